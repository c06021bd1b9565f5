"""Loose: plays many hands to see what comes; folds when the price is wrong."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "loose",
        phrase("Loose"),
        phrase("Loose"),
        phrase("Plays many hands to see what comes; folds when the odds are wrong."),
    ),
    Style(
        plays=0.42,
        raises=0.08,
        steals=0.1,
        pushes=0.8,
        respect=0.9,
        calls=0.9,
        bets=0.25,
        reraises=0.5,
        semibluffs=0.25,
        follows_up=0.35,
        bluffs=0.08,
        slow_plays=0.1,
        sizes=((PresetKey.HALF, 0.6), (PresetKey.THREE_QUARTERS, 0.4)),
    ),
)
