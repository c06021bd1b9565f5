"""The cast's policies: the figures of each persona's style."""

from __future__ import annotations

from typing import Final

from pokertable.model.hand.legal import PresetKey
from pokertable.players.cast import CAST
from pokertable.players.chance import Chance
from pokertable.players.persona import Persona
from pokertable.players.policy import Policy
from pokertable.players.style import Style

_HALF, _MOST, _POT = PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT

TAG: Final = Persona(
    character=CAST["tag"],
    style=Style(
        plays=0.19,
        raises=0.15,
        steals=0.25,
        respect=1.0,
        calls=1.05,
        bets=0.2,
        reraises=0.4,
        semibluffs=0.5,
        follows_up=0.6,
        bluffs=0.15,
        slow_plays=0.05,
        sizes=((_HALF, 0.3), (_MOST, 0.5), (_POT, 0.2)),
    ),
)
ROCK: Final = Persona(
    character=CAST["rock"],
    style=Style(
        plays=0.12,
        raises=0.05,
        steals=0.0,
        respect=1.3,
        calls=1.2,
        bets=0.32,
        reraises=0.55,
        semibluffs=0.1,
        follows_up=0.25,
        bluffs=0.01,
        slow_plays=0.15,
        sizes=((_HALF, 0.7), (_MOST, 0.3)),
    ),
)
LAG: Final = Persona(
    character=CAST["lag"],
    style=Style(
        plays=0.34,
        raises=0.27,
        steals=0.45,
        respect=0.75,
        calls=0.95,
        bets=0.12,
        reraises=0.3,
        semibluffs=0.7,
        follows_up=0.75,
        bluffs=0.3,
        slow_plays=0.05,
        sizes=((_HALF, 0.2), (_MOST, 0.5), (_POT, 0.3)),
    ),
)
STATION: Final = Persona(
    character=CAST["station"],
    style=Style(
        plays=0.55,
        raises=0.02,
        steals=0.0,
        respect=0.15,
        calls=0.65,
        bets=0.5,
        reraises=0.75,
        semibluffs=0.02,
        follows_up=0.05,
        bluffs=0.01,
        slow_plays=0.35,
        sizes=((_HALF, 1.0),),
    ),
)
MANIAC: Final = Persona(
    character=CAST["maniac"],
    style=Style(
        plays=0.6,
        raises=0.48,
        steals=0.8,
        respect=0.3,
        calls=0.8,
        bets=0.0,
        reraises=0.15,
        semibluffs=0.85,
        follows_up=0.9,
        bluffs=0.5,
        slow_plays=0.0,
        sizes=((_MOST, 0.4), (_POT, 0.6)),
    ),
)
LOOSE: Final = Persona(
    character=CAST["loose"],
    style=Style(
        plays=0.42,
        raises=0.08,
        steals=0.1,
        respect=0.7,
        calls=0.9,
        bets=0.25,
        reraises=0.5,
        semibluffs=0.25,
        follows_up=0.35,
        bluffs=0.08,
        slow_plays=0.1,
        sizes=((_HALF, 0.6), (_MOST, 0.4)),
    ),
)
RANDOM: Final = Chance(
    character=CAST["random"],
)
PERSONAS: Final[dict[str, Policy]] = {each.name: each for each in (TAG, ROCK, LAG, LOOSE, STATION, MANIAC, RANDOM)}
"""The policies of the `CAST`, by name."""
