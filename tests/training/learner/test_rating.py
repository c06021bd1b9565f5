"""Ratings: the paper's example, learners that are none of the model's, levels that follow, what is stored."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log10

import pytest

from pokertable.training.learner.rating import LEAST, LEVELS, Rating, Ratings, together


def test_a_rating_moves_as_in_the_paper() -> None:
    """Against one opponent of 1500 and deviation 60, by hand: g = 0.98, v = 4.16 for equal ratings."""
    before = Rating(points=float(LEVELS[2]), deviation=200.0)
    won, lost = before.after(3, right=True), before.after(3, right=False)
    assert won.points - before.points == pytest.approx(before.points - lost.points, abs=0.5)
    assert won.points - before.points == pytest.approx(84.9, abs=1)  # φ'² g (1 - ½) with φ' = 173.7²-scaled 173.5
    assert won.deviation == pytest.approx(173.5, abs=1)
    assert won.volatility == pytest.approx(before.volatility, abs=1e-3)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    rating = Rating(points=1600.0, deviation=80.0)
    assert rating.after(1, right=True).points - 1600 < 1600 - rating.after(1, right=False).points
    assert rating.after(5, right=True).points > rating.after(1, right=True).points


def learner(leaks: Sequence[float]) -> Callable[[int], float]:
    """Chance of a right answer by level of somebody who falls for each trap now and then, hard ones more often."""

    def chance(level: int) -> float:
        right = 1.0
        for at, leak in enumerate(leaks):
            right *= 1 - leak * min(1.0, (0.25 + 0.25 * level) * (1 if at <= level else 0.5))
        return right

    return chance


def test_stand_in_learners_are_rated_by_a_hundred_answers() -> None:
    """TEACHING "What must come out": truth is the chance of a right one at a fixed level."""
    rng, level = random.Random(1), 2
    truths, rated = [], []
    for _ in range(40):
        weak = rng.random() / 2
        chance = learner([min(1.0, 1.3 * weak * rng.random()) for _ in range(4)])
        rating = Rating()
        for _ in range(100):
            asked = min(4, rating.level)
            rating = rating.after(asked, right=rng.random() < chance(asked))
        share = min(0.98, max(0.02, chance(level)))
        truths.append(LEVELS[level - 1] + 400 * log10(share / (1 - share)))
        rated.append(rating.points)
    assert sum(abs(a - b) for a, b in zip(truths, rated, strict=True)) / len(truths) <= 80
    assert correlation(ranks(truths), ranks(rated)) >= 0.9


def ranks(values: Sequence[float]) -> list[int]:
    order = sorted(values)
    return [order.index(value) for value in values]


def correlation(first: Sequence[int], second: Sequence[int]) -> float:
    n = len(first)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) / (n * (n * n - 1))


def test_levels_follow_the_rating_by_one_step_at_most() -> None:
    rating, seen = Rating(), [1]
    for _ in range(30):
        rating = rating.after(rating.level, right=True)
        seen.append(rating.level)
    assert seen[-1] == len(LEVELS) and max(b - a for a, b in pairwise(seen)) == 1
    down = [rating.level]
    for _ in range(40):
        rating = rating.after(rating.level, right=False)
        down.append(rating.level)
    assert down[-1] == 1 and min(b - a for a, b in pairwise(down)) == -1


def test_ratings_are_stored_and_damaged_ones_begin_anew() -> None:
    ratings = Ratings({})
    rating = Rating().after(1, right=True)
    stored = ratings.put("high/omaha", rating)
    again = Ratings(stored).of("high/omaha")
    assert again.points == pytest.approx(rating.points, abs=0.01) and again.answers == 1
    for damaged in ([1, 2], [1500.0, -3, 0.04, 1, 1], [1500.0, 50, 0.04, 1, 9], "x", [None] * 5):
        assert Ratings({"quiz.ratings": {"high/omaha": damaged}}).of("high/omaha") == Rating()


@pytest.mark.parametrize(
    "damaged", [[1500.0, 1e-200, 0.04, 20, 1], [1500.0, 50.0, 1e-200, 20, 1], [1500.0, 50.0, 0.04, 10**4000, 1]]
)
def test_a_rating_of_figures_that_cannot_be_reckoned_with_begins_anew(damaged: list[float]) -> None:
    """The square of a tiny one was zero, by which was divided; a count of 4,300 digits cannot be written."""
    kept = Ratings({"quiz.ratings": {"high/omaha": damaged}}).of("high/omaha")
    assert kept == Rating()
    assert together([kept.after(3, right=True), Rating(answers=LEAST)])


def test_several_skills_make_one_rating_once_they_are_known() -> None:
    known = Rating(1500.0, 60.0, 0.04, LEAST)
    assert together([Rating()]) is None
    both = together([known, Rating(1300.0, 60.0, 0.04, LEAST), Rating()])
    assert both is not None and both.points == pytest.approx(1400) and both.deviation == pytest.approx(42.4, abs=0.1)
