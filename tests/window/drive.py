"""Plays in a real window on a real X display, by real X events that xdotool sends. Run by `test_real_window`.

For each game: from the start page by clicks and keys to the award of a hand; in a draw game something is discarded.
Hold'em goes on until a hand is all-in with a side pot. Arguments: the language that the window speaks, then the games.
Prints a line for each thing that was seen; leaves with 1 at the first that was not.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.app import App, application
from pokertable.app.pages import START
from pokertable.controllers.table_controller import TableController
from pokertable.model.betting.presets import PresetKey
from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import BetsCollected, Discarded, Event, HandShown, HandStarted, PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.language import speak
from pokertable.views.table.action_panel import ActionPanel
from pokertable.views.table.table_page import TablePage
from tests.machine import patience
from tests.narrow import known, of_kind

PATIENCE_MS = patience(20_000)
MOST_HANDS = 60


def wait_until(there: Callable[[], bool], what: str) -> None:
    """Let the program run until this is so; leaves with 1 when it never is."""
    loop = QEventLoop()
    poll, late = QTimer(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if there() else None)
    late.timeout.connect(loop.quit)
    poll.start(5)
    late.start(PATIENCE_MS)
    if not there():
        loop.exec()
    if not there():
        failed(what)


def failed(what: str) -> None:
    """Say what was not seen, and leave."""
    print(f"FAILED: {what}", flush=True)
    sys.exit(1)


class Hands:
    """The player's hands on mouse and keyboard."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    def focus(self) -> None:
        subprocess.run(["xdotool", "windowfocus", str(int(self.window.winId()))], check=True)

    def key(self, name: str) -> None:
        subprocess.run(["xdotool", "key", name], check=True)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        spot = widget.mapToGlobal(widget.rect().center() if at is None else at)
        subprocess.run(["xdotool", "mousemove", str(spot.x()), str(spot.y()), "click", "1"], check=True)


CALLERS = ("station:beginner", "maniac:beginner", "loose:beginner", "maniac:beginner", "loose:beginner")
"""Of whom two soon call an all-in, so that there is a side pot."""


def opened(
    app: QApplication, width: int, height: int, *, points: bool = False, choice: TableChoice | None = None
) -> tuple[App, Hands]:
    """The program with its window on the screen, the keys going to it; `points`: asks to point before a showdown.

    `choice` was made last for its game.
    """
    made = choice or TableChoice(personas=CALLERS)
    settings = Settings(speed=0.0, bot_delay_ms=0, points=points, last_choices={made.variant: made.to_json()})
    program = App(settings, seed=11, guard_ms=50)
    window = program.window
    window.resize(width, height)
    window.show()
    hands = Hands(window)
    wait_until(window.isVisible, "the window is shown")
    app.processEvents()
    hands.focus()
    wait_until(window.isActiveWindow, "the window has the focus")
    return program, hands


def main() -> None:
    app = application()
    language, *games = sys.argv[1:]
    assert speak(language) is None
    program, hands = opened(app, 1280, 800)
    for game in games:
        play(program, hands, game)
    program.window.close()
    print("DONE", flush=True)


def play(program: App, hands: Hands, game: str) -> None:
    """From the start page to the award of a hand; hold'em until one is all-in with a side pot."""
    window, tables = program.window, program.tables
    wait_until(lambda: window.pages.currentWidget() is window.start, "the start page is shown")
    hands.click(window.start.cells[game])
    wait_until(lambda: window.start.choice().variant == game, f"a click chooses {game}")
    hands.key("Return")
    wait_until(lambda: tables.hand is not None and is_of(tables.hand, game), f"Enter deals {game}")
    print(f"{game}: {known(tables.table).game.title}", flush=True)
    for _ in range(MOST_HANDS):
        play_hand(program, hands, all_in=game == "holdem")
        events = known(tables.hand).events
        pots = max(len(event.pots) for event in events if isinstance(event, BetsCollected))
        shown = sum(isinstance(event, HandShown) for event in events)
        awards = sum(isinstance(event, PotAwarded) for event in events)
        print(
            f"{game}: hand {known(tables.table).hand_number}: {pots} pots, {shown} shown, {awards} awards", flush=True
        )
        if game != "holdem" or (pots > 1 and shown > 1):
            break
        hands.key("space")
        wait_until(partial(is_another, tables, known(tables.hand)), "Space deals the next hand")
    else:
        failed(f"no side pot in {MOST_HANDS} hands")
    hand = known(tables.hand)
    assert sum(hand.state.stacks) == sum(of_kind(HandStarted, hand.events[0]).stacks)
    program.open_page(START)


def play_by_keys(program: App, hands: Hands, game: str) -> None:
    """From the start page to the end of a hand that is checked and called down, without the mouse."""
    window = program.window
    for letter in "/" + str(CATALOGUE[game].title):
        hands.key({" ": "space", "/": "slash", "-": "minus", "'": "apostrophe"}.get(letter, letter))
    wait_until(lambda: window.start.choice().variant == game, f"its name finds {game}")
    hands.key("Return")
    wait_until(lambda: window.is_at_table, f"Enter deals {game}")
    panel = window.table.panel
    while True:
        wait_until(lambda: window.table.showdown.isVisible() or panel.live, "my turn comes or the hand ends")
        if window.table.showdown.isVisible():
            return
        hand = known(program.tables.hand)
        before = len(hand.events)
        hands.key("c")
        wait_until(partial(has_more, hand.events, before), "the action is taken")


def play_hand(program: App, hands: Hands, *, all_in: bool) -> None:
    """One hand: check and call by key and by mouse in turn; or all-in by the preset and the raise button."""
    window, tables = program.window, program.tables
    page, panel = window.table, window.table.panel
    turns = 0
    while True:
        wait_until(
            lambda: page.showdown.isVisible() or panel.live or page.drawing.live, "my turn comes or the hand ends"
        )
        if page.showdown.isVisible():
            return
        turns += 1
        hand = known(tables.hand)
        before = len(hand.events)
        if page.drawing.live:
            draw(page, hands, hand)
            continue
        if all_in and panel.choices.raise_button.isEnabled():
            hands.click(panel.choices.editor.preset(PresetKey.ALL_IN))
            (most,) = [each.amount for each in hand.legal().presets if each.key is PresetKey.ALL_IN]
            wait_until(partial(is_set, panel, most), "the preset sets the amount")
            hands.key("r")
        elif turns % 2:
            hands.key("c")
        else:
            hands.click(panel.choices.call_button)
        wait_until(partial(has_more, hand.events, before), "the action is taken")


def draw(page: TablePage, hands: Hands, hand: Hand) -> None:
    """A draw: of three cards one is picked by its number, one on the felt, one on the panel; the last draw is pat."""
    panel, before = page.drawing, len(hand.events)
    held = panel.highlights.pool
    begun = hand.state.street
    if begun == hand.state.game.variant.draws > 1:
        hands.key("p")
    else:
        hands.key("1")
        wait_until(lambda: panel.discarded == held[:1], "a number picks the card")
        hands.click(page.table.viewport(), spot_of(page.table, held[1]))
        wait_until(lambda: panel.discarded == held[:2], "a click on the felt picks the card")
        hands.click(panel.toggles[2])
        wait_until(lambda: panel.discarded == held[:3], "a click on the panel picks the card")
        hands.key("2")
        wait_until(lambda: panel.discarded == (held[0], held[2]), "its number keeps it after all")
        if begun == 1:
            hands.click(panel.draw_button)
        else:
            hands.key("d")
    wait_until(partial(has_more, hand.events, before), "the draw is taken")
    drew = of_kind(Discarded, hand.events[before])
    print(f"{hand.state.game.variant.key}: draw {begun}: discarded {len(drew.cards)}", flush=True)
    if drew.cards and drew.cards != (held[0], held[2]):
        failed("other cards were discarded")


def spot_of(view: TableView, card: Card) -> QPoint:
    """A point of the card that no other card covers."""
    scene = of_kind(TableScene, view.scene())
    item = next(item for item in scene.cards.values() if item.card == card)
    return view.mapFromScene(item.pos()) + QPoint(8, 20)


def is_of(hand: Hand, game: str) -> bool:
    return hand.state.game.variant.key == game


def is_set(panel: ActionPanel, amount: int) -> bool:
    return panel.choices.editor.amount == amount


def is_another(tables: TableController, hand: Hand) -> bool:
    return tables.hand is not hand


def has_more(events: Sequence[Event], before: int) -> bool:
    return len(events) > before


if __name__ == "__main__":
    main()
