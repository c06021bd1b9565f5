"""The player's decisions of a sit and go weighed by the prizes that chips are worth (ICM): those that cost most.

Only decisions for many chips are weighed, the largest first: others cost a small part of the prizes at most. A decision
has one figure: that of its hand's stored review, and where there is none the review takes the one that is found here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from pokertable.model.cards import AnyCard
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.text import INTERVAL, Phrase, phrase
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.play.tournament_hands import TournamentHand
from pokertable.session.tournament.tournament import Setup
from pokertable.training.explain.reasons import kept
from pokertable.training.review.review import policies_of
from pokertable.training.review.sheet import DecisionSheet
from pokertable.training.weigh.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.training.weigh.moment import CannotReview, Moment, moments
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.severity import kept_severity
from pokertable.training.weigh.weighing import Weighing

MOST: Final = 12
"""Most decisions that are weighed."""
_LARGE: Final = 0.25
"""Part of the player's stack that a decision must be for."""


def pool_of(hand: TournamentHand) -> PrizePool:
    """The prizes of a hand's sit and go as they were before it."""
    setup = hand.setup
    return PrizePool(*hand.prizes, setup.chips, sum(setup.prizes))


class CostlyDecision(NamedTuple):
    """A decision and what it lost: `loss` and `error` (95%) in per cent of the prize pool.

    `place` is its number among the player's decisions of the hand, `left` the number of players still in, `street` a
    name as in files.
    """

    hand_id: int
    place: int
    hand: int
    street: str
    left: int
    cards: tuple[AnyCard, ...]
    words: Phrase
    why: Phrase
    loss: float
    error: float


class Weighed(NamedTuple):
    """Number of decisions weighed so far, of how many, and of how many of them the verdict is settled.

    `costly` are those that cost something beyond their error, the costliest first.
    """

    done: int
    total: int
    settled: int
    costly: tuple[CostlyDecision, ...]


@dataclass(frozen=True, slots=True)
class _Large:
    """A decision for many chips, before it is weighed."""

    hand: TournamentHand
    place: int
    moment: Moment
    part: float
    """Part of all chips that it is for."""


class TournamentReview(Iterator[Weighed]):
    """Yields what is known so far; a step takes about half a second, so that nobody waits long for its end.

    A decision is played out with at most `deals`, for at most `seconds` (None: with all of them), unless it is among
    the stored ones of its hand (`reviewed`).
    """

    def __init__(
        self,
        hands: Iterable[TournamentHand],
        reviewed: Callable[[int], Sequence[ReviewedDecision]] = lambda _: (),
        *,
        seed: int = 0,
        deals: int = MOST_DEALS,
        seconds: float | None = SECONDS + LONGER,
    ) -> None:
        self._hands, self._reviewed = hands, reviewed
        self._seed, self._deals, self._seconds = seed, deals, seconds
        self._left: list[_Large] | None = None
        self._weighing: Weighing | None = None
        """The first of those left, as far as it is weighed."""
        self._count = 0
        self._done: list[tuple[_Large, Weighing | None]] = []

    def __next__(self) -> Weighed:
        if self._left is None:
            self._left = sorted(self._large(), key=lambda each: -each.part)[:MOST]
            self._count = len(self._left)
        elif self._left:
            self._go_on(self._left)
        else:
            raise StopIteration
        return self.so_far()

    def so_far(self) -> Weighed:
        """The results up to now, those of stored reviews as they are stored now."""
        told = [self._told(*each) for each in self._done]
        found = sorted([each for is_settled, each in told if each is not None], key=lambda each: -each.loss)
        return Weighed(len(told), self._count, sum(is_settled for is_settled, _ in told), tuple(found))

    def weighed(self, hand_id: int) -> dict[int, Weighing]:
        """The decisions of a hand that were weighed here, by their place."""
        done = [(large.place, weighing) for large, weighing in self._done if large.hand.id == hand_id]
        return {place: weighing for place, weighing in done if weighing is not None}

    def _stored(self, large: _Large) -> ReviewedDecision | None:
        """The decision by its hand's review; None without one, or where that is damaged."""
        with suppress(StoreError):
            return next((each for each in self._reviewed(large.hand.id) if each.place == large.place), None)
        return None

    def _large(self) -> Iterator[_Large]:
        for hand in self._hands:
            with suppress(CannotReview):
                for place, moment in enumerate(moments(hand.seen)):
                    part = _part(moment, hand.setup)
                    if part:
                        yield _Large(hand, place, moment, part)

    def _go_on(self, left: list[_Large]) -> None:
        if self._weighing is None and self._stored(left[0]) is not None:
            self._done.append((left.pop(0), None))
            return
        if self._weighing is None:
            self._weighing = self._begun(left[0])
        if not self._weighing.settled:
            self._weighing.play()
        if self._weighing.settled:
            self._done.append((left.pop(0), self._weighing))
            self._weighing = None

    def _begun(self, large: _Large) -> Weighing:
        """The weighing of a decision in prizes."""
        moment, hand, pool = large.moment, large.hand, pool_of(large.hand)
        names, _ = policies_of(hand.policies, moment.hand.state.n, moment.seat)
        policies = [with_prizes(policy_of(name), pool.left) for name in names]
        reader = Reader(dict(enumerate(policies)), self._seed)
        return Weighing(
            moment, reader, policies, seed=self._seed, samples=self._deals, seconds=self._seconds, pool=pool
        )

    def _told(self, large: _Large, weighing: Weighing | None) -> tuple[bool, CostlyDecision | None]:
        """Whether there is a verdict, and the decision if it is blamed for a loss beyond its error."""
        moment, hand, pool = large.moment, large.hand, pool_of(large.hand)
        kept_as = self._stored(large)
        if kept_as is None and weighing is not None:
            kept_as = DecisionSheet(weighing.verdict(), ()).to_keep(large.place)
        bad = None if kept_as is None else kept_severity(kept_as)
        if kept_as is None or bad is None:
            return False, None
        unit = moment.public.game.yardstick
        loss, error = pool.percent(unit * kept_as.big_bets), INTERVAL * pool.percent(unit * kept_as.stderr)
        if not bad.matters or loss <= error:  # else the interval beside it would hold 0
            return True, None
        return True, CostlyDecision(
            hand_id=hand.id,
            place=large.place,
            hand=hand.number,
            street=moment.public.street_rules.name,
            left=hand.left,
            cards=tuple(moment.hand.state.holes[moment.seat]),
            words=_words(moment),
            why=kept(kept_as.kind),
            loss=loss,
            error=error,
        )


def _part(moment: Moment, setup: Setup) -> float:
    """Part of all chips that a decision is for; 0 where it is small."""
    legal = moment.legal
    if legal.draw is not None:
        return 0.0
    price = legal.check_call or 0
    put_in = moment.taken.amount - legal.bet if isinstance(moment.taken, RaiseTo) else price
    stake = min(max(put_in, price), legal.stack)
    return 0.0 if stake < _LARGE * (legal.stack + legal.bet) else (stake + legal.pot) / setup.chips


def _words(moment: Moment) -> Phrase:
    legal, taken = moment.legal, moment.taken
    if isinstance(taken, Fold):
        return phrase("You folded")
    if isinstance(taken, RaiseTo):
        return phrase("You went all-in") if taken.amount >= legal.bet + legal.stack else phrase("You raised")
    if not legal.check_call:
        return phrase("You checked")
    return phrase("You called all-in") if legal.call_is_all_in else phrase("You called")
