"""Losses: found on one half, measured on the other; severities by what their errors leave."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.training.review.loss import Brought, Known, measured
from pokertable.training.review.severity import Severity, severity, worst
from tests.games import few, one_of

NOTHING = Known(0.0, 0.0)
USUAL = 0.6
"""Big bets: how large a loss usually is."""


def brought(won: Floats) -> Brought:
    """Without any luck that is known."""
    return Brought(won, np.zeros_like(won))


@pytest.mark.parametrize(
    ("lost", "stderr", "expected"),
    [
        (0, 0, Severity.BEST),
        (0.1, 0, Severity.FINE),
        (0.5, 0, Severity.FINE),
        (0.6, 0, Severity.INACCURACY),
        (2.1, 0, Severity.MISTAKE),
        (5.1, 0, Severity.BLUNDER),
        (5.1, 0.1, Severity.MISTAKE),
        (9, 4.3, Severity.FINE),
        (9, float("inf"), Severity.FINE),
    ],
)
def test_a_severity_is_never_worse_than_its_error_allows(lost, stderr, expected):
    assert severity(lost, stderr) is expected


def test_the_worst_of_a_hand_is_what_is_proven_of_one_of_its_decisions():
    assert worst([]) is Severity.BEST
    assert worst([(0, 0, None), (0.2, 0.1, None)]) is Severity.FINE
    assert worst([(0.2, 0.1, None), (3.0, 0.2, None), (0.8, 0.1, None)]) is Severity.MISTAKE
    assert worst([(0, 0, None), (0.9, 0.6, None)]) is None  # perhaps an inaccuracy, perhaps fine
    assert worst([(0, 0, True), (0.76, 0.23, True)]) is Severity.FINE  # the review calls it so
    assert worst([(0, 0, True), (0.2, 0.1, False)]) is None
    assert worst([(3.0, 0.2, True), (0.2, 0.1, False)]) is Severity.MISTAKE
    assert worst([(0.9, 0.6, None), (0.9, 0.1, None)]) is Severity.INACCURACY


@pytest.mark.parametrize("count", few(60, 400))
def test_choices_that_are_worth_the_same_lose_nothing_in_the_mean(count):
    """The best of several equals is found by luck; measured on other deals that luck is gone."""
    rng = np.random.default_rng(1)
    losses, signs = [], []
    for _ in range(count):
        values = list(map(brought, rng.normal(0, 10, (5, 20, 4))))
        found = measured(values, np.zeros((20, 4)), NOTHING, taken=0)
        losses.append(found.loss)
        signs.append(severity(found.loss / 2, found.loss_stderr / 2))
        assert found.loss >= 0
    assert np.mean([each in (Severity.BEST, Severity.FINE) for each in signs]) > 0.97


def test_what_showdowns_say_is_taken_out():
    rng = np.random.default_rng(2)
    part = rng.random((30, 4))
    value = 100 * part + rng.normal(0, 1, (30, 4))
    found = measured([brought(value), NOTHING], part, Known(0.5, 0.0), taken=0)
    assert found.means[0] == pytest.approx(50, abs=1)
    assert found.stderrs[0] < 0.3 < value.mean(axis=1).std() / 30**0.5


def test_luck_is_taken_out_by_as_much_as_it_counts():
    """A choice that wins more on later streets gains from good cards by more than its pot."""
    rng = np.random.default_rng(7)
    luck = rng.normal(0, 50, (30, 4))
    value = 10 + 1.6 * luck + rng.normal(0, 1, (30, 4))
    found = measured([Brought(value, luck), NOTHING], np.zeros((30, 4)), NOTHING, taken=0)
    assert found.means[0] == pytest.approx(10, abs=0.5)
    assert found.stderrs[0] < 0.3 < value.mean(axis=1).std() / 30**0.5


@pytest.mark.parametrize("count", few(1500, 3000))
@pytest.mark.parametrize("error", one_of(2, [0.3, 0.6]))
def test_losses_told_for_being_large_are_right_on_the_mean(error, count):
    """What is told is picked by how large it came out: that luck is taken out, and where there is none, nothing."""
    rng = np.random.default_rng(4)
    believed, lost, raw = [], [], []
    for true in USUAL * rng.standard_t(2, count):
        deals = -true + 20**0.5 * error * rng.normal(0, 1, (20, 1))
        found = measured([brought(deals), NOTHING], np.zeros((20, 1)), NOTHING, 0, usual=USUAL)
        if severity(found.loss, found.loss_stderr).matters:
            believed.append(found.loss)
            raw.append(measured([brought(deals), NOTHING], np.zeros((20, 1)), NOTHING, 0, usual=np.inf).loss)
            lost.append(true)
    margin = 3 * error / len(lost) ** 0.5
    assert len(lost) > 60
    assert np.mean(raw) - np.mean(lost) > margin
    assert abs(np.mean(believed) - np.mean(lost)) < margin


def test_a_loss_far_beyond_its_error_stays_what_it_is():
    rng = np.random.default_rng(5)
    value = -30 + rng.normal(0, 1, (40, 1))
    found = measured([brought(value), NOTHING], np.zeros((40, 1)), NOTHING, taken=0, usual=1.0)
    assert found.loss == pytest.approx(30, abs=0.5)


def test_the_same_luck_of_two_choices_is_no_error_of_their_difference():
    rng = np.random.default_rng(6)
    luck = rng.normal(0, 100, (20, 4))
    found = measured([brought(luck), brought(luck - 3)], np.zeros((20, 4)), NOTHING, taken=1)
    assert found.stderrs[0] > 5
    assert found.behind[1] == pytest.approx(Known(3, 0), abs=1e-9)
    assert found.behind[0] == NOTHING


def test_a_choice_known_exactly_is_weighed_against_a_played_one():
    value = np.full((12, 4), 3.0)
    found = measured([Known(5.0, 0.0), brought(value)], np.zeros((12, 4)), NOTHING, taken=1)
    assert found.best == 0
    assert (found.loss, found.loss_stderr) == pytest.approx((2, 0))
    assert measured([Known(5.0, 0.0), brought(value)], np.zeros((12, 4)), NOTHING, taken=0).loss == 0


def test_a_choice_that_was_given_up_stays_behind():
    rng = np.random.default_rng(3)
    long, short = rng.normal(0, 1, (40, 4)), rng.normal(-20, 1, (12, 4))
    found = measured([brought(long), brought(short)], np.zeros((40, 4)), NOTHING, taken=1)
    assert found.best == 0
    assert found.loss == pytest.approx(20, abs=1)


def test_deals_that_all_bring_the_same_are_not_exact():
    """Forty-eight deals without a win do not say that there is none: one more may bring the pot."""
    value = np.full((12, 4), -85.0)
    found = measured([NOTHING, brought(value)], np.zeros((12, 4)), NOTHING, taken=1, pot=368)
    assert found.stderrs == pytest.approx((0, 368 / 49))
    assert found.loss == pytest.approx(85)
    assert found.loss_stderr > 368 / 49
