"""A step of a lesson that is a question of the quiz: its cards to pick from, then what was picked beside the best."""

from __future__ import annotations

from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.question import QuestionStep
from pokertable.training.quiz.asking import grade
from pokertable.training.quiz.parts import HandPart
from pokertable.views.quiz.board.board import QuizBoard


class LessonQuestion(QuizBoard):
    """Shows the step that is taken; `toggled(card)`: a card was picked or put back."""

    def begin(self, run: LessonRun) -> None:
        """Ask a step's question."""
        step = _step(run)
        self.ask(step.question, False)
        self.ask_part(step.part, False)
        self.show_hint("")
        self.draw_run(run)

    def draw_run(self, run: LessonRun) -> None:
        """What is picked, or once it is answered the verdict."""
        step = _step(run)
        if run.answered:
            given = step.answer(run.guess)
            self.show_verdict(step.question, given, grade(step.question, given))
        elif isinstance(step.part, HandPart):
            self.show_hand(run.picked, {})
        else:
            self.show_picks([run.picked], {}, counted=False)


def _step(run: LessonRun) -> QuestionStep:
    assert isinstance(run.now, QuestionStep), run.lesson.key
    return run.now
