"""Every game in every structure, as parameters of a test; which of them the default run leaves to the long one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, HOLDEM, Game
from pokertable.model.variant import Variant

_MANY: Final = 4
"""With more hole cards than these not every hand can be looked at."""
_A_LOW: Final = 6
"""Stands for every qualifier: one is like another."""


def others_long(games: Iterable[tuple[str | Variant, Structure]]) -> list[ParameterSet]:
    """Each game in its usual structure and hold'em in every one; the others take the long run.

    For tests in which neither game nor structure does anything that it does not do with another.
    """
    return [
        pytest.param(game, structure, marks=() if _is_quick(game, structure) else pytest.mark.long)
        for game, structure in games
    ]


def _is_quick(game: str | Variant, structure: Structure) -> bool:
    variant = CATALOGUE[game] if isinstance(game, str) else game
    return variant == HOLDEM or structure is variant.usual_structure


def one_of(several: int, params: Iterable[Any]) -> list[ParameterSet]:
    """The first of each so many; the others take the long run. For cases that differ in their figures alone."""
    return [
        pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=pytest.mark.long if at % several else ())
        for at, each in enumerate(params)
    ]


def few(count: int, many: int) -> list[ParameterSet]:
    """So many by default, and as many as that in the long run. For how many hands, deals or questions are looked at."""
    return [pytest.param(count), pytest.param(many, marks=pytest.mark.long)]


def bringing(games: Iterable[str]) -> list[str]:
    """Of these games those that bring what none before them has brought, for a test that goes over several itself."""
    met: set[Hashable] = set()
    found = []
    for key in games:
        new = _brings(CATALOGUE[key])
        if not new <= met:
            found.append(key)
        met |= new
    return found


def others_of_a_kind_long(items: Sequence[pytest.Item]) -> None:
    """Of one test over many games leave those to the long run that bring nothing which no other has brought.

    They differ in figures alone: how many hole cards, which low qualifies, how many seats. A structure or a cap is
    brought by the first game that has it, since no game bets otherwise than another. A test that looks something
    up for each game is marked `every_game`; speed is measured in every one.
    """
    brought: dict[Hashable, set[Hashable]] = {}
    for item in items:
        params = getattr(item, "callspec", None)
        if (
            params is None
            or "benchmarks" in item.path.parts
            or any(item.get_closest_marker(name) for name in ("long", "every_game"))
        ):
            continue
        values = sorted(params.params.items())
        games = [game for _, value in values if (game := _game(value)) is not None]
        if len(games) == 1:
            others = [(name, _value(each)) for name, each in values if _game(each) is None and not _bets(each)]
            met = brought.setdefault((item.nodeid.split("[")[0], *others), set())
            new = _brings(games[0]).union(*(_bets(each) for _, each in values))
            if met and new <= met:
                item.add_marker(pytest.mark.long)
            met |= new


def _game(value: object) -> Variant | None:
    if isinstance(value, str):
        return CATALOGUE.get(value)
    if isinstance(value, Game):
        return value.variant
    return value if isinstance(value, Variant) else None


def _bets(value: object) -> set[Hashable]:
    """How a game or a structure has its players bet; nothing of any other value."""
    if isinstance(value, Structure):
        return {value}
    if isinstance(value, Game):
        return {value.structure, ("cap", value.structure is Structure.FIXED and value.house.raise_cap)}
    return set()


def _value(value: object) -> Hashable:
    try:
        hash(value)
    except TypeError:
        return id(value)
    return value


@cache
def _brings(game: Variant) -> frozenset[Hashable]:
    """What a game does, apart from its figures."""
    shares = [replace(share, qualifier=_A_LOW) if share.must_qualify else share for share in game.shares]
    return frozenset(
        {
            *(replace(street, down=min(street.down, 1)) for street in game.streets),
            *shares,
            ("shares", len(shares)),
            ("many hole cards", game.hole_cards > _MANY and not game.brings_in),
            game.odd_chip,
            ("the last card may be shared", game.shared_last_card),
        }
    )
