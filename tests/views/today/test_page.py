"""The day on its page: how far it has come."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.training.lab.course import all_lessons
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.question import Reply
from pokertable.training.rate import Rate
from pokertable.training.today.day import Day, Done
from pokertable.training.today.plan import Area, Plan, Task, TrainedSkill, plan
from pokertable.views.today.cards import TodayPart
from pokertable.views.today.lines import comes_back, missed, weakest
from pokertable.views.today.page import TodayPage, Week
from tests.painted import noting
from tests.session.memory import in_memory
from tests.training.learner.test_progress import Clock
from tests.training.today.test_plan import missed as missed_before


def test_the_answers_of_two_windows_are_asked_where_they_are_right(qtbot: QtBot) -> None:
    """It said "1 of 10 asked, 2 right" where two windows had asked the same question."""
    page = TodayPage()
    qtbot.addWidget(page)
    day = Day(plan(Progress(in_memory(), Clock()), (), ["omaha8"], random.Random(1)))
    topic = day.plan.tasks[0].topic
    for task in (0, None):
        day = day.after(Done(task, topic, "omaha8", True, None, None))
    page.show_plan(day, Week([2], []), TodayPart(0, "", ""), ())
    assert page.line.text().startswith(f"2 of {len(day.plan.tasks) + 1} asked, 2 right, ")


def test_the_cards_count_what_is_left(qtbot: QtBot) -> None:
    """ "Coming back" kept its count when it was answered."""
    store, clock = in_memory(), Clock()
    progress = Progress(store, clock)
    missed_before(progress, 2)
    clock.seconds += 3600
    day = Day(plan(progress, (), ["omaha8"], random.Random(1)))
    assert missed(day, progress.due_today()).questions == 2
    for at, task in enumerate(day.plan.tasks):
        due, left = missed(day, progress.due_today()).questions, len(day.left)
        miss = None if task.miss is None else progress.miss(task.miss)
        if miss is not None:
            question, _ = miss.question()
            progress.answered(Reply(question, question.answer), miss)
        day = day.after(Done(at, task.topic, task.game, True, None, None))
        assert missed(day, progress.due_today()).questions == due - (task.miss is not None)
        assert len(day.left) == left - 1 and weakest(day).questions <= len(day.left)
    part = missed(day, progress.due_today())
    assert part.questions == weakest(day).questions == 0
    assert part.title == "Nothing more comes back today"
    assert weakest(day).title == "No new questions left today"


def test_all_that_comes_back_today_is_counted_and_how_much_of_it_this_session_has() -> None:
    """The start page said "5 missed questions come back today" where Today, begun before the last three, said 2."""
    store, clock = in_memory(), Clock()
    progress = Progress(store, clock)
    missed_before(progress, 2)
    clock.seconds += 3600
    day = Day(plan(progress, (), ["omaha8"], random.Random(1)))
    assert missed(day, progress.due_today()).about == "With different cards, mixed with the new questions."
    missed_before(progress, 3, "low")
    part = missed(day, progress.due_today())
    assert part.questions == sum(count for _, _, count in progress.due_by_error()) == 5
    assert part.counts == [("Best low", 3), ("Best high", 2)]
    assert part.about == "2 of them in this session, with different cards."


@pytest.mark.painted
def test_the_strip_counts_the_steps_of_the_lesson_among_what_is_left(qtbot: QtBot) -> None:
    """It said "10 questions" above and "1 + 7" below: the three steps of the lesson were not counted there."""
    page = TodayPage()
    qtbot.addWidget(page)
    day = Day(plan(Progress(in_memory(), Clock()), (), ["omaha8"], random.Random(1), all_lessons()[0]))
    assert day.steps and day.count == len(day.left) + len(day.steps)
    page.show_plan(day, Week([1], []), TodayPart(0, "", ""), ())
    page.week.strip.resize(1200, 150)
    with noting() as seen:
        page.week.strip.grab()
    assert page.line.text().startswith(f"{day.count} questions, ")
    assert f"1 + {day.count}" in seen.texts


def test_the_felts_of_the_day_are_as_high_as_each_other(qtbot: QtBot) -> None:
    """That over a long question was lower than the other."""
    page = TodayPage()
    qtbot.addWidget(page)
    page.resize(1280, 756)
    day = Day(plan(Progress(in_memory(), Clock()), (), ["omaha8"], random.Random(1)))
    groups = (("", parse_cards("AsKs3d2d")),)
    with qtbot.waitExposed(page):
        page.show()
    page.show_plan(
        day, Week([1], []), TodayPart(3, "Omaha", "next lesson", groups, strong="How many of four? " * 8), ()
    )
    page.show_sample(groups, "What are the nuts?")
    felts = [card.felt for card in page.cards[1:]]
    qtbot.waitUntil(lambda: felts[0].height() == felts[1].height() > 60)
    assert felts[0].y() == felts[1].y()


def test_in_a_low_window_the_cards_have_room_before_the_strip_below_has_more_than_it_needs(qtbot: QtBot) -> None:
    page = TodayPage()
    qtbot.addWidget(page)
    page.resize(1024, 664)
    day = Day(plan(Progress(in_memory(), Clock()), (), ["omaha8"], random.Random(1)))
    groups = (("", parse_cards("AsKs3d2d")),)
    with qtbot.waitExposed(page):
        page.show()
    page.show_plan(day, Week([1], []), TodayPart(3, "Omaha", "next lesson", groups, strong="How many? " * 20), ())
    qtbot.waitUntil(lambda: page.week.height() <= page.week.sizeHint().height())
    assert page.cards[1].felt.height() > 90


def test_a_skill_without_an_error_is_not_called_the_weakest_on_few_answers() -> None:
    """ "Weakest skill: 3 of 3 decisions fine"."""
    tags = []
    for wrong, asked in ((0, 3), (1, 3), (0, 12)):
        skill = TrainedSkill(Area.READING, ("high",), "omaha8", Rate(wrong, asked))
        task = Task("high", "omaha8", 1, skill=0)
        tags.append(weakest(Day(Plan((task,), (skill,)))).tag)
    assert tags == ["few answers yet", "weakest skill", "weakest skill"]


@pytest.mark.parametrize(
    ("by_day", "said"),
    [
        ((0, 0, 0, 0), "Nothing comes back within a week."),
        ((1, 0, 0, 0), "Coming back: 1 today."),
        ((0, 2, 1, 2), "Coming back: 2 tomorrow, 3 later this week."),
        ((1, 2, 0, 3), "Coming back: 1 today, 2 tomorrow, 3 later this week."),
    ],
)
def test_no_day_is_named_on_which_nothing_comes_back(by_day: tuple[int, ...], said: str) -> None:
    assert comes_back(by_day) == said
