"""The nuts on this board, and the nut low: pick two cards of the deck for each."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.names import HANDS, low_place, low_reading
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import CardSet, Halves, cards_from, names, plays_two_of_hand
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.kinds import HalvesQuestion, HalvesTopic
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part
from pokertable.training.quiz.question import Hint
from pokertable.training.quiz.reasons import before, lower_high
from pokertable.training.quiz.topics import nuts_readers
from pokertable.training.quiz.topics.nuts_readers import NUT_LOW_MISSED, NUTS_MISSED, first_pair, nut_pairs

_BOARDS: Final = (3, 4, 5, 5, 5)
_TOO_FEW: Final = phrase("fewer than three different low cards on the board")


class TheNuts(HalvesTopic):
    """Two cards that make the nuts, and two that make the nut low."""

    key = "nuts"
    title = phrase("Nuts and nut low")
    negatives = (0.3, 0.5, 0.5, 0.8)
    denies = phrase("Not the nuts")
    errors = (
        NUTS_MISSED,
        NUT_LOW_MISSED,
        errors.USED_ONE,
        errors.PLAYED_BOARD,
        errors.LOW_OVERLOOKED,
        errors.UNQUALIFIED,
        errors.TOO_HIGH,
        errors.COUNTERFEITED,
        errors.PAIRED_LOW,
    )

    def fits(self, variant: Variant) -> bool:
        return variant.has_high and plays_two_of_hand(variant)

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        if variant.low is not None:
            return (6, 7, 9)
        return (2, 3, 4) if variant.exactly_from_hole is None else (2, 3, 5)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if variant.exactly_from_hole is None:
            return ()
        return (errors.USED_ONE, errors.COUNTERFEITED) if variant.low is not None else (errors.USED_ONE,)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        """A board of three to five cards and a hand, which holds the nuts half of the time."""
        board = _board(rng)
        hand: list[Card] = []
        if rng.random() < 0.5:
            hand = sorted(rng.choice(sorted(map(sorted, nut_pairs(variant.share("high"), board)))))
        rest = [card for card in DECK if card not in board and card not in hand]
        hand += rng.sample(rest, variant.hole_cards - len(hand))
        rng.shuffle(hand)
        return CardDeal(variant, tuple(hand), board)

    def accepted(self, deal: CardDeal) -> Sequence[Halves]:
        """The displayed pair of each half; `highs` and `lows` are all right ones."""
        high, low = _highs(deal), _lows(deal)
        return (Halves(first_pair(high), first_pair(low) if low else None),)

    def highs(self, deal: CardDeal, accept: Collection[Halves]) -> Collection[CardSet]:
        return _highs(deal)

    def lows(self, deal: CardDeal, accept: Collection[Halves]) -> Collection[CardSet | None]:
        return _lows(deal) or {None}

    def high_misreadings(self, deal: CardDeal) -> Iterable[tuple[CardSet, int]]:
        return nuts_readers.high_misreadings(deal)

    def low_misreadings(self, deal: CardDeal, low: CardSet | None) -> Iterable[tuple[CardSet | None, int]]:
        return nuts_readers.low_misreadings(deal, low)

    def high_error(self, deal: CardDeal, given: CardSet) -> ErrorKind:
        return nuts_readers.high_error(deal, given)

    def low_error(self, deal: CardDeal, given: CardSet | None, low: CardSet | None) -> ErrorKind:
        return nuts_readers.low_error(deal, given, low)

    def is_negative(self, question: HalvesQuestion) -> bool:
        """Whether one's own hand is not the nuts."""
        return not _holds(question.deal, _highs(question.deal))

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        pool = tuple(card for card in DECK if card not in deal.board)
        ask, ask_low = (
            phrase("Pick any two cards that make the nuts"),
            phrase("Pick any two cards that make the nut low"),
        )
        high = CardsPart(ask=ask, pool=pool, least=2, most=2, deck=True)
        if deal.variant.low is None:
            return (high,)
        return (high, CardsPart(ask=ask_low, pool=pool, least=2, most=2, none=NO_LOW, low=True, deck=True))

    def json(self, deal: CardDeal, answer: Halves) -> dict[str, Any]:
        """``{high: {category, holes}, low: {cards, holes} or null}``; `cards`: the low with the first of the pairs."""
        return _json(deal, frozenset({answer.high}), frozenset() if answer.low is None else frozenset({answer.low}))

    def told(self, question: HalvesQuestion, answer: Halves) -> dict[str, Any]:
        """The right answer with every pair that is right."""
        if answer == question.answer:
            return _json(question.deal, _highs(question.deal), _lows(question.deal))
        return self.json(question.deal, answer)

    def read(self, deal: CardDeal, data: Any) -> Halves:
        high, low = (None if half is None else map(cards_from, half["holes"]) for half in (data["high"], data["low"]))
        return Halves(first_pair(frozenset(high or ())), None if low is None else first_pair(frozenset(low)))

    # Words

    def prompt(self, deal: CardDeal) -> Phrase:
        if deal.variant.low is None:
            return phrase("What are the nuts on this board?")
        return phrase("What are the nuts? What is the nut low?")

    def hint(self, deal: CardDeal) -> Hint:
        made = _made(deal, "high", first_pair(_highs(deal)))
        return Hint(phrase("The nuts are {name}.", name=HANDS[made.category]))

    def explanation(self, question: HalvesQuestion) -> Phrase:
        high = self.high_words(question)
        return high if question.deal.variant.low is None else before(high, self.low_words(question))

    def hands(self, question: HalvesQuestion, given: Halves) -> tuple[AnswerHand, ...]:
        """The hands of these cards, which nobody need hold."""
        return tuple([replace(hand, held=False) for hand in super().hands(question, given)])

    def high_words(self, question: HalvesQuestion) -> Phrase:
        return phrase("The nuts: {nuts}.", nuts=_nuts_words(question.deal, question.answer.high))

    def low_words(self, question: HalvesQuestion) -> Phrase:
        low = question.answer.low
        if low is None:
            return phrase("No low: {reason}.", reason=_TOO_FEW)
        return phrase("The nut low: {low}.", low=_nut_low_words(question.deal, low))

    def low_made(self, question: HalvesQuestion) -> MadeHand | None:
        low = question.answer.low
        return None if low is None else _made(question.deal, "low", low)

    def why_not_high(self, deal: CardDeal, given: CardSet) -> Phrase:
        made = _made(deal, "high", given)
        if self.high_error(deal, given) in errors.COUNT_ERRORS:
            cards = CardText(sorted(given, reverse=True))
            return phrase("{cards} play with exactly three cards from the board: {name}.", cards=cards, name=made.name)
        return lower_high(made.cards, _made(deal, "high", first_pair(_highs(deal))).cards)


def _board(rng: random.Random) -> Cards:
    """A random board; every fourth has four cards of a suit, where a single card of it tempts."""
    if rng.random() < 0.75:
        return tuple(rng.sample(DECK, rng.choice(_BOARDS)))
    suit = rng.randrange(4)
    four = rng.sample([card for card in DECK if card.suit == suit], 4)
    board = [*four, rng.choice([card for card in DECK if card.suit != suit])]
    rng.shuffle(board)
    return tuple(board)


def _highs(deal: CardDeal) -> frozenset[CardSet]:
    """Every pair that makes the nuts."""
    return nut_pairs(deal.variant.share("high"), deal.board)


def _lows(deal: CardDeal) -> frozenset[CardSet]:
    """Every pair that makes the nut low; empty: no low is possible, or there is no low share."""
    share = deal.variant.low
    return frozenset() if share is None else nut_pairs(share, deal.board)


def _json(deal: CardDeal, highs: frozenset[CardSet], lows: frozenset[CardSet]) -> dict[str, Any]:
    category = _made(deal, "high", first_pair(highs)).category.value
    low = best_hand(deal.variant.share("low"), _down(first_pair(lows)), deal.board) if lows else None
    return {
        "high": {"category": category, "holes": _holes(highs)},
        "low": {"cards": [] if low is None else names(low.cards), "holes": _holes(lows)} if lows else None,
    }


def _holes(pairs: Iterable[CardSet]) -> list[list[str]]:
    return [names(pair) for pair in sorted(map(_down, pairs), reverse=True)]


def _down(pair: CardSet) -> Cards:
    return tuple(sorted(pair, reverse=True))


def _made(deal: CardDeal, share: str, pair: CardSet) -> MadeHand:
    """The hand of a pair in a share."""
    made = best_hand(deal.variant.share(share), _down(pair), deal.board)
    assert made is not None
    return made


def _nuts_words(deal: CardDeal, pair: CardSet) -> Phrase:
    highs = _highs(deal)
    cards = _pair_words(_down(pair), len(highs))
    return phrase(
        "{name}, with {cards}; {own}", name=_made(deal, "high", pair).name, cards=cards, own=_own(deal, highs)
    )


def _nut_low_words(deal: CardDeal, pair: CardSet) -> Phrase:
    lows = _lows(deal)
    cards = _pair_words(tuple(sorted(pair, key=low_place)), len(lows))
    ranks = low_reading(_made(deal, "low", pair).cards)
    return phrase("{ranks}, with {cards}; {own}", ranks=ranks, cards=cards, own=_own(deal, lows))


def _holds(deal: CardDeal, pairs: frozenset[CardSet]) -> bool:
    return any(pair <= frozenset(deal.hand) for pair in pairs)


def _own(deal: CardDeal, pairs: frozenset[CardSet]) -> Phrase:
    return phrase("you have it") if _holds(deal, pairs) else phrase("you don't have it")


def _pair_words(pair: Cards, count: int) -> Phrase:
    if count == 1:
        return phrase("{cards}", cards=CardText(pair))
    return phrase("{cards} (one of {count} such combinations)", cards=CardText(pair), count=count)


TOPIC: Final = TheNuts()
