"""The banks: spots counted beforehand, and which of them are asked.

A file a game under ``resources/decisions``, and one of those in sit and goes, valued in prizes.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, Final

from pokertable.model.resources import root
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.themes import DecideTheme

FOLDER: Final = "decisions"
PRIZES: Final = "prizes"
"""Folder of the spots of sit and goes below it."""
MOST_OF_A_SET: Final = 0.4
"""Part of a checkpoint's questions that one answer is right in, at most."""


@cache
def games() -> tuple[str, ...]:
    """Keys of the games that have a bank."""
    folder = root() / FOLDER
    found = sorted(folder.glob("*.jsonl")) if folder.is_dir() else []
    return tuple([file.stem for file in found if bank(file.stem)])


@cache
def bank(game: str) -> tuple[dict[str, Any], ...]:
    """The spots of a game in their stored form, as many as are balanced (`balanced`); none without a bank."""
    files = (root() / FOLDER / f"{game}.jsonl", root() / FOLDER / PRIZES / f"{game}.jsonl")
    spots = [spot for file in files if file.is_file() for spot in read(file.read_text(encoding="utf-8"))]
    return tuple(balanced(spots))


def read(text: str) -> list[dict[str, Any]]:
    """The spots of a bank's text, one a line, in their stored form."""
    return [json.loads(line) for line in text.splitlines() if line]


def answer_of(spot: dict[str, Any]) -> str:
    """The kind of a stored spot's best choice: fold, call, raise, stand pat, discard."""
    word, _, cards = str(spot["choices"][spot["best"]]).partition(" ")
    if word == "sd":
        return f"draw {len(cards) // 2}"
    return {"pb": "cc"}.get(word, word)


def balanced(spots: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The spots without the last ones of an answer that is right in more than half of its theme."""
    by_theme: dict[str, list[dict[str, Any]]] = {}
    for spot in spots:
        by_theme.setdefault(spot["theme"], []).append(spot)
    kept = []
    for theme in by_theme.values():
        (answer, most), *_ = Counter(map(answer_of, theme)).most_common(1)
        surplus = max(0, most - (len(theme) - most))
        last = [spot for spot in theme if answer_of(spot) == answer][most - surplus :]
        kept += [spot for spot in theme if spot not in last]
    return kept


def themes(game: str) -> tuple[DecideTheme, ...]:
    """The themes that a game's bank has, in display order."""
    there = {spot["theme"] for spot in bank(game)}
    return tuple([theme for theme in DecideTheme if theme.value in there])


def drawn(
    game: str, rng: random.Random, theme: DecideTheme | None = None, asked: Collection[str] = ()
) -> DecideSpot | None:
    """A spot of a game, of this theme or any, none of those `asked` if others are left; None if there is none.

    Themes come equally often, and in a theme answers, so that none is the better guess.
    """
    spots = [spot for spot in bank(game) if theme is None or spot["theme"] == theme.value]
    fresh = [spot for spot in spots if spot["id"] not in asked] or spots
    if not fresh:
        return None
    wanted = rng.choice(sorted({spot["theme"] for spot in fresh}))
    fresh = [spot for spot in fresh if spot["theme"] == wanted]
    answer = rng.choice(sorted(set(map(answer_of, fresh))))
    return DecideSpot.from_json(rng.choice([spot for spot in fresh if answer_of(spot) == answer]))


def chosen_set(
    game: str, themes: Sequence[DecideTheme], count: int, rng: random.Random, asked: Collection[str] = ()
) -> list[DecideSpot]:
    """Spots for a checkpoint, of these themes, fewer if the bank is small.

    No answer is right in more than four of ten.
    """
    words = {theme.value for theme in themes}
    spots = [spot for spot in bank(game) if spot["theme"] in words]
    rng.shuffle(spots)
    spots.sort(key=lambda spot: spot["id"] in asked)
    most, found, answers = int(MOST_OF_A_SET * count), list[DecideSpot](), Counter[str]()
    for spot in spots:
        if len(found) < count and answers[answer_of(spot)] < most:
            answers[answer_of(spot)] += 1
            found.append(DecideSpot.from_json(spot))
    return found
