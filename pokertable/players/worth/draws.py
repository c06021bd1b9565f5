"""Draws by name: hands made by one more board card, for many hands at once, by the number of cards that must play.

A draw is a hand that the next card alone can turn into a straight, a flush or a low that it does not have yet;
runner-runner does not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, frozen, gather, multisets
from pokertable.analysis.order import BIT_COUNT
from pokertable.analysis.pairs import CARD_RANK_PAIR
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.tables import STRAIGHTS
from pokertable.model.variant import Variant
from pokertable.players.worth.each import Places
from pokertable.players.worth.flop.share_on_boards import hole_pairs
from pokertable.players.worth.variants import numbered_variant, variant_number

_RANKS = 13
_ALL = (1 << _RANKS) - 1
_WINDOWS = tuple(sum(1 << rank for rank in ranks) for ranks in STRAIGHTS)
"""The ten straights as sets of ranks."""
_FOR_A_LOW = 5
_OPEN_ENDED = 2


@dataclass(frozen=True, slots=True)
class Draws:
    """(H,) each. Ranks that complete a straight or a low are counted, not cards."""

    flush: Bools
    """Four of a suit that may play: the next card of it makes a flush."""
    nut_flush: Bools
    """Four of a suit that may play, to the highest flush of the suit."""
    straight: Ids
    """Ranks that make a straight; 1 is a gutshot, 2 open-ended, in Omaha more is a wrap."""
    low: Ids
    """Ranks that make a low, 0 with a made low."""

    @property
    def any(self) -> Bools:
        """A flush draw, two ranks for a straight, or two for a low: commonly called a draw."""
        return self.flush | (self.straight >= _OPEN_ENDED) | (self.low >= _OPEN_ENDED)

    def part(self, places: Places) -> Draws:
        """The draws of some of the hands."""
        return Draws(self.flush[places], self.nut_flush[places], self.straight[places], self.low[places])


def draws(variant: Variant, hands: Cards, board: Sequence[int]) -> Draws:
    """The draws of hands of a flop game, (H, k), on a flop or turn; none before and after."""
    return draws_on_boards(variant, hands, np.array([board], np.uint8), np.zeros(len(hands), np.int64))


def draws_on_boards(variant: Variant, hands: Cards, boards: Cards, on: Ids) -> Draws:
    """The draws of each hand on one of several boards of a street, (G, cards), given by `on`, (H,)."""
    none = np.zeros(on.shape, np.int64)
    if not 3 <= boards.shape[1] < variant.board_cards:
        return Draws(none > 0, none > 0, none, none)
    straight, low = _completed(variant, hands, boards, on)
    flush, nut_flush = none > 0, none > 0
    for suit, draw in _flush_draws(variant.share("high"), hands, boards, on):
        flush |= draw
        ranks = np.where(boards & 3 == suit, np.int64(1) << (boards >> 2).astype(np.int64), 0)
        best = 4 * _highest()[~np.bitwise_or.reduce(ranks, axis=1) & _ALL] + suit
        nut_flush |= draw & (hands == best[on][:, None]).any(axis=1)
    return Draws(flush, nut_flush, straight, low)


def draw_on_boards(variant: Variant, hands: Cards, boards: Cards) -> Bools:
    """(G, H): `Draws.any` of hands, (H, k), on each of some boards of a street, (G, cards)."""
    on = np.broadcast_to(np.arange(len(boards))[:, None], (len(boards), len(hands)))
    if not 3 <= boards.shape[1] < variant.board_cards:
        return np.zeros(on.shape, np.bool_)
    straight, low = _completed(variant, hands, boards, on)
    found: Bools = (straight >= _OPEN_ENDED) | (low >= _OPEN_ENDED)
    for _, draw in _flush_draws(variant.share("high"), hands, boards, on):
        found |= draw
    return found


def _completed(variant: Variant, hands: Cards, boards: Cards, on: Ids) -> tuple[Ids, Ids]:
    """Ranks of the next card that make a straight, and a low, for each hand of `on`."""
    number = variant_number(variant)
    by_board = [_completing(number, tuple(sorted({card >> 2 for card in board}))) for board in boards.tolist()]
    pairs = _rank_pairs(hands)
    pairs = pairs.reshape(len(pairs), *[1] * (on.ndim - 1), -1)
    found = [
        _counted(np.bitwise_or.reduce(np.array(tables)[on, pairs], axis=0)) for tables in zip(*by_board, strict=True)
    ]
    return found[0], found[1]


def _flush_draws(share: PotShare, hands: Cards, boards: Cards, on: Ids) -> Iterator[tuple[int, Bools]]:
    """Whether the hands draw to a flush, by suit where possible, for each hand of `on`."""
    suits = boards & 3
    for suit in range(4):
        on_board = np.count_nonzero(suits == suit, axis=1)
        may = np.array([_may_draw(share, count, hands.shape[1]) for count in on_board.tolist()])
        if may.any():
            held = np.count_nonzero((hands & 3) == suit, axis=1)
            if share.exactly_from_hole is None:
                draw = (held + on_board[on] == 4) & (held >= 1)
            else:
                draw = held >= share.exactly_from_hole
            yield suit, may[on] & draw


def _rank_pairs(hands: Cards) -> Ids:
    """(pairs, H): the rank pairs of hole cards."""
    return gather(CARD_RANK_PAIR, hole_pairs(hands))


def _counted(ranks: Ids) -> Ids:
    """Number of ranks in a set; 0 if the hand is made already (bit 13)."""
    done = ranks >> _RANKS & 1
    count: Ids = BIT_COUNT[ranks & 0x1FFF].astype(np.int64) * (1 - done)
    return count


def _may_draw(share: PotShare, on_board: int, hole_cards: int) -> bool:
    """Whether a hand can draw to a flush with `on_board` cards of the suit on the board."""
    if share.exactly_from_hole is None:
        return 4 - hole_cards <= on_board < 4
    return on_board == 5 - share.exactly_from_hole - 1


@cache
def _highest() -> Ids:
    """(8192,): the highest of a set of ranks; for an empty set the lowest rank."""
    return np.array([max(0, ranks.bit_length() - 1) for ranks in range(_ALL + 1)])


@lru_cache(maxsize=2048)
def _completing(variant: int, board: tuple[int, ...]) -> tuple[Ids, Ids]:
    """(91,) each: ranks of the next card that make a straight, and a low, by rank pair; bit 13: made already.

    `board` are the different ranks on it, in order.
    """
    game = numbered_variant(variant)
    low = next((share for share in game.shares if share.is_low), None)
    pair = _pairs_of_ranks()
    with_next = np.int64(sum({1 << rank for rank in board})) | np.append(np.int64(1) << np.arange(_RANKS), 0)
    straights = _straights(game.share("high"), pair, with_next)
    lows = np.zeros_like(straights) if low is None else _lows(low, pair, with_next)
    places = np.int64(1) << np.arange(_RANKS + 1)
    return frozen((straights * places).sum(axis=1)), frozen((lows * places).sum(axis=1))


@cache
def _pairs_of_ranks() -> Ids:
    """(91, 1): the pairs of ranks as sets."""
    ranks = multisets(2).astype(np.int64)
    return frozen((np.int64(1) << ranks[:, 0] | np.int64(1) << ranks[:, 1])[:, None])


def _straights(share: PotShare, pair: Ids, board: Ids) -> Bools:
    """(91, 14): whether a pair of ranks makes a straight with a board, both as sets: (91, 1), (14,)."""
    windows = np.array(_WINDOWS)[:, None, None]
    lacks = windows & ~board
    filled = lacks & ~pair == 0
    if share.exactly_from_hole is None:
        return np.asarray((filled & (lacks & pair != 0)).any(axis=0))
    filled &= pair & ~windows == 0
    return np.asarray(filled.any(axis=0) & (BIT_COUNT[pair] == share.exactly_from_hole))


def _lows(share: PotShare, pair: Ids, board: Ids) -> Bools:
    """(91, 14): whether a pair of ranks makes a qualifying low with a board."""
    low = sum(1 << rank for rank in range(_RANKS) if share.may_hold(rank))
    if share.exactly_from_hole is None:
        any_five: Bools = BIT_COUNT[(pair | board) & low] >= _FOR_A_LOW
        return any_five
    from_hole = (BIT_COUNT[pair] == share.exactly_from_hole) & (pair & ~low == 0)
    found: Bools = from_hole & (BIT_COUNT[board & low & ~pair] >= _FOR_A_LOW - share.exactly_from_hole)
    return found
