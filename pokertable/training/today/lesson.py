"""A wrong guess in a lesson comes back like a miss of the quiz: as the question which cards of the hand play."""

from __future__ import annotations

from dataclasses import replace

from pokertable.model.ranking.best import Cards
from pokertable.training.lab.lesson import QuestionStep, Step
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import CardDeal, QuizError
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics import which_play
from pokertable.training.quiz.topics.which_play import PlayAnswer


def missed_guess(progress: Progress, step: Step, guess: Cards | None) -> Miss | None:
    """Keep this guess (None: "no low") if it is wrong; what the step does not ask counts as read right.

    None if nothing comes back: the guess is right, or the cards make no question of the quiz.
    """
    if isinstance(step, QuestionStep):
        return _kept(progress, step.question, step.answer(guess))
    try:
        question = rebuilt(which_play.TOPIC, CardDeal(step.variant, step.hand, step.board))
    except QuizError:  # the board is not whole
        return None
    picked = None if guess is None else frozenset(guess)
    truth = question.truth(PlayAnswer)
    given = replace(truth, low=picked) if step.has_low else replace(truth, high=picked or frozenset())
    return _kept(progress, question, given)


def _kept(progress: Progress, question: Question, given: Answer) -> Miss | None:
    error = grade(question, given).error
    return None if error is None else progress.missed_at_table(question, given, error)
