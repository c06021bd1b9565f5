"""A question that was missed, kept until it is read well: what was asked and answered, and when it comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pokertable.training.quiz.answers import Answer, answer_from_json
from pokertable.training.quiz.asking import rebuilt
from pokertable.training.quiz.deals import deal_from_json
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.schedule import Due, due_from_json
from pokertable.training.quiz.topic import QuizError, Topic


@dataclass(frozen=True, slots=True)
class Miss:
    """A question that was missed, what was answered, the error, and when it comes back. `number` is its name."""

    number: int
    topic: Topic
    deal: dict[str, Any]
    wrong: Any
    error: ErrorKind
    due: Due

    def question(self) -> tuple[Question, Answer | None]:
        """The question again and the wrong answer; raises `QuizError` if the stored deal gives none."""
        question = rebuilt(self.topic, deal_from_json(self.deal))
        if self.error is ErrorKind.OUT_OF_TIME:
            return question, None
        try:
            return question, answer_from_json(question.answer, self.wrong)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise QuizError(f"a stored answer cannot be read: {error}") from error

    def json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "topic": self.topic.value,
            "deal": self.deal,
            "wrong": self.wrong,
            "error": self.error.value,
            "due": self.due.json(),
        }


def miss_from_json(number: int, data: object) -> Miss | None:
    """What was written down, None if it is damaged."""
    if not isinstance(data, dict):
        return None
    try:
        due = due_from_json(data["due"])
        deal = data["deal"]
        if due is None or not isinstance(deal, dict):
            return None
        return Miss(number, Topic(data["topic"]), deal, data["wrong"], ErrorKind(data["error"]), due)
    except (KeyError, ValueError):
        return None
