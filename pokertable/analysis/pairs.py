"""Tables for two hole cards with a board, behind every game in which the board plays.

No five-card hand is looked up one by one. A pair of hole cards is two small numbers, and so is a board:

- the pair: its rank pair (91) and, when its two cards are of one suit, its suited pair (78; 78 itself means "none");
- the board: its rank multiset (6,188 of five cards) and its suited subset, the ranks of the one suit that has three or
  more of its cards (2,288 subsets, numbered from 1; 0 means "none").

The best hand of exactly two hole cards and three from the board is the larger of ``mixed[rank pair, rank multiset]``
and ``flush[suited pair, suited subset]``; a hand with more hole cards takes the best of its pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, frozen, gather, multiset_number, multisets, subsets
from pokertable.analysis.order import BIT_COUNT, every_low_strengths, flush_strengths, low_strengths, mixed_strengths
from pokertable.model.ranking.share import PotShare, Ranking

SUBSETS = 2288
"""Number of suited board subsets of three, four or five ranks."""
NO_SUITED_PAIR = 78
"""Suited-pair number for two cards of different suits."""


def _symmetric(numbers: Ids, pairs: Ids, otherwise: int) -> Ids:
    """A symmetric 13 × 13 table of pair numbers."""
    table = np.full((13, 13), otherwise, np.int64)
    table[pairs[:, 0], pairs[:, 1]] = table[pairs[:, 1], pairs[:, 0]] = numbers
    return table


_RANK_PAIRS: Ids = multisets(2).astype(np.int64)
_SUITED_PAIRS: Ids = subsets(2, 13).astype(np.int64)

RANK_PAIR: Ids = frozen(_symmetric(np.arange(91), _RANK_PAIRS, 0))
"""(13, 13): number of the rank pair, equal ranks included."""
SUITED_PAIR: Ids = frozen(_symmetric(np.arange(78), _SUITED_PAIRS, NO_SUITED_PAIR))
"""(13, 13): number of the suited pair of two different ranks."""

_CARD = np.arange(52)
_RANKS_OF_CARDS = np.ix_(_CARD >> 2, _CARD >> 2)
_ONE_SUIT = (_CARD[:, None] & 3) == (_CARD & 3)
CARD_RANK_PAIR: Ids = frozen(RANK_PAIR[_RANKS_OF_CARDS].ravel())
"""(52 · 52,): the rank pair of two cards a, b at 52 a + b."""
CARD_SUITED_PAIR: Ids = frozen(np.where(_ONE_SUIT, SUITED_PAIR[_RANKS_OF_CARDS], NO_SUITED_PAIR).ravel())
"""(52 · 52,): the suited pair of two cards a, b at 52 a + b."""


@cache
def suited_subset_numbers() -> tuple[Ids, Ids]:
    """(8192,) number of each mask of suited board ranks, 0 unless three to five; (2289,) the mask of each number."""
    order = np.concatenate([np.flatnonzero(size == BIT_COUNT) for size in (3, 4, 5)])
    numbers = np.zeros(8192, np.int64)
    numbers[order] = np.arange(1, SUBSETS + 1)
    return frozen(numbers), frozen(np.concatenate([np.zeros(1, np.int64), order]))


def ranks_mask(ranks: Ids) -> Ids:
    """The set of ranks in each row as a 13-bit mask: (…, k) -> (…,)."""
    mask: Ids = np.bitwise_or.reduce(np.int64(1) << ranks, axis=-1)
    return mask


@cache
def _triples_with_pairs() -> tuple[Ids, Ids]:
    """(455, 91) rank multiset of three board ranks with a rank pair, and the mask of their ranks."""
    triples = multisets(3).astype(np.int64)
    five = np.empty((455, 91, 5), np.int64)
    five[:, :, :3] = triples[:, None]
    five[:, :, 3:] = _RANK_PAIRS[None]
    masks = ranks_mask(triples)[:, None] | ranks_mask(_RANK_PAIRS)[None]
    five.sort(axis=2)
    return multiset_number(five), masks


@lru_cache(maxsize=8)
def triple_table(share: PotShare) -> Strengths:
    """(455, 91): strength of three board ranks with a rank pair from the hand, flushes ignored."""
    numbers, masks = _triples_with_pairs()
    if share.qualifier is None:
        return frozen(_five_by_multiset(share)[numbers])
    lows = low_strengths(share.qualifier)[masks]
    return frozen(np.where(BIT_COUNT[masks] == 5, lows, 0).astype(np.int16))


@lru_cache(maxsize=8)
def board_table(share: PotShare) -> Strengths:
    """(91, 6188): best strength of a rank pair with the five ranks of a board under `share`, flushes ignored.

    With exactly two from the hole: over the ten triples of the board. With any five of the seven: also the board's
    ranks with one hole card or none.
    """
    boards = multisets(5).astype(np.int64)
    triples = triple_table(share)
    by_board = np.zeros((len(boards), 91), np.int16)  # whole rows are looked up faster than single values
    rows = np.empty_like(by_board)
    for chosen in combinations(range(5), 3):
        gather(triples, multiset_number(boards[:, chosen]), out=rows, axis=0)
        np.maximum(by_board, rows, out=by_board)
    best = by_board.T.copy()
    if share.exactly_from_hole is None:
        with_one = _one_hole_card(share, boards)
        np.maximum(best, _five_ranks(share, boards), out=best)
        np.maximum(best, with_one[_RANK_PAIRS[:, 0]], out=best)
        np.maximum(best, with_one[_RANK_PAIRS[:, 1]], out=best)
    return frozen(best)


def _one_hole_card(share: PotShare, boards: Ids) -> Strengths:
    """(13, 6188): best strength of one hole rank with four ranks of each board."""
    quads = multisets(4).astype(np.int64)
    five = np.empty((13, len(quads), 5), np.int64)
    five[:, :, 0] = np.arange(13)[:, None]
    five[:, :, 1:] = quads
    five.sort(axis=2)
    strengths = _five_ranks(share, five)
    best = np.zeros((13, len(boards)), np.int16)
    for chosen in combinations(range(5), 4):
        np.maximum(best, gather(strengths, multiset_number(boards[:, chosen])), out=best)
    return best


def _five_ranks(share: PotShare, five: Ids) -> Strengths:
    """Strength of five sorted ranks, flushes ignored: (…, 5) -> (…,)."""
    if share.qualifier is None:
        return _five_by_multiset(share)[multiset_number(five)]
    return low_strengths(share.qualifier)[ranks_mask(five)]


@cache
def flush_table() -> Strengths:
    """(79, 2289): the flush of a suited pair with exactly three of a suited board subset; row 78 and column 0 are 0."""
    flushes = flush_strengths()
    pair_masks = ranks_mask(_SUITED_PAIRS)
    numbers, _ = suited_subset_numbers()
    table = np.zeros((79, SUBSETS + 1), np.int16)
    for size in (3, 4, 5):
        ranks = subsets(size, 13).astype(np.int64)
        columns = numbers[ranks_mask(ranks)]
        best = np.zeros((78, len(ranks)), np.int16)
        for chosen in combinations(range(size), 3):
            masks = pair_masks[:, None] | ranks_mask(ranks[:, chosen])[None]
            np.maximum(best, np.where(BIT_COUNT[masks] == 5, flushes[masks], 0), out=best)
        table[:78, columns] = best
    return frozen(table)


@cache
def any_five_flush_table() -> Strengths:
    """(92, 2289): the best flush of up to two suited hole ranks with a suited board subset, any five of them.

    Rows: 0 no hole card of the suit, 1 + rank one, 14 + suited pair two. Column 0 is 0.
    """
    one = np.int64(1) << np.arange(13)
    hole = np.concatenate([np.zeros(1, np.int64), one, ranks_mask(_SUITED_PAIRS)])
    _, subset_masks = suited_subset_numbers()
    table = flush_strengths()[hole[:, None] | subset_masks[None]]
    table[:, 0] = 0
    return frozen(table)


@dataclass(frozen=True)
class BoardIds:
    """A board of three to five cards: its ranks, and the ranks of the suit with three or more cards, if any."""

    ranks: tuple[int, ...]
    """The board's ranks, sorted."""
    suit: int
    """The suit of three or more of the cards, -1 if none."""
    suited_mask: int
    """Mask of the ranks of that suit, 0 if none."""

    @classmethod
    def of(cls, board: Sequence[int]) -> BoardIds:
        """The numbers of these cards."""
        masks = [0, 0, 0, 0]
        for card in board:
            masks[card & 3] |= 1 << (card >> 2)
        suit = next((suit for suit in range(4) if masks[suit].bit_count() >= 3), -1)
        return cls(tuple(sorted(card >> 2 for card in board)), suit, masks[suit] if suit >= 0 else 0)


def rank_pair_row(share: PotShare, board: BoardIds) -> Strengths:
    """(91,): best strength of each rank pair with exactly three cards of the board, flushes ignored."""
    triples = multiset_number(np.array(list(combinations(board.ranks, 3))))
    best: Strengths = triple_table(share)[triples].max(axis=0)
    return best


def suited_pair_row(board: BoardIds) -> Strengths:
    """(79,): the flush of each suited pair of the board's suit with three of its cards (exactly two from the hole)."""
    numbers, _ = suited_subset_numbers()
    return flush_table()[:, numbers[board.suited_mask]]


def card_pair_values(share: PotShare, board: BoardIds) -> Strengths:
    """(52 · 52,): best strength of two hole cards a, b, at 52 a + b, with exactly three cards of the board."""
    values = gather(rank_pair_row(share, board), CARD_RANK_PAIR)
    if share.ranking is Ranking.HIGH and board.suit >= 0:
        suits = _CARD & 3
        of_suit = suits == board.suit
        suited = np.where(of_suit[:, None] & of_suit, CARD_SUITED_PAIR.reshape(52, 52), NO_SUITED_PAIR)
        np.maximum(values, gather(suited_pair_row(board), suited.ravel()), out=values)
    return values


def pair_strengths_on_boards(share: PotShare, boards: Cards, pairs: Ids) -> Strengths:
    """(G, P): `card_pair_values` of the pairs (P,), 52 a + b each, on boards (G, cards) of three to five cards."""
    ranks = np.sort(boards >> 2, axis=1).astype(np.int64)
    triples = [multiset_number(ranks[:, chosen]) for chosen in combinations(range(boards.shape[1]), 3)]
    rows = gather(triple_table(share), triples[0], axis=0)
    for more in triples[1:]:
        np.maximum(rows, gather(triple_table(share), more, axis=0), out=rows)
    values = gather(rows, gather(CARD_RANK_PAIR, pairs))
    if share.ranking is not Ranking.HIGH:
        return values
    numbers, _ = suited_subset_numbers()
    for suit in range(4):
        masks = np.bitwise_or.reduce(
            np.where(boards & 3 == suit, np.int64(1) << (boards >> 2).astype(np.int64), 0), axis=1
        )
        on, of_suit = np.flatnonzero(numbers[masks]), np.flatnonzero(_both_of_suit(pairs, suit))
        flushes = flush_table()[:, numbers[masks[on]]].T
        lifted = gather(np.ascontiguousarray(flushes), gather(CARD_SUITED_PAIR, pairs[of_suit]))
        at = np.ix_(on, of_suit)
        values[at] = np.maximum(values[at], lifted)
    return values


def _both_of_suit(pairs: Ids, suit: int) -> Bools:
    """Whether each pair of cards, 52 a + b, is of the suit."""
    return np.asarray((pairs // len(_CARD) % 4 == suit) & (pairs % 4 == suit))


def _five_by_multiset(share: PotShare) -> Strengths:
    """(6188,): strength of each rank multiset of five cards under a share without a qualifier; flushes ignored."""
    return every_low_strengths() if share.is_low else mixed_strengths()
