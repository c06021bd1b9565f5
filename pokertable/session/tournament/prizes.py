"""The prizes of a sit and go, and who shares them (resources/rules/tournaments.md#prizes)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.text import BadInput

ONE_TABLE: Final = tuple(range(2, 10))
SEVERAL_TABLES: Final = (18, 27, 45)
FIELDS: Final = (*ONE_TABLE, *SEVERAL_TABLES)
"""Numbers of players of a sit and go."""

_PERCENT: Final = {
    2: (100,),
    6: (65, 35),
    9: (50, 30, 20),
    18: (40, 30, 20, 10),
    27: (36, 25, 18, 12, 9),
    45: (31, 22, 15, 11, 9, 7, 5),
}
"""Parts of the prize pool by place, in percent, by the most players of a field."""


class InvalidField(BadInput):
    """A number of players that no sit and go has."""


def require_field(players: int) -> int:
    """The number of players; raises `InvalidField` if no sit and go has it."""
    if players not in FIELDS:
        names = f"2 to {ONE_TABLE[-1]}, {', '.join(map(str, SEVERAL_TABLES))}"
        raise InvalidField("field {players}: expected {names} players", players=players, names=names)
    return players


def prizes(players: int, entry: int) -> tuple[int, ...]:
    """The prizes in points, first place first; they sum to the entries of all players. Raises `InvalidField`.

    Points that do not divide go to the best places, one each.
    """
    percent = next(parts for most, parts in _PERCENT.items() if require_field(players) <= most)
    return _whole(players * entry, percent)


def _whole(pool: int, percent: Sequence[int]) -> tuple[int, ...]:
    floors = [pool * part // 100 for part in percent]
    odd = pool - sum(floors)
    return tuple([floor + (place < odd) for place, floor in enumerate(floors)])


def shared(amounts: Sequence[int], players: int) -> tuple[int, ...]:
    """The prizes of several places shared by as many players who tie; odd points go to the first of them."""
    total = sum(amounts)
    return tuple([total // players + (number < total % players) for number in range(players)])
