"""Ranges: a weight for each private hand, proportional to its probability.

Notation, items separated by commas, blanks ignored:

- ``As``: that card; ``A``: an ace of any suit; ``*``: any card. An item names at most as many cards as a hand has; the
  others are any cards. Omaha: ``AA**``, ``A2**`` or ``A2``, ``AdAc**``, ``As2s3h4h``; ``*`` alone is every hand.
- Hands of two cards also: ``AKs`` suited, ``AKo`` of two suits, ``AK`` both; ``TT+`` tens and higher, ``A9s+`` up to
  ``AKs``; ``55-88`` and ``A2s-A5s`` from the one to the other.
- ``:0.25`` after an item gives its hands that weight, above 0 and at most 1; the default is 1. A hand in several items
  has the weight of the last.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import comb

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, frozen, live_hands, private_hands
from pokertable.model.cached import cached_property
from pokertable.model.cards import RANKS, SUITS, Card, InvalidCard, require_distinct
from pokertable.model.text import BadInput, told

Matching = Callable[[], Bools]
"""Finds the private hands of an item: true for each of them, in the order of `private_hands`."""
_TWO_CARDS = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)")
_EXAMPLES = {2: "AA, AKs, TT+, A2s-A5s, AsKs"}
_EXAMPLES_OF_MORE = "AA**, A2, AdAc**"


class InvalidRange(BadInput):
    """A text that is not a valid range, or a range without hands."""


@dataclass(frozen=True, eq=False)
class Range:
    """A weighted range over all private hands of `hole_cards` cards."""

    hole_cards: int
    weights: Floats
    """(C(52, hole_cards),), 0 or more, in the order of `private_hands`; only their proportions matter."""

    def __post_init__(self) -> None:
        if self.weights.shape != (comb(52, self.hole_cards),):
            raise InvalidRange(f"{len(self.weights)} weights: expected one for each hand of {self.hole_cards} cards")
        if not (self.weights.min() >= 0 and self.weights.max() < np.inf):  # neither comparison holds for nan
            raise InvalidRange("a weight below 0 or not finite: expected 0 or more")

    @classmethod
    def every_hand(cls, hole_cards: int) -> Range:
        """All hands with equal weight."""
        return cls(hole_cards, frozen(np.ones(comb(52, hole_cards))))

    @classmethod
    def parse(cls, text: str, hole_cards: int) -> Range:
        """The range of a text in the module's notation; raises `InvalidRange` naming the item."""
        return WrittenRange.parse(text, hole_cards).range

    def without(self, dead: Iterable[int]) -> Range:
        """The range when the `dead` cards are known to be elsewhere; it may be empty (`total` 0)."""
        return Range(self.hole_cards, frozen(np.where(live_hands(self.hole_cards, dead), self.weights, 0.0)))

    @property
    def total(self) -> float:
        """Sum of the weights."""
        return float(self.weights.sum())

    @property
    def numbers(self) -> Ids:
        """Indices in `private_hands` of the hands with a positive weight."""
        return np.flatnonzero(self.weights)


@dataclass(frozen=True, eq=False)
class WrittenRange:
    """A range as written: its syntax is checked at once, its hands are worked out on first use.

    Six-card games have 20 million hands, so errors elsewhere are reported before they are enumerated.
    """

    hole_cards: int
    items: tuple[tuple[Matching, float], ...]
    """Each item's hand finder and weight."""

    @classmethod
    def parse(cls, text: str, hole_cards: int) -> WrittenRange:
        """The range of a text in the module's notation; raises `InvalidRange` naming the item."""
        items = []
        for item in "".join(text.split()).split(","):
            pattern, colon, weight = item.partition(":")
            items.append((_matching(pattern, hole_cards), _weight(item, weight) if colon else 1.0))
        return cls(hole_cards, tuple(items))

    @cached_property
    def range(self) -> Range:
        """All hands with their weights."""
        weights = np.zeros(comb(52, self.hole_cards))
        for matching, weight in self.items:
            weights[matching()] = weight
        return Range(self.hole_cards, frozen(weights))


def _weight(item: str, text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        weight = 0.0
    if not 0 < weight <= 1:
        raise InvalidRange(
            "range {text}: weight {weight}, expected a number above 0 and at most 1", text=repr(item), weight=repr(text)
        )
    return weight


def _matching(pattern: str, hole_cards: int) -> Matching:
    """Finds the private hands of an item given without its weight; there is at least one."""
    if hole_cards == 2:
        two = _matching_two(pattern, _two_card_spelling(pattern))
        if two is not None:
            return lambda: two
    cards, ranks, named = _elements(pattern, hole_cards)
    if named > hole_cards:
        raise InvalidRange(
            "range {text}: {count} cards, expected at most {most}", text=repr(pattern), count=named, most=hole_cards
        )
    if max(ranks.values(), default=0) > len(SUITS):
        raise InvalidRange("range {text}: no {count}-card hand is like that", text=repr(pattern), count=hole_cards)
    return partial(_with_cards, cards, ranks, hole_cards)


def _two_card_spelling(pattern: str) -> str:
    """The canonical spelling: ``aKS`` becomes ``AKs``."""
    return pattern[:2].upper() + pattern[2:].lower()


def _matching_two(pattern: str, text: str) -> Bools | None:
    """The hands of a two-card form (``AKs``, ``TT+``, ``A2s-A5s``); None for other texts."""
    first, dash, last = text.partition("-")
    if dash:
        start, stop = _TWO_CARDS.fullmatch(first), _TWO_CARDS.fullmatch(_two_card_spelling(last))
        if start is None or stop is None or start[3] != stop[3]:
            raise InvalidRange(
                ("range {text}: expected two hands of the same kind, such as 55-88 or A2s-A5s"), text=repr(pattern)
            )
        return _span(pattern, _ranks(start), _ranks(stop), start[3])
    match = _TWO_CARDS.fullmatch(text.removesuffix("+"))
    if match is None:
        return None
    high, low = _ranks(match)
    if not text.endswith("+"):
        return _two(high, low, match[3], pattern)
    top = (12, 12) if high == low else (high, high - 1)
    return _span(pattern, (high, low), top, match[3])


def _ranks(match: re.Match[str]) -> tuple[int, int]:
    """The two ranks, the higher first."""
    low, high = sorted((RANKS.index(match[1]), RANKS.index(match[2])))
    return high, low


def _span(pattern: str, start: tuple[int, int], stop: tuple[int, int], suits: str) -> Bools:
    """The hands from one to another: pairs, or one high card with kickers."""
    pairs = start[0] == start[1]
    if pairs != (stop[0] == stop[1]) or (not pairs and start[0] != stop[0]):
        raise InvalidRange("range {text}: expected two pairs, or two hands with the same high card", text=repr(pattern))
    low, high = sorted((start[1], stop[1]))
    hands = [_two(rank if pairs else start[0], rank, suits, pattern) for rank in range(low, high + 1)]
    chosen: Bools = np.logical_or.reduce(hands)
    return chosen


def _two(high: int, low: int, suits: str, pattern: str) -> Bools:
    """The two-card hands of these ranks, ``s`` suited, ``o`` of two suits, else both."""
    if high == low and suits:
        raise InvalidRange("range {text}: a pair takes no s or o", text=repr(pattern))
    hands = private_hands(2)
    ranks, suit = hands >> 2, hands & 3
    chosen: Bools = (ranks[:, 0] == low) & (ranks[:, 1] == high)
    if suits:
        chosen &= (suit[:, 0] == suit[:, 1]) == (suits == "s")
    return chosen


def _with_cards(cards: Sequence[Card], ranks: Mapping[int, int], hole_cards: int) -> Bools:
    """The hands that hold these cards and at least these numbers of each rank."""
    hands = private_hands(hole_cards)
    chosen = np.ones(len(hands), np.bool_)
    for card in cards:
        chosen &= (hands == card).any(axis=1)
    of_rank = hands >> 2
    for rank, times in ranks.items():
        chosen &= (of_rank == rank).sum(axis=1) >= times
    return chosen


def _elements(pattern: str, hole_cards: int) -> tuple[list[Card], Counter[int], int]:
    """The cards of an item, its number of cards per rank (its cards included), and the number of cards it names."""
    cards: list[Card] = []
    ranks: Counter[int] = Counter()
    named = at = 0
    while at < len(pattern):
        rank = RANKS.find(pattern[at].upper())
        if rank < 0 and pattern[at] != "*":
            break
        named += 1
        if rank >= 0:
            ranks[rank] += 1
            if pattern[at + 1 : at + 2].lower() in tuple(SUITS):
                cards.append(Card.parse(pattern[at : at + 2]))
                at += 1
        at += 1
    if at < len(pattern) or not named:
        raise InvalidRange(
            "range {text}: expected something like {examples} or *",
            text=repr(pattern),
            examples=_EXAMPLES.get(hole_cards, _EXAMPLES_OF_MORE),
        )
    try:
        require_distinct(cards)
    except InvalidCard as error:
        raise InvalidRange("range {text}: {problem}", text=repr(pattern), problem=told(error)) from None
    return cards, ranks, named
