"""A typed amount, read: in the unit that is shown, with or without separators between thousands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pokertable.model.hand.legal import LegalActions
from pokertable.views.kit.amounts import Amounts


class AmountFault(Enum):
    """What is wrong with a typed amount."""

    NOT_A_NUMBER = "not a number"
    TOO_SMALL = "too small"
    TOO_LARGE = "too large"


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """The legal amount that a text stands for (None: it is no number, or empty) and what was wrong with it."""

    amount: int | None
    fault: AmountFault | None


def read_amount(text: str, legal: LegalActions, amounts: Amounts) -> TypedAmount:
    """The typed text as a legal raise-to; an amount out of bounds becomes the nearest legal one, with its fault.

    Where a bound is no round figure, its rounded figure means the bound itself.
    """
    text = text.strip()
    if not text:
        return TypedAmount(None, None)
    wanted = amounts.read(text)
    if wanted is None:
        return TypedAmount(None, AmountFault.NOT_A_NUMBER)
    wanted = next((bound for bound in legal.raise_to or () if amounts.says(text, bound)), wanted)
    amount = legal.clamp(wanted)
    if wanted < amount:
        return TypedAmount(amount, AmountFault.TOO_SMALL)
    return TypedAmount(amount, AmountFault.TOO_LARGE if wanted > amount else None)
