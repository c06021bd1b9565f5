"""The counted shares of a game's starts, from ``resources/starts/GAME.json`` (`resources/starts/fit.py` says how)."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import neg
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.resources import MissingResource, read_text
from pokertable.model.variant import Variant
from pokertable.training.starts.classes import (
    FLUSH,
    RANKS,
    class_number,
    sights,
    start_class,
    suit_groups,
)

_STEPS: Final = 10_000
"""Steps in which a share is stored."""
ERRORS_UP_TO: Final = (0.02, 0.1, 0.3, 1.0)
"""Ranks up to which errors are told apart: those of the best starts are far smaller."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class StartTable:
    """Shares of the pot in steps, as `resources/starts/fit.py` makes them; by place: by players who act after it.

    `reached` is what the best starts are worth, from the best to the worst in equal parts; `stretch` is by how much
    they differ from a place. `plays` and `raises` are the parts of its starts that an intermediate plays and raises.
    `alone`: how often all others fold. `rank_errors`: the usual error of a rank, by how high it is (`ERRORS_UP_TO`).
    `raised`: in hold'em what who is first in wins with a raise, in hundredths of a big blind, by cell of the grid, from
    one player behind on, its error, and the rules of those who played (`raised_rules`).
    """

    variant: Variant
    rules_version: int
    first_rounds: int
    rank_errors: Sequence[float]
    alone: Sequence[float]
    plays: Sequence[float]
    raises: Sequence[float]
    mean: Sequence[int]
    classes: Sequence[int]
    stretch: Sequence[float]
    suits: Sequence[int]
    sights: Sequence[int]
    flushes: Sequence[int]
    reached: Sequence[int]
    raised: Sequence[Sequence[float]] = ()
    raised_error: float = 0.0
    raised_rules: int = 0

    def rank_error(self, better: float) -> float:
        """The usual error of a rank."""
        return next(error for upto, error in zip(ERRORS_UP_TO, self.rank_errors, strict=True) if better <= upto)

    @property
    def most_behind(self) -> int:
        """The most players behind that were counted; an earlier seat counts as this one."""
        return len(self.mean) - 1

    def share(self, behind: int, cards: Sequence[Card], seen: Sequence[Card] = ()) -> float:
        """The part of the pot that a start gets against those who continue, if nobody bets again."""
        return (self.mean[behind] + self.stretch[behind] * self.worth(cards, seen)) / _STEPS

    def worth(self, cards: Sequence[Card], seen: Sequence[Card] = ()) -> int:
        """The worth of a start, in steps beside the mean of a place."""
        share = self.classes[class_number(self.variant, start_class(self.variant, cards))]
        if self.flushes:
            return max(share, self._flush(cards))
        share += sum([self.suits[group] for group in suit_groups(cards)])
        if self.sights:
            share += sum([self.sights[sight] for sight in sights(cards, seen)])
        return share

    def _flush(self, cards: Sequence[Card]) -> int:
        """The share of a flush, or of four cards to one, beside the average; very little for anything else."""
        by_suit = [[card.rank for card in cards if card.suit == suit] for suit in range(4)]
        most = max(by_suit, key=len)
        return self.flushes[(len(most) - FLUSH + 1) * RANKS + max(most)] if len(most) >= FLUSH - 1 else -_STEPS

    def better(self, worth: int) -> float:
        """The part of all starts that are worth more."""
        parts = len(self.reached) - 1
        at = bisect_left(self.reached, -worth, key=neg)
        if at in (0, parts + 1):
            return float(at > 0)
        above, below = self.reached[at - 1], self.reached[at]
        within = (above - worth) / (above - below) if above > below else 1.0
        return min(1.0, (at - 1 + within) / parts)


@cache
def start_table(variant: Variant) -> StartTable | None:
    """The table of a game; None where none was counted, or where its rules differ from the catalogue's."""
    if CATALOGUE.get(variant.key) != variant:
        return None
    try:
        stored = json.loads(read_text("starts", f"{variant.key}.json"))
    except MissingResource:
        return None
    return StartTable(variant=variant, **stored)
