"""Stud hi/lo: cards of one's own, a bring-in, and the better half of the pot for who may win both."""

from __future__ import annotations

from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.facts import Facts
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Rule, Table
from pokertable.players.rules.stud import BRINGS_IN
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_SIX, _ACE = 4, 12
"""Ranks."""


def _three_to_a_six_with_an_ace(hands: Prospects | Facts, spot: Spot, _style: Style) -> Floats:
    """Three different ranks up to the six, an ace among them, the up card counted."""
    ups = spot.showing[spot.legal.seat]
    shown = np.broadcast_to(np.array(ups, np.uint8), (len(hands), len(ups)))
    ranks = np.sort(np.hstack([hands.cards, shown]) >> 2, axis=1)
    different = (np.diff(ranks, axis=1) > 0).all(axis=1)
    low = (ranks[:, -1] == _ACE) & (ranks[:, :-1] <= _SIX).all(axis=1)
    return np.where(different & low, 1.0, 0.0)


CALLS_THREE_TO_A_SIX = Rule(
    when=lambda spot, _: spot.facing and spot.bets <= 1,
    hands=_three_to_a_six_with_an_ace,
    do=Do.CALL,
    condition=phrase("At most one bet so far: an ace and two more ranks up to the six."),
    because=phrase("An ace and two more cards up to a six may win both halves, which is worth a call."),
)

FIRST_STREET: Final[Table] = (*first_street.PLAYS, CALLS_THREE_TO_A_SIX, BRINGS_IN, *first_street.LAST)
CHECKED_TO: Final[Table] = (*checked_to.READS_THE_RIVALS, *checked_to.VALUE, *checked_to.WEAKER)
FACING_A_BET: Final[Table] = (*facing.RAISES, *facing.CALLS, *facing.LAST)
STUD_SPLIT: Final = Family(
    phrase("Stud hi/lo"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
