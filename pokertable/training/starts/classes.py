"""Starts by class: what a table of starts has one value for, and the numbers of those classes.

A class is the ranks of a start; in stud the door card's apart from those underneath, in badugi those of the cards that
count. Suits come on top (`suit_groups`), and the cards in sight (`sights`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from pokertable.model.cards import Card
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.share import Ranking
from pokertable.model.variant import Variant

RANKS: Final = 13
_TWO: Final = 2
_MOST_OF_A_SUIT: Final = 4
"""Cards of one suit from which more make no difference."""
FLUSH: Final = 5
GROUPS: Final = 39
"""Number of kinds of suited cards: two, three, four and more, by the highest rank."""
SIGHTS: Final = 2 * RANKS * RANKS + 2
"""Number of kinds of a card in sight beside a start: by the rank of an own card, single or paired, and its own rank;
the last two are of the suit of two and of three own cards."""
_CUBES: Final = RANKS * RANKS


def start_cards(variant: Variant) -> int:
    """Number of cards that a start has."""
    return variant.streets[0].down + variant.streets[0].up


def is_badugi(variant: Variant) -> bool:
    """Whether only cards of different suits and ranks count."""
    return variant.shares[0].ranking is Ranking.BADUGI


def flush_is_bad(variant: Variant) -> bool:
    """Whether a flush counts against a low."""
    return variant.shares[0].ranking is Ranking.DEUCE_TO_SEVEN


def counts_whole_flushes(variant: Variant) -> bool:
    """Whether a start can be a flush, or one card short of it."""
    return bool(variant.draws) and not is_badugi(variant) and not flush_is_bad(variant)


class StartClass(NamedTuple):
    """The ranks of a start: those of down cards, or of all, ascending, and of the door card."""

    ranks: tuple[int, ...]
    door: int | None

    @property
    def parts(self) -> Iterator[int]:
        """Numbers of its single ranks and pairs of ranks, by which seats differ; less than `PARTS`."""
        yield from self.ranks
        for pair in sorted(set(combinations(self.ranks, _TWO))):
            yield RANKS + multiset_number(pair)
        if self.door is not None:
            yield _DOORS + self.door
            for rank in self.ranks:
                yield _DOORS + RANKS * (1 + self.door) + rank


_DOORS: Final = RANKS + comb(RANKS + 1, _TWO)
PARTS: Final = _DOORS + RANKS * (1 + RANKS)


def start_class(variant: Variant, cards: Sequence[Card]) -> StartClass:
    """The class of a start, in dealing order: in stud its up card is the last."""
    if is_badugi(variant):
        best = best_hand(variant.shares[0], cards, ())
        assert best is not None
        return StartClass(tuple(sorted(card.rank for card in best.cards)), None)
    ranks = sorted(card.rank for card in cards)
    if variant.streets[0].up:
        *down, door = (card.rank for card in cards)
        return StartClass(tuple(sorted(down)), door)
    if flush_is_bad(variant) and len({card.suit for card in cards}) == 1:
        ranks = sorted([ranks[0], *ranks[:-1]])  # the highest must go, as if it paired another
    return StartClass(tuple(ranks), None)


def class_number(variant: Variant, found: StartClass) -> int:
    """Number of a class, from 0 to `classes` - 1."""
    if is_badugi(variant):
        smaller = sum(comb(RANKS, count) for count in range(1, len(found.ranks)))
        return smaller + sum(comb(rank, place + 1) for place, rank in enumerate(found.ranks))
    number = multiset_number(found.ranks)
    return number if found.door is None else found.door * comb(RANKS + len(found.ranks) - 1, len(found.ranks)) + number


def multiset_number(ranks: Sequence[int]) -> int:
    """Number of a sorted multiset of ranks, as `analysis.arrays.multiset_number`."""
    return sum(comb(rank + place, place + 1) for place, rank in enumerate(ranks))


def suit_groups(cards: Sequence[Card]) -> list[int]:
    """The kinds of an own suit with two cards or more, less than `GROUPS`."""
    by_suit: dict[int, list[int]] = {}
    for card in cards:
        by_suit.setdefault(card.suit, []).append(card.rank)
    return [
        (min(len(ranks), _MOST_OF_A_SUIT) - _TWO) * RANKS + max(ranks)
        for ranks in by_suit.values()
        if len(ranks) >= _TWO
    ]


def sights(cards: Sequence[Card], seen: Sequence[Card]) -> Iterator[int]:
    """The kinds of each card in sight beside each own card, less than `SIGHTS`."""
    often, suits = Counter(card.rank for card in cards), Counter(card.suit for card in cards)
    for other in seen:
        for card in cards:
            yield (often[card.rank] > 1) * _CUBES + RANKS * card.rank + other.rank
        held = suits[other.suit]
        if held >= _TWO:
            yield 2 * _CUBES + (held > _TWO)
