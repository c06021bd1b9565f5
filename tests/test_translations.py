"""The translations: every text is found and translated with its placeholders; the compiled files are of these."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pokertable.session.words.rule_book import sections

FOLDER = Path(__file__).parent.parent / "resources" / "i18n"
LANGUAGES = ("ja", "fr")
STALE_PAGES = 0
"""How many pages of the rules are not translated as they are, at most."""
RULES = FOLDER.parent / "rules"


def _module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def update() -> ModuleType:
    return _module("update")


@pytest.fixture(scope="module")
def ts_file(update: ModuleType) -> ModuleType:
    return sys.modules["ts_file"]


@pytest.fixture(scope="module")
def extract(update: ModuleType) -> ModuleType:
    return sys.modules["extract"]


def test_texts_are_translated_and_nothing_else_is(update, ts_file) -> None:
    """What values are called too: a game's title, a kind, a page's title."""
    texts = update.texts()
    for language in LANGUAGES:
        messages = ts_file.updated(ts_file.read(update.file(language, ".ts")), texts, language)
        of = {state: [each.text for each in messages if each.state is state] for state in ts_file.State}
        assert [
            f"no translation to {language}: {text.source!r} ({text.file}); run python resources/i18n/update.py and "
            f"translate it in resources/i18n/pokertable_{language}.ts"
            for text in of[ts_file.State.UNFINISHED]
        ] == []
        assert [
            f"nothing says {text.source!r} any more; run python resources/i18n/update.py --drop"
            for text in of[ts_file.State.VANISHED]
        ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_placeholders_of_its_text(language, update, ts_file) -> None:
    messages = ts_file.read(update.file(language, ".ts"))
    assert messages
    assert [fault for fault in map(ts_file.wrong_places, messages) if fault is not None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_of_these_translations(language, update) -> None:
    held = update.file(language, ".qm")
    assert held.read_bytes() == update.compiled(language), f"{held.name} is older than its translations: {update.AGAIN}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_translated_as_they_are(language, update) -> None:
    assert len(update.stale_pages(language)) <= STALE_PAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", sorted(page.name for page in RULES.glob("*.md")))
def test_a_translated_page_has_the_cards_figures_and_links_of_its_original(language, page) -> None:
    english, other = sections(page), sections(page, language)
    assert len(other) == len(english)
    if other == english:
        return  # not translated: counted above
    for before, after in zip(english, other, strict=True):
        assert (after.title, after.page) == (before.title, before.page)
        for pattern in (r"`[^`]+`", r"\]\([^)]+\)", r"(?<![0-9A-Z-])[2-9TJQKA](?:-[2-9TJQKA])+(?![0-9A-Z-])"):
            assert sorted(re.findall(pattern, after.text)) == sorted(re.findall(pattern, before.text)), before.title
        assert after.text.count("\n| ") == before.text.count("\n| "), before.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_blanks_of_their_language(language, update, ts_file) -> None:
    messages = ts_file.read(update.file(language, ".ts"))
    assert [each.forms for each in messages if ts_file.typeset(each, language) != each] == []


ONE_WORD = {
    "ほか": "(?<!その)他",
    "保存した": "保存された",
    "フィックスドリミット": r"(?<!ド)リミット\d",
    "プレイ": "プレー",
    "フォールド": "降り",
    "やさしい": "易し",
    "信頼区間": "(?<!信頼)区間",
}
"""The one way to write a word in Japanese, with the pattern of the other ways."""


def test_japanese_has_one_word_for_one_thing(update, ts_file) -> None:
    forms = [form for message in ts_file.read(update.file("ja", ".ts")) for form in message.forms]
    assert [f"{word}: {form}" for form in forms for word, other in ONE_WORD.items() if re.search(other, form)] == []


def test_french_blanks_are_set(extract, ts_file) -> None:
    def set_in_french(*forms: str) -> tuple[str, ...]:
        message = ts_file.Message(extract.Text("A", "a"), forms, ts_file.State.DONE)
        return ts_file.typeset(message, "fr").forms

    written = ("Quoi ? Non : l'as ; 5 % de « tout »", "{file}:{line}", "Quoi? Oui!", "'NT' https://a.b?c")
    right = (
        "Quoi\u202f? Non\xa0: l’as\u202f; 5\u202f% de «\xa0tout\xa0»",
        "{file}:{line}",
        "Quoi\u202f? Oui\u202f!",
        "'NT' https://a.b?c",
    )
    assert set_in_french(*written) == right
    assert set_in_french(*right) == right


PROGRAM = """
from PySide6.QtCore import QCoreApplication
from pokertable.model.text import phrase
_WORDS = {1: "one word", 2: "two words"}

def _tr(text):
    return QCoreApplication.translate("Here", text)

def lines(say, many):
    return line(say, many)

def line(say, many):
    return say(many, "{seat} folds")

class Page(QWidget):
    def __init__(self, many):
        self.tr("A title", "above")
        self.tr("%n card", None, many)
        _tr("Yes" if many else "No")
        phrase(_WORDS[many], count=many)
        for key, words in (("a", "Ay"), ("b", "Bee")):
            self._button(key, words)
        lines(self._said, many)

    def _said(self, seat, words="{seat} waits"):
        return phrase(words, seat=seat)

    def _button(self, key, words):
        return self.tr(words)
"""


def test_texts_are_followed_to_where_they_are_written(extract, tmp_path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "page.py").write_text(PROGRAM)
    found = {
        (text.context, text.source, text.comment, text.plural) for text in extract.find(tmp_path / "program", tmp_path)
    }
    assert found == {
        ("Page", "A title", "above", False),
        ("Page", "%n card", "", True),
        ("Here", "Yes", "", False),
        ("Here", "No", "", False),
        ("model", "one word", "", False),
        ("model", "two words", "", False),
        ("Page", "Ay", "", False),
        ("Page", "Bee", "", False),
        ("model", "{seat} folds", "", False),
        ("model", "{seat} waits", "", False),
    }  # fmt: skip


def test_a_text_that_cannot_be_followed_is_named_by_its_line(extract, tmp_path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "page.py").write_text("from x import phrase, made\n\n\nphrase(made())\n")
    with pytest.raises(extract.Unfollowed, match=r"program/page\.py:4: made\(\)"):
        extract.find(tmp_path / "program", tmp_path)


def test_translations_are_kept_moved_and_marked(extract, ts_file) -> None:
    def text(context: str, source: str):
        return extract.Text(context, source)

    def done(context: str, source: str, translation: str):
        return ts_file.Message(text(context, source), (translation,), ts_file.State.DONE)

    known = [done("A", "kept", "gardé"), done("A", "moved", "ailleurs"), done("A", "gone", "parti")]
    found = ts_file.updated(known, [text("A", "kept"), text("B", "moved"), text("B", "new")], "fr")
    assert {(each.text.context, each.text.source): (each.forms, each.state.name) for each in found} == {
        ("A", "kept"): (("gardé",), "DONE"),
        ("B", "moved"): (("ailleurs",), "DONE"),
        ("B", "new"): (("",), "UNFINISHED"),
        ("A", "gone"): (("parti",), "VANISHED"),
    }


def test_other_placeholders_are_told(extract, ts_file) -> None:
    def message(source: str, *forms: str):
        return ts_file.Message(extract.Text("A", source), forms, ts_file.State.DONE)

    assert ts_file.wrong_places(message("{name} bets {amount}", "{amount}: {name}")) is None
    assert "{nom}" in ts_file.wrong_places(message("{name} bets", "{nom} mise"))
    assert ts_file.wrong_places(message("{name} bets", "{name mise")) is not None


def test_a_file_is_read_as_it_was_written(extract, ts_file, tmp_path) -> None:
    messages = [
        ts_file.Message(extract.Text("A", "a < b & “c”", "why"), ("",), ts_file.State.UNFINISHED),
        ts_file.Message(extract.Text("A", "%n card", plural=True), ("%n carte", "%n cartes"), ts_file.State.DONE),
        ts_file.Message(extract.Text("B", "two\nlines", file="b.py"), ("deux\nlignes\u202f!",), ts_file.State.VANISHED),
    ]
    ts_file.write(tmp_path / "a.ts", messages, "fr")
    assert ts_file.read(tmp_path / "a.ts") == messages


def test_no_line_of_french_can_begin_with_a_sign(ts_file, update) -> None:
    """Before ``; : ? ! »`` and after ``«`` stands a blank that ends no line."""
    texts = [form for message in ts_file.read(update.file("fr", ".ts")) for form in message.forms]
    texts += [page.read_text(encoding="utf-8") for page in (RULES / "fr").glob("*.md")]
    found = [match[0] for text in texts for match in re.finditer(r".{0,20}(?: [;:?!»]|« ).{0,9}", text)]
    assert found == []
    assert not any("\N{NO-BREAK SPACE};" in text for text in texts), "narrow before a semicolon"
    assert [text for text in texts if re.search(r"[\d}][ \N{NO-BREAK SPACE}]?%(?!\()", text)] == [], "narrow before %"
