"""How far a player has come: what passes a unit, where it is, what is kept, and the questions of a checkpoint."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.training.decide import bank
from pokertable.training.decide.bank import is_right_by_habit
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.progress import Progress
from pokertable.training.path import kept as kept_module
from pokertable.training.path.checkpoint import LEVEL, CheckpointRun, decisions
from pokertable.training.path.course import Course, Kind, all_courses
from pokertable.training.path.kept import QUESTIONS, TO_PASS, Kept
from pokertable.training.path.standing import HANDS, Step, clean, course_of, mean_loss, standing
from pokertable.training.path.unit_run import PracticeRun
from pokertable.training.quiz.topics import DECIDE
from tests.narrow import known
from tests.training.decide.banks import small_bank, spots

FIRST, OMAHA, OMAHA8, STUD8, *_ = all_courses()
NOW = 1_800_000_000.0


@pytest.fixture
def store() -> Store:
    return Store(None)


def progress_of(store: Store) -> Progress:
    return Progress(store.progress, lambda: NOW)


def decision(lost: float, severity: str = "best", stake: float = 10.0) -> ReviewedDecision:
    return ReviewedDecision(0, "flop", "", lost, 0.1, True, stake, severity)


def test_here_is_the_first_unit_that_is_not_passed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, progress = Kept(store.progress), progress_of(store)
    read, count, start, *_ = STUD8.units
    now = standing(STUD8, read.lessons, progress, kept, ())
    here = known(now.here)
    assert here.unit is read and here.step is Step.PRACTICE and here.next_lesson is None
    kept.practised(STUD8, read)  # the checkpoint asks nothing that was not met before
    here = known(standing(STUD8, read.lessons, progress, Kept(store.progress), ()).here)
    assert here.unit is read and here.step is Step.CHECKPOINT
    kept.finished(STUD8, read, 7)
    assert known(standing(STUD8, (), progress, kept, ()).here).unit is read
    kept.finished(STUD8, read, 8)
    kept.finished(STUD8, read, 3)  # the best one counts
    here = known(standing(STUD8, (), progress, kept, ()).here)
    assert (here.unit, here.step, here.next_lesson) == (count, Step.LESSON, "stud8-live")
    kept.finished(STUD8, count, 10)
    assert known(standing(STUD8, start.lessons, progress, kept, ()).here).unit is start
    # a unit that asks no questions, since no bank has its themes, is passed by its lessons
    monkeypatch.setattr(Course, "themes", lambda course, unit, game: ())
    assert known(standing(STUD8, start.lessons[:2], progress, kept, ()).here).unit is start
    assert known(standing(STUD8, start.lessons, progress, kept, ()).here).unit.kind is Kind.PRICE


def test_progress_is_kept_and_damaged_entries_are_dropped(store: Store) -> None:
    kept = Kept(store.progress)
    assert kept.learns is None
    kept.choose("stud8", is_new=True)
    kept.finished(STUD8, STUD8.units[0], 9)
    again = Kept(store.progress)
    assert (again.learns, again.is_new, again.best(STUD8, STUD8.units[0])) == ("stud8", True, 9)
    every: list[Any] = [3, {"learns": "whist", "best": {"stud8/read": 11, "omaha/read": "x"}}, {"best": []}]
    for damaged in every:
        store.progress.set_all({"path": damaged})
        dropped = Kept(store.progress)
        assert dropped.learns is None and dropped.best(STUD8, STUD8.units[0]) is None


@pytest.mark.parametrize("learns", [None, ""])
def test_the_courses_are_not_read_before_one_is_chosen(
    store: Store, learns: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window opens with it, and read every lesson for it."""
    if learns is not None:
        Kept(store.progress).choose(learns)
    monkeypatch.setattr(kept_module, "all_courses", lambda: pytest.fail("they are read"))
    assert Kept(store.progress).learns == learns


def test_what_two_windows_keep_is_kept_together(store: Store) -> None:
    one, other = Kept(store.progress), Kept(store.progress)
    first, second = STUD8.units[:2]
    one.choose("stud8")
    one.finished(STUD8, first, 9)
    other.finished(STUD8, first, 7)
    other.practised(STUD8, second)
    one.practised(STUD8, first)
    for kept in (one, Kept(store.progress)):
        assert (kept.learns, kept.best(STUD8, first)) == ("stud8", 9)
        assert kept.has_practised(STUD8, first) and kept.has_practised(STUD8, second)


def test_nothing_that_one_window_keeps_loses_what_another_has_kept(store: Store) -> None:
    first, second = STUD8.units[:2]
    writes: list[Callable[[Kept], None]] = [
        lambda kept: kept.finished(STUD8, second, 7),
        lambda kept: kept.practised(STUD8, second),
        lambda kept: kept.choose("omaha"),
    ]
    others = [Kept(store.progress) for _ in writes]
    one = Kept(store.progress)
    one.finished(STUD8, first, 9)
    one.practised(STUD8, first)
    for other, write in zip(others, writes, strict=True):
        write(other)
        again = Kept(store.progress)
        assert again.best(STUD8, first) == 9 and again.has_practised(STUD8, first)


def test_who_has_never_played_begins_with_the_first_steps(store: Store) -> None:
    kept = Kept(store.progress)
    assert course_of(kept, ()) is OMAHA
    kept.choose("stud8", is_new=True)
    assert course_of(kept, FIRST.units[0].lessons[1:]) is FIRST
    assert course_of(kept, FIRST.units[0].lessons) is STUD8
    kept.choose("")
    assert kept.learns == "" and course_of(kept, ()) is OMAHA


def test_twenty_hands_without_a_blunder_and_with_small_losses_pass(store: Store) -> None:
    kept, progress = Kept(store.progress), progress_of(store)
    good, bad = (decision(0.2), decision(0.3)), (decision(3.0, "blunder"),)

    def play(*hands: tuple[ReviewedDecision, ...]) -> tuple[int | None, bool]:
        unit = standing(STUD8, (), progress, kept, hands).units[-1]
        return unit.best, unit.passed

    assert play(*[good] * (HANDS - 1)) == (HANDS - 1, False)
    assert play(*[good] * HANDS) == (HANDS, True)
    assert play(*[good] * HANDS, bad) == (0, False)
    assert play(bad, *[good] * HANDS) == (HANDS, True)
    assert play(*[(decision(0.4),)] * HANDS) == (HANDS, False)  # 4% of the stake
    assert mean_loss(clean([good] * 30)) == pytest.approx(0.025)


@pytest.mark.parametrize(("course", "unit"), [(OMAHA8, 0), (STUD8, 1)])
def test_a_checkpoint_asks_ten_new_questions_of_one_level_each_skill_in_turn(course, unit, store: Store) -> None:
    run = CheckpointRun(progress_of(store), course, course.units[unit], seed=5)
    requests = [run.first, *[run.request() for _ in range(9)]]
    skills = course.skills(course.units[unit])
    assert run.count == 10 and not run.helps
    assert all(request.miss is None and request.level == LEVEL for request in requests)
    asked = [(request.topic.key, request.game) for request in requests]
    assert set(asked) == set(skills)
    for at in range(0, 10 - len(skills), len(skills)):
        assert set(asked[at : at + len(skills)]) == set(skills)


@pytest.fixture
def banked() -> Iterator[None]:
    with small_bank():
        yield


@pytest.mark.parametrize("course", all_courses(), ids=lambda course: course.key)
def test_practice_meets_every_skill_of_the_checkpoint(course: Course, store: Store) -> None:
    for unit in course.units:
        skills = course.skills(unit)
        if skills:
            run = PracticeRun(progress_of(store), course, unit, seed=2)
            asked = [run.first, *[run.request() for _ in range(run.count - 1)]]
            assert {(request.topic.key, request.game) for request in asked} == {*skills}
            assert run.helps and run.count >= 5


def test_practice_asks_every_theme_before_one_comes_again(store: Store) -> None:
    """ "Price" asked for no price of half a pot: its decisions were all of the other theme."""
    price = next(unit for unit in OMAHA8.units if unit.kind is Kind.PRICE)
    for seed in range(6):
        run = PracticeRun(progress_of(store), OMAHA8, price, seed)
        requests = [run.first, *[run.request() for _ in range(run.count - 1)]]
        themes = [request.deal.theme.value for request in requests if isinstance(request.deal, DecideSpot)]
        assert {*themes[:2]} == {"half", "nut"}, (seed, themes)


@pytest.mark.usefixtures("banked")
def test_a_unit_asks_decisions_once_its_game_has_a_bank(store: Store) -> None:
    """Until then it is passed by its lessons."""
    for course in all_courses():
        for unit in course.units:
            decided = [game for topic, game in course.skills(unit) if topic == DECIDE]
            assert decided == [game for game in course.games if course.themes(unit, game)]
    course, unit = next(
        (course, unit) for course in all_courses() for unit in course.units if course.topics(unit) == (DECIDE,)
    )
    assert (
        not standing(course, unit.lessons, progress_of(store), Kept(store.progress), ())
        .units[course.units.index(unit)]
        .passed
    )
    run = CheckpointRun(progress_of(store), course, unit, seed=3)
    requests = [run.first, *[run.request() for _ in range(9)]]
    assert all(request.topic.key == DECIDE and request.deal is not None for request in requests)
    themes = {request.deal.theme.value for request in requests if isinstance(request.deal, DecideSpot)}
    assert themes and themes <= set(unit.themes)


@pytest.mark.usefixtures("banked")
def test_a_unit_with_few_decisions_asks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten questions were chosen from two spots."""
    course, unit = next((each, unit) for each in all_courses() for unit in each.units if each.topics(unit) == (DECIDE,))
    count = sum(spot["theme"] in unit.themes for spot in bank.bank(course.games[0]))
    monkeypatch.setattr(bank, "ENOUGH", count)
    assert course.themes(unit, course.games[0])
    monkeypatch.setattr(bank, "ENOUGH", count + 1)
    assert not course.themes(unit, course.games[0])


THEMES = "first_in", "facing", "defence"


def _large_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions of every theme of a start and with every best answer, most of them folds, in each game."""
    pool = [
        spot.json() | {"id": f"{spot.id} {best} {copy}", "theme": THEMES[copy % 3], "best": best, "accept": [best]}
        for spot in spots()
        for best in range(len(spot.choices))
        for copy in range(8)
        if spot.game == "holdem"
    ]
    folds = [entry | {"id": f"{entry['id']} more"} for entry in pool if bank.answer_of(entry) == "f"]
    monkeypatch.setattr(bank, "bank", lambda game: tuple([each | {"game": game} for each in (*folds, *pool)]))


@pytest.mark.parametrize("course", ["holdem", "stud"])
def test_a_checkpoint_asks_no_decision_twice(course: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _large_bank(monkeypatch)
    unit = next(each for each in all_courses() if each.key == course)
    start = next(each for each in unit.units if each.kind is Kind.START)
    run = CheckpointRun(progress_of(store), unit, start, seed=3)
    requests = [run.first, *[run.request() for _ in range(QUESTIONS - 1)]]
    asked = [request.deal.id for request in requests if isinstance(request.deal, DecideSpot)]
    assert len(set(asked)) == len(asked) > 1


@pytest.mark.parametrize("course", ["holdem", "stud"])
def test_one_answer_to_everything_passes_no_checkpoint(
    course: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer is right in more than four of ten, whichever are asked: "always fold" passes none of sixty tries."""
    unit = next(unit for unit in all_courses() if unit.key == course)
    _large_bank(monkeypatch)
    start = next(each for each in unit.units if each.kind is Kind.START)
    games = [game for game in unit.games if unit.themes(start, game)]
    assert len(games) == len(unit.games)
    passed = 0
    for seed in range(60):
        found = decisions(unit, start, games, random.Random(seed), ())
        right = Counter(bank.answer_of(spot.json()) for spot in found)
        assert len(found) == QUESTIONS and max(right.values()) <= 4
        passed += max(right.values()) >= TO_PASS
    assert passed <= 0.05 * 60


def test_no_habit_passes_a_checkpoint_of_the_banks() -> None:
    """Who always folded passed a third of the tries at starts of stud hi/lo, where few spots came again by chance."""
    tries, asked = 0, 0
    for course in all_courses():
        for unit in course.units:
            games = [game for topic, game in course.skills(unit) if topic == DECIDE]
            for seed in range(5 if games else 0):
                found = [spot.json() for spot in decisions(course, unit, games, random.Random(seed), ())]
                right = [sum(is_right_by_habit(spot, habit) for spot in found) for habit in ("fold", "call", "raise")]
                assert max(right) < TO_PASS, (course.key, unit.kind, right)
                tries, asked = tries + 1, asked + len(found)
    assert tries >= 60 and asked > 0.9 * QUESTIONS * tries, "sets remain large"
