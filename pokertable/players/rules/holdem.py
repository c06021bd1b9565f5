"""Hold'em: any five of one's own cards and the board, for the high alone."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Table

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
    Tables(first_street.WITH_BLINDS, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(first_street.WITH_BLINDS, CHECKED_TO, FACING_A_BET),
)
