"""The scenes that are pictured: pages and dialogs in their states, and the way to each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QApplication, QDialog

from pokertable.app.pages import PAGES
from pokertable.app.pages.page import Page
from pokertable.model.hand.actions import CheckCall
from pokertable.session.history.store import History
from pokertable.views.window.about_dialog import ErrorDialog


@dataclass(frozen=True)
class Scene:
    """What is pictured: its name, the arguments of `shot` without theme and size, and what is pictured after it.

    `then` are names and what leads there from the picture before: the same hand need not be played again for them. It
    gives the dialog that is to be pictured, None for the window.
    """

    name: str
    arguments: tuple[str, ...]
    then: tuple[tuple[str, Callable[[Any], Any]], ...] = ()


def scenes(games: dict[str, int], mixes: list[str], topics: list[str]) -> Iterator[Scene]:
    """All of them; `games`: their most seats."""
    for game, seats in games.items():
        at = ("--game", game)
        yield Scene(f"start-{game}", ("start", *at))
        yield Scene(f"table-{game}", ("table", *at, "--seats", str(min(8, seats)), "--seed", "4"))
        yield Scene(f"table-hints-{game}", ("table", *at, "--hints", "--step", "3", "--seed", "26"))
        yield Scene(f"table-two-colours-{game}", ("table", *at, "--seats", "2", "--deck", "2", "--step", "2"))
        yield Scene(f"showdown-{game}", ("showdown", *at, "--seats", "5"))
        short = ("--seats", "6", "--stack", "100", "--players", "station,maniac")
        yield Scene(f"showdown-short-{game}", ("showdown", *at, *short))
        yield Scene(f"lab-{game}", ("lab", *at))
        yield Scene(f"table-odds-{game}", ("table", *at, "--odds", "--seats", "4", "--step", "1"))
        for topic in topics:
            then = ((f"quiz-{topic}-wrong-{game}", answer_wrong),)
            yield Scene(f"quiz-{topic}-{game}", ("quiz", *at, "--topic", topic), then)
        yield Scene(f"quiz-high-right-{game}", ("quiz", *at, "--step", "2"))
        then = ((f"replayer-{game}", open_replayer), (f"statistics-{game}", open_statistics))
        yield Scene(f"history-{game}", ("history", *at, "--seats", "3", "--players", "random"), then)
        for page in ("review", "rules"):
            yield Scene(f"{page}-{game}", (page, *at, "--seats", "3", "--players", "loose:beginner"))
    for mix in mixes:
        for page in ("start", "table"):
            yield Scene(f"{page}-{mix}", (page, "--game", mix))
    yield Scene("quiz-summary", ("quiz", "--step", "11"))
    yield Scene("quiz-progress", ("quiz", "--step", "12"))
    for state, answers in (("plan", "0"), ("asked", "1"), ("end", "99")):
        yield Scene(f"today-{state}", ("today", "--step", answers))
    yield Scene("settings", ("settings",))
    yield Scene("reads", ("reads",), (("reads-wrong", answer_wrong),))
    asked = ("--game", "holdem", "--seats", "3", "--seed", "4")
    yield Scene("table-read", ("table", *asked), (("dialog-read-told", read_told),))
    asked = ("--game", "omaha8", "--seats", "6", "--seed", "4", "--step", "3")
    yield Scene("table-asked", ("table", *asked), tuple([(f"dialog-{name}", dialog(ask)) for name, ask in DIALOGS]))


def page(key: str) -> Page:
    """The page of this name."""
    return next(each for each in PAGES if each.key == key)


def answer_wrong(studio: Any) -> None:
    """From a question to its verdict."""
    for there in studio._program.pages.of(page("quiz")).answered(1, goes_on=False):
        studio._wait_for(there)


def open_replayer(studio: Any) -> None:
    """From the history to the replayer of its last hand."""
    program = studio._program
    program.pages.of(page("replayer")).replay(History(program.store).ids()[0])


def open_statistics(studio: Any) -> None:
    """To the statistics, their graph drawn."""
    program = studio._program
    program.open_page(page("statistics"))
    studio._wait_for(lambda: program.pages.of(page("statistics")).page.graph.isVisible())


def about(program: Any) -> None:
    """The program's own dialog, from the settings."""
    program.open_page(page("settings"))
    program.pages.of(page("settings")).page.about_button.click()


DIALOGS: tuple[tuple[str, Callable[[Any], None]], ...] = (
    ("habits", lambda program: program.show_habits()),
    ("read", lambda program: program.reads.ask()),
    ("how-it-plays", lambda program: program.opponents.show_how("tag")),
    ("own-opponents", lambda program: program.opponents.show_own()),
    ("own-mix", lambda program: (program.open_page(page("start")), found("OwnMixCell").click())),
    ("error", lambda program: report(program)),
    ("about", about),
)
"""By name, how each is asked for at a table."""


def found(kind: str) -> Any:
    """The widget of this class."""
    return next(each for each in QApplication.allWidgets() if type(each).__name__ == kind and each.isVisible())


def report(program: Any) -> None:
    """An error that nobody expected."""
    shown = ErrorDialog(None, program.window)
    shown.details.setPlainText("ValueError: none")
    shown.open()


def read_told(studio: Any) -> Any:
    """From a read that is asked for to how it was scored, once the hand is over."""
    program = studio._program
    reads = program.reads
    dialog(lambda _: reads.ask())(studio).keep()
    while not program.tables.hand.over:
        if program.tables.hand.to_act == program.tables.table.hero:
            program.tables.act(CheckCall())
        studio._app.processEvents()
    studio._wait_for(lambda: bool(reads.table.reads))
    return dialog(lambda _: reads.ask())(studio)


def dialog(ask: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """To a dialog; the one before is closed."""

    def there() -> list[QDialog]:
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]

    def lead(studio: Any) -> QDialog:
        for each in there():
            each.close()
        ask(studio._program)
        studio._wait_for(there)
        return there()[0]

    return lead
