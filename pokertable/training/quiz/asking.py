"""Ask a question of a topic, and grade what is answered."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.games import Variant
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import Deal, QuizError
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.question import Question, Topic

MOST_DEALS: Final = 4000
"""Deals that are tried for a question; a handful is enough for all but the rarest kinds."""
_LOOKED_AT: Final = 20
"""Questions that are looked at, negatives and others, for the level and the error wanted; the one that fits best is
taken."""
_IN_VAIN: Final = 20 * _LOOKED_AT
"""Questions after which a kind, negative or not, is taken for one that the game does not have."""


@dataclass(frozen=True, slots=True)
class Grade:
    """Of an answer; `error` is None if it is right."""

    right: bool
    error: ErrorKind | None


def ask(topic: Topic, variant: Variant, rng: random.Random, level: int | None = None) -> Question:
    """A question of this topic in this game; as near to `level` (1 to 4) as a few tries come.

    Whether it is a negative is drawn first, by a fair coin. Raises `QuizError` for a game that the topic does not fit.
    """
    if not topic.fits(variant):
        raise QuizError(f"topic {topic.key!r} in game {variant.key!r}: expected one of {', '.join(topic.games)}")
    negative = rng.random() < 0.5
    rare = topic.rare(variant)
    focus = rng.choice(rare) if rare and rng.random() < 0.5 else None
    found: list[Question] = []
    others: list[Question] = []
    for _ in range(MOST_DEALS):
        question = topic.build(topic.deal(variant, rng))
        if question is None:
            continue
        (found if question.negative is negative else others).append(question)
        looked_at = len(found) + len(others)
        if found and (looked_at >= _LOOKED_AT or _misfit(found[-1], level, focus) == 0):
            break
        if looked_at >= _IN_VAIN:
            break
    if not found and not others:
        raise QuizError(f"topic {topic.key!r} in game {variant.key!r}: no deal in {MOST_DEALS} gives a question")
    return min(found or others, key=lambda question: _misfit(question, level, focus))


def _misfit(question: Question, level: int | None, focus: ErrorKind | None) -> int:
    """How far a question is from what is wanted; 0 fits. The error wanted is worth one level, not two."""
    missing = focus is not None and focus not in {tempting.error for tempting in question.tempting}
    return 3 * missing + (0 if level is None else 2 * abs(question.level - level))


def rebuilt(topic: Topic, deal: Deal) -> Question:
    """The question about a stored deal; raises `QuizError` if it gives none (any more)."""
    try:
        question = topic.build(deal) if topic.about is None else topic.about(deal)
    except ValueError as error:
        raise QuizError(f"a stored {topic.key} deal gives no question: {error}") from error
    if question is None:
        raise QuizError(f"a stored {topic.key} deal gives no question")
    return question


def grade(question: Question, given: Answer | None) -> Grade:
    """Right or wrong, and the error by name; None: the time ran out."""
    if given is None:
        return Grade(False, OUT_OF_TIME)
    if is_right(question, given):
        return Grade(True, None)
    return Grade(False, question.topic.name_error(question, given))


def is_right(question: Question, given: Answer) -> bool:
    """Whether it is one of the right answers."""
    return question.topic.is_right(question, given)


def answer_from_json(question: Question, data: Any) -> Answer:
    """An answer that was written down; raises `QuizError` if it is none of this question."""
    try:
        return question.topic.read(question, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise QuizError(f"a stored answer cannot be read: {error}") from error
