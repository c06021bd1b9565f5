"""Bounds of a raise by betting structure, and why a raise is illegal (resources/rules/betting.md).

Amounts are whole numbers of chips, or columns of them for many hands at once; callers with columns pass `least` and
`most`, which choose the lesser and the greater of two.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias

from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase, phrase

Amount: TypeAlias = Any
"""Chips, or a column of chips."""
Chooses = Callable[[Amount, Amount], Amount]
"""Chooses one of two amounts, or of each pair of amounts in columns: `min` or `max`."""


class NoRaise(Enum):
    """Reason why a player may not bet or raise."""

    CAPPED = "capped"
    NOT_REOPENED = "not reopened"
    STACK_TOO_SHORT = "stack too short"
    BRING_IN_TAKES_ALL = "the bring-in takes all"
    NOBODY_LEFT = "nobody left"
    DRAWING = "drawing"


REASONS: Final = {
    NoRaise.NOT_REOPENED: phrase("the all-in was less than a full raise: call or fold"),
    NoRaise.STACK_TOO_SHORT: phrase("calling takes your whole stack"),
    NoRaise.BRING_IN_TAKES_ALL: phrase("the bring-in takes your whole stack"),
    NoRaise.NOBODY_LEFT: phrase("nobody left has chips to call a raise"),
    NoRaise.DRAWING: phrase("this is the draw: discard or stand pat"),
}

_NUMBERS: Final = {1: phrase("one raise"), 2: phrase("two raises"), 3: phrase("three raises"), 4: phrase("four raises")}


def reason(refusal: NoRaise, cap: int | None) -> Phrase:
    """The refusal in words; `cap` is the number of raises allowed after the bet."""
    if refusal is not NoRaise.CAPPED:
        return REASONS[refusal]
    if not cap:
        return phrase("capped: one bet, no raise")
    return phrase("capped: one bet and {raises}", raises=_NUMBERS.get(cap) or phrase("{count} raises", count=cap))


def pot_limit(price: int, pot: int, bet: int) -> int:
    """The greatest raise-to in pot-limit: 2 × the bet to call + every other chip in the pot.

    `pot` is all chips in the middle and in front of players, `bet` the player's own on this street, which is not
    counted.
    """
    return 2 * price + pot - bet


def most_chips(
    structure: Structure, price: Amount, pot: Amount, bet: Amount, stack: Amount, least: Chooses = min
) -> Amount:
    """The greatest raise-to of a player in no-limit or pot-limit."""
    if structure is Structure.POT:
        return least(pot_limit(price, pot, bet), bet + stack)
    return bet + stack


def chips_to_call(price: Amount, bet: Amount, stack: Amount, least: Chooses = min, most: Chooses = max) -> Amount:
    """Chips that a call would add: the amount owed, or the whole stack if that is less."""
    return least(most(price - bet, 0), stack)
