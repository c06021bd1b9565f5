"""What is measured in card widths W: how flop games, stud and draw games differ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.places.spots import FAN_EDGE

HERO_PLATE: Final = (5.6, 0.86)
_HERO_STEP: Final = 1.45
_DRAW_STEP: Final = 1.33
_DRAW_HERO: Final = 4 * _DRAW_STEP + 1.25 + 2 * FAN_EDGE
"""The hero's five cards side by side, none covered."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Measures:
    """The measures that differ between flop games, stud and draw games, in card widths."""

    width: float
    height: float
    block: float
    plate: float
    overlap: float
    hero_card: float
    lower_end: float
    side_bet_drop: float
    top_rows: tuple[tuple[float, ...], ...]
    hero_block: float = HERO_PLATE[0]
    hero_step: float = _HERO_STEP
    """From one of the hero's cards to the next at most."""

    @property
    def block_height(self) -> float:
        """Cards and the plate over their foot."""
        return CARD_RATIO - self.overlap + self.plate


FLOP: Final = Measures(
    width=14.6,
    height=9.2,
    block=2.9,
    plate=0.86,
    overlap=0.2,
    hero_card=1.25,
    lower_end=0.95,
    side_bet_drop=0.25,
    top_rows=(
        (0,),
        (-0.56, 0.56),
        (0,),
        (-0.42, 0.42),
        (0,),
        (-0.36, 0.36),
        (-0.7, 0, 0.7),
        (-0.93, -0.31, 0.31, 0.93),
        (-1, -0.5, 0, 0.5, 1),
    ),
)
STUD: Final = Measures(
    width=14.7,
    height=8.1,
    block=4.1,
    plate=0.54,
    overlap=0.14,
    hero_card=1.15,
    lower_end=1.1,
    side_bet_drop=0.1,
    hero_step=1.334,
    top_rows=((0,), (-0.7, 0.7), (0,), (-0.5, 0.5), (0,), (-0.46, 0.46), (-0.93, 0, 0.93)),
)
STUD_NINE: Final = replace(
    STUD, height=8.9, block=3.5, plate=0.86, overlap=0.2, lower_end=0.95, top_rows=((-1, -1 / 3, 1 / 3, 1),)
)
"""Nine of stud's blocks are narrower, for five cards, with plates of two lines."""
DRAW: Final = replace(FLOP, hero_block=_DRAW_HERO, hero_step=_DRAW_STEP)
