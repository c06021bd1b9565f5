"""A betting round: blinds above the smallest bet (resources/rules/betting.md)."""

from __future__ import annotations

import pytest

from pokertable.model.betting.round import BettingRound
from pokertable.model.betting.structure import Structure


def no_limit(size: int) -> BettingRound:
    return BettingRound(Structure.NO_LIMIT, [1000] * 3, [0] * 3, [True] * 3, size, None)


@pytest.mark.parametrize(("blinds", "least"), [((5, 10), 20), ((5, 10, 20), 40), ((5,), 15)])
def test_the_least_raise_is_the_largest_blind_or_the_smallest_bet(blinds: tuple[int, ...], least: int) -> None:
    """A straddle is the last full bet: a raise is at least its size. A blind below the smallest bet is none."""
    betting = no_limit(10)
    for seat, owed in enumerate(blinds):
        betting.bets[seat] = owed
        betting.stacks[seat] -= owed
        betting.blind(owed)
    bounds = betting.raise_bounds(0, sum(blinds))
    assert isinstance(bounds, tuple) and bounds[0] == least
