"""What the rules of regulars and experts measure a hand by, whether checking is free or not."""

from __future__ import annotations

from typing import Any

from pokertable.analysis.arrays import Bools
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import Part, and_then, at_least, clipped, stacks_go_in
from pokertable.players.seen.numbers import either
from pokertable.players.seen.spot import Spot

_SAME = 1e-9
_HIDES_LAST = 0.2
"""How often a hand worth a bet is checked on the last street, for who is behind to bet."""

_HIDES_FROM_ONE, _HIDES_FROM_BEHIND = 0.4, 0.2
"""The same before it, and where two are dealt in: there most who are checked to bet.

In fixed limit a bet that is missed is not made good by a raise; there, and at larger tables, who raised before bets on.
"""
_TWO = 2


def worth_betting(facts: Facts, margin: float) -> Part:
    """Ahead of those who go on, by a margin towards the whole pot."""
    fair = facts.fair_called
    return ahead_of_callers(facts, fair + (1 - fair) * margin)


def ahead_of_callers(facts: Facts, least: float) -> Part:
    """Expects so much or more against those who go on, a fair share of the pot or more.

    What expects less against all expects less against the better of them, so that is not worked out.
    """
    return and_then(facts, facts.share >= facts.spot.fair - _SAME, lambda: at_least(facts.called, least))


def bluffs_left(facts: Facts) -> Any:
    """The part of the usual bluffs that is left against these rivals: none where they fold half as often as usual."""
    return clipped(2 * facts.bluffing_pays - 1)


def hides(spot: Spot, style: Style) -> Any:
    """How often a hand worth a bet is checked: more where somebody behind may bet it, less against several.

    Against several a check gives a free card to more of them, and a bet is called more often.
    """
    if not spot.streets_left:
        return either(spot.last_to_act | spot.led | spot.facing, 0.0, _HIDES_LAST / spot.opponents)
    if stacks_go_in(spot.legal.structure) and spot.seats == _TWO:
        behind = either(spot.last_to_act, 0.0, _HIDES_FROM_ONE)
    else:
        behind = either(spot.last_to_act | spot.led, 0.0, _HIDES_FROM_BEHIND)
    return (style.slow_plays + behind) / spot.opponents


def is_draw(facts: Facts, _spot: Spot, _style: Style) -> Bools:
    """Whether a hand draws by name."""
    return facts.drawing
