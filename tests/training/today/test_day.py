"""Today's questions one after the other: kept after every answer, left and gone on with, on another day gone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pokertable.session.history.store.store import Store
from pokertable.session.history.store.values import Values
from pokertable.training.lab.course import LessonProgress, all_lessons
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, prepare
from pokertable.training.learner.run import Outcome
from pokertable.training.today.day import Day, Days, Done
from pokertable.training.today.plan import plan
from pokertable.training.today.run import TodayRun
from tests.narrow import known
from tests.session.memory import in_memory
from tests.training.learner.test_progress import DAY, Clock
from tests.training.today.test_plan import missed


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few questions are enough to go through."""
    monkeypatch.setattr("pokertable.training.today.plan.QUESTIONS", 5)


def begun(store: Values, clock: Clock, due: int = 2) -> tuple[Progress, Days, Day]:
    progress = Progress(store, clock)
    missed(progress, due)
    clock.seconds += 3600
    day = Day(plan(progress, (), ["omaha8"], random.Random(1)))
    days = Days(store, clock)
    days.keep(day)
    return progress, days, day


def answer(run: TodayRun, *, right: bool) -> Outcome:
    prepared = prepare(run.request() if run.asked is not None else run.first)
    run.asked = prepared
    question = prepared.question
    return run.answer(prepared, question.answer if right else question.tempting[0].answer)


def test_the_plan_is_asked_in_its_order_each_task_once() -> None:
    progress, days, day = begun(in_memory(), Clock())
    run = TodayRun(progress, days, day)
    assert run.count == len(day.plan.tasks)
    while not run.over:
        answer(run, right=True)
    assert [done.task for done in run.day.done] == list(range(len(day.plan.tasks)))
    assert run.day.over and run.day.right == run.count
    assert sum(outcome.prepared.miss is not None for outcome in run.outcomes) == 2


def test_it_goes_on_where_it_was_left_after_the_program_was_closed(tmp_path: Path) -> None:
    clock = Clock()
    store = Store(tmp_path / "profile.db", now=clock)
    progress, days, day = begun(store.progress, clock)
    run = TodayRun(progress, days, day)
    answer(run, right=True)
    answer(run, right=False)
    store.close()
    store = Store(tmp_path / "profile.db", now=clock)
    again = Days(store.progress, clock).day
    assert again == run.day
    assert again is not None and again.left == tuple(range(2, len(day.plan.tasks)))
    on = TodayRun(Progress(store.progress, clock), Days(store.progress, clock), again)
    assert on.count == len(again.left)
    assert answer(on, right=True).prepared.request.seed == day.plan.tasks[2].seed
    assert len(on.day.done) == 3
    store.close()


def test_tomorrow_it_is_gone() -> None:
    clock, store = Clock(), in_memory()
    begun(store, clock)
    clock.seconds += DAY
    assert Days(store, clock).day is None


def test_a_misclick_is_asked_again() -> None:
    progress, days, day = begun(in_memory(), Clock())
    run = TodayRun(progress, days, day)
    outcome = answer(run, right=False)
    run.take_back()
    assert run.day == day and Days(days._store, days._now).day == day
    run.asked = outcome.prepared
    assert run.request().seed == day.plan.tasks[1].seed, "the next is prepared while the same one is on the screen"


def test_asked_again_at_once_takes_the_place_of_the_last_new_question() -> None:
    """The day is as long as it was; what is due is not dropped for it."""
    progress, days, day = begun(in_memory(), Clock())
    run = TodayRun(progress, days, day)
    again = 0
    while not run.over:
        outcome = answer(run, right=False)
        if run.can_ask_again:
            again += 1
            run.ask_again()
            miss = outcome.waits
            other = prepare(Request(miss.topic, str(miss.deal["game"]), 0, miss, 500 + again)) if miss else run.asked
            assert other is not None
            run.answer(other, other.question.answer)
    assert again and not run.can_ask_again
    assert run.day.over and len(run.day.done) == run.total == day.count == run.place(answered=True)
    assert {done.task for done in run.day.done} == set(range(day.count))
    assert len([outcome for outcome in run.outcomes if outcome.prepared.request.seed < 600]) == again


def test_where_only_the_task_that_gave_its_place_is_left_it_is_asked() -> None:
    """The question that was to come again could not be made: there was no next one."""
    progress, days, day = begun(in_memory(), Clock(), due=0)
    run = TodayRun(progress, days, day)
    while len(run.day.left) > 1:
        answer(run, right=False)
    (last,) = run.day.left
    run.ask_again()
    assert run.request().seed == day.plan.tasks[last].seed


def test_a_request_after_another_window_has_answered_the_rest_fails_nothing() -> None:
    clock, store = Clock(), in_memory()
    progress, days, day = begun(store, clock)
    one, other = TodayRun(progress, days, day), TodayRun(Progress(store, clock), Days(store, clock), day)
    answer(one, right=True)
    while not other.over:
        answer(other, right=True)
    answer(one, right=True)
    assert one.over
    assert one.request().seed in {task.seed for task in day.plan.tasks}


def test_two_windows_of_a_profile_lose_none_of_each_others_answers() -> None:
    """Each wrote the whole day as it knew it: the answers of the other were gone."""
    clock, store = Clock(), in_memory()
    progress, days, day = begun(store, clock)
    one, other = TodayRun(progress, days, day), TodayRun(Progress(store, clock), Days(store, clock), day)
    answer(one, right=True)
    answer(other, right=False)  # the same question, which both had on the screen
    stored = known(days.day)
    assert stored.done == other.day.done and [done.task for done in stored.done] == [0, None]
    assert (stored.marks, other.count) == ((True, False), day.count)
    while not one.over:
        answer(one, right=True)
    stored = known(days.day)
    assert stored.over and len(stored.done) == day.count + 1
    answer(other, right=True)
    assert other.total == day.count + 2
    assert other.over and other.day == days.day and len(known(days.day).done) == day.count + 2
    other.take_back()
    assert known(days.day).done == stored.done


def test_an_answer_to_a_plan_that_another_window_replaced_stays() -> None:
    clock, store = Clock(), in_memory()
    progress, days, day = begun(store, clock)
    run = TodayRun(progress, days, day)
    anew = Day(plan(progress, (), ["omaha8"], random.Random(2)))
    days.keep(anew)
    answer(run, right=True)
    assert days.day == run.day != anew, "nothing of the new one was answered"
    days.keep(anew)
    other = TodayRun(progress, days, anew)
    answer(other, right=True)
    answer(run, right=False)
    assert known(days.day).marks == (True, False) and known(days.day).plan == anew.plan
    assert run.day.plan == day.plan and len(run.day.done) == 2 and run.count == day.count


def test_after_midnight_the_answers_of_another_plan_are_of_yesterday() -> None:
    """They became those of the new day, beside the answer to the plan that went on."""
    clock, store = Clock(), in_memory()
    progress, days, day = begun(store, clock)
    run, anew = TodayRun(progress, days, day), Day(plan(progress, (), ["omaha8"], random.Random(2)))
    days.keep(anew)
    answer(TodayRun(progress, days, anew), right=True)
    clock.seconds += DAY
    assert days.day is None
    answer(run, right=False)
    assert days.day == run.day and (run.day.plan, run.day.marks) == (day.plan, (False,))


def test_a_missed_step_of_the_lesson_is_still_open() -> None:
    """Today opened with a lesson missed the day before as its first mark, and "1 of 10 asked"."""
    lesson = all_lessons()[0]
    taken = LessonProgress().answered(lesson.key, 0, len(lesson.steps), right=False)
    taken = taken.answered(lesson.key, 1, len(lesson.steps), right=True)
    day = Day(plan(Progress(in_memory(), Clock()), (), ["omaha8"], random.Random(1), lesson, taken)).with_lessons(taken)
    assert day.steps[0] is False and (day.marks, day.begun) == ((), False)


def test_the_lesson_comes_last_and_its_steps_count() -> None:
    clock, store = Clock(), in_memory()
    lesson = all_lessons()[0]
    steps = len(lesson.steps)
    progress = Progress(store, clock)
    day = Day(plan(progress, (), ["omaha8"], random.Random(1), lesson))
    run = TodayRun(progress, Days(store, clock), day)
    while not run.over:
        answer(run, right=True)
    taken = LessonProgress()
    assert not run.day.over and run.day.with_lessons(taken).steps == (None,) * steps
    for step in range(steps):
        taken = taken.answered(lesson.key, step, steps, right=step > 0)
    missed_one = run.day.with_lessons(taken)
    assert missed_one.steps[0] is False and all(missed_one.steps[1:]) and not missed_one.over
    taken = taken.answered(lesson.key, 0, steps, right=True, once_more=True)
    assert run.day.with_lessons(taken).over and len(run.day.with_lessons(taken).marks) == day.count


def test_what_comes_back_says_when() -> None:
    progress, days, day = begun(in_memory(), Clock())
    run = TodayRun(progress, days, day)
    while not run.over:
        answer(run, right=len(run.outcomes) % 2 == 1)
    wrong = run.day.done[0]
    assert wrong.kind is not None and wrong.comes_back is not None and wrong.back == 600
    right = next(
        done for done, outcome in zip(run.day.done, run.outcomes, strict=True) if outcome.prepared.miss and done.right
    )
    assert right.kind is None and right.back is not None and right.back >= DAY, "a miss that was read well waits longer"


_OF_ANOTHER_GAME = [0, "high", "go", True, None, None]
_PLAN = {
    "date": "2027-01-15",
    "tasks": [["high", "omaha8", 1, None, None]],
    "skills": [],
    "lesson": "",
    "steps": [],
}


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        {"date": "2027-01-15"},
        {"tasks": [], "skills": [], "done": []},
        _PLAN | {"done": [["x"]]},
        _PLAN | {"done": [_OF_ANOTHER_GAME]},
        {
            "date": "2027-01-15",
            "tasks": [["high", "omaha8", 1, None, None]],
            "skills": [],
            "lesson": "",
            "steps": [],
            "done": [[1, "high", "omaha8", True, None, None]],
        },
    ],
)
def test_what_is_damaged_is_planned_anew(data: object) -> None:
    store, clock = in_memory(), Clock()
    store.set_all({"today": data})
    assert Days(store, clock).day is None
    Days(store, clock).keep(Day(plan(Progress(store, clock), (), ["omaha8"], random.Random(1))))
    assert Days(store, clock).day is not None


def test_the_error_of_another_version_is_none() -> None:
    assert Done(0, "high", "omaha8", False, "gone").kind is None
