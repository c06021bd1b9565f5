"""The families of games, in the order in which they stand on the start page. They follow from the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pokertable.model.mixes import Mix, Offer
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant


class GameFamily(NamedTuple):
    """Games that are dealt alike, none of them empty; or the mixes."""

    title: Phrase
    games: tuple[Offer, ...]


_FAMILIES: Final[tuple[tuple[Phrase, Callable[[Variant], bool]], ...]] = (
    (phrase("Flop games"), lambda variant: variant.board_cards > 0),
    (phrase("Stud"), lambda variant: variant.brings_in),
    (phrase("Draw"), lambda variant: not variant.board_cards and not variant.brings_in),
)
"""What belongs together; every game fits exactly one."""


def families(offered: Mapping[str, Offer]) -> tuple[GameFamily, ...]:
    """What can be played by family, in its order; the mixes last."""
    games = [each for each in offered.values() if isinstance(each, Variant)]
    found = [GameFamily(title, tuple([each for each in games if fits(each)])) for title, fits in _FAMILIES]
    mixes = GameFamily(phrase("Mixed"), tuple([each for each in offered.values() if isinstance(each, Mix)]))
    return (*[family for family in found if family.games], mixes)
