"""Checking the values of a row against the kinds of its columns; anything else is damage."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any, Final

from pokertable.session.history.faults import DamagedRow

_MOST_CHIPS: Final = 10**15
"""Most chips of a result or a pot: a hand of others with more is not read."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,4300}")
"""A number that Python reads."""


def checked(what: str, values: Sequence[Any], kinds: str) -> tuple[Any, ...]:
    """The values, if each is of the kind of its letter; raises `DamagedRow`.

    ``i`` is a whole number, ``c`` one of chips, ``b`` a truth value, ``r`` a real number, ``t`` a text, ``n`` the text
    of a whole number. Only a small letter may be NULL.
    """
    for place, (value, kind) in enumerate(zip(values, kinds, strict=True)):
        if not (kind.islower() if value is None else _is(value, kind.lower())):
            raise DamagedRow(f"{what}: value {place} is {str(value)[:40]!r}")
    return tuple(values)


def is_number(text: str) -> bool:
    """Whether a text is that of a whole number, such as a seed."""
    return _NUMBER.fullmatch(text) is not None


def _is(value: object, kind: str) -> bool:
    if kind == "n":
        return isinstance(value, str) and is_number(value)
    if kind == "t":
        return isinstance(value, str)
    if kind == "r":
        return isinstance(value, int | float) and math.isfinite(value)
    if not isinstance(value, int):
        return False
    if kind == "c":
        return abs(value) <= _MOST_CHIPS
    return kind == "i" or value in (0, 1)
