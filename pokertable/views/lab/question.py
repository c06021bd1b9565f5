"""A step that is a question of the quiz."""

from __future__ import annotations

from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import QuestionStep
from pokertable.training.quiz.question import Reply
from pokertable.views.quiz.board.board import QuizBoard


class LessonQuestion(QuizBoard):
    """Shows the current step; `toggled(card)`: a card was picked or put back."""

    @property
    def words(self) -> str:
        """Why the right answer is right."""
        return self.why_text.text()

    def begin(self, run: LessonRun) -> None:
        """Ask a step's question."""
        step = _step(run)
        self.ask(step.question, False)
        self.ask_part(step.part, False)
        self.show_hint("")
        self.draw_run(run)

    def draw_run(self, run: LessonRun) -> None:
        """Draw the picked cards, or after the answer the verdict."""
        step = _step(run)
        if run.answered:
            self.show_verdict(Reply(step.question, step.answer(run.guess)))
        else:
            self.show_picks([run.picked], {}, counts=False)


def _step(run: LessonRun) -> QuestionStep:
    assert isinstance(run.now, QuestionStep), run.lesson.key
    return run.now
