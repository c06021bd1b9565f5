"""Opponents to choose from on the start page: a name and a line each, without the machinery (no numpy)."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import BadInput, Phrase, phrase
from pokertable.players.people.character import Character as Character
from pokertable.players.people.character import Skill as Skill
from pokertable.players.people.own import InvalidOpponent, is_own, own_opponent
from pokertable.players.styles.lag import STYLE as LAG
from pokertable.players.styles.loose import STYLE as LOOSE
from pokertable.players.styles.maniac import STYLE as MANIAC
from pokertable.players.styles.named import NamedStyle
from pokertable.players.styles.rock import STYLE as ROCK
from pokertable.players.styles.station import STYLE as STATION
from pokertable.players.styles.tag import STYLE as TAG

_STYLES: Final = (TAG, ROCK, LAG, LOOSE, STATION, MANIAC)
_CHANCE: Final = Character("random", phrase("Random"), phrase("Random"), phrase("Plays at random: any legal action."))
_ORDER: Final = (Skill.REGULAR, Skill.EXPERT, Skill.BEGINNER)
_SKILLED: Final = {
    Skill.BEGINNER: phrase("{style}, beginner"),
    Skill.REGULAR: phrase("{style}, intermediate"),
    Skill.EXPERT: phrase("{style}, expert"),
}
_PLAYS: Final = {
    Skill.BEGINNER: phrase("{about} Looks only at its own cards, calls too much and hardly ever bluffs."),
    Skill.EXPERT: phrase("{about} Works out what you can have, and bluffs just as often as its value bets allow."),
}


def at_skill(style: str, skill: Skill) -> str:
    """The opponent's name: ``tag:expert``, and for a regular ``tag``."""
    return style if skill is Skill.REGULAR else f"{style}:{skill.value}"


def style_title(name: str) -> Phrase:
    """The title of an opponent's style, the name of a player's own style, or an unknown name as it is."""
    style, _ = style_and_skill(name)
    if style in NAMED:
        return NAMED[style].character.title
    own = character_of(style)
    return phrase("{name}", name=style) if own is None else own.title


def style_and_skill(name: str) -> tuple[str, Skill | None]:
    """The style and the skill of an opponent; one of the player's own is its own style, chance has no skill."""
    if is_own(name):
        return name, None if character_of(name) is None else own_opponent(name).skill
    style, _, skill = name.partition(":")
    if style not in STYLES:
        return name, None
    return style, Skill(skill) if skill else Skill.REGULAR


def _played(style: Character, skill: Skill) -> Character:
    """A style at a skill; a regular has the plain name, and plays as the style says."""
    title = Phrase(_SKILLED[skill].template, (("style", style.title),))
    about = Phrase(_PLAYS[skill].template, (("about", style.about),)) if skill in _PLAYS else style.about
    return Character(at_skill(style.name, skill), title, style.short, about)


NAMED: Final[dict[str, NamedStyle]] = {style.character.name: style for style in _STYLES}
"""The styles by name, in the order in which they are offered."""
STYLES: Final = tuple(NAMED)
CAST: Final[dict[str, Character]] = {
    each.name: each for each in (*(_played(style.character, skill) for skill in _ORDER for style in _STYLES), _CHANCE)
}
"""All opponents by name, in the order in which they are offered: a style, or a style and its skill, ``tag:expert``."""


class UnknownOpponent(BadInput):
    """A name that no opponent has; the text names it and those there are."""


def character_of(name: str) -> Character | None:
    """The opponent of this name, of the cast or one of the player's own; None if there is none."""
    if not is_own(name):
        return CAST.get(name)
    try:
        return own_opponent(name).character
    except InvalidOpponent:
        return None


def require_opponent(text: str) -> str:
    """The name of an opponent as it is stored: ``tag`` for ``tag:regular``.

    Raises `UnknownOpponent` for nobody's, `InvalidOpponent` for one of the player's own that cannot be.
    """
    if is_own(text):
        return own_opponent(text).key
    style, _, skill = text.partition(":")
    name = style if skill == Skill.REGULAR.value else text
    if name not in CAST:
        skills = ", ".join(skill.value for skill in Skill)
        raise UnknownOpponent(
            "player {text}: expected one of {names}, random, or a style with a skill ({skills}) such as tag:expert",
            text=repr(text),
            names=", ".join(STYLES),
            skills=skills,
        )
    return name


NAMES: Final = ("Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf", "Noor")
"""Names of the opponents, in seat order clockwise from the player's left."""
