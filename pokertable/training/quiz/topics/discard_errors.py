"""Why a discard is worse than the best one: the errors named by `what_to_discard`."""

from __future__ import annotations

from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.variant import Variant
from pokertable.training.quiz.answers import CardSet
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind

BROKE_PAT: Final = error_kind(
    "broke_a_pat_hand",
    "Broke a pat hand",
    "You discarded from a hand that was better as it was.",
    "The fewer draws are left, the rougher the hand you can stand pat on.",
)
STOOD_PAT: Final = error_kind(
    "stood_pat",
    "Stood pat",
    "You stood pat on a hand that drawing would improve.",
    "What would it take to win? If you don't have it, draw.",
)
KEPT_PAIR: Final = error_kind(
    "kept_a_pair", "Kept a pair", "You kept two cards of one rank.", "For low, one card of a pair is too many."
)
KEPT_SUIT: Final = error_kind(
    "kept_two_of_a_suit",
    "Kept two of a suit",
    "You kept two cards of one suit.",
    "Badugi: one card of each suit.",
)
KEPT_ACE: Final = error_kind(
    "kept_the_ace", "Kept an ace", "You kept an ace, the highest card.", "Deuce-to-seven: the ace is high."
)
ROUGH: Final = error_kind(
    "rough_draw",
    "Rough draw",
    "You kept a card that makes the low too rough.",
    "Your low can't be better than the cards you keep.",
)
BROKE_PAIR: Final = error_kind(
    "broke_a_pair", "Broke a pair", "You discarded from a pair or better.", "For high, keep pairs together."
)
KEPT_KICKER: Final = error_kind(
    "kept_a_kicker",
    "Kept a kicker",
    "You kept a card that isn't part of your made hand.",
    "Every extra card you draw is an extra chance.",
)
DISCARDED_TOO_MUCH: Final = error_kind(
    "threw_too_much",
    "Discarded too many",
    "You discarded a card worth keeping.",
    "Keep everything that helps, then draw.",
)
WORSE_DISCARD: Final = error_kind(
    "worse_throw", "Weaker discard", "Another discard is worth more.", "What can each discard turn into, and how often?"
)
ERRORS: Final = (
    BROKE_PAT,
    STOOD_PAT,
    KEPT_PAIR,
    KEPT_SUIT,
    KEPT_ACE,
    ROUGH,
    BROKE_PAIR,
    KEPT_KICKER,
    DISCARDED_TOO_MUCH,
    WORSE_DISCARD,
)


def error_of(deal: CardDeal, discarded: CardSet, best: CardSet) -> ErrorKind:
    """Why this discard is worse than the best: pat or not, a pair or a suit twice, a card too high, too many cards."""
    share = deal.variant.shares[0]
    kept, right = frozenset(deal.hand) - discarded, frozenset(deal.hand) - best
    if not best:
        return BROKE_PAT
    if not discarded:
        return STOOD_PAT
    error = _low_error(share, kept, right) if share.is_low else _high_error(kept, right)
    if error is not None:
        return error
    return DISCARDED_TOO_MUCH if kept < right else WORSE_DISCARD


def _low_error(share: PotShare, kept: CardSet, right: CardSet) -> ErrorKind | None:
    if _pairs(kept) > _pairs(right):
        return KEPT_PAIR
    if share.ranking is Ranking.BADUGI and _same_suits(kept) > _same_suits(right):
        return KEPT_SUIT
    if not share.has_low_ace and _aces(kept) > _aces(right):
        return KEPT_ACE
    extra = kept - right
    highest = max((place(share, card) for card in right), default=-1)
    return ROUGH if extra and max(place(share, card) for card in extra) > highest else None


def _high_error(kept: CardSet, right: CardSet) -> ErrorKind | None:
    if _pairs(kept) < _pairs(right):
        return BROKE_PAIR
    return KEPT_KICKER if kept > right else None


def _pairs(cards: CardSet) -> int:
    """Number of cards that repeat a rank."""
    return len(cards) - len({card.rank for card in cards})


def _same_suits(cards: CardSet) -> int:
    return len(cards) - len({card.suit for card in cards})


def _aces(cards: CardSet) -> int:
    return sum(card.rank == 12 for card in cards)


def place(share: PotShare, card: Card) -> int:
    """Height of a card in this share's low."""
    return low_place(card) if share.has_low_ace else card.rank


def rare_errors(variant: Variant) -> tuple[ErrorKind, ...]:
    """Errors that chance seldom tempts to in this game."""
    share = variant.shares[0]
    if not share.is_low:
        return (BROKE_PAIR, STOOD_PAT, KEPT_KICKER)
    return (KEPT_SUIT, BROKE_PAT) if share.ranking is Ranking.BADUGI else (KEPT_PAIR, BROKE_PAT, ROUGH)
