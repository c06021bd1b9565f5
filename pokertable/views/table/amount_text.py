"""A typed amount, read: whole chips, with or without separators between thousands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from pokertable.model.hand.legal import LegalActions

_GROUPED = re.compile(r"[0-9]{1,3}(?:[,\u00a0\u2009\u202f ][0-9]{3})+|[0-9]+")


class Fault(Enum):
    """What is wrong with a typed amount."""

    NOT_A_NUMBER = "not a number"
    TOO_SMALL = "too small"
    TOO_LARGE = "too large"


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """The legal amount that a text stands for (None: it is no number, or empty) and what was wrong with it."""

    amount: int | None
    fault: Fault | None


def read_amount(text: str, legal: LegalActions) -> TypedAmount:
    """The typed text as a legal raise-to; an amount out of bounds becomes the nearest legal one, with its fault."""
    text = text.strip()
    if not text:
        return TypedAmount(None, None)
    if not _GROUPED.fullmatch(text):
        return TypedAmount(None, Fault.NOT_A_NUMBER)
    digits = "".join(ch for ch in text if ch.isdigit()).lstrip("0")[:19]
    wanted = int(digits or "0")
    amount = legal.clamp(wanted)
    if wanted < amount:
        return TypedAmount(amount, Fault.TOO_SMALL)
    return TypedAmount(amount, Fault.TOO_LARGE if wanted > amount else None)
