"""Who there is to play against: names and a line each, without the machinery (no numpy), for the start page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pokertable.model.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: `name` on the command line and in records, `title` on screen, `about` in one line."""

    name: str
    title: Phrase
    about: Phrase


_ALL: Final = (
    Character(
        "tag",
        phrase("Tight-aggressive"),
        phrase("Plays few hands and bets them; folds when the price is wrong."),
    ),
    Character(
        "rock",
        phrase("Rock"),
        phrase("Waits for the best hands and hardly ever bluffs: believe its raises."),
    ),
    Character(
        "lag",
        phrase("Loose-aggressive"),
        phrase("Plays many hands and keeps betting; bluffs more than most."),
    ),
    Character(
        "loose",
        phrase("Loose"),
        phrase("Likes to see what comes: plays many hands, gives up when the price is wrong."),
    ),
    Character(
        "station",
        phrase("Calling station"),
        phrase("Plays and calls far too much, and seldom raises: never bluff it."),
    ),
    Character(
        "maniac",
        phrase("Maniac"),
        phrase("Raises with almost anything, before and after: wait for a hand and let it bet."),
    ),
    Character(
        "random",
        phrase("Chance"),
        phrase("Does anything that is legal, by chance."),
    ),
)
CAST: Final[dict[str, Character]] = {each.name: each for each in _ALL}
"""All opponents by name, in the order in which they are offered."""
OFFERED: Final = tuple([name for name in CAST if name != "random"])
"""The names that a player chooses from: chance is a yardstick, no opponent."""


class UnknownOpponent(ValueError):
    """A name that no opponent has; the text names it and those there are."""


def require_opponent(name: str) -> str:
    """The name itself; raises `UnknownOpponent` unless somebody has it."""
    if name not in CAST:
        raise UnknownOpponent(f"player {name!r}: expected one of {', '.join(CAST)}")
    return name


NAMES: Final = ("Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf", "Noor")
"""What the opponents are called, in seat order clockwise from the player's left."""
