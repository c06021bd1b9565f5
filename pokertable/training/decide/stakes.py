"""A spot at other stakes: all its chips multiplied or divided, so that its sums are others and its values the same."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pokertable.model.hand.actions import RaiseTo
from pokertable.training.decide.spot import DecideSpot

_POSTED: Final = "antes|blinds_or_straddles|bring_in|min_bet|small_bet|big_bet|starting_stacks"
_CHIPS: Final = re.compile(rf"(?m)(^(?:{_POSTED}) = |p\d+ cbr )([^'\n]*)")
"""The chips of a PHH file: what is posted, the bets, the stacks, and the totals of raises."""
_NUMBER: Final = re.compile(r"\d+")
_UNITS: Final = (1, 2, 5, 10)
"""Chips of which all amounts of a spot may be multiples."""


def at_other_stakes(spot: DecideSpot, rng: random.Random) -> DecideSpot:
    """The spot with other amounts; itself in a sit and go, whose levels are fixed, and with rake."""
    if spot.pool is not None or "_rake" in spot.phh:
        return spot
    amounts = [int(each) for _, chips in _CHIPS.findall(spot.phh) for each in _NUMBER.findall(chips)]
    unit = math.gcd(*amounts, *[act.amount for act in spot.choices if isinstance(act, RaiseTo)])
    new = rng.choice([each for each in _UNITS if each != unit])

    def moved(amount: int) -> int:
        return amount // unit * new

    def multiplied(figures: Iterable[float]) -> tuple[float, ...]:
        return tuple([figure * new / unit for figure in figures])

    def written(chips: re.Match[str]) -> str:
        return chips[1] + _NUMBER.sub(lambda amount: str(moved(int(amount[0]))), chips[2])

    values = spot.values
    return replace(
        spot,
        phh=_CHIPS.sub(written, spot.phh),
        choices=tuple([RaiseTo(moved(act.amount)) if isinstance(act, RaiseTo) else act for act in spot.choices]),
        values=values._replace(
            means=multiplied(values.means),
            stderrs=multiplied(values.stderrs),
            behind=tuple([(mean * new / unit, error * new / unit) for mean, error in values.behind]),
        ),
    )
