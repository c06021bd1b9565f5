"""What the table's page is told of a hand, and whether it is told at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pokertable.model.hand.events import HandStarted, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.session.record.table import Table
from pokertable.session.words.line import Line
from pokertable.session.words.words import EventWords
from pokertable.views.kit.translate import hero_named
from pokertable.views.table.table_page import TablePage


class TableTelling(QObject):
    """`told(event)` comes before an event is shown, but not while the page is hurried: all is told at once then."""

    told = Signal(object)

    def __init__(self, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self.is_hurried = self._catches_up = False
        self._page = page
        self._words: EventWords | None = None

    def seat(self, table: Table) -> None:
        """Another table, or its seats are others."""
        names = hero_named([seat.name for seat in table.seats])
        self._words = EventWords(names, table.hero)
        self._page.seat(names, table.hero, [seat.persona for seat in table.seats])

    def game(self, table: Table) -> None:
        """In a mix stop for a moment where the game changes, and say so in the log."""
        if table.changes_game:
            left = table.hands_left
            assert left is not None
            self._page.log.add([Line(phrase("Now played: {game}", game=table.game.title))])
            self._page.next_game.say(table.rotation.title, table.game, left + 1)

    def hurry(self, hurry: bool, *, catches_up: bool = False) -> None:
        """Tell all at once, or no more; `catches_up`: only up to where the hand stands."""
        self.is_hurried, self._catches_up = hurry, catches_up
        self._page.set_hurry(hurry)

    def is_up_to_date(self) -> None:
        """All that there is of the hand is told."""
        if self._catches_up:
            self.hurry(False)

    def play(self, event: SeatEvent, after: Observation, number: int, *, practice: bool) -> None:
        """An event of the table's hand of this number."""
        if not self.is_hurried:
            self.told.emit(event)
        assert self._words is not None
        if isinstance(event, HandStarted):
            self._page.begin_hand(number, after, practice=practice)
        self._page.play(event, after, self._words.lines(event))

    def ask(self, observation: Observation) -> None:
        """It is the player's turn."""
        assert self._words is not None and observation.legal is not None
        self._page.ask(observation, self._words.turn(observation.legal))
