"""The hands that an opponent is thought to hold."""

import numpy as np
import pytest

from pokertable.training.deals.believed import Believed

WEIGHTS = np.array([0.5, 0.3, 0.2])


def believed(*, exact: bool, read: bool) -> Believed:
    return Believed(1, np.zeros((3, 2), np.uint8), np.full(3, 1 / 3), WEIGHTS, (), exact=exact, read=read)


@pytest.mark.parametrize(("exact", "read"), [(True, True), (True, False), (False, False)])
def test_a_mean_over_all_hands_errs_by_no_sample(exact: bool, read: bool) -> None:
    assert believed(exact=exact, read=read).sampled == 0


def test_a_mean_over_a_sample_errs_by_its_weights() -> None:
    """The variance of a weighted mean of independent hands, as a part of that of one hand: the sum of squares."""
    assert believed(exact=False, read=True).sampled == pytest.approx(0.5**2 + 0.3**2 + 0.2**2)
