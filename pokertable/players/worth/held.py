"""Many hands of one street against their rivals' ranges, in all their futures.

Each result equals `Outcomes.against` for the hand alone.
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
    """Rivals of some hands, one pair each: the hand's index, the rival's seat, range, chance to stay.

    (P,) each, the ranges (P, N); the pairs of a hand are consecutive, by seat.
    """

    turn: Ids
    seat: Ids
    held: Floats
    plays: Floats


class HeldHands(ABC):
    """Hands by index: their winnings from rivals, and the equities of the rivals' stand-ins."""

    sample: int
    """Number of stand-ins for a rival's hands."""

    def __init__(self, made: Sequence[npt.NDArray[Any]], possible: Bools, near: int) -> None:
        """Hands with strengths by share in their futures, and possible futures: (H, B).

        `near` is the number of first futures over which the sample is examined.
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
        """Number of first futures over which the sample is examined."""
        return min(self._futures, self._most_near)

    def mean(self, hands: Ids, won: Floats) -> Floats:
        """(T,): equity from the winnings in each future, (T, B), or in the first ones."""
        futures = won.shape[1]
        possible = self._possible[hands, :futures]
        counts = self._counts[hands] if futures == self._futures else np.maximum(possible.sum(axis=1), 1)
        return np.asarray((won * possible).sum(axis=1) / counts)

    def won(self, hands: Ids, against: Rivalry) -> Floats:
        """(T, B): winnings of hands, (T,), in each future."""
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
                else:  # two missing hands tie; if nobody has one, the first share takes it
                    total = total + np.where(made[hands[turns]] > 0, won, most.prod(axis=1) * first)
            found[turns] = total
        return found / len(self._made)

    @abstractmethod
    def _beaten(self, hands: Ids, against: Rivalry) -> Floats:
        """Parts of ranges that a hand, (P,), beats in each future, and beats or ties, by share.

        (2, shares, P, B).
        """

    @abstractmethod
    def expected_of_sample(self, hands: Ids, against: Rivalry) -> Floats:
        """(T, N): equity of the sample's hands in the near futures of these hands, (T,)."""

    def able(self, hands: Ids, against: Rivalry, blind: Floats) -> Floats | float:
        """Whether rivals' hands may yet win from these hands, (P,), given their up cards; of others a `blind` part.

        All of them without up cards.
        """
        del hands, against, blind
        return 1.0


def by_turn(turn: Ids, turns: int) -> Iterator[tuple[Ids, Ids]]:
    """Pairs of a turn and a rival, (P,), grouped by number of rivals: the turns, (T,), and their pairs, (T, R)."""
    rivals = np.bincount(turn, minlength=turns)
    starts = np.searchsorted(turn, np.arange(turns))
    for count in np.unique(rivals).tolist():
        those = np.flatnonzero(rivals == count)
        yield those, starts[those, None] + np.arange(count)
