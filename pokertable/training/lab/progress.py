"""How far the player is in the lessons: what is kept between sessions, as plain JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """`done`: lessons gone through to the end; `right`: right guesses last time; `next_step`: where it stopped."""

    done: frozenset[str] = frozenset()
    right: Mapping[str, int] = field(default_factory=dict)
    next_step: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: object) -> LessonProgress:
        """The progress of a parsed file; entries that do not fit are left out: they cost a lesson again, no more."""
        if not isinstance(data, dict):
            return cls()
        entries = {key: entry for key, entry in data.items() if isinstance(key, str) and isinstance(entry, dict)}
        return cls(
            frozenset(key for key, entry in entries.items() if entry.get("done") is True),
            {key: entry["right"] for key, entry in entries.items() if _is_count(entry.get("right"))},
            {key: entry["step"] for key, entry in entries.items() if _is_count(entry.get("step"))},
        )

    def to_json(self) -> dict[str, Any]:
        """``{"lone-ace": {"done": true, "right": 2, "step": 0}}``."""
        keys = sorted({*self.done, *self.right, *self.next_step})
        return {
            key: {"done": key in self.done, "right": self.right.get(key, 0), "step": self.next_step.get(key, 0)}
            for key in keys
        }

    def begun(self, key: str) -> LessonProgress:
        """A lesson taken from its beginning."""
        return replace(self, right={**self.right, key: 0}, next_step={**self.next_step, key: 0})

    def answered(self, key: str, step: int, steps: int, *, right: bool) -> LessonProgress:
        """The first guess at a step, counted from 0, of a lesson of so many steps."""
        last = step + 1 >= steps
        return LessonProgress(
            self.done | {key} if last else self.done,
            {**self.right, key: self.right.get(key, 0) + right},
            {**self.next_step, key: 0 if last else step + 1},
        )


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0
