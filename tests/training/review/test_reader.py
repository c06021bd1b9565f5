"""What opponents can hold: of a sample ever fewer hands are followed, and they weigh what all of them weighed."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.training.review.reader import FOLLOWED, _Seat, _thin


@pytest.mark.parametrize("seldom", [0.05, 0.5])
def test_a_sample_that_is_thinned_weighs_what_it_weighed(seldom: float) -> None:
    """Who is unlikely stays seldom, and then for all of its like: likely and unlikely hands keep their parts."""
    hands = private_hands(4)[::13]
    likely = np.arange(len(hands)) % 10 == 0
    weights = np.where(likely, 1.0, seldom)
    known = _Seat(hands, hands, weights, exact=False, rng=np.random.default_rng(1))
    _thin(known)
    assert 0.3 * FOLLOWED < len(known.hands) <= FOLLOWED + 1
    assert (known.weights >= 1.0).all(), "whoever stays stands for itself at least"
    left = np.isin(
        known.hands.astype(np.int64) @ 52 ** np.arange(4), hands[likely].astype(np.int64) @ 52 ** np.arange(4)
    )
    assert known.weights[left].sum() / known.weights.sum() == pytest.approx(
        weights[likely].sum() / weights.sum(), abs=0.01
    )
