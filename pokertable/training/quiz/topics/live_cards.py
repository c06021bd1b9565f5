"""Stud: dead and live cards for this hand, by the others' up cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import SUIT_PLURALS, low_reading
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz.answers import Counted, in_low_order
from pokertable.training.quiz.deals import CardDeal, UpHand
from pokertable.training.quiz.errors import PAIRED_LOW, ErrorKind, error_kind
from pokertable.training.quiz.kinds import CountingTopic
from pokertable.training.quiz.parts import NumbersPart, Part
from pokertable.training.quiz.question import Hint, Question

_Question = Question[CardDeal, Counted]
DEAD_AS_LIVE: Final = error_kind(
    "dead_cards_counted_as_live",
    "Counted dead cards as live",
    "You counted cards as live that others are showing.",
    "Subtract every card you can see.",
)
FOLDED_FORGOTTEN: Final = error_kind(
    "folded_cards_forgotten",
    "Forgot the folded cards",
    "The up cards of folded hands are dead too.",
    "Count the up cards of folded hands too.",
)
OWN_AS_DEAD: Final = error_kind(
    "own_cards_counted_as_dead",
    "Counted your own cards",
    "You counted your own low cards as dead.",
    "Dead cards are those that others show.",
)
NINE_AS_LOW: Final = error_kind(
    "nine_counted_as_low", "Counted a nine as low", "A nine is not low.", "A low is eight or better."
)
NO_DRAW: Final = error_kind(
    "two_cards_away",
    "Two cards away",
    "One card cannot make the low yet.",
    "You need four low ranks first; then one card completes the low.",
)
MISCOUNTED: Final = error_kind(
    "miscounted", "Miscounted", "The count is off.", "Go rank by rank: four cards, minus those you see."
)


class LiveCards(CountingTopic[CardDeal]):
    """The low cards that others show, and the unseen cards that make one's low and one's flush at once."""

    key = "live"
    title = phrase("Live and dead cards")
    deals = CardDeal
    negatives = (0.5, 0.5, 0.2, 0.2)
    weights = (6, 7, 9)
    asks = phrase("Count the dead low cards and the live outs.")
    denies = phrase("Miscounted")
    errors = (DEAD_AS_LIVE, FOLDED_FORGOTTEN, OWN_AS_DEAD, NINE_AS_LOW, NO_DRAW, PAIRED_LOW, MISCOUNTED)
    seldom = (FOLDED_FORGOTTEN,)

    def fits(self, variant: Variant) -> bool:
        return variant.brings_in and variant.low is not None and variant.low.must_qualify

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        """A hand before the last or the last but one card, every second time with a flush draw; three others or more.

        Some of them folded on an earlier street, at least one is still in.
        """
        dealt = variant.streets[: rng.choice((-2, -1))]
        ups = sum(street.up for street in dealt)
        own = ups + sum(street.down for street in dealt)
        cards = list(DECK)
        rng.shuffle(cards)
        if rng.random() < 0.5:
            suit = rng.randrange(4)
            four = rng.sample([card for card in cards if card.suit == suit], 4)
            cards.sort(key=four.__contains__)  # the end of the deck is dealt first
        hand = [cards.pop() for _ in range(own)]
        rng.shuffle(hand)
        seats = rng.randint(3, variant.max_seats - 1)
        still_in = rng.randrange(seats)
        others = []
        for seat in range(seats):
            folded = seat != still_in and rng.random() < 0.5
            count = rng.randint(1, ups) if folded else ups
            others.append(UpHand(tuple(cards.pop() for _ in range(count)), folded))
        return CardDeal(variant, tuple(hand), (), tuple(others))

    def count(self, deal: CardDeal) -> tuple[int, int, int] | None:
        """Counts of dead and live cards; None without a draw, or for a made hand."""
        ranks, shown = low_ranks(deal), others_cards(deal)
        suits = [card.suit for card in deal.hand]
        flush = max(map(suits.count, suits))
        if len(ranks) not in (3, 4) or flush > 4 or (len(ranks) == 3 and low_count(deal, deal.hand) < 4 and flush < 4):
            return None
        if not any(other.folded for other in deal.others) or low_count(deal, shown) < 2:
            return None
        return counted(deal, shown)

    def miscounts(self, deal: CardDeal) -> Iterator[tuple[tuple[int, int, int], ErrorKind, int]]:
        shown, ranks = others_cards(deal), low_ranks(deal)
        dead, low, flush = counted(deal, shown)
        live = [card for other in deal.others if not other.folded for card in other.cards]
        yield counted(deal, live), FOLDED_FORGOTTEN, 3
        yield (dead, *counted(deal, ())[1:]), DEAD_AS_LIVE, 3
        unseen = [card for card in DECK if is_low(deal, card) and card not in shown and card not in deal.hand]
        if len(ranks) == 3:
            yield (dead, sum(card.rank not in ranks for card in unseen), flush), NO_DRAW, 2
        else:
            yield (dead, len(unseen), flush), PAIRED_LOW, 2
        yield (dead + low_count(deal, deal.hand), low, flush), OWN_AS_DEAD, 1
        nines = sum(card.rank == _first_too_high(deal) for card in shown)
        if nines:
            yield (dead + nines, low, flush), NINE_AS_LOW, 1

    def is_negative(self, question: _Question) -> bool:
        """Whether the low is two cards away."""
        return len(low_ranks(question.deal)) == 3

    def name_error(self, question: _Question, given: Counted) -> ErrorKind:
        """The error of a matching reader; else a low seen too soon, or a wrong count."""
        error = super().name_error(question, given)
        too_soon = given.numbers[1] and not question.answer.numbers[1] and self.is_negative(question)
        return NO_DRAW if error is MISCOUNTED and too_soon else error

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        names = (phrase("Dead low cards"), phrase("Outs to a low"), phrase("Outs to a flush"))
        return (NumbersPart(ask=phrase("Count three things"), names=names),)

    def json(self, deal: CardDeal, answer: Counted) -> Any:
        """``{low_cards_dead: n, outs: {low: n, flush: n}}``."""
        dead, low, flush = answer.numbers
        return {"low_cards_dead": dead, "outs": {"low": low, "flush": flush}}

    def read(self, deal: CardDeal, data: Any) -> Counted:
        return Counted((int(data["low_cards_dead"]), int(data["outs"]["low"]), int(data["outs"]["flush"])))

    # Words

    def hint(self, deal: CardDeal) -> Hint:
        dead = frozenset(card for card in others_cards(deal) if is_low(deal, card))
        return Hint(phrase("Dead cards are those that others show, including folded hands."), dead, low=True)

    def why_not(self, question: _Question, given: Counted) -> Phrase | None:
        """Cards counted wrongly, or left out; None if the low is two cards away, where the count is clear."""
        deal, error = question.deal, self.name_error(question, given)
        if error is FOLDED_FORGOTTEN:
            folded = [card for other in deal.others if other.folded for card in other.cards]
            return phrase("Folded cards are gone too: {cards}.", cards=CardText(folded))
        if error is OWN_AS_DEAD:
            own = [card for card in deal.hand if is_low(deal, card)]
            return phrase("{cards} are your own: they are not dead.", cards=CardText(own))
        if error is NINE_AS_LOW:
            high = [card for card in others_cards(deal) if card.rank == _first_too_high(deal)]
            return phrase("Not low: {cards}.", cards=CardText(high))
        if error is PAIRED_LOW:
            own = [card for card in deal.hand if is_low(deal, card)]
            return phrase("Another card of these ranks only pairs you: {cards}.", cards=CardText(in_low_order(own)))
        for said, right in zip(given.numbers, question.answer.numbers, strict=True):
            if error is not NO_DRAW and said != right:
                return phrase("{right}, not {given}.", given=said, right=right)
        return None

    def explanation(self, question: _Question) -> Phrase:
        """One sentence: the dead low cards by name, then the remaining outs."""
        deal, (_, low, flush) = question.deal, question.answer.numbers
        dead = in_low_order(card for card in others_cards(deal) if is_low(deal, card))
        said = phrase("Dead low cards: {cards}, {count} in all", cards=CardText(dead), count=len(dead))
        return phrase("{dead}; {low}; {flush}.", dead=said, low=_low_words(deal, low), flush=_flush_words(deal, flush))


def is_low(deal: CardDeal, card: Card) -> bool:
    """Whether the card may be part of a low in this game."""
    return deal.variant.share("low").may_hold(card.rank)


def low_ranks(deal: CardDeal) -> set[int]:
    """The different low ranks of the hand."""
    return {card.rank for card in deal.hand if is_low(deal, card)}


def low_count(deal: CardDeal, cards: Iterable[Card]) -> int:
    """Number of the cards that may be part of a low."""
    return sum(is_low(deal, card) for card in cards)


def others_cards(deal: CardDeal) -> Cards:
    """All up cards of the others."""
    return tuple(card for other in deal.others for card in other.cards)


def counted(deal: CardDeal, dead: Iterable[Card]) -> tuple[int, int, int]:
    """The dead low cards, the outs to a low and those to a flush, if `dead` are all cards that others show."""
    gone, ranks = set(dead), low_ranks(deal)
    unseen = [card for card in DECK if card not in gone and card not in deal.hand]
    lows = [card for card in unseen if is_low(deal, card) and card.rank not in ranks] if len(ranks) == 4 else []
    suit = _flush_suit(deal.hand)
    return low_count(deal, gone), len(lows), sum(card.suit == suit for card in unseen)


def _first_too_high(deal: CardDeal) -> int:
    """The lowest rank that a low may not hold: the nine, if eights are the highest."""
    qualifier = deal.variant.share("low").qualifier
    assert qualifier is not None
    return qualifier + 1


def _flush_suit(hand: Cards) -> int | None:
    suits = [card.suit for card in hand]
    return next((suit for suit in range(4) if suits.count(suit) == 4), None)


def _low_words(deal: CardDeal, live: int) -> Phrase:
    ranks = low_ranks(deal)
    mine = low_reading([card for card in DECK if card.suit == 0 and card.rank in ranks])
    if len(ranks) < 4:
        return phrase("your {ranks} is two cards away from a low", ranks=mine)
    missing = [card for card in DECK if is_low(deal, card) and card.rank not in ranks]
    *others, last = low_reading(missing[::4]).split("-")
    return phrase(
        "for the low, any {ranks}: {all} cards, {gone}, {live} left",
        ranks=phrase("{others} or {last}", others=listed(others), last=last) if others else last,
        all=len(missing),
        gone=_gone(len(missing) - live),
        live=live,
    )


def _gone(count: int) -> Phrase:
    """Number of dead outs, in words."""
    if count == 1:
        return phrase("1 is gone")
    return phrase("{count} are gone", count=count) if count else phrase("none is gone")


def _flush_words(deal: CardDeal, live: int) -> Phrase:
    suit = _flush_suit(deal.hand)
    if suit is None:
        return phrase("no flush draw")
    others = sum(card.suit == suit and card not in deal.hand for card in DECK)
    return phrase(
        "for the flush, {all} {suits}, {gone}, {live} left",
        all=others,
        suits=SUIT_PLURALS[suit],
        gone=_gone(others - live),
        live=live,
    )


TOPIC: Final = LiveCards()
