"""What classes of hands ask of private hands: pairs, suits and low cards among one's own, made hands and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import ACE, EIGHT, TEN, parse_cards
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import strength
from pokertable.model.variant import Variant
from pokertable.players.worth.draws import Draws, draws
from pokertable.players.worth.each import Hands, Places, of_each
from pokertable.players.worth.variants import numbered_variant, variant_number

_LEAST: Final = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453)
"""The weakest strength of each high category (`analysis.order`), a high card first."""
_BEST: Final = 7462
_HIGHS: Final = tuple(Category)[: len(_LEAST)]
_FEW_DEAD: Final = 2
"""A low whose cards are dead in so many places at most is live."""


def low_by_name(variant: Variant) -> PotShare:
    """What players call a low beside a high: the game's own, an eight or better where any five cards are one."""
    low = variant.share("low")
    return low if low.must_qualify or not variant.is_split else replace(low, qualifier=EIGHT)


class HandFeatures(Hands):
    """Private hands, (H, k), on a board or with up cards, and what the classes ask of them, (H,) each.

    `dead` are up cards of others.
    """

    def __init__(
        self, variant: Variant, hands: Cards, board: Sequence[int], ups: Sequence[int], dead: Sequence[int] = ()
    ) -> None:
        self._variant = variant
        self._board = list(board) if variant.board_cards else []
        self._gone = _of_ranks(dead)
        own = [*ups] if variant.board_cards else [*ups, *board]
        shown = np.broadcast_to(np.array(own, np.uint8), (len(hands), len(own)))
        self.hands: Cards = np.hstack([hands, shown])
        """All own cards; in stud a card that all share is everybody's own."""

    def part(self, places: Places) -> HandFeatures:
        """Those of some of the hands."""
        part = HandFeatures.__new__(HandFeatures)
        part._variant, part._board = self._variant, self._board
        part.hands = self.hands[places]
        part._gone = self._gone[places] if self._gone.ndim > 1 else self._gone
        part.part_of(self, places)
        return part

    @classmethod
    def in_stud(cls, variant: Variant, hands: Cards, ups: Cards, gone: Ids) -> HandFeatures:
        """Of seats at many tables with their up cards, (H, u); so many of others are `gone` of each rank, (H, 13)."""
        found = cls(variant, np.hstack([hands, ups]), (), ())
        found._gone = gone
        return found

    def everything(self) -> Bools:
        """All of them."""
        return np.ones(len(self.hands), np.bool_)

    # Own cards alone

    @of_each
    def _counts(self) -> Ids:
        """How many cards of each rank are among one's own: (H, 13)."""
        ranks = self.hands >> 2
        return np.stack([(ranks == rank).sum(axis=1) for rank in range(13)], axis=1)

    def pair(self, least: int = 0, most: int = ACE) -> Bools:
        """Two or more of a rank in this span among one's own cards."""
        return np.asarray((self._counts[:, least : most + 1] >= 2).any(axis=1))

    def pairs(self, count: int) -> Bools:
        """So many ranks twice or more."""
        found: Bools = (self._counts >= 2).sum(axis=1) >= count
        return found

    def trips(self) -> Bools:
        """Three of a rank among one's own cards."""
        return np.asarray((self._counts >= 3).any(axis=1))

    def high(self, count: int, least: int = TEN) -> Bools:
        """So many cards of this rank or better."""
        found: Bools = (self.hands >> 2 >= least).sum(axis=1) >= count
        return found

    def ace(self) -> Bools:
        """An ace."""
        return np.asarray(self._counts[:, ACE] >= 1)

    def lows(self, count: int) -> Bools:
        """So many different ranks that a low may hold."""
        found: Bools = (self._counts[:, self._low_ranks] >= 1).sum(axis=1) >= count
        return found

    def low_to(self, count: int, most: int) -> Bools:
        """So many different ranks up to this one, the ace being the lowest."""
        found: Bools = (self._counts[:, [ACE, *range(most + 1)]] >= 1).sum(axis=1) >= count
        return found

    def live_low(self) -> Bools:
        """Few cards are dead, among those of others, of the low ranks that one does not hold."""
        low = self._low_ranks
        found: Bools = ((self._counts[:, low] == 0) * self._gone[..., low]).sum(axis=1) <= _FEW_DEAD
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

    def in_a_row(self, count: int) -> Bools:
        """So many different ranks of one straight."""
        held = self._counts[:, [ACE, *range(13)]] >= 1
        windows = np.stack([held[:, low : low + 5].sum(axis=1) for low in range(10)])
        found: Bools = windows.max(axis=0) >= count
        return found

    # Own cards and those of the board that lie open before the flop

    def of_open_rank(self, count: int) -> Bools:
        """So many own cards of the rank of a card on the board."""
        ranks = np.array([card >> 2 for card in self._board], np.int64)
        return np.asarray((self._counts[:, ranks] >= count).any(axis=1))

    def of_open_suit(self, count: int) -> Bools:
        """So many own cards of the suit of a card on the board."""
        suits = self.hands & 3
        held = [(suits == suit).sum(axis=1) >= count for suit in {card & 3 for card in self._board}]
        return np.asarray(np.any(held, axis=0)) if held else ~self.everything()

    def best_low_cards(self) -> Bools:
        """The two lowest ranks that the board lacks: with no board A-2."""
        on_board = {card >> 2 for card in self._board}
        first, second = [rank for rank in self._low_ranks if rank not in on_board][:2]
        found: Bools = (self._counts[:, first] >= 1) & (self._counts[:, second] >= 1)
        return found

    # With five cards and more

    @property
    def _whole(self) -> bool:
        return int(self.hands.shape[1]) + len(self._board) >= 5

    @of_each
    def _high(self) -> Strengths:
        if not self._whole:
            return np.zeros(len(self.hands), np.int16)
        return strengths(self._variant.share("high"), self.hands, self._board)

    def at_least(self, category: Category) -> Bools:
        """Such a high hand or better, and not one that lies on the board for all.

        A pair that lies there counts for nobody: two pair are two cards of the hand that pair two others.
        """
        found: Bools = self._high >= _LEAST[category.order]
        on_board = self._on_board
        if category is Category.TWO_PAIR and on_board in (Category.ONE_PAIR, Category.TWO_PAIR):
            return self.at_least(Category.THREE_OF_A_KIND) | self._two_pair_beyond_board
        if on_board.order < category.order:
            return found
        better = [least for each, least in zip(_HIGHS, _LEAST, strict=True) if each.order > on_board.order]
        above: Bools = self._high >= min(better, default=_BEST + 1)
        return above | self._better_than_board

    @of_each
    def _on_board(self) -> Category:
        """What the board gives to everybody."""
        times = Counter(card >> 2 for card in self._board)
        most = max(times.values(), default=0)
        if self._variant.exactly_from_hole is None and len(self._board) == 5:
            return [each for each in _HIGHS if self._of_board >= _LEAST[each.order]][-1]
        if self._variant.exactly_from_hole is None:
            if most == 4:
                return Category.FOUR_OF_A_KIND
            if sum(count >= 2 for count in times.values()) == 2:
                return Category.TWO_PAIR
        return _BY_TIMES[most]

    @of_each
    def _two_pair_beyond_board(self) -> Bools:
        """Two own cards pair cards of the board, both above the pair that lies there: a lower one does not play."""
        times = Counter(card >> 2 for card in self._board)
        paired = max(rank for rank, count in times.items() if count >= 2)
        return np.asarray((self._counts[:, [rank for rank in times if rank > paired]] >= 1).sum(axis=1) >= 2)

    @of_each
    def _of_board(self) -> int:
        """The strength of the five on the board."""
        return int(strengths(self._variant.share("high"), np.zeros((1, 0), np.uint8), self._board)[0])

    @of_each
    def _better_than_board(self) -> Bools:
        """The same kind of hand as the board's, but a better one."""
        if self._on_board is Category.TWO_PAIR:
            times = Counter(card >> 2 for card in self._board)
            lower = sorted(rank for rank, count in times.items() if count >= 2)[-2]
            counts = self._counts + np.array([times[rank] for rank in range(13)])
            own = (self._counts >= 1) & (counts >= 2)
            return np.asarray(own[:, lower + 1 :].any(axis=1))
        if self._on_board.order >= Category.STRAIGHT.order and len(self._board) == 5:
            return np.asarray(self._high > self._of_board) & (self._on_board is not Category.FOUR_OF_A_KIND)
        return ~self.everything()

    def nut_flush(self) -> Bools:
        """A flush to the highest card of its suit that is not on the board."""
        found = np.zeros(len(self.hands), np.bool_)
        for suit in range(4):
            on_board = [card >> 2 for card in self._board if card & 3 == suit]
            if len(on_board) >= 3:
                best = max(rank for rank in range(13) if rank not in on_board)
                found |= (self.hands == 4 * best + suit).any(axis=1)
        return found & self.at_least(Category.FLUSH)

    def overpair(self) -> Bools:
        """A pair of one's own above the board."""
        highest = max(card >> 2 for card in self._board)
        return self.at_least(Category.ONE_PAIR) & self.pair(highest + 1)

    def top_pair(self) -> Bools:
        """A pair with the highest card of the board, or above it."""
        highest = max(card >> 2 for card in self._board)
        matches: Bools = (self.hands >> 2 == highest).any(axis=1)
        return self.at_least(Category.ONE_PAIR) & (matches | self.pair(highest + 1))

    # Hands of draw games

    def whole_low(self, text: str) -> Bools:
        """Such a hand of the game's one share or a better one, as these cards make it."""
        share = self._variant.shares[0]
        return np.asarray(self._own_low >= strength(share, parse_cards(text), ()))

    def lows_up_to(self, count: int, most: int) -> Bools:
        """So many different ranks up to this one, the ace being high."""
        found: Bools = (self._counts[:, : most + 1] >= 1).sum(axis=1) >= count
        return found

    def deuce(self) -> Bools:
        """A deuce."""
        return np.asarray(self._counts[:, 0] >= 1)

    @of_each
    def _own_low(self) -> Strengths:
        return strengths_of_columns(self._variant.shares[0], list(self.hands.T))

    # Lows

    @of_each
    def _low_ranks(self) -> list[int]:
        """Ranks that a low may hold, the ace first."""
        low = low_by_name(self._variant)
        return [rank for rank in (ACE, *range(ACE)) if low.may_hold(rank)]

    @of_each
    def _low(self) -> Strengths:
        if not self._whole or not self._variant.is_split:
            return np.zeros(len(self.hands), np.int16)
        return strengths(low_by_name(self._variant), self.hands, self._board)

    def low(self) -> Bools:
        """A low that qualifies."""
        return np.asarray(self._low > 0)

    def nut_low(self) -> Bools:
        """The best low that there is on the board."""
        best = _best_low(variant_number(self._variant), tuple(sorted(self._board)))
        return np.asarray((self._low == best) & (best > 0))

    # Draws

    @of_each
    def _draws(self) -> Draws:
        return draws(self._variant, self.hands, self._board)

    def nut_flush_draw(self) -> Bools:
        """A draw to the nut flush."""
        return self._draws.nut_flush

    def nut_low_draw(self) -> Bools:
        """A draw to a low with the two lowest ranks that the board lacks."""
        return (self._draws.low >= 2) & self.best_low_cards()

    def drawing(self) -> Bools:
        """A draw to a straight, a flush or a low."""
        return self._draws.any


def _of_ranks(cards: Sequence[int]) -> Ids:
    """How many of the cards are of each rank: (13,)."""
    return np.bincount(np.array(cards, np.int64) >> 2, minlength=13)


@lru_cache(maxsize=64)
def _best_low(variant: int, board: tuple[int, ...]) -> int:
    """The best low that two hole cards make on a board, 0 for none; the variant by number."""
    twos = np.array([(a, b) for a in range(52) for b in range(a) if not {a, b} & set(board)], np.uint8)
    return int(strengths(low_by_name(numbered_variant(variant)), twos, board).max())


_BY_TIMES: Final = (
    Category.HIGH_CARD,
    Category.HIGH_CARD,
    Category.ONE_PAIR,
    Category.THREE_OF_A_KIND,
    Category.THREE_OF_A_KIND,
)
"""What three cards of the board make, by the most that it has of one rank."""
