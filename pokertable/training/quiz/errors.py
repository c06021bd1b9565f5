"""The mistakes by name, each with what the eye did and one line to carry away."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.topic import Topic


class ErrorKind(StrEnum):
    """A way to misread. The values are the words of the JSON output and of the stored progress."""

    USED_ONE = "used_one_hole_card"
    USED_THREE = "used_three_hole_cards"
    USED_FOUR = "used_four_hole_cards"
    PLAYED_BOARD = "played_the_board"
    FORCED_BOTH = "forced_both_hole_cards"
    PHANTOM_FLUSH = "phantom_flush"
    PHANTOM_STRAIGHT = "phantom_straight"
    WRONG_KICKER = "wrong_kicker"
    HIGHER_OVERLOOKED = "higher_one_overlooked"
    BETTER_OVERLOOKED = "better_hand_overlooked"
    COUNTERFEITED = "counterfeited_low"
    UNQUALIFIED = "unqualified_low"
    PAIRED_LOW = "paired_low"
    WRONG_END = "low_from_the_wrong_end"
    LOW_OVERLOOKED = "low_overlooked"
    BETTER_LOW_OVERLOOKED = "better_low_overlooked"
    NUTS_MISSED = "nuts_missed"
    NUT_LOW_MISSED = "nut_low_missed"
    SIDE_POT = "side_pot_forgotten"
    ODD_CHIP = "odd_chip"
    TIE_OVERLOOKED = "tie_overlooked"
    ANY_FIVE = "any_five_cards"
    WRONG_WINNER = "wrong_winner"
    RAISE_WITHOUT_CALL = "raise_without_the_call"
    POT_ALONE = "pot_alone"
    RAISE_BY = "raise_by_instead_of_to"
    OWN_BET_TWICE = "own_bet_counted"
    BETS_FORGOTTEN = "bets_forgotten"
    STACK_FORGOTTEN = "stack_forgotten"
    ARITHMETIC = "arithmetic"
    DEAD_AS_LIVE = "dead_cards_counted_as_live"
    FOLDED_FORGOTTEN = "folded_cards_forgotten"
    OWN_AS_DEAD = "own_cards_counted_as_dead"
    NINE_AS_LOW = "nine_counted_as_low"
    NO_DRAW = "two_cards_away"
    MISCOUNTED = "miscounted"
    OUT_OF_TIME = "out_of_time"

    @property
    def called(self) -> Phrase:
        """The error's name as it is shown."""
        return WORDS[self].title

    def words(self, topic: Topic, game: str) -> ErrorWords:
        """What is said of it in this topic, in this game."""
        return _ELSEWHERE.get((self, topic)) or _ELSEWHERE.get((self, game)) or WORDS[self]


@dataclass(frozen=True, slots=True)
class ErrorWords:
    """The texts of an error: its name, what the eye did in one sentence, one line to carry away."""

    title: Phrase
    eye: Phrase
    carry: Phrase


def _words(title: str, eye: str, carry: str) -> ErrorWords:
    return ErrorWords(phrase(title), phrase(eye), phrase(carry))


_TWO_FIRST: Final = "Pick your two first. Then look for three."
_LOW_THERE: Final = "Five different ranks of eight or lower were there to be played."
_NO_LOW_THERE: Final = "There are not five different ranks of eight or lower to be had."
_WHOLE_STREET: Final = "Twice the bet to call, plus all chips but your own bet."
WORDS: Final = {
    ErrorKind.USED_ONE: _words(
        "Four from the board", "The hold'em eye: the best five of nine, wherever they lie.", _TWO_FIRST
    ),
    ErrorKind.USED_THREE: _words(
        "Three from the hand", "The hand looked better than the rule: a third card of it was played.", _TWO_FIRST
    ),
    ErrorKind.USED_FOUR: _words("Four from the hand", "All four hole cards were played.", _TWO_FIRST),
    ErrorKind.PLAYED_BOARD: _words(
        "Played the board", "The five on the table were taken as they lie.", "Your own cards first, then the board."
    ),
    ErrorKind.FORCED_BOTH: _words(
        "Forced both hole cards",
        "The Omaha eye: both cards of the hand were made to play.",
        "In hold'em any five of the seven play.",
    ),
    ErrorKind.PHANTOM_FLUSH: _words(
        "Phantom flush", "Four of a suit were taken for five.", "Count the suit aloud: it takes five."
    ),
    ErrorKind.PHANTOM_STRAIGHT: _words(
        "Phantom straight", "Five ranks with a gap were taken for five in a row.", "Say the five ranks in a row."
    ),
    ErrorKind.WRONG_KICKER: _words(
        "Wrong kicker",
        "The hand is right, a card beside it is not the highest.",
        "After the hand, the highest cards left.",
    ),
    ErrorKind.HIGHER_OVERLOOKED: _words(
        "Higher one overlooked",
        "The kind of hand is right, but a higher one of it was there.",
        "Found one? Look for its bigger brother.",
    ),
    ErrorKind.BETTER_OVERLOOKED: _words(
        "Better hand overlooked",
        "A stronger kind of hand was there.",
        "Flush, straight, full house: ask for each in turn.",
    ),
    ErrorKind.COUNTERFEITED: _words(
        "Counterfeited low",
        "A low card of the hand pairs the board and no longer counts.",
        "Cross out each low card that the board has too.",
    ),
    ErrorKind.UNQUALIFIED: _words(
        "Unqualified low",
        _NO_LOW_THERE,
        "Three low ranks on the board, or no low.",
    ),
    ErrorKind.PAIRED_LOW: _words("Paired low", "The same rank was counted twice.", "Five cards, five ranks."),
    ErrorKind.WRONG_END: _words(
        "Low from the wrong end",
        "The lows were compared by their lowest card.",
        "Read a low as a number: the smallest wins.",
    ),
    ErrorKind.LOW_OVERLOOKED: _words("Low overlooked", _LOW_THERE, "Three low ranks on the board: look for two more."),
    ErrorKind.BETTER_LOW_OVERLOOKED: _words(
        "Better low overlooked", "There is a lower low.", "The highest card decides: make it as small as you can."
    ),
    ErrorKind.NUTS_MISSED: _words(
        "Nuts missed", "A better hand is possible on this board.", "Paired board? Three of a suit? Three close in rank?"
    ),
    ErrorKind.NUT_LOW_MISSED: _words(
        "Nut low missed", "A lower low is possible on this board.", "The two lowest ranks that the board has not."
    ),
    ErrorKind.SIDE_POT: _words(
        "Side pot forgotten",
        "A player was paid from a pot that it has no claim to.",
        "Each pot by itself: who put into it?",
    ),
    ErrorKind.ODD_CHIP: _words(
        "Odd chip",
        "The winners are right, the odd chip went to the wrong one.",
        "The odd chip: to the high half, then left of the button; in stud by the best card.",
    ),
    ErrorKind.TIE_OVERLOOKED: _words(
        "Tie overlooked", "Two hands of equal worth share.", "Five cards decide, never suits or a sixth."
    ),
    ErrorKind.ANY_FIVE: _words(
        "Any five cards", "The hold'em eye: hands were read as the best five of nine.", _TWO_FIRST
    ),
    ErrorKind.WRONG_WINNER: _words(
        "Wrong winner", "A hand was read as better than it is.", "Name each hand before you compare."
    ),
    ErrorKind.RAISE_WITHOUT_CALL: _words(
        "Raise counted without the call",
        "The pot was taken as it lies, before the call is in it.",
        "First call, then raise the pot.",
    ),
    ErrorKind.POT_ALONE: _words("The pot alone", "The pot was named as the total.", _WHOLE_STREET),
    ErrorKind.RAISE_BY: _words(
        "Raise by instead of raise to",
        "The chips of the raise were named, not the total in front of you.",
        "Raise to: everything in front of you.",
    ),
    ErrorKind.OWN_BET_TWICE: _words(
        "Own bet counted",
        "Your own chips of this street were counted with the others.",
        "Leave out what lies in front of you.",
    ),
    ErrorKind.BETS_FORGOTTEN: _words(
        "Bets forgotten",
        "Only the middle was counted, not the bets of this street.",
        "The pot is the middle and all bets.",
    ),
    ErrorKind.STACK_FORGOTTEN: _words(
        "Stack forgotten",
        "The pot would allow more than you have.",
        "The pot's maximum, or your stack if that is less.",
    ),
    ErrorKind.ARITHMETIC: _words("Arithmetic", "The sum is not the maximum.", _WHOLE_STREET),
    ErrorKind.DEAD_AS_LIVE: _words(
        "Dead cards counted as live",
        "Cards that lie face up elsewhere were counted as still to come.",
        "Take off every card you can see.",
    ),
    ErrorKind.FOLDED_FORGOTTEN: _words(
        "Folded cards forgotten", "Up cards of hands that folded are dead too.", "Remember what was folded."
    ),
    ErrorKind.OWN_AS_DEAD: _words(
        "Own cards counted", "Your own low cards were counted among the dead ones.", "Dead is what others show."
    ),
    ErrorKind.NINE_AS_LOW: _words("Nine counted as low", "A nine is not low.", "Eight or better."),
    ErrorKind.NO_DRAW: _words(
        "Two cards away", "One card does not make the low.", "Four low ranks first: then it is one card away."
    ),
    ErrorKind.MISCOUNTED: _words("Miscounted", "The count is not right.", "Rank by rank: four, less what you see."),
    ErrorKind.OUT_OF_TIME: _words("Out of time", "The time ran out.", "At the table nobody waits long."),
}
_ELSEWHERE: Final[dict[tuple[ErrorKind, str], ErrorWords]] = {
    (ErrorKind.LOW_OVERLOOKED, "stud8"): _words(
        "Low overlooked", _LOW_THERE, "Count the low ranks of the seven: five different ones are a low."
    ),
    (ErrorKind.UNQUALIFIED, "stud8"): _words(
        "Unqualified low", _NO_LOW_THERE, "Five different low ranks among the seven, or no low."
    ),
    (ErrorKind.WRONG_KICKER, Topic.SHOWDOWN): _words(
        "Wrong kicker",
        "Hands of the same kind and rank were taken for equal, but the kickers decide.",
        "Same hand? Compare the kickers, the highest first.",
    ),
}
"""Where a topic or a game needs other words: stud has no board, at a showdown the kickers of two hands differ."""
