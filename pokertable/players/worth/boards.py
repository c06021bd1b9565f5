"""Flop games: where a hand may stand at the showdown, over the boards that may still come.

On the turn every river card, on the flop every turn card with one river card each, before the flop a fixed set of
boards: the same table always gives the same futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, different, frozen, gather
from pokertable.analysis.boards import boards_of_columns
from pokertable.analysis.hands import apart_from, card_masks
from pokertable.analysis.pairs import (
    CARD_RANK_PAIR,
    board_table,
)
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant
from pokertable.players.worth.columns import Standings, standings_of
from pokertable.players.worth.compared import Sampled
from pokertable.players.worth.outcomes import Memory, Outcomes
from pokertable.players.worth.rivals import BeatCounts, Rivals
from pokertable.players.worth.share_on_boards import Flushes, ShareOnBoards, flush_rows, hole_pairs, plays_any_five
from pokertable.players.worth.variants import numbered_variant

STARTING_DECKS = (
    *(41, 119, 158, 159, 244, 251, 293, 297, 322, 346, 350, 368),
    *(95, 471, 17, 404, 401, 46, 48, 334, 212, 261, 388, 473),
)
"""Seeds of the decks that are dealt out for the boards before the flop, ten boards from each.

Chosen out of 480, good hands counting most: on the boards of the first twelve, and of all, hands of hold'em, Omaha and
Omaha/8 expect what they expect on 4,800 boards, within 1.7 and 1.1 % of the pot (root of the mean square; any 48 decks
come to 1.2).
"""
NEAR_STARTING, NEAR = 120, 24
"""Futures, the first ones, over which starting hands are held against ranges; and over which the sample is, later."""
SAMPLE = 520
"""Opponents' hands that stand for all."""
USUAL_RIVALS = 1.5
"""Hands of the sample are put in order by what they expect against so many who hold anything."""
RANKED, RANKED_ON_CARDS = 2000, 500
"""Random starting hands that the others are ranked among; fewer for each card of the board that may lie open."""
_FLOP = 3


@lru_cache(maxsize=8)
def sampled_hands(hole_cards: int) -> Cards:
    """Hands that stand for an opponent's unknown one: (SAMPLE, hole_cards).

    They are dealt out of whole decks, so that every card comes about equally often.
    """
    per_deck = 52 // hole_cards
    rng = Random(hole_cards)
    decks = [rng.sample(range(52), 52)[: per_deck * hole_cards] for _ in range(-(-SAMPLE // per_deck))]
    return frozen(np.array(decks, np.uint8).reshape(-1, hole_cards)[:SAMPLE])


def canonical(hands: Cards) -> Cards:
    """Hands with their suits renamed so that hands that differ in suits alone become the same: (H, k)."""
    ranks, suits = hands >> 2, hands & 3
    held = np.zeros((len(hands), 4), np.int64)
    rows = np.arange(len(hands))
    for rank, suit in zip(ranks.T, suits.T, strict=True):
        held[rows, suit] |= np.int64(1) << rank.astype(np.int64)
    order = np.argsort(-held, axis=1, kind="stable")
    new_name = np.argsort(order, axis=1, kind="stable").astype(np.uint8)
    return (ranks << 2 | np.take_along_axis(new_name, suits.astype(np.int64), axis=1)).astype(np.uint8)


def futures(board: Sequence[int]) -> Cards:
    """Boards of five that this board may become, a column for each card: (5, B)."""
    if before_the_flop(board):
        return _starting_futures(tuple(board))
    live = _SHUFFLED.translate(None, bytes(board))
    to_come = [live, live[-7:] + live[:-7]][: 5 - len(board)]
    columns = np.empty((5, len(live) if to_come else 1), np.uint8)
    columns[: len(board)] = np.array(board, np.uint8)[:, None]
    for column, cards in zip(columns[len(board) :], to_come, strict=True):
        column[:] = np.frombuffer(cards, np.uint8)
    return columns


def before_the_flop(board: Sequence[int]) -> bool:
    """Whether so few cards lie open that hands are starting hands; in some games the first lies open already."""
    return len(board) < _FLOP


def _starting_futures(board: tuple[int, ...]) -> Cards:
    """Whole boards dealt out of shuffled decks, the cards that lie open already first."""
    to_come = 5 - len(board)
    rows = []
    for seed in STARTING_DECKS:
        deck = [card for card in Random(seed).sample(range(52), 52) if card not in board]
        rows += [(*board, *deck[at : at + to_come]) for at in range(0, len(deck) - to_come + 1, to_come)]
    return np.ascontiguousarray(np.array(rows, np.uint8).T)


_SHUFFLED = bytes(Random(52).sample(range(52), 52))


class _SampledFutures:
    """The sample of opponents' hands on the futures of one board, or of several, one after the other."""

    def __init__(self, variant: Variant, boards: Sequence[tuple[int, ...]]) -> None:
        columns = [futures(board) for board in boards]
        self.ends = np.cumsum([each.shape[1] for each in columns]).tolist()
        all_columns = columns[0] if len(columns) == 1 else np.concatenate(columns, axis=1)
        found = boards_of_columns(list(all_columns))
        self.masks = card_masks(all_columns.T)
        self.shares = [ShareOnBoards.of(share, found) for share in variant.shares]
        samples = [_sample(share, variant.hole_cards) for share in variant.shares]
        self.usable = ~samples[0].holding(all_columns)
        self.values = [sample.values(found.ranks, on.flushes) for sample, on in zip(samples, self.shares, strict=True)]
        self.rivals = [Rivals(values, self.usable) for values in self.values]


class _Sample:
    """What the sampled hands make under one share: by the ranks of a board, worked out when they are first met."""

    def __init__(self, share: PotShare, hands: Cards) -> None:
        self._pairs = gather(CARD_RANK_PAIR, hole_pairs(hands))
        self._by_pair = np.ascontiguousarray(board_table(share).T)
        self._rows = np.zeros((len(self._by_pair), len(hands)), np.int16)
        self._known = np.zeros(len(self._by_pair), np.bool_)
        self._suited = [_Suited.of(share, hands, suit) for suit in range(4)]
        self._holds = (hands[None] == np.arange(len(DECK), dtype=np.uint8)[:, None, None]).any(axis=2)

    def holding(self, boards: Cards) -> Bools:
        """Which of them hold a card of these boards, a column each: (B, N)."""
        found: Bools = self._holds[boards[0]]
        for cards in boards[1:]:
            found |= self._holds[cards]
        return found

    def values(self, ranks: Ids, flushes: Sequence[Flushes]) -> Strengths:
        """Their strengths on boards of these rank multisets, (B,), with the flushes there: (B, N)."""
        missing = different(ranks[~self._known[ranks]])
        if len(missing):
            best = gather(self._by_pair[missing], self._pairs.ravel())
            self._rows[missing] = best.reshape(len(missing), *self._pairs.shape).max(axis=1)
            self._known[missing] = True
        values = self._rows[ranks]
        for each in flushes:
            suited = self._suited[each.suit]
            strengths = each.of_rows(suited.rows)
            if len(suited.hands) < values.shape[1]:
                # As columns of all hands, 0 for the others: taken so, far quicker than put into their places.
                others = np.zeros((len(strengths), 1), np.int16)
                strengths = gather(np.concatenate([strengths, others], axis=1), suited.places)
            values[each.boards] = np.maximum(values[each.boards], strengths)
        return values


class _Suited(NamedTuple):
    """The hands of the sample that may make a flush of a suit: their numbers, and their rows of the flush table.

    `places` says of each hand of the sample which of them it is, or how many there are.
    """

    hands: Ids
    places: Ids
    rows: Ids

    @classmethod
    def of(cls, share: PotShare, hands: Cards, suit: int) -> _Suited:
        """Those with as many cards of it as have to play."""
        held = np.count_nonzero((hands & 3) == suit, axis=1)
        able = np.flatnonzero(held >= (share.exactly_from_hole or 0))
        places = np.full(len(hands), len(able))
        places[able] = np.arange(len(able))
        return cls(able, places, flush_rows(plays_any_five(share), hands[able], hole_pairs(hands[able]), suit))


@lru_cache(maxsize=16)
def _sample(share: PotShare, hole_cards: int) -> _Sample:
    return _Sample(share, sampled_hands(hole_cards))


class BoardFutures:
    """The futures of one board of a variant, and how sampled opponents stand on each."""

    def __init__(self, variant: Variant, board: tuple[int, ...], found: _SampledFutures, rows: slice) -> None:
        """Of what was found of several boards the `rows` are those of this one."""
        self._renames = not board
        self.masks = found.masks[rows]
        """The cards of each future: (B,)."""
        self.shares = [share.part(rows) for share in found.shares]
        self.sample = sampled_hands(variant.hole_cards)
        """Hands that stand for whatever an opponent holds: (N, k)."""
        self.live = apart_from(self.sample, board)
        """Which of them hold no card of the board."""
        self.rivals = [rivals.part(rows) for rivals in found.rivals]
        """The sample on each future, by share."""
        self._starting = before_the_flop(board)
        self.near = min(len(self.masks), NEAR_STARTING if self._starting else NEAR)
        """How many futures, the first ones, are looked at where all hands of the sample are."""
        near = slice(rows.start, rows.start + self.near)
        self._usable = found.usable[near]
        self._values = [values[near] for values in found.values]

    @cached_property
    def of_sample(self) -> Outcomes:
        """What the hands of the sample come to in the near futures."""
        return Outcomes(self._usable, self._values, self._near.rivals, sampled=True, ranged=self._near)

    @cached_property
    def expected(self) -> Floats:
        """What they expect there against one or two who hold anything: (N,)."""
        wins = [rivals.own_wins(USUAL_RIVALS) for rivals in self._near.rivals]
        total = wins[0]
        for values, won, rivals in zip(self._values[1:], wins[1:], self._near.rivals[1:], strict=True):
            total = total + np.where(values > 0, won, rivals.without**USUAL_RIVALS * wins[0])
        there = np.maximum(self._usable.sum(axis=0), 1)
        expected: Floats = (total * self._usable).sum(axis=0) / there / len(wins)
        return expected

    @cached_property
    def _near(self) -> Sampled:
        return Sampled([rivals.part(slice(self.near)) for rivals in self.rivals])

    @cached_property
    def ranged(self) -> Sampled:
        """The sample on the futures over which single hands are held against ranges."""
        return self._near if self._starting else Sampled(self.rivals)

    def outcomes(self, hands: Cards) -> Outcomes:
        """What each hand comes to on each board."""
        if self._renames:
            hands = canonical(hands)
        pairs = hole_pairs(hands)
        possible = (self.masks[:, None] & card_masks(hands)) == 0
        values = [share.values(hands, pairs) for share in self.shares]
        return Outcomes(possible, values, self.rivals, ranged=self.ranged)


_kept: Memory[BoardFutures] = Memory(32)


def board_futures(variant: int, board: tuple[int, ...]) -> BoardFutures:
    """The futures of a board, kept: all seats of a table look at the same ones. The variant by number."""
    kept = _kept.get((variant, board))
    if kept is None:
        kept = _worked_out(variant, [board])[0]
        _kept.keep((variant, board), kept)
    return kept


def foresee_boards(variant: int, boards: Sequence[tuple[int, ...]]) -> None:
    """Work out the futures of several boards, two dozen at most, in one go, and keep them."""
    missing = [board for board in boards if _kept.get((variant, board)) is None]
    if missing:
        for board, found in zip(missing, _worked_out(variant, missing), strict=True):
            _kept.keep((variant, board), found)


def standings_on_boards(variant: int, hands: Sequence[tuple[tuple[int, ...], Cards]]) -> Standings:
    """Hands, (1, k) each, in the futures of boards of one street, each on its own; the variant by number."""
    numbers: dict[tuple[int, ...], int] = {}
    on = np.array([numbers.setdefault(board, len(numbers)) for board, _ in hands])
    cards = np.concatenate([own for _, own in hands])
    found = _SampledFutures(numbered_variant(variant), list(numbers))
    futures = found.ends[0]
    pairs = hole_pairs(cards)
    possible = (found.masks[:, None] & card_masks(cards)) == 0
    own_futures = futures * on + np.arange(futures)[:, None], np.arange(len(cards))
    at = own_futures[0]
    standing: list[BeatCounts] = []
    others: list[tuple[Bools, Floats]] = []
    for share, rivals in zip(found.shares, found.rivals, strict=True):
        values = share.values(cards, pairs)[own_futures]
        below, through = np.empty((2, *values.shape), np.int64)
        for number, stop in enumerate(found.ends):
            here = np.flatnonzero(on == number)
            part = rivals.part(slice(stop - futures, stop))
            below[:, here], through[:, here] = part.places(values[:, here])
        if standing:
            others.append((values > 0, rivals.without[at, 0]))
        standing.append(BeatCounts(below, through, rivals.count[at, 0]))
    return standings_of(possible[own_futures], standing, others)


def _worked_out(variant: int, boards: Sequence[tuple[int, ...]]) -> list[BoardFutures]:
    game = numbered_variant(variant)
    found = _SampledFutures(game, boards)
    rows = [slice(start, stop) for start, stop in pairwise([0, *found.ends])]
    return [BoardFutures(game, board, found, own) for board, own in zip(boards, rows, strict=True)]


def starting_shares(variant: int, against: float, board: tuple[int, ...] = ()) -> Floats:
    """What random starting hands expect against so many, sorted.

    RANKED of them; where cards of the board lie open RANKED_ON_CARDS, which their suits make no other.
    """
    return _starting_shares(variant, against, tuple([4 * (card >> 2) for card in board]))


@lru_cache(maxsize=128)
def _starting_shares(variant: int, against: float, board: tuple[int, ...]) -> Floats:
    ranked = RANKED_ON_CARDS if board else RANKED
    rng = Random(RANKED)
    hole_cards = numbered_variant(variant).hole_cards
    deck = [card for card in range(52) if card not in board]
    hands = np.array([rng.sample(deck, hole_cards) for _ in range(ranked)], np.uint8)
    shares = []
    for part in np.array_split(hands, -(-ranked // 1000)):
        outcomes = board_futures(variant, board).outcomes(part)
        shares.append(outcomes.expected((), np.array([against])))
    return frozen(np.sort(np.concatenate(shares)))
