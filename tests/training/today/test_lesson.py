"""A wrong guess in a lesson comes back in the quiz."""

from __future__ import annotations

import random

import pytest

from pokertable.training.lab.course import all_lessons
from pokertable.training.lab.lesson import LessonStep, QuestionStep, grade
from pokertable.training.learner.progress import Progress
from pokertable.training.today.run import missed_guess
from tests.games import one_of
from tests.session.memory import in_memory
from tests.training.learner.test_progress import Clock

EVERY = [step for lesson in all_lessons() for step in lesson.steps]
STEPS = [step for step in EVERY if isinstance(step, LessonStep) and len(step.board) == step.variant.board_cards]
QUESTIONS = [step for step in EVERY if isinstance(step, QuestionStep)]


@pytest.mark.parametrize("step", one_of(6, STEPS))
def test_a_wrong_guess_is_asked_again_in_disguise_and_a_right_one_is_not(step: LessonStep) -> None:
    progress = Progress(in_memory(), Clock())
    pairs = [
        (one, two)
        for at, one in enumerate(step.hand)
        for two in step.hand[at + 1 :]
        if not grade(step, (one, two)).right
    ]
    kept = [miss for pair in pairs if (miss := missed_guess(progress, step, pair)) is not None]
    assert len(kept) == len(pairs)
    assert progress.waiting() == min(1, len(pairs)), "a hand comes back once, however often it is misread"
    if not pairs:
        assert len({card.rank for card in step.hand}) == 1, "any two of four alike make the same hand"
        return
    question, wrong = kept[0].question()
    assert question.deal.own_and_board == (step.hand, step.board)
    assert question.topic.disguised(question, wrong, random.Random(1)).topic is question.topic
    right = grade(step, None) if step.has_low else None
    if right is not None and right.right:
        assert missed_guess(progress, step, None) is None
    else:
        verdict = grade(step, pairs[0])
        assert missed_guess(progress, step, verdict.pairs[0]) is None


@pytest.mark.parametrize("step", QUESTIONS)
def test_a_wrong_answer_to_a_question_is_asked_again_in_disguise(step: QuestionStep) -> None:
    progress = Progress(in_memory(), Clock())
    miss = missed_guess(progress, step, step.tempting)
    assert miss is not None and progress.waiting() == 1
    question, wrong = miss.question()
    assert question.deal == step.question.deal and wrong == step.answer(step.tempting)
    assert question.topic.disguised(question, wrong, random.Random(1)).topic is question.topic
    right = step.question.answer.values[0]
    picks = right.cards if step.part.of_cards else step.groups[right.numbers[0]][:1]
    assert missed_guess(progress, step, picks) is None
