"""Omaha hi/lo, and all games with a board whose pot is split."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Rule, Table, may_raise

BETS_THE_NUT_LOW = Rule(
    when=lambda spot, _: may_raise(spot) and not spot.streets_left and spot.opponents > 1,
    hands=lambda facts, *_: 0.95 * facts.nut_low,
    do=Do.RAISE,
    condition=phrase("The last card is out, several opponents are in: the nut low."),
    because=phrase("This is the nut low: it wins half of what several opponents put in."),
)

FIRST_STREET: Final[Table] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.PLAYS,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    BETS_THE_NUT_LOW,
    *checked_to.READS_THE_RIVALS,
    *checked_to.VALUE,
    *checked_to.WEAKER,
)
FACING_A_BET: Final[Table] = (*facing.FOR_THE_STACK, *facing.RAISES, *facing.CALLS, *facing.LAST)
OMAHA_SPLIT: Final = Family(
    phrase("Omaha hi/lo"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
