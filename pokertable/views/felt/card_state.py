"""What is said about a card, apart from its face. Plain data, no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class CardState:
    """What is said about a card besides its face. Several may hold at once (a card that plays high and low)."""

    down: bool = False
    """The viewer's own down card: a strip of the back at its foot."""
    high: bool = False
    low: bool = False
    picked: bool = False
    hovered: bool = False
    dim: bool = False
    """Not playing, while others are."""
    illegal: bool = False
    """Slid out of a hand that it may not play in: coral ring (the tilt is the item's)."""
    dead: bool = False
    """An up card of a folded hand: flat and felt-tinted, only its head is meant to be seen."""
    foot_hidden: bool = False
    """Its foot lies under a plate, so the tag of the low goes to the top as well."""
    key: int = 0
    """The figure key that picks it, printed at its foot; 0 for none."""


PLAIN: Final = CardState()
