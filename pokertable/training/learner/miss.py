"""A question that was missed, kept until it is read well: what was asked and answered, and when it comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pokertable.training.learner.schedule import Due, due_from_json
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import answer_from_json, rebuilt
from pokertable.training.quiz.deals import QuizError, deal_from_json
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.question import Question, Topic
from pokertable.training.quiz.topics import topic_from


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
        return question, None if self.error == OUT_OF_TIME else answer_from_json(question, self.wrong)

    def json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "topic": self.topic.key,
            "deal": self.deal,
            "wrong": self.wrong,
            "error": self.error.key,
            "due": self.due.json(),
        }


def miss_from_json(number: int, data: object) -> Miss | None:
    """What was written down, None if it is damaged."""
    if not isinstance(data, dict):
        return None
    try:
        due = due_from_json(data["due"])
        deal = data["deal"]
        topic = topic_from(data["topic"])
        error = topic.error(data["error"])
        if due is None or error is None or not isinstance(deal, dict):
            return None
        return Miss(number, topic, deal, data["wrong"], error, due)
    except (KeyError, TypeError, QuizError):
        return None
