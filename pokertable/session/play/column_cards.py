"""The cards of hands that are played side by side, and what their players see in them."""

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
from pokertable.players.facts.many import Street
from pokertable.players.ranges.presumed import SeenAction
from pokertable.players.seen.bets import Bets
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.many import ManyProspects


class Starts:
    """How hands of a game begin, by button, and by seat where in the deck the engine takes their cards from."""

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
        """`skilled` says who looks back, (R, n)."""
        self._bets = bets
        self._variant: Variant = bets.game.variant
        self._skilled = skilled
        self._looked_at = bool(skilled.any())

    @abstractmethod
    def open_street(self) -> None:
        """The cards of the next street are dealt where the hand is not over, and its betting begins."""

    @abstractmethod
    def came(self, row: int) -> happened.SeatEvent:
        """What everybody saw of that in a hand."""

    @abstractmethod
    def foresee(self) -> None:
        """Find out what hands may become whose betting goes on."""

    @abstractmethod
    def spots(self, told: Told, rows: Ids) -> Spots:
        """The turns of some rows."""

    @abstractmethod
    def private(self, rows: Ids, seats: Ids) -> Cards:
        """What these seats alone see of their cards, (R, k)."""

    @abstractmethod
    def prospects(self, spots: Spots, rows: Ids, respect: Floats) -> ManyProspects:
        """What the hands of those to act in these rows may expect from rivals who may hold anything."""

    @abstractmethod
    def street(self, habits: ManyHabits) -> Street:
        """What skilled players read hands by."""

    @abstractmethod
    def places(self, rows: Ids, seats: Ids) -> Ids:
        """Where the hands of skilled players stand among those of the street."""

    @abstractmethod
    def tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction]) -> None:
        """What these seats have done, as others see it."""

    def open_pairs(self, rows: Ids, seats: Ids) -> Bools:
        """Whether these seats show the highest pair, as far as that is watched: none where no card lies open."""
        del seats
        return np.zeros(len(rows), np.bool_)

    @abstractmethod
    def strengths(self, rows: Ids, seats: Ids) -> Strengths:
        """What whole hands are worth, (R, shares)."""

    @abstractmethod
    def whole(self, row: int, seat: int) -> list[Card]:
        """All cards of a seat."""

    @abstractmethod
    def odd_chips(self, row: int, strengths: Strengths) -> OddChips:
        """Who of those that tie in a hand gets the odd chips, by what each seat's hand is worth, (n, shares)."""


def cards_of(numbers: Cards) -> list[Card]:
    """Cards by their numbers."""
    return [DECK[card] for card in numbers.tolist()]
