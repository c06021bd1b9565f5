"""What the quiz asks about. A topic's value is its name on the command line."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pokertable.model.text import Phrase, phrase


class Topic(StrEnum):
    """A skill of hand reading."""

    HIGH = "high"
    LOW = "low"
    PLAY = "play"
    NUTS = "nuts"
    SHOWDOWN = "showdown"
    POTLIMIT = "potlimit"
    LIVE = "live"

    @property
    def words(self) -> Phrase:
        """The name of the skill."""
        return TITLES[self]

    @property
    def games(self) -> tuple[str, ...]:
        """Keys of the variants in which it is asked."""
        return GAMES[self]


TITLES: Final = {
    Topic.HIGH: phrase("Best high"),
    Topic.LOW: phrase("Is there a low"),
    Topic.PLAY: phrase("Which two play"),
    Topic.NUTS: phrase("Nuts and nut low"),
    Topic.SHOWDOWN: phrase("Who wins what"),
    Topic.POTLIMIT: phrase("Pot-limit maximum"),
    Topic.LIVE: phrase("Live and dead cards"),
}
GAMES: Final = {
    Topic.HIGH: ("holdem", "omaha", "omaha8", "stud8"),
    Topic.LOW: ("omaha8", "stud8"),
    Topic.PLAY: ("holdem", "omaha", "omaha8"),
    Topic.NUTS: ("holdem", "omaha", "omaha8"),
    Topic.SHOWDOWN: ("holdem", "omaha", "omaha8", "stud8"),
    Topic.POTLIMIT: ("holdem", "omaha", "omaha8"),
    Topic.LIVE: ("stud8",),
}
"""A topic fits a game that has what it asks about: a low, hole cards beside a board, pot-limit, up cards."""


class QuizError(ValueError):
    """A topic, game, count or stored deal that the quiz cannot use; the text names it and what was expected."""


def topic_from(text: str) -> Topic:
    """The topic of this name; raises `QuizError` naming those there are."""
    try:
        return Topic(text)
    except ValueError:
        raise QuizError(f"topic {text!r}: expected one of {', '.join(Topic)}") from None
