"""The strength of every five-card hand, as tables that the evaluator adds up keys for.

A *rank key* counts the cards of each rank: one octal digit a rank, the deuce's last. The key of several cards is the
sum of their keys, so hands of the same ranks have the same key in any order and with any suits.

The tables are built when they are first asked for, never at import.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from pokertable.model.cards import DECK
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking

RANK_BITS: Final = 3 * 13
RANK_MASK: Final = (1 << RANK_BITS) - 1
RANK_KEYS: Final = tuple(8 ** (card >> 2) for card in DECK)
"""The rank key of each card."""
SUITED_KEYS: Final = tuple(key + (1 << (RANK_BITS + 4 * (card & 3))) for card, key in zip(DECK, RANK_KEYS, strict=True))
"""The rank key of each card with, above it, one count of four bits for each suit."""

_HIGH_CATEGORIES: Final = tuple(Category)[: Category.LOW.order]
_Groups = tuple[tuple[int, int], ...]
_NO_PAIR: Final[_Groups] = ((1, 5),)
_SHAPES: Final[dict[Category, _Groups]] = {
    Category.HIGH_CARD: _NO_PAIR,
    Category.ONE_PAIR: ((2, 1), (1, 3)),
    Category.TWO_PAIR: ((2, 2), (1, 1)),
    Category.THREE_OF_A_KIND: ((3, 1), (1, 2)),
    Category.FULL_HOUSE: ((3, 1), (2, 1)),
    Category.FOUR_OF_A_KIND: ((4, 1), (1, 1)),
}
"""The groups of each category as (cards of one rank, how many such ranks), the main part first."""
_ACE: Final = 12
_STRAIGHTS: Final = (
    frozenset({_ACE, 0, 1, 2, 3}),
    *(frozenset(range(low, low + 5)) for low in range(9)),
)
"""The ranks of the straights, the weakest first."""


class BestOf(dict[int, int]):
    """Strength of the best five of five or more cards by their rank key, remembered as it is asked for; 0: no hand."""

    __slots__ = ("_five",)

    def __init__(self, five: dict[int, int]) -> None:
        self._five = five

    def __missing__(self, key: int) -> int:
        cards = [8**rank for rank in range(13) for _ in range(key >> 3 * rank & 7)]
        get = self._five.get
        best = self[key] = max((get(sum(hand), 0) for hand in combinations(cards, 5)), default=0)
        return best


@dataclass(frozen=True, slots=True)
class HandTable:
    """The strengths of one ranking, bigger is better.

    `plain`: by the rank key of five cards, suits ignored. `suited`: by the rank key of five cards of one suit, empty
    where flushes do not count. A key that is not there makes no hand. `usable`: the bits that keys of hands in `plain`
    may have. `best_plain`, `best_suited`: the same for the best five of more cards.
    `weakest`: the strength at which each of `categories` begins.
    """

    plain: dict[int, int]
    suited: dict[int, int]
    usable: int
    best_plain: BestOf
    best_suited: BestOf
    categories: tuple[Category, ...]
    weakest: tuple[int, ...]

    def category(self, strength: int) -> Category:
        """The category of a strength of 1 or more."""
        return self.categories[bisect_right(self.weakest, strength) - 1]


def hand_table(share: PotShare) -> HandTable:
    """The table that this share is ranked by."""
    return _high_table() if share.ranking is Ranking.HIGH else _low_table(_low_ranks(share))


def _low_ranks(share: PotShare) -> int:
    """How many ranks, from the ace up, a low may hold."""
    assert share.qualifier is not None, "PotShare requires it"
    return min(share.qualifier + 2, 13)


@cache
def _high_table() -> HandTable:
    """High hands: 1, seven high, to 7462, the royal flush."""
    plain: dict[int, int] = {}
    suited: dict[int, int] = {}
    weakest = []
    for category in _HIGH_CATEGORIES:
        first = len(plain) + len(suited) + 1
        table = suited if category in (Category.FLUSH, Category.STRAIGHT_FLUSH) else plain
        table.update((key, strength) for strength, key in enumerate(_keys_weakest_first(category), first))
        weakest.append(first)
    return HandTable(
        plain=plain,
        suited=suited,
        usable=RANK_MASK,
        best_plain=BestOf(plain),
        best_suited=BestOf(suited),
        categories=_HIGH_CATEGORIES,
        weakest=tuple(weakest),
    )


def _keys_weakest_first(category: Category) -> Iterator[int]:
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return (_key(straight) for straight in _STRAIGHTS)
    keys = _group_keys(_SHAPES.get(category, _NO_PAIR))
    if category in (Category.HIGH_CARD, Category.FLUSH):
        straights = {_key(straight) for straight in _STRAIGHTS}
        return (key for key in keys if key not in straights)
    return keys


def _key(ranks: Iterable[int]) -> int:
    return sum(8**rank for rank in ranks)


def _group_keys(groups: _Groups, taken: tuple[int, ...] = ()) -> Iterator[int]:
    """The keys of all hands of these groups, the weakest first: the first group decides, in it the highest rank."""
    if not groups:
        yield 0
        return
    (cards, ranks), *rest = groups
    free = [rank for rank in range(12, -1, -1) if rank not in taken]
    for chosen in sorted(combinations(free, ranks)):
        own = cards * _key(chosen)
        for key in _group_keys(tuple(rest), taken + chosen):
            yield own + key


@cache
def _low_table(ranks: int) -> HandTable:
    """Ace-to-five lows of the lowest `ranks` ranks: 1, the worst, to the wheel (56 for eight or better)."""
    allowed = [_ACE, *range(12)][:ranks]
    best_first = sorted(combinations(range(ranks - 1, -1, -1), 5))
    plain = {
        _key(allowed[place] for place in places): len(best_first) - order for order, places in enumerate(best_first)
    }
    return HandTable(
        plain=plain,
        suited={},
        usable=_key(allowed),
        best_plain=BestOf(plain),
        best_suited=BestOf({}),
        categories=(Category.LOW,),
        weakest=(1,),
    )
