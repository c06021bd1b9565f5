"""What a plate says of an opponent: its style in a word, and its skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from pokertable.model.text import Phrase
from pokertable.players.cast import Skill, character_of, style_and_skill


class Tells(Enum):
    """When plates tell it; by the values of the setting."""

    ALWAYS = "always"
    AFTER = "after the hand"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class OpponentMark:
    """`style` in a word; `title` says style and skill in full, for who reads the table as text."""

    style: Phrase
    title: Phrase
    skill: Skill | None


def opponent_marks(personas: Sequence[str | None]) -> tuple[OpponentMark | None, ...]:
    """The marks by seat; None where a human sits, or somebody unknown."""
    return tuple([_mark(persona) for persona in personas])


def _mark(persona: str | None) -> OpponentMark | None:
    found = None if persona is None else character_of(persona)
    if persona is None or found is None:
        return None
    return OpponentMark(found.short, found.title, style_and_skill(persona)[1])
