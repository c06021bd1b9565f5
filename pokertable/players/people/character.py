"""An opponent's identity: its name, its name on screen, its skill."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.model.text import Phrase

RULES_VERSION: Final = 19
"""Version of the rules' decisions, stored with records of hands.

18: where bets have sizes, who made the last raise is thought to bet on with weak hands too, and thin value is
presumed of the last bet: what is called there, and what is folded, has the equity that is believed. Hands worth
clearly more than the price are no longer given up; the worst hands bluff three times of four, so that checks hold
some. Beginners call a tenth too much, no longer a fifth, and credit bets. In draw games hands after the last draw are
those of the bets there, and missed draws bluff. 17: an expert ranks its own hands among those of its style's regular,
no longer of a tight-aggressive one, on the last street the fair part of a range is folded, and with cards to come
three quarters of it; a draw with less than a fair share is not bet at rivals who do not fold. In draw games who drew
more cards than the one rival checks what is not worth a bet, and no pair of jacks or better stands pat as a bluff.
16: bets and raises near the stack are answered by a hand's place in its range, as smaller ones are; in a sit and go
calls for the stack and all-ins are weighed by the prizes. 15: in hold'em without a limit an open that is raised again
is defended by its place among the hands opened from there and by the size of the re-raise; a shove of a hundred big
blinds is believed in full, under the gun by aces and kings alone; bets of three pots are answered like smaller ones,
and thin value is bet on the last street against callers who could not raise. Who raises most of its hands never opens
with a call. In draw games no hand steals that discards four; stud hi/lo's bring-in is not called with junk, and an
ace with two cards up to the seven goes on. 14: where bets have sizes, what is folded follows from the size of the bet
and a hand's place among those that may be held; an expert presumes bets of any size of its regulars and reads their
size as of a usual player, so that a bigger bet is never read as weaker; a check says less of bad hands too, which
bluff; a deep shove is believed the more the more are behind, and one of several pots by what makes it; a rock folds
rivers without a pair, a station calls for the stack with somewhat less than the price. In draw games who drew fewer
cards than the one rival bets. 13: in draw games a hand's end is counted over all cards that may come, alone and among
others; players who watch the others' draws weigh every discard against them. 12: hands that stand for an unknown one
of hold'em are taken evenly out of all, stud has as many ways on each street; small pairs look at a flop, bluffs need
a stack that may still fold, a bet with the highest open pair says little, two stud players who did the same with
equal cards are each held against their present up cards, and no rival is thought to hold one of five or six own
cards. 11: an expert of stud hi/lo completes with any hand only against a bring-in that was seen to fold to it.
Experts of Omaha hi/lo raise one bet of a fixed limit below the nuts. In stud, a player who raises two that came in
has a plan."""


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
    """Skill of an opponent in its style."""

    BEGINNER = "beginner"
    """Looks only at its own cards and has leaks."""
    REGULAR = "regular"
    """Reads the others' ranges, roughly."""
    EXPERT = "expert"
    """Reads ranges as well as the rules allow."""
