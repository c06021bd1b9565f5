"""All topics: ask a question, and grade what is answered."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.games import CATALOGUE, Variant
from pokertable.model.text import Phrase
from pokertable.training.quiz.answers import Answer, HighAnswer, NutsAnswer
from pokertable.training.quiz.deals import CardDeal, Deal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topic import QuizError, Topic
from pokertable.training.quiz.topics import best_high, best_low, live_cards, pot_maximum, the_nuts, which_play, who_wins

MOST_DEALS: Final = 4000
"""Deals that are tried for a question; a handful is enough for all but the rarest kinds."""
_LOOKED_AT: Final = 20
"""Questions that are looked at, negatives and others, for the level and the error wanted; the one that fits best is
taken."""
_OMAHA_HIGH: Final = (ErrorKind.USED_ONE, ErrorKind.PLAYED_BOARD, ErrorKind.PHANTOM_STRAIGHT)
_CHIPS: Final = (ErrorKind.SIDE_POT, ErrorKind.ODD_CHIP, ErrorKind.TIE_OVERLOOKED)
_SUMS: Final = (ErrorKind.STACK_FORGOTTEN, ErrorKind.OWN_BET_TWICE)
_RARE: Final[dict[Topic, dict[str, tuple[ErrorKind, ...]]]] = {
    Topic.HIGH: {
        "holdem": (ErrorKind.PLAYED_BOARD, ErrorKind.PHANTOM_STRAIGHT, ErrorKind.FORCED_BOTH),
        "omaha": _OMAHA_HIGH,
        "omaha8": _OMAHA_HIGH,
        "stud8": (ErrorKind.PHANTOM_STRAIGHT, ErrorKind.HIGHER_OVERLOOKED),
    },
    Topic.LOW: {
        "omaha8": (ErrorKind.COUNTERFEITED, ErrorKind.USED_ONE, ErrorKind.USED_THREE),
        "stud8": (ErrorKind.UNQUALIFIED,),
    },
    Topic.PLAY: {
        "holdem": (ErrorKind.FORCED_BOTH,),
        "omaha": (ErrorKind.USED_ONE, ErrorKind.PLAYED_BOARD),
        "omaha8": (ErrorKind.COUNTERFEITED, ErrorKind.USED_ONE, ErrorKind.PAIRED_LOW),
    },
    Topic.NUTS: {"omaha": (ErrorKind.USED_ONE,), "omaha8": (ErrorKind.USED_ONE, ErrorKind.COUNTERFEITED)},
    Topic.SHOWDOWN: {
        "holdem": _CHIPS,
        "omaha": _CHIPS,
        "omaha8": (*_CHIPS, ErrorKind.WRONG_END),
        "stud8": (ErrorKind.SIDE_POT, ErrorKind.ODD_CHIP, ErrorKind.WRONG_END),
    },
    Topic.POTLIMIT: {"holdem": _SUMS, "omaha": _SUMS, "omaha8": _SUMS},
    Topic.LIVE: {"stud8": (ErrorKind.FOLDED_FORGOTTEN,)},
}
"""Errors that chance seldom tempts to: every second question looks for one of them."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How a topic deals, asks and names an error. The deal and the answer are those of the topic.

    `about` asks about any cards, those of a hand that was played too, where `build` wants cards that teach something.
    """

    deal: Callable[[Variant, random.Random], Deal]
    build: Callable[[Any], Question | None]
    name_error: Callable[[Question, Any], ErrorKind]
    about: Callable[[Any], Question] | None = None


RULES: Final[dict[Topic, Rules]] = {
    Topic.HIGH: Rules(best_high.deal, best_high.build, best_high.name_error, best_high.about),
    Topic.LOW: Rules(best_low.deal, best_low.build, best_low.name_error, best_low.about),
    Topic.PLAY: Rules(which_play.deal, which_play.build, which_play.name_error, which_play.about),
    Topic.NUTS: Rules(the_nuts.deal, the_nuts.build, the_nuts.name_error),
    Topic.SHOWDOWN: Rules(who_wins.deal, who_wins.build, who_wins.name_error),
    Topic.POTLIMIT: Rules(pot_maximum.deal, pot_maximum.build, pot_maximum.name_error),
    Topic.LIVE: Rules(live_cards.deal, live_cards.build, live_cards.name_error),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """A graded answer; `error` is None if it is right."""

    right: bool
    error: ErrorKind | None


def ask(topic: Topic, game: str, rng: random.Random, level: int | None = None) -> Question:
    """A question of this topic in this game; as near to `level` (1 to 4) as a few tries come.

    Whether it is a negative is drawn first, by a fair coin. Raises `QuizError` for a game that the topic does not fit.
    """
    if game not in topic.games:
        raise QuizError(f"topic {topic.value!r} in game {game!r}: expected one of {', '.join(topic.games)}")
    variant, rules = CATALOGUE[game], RULES[topic]
    negative = rng.random() < 0.5
    rare = _RARE[topic].get(game, ())
    focus = rng.choice(rare) if rare and rng.random() < 0.5 else None
    found: list[Question] = []
    looked_at = 0
    for _ in range(MOST_DEALS):
        question = rules.build(rules.deal(variant, rng))
        if question is None:
            continue
        looked_at += 1
        if question.negative is negative:
            found.append(question)
        if found and (looked_at >= _LOOKED_AT or _misfit(found[-1], level, focus) == 0):
            break
    if not found:
        raise QuizError(f"topic {topic.value!r} in game {game!r}: no deal in {MOST_DEALS} gives a question")
    return min(found, key=lambda question: _misfit(question, level, focus))


def warm_up() -> None:
    """Load what the first question of a process waits for: the arrays of the nuts. For a worker thread."""
    ask(Topic.NUTS, "omaha8", random.Random(0))


def _misfit(question: Question, level: int | None, focus: ErrorKind | None) -> int:
    """How far a question is from what is wanted; 0 fits. The error wanted is worth one level, not two."""
    missing = focus is not None and focus not in {tempting.error for tempting in question.tempting}
    return 3 * missing + (0 if level is None else 2 * abs(question.level - level))


def rebuilt(topic: Topic, deal: Deal) -> Question:
    """The question about a stored deal; raises `QuizError` if it gives none (any more)."""
    rules = RULES[topic]
    try:
        question = rules.build(deal) if rules.about is None else rules.about(deal)
    except ValueError as error:
        raise QuizError(f"a stored {topic.value} deal gives no question: {error}") from error
    if question is None:
        raise QuizError(f"a stored {topic.value} deal gives no question")
    return question


def grade(question: Question, given: Answer | None) -> Verdict:
    """Right or wrong, and the error by name; None: the time ran out."""
    if given is None:
        return Verdict(False, ErrorKind.OUT_OF_TIME)
    if is_right(question, given):
        return Verdict(True, None)
    return Verdict(False, RULES[question.topic].name_error(question, given))


def explained(question: Question, given: Answer | None) -> Phrase:
    """Why the answer is right or wrong, in a sentence or two; of a right one, what makes it so."""
    if question.topic is Topic.HIGH and isinstance(given, HighAnswer) and isinstance(question.deal, CardDeal):
        return best_high.explained(question.deal, grade(question, given).error, given)
    return question.explanation


def is_right(question: Question, given: Answer) -> bool:
    """Whether it is one of the right answers; of the nuts, whether the pairs are among them."""
    if isinstance(given, NutsAnswer):
        return the_nuts.is_right(question, given)
    return given in question.accept
