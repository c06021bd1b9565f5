"""The strength of every five-card hand, in tables indexed by sums of keys.

A *rank key* counts the cards of each rank: one octal digit per rank, the deuce's last. The key of several cards is the
sum of their keys, so hands of the same ranks have the same key in any order and with any suits.

The tables are built on first use, never at import.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from pokertable.model.cards import ACE, DECK
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking

RANK_BITS: Final = 3 * 13
RANK_MASK: Final = (1 << RANK_BITS) - 1
RANK_KEYS: Final = tuple(8 ** (card >> 2) for card in DECK)
"""The rank key of each card."""
SUITED_KEYS: Final = tuple(key + (1 << (RANK_BITS + 4 * (card & 3))) for card, key in zip(DECK, RANK_KEYS, strict=True))
"""The rank key of each card, with a four-bit count of each suit above it."""

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
"""The groups of each category as (cards of one rank, number of such ranks), the main part first."""
_PAIRED_WORST_FIRST: Final = tuple(_SHAPES)[:0:-1]
_ACE_LOW: Final = (ACE, *range(12))
"""The ranks from the lowest up where the ace is low."""
STRAIGHTS: Final = (
    frozenset({ACE, *range(4)}),
    *(frozenset(range(low, low + 5)) for low in range(9)),
)
"""The ranks of the straights, the weakest first."""


class BestOf(dict[int, int]):
    """Cached strength of the best five of five or more cards, by rank key; 0: no hand."""

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
    """The strengths of one ranking, higher is better.

    `plain`: by the rank key of five cards, suits ignored. `suited`: by the rank key of five cards of one suit, empty
    where flushes do not count. A missing key makes no hand. `usable`: the bits that keys of hands in `plain` may have.
    `best_plain`, `best_suited`: the strengths of the best five of more cards. `weakest`: the strength at which each of
    `categories` begins.
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
    """The table that ranks this share."""
    match share.ranking:
        case Ranking.HIGH:
            return _high_table()
        case Ranking.DEUCE_TO_SEVEN:
            return _deuce_to_seven_table()
        case Ranking.BADUGI:
            return _badugi_table()
        case Ranking.ACE_TO_FIVE if share.qualifier is None:
            return _every_low_table()
        case Ranking.ACE_TO_FIVE:
            return _low_table(min(share.qualifier + 2, 13))


@cache
def _high_table() -> HandTable:
    """High hands: 1, seven high, to 7462, the royal flush."""
    return _table([(category, _high_keys(category, STRAIGHTS)) for category in _HIGH_CATEGORIES])


@cache
def _deuce_to_seven_table() -> HandTable:
    """Deuce-to-seven: 1, the royal flush, to 7462, 7-5-4-3-2; A-5-4-3-2 is no straight."""
    straights = STRAIGHTS[1:]
    worst_first = reversed(_HIGH_CATEGORIES)
    return _table([(category, [*_high_keys(category, straights)][::-1]) for category in worst_first])


@cache
def _every_low_table() -> HandTable:
    """Ace-to-five lows of any five cards: 1, four kings with a queen, to 6175, the wheel; pairs are worse than none."""
    categories = (*_PAIRED_WORST_FIRST, Category.LOW)
    return _table([(category, _low_keys(_SHAPES.get(category, _NO_PAIR), _ACE_LOW)) for category in categories])


@cache
def _badugi_table() -> HandTable:
    """Badugi hands by rank key: 1, a king, to 1092, 4-3-2-A of four suits."""
    kinds = enumerate((Category.ONE_CARD, Category.TWO_CARDS, Category.THREE_CARDS, Category.BADUGI), 1)
    return _table([(category, _low_keys(((1, cards),), _ACE_LOW)) for cards, category in kinds])


def _table(kinds: Iterable[tuple[Category, Iterable[int]]]) -> HandTable:
    """The table of these categories with their keys, both from the weakest up."""
    plain: dict[int, int] = {}
    suited: dict[int, int] = {}
    categories, weakest = [], []
    for category, keys in kinds:
        first = len(plain) + len(suited) + 1
        table = suited if category in (Category.FLUSH, Category.STRAIGHT_FLUSH) else plain
        table.update((key, strength) for strength, key in enumerate(keys, first))
        categories.append(category)
        weakest.append(first)
    return HandTable(
        plain=plain,
        suited=suited,
        usable=RANK_MASK,
        best_plain=BestOf(plain),
        best_suited=BestOf(suited),
        categories=tuple(categories),
        weakest=tuple(weakest),
    )


def _high_keys(category: Category, straights: Sequence[Collection[int]]) -> Iterator[int]:
    """The keys of a category of high hands, the weakest first, given the straights."""
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return (_key(straight) for straight in straights)
    keys = _group_keys(_SHAPES.get(category, _NO_PAIR))
    if category in (Category.HIGH_CARD, Category.FLUSH):
        taken = {_key(straight) for straight in straights}
        return (key for key in keys if key not in taken)
    return keys


def _key(ranks: Iterable[int]) -> int:
    return sum(8**rank for rank in ranks)


def _group_keys(groups: _Groups, taken: tuple[int, ...] = (), *, ranks: Sequence[int] = range(13)) -> Iterator[int]:
    """The keys of all hands of these groups, the weakest first: the first group decides, in it the highest rank.

    `ranks`: from the lowest up; `taken` counts their places.
    """
    if not groups:
        yield 0
        return
    (cards, different), *rest = groups
    free = [place for place in reversed(range(len(ranks))) if place not in taken]
    for chosen in sorted(combinations(free, different)):
        own = cards * _key(ranks[place] for place in chosen)
        for key in _group_keys(tuple(rest), taken + chosen, ranks=ranks):
            yield own + key


def _low_keys(groups: _Groups, ranks: Sequence[int]) -> list[int]:
    """The keys of all hands of these groups where the lowest wins, the weakest first."""
    return [*_group_keys(groups, ranks=ranks)][::-1]


@cache
def _low_table(ranks: int) -> HandTable:
    """Ace-to-five lows of the lowest `ranks` ranks: 1, the worst, to the wheel (56 for eight or better)."""
    allowed = _ACE_LOW[:ranks]
    return replace(_table([(Category.LOW, _low_keys(_NO_PAIR, allowed))]), usable=_key(allowed))
