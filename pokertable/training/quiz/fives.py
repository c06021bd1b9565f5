"""Every choice of five cards, allowed or not, with its rank: the search space of readers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pokertable.model.caches import kept
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, best_hand, five_rank
from pokertable.model.ranking.share import PotShare
from pokertable.training.quiz.answers import CardSet
from pokertable.training.quiz.deals import CardDeal


class Five(NamedTuple):
    """Five cards, the number of them from the hand, and their rank (None: no low)."""

    cards: CardSet
    holes: int
    rank: FiveRank | None


@kept("every choice of five cards")
def all_fives(share: PotShare, hand: Cards, board: Cards) -> tuple[Five, ...]:
    """Every choice of five, whatever the rule of the game; the last few deals are cached."""
    mine = frozenset(hand)
    return tuple(
        [
            Five(chosen := frozenset(five), len(chosen & mine), five_rank(share, five))
            for five in combinations((*hand, *board), 5)
        ]
    )


@lru_cache(maxsize=256)
def made_hand(share: PotShare, hand: Cards, board: Cards) -> MadeHand | None:
    """The result of `best_hand`; the last few are cached, because several readers look at the same cards."""
    return best_hand(share, hand, board)


def high_of_cards(deal: CardDeal) -> MadeHand:
    """The best high of a hand and a complete board."""
    made = made_hand(deal.variant.share("high"), deal.hand, deal.board)
    assert made is not None, "five cards make a high hand"
    return made


def allowed(share: PotShare, fives: Sequence[Five]) -> list[Five]:
    """The fives that the game allows."""
    exactly = share.exactly_from_hole
    return list(fives) if exactly is None else [five for five in fives if five.holes == exactly]


def best_of(fives: Sequence[Five]) -> list[Five]:
    """All fives with the best rank; empty if none has a rank."""
    best = max((five.rank for five in fives if five.rank is not None), default=None)
    return [] if best is None else [five for five in fives if five.rank == best]


def the_one(fives: Sequence[Five]) -> Five | None:
    """One of the best: the one with the highest cards, so that the choice is always the same."""
    return max(best_of(fives), key=lambda five: sorted(five.cards, reverse=True), default=None)
