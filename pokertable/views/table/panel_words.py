"""The action panel's sentences: the price of a call, the limits of a raise, the texts of buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import RaiseKind
from pokertable.model.hand.legal import LegalActions
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.translate import decimal, number, percent, shown

_NEAR: Final = 0.006
"""Difference from a fraction of the pot within which a bet is named by the fraction."""
_PARTS: Final = (
    (PresetKey.HALF, 0.5, "half the pot", "half the pot, rounded"),
    (PresetKey.THREE_QUARTERS, 0.75, "¾ of the pot", "¾ of the pot, rounded"),
)
"""Presets, their fractions of the pot, their names, and those where whole chips make another fraction of them."""
_ROUNDED: Final = 0.03
"""Difference from its fraction of the pot from which a preset is called rounded."""
_BLINDS: Final = {
    PresetKey.BLINDS_2_5: "2½ big blinds",
    PresetKey.BLINDS_3: "3 big blinds",
    PresetKey.BLINDS_4: "4 big blinds",
}
"""Names of presets of big blinds."""


def tr(text: str, **fields: str) -> str:
    """A sentence of the panel, translated and filled in."""
    return QCoreApplication.translate("ActionPanel", text).format(**fields)


def price_wordings(legal: LegalActions, amounts: Amounts, have: str = "") -> tuple[str, ...]:
    """The price of the turn, from the fullest wording to the shortest; `have`: what the player has, if known."""
    text = amounts.text
    pot = text(legal.pot)
    if legal.bring_in is not None:
        amount = text(legal.bring_in)
        if legal.raise_to is None:
            if have:
                return (
                    tr("Your turn. Bring it in for {amount}. {have}", amount=amount, have=have),
                    tr("Bring it in for {amount}. {have}", amount=amount, have=have),
                )
            return (
                tr("Your turn. Bring it in for {amount}", amount=amount),
                tr("Bring it in for {amount}", amount=amount),
            )
        if have:
            return (
                tr(
                    "Your turn. Bring it in for {amount}, or complete. {have}",
                    amount=amount,
                    have=have,
                ),
                tr("Bring it in for {amount}, or complete. {have}", amount=amount, have=have),
            )
        return (
            tr("Your turn. Bring it in for {amount}, or complete", amount=amount),
            tr("Bring it in for {amount}, or complete", amount=amount),
        )
    price = legal.price
    if price is None:
        if have:
            return (
                tr("Your turn. Pot {pot}, nothing to call. {have}", pot=pot, have=have),
                tr("Pot {pot}, nothing to call. {have}", pot=pot, have=have),
            )
        return (tr("Your turn. Pot {pot}, nothing to call", pot=pot), tr(("Pot {pot}, nothing to call"), pot=pot))
    fields = {"call": text(price.call), "pot": pot, "share": percent(price.fraction), "total": text(price.total)}
    fields["have"] = have
    if legal.winnable < legal.pot:  # a bet larger than the player's stack: the rest is returned, or goes to a side pot
        fields["won"] = text(legal.winnable)
        if have:
            return (
                tr(("Your turn. Calling {call} to win {won} of {pot} needs {share} equity. {have}"), **fields),
                tr("Calling {call} to win {won} of {pot} needs {share} equity. {have}", **fields),
                tr("{call} to call: {share} needed. {have}", **fields),
            )
        return (
            tr("Your turn. Calling {call} to win {won} of {pot} needs {share} equity ({call} of {total})", **fields),
            tr("Calling {call} to win {won} of {pot} needs {share} equity", **fields),
            tr("{call} to call: {share} equity needed", **fields),
        )
    if have:
        return (
            tr("Your turn. Calling {call} to win {pot} needs {share} equity. {have}", **fields),
            tr("Calling {call} to win {pot} needs {share} equity. {have}", **fields),
            tr("{call} to call: {share} needed. {have}", **fields),
        )
    return (
        tr("Your turn. Calling {call} to win {pot} needs {share} equity ({call} of {total})", **fields),
        tr("Calling {call} to win {pot} needs {share} equity ({call} of {total})", **fields),
        tr("Calling {call} to win {pot} needs {share} equity", **fields),
        tr("{call} to call: {share} equity needed", **fields),
    )


def limit_wordings(legal: LegalActions, amounts: Amounts) -> tuple[str, ...]:
    """The limits of a raise, from the fullest wording to the shortest."""
    if legal.two_bets and legal.raise_to is not None:
        least, most = (amounts.text(amount) for amount in legal.raise_to)
        return (
            tr("Open pair: {least} or {most}, nothing in between", least=least, most=most),
            tr("Open pair: {least} or {most}", least=least, most=most),
        )
    if legal.structure is Structure.FIXED:
        bet = amounts.text(legal.bet_size)
        return tr("Fixed limit: bets and raises of {bet}", bet=bet), tr("Fixed limit: {bet}", bet=bet)
    if legal.raise_to is None:
        return ("",)
    least, most = (amounts.text(amount) for amount in legal.raise_to)
    if legal.structure is Structure.POT and legal.arithmetic is not None:
        all_in = legal.raise_to[1] == legal.all_in_total
        if legal.price is None:  # nothing to call: the sum is the pot, which is shown on the table
            words = (
                tr(("Maximum: {most}, your whole stack"), most=most) if all_in else tr("Pot limit: {most}", most=most)
            )
            return (words, tr("Maximum: {most}", most=most))
        sum_ = shown(legal.arithmetic, amounts.text)
        if all_in and legal.bet:
            return (tr("Maximum: {most}, your whole stack", most=most), tr("Maximum: {most}", most=most))
        if all_in:
            return (
                tr("Pot limit: {sum}; your stack is {most}", sum=sum_, most=most),
                tr("Pot: {sum}; your stack is {most}", sum=sum_, most=most),
                tr("Maximum: {most}", most=most),
            )
        most_words = tr("Maximum: {most}", most=most)
        if legal.bet:  # the rest of the pot is not shown on the table; the pot and the own bet are
            rest, own = (amounts.text(amount) for amount in (legal.pot - legal.bet, legal.bet))
            return (
                tr(("Pot limit: {sum} ({rest} is the pot without your {own})"), sum=sum_, rest=rest, own=own),
                most_words,
            )
        return (tr("Pot limit: {sum}", sum=sum_), most_words)
    if least == most:
        return (tr("No limit: {most}, your whole stack", most=most), tr("All-in: {most}", most=most))
    return (
        tr("No limit: {least} to {most}, your whole stack", least=least, most=most),
        tr("{least} to {most}", least=least, most=most),
    )


def raise_title(legal: LegalActions, amount: int | None, amounts: Amounts) -> str:
    """The raise button's title, with the amount where a raise is legal."""
    if amount is None:
        match legal.raise_kind:
            case RaiseKind.BET:
                return tr("Bet")
            case RaiseKind.COMPLETE:
                return tr("Complete")
            case RaiseKind.RAISE:
                return tr("Raise")
    figure = amounts.text(amount)
    match legal.raise_kind:
        case RaiseKind.BET:
            return tr("Bet {amount}", amount=figure)
        case RaiseKind.COMPLETE:
            return tr("Complete to {amount}", amount=figure)
        case RaiseKind.RAISE:
            return tr("Raise to {amount}", amount=figure)


def raise_detail(legal: LegalActions, amount: int) -> str:
    """The line under the raise: its number on the street, the preset of big blinds or the fraction of the pot.

    "All-in" if it is that, or that it puts every opponent all-in.
    """
    if amount == legal.all_in_total:
        return tr("all-in")
    if amount >= legal.effective:
        return tr("puts them all-in")
    if legal.structure is Structure.FIXED:
        if legal.two_bets and legal.raise_to is not None and legal.raise_kind is not RaiseKind.RAISE:
            return tr("the big bet") if amount == legal.raise_to[1] else tr("the small bet")
        if legal.raise_kind is not RaiseKind.RAISE:
            return tr("this round's bet")
        current = next((step.number for step in legal.ladder if step.current), legal.raises_made + 1)
        if legal.raise_cap is None:
            return tr("raise {number}, no cap", number=number(current))
        return tr("raise {number} of {cap}", number=number(current), cap=number(legal.raise_cap))
    marked = legal.preset_of(amount)
    if marked is not None and marked.key in _BLINDS:
        return tr(_BLINDS[marked.key])
    fraction = legal.pot_fraction(amount)
    for key, share, words, rounded in _PARTS:
        if any(each.key is key and each.amount == amount for each in legal.presets):
            return tr(rounded if abs(fraction - share) >= _ROUNDED else words)
    return share_words(fraction)


def share_words(fraction: float) -> str:
    """A bet as a fraction of the pot, in players' words."""
    for share, words in ((0.5, tr("half the pot")), (0.75, tr("¾ of the pot")), (1.0, tr("the pot"))):
        if abs(fraction - share) < _NEAR:
            return words
    if fraction < 0.01:
        return tr("under 1% of the pot")
    if fraction < 1:
        return tr("{percent}% of the pot", percent=number(round(100 * fraction)))
    if fraction < 10:
        return tr("{times} × the pot", times=decimal(fraction))
    return tr("{times} × the pot", times=number(round(fraction)))


def call_title(legal: LegalActions, amounts: Amounts) -> str:
    """The middle button: check, call or bring-in."""
    if legal.bring_in is not None:
        return tr("Bring it in for {amount}", amount=amounts.text(legal.bring_in))
    if not legal.check_call:
        return tr("Check")
    return tr("Call {amount}", amount=amounts.text(legal.check_call))
