"""Next cards after which a hand is the nuts.

Two hole cards are a rank pair and, of one suit, a flush: so every next card is evaluated with tables of 91 rank pairs
and, where a flush is possible, of the ranks of its suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, card_masks, multiset_number, multisets, subsets
from pokertable.analysis.pairs import (
    NO_SUITED_PAIR,
    RANK_PAIR,
    SUITED_PAIR,
    any_five_flush_table,
    flush_table,
    suited_subset_numbers,
    triple_table,
)
from pokertable.analysis.seven import best_five
from pokertable.model.caches import kept
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.players.worth.variants import numbered_variant

_RANKS = 13
_PAIRS: Ids = multisets(2).astype(np.int64)
_ONE_SUITED, _TWO_SUITED = 1, 14
"""First rows of one and of two suited hole cards in `any_five_flush_table`."""


class NextCards:
    """Hands after each possible next card on a board of three or four, in one share of the pot."""

    def __init__(self, share: PotShare, board: tuple[int, ...]) -> None:
        self._share = share
        self._board = board
        self._ranks = [card >> 2 for card in board]
        self._by_ranks = _rank_values(share, self._ranks)
        self._flushes = {} if share.ranking is not Ranking.HIGH else self._flush_rows()
        self.live: Bools = np.ones(52, np.bool_)
        """(52,): possible next cards, given the board."""
        self.live[list(board)] = False

    def _flush_rows(self) -> dict[int, tuple[int, int, Strengths]]:
        """Suit of a possible flush, its ranks on the board, and the table's row, for each next card."""
        table = any_five_flush_table() if self._share.exactly_from_hole is None else flush_table()
        numbers, _ = suited_subset_numbers()
        found = {}
        for card in range(52):
            for suit in range(4):
                mask = sum({1 << (each >> 2) for each in (*self._board, card) if each & 3 == suit})
                if mask.bit_count() >= 3 and card not in self._board:
                    found[card] = suit, mask, table[:, numbers[mask]]
        return found

    def best(self, hands: Cards) -> Strengths:
        """(52, H): the best possible hand of others after each card, 0 for none."""
        held = np.stack([(hands >> 2 == rank).sum(axis=1) for rank in range(_RANKS)], axis=1)
        different, own = _different(held)
        by_rank = np.stack([self._best_by_ranks(different, rank) for rank in range(_RANKS)])[:, own]
        found: Strengths = np.repeat(by_rank, 4, axis=0)
        kept: dict[tuple[int, int], Strengths] = {}
        for card, (suit, mask, row) in self._flushes.items():
            if (suit, mask) not in kept:
                kept[suit, mask] = self._best_flushes(hands, suit, mask, row)
            np.maximum(found[card], kept[suit, mask], out=found[card])
        return found

    def _best_by_ranks(self, held: Ids, rank: int) -> Strengths:
        """(U,): best strength without flushes after a card of this rank, by the number held of each rank, (U, 13)."""
        left = 4 - np.bincount([*self._ranks, rank], minlength=_RANKS) - held
        needs = 1 + (_PAIRS[:, 0] == _PAIRS[:, 1])
        can_be = (left[:, _PAIRS[:, 0]] >= needs) & (left[:, _PAIRS[:, 1]] >= needs)
        best: Strengths = np.where(can_be, self._by_ranks[rank], 0).max(axis=1, initial=0)
        return best

    def _best_flushes(self, hands: Cards, suit: int, mask: int, row: Strengths) -> Strengths:
        """(H,): best flushes of a suit with these ranks on the board."""
        own = np.where(hands & 3 == suit, np.int64(1) << (hands >> 2).astype(np.int64), 0)
        different, places = np.unique(np.bitwise_or.reduce(own, axis=1), return_inverse=True)
        any_five = self._share.exactly_from_hole is None
        best = [row[_open_rows(mask | held, any_five=any_five)].max(initial=0) for held in different.tolist()]
        return np.array(best, np.int16)[places]

    def after(self, hands: Cards) -> Strengths:
        """(52, H): strength of each hand after each card; -1 for impossible cards."""
        pairs = [(a >> 2, b >> 2) for a, b in combinations(hands.T, 2)]
        numbers = np.stack([RANK_PAIR[a, b] for a, b in pairs])
        by_rank = self._by_ranks[:, numbers].max(axis=1)
        found: Strengths = np.repeat(by_rank, 4, axis=0)
        for card, (suit, _, row) in self._flushes.items():
            np.maximum(found[card], row[self._suited_rows(hands, suit)].max(axis=0), out=found[card])
        gone = (card_masks(np.arange(52, dtype=np.uint8)[:, None])[:, None] & card_masks(hands)) != 0
        found[gone | ~self.live[:, None]] = -1
        return found

    def _suited_rows(self, hands: Cards, suit: int) -> Ids:
        """(pairs, H): the rows of the flush table for the pairs of hole cards."""
        rows = []
        for a, b in combinations(hands.T, 2):
            first, second = a & 3 == suit, b & 3 == suit
            both = SUITED_PAIR[a >> 2, b >> 2]
            if self._share.exactly_from_hole is None:
                one = np.where(first, _ONE_SUITED + (a >> 2), np.where(second, _ONE_SUITED + (b >> 2), 0))
                rows.append(np.where(first & second, _TWO_SUITED + both, one))
            else:
                rows.append(np.where(first & second, both, NO_SUITED_PAIR))
        return np.stack(rows).astype(np.int64)

    def nuts(self, hands: Cards) -> Bools:
        """(52, H): whether nobody can hold a better hand after each card: a hand's outs to the nuts."""
        after = self.after(hands)
        found: Bools = (after >= self.best(hands)) & (after > 0)
        return found


@kept("what the next card makes")
def next_cards(variant: int, share: int, board: tuple[int, ...]) -> NextCards:
    """The cached next cards of a board of three or four cards; the variant by number, the share by index."""
    return NextCards(numbered_variant(variant).shares[share], board)


def _rank_values(share: PotShare, board: Sequence[int]) -> Strengths:
    """(13, 91): best strength of each rank pair by the rank of the next card, flushes ignored."""
    if share.exactly_from_hole is None:
        columns = [np.full((_RANKS, len(_PAIRS)), rank) for rank in board]
        columns.append(np.broadcast_to(np.arange(_RANKS)[:, None], columns[0].shape))
        columns += [np.broadcast_to(ranks, columns[0].shape) for ranks in _PAIRS.T]
        # At most two suits of each of the four, so that there is no flush.
        cards = [4 * column.ravel() + place % 4 for place, column in enumerate(columns)]
        return best_five(share, np.stack(cards, axis=1).astype(np.uint8)).reshape(_RANKS, len(_PAIRS))
    boards = np.sort([[*board, rank] for rank in range(_RANKS)], axis=1)
    triples = [multiset_number(boards[:, chosen]) for chosen in combinations(range(len(board) + 1), 3)]
    values: Strengths = np.max([triple_table(share)[numbers] for numbers in triples], axis=0)
    return values


def _open_rows(mask: int, *, any_five: bool) -> Ids:
    """The rows of a flush table for hole cards of the suit that are not on the board."""
    pairs = subsets(2, _RANKS).astype(np.int64)
    free = np.array([not mask >> rank & 1 for rank in range(_RANKS)])
    both = np.flatnonzero(free[pairs[:, 0]] & free[pairs[:, 1]])
    if not any_five:
        return both
    return np.concatenate([[0], _ONE_SUITED + np.flatnonzero(free), _TWO_SUITED + both])


def _different(rows: Ids) -> tuple[Ids, Ids]:
    """The distinct rows, and the index of each row among them."""
    if len(rows) == 1:
        return rows, np.zeros(1, np.int64)
    different, places = np.unique(rows, axis=0, return_inverse=True)
    return different, places.ravel()
