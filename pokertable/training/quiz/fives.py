"""Every five of a hand's cards, allowed or not, and what they are worth: where a reader may look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, best_hand, five_rank
from pokertable.model.ranking.share import PotShare
from pokertable.training.quiz.answers import CardSet


class Five(NamedTuple):
    """Five cards, how many of them from the hand, and their worth (None: no low)."""

    cards: CardSet
    holes: int
    rank: FiveRank | None


@lru_cache(maxsize=16)
def all_fives(share: PotShare, hand: Cards, board: Cards) -> tuple[Five, ...]:
    """Every choice of five, whatever the rule of the game; the last few deals are remembered."""
    mine = frozenset(hand)
    return tuple(
        [
            Five(chosen := frozenset(five), len(chosen & mine), five_rank(share, five))
            for five in combinations((*hand, *board), 5)
        ]
    )


@lru_cache(maxsize=256)
def made_hand(share: PotShare, hand: Cards, board: Cards) -> MadeHand | None:
    """As `best_hand`; the last few are remembered, for several readers look at the same cards."""
    return best_hand(share, hand, board)


def allowed(share: PotShare, fives: Sequence[Five]) -> list[Five]:
    """Those that the game lets one play."""
    exactly = share.exactly_from_hole
    return list(fives) if exactly is None else [five for five in fives if five.holes == exactly]


def best_of(fives: Sequence[Five]) -> list[Five]:
    """All that are worth as much as the best; empty if none is worth anything."""
    best = max((five.rank for five in fives if five.rank is not None), default=None)
    return [] if best is None else [five for five in fives if five.rank == best]


def the_one(fives: Sequence[Five]) -> Five | None:
    """One of the best: that with the highest cards, so that the choice is always the same."""
    return max(best_of(fives), key=lambda five: sorted(five.cards, reverse=True), default=None)
