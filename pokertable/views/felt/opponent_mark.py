"""What a plate says of an opponent: its style in a word, and its skill."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pokertable.model.text import Phrase, phrase
from pokertable.players.people.cast import Skill, character_of, style_and_skill


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
    is_wrong: bool = False
    """It has done something that it must not."""


def opponent_mark(persona: str | None) -> OpponentMark | None:
    """The mark of a seat; None where a human sits, or somebody unknown."""
    found = None if persona is None else character_of(persona)
    if persona is None or found is None:
        return None
    return OpponentMark(found.short, found.title, style_and_skill(persona)[1])


def program_mark(name: str, faults: int) -> OpponentMark:
    """The mark of a program: what it calls itself, or how many faults it has made."""
    title = phrase("program {name}", name=name)
    if not faults:
        return OpponentMark(phrase("{name}", name=name), title, None)
    count = phrase("1 fault") if faults == 1 else phrase("{count} faults", count=faults)
    return OpponentMark(count, phrase("{program}, {faults}", program=title, faults=count), None, is_wrong=True)
