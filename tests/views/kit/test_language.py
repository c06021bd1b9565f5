"""The language of the window: what it is taken from, what is loaded for it, and French before a vowel."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QFontDatabase, QTextDocument

from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS
from pokertable.model.text import phrase
from pokertable.session.profile.settings import OFFERED, Settings
from pokertable.session.words.breaks import JOINER, apart
from pokertable.views.kit import language
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import addressed, headed, hero_named, in_a_row, number, percent, shown


@pytest.fixture
def speak(qapp):
    """Speaks a language for the time of a test."""
    before, font = QLocale(), qapp.font()
    yield language.speak
    language.speak("en")
    QLocale.setDefault(before)
    qapp.setFont(font)


def test_the_settings_offer_what_is_spoken() -> None:
    assert (language.SYSTEM, *language.LANGUAGES) == OFFERED["language"]
    assert Settings().language == language.SYSTEM


@pytest.mark.parametrize(
    ("of_the_system", "spoken"), [(["ja-JP", "en"], "ja"), (["de", "fr-CA"], "fr"), (["de"], "en")]
)
def test_the_first_known_language_of_the_system_is_spoken(monkeypatch, of_the_system, spoken) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: of_the_system)
    assert language.system_language() == spoken


def test_a_language_comes_and_goes(speak) -> None:
    assert speak("fr") is None
    assert language.language() == "fr"
    assert number(1234567) == "1\u202f234\u202f567"
    assert percent(0.188) == "18,8\u202f%"
    assert shown(phrase("{need}", need="13.7")) == "13,7"
    assert shown(phrase("{name}", name="v1.5")) == "v1.5"
    assert hero_named(("You", "Ines")) == ("Vous", "Ines")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler", "Qt's own texts"
    assert speak("en") is None
    assert number(1234567) == "1,234,567"
    assert hero_named(("You", "Ines")) == ("You", "Ines")


def test_japanese_without_a_font_is_refused_in_english(speak, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    problem = speak("ja")
    assert problem is not None and "Noto Sans CJK JP" in problem
    assert language.language() == "en"


def test_japanese_takes_a_japanese_face(speak, qapp, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Noto Sans CJK JP", "Noto Sans CJK SC"])
    assert speak("ja") is None
    assert "Noto Sans CJK JP" in qapp.font().families()
    assert "Noto Sans CJK SC" not in qapp.font().families()


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("paire de as, kicker roi", "paire d’as, kicker roi"),
        ("Le as et le dame", "L’as et la dame"),
        ("au-dessus du as ou du dame", "au-dessus de l’as ou de la dame"),
        ("le roi, de valets, rien de assez", "le roi, de valets, rien de assez"),
    ],
)
def test_french_words_are_put_right_before_what_was_filled_in(speak, text, right) -> None:
    assert language.contracted(text, "fr") == right
    assert language.contracted(text) == text, "not in English"


def test_hands_are_named_as_dealers_say_them(speak) -> None:
    ace, king, seven = 12, 11, 5
    two_pair = phrase(
        "two pair, {high} and {low}, {kicker} kicker",
        high=RANK_PLURALS[ace],
        low=RANK_PLURALS[seven],
        kicker=RANK_NAMES[king],
    )
    pair = phrase("pair of {ranks}, {kicker} kicker", ranks=RANK_PLURALS[ace], kicker=RANK_NAMES[king])
    speak("fr")
    assert (shown(two_pair), shown(pair)) == ("deux paires, as et sept, kicker roi", "paire d’as, kicker roi")
    if language.can_show_japanese():
        speak("ja")
        assert (shown(two_pair), shown(pair)) == ("Aと7のツーペア、Kキッカー", "Aのワンペア、Kキッカー")


def test_where_no_font_has_japanese_the_notice_names_one_and_all_stays_english(speak, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    notice = speak("ja")
    assert notice is not None and "Japanese cannot be shown" in notice and "Noto Sans CJK JP" in notice
    assert language.language() == "en" and language._Spoken.translators == ()


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_a_short_part_stays_with_its_hyphen(speak, spoken) -> None:
    speak(spoken)
    for word in ("hi-lo", "4-A", "all-in", "K-J", "re-raise", "T-high", "hi/lo"):
        laid = language.unbroken(f"The {word}, of")
        assert laid.count("\u2060") == 1 and apart(laid) == f"The {word}, of"
    for word in ("8-4-2", "2-7", "demi-pot", "ici-bas", "tight-aggressive", "5/10", "Ines/Marek", "- of"):
        assert language.unbroken(word) == word
    assert language.unbroken_html('<a href="hi-lo">hi-lo</a>') == '<a href="hi-lo">hi-\u2060lo</a>'


def test_a_particle_stays_with_the_link_before_it(speak, monkeypatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Noto Sans CJK JP"])
    assert speak("ja") is None
    assert language.unbroken_html("<a>ポット</a>に<b>入り</b>、") == (
        "<a>ポ\u2060ッ\u2060ト</a>\u2060に<b>入\u2060り</b>、"
    )
    cell = language.unbroken_html("<td>その額を払います。</td><td>次</td>")
    assert cell == f"<td>{JOINER.join('その')}{JOINER.join('額を払います')}。</td><td>次</td>"


def test_a_short_last_word_of_a_cell_stays_with_the_one_before(speak) -> None:
    speak("en")
    assert language.unbroken_html("<td>the prizes at stake are</td><td>A raise</td>") == (
        "<td>the prizes at stake\u00a0are</td><td>A raise</td>"
    )


def test_figures_in_a_document_keep_their_percent_sign(qapp) -> None:
    page = QTextDocument()
    page.setHtml("<p>" + language.for_html("parmi les 20\u202f% meilleures & 1\u202f200") + "</p>")
    assert page.toRawText() == "parmi les 20\u00a0% meilleures & 1\u00a0200"


@pytest.mark.parametrize(("hero", "my_name", "seat"), [(0, "", 0), (1, "", None), (None, "", None), (0, "Ann", None)])
def test_the_seat_called_you_is_the_players_own_without_a_name(qapp, monkeypatch, hero, my_name, seat) -> None:
    monkeypatch.setattr(look(), "my_name", my_name)
    assert addressed(("You", "Ines"), hero) == seat


def test_a_text_after_its_name_has_the_colon_of_the_language(speak, monkeypatch) -> None:
    """English has no space before it, French one that does not break, Japanese a sign of its own."""
    monkeypatch.setattr(language, "_no_face", lambda: None)
    cards = ("As", "Kd")
    for spoken, said in (("en", "Board: As, Kd"), ("fr", "Board\u00a0: As, Kd"), ("ja", "Board：As、Kd")):
        speak(spoken)
        assert headed("Board", in_a_row(cards)).replace(JOINER, "") == said
    assert headed("", "As") == "As"


def test_no_view_writes_a_colon_or_a_semicolon_of_its_own() -> None:
    """`headed` and `in_clauses` write those of the language."""
    own = re.compile(r"\"[:;] \"\.join|'[:;] '\.join|f\"[^\"]*\{[^\"{}]*\}: \{")
    views = Path(language.__file__).parents[1]
    found = {path.name: own.findall(path.read_text(encoding="utf-8")) for path in views.rglob("*.py")}
    assert {name: each for name, each in found.items() if each} == {}
