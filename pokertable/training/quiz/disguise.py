"""Equal patterns with other suits and ranks: the form in which a miss returns.

A disguise is checked: the right answer must be right again, the wrong one wrong with the same error, and the same
answers must tempt. Ranks are moved if that keeps the pattern, suits always.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from pokertable.model.cards import DECK
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, Deal, Exchange, HandsDeal, QuizError
from pokertable.training.quiz.question import Question, Reply, Tempting

D = TypeVar("D", bound=Deal)
A = TypeVar("A", bound=Answer)
_TRIES: Final = 60
_SUITS_ALONE: Final = 8
"""The last tries, in which ranks stay."""


def with_other_cards(question: Question[D, A], wrong: A | None, rng: random.Random) -> Question[D, A]:
    """Another question with the same temptations, with other suits and if possible other ranks.

    `wrong` is the answer given (None: out of time); it becomes the most tempting one. Raises `QuizError` if not even
    other suits keep the pattern.
    """
    for attempt in range(_TRIES):
        ranks = _ranks(question.deal, rng) if attempt < _TRIES - _SUITS_ALONE else tuple(range(13))
        found = _tried(question, wrong, exchange_of(ranks, _suits(rng)), rng)
        if found is not None:
            return found
    raise no_disguise(question)


def no_disguise(question: Question[D, A]) -> QuizError:
    """The error for a question without a disguise."""
    return QuizError(f"a {question.topic.key} question finds no disguise")


def exchange_of(ranks: tuple[int, ...], suits: tuple[int, ...]) -> Exchange:
    """The exchange of cards by a permutation of the ranks and one of the suits."""
    return {card: DECK[4 * ranks[card.rank] + suits[card.suit]] for card in DECK}


def other_suits(rng: random.Random) -> Exchange:
    """The exchange of cards by other suits."""
    return exchange_of(tuple(range(13)), _suits(rng))


def other_cards(deal: Deal, rng: random.Random) -> Exchange:
    """The exchange of a deal's cards by other suits and ranks."""
    return exchange_of(_ranks(deal, rng), _suits(rng))


def _tried(question: Question[D, A], wrong: A | None, exchange: Exchange, rng: random.Random) -> Question[D, A] | None:
    try:
        moved = question.topic.rebuilt(_shuffled(question.deal.exchanged(exchange), rng))
    except QuizError:
        return None
    return with_answers_moved(question, moved, wrong, lambda answer: answer.exchanged(exchange))


def with_answers_moved(
    question: Question[D, A], moved: Question[D, A], wrong: A | None, move: Callable[[A], A]
) -> Question[D, A] | None:
    """The moved question with the `wrong` answer in front; None if its answers, moved too, tempt otherwise."""
    if not tempts_alike(question, moved, move):
        return None
    return with_wrong(question, moved, wrong, None if wrong is None else move(wrong))


def _shuffled(deal: D, rng: random.Random) -> D:
    """The deal with the cards of each hand and of the board in another order; among up cards of others they stay."""
    if isinstance(deal, HandsDeal):
        return replace(deal, hands=tuple([tuple(rng.sample(hand, len(hand))) for hand in deal.hands]))
    if not isinstance(deal, CardDeal) or deal.others:
        return deal
    hand, board = (tuple(rng.sample(cards, len(cards))) for cards in deal.own_and_board)
    return replace(deal, hand=hand, board=board)


def tempts_alike(question: Question[D, A], moved: Question[D, A], move: Callable[[A], A]) -> bool:
    """Whether the right answer, moved, stays right and the strongest wrong one tempts again, by the same error."""
    if moved.negative is not question.negative or not Reply(moved, move(question.answer)).right:
        return False
    if not question.tempting or not moved.tempting:
        return not question.tempting and not moved.tempting
    first, after = question.tempting[0], moved.tempting
    if Reply(moved, move(first.answer)).error != first.error:
        return False
    strongest = after[0].pull
    return first.pull == strongest and any(t.error == first.error and t.pull == strongest for t in after)


def with_wrong(
    question: Question[D, A], moved: Question[D, A], wrong: A | None, after: A | None
) -> Question[D, A] | None:
    """The moved question with the `wrong` answer, moved to `after`, in front; None if its error differs."""
    error = Reply(question, wrong).error
    if wrong is None or after is None or error is None:
        return moved
    if Reply(moved, after).error != error:
        return None
    return replace(moved, fell_for=Tempting(after, error, 3))


def _suits(rng: random.Random) -> tuple[int, ...]:
    """A permutation of the suits that moves at least one."""
    suits = [0, 1, 2, 3]
    while suits == [0, 1, 2, 3]:
        rng.shuffle(suits)
    return tuple(suits)


def _ranks(deal: Deal, rng: random.Random) -> tuple[int, ...]:
    """A permutation of the ranks: all moved up or down, or some neighbours exchanged, of which one lies there."""
    used = {card.rank for card in deal.seen}
    shifts = [shift for shift in range(-4, 5) if shift and all(0 <= rank + shift <= 12 for rank in used)]
    if shifts and rng.random() < 0.5:
        shift = rng.choice(shifts)
        return tuple((rank + shift) % 13 for rank in range(13))
    ranks = list(range(13))
    for _ in range(rng.randint(1, 3)):
        place = rng.choice([at for at in range(12) if at in used or at + 1 in used])
        ranks[place], ranks[place + 1] = ranks[place + 1], ranks[place]
    return tuple(ranks)
