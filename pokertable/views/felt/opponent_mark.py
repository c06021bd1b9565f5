"""The style and skill of an opponent on its plate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pokertable.model.text import Phrase, phrase
from pokertable.players.styles.cast import Skill, character_of, style_and_skill
from pokertable.session.play.seat_figures import SeatFigures


class Tells(Enum):
    """When plates show style and skill, by the values of the setting."""

    ALWAYS = "always"
    AFTER = "after the hand"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class OpponentMark:
    """`style` in a word; `title` gives style and skill in full, for readers of the table as text."""

    style: Phrase
    title: Phrase
    skill: Skill | None
    is_wrong: bool = False
    """Whether it has broken a rule."""


def opponent_mark(persona: str | None) -> OpponentMark | None:
    """The mark of a seat; None for a human or an unknown player."""
    found = None if persona is None else character_of(persona)
    if persona is None or found is None:
        return None
    return OpponentMark(found.short, found.title, style_and_skill(persona)[1])


def figures_mark(figures: SeatFigures, mark: OpponentMark | None) -> OpponentMark:
    """The mark with VPIP, PFR and the number of hands instead of word and dots."""
    named = figures._asdict()
    short = phrase("{vpip}/{pfr} ({hands})", **named)
    said = phrase("VPIP {vpip}%, PFR {pfr}%, hands: {hands}", **named)
    if mark is None:
        return OpponentMark(short, said, None)
    return OpponentMark(short, phrase("{opponent}, {figures}", opponent=mark.title, figures=said), None)


def program_mark(name: str, faults: int) -> OpponentMark:
    """The mark of a program: its name, or its number of faults."""
    title = phrase("program {name}", name=name)
    if not faults:
        return OpponentMark(phrase("{name}", name=name), title, None)
    count = phrase("1 fault") if faults == 1 else phrase("{count} faults", count=faults)
    return OpponentMark(count, phrase("{program}, {faults}", program=title, faults=count), None, is_wrong=True)
