"""Who an opponent is: its name, what it is called on screen, how well it plays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.model.text import Phrase

RULES_VERSION: Final = 12
"""Grows when what the rules decide changes, so that records can say by which of them a hand was played.

12: hands that stand for an unknown one of hold'em are taken evenly out of all, stud has as many ways on each street;
small pairs look at a flop, bluffs need something left to fold, a bet with the highest open pair says little, two of
stud who did the same with cards as good are each held against what they show now, and no rival is thought to hold one
of five or six own cards.
11: an expert of stud hi/lo completes with any hand only against a bring-in that was seen to fold to it.
Experts of Omaha hi/lo raise one bet of a fixed limit below the nuts. In stud, who raises two that came in has a plan.
"""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: `name` on the command line and in records, `title` on screen, `about` in one line.

    `short` is its style in a word that fits a plate.
    """

    name: str
    title: Phrase
    short: Phrase
    about: Phrase


class Skill(Enum):
    """How well an opponent plays in its style."""

    BEGINNER = "beginner"
    """Looks at its own cards alone and has leaks."""
    REGULAR = "regular"
    """Reads what the others can hold, roughly."""
    EXPERT = "expert"
    """Reads it as well as the rules allow."""
