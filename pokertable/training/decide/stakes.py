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
from pokertable.training.played import OtherUnit, other_units

_POSTED: Final = "antes|blinds_or_straddles|bring_in|min_bet|small_bet|big_bet|starting_stacks"
_CHIPS: Final = re.compile(rf"(?m)(^(?:{_POSTED}) = |p\d+ cbr )([^'\n]*)")
"""The chips of a PHH file: what is posted, the bets, the stacks, and the totals of raises."""
_NUMBER: Final = re.compile(r"\d+")


def at_other_stakes(spot: DecideSpot, rng: random.Random) -> DecideSpot:
    """The spot with other amounts; itself in a sit and go, whose levels are fixed, and with rake."""
    if spot.pool is not None or "_rake" in spot.phh:
        return spot
    amounts = [int(each) for _, chips in _CHIPS.findall(spot.phh) for each in _NUMBER.findall(chips)]
    unit = math.gcd(*amounts, *[act.amount for act in spot.choices if isinstance(act, RaiseTo)])
    moved = OtherUnit(unit, other_units(unit, rng)[0])

    def multiplied(figures: Iterable[float]) -> tuple[float, ...]:
        return tuple([figure * moved.new / unit for figure in figures])

    def written(chips: re.Match[str]) -> str:
        return chips[1] + _NUMBER.sub(lambda amount: str(moved.chips(int(amount[0]))), chips[2])

    values = spot.values
    return replace(
        spot,
        phh=_CHIPS.sub(written, spot.phh),
        choices=tuple(map(moved.action, spot.choices)),
        values=values._replace(
            means=multiplied(values.means),
            stderrs=multiplied(values.stderrs),
            behind=tuple([(mean * moved.new / unit, error * moved.new / unit) for mean, error in values.behind]),
        ),
    )
