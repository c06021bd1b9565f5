"""Places: spread evenly at any number of them, each by itself anywhere."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.training.deals.places import Places

START = 0.37


@pytest.mark.parametrize("count", [2, 5, 8, 48, 100, 397])
def test_no_gap_is_much_larger_than_another(count):
    """Three lengths of gap at most, the largest at most 2.7 times the smallest (golden section)."""
    places = np.sort(Places(START).take(count))
    gaps = np.diff([*places, places[0] + 1])
    assert places.min() >= 0 and places.max() < 1
    assert gaps.max() < 2.7 * gaps.min()


def test_they_go_on_where_they_were():
    at_once, in_turns = Places(START), Places(START)
    assert [*at_once.take(9)] == [*in_turns.take(2), *in_turns.take(7)]


def test_every_start_moves_all_of_them():
    assert Places(0.25).take(5) == pytest.approx((Places(0.0).take(5) + 0.25) % 1.0)
