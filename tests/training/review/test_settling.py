"""A hand's decisions in turn: all told at once, the ones that matter first, none longer than it is given."""

from __future__ import annotations

import itertools

import pytest

from pokertable.players.opponents.personas import policy_of
from pokertable.session.record.spectator import seen_hand
from pokertable.training.explain.why import sentence
from pokertable.training.review.review import HandReview
from pokertable.training.weigh import limits
from pokertable.training.weigh import verdict as verdicts
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import Weighing
from tests.games import one_of
from tests.training.weigh.spots import played

NAMES = ["tag:beginner", "loose:beginner"]
AT_ONCE = 8
"""Most deals in one go, here."""


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And none against the standard opponents, who are played in `steps` alone: turns are what is looked at."""
    monkeypatch.setattr("pokertable.training.weigh.weighing._MOST_AT_ONCE", AT_ONCE)
    monkeypatch.setattr(Passive, "blames", lambda *_: False)


def hand():
    """Our two decisions before the flop and on it; the second one for the bigger pot."""
    deals = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qs7d2c", "p1 cbr 8"]
    return seen_hand(played("holdem", deals), 0)


@pytest.fixture(scope="module")
def steps() -> list[tuple[Verdict, ...]]:
    """Of a review that nothing hurries."""
    return list(HandReview(hand(), NAMES, samples=56, seconds=1000.0, longer=1000.0))


def test_figures_of_every_decision_come_before_any_is_played_out(steps):
    count = len(hand().decisions)
    assert [len(step) for step in steps[:count]] == list(range(1, count + 1))
    assert not any(each.measured for each in steps[count - 1])
    assert all(each.ranges.deals and each.random.deals for each in steps[count - 1])
    first = next(step for step in steps if any(each.measured for each in step))
    assert [each.measured is not None for each in first] == [True, *[False] * (count - 1)]
    assert all(each.settled for each in steps[-1])


def test_verdicts_come_in_the_order_of_the_list(steps):
    """The largest pot went first: the first lines stood without a word for nine seconds."""
    known = [[not each.is_early for each in step] for step in steps]
    assert all(each == sorted(each, reverse=True) for each in known)
    assert {sum(each) for each in known} == set(range(len(known[-1]) + 1))


@pytest.mark.parametrize("tick", one_of(2, [1.0, 5.0]))
def test_no_decision_takes_longer_than_it_is_given(monkeypatch, tick):
    """By a clock that goes on so far at each look: a slow machine plays less, but everything is told."""
    clock = itertools.count(0, tick)
    monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda: next(clock))
    monkeypatch.setattr(verdicts.Verdict, "is_certain", False)
    *_, last = HandReview(hand(), NAMES, seconds=3.0)
    assert all(each.settled and each.measured for each in last)
    turns = max(1, round(3.0 / tick) - 1)
    assert all(16 <= each.deals <= 16 + (turns - 1) * AT_ONCE for each in last)


class Clock:
    """At each look a second of the processor has gone by, of the clock so many times that."""

    def __init__(self, slower: float) -> None:
        self._slower, self._looks = slower, 0

    def thread_time(self) -> float:
        self._looks += 1
        return float(self._looks)

    def monotonic(self) -> float:
        return self._slower * self._looks


@pytest.mark.parametrize(("slower", "rounds"), one_of(2, [(1.0, 4), (2.0, 4), (6.0, 2)]))
def test_what_else_the_machine_does_takes_no_deals_from_a_decision_but_nobody_waits_for_ever(
    monkeypatch, slower, rounds
):
    """By the processor's time; where the clock goes on more than thrice as fast, by a third of it."""
    monkeypatch.setattr(limits, "time", Clock(slower))
    monkeypatch.setattr(verdicts.Verdict, "is_certain", False)
    moment, policies = next(moments(hand())), [policy_of(name) for name in NAMES]
    weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, seconds=9.0)
    played = 0
    while not weighing.settled:
        weighing.play()
        played += 1
    assert played == rounds


@pytest.mark.parametrize(("taken", "plays_on"), [("f", False), ("cbr 60", True)])
def test_choices_that_are_far_behind_are_played_no_further_but_for_the_taken(monkeypatch, taken, plays_on):
    """Drawing dead against somebody who only calls: all but the fold are given up; what was done is weighed on."""
    clock = itertools.count(0, 1.0)
    monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda: next(clock))
    monkeypatch.setattr(verdicts.Verdict, "is_certain", False)
    policies = [policy_of(name) for name in ("tag:beginner", "station:beginner")]
    deals = ["d dh p1 7c2d", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db AsKsQs", "p1 cc", "p2 cbr 12", f"p1 {taken}"]
    *_, moment = moments(seen_hand(played("holdem", deals), 0))
    weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, samples=64, seconds=1000.0)
    while not weighing.settled:
        weighing.play()
    verdict = weighing.verdict()
    assert verdict.measured is not None and verdict.measured.best == 0
    assert verdict.deals == (64 if plays_on else 48), "with 48 they are given up"


def test_what_its_time_did_not_decide_is_played_on_as_long_as_somebody_asks(monkeypatch):
    clock = itertools.count(0, 1.0)
    monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda: next(clock))
    monkeypatch.setattr(verdicts.Verdict, "is_certain", False)
    steps = list(HandReview(hand(), NAMES, seconds=2.0, longer=3.0))
    at = next(at for at, step in enumerate(steps) if all(each.settled for each in step))
    assert not any(each.is_over for each in steps[at])
    assert not all(each.settled for each in steps[at + 1])
    assert all(each.settled for each in steps[-1])
    assert all(now.deals > then.deals for then, now in zip(steps[at], steps[-1], strict=True))


def test_it_goes_on_with_nothing_that_more_deals_would_not_change(steps):
    assert all(each.is_over for each in steps[-1])
    assert [all(each.settled for each in step) for step in steps].index(True) == len(steps) - 1


def test_the_decision_that_is_looked_at_has_its_figures_before_the_others_are_told():
    review = HandReview(hand(), NAMES, samples=16)
    assert len(next(review)) == 1
    review.first = 0
    (only,) = next(review)
    assert only.measured is not None and only.deals == 8
    told = next(review)
    assert [each.measured is not None for each in told] == [True, False]
    while not told[0].settled:
        told = next(review)
        assert told[1].measured is None
    assert any(each.measured is not None for each in next(review)[1:])


def test_the_first_deals_say_nothing_yet(steps):
    """Their figures stand there, but no word that is louder than what they may be worth."""
    told = [each for step in steps for each in step if each.measured is not None]
    rough = [each for each in told if each.is_rough]
    assert any(each.deals == 8 for each in rough)
    assert all(each.severity is None and not each.decided for each in rough)
    assert {str(sentence(each)) for each in rough} == {"Analysing: too early to tell."}
    assert all(each.severity is not None for each in told if each.deals >= 48)
    assert any(each.deals >= 48 for each in told)


def test_however_little_time_there_was_no_verdict_comes_of_a_few_deals(monkeypatch):
    """Time was over after sixteen of them: two draws were called mistakes, and another run called them best."""
    clock = itertools.count(0, 5.0)
    monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda: next(clock))
    *_, last = HandReview(hand(), NAMES, seconds=3.0)
    for each in last:
        assert each.settled and each.measured is not None and each.deals == 16
        assert each.so_far is None and not any(choice.severity for choice in each.choices)
        assert str(sentence(each)) == "Too few deals to judge."


def test_turns_grow_while_a_longer_one_takes_no_more_time(monkeypatch):
    """By a clock that goes on a second a turn, however many deals are played: the first turn is no measure."""
    clock = itertools.count(0, 1.0)
    monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda: next(clock))
    monkeypatch.setattr("pokertable.training.weigh.weighing._MOST_AT_ONCE", 512)
    moment, policies = next(moments(hand())), [policy_of(name) for name in NAMES]
    reader = Reader(dict(enumerate(policies)), 1)
    weighing = Weighing(moment, reader, policies, seed=1, seconds=1000.0, turn=1.0)
    found = []
    for _ in range(4):
        weighing.play()
        found.append(weighing.deals)
    assert found == [8, 16, 32, 64]
