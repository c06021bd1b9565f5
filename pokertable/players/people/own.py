"""Opponents made by the player: a name, three sliders and a skill.

Their name on the command line and in records holds all settings, ``own:Shark:70:60:30:expert`` (tightness, aggression,
bluffing), so that an earlier table or hand plays on unchanged whatever the opponent is now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pokertable.model.text import BadInput, Phrase, phrase, quoted
from pokertable.players.people.character import Character, Skill

PREFIX: Final = "own:"
SLIDERS: Final = ("tightness", "aggression", "bluffing")
MOST: Final = 100
LONGEST_NAME: Final = 20
_BESIDE_LETTERS: Final = " -'."


class InvalidOpponent(BadInput):
    """An invalid opponent; the text names the entry and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class OwnOpponent:
    """`tightness` (few hands), `aggression` (bets and raises) and `bluffing` go from 0 to 100.

    Raises `InvalidOpponent` naming the invalid entry.
    """

    name: str
    tightness: int = 50
    aggression: int = 50
    bluffing: int = 50
    skill: Skill = Skill.REGULAR

    def __post_init__(self) -> None:
        fits = isinstance(self.name, str) and all(each.isalnum() or each in _BESIDE_LETTERS for each in self.name)
        if not fits or not 0 < len(self.name.strip()) == len(self.name) <= LONGEST_NAME:
            raise InvalidOpponent(
                "name {name}: expected 1 to {most} letters, digits, spaces, hyphens, apostrophes or full stops",
                name=quoted(self.name),
                most=LONGEST_NAME,
            )
        for slider in SLIDERS:
            value = getattr(self, slider)
            if type(value) is not int or not 0 <= value <= MOST:
                raise InvalidOpponent(_not_from_0(slider, value))
        if not isinstance(self.skill, Skill):
            raise InvalidOpponent(_no_skill(self.skill))

    @property
    def key(self) -> str:
        """The name in records, with all settings."""
        return f"{PREFIX}{self.name}:{self.tightness}:{self.aggression}:{self.bluffing}:{self.skill.value}"

    @property
    def character(self) -> Character:
        """The displayed character."""
        about = phrase(
            "Your own opponent: tightness {tightness}, aggression {aggression}, bluffing {bluffing}.",
            tightness=self.tightness,
            aggression=self.aggression,
            bluffing=self.bluffing,
        )
        name = phrase("{name}", name=self.name)
        return Character(self.key, name, name, about)


def is_own(name: str) -> bool:
    """Whether an opponent is one of the player's own, by its name."""
    return name.startswith(PREFIX)


def own_opponent(key: str) -> OwnOpponent:
    """The opponent of this `OwnOpponent.key`; raises `InvalidOpponent`."""
    parts = key.removeprefix(PREFIX).split(":")
    if not is_own(key) or len(parts) != 5:
        raise InvalidOpponent("opponent {name}: expected something like own:Shark:70:60:30:expert", name=quoted(key))
    name, *sliders, skill = parts
    figures = {}
    for slider, text in zip(SLIDERS, sliders, strict=True):
        if not (text.isascii() and text.isdigit() and len(text) < 4):
            raise InvalidOpponent(_not_from_0(slider, text))
        figures[slider] = int(text)
    return OwnOpponent(name=name, skill=skill_of(skill), **figures)


def skill_of(text: object) -> Skill:
    """The skill of this name; raises `InvalidOpponent`."""
    for skill in Skill:
        if skill.value == text:
            return skill
    raise InvalidOpponent(_no_skill(text))


def _not_from_0(slider: str, value: object) -> Phrase:
    words = "{entry} {value}: expected a whole number from 0 to {most}"
    return phrase(words, entry=slider, value=quoted(value), most=MOST)


def _no_skill(value: object) -> Phrase:
    return phrase("skill {value}: expected {names}", value=quoted(value), names=", ".join(each.value for each in Skill))
