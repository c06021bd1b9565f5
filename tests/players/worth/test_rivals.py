"""Sampled opponents on some of the boards are those of all of them."""

import numpy as np
import pytest

from pokertable.players.ranges.presumed import quantiles
from pokertable.players.worth.rivals import STEPS, Rivals, exact, steps_of


@pytest.mark.parametrize("rows", [slice(2), slice(1, 3), slice(2, None), slice(-1, None), slice(0, 9)], ids=str)
def test_a_part_wins_what_its_rows_win_whether_or_not_they_were_put_in_order_before(rows):
    sample = np.random.default_rng(5).integers(1, 6, (4, 7)).astype(np.int16)
    usable = np.random.default_rng(6).random(sample.shape) < 0.8
    alone = Rivals(sample, usable).part(rows)
    whole = Rivals(sample, usable)
    wins = whole.own_wins(2)
    there = usable[rows]
    assert (whole.part(rows).own_wins(2)[there] == alone.own_wins(2)[there]).all()
    assert (alone.own_wins(2)[there] == wins[rows][there]).all()


def test_a_hand_that_may_be_held_is_not_ruled_out_however_little_it_weighs():
    """Weights are rounded up to whole steps; what weighs nothing stays nothing."""
    rounded = exact(np.array([0.0, 1e-9, 0.4 / STEPS, 1 / STEPS, 1.2 / STEPS, 1.0]))
    np.testing.assert_array_equal(rounded * STEPS, [0, 1, 1, 1, 2, STEPS])


def test_weights_add_up_to_the_same_in_steps():
    rng = np.random.default_rng(3)
    weights = exact(rng.random((4, 520)) ** 3)
    order = np.argsort(rng.random((4, 520)), axis=1)
    np.testing.assert_array_equal(steps_of(weights) / STEPS, weights)
    np.testing.assert_array_equal(quantiles(order, steps_of(weights)), quantiles(order, weights))
    rivals = Rivals(rng.integers(0, 60, (6, 520)).astype(np.int16), rng.random((6, 520)) < 0.8)
    for own in weights:
        np.testing.assert_array_equal(rivals.summed(steps_of(own)) / STEPS, rivals.summed(own))
