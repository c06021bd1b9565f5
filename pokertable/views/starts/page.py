"""The page of starting hands: a game and a seat, one start on felt, the others beside it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from pokertable.model.cards import InvalidCard, parse_cards, shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.training.starts.first_in import STACKS, starts_at
from pokertable.training.starts.grid import cards_named
from pokertable.training.starts.start import Start, ladder, places, start
from pokertable.views.kit.fonts import designed, follow_scale, follow_text, width_of
from pokertable.views.kit.terms import explained
from pokertable.views.kit.translate import capital, game_title, shown, tr
from pokertable.views.starts.grid import StartGrid
from pokertable.views.starts.ladder import StartLadder
from pokertable.views.starts.one import OneStart
from pokertable.views.widgets.buttons import RING, Button, Panel, Tone
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row, in_tab_order, stacked
from pokertable.views.widgets.segments import Segments

GRID: Final = "holdem"
"""The game whose starts are shown in a grid."""
_FOOT: Final = 76
_FELT: Final = 596
_FELT_BY_GRID: Final = 400
_LABELLED: Final = 1200
"""Least width of the page for a word before the seats, in px."""
Submit = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Runs the first callable on a worker thread, then calls the second with its result on this one."""


def at_once(work: Callable[[], Any], done: Callable[[Any], None]) -> None:
    """Work without a worker thread: for tests and pictures."""
    done(work())


class StartsPage(Arranged, QWidget):
    """`left()`: back; `quiz_wanted(game)`: ten decisions on starts."""

    left = Signal()
    quiz_wanted = Signal(str)

    def __init__(self, submit: Submit = at_once, parent: QWidget | None = None, *, seed: int | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._submit, self._rng = submit, random.Random(seed)
        self._asked: Collection[str] = ()
        self._own: Start | None = None
        """The start that was dealt or typed, among those of the ladder."""
        self.games = ChoiceBox(tr("Game"), self, (), self._turn_game)
        self.field = QLineEdit(self, placeholderText=tr("Type a hand"))
        self.field.setAccessibleName(tr("Type a hand"))
        follow_text(self.field.setFixedWidth, width_of(self.field.placeholderText(), 14) + 44)
        self.field.textEdited.connect(self.find_cards)
        stacks = [(tr("{stack} big blinds").format(stack=stack), stack) for stack in STACKS]
        self.stacks = ChoiceBox(tr("Stack"), self, stacks, self._turn_seat)
        self.seats = Segments(tr("Seat"), (), (), self, breaks=True, in_form=False)
        self.seat_label = PlainLabel(self, tr("Seat"), tone="muted")
        self.seats.chosen.connect(self._turn_seat)
        self.one = OneStart(self)
        self.felt = self.one.felt
        self.ladder = StartLadder(self)
        self.grid = StartGrid(self)
        self.beside = stacked(self.ladder, self.grid, of=self)
        foot = Panel(self)
        self.leave_button = Button(Tone.OUTLINED, foot, tr("Leave"), key=tr("Esc"), clicked=self.left.emit)
        self.another_button = Button(Tone.OUTLINED, foot, tr("Another hand"), key="N", clicked=self.another)
        self.note = PlainLabel(foot, tone="muted", wraps=True)
        self.quiz_button = Button(Tone.FILLED, foot, tr("Ten questions"), key="Q", clicked=self._quiz)
        for button in (self.leave_button, self.another_button, self.quiz_button):
            follow_scale(button.setMinimumWidth, 190)
            follow_text(button.setFixedHeight, _FOOT - 16)
        follow_text(foot.setMinimumHeight, _FOOT)
        row = self.leave_button, self.another_button, (self.note, 1), self.quiz_button
        in_row(*row, of=foot, margins=(24 - RING, 8, 24 - RING, 8), spacing=12)
        head = in_row(self.games, self.field, STRETCH, self.stacks, self.seat_label, self.seats, spacing=12)
        self._across = in_row(self.one, (self.beside, 1), spacing=16)
        body = in_column(head, (self._across, 1), margins=(24, 12, 24, 12), spacing=12)
        in_column((body, 1), foot, of=self, margins=NO_MARGINS, spacing=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ladder.chosen.connect(self.one.show_start)
        self.grid.chosen.connect(self.one.show_start)

    # Input

    def offer(self, games: Sequence[str], game: str, asked: Collection[str]) -> None:
        """Offer these games, one chosen; those `asked` have decisions on starts."""
        self._asked = asked
        self.games.offer([(game_title(key), key) for key in games])
        if game in games:
            self.games.setCurrentIndex(list(games).index(game))
        self._turn_game()

    @property
    def game(self) -> str:
        """The key of the chosen game."""
        return str(self.games.currentData() or GRID)

    @property
    def is_grid(self) -> bool:
        """Whether the starts are shown in a grid."""
        return self.game == GRID

    def another(self) -> None:
        """Show a start dealt at random."""
        variant, behind = CATALOGUE[self.game], self._behind
        some = self.felt.start
        if some is None:
            return
        dealt = shuffled_deck(self._rng)[: len(some.cards) + len(some.seen)]
        self._show(start(variant, behind, dealt[: len(some.cards)], dealt[len(some.cards) :]))

    def find_cards(self, text: str) -> None:
        """Show the start of typed cards or, in a grid, of a cell's name, once whole; its place is the nearest row."""
        some = self.felt.start
        named = cards_named(text.strip()) if self.is_grid else None
        if named is not None:
            self._show(start(CATALOGUE[self.game], self._behind, named, ()))
            return
        try:
            cards = parse_cards(text.replace(" ", ""))
        except (InvalidCard, ValueError):
            return
        if some is None or len(cards) != len(some.cards) or len(set(cards)) != len(cards):
            return
        seen = [card for card in some.seen if card not in cards]
        if len(seen) == len(some.seen):
            self._show(start(CATALOGUE[self.game], self._behind, cards, seen))

    def _show(self, found: Start | None) -> None:
        if found is None:
            return
        self.one.show_start(found)
        if self.is_grid:
            first, second = sorted(found.cards, reverse=True)
            rows = 12 - first.rank, 12 - second.rank
            self.grid.choose(*(rows if first.suit == second.suit else rows[::-1]))
            self.one.show_start(found)
        else:
            others = [each for each in self.ladder.starts if each is not self._own]
            self._own = found
            every = sorted([*others, found], key=lambda each: each.better)
            self.ladder.show_starts(every, every.index(found))

    # Internals

    @property
    def _behind(self) -> int:
        return cast(int, self.seats.value or 0)

    def _turn_game(self) -> None:
        variant = CATALOGUE[self.game]
        first_in = [place for place in places(variant) if place.behind or not self.is_grid]
        self.seats.offer([place.behind for place in first_in], [capital(shown(place.name)) for place in first_in])
        for place in first_in:
            self.seats[place.behind].setToolTip(plain_tip(explained(place.name)))
        in_tab_order(self.field, self.stacks, self.seats, self.beside)
        self.stacks.setVisible(self.is_grid)
        self.one.set_by_seat(self.is_grid)
        self.note.setText(self._note())
        self.beside.setCurrentWidget(self.grid if self.is_grid else self.ladder)
        self.quiz_button.setVisible(self.game in self._asked)
        self.field.clear()
        self.arrange()
        self._turn_seat()

    def _note(self) -> str:
        """A line on the figures."""
        if self.is_grid:
            return tr("Ranked by what an opening raise wins, played out between intermediate players. A fold wins 0.")
        return tr("Ranked by equity against the hands that stay in, if nobody bets again. Line: average.")

    def _turn_seat(self, _seat: object = None) -> None:
        self._own = None
        variant, behind = CATALOGUE[self.game], self._behind
        if self.is_grid:
            self._submit(partial(starts_at, behind), partial(self._come, self.game, behind))
        else:
            self._submit(partial(ladder, variant, behind), partial(self._come, self.game, behind))

    def _come(self, game: str, behind: int, starts: Sequence[Any]) -> None:
        if (game, behind) != (self.game, self._behind) or not starts:
            return
        if self.is_grid:
            for part in (self.grid, self.one.strength):
                part.show_seat(behind, int(self.stacks.currentData()))
            self.grid.choose(*self.grid.cell)
        else:
            self.ladder.show_starts(starts, 0)
            self.one.show_start(starts[0])

    def _quiz(self) -> None:
        if self.game in self._asked:
            self.quiz_wanted.emit(self.game)

    # Qt

    def arrange(self) -> None:
        """Give felt and list their widths."""
        self.seat_label.setVisible(designed(self.width()) >= _LABELLED)
        part = (_FELT_BY_GRID if self.is_grid else _FELT) / 1280
        self.one.setFixedWidth(round(part * self.width()))
        self._across.setDirection(
            self._across.Direction.RightToLeft if self.is_grid else self._across.Direction.LeftToRight
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Browse by Up and Down, N another, Q ten questions, Escape leaves; a rank begins to type a hand."""
        acts = {
            Qt.Key.Key_Up: lambda: self.ladder.step(-1),
            Qt.Key.Key_Down: lambda: self.ladder.step(1),
            Qt.Key.Key_N: self.another,
            Qt.Key.Key_Escape: self.left.emit,
        }
        typed = event.text().upper()
        if Qt.Key(event.key()) in acts:
            acts[Qt.Key(event.key())]()
        elif typed and typed in "23456789TJKA":
            self.field.setFocus()
            self.field.setText(typed)
        elif typed == "Q":
            self._quiz()
        else:
            super().keyPressEvent(event)
