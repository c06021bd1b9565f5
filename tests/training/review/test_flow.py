"""When a review is counted, kept and gone on with, rule by rule, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.explain.reasons import kind_of
from pokertable.training.explain.why import sentence
from pokertable.training.review import counting
from pokertable.training.review.counting import Asked, Review
from pokertable.training.review.face_up import OpenStreet
from pokertable.training.review.flow import ReviewFlow
from pokertable.training.review.sheet import FaceUp, HandSheet
from pokertable.training.weigh.severity import Severity
from tests.session.history.store.player import Player, new_table
from tests.training.review.sheets import sheet

BEGUN = replace(sheet(Severity.BEST, None), done=False)
ALL_WEIGHED = replace(sheet(Severity.BEST, Severity.MISTAKE), done=False)
"""Each decision has a verdict, and is counted on."""
DONE = replace(ALL_WEIGHED, done=True)
STREET = OpenStreet("flop", (), ())
COUNTED = FaceUp(street_key="flop", share=0.5)
FINER = replace(sheet(Severity.BEST, Severity.BLUNDER), done=True)


@cache
def record() -> HandRecord:
    """A hand in which the player took two decisions."""
    player = Player(Store(None), new_table(seed=2))
    while True:
        played = player.store.record(player.play_hand())
        if len(own_decisions(played.events, 0)) == 2:
            return played


def asked(hand_id: int = 1, *, seat: int = 0, practice: bool = False, most_deals: int = 4) -> Asked:
    return Asked(
        hand_id=hand_id, told=Uncovered.of(record()), seen=seen_hand(record().events, seat), seat=seat, policies=(),
        own=seat == 0, practice=practice, most_deals=most_deals, seconds=None, longer=0.0,
    )  # fmt: skip


class Desk:
    """A flow with what it keeps, by hand, and what it said; one step at a time is counted."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[ReviewedDecision, ...]] = {}
        self.settled = self.stored = 0
        self.said: list[object] = []
        self.seen = True
        self.breaks = False
        self.flow = ReviewFlow(cast(Store, self), settled=self._settled, stored=self._stored, failed=self.said.append)

    def reviewed(self, hand_id):
        if self.breaks:
            raise StoreError("the disk is gone")
        return self.rows.get(hand_id, ())

    def put_reviewed(self, hand_id, decisions):
        if self.breaks:
            raise StoreError("the disk is gone")
        self.rows[hand_id] = tuple(decisions)

    def _settled(self):
        self.settled += 1

    def _stored(self):
        self.stored += 1

    def step(self, review):
        """One step; whether the next is to be counted."""
        return self.flow.came(review.step(None), is_seen=self.seen)

    def open(self, wanted=None, steps=0) -> Review:
        review = self.flow.open(asked() if wanted is None else wanted)
        for _ in range(steps):
            self.step(review)
        return review


@pytest.fixture
def desk(monkeypatch):
    counts(monkeypatch, BEGUN, ALL_WEIGHED, DONE)
    return Desk()


def counts(monkeypatch: pytest.MonkeyPatch, *steps: HandSheet | Exception) -> None:
    """Replace the counting by these steps."""

    def counted(wanted: Asked, *_: object) -> Iterator[HandSheet]:
        for each in steps:
            if isinstance(each, Exception):
                raise each
            yield replace(each, hand_id=wanted.hand_id)

    monkeypatch.setattr(counting, "sheets", counted)


# Kept


def test_a_review_is_kept_when_every_decision_had_its_time_and_not_before(desk):
    review = desk.open(steps=2)
    assert not desk.rows and not desk.settled
    assert desk.step(review), "it is counted finer"
    assert [(each.place, each.big_bets, each.decided) for each in desk.rows[1]] == [(0, 0.0, True), (1, 1.0, True)]
    assert (desk.settled, desk.stored) == (1, 1)


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_review_that_is_left_unfinished_is_not_kept(desk, monkeypatch, steps):
    """Left for another hand or another page: a part of the deals gives no verdict."""
    counts(monkeypatch, BEGUN, *[ALL_WEIGHED] * 9)
    desk.open(steps=steps)
    desk.open(asked(2), steps=steps)
    desk.flow.stop()
    assert not desk.rows and not desk.stored


def test_a_review_left_unfinished_leaves_what_was_kept_of_an_earlier_one(desk):
    before = (ReviewedDecision(0, "flop", "", 0.25, 0.125, True),)
    desk.rows[1] = before
    desk.open(steps=2)
    desk.flow.stop()
    assert desk.rows[1] == before


def test_only_what_is_worse_than_fine_is_kept_with_its_sentence(desk):
    desk.open(steps=3)
    assert [each.kind for each in desk.rows[1]] == ["", kind_of(sentence(DONE.decisions[1].verdict))]


@pytest.mark.parametrize("other", [{"practice": True}, {"seat": 1}])
def test_no_review_of_practice_or_of_another_seat_is_kept(desk, other):
    desk.rows[2] = (ReviewedDecision(0, "flop", "", 0.25, 0.125, True),)
    desk.open(asked(**other), steps=3)
    desk.flow.stop()
    assert desk.settled == 1 and set(desk.rows) == {2} and not desk.stored
    assert not desk.open(asked(2, **other)).earlier


def test_what_is_counted_finer_is_kept_when_it_is_left_and_once(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER, FINER)
    desk.open(steps=2)
    assert desk.stored == 1 and desk.rows[1][1].big_bets == 1.0
    desk.flow.stop()
    assert desk.stored == 2 and desk.settled == 1
    desk.flow.stop()
    assert desk.stored == 2


def test_what_is_counted_to_its_end_is_kept_so(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER)
    review = desk.open(steps=2)
    assert not desk.step(review) and desk.stored == 2 and not desk.flow.waits


def test_another_hand_keeps_what_was_counted_of_the_one_before(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER)
    desk.open(steps=2)
    desk.open(asked(2))
    assert desk.stored == 2 and set(desk.rows) == {1}


def test_a_store_that_cannot_be_written_is_said(desk):
    review = desk.open(steps=2)
    desk.breaks = True
    desk.step(review)
    assert desk.said == ["the disk is gone"] and not desk.rows and desk.settled == 1


def test_a_store_that_cannot_be_read_is_said_and_the_review_is_counted(desk):
    desk.breaks = True
    review = desk.open()
    assert desk.said == ["the disk is gone"] and review.earlier == {} and desk.step(review)


# Looked at


def test_nobody_looking_it_waits_when_it_is_done_and_goes_on_when_it_is_seen(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER, FINER)
    desk.seen = False
    review = desk.flow.open(asked())
    assert not desk.step(review) and desk.flow.waits and desk.stored == 1
    assert desk.flow.look_again() is review and not desk.flow.waits
    assert desk.flow.look_again() is None, "once"
    desk.seen = True
    assert desk.step(review)


def test_what_is_finer_is_kept_when_nobody_looks_any_more(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER, FINER)
    review = desk.open(steps=1)
    desk.seen = False
    assert not desk.step(review)
    assert desk.stored == 2 and desk.settled == 1


def test_unfinished_it_is_counted_on_though_nobody_looks(desk):
    desk.seen = False
    review = desk.open()
    assert desk.step(review) and desk.step(review) and not desk.flow.waits


def test_a_review_that_was_stopped_does_not_wait_for_somebody_to_look(desk, monkeypatch):
    counts(monkeypatch, DONE, FINER)
    desk.seen = False
    desk.open(steps=1)
    desk.flow.stop()
    assert not desk.flow.waits and desk.flow.look_again() is None


# Opened again


def test_opened_again_a_review_goes_on_where_it_was_left(desk, monkeypatch):
    counts(monkeypatch, BEGUN, ALL_WEIGHED, DONE, FINER)
    first = desk.open(steps=1)
    desk.open(asked(2))
    again = desk.open()
    assert again is first and again.latest is not None and not again.latest.done
    desk.step(again)
    desk.step(again)
    assert desk.settled == 1
    desk.open(asked(2))
    again = desk.open()
    assert desk.step(again) and desk.settled == 1, "it was settled before"


@pytest.mark.parametrize("other", [{"hand_id": 2}, {"seat": 1}, {"most_deals": 5}])
def test_another_hand_seat_or_number_of_deals_is_counted_for_itself(desk, other):
    first = desk.open(steps=1)
    review = desk.open(asked(**other))
    assert review is not first and review.latest is None


def test_the_last_eight_reviews_are_held(desk):
    reviews = [desk.open(asked(number), steps=1) for number in range(9)]
    assert desk.open(asked(1)) is reviews[1]
    assert desk.open(asked(0)) is not reviews[0]


def test_after_an_error_it_is_begun_anew(desk, monkeypatch):
    counts(monkeypatch, ALL_WEIGHED, RuntimeError("broken"))
    review = desk.open(steps=1)
    with pytest.raises(RuntimeError):
        review.step(None)
    desk.flow.broke()
    counts(monkeypatch, DONE)
    again = desk.open()
    assert again is not review and not desk.rows
    desk.step(again)
    assert desk.rows[1]


def test_after_an_error_the_reviews_of_other_hands_are_held(desk, monkeypatch):
    other = desk.open(asked(2), steps=1)
    counts(monkeypatch, RuntimeError("broken"))
    review = desk.open()
    with pytest.raises(RuntimeError):
        review.step(None)
    desk.flow.broke()
    assert desk.open(asked(2)) is other


def test_what_an_earlier_review_made_of_the_decisions_is_known_at_once(desk):
    desk.open(steps=3)
    later = Desk()
    later.rows = desk.rows
    review = later.open()
    assert review.latest is None and set(review.earlier) == {0, 1}
    assert [each.kind for each in review.earlier.values()] == ["", kind_of(sentence(DONE.decisions[1].verdict))]
    assert [each.big_bets for each in review.earlier.values()] == [0.0, 1.0]


# Whose decisions


def test_of_an_own_hand_the_players_decisions_are_reviewed_unless_others_are_wanted(desk):
    assert desk.flow.seat(2, {}, None) == 2
    assert desk.flow.seat(2, {}, 1) == 1


def test_of_a_hand_of_others_those_of_the_player_that_was_asked_for_last(desk):
    players = {1: "Ines", 3: "Marek"}
    assert desk.flow.seat(None, players, None) == 1, "the first whose cards are known"
    assert desk.flow.seat(None, players, 3) == 3
    assert desk.flow.seat(None, {0: "Marek", 2: "Ines"}, None) == 0
    assert desk.flow.seat(None, {4: "Tomo"}, None) == 4
    assert desk.flow.seat(2, {}, 1) == 1, "a seat of an own hand is no such choice"
    assert desk.flow.seat(None, {0: "Ines", 2: "Marek"}, None) == 2
    assert desk.flow.seat(None, {}, None) == 0, "nobody's cards are known: the review says so"


# Counted


@pytest.mark.parametrize(
    ("steps", "done"),
    [
        ([[True]], [False]),  # the second decision is not told yet
        ([[True], [True, False]], [False, False]),
        ([[True], [True, False], [True, True]], [False, False, True]),
        ([[True, True], [True, False]], [True, True]),  # counted finer
    ],
)
def test_a_review_is_done_when_all_decisions_are_told_and_settled(monkeypatch, steps, done):
    verdicts = [tuple([SimpleNamespace(settled=each, moment=None) for each in step]) for step in steps]
    firsts: list[int | None] = []

    class Weighed:
        def __init__(self, *_: object, **__: object) -> None:
            self.believed: list[tuple[()]] = []

        def __iter__(self) -> Iterator[tuple[SimpleNamespace, ...]]:
            for step in verdicts:
                self.believed = [()] * len(step)
                yield step

        def __setattr__(self, name: str, value: Any) -> None:
            object.__setattr__(self, name, value)
            if name == "first":
                firsts.append(value)

    monkeypatch.setattr("pokertable.training.review.review.HandReview", Weighed)
    monkeypatch.setattr("pokertable.training.review.telling.could_hold", lambda *_: ())
    monkeypatch.setattr("pokertable.training.review.face_up.open_streets", lambda *_: [STREET] * 3)
    monkeypatch.setattr("pokertable.training.review.face_up.counted", lambda *_: COUNTED)
    wanted = iter(range(9))
    told = list(counting.sheets(asked(), {}, lambda: next(wanted)))
    assert [each.done for each in told] == done
    assert [len(each.decisions) + len(each.to_come) for each in told] == [2] * len(steps), "all are listed at once"
    assert firsts == list(range(len(steps))), "each step is told which decision comes first"
    counted = [each.face_up.count(COUNTED) for each in told]
    assert counted == [3 if over else at for at, over in enumerate(done)], "a street a step, all when it is done"
