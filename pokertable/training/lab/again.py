"""A step of a lesson once more, with other cards: the same cards play, the same answer tempts.

Its texts would name the old cards: they are empty, and the page says what the engine works out.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from pokertable.model.ranking.best import MadeHand, best_hand
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import LessonStep, QuestionStep, Step
from pokertable.training.lab.reading import read_share
from pokertable.training.quiz.deals import CardDeal, QuizError
from pokertable.training.quiz.disguise import other_cards, other_suits

_TRIES: Final = 60
_WITH_RANKS: Final = 45
"""Tries in which ranks change too; then suits alone."""
NO_LOW_CLAIM: Final = "no low"
"""The claim of a step asked again whose tempting answer is that there is no low."""


def again(step: Step, rng: random.Random) -> Step:
    """The step with other cards; itself where none keep its pattern."""
    if isinstance(step, ChoiceStep):
        return step.again(rng)
    return _question_again(step, rng) if isinstance(step, QuestionStep) else _board_again(step, rng)


def tempting_hand(step: LessonStep) -> MadeHand | None:
    """The hand of the tempting five if any five may play; None if they make nothing for this share."""
    hole = tuple(card for card in step.tempting if card in step.hand)
    board = tuple(card for card in step.tempting if card not in hole)
    return best_hand(step.share.of_any_five, hole, board)


def _question_again(step: QuestionStep, rng: random.Random) -> Step:
    wrong = step.answer(step.tempting)
    try:
        question = step.question.topic.disguised(step.question, wrong, rng)
    except QuizError:
        return step
    first = next((each.answer for each in question.tempting), None)
    tempting = () if first is None else tuple(first.values[0].cards)
    return replace(step, question=question, look="", tempting=tempting, expect="", why="")


def _board_again(step: LessonStep, rng: random.Random) -> Step:
    deal = CardDeal(step.variant, step.hand, step.board)
    was, seemed = read_share(step.share, step.hand, step.board), tempting_hand(step)
    for attempt in range(_TRIES):
        exchange = other_cards(deal, rng) if attempt < _WITH_RANKS else other_suits(rng)
        moved = deal.exchanged(exchange)
        now = replace(
            step,
            hand=moved.hand,
            board=moved.board,
            tempting=tuple([exchange[card] for card in step.tempting]),
            look="",
            claim=NO_LOW_CLAIM if step.claims_none else "",
            why="",
        )
        read, seems = read_share(step.share, now.hand, now.board), tempting_hand(now)
        ways = {frozenset(exchange[card] for card in way) for way in was.ways}
        alike = _kind(read.legal) == _kind(was.legal) and _kind(seems) == _kind(seemed)
        if alike and ways == set(map(frozenset, read.ways)):
            return replace(now, expect=NO_LOW_CLAIM if read.legal is None else str(read.legal.name))
    return step


def _kind(made: MadeHand | None) -> object:
    return None if made is None else made.category
