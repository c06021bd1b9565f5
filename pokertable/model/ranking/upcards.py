"""The hand that a stud player shows: who opens from fourth street on (resources/rules/stud.md#who-opens)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.tables import RANK_KEYS


def showing_rank(up: Sequence[Card]) -> int:
    """What up to four up cards are worth as a poker hand, straights and flushes not counted: bigger is better.

    Equal numbers of cards compare as poker hands do: groups first (four of a kind, three, two pair, a pair), then the
    ranks. Suits do not count: equal hands have equal values. No cards are worth 0. ValueError for five or more.
    """
    return _SHOWING[sum(map(_key_of, up))]


class _Showing(dict[int, int]):
    """The values by rank key, remembered as they are asked for: at most 2,380 of them."""

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
