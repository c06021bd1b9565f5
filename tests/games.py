"""Every game in every structure, as parameters of a test; which of them the default run leaves to the long one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import pytest
from _pytest.mark import ParameterSet

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE, HOLDEM
from pokertable.model.variant import Variant

_Each = TypeVar("_Each")
_MANY: Final = 4
"""With more hole cards than these not every hand can be looked at."""
_A_LOW: Final = 6
"""Stands for every qualifier: one is like another."""
_CLOSELY: Final = ("rules", "model")
"""Tests in which each street and each share of a game is something of its own; to all others a game is its kind."""
_CHOSEN: Final = 5
"""So few games were chosen one by one: none stands for another."""


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
    """Of these games a few that bring all that any of them does, for a test that goes over several itself."""
    return _few_that_bring_all([(key, _brings(CATALOGUE[key], closely=False)) for key in games])


class Call(Protocol):
    """One call of a test over several parameters, as pytest plans it."""

    @property
    def params(self) -> Mapping[str, Any]: ...
    @property
    def marks(self) -> list[pytest.Mark]: ...


_Call = TypeVar("_Call", bound=Call)


class Test(Protocol):
    """What pytest has collected of a test before it makes its calls."""

    @property
    def path(self) -> Path: ...
    def get_closest_marker(self, name: str) -> pytest.Mark | None: ...


def leave_long(test: Test, calls: list[_Call], wanted: bool) -> None:
    """Mark what is long of one test over many games, and take the long calls away where they are not wanted.

    One stays of those that are all long: it is told of as not run.
    """
    long, every_game = (test.get_closest_marker(name) is not None for name in ("long", "every_game"))
    if not long and not every_game and "benchmarks" not in test.path.parts:
        others_of_a_kind_long(calls, closely=not {*test.path.parts}.isdisjoint(_CLOSELY))
    if not wanted:
        calls[:] = [call for call in calls if not long and not is_long(call)] or calls[:1]


def is_long(call: Call) -> bool:
    return any(mark.name == "long" for mark in call.marks)


def others_of_a_kind_long(calls: Sequence[Call], *, closely: bool = False) -> None:
    """Of one test over many games take a few that bring all that any of them does; the others take the long run.

    They differ in figures alone: how many hole cards, which low qualifies, how many seats. A structure or a cap is
    brought by any game that has it, since no game bets otherwise than another. A test that looks something up for
    each game is marked `every_game`; speed is measured in every one.
    """
    alike: dict[Hashable, list[tuple[Call, frozenset[Hashable]]]] = {}
    for call in calls:
        if is_long(call):
            continue
        values = sorted(call.params.items())
        games = [game for _, value in values if (game := _game(value)) is not None]
        if len(games) == 1:
            others = [(name, _value(each)) for name, each in values if _game(each) is None and not _bets(each)]
            brings = _brings(games[0], closely).union(*(_bets(each) for _, each in values))
            alike.setdefault(tuple(others), []).append((call, brings))
    for of_one_kind in alike.values():
        taken = set(map(id, _few_that_bring_all(of_one_kind)))
        for call, _ in of_one_kind:
            if id(call) not in taken:
                call.marks.append(pytest.mark.long.mark)


def _few_that_bring_all(brought: Sequence[tuple[_Each, frozenset[Hashable]]]) -> list[_Each]:
    """Those that bring what none before has brought; of more than a few, without those that the others make up for."""
    taken: list[int] = []
    for at, (_, brings) in enumerate(brought):
        if not taken or not brings <= _all(brought[each][1] for each in taken):
            taken.append(at)
    if len(brought) > _CHOSEN:
        for at in taken[::-1]:
            if brought[at][1] <= _all(brought[each][1] for each in taken if each != at):
                taken.remove(at)
    return [brought[at][0] for at in taken]


def _all(several: Iterable[frozenset[Hashable]]) -> frozenset[Hashable]:
    return frozenset().union(*several)


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
def _brings(game: Variant, closely: bool) -> frozenset[Hashable]:
    """What a game does, apart from its figures; `closely`: each street, and each share with how its cards come."""
    shares = [replace(share, qualifier=_A_LOW) if share.must_qualify else share for share in game.shares]
    common = {
        ("shares", len(shares)),
        ("many hole cards", game.hole_cards > _MANY and not game.brings_in),
        game.odd_chip,
    }
    if closely:
        return frozenset(
            {
                *common,
                *(street._replace(down=min(street.down, 1)) for street in game.streets),
                *((share, bool(game.board_cards), bool(game.draws)) for share in shares),
                ("the last card may be shared", game.shared_last_card),
            }
        )
    return frozenset(
        {
            *common,
            ("wins", *((share.ranking, share.must_qualify) for share in shares)),
            *(("from the hole", share.exactly_from_hole) for share in shares),
            ("a board", bool(game.board_cards)),
            ("a bring-in", game.brings_in),
            ("draws", bool(game.draws)),
        }
    )
