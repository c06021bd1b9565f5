"""The topics and games that the quiz is begun with."""

from __future__ import annotations

import pytest

from pokertable.training.learner.scores import Score
from pokertable.training.path.course import all_courses
from pokertable.training.path.offered import Offered, keep_ticked, of_course, ticked
from pokertable.training.path.standing import CourseStanding, UnitStanding
from tests.session.memory import in_memory


def standing(key: str, passed: int) -> CourseStanding:
    """A course after this number of units."""
    course = next(course for course in all_courses() if course.key == key)
    units = [
        UnitStanding(unit, (), None, Score(), at < passed, course.topics(unit)) for at, unit in enumerate(course.units)
    ]
    return CourseStanding(course, tuple(units))


@pytest.mark.parametrize(
    ("passed", "topics"),
    [
        (0, ["high", "low", "play"]),
        (1, ["nuts", "showdown"]),
        (2, ["nuts", "showdown"]),
        (3, ["potlimit"]),
        (5, ["range"]),
        (6, ["high", "low", "play", "nuts", "showdown", "potlimit", "range"]),
    ],
)
def test_a_unit_of_decisions_alone_offers_the_topics_before_it(passed: int, topics: list[str]) -> None:
    found = of_course(standing("omaha8", passed))
    assert list(found.topics) == topics and found.games == ("omaha8",)


def test_what_was_ticked_is_kept_and_what_is_damaged_or_nothing_counts_as_not_ticked() -> None:
    store = in_memory()
    assert ticked(store) is None
    keep_ticked(store, ["range", "high"], ["stud8"])
    assert ticked(store) == Offered(["high", "range"], ["stud8"])
    keep_ticked(store, ["high"], [])
    assert ticked(store) is None
    for damaged in (7, [1], {"topics": 3}, {"topics": ["x"], "games": ["stud8"]}):
        store.set_all({"quiz.ticked": damaged})
        assert ticked(store) is None
