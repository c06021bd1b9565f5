"""The cards of hands played side by side, and the players' knowledge of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.model.cards import DECK, Card
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.showdown import OddChips
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.variant import Variant
from pokertable.players.facts.many import StreetRead
from pokertable.players.ranges.presumed import SeenAction
from pokertable.players.seen.bets import Bets
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.many import ManyProspects


class Starts:
    """Beginnings of a game's hands, by button, and each seat's positions of cards in the deck."""

    def __init__(self, game: Game, stacks: Sequence[int]) -> None:
        self.states: list[HandState] = []
        holes, boards = [], []
        for button in range(len(stacks)):
            hand = Hand(game, stacks, button, Deck(DECK))
            dealt = next(at for at, event in enumerate(hand.events) if isinstance(event, happened.HoleDealt))
            self.states.append(HandState.fold(hand.events[: dealt + 1]))
            holes.append(self.states[-1].holes)
            while not hand.over:
                hand.act(CheckCall() if hand.legal().bring_in is None else BringIn())
            boards.append(hand.state.board)
        self.holes, self.board = np.array(holes, np.int64), np.array(boards, np.int64)


class ColumnCards(ABC):
    """The cards of R hands with n seats, all on the street of their bets."""

    def __init__(self, bets: Bets, skilled: Bools) -> None:
        """Cards for these bets; `skilled` marks the seats that look back, (R, n)."""
        self._bets = bets
        self._variant: Variant = bets.game.variant
        self._skilled = skilled
        self._looked_at = bool(skilled.any())

    @abstractmethod
    def open_street(self) -> None:
        """Deal the cards of the next street in hands that are not over, and begin its betting."""

    @abstractmethod
    def came(self, row: int) -> happened.SeatEvent:
        """The public event of the deal in a hand."""

    @abstractmethod
    def dealt(self, row: int) -> happened.Event:
        """The event that cards came, with all of them."""

    @abstractmethod
    def foresee(self) -> None:
        """Prepare the hands whose betting goes on."""

    @abstractmethod
    def spots(self, told: Told, rows: Ids) -> Spots:
        """The turns of some rows."""

    @abstractmethod
    def private(self, rows: Ids, seats: Ids) -> Cards:
        """(R, k): the seats' private cards."""

    @abstractmethod
    def prospects(self, spots: Spots, rows: Ids, respect: Floats) -> ManyProspects:
        """Prospects of the hands to act in these rows against random hands."""

    @abstractmethod
    def street(self, habits: ManyHabits) -> StreetRead:
        """Basis for skilled players' reading of hands."""

    @abstractmethod
    def places(self, rows: Ids, seats: Ids) -> Ids:
        """Indices of skilled players' hands among those of the street."""

    @abstractmethod
    def tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction]) -> None:
        """Apply these seats' actions as others see them."""

    def open_pairs(self, rows: Ids, seats: Ids) -> Bools:
        """Whether these seats show the highest pair, where that matters; False without open cards."""
        del seats
        return np.zeros(len(rows), np.bool_)

    @abstractmethod
    def strengths(self, rows: Ids, seats: Ids) -> Strengths:
        """(R, shares): strengths of whole hands."""

    @abstractmethod
    def whole(self, row: int, seat: int) -> list[Card]:
        """All cards of a seat."""

    @abstractmethod
    def odd_chips(self, row: int, strengths: Strengths) -> OddChips:
        """Order of odd chips among the tied seats of a hand, given each seat's strengths, (n, shares)."""


def cards_of(numbers: Cards) -> list[Card]:
    """Cards by their numbers."""
    return [DECK[card] for card in numbers.tolist()]
