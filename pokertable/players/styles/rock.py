"""Rock: waits for the best hands and hardly ever bluffs: believe its raises."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.people.style import Style
from pokertable.players.styles.named import NamedStyle

STYLE: Final = NamedStyle(
    Character(
        "rock",
        phrase("Rock"),
        phrase("Rock"),
        phrase("Waits for the best hands and hardly ever bluffs: respect its raises."),
    ),
    Style(
        plays=0.12,
        raises=0.05,
        steals=0.0,
        pushes=0.7,
        respect=1.7,
        calls=1.2,
        bets=0.32,
        reraises=0.55,
        semibluffs=0.1,
        follows_up=0.25,
        bluffs=0.01,
        slow_plays=0.15,
        sizes=((PresetKey.HALF, 0.7), (PresetKey.THREE_QUARTERS, 0.3)),
    ),
)
