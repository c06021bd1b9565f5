"""What is kept, when a miss comes back, what is asked next; clocks that are set wrong do no harm."""

from __future__ import annotations

import json
import random
from collections import Counter
from datetime import timedelta
from functools import cache
from pathlib import Path

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.players.styles.cast import style_and_skill
from pokertable.session.history.store.store import Store
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, next_request, prepare
from pokertable.training.learner.run import QuizRun
from pokertable.training.learner.schedule import LONGEST_DAYS, answered, due_from_json, mend, missed, time_of
from pokertable.training.learner.scores import Score
from pokertable.training.path.course import all_courses
from pokertable.training.path.kept import Kept
from pokertable.training.path.standing import standing
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.errors import OUT_OF_TIME
from pokertable.training.quiz.question import HARDEST, AnyQuestion, Reply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.quiz.topics.their_range import RangeAnswer
from pokertable.training.reads.spot import ReadSpot
from tests.games import one_of
from tests.session.memory import in_memory

NOON = 1_800_000_000.0
DAY = 86_400.0
YEAR = 365 * DAY


class Clock:
    def __init__(self, seconds: float = NOON) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


SPOTS = Path(__file__).parents[1] / "reads" / "spots.jsonl"
HIGH, LOW = topic_from("high"), topic_from("low")


@cache
def question(topic: AnyTopic = HIGH, game: str = "omaha", seed: int = 1) -> AnyQuestion:
    return topic.ask(CATALOGUE[game], random.Random(seed))


def miss(progress: Progress, asked: AnyQuestion) -> None:
    wrong = asked.tempting[0].answer
    progress.answered(Reply(asked, wrong), None)


def right(progress: Progress, asked: AnyQuestion) -> None:
    progress.answered(Reply(asked, asked.answer), None)


@pytest.mark.parametrize("topic", one_of(4, [topic for topic in topics() if not topic.finds_deals]))
def test_the_schedule_survives_a_restart(topic: AnyTopic, tmp_path: Path) -> None:
    clock = Clock()
    store = Store(tmp_path / "profile.db", now=clock)
    asked = question(topic, topic.games[-1])
    miss(Progress(store.progress, clock), asked)
    store.close()
    clock.seconds += 3600
    store = Store(tmp_path / "profile.db", now=clock)
    progress = Progress(store.progress, clock)
    (due,) = progress.due(topics(), asked.game.split())
    again, wrong = due.question()
    assert again == asked and wrong == asked.tempting[0].answer
    assert due.error is asked.tempting[0].error
    assert progress.score(topic).asked == 1 and progress.score(topic).right == 0
    assert progress.skill(topic, asked.game).asked == 1
    store.close()


def test_a_miss_comes_back_after_minutes_then_after_days() -> None:
    clock, store = Clock(), in_memory()
    progress = Progress(store, clock)
    asked = question()
    miss(progress, asked)
    assert not progress.due([HIGH], ["omaha"])
    clock.seconds += 11 * 60
    waits = [600.0]
    for _ in range(5):
        (due,) = progress.due([HIGH], ["omaha"])
        now = progress.answered(Reply(asked, asked.answer), due)
        assert now is not None
        waits.append((now.due.due - now.due.asked).total_seconds())
        clock.seconds += waits[-1] + 1
    assert waits == sorted(waits)
    assert waits[1] >= DAY and waits[-1] > 8 * DAY
    (due,) = progress.due([HIGH], ["omaha"])
    wrong = asked.tempting[0].answer
    back = progress.answered(Reply(asked, wrong), due)
    assert back is not None and back.due.due - back.due.asked == timedelta(minutes=10)


@pytest.mark.parametrize("jump", [-40 * YEAR, -3 * YEAR, -DAY, 0, DAY, 3 * YEAR, 40 * YEAR, 1e300, -1e300])
def test_a_clock_that_is_set_does_no_harm(jump: float) -> None:
    """Set by years and set right again: every miss is still asked within the longest interval."""
    clock, store = Clock(), in_memory()
    asked = question()
    miss(Progress(store, clock), asked)
    clock.seconds = NOON + jump
    progress = Progress(store, clock)
    for due in progress.due([HIGH], ["omaha"]):
        progress.answered(Reply(asked, asked.answer), due)
    miss(progress, question(seed=2))
    progress.by_day()
    progress.due_by_error()
    clock.seconds = NOON + 2 * DAY
    progress = Progress(store, clock)
    assert progress.waiting() == 2
    clock.seconds = NOON + (LONGEST_DAYS + 3) * DAY
    assert len(Progress(store, clock).due([HIGH], ["omaha"])) == 2


@pytest.mark.parametrize("jump", [-3 * YEAR, 3 * YEAR, 40 * YEAR])
def test_a_clock_may_be_set_while_the_program_runs(jump: float) -> None:
    clock = Clock(NOON + jump)
    progress = Progress(in_memory(), clock)
    miss(progress, question())
    clock.seconds = NOON
    progress.due([HIGH], ["omaha"])
    clock.seconds = NOON + 3600
    assert len(progress.due([HIGH], ["omaha"])) == 1


def test_however_often_it_is_read_well_it_comes_back_within_half_a_year() -> None:
    due = missed(time_of(NOON))
    waits = []
    for _ in range(14):
        due = answered(due, due.due, right=True)
        waits.append((due.due - due.asked).days)
    assert waits == sorted(waits) and waits[-1] == LONGEST_DAYS


def test_a_clock_that_ran_ahead_gives_no_long_interval() -> None:
    """A review years late, by the clock, counts as one of the longest interval late."""
    fresh = missed(time_of(NOON))
    late = answered(fresh, time_of(NOON + 30 * YEAR), right=True)
    assert late.due - late.asked <= timedelta(days=LONGEST_DAYS)
    mended = mend(late, time_of(NOON))
    assert mended.asked == time_of(NOON) and mended.due - mended.asked == late.due - late.asked


@pytest.mark.parametrize("data", [None, 7, {}, {"due": "soon"}, {"card_id": 1, "state": 9}])
def test_damaged_memories_are_left_out(data: object) -> None:
    assert due_from_json(data) is None


@pytest.mark.parametrize("name", ["step", "stability", "difficulty", "state"])
@pytest.mark.parametrize(
    "value", [-1, -1e308, 1e308, 10**400, 0.5, "1", None, [], True], ids=lambda value: str(value)[:9]
)
def test_a_memory_that_the_scheduler_cannot_go_on_from_is_left_out(name: str, value: object) -> None:
    """A step that is no whole number raised an error when the miss was answered."""
    for due in (missed(time_of(NOON)), answered(missed(time_of(NOON)), time_of(NOON + DAY), right=True)):
        kept = due_from_json({**due.json(), name: value})
        if kept is not None:
            for is_right in (True, False):
                assert answered(kept, kept.due, right=is_right).due > kept.due


def test_sound_memories_are_kept() -> None:
    due = missed(time_of(NOON))
    for wait in range(12):
        assert due_from_json(due.json()) == due
        due = answered(due, due.due, right=wait % 5 != 3)


def test_damaged_progress_costs_figures_no_more() -> None:
    store = in_memory()
    clock = Clock()
    miss(Progress(store, clock), question())
    (key,) = [key for key in store.all() if key.startswith("quiz.miss.")]
    whole = json.loads(json.dumps(store.all()[key]))
    store.set_all(
        {
            "quiz.skills": {"high/omaha": [7, "x"], "low/omaha8": 3},
            "quiz.recent": [1, None, "used_one_hole_card"],
            "quiz.day.2027-01-15": [1],
            "quiz.miss.5": "torn",
            "quiz.miss.x": whole,
            "quiz.miss.6": {**whole, "topic": "chess"},
            "quiz.miss.7": {**whole, "deal": {"game": "omaha", "hand": "AsAs", "board": ""}},
        }
    )
    progress = Progress(store, clock)
    assert progress.skill(HIGH, "omaha").asked == 0
    assert progress.waiting() == 2  # the good one and the one whose deal is damaged
    clock.seconds += DAY
    for damaged in progress.due([HIGH], ["omaha"]):
        run = QuizRun(progress, [HIGH], ["omaha"], 1, 1)
        assert prepare(run.first).question.topic is HIGH
        progress.forget(damaged)


@pytest.mark.parametrize("number", ["²", "9" * 5000, "9" * 19, "-1", "", " 5"])
def test_a_miss_whose_name_has_no_number_is_passed_over(number: str) -> None:
    """A number that Python does not read as one ended the start of the program."""
    store = in_memory()
    miss(Progress(store, Clock()), question())
    whole = next(value for key, value in store.all().items() if key.startswith("quiz.miss."))
    store.set_all({f"quiz.miss.{number}": whole})
    assert Progress(store, Clock()).waiting() == 1


def test_counts_that_no_player_reaches_are_damage() -> None:
    """The sum of two days could not be written: it has more digits than Python writes."""
    store, huge = in_memory(), int("9" * 4300)
    today = time_of(NOON).date()
    for day in (today, today - timedelta(days=1)):
        store.set_all({f"quiz.day.{day}": {"high/omaha": [huge, huge]}, f"quiz.reads.{day}": {"rock": [huge, huge]}})
    store.set_all({"quiz.skills": {"high/omaha": [0.5, huge]}})
    progress = Progress(store, Clock())
    assert progress.by_day().total == Score() and progress.skill(HIGH, "omaha").asked == 0
    assert progress.reads()["rock"] == (0, 0.0)


def test_two_windows_count_together(tmp_path: Path) -> None:
    store = Store(tmp_path / "p.db")
    mine, theirs = (Progress(store.progress, Clock()) for _ in range(2))
    for progress in (mine, theirs, mine):
        right(progress, question())
    miss(theirs, question(game="holdem"))
    mine.read_at_table("rock", 80)
    theirs.read_at_table("rock", 60)
    for progress in (theirs, Progress(store.progress, Clock())):
        assert progress.score(HIGH) == Score(4, 3) and progress.reads()["rock"] == (2, 70.0)
        assert progress.skill(HIGH, "omaha").asked == progress.rating(HIGH, "omaha").answers == 3
        assert progress.skill(HIGH, "holdem").asked == progress.rating(HIGH, "holdem").answers == 1
    store.close()


def test_a_misclick_leaves_no_trace() -> None:
    clock, store = Clock(), in_memory()
    progress = Progress(store, clock)
    right(progress, question(seed=3))
    before = store.all()
    run = QuizRun(progress, [HIGH], ["omaha"], 5, seed=4)
    prepared = prepare(run.first)
    outcome = run.answer(prepared, prepared.question.tempting[0].answer)
    assert outcome.waits is not None and run.number == 2
    run.take_back()
    assert run.number == 1 and progress.waiting() == 0
    assert {key: value for key, value in store.all().items() if key != "quiz.skills"} == {
        key: value for key, value in before.items() if key != "quiz.skills"
    }
    assert progress.skill(HIGH, "omaha") == Progress(store, clock).skill(HIGH, "omaha")


def test_a_decision_is_rated_and_counted_in_its_theme_alone_and_a_misclick_in_none() -> None:
    """One answer to the trainer raised the ratings of three units, and filled the bars of all that ask decisions."""
    progress, decide = Progress(in_memory(), Clock()), topic_from("decide")
    course = next(course for course in all_courses() if course.key == "omaha8")
    run = QuizRun(progress, [decide], ["omaha8"], 5, seed=4)
    prepared = prepare(run.first)

    def answers() -> dict[str, int]:
        return {
            unit.kind.value: sum(progress.rating(topic_from(key), *skill).answers for key, *skill in course.rated(unit))
            for unit in course.units
        }

    def counted() -> list[int]:
        there = standing(course, (), progress, Kept(in_memory()), ())
        return sorted(unit.score.asked for unit in there.units)

    before = answers()
    run.answer(prepared, prepared.question.answer)
    assert progress.rating(decide, "omaha8").answers == progress.by_day().total.asked == 1
    assert sum(answers().values()) == 1 and counted() == [0] * (len(course.units) - 1) + [1]
    run.take_back()
    assert answers() == before and not any(before.values()) and not any(counted())


def test_misreads_of_weeks_are_of_hands_not_of_sums_and_decisions() -> None:
    progress = Progress(in_memory(), Clock())
    for key, game in (("decide", "omaha8"), ("potlimit", "omaha8"), ("throw", "draw5"), ("high", "omaha8")):
        asked = topic_from(key).ask(CATALOGUE[game], random.Random(1))
        progress.answered(Reply(asked, asked.tempting[0].answer), None)
    assert progress.by_week(1) == (Score(1, 0),)
    assert progress.by_day().total == Score(4, 0)


def test_reads_are_kept_by_the_style_that_was_read() -> None:
    """From the quiz and the table, a regular's and an expert's together; a misclick is none, last month's neither."""
    clock, store = Clock(), in_memory()
    progress = Progress(store, clock)
    spot = ReadSpot.from_json(json.loads(SPOTS.read_text(encoding="utf-8").splitlines()[0]))
    asked, read = topic_from("range").rebuilt(spot), spot.read
    style, _ = style_and_skill(spot.persona)
    given = RangeAnswer(read.names, read.prior_spread)
    progress.answered(Reply(asked, given), None)
    progress.read_at_table(f"{style}:expert", 90)
    mean = (read.prior_score + 90) / 2
    assert progress.reads()[style] == Progress(store, clock).reads()[style] == (2, mean)
    assert all(found == (0, 0.0) for other, found in progress.reads().items() if other != style)
    run = QuizRun(progress, [topic_from("range")], ["holdem"], 5, seed=4)
    outcome = run.answer(Prepared(asked, run.first, None), asked.answer)
    count, better = progress.reads()[style]
    assert count == 3 and better == pytest.approx((2 * mean + 100) / 3) and outcome.reply.right
    run.take_back()
    assert progress.reads()[style] == Progress(store, clock).reads()[style] == (2, mean)
    clock.seconds += 40 * DAY
    assert progress.reads()[style] == (0, 0.0)


def test_scores_of_reads_that_are_damaged_are_left_out() -> None:
    store = in_memory()
    day = time_of(NOON).date().isoformat()
    store.set_all({f"quiz.reads.{day}": {"rock": [2, 150], "tag": "?", "lag": [0, 0], "loose": [1, 101]}})
    reads = Progress(store, Clock()).reads()
    assert reads["rock"] == (2, 75.0)
    assert {style for style, (count, _) in reads.items() if count} == {"rock"}


def test_the_weakest_skill_is_asked_most() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    for seed in range(12):
        right(progress, question(HIGH, "omaha", seed))
    for seed in range(3):
        asked = question(LOW, "omaha8", seed)
        progress.answered(Reply(asked, asked.tempting[0].answer), None)
    rng = random.Random(1)
    drawn = Counter(next_request(progress, [HIGH, LOW], ["omaha", "omaha8"], rng).topic for _ in range(150))
    assert drawn[LOW] > drawn[HIGH]
    shown = Counter(next_request(progress, [HIGH], ["omaha", "holdem"], rng).game for _ in range(150))
    assert shown["holdem"] > 3 * shown["omaha"] > 0


def test_right_with_a_hint_changes_nothing_and_what_came_back_comes_again_soon() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    asked = question()
    waits = progress.answered(Reply(asked, asked.tempting[0].answer, hinted=True), None)
    assert waits is not None, "wrong with a hint is a miss"
    before = progress.rating(HIGH, "omaha"), progress.skill(HIGH, "omaha"), progress.score(HIGH)
    assert before[0].answers == before[2].asked == 1
    clock.seconds += DAY
    again = progress.answered(Reply(asked, asked.answer, hinted=True), waits)
    assert (progress.rating(HIGH, "omaha"), progress.skill(HIGH, "omaha"), progress.score(HIGH)) == before
    assert again is not None and again.due.due - again.due.asked <= waits.due.due - waits.due.asked
    progress.take_back(
        Reply(asked, asked.answer, hinted=True), before[1], {f"{HIGH.key}/omaha": before[0]}, waits, again
    )
    assert progress.score(HIGH) == before[2]


def test_levels_rise_and_the_help_fades_as_a_skill_settles() -> None:
    progress = Progress(in_memory(), Clock())
    levels, helps = [], []
    for seed in range(16):
        skill = progress.skill(HIGH, "omaha")
        levels.append(skill.level(HARDEST))
        helps.append(skill.scaffold)
        right(progress, question(seed=seed))
    assert levels[0] == 1 and levels[-1] == 4 and levels == sorted(levels)
    assert helps[0] == 1 and helps[-1] == 3 and helps == sorted(helps)
    for seed in range(4):
        miss(progress, question(seed=seed))
    assert progress.skill(HIGH, "omaha").scaffold < 3


def test_what_is_due_comes_first_but_not_twice_in_a_row() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    for seed in range(3):
        miss(progress, question(seed=seed))
    clock.seconds += 3600
    run = QuizRun(progress, [HIGH], ["omaha"], 6, seed=2)
    requests = [run.first, *(run.request() for _ in range(5))]
    assert [request.miss is not None for request in requests] == [True, False, True, False, True, False]
    assert len({request.miss.number for request in requests if request.miss is not None}) == 3
    back = prepare(requests[0])
    assert back.miss is not None and back.question.tempting[0].error is back.miss.error
    assert progress.due_by_error()[0][0] is HIGH


def test_time_that_ran_out_is_a_miss() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    run = QuizRun(progress, [topic_from("potlimit")], ["omaha"], 1, seed=3)
    outcome = run.answer(prepare(run.first), None)
    assert outcome.reply.error is OUT_OF_TIME and run.over
    clock.seconds += 3600
    (due,) = progress.due([topic_from("potlimit")], ["omaha"])
    assert due.question()[1] is None


def test_sessions_that_cannot_be_are_refused() -> None:
    progress = Progress(in_memory(), Clock())
    with pytest.raises(QuizError, match="live"):
        QuizRun(progress, [topic_from("live")], ["holdem"], 5, 1)
    with pytest.raises(QuizError, match="0 questions"):
        QuizRun(progress, [HIGH], ["holdem"], 0, 1)


def test_answers_are_counted_by_weeks_up_to_today() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    for back, wrong in ((20, 2), (6, 1), (0, 0)):
        clock.seconds = NOON - back * DAY
        for _ in range(wrong):
            miss(progress, question())
        right(progress, question())
    weeks = progress.by_week(4)
    assert [(week.asked, week.right) for week in weeks] == [(0, 0), (3, 1), (0, 0), (3, 2)]
    assert [(week.asked, week.right) for week in progress.by_week(1)] == [(3, 2)]


def test_what_is_due_within_hours_is_due_today() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    miss(progress, question())
    assert not progress.due(topics(), ["omaha"])
    (found,) = progress.due_today()
    assert progress.miss(found.number) == found and progress.miss(7) is None
