"""The sampled hands on the near futures of boards, put together by strength: those that tie win the same.

So what all of them win is worked out once for each strength, for many boards in one go.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats, Ids, Strengths, frozen, gather
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.rivals import AWAY

_NUMBER_BITS = 16
_NONE = 1
"""The number of those that have no hand under a share."""
Numbers = npt.NDArray[np.int16]


class Tied(NamedTuple):
    """By board, future and hand the number of its strength there, as in `numbered`, by share: (G, F, N)."""

    which: Sequence[Numbers]
    widths: Sequence[int]
    """More than the greatest number, by share."""
    counts: Floats
    """In how many futures each hand can be, at least 1: (G, N)."""
    expected: Floats
    """What the hands expect against so many who hold any hand, ties by half: (G, N)."""

    @classmethod
    def of(cls, which: Sequence[Numbers], rivals: float) -> Tied:
        """Of the strengths' numbers; `rivals` for what is expected."""
        boards, futures, hands = which[0].shape
        counts = np.maximum((which[0] > 0).view(np.int8).sum(axis=1, dtype=np.int16), 1).astype(np.float64)
        won, widths = [], [int(each.max()) + 1 for each in which]
        for each, width in zip(which, widths, strict=True):
            numbers = _in_rows(each, width)
            sizes = np.bincount(numbers.ravel(), minlength=boards * futures * width).reshape(-1, width)
            sizes[:, 0] = 0
            through = np.cumsum(sizes, axis=1)
            wins = gather(_powers(2 * hands, rivals), 2 * through - sizes) / (2.0 * through[:, -1:]) ** rivals
            won.append(Won(each, numbers, wins, (through[:, _NONE] / through[:, -1]) ** rivals))
        return cls(which, widths, counts, _shared(won).sum(axis=1) / counts / len(which))

    def split(self) -> list[Tied]:
        """Each board by itself."""
        ones = [slice(number, number + 1) for number in range(len(self.counts))]
        return [
            Tied([each[one] for each in self.which], self.widths, self.counts[one], self.expected[one]) for one in ones
        ]


class Won(NamedTuple):
    """What strengths win of one share: their numbers by hand, those as places in rows, and what each number wins.

    `nobody` is the chance of each row that no rival has a hand under this share.
    """

    which: Numbers
    places: Ids
    wins: Floats
    nobody: Floats


def _shared(won: Sequence[Won]) -> Floats:
    """What hands win of all shares together: (G, F, N). What nobody has a hand for goes with the first one."""
    first = won[0]
    first.wins[:, 0] = 0.0
    total = high = gather(first.wins.ravel(), first.places)
    for share in won[1:]:
        share.wins[:, 0] = 0.0
        nobody = share.nobody.reshape(*share.which.shape[:2], 1)
        own = gather(share.wins.ravel(), share.places)
        total = total + np.where(share.which > _NONE, own, nobody * high)
    return total


def numbered(sample: Strengths) -> Numbers:
    """Strengths as numbers in order, of each row from 1 on, `AWAY` 0: (R, N). 1 is no hand, if there is such a one."""
    found = _in_order(sample)
    found += (found > 0) & (sample.min(axis=1) > 0)[:, None]
    return found


def _in_order(sample: Strengths) -> Numbers:
    n = sample.shape[1]
    keys = sample.astype(np.int32)
    keys <<= _NUMBER_BITS
    keys |= np.arange(n, dtype=np.int32)
    keys.sort(axis=1)
    ordered = keys >> _NUMBER_BITS
    begins = np.ones(keys.shape, np.bool_)
    np.not_equal(ordered[:, 1:], ordered[:, :-1], out=begins[:, 1:])
    numbers = np.cumsum(begins, axis=1, dtype=np.int16)
    numbers *= ordered != AWAY
    keys &= (1 << _NUMBER_BITS) - 1
    found: Numbers = np.empty(keys.shape, np.int16)
    found.ravel()[np.add(keys, n * np.arange(len(keys))[:, None], dtype=np.int64).ravel()] = numbers.ravel()
    return found


@lru_cache(maxsize=4)
def _powers(most: int, power: float) -> Floats:
    """Of 0 and the whole numbers up to `most`."""
    powers: Floats = np.arange(most + 1).astype(np.float64) ** power
    return frozen(powers)


def _in_rows(which: Numbers, width: int) -> Ids:
    """Numbers, (G, F, N), as places in rows of this width, one for each future after the other."""
    boards, futures, _ = which.shape
    places: Ids = np.add(which, width * np.arange(boards * futures).reshape(boards, futures, 1), dtype=np.int64)
    return places


def expected_against(tied: Sequence[Tied], held: Floats, plays: Floats) -> Floats:
    """What the hands of boards, one after the other, expect against fields of as many rivals each: (T, N).

    `held` are the rivals' ranges, (rivals, T, N), and `plays` how likely they are to stay, (rivals, T).
    """
    shares = range(len(tied[0].which))
    won = _shared([_won(tied, share, held, plays) for share in shares])
    counts = np.concatenate([each.counts for each in tied])
    return np.asarray((won / len(shares)).sum(axis=1) / counts)


def _won(tied: Sequence[Tied], share: int, held: Floats, plays: Floats) -> Won:
    """What each strength wins of a share in the futures of these boards."""
    which = np.concatenate([each.which[share] for each in tied])
    rows, width = which.shape[0] * which.shape[1], max(each.widths[share] for each in tied)
    numbers = _in_rows(which, width)
    below, through = np.empty((2, len(held), rows, width))
    for number, ranges in enumerate(held):
        weights = np.broadcast_to(ranges[:, None], which.shape).ravel()
        found = np.bincount(numbers.ravel(), weights, rows * width).reshape(rows, width)
        found[:, 0] = 0.0
        if (empty := ~found.any(axis=1)).any():  # of an empty range all hands count alike
            found[empty] = np.bincount(numbers.ravel(), minlength=rows * width).reshape(rows, width)[empty]
            found[empty, 0] = 0.0
        np.cumsum(found, axis=1, out=through[number])
        np.subtract(through[number], found, out=below[number])
    total = through[:, :, -1:].copy()
    stay = np.repeat(plays, which.shape[1], axis=1)[:, :, None]
    beats, ties = 1 - stay * (1 - below / total), 1 - stay * (1 - through / total)
    between = ties - beats
    field = range(len(held))
    wins = integral([(beats + node * between).prod(axis=0) for node, _ in nodes(field)], field)
    return Won(which, numbers, wins, ties[:, :, _NONE].prod(axis=0))
