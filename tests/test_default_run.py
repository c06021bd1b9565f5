"""What the default run takes of a test over many games, and what it leaves to the long run."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from tests.games import bringing, leave_long


class Planned:
    """A call of a test, as pytest plans it."""

    def __init__(self, game: str, *marks: pytest.MarkDecorator, **others: object) -> None:
        self.params: dict[str, Any] = {"game": game, **others}
        self.marks = [each.mark for each in marks]


class Collected:
    """A test, as pytest has collected it."""

    def __init__(self, *marks: pytest.MarkDecorator, file: str = "tests/test_any.py") -> None:
        self.path = Path(file)
        self.marks = {each.name: each.mark for each in marks}

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.marks.get(name)


def taken(calls: Iterable[Planned], test: Collected | None = None, *, wanted: bool = False) -> list[str]:
    left = list(calls)
    leave_long(test or Collected(), left, wanted)
    return [call.params["game"] for call in left]


def test_games_that_bring_nothing_new_are_long() -> None:
    assert taken(map(Planned, ["omaha5", "omaha6", "omaha8", "bigo", "stud"])) == ["omaha5", "omaha8", "stud"]


def test_of_many_those_are_long_that_the_others_make_up_for() -> None:
    """Courchevel shares the pot as Omaha does; triple draw is won as single draw and draws as badugi."""
    of_the_rules = Collected(file="tests/rules/test_any.py")
    few = taken(map(Planned, CATALOGUE), of_the_rules)
    assert {*CATALOGUE} - {*few} >= {"omaha", "triple27"}
    assert {*few} >= {"holdem", "omaha8", "courchevel", "stud", "stud8", "razz", "draw5", "single27", "badugi"}


def test_above_the_rules_a_game_is_its_kind() -> None:
    """What wins, how many share, a board, a bring-in or draws."""
    few = taken(map(Planned, CATALOGUE))
    assert few == bringing(CATALOGUE) == ["holdem", "omaha8", "razz", "single27", "badugi"]


def test_what_was_chosen_because_it_is_another_stays() -> None:
    assert taken(map(Planned, ["omaha8", "bigo"])) == ["omaha8", "bigo"]
    assert taken([Planned("omaha5", cards="AsKs"), Planned("omaha6", cards="2s3s")]) == ["omaha5", "omaha6"]


def test_a_long_one_stands_for_none() -> None:
    assert taken([Planned("omaha5", pytest.mark.long), Planned("omaha6")]) == ["omaha6"]


def test_what_is_looked_up_or_measured_is_so_for_every_game() -> None:
    two = ["omaha5", "omaha6"]
    assert taken(map(Planned, two), Collected(pytest.mark.every_game)) == two
    assert taken(map(Planned, two), Collected(file="tests/benchmarks/test_any.py")) == two


def test_a_way_of_betting_is_brought_by_one_game_that_has_it() -> None:
    pairs = [(key, limit) for key in ("holdem", "omaha") for limit in (Structure.NO_LIMIT, Structure.POT)]
    assert taken(Planned(key, limit=limit) for key, limit in pairs) == ["holdem", "holdem", "omaha"]


def test_all_are_there_where_long_ones_are_wanted() -> None:
    two = ["omaha5", "omaha6"]
    assert taken(map(Planned, two), wanted=True) == two
    assert taken(map(Planned, two), Collected(pytest.mark.long), wanted=True) == two


def test_one_of_those_that_are_all_long_is_told_of() -> None:
    assert taken(map(Planned, ["stud", "omaha6"]), Collected(pytest.mark.long)) == ["stud"]
    assert taken([Planned("stud", pytest.mark.long), Planned("omaha6", pytest.mark.long)]) == ["stud"]
