"""Many hands of one street held against what their rivals can hold, in all their futures.

Each hand comes to what `Outcomes.against` works out for it alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.model.cached import cached_property
from pokertable.players.worth.beats import integral, nodes


class Rivalry(NamedTuple):
    """Who is still in against some hands, a pair for each: the hand's number, the rival's seat, range, chance to stay.

    (P,) each, the ranges (P, N); the pairs of a hand follow one another, by seat.
    """

    turn: Ids
    seat: Ids
    held: Floats
    plays: Floats


class HeldHands(ABC):
    """Hands by their number: what they win from rivals, and what the sample does that stands for a rival's hands."""

    sample: int
    """How many hands stand for a rival's."""

    def __init__(self, made: Sequence[npt.NDArray[Any]], possible: Bools, near: int) -> None:
        """By share what the hands make in their futures, and which can come: (H, B).

        `near` is over how many of them, the first ones, the sample is looked at.
        """
        self._made = made
        self._possible = possible
        self._most_near = near

    @cached_property
    def _counts(self) -> Ids:
        return np.asarray(np.maximum(self._possible.sum(axis=1), 1))

    @property
    def _futures(self) -> int:
        return int(self._possible.shape[1])

    @cached_property
    def near(self) -> int:
        """Over how many futures, the first ones, the sample is looked at."""
        return min(self._futures, self._most_near)

    def mean(self, hands: Ids, won: Floats) -> Floats:
        """What hands expect of what they win in each future, (T, B), or in the first ones: (T,)."""
        futures = won.shape[1]
        possible = self._possible[hands, :futures]
        counts = self._counts[hands] if futures == self._futures else np.maximum(possible.sum(axis=1), 1)
        return np.asarray((won * possible).sum(axis=1) / counts)

    def won(self, hands: Ids, against: Rivalry) -> Floats:
        """What hands, (T,), win in each future: (T, B)."""
        beaten = self._beaten(hands[against.turn], against)
        below, up_to = 1 - against.plays[:, None] * (1 - beaten)
        found = np.empty((len(hands), self._futures))
        for turns, each in by_turn(against.turn, len(hands)):
            field = range(each.shape[1])
            total: Floats | None = None
            for share, made in enumerate(self._made):
                less, most = below[share, each], up_to[share, each]
                between = most - less
                won = integral([(less + node * between).prod(axis=1) for node, _ in nodes(field)], field)
                if total is None:
                    total = first = won
                else:  # who has no hand ties with who has none either; if nobody has, the first share takes it
                    total = total + np.where(made[hands[turns]] > 0, won, most.prod(axis=1) * first)
            found[turns] = total
        return found / len(self._made)

    @abstractmethod
    def _beaten(self, hands: Ids, against: Rivalry) -> Floats:
        """The part of ranges that a hand, (P,), beats in each future, and that it beats or ties, by share.

        (2, shares, P, B).
        """

    @abstractmethod
    def expected_of_sample(self, hands: Ids, against: Rivalry) -> Floats:
        """What the hands of the sample expect in the near futures where these hands, (T,), are: (T, N)."""

    def able(self, hands: Ids, against: Rivalry, blind: Floats) -> Floats | float:
        """Which hands of rivals may yet win from these hands, (P,), by what those show; a `blind` part of all others.

        All of them where nobody shows a card.
        """
        del hands, against, blind
        return 1.0


def by_turn(turn: Ids, turns: int) -> Iterator[tuple[Ids, Ids]]:
    """Of pairs of a turn and a rival, by turn, (P,): the turns with as many rivals, (T,), and their pairs, (T, R)."""
    rivals = np.bincount(turn, minlength=turns)
    starts = np.searchsorted(turn, np.arange(turns))
    for count in np.unique(rivals).tolist():
        those = np.flatnonzero(rivals == count)
        yield those, starts[those, None] + np.arange(count)
