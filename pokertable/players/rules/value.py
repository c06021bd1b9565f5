"""What the rules of regulars and experts measure a hand by, whether checking is free or not."""

from __future__ import annotations

from pokertable.analysis.arrays import Bools, Floats
from pokertable.players.people.style import Style
from pokertable.players.rules.facts import Facts
from pokertable.players.rules.rule import at_least
from pokertable.players.seen.spot import Spot

_HIDES_LAST = 0.2
"""How often a hand worth a bet is checked on the last street, for who is behind to bet."""


def worth_betting(facts: Facts, margin: float) -> Floats | float:
    """Ahead of those who go on, by a margin towards the whole pot."""
    fair = facts.fair_called
    return at_least(facts.called, fair + (1 - fair) * margin)


def hides(spot: Spot, style: Style) -> float:
    """How often a hand worth a bet is checked: more where somebody behind may bet it."""
    if not spot.streets_left:
        return 0.0 if spot.last_to_act or spot.led or spot.facing else _HIDES_LAST
    return style.slow_plays + (0.0 if spot.last_to_act or spot.led else 0.2)


def is_draw(facts: Facts, _spot: Spot, _style: Style) -> Bools:
    """Whether a hand draws by name."""
    return facts.drawing
