"""What the default run takes of a test over many games, and what it leaves to the long run."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from tests.games import bringing, others_of_a_kind_long


class Item:
    """A test as pytest has collected it."""

    def __init__(self, game: str, *marks: str, file: str = "tests/test_any.py", **others: object) -> None:
        self.nodeid = f"{file}::test_it[{game}]"
        self.path = Path(file)
        self.callspec = SimpleNamespace(params={"game": game, **others})
        self.marks = list(marks)

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None

    def add_marker(self, mark: Any) -> None:
        self.marks.append(mark.name)


def taken(items: Iterable[Item]) -> list[str]:
    collected = list(items)
    others_of_a_kind_long(cast("list[pytest.Item]", collected))
    return [item.callspec.params["game"] for item in collected if "long" not in item.marks]


def test_games_that_bring_nothing_new_are_long() -> None:
    assert taken(map(Item, ["omaha5", "omaha6", "omaha8", "bigo", "stud"])) == ["omaha5", "omaha8", "stud"]


def test_of_many_those_are_long_that_the_others_make_up_for() -> None:
    """Courchevel shares the pot as Omaha does; single draw is won as triple draw and draws once as five-card draw."""
    few = taken(map(Item, CATALOGUE))
    assert {*CATALOGUE} - {*few} >= {"omaha", "single27"}
    assert {*few} >= {"holdem", "omaha8", "courchevel", "stud", "stud8", "razz", "draw5", "triple27", "badugi"}
    assert bringing(CATALOGUE) == few


def test_what_was_chosen_because_it_is_another_stays() -> None:
    assert taken(map(Item, ["omaha8", "bigo"])) == ["omaha8", "bigo"]
    assert taken([Item("omaha5", cards="AsKs"), Item("omaha6", cards="2s3s")]) == ["omaha5", "omaha6"]


def test_a_long_one_stands_for_none() -> None:
    assert taken([Item("omaha5", "long"), Item("omaha6")]) == ["omaha6"]


def test_what_is_looked_up_or_measured_is_so_for_every_game() -> None:
    assert taken(Item(game, "every_game") for game in ("omaha5", "omaha6")) == ["omaha5", "omaha6"]
    assert taken(Item(game, file="tests/benchmarks/test_any.py") for game in ("omaha5", "omaha6")) == [
        "omaha5",
        "omaha6",
    ]


def test_a_way_of_betting_is_brought_by_one_game_that_has_it() -> None:
    items = [Item(key, limit=limit) for key in ("holdem", "omaha") for limit in (Structure.NO_LIMIT, Structure.POT)]
    collected = cast("list[pytest.Item]", items)
    others_of_a_kind_long(collected)
    assert [item.nodeid for item in items if "long" not in item.marks] == [
        "tests/test_any.py::test_it[holdem]",
        "tests/test_any.py::test_it[holdem]",
        "tests/test_any.py::test_it[omaha]",
    ]
