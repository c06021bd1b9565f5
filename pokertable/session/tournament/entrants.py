"""The entrants of a sit and go: the player, and opponents with a name each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from pokertable.model.text import BadInput
from pokertable.players.styles.cast import NAMES, USUAL_MIX

_MORE_NAMES: Final = (
    "Aiko", "Anouk", "Bilal", "Carla", "Chidi", "Dara", "Diego", "Elif", "Emre", "Esi", "Farid", "Freya", "Gita",
    "Hana", "Hugo", "Ivo", "Jana", "Jonas", "Kaito", "Kofi", "Lena", "Luca", "Maja", "Mateo", "Mei", "Nadia", "Nils",
    "Oona", "Pavel", "Priya", "Rafa", "Rosa", "Sami", "Sven", "Tara", "Zoe",
)  # fmt: skip
"""Names beyond those of a cash table; with them there are enough for the largest field."""


class InvalidEntrants(BadInput):
    """Stored entrants that cannot be read."""


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


def entrants_to_json(listed: Sequence[Entrant]) -> list[list[str | None]]:
    """The entrants as JSON."""
    return [[each.name, each.persona] for each in listed]


def entrants_from_json(entries: Any) -> tuple[Entrant, ...]:
    """The entrants of `entrants_to_json`; raises `InvalidEntrants` for anything else."""
    found = []
    for entry in entries if isinstance(entries, list) else ():
        match entry:
            case [str(name), None | str() as persona]:
                found.append(Entrant(name, persona))
            case _:
                raise InvalidEntrants(f"entrant {entry!r}")
    if sum(each.persona is None for each in found) != 1 or found[0].persona is not None:
        raise InvalidEntrants(f"{len(found)} entrants: expected the player first, and others")
    return tuple(found)
