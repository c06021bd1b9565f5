"""Features of private hands for classes: pairs, suits and low cards among own cards, made hands and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, wraps
from typing import Concatenate, Final, ParamSpec

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cached import cached_property
from pokertable.model.cards import ACE, EIGHT, TEN, parse_cards
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import strength
from pokertable.model.variant import Variant
from pokertable.players.seen.turns import Turns, own_ups
from pokertable.players.worth.draws import Draws, draws_on_boards
from pokertable.players.worth.each import Hands, Places, of_each
from pokertable.players.worth.variants import numbered_variant, variant_number

_LEAST: Final = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453)
"""The weakest strength of each high category (`analysis.order`), a high card first."""
_BEST: Final = 7462
_HIGHS: Final = tuple(Category)[: len(_LEAST)]
_FEW_DEAD: Final = 2
"""Most dead cards for a low to count as live."""


def low_by_name(variant: Variant) -> PotShare:
    """A low beside a high by its common name: the game's own, eight or better if every five cards are a low."""
    low = variant.share("low")
    return low if low.must_qualify or not variant.is_split else replace(low, qualifier=EIGHT)


Asked = ParamSpec("Asked")
_NO_BOARD: Final = np.zeros((1, 0), np.uint8)
_ONE: Final = np.zeros(1, np.int64)


def on_its_board(
    figure: Callable[Concatenate[HandFeatures, Asked], Bools],
) -> Callable[Concatenate[HandFeatures, Asked], Bools]:
    """A figure for a single board: for hands on several boards it is computed board by board."""

    @wraps(figure)
    def of_all(hands: HandFeatures, /, *args: Asked.args, **names: Asked.kwargs) -> Bools:
        if len(hands.boards) == 1:
            return figure(hands, *args, **names)
        found = np.zeros(len(hands.hands), np.bool_)
        for places, part in hands.by_board:
            found[places] = figure(part, *args, **names)
        return found

    return of_all


class HandFeatures(Hands):
    """Private hands on boards of a street or with up cards, and their features for classes, (H,) each."""

    def __init__(
        self, variant: Variant, hands: Cards, boards: Cards = _NO_BOARD, on: Ids = _ONE, gone: Ids | None = None
    ) -> None:
        """Features of `hands`, all own cards, (H, k), up cards and a shared card included.

        `boards`, (G, cards), `on` the board of each hand, (H,) or (1,) for all. `gone` is the number of others' up
        cards of each rank, (13,) or (H, 13).
        """
        self._variant = variant
        self.hands, self.boards, self._on = hands, boards, on
        self._gone = np.zeros(13, np.int64) if gone is None else gone

    @classmethod
    def of(
        cls, variant: Variant, hands: Cards, board: Sequence[int], ups: Sequence[int], dead: Sequence[int] = ()
    ) -> HandFeatures:
        """Hands on one board, or of one seat with its up cards; `dead` are up cards of others."""
        own = [*ups] if variant.board_cards else [*ups, *board]
        shown = np.broadcast_to(np.array(own, np.uint8), (len(hands), len(own)))
        boards = np.array([board], np.uint8) if variant.board_cards else _NO_BOARD
        return cls(variant, np.hstack([hands, shown]), boards, gone=_of_ranks(dead))

    @classmethod
    def at(cls, turns: Turns, hands: Cards) -> HandFeatures:
        """Private hands at one turn, or one at each of many, (H, k)."""
        ups, ranks = own_ups(turns), np.arange(13)
        if turns.variant.board_cards:
            boards, shown = turns.boards, ups
        else:
            boards, shown = _NO_BOARD, np.hstack([ups, turns.boards])
        in_sight = turns.ups.reshape(len(ups), -1, 1) >> 2 == ranks
        gone = in_sight.sum(axis=1) - (ups[:, :, None] >> 2 == ranks).sum(axis=1)
        own = np.hstack([hands, np.broadcast_to(shown, (len(hands), shown.shape[1]))])
        return cls(turns.variant, own, boards, np.arange(len(boards)), gone if len(gone) > 1 else gone[0])

    def part(self, places: Places) -> HandFeatures:
        """The features of some of the hands."""
        on = self._on if len(self._on) == 1 else self._on[places]
        gone = self._gone[places] if self._gone.ndim > 1 else self._gone
        part = HandFeatures(self._variant, self.hands[places], self.boards, on, gone)
        part.part_of(self, places)
        return part

    @cached_property
    def by_board(self) -> list[tuple[Ids, HandFeatures]]:
        """The hands on each board: their indices, and their features."""
        parts = [(board, np.flatnonzero(self._on == board)) for board in np.unique(self._on).tolist()]
        return [
            (places, HandFeatures(self._variant, self.hands[places], self.boards[board : board + 1]))
            for board, places in parts
        ]

    @property
    def _board(self) -> list[int]:
        board: list[int] = self.boards[0].tolist()
        return board

    def everything(self) -> Bools:
        """True for all hands."""
        return np.ones(len(self.hands), np.bool_)

    # Own cards alone

    @of_each
    def _counts(self) -> Ids:
        """(H, 13): number of own cards of each rank."""
        ranks = self.hands >> 2
        return np.stack([(ranks == rank).sum(axis=1) for rank in range(13)], axis=1)

    def pair(self, least: int = 0, most: int = ACE) -> Bools:
        """Two or more of a rank in this span among one's own cards."""
        return np.asarray((self._counts[:, least : most + 1] >= 2).any(axis=1))

    def pairs(self, count: int) -> Bools:
        """At least `count` ranks occur twice or more."""
        found: Bools = (self._counts >= 2).sum(axis=1) >= count
        return found

    def trips(self) -> Bools:
        """Three of a rank among one's own cards."""
        return np.asarray((self._counts >= 3).any(axis=1))

    def high(self, count: int, least: int | Ids = TEN) -> Bools:
        """At least `count` cards of this rank or better; `least` for all hands or for each."""
        found: Bools = (self.hands >> 2 >= np.reshape(least, (-1, 1))).sum(axis=1) >= count
        return found

    def ace(self) -> Bools:
        """An ace."""
        return np.asarray(self._counts[:, ACE] >= 1)

    def lows(self, count: int) -> Bools:
        """At least `count` different ranks that a low may hold."""
        found: Bools = (self._counts[:, self._low_ranks] >= 1).sum(axis=1) >= count
        return found

    def low_to(self, count: int, most: int) -> Bools:
        """At least `count` different ranks up to this one, the ace being the lowest."""
        found: Bools = (self._counts[:, [ACE, *range(most + 1)]] >= 1).sum(axis=1) >= count
        return found

    def live_low(self) -> Bools:
        """Few dead cards, among others', of the low ranks that are not held."""
        low = self._low_ranks
        found: Bools = ((self._counts[:, low] == 0) * self._gone[..., low]).sum(axis=1) <= _FEW_DEAD
        return found

    def suited(self, count: int = 2) -> Bools:
        """At least `count` cards of a suit among one's own."""
        suits = self.hands & 3
        found: Bools = np.stack([(suits == suit).sum(axis=1) for suit in range(4)]).max(axis=0) >= count
        return found

    def double_suited(self) -> Bools:
        """Two cards of one suit and two of another."""
        suits = self.hands & 3
        found: Bools = (np.stack([(suits == suit).sum(axis=1) for suit in range(4)]) >= 2).sum(axis=0) >= 2
        return found

    def close(self, span: int) -> Bools:
        """All ranks different and within `span` of each other."""
        ranks = np.sort(self.hands >> 2, axis=1)
        apart: Bools = (np.diff(ranks, axis=1) > 0).all(axis=1) & (ranks[:, -1] - ranks[:, 0] <= span)
        return apart

    def in_a_row(self, count: int) -> Bools:
        """At least `count` different ranks of one straight."""
        held = self._counts[:, [ACE, *range(13)]] >= 1
        windows = np.stack([held[:, low : low + 5].sum(axis=1) for low in range(10)])
        found: Bools = windows.max(axis=0) >= count
        return found

    # Own cards and the board cards open before the flop

    @on_its_board
    def of_open_rank(self, count: int) -> Bools:
        """At least `count` own cards of the rank of a board card."""
        ranks = np.array([card >> 2 for card in self._board], np.int64)
        return np.asarray((self._counts[:, ranks] >= count).any(axis=1))

    @on_its_board
    def of_open_suit(self, count: int) -> Bools:
        """At least `count` own cards of the suit of a board card."""
        suits = self.hands & 3
        held = [(suits == suit).sum(axis=1) >= count for suit in {card & 3 for card in self._board}]
        return np.asarray(np.any(held, axis=0)) if held else ~self.everything()

    def best_low_cards(self) -> Bools:
        """The two lowest ranks that the board lacks: without a board A-2."""
        in_order = np.array(self._low_ranks)
        lacks = ~(self.boards[:, :, None] >> 2 == in_order).any(axis=1)
        first = lacks.argmax(axis=1)
        lacks[np.arange(len(lacks)), first] = False
        both = in_order[np.stack([first, lacks.argmax(axis=1)])][:, self._on]
        held: Bools = (self.hands >> 2 == both[:, :, None]).any(axis=2).all(axis=0)
        return held

    # With five or more cards

    @property
    def _whole(self) -> bool:
        return int(self.hands.shape[1] + self.boards.shape[1]) >= 5

    @of_each
    def _high(self) -> Strengths:
        if not self._whole:
            return np.zeros(len(self.hands), np.int16)
        return strengths(self._variant.share("high"), self.hands, self._board)

    @on_its_board
    def at_least(self, category: Category) -> Bools:
        """A high hand of this category or better that is not on the board for all.

        A pair on the board counts for nobody: two pair means two hole cards that pair two others.
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
        """Two own cards pair cards of the board, both above the board's pair: a lower one does not play."""
        times = Counter(card >> 2 for card in self._board)
        paired = max(rank for rank, count in times.items() if count >= 2)
        return np.asarray((self._counts[:, [rank for rank in times if rank > paired]] >= 1).sum(axis=1) >= 2)

    @of_each
    def _of_board(self) -> int:
        """The strength of the five board cards."""
        return int(strengths(self._variant.share("high"), np.zeros((1, 0), np.uint8), self._board)[0])

    @of_each
    def _better_than_board(self) -> Bools:
        """A better hand of the board's own category."""
        if self._on_board is Category.TWO_PAIR:
            times = Counter(card >> 2 for card in self._board)
            lower = sorted(rank for rank, count in times.items() if count >= 2)[-2]
            counts = self._counts + np.array([times[rank] for rank in range(13)])
            own = (self._counts >= 1) & (counts >= 2)
            return np.asarray(own[:, lower + 1 :].any(axis=1))
        if self._on_board.order >= Category.STRAIGHT.order and len(self._board) == 5:
            return np.asarray(self._high > self._of_board) & (self._on_board is not Category.FOUR_OF_A_KIND)
        return ~self.everything()

    @on_its_board
    def nut_flush(self) -> Bools:
        """A flush to the highest card of its suit that is not on the board."""
        found = np.zeros(len(self.hands), np.bool_)
        for suit in range(4):
            on_board = [card >> 2 for card in self._board if card & 3 == suit]
            if len(on_board) >= 3:
                best = max(rank for rank in range(13) if rank not in on_board)
                found |= (self.hands == 4 * best + suit).any(axis=1)
        return found & self.at_least(Category.FLUSH)

    @on_its_board
    def overpair(self) -> Bools:
        """A pair of one's own above the board."""
        highest = max(card >> 2 for card in self._board)
        return self.at_least(Category.ONE_PAIR) & self.pair(highest + 1)

    @on_its_board
    def top_pair(self) -> Bools:
        """A pair with the highest card of the board, or above it."""
        highest = max(card >> 2 for card in self._board)
        matches: Bools = (self.hands >> 2 == highest).any(axis=1)
        return self.at_least(Category.ONE_PAIR) & (matches | self.pair(highest + 1))

    # Draw games

    def whole_low(self, text: str) -> Bools:
        """This hand of the game's one share or a better one, with these cards."""
        share = self._variant.shares[0]
        return np.asarray(self._own_low >= strength(share, parse_cards(text), ()))

    def lows_up_to(self, count: int, most: int) -> Bools:
        """At least `count` different ranks up to this one, the ace being high."""
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

    @on_its_board
    def low(self) -> Bools:
        """A qualifying low."""
        return np.asarray(self._low > 0)

    @on_its_board
    def nut_low(self) -> Bools:
        """The best possible low on the board."""
        best = _best_low(variant_number(self._variant), tuple(sorted(self._board)))
        return np.asarray((self._low == best) & (best > 0))

    # Draws

    @of_each
    def _draws(self) -> Draws:
        return draws_on_boards(self._variant, self.hands, self.boards, np.broadcast_to(self._on, len(self.hands)))

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
    """(13,): number of the cards of each rank."""
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
"""Category that three board cards can make, by the highest multiplicity of a rank."""
