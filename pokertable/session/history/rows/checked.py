"""Checking the values of a row against the kinds of its columns; anything else is damage."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from pokertable.session.history.faults import DamagedRow

_MOST_CHIPS: Final = 10**15
"""Most chips of a result or a pot: a hand of others with more is not read."""


def checked(what: str, values: Sequence[Any], kinds: str) -> tuple[Any, ...]:
    """The values, if each is of the kind of its letter; raises `DamagedRow`.

    ``i`` is a whole number, ``c`` one of chips, ``b`` a truth value, ``r`` a real number, ``t`` a text. Only a small
    letter may be NULL.
    """
    for place, (value, kind) in enumerate(zip(values, kinds, strict=True)):
        if not (kind.islower() if value is None else _is(value, kind.lower())):
            raise DamagedRow(f"{what}: value {place} is {str(value)[:40]!r}")
    return tuple(values)


def _is(value: object, kind: str) -> bool:
    if kind == "t":
        return isinstance(value, str)
    if kind == "r":
        return isinstance(value, int | float) and math.isfinite(value)
    if not isinstance(value, int):
        return False
    if kind == "c":
        return abs(value) <= _MOST_CHIPS
    return kind == "i" or value in (0, 1)
