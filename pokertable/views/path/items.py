"""The lines of a unit on the trail, and what is said of its practice and checkpoint."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from pokertable.training.lab.course import all_lessons
from pokertable.training.path.course import COURSES
from pokertable.training.path.kept import QUESTIONS, TO_PASS
from pokertable.training.path.standing import ENOUGH, HANDS, Step, UnitStanding
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.translate import in_a_row, shown, whole_percent
from pokertable.views.lab.texts import lesson_text


def course_text(text: str) -> str:
    """A text of a course in the window's language."""
    return QCoreApplication.translate(COURSES, text)


class ItemKind(Enum):
    """Kinds of lines of a unit."""

    LESSON = "lesson"
    PRACTICE = "practice"
    CHECKPOINT = "checkpoint"


class Item(NamedTuple):
    """A line of the open unit: its kind, words, a remark, whether it is passed or practised; `key`: a lesson's."""

    kind: ItemKind
    words: str
    about: str
    done: bool
    next: bool
    key: str = ""


def items_of(standing: UnitStanding) -> list[Item]:
    """The lines of an open unit: lessons, practice, checkpoint."""
    tr = QCoreApplication.translate
    titles = {lesson.key: lesson.title for lesson in all_lessons()}
    items = []
    for key in standing.unit.lessons:
        passed, is_next = key in standing.done, key == standing.next_lesson
        about = tr("Path", "passed") if passed else tr("Path", "next") if is_next else ""
        goes_on = is_next and not standing.passed
        items.append(Item(ItemKind.LESSON, lesson_text(titles[key]), about, passed, goes_on, key))
    unit, step = standing.unit, standing.step
    if standing.topics:
        practises = step is Step.PRACTICE
        about = tr("Path", "next") if practises else score_words(standing)
        items.append(Item(ItemKind.PRACTICE, tr("Path", "Practice"), about, standing.practised, practises))
    if standing.topics or unit.is_played:
        goes_on = step in (Step.CHECKPOINT, Step.PLAY)
        title = tr("Path", "Play at the table") if unit.is_played else tr("Path", "Checkpoint")
        items.append(Item(ItemKind.CHECKPOINT, title, _result_words(standing), standing.passed, goes_on))
    return items


def practice_words(standing: UnitStanding) -> str:
    """The topics that a unit practises."""
    return QCoreApplication.translate("Path", "Practice: {topics}").format(topics=topic_words(standing))


def topic_words(standing: UnitStanding) -> str:
    """The titles of a unit's topics."""
    return in_a_row([shown(topic_from(topic).title) for topic in standing.topics])


def score_words(standing: UnitStanding) -> str:
    """Right answers to the topics of a unit, those after a hint left out; empty without any."""
    score = standing.score
    words = QCoreApplication.translate("Path", "{right} of {asked} right without hints")
    return words.format(right=score.right, asked=score.asked) if score.asked else ""


def right_words(share: float) -> str:
    """A share of right answers, as beside a bar."""
    return QCoreApplication.translate("Path", "{percent} right").format(percent=whole_percent(round(100 * share)))


def bar_of(standing: UnitStanding) -> tuple[float, str] | None:
    """How far a unit's bar goes, and the figure beside it: right answers, or lessons where it asks no questions."""
    tr, done, count = QCoreApplication.translate, len(standing.done), len(standing.unit.lessons)
    if standing.mastery is not None:
        return standing.mastery, right_words(standing.mastery)
    if standing.topics or standing.unit.is_played or not done:
        return None
    return done / count, tr("Path", "{number} of {count}").format(number=done, count=count)


def bar_words(standing: UnitStanding) -> str:
    """The right answers that a unit's bar shows, or when it will show some; empty for a unit that asks no questions."""
    if standing.mastery is not None or not standing.topics:
        return score_words(standing)
    words = QCoreApplication.translate(
        "Path", "The bar shows your share of right answers once you've answered {count} questions without hints."
    )
    return words.format(count=ENOUGH)


def _result_words(standing: UnitStanding) -> str:
    """The result of a checkpoint, or what passes it, beside its name."""
    tr = QCoreApplication.translate
    if standing.unit.is_played:
        return tr("Path", "{done} of {count} reviewed hands").format(done=standing.best, count=HANDS)
    if standing.best is None:
        return tr("Path", "{right} of {count} to pass").format(right=TO_PASS, count=QUESTIONS)
    return tr("Path", "{number} of {count}").format(number=standing.best, count=QUESTIONS)


def checkpoint_words(standing: UnitStanding) -> str:
    """The best result of a checkpoint, or the hands played, among other words about a unit."""
    if standing.unit.is_played:
        return _result_words(standing)
    words = QCoreApplication.translate("Path", "checkpoint {right} of {count}")
    return words.format(right=standing.best, count=QUESTIONS)
