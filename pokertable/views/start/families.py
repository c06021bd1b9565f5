"""The families of games, in the order in which they stand on the start page. They follow from the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pokertable.model.games import Variant
from pokertable.model.text import Phrase, phrase


class Family(NamedTuple):
    """Games that are dealt alike; none are empty."""

    title: Phrase
    games: tuple[Variant, ...]


_FAMILIES: Final[tuple[tuple[Phrase, Callable[[Variant], bool]], ...]] = (
    (phrase("Flop games"), lambda variant: variant.board_cards > 0),
    (phrase("Stud"), lambda variant: variant.brings_in),
    (phrase("Draw"), lambda variant: not variant.board_cards and not variant.brings_in),
)
"""What belongs together; every game fits exactly one."""


def families(catalogue: Mapping[str, Variant]) -> tuple[Family, ...]:
    """The games of the catalogue by family, in its order."""
    found = [Family(title, tuple(filter(fits, catalogue.values()))) for title, fits in _FAMILIES]
    return tuple([family for family in found if family.games])
