"""A hundred spread over classes in whole numbers, always a hundred; what two spreads have in common is a score."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

WHOLE: Final = 100
GOOD: Final = 75
"""A read that scores so much is a good one."""
STEPS: Final = (5, 1)
"""What is added or taken at once, in per cent: usually, and to be fine."""
Spread = tuple[int, ...]
"""Per cent by class, together a hundred."""


def rounded(shares: Sequence[float], step: int = 1) -> Spread:
    """The shares, of any sum above 0, as multiples of `step` that sum to a hundred: by largest remainders.

    Of equal remainders the first goes first. Raises `ValueError` for no shares.
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
    """The step that a spread was made in: the larger one if all of it fits."""
    return next(step for step in STEPS if all(each % step == 0 for each in spread))


def in_common(spread: Spread, shares: Sequence[float]) -> int:
    """How much of the hundred lies where it belongs: 100 for the shares rounded to the step that was used."""
    return sum(map(min, spread, rounded(shares, step_of(spread))))


def apart(spread: Sequence[float], other: Sequence[float]) -> float:
    """How many points of a hundred lie elsewhere; of spreads or shares, whatever their sums."""
    one, two = sum(spread), sum(other)
    return WHOLE * sum(abs(a / one - b / two) for a, b in zip(spread, other, strict=True)) / 2


def set_to(spread: Spread, at: int, value: int, locked: Collection[int] = (), step: int = 1) -> Spread:
    """One class set to `value`, as far as the others can give way: those not locked, in proportion.

    If all others are 0 they share evenly what is left to them.
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
    """What is not locked shared out evenly."""
    open_ones = [at for at in range(len(spread)) if at not in locked]
    if not open_ones:
        return spread
    parts = _split(sum(spread[at] for at in open_ones), [1] * len(open_ones), step)
    found = list(spread)
    for at, part in zip(open_ones, parts, strict=True):
        found[at] = part
    return tuple(found)


def _split(total: int, weights: Sequence[int], step: int) -> list[int]:
    """`total` in proportion to the weights, in steps; what no step fits goes to the largest."""
    whole = sum(weights)
    exact = [total * weight / whole / step for weight in weights]
    parts = [int(each) for each in exact]
    order = sorted(range(len(exact)), key=lambda at: (parts[at] - exact[at], at))
    for at in order[: total // step - sum(parts)]:
        parts[at] += 1
    parts = [part * step for part in parts]
    parts[max(range(len(parts)), key=lambda at: (weights[at], -at))] += total - sum(parts)
    return parts
