"""Courses as data: those of the program, and courses that are wrong."""

from __future__ import annotations

import pytest

from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import all_lessons
from pokertable.training.path.course import InvalidCourse, Kind, all_courses, parse_course, taught_lessons

GOOD = """
title = "Omaha"
order = 1
games = ["omaha"]
[[unit]]
kind = "read"
about = "Two and three"
lessons = ["lone-ace"]
topics = ["high"]
"""


def test_six_courses_have_their_units_after_the_first_steps() -> None:
    first, *courses = all_courses()
    assert [unit.kind for unit in first.units] == [Kind.FIRST]
    assert [course.key for course in courses] == ["omaha", "omaha8", "stud8", "stud", "draw", "holdem"]
    for course in courses:
        kinds = [kind for kind in list(Kind)[1:] if kind is not Kind.SNG or course.key == "holdem"]
        assert [unit.kind for unit in course.units] == kinds, course.key
        for unit in course.units:  # something to do in each
            assert unit.lessons or course.topics(unit) or unit.is_played, (course.key, unit.kind)


def test_lessons_stand_in_the_order_of_the_courses() -> None:
    keys = [lesson.key for lesson in taught_lessons()]
    assert sorted(keys) == sorted(lesson.key for lesson in all_lessons())
    assert keys[:5] == ["first-hands", "first-blinds", "first-round", "first-side-pot", "omaha-deal"]
    assert keys[-1] == "door-card", "no course has it"
    at = 0
    for course in all_courses():
        own = dict.fromkeys(key for unit in course.units for key in unit.lessons)
        new = [key for key in own if key not in keys[:at]]
        assert keys[at : at + len(new)] == new, course.key
        at += len(new)


def test_every_new_lesson_is_on_the_path() -> None:
    taught = {key for course in all_courses() for unit in course.units for key in unit.lessons}
    off_the_path = {lesson.key for lesson in all_lessons()} - taught
    assert off_the_path == {"door-card"}  # Courchevel has no course


def test_every_course_begins_with_how_its_games_are_dealt() -> None:
    _, *courses = all_courses()
    lessons = {lesson.key: lesson for lesson in all_lessons()}
    for course in courses:
        first = lessons[course.units[0].lessons[0]]
        proofs = {kind for step in first.steps if isinstance(step, ChoiceStep) for kind in step.proof}
        assert proofs & {"dealt", "rounds", "uses"}, course.key


def test_stud_hi_lo_tells_the_bring_in_and_the_low_before_its_checkpoint_asks() -> None:
    stud8 = next(course for course in all_courses() if course.key == "stud8")
    lessons = {lesson.key: lesson for lesson in all_lessons()}
    told = " ".join(
        text for key in stud8.units[0].lessons[:2] for step in lessons[key].steps for text in (step.look, step.why)
    )
    for words in (
        "two cards face down and one face up",
        "seventh street the last one face down",
        "clubs are lowest, then diamonds, hearts, spades",
        "five different ranks, none above an eight, the ace lowest",
        "Without a low the best high hand takes the whole pot",
    ):
        assert words in told


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('title = "Omaha"', "", "bad: expected a title"),
        ('"omaha"]', '"whist"]', "bad: game 'whist' is not known"),
        ('["omaha"]', "[]", "bad: expected a title, an order, games"),
        ('"read"', '"write"', "bad, write: expected a kind"),
        ('about = "Two and three"', "", "bad, read: expected a kind"),
        ("lone-ace", "lone-king", "bad, read: lesson 'lone-king' is not known"),
        ('"high"', '"higher"', "bad, read: topic 'higher' is not known"),
        ('"high"', '"badugi"', "bad, read: none of its topics is asked in omaha"),
        ("lessons", "lesson", "bad, read: unknown lesson"),
        ("topics =", 'themes = ["whim"]\ntopics =', "bad, read: theme 'whim' is not known"),
        ("order = 1", "order = ", "bad: "),
    ],
)
def test_courses_that_cannot_be_read_are_refused_by_name(old: str, new: str, error: str) -> None:
    assert (course := parse_course("good", GOOD)).topics(course.units[0])
    with pytest.raises(InvalidCourse, match=error):
        parse_course("bad", GOOD.replace(old, new, 1))


def test_a_theme_of_decisions_is_rated_in_one_unit_of_a_course() -> None:
    for course in all_courses():
        rated = [skill for unit in course.units for skill in course.rated(unit) if skill[2]]
        assert len(rated) == len(set(rated)), course.key
