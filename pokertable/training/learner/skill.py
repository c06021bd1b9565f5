"""Skill in a topic and game, and its consequences: the level of questions, the help before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NO_HELP: Final = 3
MOST_COUNTED: Final = 10**9
"""More answers than anybody gives; a stored number above it is damaged."""
_MEMORY: Final = 0.8
"""Weight of a skill's previous strength after an answer; the rest is the last answer."""


@dataclass(frozen=True, slots=True)
class TopicSkill:
    """Skill in a topic and game: strength 0 to 1, and the number of answers."""

    strength: float = 0.4
    asked: int = 0

    def level(self, hardest: int) -> int:
        """The fitting level of question, 1 to the hardest."""
        return min(hardest, 1 + int(self.strength * hardest)) if self.asked else 1

    @property
    def scaffold(self) -> int:
        """Help before the answer: 1 rings and words, 2 words only, 3 none."""
        if self.asked < 3 or self.strength < 0.5:
            return 1
        return 2 if self.asked < 8 or self.strength < 0.75 else NO_HELP

    def after(self, *, right: bool) -> TopicSkill:
        """The skill after another answer."""
        return TopicSkill(_MEMORY * self.strength + (1 - _MEMORY) * right, self.asked + 1)
