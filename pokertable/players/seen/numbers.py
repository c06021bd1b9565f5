"""Arithmetic for a number of one hand or a column of many hands: what is a formula for one is the same for all."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def either(condition: Any, yes: Any, no: Any) -> Any:
    """One or the other; row by row for a column of conditions."""
    if isinstance(condition, np.ndarray):
        return np.where(condition, yes, no)
    return yes if condition else no


def lesser(first: Any, second: Any) -> Any:
    """The smaller of two numbers, or of each pair."""
    if isinstance(first, np.ndarray) or isinstance(second, np.ndarray):
        return np.minimum(first, second)
    return min(first, second)


def greater(first: Any, second: Any) -> Any:
    """The greater of two numbers, or of each pair."""
    if isinstance(first, np.ndarray) or isinstance(second, np.ndarray):
        return np.maximum(first, second)
    return max(first, second)


def percent(part: Any) -> Any:
    """A part in whole percent, as it is said."""
    return np.rint(100 * part) if isinstance(part, np.ndarray) else round(100 * part)


def log2(figures: Any) -> Any:
    """The logarithm to the base 2."""
    return np.log2(figures) if isinstance(figures, np.ndarray) else math.log2(figures)
