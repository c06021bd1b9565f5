"""The lessons as they are taken, without a page."""

from __future__ import annotations

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.ranking.best import Cards
from pokertable.training.lab.cards import LabError
from pokertable.training.lab.course import Course, LessonProgress, all_lessons
from pokertable.training.lab.lesson import QuestionStep, Step, grade


def right_pick(step: Step) -> Cards | None:
    """What is picked by who is right; None: there is none."""
    if isinstance(step, QuestionStep):
        value = step.question.answer.values[0]
        return value.cards if step.part.of_cards else step.groups[value.numbers[0]][:1]
    pairs = grade(step, None).pairs
    return pairs[0] if pairs else None


def test_the_course_leads_through_every_lesson_and_ends() -> None:
    course = Course(all_lessons())
    course.begin(course.lessons[0].key)
    seen = []
    while course.run is not None:
        seen.append((course.number, course.run.step))
        assert course.guessing
        course.answer(right_pick(course.run.now))
        assert course.run.wrong is None
        course.go_on()
    assert seen == [(n, step) for n, lesson in enumerate(course.lessons, 1) for step in range(len(lesson.steps))]
    assert course.done == len(course.lessons)


def test_a_wrong_guess_says_what_it_makes_and_does_not_count_as_right() -> None:
    course = Course(all_lessons())
    course.begin("lone-ace")
    assert course.run is not None
    course.answer(course.run.on_board.hand[1:3])
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


def test_a_question_is_given_card_by_card_and_is_ready_once_it_is_whole() -> None:
    course = Course(all_lessons())
    course.begin("badugi")
    run = course.run
    assert run is not None and not run.ready and run.none is None
    for card in parse_cards("2c5c"):
        run.toggle(card)
    assert run.ready and run.picked == parse_cards("2c5c")
    run.toggle(Card.parse("5c"))
    assert run.picked == parse_cards("2c")
    course.answer(run.picked)
    assert str(run.wrong) == "With other cards, more would count." and course.progress.right == {"badugi": 0}


def test_of_hands_one_is_picked_as_a_whole() -> None:
    course = Course(all_lessons())
    course.begin("deuce-ace")
    run = course.run
    assert run is not None and str(run.none) == "They tie"
    run.toggle(Card.parse("3h"))
    assert run.picked == parse_cards("Ac2d3h4s5c")
    run.toggle(Card.parse("7c"))
    assert run.picked == parse_cards("Kd9h7c4h2s") and run.ready
    course.answer(run.picked)
    assert run.wrong is None
