"""The nuts on a board, and a hand's standing among the hands it may face."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import (
    Cards,
    Ids,
    Strengths,
    card_mask,
    live_hands,
    private_hand_masks,
    private_hands,
    subsets,
)
from pokertable.analysis.evaluate import all_strengths, strengths
from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant


@dataclass(frozen=True)
class Nuts:
    """The best hand that anybody can have for a share of the pot."""

    strength: int
    pairs: tuple[tuple[Card, Card], ...]
    """Every pair of hole cards that makes it, in the order of `private_hands`."""


def nuts(share: PotShare, board: Sequence[int], dead: Sequence[int] = ()) -> Nuts | None:
    """The best hand that two hole cards can make on a board of three to five cards, None if none qualifies (no low).

    `dead` are cards seen elsewhere, which nobody can hold.
    """
    values = _pair_strengths(share, board, dead)
    best = int(values.max(initial=0))
    if not best:
        return None
    return Nuts(best, _pairs(np.flatnonzero(values == best)))


def _pair_strengths(share: PotShare, board: Sequence[int], dead: Sequence[int]) -> Strengths:
    """(1326,): strength of each pair of hole cards, 0 for pairs that are not live."""
    values = all_strengths(share, board, 2)
    values[~live_hands(2, [*board, *dead])] = 0
    return values


def _pairs(numbers: Ids) -> tuple[tuple[Card, Card], ...]:
    return tuple((DECK[high], DECK[low]) for low, high in private_hands(2)[numbers].tolist())


@dataclass(frozen=True)
class Standing:
    """A hand's place among all hands that an opponent may have."""

    better: int
    """Number of hands that beat it."""
    equal: int
    worse: int
    """Number of hands that it beats."""

    @property
    def total(self) -> int:
        """Number of all hands."""
        return self.better + self.equal + self.worse

    @property
    def percentile(self) -> float:
        """Share of the hands that it beats, a tie counting half: 0 to 1."""
        return (self.worse + 0.5 * self.equal) / self.total if self.total else 0.5


def standing(
    variant: Variant, share: PotShare, hand: Sequence[int], board: Sequence[int], dead: Sequence[int] = ()
) -> Standing:
    """A hand of a flop game against every hand that shares no card with it, the board or `dead`.

    The board has three to five cards. Having no low counts as equal to having none.
    """
    mine = int(strengths(share, np.array([hand]), board)[0])
    values = all_strengths(share, board, variant.hole_cards)
    apart = (private_hand_masks(variant.hole_cards) & card_mask([*hand, *board, *dead])) == 0
    return _standing(mine, values[apart])


def stud_standing(
    share: PotShare, hand: Sequence[int], showing: Sequence[int], dead: Sequence[int] = (), shared: Sequence[int] = ()
) -> Standing:
    """A stud hand of five to seven cards against every hand that an opponent showing these cards may have.

    The opponent has the same number of cards. Their hidden cards are any unseen ones: not in the hand, not showing, not
    among the `dead` (up cards of folded and other players). `shared` is the shared last card, if any.
    """
    gone = {*hand, *showing, *dead, *shared}
    live = np.array([card for card in range(52) if card not in gone], np.uint8)
    hidden = live[subsets(len(hand) - len(showing), len(live))]
    theirs: Cards = np.empty((len(hidden), len(hand)), np.uint8)
    theirs[:, : len(showing)] = showing
    theirs[:, len(showing) :] = hidden
    mine = int(strengths(share, np.array([hand]), shared)[0])
    return _standing(mine, strengths(share, theirs, shared))


def _standing(mine: int, values: Strengths) -> Standing:
    better, equal = int(np.count_nonzero(values > mine)), int(np.count_nonzero(values == mine))
    return Standing(better, equal, len(values) - better - equal)


def playing_ranks(share: PotShare, hand: Sequence[int], board: Sequence[int]) -> set[int]:
    """Ranks of the hole cards in those choices of two that make the hand's best; empty if it makes nothing."""
    mine = int(strengths(share, np.array([hand]), board)[0])
    if not mine:
        return set()
    pairs = list(combinations(hand, 2))
    values = strengths(share, np.array(pairs), board)
    return {card >> 2 for pair, value in zip(pairs, values.tolist(), strict=True) if value == mine for card in pair}
