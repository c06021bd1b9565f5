"""Stand-ins for an opponent's unknown hand in flop games, and their strengths on boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import (
    Bools,
    Cards,
    Ids,
    Strengths,
    card_masks,
    different,
    frozen,
    gather,
    private_hands,
)
from pokertable.analysis.boards import SUITED_BOARDS, Boards
from pokertable.analysis.order import BIT_COUNT
from pokertable.analysis.pairs import CARD_RANK_PAIR, SUBSETS, any_five_flush_table, board_table, flush_table
from pokertable.model.caches import kept
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.players.worth.compared import Exact
from pokertable.players.worth.flop.share_on_boards import flush_rows, hole_pairs, plays_any_five
from pokertable.players.worth.flop.tied import Numbers, numbered
from pokertable.players.worth.rivals import AWAY

SAMPLE = 520
"""Number of stand-ins for opponents' hands."""
_TWO = 2
FLOP = 3
"""Number of board cards below which hands are starting hands."""
_TAKES_FEW = 4
"""Most hole cards at which all hands use the same sample, because few of its hands are excluded."""


@lru_cache(maxsize=8)
def sampled_hands(hole_cards: int) -> Cards:
    """(SAMPLE, hole_cards): stand-ins for an opponent's unknown hand.

    With two cards they are evenly spaced among all hands sorted by rank, so that a narrow range has the right part of
    each kind; else they are dealt from whole decks, so that every card is about equally frequent.
    """
    rng = Random(hole_cards)
    if hole_cards == _TWO:
        return frozen(_evenly_out_of(private_hands(_TWO), rng))
    per_deck = 52 // hole_cards
    decks = [rng.sample(range(52), 52)[: per_deck * hole_cards] for _ in range(-(-SAMPLE // per_deck))]
    return frozen(np.array(decks, np.uint8).reshape(-1, hole_cards)[:SAMPLE])


def _evenly_out_of(hands: Cards, rng: Random) -> Cards:
    """`SAMPLE` of all hands of two cards: pairs, suited ones and others, each by ranks, their suits at random."""
    low, high = hands.min(axis=1) >> 2, hands.max(axis=1) >> 2
    suited = (hands[:, 0] & 3) == (hands[:, 1] & 3)
    by_chance = np.array(rng.sample(range(len(hands)), len(hands)))
    order = np.lexsort((by_chance, low, high, suited, low == high))
    return np.ascontiguousarray(hands[order[(2 * np.arange(SAMPLE) + 1) * len(hands) // (2 * SAMPLE)]])


def left_beside(hands: Cards, shown: int) -> Bools | None:
    """(H, SAMPLE): the sample's hands without the cards of each of these hands, (H, k).

    Hands of five or six cards exclude half of a rival's possible hands, the nuts included. None with fewer cards, and
    for starting hands, with `shown` board cards.
    """
    hole_cards = hands.shape[1]
    if hole_cards <= _TAKES_FEW or shown < FLOP:
        return None
    left: Bools = (card_masks(hands)[:, None] & card_masks(sampled_hands(hole_cards))) == 0
    return left


class Sample:
    """Strengths of the sampled hands in one share: by the ranks of a board and by its suited cards."""

    def __init__(self, share: PotShare, hands: Cards) -> None:
        self._pairs = gather(CARD_RANK_PAIR, hole_pairs(hands))
        self._by_pair = np.ascontiguousarray(board_table(share).T)
        self._able: Bools = np.asarray(self._by_pair.any(axis=1))
        self._by_ranks = Rows(len(self._by_pair), len(hands))
        self._suited = [_Suited.of(share, hands, suit) for suit in range(4)]
        self._flushes = any_five_flush_table() if plays_any_five(share) else flush_table()
        suited_boards = SUITED_BOARDS if share.ranking is Ranking.HIGH else 0
        self._by_suited = Rows(suited_boards, len(hands))
        self._numbers = Rows(len(self._by_pair), len(hands))

    def values(self, boards: Boards) -> Strengths:
        """(B, N): strengths on these boards."""
        values = self._by_ranks.of(boards.ranks, self._of_ranks)
        if self._by_suited:
            on = np.flatnonzero(boards.suited)
            if len(on) == len(values):
                return np.maximum(values, self._by_suited.of(boards.suited, self._of_suited), out=values)
            values[on] = np.maximum(values[on], self._by_suited.of(boards.suited[on], self._of_suited))
        return values

    def able(self, boards: Boards) -> Bools:
        """(B,): whether two cards can make a hand on each board."""
        return gather(self._able, boards.ranks)

    def numbers(self, boards: Boards, values: Strengths) -> Numbers:
        """(B, N): the strengths of each board as ordered numbers, as `numbered`, 0 for `AWAY`; some may be unused.

        `values` are those of the boards, with `AWAY`.
        """
        found = self._numbers.of(boards.ranks, self._numbered)
        if self._by_suited:
            on = np.flatnonzero(boards.suited)
            found[on] = numbered(values[on])
        found *= values != AWAY
        return found

    def _numbered(self, numbers: Ids) -> Numbers:
        return numbered(self._by_ranks.of(numbers, self._of_ranks))

    def _of_ranks(self, numbers: Ids) -> Strengths:
        best = gather(self._by_pair[numbers], self._pairs.ravel())
        strengths: Strengths = best.reshape(len(numbers), *self._pairs.shape).max(axis=1)
        return strengths

    def _of_suited(self, numbers: Ids) -> Strengths:
        found = np.zeros((len(numbers), self._pairs.shape[1]), np.int16)
        for suit, (hands, rows) in enumerate(self._suited):
            own = np.flatnonzero((numbers - 1) // SUBSETS == suit)
            table = np.ascontiguousarray(self._flushes[:, numbers[own] - SUBSETS * suit].T)
            flushes = gather(table, rows.ravel()).reshape(len(own), *rows.shape)
            found[own[:, None], hands] = flushes.max(axis=1)
        return found


class Rows:
    """A table of small numbers whose rows, (N,), are computed on first use.

    The computing function is passed each time, so that the table keeps no owner alive.
    """

    def __init__(self, rows: int, width: int) -> None:
        self._found = np.zeros((rows, width), np.int16)
        self._known = np.zeros(rows, np.bool_)

    def __len__(self) -> int:
        return len(self._known)

    def of(self, numbers: Ids, find: Callable[[Ids], Strengths]) -> Strengths:
        """(numbers, N): some of the rows."""
        return np.take(self.with_rows(numbers, find), numbers, axis=0)

    def with_rows(self, numbers: Ids, find: Callable[[Ids], Strengths]) -> Strengths:
        """The table with these rows filled."""
        known = self._known[numbers]
        if not known.all():
            missing = different(numbers[~known])
            self._found[missing] = find(missing)
            self._known[missing] = True
        return self._found


class _Suited(NamedTuple):
    """Sampled hands that may make a flush of a suit: their indices, and their rows of the flush table."""

    hands: Ids
    rows: Ids

    @classmethod
    def of(cls, share: PotShare, hands: Cards, suit: int) -> _Suited:
        """Hands with enough cards of the suit to play."""
        held = np.count_nonzero((hands & 3) == suit, axis=1)
        able = np.flatnonzero(held >= (share.exactly_from_hole or 0))
        return cls(able, flush_rows(plays_any_five(share), hands[able], hole_pairs(hands[able]), suit))


class _Holders(NamedTuple):
    """Sampled hands that hold each card: `AWAY` for holders, else 1, (52, N); as bits, (52, N / 8)."""

    away: Strengths
    ones: Exact
    bits: npt.NDArray[np.uint8]


@lru_cache(maxsize=8)
def _holders(hole_cards: int) -> _Holders:
    cards = np.arange(len(DECK), dtype=np.uint8)
    holds = (sampled_hands(hole_cards)[None] == cards[:, None, None]).any(axis=2)
    return _Holders(holds * np.int16(AWAY), holds.astype(np.float32), np.packbits(holds, axis=1))


def put_away(values: Sequence[Strengths], hole_cards: int, boards: Cards, on: Ids, to_come: Cards) -> Ids:
    """Put `AWAY` for hands with a card of a board or to come; returns the number left: (B, 1).

    The strengths are (B, N) each, the boards (G, k), of which each row is on one, (B,), to come columns.
    """
    holders, (rows, n) = _holders(hole_cards), values[0].shape
    away: Strengths = np.empty((rows, n), np.int16)
    gather(holders.away[boards].max(axis=1, initial=0), on, away, axis=0)
    bits = gather(np.bitwise_or.reduce(holders.bits[boards], axis=1), on, axis=0)
    for each in values:
        np.maximum(each, away, out=each)
    for cards in to_come:
        gather(holders.away, cards, away, axis=0)
        bits |= gather(holders.bits, cards, axis=0)
        for each in values:
            np.maximum(each, away, out=each)
    left: Ids = n - BIT_COUNT[bits].sum(axis=1, dtype=np.int64)[:, None]
    return left


def weight_left(weights: Exact, hole_cards: int, to_come: Cards) -> Exact:
    """(P, B): weight of hands without the cards to come, at most two.

    The weights, of hands without open cards, are (P, N), the cards to come (P, B, k).
    """
    of_card = weights @ _holders(hole_cards).ones.T
    left: Exact = weights.sum(axis=1, dtype=np.float32)[:, None]
    for cards in np.moveaxis(to_come, 2, 0):
        left = left - np.take_along_axis(of_card, cards.astype(np.int64), axis=1)
    if to_come.shape[2] > 1:
        both = gather(
            _holders_of_two(hole_cards), len(DECK) * to_come[:, :, 0].astype(np.int64) + to_come[:, :, 1], axis=0
        )
        padded = np.concatenate([weights, np.zeros((len(weights), 1), np.float32)], axis=1)
        at = both + padded.shape[1] * np.arange(len(weights))[:, None, None]
        left = left + gather(padded.ravel(), at).sum(axis=2, dtype=np.float32)
    return left


@lru_cache(maxsize=8)
def _holders_of_two(hole_cards: int) -> Ids:
    """(52 · 52, most): sampled hands that hold both of two cards, N for none."""
    hands = sampled_hands(hole_cards).astype(np.int64)
    columns = [len(DECK) * first + second for first, second in permutations(hands.T, 2)]
    pairs = np.concatenate(columns)
    order = np.argsort(pairs, kind="stable")
    place = np.arange(len(pairs)) - np.searchsorted(pairs[order], pairs[order])
    found = np.full((len(DECK) ** 2, int(place.max()) + 1), len(hands))
    found[pairs[order], place] = order % len(hands)
    return found


@kept("what the sample of hands makes on boards")
def sample_of(share: PotShare, hole_cards: int) -> Sample:
    """The sample in a share."""
    return Sample(share, sampled_hands(hole_cards))
