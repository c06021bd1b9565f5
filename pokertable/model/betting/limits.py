"""How much may be bet: a raise's bounds by structure, and why there is none (resources/rules/betting.md).

Amounts are whole numbers of chips, or columns of them for many hands at once: who has columns says how the lesser and
the greater of two are found (`least`, `most`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias

from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase, phrase

Amount: TypeAlias = Any
"""Chips, or a column of them."""
Chooses = Callable[[Amount, Amount], Amount]
"""Which of two amounts, or of each pair of them: `min` or `max`."""


class NoRaise(Enum):
    """Why a player may not bet or raise."""

    CAPPED = "capped"
    NOT_REOPENED = "not reopened"
    STACK_TOO_SHORT = "stack too short"
    NOBODY_LEFT = "nobody left"
    DRAWING = "drawing"


REASONS: Final = {
    NoRaise.NOT_REOPENED: phrase("the all-in was less than a full raise: call or fold"),
    NoRaise.STACK_TOO_SHORT: phrase("calling takes your whole stack"),
    NoRaise.NOBODY_LEFT: phrase("nobody left has chips to call a raise"),
    NoRaise.DRAWING: phrase("it is the draw: throw cards or stand pat"),
}

_NUMBERS: Final = {1: phrase("one raise"), 2: phrase("two raises"), 3: phrase("three raises"), 4: phrase("four raises")}


def reason(refusal: NoRaise, cap: int | None) -> Phrase:
    """The refusal in words; `cap` is the number of raises allowed after the bet."""
    if refusal is not NoRaise.CAPPED:
        return REASONS[refusal]
    if not cap:
        return phrase("capped: a bet and no raise")
    return phrase("capped: a bet and {raises}", raises=_NUMBERS.get(cap) or phrase("{count} raises", count=cap))


def pot_limit(price: int, pot: int, bet: int) -> int:
    """The greatest raise-to in pot-limit: 2 × the bet to call + every other chip in the pot.

    `pot` is all chips in the middle and in front of players, `bet` the player's own on this street, which is left out.
    """
    return 2 * price + pot - bet


def most_chips(
    structure: Structure, price: Amount, pot: Amount, bet: Amount, stack: Amount, least: Chooses = min
) -> Amount:
    """The greatest raise-to of a no- or pot-limit player."""
    if structure is Structure.POT:
        return least(pot_limit(price, pot, bet), bet + stack)
    return bet + stack


def chips_to_call(price: Amount, bet: Amount, stack: Amount, least: Chooses = min, most: Chooses = max) -> Amount:
    """Chips that a call would add: what is owed, or the whole stack if that is less."""
    return least(most(price - bet, 0), stack)
