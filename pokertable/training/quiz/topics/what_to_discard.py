"""Draw games: the best discard, with a number of draws to come.

A discard's value is the hand's equity afterwards against one random hand that was worth playing and draws as well
(`pokertable.players.worth.discarding.solved`), counted over all cards to come. The best discard is right, and so is
every other within a `HAIR` of it.

A pull is 3 where the wrong discard costs little, 2 and 1 where it costs more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, MadeHand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place, reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz.answers import CardSet, Picked, in_low_order, names
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.kinds import PickedQuestion, PickingTopic
from pokertable.training.quiz.parts import CardsPart, Part
from pokertable.training.quiz.question import Hint, Tempting
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.topics.discard_errors import ERRORS, error_of, rare_errors

HAIR: Final = 0.01
"""Largest difference in equity from the best for a discard to count as right."""
_NEAR: Final = 0.03
"""Largest estimated difference for which a discard is counted over the cards to come: worse ones are never within a
hair."""
_MOST: Final = 3
"""Most cards discarded in a question, at the last draw one more: beyond that there is nothing to keep."""
_TEMPTS: Final = ((0.05, 3), (0.12, 2), (0.3, 1))
_EIGHT: Final = 7
"""The place of the eight where the ace is low."""


class WhatToDiscard(PickingTopic):
    """The cards to discard; none: stand pat."""

    key = "throw"
    title = phrase("What to discard")
    reads = False
    negatives = (0.5, 0.5, 0.5, 0.5)
    errors = ERRORS

    def fits(self, variant: Variant) -> bool:
        return variant.draws > 0 and not variant.is_split

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        """Weight limits: a single draw to a low separates the discards more clearly than any other."""
        return (1, 3, 5) if variant.draws == 1 and variant.shares[0].is_low else (5, 7, 9)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        return rare_errors(variant)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        """A hand before one of its draws, every second time one that has drawn well so far."""
        draws = rng.randint(1, variant.draws)
        deck = list(DECK)
        rng.shuffle(deck)
        share = variant.shares[0]
        hand: list[Card] = []
        if rng.random() < 0.6:
            if share.is_low:  # cards that make a low, possibly a rough one
                low = [
                    card for card in deck if (low_place(card) <= _EIGHT + 2 if share.has_low_ace else card.rank <= 8)
                ]
                hand = _apart(low, share)[: variant.hole_cards - rng.choice((0, 1, 1, 2))]
            else:
                hand = _together(deck, rng)[: variant.hole_cards]
        hand += [card for card in deck if card not in hand][: variant.hole_cards - len(hand)]
        rng.shuffle(hand)
        return CardDeal(variant, tuple(hand), (), draws=draws)

    def accepted(self, deal: CardDeal) -> Sequence[Picked]:
        """The best discard and its equals; none if the whole hand is best discarded."""
        found = _found(deal)
        return [Picked(each.discarded) for each in found if found[0].counted and each.worth >= found[0].worth - HAIR]

    def misreadings(self, deal: CardDeal, accept: Sequence[Picked]) -> Iterator[Tempting[Picked]]:
        """For each error the discard that costs least; costly ones tempt nobody."""
        best, *others = _found(deal)
        named = set[ErrorKind]()
        for each in others:
            lost = best.worth - each.worth
            error = error_of(deal, each.discarded, best.discarded)
            if lost <= HAIR or error in named:
                continue
            pull = next((pull for most, pull in _TEMPTS if lost <= most), 0)
            if pull:
                named.add(error)
                yield Tempting(Picked(each.discarded), error, pull)

    def is_negative(self, question: PickedQuestion) -> bool:
        """Whether the obvious discard is wrong."""
        return Picked(_by_thumb(question.deal)) not in question.accept

    def name_error(self, question: PickedQuestion, given: Picked) -> ErrorKind:
        return error_of(question.deal, given.cards, question.answer.cards)

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        ask, pat = phrase("Pick what to discard"), phrase("Stand pat")
        return (CardsPart(ask=ask, pool=deal.hand, least=1, most=deal.variant.hole_cards, none=pat),)

    def facts(self, question: PickedQuestion) -> dict[str, Any]:
        """The deal's facts with the number of later draws, and the value of every counted discard, the best first."""
        return question.deal.facts() | {
            "draws": question.deal.draws,
            "hair": HAIR,
            "worth": [
                {"cards": names(sorted(each.discarded, reverse=True)), "worth": round(each.worth, 6)}
                for each in _found(question.deal)
                if each.counted
            ],
        }

    # Words

    def prompt(self, deal: CardDeal) -> Phrase:
        return _ONE_DRAW if deal.variant.draws == 1 else _PROMPTS[min(deal.draws, len(_PROMPTS)) - 1]

    def hint(self, deal: CardDeal) -> Hint:
        share = deal.variant.shares[0]
        if not share.is_low:
            return Hint(phrase("Keep made hands. A pair, or four to a flush or straight: which wins more?"))
        if share.ranking is Ranking.BADUGI:
            counting = frozenset(_made(deal).cards)
            return Hint(phrase("Keep the cards that count, except those too high."), counting, low=True)
        return Hint(phrase("Keep low cards of different ranks. Is your hand good enough to stand pat?"), low=True)

    def headline(self, question: PickedQuestion, given: Picked) -> Phrase:
        return phrase("Wrong discard") if given.cards else phrase("Don't stand pat")

    def correct(self, question: PickedQuestion, given: Picked) -> Phrase:
        """The cost of the discard made, and the value of the best beside it."""
        best, made = _found(question.deal)[0], next(e for e in _found(question.deal) if e.discarded == given.cards)
        lost = phrase("That costs {lost}% of the pot.", lost=f"{100 * (best.worth - made.worth):.1f}")
        return before(lost, _beside(question.deal, best, made))

    def explanation(self, question: PickedQuestion) -> Phrase:
        """The values of the best discard and of the best wrong one, why it is better, and how the rival draws."""
        found = _found(question.deal)
        other = next(each for each in found if Picked(each.discarded) not in question.accept)
        return _beside(question.deal, found[0], other)

    def hands(self, question: PickedQuestion, given: Picked) -> tuple[AnswerHand, ...]:
        """The kept cards, under the name of the draw."""
        kept = [card for card in question.deal.hand if card not in given.cards]
        share = question.deal.variant.shares[0]
        cards = in_low_order(kept) if share.has_low_ace else tuple(sorted(kept, reverse=True))
        name, right = _called(cards, len(given.cards)), self.is_right(question, given)
        return (AnswerHand(name, cards, (), low=share.is_low, right=right, counted=False),)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A discard and its value, 0 to 1 of the pot; `counted`: over the cards to come."""

    discarded: CardSet
    worth: float
    counted: bool


def _apart(cards: Sequence[Card], share: PotShare) -> list[Card]:
    """The first cards of different ranks, in badugi of different suits too."""
    found: list[Card] = []
    for card in cards:
        same_suit = share.ranking is Ranking.BADUGI and any(card.suit == other.suit for other in found)
        if not same_suit and all(card.rank != other.rank for other in found):
            found.append(card)
    return found


def _together(deck: Sequence[Card], rng: random.Random) -> list[Card]:
    """A pair or better, four of a suit, or four in a row."""
    first, kind = deck[0], rng.random()
    if kind < 0.25:
        return [card for card in deck if card.rank == first.rank][: rng.choice((2, 2, 3))]
    if kind < 0.65:
        pair = [card for card in deck if card.rank == first.rank][: 2 if kind < 0.45 else 1]
        return [*pair, *[card for card in deck if card.suit == first.suit and card not in pair][:3]]
    ranks = range(min(first.rank, 8), min(first.rank, 8) + 5)
    row = [next(card for card in deck if card.rank == rank) for rank in ranks]
    return rng.sample(row, 4)


@lru_cache(maxsize=64)
def weighed(variant: Variant, hand: Cards, draws: int) -> tuple[Weighed, ...]:
    """Every discard, the best first: those near the best counted, the others from the solved game.

    None is counted where too many cards are best discarded.
    """
    from pokertable.players.worth.discarding.discards import all_discards, counted
    from pokertable.players.worth.discarding.solved import solved  # late: only this topic needs numpy

    game, held = solved(variant), sorted(hand)
    found = all_discards(game, held, draws)
    near = [each for each in found if each.worth >= found[0].worth - _NEAR]
    if any(len(each.discarded) > _MOST + (draws == 1) for each in near):
        near = []
    exact = [counted(game, held, each.discarded, draws) for each in near]
    sorted_out = [*exact, *[each for each in found if each not in near]]
    return tuple(
        sorted(
            (
                Weighed(frozenset(DECK[card] for card in each.discarded), each.worth, place < len(exact))
                for place, each in enumerate(sorted_out)
            ),
            key=lambda each: -each.worth,
        )
    )


def _found(deal: CardDeal) -> tuple[Weighed, ...]:
    return weighed(deal.variant, deal.hand, deal.draws)


def _made(deal: CardDeal) -> MadeHand:
    made = made_hand(deal.variant.shares[0], deal.hand, ())
    assert made is not None
    return made


_ONE_DRAW: Final = phrase("One draw. What do you discard?")
_PROMPTS: Final = (
    phrase("The last draw. What do you discard?"),
    phrase("Two draws to come. What do you discard?"),
    phrase("Three draws to come. What do you discard?"),
)


def _by_thumb(deal: CardDeal) -> CardSet:
    """The obvious discard: all but the low cards that go together, or all but the made hand."""
    share = deal.variant.shares[0]
    made = _made(deal)
    if not share.is_low:
        counts = Counter(card.rank for card in deal.hand)
        if made.category in (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH):
            return frozenset()
        kept = [card for card in deal.hand if counts[card.rank] > 1] or [max(deal.hand)]
    elif share.has_low_ace:
        kept = [card for card in made.cards if low_place(card) <= _EIGHT]
    else:
        kept = [card for card in _apart(sorted(deal.hand), share) if card.rank < _EIGHT]
        if len(kept) == len(deal.hand) and made.category is not Category.HIGH_CARD:
            kept = kept[:-1]
    return frozenset(deal.hand) - frozenset(kept)


def _beside(deal: CardDeal, best: Weighed, other: Weighed) -> Phrase:
    """The values of two discards, why the first is better, and how the rival draws."""
    from pokertable.training.quiz.topics.discard_reasons import the_rival, why_better  # late, as above

    worths = phrase(
        "{best} gives {worth}% equity; {other} gives {less}%.",
        best=_says(best, first=True),
        worth=f"{100 * best.worth:.1f}",
        other=_says(other, first=False),
        less=f"{100 * other.worth:.1f}",
    )
    said = [worths, *why_better(deal, best.discarded, other.discarded), the_rival(deal.variant, deal.draws)]
    return phrase("{said}", said=listed(said, "{items} {item}"))


def _says(each: Weighed, *, first: bool) -> Phrase:
    """A discard as the subject of a sentence, or of its second half."""
    if not each.discarded:
        return phrase("Standing pat") if first else phrase("standing pat")
    cards = CardText(sorted(each.discarded, reverse=True))
    return phrase("Discarding {cards}", cards=cards) if first else phrase("discarding {cards}", cards=cards)


def _called(kept: Cards, drawn: int) -> Phrase:
    """Name of a draw: the cards kept, and the number drawn."""
    if not drawn:
        return phrase("Stand pat")
    if not kept:
        return phrase("Draw {count}", count=drawn)
    return phrase("Keep {ranks}, draw {count}", ranks=reading(kept), count=drawn)


TOPIC: Final = WhatToDiscard()
