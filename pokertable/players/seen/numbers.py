"""Arithmetic for a number of one hand or a column of many hands: formulas work for both."""

from __future__ import annotations

import math
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

Column: TypeAlias = npt.NDArray[Any]
"""A figure of each of many turns or hands, (R,)."""
Figure: TypeAlias = Column | float
"""A number, or a column of them."""
Truth: TypeAlias = Column | bool
"""A truth value, or a column of them."""


Given = TypeVar("Given", Truth, Figure)


def either(condition: Truth, yes: Given, no: Given) -> Given:
    """`yes` or `no`; row by row for a column of conditions."""
    if isinstance(condition, np.ndarray):
        return np.where(condition, yes, no)
    return yes if condition else no


def lesser(first: Figure, second: Figure) -> Figure:
    """The smaller of two numbers, or of each pair."""
    if isinstance(first, np.ndarray) or isinstance(second, np.ndarray):
        return np.asarray(np.minimum(first, second))
    return min(first, second)


def greater(first: Figure, second: Figure) -> Figure:
    """The greater of two numbers, or of each pair."""
    if isinstance(first, np.ndarray) or isinstance(second, np.ndarray):
        return np.asarray(np.maximum(first, second))
    return max(first, second)


def clipped(figures: Figure) -> Figure:
    """Figures limited to 0 … 1."""
    return lesser(greater(figures, 0.0), 1.0)


def percent(part: Figure) -> Figure:
    """A fraction in whole percent, as displayed."""
    return np.rint(100 * part) if isinstance(part, np.ndarray) else round(100 * part)


def log2(figures: Figure) -> Figure:
    """The logarithm to the base 2."""
    return np.asarray(np.log2(figures)) if isinstance(figures, np.ndarray) else math.log2(figures)
