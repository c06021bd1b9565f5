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
ENOUGH: Final = 8
"""Least number of spots of a theme for an exercise of its own."""
ENOUGH_OF_A_GAME: Final = 20
"""Least number of spots of a game that is offered: fewer would soon come again."""
_EASY: Final = 0.25
"""Chance of an easy spot to be asked as if it were none, while there are others."""
MOST_OF_A_SET: Final = 0.4
"""Part of a checkpoint's questions that one answer is right in, at most."""
MOST_BY_HABIT: Final = 0.7
"""Greatest part of a test's spots that one habit answers right: below the part that passes it."""
_HABITS: Final = {"fold": ("f", "cc"), "call": ("cc", "f"), "raise": ("cbr", "cc", "f")}
"""The answers of somebody who always does the same, in the order in which they are taken."""


@cache
def games() -> tuple[str, ...]:
    """Keys of the games that have a bank with enough spots."""
    folder = root() / FOLDER
    found = sorted(folder.glob("*.jsonl")) if folder.is_dir() else []
    return tuple([file.stem for file in found if len(bank(file.stem)) >= ENOUGH_OF_A_GAME])


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


def is_easy(spot: dict[str, Any]) -> bool:
    """Whether there is little to ask: aces to raise, nothing to fold, the nuts to bet."""
    return bool(spot.get("easy"))


def balanced(spots: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The spots without some of an answer that is right in more than half of its theme: easy ones, then the last."""
    by_theme: dict[str, list[dict[str, Any]]] = {}
    for spot in sorted(spots, key=is_easy):
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


def offered(game: str, asked: Collection[str] = ()) -> list[tuple[DecideTheme, int]]:
    """The themes that are an exercise of their own, with their numbers of spots: enough were not `asked` lately.

    A smaller one would be known by heart; its spots come among those of all themes.
    """
    counts = Counter(spot["theme"] for spot in bank(game))
    fresh = Counter(spot["theme"] for spot in bank(game) if spot["id"] not in asked)
    return [(theme, counts[theme.value]) for theme in themes(game) if fresh[theme.value] >= ENOUGH]


def drawn(
    game: str, rng: random.Random, theme: DecideTheme | None = None, asked: Collection[str] = ()
) -> DecideSpot | None:
    """A spot of a game, of this theme or any, none of those `asked` if others are left; None if there is none.

    Themes come equally often, and in a theme answers, so that none is the better guess; easy ones come seldom.
    """
    spots = [spot for spot in bank(game) if theme is None or spot["theme"] == theme.value]
    fresh = [spot for spot in spots if spot["id"] not in asked] or spots
    if not fresh:
        return None
    wanted = rng.choice(sorted({spot["theme"] for spot in fresh}))
    fresh = [spot for spot in fresh if spot["theme"] == wanted]
    answer = rng.choice(sorted(set(map(answer_of, fresh))))
    fresh = [spot for spot in fresh if answer_of(spot) == answer]
    asks_easy = rng.random() < _EASY
    return DecideSpot.from_json(rng.choice([spot for spot in fresh if asks_easy or not is_easy(spot)] or fresh))


def is_right_by_habit(spot: dict[str, Any], habit: str) -> bool:
    """Whether a stored spot is answered right by a habit: what cannot be done is replaced by what comes next to it."""
    words = [{"pb": "cc"}.get(word, word) for word in (str(choice).split(" ")[0] for choice in spot["choices"])]
    wanted = next((word for word in _HABITS[habit] if word in words), words[0])
    at = max(at for at, word in enumerate(words) if word == wanted)  # the largest raise
    return at in spot["accept"]


class Balance:
    """Chooses spots for a test of `count` so that no answer is right in more than four of ten, no habit in seven."""

    def __init__(self, count: int) -> None:
        self._most, self._most_by_habit = int(MOST_OF_A_SET * count), int(MOST_BY_HABIT * count)
        self._right = Counter[str]()

    def takes(self, spot: dict[str, Any]) -> bool:
        """Whether this stored spot may be asked as well; then it counts."""
        answer = answer_of(spot)
        habits = [f"always {habit}" for habit in _HABITS if is_right_by_habit(spot, habit)]
        if self._right[answer] >= self._most or any(self._right[each] >= self._most_by_habit for each in habits):
            return False
        self._right.update((answer, *habits))
        return True


def chosen_set(
    game: str, themes: Sequence[DecideTheme], count: int, rng: random.Random, asked: Collection[str] = ()
) -> list[DecideSpot]:
    """Spots for a checkpoint, of these themes, fewer if the bank is small.

    They are balanced (`Balance`), and few of them easy.
    """
    words = {theme.value for theme in themes}
    spots = [spot for spot in bank(game) if spot["theme"] in words]
    rng.shuffle(spots)
    spots.sort(key=lambda spot: (spot["id"] in asked, is_easy(spot) and rng.random() > _EASY))
    balance, found = Balance(count), list[DecideSpot]()
    for spot in spots:
        if len(found) < count and balance.takes(spot):
            found.append(DecideSpot.from_json(spot))
    return found
