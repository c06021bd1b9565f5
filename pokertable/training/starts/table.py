"""The counted shares of a game's starts, from ``resources/starts/GAME.json`` (`resources/starts/fit.py` says how)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class StartTable:
    """Shares of the pot in steps, as `resources/starts/fit.py` makes them; by place: by players who act after it.

    `reached` is the share reached by the best 0, 1 … 100% of starts. `plays` and `raises` are the parts of its starts
    that an intermediate plays and raises. `alone`: how often all others fold. `rank_error`: the usual error of a rank.
    """

    variant: Variant
    rules_version: int
    first_rounds: int
    rank_error: float
    alone: Sequence[float]
    plays: Sequence[float]
    raises: Sequence[float]
    mean: Sequence[int]
    classes: Sequence[int]
    by_place: Sequence[Sequence[int]]
    suits: Sequence[int]
    sights: Sequence[int]
    flushes: Sequence[int]
    reached: Sequence[Sequence[int]]

    @property
    def most_behind(self) -> int:
        """The most players behind that were counted; an earlier seat counts as this one."""
        return len(self.mean) - 1

    def share(self, behind: int, cards: Sequence[Card], seen: Sequence[Card] = ()) -> float:
        """The part of the pot that a start gets against those who continue, if nobody bets again."""
        found = start_class(self.variant, cards)
        by_place = self.by_place[behind]
        share = self.classes[class_number(self.variant, found)] + sum([by_place[part] for part in found.parts])
        if self.flushes:
            share = max(share, self._flush(cards))
        else:
            share += sum([self.suits[group] for group in suit_groups(cards)])
        if self.sights:
            share += sum([self.sights[sight] for sight in sights(cards, seen)])
        return (self.mean[behind] + share) / _STEPS

    def _flush(self, cards: Sequence[Card]) -> int:
        """The share of a flush, or of four cards to one, beside the average; very little for anything else."""
        by_suit = [[card.rank for card in cards if card.suit == suit] for suit in range(4)]
        most = max(by_suit, key=len)
        return self.flushes[(len(most) - FLUSH + 1) * RANKS + max(most)] if len(most) >= FLUSH - 1 else -_STEPS

    def better(self, behind: int, share: float) -> float:
        """The part of all starts at this place whose share is higher."""
        reached = self.reached[behind]
        at = next((at for at, each in enumerate(reached) if each <= share * _STEPS), len(reached) - 1)
        if at == 0:
            return 0.0
        above, below = reached[at - 1], reached[at]
        within = (above - share * _STEPS) / (above - below) if above > below else 1.0
        return min(1.0, (at - 1 + within) / (len(reached) - 1))


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
