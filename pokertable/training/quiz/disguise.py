"""The same pattern with other suits and ranks: how a miss comes back.

A disguise is checked, not hoped for: what was right must be right again, what was wrong must be wrong with the same
error, and the same answers must tempt. Ranks are moved where that keeps the pattern, suits always; the chips of a
betting sequence are multiplied.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import Deal, QuizError
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Question

_TRIES: Final = 40
_TRIES_OF_ITS_OWN: Final = 3
_FACTORS: Final = (2, 3, 4, 5, 10)


def disguised(question: Question, wrong: Answer | None, rng: random.Random) -> Question:
    """Another question that fools as this one did; `wrong` is what was answered (None: out of time).

    `wrong` becomes the answer that tempts most. Raises `QuizError` if not even other suits keep the pattern.
    """
    if question.topic.disguise is not None:
        for _ in range(_TRIES_OF_ITS_OWN):
            moved = question.topic.disguise(question, wrong, rng)
            if moved is not None:
                return moved
        raise QuizError(f"a {question.topic.key} question finds no disguise")
    if question.topic.times is not None:
        return _other_chips(question, wrong, question.topic.times, rng)
    for attempt in range(_TRIES):
        ranks = _ranks(question.deal, rng) if attempt < _TRIES - 8 else tuple(range(13))
        found = _tried(question, wrong, exchange_of(ranks, _suits(rng)))
        if found is not None:
            return found
    raise QuizError(f"a {question.topic.key} question finds no disguise")


def exchange_of(ranks: tuple[int, ...], suits: tuple[int, ...]) -> Mapping[Card, Card]:
    """The exchange of cards by a permutation of the ranks and one of the suits."""
    return {card: DECK[4 * ranks[card.rank] + suits[card.suit]] for card in DECK}


def other_suits(rng: random.Random) -> Mapping[Card, Card]:
    """The exchange of cards by other suits."""
    return exchange_of(tuple(range(13)), _suits(rng))


def _tried(question: Question, wrong: Answer | None, exchange: Mapping[Card, Card]) -> Question | None:
    try:
        moved = rebuilt(question.topic, question.deal.exchanged(exchange))
    except QuizError:
        return None
    if not tempts_alike(question, moved, exchange):
        return None
    return _with_wrong(question, moved, wrong, None if wrong is None else wrong.exchanged(exchange))


def tempts_alike(question: Question, moved: Question, exchange: Mapping[Card, Card]) -> bool:
    """Whether the right answer is right again and the strongest of the wrong ones tempts again, by the same error."""
    if moved.negative is not question.negative or not moved.topic.is_right(moved, question.answer.exchanged(exchange)):
        return False
    if not question.tempting or not moved.tempting:
        return not question.tempting and not moved.tempting
    before, after = question.tempting[0], moved.tempting
    wrong = before.answer.exchanged(exchange)
    if moved.topic.is_right(moved, wrong) or grade(moved, wrong).error != before.error:
        return False
    strongest = after[0].pull
    return before.pull == strongest and any(t.error == before.error and t.pull == strongest for t in after)


def _with_wrong(question: Question, moved: Question, before: Answer | None, after: Answer | None) -> Question | None:
    """The moved question with the answer that was fallen for in front; None if it is another error now."""
    if before is None or after is None or question.topic.is_right(question, before):
        return moved
    error: ErrorKind | None = grade(question, before).error
    again = grade(moved, after)
    if error is None or again.right or again.error != error:
        return None
    return moved.tempted_by(after, error)


def _other_chips(
    question: Question, wrong: Answer | None, times: Callable[[Answer, int], Answer], rng: random.Random
) -> Question:
    """A betting sequence with other chips and other cards: every sum of it is multiplied."""
    factor = rng.choice(_FACTORS)
    exchange = exchange_of(_ranks(question.deal, rng), _suits(rng))
    moved = rebuilt(question.topic, question.hand.exchanged(exchange).scaled(factor))
    after = None if wrong is None else times(wrong, factor)
    found = _with_wrong(question, moved, wrong, after)
    if found is None:
        raise QuizError("a betting sequence finds no disguise")
    return found


def _suits(rng: random.Random) -> tuple[int, ...]:
    """A permutation of the suits that leaves not all of them where they are."""
    suits = [0, 1, 2, 3]
    while suits == [0, 1, 2, 3]:
        rng.shuffle(suits)
    return tuple(suits)


def _ranks(deal: Deal, rng: random.Random) -> tuple[int, ...]:
    """A permutation of the ranks: all moved up or down as far as they reach, or two or three neighbours exchanged."""
    used = set(range(13)) if isinstance(deal, PlayedDeal) else {card.rank for card in deal.seen}
    shifts = [shift for shift in range(-4, 5) if shift and all(0 <= rank + shift <= 12 for rank in used)]
    if shifts and rng.random() < 0.5:
        shift = rng.choice(shifts)
        return tuple((rank + shift) % 13 for rank in range(13))
    ranks = list(range(13))
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(12)
        ranks[place], ranks[place + 1] = ranks[place + 1], ranks[place]
    return tuple(ranks)
