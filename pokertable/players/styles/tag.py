"""Tight-aggressive: plays few hands and bets them; folds when the price is wrong."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "tag",
        phrase("Tight-aggressive"),
        phrase("TAG"),
        phrase("Plays few hands and bets them hard; folds when the odds are wrong."),
    ),
    Style(
        plays=0.14,
        raises=0.135,
        steals=0.25,
        pushes=1.0,
        respect=1.0,
        calls=1.0,
        bets=0.2,
        reraises=0.4,
        semibluffs=0.5,
        follows_up=0.6,
        bluffs=0.15,
        slow_plays=0.05,
        sizes=((PresetKey.HALF, 0.3), (PresetKey.THREE_QUARTERS, 0.5), (PresetKey.POT, 0.2)),
    ),
)
