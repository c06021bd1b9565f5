"""A small bank for tests: spots of four games, counted with few deals, so that there is nothing to learn from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from pokertable.training.decide import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.quiz.topics import topic_from

FOLDER = Path(__file__).parent / "bank"


@contextmanager
def small_bank() -> Iterator[None]:
    """The program asks these spots instead of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bank, "root", lambda: FOLDER)
        patch.setattr(bank, "balanced", list)
        patch.setattr(bank, "ENOUGH_OF_A_GAME", 1)
        patch.setattr(bank, "ENOUGH", 1)
        _forget()
        yield
    _forget()


def _forget() -> None:
    bank.bank.cache_clear()
    bank.games.cache_clear()
    vars(topic_from("decide")).pop("games", None)


@cache
def spots() -> tuple[DecideSpot, ...]:
    """All of them."""
    files = sorted((FOLDER / bank.FOLDER).glob("*.jsonl"))
    return tuple([DecideSpot.from_json(each) for file in files for each in bank.read(file.read_text(encoding="utf-8"))])


def spot_in(game: str, theme: str = "") -> DecideSpot:
    """The first spot of a game, or of a theme in it."""
    return next(each for each in spots() if each.game == game and theme in ("", each.theme.value))


def as_json(spot: DecideSpot) -> dict[str, object]:
    """The stored form, read back from text."""
    found: dict[str, object] = json.loads(json.dumps(spot.json()))
    return found
