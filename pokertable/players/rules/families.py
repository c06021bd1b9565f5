"""Which family of games a variant belongs to, by what it has."""

from __future__ import annotations

from typing import Final

from pokertable.model.variant import Variant
from pokertable.players.people.character import Skill
from pokertable.players.ranges.classes import UnknownKind, is_known
from pokertable.players.rules.draw_games import DRAW
from pokertable.players.rules.family import Family
from pokertable.players.rules.five_stud import FIVE_STUD
from pokertable.players.rules.holdem import HOLDEM
from pokertable.players.rules.omaha import OMAHA
from pokertable.players.rules.omaha_split import OMAHA_SPLIT
from pokertable.players.rules.razz import RAZZ
from pokertable.players.rules.rule import Table
from pokertable.players.rules.stud import STUD
from pokertable.players.rules.stud_split import STUD_SPLIT
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.spot import Spot

FAMILIES: Final = (HOLDEM, OMAHA, OMAHA_SPLIT, STUD, FIVE_STUD, STUD_SPLIT, RAZZ, DRAW)


def family_of(variant: Variant) -> Family:
    """With a draw, a board, or cards of one's own; for high, low or both; with cards to choose from or none.

    Raises `UnknownKind`.
    """
    if not is_known(variant):
        raise UnknownKind(variant)
    if variant.draws:
        return DRAW
    if not variant.board_cards:
        if variant.is_split:
            return STUD_SPLIT
        if variant.shares[0].is_low:
            return RAZZ
        return FIVE_STUD if variant.plays_every_card else STUD
    if variant.is_split:
        return OMAHA_SPLIT
    return OMAHA if variant.exactly_from_hole else HOLDEM


_family = remembers_last(family_of)


def table_for(spot: Spot, skill: Skill) -> Table:
    """The table by which this turn is played."""
    return _family(spot.variant).tables(skill).of(spot)
