"""The lessons as they are taken, without a page."""

from __future__ import annotations

import pytest

from pokertable.model.ranking.best import Cards
from pokertable.training.lab.cards import LabError
from pokertable.training.lab.course import Course, all_lessons
from pokertable.training.lab.lesson import LessonStep, grade
from pokertable.training.lab.progress import LessonProgress


def two_that_play(step: LessonStep) -> Cards | None:
    pairs = grade(step, None).pairs
    return pairs[0] if pairs else None


def test_the_course_leads_through_every_lesson_and_ends() -> None:
    course = Course(all_lessons())
    course.begin(course.lessons[0].key)
    seen = []
    while course.run is not None:
        seen.append((course.number, course.run.step))
        assert course.guessing
        course.answer(two_that_play(course.run.now))
        assert course.run.wrong is None
        course.go_on()
    assert seen == [(n, step) for n, lesson in enumerate(course.lessons, 1) for step in range(len(lesson.steps))]
    assert course.done == len(course.lessons)


def test_a_wrong_guess_says_what_it_makes_and_does_not_count_as_right() -> None:
    course = Course(all_lessons())
    course.begin("lone-ace")
    assert course.run is not None
    course.answer(course.run.now.hand[1:3])
    assert course.run.answered
    assert str(course.run.wrong).startswith("With these two, at best: pair of nines")
    assert course.progress.right == {"lone-ace": 0}


def test_a_lesson_goes_on_at_its_step_and_begins_anew_beyond_its_end() -> None:
    course = Course(all_lessons())
    for kept, step in ((1, 1), (99, 0)):
        course.progress = LessonProgress.from_json({"lone-ace": {"done": False, "right": 1, "step": kept}})
        course.begin("lone-ace")
        assert course.run is not None
        assert course.run.step == step


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(LabError, match="lesson 'nothing': expected one of lone-ace"):
        Course(all_lessons()).begin("nothing")
