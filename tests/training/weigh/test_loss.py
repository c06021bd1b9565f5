"""Losses: found on one half, measured on the other; severities by what their errors leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.deals.dealer import CANDIDATES
from pokertable.training.weigh.loss import Bounded, Brought, Known, Measured, measured
from pokertable.training.weigh.severity import Severity, is_of_before, kept_severity, severity, worst
from pokertable.training.weigh.usual import believed
from tests.games import few, one_of

NOTHING = Known(0.0, 0.0)
USUAL = partial(believed, pot=3.0, shares=(0.5, 0.4, 0.1))
"""What is believed of a lead, in big bets."""


def weighed(values: Sequence[Brought | Known | Bounded], taken: int, **how: Any) -> Measured:
    """The choices weighed; their deals are in the order of their showdowns."""
    groups = max([len(each.won) for each in values if isinstance(each, Brought)], default=0)
    return measured(values, np.linspace(0, 1, groups), taken, **how)


def brought(won: Floats, risked: float = 0.0) -> Brought:
    """Without any luck that is known."""
    return Brought(won, np.zeros_like(won), risked)


@pytest.mark.parametrize(
    ("lost", "stderr", "expected"),
    [
        (0, 0, Severity.BEST),
        (0.001, 0, Severity.FINE),
        (0.025, 0, Severity.FINE),
        (0.026, 0, Severity.INACCURACY),
        (0.08, 0, Severity.INACCURACY),
        (0.081, 0, Severity.MISTAKE),
        (0.25, 0, Severity.MISTAKE),
        (0.251, 0, Severity.BLUNDER),
        (0.251, 0.002, Severity.MISTAKE),
        (0.1, 0.01, Severity.MISTAKE),
        (0.1, 0.03, Severity.INACCURACY),
        (0.03, 0.01, Severity.FINE),
    ],
)
def test_a_severity_is_milder_only_where_its_error_reaches_over_the_bound(lost, stderr, expected):
    assert severity(lost, stderr) is expected


@pytest.mark.parametrize("stderr", [0.5, 10.0, float("inf")])
def test_however_large_its_error_it_is_milder_by_one_step(stderr):
    assert severity(0.3, stderr) is Severity.MISTAKE and severity(0.2, stderr) is Severity.INACCURACY


def test_a_call_that_is_dear_is_a_mistake_at_least_and_nothing_lost_is_none():
    assert severity(0.01, 0.0, is_dear=True) is severity(0.1, 0.05, is_dear=True) is Severity.MISTAKE
    assert severity(0.3, 0.0, is_dear=True) is Severity.BLUNDER
    assert severity(0.0, 0.1, is_dear=True) is Severity.BEST


def worst_of(*lost: tuple[float, float, bool | None]) -> Severity | None:
    return worst([ReviewedDecision(0, "river", "", *each) for each in lost])


def test_a_kept_severity_is_the_word_that_was_said():
    def said(*words: str) -> Severity | None:
        return worst([ReviewedDecision(0, "river", "", 9.0, 0.1, True, 12.0, word) for word in words])

    assert said("best", "inaccuracy", "fine") is Severity.INACCURACY
    assert said("best", "undecided") is None and said("undecided", "mistake") is Severity.MISTAKE
    assert not is_of_before(ReviewedDecision(0, "river", "", 9.0, 0.1, True, 12.0, "best"))


def test_what_was_kept_before_is_graded_anew_where_its_loss_is_small_in_any_pot():
    """Two big bets are the least stake: 0.05 of one is fine, 0.16 too much to be sure of with its error."""
    of_before = [ReviewedDecision(0, "river", "", *each) for each in ((0.04, 0.05), (0.04, 0.2), (0.2, 0.01))]
    assert [is_of_before(each) for each in of_before] == [False, True, True]
    assert [kept_severity(each) for each in of_before] == [Severity.FINE] * 3
    assert kept_severity(ReviewedDecision(0, "river", "", 0.04, 0.05, False)) is None


def test_the_worst_of_a_hand_of_before_is_what_was_proven_of_one_of_its_decisions():
    assert worst([]) is Severity.BEST
    assert worst_of((0, 0, None), (0.2, 0.1, None)) is Severity.FINE
    assert worst_of((0.2, 0.1, None), (3.0, 0.2, None), (0.8, 0.1, None)) is Severity.MISTAKE
    assert worst_of((0, 0, None), (0.9, 0.6, None)) is None  # perhaps an inaccuracy, perhaps fine
    assert worst_of((0, 0, True), (0.76, 0.23, True)) is Severity.FINE  # the review calls it so
    assert worst_of((0, 0, True), (0.2, 0.1, False)) is None
    assert worst_of((3.0, 0.2, True), (0.2, 0.1, False)) is Severity.MISTAKE
    assert worst_of((0.9, 0.6, None), (0.9, 0.1, None)) is Severity.INACCURACY


@pytest.mark.parametrize("count", few(60, 400))
def test_choices_that_are_worth_the_same_lose_nothing_in_the_mean(count):
    """The best of several equals is found by luck; measured on other deals that luck is gone."""
    rng = np.random.default_rng(1)
    losses, signs = [], []
    for _ in range(count):
        values = list(map(brought, rng.normal(0, 10, (5, 20, 4))))
        found = weighed(values, taken=0)
        losses.append(found.loss)
        signs.append(severity(found.loss / 100, found.loss_stderr / 100))
        assert found.loss >= 0
    assert np.mean([each in (Severity.BEST, Severity.FINE) for each in signs]) > 0.97


def test_luck_is_taken_out():
    rng = np.random.default_rng(7)
    luck = rng.normal(0, 50, (30, 4))
    value = 10 + luck + rng.normal(0, 1, (30, 4))
    found = weighed([Brought(value, luck, 0.0), NOTHING], taken=0)
    assert found.means[0] == pytest.approx(10, abs=0.5)
    assert found.stderrs[0] < 0.3 < value.mean(axis=1).std() / 30**0.5


def test_a_shove_that_lost_each_time_it_was_called_is_not_worth_what_it_wins_uncalled():
    """Called in 42 deals of 300 and drawing thin: the luck of those deals goes with the call, and explains none of it.

    A slope fitted on it took out the whole loss: +6.5 big blinds where the deals brought -8.
    """
    called = np.zeros(300)
    called[:: 300 // 42] = 1.0
    rng = np.random.default_rng(8)
    luck = -called * rng.normal(180, 20, 300)
    value = np.where(called > 0, -970.0, 65.0)
    found = weighed([NOTHING, Brought(value.reshape(150, 2), luck.reshape(150, 2), 1035.0)], taken=0)
    assert found.means[1] == pytest.approx(value.mean() - luck.mean())
    assert found.best == 0 and found.behind[1].mean > 3 * found.behind[1].stderr


def test_the_same_luck_of_two_choices_is_no_error_of_their_difference():
    rng = np.random.default_rng(6)
    luck = rng.normal(0, 100, (20, 4))
    found = weighed([brought(luck), brought(luck - 3)], taken=1)
    assert found.stderrs[0] > 5
    assert found.behind[1] == pytest.approx(Known(3, 0), abs=1e-9)
    assert found.behind[0] == NOTHING


def test_a_choice_known_exactly_is_weighed_against_a_played_one():
    value = np.full((12, 4), 3.0)
    found = weighed([Known(5.0, 0.0), brought(value)], taken=1)
    assert found.best == 0
    assert (found.loss, found.loss_stderr) == pytest.approx((2, 0))
    assert weighed([Known(5.0, 0.0), brought(value)], taken=0).loss == 0


def test_a_lead_that_was_played_out_is_believed_by_its_error_though_the_choice_taken_is_known():
    value = np.random.default_rng(3).normal(3.0, 8.0, (12, 4))
    found = weighed([NOTHING, brought(value)], taken=0, believed=USUAL)
    assert found.best == 1 and 0 <= found.loss < found.ahead[1].mean / 2
    assert found.ahead[1] == found.behind[0], (
        "a tick stands on what the deals say: weak players lose more than is believed"
    )


def test_a_choice_that_was_given_up_stays_behind():
    rng = np.random.default_rng(3)
    long, short = rng.normal(0, 1, (40, 4)), rng.normal(-20, 1, (12, 4))
    found = weighed([brought(long), brought(short)], taken=1)
    assert found.best == 0
    assert found.loss == pytest.approx(20, abs=1)


def test_deals_that_all_bring_the_same_are_not_exact():
    """Forty-eight deals without a win do not say that there is none: one more may bring the pot."""
    value = np.full((12, 4), -85.0)
    found = weighed([NOTHING, brought(value, risked=368)], taken=1)
    assert found.stderrs == pytest.approx((0, 368 / 49))
    assert found.loss == pytest.approx(85)
    assert found.loss_stderr > 368 / 49


DEALS = 300
PLAYED = 400
"""Times that a decision is played out."""


def spread(many: Floats, rng: np.random.Generator) -> Floats:
    """Of these groups, (n · CANDIDATES, each), every n-th in the order of their means."""
    order = np.argsort(many.mean(axis=1), kind="stable")
    return many[order[rng.integers(CANDIDATES) :: CANDIDATES]]


def spread_over_stated(values: Floats, stated: Floats) -> float:
    """The spread of the figures over what they say of it."""
    return float(values.std(ddof=1) / np.sqrt((stated**2).mean()))


def rarely_called(often: float, rng: np.random.Generator) -> tuple[Brought, Floats]:
    """A shove of 970 into 65, called by what is far ahead in this number of deals on average; and the showdowns."""
    groups = DEALS // 2, 2
    called = rng.random(groups) < often / DEALS
    share = spread(rng.random((DEALS // 2 * CANDIDATES, 2)), rng)
    before = 0.2 * share
    won = np.where(called, 2005 * (rng.random(groups) < before) - 970.0, 65.0)
    luck = np.where(called, won + 970 - 2005 * before, 0.0)
    return Brought(won, luck, 1035.0), share


@pytest.mark.parametrize("often", one_of(3, [0.5, 1, 4, 2, 40, 10]))
def test_the_error_of_what_is_rarely_called_is_as_large_as_its_spread(often):
    """Few calls among many deals, or none: a stated error is never far below what other deals say."""
    rng = np.random.default_rng(9)
    means, stated = [], []
    for _ in range(PLAYED):
        shove, _ = rarely_called(often, rng)
        found = weighed([NOTHING, shove], taken=0)
        means.append(found.means[1])
        stated.append(found.stderrs[1])
    least = 0.85 if often >= 2 else 0.5  # a call that is hardly ever seen is not called impossible
    assert least < spread_over_stated(np.array(means), np.array(stated)) < 1.15
    away = np.abs(np.array(means) - np.mean(means)) / np.array(stated)
    assert (away > 3).mean() < 0.02
    assert min(stated) >= 1035 / (DEALS + 1)


@pytest.mark.parametrize("often", one_of(3, [1, 4, 40]))
def test_the_error_of_a_difference_is_as_large_as_its_spread(often):
    """Of a shove and a check, and of the loss, which is told of the taken."""
    rng = np.random.default_rng(10)
    behind, stated, lost, said = [], [], [], []
    for _ in range(PLAYED):
        shove, showdowns = rarely_called(often, rng)
        check = brought(100 * showdowns + rng.normal(0, 60, showdowns.shape) - 200, risked=65)
        found = weighed([check, shove], taken=0)
        sign = 1 if found.best else -1
        behind.append(sign * found.behind[1 - found.best].mean)
        stated.append(found.gap_stderr)
        lost.append(found.loss)
        said.append(found.loss_stderr)
    assert 0.85 < spread_over_stated(np.array(behind), np.array(stated)) < 1.15
    assert spread_over_stated(np.array(lost), np.array(said)) < 1.15
    assert min(said) > 0


@pytest.mark.parametrize(("beaten", "others"), one_of(3, [(0.02, 60), (0.08, 60), (0.08, 5), (0.3, 5)]))
def test_lost_showdowns_are_no_luck(beaten, others):
    """A raise wins 280, and loses 270 to the few hands that beat it.

    Of 200 deals 8 or 20 may lose by chance. That number decided whether its luck was taken out, by a slope, and the
    error stated was half of the spread.
    """
    rng = np.random.default_rng(11)
    means, stated = [], []
    for _ in range(PLAYED):
        showdowns = spread((rng.random((DEALS * CANDIDATES, 1)) > beaten).astype(np.float64), rng)
        won = 550 * showdowns - 270 + rng.normal(0, others, showdowns.shape)
        found = weighed([NOTHING, brought(won)], taken=0)
        means.append(found.means[1])
        stated.append(found.stderrs[1])
    assert np.mean(means) == pytest.approx(280 - 550 * beaten, abs=1)
    assert 0.85 < spread_over_stated(np.array(means), np.array(stated)) < 1.15
    plainly = 550 * (beaten * (1 - beaten) / DEALS) ** 0.5
    assert np.mean(stated) < np.hypot(others / DEALS**0.5, 0.4 * plainly)
    assert max(stated) < 2 * min(stated)


def test_the_order_is_that_of_the_places_whichever_was_played_first():
    rng = np.random.default_rng(14)
    places = rng.random(40)
    won = 100.0 * places[:, None] + rng.normal(0, 3, (40, 2))
    found = measured([brought(won), NOTHING], places, 0)
    in_order = measured([brought(won[np.argsort(places)]), NOTHING], np.sort(places), 0)
    assert (found.means[0], found.stderrs[0]) == pytest.approx((in_order.means[0], in_order.stderrs[0]))
    assert 4 * found.stderrs[0] < measured([brought(won), NOTHING], rng.random(40), 0).stderrs[0]


def test_a_sample_of_hands_adds_its_error():
    """Of a range of 300 hands more deals say less and less: the hands themselves are a sample."""
    rng = np.random.default_rng(12)
    value = rng.normal(0, 60, (150, 2))
    alone, of_few = [weighed([brought(value), NOTHING], taken=0, sampled=each) for each in (0, 1 / 300)]
    assert of_few.stderrs[0] == pytest.approx(2**0.5 * alone.stderrs[0], rel=0.05)
    assert alone.means == of_few.means


def test_a_loss_of_nothing_has_an_error_too():
    rng = np.random.default_rng(13)
    value = 5 + rng.normal(0, 60, (40, 2))
    found = weighed([brought(value), NOTHING], taken=0 if value.mean() > 0 else 1)
    assert found.loss == 0 and found.loss_stderr == found.gap_stderr > 5
    exact = weighed([Known(5.0, 0.0), NOTHING], taken=0)
    assert (exact.loss, exact.loss_stderr) == (0, 0)


@pytest.mark.parametrize("groups", [0, 1, 2, 3])
def test_the_error_of_very_few_deals_is_what_is_risked(groups):
    value = np.full((groups, 1), 65.0)
    found = weighed([NOTHING, brought(value, risked=1035)], taken=1)
    assert found.stderrs[1] == 1035 and found.loss_stderr > 0


def test_against_what_is_known_as_well_a_loss_is_no_less_than_their_difference():
    """A raise that is best by one half of the deals alone made a call that loses 7 lose 2."""
    won = np.where(np.arange(40)[:, None] % 2 == 0, 9.0, -8.0) + np.zeros((40, 2))
    found = weighed([NOTHING, Known(-7.0, 0.1), brought(won, 1.0)], taken=1, believed=USUAL)
    assert found.loss >= 7.0
    fold = weighed([NOTHING, Known(-7.0, 0.1), brought(won, 1.0)], taken=0, believed=USUAL)
    assert fold.loss_stderr > 0, "a fold against a raise that may be better is not known"


@pytest.mark.parametrize(
    ("found", "error", "mean", "deviation"),
    [
        (-6.0, 3.0, 2.39, 1.81),  # half of a normal distribution: 0.798 and 0.603 of its deviation
        (-9.0, 3.0, 1.58, 1.34),
        (-60.0, 3.0, 0.16, 0.16),
        (-9.0, 0.0, 0.0, 0.0),
    ],
)
def test_a_value_below_what_can_be_lost_is_believed_by_its_error(
    found: float, error: float, mean: float, deviation: float
) -> None:
    """By a normal distribution without its part below the bound."""
    told = Bounded.above(Known(found, error), -6.0)
    assert told == pytest.approx((-6 + mean, deviation), abs=0.01)


def test_a_call_that_a_few_deals_lose_more_than_its_price_with_is_no_mistake_for_sure() -> None:
    """J-10-9-7 with 42% of the 31% needed: 96 deals said that it lost all that it cost, as if that were known."""
    few = weighed([NOTHING, Bounded.above(Known(-8.0, 4.6), -5.0)], taken=1, believed=USUAL)
    assert few.loss < few.loss_stderr * 1.2 and few.bounded == (1,)
    many = weighed([NOTHING, Bounded.above(Known(-8.0, 0.4), -5.0)], taken=1, believed=USUAL)
    assert many.loss == pytest.approx(5.0, abs=0.2)
