"""A spread of 100 whole points over classes; the points that two spreads have in common are a score."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

WHOLE: Final = 100
GOOD: Final = 75
"""Least score of a good read."""
STEPS: Final = (5, 1)
"""Step sizes of changes, in percent: usual and fine."""
Spread = tuple[int, ...]
"""Percent per class, sum 100."""


def rounded(shares: Sequence[float], step: int = 1) -> Spread:
    """The shares, of any sum above 0, as multiples of `step` that sum to 100: by largest remainders.

    Of equal remainders the first is preferred. Raises `ValueError` for no shares.
    """
    total = sum(shares)
    if total <= 0:
        raise ValueError(f"shares {list(shares)}: expected a sum above 0")
    exact = [share / total * WHOLE / step for share in shares]
    whole = [int(each + 1e-9) for each in exact]
    left = WHOLE // step - sum(whole)
    order = sorted(range(len(exact)), key=lambda at: (round(whole[at] - exact[at], 9), at))
    for at in order[:left]:
        whole[at] += 1
    return tuple(each * step for each in whole)


def step_of(spread: Spread) -> int:
    """The step of a spread: the largest that divides all of it."""
    return next(step for step in STEPS if all(each % step == 0 for each in spread))


def in_common(spread: Spread, shares: Sequence[float]) -> int:
    """Number of points, of 100, in the right place: 100 for the shares rounded to the spread's step."""
    return sum(map(min, spread, rounded(shares, step_of(spread))))


def apart(spread: Sequence[float], other: Sequence[float]) -> float:
    """Number of points, of 100, that differ between two spreads or shares of any sums."""
    one, two = sum(spread), sum(other)
    return WHOLE * sum(abs(a / one - b / two) for a, b in zip(spread, other, strict=True)) / 2


def set_to(spread: Spread, at: int, value: int, locked: Collection[int] = (), step: int = 1) -> Spread:
    """One class set to `value`, as far as the unlocked others can give way, in proportion.

    If all others are 0 they share the rest evenly.
    """
    if at in locked or value == spread[at]:
        return spread
    others = [other for other in range(len(spread)) if other != at and other not in locked]
    free = WHOLE - sum(spread[other] for other in range(len(spread)) if other in locked)
    if not others:
        return spread
    value = max(0, min(value, free))
    rest = free - value
    weights = [spread[other] for other in others]
    if not any(weights):
        weights = [1] * len(others)
    parts = _split(rest, weights, step)
    found = list(spread)
    found[at] = value
    for other, part in zip(others, parts, strict=True):
        found[other] = part
    return tuple(found)


def evened(spread: Spread, locked: Collection[int] = (), step: int = 1) -> Spread:
    """The unlocked points spread evenly."""
    open_ones = [at for at in range(len(spread)) if at not in locked]
    if not open_ones:
        return spread
    parts = _split(sum(spread[at] for at in open_ones), [1] * len(open_ones), step)
    found = list(spread)
    for at, part in zip(open_ones, parts, strict=True):
        found[at] = part
    return tuple(found)


def _split(total: int, weights: Sequence[int], step: int) -> list[int]:
    """`total` split in proportion to the weights, in steps; a remainder below a step goes to the largest."""
    whole = sum(weights)
    exact = [total * weight / whole / step for weight in weights]
    parts = [int(each) for each in exact]
    order = sorted(range(len(exact)), key=lambda at: (parts[at] - exact[at], at))
    for at in order[: total // step - sum(parts)]:
        parts[at] += 1
    parts = [part * step for part in parts]
    parts[max(range(len(parts)), key=lambda at: (weights[at], -at))] += total - sum(parts)
    return parts
