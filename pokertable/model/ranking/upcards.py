"""The hand that a stud player shows: who opens from fourth street on (RULES §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from pokertable.model.cards import Card


def showing_rank(up: Sequence[Card]) -> int:
    """What up to four up cards are worth as a poker hand, straights and flushes not counted: bigger is better.

    Equal numbers of cards compare as poker hands do: groups first (four of a kind, three, two pair, a pair), then the
    ranks. Suits do not count: equal hands have equal values. No cards are worth 0. ValueError for five or more.
    """
    return _showing_rank(tuple(sorted([card >> 2 for card in up])))


@cache  # 2,380 multisets of at most four ranks
def _showing_rank(ranks: tuple[int, ...]) -> int:
    if len(ranks) > 4:
        raise ValueError(f"{len(ranks)} up cards: expected at most four")
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    groups += [(0, -1)] * (4 - len(groups))
    value = 0
    for count, _ in groups:
        value = 5 * value + count
    for _, rank in groups:
        value = 14 * value + rank + 1
    return value
