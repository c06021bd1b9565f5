"""The family of games that a variant belongs to, found from its features."""

from __future__ import annotations

from typing import Any, Final

from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import UnknownKind, is_known
from pokertable.players.rules.draw_games import DRAW
from pokertable.players.rules.family import Family
from pokertable.players.rules.five_stud import FIVE_STUD
from pokertable.players.rules.holdem import HOLDEM
from pokertable.players.rules.omaha import OMAHA
from pokertable.players.rules.omaha_split import OMAHA_SPLIT
from pokertable.players.rules.razz import RAZZ
from pokertable.players.rules.stud import STUD
from pokertable.players.rules.stud_split import STUD_SPLIT
from pokertable.players.seen.last import remembers_last

FAMILIES: Final[tuple[Family[Any], ...]] = (HOLDEM, OMAHA, OMAHA_SPLIT, STUD, FIVE_STUD, STUD_SPLIT, RAZZ, DRAW)


@remembers_last
def family_of(variant: Variant) -> Family[Any]:
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
