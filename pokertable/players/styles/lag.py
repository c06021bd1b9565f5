"""Loose-aggressive: plays many hands and keeps betting; bluffs more than most."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "lag",
        phrase("Loose-aggressive"),
        phrase("LAG"),
        phrase("Plays many hands and keeps betting; bluffs more than most."),
    ),
    Style(
        plays=0.34,
        raises=0.27,
        steals=0.45,
        pushes=1.2,
        respect=0.75,
        calls=0.95,
        bets=0.12,
        reraises=0.3,
        semibluffs=0.7,
        follows_up=0.75,
        bluffs=0.25,
        slow_plays=0.05,
        sizes=((PresetKey.HALF, 0.2), (PresetKey.THREE_QUARTERS, 0.5), (PresetKey.POT, 0.3)),
    ),
)
