"""What is planned for today: what is due, then the weakest skill by the rule that is stated."""

from __future__ import annotations

import random

import pytest

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.lab.course import LessonProgress, all_lessons
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.training.rate import Rate
from pokertable.training.today.day import Day
from pokertable.training.today.plan import (
    LEAST,
    QUESTIONS,
    Area,
    Plan,
    plan,
    plan_from_json,
    plan_json,
    request_of,
    skills,
)
from pokertable.training.weigh.severity import UNDECIDED
from tests.narrow import known
from tests.session.memory import in_memory
from tests.training.learner.test_progress import NOON, Clock, question

GAMES = ["omaha8", "holdem"]
LOST = ReviewedDecision(0, "turn", "You folded a hand that had the odds to call.", 4.0, 0.5)
FINE = ReviewedDecision(1, "turn", "", 0.0, 0.1)


def progress_with(clock: Clock | None = None, **answers: tuple[int, int]) -> Progress:
    """Answers by topic, in Omaha hi/lo: how many were wrong, of how many."""
    store = in_memory()
    day = {f"{topic}/omaha8": [asked, asked - wrong] for topic, (wrong, asked) in answers.items()}
    store.set_all({"quiz.day.2027-01-15": day})
    return Progress(store, clock or Clock(NOON))


def missed(progress: Progress, count: int, topic: str = "high") -> None:
    for seed in range(count):
        asked = question(topic_from(topic), "omaha8", seed)
        wrong = asked.tempting[0].answer
        progress.answered(Reply(asked, wrong), None)


def planned(progress: Progress, *decided: tuple[str, ReviewedDecision], games: list[str] | None = None) -> Plan:
    return plan(progress, decided, games or GAMES, random.Random(1))


def test_an_empty_profile_begins_gently() -> None:
    made = planned(progress_with())
    assert not made.due
    assert made.skills[0].topics == ("high",) and made.skills[0].game == "omaha8"
    assert not made.skills[0].is_ranked
    assert {request_of(task, progress_with()).level for task in made.tasks} == {1}
    assert Day(made).count == len(made.tasks) == QUESTIONS


def test_what_is_due_is_mixed_with_what_is_new() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 3)
    clock.seconds += 3600
    plans = [plan(progress, (), GAMES, random.Random(seed)) for seed in range(20)]
    for made in plans:
        assert {task.miss for task in made.due} == {miss.number for miss in progress.due_today()}
        assert len(made.due) == 3 and Day(made).count == QUESTIONS
    places = {tuple(task.miss is not None for task in made.tasks) for made in plans}
    assert len(places) > 10, "nobody knows which one has come back"


def test_what_is_due_later_today_comes_last() -> None:
    """A question missed a minute ago was asked again at once, though it had said ten minutes."""
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 2)
    clock.seconds += 3600
    missed(progress, 4, "low")
    for seed in range(5):
        made = plan(progress, (), GAMES, random.Random(seed))
        assert [task.miss is not None for task in made.tasks[-4:]] == [True] * 4
        assert {task.topic for task in made.tasks[-4:]} == {"low"} and len(made.due) == 6


def test_questions_get_harder_as_the_plan_is_answered() -> None:
    """All of a day stayed at the level that fitted when it began."""
    progress = progress_with()
    task = planned(progress).tasks[-1]
    assert request_of(task, progress).level == 1
    for seed in range(3):
        asked = question(topic_from(task.topic), task.game, seed)
        progress.answered(Reply(asked, asked.answer), None)
    assert request_of(task, progress).level > 1


def test_however_much_is_due_three_questions_are_on_the_weakest() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 20)
    clock.seconds += 3600
    made = planned(progress)
    assert len(made.due) == 7 and Day(made).count == QUESTIONS
    assert [miss.number for miss in progress.due_today()[:7]] == sorted(known(task.miss) for task in made.due)
    assert [task.skill for task in made.tasks if task.miss is None] == [0, 0, 0]


LONG = max(all_lessons(), key=lambda lesson: len(lesson.steps))


def test_the_next_lesson_has_its_steps_that_are_not_passed() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 20)
    clock.seconds += 3600
    rng, steps = random.Random(1), len(LONG.steps)
    made = plan(progress, (), GAMES, rng, LONG)
    assert made.lesson == LONG.key and made.steps == tuple(range(steps)) and Day(made).count == QUESTIONS
    assert len(made.due) == QUESTIONS - steps - 3
    taken = LessonProgress().answered(LONG.key, 0, steps, right=False).answered(LONG.key, 1, steps, right=True)
    assert plan(progress, (), GAMES, rng, LONG, taken).steps == (0, *range(2, steps))
    for step in range(2, steps):
        taken = taken.answered(LONG.key, step, steps, right=True)
    assert plan(progress, (), GAMES, rng, LONG, taken).steps == (0,), "what was missed is asked again"
    taken = taken.answered(LONG.key, 0, steps, right=True, once_more=True)
    made = plan(progress, (), GAMES, rng, LONG, taken)
    assert made.lesson == "" and made.steps == () and Day(made).count == QUESTIONS


def test_the_weakest_is_what_is_surest_to_be_weak() -> None:
    """Two of five wrong is a larger share than ten of thirty, but proves less; three of six prove more."""
    found = skills(progress_with(high=(10, 30), nuts=(2, 5), play=(2, 40)), (), ["omaha8"])
    assert [skill.topics[0] for skill in found[:3]] == ["high", "nuts", "play"]
    assert found[0].rate.at_least >= found[1].rate.at_least >= found[2].rate.at_least
    assert skills(progress_with(high=(10, 30), nuts=(3, 6)), (), ["omaha8"])[0].topics == ("nuts",)


def test_nearly_all_right_is_not_the_weakest_beside_nothing_right() -> None:
    """The weakest skill had 4 of 5 right, beside one with 0 of 4."""
    found = skills(progress_with(high=(1, 5), play=(4, 4)), (), ["omaha8"])
    assert [skill.topics[0] for skill in found[:2]] == ["play", "high"]


@pytest.mark.parametrize("asked", [1, LEAST - 1])
def test_a_few_unlucky_answers_make_no_weakest_skill(asked: int) -> None:
    found = skills(progress_with(nuts=(asked, asked), high=(3, 30)), (), ["omaha8"])
    assert found[0].topics == ("high",)


@pytest.fixture
def banked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Omaha hi/lo has decisions that were counted beforehand."""
    monkeypatch.setitem(topic_from("decide").__dict__, "games", ("omaha8",))


@pytest.mark.usefixtures("banked")
def test_reads_and_decisions_are_ranked_beside_the_own_reading() -> None:
    progress = progress_with(high=(3, 30), range=(12, 30))
    found = skills(progress, (), ["omaha8"])
    assert (found[0].area, found[0].topics) == (Area.READS, ("range",))
    decided = [("omaha8", LOST)] * 30 + [("omaha8", FINE)] * 10
    found = skills(progress, decided, ["omaha8"])
    assert found[0].area is Area.DECISIONS and found[0].rate == Rate(30, 40)
    assert found[0].topics == ("decide",)


@pytest.mark.usefixtures("banked")
def test_answers_to_the_trainer_and_decisions_at_the_table_are_one_skill() -> None:
    (found,) = [
        skill
        for skill in skills(progress_with(decide=(4, 10)), [("omaha8", LOST)] * 2 + [("omaha8", FINE)], ["omaha8"])
        if skill.area is Area.DECISIONS
    ]
    assert found.rate == Rate(6, 13)


@pytest.mark.usefixtures("banked")
def test_a_decision_that_the_review_could_not_settle_is_not_called_fine() -> None:
    unsettled = ReviewedDecision(0, "preflop", "", 0.0, 0.8, decided=False, stake=3.0, severity=UNDECIDED)
    decided = [("omaha8", each) for each in (LOST, FINE, unsettled, unsettled)]
    (found,) = [skill for skill in skills(progress_with(), decided, ["omaha8"]) if skill.area is Area.DECISIONS]
    assert found.rate == Rate(1, 2)


def test_without_a_bank_what_drills_the_mistake_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(topic_from("decide").__dict__, "games", ())
    found = skills(progress_with(), [("omaha8", LOST)] * 30, ["omaha8"])
    assert found[0].topics == ("nuts", "range"), "what is asked after a fold, as far as the game has it"
    found = skills(progress_with(), [("omaha8", FINE)] * 30, ["omaha8"])
    assert all(skill.area is not Area.DECISIONS for skill in found)


def test_no_skill_takes_all_the_time() -> None:
    made = planned(progress_with(high=(20, 30), nuts=(15, 30), play=(2, 30)))
    assert [skill.topics for skill in made.skills] == [("high",), ("nuts",)]
    assert [[task.skill for task in made.tasks].count(place) for place in (0, 1)] == [5, 5]


def test_a_plan_comes_back_as_it_was_written_down() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 2)
    clock.seconds += 3600
    made = plan(progress, [("omaha8", LOST)] * 6, GAMES, random.Random(1), LONG)
    assert plan_from_json(plan_json(made)) == made


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("tasks"),
        lambda data: data["tasks"].append(["high", "chess", 1, 2, None, 0]),
        lambda data: data["tasks"].append(["cards", "omaha8", 1, 2, None, 0]),
        lambda data: data["tasks"].append(["high", "omaha8", 1, 2, None, 99]),
        lambda data: data["tasks"].append(["high", "omaha8", -1, 2, None, 0]),
        lambda data: data["skills"].append(["luck", ["high"], "omaha8", 0, 0]),
        lambda data: data["skills"].append(["reading", ["high"], "omaha8", 3, 2]),
        lambda data: data["skills"].append(["reading", [], "omaha8", 1, 2]),
        lambda data: data.update(steps=[0]),
        lambda data: data.update(lesson="gone", steps=[0]),
        lambda data: data.update(lesson=LONG.key, steps=[99]),
    ],
)
def test_a_damaged_plan_is_none(spoil: object) -> None:
    data = plan_json(planned(progress_with()))
    assert callable(spoil)
    spoil(data)
    assert plan_from_json(data) is None
    assert plan_from_json(None) is None and plan_from_json([1, 2]) is None


def test_a_miss_that_does_not_wait_any_more_is_asked_anew() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    missed(progress, 1)
    clock.seconds += 3600
    (task,) = planned(progress).due
    assert task.miss is not None
    assert request_of(task, progress).miss == progress.miss(task.miss)
    waiting = progress.miss(task.miss)
    assert waiting is not None
    progress.forget(waiting)
    request = request_of(task, progress)
    assert request.miss is None and request.level >= 1
