"""Ask a question of a topic, and grade what is answered."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.variant import Variant
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import Deal, QuizError
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.question import HARDEST, Question, Topic

MOST_DEALS: Final = 4000
"""Deals that are tried for a question; a handful is enough for all but the rarest kinds."""
_LOOKED_AT: Final = 20
"""Questions that are looked at for the kind, negative or not, and for the error wanted; the one that fits best is
taken."""
_FOR_THE_LEVEL: Final = 100
"""Questions that are looked at, at the most, for the level wanted."""


@dataclass(frozen=True, slots=True)
class Grade:
    """Of an answer; `error` is None if it is right."""

    right: bool
    error: ErrorKind | None


def ask(topic: Topic, variant: Variant, rng: random.Random, level: int | None = None) -> Question:
    """A question of this topic in this game, of this `level` (1 to 4) but for the rarest: then of one near it.

    Whether it is a negative is drawn first, as often as the topic has it at this level; where there is none such, the
    other kind is asked.
    Raises `QuizError` for a game that the topic does not fit.
    """
    if not topic.fits(variant):
        raise QuizError(
            "topic {topic} in game {game}: expected one of {names}",
            topic=repr(topic.key),
            game=repr(variant.key),
            names=", ".join(topic.games),
        )
    if topic.find is not None:
        found = topic.build(topic.find(variant, rng.randint(1, topic.hardest) if level is None else level, rng))
        assert found is not None, "what was looked for gives a question"
        return found
    negative = rng.random() < topic.negatives[rng.randrange(HARDEST) if level is None else level - 1]
    rare = topic.rare(variant)
    focus = rng.choice(rare) if rare and rng.random() < 0.5 else None
    best: Question | None = None
    least = (HARDEST, True, True)
    looked_at = 0
    for _ in range(MOST_DEALS):
        question = topic.build(topic.deal(variant, rng))
        if question is None:
            continue
        looked_at += 1
        misfit = (
            0 if level is None else abs(question.level - level),
            question.negative is not negative,
            focus is not None and focus not in {tempting.error for tempting in question.tempting},
        )
        if best is None or misfit < least:
            best, least = question, misfit
        if not any(least) or (looked_at >= _LOOKED_AT and not least[0]) or looked_at >= _FOR_THE_LEVEL:
            break
    if best is None:
        raise QuizError(
            "topic {topic} in game {game}: no deal in {count} gives a question",
            topic=repr(topic.key),
            game=repr(variant.key),
            count=MOST_DEALS,
        )
    return best


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
    if question.topic.is_right(question, given):
        return Grade(True, None)
    return Grade(False, question.topic.name_error(question, given))


def answer_from_json(question: Question, data: Any) -> Answer:
    """An answer that was written down; raises `QuizError` if it is none of this question."""
    try:
        return question.topic.read(question, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise QuizError(f"a stored answer cannot be read: {error}") from error
