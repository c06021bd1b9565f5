"""Badugi: the cards that count, one of each suit and rank."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, MadeHand, five_rank
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, SUIT_PLURALS, low_place
from pokertable.model.ranking.share import Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz.answers import CardSet, Picked, in_low_order
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.kinds import PickedQuestion, PickingTopic
from pokertable.training.quiz.parts import CardsPart, Part
from pokertable.training.quiz.question import Hint, Tempting

TWO_OF_A_SUIT: Final = error_kind(
    "two_of_a_suit",
    "Two of a suit",
    "You counted two cards of one suit.",
    "Only one card of each suit counts: the lowest.",
)
TWO_OF_A_RANK: Final = error_kind(
    "two_of_a_rank", "Two of a rank", "You counted both cards of a pair.", "Only one card of each rank counts."
)
HIGH_LEFT_OUT: Final = error_kind(
    "high_card_left_out",
    "High card left out",
    "You left out a card because it is high.",
    "However high, a card with a suit and rank of its own counts: four cards beat three.",
)
FEWER_COUNTED: Final = error_kind(
    "fewer_counted",
    "One too few",
    "With other cards, more would count.",
    "First make as many cards count as you can, then choose the lowest.",
)
HIGHER_KEPT: Final = error_kind(
    "higher_card_kept",
    "Kept a higher card",
    "You kept a higher card where a lower one counts just as well.",
    "When two cards compete for one place, the lower one counts.",
)
_HIGH: Final = 8
"""Place (the nine) from which a card looks too high for a low."""


class HowManyCount(PickingTopic):
    """The cards that count."""

    key = "badugi"
    title = phrase("How many count")
    negatives = (0.0, 0.5, 0.8, 0.7)
    weights = (2, 4, 6)
    asks = phrase("Which of your cards count?")
    denies = phrase("Wrong cards")
    errors = (TWO_OF_A_SUIT, TWO_OF_A_RANK, HIGH_LEFT_OUT, FEWER_COUNTED, HIGHER_KEPT)
    seldom = (FEWER_COUNTED, HIGH_LEFT_OUT)

    def fits(self, variant: Variant) -> bool:
        share = variant.low
        return not variant.is_split and share is not None and share.ranking is Ranking.BADUGI

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        """A hand; every third time of four suits, so that badugis occur too."""
        cards = rng.sample(DECK, variant.hole_cards)
        if rng.random() < 0.3:
            cards = [DECK[4 * card.rank + suit] for card, suit in zip(cards, rng.sample(range(4), 4), strict=False)]
        return CardDeal(variant, tuple(dict.fromkeys(cards)), ())

    def accepted(self, deal: CardDeal) -> Sequence[Picked]:
        share, right = deal.variant.share("low"), Picked(frozenset(_made(deal, deal.hand).cards))
        choices = (chosen for count in range(1, len(deal.hand) + 1) for chosen in combinations(deal.hand, count))
        worth = {frozenset(chosen): five_rank(share, chosen) for chosen in choices}
        best = max(rank for rank in worth.values() if rank is not None)
        return (right, *(Picked(c) for c, rank in worth.items() if rank == best and c != right.cards))

    def misreadings(self, deal: CardDeal, accept: Sequence[Picked]) -> Iterator[Tempting[Picked]]:
        right = accept[0].cards
        hand = sorted(deal.hand, key=lambda card: (low_place(card), card.suit))
        suits, ranks = _one_of_each(hand, by_suit=True), _one_of_each(hand, by_suit=False)
        for seen in (suits, ranks, _greedy(hand), _greedy(hand[::-1])):
            if seen:
                error = error_of(deal, seen, right)
                pull = 3 if len(seen) > len(right) else 2 if len(seen) == len(right) else 1
                yield Tempting(Picked(seen), error, pull)
        low = frozenset(card for card in right if low_place(card) < _HIGH)
        if low:
            yield Tempting(Picked(low), error_of(deal, low, right), 2)

    def is_negative(self, question: PickedQuestion) -> bool:
        """Whether all cards seem to differ, by the suits alone or by the ranks alone, and do not."""
        hand = question.deal.hand
        looks_whole = len(hand) in (len(_suits(hand)), len(_ranks(hand)))
        return len(question.answer.cards) < len(hand) and looks_whole

    def name_error(self, question: PickedQuestion, given: Picked) -> ErrorKind:
        return error_of(question.deal, given.cards, question.answer.cards)

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        ask = phrase("Pick the cards that count")
        return (CardsPart(ask=ask, pool=deal.hand, least=1, most=deal.variant.hole_cards, low=True),)

    def in_order(self, cards: Iterable[Card]) -> Cards:
        return in_low_order(cards)

    # Words

    def hint(self, deal: CardDeal) -> Hint:
        return Hint(phrase("One card of each suit and rank: the most cards, then the lowest."))

    def why_not(self, question: PickedQuestion, given: Picked) -> Phrase:
        """Two cards that cannot both count, or a further one that does."""
        deal, cards, right = question.deal, given.cards, question.answer.cards
        suits, ranks = [card.suit for card in cards], [card.rank for card in cards]
        match error_of(deal, cards, right):
            case kind if kind == TWO_OF_A_SUIT:
                twice = next(suit for suit in suits if suits.count(suit) > 1)
                return phrase("Only one of the {suits} counts.", suits=SUIT_PLURALS[twice])
            case kind if kind == TWO_OF_A_RANK:
                twice = next(rank for rank in ranks if ranks.count(rank) > 1)
                return phrase("Only one of the {ranks} counts.", ranks=RANK_PLURALS[twice])
            case kind if kind == HIGHER_KEPT:
                pairs = zip(in_low_order(cards), in_low_order(right), strict=True)
                high, low = next((a.rank, b.rank) for a, b in pairs if a.rank != b.rank)
                return phrase(
                    "With the {low} instead of the {high}, just as many cards count.",
                    low=RANK_NAMES[low],
                    high=RANK_NAMES[high],
                )
            case _:
                left_out = [card for card in deal.hand if card not in cards and _fits_with(card, cards)]
                if left_out:
                    return phrase("One more would count: {cards}.", cards=CardText(left_out[:1]))
                return phrase("With other cards, {count} would count.", count=len(right))

    def explanation(self, question: PickedQuestion) -> Phrase:
        made = _made(question.deal, question.deal.hand)
        if len(made.cards) == 1:
            return phrase("Only {card} counts: {name}.", card=CardText(made.cards), name=made.name)
        return phrase("{cards} count: {name}.", cards=CardText(made.cards), name=made.name)

    def hands(self, question: PickedQuestion, given: Picked) -> tuple[AnswerHand, ...]:
        """The picked cards, as the hand they would be."""
        cards, right = in_low_order(given.cards), self.is_right(question, given)
        made = _made(question.deal, cards)
        name = made.name if len(made.cards) == len(cards) else phrase("not all of these count")
        return (AnswerHand(name, cards, (), low=True, right=right, counted=False),)


def _made(deal: CardDeal, cards: Cards) -> MadeHand:
    made = made_hand(deal.variant.share("low"), cards, ())
    assert made is not None, "one card counts always"
    return made


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


def _one_of_each(hand: Sequence[Card], *, by_suit: bool) -> CardSet:
    """The lowest card of each suit, or of each rank, regardless of the other."""
    first: dict[int, Card] = {}
    for card in hand:
        first.setdefault(card.suit if by_suit else card.rank, card)
    return frozenset(first.values())


def _greedy(hand: Sequence[Card]) -> CardSet:
    """Cards taken one after another, in this order, if they fit those taken."""
    taken: CardSet = frozenset()
    for card in hand:
        if _fits_with(card, taken):
            taken |= {card}
    return taken


TOPIC: Final = HowManyCount()
