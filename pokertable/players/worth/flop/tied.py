"""The sampled hands on the near futures of boards, grouped by strength: ties win the same.

So winnings are computed once per strength, for many boards at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids, Strengths, frozen, gather
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.rivals import AWAY, STEPS

_NUMBER_BITS = 16
_NONE = 1
"""The number of hands without strength in a share."""
Numbers = npt.NDArray[np.int16]


class Tied(NamedTuple):
    """(G, F, N): by board, future and hand the number of its strength, as in `numbered`, by share."""

    which: Sequence[Numbers]
    widths: Sequence[int]
    """Upper bound of the numbers, by share."""
    able: Sequence[Bools]
    """(G, F): futures in which one of the hands has any strength, by share."""
    counts: Floats
    """(G, N): number of possible futures of each hand, at least 1."""
    expected: Floats
    """(G, N): equity against random hands, ties by half."""

    @classmethod
    def of(cls, which: Sequence[Numbers], rivals: float) -> Tied:
        """The groups from the strengths' numbers; `rivals` give the equities."""
        shape = which[0].shape
        counts = np.maximum((which[0] > 0).view(np.int8).sum(axis=1, dtype=np.int16), 1).astype(np.float64)
        powers = _powers(2 * shape[2], rivals)
        won, able, widths = [], [], [int(each.max()) + 1 for each in which]
        for each, width in zip(which, widths, strict=True):
            rows = each.reshape(-1, shape[2])
            sizes = np.bincount(_in_rows(rows, width).ravel(), minlength=len(rows) * width).reshape(-1, width)
            sizes[:, 0] = 0
            through = np.cumsum(sizes, axis=1)
            some = through[:, _NONE] < through[:, -1]
            wins = gather(powers, 2 * through - sizes) / (2.0 * through[:, -1:]) ** rivals
            won.append(Won(some, rows[some], wins[some], ((through[:, _NONE] / through[:, -1]) ** rivals)[some]))
            able.append(some.reshape(shape[:2]))
        return cls(which, widths, able, counts, _shared(won).reshape(shape).sum(axis=1) / counts / len(which))

    def split(self) -> list[Tied]:
        """Each board by itself."""
        ones = [slice(number, number + 1) for number in range(len(self.counts))]
        return [
            Tied(
                [each[one] for each in self.which],
                self.widths,
                [each[one] for each in self.able],
                self.counts[one],
                self.expected[one],
            )
            for one in ones
        ]


class Won(NamedTuple):
    """Winnings of strengths in one share, where anybody has a hand: the hands' numbers there, and their winnings.

    `able` marks those futures of all boards; `nobody` is the chance there that no rival has a hand.
    """

    able: Bools
    which: Numbers
    wins: Floats
    nobody: Floats


def _shared(won: Sequence[Won]) -> Floats:
    """(G · F, N): winnings of all shares in each future; a share without hands goes with the first."""
    high = _of_hands(won[0])
    total = high.copy() if won[1:] else high
    for share in won[1:]:
        share.wins[:, _NONE] = 0.0
        with_first = high[share.able]
        with_first *= share.nobody[:, None]
        with_first *= share.which == _NONE  # faster than choosing one or the other
        with_first += _of_hands(share)
        total[share.able] += with_first
        total[~share.able] += high[~share.able]
    return total


def _of_hands(share: Won) -> Floats:
    """Winnings of each hand, shaped like `Won.which`."""
    share.wins[:, 0] = 0.0
    return gather(share.wins.ravel(), _in_rows(share.which, share.wins.shape[1]))


def numbered(sample: Strengths) -> Numbers:
    """(R, N): strengths as ordered numbers, from 1 in each row, `AWAY` 0. 1 is no hand, if there is one."""
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
    """Powers of 0 and the whole numbers up to `most`."""
    powers: Floats = np.arange(most + 1).astype(np.float64) ** power
    return frozen(powers)


def _in_rows(which: Numbers, width: int) -> Ids:
    """Numbers, (R, N), as indices into consecutive rows of this width."""
    places: Ids = np.add(which, width * np.arange(len(which))[:, None], dtype=np.int64)
    return places


def expected_against(tied: Sequence[Tied], held: Floats, plays: Floats) -> Floats:
    """(T, N): equities of the boards' hands against fields with equal numbers of rivals.

    `held` are the rivals' ranges, (rivals, T, N), and `plays` their chances to stay, (rivals, T).
    """
    counts = np.concatenate([each.counts for each in tied])
    won = [_won(tied, share, held, plays) for share in range(len(tied[0].which))]
    return np.asarray((_shared(won) / len(won)).reshape(len(counts), -1, held.shape[2]).sum(axis=1) / counts)


def _won(tied: Sequence[Tied], share: int, held: Floats, plays: Floats) -> Won:
    """Winnings of each strength in a share in the futures of these boards."""
    able = np.concatenate([each.able[share] for each in tied])
    board, _ = np.nonzero(able)
    which = np.concatenate([each.which[share] for each in tied])[able]
    rows, width = len(which), max(each.widths[share] for each in tied)
    numbers = _in_rows(which, width)
    below, through = np.empty((2, len(held), rows, width))
    for number, ranges in enumerate(held * STEPS):  # whole numbers add up ten times as quickly
        found = np.bincount(numbers.ravel(), ranges[board].ravel(), rows * width).astype(np.int32).reshape(rows, width)
        found[:, 0] = 0.0
        if (empty := ~found.any(axis=1)).any():  # of an empty range all hands count alike
            found[empty] = np.bincount(numbers.ravel(), minlength=rows * width).reshape(rows, width)[empty]
            found[empty, 0] = 0.0
        through[number] = np.cumsum(found, axis=1, dtype=np.int32)
        np.subtract(through[number], found, out=below[number])
    total = through[:, :, -1:].copy()
    stay = plays[:, board, None]
    beats, ties = 1 - stay * (1 - below / total), 1 - stay * (1 - through / total)
    between = ties - beats
    field = range(len(held))
    wins = integral([(beats + node * between).prod(axis=0) for node, _ in nodes(field)], field)
    return Won(able.ravel(), which, wins, ties[:, :, _NONE].prod(axis=0))
