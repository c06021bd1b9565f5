"""What beginners do wrong: few leaks, each with a name, so that a player can find them and play on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pokertable.model.text import Phrase, phrase
from pokertable.players.people.style import Style


@dataclass(frozen=True, slots=True)
class Leak:
    """A mistake that is made over and over: what it is, how to play on it, and what it makes of a style."""

    title: Phrase
    answer: Phrase
    of: Callable[[Style], Style]


CALLS_TOO_MUCH: Final = Leak(
    phrase("Calls too much"),
    phrase("Bet good hands more, and bluff less."),
    lambda style: replace(style, calls=0.8 * style.calls, respect=0.6 * style.respect),
)
HARDLY_BLUFFS: Final = Leak(
    phrase("Hardly ever bluffs"),
    phrase("Believe its bets, and bet when it checks."),
    lambda style: replace(
        style, bluffs=0.2 * style.bluffs, semibluffs=0.4 * style.semibluffs, follows_up=0.5 * style.follows_up
    ),
)
PLAYS_TOO_MANY_HANDS: Final = Leak(
    phrase("Plays too many hands"),
    phrase("Raise its limps with better hands."),
    lambda style: replace(style, plays=min(0.7, 1.5 * style.plays), raises=0.7 * style.raises),
)
LEAKS: Final = (CALLS_TOO_MUCH, HARDLY_BLUFFS, PLAYS_TOO_MANY_HANDS)
"""Those of every beginner."""


def leaking(style: Style) -> Style:
    """The style with all the leaks."""
    for leak in LEAKS:
        style = leak.of(style)
    return style
