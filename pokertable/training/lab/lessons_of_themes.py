"""Lessons of the decision trainer's themes: of those listed the first that has a step in the game."""

from __future__ import annotations

from typing import Final

from pokertable.training.decide.themes import DecideTheme
from pokertable.training.lab.course import all_lessons
from pokertable.training.lab.lesson import game_of

_STARTS: Final = ("holdem-preflop", "starts-omaha8", "stud8-starts", "razz-starts", "stud-pairs", "draw5-pairs")
_DRAWS: Final = ("badugi-draws", "single27-pat", "draw5-draws")
LESSONS: Final = {
    DecideTheme.FIRST_IN: ("stud8-steal", *_STARTS),
    DecideTheme.FACING: _STARTS,
    DecideTheme.DEFENCE: _STARTS,
    DecideTheme.SHORT: ("holdem-push",),
    DecideTheme.PRICE: ("stud8-worth", "stud-live", "price-of-half", "price-of-a-call"),
    DecideTheme.NUT: ("draws-not-to-the-nuts",),
    DecideTheme.HALF: ("stud8-scoop", "price-of-half"),
    DecideTheme.DEAD: ("stud8-live", "stud-live"),
    DecideTheme.FIFTH: ("stud8-fifth", "razz-fifth", "stud-live"),
    DecideTheme.BET: ("stud8-boards", "holdem-bluff"),
    DecideTheme.VALUE: ("holdem-kicker",),
    DecideTheme.BLUFF: ("holdem-bluff",),
    DecideTheme.DISCARD: _DRAWS,
    DecideTheme.PRIZES: ("holdem-push", "sit-and-go"),
    DecideTheme.BUBBLE: ("sit-and-go",),
}
GENERAL: Final = (DecideTheme.SHORT, DecideTheme.PRICE, DecideTheme.BLUFF)
"""Themes whose last lesson is for any game."""


def lesson_of(theme: DecideTheme, game: str) -> str | None:
    """The key of the lesson on a theme in a game; None: there is none."""
    by_key = {lesson.key: lesson for lesson in all_lessons()}
    for key in LESSONS[theme]:
        if any(game_of(step) == game for step in by_key[key].steps):
            return key
    return LESSONS[theme][-1] if theme in GENERAL else None
