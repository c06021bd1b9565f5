"""What each misreader gets wrong, in words, and what to remember: for the quiz and for a read at the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from pokertable.model.text import Phrase, phrase


class Mistake(NamedTuple):
    """What was misread, in one sentence, and one line to remember."""

    misread: Phrase
    remember: Phrase


MISTAKES: Final = {
    "UNMOVED": Mistake(
        phrase("You left the hundred where it lay before the actions."),
        phrase("Each action throws hands out: ask which ones do this."),
    ),
    "CHECK": Mistake(
        phrase("You spread the hundred as if there had been no check."),
        phrase("A check says something too: what would have bet is gone."),
    ),
    "BLIND": Mistake(
        phrase("You took it for a hand that was chosen to be played."),
        phrase("Who had to pay comes in with nearly anything."),
    ),
    "BLUFFS": Mistake(
        phrase("You see more bluffs than there are."),
        phrase("Count the value hands first; few styles bluff as often."),
    ),
    "NUTS": Mistake(
        phrase("You put too much on the best hand that there is."),
        phrase("The best hands are few: count how many there can be."),
    ),
    "DEAD": Mistake(
        phrase("You counted hands with cards that you hold yourself."),
        phrase("Take out what you see: your cards cannot be theirs."),
    ),
}
"""By the names of the misreadings, whose file loads the arrays."""
