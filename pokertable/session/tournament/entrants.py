"""The entrants of a sit and go: the player, and opponents with a name each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Final

from pokertable.players.styles.cast import NAMES
from pokertable.players.styles.usual import USUAL_MIX

_MORE_NAMES: Final = (
    "Aiko", "Anouk", "Bilal", "Carla", "Chidi", "Dara", "Diego", "Elif", "Emre", "Esi", "Farid", "Freya", "Gita",
    "Hana", "Hugo", "Ivo", "Jana", "Jonas", "Kaito", "Kofi", "Lena", "Luca", "Maja", "Mateo", "Mei", "Nadia", "Nils",
    "Oona", "Pavel", "Priya", "Rafa", "Rosa", "Sami", "Sven", "Tara", "Zoe",
)  # fmt: skip
"""Names beyond those of a cash table; with them there are enough for the largest field."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who takes part; `persona` as in `Seat`: None is the player at the keyboard."""

    name: str
    persona: str | None


def entrants(me: str, field: int, personas: Sequence[str], seed: str) -> tuple[Entrant, ...]:
    """The player, first, and `field` - 1 opponents: these personas, repeated; their names are drawn in a large field.

    The opponents of a small field have the names of a cash table.
    """
    names = [*NAMES, *_MORE_NAMES]
    if field - 1 > len(NAMES):
        Random(f"{seed} names").shuffle(names)
    others = zip(names, islice(cycle(personas or USUAL_MIX), field - 1), strict=False)
    return (Entrant(me, None), *[Entrant(name, persona) for name, persona in others])
