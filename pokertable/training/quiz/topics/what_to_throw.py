"""Topic k, draw games: what to throw, with so many draws to come.

A throw is worth the part of the pot that the hand then expects against one hand that was dealt at random, was worth
playing and draws as well (`pokertable.players.worth.solved_draws`), counted over all cards that may come. The
best throw is right, and every other that is worth no more than a `HAIR` less.

A pull is 3 where the wrong throw costs little, 2 and 1 where it costs more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place, reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, inside, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz.answers import CardSet, WithCards, cards_from, in_low_order, names
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import made_hand
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import CardsPart, Pool, set_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.topics.throw_errors import ERRORS, error_of, rare_errors

HAIR: Final = 0.01
"""Of the pot: throws that are worth no more than this less than the best are as right."""
_NEAR: Final = 0.03
"""Throws that seem so much worse at the most are counted over the cards that may come: a throw that seems worse than
that is never within a hair of the best."""
_MOST: Final = 3
"""So many cards are thrown at the most where a question is asked, at the last draw one more: who throws more has
nothing to keep."""
_TEMPTS: Final = ((0.05, 3), (0.12, 2), (0.3, 1))
_EIGHT: Final = 7
"""The place of the eight where the ace is low."""


@dataclass(frozen=True, slots=True)
class ThrowAnswer(WithCards):
    """The cards to throw; none: stand pat."""

    cards: CardSet

    @property
    def values(self) -> tuple[Any, ...]:
        """The cards, None to stand pat."""
        return (tuple(self.cards) or None,)

    def json(self) -> dict[str, Any]:
        """``{cards}``."""
        return {"cards": names(sorted(self.cards, reverse=True))}


@dataclass(frozen=True, slots=True)
class Weighed:
    """A throw and what it is worth, 0 to 1 of the pot; `counted`: over the cards that may come."""

    thrown: CardSet
    worth: float
    counted: bool


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand before one of its draws, every second time one that has drawn well so far."""
    draws = rng.randint(1, variant.draws)
    deck = list(DECK)
    rng.shuffle(deck)
    share = variant.shares[0]
    hand: list[Card] = []
    if rng.random() < 0.6:
        promising = [card for card in deck if _is_promising(share, card)]
        hand = _apart(promising, share)[: variant.hole_cards - rng.choice((0, 1, 1, 2))] if share.is_low else []
        if not share.is_low:
            hand = _together(deck, rng)[: variant.hole_cards]
    hand += [card for card in deck if card not in hand][: variant.hole_cards - len(hand)]
    rng.shuffle(hand)
    return CardDeal(variant, tuple(hand), (), draws=draws)


def _is_promising(share: PotShare, card: Card) -> bool:
    """A card that a low is made of, a rough one among them."""
    return low_place(card) <= _EIGHT + 2 if share.has_low_ace else card.rank <= 8


def _apart(cards: Sequence[Card], share: PotShare) -> list[Card]:
    """The first cards of different ranks, in badugi of different suits too."""
    found: list[Card] = []
    for card in cards:
        same_suit = share.ranking is Ranking.BADUGI and any(card.suit == other.suit for other in found)
        if not same_suit and all(card.rank != other.rank for other in found):
            found.append(card)
    return found


def _together(deck: Sequence[Card], rng: random.Random) -> list[Card]:
    """A pair and more, four of a suit, or four in a row."""
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
    """Every throw, the best first: those near to the best counted, the others as the solved game has them.

    None is counted where too many cards are best thrown.
    """
    from pokertable.players.worth.solved_draws import solved  # late: arrays are wanted for this topic alone
    from pokertable.players.worth.throws import counted, throws

    game, held = solved(variant), sorted(hand)
    found = throws(game, held, draws)
    near = [each for each in found if each.worth >= found[0].worth - _NEAR]
    if any(len(each.thrown) > _MOST + (draws == 1) for each in near):
        near = []
    exact = [counted(game, held, each.thrown, draws) for each in near]
    sorted_out = [*exact, *[each for each in found if each not in near]]
    return tuple(
        sorted(
            (
                Weighed(frozenset(DECK[card] for card in each.thrown), each.worth, place < len(exact))
                for place, each in enumerate(sorted_out)
            ),
            key=lambda each: -each.worth,
        )
    )


def build(deal: CardDeal) -> Question | None:
    """The question about this hand, None if it is best thrown away or nothing tempts."""
    found = weighed(deal.variant, deal.hand, deal.draws)
    best = found[0]
    if not best.counted:
        return None
    accept = tuple(ThrowAnswer(each.thrown) for each in found if each.worth >= best.worth - HAIR)
    tempting = temptations(_misreadings(deal, found), accept)
    if not tempting:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=ThrowAnswer(_by_thumb(deal)) not in accept,
        prompt=_PROMPTS[min(deal.draws, len(_PROMPTS)) - 1],
        answer=accept[0],
        accept=accept,
        explanation=_explanation(found, next(each for each in found if ThrowAnswer(each.thrown) not in accept)),
        tempting=tempting,
        hint=_hint(deal),
    )


_PROMPTS: Final = (
    phrase("The last draw. What do you throw?"),
    phrase("Two draws to come. What do you throw?"),
    phrase("Three draws to come. What do you throw?"),
)


def _by_thumb(deal: CardDeal) -> CardSet:
    """What is thrown at first sight: all but the low cards that go together, or but what is made."""
    share = deal.variant.shares[0]
    made = made_hand(share, deal.hand, ())
    assert made is not None
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


def name_error(question: Question, given: ThrowAnswer) -> ErrorKind:
    """The error of a worse throw."""
    return error_of(question.cards, given.cards, question.truth(ThrowAnswer).cards)


def _misreadings(deal: CardDeal, found: Sequence[Weighed]) -> Iterator[Tempting]:
    """Of each error the throw that costs least; what costs much tempts nobody."""
    best, named = found[0], set()
    for each in found:
        lost = best.worth - each.worth
        error = error_of(deal, each.thrown, best.thrown)
        if lost <= HAIR or error in named:
            continue
        pull = next((pull for most, pull in _TEMPTS if lost <= most), 0)
        if pull:
            named.add(error)
            yield Tempting(ThrowAnswer(each.thrown), error, pull)


def _hint(deal: CardDeal) -> Hint:
    share = deal.variant.shares[0]
    if not share.is_low:
        return Hint(
            frozenset(), phrase("Keep what is made. A pair against four of a suit or in a row: which wins more?")
        )
    made = made_hand(share, deal.hand, ())
    assert made is not None
    if share.ranking is Ranking.BADUGI:
        return Hint(frozenset(made.cards), phrase("The cards that count, less those too high."), low=True)
    return Hint(frozenset(), phrase("Keep low cards of different ranks. Is it good enough to stand pat?"), low=True)


def _explanation(found: Sequence[Weighed], other: Weighed) -> Phrase:
    """What the best throw is worth, and the best of those that are not right."""
    best, worse = _says(found[0]), inside(_says(other))
    return phrase("{best}; {other}. Against one hand that draws as well.", best=best, other=worse)


def _says(each: Weighed) -> Phrase:
    worth = f"{100 * each.worth:.1f}"
    if not each.thrown:
        return phrase("Stand pat: {worth}\N{NO-BREAK SPACE}% of the pot", worth=worth)
    cards = CardText(sorted(each.thrown, reverse=True))
    return phrase("Throw {cards}: {worth}\N{NO-BREAK SPACE}% of the pot", cards=cards, worth=worth)


def _corrected(question: Question, given: ThrowAnswer) -> Phrase:
    """What the throw that was made costs, and what the best is worth beside it."""
    found = _found(question)
    made = next(each for each in found if each.thrown == given.cards)
    lost = phrase("That costs {lost}\N{NO-BREAK SPACE}% of the pot.", lost=f"{100 * (found[0].worth - made.worth):.1f}")
    return before(lost, _explanation(found, made))


def _found(question: Question) -> tuple[Weighed, ...]:
    deal = question.cards
    return weighed(deal.variant, deal.hand, deal.draws)


def _facts(question: Question) -> dict[str, Any]:
    """How many draws are to come, and what every throw that was counted is worth, the best first."""
    return {
        "draws": question.cards.draws,
        "hair": HAIR,
        "worth": [
            {"cards": names(sorted(each.thrown, reverse=True)), "worth": round(each.worth, 6)}
            for each in _found(question)
            if each.counted
        ],
    }


def _hands(question: Question, given: ThrowAnswer) -> tuple[AnswerHand, ...]:
    """The cards that are kept, under what was done."""
    kept = [card for card in question.cards.hand if card not in given.cards]
    share = question.deal.variant.shares[0]
    cards = in_low_order(kept) if share.has_low_ace else tuple(sorted(kept, reverse=True))
    name = _called(cards, len(given.cards))
    right = question.topic.is_right(question, given)
    return (AnswerHand(name, cards, (), low=share.is_low, right=right, counted=False),)


def _called(kept: Cards, drawn: int) -> Phrase:
    """What a throw is called: what is kept, and how many are drawn."""
    if not drawn:
        return phrase("Stand pat")
    if not kept:
        return phrase("Draw {count}", count=drawn)
    return phrase("Keep {ranks}, draw {count}", ranks=reading(kept), count=drawn)


def _headline(question: Question, given: ThrowAnswer, error: ErrorKind) -> Phrase:  # noqa: ARG001
    return phrase("Not this throw") if given.cards else phrase("Not pat")


def _levels(variant: Variant) -> tuple[int, int, int]:
    """A single draw of a low parts the throws more clearly than any other."""
    return (1, 3, 5) if variant.draws == 1 and variant.shares[0].is_low else (5, 7, 9)


TOPIC: Final = Topic(
    key="throw",
    title=phrase("What do you throw"),
    fits=lambda variant: variant.draws > 0 and not variant.is_split,
    levels=_levels,
    negatives=(0.5, 0.5, 0.5, 0.5),
    errors=ERRORS,
    rare=rare_errors,
    deal=deal,
    build=build,
    parts=lambda deal: (
        CardsPart(phrase("Pick what to throw"), Pool.HAND, 1, deal.variant.hole_cards, phrase("Stand pat")),
    ),
    answer=lambda _, values: ThrowAnswer(set_of(values[0])),
    read=lambda _, data: ThrowAnswer(cards_from(data["cards"])),
    name_error=name_error,
    headline=_headline,
    correct=_corrected,
    hands=_hands,
    facts=_facts,
)
