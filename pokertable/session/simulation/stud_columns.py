"""The cards of stud hands played side by side: own cards only, some of them open."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.analysis.evaluate import strengths as strengths_of
from pokertable.model.cards import DECK, Card
from pokertable.model.hand import events as happened
from pokertable.model.hand.openers import SHOWN
from pokertable.model.hand.showdown import OddChips, by_playing_cards
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Opener
from pokertable.players.facts.holding_in_stud import HoldingInStud
from pokertable.players.facts.many import StreetRead
from pokertable.players.ranges.many import ManyRanges, StudTables
from pokertable.players.ranges.presumed import SeenAction, watches_open_pairs
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.showing import highest_pairs
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.seen.turns import NO_CARD
from pokertable.players.worth.apart.against_ranges import StudHands
from pokertable.players.worth.apart.prospects import Dealt
from pokertable.players.worth.apart.seated import Seated
from pokertable.players.worth.many import ManyProspects
from pokertable.session.simulation.column_cards import ColumnCards, Starts, cards_of

_DECK = 52
_NOBODY = -(1 << 62)


class StudCards(ColumnCards):
    """Down cards and up cards of each seat, in dealing order."""

    def __init__(self, bets: Bets, skilled: Bools, starts: Starts, decks: Cards) -> None:
        """Cards from shuffled `decks`, (R, 52)."""
        super().__init__(bets, skilled)
        self._decks = decks
        self._rows = np.arange(len(decks))
        n, first = bets.seats, self._variant.streets[0]
        dealt = decks[self._rows[:, None, None], starts.holes[bets.buttons]]
        whole = self._variant.hole_cards
        self._cards = np.full((len(decks), n, whole), NO_CARD, np.uint8)
        self._cards[:, :, : dealt.shape[2]] = dealt
        self._is_up = np.array(
            [up for street in self._variant.streets for up in [False] * street.down + [True] * street.up]
        )
        self._dealt = first.down + first.up
        self._next = np.full(len(decks), n * self._dealt)
        """Position in the deck of the next card, by hand."""
        self._seats = np.zeros(skilled.shape, np.int64)
        """Index of each seat on this street, by row."""
        self._dealt_now: Dealt
        self._against: StudHands
        self._tables: StudTables
        self._holding: HoldingInStud
        self._ranges: ManyRanges
        bets.ask(self._rows, self._openers(self._rows, first.opener))

    def _openers(self, rows: Ids, opener: Opener) -> Ids:
        """(R,): the seats that open a street in these rows, as in `openers.opening_seat`; undefined in other rows."""
        bets = self._bets
        ups, live = self._ups()[rows], bets.live[rows]
        figures = np.full(live.shape, _NOBODY)
        shown = SHOWN[opener]
        figures[live] = [shown(up) for up in ups[live].tolist()]
        clockwise = self._clockwise(rows)
        first = np.take_along_axis(figures, clockwise, axis=1).argmax(axis=1)
        found = np.zeros(len(self._rows), np.int64)
        found[rows] = clockwise[np.arange(len(rows)), first]
        return found

    def _clockwise(self, rows: Ids) -> Ids:
        """The seats in dealing order, (R, n)."""
        bets = self._bets
        return np.asarray((bets.buttons[rows, None] + 1 + np.arange(bets.seats)) % bets.seats)

    def _ups(self) -> Cards:
        """(R, n, u): up cards, `NO_CARD` for those that a folded seat did not get."""
        return self._cards[:, :, : self._dealt][:, :, self._is_up[: self._dealt]]

    def _downs(self) -> Cards:
        return self._cards[:, :, : self._dealt][:, :, ~self._is_up[: self._dealt]]

    def open_street(self) -> None:
        """Burn a card, deal one to each seat that is in from the left of the button on, and begin the betting."""
        bets = self._bets
        rows = np.flatnonzero(~bets.over)
        street = self._variant.streets[bets.street + 1]
        clockwise = self._clockwise(rows)
        live = np.take_along_axis(bets.live[rows], clockwise, axis=1)
        self._next[rows] += 1
        for _ in range(street.down + street.up):
            at = self._next[rows, None] + np.cumsum(live, axis=1) - 1
            came = np.where(live, self._decks[rows[:, None], np.where(live, at, 0)], NO_CARD)
            self._cards[rows[:, None], clockwise, self._dealt] = came
            self._dealt += 1
            self._next[rows] += live.sum(axis=1)
        bets.open_street(self._openers(rows, street.opener))

    def came(self, row: int) -> happened.SeatEvent:
        """The event that cards came, without the cards."""
        del row
        return happened.HoleSeen(self._bets.street, ())

    def dealt(self, row: int) -> happened.HoleDealt:
        """The last card of each seat that is in."""
        bets = self._bets
        last, up = self._dealt - 1, bool(self._is_up[self._dealt - 1])
        seats = [seat for seat in self._clockwise(np.array([row]))[0].tolist() if bets.live[row, seat]]
        cards = [happened.DealtCard(seat, DECK[self._cards[row, seat, last]], up) for seat in seats]
        return happened.HoleDealt(bets.street, tuple(cards))

    def foresee(self) -> None:
        """Prepare the hands of all seats that are in, and their samples."""
        bets = self._bets
        before = self._seats.copy()
        rows, seats = np.nonzero(bets.live & (bets.to_act != NOBODY)[:, None])
        hands, table = np.unique(rows, return_inverse=True)
        self._seats[rows, seats] = np.arange(len(rows))
        of = np.where(bets.live[hands], self._seats[hands], -1)
        alive = np.ones((len(hands), _DECK + 1), np.bool_)
        ups = self._ups()
        np.put_along_axis(alive, ups[hands].reshape(len(hands), -1).astype(np.int64), False, axis=1)
        seated = Seated(self._variant, table, of, self._downs()[rows, seats], ups[rows, seats], alive[:, :_DECK])
        self._dealt_now = Dealt(seated)
        if self._looked_at:
            self._against = StudHands(self._dealt_now)
            self._tables = StudTables(self._against)
            self._holding = HoldingInStud.of_all(seated)
            if bets.street:
                self._ranges = self._ranges.dealt_on(before[rows, seats], self._against.sample)
            else:
                self._ranges = ManyRanges(len(rows), self._against.sample)

    def spots(self, told: Told, rows: Ids) -> Spots:
        """The turns, with the up cards."""
        return Spots(self._bets, told, rows, self._ups()[rows])

    def private(self, rows: Ids, seats: Ids) -> Cards:
        """The down cards."""
        return self._downs()[rows, seats]

    def prospects(self, spots: Spots, rows: Ids, respect: Floats) -> ManyProspects:
        """Prospects with the cards to come to each."""
        seats = self._bets.to_act[rows]
        return self._dealt_now.prospects(spots, self.private(rows, seats), self._seats[rows, seats], respect)

    def street(self, habits: ManyHabits) -> StreetRead:
        """The seats, each with its own sample."""
        return StreetRead(self._against, self._tables, self._seats, self._ranges, self._seats, habits, self._holding)

    def places(self, rows: Ids, seats: Ids) -> Ids:
        """Indices of the seats."""
        return self._seats[rows, seats]

    def tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction]) -> None:
        """Update the ranges."""
        own = self._seats[rows, seats]
        self._ranges.tell(own, actions, self._tables, own)

    def open_pairs(self, rows: Ids, seats: Ids) -> Bools:
        """Whether these seats show the highest pair, by the up cards of those who are in."""
        bets = self._bets
        if not watches_open_pairs(self._variant, bets.street):
            return super().open_pairs(rows, seats)
        pairs, at = np.where(bets.live[rows], highest_pairs(self._ups()[rows]), -1), np.arange(len(rows))
        own = pairs[at, seats]
        pairs[at, seats] = -1
        return np.asarray(own > pairs.max(axis=1))

    def strengths(self, rows: Ids, seats: Ids) -> Strengths:
        """Strengths with all cards."""
        cards = self._cards[rows, seats]
        return np.stack([strengths_of(share, cards, ()) for share in self._variant.shares], axis=1)

    def whole(self, row: int, seat: int) -> list[Card]:
        """All cards."""
        return cards_of(self._cards[row, seat, : self._dealt])

    def odd_chips(self, row: int, strengths: Strengths) -> OddChips:
        """The hand with the highest card, for a low the lowest."""
        shares = self._variant.shares

        def order(share: PotShare, winners: list[int]) -> list[int]:
            strength = int(strengths[winners[0], shares.index(share)])
            return by_playing_cards(share, strength, {seat: self.whole(row, seat) for seat in winners})

        return order
