"""The misreadings by name, each with its description and a line to remember.

Shared ones are here; a topic's own are in its file.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant


@dataclass(frozen=True, slots=True)
class ErrorKind:
    """A misreading: its name on screen, its description in one sentence, one line to remember.

    `key` is its word in the JSON output and in the stored progress; two kinds with one key are the same error.
    """

    key: str
    title: Phrase = field(compare=False)
    misread: Phrase = field(compare=False)
    remember: Phrase = field(compare=False)
    remember_without_board: Phrase | None = field(default=None, compare=False)

    def remember_in(self, variant: Variant) -> Phrase:
        """The line to remember in this game, without a board where there is none."""
        return self.remember if variant.board_cards else self.remember_without_board or self.remember


def error_kind(key: str, title: str, misread: str, remember: str, without_board: str = "") -> ErrorKind:
    """The kind of this key and these texts."""
    other = phrase(without_board) if without_board else None
    return ErrorKind(key, phrase(title), phrase(misread), phrase(remember), other)


_TWO_FIRST: Final = "Pick your two cards first, then look for three on the board."
USED_ONE: Final = error_kind(
    "used_one_hole_card",
    "Four from the board",
    "You played it like hold'em: the best five cards, wherever they are.",
    _TWO_FIRST,
)
USED_THREE: Final = error_kind(
    "used_three_hole_cards",
    "Three from the hand",
    "You played a third card from your hand.",
    _TWO_FIRST,
)
USED_FOUR: Final = error_kind("used_four_hole_cards", "Four from the hand", "You played four hole cards.", _TWO_FIRST)
USED_FIVE: Final = error_kind("used_five_hole_cards", "Five from the hand", "You played five hole cards.", _TWO_FIRST)
PLAYED_BOARD: Final = error_kind(
    "played_the_board",
    "Played the board",
    "You took the five board cards as your hand.",
    "Your own cards first, then the board.",
)
FORCED_BOTH: Final = error_kind(
    "forced_both_hole_cards",
    "Used both hole cards",
    "You made both hole cards play, as in Omaha.",
    "In hold'em any five of the seven play.",
)
WRONG_KICKER: Final = error_kind(
    "wrong_kicker",
    "Wrong kicker",
    "The hand is right, but you had a higher kicker.",
    "Fill in with the highest cards left.",
)
HIGHER_OVERLOOKED: Final = error_kind(
    "higher_one_overlooked",
    "Missed a higher hand",
    "The right type of hand, but you had a higher one.",
    "Found one? Look for a higher one.",
)
BETTER_OVERLOOKED: Final = error_kind(
    "better_hand_overlooked",
    "Missed a better hand",
    "You had a stronger type of hand.",
    "Check for each in turn: full house, flush, straight.",
)
WHEEL_OVERLOOKED: Final = replace(
    BETTER_OVERLOOKED,
    misread=phrase("The ace also counts as one, below the deuce: A-2-3-4-5 is a straight, the wheel."),
)
COUNTERFEITED: Final = error_kind(
    "counterfeited_low",
    "Counterfeited low",
    "A low card in your hand is also on the board: that rank counts only once.",
    "Count five different low ranks, one that is both in your hand and on the board only once.",
)
UNQUALIFIED: Final = error_kind(
    "unqualified_low",
    "Not a qualifying low",
    "There weren't five different low ranks to play.",
    "Three low ranks on the board, or no low.",
    "Five different low ranks among the seven, or no low.",
)
TOO_HIGH: Final = error_kind(
    "low_too_high",
    "Too high for a low",
    "A card you picked is too high for a low.",
    "Leave out every card above the limit, then look for five different ranks.",
)
PAIRED_LOW: Final = error_kind(
    "paired_low", "Paired low", "You counted one rank twice.", "Five cards, five different ranks."
)
LOW_OVERLOOKED: Final = error_kind(
    "low_overlooked",
    "Missed the low",
    "There was a low: five different low ranks.",
    "Three or more low ranks on the board: look for two more in your hand.",
    "Count the low ranks of your seven: five different ones make a low.",
)
BETTER_LOW_OVERLOOKED: Final = error_kind(
    "better_low_overlooked",
    "Missed a better low",
    "There is a lower low.",
    "The highest card decides: make it as low as you can.",
)
OUT_OF_TIME: Final = error_kind("out_of_time", "Out of time", "You ran out of time.", "Nobody waits long at the table.")

_BY_COUNT: Final = {0: PLAYED_BOARD, 1: USED_ONE, 3: USED_THREE, 4: USED_FOUR, 5: USED_FIVE}
COUNT_ERRORS: Final = tuple(_BY_COUNT.values())
"""Errors of playing another number of hole cards than exactly two."""
COMPARED: Final = (BETTER_OVERLOOKED, HIGHER_OVERLOOKED, WRONG_KICKER)
ACE_AS_HIGH: Final = error_kind(
    "ace_read_as_high", "Ace read as high", "You treated the ace as the highest card.", "Ace-to-five: the ace is low."
)
STRAIGHT_COUNTED: Final = error_kind(
    "straight_or_flush_counted",
    "Straight or flush counted",
    "You read a low as a straight or a flush.",
    "Ace-to-five: straights and flushes don't count.",
)
LOW_ERRORS: Final = (LOW_OVERLOOKED, UNQUALIFIED, TOO_HIGH, COUNTERFEITED, PAIRED_LOW)


def count_errors(hole_cards: int) -> dict[int, ErrorKind]:
    """The error of playing each other number of hole cards, where exactly two of `hole_cards` play."""
    return {count: error for count, error in _BY_COUNT.items() if count <= hole_cards}
