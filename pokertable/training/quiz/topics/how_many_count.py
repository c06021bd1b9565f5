"""Topic j, badugi: which cards count, one of each suit and rank."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import MadeHand, five_rank
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, SUIT_PLURALS, low_place
from pokertable.model.ranking.share import Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz.answers import CardSet, WithCards, cards_from, in_low_order, low_share, names
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import CardsPart, Pool, set_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before

TWO_OF_A_SUIT: Final = error_kind(
    "two_of_a_suit", "Two of a suit", "You counted two cards of one suit.", "One card of each suit, the lowest."
)
TWO_OF_A_RANK: Final = error_kind(
    "two_of_a_rank", "Two of a rank", "You counted both cards of a pair.", "One card of each rank."
)
HIGH_LEFT_OUT: Final = error_kind(
    "high_card_left_out",
    "High card left out",
    "You left out a card because it is high.",
    "However high, a card of its own suit and rank counts: four beat three.",
)
FEWER_COUNTED: Final = error_kind(
    "fewer_counted",
    "One too few",
    "More cards count, if you take others.",
    "Before the lowest: which choice lets the most cards count?",
)
HIGHER_KEPT: Final = error_kind(
    "higher_card_kept",
    "Higher card kept",
    "As many cards count, but lower ones.",
    "Of two that fight for a place the lower one counts.",
)
_HIGH: Final = 8
"""From this place on (the nine) a card looks too high for a low."""


@dataclass(frozen=True, slots=True)
class CountAnswer(WithCards):
    """The cards that count."""

    cards: CardSet

    def json(self) -> dict[str, Any]:
        """``{cards}``."""
        return {"cards": names(in_low_order(self.cards))}


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand; every third time of four suits, so that badugis come too."""
    cards = rng.sample(DECK, variant.hole_cards)
    if rng.random() < 0.3:
        cards = [DECK[4 * card.rank + suit] for card, suit in zip(cards, rng.sample(range(4), 4), strict=False)]
    return CardDeal(variant, tuple(dict.fromkeys(cards)), ())


def build(deal: CardDeal) -> Question | None:
    """The question about this hand, None if nothing tempts."""
    share = deal.variant.share("low")
    worth = {frozenset(chosen): five_rank(share, chosen) for chosen in _choices(deal.hand)}
    best = max(rank for rank in worth.values() if rank is not None)
    made = made_hand(share, deal.hand, ())
    assert made is not None, "one card counts always"
    right = CountAnswer(frozenset(made.cards))
    accept = (right, *(CountAnswer(c) for c, rank in worth.items() if rank == best and c != right.cards))
    found = temptations(_misreadings(deal, right.cards), accept)
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=len(right.cards) < len(deal.hand) and _looks_whole(deal.hand),
        prompt=phrase("Which of your cards count?"),
        answer=right,
        accept=accept,
        explanation=_explanation(made),
        tempting=found,
        hint=Hint(frozenset(), phrase("One card of each suit and rank: the most cards, then the lowest.")),
    )


def _explanation(made: MadeHand) -> Phrase:
    if len(made.cards) == 1:
        return phrase("Only {card} counts: {name}.", card=CardText(made.cards), name=made.name)
    return phrase("{cards} count: {name}.", cards=CardText(made.cards), name=made.name)


def _choices(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    for count in range(1, len(hand) + 1):
        yield from combinations(hand, count)


def _looks_whole(hand: Sequence[Card]) -> bool:
    """Whether all cards differ to who looks at the suits alone, or at the ranks alone."""
    return len(_suits(hand)) == len(hand) or len(_ranks(hand)) == len(hand)


def _suits(cards: Sequence[Card] | CardSet) -> set[int]:
    return {card.suit for card in cards}


def _ranks(cards: Sequence[Card] | CardSet) -> set[int]:
    return {card.rank for card in cards}


def error_of(deal: CardDeal, given: CardSet, right: CardSet) -> ErrorKind:
    """Why these cards are not those that count."""
    if len(_suits(given)) < len(given):
        return TWO_OF_A_SUIT
    if len(_ranks(given)) < len(given):
        return TWO_OF_A_RANK
    if len(given) == len(right):
        return HIGHER_KEPT
    left_out = [card for card in deal.hand if card not in given and _fits_with(card, given)]
    return HIGH_LEFT_OUT if left_out and all(low_place(card) >= _HIGH for card in left_out) else FEWER_COUNTED


def _fits_with(card: Card, others: CardSet) -> bool:
    return card.suit not in _suits(others) and card.rank not in _ranks(others)


def name_error(question: Question, given: CountAnswer) -> ErrorKind:
    """The error of a wrong choice."""
    return error_of(question.cards, given.cards, question.truth(CountAnswer).cards)


def _misreadings(deal: CardDeal, right: CardSet) -> Iterator[Tempting]:
    hand = sorted(deal.hand, key=lambda card: (low_place(card), card.suit))
    suits, ranks = _one_of_each(hand, by_suit=True), _one_of_each(hand, by_suit=False)
    for seen in (suits, ranks, _greedy(hand), _greedy(hand[::-1])):
        if seen:
            error = error_of(deal, seen, right)
            pull = 3 if len(seen) > len(right) else 2 if len(seen) == len(right) else 1
            yield Tempting(CountAnswer(seen), error, pull)
    low = frozenset(card for card in right if low_place(card) < _HIGH)
    if low:
        yield Tempting(CountAnswer(low), error_of(deal, low, right), 2)


def _one_of_each(hand: Sequence[Card], *, by_suit: bool) -> CardSet:
    """The lowest card of each suit, or of each rank, whatever the other."""
    first: dict[int, Card] = {}
    for card in hand:
        first.setdefault(card.suit if by_suit else card.rank, card)
    return frozenset(first.values())


def _greedy(hand: Sequence[Card]) -> CardSet:
    """One card after the other, in this order, if it goes with those taken."""
    taken: CardSet = frozenset()
    for card in hand:
        if _fits_with(card, taken):
            taken |= {card}
    return taken


def _why_not(question: Question, given: CardSet) -> Phrase:
    """Which two cards cannot both count, or what counts besides."""
    right = question.truth(CountAnswer).cards
    suits, ranks = [card.suit for card in given], [card.rank for card in given]
    match error_of(question.cards, given, right):
        case kind if kind == TWO_OF_A_SUIT:
            twice = next(suit for suit in suits if suits.count(suit) > 1)
            return phrase("Only one of the {suits} counts.", suits=SUIT_PLURALS[twice])
        case kind if kind == TWO_OF_A_RANK:
            twice = next(rank for rank in ranks if ranks.count(rank) > 1)
            return phrase("Only one of the {ranks} counts.", ranks=RANK_PLURALS[twice])
        case kind if kind == HIGHER_KEPT:
            pairs = zip(in_low_order(given), in_low_order(right), strict=True)
            high, low = next((a.rank, b.rank) for a, b in pairs if a.rank != b.rank)
            return phrase(
                "As many count with the {low} instead of the {high}.", low=RANK_NAMES[low], high=RANK_NAMES[high]
            )
        case _:
            left_out = [card for card in question.cards.hand if card not in given and _fits_with(card, given)]
            if left_out:
                return phrase("One more counts: {cards}.", cards=CardText(left_out[:1]))
            return phrase("With other cards {count} count.", count=len(right))


def _hands(question: Question, given: CountAnswer) -> tuple[AnswerHand, ...]:
    """The cards that were picked, by what they would be."""
    cards = in_low_order(given.cards)
    right = question.topic.is_right(question, given)
    share = question.deal.variant.share("low")
    made = made_hand(share, cards, ())
    assert made is not None, "one card counts always"
    name = made.name if len(made.cards) == len(cards) else phrase("not {count} cards", count=len(cards))
    return (AnswerHand(name, cards, (), low=True, right=right, counted=False),)


def _fits(variant: Variant) -> bool:
    share = low_share(variant)
    return not variant.is_split and share is not None and share.ranking is Ranking.BADUGI


TOPIC: Final = Topic(
    key="badugi",
    title=phrase("How many count"),
    fits=_fits,
    levels=lambda _: (2, 4, 6),
    negatives=(0.0, 0.5, 0.8, 0.7),
    errors=(TWO_OF_A_SUIT, TWO_OF_A_RANK, HIGH_LEFT_OUT, FEWER_COUNTED, HIGHER_KEPT),
    rare=lambda _: (FEWER_COUNTED, HIGH_LEFT_OUT),
    deal=deal,
    build=build,
    parts=lambda deal: (CardsPart(phrase("Pick those that count"), Pool.HAND, 1, deal.variant.hole_cards, low=True),),
    answer=lambda _, values: CountAnswer(set_of(values[0])),
    read=lambda _, data: CountAnswer(cards_from(data["cards"])),
    name_error=name_error,
    headline=lambda *_: phrase("Not these"),
    correct=lambda question, given: before(_why_not(question, given.cards), question.explanation),
    hands=_hands,
)
