"""Hold'em: any five of one's own cards and the board, for the high alone."""

from __future__ import annotations

from typing import Any, Final

from pokertable.analysis.arrays import Bools
from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Rule, Table, stacks_go_in
from pokertable.players.seen.spot import Spot

_FOR_A_THIRD = 15
"""A pair is called with where so many times the call can be won or lost later: a third of its rank is seldom seen."""


def _cheap_for_a_third(spot: Spot, _style: Style) -> Any:
    """Whether somebody has come in, for one raise at most, and a call is small beside what is left to play for."""
    left = spot.stack_to_pot * spot.legal.pot
    cheap = spot.facing & (_FOR_A_THIRD * spot.owed <= left)
    return stacks_go_in(spot.legal.structure) and cheap & (spot.bets <= 1) & (spot.came_in > 0)


def _pair(hands: Any, _spot: Spot, _style: Style) -> Bools:
    ranks = hands.cards >> 2
    pairs: Bools = ranks[:, 0] == ranks[:, 1]
    return pairs


CALLS_WITH_PAIRS = Rule(
    when=_cheap_for_a_third,
    hands=_pair,
    do=Do.CALL,
    condition=phrase(
        "Somebody has come in, there was one raise at most, and the stacks are {times} times the call or more: a pair.",
        times=_FOR_A_THIRD,
    ),
    because=phrase("This pair calls, for the price is small: a third card of its rank may win a big pot."),
    fits=stacks_go_in,
)
FIRST_STREET: Final[Table] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_PAIRS,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    *checked_to.READS_THE_RIVALS,
    *checked_to.VALUE,
    checked_to.BETS_DRAWS,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
    *facing.FOR_THE_STACK,
    facing.RAISES_FOR_VALUE,
    facing.RAISES_DRAWS,
    *facing.CALLS,
    *facing.LAST,
)
HOLDEM: Final = Family(
    phrase("Hold'em"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
