"""A choice in words: the action, and as a coach advises it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.model.cards import known
from pokertable.model.hand.actions import Action, BringIn, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import ChipCount, Phrase, phrase
from pokertable.session.words.line import CardText

if TYPE_CHECKING:
    from pokertable.model.hand.legal import LegalActions


def said(action: Action, legal: LegalActions) -> Phrase:
    """An action in words, amounts in chips."""
    return _said_and_advised(action, legal)[0]


def advised(action: Action, legal: LegalActions) -> Phrase:
    """An action as a coach says it, a sentence."""
    return _said_and_advised(action, legal)[1]


def _said_and_advised(action: Action, legal: LegalActions) -> tuple[Phrase, Phrase]:
    """An action in words, and as a sentence of advice."""
    match action:
        case Fold():
            return phrase("fold"), phrase("Fold.")
        case RaiseTo(amount) if amount >= legal.all_in_total:
            chips = ChipCount(amount)
            return phrase("all-in {amount}", amount=chips), phrase("Go all-in for {amount}.", amount=chips)
        case RaiseTo(amount):
            return _RAISES[legal.raise_kind](ChipCount(amount))
        case BringIn():
            least = ChipCount(legal.bring_in or 0)
            return phrase("bring it in for {amount}", amount=least), phrase("Bring it in for {amount}.", amount=least)
        case Draw(()):
            return phrase("stand pat"), phrase("Stand pat.")
        case Draw(cards):
            discarded = CardText(sorted(known(cards), reverse=True))
            return phrase("discard {cards}", cards=discarded), phrase("Discard {cards}.", cards=discarded)
    if legal.check_call:
        price = ChipCount(legal.check_call)
        return phrase("call {amount}", amount=price), phrase("Call {amount}.", amount=price)
    return phrase("check"), phrase("Check.")


_RAISES: Final = {
    RaiseKind.BET: lambda to: (phrase("bet {amount}", amount=to), phrase("Bet {amount}.", amount=to)),
    RaiseKind.COMPLETE: lambda to: (
        phrase("complete to {amount}", amount=to),
        phrase("Complete to {amount}.", amount=to),
    ),
    RaiseKind.RAISE: lambda to: (phrase("raise to {amount}", amount=to), phrase("Raise to {amount}.", amount=to)),
}
