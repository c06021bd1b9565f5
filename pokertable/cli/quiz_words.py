"""A question of the quiz in words: what lies there, and an answer to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pokertable.cli.language import said, tr
from pokertable.model.cards import Card
from pokertable.model.hand.events import Event, HandMucked, HandShown, PotAwarded, RakeTaken
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import Phrase
from pokertable.session.words.words import EventWords
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, HandsDeal
from pokertable.training.quiz.parts import NumbersPart
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.sharing import ShowdownAnswer
from pokertable.training.quiz.topics.showdown import ShowdownCards
from pokertable.training.quiz.topics.their_range import RangeAnswer, spot_of
from pokertable.training.quiz.topics.who_wins import player
from pokertable.training.reads.spot import ReadSpot

_SHOWDOWN = (HandShown, HandMucked, RakeTaken, PotAwarded)
"""With these the answer begins."""


def dealt(question: Question) -> Iterator[str]:
    """What the question is about, line by line."""
    deal = question.deal
    match deal:
        case CardDeal():
            yield tr("hand: {cards}", cards=_cards(deal.hand))
            if deal.board:
                yield tr("board: {cards}", cards=_cards(deal.board))
            for seat, other in enumerate(deal.others, 2):
                words = tr("seat {number}, folded: {cards}") if other.folded else tr("seat {number} shows: {cards}")
                yield words.format(number=seat, cards=_cards(other.cards))
        case HandsDeal():
            yield from _hands(enumerate(deal.hands))
        case ReadSpot():
            names = [deal.name(seat) for seat in range(len(deal.players))]
            names[deal.own] = tr("You")
            yield from _log(deal.played, deal.hand.events, names, deal.own)
        case PlayedDeal():
            hand = deal.play()
            names = [said(player(seat)) for seat in range(len(deal.stacks))]
            yield from _log(deal, hand.events, names, None)
            if hand.over:
                yield from _hands(ShowdownCards.of(hand.observe(None, everything=True)).hands.items())


def answered(question: Question, answer: Answer) -> str:
    """An answer in one line."""
    hands = question.topic.hands(question, answer)
    if hands:
        named = ((said(hand.name), _cards((*hand.hole, *hand.board))) for hand in hands)
        return "; ".join(f"{name} ({cards})" if cards else name for name, cards in named)
    if isinstance(answer, ShowdownAnswer):
        return "; ".join(_pot(pot, shares.won) for pot, shares in enumerate(answer.pots))
    if isinstance(answer, RangeAnswer):
        spreads = [_spread(answer.names, spread) for spread in answer.values]
        if len(spreads) == 1:
            return spreads[0]
        of_each = zip(spot_of(question).each, spreads, strict=True)
        return "; ".join(f"{spot.name(spot.seat)}: {spread}" for spot, spread in of_each)
    (part,) = question.parts
    assert isinstance(part, NumbersPart), question.topic.key
    numbers = [str(number) for number in answer.values[0]]
    if len(numbers) == 1:
        return numbers[0]
    return ", ".join(f"{said(name)} {number}" for name, number in zip(part.names, numbers, strict=False))


def _spread(names: Sequence[Phrase], spread: Sequence[int]) -> str:
    """Per cent of the classes that have any."""
    words = tr("{name} {percent} %")
    return ", ".join(
        words.format(name=said(name), percent=part) for name, part in zip(names, spread, strict=True) if part
    )


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _hands(hands: Iterable[tuple[int, Sequence[Card]]]) -> Iterator[str]:
    for seat, cards in hands:
        yield f"{said(player(seat))}: {_cards(cards)}"


def _log(deal: PlayedDeal, events: Sequence[Event], names: Sequence[str], own: int | None) -> Iterator[str]:
    """The table and what was done at it, up to the showdown."""
    yield said(deal.game.title)
    stacks = ", ".join(f"{name} {stack}" for name, stack in zip(names, deal.stacks, strict=True))
    yield tr("stacks: {stacks}", stacks=stacks)
    words = EventWords(names, own)
    for event in events:
        if isinstance(event, _SHOWDOWN):
            return
        yield from (said(line.text) for line in words.lines(seen_by(event, own)))


def _pot(pot: int, won: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> str:
    shares = {"high": tr("the high"), "low": tr("the low")}
    given = "; ".join(
        f"{shares[name]} {', '.join(f'{said(player(seat))} {amount}' for seat, amount in chips)}" for name, chips in won
    )
    return tr("pot {number}: {given}", number=pot + 1, given=given)
