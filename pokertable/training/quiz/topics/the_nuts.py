"""Topic d: the nuts on this board, and the nut low. Pick two cards of the whole deck for each."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.names import HANDS, low_place, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import (
    CardSet,
    cards_from,
    has_high,
    has_low,
    low_share,
    plays_two_of_hand,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.hands import AnswerHand, high_and_low, low_headline
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part, Pool, Value, low_of, set_of
from pokertable.training.quiz.question import Hint, Question, Topic, temptations
from pokertable.training.quiz.reasons import before, lower_high, not_lowest_with
from pokertable.training.quiz.topics.nuts_readers import (
    NUT_LOW_MISSED,
    NUTS_MISSED,
    NutsAnswer,
    first_pair,
    high_error,
    low_error,
    misreadings,
    nut_pairs,
)

_BOARDS = (3, 4, 5, 5, 5)


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A board of three to five cards and a hand, which holds the nuts half of the time."""
    board = _board(rng)
    hand: list[Card] = []
    if rng.random() < 0.5:
        hand = sorted(rng.choice(sorted(map(sorted, nut_pairs(variant.share("high"), board)))))
    rest = [card for card in DECK if card not in board and card not in hand]
    hand += rng.sample(rest, variant.hole_cards - len(hand))
    rng.shuffle(hand)
    return CardDeal(variant, tuple(hand), board)


def _board(rng: random.Random) -> Cards:
    """Any board; every fourth has four cards of a suit, where one card of it tempts."""
    if rng.random() < 0.75:
        return tuple(rng.sample(DECK, rng.choice(_BOARDS)))
    suit = rng.randrange(4)
    four = rng.sample([card for card in DECK if card.suit == suit], 4)
    board = [*four, rng.choice([card for card in DECK if card.suit != suit])]
    rng.shuffle(board)
    return tuple(board)


def build(deal: CardDeal) -> Question | None:
    """The question about this board, None if it teaches nothing."""
    share, low = deal.variant.share("high"), low_share(deal.variant)
    highs = nut_pairs(share, deal.board)
    lows = None if low is None else nut_pairs(low, deal.board) or None
    answer = NutsAnswer(deal.variant, deal.board, highs, lows)
    found = temptations(misreadings(deal, answer), ())
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=not _holds(deal, highs),
        prompt=_prompt(low),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(deal, answer),
        tempting=found,
        hint=Hint(frozenset(), _hint_words(share, answer)),
    )


def is_right(question: Question, given: NutsAnswer) -> bool:
    """Whether the pairs that are given are among those that make the nuts."""
    truth = question.truth(NutsAnswer)
    return bool(given.high) and given.high <= truth.high and _is_low_right(given, truth)


def _is_low_right(given: NutsAnswer, truth: NutsAnswer) -> bool:
    if given.low is None or truth.low is None:
        return given.low is truth.low
    return bool(given.low) and given.low <= truth.low


def name_error(question: Question, given: NutsAnswer) -> ErrorKind:
    """The error in the high if that is wrong, else the one in the low."""
    truth = question.truth(NutsAnswer)
    if not given.high <= truth.high:
        return high_error(question.cards, next(iter(given.high)))
    return low_error(question.cards, None if given.low is None else next(iter(given.low)), truth.low)


def _prompt(low: PotShare | None) -> Phrase:
    if low is None:
        return phrase("What are the nuts on this board?")
    return phrase("What are the nuts? What is the nut low?")


def _explanation(deal: CardDeal, truth: NutsAnswer) -> Phrase:
    high = phrase("The nuts: {nuts}", nuts=_nuts_words(deal, truth))
    if not has_low(deal.variant):
        return phrase("{high}.", high=high)
    if truth.low is None:
        return phrase("{high}; no low: {reason}.", high=high, reason=_TOO_FEW)
    return phrase("{high}; the nut low: {low}.", high=high, low=_nut_low_words(deal, truth.low))


_TOO_FEW: Final = phrase("fewer than three different low cards on the board")


def _nuts_words(deal: CardDeal, truth: NutsAnswer) -> Phrase:
    made = _made(deal, "high", truth.high)
    cards = _pair_words(tuple(sorted(first_pair(truth.high), reverse=True)), len(truth.high))
    return phrase("{name}, with {cards}; {own}", name=made.name, cards=cards, own=_own(deal, truth.high))


def _nut_low_words(deal: CardDeal, lows: frozenset[CardSet]) -> Phrase:
    pair = tuple(sorted(first_pair(lows), key=low_place))
    ranks, cards = low_reading(_made(deal, "low", lows).cards), _pair_words(pair, len(lows))
    return phrase("{ranks}, with {cards}; {own}", ranks=ranks, cards=cards, own=_own(deal, lows))


def _made(deal: CardDeal, share: str, pairs: frozenset[CardSet]) -> MadeHand:
    """The nuts of a share, with the pair that is named."""
    made = best_hand(deal.variant.share(share), tuple(sorted(first_pair(pairs), reverse=True)), deal.board)
    assert made is not None
    return made


def _corrected(question: Question, given: NutsAnswer) -> Phrase:
    """Of each half that is wrong why, and what the nuts are."""
    deal, truth = question.cards, question.truth(NutsAnswer)
    said: list[Field] = []
    if not given.high <= truth.high:
        pair = first_pair(given.high)
        said.append(
            before(
                _why_not(deal, pair, _made(deal, "high", truth.high)),
                phrase("The nuts: {nuts}.", nuts=_nuts_words(deal, truth)),
            )
        )
    if not _is_low_right(given, truth):
        low = None if given.low is None else first_pair(given.low)
        best = None if truth.low is None else _made(deal, "low", truth.low)
        why_low = not_lowest_with(deal, low, low_error(deal, low, truth.low), best)
        words = (
            phrase("No low: {reason}.", reason=_TOO_FEW)
            if truth.low is None
            else phrase("The nut low: {low}.", low=_nut_low_words(deal, truth.low))
        )
        said.append(before(why_low, words))
    return phrase("{said}", said=listed(said, "{items} {item}"))


def _why_not(deal: CardDeal, pair: CardSet, nuts: MadeHand) -> Phrase:
    made = _made(deal, "high", frozenset({pair}))
    if high_error(deal, pair) in errors.COUNT_ERRORS:
        cards = CardText(sorted(pair, reverse=True))
        return phrase("{cards} play with three of the board, no more: {name}.", cards=cards, name=made.name)
    return lower_high(made.cards, nuts.cards)


def _holds(deal: CardDeal, pairs: frozenset[CardSet]) -> bool:
    return any(pair <= frozenset(deal.hand) for pair in pairs)


def _own(deal: CardDeal, pairs: frozenset[CardSet]) -> Phrase:
    return phrase("you have it") if _holds(deal, pairs) else phrase("you do not have it")


def _pair_words(pair: Cards, count: int) -> Phrase:
    if count == 1:
        return phrase("{cards}", cards=CardText(pair))
    return phrase("{cards} (one of {count} such pairs)", cards=CardText(pair), count=count)


def _hint_words(share: PotShare, truth: NutsAnswer) -> Phrase:
    made = best_hand(share, tuple(first_pair(truth.high)), truth.board)
    assert made is not None
    return phrase("The nuts are {name}.", name=HANDS[made.category])


def _hands(question: Question, given: NutsAnswer) -> tuple[AnswerHand, ...]:
    truth = question.truth(NutsAnswer)
    return high_and_low(
        question.cards,
        first_pair(given.high),
        None if given.low is None else first_pair(given.low),
        high_right=given.high <= truth.high,
        low_right=_is_low_right(given, truth),
    )


def _headline(question: Question, given: NutsAnswer, error: ErrorKind) -> Phrase:  # noqa: ARG001
    truth = question.truth(NutsAnswer)
    return low_headline(given.low, truth.low) if given.high <= truth.high else phrase("Not the nuts")


def _parts(deal: CardDeal) -> tuple[Part, ...]:
    variant = deal.variant
    high = CardsPart(phrase("Pick any two cards that make the nuts"), Pool.DECK, 2, 2)
    if not has_low(variant):
        return (high,)
    ask_low = phrase("Pick any two cards that make the nut low")
    return (high, CardsPart(ask_low, Pool.DECK, 2, 2, NO_LOW, low=True))


def _answer(question: Question, values: Sequence[Value]) -> NutsAnswer:
    low = low_of(values[1]) if len(values) > 1 else None
    return _given(question, {set_of(values[0])}, None if low is None else {low})


def _read(question: Question, data: Any) -> NutsAnswer:
    low = data["low"]
    return _given(question, map(cards_from, data["high"]["holes"]), low and map(cards_from, low["holes"]))


def _given(question: Question, high: Iterable[CardSet], low: Iterable[CardSet] | None) -> NutsAnswer:
    deal = question.cards
    return NutsAnswer(deal.variant, deal.board, frozenset(high), None if low is None else frozenset(low))


def _levels(variant: Variant) -> tuple[int, int, int]:
    if has_low(variant):
        return (6, 7, 9)
    return (2, 3, 4) if variant.exactly_from_hole is None else (2, 3, 5)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if variant.exactly_from_hole is None:
        return ()
    return (errors.USED_ONE, errors.COUNTERFEITED) if has_low(variant) else (errors.USED_ONE,)


TOPIC: Final = Topic(
    key="nuts",
    title=phrase("Nuts and nut low"),
    fits=lambda variant: has_high(variant) and plays_two_of_hand(variant),
    levels=_levels,
    negatives=(0.3, 0.5, 0.5, 0.8),
    errors=(
        NUTS_MISSED,
        NUT_LOW_MISSED,
        errors.USED_ONE,
        errors.PLAYED_BOARD,
        errors.LOW_OVERLOOKED,
        errors.UNQUALIFIED,
        errors.COUNTERFEITED,
        errors.PAIRED_LOW,
    ),
    rare=_rare,
    deal=deal,
    build=build,
    parts=_parts,
    answer=_answer,
    read=_read,
    is_right=is_right,
    name_error=name_error,
    headline=_headline,
    correct=_corrected,
    hands=_hands,
)
