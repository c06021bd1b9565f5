"""Standings of hands in the futures of their own boards, among stand-ins for an opponent's unknown hand.

With two hole cards only ranks count if no flush is possible, and rank pairs are few: there the sample is counted by
those.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, count_true, gather
from pokertable.analysis.boards import Boards
from pokertable.analysis.pairs import CARD_RANK_PAIR, board_table
from pokertable.model.caches import kept
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant
from pokertable.players.worth.beats import BeatCounts
from pokertable.players.worth.columns import Standings, standings_together
from pokertable.players.worth.flop.boards import Futures, SampledFutures
from pokertable.players.worth.flop.sampled import Rows, left_beside, put_away, sample_of, sampled_hands
from pokertable.players.worth.rivals import AWAY
from pokertable.players.worth.variants import numbered_variant

_BLOCK = 32
"""Boards processed together, so that the data stays in the processor's cache."""
_ROWS = 512
"""Hands times futures compared together."""
_PAIR = 2
Counts = npt.NDArray[Any]
"""Whole numbers, two bytes each."""


def standings_on_boards(variant: int, boards: Cards, on: Ids, hands: Cards) -> Standings:
    """Hands, (H, k), each on one of these boards of one street, (G, cards): the variant by number.

    `on`, (H,), is non-decreasing.
    """
    each = np.bincount(on, minlength=len(boards))
    # Boards with equal numbers of hands are adjacent, so that common questions are answered per block.
    order = np.argsort(-each, kind="stable")
    place = np.empty(len(boards), np.int64)
    place[order] = np.arange(len(boards))
    rows = np.argsort(place[on], kind="stable")
    ends = np.cumsum(each[order])
    parts, game = [], numbered_variant(variant)
    of_block = _by_ranks if game.hole_cards == _PAIR and len(game.shares) == 1 else _in_block
    for at in range(0, len(boards), _BLOCK):
        stop = min(at + _BLOCK, len(boards))
        own = rows[ends[at] - each[order[at]] : ends[stop - 1]]
        parts.append(of_block(game, boards[order[at:stop]], place[on[own]] - at, hands[own]))
    back = np.empty(len(rows), np.int64)
    back[rows] = np.arange(len(rows))
    return standings_together(parts).at(back)


def _in_block(variant: Variant, boards: Cards, on: Ids, hands: Cards) -> Standings:
    """The standings of a few boards, those with most hands first."""
    found = SampledFutures(variant, boards)
    count = found.cards.shape[1]
    at = count * on[:, None] + np.arange(count)
    made, possible = found.of_hands(on, hands)
    number = np.arange(len(on)) - np.searchsorted(on, on)  # within its board
    slots = [np.flatnonzero(number == slot) for slot in range(int(number.max()) + 1)]
    left = left_beside(hands, boards.shape[1])
    counted = found.rivals[0].count[at, 0]
    if left is not None:
        counted = _those_left(found.rivals[0].sample != AWAY, left, slots, len(boards))
    standing: list[BeatCounts] = []
    others: list[tuple[Bools, Floats]] = []
    for values, rivals in zip(made, found.rivals, strict=True):
        below, through = np.zeros((2, *values.shape), np.int16)
        if standing:  # in later shares only hands of some strength matter
            has = values > 0
            hand, future = has.nonzero()
            for start in range(0, len(hand), _ROWS):
                those = hand[start : start + _ROWS], future[start : start + _ROWS]
                sample, asked = gather(rivals.sample, at[those], axis=0), values[those][:, None]
                beside = None if left is None else left[those[0]]
                below[those], through[those] = _count(sample < asked, beside), _count(sample <= asked, beside)
            without = rivals.without[at, 0]
            if left is not None:
                without = _those_left(rivals.sample == 0, left, slots, len(boards)) / np.maximum(counted, 1)
            others.append((has, without))
        else:
            sample = rivals.sample.reshape(len(boards), count, -1)
            for alike in slots:
                theirs, asked = sample[: len(alike)], values[alike][:, :, None]
                beside = None if left is None else left[alike][:, None]
                below[alike], through[alike] = _count(theirs < asked, beside), _count(theirs <= asked, beside)
        standing.append(BeatCounts(below, through, counted.astype(np.int16)))
    return Standings(possible, np.maximum(possible.sum(axis=1), 1), standing, others)


def _count(marks: Bools, left: Bools | None) -> Ids:
    """Number of marked hands of the sample, along the last axis, among those left."""
    return count_true(marks if left is None else np.logical_and(marks, left, out=marks))


def _those_left(marks: Bools, left: Bools, slots: Sequence[Ids], boards: int) -> Ids:
    """(H, B): number of the marked hands of the sample, (G · B, N), left by each hand, (H, N).

    `slots` are the first hands of the boards, the second ones of those with at least two, and so on.
    """
    rows = marks.reshape(boards, -1, marks.shape[1]).astype(np.float32)
    found = np.empty((len(left), rows.shape[1]), np.int64)
    for alike in slots:
        found[alike] = (rows[: len(alike)] @ left[alike].astype(np.float32)[:, :, None])[:, :, 0]
    return found


def _by_ranks(variant: Variant, boards: Cards, on: Ids, hands: Cards) -> Standings:
    """Standings of two-card hands in one share: by ranks where no flush is possible."""
    (share,), futures = variant.shares, Futures(variant, boards)
    count = futures.cards.shape[1]
    at = count * on[:, None] + np.arange(count)
    (values,), possible = futures.of_hands(on, hands)
    classes, plain = _classes(share), futures.found.suited == 0
    sums = classes.summed(futures.found.ranks[plain], futures.columns[:, plain])
    summed = np.where(plain, np.cumsum(plain), 0)
    below, through = classes.places(futures.found.ranks[at], hands, sums, summed[at])
    counted = sums[summed, -1]
    suited = np.flatnonzero(~plain)
    if len(suited):
        sample = sample_of(share, _PAIR).values(Boards(futures.found.ranks[suited], futures.found.suited[suited]))
        to_come = futures.columns[boards.shape[1] :, suited]
        counted[suited] = put_away([sample], _PAIR, boards, futures.on[suited], to_come)[:, 0]
        number = np.arange(len(on)) - np.searchsorted(on, on)  # within its board
        for slot in range(int(number.max()) + 1):
            those = np.flatnonzero(number == slot)
            rows = suited[: np.searchsorted(suited, count * len(those))]
            hand, future = those[rows // count], rows % count
            asked = values[hand, future][:, None]
            below[hand, future] = count_true(sample[: len(rows)] < asked)
            through[hand, future] = count_true(sample[: len(rows)] <= asked)
    return Standings(possible, np.maximum(possible.sum(axis=1), 1), [BeatCounts(below, through, counted[at])], [])


class _Classes:
    """The sample of two-card hands by rank pair, (91,), and their order on boards."""

    def __init__(self, share: PotShare) -> None:
        hands, cards = sampled_hands(_PAIR).astype(np.int64), len(DECK)
        pairs = CARD_RANK_PAIR[cards * hands[:, 0] + hands[:, 1]]
        self._values = np.ascontiguousarray(board_table(share).T)
        boards, self._width = self._values.shape
        self._all = np.bincount(pairs, minlength=self._width).astype(np.int16)
        self._holding: Counts = np.zeros((cards, self._width), np.int16)
        """Number of hands that hold each card."""
        self._alike: Counts = np.zeros(cards**2, np.int16)
        """Number of hands that are these two cards."""
        for column in hands.T:
            np.add.at(self._holding, (column, pairs), 1)
        for first, second in (hands.T, hands.T[::-1]):
            np.add.at(self._alike, cards * first + second, 1)
        self._order, self._below, self._through = (Rows(boards, self._width) for _ in range(3))

    def _in_order(self, rows: Ids) -> Counts:
        """The classes, the weakest first, on boards of these ranks."""
        return np.argsort(self._values[rows], axis=1, kind="stable").astype(np.int16)

    def _weaker(self, rows: Ids) -> Counts:
        """Number of classes weaker than each on boards of these ranks."""
        return self._before(rows, "left")

    def _no_better(self, rows: Ids) -> Counts:
        """Number of classes weaker than or tied with each."""
        return self._before(rows, "right")

    def _before(self, rows: Ids, side: Literal["left", "right"]) -> Counts:
        values = self._values[rows]
        ordered = np.sort(values, axis=1)
        found = [own.searchsorted(asked, side) for own, asked in zip(ordered, values, strict=True)]
        return np.array(found, np.int16)

    def summed(self, ranks: Ids, columns: Cards) -> Counts:
        """(1 + B, 92): cumulative number of possible hands over the weakest classes of boards.

        The boards are columns of cards, (5, B), with the codes of their ranks, (B,); the first row has no board.
        """
        left = np.broadcast_to(self._all, (len(ranks), self._width)).copy()
        for cards in columns:
            left -= gather(self._holding, cards, axis=0)
        # Hands with two cards of a board were subtracted twice.
        both = np.array([len(DECK) * a.astype(np.int64) + b for a, b in combinations(columns, 2)])
        alike = gather(self._alike, both)
        pair, board = np.nonzero(alike)
        np.add.at(left, (board, CARD_RANK_PAIR[both[pair, board]]), alike[pair, board])
        order = self._order.of(ranks, self._in_order) + self._width * np.arange(len(ranks))[:, None]
        sums = np.zeros((1 + len(ranks), self._width + 1), np.int16)
        np.cumsum(gather(left.ravel(), order), axis=1, out=sums[1:, 1:])
        return sums

    def places(self, ranks: Ids, hands: Cards, sums: Counts, at: Ids) -> tuple[Counts, Counts]:
        """(H, B) each: sample hands beaten, and beaten or tied, by hands, (H, 2), where no flush is possible.

        `at`, (H, B), are the rows of the sums, `ranks` the codes of the boards' ranks.
        """
        own = CARD_RANK_PAIR[len(DECK) * hands[:, 0].astype(np.int64) + hands[:, 1]]
        place, starts = self._width * ranks + own[:, None], sums.shape[1] * at
        below, through = [
            gather(sums.ravel(), starts + gather(table.with_rows(ranks.ravel(), find).ravel(), place))
            for table, find in ((self._below, self._weaker), (self._through, self._no_better))
        ]
        return below, through


@kept("classes of two cards on boards")
def _classes(share: PotShare) -> _Classes:
    return _Classes(share)
