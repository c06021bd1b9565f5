"""The window in other languages: no text is left in English, and what is kept is in English all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

from pokertable.app import App
from pokertable.app.pages import HISTORY
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import offers
from pokertable.model.text import ChipCount, inside, phrase
from pokertable.players.styles.cast import NAMES
from pokertable.session.profile.settings import Settings, load
from pokertable.session.words.breaks import apart
from pokertable.session.words.line import CardText
from pokertable.training.quiz.deals import CardDeal, UpHand
from pokertable.training.quiz.topics import topic_from
from pokertable.views.desk.history.page import HistoryPage
from pokertable.views.kit import language
from pokertable.views.kit.translate import decimal, measured, pieces, shown
from pokertable.views.rules.rules_text import RulesText
from pokertable.views.start.scene import StartScene
from pokertable.views.tournament.words import ordinal
from pokertable.views.window.about_dialog import versions
from pokertable.views.window.game_menu import GameMenu
from tests.everywhere import LONG_NOTE, PLACES, STATES, leave, on_screen, opened, places
from tests.fits import check_room
from tests.games import few, one_of
from tests.narrow import known
from tests.painted import looked_at
from tests.pseudo import ACCENTS, END, START, pseudo, spoken
from tests.test_app import check_down, choice, my_turn_or_over, started

OWN = {
    "BB",
    "SB",
    "BTN",
    "UTG",
    "CO",
    "HJ",
    "LJ",
    "MP",
    "VPIP",
    "PFR",
    "English",
    "Français",
    "Ctrl",
    *NAMES,
    *language.LANGUAGES.values(),
    *[QLocale.c().monthName(month) for month in range(1, 13)],
}
"""Words that are the same in every language; months are named by the system's."""
STYLES = {"TAG", "LAG"}
KEYS = {
    "Home",
    "End",
    "Left",
    "Right",
    "Up",
    "Down",
    "PgUp",
    "PgDown",
    "PgDn",
    "Space",
    "Enter",
    "Return",
    "Esc",
    "Tab",
}
"""Qt translates the names of keys."""


def untranslated(text: str) -> list[str]:
    """Words of a text that no translation gave: without an accent where the language has one.

    Cards, hold'em's starts (AKs), names and what stands in no sentence aside.
    """
    rest = re.sub(r"<[^>]*>|&\w+;|\b(?:[2-9TJQKA][cdhs])+\b|\b[2-9TJQKA]{2}[so]\b", "", text)
    words = [word for word in re.findall(r"[^\W\d_]{3,}", rest) if word not in OWN | KEYS]
    return [word for word in words if word.translate(ACCENTS) != word]


def texts_of(window: QWidget) -> Iterator[str]:
    """Every text of the widgets, tips and names for screen readers included."""
    for each in window.findChildren(QWidget):
        yield from (each.toolTip(), each.accessibleName(), each.accessibleDescription())
        if isinstance(each, QLabel | QAbstractButton):
            yield each.text()
        elif isinstance(each, QComboBox):
            yield from (each.itemText(row) for row in range(each.count()))
        elif isinstance(each, RulesText):
            continue  # its pages are translated whole, and counted in `test_translations`
        elif isinstance(each, QTextEdit | QPlainTextEdit):
            yield from (each.toPlainText(), each.placeholderText())
        elif isinstance(each, QTableView) and each.model() is not None:
            for column in range(each.model().columnCount()):
                yield str(each.model().headerData(column, Qt.Orientation.Horizontal) or "")
        if isinstance(each, GameMenu):
            yield from (action.text() for action in each.actions_by_game.values())
        yield from (action.text() for action in each.actions())


@pytest.fixture
def screen(monkeypatch) -> None:
    """One as large as the smallest window."""
    on_screen(monkeypatch, SMALL)


def at_table(qtbot, program: App, game: str) -> None:
    program.play(choice(game))
    assert my_turn_or_over(qtbot, program)


DATA = {"ValueError: none", "Pokertable", "Python", "PySide6", LONG_NOTE}
"""What is no text of the program: an error in full, names of what it runs with, what a test says."""
SMALL = (1024, 700)


@pytest.mark.parametrize("language", ["ja", "fr"])
@pytest.mark.parametrize("place", places("popover", of=PLACES | STATES))
def test_no_word_of_a_place_is_cut(qtbot, tmp_path, screen, speak, place, language) -> None:
    """In the languages that are spoken, in the smallest window."""
    speak(language)
    program, top = opened(qtbot, tmp_path, place, SMALL, hints=True, language=language)
    check_room(qtbot, top)
    leave(program)


@pytest.mark.parametrize("place", places("start", "settings", of=PLACES | STATES))
def test_every_text_of_a_place_is_translated_and_has_room(qtbot, qapp, tmp_path, screen, monkeypatch, place) -> None:
    """In a language with longer words than any. Where no font is Japanese, that language has an English name."""
    monkeypatch.setattr(language, "can_show_japanese", lambda: True)
    with spoken(qapp):
        program, top = opened(qtbot, tmp_path, place, SMALL, hints=True)
        check_room(qtbot, top)
        texts = {*looked_at(top).texts, *texts_of(top)} - DATA - {value for _, value in versions()} - {str(tmp_path)}
    leave(program)
    assert any(END in text for text in texts)
    assert (place, {text: words for text in texts if (words := untranslated(text))}) == (place, {})


def test_a_text_that_no_translation_gave_is_found() -> None:
    assert untranslated(f"{pseudo('Raise to')} 40, Ines, 7h: {pseudo('Fold')}") == []
    assert untranslated("Raise tõ 40") == ["Raise"] and untranslated(f"{pseudo('Board')}: best") == ["best"]
    longer = pseudo("Every miss comes back {often}")
    assert longer.startswith(START) and longer.endswith(END) and "{often}" in longer
    assert len(longer) >= 4 / 3 * len("Every miss comes back {often}") - 3


def in_languages(place: str) -> list[Any]:
    """A place in each language and size of text; the default run takes one of them."""
    return [
        pytest.param(place, language, text, marks=() if (language, text) == ("fr", 130) else pytest.mark.long)
        for language in ("ja", "fr")
        for text in (100, 130)
    ]


@pytest.mark.parametrize(
    ("place", "language", "text"),
    [
        pytest.param(*each.values, marks=(*place.marks, *each.marks))
        for place in places("start", "decide-verdict", of=PLACES | STATES)
        for each in in_languages(place.values[0])
    ],
)
def test_nothing_is_cut(qtbot, speak, tmp_path, screen, place, language, text) -> None:
    assert speak(language) is None
    program, top = opened(qtbot, tmp_path, place, SMALL, text_size=text)
    check_room(qtbot, top)
    leave(program)


def test_whatever_game_the_start_page_shows_its_words_have_room(qtbot, speak, tmp_path, screen) -> None:
    assert speak("fr") is None
    _, top = opened(qtbot, tmp_path, "start", SMALL, text_size=130)
    scene = known(top.findChild(StartScene))
    for key, game in offers().items():
        scene.show_game(game)
        painted = looked_at(scene)
        assert [*painted.cut, *painted.over_each_other()] == [], key


def test_in_french_less_than_two_of_something_are_one(speak) -> None:
    speak("fr")
    said = [measured("{count} big bets", figure).format(count=decimal(figure)) for figure in (0.4, 1.0, 1.94, 1.96, 12)]
    assert said == ["0,4 grosse mise", "1,0 grosse mise", "1,9 grosse mise", "2,0 grosses mises", "12,0 grosses mises"]
    speak("en")
    assert measured("{count} big bets", 1.0) == "{count} big bets"


@pytest.mark.parametrize(
    ("context", "text", "fields", "said"),
    [
        (
            "CostlyDecisions",
            "{done} of your {count} biggest decisions analysed",
            {"done": "1", "count": "3"},
            "Décisions analysées : 1 sur vos 3 plus importantes",
        ),
        (
            "CostlyDecisions",
            "{settled} of your {count} biggest decisions settled",
            {"settled": "1", "count": "2"},
            "Décisions tranchées : 1 sur vos 2 plus importantes",
        ),
        ("ActionPanel", "puts them all-in", {}, "tapis adverse"),
        ("AmountEditor", "Their all-in", {}, "Tapis adverse"),
        ("SkillTable", "Select only this: {names}", {"names": "Omaha"}, "Choisir seulement : Omaha"),
        ("StatisticsPage", "Export CSV…", {}, "Exporter en CSV…"),
        (
            "Review",
            "Another action is unlikely to be better by more than {part} of the pot.",
            {"part": "2 %"},
            "Il n’y a sans doute pas d’action meilleure de plus de 2 % du pot.",
        ),
    ],
)
def test_french_sentences_agree_with_what_fills_them(speak, context, text, fields, said) -> None:
    speak("fr")
    told = QCoreApplication.translate(context, text).format(**fields)
    assert re.sub("[\u00a0\u202f]", " ", told) == said


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (
            phrase("You used {count} from your hand: in Omaha you use exactly two.", count=phrase("no card")),
            "Dans votre choix, aucune carte de votre main : en Omaha, exactement deux jouent.",
        ),
        (phrase("{most} already puts them all-in", most=ChipCount(1200)), "1 200 couvre déjà tout tapis adverse"),
        (
            phrase("A hand worth a bet: the more that opponent bets, the more often it checks"),
            "Une main qui vaut une mise ; il fait parole d’autant plus souvent que cet adversaire mise beaucoup",
        ),
        (phrase("Limits: {limits}.", limits=inside(phrase("Pot-limit"))), "On y joue en pot limit."),
    ],
)
def test_french_phrases_agree_with_what_fills_them(speak, told, said) -> None:
    speak("fr")
    assert re.sub("[\u00a0\u202f]", " ", shown(told)) == said


@pytest.mark.parametrize(
    ("spoken", "places"),
    [
        ("en", ["1st", "2nd", "11th", "21st", "43rd"]),
        ("fr", ["1er", "2e", "11e", "21e", "43e"]),
        ("ja", ["1位", "2位", "11位", "21位", "43位"]),
    ],
)
def test_places_are_written_as_the_language_writes_them(speak, spoken, places) -> None:
    speak(spoken)
    assert [ordinal(place) for place in (1, 2, 11, 21, 43)] == places


@pytest.mark.parametrize(
    ("spoken", "ranks"),
    [("en", "any 8, 7, 6 or 4: 16 cards"), ("fr", "8, 7, 6 ou 4"), ("ja", "ローは8、7、6、4のどれか：16枚")],
)
def test_the_ranks_that_make_a_low_are_listed_as_the_language_lists_them(speak, spoken, ranks) -> None:
    speak(spoken)
    others = (UpHand(parse_cards("KhQd8s"), folded=False), UpHand(parse_cards("7c"), folded=True))
    question = topic_from("live").rebuilt(CardDeal(CATALOGUE["stud8"], parse_cards("As2d3h5cKd"), (), others))
    assert ranks in apart(shown(question.explanation))


OLD: Final = (
    "Its open pair is the highest on the table: it bets {draw} at {share} %, with {cards}, and gives no free card."
)
"""Much like a reason that stud's rules gave once: it has no translation any more."""


@pytest.mark.parametrize("spoken", ["ja", "fr"])
def test_a_stored_reason_of_an_earlier_version_is_english_throughout(speak, spoken) -> None:
    speak(spoken)
    cards = CardText(parse_cards("AsKd"))
    old = phrase(OLD, draw=inside(phrase("Flush")), share="30.5", cards=cards)
    assert shown(phrase("Flush")) != "Flush"
    assert shown(old) == str(old) == OLD.format(draw="flush", share="30.5", cards="As Kd")
    assert [piece for piece in pieces(old) if not isinstance(piece, str)] == list(cards.cards)
    now = phrase("{name} folds", name="Ines")
    assert shown(now) != str(now)


def test_a_table_in_french_keeps_the_players_name_in_english(qtbot, speak) -> None:
    speak("fr")
    program = started(qtbot, hints=True)
    at_table(qtbot, program, "omaha8")
    table = program.tables.table
    assert table is not None and table.hero is not None
    assert table.seats[table.hero].name == "You"
    assert "Vous" in program.window.table.log.text.toPlainText()
    assert "You" not in program.window.table.log.text.toPlainText()
    program.window.close()


@pytest.mark.long
@pytest.mark.parametrize("hands", few(1, 2))
@pytest.mark.parametrize("game", one_of(3, ["stud8", "holdem", "omaha8"]))
def test_hands_are_played_and_told_in_japanese(qtbot, speak, game, hands) -> None:
    speak("ja")
    program = started(qtbot, hints=True)
    program.play(choice(game))
    for _ in range(hands):
        check_down(qtbot, program)
        page = program.window.table
        log = apart(page.log.text.toPlainText())
        told = {*texts_of(page), log}
        assert "獲得" in log or "スクープ" in log
        latin = {word for text in told for word in re.findall(r"[A-Za-z]{3,}", re.sub(r"<[^>]*>", "", text))}
        assert latin - OWN - KEYS - STYLES == set()
        qtbot.keyClick(page, Qt.Key.Key_Space)
    program.window.close()


def test_a_file_that_cannot_be_read_and_damaged_settings_are_told_in_japanese(qtbot, speak, tmp_path) -> None:
    speak("ja")
    (tmp_path / "settings.json").write_text('{"theme": "pink"}')
    _, problem = load(tmp_path / "settings.json")
    assert problem is not None
    assert shown(problem).startswith("次の設定は読み取れなかったため、標準に戻しました：theme。")
    program = App(Settings(), tmp_path)
    qtbot.addWidget(program.window)
    program.open_page(HISTORY)
    bad = tmp_path / "bad.phh"
    bad.write_text("variant = 'XX'\nactions = []")
    page = program.pages.of(HISTORY).page
    assert isinstance(page, HistoryPage)
    page.imported.emit([bad])
    qtbot.waitUntil(lambda: "読み込" in page.notice.text and bool(page.notice.problems.toPlainText()), timeout=5000)
    assert "bad.phh、ハンド1：ゲーム'XX'はここではプレイできません" in page.notice.problems.toPlainText()
    program.window.close()
