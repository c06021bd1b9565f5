"""Tables of classes, one per family of games and street, each class with the hands that fit.

A table is read from the top: a hand belongs to the first class that fits, and the last takes all, so the classes are
disjoint and complete. A pair on the board counts for nobody: where the log would count it, the name says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pokertable.analysis.arrays import Bools
from pokertable.model.cards import ACE, EIGHT, FIVE, KING, NINE, QUEEN, SEVEN, SIX, TEN
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase, phrase
from pokertable.players.worth.features import HandFeatures


@dataclass(frozen=True, slots=True)
class HandClass:
    """A class: its name and the hands that fit."""

    name: Phrase
    fits: Callable[[HandFeatures], Bools]


def _made(name: str, category: Category) -> HandClass:
    return HandClass(phrase(name), lambda seen: seen.at_least(category))


def _low_to(name: str, count: int, most: int) -> HandClass:
    """A class of `count` ranks up to this one, the ace low."""
    return HandClass(phrase(name), lambda seen: seen.low_to(count, most))


def _whole_low(name: str, worst: str) -> HandClass:
    """A class of such a hand of the game's one share, or a better one."""
    return HandClass(phrase(name), lambda seen: seen.whole_low(worst))


def _both(name: str, low: Callable[[HandFeatures], Bools], category: Category) -> HandClass:
    """A class of such a low, and such a high hand or better."""
    return HandClass(phrase(name), lambda seen: low(seen) & seen.at_least(category))


_FULL = _made("Full house or better", Category.FULL_HOUSE)
_FLUSH = _made("Flush", Category.FLUSH)
_STRAIGHT = _made("Straight", Category.STRAIGHT)
_STRAIGHT_OR_BETTER = _made("Straight or better", Category.STRAIGHT)
_SET = _made("Set or trips", Category.THREE_OF_A_KIND)
_TRIPS = _made("Three of a kind", Category.THREE_OF_A_KIND)
_TWO_PAIR = _made("Two pair", Category.TWO_PAIR)
ON_A_PAIR: Final = {_TWO_PAIR: HandClass(phrase("Two pair without the board's pair"), _TWO_PAIR.fits)}
"""Names of classes on a board with a pair, which makes two pair of every other one."""
_TOP_PAIR_OR_OVERPAIR = HandClass(phrase("Top pair or overpair"), HandFeatures.top_pair)
_NO_PAIR = HandClass(phrase("No pair"), HandFeatures.everything)
_NO_OWN_PAIR = HandClass(phrase("No pair using a hole card"), HandFeatures.everything)
_PAIR_OR_LESS = HandClass(phrase("Pair using a hole card, or less"), HandFeatures.everything)
_LOWER_PAIR_OR_LESS = HandClass(phrase("Lower pair or less"), HandFeatures.everything)
_NOTHING = HandClass(phrase("Nothing yet"), HandFeatures.everything)
_REST = HandClass(phrase("Anything else"), HandFeatures.everything)
_HIGH_PAIR = HandClass(phrase("Pair of tens or higher"), lambda seen: seen.pair(TEN))
_SMALLER_PAIR = HandClass(phrase("Smaller pair"), lambda seen: seen.pair())
_PAIRS = (_HIGH_PAIR, _SMALLER_PAIR)
_HIGH_ALONE = (
    _made("Straight or better, no low", Category.STRAIGHT),
    _made("Two pair or trips, no low", Category.TWO_PAIR),
)

HOLDEM_START: Final = (
    HandClass(phrase("Pair of aces to queens"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Pair of jacks to sevens"), lambda seen: seen.pair(SEVEN)),
    HandClass(phrase("Pair of sixes to deuces"), lambda seen: seen.pair()),
    HandClass(phrase("Ace-king or ace-queen"), lambda seen: seen.ace() & seen.high(2, QUEEN)),
    HandClass(phrase("Two other high cards"), lambda seen: seen.high(2)),
    HandClass(phrase("Ace and a low card"), HandFeatures.ace),
    HandClass(phrase("Connected suited cards"), lambda seen: seen.close(2) & seen.suited()),
    _REST,
)
HOLDEM_LATER: Final = (
    _STRAIGHT_OR_BETTER,
    _SET,
    _TWO_PAIR,
    HandClass(phrase("Overpair"), HandFeatures.overpair),
    HandClass(phrase("Top pair"), HandFeatures.top_pair),
    HandClass(phrase("Flush or straight draw"), HandFeatures.drawing),
    _made("Lower pair", Category.ONE_PAIR),
    HandClass(phrase("Gutshot or nothing yet"), HandFeatures.everything),
)
HOLDEM_LAST: Final = (
    _FULL,
    _FLUSH,
    _STRAIGHT,
    _SET,
    _TWO_PAIR,
    _TOP_PAIR_OR_OVERPAIR,
    _made("Lower pair", Category.ONE_PAIR),
    _NO_OWN_PAIR,
)
OMAHA_START: Final = (
    HandClass(phrase("Aces"), lambda seen: seen.pair(ACE)),
    HandClass(phrase("Kings or queens"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Two smaller pairs"), lambda seen: seen.pairs(2)),
    HandClass(phrase("Connected cards, double-suited"), lambda seen: seen.close(5) & seen.double_suited()),
    HandClass(phrase("Connected cards"), lambda seen: seen.close(5)),
    HandClass(phrase("Four high cards"), lambda seen: seen.high(4)),
    _SMALLER_PAIR,
    _REST,
)
DOOR_CARD_START: Final = (
    HandClass(phrase("Set with the door card"), lambda seen: seen.of_open_rank(2)),
    HandClass(phrase("Aces"), lambda seen: seen.pair(ACE)),
    HandClass(phrase("Kings or queens"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Two pair with the door card"), lambda seen: seen.of_open_rank(1) & seen.pair()),
    HandClass(phrase("Pair with the door card"), lambda seen: seen.of_open_rank(1)),
    HandClass(phrase("Two cards in the door card's suit"), lambda seen: seen.of_open_suit(2)),
    _SMALLER_PAIR,
    _REST,
)
OMAHA_LATER: Final = (
    _made("Flush or better", Category.FLUSH),
    _STRAIGHT,
    _SET,
    _TWO_PAIR,
    HandClass(phrase("Nut-flush draw"), HandFeatures.nut_flush_draw),
    HandClass(phrase("Wrap or other draw"), HandFeatures.drawing),
    _TOP_PAIR_OR_OVERPAIR,
    _LOWER_PAIR_OR_LESS,
)
OMAHA_LAST: Final = (
    _FULL,
    HandClass(phrase("Nut flush"), HandFeatures.nut_flush),
    _made("Lower flush", Category.FLUSH),
    _STRAIGHT,
    _SET,
    _TWO_PAIR,
    _TOP_PAIR_OR_OVERPAIR,
    _LOWER_PAIR_OR_LESS,
)
SPLIT_START: Final = (
    HandClass(phrase("Pair of aces with a deuce"), lambda seen: seen.pair(ACE) & seen.best_low_cards()),
    HandClass(phrase("A-2 and another low card"), lambda seen: seen.best_low_cards() & seen.lows(3)),
    HandClass(phrase("Bare A-2"), HandFeatures.best_low_cards),
    HandClass(phrase("Ace and two low cards"), lambda seen: seen.ace() & seen.lows(3)),
    HandClass(phrase("Pair of queens or higher"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Four high cards"), lambda seen: seen.high(4)),
    HandClass(phrase("Three low cards"), lambda seen: seen.lows(3)),
    _REST,
)
DOOR_CARD_SPLIT_START: Final = (
    HandClass(phrase("Aces with the two best low cards"), lambda seen: seen.pair(ACE) & seen.best_low_cards()),
    HandClass(phrase("The two best low cards and another"), lambda seen: seen.best_low_cards() & seen.lows(3)),
    HandClass(phrase("The two best low cards"), HandFeatures.best_low_cards),
    HandClass(phrase("Set with the door card"), lambda seen: seen.of_open_rank(2)),
    HandClass(phrase("Ace and two low cards"), lambda seen: seen.ace() & seen.lows(3)),
    HandClass(phrase("Pair of queens or higher"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Three low cards"), lambda seen: seen.lows(3)),
    _REST,
)
SPLIT_LATER: Final = (
    _both("Nut low, two pair or better", HandFeatures.nut_low, Category.TWO_PAIR),
    HandClass(phrase("Bare nut low"), HandFeatures.nut_low),
    HandClass(phrase("Other low"), HandFeatures.low),
    *_HIGH_ALONE,
    HandClass(phrase("Nut-low draw"), HandFeatures.nut_low_draw),
    HandClass(phrase("Other draw"), HandFeatures.drawing),
    _PAIR_OR_LESS,
)
SPLIT_LAST: Final = (
    _both("Nut low, two pair or better", HandFeatures.nut_low, Category.TWO_PAIR),
    HandClass(phrase("Bare nut low"), HandFeatures.nut_low),
    _both("Other low, two pair or better", HandFeatures.low, Category.TWO_PAIR),
    HandClass(phrase("Other low"), HandFeatures.low),
    *_HIGH_ALONE,
    _made("Pair using a hole card, no low", Category.ONE_PAIR),
    HandClass(phrase("No pair using a hole card, no low"), HandFeatures.everything),
)
STUD_START: Final = (
    HandClass(phrase("Rolled up"), HandFeatures.trips),
    HandClass(phrase("Pair of queens or higher"), lambda seen: seen.pair(QUEEN)),
    HandClass(phrase("Pair of sevens to jacks"), lambda seen: seen.pair(SEVEN)),
    HandClass(phrase("Pair of deuces to sixes"), lambda seen: seen.pair()),
    HandClass(phrase("Three suited cards"), lambda seen: seen.suited(3)),
    HandClass(phrase("Three to a straight"), lambda seen: seen.in_a_row(3)),
    HandClass(phrase("Two high cards"), lambda seen: seen.high(2)),
    _REST,
)
FIVE_STUD_START: Final = (
    *_PAIRS,
    HandClass(phrase("Two high cards"), lambda seen: seen.high(2)),
    HandClass(phrase("Ace and a low card"), HandFeatures.ace),
    HandClass(phrase("King or queen"), lambda seen: seen.high(1, QUEEN)),
    HandClass(phrase("Jack or ten"), lambda seen: seen.high(1)),
    _REST,
)
FIVE_STUD_THREE: Final = (
    HandClass(phrase("Trips"), HandFeatures.trips),
    *_PAIRS,
    HandClass(phrase("Three to a flush or straight"), lambda seen: seen.suited(3) | seen.in_a_row(3)),
    HandClass(phrase("Ace high"), HandFeatures.ace),
    HandClass(phrase("King or queen high"), lambda seen: seen.high(1, QUEEN)),
    _REST,
)
FIVE_STUD_FOUR: Final = (
    HandClass(phrase("Two pair or trips"), lambda seen: seen.trips() | seen.pairs(2)),
    *_PAIRS,
    HandClass(phrase("Four to a flush"), lambda seen: seen.suited(4)),
    HandClass(phrase("Four to a straight"), lambda seen: seen.in_a_row(4)),
    HandClass(phrase("Ace high"), HandFeatures.ace),
    _REST,
)
FIVE_STUD_LAST: Final = (
    _STRAIGHT_OR_BETTER,
    _TRIPS,
    _TWO_PAIR,
    *_PAIRS,
    HandClass(phrase("Ace high"), HandFeatures.ace),
    _NO_PAIR,
)
STUD_SPLIT_START: Final = (
    HandClass(phrase("Rolled up"), HandFeatures.trips),
    HandClass(phrase("Pair of aces"), lambda seen: seen.pair(ACE)),
    HandClass(phrase("Smaller pair with an ace"), lambda seen: seen.pair() & seen.ace()),
    HandClass(phrase("Three low cards, all live"), lambda seen: seen.lows(3) & seen.live_low()),
    HandClass(phrase("Three low cards, some dead"), lambda seen: seen.lows(3)),
    HandClass(phrase("Pair without an ace"), lambda seen: seen.pair()),
    HandClass(phrase("Two low cards"), lambda seen: seen.lows(2)),
    _REST,
)
STUD_FOUR: Final = (
    HandClass(phrase("Three of a kind"), HandFeatures.trips),
    HandClass(phrase("Two pair"), lambda seen: seen.pairs(2)),
    HandClass(phrase("Four to a flush"), lambda seen: seen.suited(4)),
    *_PAIRS,
    HandClass(phrase("Four to a straight"), lambda seen: seen.in_a_row(4)),
    _NOTHING,
)
STUD_SPLIT_FOUR: Final = (
    HandClass(phrase("Two pair or better"), lambda seen: seen.pairs(2) | seen.trips()),
    HandClass(phrase("Four low cards, all live"), lambda seen: seen.lows(4) & seen.live_low()),
    HandClass(phrase("Four low cards, some dead"), lambda seen: seen.lows(4)),
    HandClass(phrase("Three low cards and a pair"), lambda seen: seen.pair() & seen.lows(3)),
    HandClass(phrase("Three low cards"), lambda seen: seen.lows(3)),
    *_PAIRS,
    _REST,
)
STUD_LATER: Final = (
    _STRAIGHT_OR_BETTER,
    _TRIPS,
    _TWO_PAIR,
    HandClass(phrase("Four to a flush"), lambda seen: seen.suited(4)),
    *_PAIRS,
    HandClass(phrase("Four to a straight"), lambda seen: seen.in_a_row(4)),
    _NOTHING,
)
STUD_LAST: Final = (_FULL, _FLUSH, _STRAIGHT, _TRIPS, _TWO_PAIR, *_PAIRS, _NO_PAIR)
RAZZ_START: Final = (
    _low_to("Three cards, five or lower", 3, FIVE),
    _low_to("Three cards, six or lower", 3, SIX),
    _low_to("Three cards, seven or lower", 3, SEVEN),
    _low_to("Three cards, eight or lower", 3, EIGHT),
    _low_to("Three cards, nine or ten high", 3, TEN),
    _low_to("Two cards, eight or lower", 2, EIGHT),
    _REST,
)
RAZZ_FOUR: Final = (
    _low_to("Four to a six low", 4, SIX),
    _low_to("Four to a seven low", 4, SEVEN),
    _low_to("Four to an eight low", 4, EIGHT),
    _low_to("Four to a nine or ten low", 4, TEN),
    _low_to("Three cards, seven or lower", 3, SEVEN),
    _low_to("Three cards, eight or lower", 3, EIGHT),
    HandClass(phrase("Two cards, eight or lower, no pair"), lambda seen: seen.low_to(2, EIGHT) & seen.low_to(4, KING)),
    HandClass(phrase("Paired, or three high cards"), HandFeatures.everything),
)
RAZZ_LATER: Final = (
    _low_to("Seven low or better", 5, SEVEN),
    _low_to("Eight low", 5, EIGHT),
    _low_to("Nine or ten low", 5, TEN),
    _low_to("Four to a seven low", 4, SEVEN),
    _low_to("Four to an eight low", 4, EIGHT),
    _low_to("Jack, queen or king low", 5, KING),
    _low_to("Three cards, eight or lower", 3, EIGHT),
    _REST,
)
RAZZ_LAST: Final = (
    _low_to("Six low or better", 5, SIX),
    _low_to("Seven low", 5, SEVEN),
    _low_to("Eight low", 5, EIGHT),
    _low_to("Nine low", 5, NINE),
    _low_to("Ten low", 5, TEN),
    _low_to("Jack, queen or king low", 5, KING),
    HandClass(phrase("Paired"), HandFeatures.everything),
)
DRAW_HIGH: Final = (
    _STRAIGHT_OR_BETTER,
    _TRIPS,
    _TWO_PAIR,
    *_PAIRS,
    HandClass(phrase("Four to a flush or straight"), lambda seen: seen.suited(4) | seen.in_a_row(4)),
    _REST,
)
DEUCE_ONE_DRAW: Final = (
    _whole_low("Pat eight or better", "8s7h6d5c3s"),
    _whole_low("Pat nine", "9s8h7d6c4s"),
    _whole_low("Pat ten or jack", "JsTh9d8c6s"),
    HandClass(phrase("One-card draw to an eight"), lambda seen: seen.lows_up_to(4, EIGHT)),
    HandClass(phrase("One-card draw to a nine or ten"), lambda seen: seen.lows_up_to(4, TEN)),
    HandClass(phrase("Two-card draw to an eight"), lambda seen: seen.lows_up_to(3, EIGHT)),
    _REST,
)
DEUCE_DRAWS: Final = (
    _whole_low("Pat seven or better", "7s6h5d4c2s"),
    _whole_low("Pat eight", "8s7h6d5c3s"),
    _whole_low("Pat nine or ten", "Ts9h8d7c5s"),
    HandClass(phrase("One-card draw to a seven"), lambda seen: seen.lows_up_to(4, SEVEN)),
    HandClass(phrase("One-card draw to an eight"), lambda seen: seen.lows_up_to(4, EIGHT)),
    HandClass(phrase("Two-card draw to a seven, with a deuce"), lambda seen: seen.lows_up_to(3, SEVEN) & seen.deuce()),
    HandClass(phrase("Two-card draw to an eight"), lambda seen: seen.lows_up_to(3, EIGHT)),
    _REST,
)
DEUCE_LAST: Final = (
    _whole_low("Seven low", "7s6h5d4c2s"),
    _whole_low("Eight low", "8s7h6d5c3s"),
    _whole_low("Nine low", "9s8h7d6c4s"),
    _whole_low("Ten low", "Ts9h8d7c5s"),
    _whole_low("Jack or queen low", "QsJhTd9c7s"),
    _whole_low("King or ace low", "AsKhQdJc9s"),
    HandClass(phrase("Paired, straight or flush"), HandFeatures.everything),
)
BADUGI_DRAWS: Final = (
    _whole_low("Badugi, eight or better", "8s7h6d5c"),
    _whole_low("Badugi, nine or worse", "KsQhJdTc"),
    _whole_low("Three-card hand, five or lower", "5s4h3d"),
    _whole_low("Three-card hand, seven or lower", "7s6h5d"),
    _whole_low("Three-card hand, eight high or worse", "KsQhJd"),
    _whole_low("Two-card hand, five or lower", "5s4h"),
    _REST,
)
BADUGI_LAST: Final = (
    _whole_low("Badugi, six or better", "6s5h4d3c"),
    _whole_low("Badugi, seven or eight", "8s7h6d5c"),
    _whole_low("Badugi, nine or ten", "Ts9h8d7c"),
    _whole_low("Badugi, jack or worse", "KsQhJdTc"),
    _whole_low("Three-card hand, seven or lower", "7s6h5d"),
    _whole_low("Three-card hand, eight high or worse", "KsQhJd"),
    HandClass(phrase("Two cards, or one"), HandFeatures.everything),
)
STUD_SPLIT_LATER: Final = (
    _both("Low and a pair or better", HandFeatures.low, Category.ONE_PAIR),
    HandClass(phrase("Bare low"), HandFeatures.low),
    *_HIGH_ALONE,
    HandClass(phrase("Four low cards and a pair"), lambda seen: seen.lows(4) & seen.pair()),
    HandClass(phrase("Four low cards"), lambda seen: seen.lows(4)),
    HandClass(phrase("Pair"), lambda seen: seen.pair()),
    _REST,
)
STUD_SPLIT_LAST: Final = (
    _both("Low, straight or better", HandFeatures.low, Category.STRAIGHT),
    _both("Low and a pair or better", HandFeatures.low, Category.ONE_PAIR),
    HandClass(phrase("Bare low"), HandFeatures.low),
    *_HIGH_ALONE,
    _made("One pair, no low", Category.ONE_PAIR),
    HandClass(phrase("No pair, no low"), HandFeatures.everything),
)
