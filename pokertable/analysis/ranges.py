"""Ranges: how likely each private hand is, as a weight for all of them.

Notation, items separated by commas, blanks ignored:

- ``As``: that card; ``A``: an ace of any suit; ``*``: any card. An item names as many as a hand has cards or fewer;
  cards not named are any cards. Omaha: ``AA**``, ``A2**`` or ``A2``, ``AdAc**``, ``As2s3h4h``; ``*`` alone is every
  hand.
- Hands of two cards besides: ``AKs`` suited, ``AKo`` of two suits, ``AK`` both; ``TT+`` tens and higher, ``A9s+`` up to
  ``AKs``; ``55-88`` and ``A2s-A5s`` from the one to the other.
- ``:0.25`` after an item gives its hands that weight, above 0 and at most 1; without it they weigh 1. A hand that
  several items name has the weight of the last.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import comb

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, frozen, live_hands, private_hands
from pokertable.model.cards import RANKS, SUITS, Card, InvalidCard, require_distinct
from pokertable.model.text import BadInput, told

_TWO_CARDS = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)")
_EXAMPLES = {2: "AA, AKs, TT+, A2s-A5s, AsKs"}
_EXAMPLES_OF_MORE = "AA**, A2, AdAc**"


class InvalidRange(BadInput):
    """A text that is no range, or a range without a single hand."""


@dataclass(frozen=True, eq=False)
class Range:
    """A weighted range over all private hands of `hole_cards` cards."""

    hole_cards: int
    weights: Floats
    """(C(52, hole_cards),), 0 or more, in the order of `private_hands`; only their proportions matter."""

    def __post_init__(self) -> None:
        if self.weights.shape != (comb(52, self.hole_cards),):
            raise InvalidRange(f"{len(self.weights)} weights: expected one for each hand of {self.hole_cards} cards")
        if not (self.weights.min() >= 0 and self.weights.max() < np.inf):  # neither holds of nan
            raise InvalidRange("a weight below 0 or not finite: expected 0 or more")

    @classmethod
    def every_hand(cls, hole_cards: int) -> Range:
        """All hands alike."""
        return cls(hole_cards, frozen(np.ones(comb(52, hole_cards))))

    @classmethod
    def parse(cls, text: str, hole_cards: int) -> Range:
        """The range of a text in the notation above; raises `InvalidRange` naming the item."""
        weights = np.zeros(comb(52, hole_cards))
        for item in "".join(text.split()).split(","):
            pattern, colon, weight = item.partition(":")
            chosen = _matching(pattern, hole_cards)
            if not chosen.any():
                raise InvalidRange(
                    "range {text}: no hand of {count} cards is like that", text=repr(item), count=hole_cards
                )
            weights[chosen] = _weight(item, weight) if colon else 1.0
        return cls(hole_cards, frozen(weights))

    def without(self, dead: Iterable[int]) -> Range:
        """The range when the `dead` cards are known to be elsewhere; it may have no hand left (`total` 0)."""
        return Range(self.hole_cards, frozen(np.where(live_hands(self.hole_cards, dead), self.weights, 0.0)))

    @property
    def total(self) -> float:
        """Sum of the weights."""
        return float(self.weights.sum())

    @property
    def numbers(self) -> Ids:
        """The hands that have a weight, as numbers in `private_hands`."""
        return np.flatnonzero(self.weights)


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


def _matching(pattern: str, hole_cards: int) -> Bools:
    """Which private hands an item without its weight names."""
    if hole_cards == 2:
        two = _matching_two(pattern, _two_card_spelling(pattern))
        if two is not None:
            return two
    return _with_cards(pattern, hole_cards)


def _two_card_spelling(pattern: str) -> str:
    """``aKS`` as ``AKs``."""
    return pattern[:2].upper() + pattern[2:].lower()


def _matching_two(pattern: str, text: str) -> Bools | None:
    """The two-card forms: ``AKs``, ``TT+``, ``A2s-A5s``; None where the text is none of them."""
    first, dash, last = text.partition("-")
    if dash:
        start, stop = _TWO_CARDS.fullmatch(first), _TWO_CARDS.fullmatch(_two_card_spelling(last))
        if start is None or stop is None or start[3] != stop[3]:
            raise InvalidRange("range {text}: expected two hands alike, such as 55-88 or A2s-A5s", text=repr(pattern))
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


def _with_cards(pattern: str, hole_cards: int) -> Bools:
    """The hands that have these cards and ranks besides any others."""
    cards, ranks, named = _elements(pattern, hole_cards)
    if named > hole_cards:
        raise InvalidRange(
            "range {text}: {count} cards, expected at most {most}", text=repr(pattern), count=named, most=hole_cards
        )
    hands = private_hands(hole_cards)
    chosen = np.ones(len(hands), np.bool_)
    for card in cards:
        chosen &= (hands == card).any(axis=1)
    of_rank = hands >> 2
    for rank, times in ranks.items():
        chosen &= (of_rank == rank).sum(axis=1) >= times
    return chosen


def _elements(pattern: str, hole_cards: int) -> tuple[list[Card], Counter[int], int]:
    """The cards of an item, how many of each rank it wants (its cards included), and how many cards it names."""
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
            "range {text}: expected such as {examples} or *",
            text=repr(pattern),
            examples=_EXAMPLES.get(hole_cards, _EXAMPLES_OF_MORE),
        )
    try:
        require_distinct(cards)
    except InvalidCard as error:
        raise InvalidRange("range {text}: {problem}", text=repr(pattern), problem=told(error)) from None
    return cards, ranks, named
