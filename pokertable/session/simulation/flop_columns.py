"""The cards of flop games played side by side: all hands look at their own board."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.analysis.boards import boards_of_columns, strengths_on_boards
from pokertable.model.cards import Card
from pokertable.model.hand import events as happened
from pokertable.model.hand.showdown import OddChips, left_of
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.facts.many import StreetRead
from pokertable.players.ranges.many import BoardTables, ManyRanges
from pokertable.players.ranges.presumed import SeenAction
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.flop.against_ranges import ManyHands, hands_on_boards, starting_hands
from pokertable.players.worth.flop.sampled import SAMPLE
from pokertable.players.worth.many import Foreseen, ManyProspects, foresee_on_boards, foresee_starting
from pokertable.session.simulation.column_cards import ColumnCards, Starts, cards_of


class FlopCards(ColumnCards):
    """Hole cards, and boards dealt street by street."""

    def __init__(self, bets: Bets, skilled: Bools, starts: Starts, decks: Cards) -> None:
        """Cards from shuffled `decks`, (R, 52)."""
        super().__init__(bets, skilled)
        rows = np.arange(len(decks))
        self._holes = decks[rows[:, None, None], starts.holes[bets.buttons]]
        self._boards = decks[rows[:, None], starts.board[bets.buttons]]
        self._no_ups = np.zeros((len(decks), bets.seats, 0), np.uint8)
        self._foreseen: Foreseen
        self._against: ManyHands
        self._tables: BoardTables
        self._holding: HoldingOnBoards
        self._place, self._board_of = np.zeros((2, *skilled.shape), np.int64)
        self._seats = np.arange(skilled.size).reshape(skilled.shape)
        if self._looked_at:
            self._ranges = ManyRanges(skilled.size, SAMPLE)

    def open_street(self) -> None:
        """Deal board cards; the seat left of the button acts first."""
        self._bets.open_street((self._bets.buttons + 1) % self._bets.seats)

    def _shown(self, streets: int) -> int:
        return sum(street.board for street in self._variant.streets[:streets])

    def came(self, row: int) -> happened.SeatEvent:
        """The new board cards."""
        return self.dealt(row)

    def dealt(self, row: int) -> happened.BoardDealt:
        """The new board cards."""
        street = self._bets.street
        came = self._boards[row, self._shown(street) : self._shown(street + 1)]
        return happened.BoardDealt(street, tuple(cards_of(came)))

    def foresee(self) -> None:
        """Prepare beginners' hands against random hands, others against ranges."""
        bets = self._bets
        going_on = bets.to_act != NOBODY
        if not bets.street:
            self._foresee_starting()
            return
        for skilled in (False, True):
            rows, seats = np.nonzero(bets.live & going_on[:, None] & (self._skilled == skilled))
            if not len(rows):
                continue
            self._place[rows, seats] = np.arange(len(rows))
            hands, on = np.unique(rows, return_inverse=True)
            lying, cards = self._boards[hands, : self._shown(bets.street + 1)], self._holes[rows, seats]
            differs = np.append(True, (lying[1:] != lying[:-1]).any(axis=1))
            board = np.cumsum(differs) - 1  # hands after one another may lie on one board
            lying, on = lying[differs], board[on]
            if skilled:
                self._against = hands_on_boards(self._variant, lying, on, cards)
                self._board_of[hands] = board[:, None]
                self._read_boards(lying)
            else:
                self._foreseen = foresee_on_boards(self._variant, lying, on, cards)

    def _foresee_starting(self) -> None:
        """Prepare hands before any board card."""
        rows, seats = np.nonzero(self._bets.live)
        self._place[rows, seats] = np.arange(len(rows))
        cards = self._holes[rows, seats]
        self._foreseen = foresee_starting(self._variant, cards)
        if self._looked_at:
            self._against = starting_hands(self._variant, cards, self._foreseen)
            self._read_boards(np.zeros((1, 0), np.uint8))

    def _read_boards(self, lying: Cards) -> None:
        seen = self._against.boards
        self._tables = BoardTables(seen.expected, seen.drawing, seen.live)
        self._holding = HoldingOnBoards(self._variant, self._against.cards, lying, self._against.on)

    def spots(self, told: Told, rows: Ids) -> Spots:
        """The turns, without up cards."""
        return Spots(
            self._bets, told, rows, self._no_ups[rows], self._boards[rows, : self._shown(self._bets.street + 1)]
        )

    def private(self, rows: Ids, seats: Ids) -> Cards:
        """The hole cards."""
        return self._holes[rows, seats]

    def prospects(self, spots: Spots, rows: Ids, respect: Floats) -> ManyProspects:
        """Prospects on the boards to come."""
        seats = self._bets.to_act[rows]
        return self._foreseen.prospects(spots, self._holes[rows, seats], self._place[rows, seats], respect)

    def street(self, habits: ManyHabits) -> StreetRead:
        """The boards with the sample on them."""
        return StreetRead(self._against, self._tables, self._board_of, self._ranges, self._seats, habits, self._holding)

    def places(self, rows: Ids, seats: Ids) -> Ids:
        """Indices of hands; before any board card hands that differ only in the names of suits share one."""
        places: Ids = self._place[rows, seats]
        return places if self._bets.street else self._foreseen.rows[places]

    def tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction]) -> None:
        """Update the ranges on the boards of the street."""
        self._ranges.tell(self._seats[rows, seats], actions, self._tables, self._board_of[rows, seats])

    def strengths(self, rows: Ids, seats: Ids) -> Strengths:
        """Strengths with the whole board."""
        boards = boards_of_columns([np.ascontiguousarray(column) for column in self._boards[rows].T])
        holes = [np.ascontiguousarray(column) for column in self._holes[rows, seats].T]
        return np.stack([strengths_on_boards(share, holes, boards) for share in self._variant.shares], axis=1)

    def whole(self, row: int, seat: int) -> list[Card]:
        """The hole cards."""
        return cards_of(self._holes[row, seat])

    def odd_chips(self, row: int, strengths: Strengths) -> OddChips:
        """The first left of the button."""
        del strengths
        button, n = int(self._bets.buttons[row]), self._bets.seats
        return lambda _, winners: left_of(button, n, winners)
