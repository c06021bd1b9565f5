"""The lessons as they are taken, without a page."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.ranking.best import Cards
from pokertable.training.lab.again import again
from pokertable.training.lab.cards import LabError
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import Course, LessonProgress, all_lessons
from pokertable.training.lab.lesson import LessonStep, QuestionStep, grade
from tests.games import few
from tests.narrow import known
from tests.training.lab.proofs import proved


def answer(course: Course, *, right: bool = True) -> None:
    """Answer the current step, with its tempting answer if not right."""
    run = known(course.run)
    step = run.now
    if isinstance(step, ChoiceStep):
        course.choose(step.expect if right else step.tempting)
    elif right:
        course.answer(right_pick(step))
    elif isinstance(step, LessonStep):
        every = [None, *combinations(step.hand, 2)]
        course.answer(next(guess for guess in every if not grade(step, guess).right))
    else:
        course.answer(step.tempting)


def right_pick(step: LessonStep | QuestionStep) -> Cards | None:
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
        answer(course)
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


def test_a_missed_step_comes_again_with_other_cards_until_it_is_right() -> None:
    """Each kind of step: cards of a board, of a question, one of some answers."""
    for key, at in (("lone-ace", 0), ("badugi", 0), ("price-of-a-call", 2)):
        course = Course(all_lessons(), random.Random(1))
        course.begin(key)
        lesson = known(course.run).lesson
        asked = []
        for turn in range(len(lesson.steps) + 2):
            run = known(course.run)
            asked.append((run.step, run.once_more))
            answer(course, right=turn not in (at, len(lesson.steps)))
            assert run.ends is (turn == len(lesson.steps) + 1)
            assert (key in course.progress.done) is run.ends
            if turn == len(lesson.steps):
                kept = LessonProgress.from_json(course.progress.to_json())
                assert kept.wrong[key] == (at,) and kept.next_step[key] == at
                again = Course(all_lessons(), random.Random(2))
                again.progress = kept
                again.begin(key)
                assert known(again.run).once_more and known(again.run).step == at
            if not run.ends:
                course.go_on()
            if run.once_more:
                assert set(map(frozenset, run.now.groups)) != set(map(frozenset, lesson.steps[at].groups))
        assert asked == [*((step, False) for step in range(len(lesson.steps))), (at, True), (at, True)]
        assert course.progress.right[key] == len(lesson.steps) - 1


def test_a_board_that_comes_again_is_read_alike() -> None:
    """Whichever step of the lab is asked again: its pattern is kept, and what tempts is wrong."""
    rng = random.Random(5)
    for lesson in all_lessons()[::3]:
        for step in lesson.steps:
            if isinstance(step, LessonStep):
                moved = again(step, rng)
                assert isinstance(moved, LessonStep) and moved.board != step.board, lesson.key
                before, after = grade(step, None), grade(moved, None)
                assert before.right is after.right and len(before.pairs) == len(after.pairs), lesson.key
                hole = [card for card in moved.tempting if card in moved.hand]
                if len(hole) == 2 and not moved.claims_none:
                    made = grade(moved, hole)
                    assert not made.right or moved.tempting != known(made.made).cards, lesson.key


CHOICES = [(f"{lesson.key} {at}", step) for lesson in all_lessons() for at, step in enumerate(lesson.steps, 1)]


@pytest.mark.parametrize("seeds", few(1, 5))
@pytest.mark.parametrize("step", [pytest.param(s, id=name) for name, s in CHOICES if isinstance(s, ChoiceStep)])
def test_a_missed_step_of_answers_comes_again_with_the_right_one_elsewhere(step: ChoiceStep, seeds: int) -> None:
    """By another order of the answers, or by hands that change their players: the engine still says the same."""
    for seed in range(seeds):
        moved = step.again(random.Random(seed))
        assert set(moved.choices) == set(step.choices) and moved.look == step.look
        assert moved.choices.index(moved.expect) != step.choices.index(step.expect)
        assert moved.tempting != moved.expect
        assert not step.groups or moved.groups != step.groups
        if moved.expect != step.expect:
            assert moved.choices == step.choices and not any(name in step.look + step.why for name in step.choices)
            assert proved(moved) == moved.expect


@pytest.mark.parametrize("step", [pytest.param(s, id=name) for name, s in CHOICES if isinstance(s, ChoiceStep)])
def test_a_step_of_answers_stands_by_itself(step: ChoiceStep) -> None:
    """It may come again after the others: nothing in it leans on the step before."""
    leans = re.compile(
        r"^(And|Now|But|Without)\b|\b[Tt]he (same|other) (cards|hands|board|river|bubble|draw|side)\b|\bagain,"
    )
    assert not leans.search(step.look) and not step.why.startswith(("Now ", "And "))


def test_a_tie_with_the_player_is_said_to_the_player() -> None:
    """One of the answers was "They tie" where the others were "You" and "Lou"."""
    offered = [step.choices for lesson in all_lessons() for step in lesson.steps if isinstance(step, ChoiceStep)]
    ties = [choices for choices in offered if any("tie" in choice for choice in choices)]
    assert ties and all(("You tie" in choices) is ("You" in choices) for choices in ties)
