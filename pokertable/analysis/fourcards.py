"""Strengths of all 270,725 four-card hands on one board, in a tenth of a millisecond.

Without flushes a hand is its rank quad (1,820), with them the suited subset of the board's suit (1,080); both tables
are filled by six look-ups of pairs. In the order of `private_hands` the hands with highest card c are the triples of
cards below c, which are a prefix of the list of all triples. Their strength depends on c's rank alone (for a flush: on
c's rank if c is of the suit, else not on c at all), so only a quarter of the hands is looked up and the rest is copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Strengths, gather, multiset_number, multisets, subset_number, subsets
from pokertable.analysis.order import BIT_COUNT
from pokertable.analysis.pairs import NO_SUITED_PAIR, BoardIds, rank_pair_row, ranks_mask, suited_pair_row
from pokertable.model.ranking.share import PotShare, Ranking

HANDS = comb(52, 4)


@dataclass(frozen=True)
class _Blocks:
    """Ranges of hands with the same highest card, and the look-ups that they share.

    `ids` are those look-ups; `copies` say which slice of `ids` fills which slice of all hands.
    """

    ids: Ids
    copies: tuple[tuple[slice, slice], ...]


def four_card_strengths(share: PotShare, board: BoardIds, out: Strengths | None = None) -> Strengths:
    """Strength of every four-card hand, two of which play, in the order of `private_hands`: (270725,) int16."""
    if out is None:
        out = np.empty(HANDS, np.int16)
    by_quad = gather(rank_pair_row(share, board), pairs_of_quads()).max(axis=0)
    blocks = _quad_blocks()
    values = gather(by_quad, blocks.ids)
    for hands, source in blocks.copies:
        out[hands] = values[source]
    if share.ranking is Ranking.HIGH and board.suit >= 0:
        _raise_flushes(board, out)
    return out


def _raise_flushes(board: BoardIds, out: Strengths) -> None:
    by_subset = gather(suited_pair_row(board), pairs_of_suited_subsets()).max(axis=0)
    blocks = _suited_blocks(board.suit)
    values = gather(by_subset, blocks.ids)
    for hands, source in blocks.copies:
        block = out[hands]
        np.maximum(block, values[source], out=block)


def _blocks_by_top_card() -> Iterator[tuple[int, slice, int]]:
    """Every card that can be the highest of four, the slice of its hands, and their number."""
    for top in range(3, 52):
        yield top, slice(comb(top, 4), comb(top + 1, 4)), comb(top, 3)


@cache
def _quad_blocks() -> _Blocks:
    """Rank quads of the triples below the spade of each top rank; the other suits of the rank use a prefix."""
    triples = subsets(3, 52) >> 2
    ids, start_of_rank, total = [], {}, 0
    for rank in range(13):
        below = triples[: comb(4 * rank + 3, 3)]
        top = np.full((len(below), 1), rank, np.uint8)
        ids.append(multiset_number(np.concatenate([below, top], axis=1)))
        start_of_rank[rank] = total
        total += len(below)
    copies = [
        (hands, slice(start_of_rank[top >> 2], start_of_rank[top >> 2] + count))
        for top, hands, count in _blocks_by_top_card()
    ]
    return _Blocks(np.concatenate(ids), tuple(copies))


@cache
def _suited_blocks(suit: int) -> _Blocks:
    """Suited subsets of the triples alone, then with each card of the suit as the highest card."""
    triples = subsets(3, 52)
    bits = np.where((triples & 3) == suit, np.int64(1) << (triples >> 2), 0)
    masks = bits.sum(axis=1)
    numbers = _suited_subset_numbers()
    ids = [numbers[masks]]
    copies, total = [], len(triples)
    for top, hands, count in _blocks_by_top_card():
        if top & 3 == suit:
            ids.append(numbers[masks[:count] | 1 << (top >> 2)])
            copies.append((hands, slice(total, total + count)))
            total += count
        else:
            copies.append((hands, slice(0, count)))
    return _Blocks(np.concatenate(ids), tuple(copies))


def suited_subset_of_hands(hands: Cards, suit: int) -> Ids:
    """(H, 4) hands -> (H,): the suited subset of each hand's cards of a suit, 0 with fewer than two."""
    bit_of_card = np.where(np.arange(52) & 3 == suit, np.int64(1) << (np.arange(52) >> 2), 0)
    ranks = np.zeros(len(hands), np.int64)
    for column in hands.T:
        ranks |= gather(bit_of_card, column)
    return gather(_suited_subset_numbers(), ranks)


@cache
def _suited_subset_numbers() -> Ids:
    """(8192,): number of the suited subset for each mask of two to four ranks, 1 … 1079; 0 for other masks."""
    order = np.concatenate([np.flatnonzero(size == BIT_COUNT) for size in (2, 3, 4)])
    numbers = np.zeros(8192, np.int64)
    numbers[order] = np.arange(1, len(order) + 1)
    return numbers


@cache
def pairs_of_quads() -> Ids:
    """(6, 1820): the six rank pairs of a rank quad."""
    quads = multisets(4)
    return np.stack([multiset_number(quads[:, pair]) for pair in combinations(range(4), 2)])


@cache
def pairs_of_suited_subsets() -> Ids:
    """(6, 1080): the suited pairs of each suited subset; "none" where it has fewer than six."""
    numbers = _suited_subset_numbers()
    pairs = np.full((6, 1080), NO_SUITED_PAIR, np.int64)
    for size in (2, 3, 4):
        members = subsets(size, 13).astype(np.int64)
        at = numbers[ranks_mask(members)]
        for row, pair in enumerate(combinations(range(size), 2)):
            pairs[row, at] = subset_number(members[:, pair])
    return pairs
