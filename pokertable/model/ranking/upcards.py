"""The hand that a stud player shows, which decides who opens (resources/rules/stud.md#who-opens)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.cards import ACE
from pokertable.model.ranking.tables import RANK_KEYS, RANK_MASK


def showing_rank(up: Sequence[int]) -> int:
    """Value of up to four up cards as a poker hand, straights and flushes not counted: higher is better.

    Equal numbers of cards compare as poker hands do: groups first (four of a kind, three, two pair, a pair), then the
    ranks. Suits do not count: equal hands have equal values. No cards are worth 0. Raises `ValueError` for five or
    more.
    """
    return _SHOWING[sum(map(_key_of, up))]


def showing_pair(up: Sequence[int]) -> bool:
    """Whether two of the up cards are of a rank."""
    return len({card >> 2 for card in up}) < len(up)


def highest_pair(up: Sequence[int]) -> int:
    """The rank of the highest pair or better among up cards, -1 for none."""
    ranks = [card >> 2 for card in up]
    return max((rank for rank in ranks if ranks.count(rank) > 1), default=-1)


def showing_low_rank(up: Sequence[int]) -> int:
    """Value of up to four up cards where the lowest hand is best, aces low and pairs above all: smaller is better."""
    return _SHOWING[_ace_low(sum(map(_key_of, up)))]


def _ace_low(key: int) -> int:
    """A key in which the ace is the lowest rank."""
    return (key << 3 | key >> 3 * ACE) & RANK_MASK


class _Showing(dict[int, int]):
    """The values by rank key, cached on first use: at most 2,380 of them."""

    __slots__ = ()

    def __missing__(self, key: int) -> int:
        counts = [(key >> 3 * rank & 7, rank) for rank in range(13)]
        cards = sum(count for count, _ in counts)
        if cards > 4:
            raise ValueError(f"{cards} up cards: expected at most four")
        groups = sorted(counts, reverse=True)[:4]
        value = 0
        for count, _ in groups:
            value = 5 * value + count
        for count, rank in groups:
            value = 14 * value + (rank + 1 if count else 0)
        self[key] = value
        return value


_SHOWING: Final = _Showing()
_key_of: Final = RANK_KEYS.__getitem__
