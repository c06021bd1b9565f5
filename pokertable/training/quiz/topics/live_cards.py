"""Topic h, stud: what is dead and what is alive for this hand, by the up cards of the others."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import SUIT_PLURALS, low_reading
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz.answers import WithoutCards, in_low_order, must_qualify
from pokertable.training.quiz.deals import CardDeal, UpHand
from pokertable.training.quiz.errors import PAIRED_LOW, ErrorKind, error_kind
from pokertable.training.quiz.parts import NumbersPart
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, named_by_tempting, temptations
from pokertable.training.quiz.reasons import before

DEAD_AS_LIVE: Final = error_kind(
    "dead_cards_counted_as_live",
    "Dead cards counted as live",
    "You counted cards that others show as still to come.",
    "Take off every card you can see.",
)
FOLDED_FORGOTTEN: Final = error_kind(
    "folded_cards_forgotten",
    "Folded cards forgotten",
    "Up cards of hands that folded are dead too.",
    "Count the up cards that were folded too.",
)
OWN_AS_DEAD: Final = error_kind(
    "own_cards_counted_as_dead",
    "Own cards counted",
    "You counted your own low cards as dead.",
    "Dead cards are those that others show.",
)
NINE_AS_LOW: Final = error_kind("nine_counted_as_low", "Nine counted as low", "A nine is not low.", "Eight or better.")
NO_DRAW: Final = error_kind(
    "two_cards_away",
    "Two cards away",
    "One card cannot make the low yet.",
    "Four low ranks first: then it is one card away.",
)
MISCOUNTED: Final = error_kind(
    "miscounted", "Miscounted", "The count is off.", "Rank by rank: four, less those you see."
)


@dataclass(frozen=True, slots=True)
class LiveAnswer(WithoutCards):
    """Low cards that others show, and the unseen cards that make one's low and one's flush at once."""

    low_cards_dead: int
    low: int
    flush: int

    @property
    def values(self) -> tuple[Any, ...]:
        """The three numbers in one part."""
        return ((self.low_cards_dead, self.low, self.flush),)

    def json(self) -> dict[str, Any]:
        """``{low_cards_dead: n, outs: {low: n, flush: n}}``."""
        return {"low_cards_dead": self.low_cards_dead, "outs": {"low": self.low, "flush": self.flush}}


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
    ranks = low_ranks(deal)
    suits = [card.suit for card in deal.hand]
    flush = max(map(suits.count, suits))
    low_cards = low_count(deal, deal.hand)
    negative = len(ranks) == 3
    if len(ranks) not in (3, 4) or flush > 4 or (negative and low_cards < 4 and flush < 4):
        return None
    shown = others_cards(deal)
    if not any(other.folded for other in deal.others) or low_count(deal, shown) < 2:
        return None
    answer = count(deal, shown)
    found = temptations(_misreadings(deal), (answer,))
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=negative,
        prompt=phrase("Count dead low cards and live outs."),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(deal, answer),
        tempting=found,
        hint=Hint(
            frozenset(card for card in shown if is_low(deal, card)),
            phrase("Dead cards are those that others show, folded hands too."),
            low=True,
        ),
    )


def is_low(deal: CardDeal, card: Card) -> bool:
    """Whether the card may be part of a low in this game."""
    return deal.variant.share("low").may_hold(card.rank)


def low_ranks(deal: CardDeal) -> set[int]:
    """The different low ranks of the hand."""
    return {card.rank for card in deal.hand if is_low(deal, card)}


def low_count(deal: CardDeal, cards: Iterable[Card]) -> int:
    """How many of the cards may be part of a low."""
    return sum(is_low(deal, card) for card in cards)


def others_cards(deal: CardDeal) -> Cards:
    """All up cards of the others."""
    return tuple(card for other in deal.others for card in other.cards)


def count(deal: CardDeal, dead: Iterable[Card]) -> LiveAnswer:
    """The right count, if `dead` are all cards that others show."""
    gone, ranks = set(dead), low_ranks(deal)
    unseen = [card for card in DECK if card not in gone and card not in deal.hand]
    lows = [card for card in unseen if is_low(deal, card) and card.rank not in ranks] if len(ranks) == 4 else []
    suit = _flush_suit(deal.hand)
    flush = [card for card in unseen if card.suit == suit]
    return LiveAnswer(low_count(deal, gone), len(lows), len(flush))


def name_error(question: Question, given: LiveAnswer) -> ErrorKind:
    """The wrong count that comes to these numbers; else the part of it that is off."""
    too_soon = given.low and not question.truth(LiveAnswer).low and len(low_ranks(question.cards)) < 4
    return named_by_tempting(NO_DRAW if too_soon else MISCOUNTED)(question, given)


def _misreadings(deal: CardDeal) -> Iterator[Tempting]:
    shown = others_cards(deal)
    truth = count(deal, shown)
    live = [card for other in deal.others if not other.folded for card in other.cards]
    yield Tempting(count(deal, live), FOLDED_FORGOTTEN, 3)
    nothing = count(deal, ())
    yield Tempting(LiveAnswer(truth.low_cards_dead, nothing.low, nothing.flush), DEAD_AS_LIVE, 3)
    ranks = low_ranks(deal)
    unseen = [card for card in DECK if is_low(deal, card) and card not in shown and card not in deal.hand]
    if len(ranks) == 3:
        missing = sum(card.rank not in ranks for card in unseen)
        yield Tempting(LiveAnswer(truth.low_cards_dead, missing, truth.flush), NO_DRAW, 2)
    else:
        yield Tempting(LiveAnswer(truth.low_cards_dead, len(unseen), truth.flush), PAIRED_LOW, 2)
    own = low_count(deal, deal.hand)
    yield Tempting(LiveAnswer(truth.low_cards_dead + own, truth.low, truth.flush), OWN_AS_DEAD, 1)
    nines = sum(card.rank == _first_too_high(deal) for card in shown)
    if nines:
        answer = LiveAnswer(truth.low_cards_dead + nines, truth.low, truth.flush)
        yield Tempting(answer, NINE_AS_LOW, 1)


def _first_too_high(deal: CardDeal) -> int:
    """The lowest rank that no low may hold: the nine, where eights are the highest."""
    qualifier = deal.variant.share("low").qualifier
    assert qualifier is not None
    return qualifier + 1


def _flush_suit(hand: Cards) -> int | None:
    suits = [card.suit for card in hand]
    return next((suit for suit in range(4) if suits.count(suit) == 4), None)


def _corrected(question: Question, given: LiveAnswer) -> Phrase:
    """What was counted that is not to be, or left out, then the count."""
    truth, error = question.truth(LiveAnswer), name_error(question, given)
    return before(_why_not(question.cards, truth, given, error), question.explanation)


def _why_not(deal: CardDeal, truth: LiveAnswer, given: LiveAnswer, error: ErrorKind) -> Phrase | None:
    """None where the count says it: a low that is two cards away."""
    if error is FOLDED_FORGOTTEN:
        folded = [card for other in deal.others if other.folded for card in other.cards]
        return phrase("{cards} were folded: they are gone too.", cards=CardText(folded))
    if error is OWN_AS_DEAD:
        own = [card for card in deal.hand if is_low(deal, card)]
        return phrase("{cards} are your own: they are not dead.", cards=CardText(own))
    if error is NINE_AS_LOW:
        high = [card for card in others_cards(deal) if card.rank == _first_too_high(deal)]
        return phrase("Not low: {cards}.", cards=CardText(high))
    if error is PAIRED_LOW:
        own = [card for card in deal.hand if is_low(deal, card)]
        return phrase("Another card of the ranks of {cards} only pairs you.", cards=CardText(in_low_order(own)))
    for said, right in (
        (given.low_cards_dead, truth.low_cards_dead),
        (given.low, truth.low),
        (given.flush, truth.flush),
    ):
        if error is not NO_DRAW and said != right:
            return phrase("Not {given} but {right}.", given=said, right=right)
    return None


def _explanation(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    """One sentence: the dead low cards by name, then what is left of the cards that one waits for."""
    dead = in_low_order(card for card in others_cards(deal) if is_low(deal, card))
    said = phrase("Dead low cards: {cards}, {count} in all", cards=CardText(dead), count=len(dead))
    return phrase("{dead}; {low}; {flush}.", dead=said, low=_low_words(deal, truth), flush=_flush_words(deal, truth))


def _low_words(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    ranks = low_ranks(deal)
    mine = low_reading([card for card in DECK if card.suit == 0 and card.rank in ranks])
    if len(ranks) < 4:
        return phrase("your {ranks} is two cards away from a low", ranks=mine)
    missing = [card for card in DECK if is_low(deal, card) and card.rank not in ranks]
    return phrase(
        "for the low any {ranks}: {all} cards, {gone}, {live}",
        ranks=_any_of(missing[::4]),
        all=len(missing),
        gone=_gone(len(missing) - truth.low),
        live=truth.low,
    )


def _gone(count: int) -> Phrase:
    """How many of the cards one waits for are dead."""
    if count == 1:
        return phrase("1 is gone")
    return phrase("{count} are gone", count=count) if count else phrase("none is gone")


def _any_of(cards: Sequence[Card]) -> Field:
    """``7, 4, 2 or A``: ranks to wait for, the highest first."""
    *others, last = low_reading(cards).split("-")
    return phrase("{others} or {last}", others=", ".join(others), last=last) if others else last


def _flush_words(deal: CardDeal, truth: LiveAnswer) -> Phrase:
    suit = _flush_suit(deal.hand)
    if suit is None:
        return phrase("no flush draw")
    others = sum(card.suit == suit and card not in deal.hand for card in DECK)
    return phrase(
        "for the flush {all} {suits}, {gone}, {live}",
        all=others,
        suits=SUIT_PLURALS[suit],
        gone=_gone(others - truth.flush),
        live=truth.flush,
    )


TOPIC: Final = Topic(
    key="live",
    title=phrase("Live and dead cards"),
    fits=lambda variant: variant.brings_in and must_qualify(variant),
    levels=lambda _: (6, 7, 9),
    negatives=(0.5, 0.5, 0.2, 0.2),
    errors=(DEAD_AS_LIVE, FOLDED_FORGOTTEN, OWN_AS_DEAD, NINE_AS_LOW, NO_DRAW, PAIRED_LOW, MISCOUNTED),
    rare=lambda _: (FOLDED_FORGOTTEN,),
    deal=deal,
    build=build,
    parts=lambda _: (
        NumbersPart(
            phrase("Count three things"),
            (phrase("Low cards dead"), phrase("Outs to a low"), phrase("Outs to a flush")),
        ),
    ),
    answer=lambda _, values: LiveAnswer(*values[0]),
    read=lambda _, data: LiveAnswer(int(data["low_cards_dead"]), int(data["outs"]["low"]), int(data["outs"]["flush"])),
    name_error=name_error,
    correct=_corrected,
    headline=lambda *_: phrase("Not that many"),
)
