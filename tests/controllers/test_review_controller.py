"""The review's controller: steps are counted on the worker, one at a time, and shown as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.review_controller import ReviewController
from pokertable.model.text import phrase
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.session.record.rewind import own_decisions
from pokertable.training.review import counting
from pokertable.training.review.sheet import HandSheet
from pokertable.training.weigh.moment import CannotReview
from pokertable.training.weigh.severity import Severity
from pokertable.views.review.page import ReviewPage
from tests.narrow import known
from tests.session.history.store.player import Player, new_table
from tests.training.review.sheets import sheet

BEGUN = replace(sheet(Severity.BEST, None), done=False)
DONE = sheet(Severity.BEST, Severity.MISTAKE)
FINER = sheet(Severity.BEST, Severity.BLUNDER)


class StepByStep(Jobs):
    """A worker that does its next job when it is told to."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []

    def submit(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._waiting.append((work, done))

    def forget(self) -> None:
        self._waiting.clear()

    def step(self) -> None:
        """The next job, and what comes of it."""
        work, done = self._waiting.pop(0)
        try:
            found = work()
        except Exception as error:
            self.failed.emit(error)
        else:
            done(found)

    @property
    def idle(self) -> bool:
        return not self._waiting


class Desk:
    """A store with hands of the player's own, the page, its controller and the worker."""

    def __init__(self, store: Store, page: ReviewPage) -> None:
        self.store, self.page, self.jobs = store, page, StepByStep(page)
        player = Player(store, new_table())
        hands: list[int] = []
        while len(hands) < 2:
            hand_id = player.play_hand()
            record = store.record(hand_id)
            if own_decisions(record.events, known(record.hero)):
                hands.append(hand_id)
        self.hand, self.other = hands
        self.controller = ReviewController(page, store, self.jobs, page)
        self.signals: list[str] = []
        self.said: list[object] = []
        self.firsts: list[int | None] = []
        self.controller.settled.connect(lambda: self.signals.append("settled"))
        self.controller.stored.connect(lambda: self.signals.append("stored"))
        self.controller.failed.connect(self.said.append)

    def open(self, hand: int | None = None, steps: int = 0, seat: int | None = None) -> None:
        """Review a hand, the first one by default, and take this number of steps."""
        assert self.controller.open(self.hand if hand is None else hand, "Back", seat)
        for _ in range(steps):
            self.jobs.step()

    def kept(self, hand: int | None = None) -> tuple[ReviewedDecision, ...]:
        return self.store.reviewed(self.hand if hand is None else hand)


@pytest.fixture
def desk(qtbot, monkeypatch):
    store, page = Store(None), ReviewPage()
    qtbot.addWidget(page)
    monkeypatch.setattr(page, "isVisible", lambda: True)
    made = Desk(store, page)
    counts(made, monkeypatch, BEGUN, DONE, FINER)
    yield made
    made.controller.shut_down()
    store.close()


def counts(desk: Desk, monkeypatch: pytest.MonkeyPatch, *steps: HandSheet | Exception) -> None:
    """Replace the counting by these steps."""

    def counted(asked: Any, _earlier: object, first: Callable[[], int | None]) -> Iterator[HandSheet]:
        for each in steps:
            desk.firsts.append(first())
            if isinstance(each, Exception):
                raise each
            yield replace(each, hand_id=asked.hand_id)

    monkeypatch.setattr(counting, "sheets", counted)


def test_each_step_is_shown_and_the_next_one_counted_until_there_is_none(desk):
    desk.open()
    assert desk.page.sheet is None
    for step in (BEGUN, DONE, FINER):
        desk.jobs.step()
        assert desk.page.sheet == replace(step, hand_id=desk.hand)
    desk.jobs.step()
    assert desk.jobs.idle


def test_that_it_is_settled_is_said_once_and_every_write(desk):
    desk.open(steps=1)
    assert desk.signals == [] and not desk.kept()
    desk.jobs.step()
    assert desk.signals == ["stored", "settled"] and desk.kept()[1].big_bets == 1.0
    desk.jobs.step()
    desk.controller.stop()
    assert desk.signals == ["stored", "settled", "stored"]


def test_the_decision_that_is_looked_at_comes_first(desk, monkeypatch):
    looked_at = iter([None, 1, 0])
    monkeypatch.setattr(ReviewPage, "waits_for", property(lambda _: next(looked_at)))
    desk.open(steps=2)
    assert desk.firsts == [None, 1]


def test_nobody_looking_it_waits_when_it_is_done_and_goes_on_when_it_is_seen(desk, monkeypatch):
    monkeypatch.setattr(desk.page, "isVisible", lambda: False)
    desk.open(steps=2)
    assert desk.controller.waits and desk.jobs.idle
    desk.page.came_back.emit()
    assert not desk.controller.waits and not desk.jobs.idle
    desk.jobs.step()
    assert desk.page.sheet == replace(FINER, hand_id=desk.hand)


def test_to_look_at_a_review_that_does_not_wait_counts_nothing_twice(desk):
    desk.open(steps=1)
    desk.page.came_back.emit()
    desk.jobs.step()
    desk.jobs.step()
    desk.jobs.step()
    assert desk.jobs.idle


def test_a_step_of_the_hand_before_is_not_shown(desk):
    desk.open(steps=1)
    desk.open(desk.other)
    assert desk.page.sheet is None
    desk.jobs.step()
    assert known(desk.page.sheet).hand_id == desk.other


@pytest.mark.parametrize("leaves", ["stop", "shut_down"])
def test_a_review_that_is_left_counts_no_further_and_keeps_nothing_unfinished(desk, leaves):
    desk.open(steps=1)
    getattr(desk.controller, leaves)()
    assert desk.jobs.idle and not desk.kept() and desk.signals == []


def test_opened_again_it_shows_at_once_what_was_counted(desk):
    desk.open(steps=2)
    desk.open(desk.other)
    assert desk.page.sheet is None
    desk.open()
    assert desk.page.sheet == replace(DONE, hand_id=desk.hand)
    desk.controller.most_deals += 1
    desk.open()
    assert desk.page.sheet is None, "counted otherwise it begins anew"


def test_what_an_earlier_review_made_of_it_is_said_until_something_is_counted(desk):
    desk.store.put_reviewed(desk.hand, [ReviewedDecision(0, "flop", "", 0.25, 0.125, True)])
    desk.open()
    assert "Last time" in desk.page.empty.text()


def test_what_was_practised_is_reviewed_but_not_kept(desk, monkeypatch):
    record = replace(desk.store.record(desk.hand), practice=True)
    monkeypatch.setattr(desk.store, "record", lambda _: record)
    desk.open(steps=2)
    assert desk.signals == ["settled"] and not desk.kept()


def test_what_another_seat_did_is_reviewed_but_not_kept(desk):
    mine = known(desk.store.record(desk.hand).hero)
    desk.open(steps=2, seat=1 - mine)
    assert desk.controller.seat == 1 - mine and desk.signals == ["settled"] and not desk.kept()


def test_of_a_hand_of_others_the_players_are_offered_whose_cards_are_known(desk, monkeypatch):
    desk.open()
    assert not desk.page.players.count(), "of a hand of one's own nobody else"
    record = desk.store.record(desk.hand)
    monkeypatch.setattr(desk.store, "record", lambda _: replace(record, hero=None))
    desk.open()
    offered = [desk.page.players.itemData(at) for at in range(desk.page.players.count())]
    assert offered == [seat for seat in range(len(record.names)) if own_decisions(record.events, seat)]
    assert desk.controller.seat == offered[0]
    desk.open(seat=offered[-1])
    desk.open()
    assert desk.controller.seat == offered[-1], "the player that was asked for last"


def test_a_review_that_fails_is_said_and_begun_anew(desk, monkeypatch):
    counts(desk, monkeypatch, BEGUN, RuntimeError("broken"))
    desk.open(steps=2)
    assert desk.said == ["broken"] and desk.jobs.idle
    counts(desk, monkeypatch, BEGUN, DONE)
    desk.open()
    assert desk.page.sheet is None
    desk.jobs.step()
    desk.jobs.step()
    assert desk.kept()


def test_a_hand_that_cannot_be_reviewed_says_why_on_the_page(desk, monkeypatch):
    counts(desk, monkeypatch, CannotReview(phrase("this player made no decision")))
    desk.open(steps=1)
    assert "this player made no decision" in desk.page.empty.text()
    assert desk.jobs.idle and desk.said == []


def test_a_hand_that_cannot_be_read_is_said(desk):
    desk.open(steps=1)
    assert not desk.controller.open(77, "Back")
    assert len(desk.said) == 1 and desk.jobs.idle, "nothing is counted any more"
