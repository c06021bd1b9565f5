"""How an answer is given, part by part: cards to pick, numbers to type, pots to share out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Union

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.share import Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import (
    AmountAnswer,
    Answer,
    HighAnswer,
    LiveAnswer,
    LowAnswer,
    NutsAnswer,
    PlayAnswer,
    ShowdownAnswer,
    share_of,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topic import Topic


class Pool(Enum):
    """Where cards are picked from."""

    ALL = "the hand and the board"
    HAND = "the hand"
    DECK = "the deck, less the board"


@dataclass(frozen=True, slots=True)
class PickStep:
    """Cards to pick, between `least` and `most`; `none` is what one says instead of picking any."""

    ask: Phrase
    pool: Pool
    least: int
    most: int
    none: Phrase | None = None
    low: bool = False


@dataclass(frozen=True, slots=True)
class NumberStep:
    """Numbers to type, each with its name."""

    ask: Phrase
    names: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class ShareStep:
    """Pots to share out."""

    ask: Phrase


Step = Union[PickStep, NumberStep, ShareStep]
Value = Union["Cards", None, tuple[int, ...], ShowdownAnswer]
"""What a step gives: the cards picked (None: there is none), the numbers, or the shares."""

_NO_LOW = phrase("No low")


def steps(question: Question) -> tuple[Step, ...]:
    """The parts of the answer in order."""
    split = share_of(question.deal.variant, Ranking.ACE_TO_FIVE) is not None
    match question.topic:
        case Topic.HIGH:
            return (PickStep(phrase("Pick five cards"), Pool.ALL, 5, 5),)
        case Topic.LOW:
            return (PickStep(phrase("Pick five cards"), Pool.ALL, 5, 5, _NO_LOW, low=True),)
        case Topic.PLAY:
            return _play_steps(question, split)
        case Topic.NUTS:
            high = PickStep(phrase("Pick any two cards that make the nuts, yours or not"), Pool.DECK, 2, 2)
            ask_low = phrase("Pick any two cards that make the nut low, yours or not")
            low = PickStep(ask_low, Pool.DECK, 2, 2, _NO_LOW, low=True)
            return (high, low) if split else (high,)
        case Topic.SHOWDOWN:
            return (ShareStep(phrase("Share out every pot")),)
        case Topic.POTLIMIT:
            return (NumberStep(phrase("Type the most that you can raise to"), (phrase("Raise to"),)),)
        case Topic.LIVE:
            names = (phrase("Low cards dead"), phrase("Outs to a low"), phrase("Outs to a flush"))
            return (NumberStep(phrase("Type three numbers: an out makes the hand with one card"), names),)


def _play_steps(question: Question, split: bool) -> tuple[Step, ...]:
    share = share_of(question.deal.variant, Ranking.HIGH)
    assert share is not None
    board_plays = phrase("The board plays")  # in Omaha never right, but an error that is made
    if share.exactly_from_hole is None:
        return (PickStep(phrase("Pick those that play"), Pool.HAND, 1, 2, board_plays),)
    most = question.deal.variant.hole_cards
    if not split:
        return (PickStep(phrase("Pick those that play"), Pool.HAND, 1, most, board_plays),)
    high = PickStep(phrase("Pick those that play for the high"), Pool.HAND, 1, most, board_plays)
    low = PickStep(phrase("Pick those that play for the low"), Pool.HAND, 1, most, _NO_LOW, low=True)
    return (high, low)


def pool_of(question: Question, step: PickStep) -> Cards:
    """The cards that can be picked."""
    deal = question.deal
    assert isinstance(deal, CardDeal)
    match step.pool:
        case Pool.ALL:
            return (*deal.hand, *deal.board)
        case Pool.HAND:
            return deal.hand
        case Pool.DECK:
            return tuple(card for card in DECK if card not in deal.board)


def composed(question: Question, values: Sequence[Value]) -> Answer:
    """The answer that the values of all steps make."""
    match question.topic:
        case Topic.HIGH:
            return HighAnswer(_set(values[0]))
        case Topic.LOW:
            return LowAnswer(_low(values[0]))
        case Topic.PLAY:
            high = frozenset() if values[0] is None else _set(values[0])
            return PlayAnswer(high, _low(values[1]) if len(values) > 1 else None)
        case Topic.NUTS:
            truth = question.answer
            assert isinstance(truth, NutsAnswer)
            low = _low(values[1]) if len(values) > 1 else None
            lows = None if low is None else frozenset({low})
            return NutsAnswer(truth.board, truth.exactly_two, frozenset({_set(values[0])}), lows)
        case Topic.SHOWDOWN:
            shares = values[0]
            assert isinstance(shares, ShowdownAnswer)
            return shares
        case Topic.POTLIMIT:
            return AmountAnswer(_numbers(values[0])[0])
        case Topic.LIVE:
            dead, low_outs, flush = _numbers(values[0])
            return LiveAnswer(dead, low_outs, flush)


def _set(value: Value) -> frozenset[Card]:
    assert isinstance(value, tuple)
    return frozenset(DECK[card] for card in value)


def _low(value: Value) -> frozenset[Card] | None:
    return None if value is None else _set(value)


def _numbers(value: Value) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return tuple(int(number) for number in value)
