"""A hand reviewed: each own decision weighed, figures first roughly and then finer, until they are settled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import at_a_glance, policy_of
from pokertable.players.people.cast import character_of
from pokertable.training.review.limits import MOST_DEALS
from pokertable.training.review.moment import Moment, moments
from pokertable.training.review.reader import Reader
from pokertable.training.review.verdict import Verdict
from pokertable.training.review.weighing import Weighing

PRESUMED: Final = "tag"
"""How an opponent is taken to play of whom nothing is known, and the player in its own later decisions."""


def policies_of(recorded: Sequence[str], seats: int, player: int) -> tuple[tuple[str, ...], frozenset[int]]:
    """By seat who is taken to play, and the seats of which that is presumed.

    `recorded` are the policies of a record, ``tag@3`` or ``tag 3``, or none.
    """
    names, presumed = [], set()
    for seat in range(seats):
        text = recorded[seat] if recorded else ""
        found = next((name for name in (text.partition("@")[0], text.rpartition(" ")[0]) if character_of(name)), None)
        if found is None and seat != player:
            presumed.add(seat)
        names.append(PRESUMED if found is None or seat == player else found)
    return tuple(names), frozenset(presumed)


class HandReview(Iterator[tuple[Verdict, ...]]):
    """The decisions of the seat that saw the hand so, weighed step by step: each time what is known by then.

    `policies` are the names of who is taken to play, by seat (`policies_of`); the player's own later decisions are
    those of its name. A decision is played out with at most `samples` deals, and if given until it has taken so many
    `seconds`. When all are settled so, and somebody still asks, those of which more deals would tell more are played
    for so many seconds `longer`.
    Raises `CannotReview`, at the first step.
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
    ) -> None:
        self.first: int | None = None
        """The decision that comes before the others; None: all are told first, then what may have lost most."""
        self._policies = [at_a_glance(policy_of(name)) for name in policies]
        self._reader = Reader(dict(enumerate(self._policies)), seed)
        self._moments = moments(seen)
        self._weighed: list[Weighing] = []
        self._seed, self._samples, self._seconds, self._longer = seed, samples, seconds, longer

    def __next__(self) -> tuple[Verdict, ...]:
        first = None if self.first is None else next(iter(self._weighed[self.first :]), None)
        if first is None or first.has_figures:
            moment = next(self._moments, None)
            if moment is not None:
                self._weighed.append(self._begin(moment))
                return self._verdicts()
        unsettled = [each for each in self._weighed if not each.settled]
        if not unsettled:
            unsettled = self._go_on()
        (first if first in unsettled else max(unsettled, key=lambda each: each.urgency)).play()
        return self._verdicts()

    def _begin(self, moment: Moment) -> Weighing:
        return Weighing(
            moment, self._reader, self._policies, seed=self._seed, samples=self._samples, seconds=self._seconds
        )

    def _go_on(self) -> list[Weighing]:
        """Once more time is given to those that it may decide."""
        open_yet = [each for each in self._weighed if not each.enough]
        if not self._longer or not open_yet:
            raise StopIteration
        for each in open_yet:
            each.go_on(self._longer)
        self._longer = 0.0
        return open_yet

    def _verdicts(self) -> tuple[Verdict, ...]:
        return tuple([each.verdict() for each in self._weighed])
