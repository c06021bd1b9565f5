"""Classes of private hands, six to eight for a family of games and a street: what one says a player may have.

A table is read from the top: a hand belongs to the first class that fits, and the last takes all, so the classes are
disjoint and complete.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.evaluate import strengths
from pokertable.model.games import Variant
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase, phrase
from pokertable.players.worth.draws import draws

_LEAST = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453)
"""The weakest strength of each high category (`analysis.order`), a high card first."""
_TEN, _SIX, _ACE = 8, 4, 12


class HandFeatures:
    """Private hands, (H, k), on a board or with up cards, and what the classes ask of them, (H,) each."""

    def __init__(self, variant: Variant, hands: Cards, board: Sequence[int], ups: Sequence[int]) -> None:
        self._variant = variant
        self._board = list(board)
        shown = np.broadcast_to(np.array(list(ups), np.uint8), (len(hands), len(ups)))
        self.hands: Cards = np.hstack([hands, shown])
        """All own cards."""

    def everything(self) -> Bools:
        """All of them."""
        return np.ones(len(self.hands), np.bool_)

    @cached_property
    def _counts(self) -> Ids:
        """How many cards of each rank are among one's own: (H, 13)."""
        ranks = self.hands >> 2
        return np.stack([(ranks == rank).sum(axis=1) for rank in range(13)], axis=1)

    def pair(self, least: int = 0, most: int = _ACE) -> Bools:
        """Two or more of a rank in this span among one's own cards."""
        return np.asarray((self._counts[:, least : most + 1] >= 2).any(axis=1))

    def pairs(self, count: int) -> Bools:
        """So many ranks twice or more."""
        found: Bools = (self._counts >= 2).sum(axis=1) >= count
        return found

    def trips(self) -> Bools:
        """Three of a rank among one's own cards."""
        return np.asarray((self._counts >= 3).any(axis=1))

    def high(self, count: int) -> Bools:
        """So many cards of a ten or better."""
        found: Bools = (self.hands >> 2 >= _TEN).sum(axis=1) >= count
        return found

    def ace(self) -> Bools:
        """An ace."""
        return np.asarray(self._counts[:, _ACE] >= 1)

    def ace_deuce(self) -> Bools:
        """An ace and a deuce."""
        return self.ace() & (self._counts[:, 0] >= 1)

    def lows(self, count: int) -> Bools:
        """So many different ranks that a low may hold."""
        low = self._variant.share("low")
        ranks = [rank for rank in range(13) if low.may_hold(rank)]
        found: Bools = (self._counts[:, ranks] >= 1).sum(axis=1) >= count
        return found

    def suited(self, count: int = 2) -> Bools:
        """So many cards of a suit among one's own."""
        suits = self.hands & 3
        found: Bools = np.stack([(suits == suit).sum(axis=1) for suit in range(4)]).max(axis=0) >= count
        return found

    def double_suited(self) -> Bools:
        """Two cards of one suit and two of another."""
        suits = self.hands & 3
        found: Bools = (np.stack([(suits == suit).sum(axis=1) for suit in range(4)]) >= 2).sum(axis=0) >= 2
        return found

    def close(self, span: int) -> Bools:
        """All ranks different and within so many of each other."""
        ranks = np.sort(self.hands >> 2, axis=1)
        apart: Bools = (np.diff(ranks, axis=1) > 0).all(axis=1) & (ranks[:, -1] - ranks[:, 0] <= span)
        return apart

    # With five cards and more

    @cached_property
    def _high(self) -> Strengths:
        share = self._variant.share("high")
        if self.hands.shape[1] + len(self._board) < 5:
            return np.zeros(len(self.hands), np.int16)
        return strengths(share, self.hands, self._board)

    def at_least(self, category: Category) -> Bools:
        """Such a high hand or better."""
        found: Bools = self._high >= _LEAST[category.order]
        return found

    def low(self) -> Bools:
        """A low that qualifies."""
        if self.hands.shape[1] + len(self._board) < 5 or not self._variant.is_split:
            return np.zeros(len(self.hands), np.bool_)
        return np.asarray(strengths(self._variant.share("low"), self.hands, self._board) > 0)

    def nut_low(self) -> Bools:
        """The best low that there is on the board."""
        share = self._variant.share("low")
        values = strengths(share, self.hands, self._board)
        twos = np.array([(a, b) for a in range(52) for b in range(a) if not {a, b} & set(self._board)], np.uint8)
        best = strengths(share, twos, self._board).max()
        return np.asarray((values == best) & (best > 0))

    def top_pair(self) -> Bools:
        """One pair, with the highest card of the board or above it."""
        highest = max(card >> 2 for card in self._board)
        ranks = self.hands >> 2
        return np.asarray(self.at_least(Category.ONE_PAIR) & ((ranks == highest).any(axis=1) | self.pair(highest + 1)))

    def plays_pair(self) -> Bools:
        """A pair with at least one card of the hand."""
        on_board = [card >> 2 for card in self._board]
        matches: Bools = np.isin(self.hands >> 2, on_board).any(axis=1) | self.pair()
        return matches

    def drawing(self) -> Bools:
        """A draw to a straight, a flush or a low."""
        return draws(self._variant, self.hands, self._board).any


@dataclass(frozen=True, slots=True)
class HandClass:
    """A class: its name and which hands fit."""

    name: Phrase
    fits: Callable[[HandFeatures], Bools]


def _made(name: str, category: Category) -> HandClass:
    return HandClass(phrase(name), lambda seen: seen.at_least(category))


_FULL = _made("a full house or better", Category.FULL_HOUSE)
_FLUSH = _made("a flush", Category.FLUSH)
_STRAIGHT = _made("a straight", Category.STRAIGHT)
_TRIPS = _made("three of a kind", Category.THREE_OF_A_KIND)
_TWO_PAIR = _made("two pair", Category.TWO_PAIR)
_DRAW = HandClass(phrase("a draw"), HandFeatures.drawing)
_NOTHING = HandClass(phrase("nothing yet"), HandFeatures.everything)
_REST = HandClass(phrase("anything else"), HandFeatures.everything)

HOLDEM_START: Final = (
    HandClass(phrase("tens to aces paired"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("sixes to nines paired"), lambda seen: seen.pair(_SIX)),
    HandClass(phrase("deuces to fives paired"), lambda seen: seen.pair()),
    HandClass(phrase("two high cards of a suit"), lambda seen: seen.high(2) & seen.suited()),
    HandClass(phrase("two high cards of two suits"), lambda seen: seen.high(2)),
    HandClass(phrase("an ace and a low card"), HandFeatures.ace),
    HandClass(phrase("close cards of a suit"), lambda seen: seen.close(2) & seen.suited()),
    _REST,
)
HOLDEM_LATER: Final = (
    _FULL,
    HandClass(phrase("a straight or a flush"), lambda seen: seen.at_least(Category.STRAIGHT)),
    _TRIPS,
    _TWO_PAIR,
    HandClass(phrase("top pair or better"), HandFeatures.top_pair),
    _DRAW,
    HandClass(phrase("a lesser pair"), HandFeatures.plays_pair),
    _NOTHING,
)
OMAHA_START: Final = (
    HandClass(phrase("aces"), lambda seen: seen.pair(_ACE)),
    HandClass(phrase("kings or queens"), lambda seen: seen.pair(_ACE - 2)),
    HandClass(phrase("two pairs"), lambda seen: seen.pairs(2)),
    HandClass(phrase("close cards, double-suited"), lambda seen: seen.close(5) & seen.double_suited()),
    HandClass(phrase("close cards"), lambda seen: seen.close(5)),
    HandClass(phrase("four high cards"), lambda seen: seen.high(4)),
    HandClass(phrase("a pair below queens"), lambda seen: seen.pair()),
    _REST,
)
OMAHA_LATER: Final = (_FULL, _FLUSH, _STRAIGHT, _TRIPS, _TWO_PAIR, _DRAW, _made("a pair", Category.ONE_PAIR), _NOTHING)
SPLIT_START: Final = (
    HandClass(phrase("aces with a deuce"), lambda seen: seen.pair(_ACE) & seen.ace_deuce()),
    HandClass(phrase("an ace, a deuce and another low card"), lambda seen: seen.ace_deuce() & seen.lows(3)),
    HandClass(phrase("an ace and a deuce"), HandFeatures.ace_deuce),
    HandClass(phrase("an ace with two low cards"), lambda seen: seen.ace() & seen.lows(3)),
    HandClass(phrase("a pair of queens or higher"), lambda seen: seen.pair(_ACE - 2)),
    HandClass(phrase("four high cards"), lambda seen: seen.high(4)),
    HandClass(phrase("three low cards"), lambda seen: seen.lows(3)),
    _REST,
)
SPLIT_LATER: Final = (
    HandClass(
        phrase("the nut low with two pair or better"), lambda seen: seen.nut_low() & seen.at_least(Category.TWO_PAIR)
    ),
    HandClass(phrase("the nut low"), HandFeatures.nut_low),
    HandClass(
        phrase("another low with two pair or better"), lambda seen: seen.low() & seen.at_least(Category.TWO_PAIR)
    ),
    HandClass(phrase("another low"), HandFeatures.low),
    HandClass(phrase("a straight or better, no low"), lambda seen: seen.at_least(Category.STRAIGHT)),
    HandClass(phrase("two pair or three of a kind, no low"), lambda seen: seen.at_least(Category.TWO_PAIR)),
    _DRAW,
    _NOTHING,
)
STUD_START: Final = (
    HandClass(phrase("three of a kind"), HandFeatures.trips),
    HandClass(phrase("a pair of tens or higher"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("a smaller pair"), lambda seen: seen.pair()),
    HandClass(phrase("three cards of a suit"), lambda seen: seen.suited(3)),
    HandClass(phrase("three cards for a straight"), lambda seen: seen.close(4)),
    HandClass(phrase("two high cards"), lambda seen: seen.high(2)),
    _REST,
)
STUD_SPLIT_START: Final = (
    HandClass(phrase("three of a kind"), HandFeatures.trips),
    HandClass(phrase("a pair of tens or higher"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("three low cards with an ace"), lambda seen: seen.lows(3) & seen.ace()),
    HandClass(phrase("three low cards"), lambda seen: seen.lows(3)),
    HandClass(phrase("a smaller pair"), lambda seen: seen.pair()),
    HandClass(phrase("two low cards"), lambda seen: seen.lows(2)),
    _REST,
)
STUD_FOUR: Final = (
    HandClass(phrase("three of a kind"), HandFeatures.trips),
    HandClass(phrase("two pair"), lambda seen: seen.pairs(2)),
    HandClass(phrase("four cards of a suit"), lambda seen: seen.suited(4)),
    HandClass(phrase("a pair of tens or higher"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("a smaller pair"), lambda seen: seen.pair()),
    HandClass(phrase("four cards for a straight"), lambda seen: seen.close(4)),
    _NOTHING,
)
STUD_SPLIT_FOUR: Final = (
    HandClass(phrase("two pair or three of a kind"), lambda seen: seen.pairs(2) | seen.trips()),
    HandClass(phrase("four low cards"), lambda seen: seen.lows(4)),
    HandClass(phrase("a pair and three low cards"), lambda seen: seen.pair() & seen.lows(3)),
    HandClass(phrase("three low cards"), lambda seen: seen.lows(3)),
    HandClass(phrase("a pair of tens or higher"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("a smaller pair"), lambda seen: seen.pair()),
    _NOTHING,
)
STUD_LATER: Final = (
    _made("a straight or better", Category.STRAIGHT),
    HandClass(phrase("three of a kind"), lambda seen: seen.at_least(Category.THREE_OF_A_KIND) | seen.trips()),
    HandClass(phrase("two pair"), lambda seen: seen.pairs(2)),
    HandClass(phrase("four cards of a suit"), lambda seen: seen.suited(4)),
    HandClass(phrase("a pair of tens or higher"), lambda seen: seen.pair(_TEN)),
    HandClass(phrase("a smaller pair"), lambda seen: seen.pair()),
    _NOTHING,
)
STUD_SPLIT_LATER: Final = (
    HandClass(
        phrase("a low with a pair or better"),
        lambda seen: seen.low() & (seen.pair() | seen.at_least(Category.STRAIGHT)),
    ),
    HandClass(phrase("a low"), HandFeatures.low),
    _made("a straight or better, no low", Category.STRAIGHT),
    HandClass(phrase("two pair or three of a kind, no low"), lambda seen: seen.pairs(2) | seen.trips()),
    HandClass(phrase("four low cards"), lambda seen: seen.lows(4)),
    HandClass(phrase("a pair"), lambda seen: seen.pair()),
    _NOTHING,
)


def classes_of(variant: Variant, street: int) -> tuple[HandClass, ...]:
    """The classes of a street; on the last one of a flop game without the draws."""
    if not variant.board_cards:
        cards = sum(each.down + each.up for each in variant.streets[: street + 1])
        if variant.is_split:
            return (STUD_SPLIT_START, STUD_SPLIT_FOUR, STUD_SPLIT_LATER)[min(2, cards - 3)]
        return (STUD_START, STUD_FOUR, STUD_LATER)[min(2, cards - 3)]
    if variant.is_split:
        table = SPLIT_LATER if street else SPLIT_START
    elif variant.exactly_from_hole:
        table = OMAHA_LATER if street else OMAHA_START
    else:
        table = HOLDEM_LATER if street else HOLDEM_START
    last = street == len(variant.streets) - 1
    return tuple([each for each in table if not (last and each is _DRAW)])


def classify(variant: Variant, street: int, hands: Cards, board: Sequence[int], ups: Sequence[int]) -> Ids:
    """The number of each private hand's class on a street, (H, k) -> (H,); `ups` are the up cards that go with it."""
    seen = HandFeatures(variant, hands, board, ups)
    found = np.full(len(hands), -1, np.int64)
    for number, each in enumerate(classes_of(variant, street)):
        found[(found < 0) & each.fits(seen)] = number
    return found
