"""Made-up games whose only share is a low: seven-card stud that the best ace-to-five low wins, and two flop games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.games import HOLDEM, OMAHA8, STUD8
from pokertable.model.hand.hand import Hand
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import phrase
from pokertable.model.variant import Variant

from .table import any_game, check_down, deal

LOWBALL: Final = replace(
    STUD8,
    key="lowball",
    title=phrase("Stud lowball"),
    short_title=phrase("Lowball"),
    phh="7L",
    pokerstars="Lowball",
    shares=(PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=12),),
)


def _lowball(base: Variant, two: int | None, title: str) -> Variant:
    """The flop game with the low alone, which is always there: pairs make one too."""
    low = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=two)
    return replace(base, key=title, phh=title, title=phrase(title), short_title=phrase(title), shares=(low,))


ON_A_BOARD: Final = (_lowball(OMAHA8, 2, "omaha-lowball"), _lowball(HOLDEM, None, "holdem-lowball"))
HOLES: Final = {0: "Kc9d2h4s6c7hJd", 1: "As3c5dKhQc8h7s", 2: "QdJcTs9c9h8d7c"}
"""Seat 0 has 9-7-6-4-2, seat 1 8-7-5-3-A, seat 2 J-T-9-8-7."""


def lowball(stacks: tuple[int, ...] = (500, 500, 500)) -> Hand:
    """A hand before its first action."""
    return deal(any_game(LOWBALL, Structure.FIXED), stacks, holes=HOLES)


def shown_down() -> Hand:
    """The same called down: seat 1 wins."""
    return check_down(lowball())
