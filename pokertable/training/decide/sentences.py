"""The sentences that say why a choice is best, by the review's reason, the round, and what the choice earns by."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from pokertable.model.text import Phrase, phrase
from pokertable.training.decide.gain import By
from pokertable.training.explain.reasons import Reason


class Round(Enum):
    """A round of betting, by what is still to come."""

    FIRST = auto()
    MIDDLE = auto()
    LAST = auto()


_PUSH: Final = phrase("With so few big blinds, the choice is all-in or fold, and this hand is strong enough.")
ADVICE: Final = {
    Reason.FREE_FOLD: phrase("Checking is free."),
    Reason.FOLDED_RAISE: phrase("This hand is worth a raise."),
    Reason.FOLDED_CALL: phrase("You have the odds to call."),
    Reason.FOLDED_IMPLIED: phrase("Later bets will pay for this hand."),
    Reason.FOR_HALF: phrase("You would pay full price for a hand that wins only half."),
    Reason.DREW: phrase("Your hand is good enough as it is."),
    Reason.STOOD_PAT: phrase("Your hand isn't good enough as it is."),
    Reason.DISCARDED_TOO_MUCH: phrase("You have another card worth keeping."),
    Reason.KEPT_TOO_MUCH: phrase("Your other cards aren't worth keeping."),
    Reason.OTHER_CARDS: phrase("The cards you keep make the better draw."),
    Reason.BET_MORE: phrase("A bigger bet earns more."),
    Reason.BET_LESS: phrase("A smaller bet earns more."),
    Reason.RAISE_MORE: phrase("A bigger raise earns more."),
    Reason.RAISE_LESS: phrase("A smaller raise earns more."),
    Reason.FOLDING_CHEAPER: phrase("Putting chips in costs more than folding."),
    Reason.BET: phrase("Checking is worth more than betting."),
    Reason.RAISED: phrase("Calling is worth more than raising."),
    Reason.COMPLETED: phrase("Bringing it in is worth more than completing."),
    Reason.BROUGHT_IN: phrase("Completing is worth more than bringing it in."),
    Reason.CHECKED: phrase("Betting is worth more than checking."),
    Reason.CALLED: phrase("Raising is worth more than calling."),
    Reason.QUARTERED: phrase("You would be quartered too often."),
    Reason.COUNTERFEITED: phrase("Your low is counterfeited."),
    Reason.NON_NUT: phrase("Your flush isn't the nuts."),
    Reason.NON_NUT_DRAW: phrase("Your flush draw isn't to the nuts."),
    Reason.DEAD_CARDS: phrase("Too many of the cards you need are gone."),
    Reason.TOO_WEAK: phrase("This hand is too weak to play."),
    Reason.FOLDED_PUSH: _PUSH,
    Reason.PUSH_OR_FOLD: phrase("With so few big blinds, the choice is all-in or fold."),
    Reason.FOR_THE_STACK: phrase("This hand is too weak to put your stack in."),
    Reason.CALL_IN_CHIPS: phrase("In chips this is a call, in prizes a fold."),
    Reason.RAISE_IN_CHIPS: phrase("In chips this is a raise, in prizes a fold."),
    Reason.BLUFFED: phrase("Too few of their hands would fold."),
    Reason.THIN_VALUE: phrase("Worse hands will call."),
    Reason.OUT_OF_POSITION: phrase("Out of position, this hand wins less than its share."),
    Reason.LATER_COST: phrase("Later bets will cost more than the odds give you."),
    Reason.PAID: phrase("The price is too high for this hand."),
}
"""Why the best choice is better, by the review's reason against the other one, where no more is known."""
VALUE: Final = phrase("You have {share}% equity, more than an even share ({even}%): build the pot.")
_ALL_IN: Final = phrase("You have {share}% equity, more than an even share ({even}%): get your chips in.")
_ALL_IN_EVEN: Final = phrase("You have {share}% equity, about an even share ({even}%): get your chips in.")
_SEMI_BLUFF: Final = phrase("Enough of their hands will fold, and yours can improve if called.")
_SOME_FOLD: Final = phrase("Some of their hands will fold, and yours can improve if called.")
_BLUFF: Final = phrase("Enough better hands will fold.")
_SOME_BETTER_FOLD: Final = phrase("Some better hands will fold.")
_WORSE_CALL: Final = phrase("Worse hands will call a raise.")
_TRAP: Final = phrase("Checking earns more: a bet will often follow.")
_SLOW_PLAY: Final = phrase("Calling earns more: another bet will often follow.")
_NO_VALUE_BET: Final = phrase("A bet would mostly be called by better hands.")
_NO_VALUE_RAISE: Final = phrase("A raise would mostly be called by better hands.")
FREE_CARD: Final = phrase("You have {share}% equity with a draw, and a check may get you the next card for free.")
NEXT_CARD_FREE: Final = phrase("You have {share}% equity with a draw, and a check gets you the next card for free.")
SPLIT_BET: Final = phrase("A bet would mostly be called by hands that split the pot with you.")
SPLIT_RAISE: Final = phrase("A raise would mostly be called by hands that split the pot with you.")
LESS_THAN_EVEN: Final = phrase("You have {share}% equity, less than an even share ({even}%): don't build the pot.")
ABOUT_EVEN: Final = phrase("You have {share}% equity, at most an even share ({even}%): don't build the pot.")
SURE_HALF_BET: Final = phrase("You are nearly sure of half the pot: a bet risks little and plays for all of it.")
SURE_HALF_RAISE: Final = phrase("You are nearly sure of half the pot: a raise risks little and plays for all of it.")
SURE_HALF_CALL: Final = phrase("You are nearly sure of half the pot, and a call needs only {needed}% equity.")
_NO_FOLDS: Final = phrase("You have {share}% equity, and too few of their hands would fold.")
_NO_FOLDS_TO_A_RAISE: Final = phrase("You have {share}% equity, and too few of their hands would fold to a raise.")
PRICE: Final = phrase("You have {share}% equity, and a call needs {needed}%.")
_PRICE_IN_CHIPS: Final = phrase(
    "You have {share}% equity. A call needs {needed}% in chips, more in prizes; your hand has enough."
)
IF_THEY_FOLD: Final = phrase("A call needs {price}% equity if nobody else calls, and your hand has that.")
IF_ALL_CALL: Final = phrase("You have {share}% equity even if everybody calls, and a call needs at most {price}%.")
_IN_CHIPS_IF_THEY_FOLD: Final = phrase(
    "A call needs {price}% equity in chips if nobody else calls, more in prizes; your hand has enough."
)
ONLY: Final = phrase("You have only {share}% equity, and a call needs {needed}%.")
ONLY_NOW: Final = phrase(
    "You have only {share}% equity, and a call needs {needed}%; later bets will cost you more still."
)
COSTS_MORE: Final = phrase(
    "You have {share}% equity and need {needed}%, but later bets will cost more than that gains."
)
_PUSH_FOR_FOLDS: Final = phrase(
    "With so few big blinds, the choice is all-in or fold, and enough hands fold to make going all-in pay."
)
_STACK: Final = phrase("You have only {share}% equity, and a call for your stack needs {needed}%.")
_OUT_OF_POSITION: Final = phrase(
    "You have {share}% equity and need {needed}%, but out of position later bets cost more than that gains."
)
_PLAYS_BADLY: Final = phrase(
    "You have {share}% equity and need {needed}%, but this hand plays too badly after the first round."
)
_ENOUGH_TO_CALL: Final = phrase(
    "You have {share}% equity: enough to call, which needs {needed}%, but too little to raise."
)
_CALL_NO_RAISE: Final = phrase(
    "You have {share}% equity, enough to call, but a raise would mostly be called by better hands."
)
_PRICE_ALONE: Final = phrase("You have {alone}% equity if nobody else calls, and a call needs {needed}%.")
_ONLY_ALONE: Final = phrase(
    "You have only {alone}% equity even if nobody else calls, and a call needs {needed}%, with {players} still to act."
)
_OTHERS_MAY_CALL: Final = phrase(
    "You have {alone}% equity if nobody else calls and need {needed}%, but {players} may still call or raise."
)
_TOO_LITTLE_TO_CALL: Final = phrase(
    "You have {share}% equity: too little to call, which needs {needed}%, let alone to raise."
)
_TOO_LITTLE_ALONE: Final = phrase(
    "Even if nobody else calls, you have {alone}% equity: too little to call, which needs {needed}%, let alone to "
    "raise."
)
_NO_PUSH: Final = phrase(
    "With so few big blinds, the choice is all-in or fold, and this hand is too weak to go all-in."
)
TABLE: Final[Mapping[tuple[Reason, Round | None, By | None], Phrase]] = {
    **{(reason, None, By.EDGE): VALUE for reason in (Reason.CHECKED, Reason.CALLED, Reason.BROUGHT_IN)},
    **{
        (reason, None, by): words
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.FOLDED_RAISE)
        for by, words in ((By.ALL_IN, _ALL_IN), (By.ALL_IN_EVEN, _ALL_IN_EVEN))
    },
    **{
        (reason, each, By.FOLDS): _BLUFF if each is Round.LAST else _SEMI_BLUFF
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.FOLDED_RAISE)
        for each in Round
    },
    **{
        (reason, each, By.SOME_FOLDS): _SOME_BETTER_FOLD if each is Round.LAST else _SOME_FOLD
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.BROUGHT_IN, Reason.FOLDED_RAISE)
        for each in Round
    },
    (Reason.CALLED, Round.LAST, By.EDGE): _WORSE_CALL,
    (Reason.FOLDED_RAISE, Round.FIRST, By.EDGE): phrase(
        "You have {share}% equity, more than an even share ({even}%): raise."
    ),
    (Reason.FOLDED_RAISE, Round.MIDDLE, By.EDGE): VALUE,
    (Reason.FOLDED_RAISE, Round.LAST, By.EDGE): _WORSE_CALL,
    (Reason.THIN_VALUE, None, By.EDGE): phrase("You have {share}% equity, and worse hands will call."),
    **{(Reason.PUSH_OR_FOLD, None, by): _PUSH for by in (By.ALL_IN, By.ALL_IN_EVEN, By.EDGE)},
    (Reason.PUSH_OR_FOLD, None, By.FOLDS): _PUSH_FOR_FOLDS,
    **{(Reason.PUSH_OR_FOLD, None, by): _NO_PUSH for by in (By.SHORT, By.BEHIND, By.UNPRICED)},
    (Reason.BET, None, By.BETS): _TRAP,
    (Reason.RAISED, None, By.BETS): _SLOW_PLAY,
    **{(reason, None, By.BETS): PRICE for reason in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED)},
    (Reason.BET, Round.FIRST, By.BEHIND): phrase("You have {share}% equity, too little to raise."),
    (Reason.COMPLETED, None, By.BEHIND): phrase("You have {share}% equity, too little to complete."),
    (Reason.COMPLETED, None, By.EDGE): phrase(
        "You have {share}% equity, but mostly better hands would stay in if you completed."
    ),
    (Reason.BET, Round.FIRST, By.EDGE): phrase(
        "You have {share}% equity, but a raise would mostly be called by better hands."
    ),
    (Reason.BET, Round.MIDDLE, By.BEHIND): LESS_THAN_EVEN,
    (Reason.BET, Round.MIDDLE, By.EDGE): phrase(
        "You have {share}% equity, but a bet would mostly be called by better hands."
    ),
    (Reason.BET, Round.LAST, None): _NO_VALUE_BET,
    (Reason.BLUFFED, None, By.BEHIND): _NO_FOLDS,
    **{(Reason.BLUFFED, None, by): _NO_FOLDS_TO_A_RAISE for by in (By.ENOUGH, By.SHORT, By.UNPRICED)},
    (Reason.RAISED, Round.LAST, None): _NO_VALUE_RAISE,
    (Reason.RAISED, None, By.EDGE): _CALL_NO_RAISE,
    (Reason.RAISED, None, By.ENOUGH): _ENOUGH_TO_CALL,
    **{
        (reason, None, By.FOLDS_BEHIND): IF_THEY_FOLD
        for reason in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED, Reason.RAISED)
    },
    (Reason.FOLDED_CALL, None, By.EDGE): PRICE,
    (Reason.FOLDED_CALL, None, By.ENOUGH): PRICE,
    (Reason.FOLDED_IMPLIED, None, By.EDGE): PRICE,
    (Reason.FOLDED_IMPLIED, None, By.ENOUGH): PRICE,
    **{
        (reason, None, By.SHORT): phrase(
            "You have {share}% equity and need {needed}%: later bets will pay for the rest."
        )
        for reason in (Reason.FOLDED_IMPLIED, Reason.RAISED)
    },
    (Reason.PAID, None, By.SHORT): ONLY,
    (Reason.PAID, None, By.ENOUGH): COSTS_MORE,
    (Reason.PAID, None, By.UNPRICED): phrase("This hand is too weak to call with {players} still to act."),
    (Reason.LATER_COST, None, By.ENOUGH): COSTS_MORE,
    (Reason.OUT_OF_POSITION, None, By.ENOUGH): _OUT_OF_POSITION,
    (Reason.TOO_WEAK, None, By.ENOUGH): _PLAYS_BADLY,
    (Reason.FOR_THE_STACK, None, By.ENOUGH): COSTS_MORE,
    **{
        (Reason.FOR_THE_STACK, None, by): phrase(
            "This hand is too weak to put your stack in with {players} still to act."
        )
        for by in (By.BEHIND, By.UNPRICED)
    },
    **{
        (Reason.TOO_WEAK, None, by): phrase("This hand is too weak to play with {players} still to act.")
        for by in (By.BEHIND, By.UNPRICED)
    },
    **{
        (Reason.FOLDING_CHEAPER, None, by): phrase("This hand is too weak to raise with {players} still to act.")
        for by in (By.BEHIND, By.UNPRICED)
    },
    (Reason.FOR_THE_STACK, None, By.SHORT): _STACK,
}
"""Particular sentences: the round and what is earned by, None for any."""
BEFORE_OTHERS: Final = {
    PRICE: _PRICE_ALONE,
    _ENOUGH_TO_CALL: phrase(
        "You have {alone}% equity if nobody else calls: enough to call, which needs {needed}%, but too little to raise."
    ),
    **dict.fromkeys((ONLY, ONLY_NOW, _STACK), _ONLY_ALONE),
    **dict.fromkeys((COSTS_MORE, _OUT_OF_POSITION, _PLAYS_BADLY), _OTHERS_MAY_CALL),
    _TOO_LITTLE_TO_CALL: _TOO_LITTLE_ALONE,
    _NO_FOLDS_TO_A_RAISE: phrase(
        "You have {alone}% equity if nobody else calls, and too few of their hands would fold to a raise."
    ),
    _CALL_NO_RAISE: phrase(
        "You have {alone}% equity if nobody else calls, enough to call, but a raise would mostly be called by better "
        "hands."
    ),
}
"""Sentences of a price where somebody who must still pay may fold, by what is said of it where nobody must."""
NO_RAISE: Final = dict.fromkeys((ONLY, ONLY_NOW, _STACK), _TOO_LITTLE_TO_CALL)
"""Sentences of a price that a hand hasn't the equity for, where to raise was wrong as well."""
IN_CHIPS: Final = {
    PRICE: _PRICE_IN_CHIPS,
    _PRICE_ALONE: _IN_CHIPS_IF_THEY_FOLD,
    IF_THEY_FOLD: _IN_CHIPS_IF_THEY_FOLD,
    _OTHERS_MAY_CALL: phrase(
        "You have {alone}% equity if nobody else calls. A call needs {needed}% in chips, more in prizes, and {players} "
        "may still call or raise."
    ),
}
"""Sentences of a price in a sit and go where only that in chips is known."""
WITH_PRICE: Final = {
    Reason.QUARTERED,
    Reason.COUNTERFEITED,
    Reason.NON_NUT,
    Reason.NON_NUT_DRAW,
    Reason.DEAD_CARDS,
    Reason.FOR_HALF,
    Reason.TOO_WEAK,
}
"""Reasons beside which the price is said, where the hand hasn't the equity for it."""
HIGH_HALF: Final = phrase("You would pay full price and play for the high half alone.")
LOW_HALF: Final = phrase("You would pay full price and play for the low half alone.")
MOSTLY_HALF: Final = phrase("When you win, it is usually just half the pot.")
PAIRED: Final = phrase("The board is paired, and your flush draw isn't to the nuts.")
LIVE: Final = phrase("Only {live} of the {count} cards you need can still come.")
IN_PRIZES: Final = phrase(
    "In chips this is a call, in prizes a fold. You have {share}% equity; a call needs {chips}% in chips, {needed}% in "
    "prizes."
)
PLAYED: Final = phrase("Your starting hand is in the top {rank}% here, and the top {plays}% are worth playing.")
NOT_PLAYED: Final = phrase(
    "Your starting hand is in the top {rank}% here, but only the top {plays}% are worth playing."
)
WEAKER: Final = phrase(
    "{rank}% of starting hands are better than yours here, and only the top {plays}% are worth playing."
)
