"""Sampled opponents on some of the boards are those of all of them."""

import numpy as np
import pytest

from pokertable.players.worth.rivals import Rivals


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
