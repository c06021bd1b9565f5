"""Scores of reads by style over the last days: the styles that the player reads well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pokertable.players.styles.cast import STYLES, style_and_skill
from pokertable.training.learner.skill import MOST_COUNTED

READS: Final = "quiz.reads."
"""Key prefix before the day: ``{"rock": [2, 155]}``, the number of reads and the sum of their scores."""


class ReadScores:
    """Scores by day and style. `values` are all stored values of the progress; damaged ones are dropped."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        kept = {key.removeprefix(READS): value for key, value in values.items() if key.startswith(READS)}
        self._days = {day: _scores(value) for day, value in kept.items()}

    def renew(self, day: str, value: object) -> None:
        """Take in the stored scores of a day."""
        self._days[day] = _scores(value)

    def means(self, days: Iterable[str]) -> dict[str, tuple[int, float]]:
        """Number of reads of each style in these days and their mean score; every style, in the usual order."""
        found = {}
        wanted = [self._days.get(day, {}) for day in days]
        for style in STYLES:
            count, together = (sum(day.get(style, (0, 0))[at] for day in wanted) for at in (0, 1))
            found[style] = (count, together / count if count else 0.0)
        return found

    def add(self, day: str, persona: str, score: int, *, times: int = 1) -> dict[str, Any]:
        """Add a read of this opponent, or remove one with `times` -1; returns the values to store."""
        style, _ = style_and_skill(persona)
        scores = self._days.setdefault(day, {})
        count, together = scores.get(style, (0, 0))
        scores[style] = max(0, count + times), max(0, together + times * score)
        if not scores[style][0]:
            del scores[style]
        return {f"{READS}{day}": {key: list(value) for key, value in scores.items()} or None}


def _scores(data: object) -> dict[str, tuple[int, int]]:
    if not isinstance(data, dict):
        return {}
    whole = {
        str(style): (value[0], value[1])
        for style, value in data.items()
        if isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value)
    }
    return {
        style: (count, score)
        for style, (count, score) in whole.items()
        if 0 < count <= MOST_COUNTED and 0 <= score <= 100 * count
    }
