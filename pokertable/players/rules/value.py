"""Measures of a hand in the rules of regulars and experts, whether checking is free or not."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.players.facts.figures import DrawnHands, RatedHands, ReadHands
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import and_then, at_least, stacks_go_in
from pokertable.players.seen.numbers import Figure, clipped, either, greater
from pokertable.players.seen.turns import Turns

USUAL_BLUFFS: Final = 0.18
"""`bluffs` of a style that bluffs as often as its value bets allow."""
BET_SIZE: Final = 0.75
"""Usual size of a bet or raise, in pots, where no bet is fixed."""
_SAME = 1e-9
_HIDES_LAST = 0.2
"""Frequency of checking a hand worth a bet on the last street, for a player behind to bet."""

_HIDES_SOME = 0.12
"""Least frequency of not raising one opponent before the last street where bets have sizes: so no check is all weak."""
_HIDES_FROM_ONE, _HIDES_FROM_BEHIND, _HIDES_FIXED = 0.3, 0.15, 0.08
"""Frequencies of checking before the last street, for a player behind to bet: with two players, where most bet after a
check, with more, and in fixed limit, where a missed bet is not regained by a raise. At larger tables the raiser bets
on."""
_TWO = 2


def worth_betting(facts: RatedHands, margin: Figure) -> Figure:
    """Hands ahead of the continuing ones, by a margin towards the whole pot."""
    fair = facts.fair_called
    return ahead_of_callers(facts, fair + (1 - fair) * margin)


def ahead_of_callers(facts: RatedHands, least: Figure) -> Figure:
    """Hands with at least this equity, and a fair share, against the continuing ones.

    Equity below it against all is also below it against the better ones, so it is then not computed.
    """
    return and_then(facts, facts.share >= facts.spot.fair - _SAME, lambda: at_least(facts.called, least))


def bluffs_left(facts: ReadHands | DrawnHands) -> Figure:
    """Fraction of the usual bluffs left against these rivals: 0 if they fold half as often as usual."""
    return clipped(2 * facts.bluffing_pays - 1)


def hides(spot: Turns, style: Style) -> Figure:
    """Frequency of checking a hand worth a bet: more if somebody behind may bet it, less against several.

    Against several a check gives a free card to more of them, and a bet is called more often.
    """
    if not spot.streets_left:
        return either(spot.last_to_act | spot.led | spot.facing, 0.0, _HIDES_LAST / spot.opponents)
    has_sizes = stacks_go_in(spot.legal.structure)
    if has_sizes and spot.seats == _TWO:
        behind = either(spot.last_to_act, 0.0, _HIDES_FROM_ONE)
    else:
        behind = either(spot.last_to_act | spot.led, 0.0, _HIDES_FROM_BEHIND if has_sizes else _HIDES_FIXED)
    some = either(spot.opponents == 1, _HIDES_SOME, 0.0) if has_sizes else 0.0
    return greater(some, (style.slow_plays + behind) / spot.opponents)


def bet_size(spot: Turns) -> Figure:
    """Size of a bet or raise, in pots after a call: the one of a fixed limit, else the usual one."""
    legal = spot.legal
    if legal.structure is Structure.FIXED and legal.raise_to is not None:
        return (legal.raise_to[0] - legal.to_call) / greater(1, legal.pot + spot.owed)
    return BET_SIZE


def is_draw(facts: ReadHands, spot: Turns, _style: Style) -> Figure:
    """Whether a hand is a draw; one with less than a fair share is bet as a bluff, so only at rivals who fold."""
    return facts.drawing * greater(bluffs_left(facts), at_least(facts.share, spot.fair))
