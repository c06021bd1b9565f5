"""Calling station: plays and calls far too much, and seldom raises: never bluff it."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "station",
        phrase("Calling station"),
        phrase("Station"),
        phrase("Plays and calls far too much and rarely raises: never bluff it."),
    ),
    Style(
        plays=0.55,
        raises=0.02,
        steals=0.0,
        pushes=0.3,
        respect=0.15,
        calls=0.65,
        bets=0.5,
        reraises=0.75,
        semibluffs=0.02,
        follows_up=0.05,
        bluffs=0.01,
        slow_plays=0.35,
        sizes=((PresetKey.HALF, 1.0),),
    ),
)
