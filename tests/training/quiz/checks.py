"""What every question has to stand: the second opinion on its answers, the misreaders on the names of its errors."""

from __future__ import annotations

import json

from pokertable.training.quiz.answers import answer_from_json
from pokertable.training.quiz.asking import grade
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.wire import question_json
from tests.training.quiz.explanations import EXPLANATIONS, is_negative
from tests.training.quiz.misreaders import MISREADERS
from tests.training.quiz.second_opinion import CHECKS


def check_answers(question: Question) -> None:
    said = json.loads(json.dumps(question_json(question)))
    CHECKS[question.topic.value](said)
    EXPLANATIONS[question.topic.value](said)
    assert is_negative(said) in (None, question.negative)
    assert all(grade(question, answer).right for answer in question.accept)
    for tempting in question.tempting:
        verdict = grade(question, tempting.answer)
        assert not verdict.right and verdict.error is tempting.error
        assert 1 <= tempting.pull <= 3
    assert said["error_kinds"] and 1 <= said["level"] <= 4


def check_errors(question: Question) -> list[str]:
    """The errors that the misreaders of this topic made."""
    said = json.loads(json.dumps(question_json(question)))
    met = []
    for answer, error in MISREADERS[question.topic.value](said):
        verdict = grade(question, answer_from_json(question.answer, answer))
        if not verdict.right:
            assert verdict.error is not None
            assert verdict.error.value == error, (said, answer)
            met.append(error)
    return met
