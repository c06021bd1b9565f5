"""The feed: each step when the one before has been shown, in one order for everybody."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Folded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.play.feed import Feed
from pokertable.session.play.steps import ActionNeeded, ActionRefused, AllTold, HandStep, Happened
from tests.session.history.store.player import HOLDEM


class Heard:
    """Two that listen, one after the other; the first may answer at once."""

    def __init__(self, answer=lambda feed, step: None):
        self.first: list[HandStep] = []
        self.second: list[HandStep] = []
        self.depth = self.deepest = 0
        self._answer = answer
        self.feed = Feed(self._tell)
        self.hand = Hand(HOLDEM, [100, 100], 0, Deck.shuffled(1))

    def _tell(self, step):
        self.depth += 1
        self.deepest = max(self.deepest, self.depth)
        self.first.append(step)
        self._answer(self.feed, step)
        self.second.append(step)
        self.depth -= 1

    def begin(self):
        self.feed.begin(self.hand, 0)
        self.feed.ready()
        return self

    @property
    def last(self):
        return self.first[-1]


def at_once(feed, step):
    """Shows all at once, and acts as soon as it is asked."""
    if isinstance(step, ActionNeeded):
        feed.act(CheckCall())
    else:
        feed.ready()


def show_all(heard):
    while not heard.feed.needs_action and not heard.feed.is_done:
        heard.feed.ready()


def test_a_step_comes_when_the_one_before_has_been_shown():
    heard = Heard().begin()
    assert len(heard.first) == 1
    heard.feed.ready()
    assert len(heard.first) == 2


def test_after_a_question_the_next_step_comes_with_the_action_alone():
    heard = Heard().begin()
    show_all(heard)
    asked = len(heard.first)
    assert isinstance(heard.last, ActionNeeded)
    heard.feed.ready()
    assert len(heard.first) == asked
    heard.feed.act(CheckCall())
    assert len(heard.first) == asked + 1 and isinstance(heard.last, Happened)


def test_the_step_after_an_action_waits_for_the_view_again():
    heard = Heard().begin()
    show_all(heard)
    heard.feed.ready()  # a view that says so once more
    heard.feed.act(CheckCall())
    told = len(heard.first)
    assert isinstance(heard.last, Happened) and not heard.feed.needs_action
    heard.feed.ready()
    assert len(heard.first) == told + 1


def test_what_is_shown_and_answered_at_once_is_told_in_a_loop_and_in_one_order():
    """An action that comes while it is asked for is taken after everybody has heard the question."""
    heard = Heard(at_once).begin()
    assert heard.feed.is_done and isinstance(heard.last, AllTold)
    assert heard.deepest == 1 and heard.first == heard.second
    assert [step.event for step in heard.first if isinstance(step, Happened)][-1] == heard.hand.events[-1]


def test_an_action_that_nobody_asked_for_is_dropped():
    heard = Heard().begin()
    events = list(heard.hand.events)
    heard.feed.act(Fold())
    assert heard.hand.events == events
    show_all(heard)
    assert heard.hand.events == events and isinstance(heard.last, ActionNeeded)


def test_of_two_actions_to_one_question_the_first_is_taken():
    def twice(feed, step):
        if isinstance(step, ActionNeeded):
            feed.act(CheckCall())
            feed.act(Fold())

    heard = Heard(twice).begin()
    while not heard.feed.is_done:
        heard.feed.ready()
    assert not any(isinstance(step, ActionRefused) for step in heard.first)
    assert not any(isinstance(event, Folded) for event in heard.hand.events)


def test_after_a_refusal_the_seat_is_asked_again_at_once():
    heard = Heard().begin()
    show_all(heard)
    asked = heard.last
    heard.feed.act(RaiseTo(10**6))
    assert isinstance(heard.first[-2], ActionRefused) and heard.last == asked and heard.feed.needs_action


def test_a_hand_that_is_left_while_a_step_is_told_tells_nothing_more():
    def leave(feed, step):
        feed.ready()
        if isinstance(step, ActionNeeded):
            feed.act(CheckCall())
            feed.stop()

    heard = Heard(leave).begin()
    assert isinstance(heard.last, ActionNeeded) and heard.feed.is_done and not heard.feed.needs_action
    events = list(heard.hand.events)
    heard.feed.act(CheckCall())
    heard.feed.ready()
    assert isinstance(heard.last, ActionNeeded) and heard.hand.events == events


def test_an_action_to_the_hand_before_is_not_taken_in_the_next():
    """What an opponent answered to a hand that is left says nothing in the one that follows."""
    hands: list[Hand] = []

    def change(feed, step):
        feed.ready()
        if isinstance(step, ActionNeeded) and not hands:
            feed.act(Fold())
            hands.append(Hand(HOLDEM, [100, 100], 0, Deck.shuffled(2)))
            feed.begin(hands[0], 0)
            feed.ready()

    heard = Heard(change).begin()
    (after,) = hands
    assert isinstance(heard.last, ActionNeeded) and heard.feed.needs_action
    assert all(after.state.live) and len([step for step in heard.first if isinstance(step, ActionNeeded)]) == 2


def test_what_is_shown_of_the_hand_before_does_not_hurry_the_next():
    heard = Heard().begin()
    heard.feed.stop()
    heard.feed.ready()
    heard.feed.begin(heard.hand, 0)
    assert len(heard.first) == 1
    heard.feed.ready()
    assert len(heard.first) == 2


def test_who_listens_and_fails_does_not_stop_the_feed_for_good():
    def fail(feed, step):
        raise RuntimeError("cannot be drawn")

    heard = Heard(fail)
    with pytest.raises(RuntimeError):
        heard.begin()
    with pytest.raises(RuntimeError):
        heard.feed.ready()
    assert len(heard.first) == 2
