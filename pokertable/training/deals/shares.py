"""The player's equity, against random hands and against the opponents' ranges."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, card_masks, subsets, sum_by
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import SampledDeals, complete, pot_parts
from pokertable.training.deals.standing import Standing

MOST_DEALS: Final = 4_000_000


@dataclass(frozen=True, eq=False, slots=True)
class EveryDeal:
    """Deals: `hand` (D,) is the index of the opponent's hand in its range, `parts` (shares, D) the player's.

    `chance` (D,) is the probability of the deal given that hand, `coming` (D, cards) are the board's cards to come.
    """

    hand: Ids
    parts: Floats
    chance: Floats
    coming: Cards

    def by_hand(self, count: int) -> Floats:
        """The player's part of the pot against each of the opponent's `count` hands, (H,)."""
        return sum_by(self.hand, self.parts.sum(axis=0) * self.chance, count)


def every_deal(standing: Standing, believed: Believed, most: int = MOST_DEALS) -> EveryDeal | None:
    """All boards against every hand with weight; None where they exceed `most`, or where streets deal hole cards."""
    variant, public = standing.public.game.variant, standing.public
    if standing.streets_left and not variant.board_cards:
        return None
    live = np.array(standing.unseen, np.uint8)
    left = variant.board_cards - len(public.known_board) if standing.streets_left else 0
    boards = live[subsets(left, len(live))] if left else np.zeros((1, 0), np.uint8)
    some = np.flatnonzero(believed.weights)
    if len(some) * len(boards) > most:
        return None
    apart = (card_masks(believed.hands[some])[:, None] & card_masks(boards)) == 0
    hand, board = np.nonzero(apart)
    hands = {
        standing.seat: _columns(standing.own, len(hand)),
        believed.seat: [*_columns(public.seats[believed.seat].ups, len(hand)), *believed.hands[some][hand].T],
    }
    parts = pot_parts(standing, hands, [*_columns(public.known_board, len(hand)), *boards[board].T])
    return EveryDeal(some[hand], parts, 1 / apart.sum(axis=1)[hand], boards[board])


_MOST_TOGETHER: Final = 200_000
"""Most combinations of the opponents' hands that are counted one by one."""


def over_all_hands(standing: Standing, believed: Sequence[Believed], folding: Collection[int] = ()) -> PotEquity | None:
    """The player's part once all cards are dealt, over the hands of all opponents together, if all but those stay in.

    None where they are too many, or none fits beside the others.
    """
    some = [np.flatnonzero(each.weights) for each in believed]
    if prod(map(len, some)) > _MOST_TOGETHER:
        return None
    public, places = standing.public, np.indices([len(each) for each in some]).reshape(len(some), -1)
    which = [each[place] for each, place in zip(some, places, strict=True)]
    gone = np.zeros(places.shape[1], np.uint64)
    weights = np.ones(places.shape[1])
    for each, at in zip(believed, which, strict=True):
        masks = card_masks(each.hands)[at]
        weights *= each.weights[at] * ((gone & masks) == 0)
        gone |= masks
    left = np.flatnonzero(weights)
    if not len(left):
        return None
    hands = {standing.seat: _columns(standing.own, len(left))}
    for each, at in zip(believed, which, strict=True):
        if each.seat not in folding:
            hands[each.seat] = [*_columns(public.seats[each.seat].ups, len(left)), *each.hands[at[left]].T]
    parts = pot_parts(standing, hands, _columns(public.known_board, len(left)))
    return share_of(parts, weights[left] / weights[left].sum(), 0.0)


def _columns(cards: tuple[int, ...], count: int) -> list[Cards]:
    return [np.full(count, card, np.uint8) for card in cards]


_NEARLY = 1e-9
_DIGITS: Final = 10
"""Digits to which sums of weights are exact: what is sure is not nearly so."""


@dataclass(frozen=True, slots=True)
class PotEquity:
    """Parts of the pot, 0 to 1: `equity` with its standard error (0: exact), `by_share` per share of the pot.

    `ends` are the chances of winning nothing, at most a quarter, at most a half, less than all, and all of it.
    """

    equity: float
    stderr: float
    by_share: tuple[float, ...]
    ends: tuple[float, ...]
    quartered: float
    deals: int

    @property
    def scoop(self) -> float:
        """Chance of winning the whole pot."""
        return self.ends[-1]


def parts_of(moment: Standing, drawn: SampledDeals, folding: Collection[int] = ()) -> Floats:
    """The player's part of each share of the pot in each deal, if all but those `folding` stay in: (shares, D)."""
    hands, board = complete(moment, drawn)
    return pot_parts(moment, {seat: held for seat, held in hands.items() if seat not in folding}, board)


def share_over(parts: Floats, each: int) -> PotEquity:
    """The figures of equally likely deals: `parts` (shares, D) of the pot, in dependent groups of `each` deals."""
    whole = parts.sum(axis=0)
    groups = whole.reshape(-1, each).mean(axis=1)
    error = float(groups.std(ddof=1) / len(groups) ** 0.5) if len(groups) > 1 else 1.0
    error = max(error, 1 / (len(whole) + 1))  # one more deal may end differently
    return share_of(parts, np.full(len(whole), 1 / len(whole)), error)


def share_of(parts: Floats, weights: Floats, error: float) -> PotEquity:
    """The figures of deals: `parts` (shares, D) of the pot, `weights` (D,) that sum to 1."""
    whole = parts.sum(axis=0)
    most = np.array([0.0, 0.25, 0.5, 1 - 2 * _NEARLY]) + _NEARLY
    return PotEquity(
        equity=round(float(whole @ weights), _DIGITS),
        stderr=error,
        by_share=tuple((parts @ weights).round(_DIGITS).tolist()),
        ends=tuple(np.bincount(np.searchsorted(most, whole), weights, 5).round(_DIGITS).tolist()),
        quartered=round(float(weights @ (abs(whole - 0.25) < _NEARLY)), _DIGITS),
        deals=len(whole),
    )
