"""Topic h, stud: what is dead and what is alive for this hand, by the up cards of the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from pokertable.model.cards import DECK, Card
from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import low_reading
from pokertable.model.text import Phrase, phrase
from pokertable.training.misread import SUIT_PLURALS
from pokertable.training.quiz.answers import LiveAnswer, in_low_order, spelled
from pokertable.training.quiz.deals import CardDeal, UpHand
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Hint, Question, Tempting, temptations
from pokertable.training.quiz.topic import Topic

_EIGHT, _NINE, _ACE = 6, 7, 12
Pool = Callable[[Card], bool]


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """Five or six cards of one's own, every second time with a flush draw; three to seven others.

    Some of them folded on an earlier street, one at least is still in.
    """
    own = rng.choice((5, 6))
    ups = own - 2
    cards = list(DECK)
    rng.shuffle(cards)
    if rng.random() < 0.5:
        _bring_up_a_flush_draw(cards, rng)
    hand = [cards.pop() for _ in range(own)]
    rng.shuffle(hand)
    seats = rng.randint(3, 7)
    still_in = rng.randrange(seats)
    others = []
    for seat in range(seats):
        folded = seat != still_in and rng.random() < 0.5
        count = rng.randint(1, ups) if folded else ups
        others.append(UpHand(tuple(cards.pop() for _ in range(count)), folded))
    return CardDeal(variant, tuple(hand), (), tuple(others))


def _bring_up_a_flush_draw(cards: list[Card], rng: random.Random) -> None:
    """Four cards of a suit to the end of the deck, which is dealt first."""
    suit = rng.randrange(4)
    four = rng.sample([card for card in cards if card.suit == suit], 4)
    cards.sort(key=four.__contains__)


def build(deal: CardDeal) -> Question | None:
    """The question about these cards, None if there is no draw to read or a hand that is made already."""
    ranks = low_ranks(deal.hand)
    suits = [card.suit for card in deal.hand]
    flush = max(map(suits.count, suits))
    low_cards = sum(is_low(card) for card in deal.hand)
    negative = len(ranks) == 3
    if len(ranks) not in (3, 4) or flush > 4 or (negative and low_cards < 4 and flush < 4):
        return None
    shown = others_cards(deal)
    if not any(other.folded for other in deal.others) or sum(map(is_low, shown)) < 2:
        return None
    answer = count(deal, shown)
    found = temptations(_misreadings(deal), (answer,))
    if not found:
        return None
    return Question(
        topic=Topic.LIVE,
        deal=deal,
        negative=negative,
        prompt=phrase("Count dead low cards and live outs."),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(deal, answer),
        tempting=found,
        hint=Hint(frozenset(filter(is_low, shown)), phrase("Dead is what others show, folded hands too.")),
    )


def is_low(card: Card) -> bool:
    """Whether it is an eight or lower, or an ace."""
    return card.rank == _ACE or card.rank <= _EIGHT


def low_ranks(hand: Iterable[Card]) -> set[int]:
    """The different low ranks."""
    return {card.rank for card in hand if is_low(card)}


def others_cards(deal: CardDeal) -> Cards:
    """All up cards of the others."""
    return tuple(card for other in deal.others for card in other.cards)


def count(deal: CardDeal, dead: Iterable[Card], low: Pool = is_low) -> LiveAnswer:
    """The right count, if `dead` are all cards that others show."""
    gone = set(dead)
    ranks = {card.rank for card in deal.hand if low(card)}
    unseen = [card for card in DECK if card not in gone and card not in deal.hand]
    lows = [card for card in unseen if low(card) and card.rank not in ranks] if len(ranks) == 4 else []
    suit = _flush_suit(deal.hand)
    flush = [card for card in unseen if card.suit == suit]
    return LiveAnswer(sum(map(low, gone)), len(lows), len(flush))


def name_error(question: Question, given: LiveAnswer) -> ErrorKind:
    """The wrong count that comes to these numbers; else the part of it that is off."""
    for tempting in question.tempting:
        if tempting.answer == given:
            return tempting.error
    truth, deal = question.answer, question.deal
    assert isinstance(truth, LiveAnswer) and isinstance(deal, CardDeal)
    if given.low and not truth.low and len(low_ranks(deal.hand)) < 4:
        return ErrorKind.NO_DRAW
    return ErrorKind.MISCOUNTED


def _misreadings(deal: CardDeal) -> Iterator[Tempting]:
    shown = others_cards(deal)
    truth = count(deal, shown)
    live = [card for other in deal.others if not other.folded for card in other.cards]
    yield Tempting(count(deal, live), ErrorKind.FOLDED_FORGOTTEN, 3)
    nothing = count(deal, ())
    yield Tempting(LiveAnswer(truth.low_cards_dead, nothing.low, nothing.flush), ErrorKind.DEAD_AS_LIVE, 3)
    ranks = low_ranks(deal.hand)
    unseen = [card for card in DECK if is_low(card) and card not in shown and card not in deal.hand]
    if len(ranks) == 3:
        missing = sum(card.rank not in ranks for card in unseen)
        yield Tempting(LiveAnswer(truth.low_cards_dead, missing, truth.flush), ErrorKind.NO_DRAW, 2)
    else:
        yield Tempting(LiveAnswer(truth.low_cards_dead, len(unseen), truth.flush), ErrorKind.PAIRED_LOW, 2)
    own = sum(map(is_low, deal.hand))
    yield Tempting(LiveAnswer(truth.low_cards_dead + own, truth.low, truth.flush), ErrorKind.OWN_AS_DEAD, 1)
    nines = sum(card.rank == _NINE for card in shown)
    if nines:
        answer = LiveAnswer(truth.low_cards_dead + nines, truth.low, truth.flush)
        yield Tempting(answer, ErrorKind.NINE_AS_LOW, 1)


def _flush_suit(hand: Cards) -> int | None:
    """The suit of which the hand has four."""
    suits = [card.suit for card in hand]
    return next((suit for suit in range(4) if suits.count(suit) == 4), None)


def _explanation(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    """One sentence: the dead low cards by name, then what is left of the cards that one waits for."""
    dead = in_low_order(filter(is_low, others_cards(deal)))
    said = phrase("Dead low cards: {cards}, {count} in all", cards=spelled(dead), count=len(dead))
    return phrase("{dead}; {low}; {flush}.", dead=said, low=_low_words(deal, truth), flush=_flush_words(deal, truth))


def _low_words(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    ranks = low_ranks(deal.hand)
    mine = low_reading([card for card in DECK if card.suit == 0 and card.rank in ranks])
    if len(ranks) < 4:
        return phrase("your {ranks} is two cards away from a low", ranks=mine)
    missing = [card for card in DECK if is_low(card) and card.rank not in ranks]
    return phrase(
        "for the low {ranks}: {all} cards less {dead} is {live}",
        ranks=low_reading(missing[::4]),
        all=len(missing),
        dead=len(missing) - truth.low,
        live=truth.low,
    )


def _flush_words(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    suit = _flush_suit(deal.hand)
    if suit is None:
        return phrase("no flush draw")
    others = sum(card.suit == suit and card not in deal.hand for card in DECK)
    return phrase(
        "for the flush {all} {suits} less {dead} is {live}",
        all=others,
        suits=SUIT_PLURALS[suit],
        dead=others - truth.flush,
        live=truth.flush,
    )
