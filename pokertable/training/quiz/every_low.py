"""Lows that every hand has (razz): a pair makes one too, a worse one. Misreadings of the lowest five."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pokertable.model.ranking.names import RANK_PLURALS, low_place
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import CardSet
from pokertable.training.quiz.errors import (
    ACE_AS_HIGH,
    BETTER_LOW_OVERLOOKED,
    PAIRED_LOW,
    STRAIGHT_COUNTED,
    ErrorKind,
)
from pokertable.training.quiz.fives import Five, best_of, the_one
from pokertable.training.quiz.reasons import higher_low


def readings(fives: Sequence[Five]) -> Iterator[tuple[Five, ErrorKind, int]]:
    """Each misreader's lowest hand among these, the error and its pull; only hands worse than the best."""
    best = best_of(fives)[0].rank
    seen = [(_lowest_cards(fives), 3)] if seems_lower(fives) else []
    seen += [(five, pull) for _, pull, five in _named(fives) if five is not None and five.rank != best]
    lesser = the_one([five for five in fives if five.rank != best])
    seen += [] if lesser is None else [(lesser, 1)]
    for five, pull in seen:
        yield five, error_of(fives, five.cards), pull


def seems_lower(fives: Sequence[Five]) -> bool:
    """Whether the five lowest cards are not the lowest hand: two are of a rank."""
    return _ranks(_lowest_cards(fives).cards) < _ranks(best_of(fives)[0].cards)


def _lowest_cards(fives: Sequence[Five]) -> Five:
    return min(fives, key=lambda five: (places(five.cards), sorted(five.cards)))


def error_of(fives: Sequence[Five], given: CardSet) -> ErrorKind:
    """Why these five are not the lowest of all."""
    if _ranks(given) < _ranks(best_of(fives)[0].cards):
        return PAIRED_LOW
    seen = (error for error, _, five in _named(fives) if five is not None and places(five.cards) == places(given))
    return next(seen, BETTER_LOW_OVERLOOKED)


def _named(fives: Sequence[Five]) -> tuple[tuple[ErrorKind, int, Five | None], ...]:
    """Misreaders who see straights and flushes, and one who takes the ace for the highest card."""
    unpaired = [five for five in fives if _ranks(five.cards) == 5]
    return (
        (STRAIGHT_COUNTED, 3, the_one([five for five in fives if not _looks_made(five.cards)])),
        (ACE_AS_HIGH, 2, min(unpaired, key=lambda five: (_ace_high(five.cards), sorted(five.cards)), default=None)),
    )


def why_not(error: ErrorKind, given: CardSet, best: CardSet) -> Phrase:
    """Why these five are not the lowest."""
    if error is PAIRED_LOW:
        ranks = [card.rank for card in given]
        twice = next(rank for rank in ranks if ranks.count(rank) > 1)
        return phrase("Two {ranks} make a pair: five different ranks are lower.", ranks=RANK_PLURALS[twice])
    return higher_low(given, best) if _ranks(best) == 5 else error.misread


def places(cards: CardSet) -> list[int]:
    """The ranks from the highest down, the ace low."""
    return sorted((low_place(card) for card in cards), reverse=True)


def _ranks(cards: CardSet) -> int:
    return len({card.rank for card in cards})


def _ace_high(cards: CardSet) -> list[int]:
    """The ranks from the highest down with the ace high, as a misreader compares them."""
    return sorted((card.rank for card in cards), reverse=True)


def _looks_made(cards: CardSet) -> bool:
    """Whether the cards look like a straight or a flush."""
    in_order = places(cards)
    return len({card.suit for card in cards}) == 1 or (_ranks(cards) == 5 and in_order[0] - in_order[4] == 4)
