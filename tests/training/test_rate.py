"""How often of a hundred, and how sure that is."""

from __future__ import annotations

import pytest

from pokertable.training.rate import Rate


def test_it_is_counted_of_a_hundred() -> None:
    assert Rate(3, 12).per_100 == 25.0
    assert Rate().per_100 == 0.0
    assert Rate(1, 2) + Rate(2, 3) == Rate(3, 5)


def test_the_spread_is_that_of_the_posterior_under_jeffreys_prior() -> None:
    """Beta(½ + wrong, ½ + right): mean a/(a+b), variance ab/((a+b)²(a+b+1))."""
    for wrong, asked in ((0, 0), (0, 4), (4, 4), (7, 40), (300, 1000)):
        a, b = 0.5 + wrong, 0.5 + asked - wrong
        rate = Rate(wrong, asked)
        assert rate.likely == pytest.approx(100 * a / (a + b))
        assert rate.spread == pytest.approx(100 * (a * b / ((a + b) ** 2 * (a + b + 1))) ** 0.5)
        assert rate.spread > 0


def test_many_answers_prove_more_than_few() -> None:
    assert Rate(40, 100).at_least > Rate(4, 10).at_least > Rate(1, 2).at_least
    assert Rate(30, 100).at_least > Rate(1, 3).at_least, "a third of three answers is no proof"


def test_a_change_is_measured_in_its_own_errors() -> None:
    assert Rate(10, 100).apart(Rate(30, 100)) > 2
    assert Rate(3, 10).apart(Rate(4, 10)) < 1
    assert Rate(30, 100).apart(Rate(10, 100)) < -2
