"""Stud: cards that would help a hand, and the number of them still alive: unseen.

Every face-up card, folded hands' included, is dead, and so are one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids
from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import ACE
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.tables import STRAIGHTS
from pokertable.model.variant import Variant
from pokertable.players.worth.each import Hands, Places, of_each

_RANKS, _SUITS = 13, 4
_STRAIGHTS = [sorted(ranks) for ranks in STRAIGHTS]
_FOR_A_LOW = 5


class LiveCards(Hands):
    """Stud hands and their live cards: figures (H,).

    `hands` are all own cards, (H, k); `unseen` marks the cards that are not in sight, (52,) or (H, 52), own ones
    optionally included.
    """

    def __init__(self, variant: Variant, hands: Cards, unseen: Bools) -> None:
        self._variant = variant
        self.hands = hands
        rows = np.arange(len(hands))[:, None]
        self._mine = np.zeros((len(hands), 52), np.bool_)
        self._mine[rows, hands] = True
        self._alive: Bools = (unseen & ~self._mine).reshape(len(hands), _RANKS, _SUITS)
        self._held: Ids = self._mine.reshape(len(hands), _RANKS, _SUITS).sum(axis=2)

    def part(self, places: Places) -> LiveCards:
        """The figures of some of the hands."""
        part = LiveCards.__new__(LiveCards)
        part._variant, part.hands, part._mine = self._variant, self.hands[places], self._mine[places]
        part._alive, part._held = self._alive[places], self._held[places]
        part.part_of(self, places)
        return part

    @of_each
    def _low_ranks(self) -> list[int]:
        low = next((share for share in self._variant.shares if share.is_low), None)
        return [rank for rank in range(_RANKS) if low is not None and low.may_hold(rank)]

    @of_each
    def pair(self) -> Ids:
        """The rank of the highest pair or better among one's own cards, -1 for none."""
        at_least_two = self._held >= 2
        highest = _RANKS - 1 - np.argmax(at_least_two[:, ::-1], axis=1)
        return np.where(at_least_two.any(axis=1), highest, -1)

    @of_each
    def for_trips(self) -> Ids:
        """Live cards of the rank of the highest pair; 0 without a pair."""
        of_rank = np.take_along_axis(self._alive.sum(axis=2), np.maximum(self.pair, 0)[:, None], axis=1)[:, 0]
        return np.where(self.pair >= 0, of_rank, 0)

    @of_each
    def for_pairs(self) -> Ids:
        """Live cards of the ranks that are held once: those that pair them."""
        return np.asarray((self._alive.sum(axis=2) * (self._held == 1)).sum(axis=1))

    @of_each
    def suited(self) -> Ids:
        """Largest number of cards of one suit."""
        return np.asarray(self._of_suits.max(axis=1))

    @of_each
    def for_a_flush(self) -> Ids:
        """Live cards of the most frequent suit."""
        suit = np.argmax(self._of_suits, axis=1)
        return np.take_along_axis(self._alive.sum(axis=1), suit[:, None], axis=1)[:, 0]

    @of_each
    def _of_suits(self) -> Ids:
        return np.asarray(self._mine.reshape(len(self.hands), _RANKS, _SUITS).sum(axis=1))

    @of_each
    def for_a_straight(self) -> Ids:
        """Live cards that make a straight at once; 0 with a made one."""
        has = self._held > 0
        alive = self._alive.sum(axis=2)
        missing = np.zeros((len(self.hands), _RANKS), np.bool_)
        made = np.zeros(len(self.hands), np.bool_)
        for window in _STRAIGHTS:
            held = has[:, window].sum(axis=1)
            made |= held == len(window)
            for rank in window:
                missing[:, rank] |= (held == len(window) - 1) & ~has[:, rank]
        return np.where(made, 0, (alive * missing).sum(axis=1))

    @of_each
    def lows(self) -> Ids:
        """Number of different ranks held that a low may have, the eight and lower."""
        return np.asarray((self._held[:, self._low_ranks] > 0).sum(axis=1))


def best_low_strength(variant: Variant, ups: Sequence[int], hidden: int) -> int:
    """Strength of the lowest low from up cards and `hidden` unknown ones in a split game, 0 for none.

    Dead cards do not count: of every rank some card is assumed alive.
    """
    low = variant.share("low")
    return _best_strength(low, _shown(low, ups), hidden)


def _shown(low: PotShare, ups: Sequence[int]) -> frozenset[int]:
    return frozenset([_lowered(card >> 2) for card in ups if low.may_hold(card >> 2)])


@lru_cache
def _ranks_of(low: PotShare) -> tuple[int, ...]:
    return tuple(sorted(_lowered(rank) for rank in range(_RANKS) if low.may_hold(rank)))


def _mixed(five: Sequence[int]) -> tuple[int, ...]:
    """Cards of these ranks, the ace below the deuce, suits mixed."""
    return tuple([4 * ((each - 1) % _RANKS) + place % 4 for place, each in enumerate(five)])


@lru_cache(maxsize=512)
def _best_strength(low: PotShare, shown: frozenset[int], hidden: int) -> int:
    best = _lowest(shown, _ranks_of(low), hidden)
    return 0 if best is None else int(strengths(low, np.array([_mixed(best)], np.uint8), ())[0])


@lru_cache(maxsize=512)
def _lowest(shown: frozenset[int], ranks: tuple[int, ...], hidden: int) -> tuple[int, ...] | None:
    """The lowest five of the ranks, the highest first, with at most `hidden` not shown."""
    fives = (tuple(sorted(five, reverse=True)) for five in combinations(ranks, _FOR_A_LOW))
    return min((five for five in fives if len(set(five) - shown) <= hidden), default=None)


def _lowered(rank: int) -> int:
    """The rank, the ace below the deuce."""
    return 0 if rank == ACE else rank + 1
