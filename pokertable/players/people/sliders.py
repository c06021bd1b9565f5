"""The figures of an opponent of the player's own making: what its sliders mean for each of them.

The curves go through the styles that there are: 80 tight, 60 aggressive and 30 bluffing is close to a tag.
"""

from __future__ import annotations

from typing import Final

from pokertable.model.hand.legal import PresetKey
from pokertable.players.people.own import OwnOpponent
from pokertable.players.people.style import Style

_LOOSEST, _TIGHTEST = 0.6, 0.1
"""Parts of the starting hands that are played at either end."""
_HALF, _MOST, _POT = PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT
_SIZES: Final = (
    (0.2, ((_HALF, 1.0),)),
    (0.5, ((_HALF, 0.65), (_MOST, 0.35))),
    (0.8, ((_HALF, 0.3), (_MOST, 0.5), (_POT, 0.2))),
    (1.1, ((_MOST, 0.4), (_POT, 0.6))),
)
"""Bet sizes up to an aggression."""


def style_of(opponent: OwnOpponent) -> Style:
    """How it plays, leaks of a beginner not counted."""
    tight, bold, bluffs = (each / 100 for each in (opponent.tightness, opponent.aggression, opponent.bluffing))
    plays = _LOOSEST * (_TIGHTEST / _LOOSEST) ** tight
    lively = (bold + bluffs) / 2
    return Style(
        plays=plays,
        raises=plays * min(0.88, 0.04 + 1.2 * bold),
        steals=0.8 * bold * (1 - 0.6 * tight),
        pushes=0.3 + 1.3 * bold,
        respect=0.25 + tight,
        calls=0.7 + 0.4 * tight,
        bets=0.5 * (1 - bold),
        reraises=0.75 - 0.6 * bold,
        semibluffs=0.85 * lively,
        follows_up=0.9 * lively,
        bluffs=0.5 * bluffs,
        slow_plays=0.35 * (1 - bold) ** 2,
        sizes=next(sizes for below, sizes in _SIZES if bold < below),
    )
