"""Why a choice was not the best: the reasons, the sentences that say them, and what drills them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from pokertable.model.text import Phrase, phrase

AT_A_DRAW: Final = ("throw", "range")
AFTER_A_FOLD: Final = ("nuts", "live", "range")
FOR_THE_HALF: Final = ("showdown", "range")
ELSE: Final = ("range",)


class Theme(Enum):
    """A coach's subject: each decision worse than fine has one."""

    PRICE = "price"
    HALF = "half"
    NON_NUT = "non_nut"
    DEAD = "dead"
    COUNTERFEITED = "counterfeited"
    QUARTERED = "quartered"
    START = "start"
    PASSIVE = "passive"
    BLUFF = "bluff"
    VALUE = "value"
    POSITION = "position"
    SHORT = "short"
    PRIZES = "prizes"
    DISCARD = "discard"


class Reason(Enum):
    """A reason for a verdict: the sentence of the player's decision, and that of another player's, by `{name}`.

    `drills` are topics of the quiz, by their keys, that ask for what such a decision asked for. `theme` is None for
    what is no fault.
    """

    def __init__(
        self,
        own: Phrase,
        of_another: Phrase | None = None,
        drills: tuple[str, ...] = ELSE,
        theme: Theme | None = None,
    ) -> None:
        self.own, self.of_another, self.drills, self.theme = own, of_another, drills, theme

    NOT_WEIGHED = (phrase("Not analysed yet."),)
    ROUGH = (phrase("Analysing: too early to tell."),)
    NOT_SETTLED = (phrase("Not settled yet."),)
    TOO_CLOSE = (phrase("Too close to call."),)
    TOO_FEW = (phrase("Too few deals to judge."),)
    BEST = (phrase("No other choice was better."),)
    CLOSE = (phrase("Fine: it cost little or nothing."),)
    BELOW_PRICE = (phrase("Fine: the hand had less equity than the call needed, but it cost little or nothing."),)
    SMALL = (phrase("Fine: it cost something, but not much for a pot this size."),)
    FREE = (phrase("Fine: it cost little or nothing, but checking was free."),)
    EXPLOITS = (phrase("Fine: a raise is better only against these particular opponents."),)
    BET_EXPLOITS = (phrase("Fine: a bet is better only against these particular opponents."),)
    SIZES = (phrase("Fine: another size is better only against these particular opponents."),)
    PAT_EXPLOITS = (phrase("Fine: standing pat is better only against these particular opponents."),)
    DRAW_EXPLOITS = (phrase("Fine: a different draw is better only against these particular opponents."),)
    TRAPS = (phrase("Fine: a trap is better only against these particular opponents."),)
    CHECK_EXPLOITS = (phrase("Fine: a check is better only against these particular opponents."),)
    CALL_EXPLOITS = (phrase("Fine: a call is better only against these particular opponents."),)
    FREE_FOLD = (
        phrase("You folded when you could have checked for free."),
        phrase("{name} folded instead of checking for free."),
        AFTER_A_FOLD,
        Theme.PASSIVE,
    )
    FOLDED_RAISE = (
        phrase("You folded a hand that was worth a raise."),
        phrase("{name} folded a hand that was worth a raise."),
        AFTER_A_FOLD,
        Theme.PASSIVE,
    )
    FOLDED_CALL = (
        phrase("You folded a hand that had the odds to call."),
        phrase("{name} folded a hand that had the odds to call."),
        AFTER_A_FOLD,
        Theme.PRICE,
    )
    FOLDED_IMPLIED = (
        phrase("You folded a hand with the implied odds to call."),
        phrase("{name} folded a hand with the implied odds to call."),
        AFTER_A_FOLD,
        Theme.PRICE,
    )
    FOR_HALF = (
        phrase("You paid full price for a hand that wins only half."),
        phrase("{name} paid full price for a hand that wins only half."),
        FOR_THE_HALF,
        Theme.HALF,
    )
    DREW = (
        phrase("You drew when standing pat was better."),
        phrase("{name} drew when standing pat was better."),
        AT_A_DRAW,
        Theme.DISCARD,
    )
    STOOD_PAT = (
        phrase("You stood pat when drawing was better."),
        phrase("{name} stood pat when drawing was better."),
        AT_A_DRAW,
        Theme.DISCARD,
    )
    DISCARDED_TOO_MUCH = (
        phrase("You discarded a card worth keeping."),
        phrase("{name} discarded a card worth keeping."),
        AT_A_DRAW,
        Theme.DISCARD,
    )
    KEPT_TOO_MUCH = (
        phrase("You kept a card you should have discarded."),
        phrase("{name} kept a card that should have been discarded."),
        AT_A_DRAW,
        Theme.DISCARD,
    )
    OTHER_CARDS = phrase("Other discards were better."), None, AT_A_DRAW, Theme.DISCARD
    BET_MORE = phrase("A bigger bet was better."), None, ELSE, Theme.VALUE
    BET_LESS = phrase("A smaller bet was better."), None, ELSE, Theme.VALUE
    RAISE_MORE = phrase("A bigger raise was better."), None, ELSE, Theme.VALUE
    RAISE_LESS = phrase("A smaller raise was better."), None, ELSE, Theme.VALUE
    FOLDING_CHEAPER = (
        phrase("You put in chips when folding was cheaper."),
        phrase("{name} put in chips when folding was cheaper."),
        ELSE,
        Theme.BLUFF,
    )
    BET = (
        phrase("You bet when checking was better."),
        phrase("{name} bet when checking was better."),
        ELSE,
        Theme.BLUFF,
    )
    RAISED = (
        phrase("You raised when calling was better."),
        phrase("{name} raised when calling was better."),
        ELSE,
        Theme.BLUFF,
    )
    COMPLETED = (
        phrase("You completed when bringing it in was better."),
        phrase("{name} completed when bringing it in was better."),
        ELSE,
        Theme.BLUFF,
    )
    BROUGHT_IN = (
        phrase("You brought it in when completing was better."),
        phrase("{name} brought it in when completing was better."),
        ELSE,
        Theme.PASSIVE,
    )
    CHECKED = (
        phrase("You checked when betting was better."),
        phrase("{name} checked when betting was better."),
        ELSE,
        Theme.PASSIVE,
    )
    CALLED = (
        phrase("You called when raising was better."),
        phrase("{name} called when raising was better."),
        ELSE,
        Theme.PASSIVE,
    )
    QUARTERED = (
        phrase("You paid for half of the pot and were quartered too often."),
        phrase("{name} paid for half of the pot and was quartered too often."),
        FOR_THE_HALF,
        Theme.QUARTERED,
    )
    COUNTERFEITED = (
        phrase("Your low was counterfeited: the board paired one of its cards."),
        phrase("{name}'s low was counterfeited: the board paired one of its cards."),
        FOR_THE_HALF,
        Theme.COUNTERFEITED,
    )
    NON_NUT = (
        phrase("You put chips in with a flush that isn't the nuts."),
        phrase("{name} put chips in with a flush that isn't the nuts."),
        ("nuts", "range"),
        Theme.NON_NUT,
    )
    NON_NUT_DRAW = (
        phrase("You paid for a flush draw that isn't to the nuts."),
        phrase("{name} paid for a flush draw that isn't to the nuts."),
        ("nuts", "range"),
        Theme.NON_NUT,
    )
    DEAD_CARDS = (
        phrase("Too many of the cards you needed were gone."),
        phrase("Too many of the cards {name} needed were gone."),
        ("live", "range"),
        Theme.DEAD,
    )
    TOO_WEAK = (
        phrase("This hand was too weak to play."),
        None,
        ELSE,
        Theme.START,
    )
    FOLDED_PUSH = (
        phrase("You folded a hand strong enough to go all-in with so few big blinds."),
        phrase("{name} folded a hand strong enough to go all-in with so few big blinds."),
        ELSE,
        Theme.SHORT,
    )
    PUSH_OR_FOLD = (
        phrase("With so few big blinds, the choice is all-in or fold."),
        None,
        ELSE,
        Theme.SHORT,
    )
    CALL_IN_CHIPS = (
        phrase("In chips this was a call, in prizes a fold."),
        None,
        ELSE,
        Theme.PRIZES,
    )
    RAISE_IN_CHIPS = (
        phrase("In chips this was a raise, in prizes a fold."),
        None,
        ELSE,
        Theme.PRIZES,
    )
    FOR_THE_STACK = (
        phrase("You put your stack in with too weak a hand."),
        phrase("{name} put the stack in with too weak a hand."),
        ELSE,
        Theme.SHORT,
    )
    BLUFFED = (
        phrase("You bluffed when too few of their hands would fold."),
        phrase("{name} bluffed when too few of the opponents' hands would fold."),
        ELSE,
        Theme.BLUFF,
    )
    THIN_VALUE = (
        phrase("You checked when worse hands would have called a bet."),
        phrase("{name} checked when worse hands would have called a bet."),
        ELSE,
        Theme.VALUE,
    )
    OUT_OF_POSITION = (
        phrase("Out of position, this hand wins less than its share."),
        None,
        ELSE,
        Theme.POSITION,
    )
    LATER_COST = (
        phrase("You had the odds to call, but later bets cost too much."),
        phrase("{name} had the odds to call, but later bets cost too much."),
        ELSE,
        Theme.PRICE,
    )
    PAID = (
        phrase("You called when folding was better."),
        phrase("{name} called when folding was better."),
        ELSE,
        Theme.PRICE,
    )

    def said(self, name: str | None = None) -> Phrase:
        """The sentence; `name` is the player, None if it is you."""
        if name is None or self.of_another is None:
            return self.own
        return Phrase(self.of_another.template, (("name", name),))


_STORED: Final = {
    Reason.FREE_FOLD: "You folded where checking was free.",
    Reason.FOLDED_CALL: "You folded a hand that the price was right for.",
    Reason.FOLDED_IMPLIED: "You folded a hand that later bets pay for.",
    Reason.FOR_HALF: "You paid for the whole pot with a hand for half of it.",
    Reason.DREW: "You drew where standing pat was worth more.",
    Reason.STOOD_PAT: "You stood pat where a draw was worth more.",
    Reason.DISCARDED_TOO_MUCH: "You threw a card that was worth keeping.",
    Reason.KEPT_TOO_MUCH: "You kept a card that was better thrown.",
    Reason.OTHER_CARDS: "Other cards were better thrown.",
    Reason.BET_MORE: "More was worth betting.",
    Reason.BET_LESS: "Less was worth betting.",
    Reason.FOLDING_CHEAPER: "You put more in where giving up cost less.",
    Reason.BET: "You bet where a check was worth more.",
    Reason.RAISED: "You raised where a call was worth more.",
    Reason.BROUGHT_IN: "You brought it in where completing was worth more.",
    Reason.CHECKED: "You checked where a bet was worth more.",
    Reason.CALLED: "You called where a raise was worth more.",
    Reason.TOO_WEAK: "This hand was too weak to start with.",
    Reason.THIN_VALUE: "You checked a hand that worse hands would have called.",
    Reason.PAID: "You paid more than your share of the pot was worth.",
}
"""Kinds of reasons as stored with hands, where the sentence was reworded: stored decisions keep their kind."""
_KINDS: Final = {str(reason.own): _STORED.get(reason, str(reason.own)) for reason in Reason}
_BY_KIND: Final = {each: reason for reason in Reason for each in (str(reason.own), _KINDS[str(reason.own)])}


def kind_of(said: Phrase) -> str:
    """The kind stored with a decision of which this sentence is said."""
    return _KINDS.get(str(said), str(said))


def kept(kind: str) -> Phrase:
    """The sentence of a stored kind; the text itself of an unknown one."""
    return _BY_KIND[kind].own if kind in _BY_KIND else phrase("{words}", words=kind)


def drilled(kind: str) -> tuple[str, ...]:
    """Topics of the quiz, by key, that drill a decision of this stored kind."""
    return _BY_KIND[kind].drills if kind in _BY_KIND else ELSE
