"""Scores: right answers of those asked, by day, topic, game and theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from pokertable.training.learner.skill import MOST_COUNTED
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic

DAYS_SHOWN: Final = 30
_WEEK: Final = 7


@dataclass(frozen=True, slots=True)
class Score:
    """Number of right answers out of those asked."""

    asked: int = 0
    right: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.asked + other.asked, self.right + other.right)


@dataclass(frozen=True, slots=True)
class DayScores:
    """The answers of `DAYS_SHOWN` days, the last of which is today."""

    days: tuple[Score, ...]

    @property
    def total(self) -> Score:
        """The sum over all days."""
        return sum(self.days, Score())

    @property
    def week_shares(self) -> list[tuple[int, float]]:
        """For each day with answers: its index and the share of right answers in the week up to it."""
        weeks = [DayScores(self.days[max(0, day - _WEEK + 1) : day + 1]).total for day in range(len(self.days))]
        return [(day, week.right / week.asked) for day, week in enumerate(weeks) if self.days[day].asked]


def score_name(topic: str, game: str, theme: str = "") -> str:
    """The name under which answers of a topic in a game are counted, or those of a theme of it."""
    return f"{topic}.{theme}/{game}" if theme else f"{topic}/{game}"


def score_names(question: AnyQuestion) -> tuple[str, ...]:
    """The names under which an answer counts: that of its topic, and that of its theme if it has one."""
    themes = filter(None, ("", question.topic.theme_in(question.deal)))
    return tuple([score_name(question.topic.key, question.game, theme) for theme in ("", *themes)])


def scores_in(day: Mapping[str, Score], topic: AnyTopic | None, game: str | None, theme: str = "") -> Iterator[Score]:
    """The scores of a day, of one topic or all, in one game or all; of a theme, or of whole topics."""
    for name, score in day.items():
        of, _, played = name.partition("/")
        key, _, part = of.partition(".")
        if (topic is None or key == topic.key) and part == theme and game in (None, played):
            yield score


def scores_from(data: object) -> dict[str, Score]:
    """The scores of a stored day; damaged ones are left out."""
    if not isinstance(data, dict):
        return {}
    sound = {key: e for key, e in data.items() if is_pair(e) and 0 <= e[1] <= e[0] <= MOST_COUNTED}
    return {str(key): Score(int(asked), int(right)) for key, (asked, right) in sound.items()}


def is_pair(entry: object) -> bool:
    """Whether a stored entry is a list of two numbers."""
    return isinstance(entry, list) and len(entry) == 2 and all(type(value) in (int, float) for value in entry)
