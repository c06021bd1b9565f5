"""Why a choice was not the best: the reasons, the sentences that say them, and what drills them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from pokertable.model.text import Phrase, phrase

AT_A_DRAW: Final = ("throw", "range")
AFTER_A_FOLD: Final = ("nuts", "live", "range")
FOR_THE_HALF: Final = ("showdown", "range")
ELSE: Final = ("range",)


class Reason(Enum):
    """A reason for a verdict: the sentence of the player's decision, and that of another player's, by `{name}`.

    `drills` are topics of the quiz, by their keys, that ask for what such a decision asked for.
    """

    def __init__(self, own: Phrase, of_another: Phrase | None = None, drills: tuple[str, ...] = ELSE) -> None:
        self.own, self.of_another, self.drills = own, of_another, drills

    NOT_WEIGHED = (phrase("Not weighed yet."),)
    ROUGH = (phrase("Counting: the first deals say little."),)
    NOT_SETTLED = (phrase("Not settled yet."),)
    TOO_CLOSE = (phrase("Too close to call."),)
    BEST = (phrase("Nothing that was weighed is worth more."),)
    CLOSE = (phrase("Fine: little or nothing was lost."),)
    EXPLOITS = (phrase("Fine: a raise is worth more only against these very opponents."),)
    FREE_FOLD = (
        phrase("You folded where checking was free."),
        phrase("{name} folded where checking was free."),
        AFTER_A_FOLD,
    )
    FOLDED_RAISE = (
        phrase("You folded a hand that was worth a raise."),
        phrase("{name} folded a hand that was worth a raise."),
        AFTER_A_FOLD,
    )
    FOLDED_CALL = (
        phrase("You folded a hand that the price was right for."),
        phrase("{name} folded a hand that the price was right for."),
        AFTER_A_FOLD,
    )
    FOLDED_IMPLIED = (
        phrase("You folded a hand that later bets pay for."),
        phrase("{name} folded a hand that later bets pay for."),
        AFTER_A_FOLD,
    )
    FOR_HALF = (
        phrase("You paid for the whole pot with a hand for half of it."),
        phrase("{name} paid for the whole pot with a hand for half of it."),
        FOR_THE_HALF,
    )
    DREW = (
        phrase("You drew where standing pat was worth more."),
        phrase("{name} drew where standing pat was worth more."),
        AT_A_DRAW,
    )
    STOOD_PAT = (
        phrase("You stood pat where a draw was worth more."),
        phrase("{name} stood pat where a draw was worth more."),
        AT_A_DRAW,
    )
    THREW_TOO_MUCH = (
        phrase("You threw a card that was worth keeping."),
        phrase("{name} threw a card that was worth keeping."),
        AT_A_DRAW,
    )
    KEPT_TOO_MUCH = (
        phrase("You kept a card that was better thrown."),
        phrase("{name} kept a card that was better thrown."),
        AT_A_DRAW,
    )
    OTHER_CARDS = phrase("Other cards were better thrown."), None, AT_A_DRAW
    BET_MORE = (phrase("More was worth betting."),)
    BET_LESS = (phrase("Less was worth betting."),)
    FOLDING_CHEAPER = (
        phrase("You put more in where giving up cost less."),
        phrase("{name} put more in where giving up cost less."),
    )
    BET = (
        phrase("You bet where a check was worth more."),
        phrase("{name} bet where a check was worth more."),
    )
    RAISED = (
        phrase("You raised where a call was worth more."),
        phrase("{name} raised where a call was worth more."),
    )
    BROUGHT_IN = (
        phrase("You brought it in where completing was worth more."),
        phrase("{name} brought it in where completing was worth more."),
    )
    CHECKED = (
        phrase("You checked where a bet was worth more."),
        phrase("{name} checked where a bet was worth more."),
    )
    CALLED = (
        phrase("You called where a raise was worth more."),
        phrase("{name} called where a raise was worth more."),
    )
    PAID = (
        phrase("You paid more than your share of the pot was worth."),
        phrase("{name} paid more than the share of the pot was worth."),
    )

    def said(self, name: str | None = None) -> Phrase:
        """The sentence; `name` is the player, None if it is you."""
        if name is None or self.of_another is None:
            return self.own
        return Phrase(self.of_another.template, (("name", name),))


_BY_KIND: Final = {str(reason.own): reason for reason in Reason}


def kept(kind: str) -> Phrase:
    """The sentence of which the English was kept; one that is not known any more as it stands there."""
    return _BY_KIND[kind].own if kind in _BY_KIND else phrase("{words}", words=kind)


def drilled(kind: str) -> tuple[str, ...]:
    """Topics of the quiz, by their keys, that drill a decision of which this sentence was kept."""
    return _BY_KIND[kind].drills if kind in _BY_KIND else ELSE
