"""A question of one's own on the quiz's page."""

from __future__ import annotations

from pokertable.training.learner.request import Prepared, Request
from pokertable.training.learner.run import QuizRun
from pokertable.training.quiz.question import AnyQuestion
from pokertable.views.quiz.page import QuizPage


def show_question(page: QuizPage, question: AnyQuestion) -> None:
    """Ask this very question, in a session of its own topic and game if there is none yet."""
    if page.run is None:
        page.asking.run = QuizRun(page.progress, [question.topic], [question.game], 10, 1)
    page.ask(Prepared(question, Request(question.topic, question.game, question.level, None, 0), None))
