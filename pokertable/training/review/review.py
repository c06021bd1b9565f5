"""A hand reviewed: each own decision weighed, figures first roughly and then finer, until they are settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.styles.cast import character_of
from pokertable.training.deals.believed import Believed
from pokertable.training.weigh.limits import MOST_DEALS
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import PRESUMED, Weighing

_NONE_WEIGHED: Final[Mapping[int, Weighing]] = MappingProxyType({})


def policies_of(recorded: Sequence[str], seats: int, player: int) -> tuple[tuple[str, ...], frozenset[int]]:
    """The policy presumed for each seat, and the seats whose policy is a guess.

    `recorded` are the policies of a record, ``tag@3`` or ``tag 3``, or none.
    """
    names, presumed = [], set()
    for seat in range(seats):
        text = recorded[seat] if recorded else ""
        written = text.partition("@")[0], text.rpartition(" ")[0]
        found = next((name for name in written if character_of(name)), None)
        if found is None and seat != player:
            presumed.add(seat)
        names.append(PRESUMED if found is None or seat == player else found)
    return tuple(names), frozenset(presumed)


class HandReview(Iterator[tuple[Verdict, ...]]):
    """The verdicts on the decisions of the seat that saw the hand, finer at each step.

    `policies` are the names of the policies taken to play, by seat (`policies_of`); the player's own later decisions
    follow its name. A decision is played out with at most `samples` deals, for at most `seconds` if they are given.
    Then those of which more deals would tell more are played for seconds `longer`. In a sit and go they are weighed by
    the prizes of its `pool`. Those that were `weighed` before, by place, keep their figures. Raises `CannotReview`,
    at the first step.
    """

    def __init__(
        self,
        seen: SeenHand,
        policies: Sequence[str],
        *,
        seed: int = 0,
        samples: int = MOST_DEALS,
        seconds: float | None = None,
        longer: float = 0.0,
        pool: PrizePool | None = None,
        weighed: Mapping[int, Weighing] = _NONE_WEIGHED,
    ) -> None:
        self.first: int | None = None
        """The decision to be played first; None: first each until it has a verdict, then what may have lost most."""
        self._pool = pool
        self._policies = [with_prizes(policy_of(name), None if pool is None else pool.left) for name in policies]
        self._reader = Reader(dict(enumerate(self._policies)), seed)
        self._moments = moments(seen)
        self._weighed: list[Weighing] = []
        self._before = weighed
        self._seed, self._samples, self._seconds, self._longer = seed, samples, seconds, longer

    @property
    def believed(self) -> list[tuple[Believed, ...]]:
        """The opponents' ranges at each decision so far."""
        return [each.believed for each in self._weighed]

    def __next__(self) -> tuple[Verdict, ...]:
        first = None if self.first is None else next(iter(self._weighed[self.first :]), None)
        if first is None or first.has_figures:
            moment = next(self._moments, None)
            if moment is not None:
                self._weighed.append(self._before.get(len(self._weighed)) or self._begun(moment))
                return self._verdicts()
        unsettled = [each for each in self._weighed if not each.settled]
        if not unsettled:
            unsettled = self._go_on()
        (first if first in unsettled else max(unsettled, key=lambda each: each.urgency)).play()
        return self._verdicts()

    def _begun(self, moment: Moment) -> Weighing:
        by = self._reader, self._policies
        return Weighing(
            moment,
            *by,
            seed=self._seed,
            samples=self._samples,
            seconds=self._seconds,
            longer=self._longer > 0,
            pool=self._pool,
        )

    def _go_on(self) -> list[Weighing]:
        """Once more time is given to those that it may decide."""
        open_yet = [each for each in self._weighed if not each.is_over]
        if not self._longer or not open_yet:
            raise StopIteration
        for each in open_yet:
            each.go_on(self._longer)
        self._longer = 0.0
        return open_yet

    def _verdicts(self) -> tuple[Verdict, ...]:
        return tuple([each.verdict() for each in self._weighed])
