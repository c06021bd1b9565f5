"""Figures for the rules of skilled players: each private hand against the ranges of those still in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cached import cached_property
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase
from pokertable.players.facts.holding import Holding, holding_of
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.ranges.presumed import continuing_part
from pokertable.players.ranges.ranges import Read, read_of, scene_of
from pokertable.players.ranges.scene import FlopScene, Scene
from pokertable.players.seen.habits import USUAL_BETS, Memory, remembered
from pokertable.players.seen.numbers import clipped
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spot import Rival, Spot
from pokertable.players.seen.turns import Turns
from pokertable.players.worth.columns import Column
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.flop.starting import StartingHands
from pokertable.players.worth.looks import ranked_against
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.prospects import Prospects, prospects
from pokertable.players.worth.rivals import Field, SampleRange
from pokertable.players.worth.single import HandProspects

_STRONG = 0.8
"""Share of the pot that counts as all of it; in split games, slightly above half."""
_STRONG_OF_SPLIT = 0.45
STEPS = 20
"""Number of steps of a seat's own fraction, so that seats that play alike share one computation."""
_FLOP, _TWO = 3, 2
FIXED_CALLS = 0.75
"""Fraction of a range that continues against a bet in fixed limit."""
BET, RAISE = 0.75, 0.8
"""Usual sizes of a bet and of a raise, as fractions of the pot."""
_BELIEVED_DEEPLY = 60.0, 100.0
"""Big blinds between which the belief in shoves grows to the full."""
LAST_CALLERS = 1.5
"""Factor, with two hole cards and without a fixed limit, of the hands that call the first bet of the last street: those
which could raise it have mostly bet before, and a called bet was not raised."""
SAME = 1e-9
"""Largest difference between equal shares."""


_DRAWN_TO = {
    (False, False, False): phrase("nothing"),
    (True, False, False): phrase("a flush"),
    (False, True, False): phrase("a straight"),
    (False, False, True): phrase("a low"),
    (True, True, False): phrase("a flush or a straight"),
    (True, False, True): phrase("a flush or a low"),
    (False, True, True): phrase("a straight or a low"),
    (True, True, True): phrase("a flush, a straight or a low"),
}
"""Possible draws by flush, straight and low."""


def deeply_believed(reads: float | Floats, depth: Any) -> Any:
    """Belief in a shove before any card: in full with deep stacks, however little of other bets is believed."""
    shallow, deep = _BELIEVED_DEEPLY
    return reads + (1 - reads) * clipped((depth - shallow) / (deep - shallow))


def last_callers(spot: Turns) -> float:
    """Factor of the hands that call the first bet, 1 before the last street."""
    two = spot.variant.hole_cards == _TWO and spot.legal.structure is not Structure.FIXED
    return LAST_CALLERS if two and not spot.streets_left else 1.0


class Facts:
    """Figures per hand, (H,) float64 from 0 to 1 unless noted, each worked out on first use.

    `reads` is the belief in the ranges, 0 none, 1 full. `memory` is each seat's past play as seen at the table.
    """

    def __init__(
        self,
        public: Observation,
        spot: Spot,
        cards: Cards,
        reads: float,
        memory: Memory = (),
        column: Column | None = None,
        presumed: Policy | None = None,
        own: Policy | None = None,
        shows: float = 1.0,
    ) -> None:
        """`column` is what was foreseen of a single hand of the first street; `presumed` as for `read_of`.

        `own` is what others presume of this seat, if that is another policy: its hands are ranked in that range. Else
        `shows` is how far its own actions tell of its hands, as a fraction of `reads`.
        """
        self.spot = spot
        self.cards = cards
        self.public = public
        self._reads = reads
        self._memory = memory
        self._seat = spot.legal.seat
        self._column = column
        self.presumed = presumed
        self._own_policy = own
        self._shows = shows

    def __len__(self) -> int:
        """Number of hands."""
        return len(self.cards)

    def where(self, _left: Any, find: Callable[[], Any]) -> Any:
        """The result of `find` for the hands left: all use one table, so for all."""
        return find()

    @cached_property
    def share(self) -> Floats:
        """Equity at the showdown against the others' ranges."""
        return self._mean(self.field)

    @cached_property
    def called(self) -> Floats:
        """Equity against the hands that continue when it bets or raises now."""
        return self._mean(self.callers)

    @cached_property
    def strong(self) -> Floats:
        """Chance of ending with a hand that wins nearly the whole pot, in a split game nearly half or more."""
        enough = _STRONG_OF_SPLIT if self.spot.variant.is_split else _STRONG
        return self._all([part.often_against(self.field, enough) for part in self._outcomes])

    @cached_property
    def better(self) -> Floats:
        """Fraction of the seat's apparent range with more equity than this hand: 0 the best."""
        shares, weights = self._own
        own = self._all([part.expected_against(self.field, self._scene.near) for part in self._outcomes]) + SAME
        if len(own) == 1:
            return np.array([(shares > own[0]) @ weights / weights.sum()])
        order = np.argsort(-shares)
        before = np.concatenate([[0.0], np.cumsum(weights[order])]) / weights.sum()
        found: Floats = before[np.searchsorted(-shares[order], -own)]
        return found

    @cached_property
    def value_part(self) -> float:
        """Fraction of the seat's own range with more than half, or its fair share, against those who call."""
        weights = self._own_weights
        outcomes = self._scene.of_sample(self._seat)
        called = outcomes.expected_against(self.callers)
        return float((called >= self.fair_called - SAME) @ weights / weights.sum())

    @cached_property
    def holding(self) -> Holding:
        """Names of the hands: distance from the nuts, live cards."""
        return holding_of(self.spot, self.cards)

    @property
    def features(self) -> HandFeatures:
        """Visible features of the cards."""
        return self.holding.features

    @cached_property
    def drawing(self) -> Bools:
        """Whether it draws to a straight, a flush or a low; always False before the flop and in stud."""
        held = self.holding
        return held.draws.any if isinstance(held, HoldingOnBoards) else np.zeros(len(self), np.bool_)

    @cached_property
    def nut_low(self) -> Bools:
        """Whether it has the best possible low on the board of a split game; always False in stud."""
        held = self.holding
        return held.nut_low if isinstance(held, HoldingOnBoards) else np.zeros(len(self), np.bool_)

    @cached_property
    def quartered(self) -> Floats:
        """Chance that a rival has the same low on the present board, so that half a share is halved again.

        0 without a low, and in stud.
        """
        spot, alone = self.spot, np.ones(len(self))
        if not (spot.variant.is_split and len(spot.board) >= _FLOP):
            return 1 - alone
        low, scene = spot.variant.share("low"), self._scene
        mine = strengths(low, self.cards, spot.board)
        theirs = strengths(low, scene.sample(self._seat), spot.board)
        for rival in spot.rivals:
            weights = self._believed(rival.seat).weights
            by_low = np.bincount(theirs, weights, minlength=int(mine.max(initial=0)) + 1) / weights.sum()
            alone *= 1 - self._plays(rival) * by_low[mine]
        return np.where(mine > 0, 1 - alone, 0.0)

    @property
    def drawn_to(self) -> tuple[Phrase, ...]:
        """The draw of each hand, in words."""
        held = self.holding
        assert isinstance(held, HoldingOnBoards), "in stud nobody draws by name"
        flush, straight, low = held.draws.flush, held.draws.straight >= 2, held.draws.low >= 2
        found = zip(flush.tolist(), straight.tolist(), low.tolist(), strict=True)
        return tuple([_DRAWN_TO[bool(flush), bool(straight), bool(low)] for flush, straight, low in found])

    @cached_property
    def rank(self) -> Floats:
        """On the first street the fraction of all starting hands that are better."""
        return self._prospects.rank if self.ranked is None else np.array([self.ranked.rank])

    @cached_property
    def ranked(self) -> HandProspects | None:
        """Prospects behind the rank of a single hand of a flop game."""
        if len(self) > 1 or self.spot.street or not self.spot.variant.board_cards:
            return None
        hand = HandProspects(self.spot, self.cards, 0.0, self._column)
        hand.rivals = ranked_against(self.spot)
        return hand

    @cached_property
    def calling(self) -> float:
        """Fraction of a usual rival's range that continues against a bet or raise."""
        if self.spot.legal.structure is Structure.FIXED:
            return FIXED_CALLS
        return float(continuing_part(RAISE if self.spot.bets else BET))

    @cached_property
    def fold_equity(self) -> float:
        """Chance that a bet or raise wins the pot at once, by the rivals' past folding."""
        return prod([1 - part for part in self._going_on])

    @cached_property
    def gives_up(self) -> float:
        """Chance that a raise on the first street wins the pot at once, by the rivals' past folding there."""
        return prod([remembered(self._memory, rival.seat).gives_up for rival in self.spot.rivals])

    @cached_property
    def folds_more(self) -> float:
        """Chance that all fold, minus that of usual rivals."""
        return self.fold_equity - float((1 - self.calling) ** self.spot.opponents) if self._memory else 0.0

    @cached_property
    def raised(self) -> float:
        """Chance that a bet is raised, by the rivals' past raises of bets."""
        raises = [remembered(self._memory, rival.seat).raises_a_bet for rival in self.spot.rivals if not rival.all_in]
        return min(1 - self.fold_equity, 1 - prod([1 - part for part in raises]))

    @cached_property
    def bets_behind(self) -> float:
        """Chance of a bet by a seat yet to act after this seat's check, by their past bets."""
        usual = USUAL_BETS[self.spot.opponents > 1]
        behind = [rival.seat for rival in self.spot.rivals if rival.undecided]
        return 1 - prod([1 - min(1.0, usual * remembered(self._memory, seat).bets_more) for seat in behind])

    @property
    def bluffing_pays(self) -> float:
        """Fraction of the usual bluffs that pays against these rivals: below 1 if they hardly fold."""
        return 1.0 if self.folds_more >= 0 else 1 + self.folds_more / (self.fold_equity - self.folds_more)

    @property
    def fair_called(self) -> float:
        """Equity from which more chips in the pot gain chips, given the expected callers."""
        return 1 / (1 + max(1.0, sum(self._going_on)))

    @cached_property
    def _going_on(self) -> list[float]:
        return [1.0 if rival.all_in else self._goes_on(rival.seat) for rival in self.spot.rivals]

    def _goes_on(self, seat: int) -> float:
        """Fraction of this rival's range that continues against a bet or raise."""
        if not self.spot.street or not self._memory:
            return self.calling
        folds = remembered(self._memory, seat).folds_to_a_bet(self.spot.street, 1 - self.calling)
        return round((1 - folds) * STEPS) / STEPS

    # Computation

    @property
    def single(self) -> Sequence[Outcomes]:
        """Outcomes of a single hand."""
        return [part for part in self._outcomes if isinstance(part, Outcomes)]

    @cached_property
    def _read(self) -> Read:
        return read_of(self.public, self.presumed)

    @cached_property
    def _scene(self) -> Scene:
        return scene_of(self.public)

    @cached_property
    def _prospects(self) -> Prospects:
        return prospects(self.spot, self.cards, respect=0.0)

    @cached_property
    def field(self) -> Field:
        """The rivals, each with its range."""
        scene = self._scene
        return scene.field(
            [scene.rival(each.seat, self._believed(each.seat), self._plays(each)) for each in self.spot.rivals]
        )

    @cached_property
    def callers(self) -> Field:
        """The rivals with the hands that continue when it bets or raises now.

        If the seat's up cards beat a rival's hand whatever lies below, only those continue who were seen to do so more
        often than usual.
        """
        scene = self._scene
        found = []
        several = len(self.spot.rivals) > 1
        for rival in self.spot.rivals:
            goes_on = 1.0 if rival.all_in else self._goes_on(rival.seat)
            blind = 1.0 if rival.all_in else max(0.0, (goes_on - self.calling) / (1 - self.calling))
            part = min(1.0, self._wider * goes_on)
            callers = scene.callers(rival.seat, self._believed(rival.seat), part, self._seat, blind)
            plays = self._plays(rival) * (max(goes_on, 0.7) if several else 1.0)
            found.append(scene.rival(rival.seat, callers, plays))
        return scene.field(found)

    @cached_property
    def _wider(self) -> float:
        return 1.0 if self.spot.bets else last_callers(self.spot)

    def _believed(self, seat: int) -> SampleRange:
        read, reads = self._read, self._reads
        weights = read.ranges.get(seat)
        moved_in = seat in self.spot.moved_in
        as_moved_in = deeply_believed(reads, self.spot.depth) if moved_in else reads
        if weights is None or not self._memory or seat == self._seat:
            return self._scene.believed(seat, weights, as_moved_in)
        habits = remembered(self._memory, seat)
        calls = min(1.0, reads * habits.calls_believed(1 - self.calling))
        found: Floats = weights**calls
        bets = as_moved_in * (habits.shove_believed if moved_in else habits.believed)
        for said, believed in ((read.bets, bets), (read.last, reads * habits.last_believed)):
            more = min(1.0, believed) - calls
            if seat in said and more:
                found = found * said[seat] ** more
                found /= found.max()
        return self._scene.believed(seat, found, 1.0)

    def _plays(self, rival: Rival) -> float:
        """Chance that a rival stays in; after entering on the first street a later bet does not remove it yet."""
        if not rival.undecided or self.spot.street == 0:
            return rival.plays
        return self.calling if self.spot.bets else 1.0

    @cached_property
    def _own_weights(self) -> Floats:
        if self._own_policy is None:
            shown = self._read.ranges.get(self._seat)
            return self._scene.believed(self._seat, shown, self._reads * self._shows).weights
        own = read_of(self.public, self._own_policy, self._seat).ranges.get(self._seat)
        return self._scene.believed(self._seat, own, self._reads).weights

    @cached_property
    def _own(self) -> tuple[Floats, Floats]:
        """Equity of the hands in the seat's apparent range, and their weights."""
        outcomes = self._scene.of_sample(self._seat)
        return outcomes.expected_against(self.field), self._own_weights

    @cached_property
    def _outcomes(self) -> Sequence[Outcomes | StartingHands]:
        outcomes = self._prospects.outcomes
        if isinstance(self._scene, FlopScene):
            return outcomes
        return [part.among(self._scene.rivals) for part in outcomes if isinstance(part, Outcomes)]

    def _mean(self, rivals: Field) -> Floats:
        return self._all([part.expected_against(rivals) for part in self._outcomes])

    def _all(self, parts: list[Floats]) -> Floats:
        return self._prospects.of_all(parts)
