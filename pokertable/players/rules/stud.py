"""Stud for the high: cards of one's own, and a bring-in."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Rule, Table, every_hand

BRINGS_IN = Rule(
    when=lambda spot, _: spot.bring_in,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("It has to bring it in."),
    because=phrase("This seat has to bring it in."),
)

FIRST_STREET: Final[Table] = (*first_street.PLAYS, BRINGS_IN, *first_street.LAST)
CHECKED_TO: Final[Table] = (*checked_to.READS_THE_RIVALS, *checked_to.VALUE, *checked_to.WEAKER)
FACING_A_BET: Final[Table] = (*facing.RAISES, *facing.CALLS, *facing.LAST)
STUD: Final = Family(
    phrase("Stud"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
