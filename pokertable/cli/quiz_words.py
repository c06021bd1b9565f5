"""A quiz question and an answer to it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pokertable.cli.language import figure, headed, in_clauses, said, tr
from pokertable.model.cards import Card
from pokertable.model.game import Game
from pokertable.model.hand.events import Event, HandMucked, HandShown, PotAwarded, RakeTaken
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import Phrase, phrase
from pokertable.players.styles.cast import style_title
from pokertable.session.words.winners import pot_title
from pokertable.session.words.words import EventWords
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.words import players_left, prizes_left, worth
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, HandsDeal
from pokertable.training.quiz.parts import NumbersPart, Part, SpreadPart, Value
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.reasons import player
from pokertable.training.quiz.topics.showdown import ShowdownCards
from pokertable.training.reads.spot import ReadSpot

_SHOWDOWN = (HandShown, HandMucked, RakeTaken, PotAwarded)
"""Events that would give the answer away."""


def dealt(question: AnyQuestion) -> Iterator[str]:
    """The question's cards and events, line by line."""
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
        case DecideSpot():
            styles = [said(style_title(style)) if style else "" for style in deal.styles]
            names = [_with(name, style) for name, style in zip(deal.names(""), styles, strict=True)]
            names[deal.own] = tr("You")
            if deal.pool is not None:
                yield tr(
                    "{count} players left; prizes: {prizes} of the prize pool",
                    count=players_left(deal),
                    prizes=said(prizes_left(deal.pool)),
                )
            yield from _log_of(deal.hand, names, deal.own)
        case ReadSpot():
            names = [deal.name(seat) for seat in range(len(deal.players))]
            names[deal.own] = tr("You")
            yield from _log(deal.played, deal.hand.events, names, deal.own)
        case PlayedDeal():
            hand = deal.play()
            names = [said(player(seat)) for seat in range(len(deal.stacks))]
            yield from _log(deal, hand.events, names, None)
            if hand.to_act is not None:
                yield tr("{name} is to act", name=names[hand.to_act])
            if hand.over:
                yield from _hands(ShowdownCards.of(hand.observe(None, everything=True)).hands.items())


def answered(question: AnyQuestion, answer: Answer) -> str:
    """An answer in one line."""
    if isinstance(question.deal, DecideSpot):
        choice = answer.values[0].numbers[0]
        return said(worth(question.deal)[choice][0])
    hands = question.topic.hands(question, answer)
    if hands:
        named = ((said(hand.name), _cards((*hand.hole, *hand.board))) for hand in hands)
        return in_clauses(_with(name, cards) if cards else name for name, cards in named)
    return in_clauses(_given(part, value) for part, value in zip(question.parts, answer.values, strict=True))


def _given(part: Part, value: Value) -> str:
    """The answer to a part in which no cards are picked."""
    match part:
        case NumbersPart():
            numbers = [figure(number, 0) for number in value.numbers]
            if len(numbers) == 1:
                return numbers[0]
            return tr(", ").join(headed(said(name), number) for name, number in zip(part.names, numbers, strict=True))
        case SpreadPart():
            words = tr("{name} {percent}%")
            some = [(name, percent) for name, percent in zip(part.classes, value.numbers, strict=True) if percent]
            spread = in_clauses(words.format(name=said(name), percent=percent) for name, percent in some)
            return headed(part.name, spread) if part.count > 1 else spread
    return in_clauses(_pot(pot_title(pot, len(value.pots)), shares.won) for pot, shares in enumerate(value.pots))


def _with(name: str, more: str) -> str:
    """``Ace-high flush (As Ks 9s 5s 2s)``: a name and what belongs to it."""
    return tr("{name} ({more})", name=name, more=more)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _hands(hands: Iterable[tuple[int, Sequence[Card]]]) -> Iterator[str]:
    for seat, cards in hands:
        yield headed(said(player(seat)), _cards(cards))


def _log(deal: PlayedDeal, events: Sequence[Event], names: Sequence[str], own: int | None) -> Iterator[str]:
    """The table and its events up to the showdown."""
    yield from _table(deal.game, deal.stacks, names)
    yield from _events(events, names, own)


def _log_of(hand: Hand, names: Sequence[str], own: int) -> Iterator[str]:
    """The table and its events so far."""
    yield from _table(hand.state.game, hand.state.started.stacks, names)
    yield from _events(hand.events, names, own)


def _table(game: Game, stacks: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    yield said(game.title)
    each = (headed(name, figure(stack, 0)) for name, stack in zip(names, stacks, strict=True))
    yield tr("stacks: {stacks}", stacks=tr(", ").join(each))


def _events(events: Sequence[Event], names: Sequence[str], own: int | None) -> Iterator[str]:
    words = EventWords(names, own)
    for event in events:
        if isinstance(event, _SHOWDOWN):
            continue
        yield from (said(line.text) for line in words.lines(seen_by(event, own)))


def _pot(pot: Phrase, won: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> str:
    """The chips that each winner gets of a pot, after the pot's name."""
    shares = {"high": tr("{chips} (high)"), "low": tr("{chips} (low)")}
    given = in_clauses(
        (shares[name] if len(won) > 1 else "{chips}").format(
            chips=tr(", ").join(
                said(phrase("{player} gets {amount}", player=player(seat), amount=amount)) for seat, amount in chips
            )
        )
        for name, chips in won
    )
    return headed(said(pot), given)
