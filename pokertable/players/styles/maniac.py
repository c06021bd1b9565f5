"""Maniac: raises with almost anything on every street: wait for a hand and let it bet."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "maniac",
        phrase("Maniac"),
        phrase("Maniac"),
        phrase("Raises almost anything on every street: wait for a hand and let it bet."),
    ),
    Style(
        plays=0.6,
        raises=0.48,
        steals=0.8,
        pushes=1.6,
        respect=0.3,
        calls=0.8,
        bets=0.0,
        reraises=0.15,
        semibluffs=0.85,
        follows_up=0.9,
        bluffs=0.5,
        slow_plays=0.0,
        sizes=((PresetKey.THREE_QUARTERS, 0.4), (PresetKey.POT, 0.6)),
    ),
)
