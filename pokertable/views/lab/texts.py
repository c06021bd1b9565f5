"""The texts of the lessons in the window's language; of a step asked again what the engine works out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pokertable.training.lab.again import NO_LOW_CLAIM, tempting_hand
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import LESSONS, LessonRun
from pokertable.training.lab.lesson import LessonStep, QuestionStep, Step
from pokertable.training.lab.reading import read_share
from pokertable.training.quiz.parts import NO_LOW
from pokertable.views.cards.card_text import with_signs
from pokertable.views.kit.translate import capital, number, point_of, shown, whole_percent


def lesson_text(text: str) -> str:
    """A text of a lesson."""
    return QCoreApplication.translate(LESSONS, text)


def step_text(step: Step, text: str) -> str:
    """A text of a step, with the step's numbers."""
    translated = lesson_text(text) if text else ""
    if not isinstance(step, ChoiceStep):
        return translated
    return translated.format(**{name: number(value) for name, value in step.numbers.items()})


def choice_text(step: ChoiceStep, choice: str) -> str:
    """An answer that a step offers: a figure, a name or words."""
    return whole_percent(int(step.said(choice)[:-1])) if choice.endswith("%") else step_text(step, choice)


def look_text(run: LessonRun) -> str:
    """The line above the question; a step asked again says that it is one."""
    now = run.now
    said = step_text(now, now.look)
    if said and not run.once_more:
        return said
    tr = QCoreApplication.translate
    again = tr("Lesson", "Once more, with other suits.")
    if run.has_other_numbers:
        again = tr("Lesson", "Once more, with other numbers.")
    elif run.has_other_ranks:
        again = tr("Lesson", "Once more, with other cards.")
    elif not run.has_other_cards:
        again = tr("Lesson", "Once more.")
    return f"{again} {said}" if said else again


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
        return step_text(step, step.why)
    if isinstance(step, QuestionStep):
        return with_signs(step.question.explanation)
    assert isinstance(step, LessonStep)
    read = read_share(step.share, step.hand, step.board)
    best = read.none if read.legal is None else read.legal.name
    return "" if best is None else point_of(capital(shown(best)))
