"""The texts of the lessons in the window's language; of a step asked again what the engine works out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pokertable.training.lab.again import NO_LOW_CLAIM, tempting_hand
from pokertable.training.lab.course import LESSONS, LessonRun
from pokertable.training.lab.lesson import LessonStep, QuestionStep
from pokertable.training.lab.reading import read_share
from pokertable.training.quiz.parts import NO_LOW
from pokertable.views.cards.card_text import with_signs
from pokertable.views.kit.translate import capital, point_of, shown, whole_percent


def lesson_text(text: str) -> str:
    """A text of a lesson."""
    return QCoreApplication.translate(LESSONS, text)


def choice_text(choice: str) -> str:
    """An answer that a step offers: a figure, a name or words."""
    return whole_percent(int(choice[:-1])) if choice.endswith("%") else lesson_text(choice)


def look_text(run: LessonRun) -> str:
    """The line above the question; a step asked again says that it is one."""
    if run.now.look and not run.once_more:
        return lesson_text(run.now.look)
    tr = QCoreApplication.translate
    again = tr("Lesson", "Once more, with other suits.")
    if run.has_other_ranks:
        again = tr("Lesson", "Once more, with other cards.")
    elif not run.has_other_cards:
        again = tr("Lesson", "Once more.")
    return f"{again} {lesson_text(run.now.look)}" if run.now.look else again


def claim_text(step: LessonStep) -> str:
    """The apparent hand of the tempting five."""
    if step.claim == NO_LOW_CLAIM:
        return shown(NO_LOW)
    made = None if step.claim else tempting_hand(step)
    return lesson_text(step.claim) if made is None else shown(made.name)


def why_text(run: LessonRun) -> str:
    """Why the right answer is right."""
    step = run.now
    if step.why:
        return lesson_text(step.why)
    if isinstance(step, QuestionStep):
        return with_signs(step.question.explanation)
    assert isinstance(step, LessonStep)
    read = read_share(step.share, step.hand, step.board)
    best = read.none if read.legal is None else read.legal.name
    return "" if best is None else point_of(capital(shown(best)))
