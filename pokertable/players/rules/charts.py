"""Push or fold: the stack with which a hand moves all-in before anybody has come in.

The charts are equilibria computed by `resources/charts/compute.py`, which describes the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, frozen, private_hands
from pokertable.model.resources import read_text
from pokertable.model.variant import Variant

DEEPEST = 15.0
"""Most big blinds with which a player pushes or folds."""
_MOST_BEHIND = 8
_CLASSES = 13
_TWO = 2


def has_two_card_chart(variant: Variant) -> bool:
    """Whether pushed hands are listed one by one: in hold'em."""
    return variant.hole_cards == _TWO and variant.exactly_from_hole is None


def pushes_two_cards(hands: Cards, behind: int | Ids) -> Ids:
    """The greatest stack, in big blinds, with which each hold'em hand is pushed, 0 for never: (H, 2) -> (H,).

    `behind` is the number of players yet to act, for all hands or for each.
    """
    stacks: Ids = _push_charts()[np.clip(behind, 1, _MOST_BEHIND) - 1, _classes(hands)]
    return stacks


def _classes(hands: Cards) -> Ids:
    """The class of each hold'em hand, (H, 2) -> (H,): 13 rows of 13, suited hands above the diagonal."""
    ranks, suits = np.sort(hands >> 2, axis=1).astype(np.int64), hands & 3
    low, high = 12 - ranks[:, 0], 12 - ranks[:, 1]
    found: Ids = np.where(suits[:, 0] == suits[:, 1], _CLASSES * high + low, _CLASSES * low + high)
    return found


def push_order() -> Ids:
    """The 169 classes of hold'em hands in the order in which they are pushed: by their stacks in all charts."""
    return np.argsort(-_push_charts().sum(axis=0), kind="stable")


def readiness(hands: Cards) -> Floats:
    """The part of all hold'em hands that is pushed before each of these, (H, 2) -> (H,)."""
    found: Floats = _pushed_before()[_classes(hands)]
    return found


@cache
def _pushed_before() -> Floats:
    every = np.bincount(_classes(private_hands(_TWO)), minlength=_CLASSES**2)
    order = push_order()
    found = np.empty(len(order))
    found[order] = (np.cumsum(every[order]) - every[order]) / every.sum()
    return frozen(found)


def pushed_parts(variant: Variant, behind: Any, stack: Any) -> Any:
    """The value of `pushed_part` for one stack, or for a column of them."""
    if not isinstance(stack, np.ndarray):
        return pushed_part(variant, behind, stack)
    return np.array([pushed_part(variant, *each) for each in zip(behind.tolist(), stack.tolist(), strict=True)])


def pushed_part(variant: Variant, behind: int, stack: float) -> float:
    """Fraction of the starting hands pushed with this stack in big blinds, in games without a list of them.

    With two hole cards it is the fraction in hold'em; else the charts are those of four, one for a high and one for a
    split pot.
    """
    if variant.hole_cards == _TWO:
        return float((pushes_two_cards(private_hands(_TWO), behind) >= stack).mean())
    stacks, parts = _quantile_charts()["split" if variant.is_split else "high"]
    return float(np.interp(stack, stacks, parts[_listed(behind) - 1]))


def _listed(behind: int) -> int:
    return min(max(behind, 1), _MOST_BEHIND)


@cache
def _push_charts() -> Ids:
    """(8, 169): by number of players yet to act, from one, and by hand as 13 rows of 13."""
    rows = {title: " ".join(lines).split() for title, *lines in _blocks("holdem.txt")}
    return frozen(np.array([rows[f"push {behind}"] for behind in range(1, _MOST_BEHIND + 1)], np.int64))


@cache
def _quantile_charts() -> dict[str, tuple[Floats, Floats]]:
    charts = {}
    for block in _blocks("quantiles.txt"):
        pot, *stacks = block[0].split()
        rows = [line.split()[1:] for line in block[1:]]
        charts[pot] = frozen(np.array(stacks, float)), frozen(np.array(rows, float) / 100)
    return charts


def _blocks(name: str) -> list[list[str]]:
    """The blocks of a chart file, separated by blank lines, without comments."""
    blocks: list[list[str]] = [[]]
    for line in read_text("charts", name).splitlines():
        if line.startswith("#"):
            continue
        if line.strip():
            blocks[-1].append(line.strip())
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]
