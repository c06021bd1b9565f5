"""End values of draw-game hands, by the cards kept: counted over all cards to come, not sampled.

All sums are of whole numbers, so that a hand has the same answer alone and among others, to the last bit.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, subset_number, subsets
from pokertable.players.worth.discarding.discards import best_kept
from pokertable.players.worth.discarding.solving import BINS, Chances, SolvedDraws, bins, chances
from pokertable.players.worth.suits import suit_classes

_AT_ONCE: Final = 1 << 13
"""Hands processed together: a megabyte."""


def ends_of(game: SolvedDraws, hands: Cards, gone: Cards, draws: int) -> Floats:
    """(H, BINS): chances of each end value for sorted hands, (H, k), with `draws` draws to come.

    Discards follow the solved game. At the first draw neither those discards nor the `gone` cards, (H, any), come; at
    later ones any card that is not kept may come.
    """
    return ends_keeping(game, hands, gone, _kept(game, hands, draws), draws)


def ends_keeping(game: SolvedDraws, hands: Cards, gone: Cards, kept: Bools, draws: int) -> Floats:
    """(H, BINS): chances for hands that keep these cards, (H, k), at the first draw; without discards they stop."""
    found = np.zeros((len(hands), BINS))
    sizes = kept.sum(axis=1)
    stand = np.flatnonzero(sizes == game.cards)
    if len(stand):
        found[stand, bins(game.finished(hands[stand]))] = 1.0
    kept_first = np.take_along_axis(hands, np.argsort(~kept, axis=1, kind="stable"), axis=1)
    seen = np.hstack([kept_first, gone])
    for size in range(game.cards):
        those = np.flatnonzero(sizes == size)
        together = max(1, _AT_ONCE // comb(seen.shape[1] - size, game.cards - size))
        for start in range(0, len(those), together):
            rows = those[start : start + together]
            found[rows] = _drawing(game, seen[rows], size, draws)
    return found


def _drawing(game: SolvedDraws, seen: Cards, size: int, draws: int) -> Floats:
    """(H, BINS): chances for hands that keep their first `size` cards and draw no other seen ones, (H, seen).

    Counted over all hands that hold the kept cards; those with an impossible card are removed by inclusion and
    exclusion.
    """
    others = seen.shape[1] - size
    total = np.zeros((len(seen), BINS), np.int64)
    for more in range(game.cards - size + 1):
        which = subsets(more, others) + np.uint8(size)
        kept = np.broadcast_to(np.arange(size, dtype=np.uint8), (len(which), size))
        sets = np.sort(seen[:, np.hstack([kept, which])], axis=2)
        ended = _ended(game, sets.reshape(len(seen) * len(which), size + more), draws).reshape(len(seen), -1, BINS)
        total += (-1) ** more * comb(52 - size - more, game.cards - size - more) * ended.sum(axis=1, dtype=np.int64)
    total = np.maximum(total, 0)  # parts are rounded
    return np.asarray(total / total.sum(axis=1, keepdims=True))


def _ended(game: SolvedDraws, sets: Cards, draws: int) -> Chances:
    """(N, BINS): chances for a sorted set of kept cards, (N, size), and drawn others; a whole hand has drawn."""
    size = sets.shape[1]
    if size < game.cards:
        kept: Chances = game.ending[draws][size][_class_of(sets)]
        return kept
    return chances(ends_of(game, sets, sets[:, :0], draws - 1))


def _kept(game: SolvedDraws, hands: Cards, draws: int) -> Bools:
    """(H, k): cards kept in the solved game; all without a draw to come."""
    return best_kept(game, hands, draws) if draws else np.ones(hands.shape, np.bool_)


def _class_of(sets: Cards) -> Ids:
    return suit_classes(sets.shape[1])[1][subset_number(sets)]
