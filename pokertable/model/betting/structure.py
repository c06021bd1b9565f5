"""The three betting structures; `limits` says what each allows."""

from __future__ import annotations

from enum import Enum


class Structure(Enum):
    """A betting structure (resources/rules/betting.md). The value is its name on the command line."""

    FIXED = "fixed"
    POT = "pot"
    NO_LIMIT = "none"
