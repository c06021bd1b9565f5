"""Every game in every structure, as parameters of a test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, HOLDEM, Variant


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
