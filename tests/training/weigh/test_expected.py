"""What is expected of a call by its equity, before any deal, and what it tells beside them."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.decide.bank import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.weigh.first_in import reach_of
from pokertable.training.weigh.loss import NOTHING, Bounded, Brought, Expected, Known, Measured, measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.usual import (
    CALLS,
    RAISES,
    believed,
    expected_call,
    expected_raise,
    usual_call,
    usual_raise,
)
from pokertable.training.weigh.weighing import Weighing
from tests.narrow import known
from tests.training.weigh import leads
from tests.training.weigh.spots import HEADS_UP, played
from tests.training.weigh.test_samples import moments_of

FLOP: Final = ["d dh p1 AhTh", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Kh8h3c", "p1 cc", "p2 cbr 6", "p1 cc"]
"""6 to win 18."""


def brought(won: Floats) -> Brought:
    return Brought(won[:, None], np.zeros((len(won), 1)), 20.0)


def weighed(values: list[Brought | Known | Bounded], taken: int, expected: Known | None = None) -> Measured:
    """The second choice is expected to be worth so much, as surely as its error says."""

    def after(value: Known) -> Known:
        assert expected is not None
        weight = expected.stderr**2 / (expected.stderr**2 + value.stderr**2)
        return Known(expected.mean + weight * (value.mean - expected.mean), weight**0.5 * value.stderr)

    groups = max(len(each.won) for each in values if isinstance(each, Brought))
    told = None if expected is None else Expected(1, after)
    return measured(values, np.linspace(0, 1, groups), taken, expected=told)


def noise(seed: int, count: int = 400) -> Floats:
    """Deals that bring 0, by 30 chips; their mean as well."""
    found = np.random.default_rng(seed).normal(0, 30, count)
    return np.asarray(found - found.mean())


@pytest.mark.parametrize(("taken", "loss"), [(1, 2.0), (0, 0.0)])
def test_a_call_is_weighed_by_what_is_expected_of_it_and_by_its_deals(taken: int, loss: float) -> None:
    """Its deals say +1 ± 1.5, its equity -5 ± 1.5: it loses 2, and the bar still says +1."""
    values: list[Brought | Known | Bounded] = [NOTHING, brought(1 + noise(1))]
    found = weighed(values, taken, Known(-5.0, 1.5))
    alone = weighed(values, taken)
    assert found.best == 0
    assert found.means[1] == pytest.approx(1.0) and found.stderrs == alone.stderrs
    assert found.loss == pytest.approx(loss, abs=0.6)
    assert found.ahead[1 - taken].mean == pytest.approx(2.0 if taken else -2.0, abs=0.2)
    assert found.ahead[1 - taken].stderr == pytest.approx(1.06, abs=0.1)
    assert alone.ahead[1 - taken].stderr == pytest.approx(1.5, abs=0.1)


def test_what_a_raise_brought_in_the_same_deals_goes_with_the_call() -> None:
    """The deals were 4 chips kinder than is to be expected, to the raise as well, which goes half as far with them."""
    luck = noise(2)
    call, raised = 4 + luck, 6 + luck / 2 + noise(3) / 4
    found = weighed([NOTHING, brought(call), brought(raised)], 0, Known(0.0, 0.01))
    assert found.means[1:] == pytest.approx((4, 6), abs=0.01)
    assert [each.mean for each in found.ahead[1:]] == pytest.approx([0, 4], abs=0.3)
    other = weighed([NOTHING, brought(call), brought(6 + noise(3))], 0, Known(0.0, 0.01))
    assert other.ahead[2].mean == pytest.approx(6, abs=0.5), "what does not go with it stays"


def test_over_many_runs_of_the_deals_the_stated_error_is_that_of_what_is_said() -> None:
    """Calls whose worth is spread as is expected: the lead is right in the mean and as far off as it says."""
    off, said = [], []
    for seed in range(300):
        rng = np.random.default_rng(seed)
        worth = rng.normal(-2.0, 1.5)
        shared = rng.normal(0, 20, 200)
        call = worth + shared
        raised = worth + 1 + 0.6 * shared + rng.normal(0, 15, 200)
        found = weighed([NOTHING, brought(call), brought(raised)], 0, Known(-2.0, 1.5))
        off.append([found.ahead[1].mean - worth, found.ahead[2].mean - worth - 1])
        said.append([found.ahead[1].stderr, found.ahead[2].stderr])
    squares, stated = np.array(off) ** 2, np.array(said) ** 2
    assert abs(np.array(off).mean(axis=0)).max() < 4 * (stated.mean() / 300) ** 0.5
    assert (squares.mean(axis=0) / stated.mean(axis=0)) ** 0.5 == pytest.approx([1, 1], abs=0.15)


def test_a_call_is_believed_between_its_deals_and_its_equity() -> None:
    legal = moments_of(played("holdem", FLOP, 200))[-1].legal
    after = 24
    expected = expected_call(legal, 0.45)
    assert expected == pytest.approx(after * (1.5 * (0.45 - 0.25) - 0.06))
    found = usual_call(legal, 0.45)(Known(12.0, 3.0))
    beside = believed(Known(12.0 - expected, 3.0), after, CALLS[Structure.NO_LIMIT])
    assert found == pytest.approx((expected + beside.mean, beside.stderr))
    assert expected < found.mean < 12.0
    assert usual_call(legal, 0.45)(Known(12.0, 0.05)).mean == pytest.approx(12.0, abs=0.05), "many deals outweigh it"
    assert expected_call(legal, 0.0) == -6.0, "no more than the price is lost"


@pytest.mark.parametrize("game", ["holdem", "stud8"])
def test_the_calls_of_the_banks_bring_what_their_equity_lets_expect(game: str) -> None:
    """Of those that are played on, and that nobody may fold behind: it tells most of what they bring beside a fold."""
    worth, expected = [], []
    for each in itertools.islice(bank(game), 90):
        spot = DecideSpot.from_json(each)
        moment = spot.moment
        if not {Fold(), CheckCall()} <= {*spot.choices} or moment.owing or not moment.legal.price:
            continue
        at = spot.choices.index(CheckCall())
        if spot.values.stderrs[at]:
            pot = moment.legal.pot + moment.legal.price.call
            worth.append(spot.values.means[at] / pot)
            expected.append(expected_call(moment.legal, spot.ranges.equity) / pot)
    left = np.array(worth) - expected
    assert len(left) >= 10
    assert abs(left.mean()) < 0.15
    assert left.std() < 0.6 * np.std(worth)
    few = leads.fitted(left, np.full(len(left), 0.02))
    assert few[2] < 0.4, "seldom by half of the pot"


def first_in(cards: str, *actions: str, stack: int = 200) -> Moment:
    dealt = [f"d dh p{seat} {cards if seat == 3 else '?' * len(cards)}" for seat in range(1, 7)]
    table = {**HEADS_UP["omaha"], "antes": [0] * 6, "blinds_or_straddles": [1, 2, 0, 0, 0, 0]}
    hand = {**table, "starting_stacks": [stack] * 6, "actions": [*dealt, *actions]}
    *_, moment = moments(seen_hand(replay(parse_hand(hand)).events, 2))
    return moment


def test_a_raise_first_in_is_believed_by_how_many_starts_are_better() -> None:
    trash, good = first_in("Qs7h4d2c", "p3 cbr 7"), first_in("AsAhKsKh", "p3 cbr 7")
    reaches = [reach_of(trash) or 0.0, reach_of(good) or 1.0]
    assert reaches[0] > 2 and reaches[1] < 0.1
    assert expected_raise(reaches[0]) < -0.6 < 0 == expected_raise(1.0) < 3 < expected_raise(reaches[1])
    found = usual_raise(good.legal, 2, reaches[1])(Known(-0.5, 3.0))
    beside = believed(Known(-0.5 - 2 * expected_raise(reaches[1]), 3.0), 5.0, RAISES)
    assert found == pytest.approx((2 * expected_raise(reaches[1]) + beside.mean, beside.stderr))
    assert found.mean > 1, "one of the best starts does not lose, whatever a few deals brought"
    assert reach_of(first_in("AsAhKsKh", "p3 cbr 7", stack=60)) is None, "short"
    policies = [policy_of("tag")] * 6
    for moment, lost in ((trash, True), (good, False)):
        weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, samples=32)
        weighing.play()
        now = known(weighing.verdict().measured)
        alone = weighing._playing
        alone._reach = None
        assert now.bounded or now.means == known(alone.measured()).means, "bars are what the deals brought"
        fold = moment.choices.index(Fold())
        assert (now.ahead[fold].mean > known(alone.measured()).ahead[fold].mean) is lost


def test_the_raises_of_the_banks_win_what_their_starts_let_expect() -> None:
    """Pot-limit games, deep: a raise with a start that is played wins, one with a worse start loses, by how far."""
    worth, expected = [], []
    for each in [*bank("omaha"), *bank("omaha8")]:
        if each["theme"] != "first_in":
            continue
        spot = DecideSpot.from_json(each)
        reach, unit = reach_of(spot.moment), spot.moment.public.game.unit
        for choice, mean in zip(spot.choices, spot.values.means, strict=True):
            if reach is not None and isinstance(choice, RaiseTo):
                worth.append(mean / unit)
                expected.append(expected_raise(reach))
    assert len(worth) >= 20
    assert np.mean(np.sign(worth) == np.sign(expected)) > 0.9
    assert np.std(np.array(worth) - expected) < 0.6 * np.std(worth)
