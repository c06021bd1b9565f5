"""Hold'em: any five of one's own cards and the board, for the high alone."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.facts.figures import FlopHands, OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import when, which
from pokertable.players.rules.rule import Do, Rule, Table, stacks_go_in
from pokertable.players.seen.numbers import Truth
from pokertable.players.seen.turns import Turns

_FOR_A_THIRD = 15
"""Multiple of a call to be won or lost later for calling with a pair: a third of its rank seldom comes."""


@when(
    phrase(
        "Someone has come in, there was at most one raise, and the stacks are at least {times} times the call",
        times=_FOR_A_THIRD,
    )
)
def _cheap_for_a_third(spot: Turns, _style: Style) -> Truth:
    left = spot.stack_to_pot * spot.legal.pot
    cheap = spot.facing & (_FOR_A_THIRD * spot.owed <= left)
    return stacks_go_in(spot.legal.structure) and cheap & (spot.bets <= 1) & (spot.came_in > 0)


@which(phrase("A pair"))
def _pair(hands: OwnHands, _spot: Turns, _style: Style) -> Truth:
    ranks = hands.cards >> 2
    pairs: Truth = ranks[:, 0] == ranks[:, 1]
    return pairs


CALLS_WITH_PAIRS = Rule(
    _cheap_for_a_third,
    _pair,
    Do.CALL,
    phrase("A cheap call with a pair: a third card of its rank may win a big pot."),
    fits=stacks_go_in,
)
FIRST_STREET: Final[Table[OwnHands]] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_PAIRS,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[FlopHands]] = (
    *checked_to.READS_THE_RIVALS,
    *checked_to.VALUE,
    checked_to.BETS_DRAWS,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[FlopHands]] = (
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
