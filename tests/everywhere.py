"""Every page of the program in each of its states, for what has to hold wherever a player can be.

`PLACES` has a way to each: that to the pictures of each page of the list (`PAGES`), and more; `STATES` to what passes
there or is said in other words alone; `opened` builds a program for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from pokertable.app import App, application
from pokertable.app.pages import HISTORY, LAB, PAGES, QUIZ, REVIEW, SETTINGS, START
from pokertable.app.pages.page import Page, Picture, Wanted
from pokertable.controllers.table_controller import TableController
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import CheckCall, Draw
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.session.profile.settings import Settings
from pokertable.session.record.rewind import own_decisions
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import LessonStep
from pokertable.training.quiz.topics import FILES, topic_from
from pokertable.views.start.game_buttons import OwnMixCell
from pokertable.views.widgets.dialog import Question
from pokertable.views.window.about_dialog import ErrorDialog
from pokertable.views.window.read_dialog import ReadDialog
from tests.narrow import known, of_kind
from tests.test_app import PERSONAS, WAIT_MS, check_down, choice, my_turn_or_over

Opener = Callable[[QtBot, App], None]
QUESTIONS: Final = 3
"""Questions of a session of the quiz."""


def _table(game: str) -> Opener:
    def turn(qtbot: QtBot, program: App) -> None:
        program.play(choice(game))
        assert my_turn_or_over(qtbot, program)

    return turn


def _draw(qtbot: QtBot, program: App) -> None:
    """What is discarded in the last draw of three, one card being picked."""
    program.play(choice("triple27"))
    panel = program.window.table.drawing
    while my_turn_or_over(qtbot, program):
        if panel.is_asking and known(program.tables.hand).state.street == 3:
            panel.toggles[0].click()
            return
        program.tables.act(Draw(panel.highlights.pool[:2]) if panel.is_asking else CheckCall())
    raise AssertionError("the hand was over before the last draw")


def _ticks(qtbot: QtBot, program: App) -> None:
    """Others think: what can be decided ahead."""
    _table("holdem")(qtbot, program)
    hand, page = known(program.tables.hand), program.window.table
    seen = hand.observe(0)
    page.panel.set_waiting(replace(seen, to_act=1), 0, ("You", "Ines", "Marek", "Tomo"))


def _pointing(qtbot: QtBot, program: App) -> None:
    program.window.change("points", True)
    program.play(choice("omaha8", seats=2))
    page = program.window.table

    def asked() -> bool:
        return page.pointing.is_asking or page.showdown.isVisible() or my_turn_now(program.tables)

    for _ in range(60):
        qtbot.waitUntil(asked, timeout=WAIT_MS)
        if page.pointing.is_asking:
            return
        if page.showdown.isVisible():
            program.tables.deal()
        else:
            program.tables.act(CheckCall())
    raise AssertionError("nothing was asked")


def my_turn_now(tables: TableController) -> bool:
    """Whether the player is asked to act."""
    return tables.page.panel.choices.live


def _odds(qtbot: QtBot, program: App) -> None:
    _table("omaha8")(qtbot, program)
    program.window.bar.odds.trigger()
    odds = program.window.table.odds

    def known_in_play() -> bool:
        """Whether the bets to come are played out, the last that the panel waits for."""
        return bool(odds.in_play.text()) and odds.in_play.text() != odds.tr("Playing out the bets to come…")

    qtbot.waitUntil(known_in_play, timeout=4 * WAIT_MS)


def _page(listed: Page[Any]) -> Opener:
    return lambda _, program: program.open_page(listed)


def _pictured(picture: Picture, game: str = "omaha8") -> Opener:
    """The way to a page that `pokertable shot` goes; a hand is played where it needs some."""

    def lead(qtbot: QtBot, program: App) -> None:
        wanted = Wanted(choice=choice(game, seats=3), seed=7, hands=1, deals=4)
        for there in picture.way(program, wanted):
            qtbot.waitUntil(there, timeout=4 * WAIT_MS)
        QApplication.processEvents()  # what was shown at last is laid out

    return lead


def _lesson(_: QtBot, program: App) -> None:
    program.open_page(LAB)
    lab = program.pages.of(LAB).page
    lab.open_lesson(lab.lessons.tiles[0].lesson.key)


def _lab(_: QtBot, program: App) -> None:
    """Both readings are misread, and have long words to say so."""
    program.open_page(LAB)
    program.pages.of(LAB).page.open_cards(parse_cards("7d7h6cAc"), parse_cards("2hJhTd2c4c"), "omaha8")


_SOON: Final = {"range": ("holdem", 1, 5)}
"""A game where spots that are worth a question are met soon, how many are asked, and a seed that has one soon; in
five-card stud two hundred hands are played out for one, and while it is shown the next is prepared."""


def _question(key: str, answered: int = 0) -> Opener:
    """A question of this topic; after so many answers what came of the last, the summary after all."""
    game, count, seed = _SOON.get(key, (None, QUESTIONS, 7))

    def ask(qtbot: QtBot, program: App) -> None:
        program.open_page(QUIZ)
        quiz, topic = program.pages.of(QUIZ).page, topic_from(key)
        quiz.set_seed(seed)
        quiz.start([topic], [game or topic.games[-1]], count)
        for number in range(answered):
            qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=4 * WAIT_MS)
            question = known(quiz.question)
            quiz.give(question.tempting[0].answer if question.tempting else question.answer)
            if number + 1 < answered:
                quiz.go_on()
        if answered <= count:
            qtbot.waitUntil(lambda: quiz.question is not None, timeout=4 * WAIT_MS)

    return ask


def _summary(qtbot: QtBot, program: App) -> None:
    _question("high", QUESTIONS)(qtbot, program)
    program.pages.of(QUIZ).page.go_on()


def _figures(qtbot: QtBot, program: App) -> None:
    _question("high", 1)(qtbot, program)
    program.pages.of(QUIZ).page.show_figures()


def _played(qtbot: QtBot, program: App) -> int:
    """Play hands until one has decisions of ours, unless one is there; its number in the store."""
    if program.tables.hand is None or not program.tables.hand.over:
        program.play(choice("omaha8", seats=3))
        check_down(qtbot, program)
    while not own_decisions(known(program.tables.hand).events, 0):
        program.tables.deal()
        check_down(qtbot, program)
    return known(program.tables.hand_id)


def _habits(qtbot: QtBot, program: App) -> None:
    _table("omaha8")(qtbot, program)
    program.show_habits()


def _how(qtbot: QtBot, program: App) -> None:
    program.opponents.show_how("tag")
    qtbot.waitUntil(lambda: dialog_of() is not None, timeout=WAIT_MS)


def _own(_: QtBot, program: App) -> None:
    program.opponents.show_own()


def _own_mix(qtbot: QtBot, program: App) -> None:
    program.open_page(START)
    known(program.window.findChild(OwnMixCell)).click()
    qtbot.waitUntil(lambda: dialog_of() is not None, timeout=WAIT_MS)


def _read(qtbot: QtBot, program: App) -> None:
    program.play(choice("holdem", seats=3))
    assert my_turn_or_over(qtbot, program)
    program.reads.ask()
    qtbot.waitUntil(lambda: dialog_of() is not None, timeout=WAIT_MS)


def _about(_: QtBot, program: App) -> None:
    program.open_page(SETTINGS)
    program.pages.of(SETTINGS).page.about_button.click()


def _keys(_: QtBot, program: App) -> None:
    program.window.show_keys()


def _error(_: QtBot, program: App) -> None:
    dialog = ErrorDialog(None, program.window)
    dialog.details.setPlainText("ValueError: none")
    dialog.open()


LISTED: Final = {picture.name: _pictured(picture) for page in PAGES for picture in page.pictured}
"""A way to each page of the list."""
PLACES: Final[dict[str, Opener]] = LISTED | {
    "stud": _table("stud8"),
    "draw": _draw,
    "ticks": _ticks,
    "pointing": _pointing,
    "odds": _odds,
    "lab": _lab,
    "lesson": _lesson,
    "quiz": _page(QUIZ),
    "reads": _question("range"),
    **{f"question {key}": _question(key) for key in FILES if key != "range"},
    "verdict": _question("high", 1),
    "verdict range": _question("range", 1),
    "verdict showdown": _question("showdown", 1),
    "summary": _summary,
    "figures": _figures,
    "empty history": _page(HISTORY),
    "habits": _habits,
    "how it plays": _how,
    "own opponents": _own,
    "own mix": _own_mix,
    "read": _read,
    "about": _about,
    "keys": _keys,
    "error": _error,
}
"""A way to each place, by its name."""


def _popover(qtbot: QtBot, program: App) -> None:
    _odds(qtbot, program)
    program.window.table.help.open_next_range()
    assert program.window.table.holding.isVisible()


def _next_game(_: QtBot, program: App) -> None:
    mix = "mix:courchevel8/fixed,stud8/fixed"
    entries = {"low": 10, "high": 20, "seats": 3, "stack": 600, "personas": PERSONAS[:2], "hands_each": 1}
    program.play(TableChoice(variant=mix, structure=usual_choice(mix).structure, **entries))  # type: ignore[arg-type]
    assert program.tables.page.next_game.is_open


def _read_told(qtbot: QtBot, program: App) -> None:
    _read(qtbot, program)
    of_kind(ReadDialog, dialog_of()).keep()
    check_down(qtbot, program)
    qtbot.waitUntil(lambda: bool(program.reads.table.reads), timeout=WAIT_MS)
    program.reads.ask()
    qtbot.waitUntil(lambda: dialog_of() is not None, timeout=WAIT_MS)


def _told_step(lesson: str, picks: int) -> Opener:
    """What a lesson says to a wrong guess."""

    def tell(_: QtBot, program: App) -> None:
        program.open_page(LAB)
        lab = program.pages.of(LAB).page
        lab.open_lesson(lesson)
        step = known(lab.course.run).now
        assert not isinstance(step, ChoiceStep), lesson
        held = step.hand if isinstance(step, LessonStep) else step.tempting
        for card in [card for card in step.tempting if card in held][:picks]:
            lab._pick(card)
        lab._check()

    return tell


def _tab(number: int) -> Opener:
    def open_tab(qtbot: QtBot, program: App) -> None:
        PLACES["review"](qtbot, program)
        program.pages.of(REVIEW).page._show_tab(number)

    return open_tab


LONG_NOTE: Final = "A hand that is told here at such length that no bar has any room for all of its words. " * 3


def _strip(qtbot: QtBot, program: App) -> None:
    """A note that the bar has no room for."""
    _table("omaha8")(qtbot, program)
    program.window.say(LONG_NOTE)


STATES: Final[dict[str, Opener]] = {
    "popover": _popover,
    "next game": _next_game,
    "read told": _read_told,
    "step told": _told_step("lone-ace", 2),
    "question told": _told_step("badugi", 4),
    "they had": _tab(1),
    "range": _tab(2),
    "strip": _strip,
}


_WALKED: Final = (
    "start", "table", "showdown", "lab", "quiz", "reads", "review", "today", "history", "replayer", "statistics",
    "rules", "settings", "sng", "sng-end", "path", "learn", "session-end", "decide", "decide-verdict", "starts",
    "starts-holdem",
)  # fmt: skip
LONG: Final = frozenset({*_WALKED, *PLACES, *STATES} - ({*LISTED} - {*_WALKED}))
"""Places of the long run, but for those that a test names; to a new page the default run goes."""


def places(*quick: str, of: Iterable[str] = PLACES) -> list[Any]:
    """The places for a test, those marked that the long run goes to; `quick` are not."""
    return [pytest.param(place, marks=pytest.mark.long if place in LONG and place not in quick else ()) for place in of]


def asked() -> str:
    """The question that is asked; empty: none."""
    return box.windowTitle() if isinstance(box := dialog_of(), Question) else ""


def answer(words: str | Qt.Key) -> None:
    """Press the button of the question with these words, or a key."""
    box = dialog_of()
    assert isinstance(box, Question)
    if isinstance(words, str):
        {button.text(): button for button in box.buttons}[words].click()
    else:
        button = box.focusWidget()
        assert button is not None
        QTest.keyClick(button, words)


def dialog_of() -> QDialog | None:
    """The dialog that is open."""
    return next(
        (each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()), None
    )


def opened(
    qtbot: QtBot, folder: Path, place: str, size: tuple[int, int] = (1280, 800), **settings: object
) -> tuple[App, QWidget]:
    """The program at a place, and what to look at there: its dialog, else its window."""
    application()
    program = App(Settings(speed=0.0, bot_delay_ms=0, **settings), folder, seed=4, guard_ms=0)  # type: ignore[arg-type]
    qtbot.addWidget(program.window)
    program.window.resize(*size)
    with qtbot.waitExposed(program.window):
        program.window.show()
    return program, gone_to(qtbot, program, place)


def gone_to(qtbot: QtBot, program: App, place: str) -> QWidget:
    """What to look at in a place, once the program is there; a dialog that was open is closed before.

    On the way nobody looks, and nothing is painted: ten questions and their verdicts before a session's end.
    """
    left = dialog_of()
    if left is not None:
        left.close()
    program.window.setUpdatesEnabled(False)
    (PLACES | STATES)[place](qtbot, program)
    program.window.setUpdatesEnabled(True)
    top = dialog_of() or program.window
    top.activateWindow()
    qtbot.waitUntil(top.isActiveWindow, timeout=WAIT_MS)
    return top


def on_screen(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> QSize:
    """Let dialogs believe that they are on a screen of this size; the room that there is on it."""
    room = QSize(size[0], size[1] - 40)
    screen = SimpleNamespace(availableSize=lambda: room, availableGeometry=lambda: QRect(QPoint(), room))
    monkeypatch.setattr(QDialog, "screen", lambda _: screen)
    return room


def leave(program: App) -> None:
    """Close what is open."""
    dialog = dialog_of()
    if dialog is not None:
        dialog.close()
    program.window.close()
