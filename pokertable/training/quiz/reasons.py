"""Sentences shared by topics: why a card answer is wrong, and the cards that play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import MadeHand, best_hand, high_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS, RANK_NAMES, RANK_PLURALS, low_place, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.misread import main_part, rule, why_not_high, why_not_low
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import CardSet, high_of, in_low_order
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.hands import hand_with

_RULE: Final = phrase("Exactly two cards from the hand play, and exactly three from the board.")


def before(why: Phrase | None, truth: Field) -> Phrase:
    """The reason, then the right answer."""
    if why is None:
        return phrase("{truth}", truth=truth)
    return phrase("{why} {truth}", why=why, truth=truth)


def player(seat: int) -> Phrase:
    """A seat's name in words: players are counted from 1."""
    return phrase("Player {number}", number=seat + 1)


def what_plays(made: MadeHand) -> Phrase:
    """``Ks Qd play with Jh 10c 9c: straight, king high``, without a full stop."""
    cards, board = CardText(sorted(made.hole, reverse=True)), CardText(sorted(made.board, reverse=True))
    if not made.hole:
        return phrase("The board plays, {board}: {name}", board=board, name=made.name)
    if len(made.hole) == 1:
        return phrase("Only {cards} plays, with {board}: {name}", cards=cards, board=board, name=made.name)
    return phrase("{cards} play with {board}: {name}", cards=cards, board=board, name=made.name)


def miscounted(seen: MadeHand | None, share: PotShare, deal: CardDeal) -> Phrase:
    """Why the wrong number of hole cards does not play: the shortage for the hand seen, else the rule."""
    if seen is None:
        return _RULE
    legal = best_hand(share, deal.hand, deal.board)
    if legal is not None and seen.strength <= legal.strength:
        return _RULE if share.is_low else rule(seen)
    if share.is_low:
        return why_not_low(seen, deal.hand, deal.board)
    return why_not_high(seen, legal, deal.hand, deal.board)


def lower_high(given: Iterable[Card], best: Iterable[Card]) -> Phrase:
    """Why five cards lose to the best five: the kind of hand, the ranks that make it, or the kickers."""
    mine, right = high_of(given), high_of(best)
    if mine.category is not right.category:
        return phrase("That is {given}; {best} beats it.", given=HANDS[mine.category], best=HANDS[right.category])
    ranks = zip(high_rank(mine.cards)[1:], high_rank(right.cards)[1:], strict=True)
    place, (low, high) = next((place, pair) for place, pair in enumerate(ranks) if pair[0] != pair[1])
    kind = HANDS[right.category]
    if place >= main_part(right.category):
        return phrase(
            "Both make {kind}, but the kickers count: the {best} beats the {given}.",
            kind=kind,
            best=RANK_NAMES[high],
            given=RANK_NAMES[low],
        )
    if right.category in _BY_CARD:
        return phrase(
            "Both make {kind}, but the {best} beats the {given}.",
            kind=kind,
            best=RANK_NAMES[high],
            given=RANK_NAMES[low],
        )
    return phrase(
        "Both make {kind}, but {best} beat {given}.", kind=kind, best=RANK_PLURALS[high], given=RANK_PLURALS[low]
    )


_BY_CARD: Final = (Category.HIGH_CARD, Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)


def higher_low(given: Iterable[Card], best: Iterable[Card]) -> Phrase:
    """Why five low cards lose to the lowest five: the first different rank, read from the highest."""
    mine, right = in_low_order(given), in_low_order(best)
    high, low = next((a.rank, b.rank) for a, b in zip(mine, right, strict=True) if a.rank != b.rank)
    return phrase(
        "{given} is not the lowest: reading from the highest card, the {low} beats the {high}.",
        given=low_reading(mine),
        low=RANK_NAMES[low],
        high=RANK_NAMES[high],
    )


def not_low(share: PotShare, error: ErrorKind, cards: Iterable[Card], board: Iterable[Card]) -> Phrase | None:
    """Why allowed cards make no low: one is too high, or two are of a rank; None for any other error."""
    cards, theirs = tuple(cards), {card.rank for card in board}
    if error in (errors.UNQUALIFIED, errors.TOO_HIGH):
        high = [card for card in cards if not share.may_hold(card.rank)]
        if not high:
            return None
        highest = max(high, key=low_place).rank
        return phrase(
            "The {rank} is above the {limit}, the highest card a low may have.",
            rank=RANK_NAMES[highest],
            limit=_limit(share),
        )
    ranks = [card.rank for card in cards]
    if error is errors.PAIRED_LOW:
        twice = next(rank for rank in ranks if ranks.count(rank) > 1)
        return phrase("Two {ranks} count as one rank, and a low needs five.", ranks=RANK_PLURALS[twice])
    if error is errors.COUNTERFEITED:
        pairs = next(rank for rank in ranks if rank in theirs)
        return phrase("The {rank} pairs the one on the board, and the two count as one rank.", rank=RANK_NAMES[pairs])
    return None


def not_lowest_with(deal: CardDeal, holes: CardSet | None, error: ErrorKind, best: MadeHand | None) -> Phrase | None:
    """Why these hole cards do not make the `best` low (None: there is none); None if its absence says everything."""
    share = deal.variant.share("low")
    if holes is None:
        return None if best is None else low_is_there(best)
    seen = hand_with(share, in_low_order(holes), deal.board)
    if error in errors.COUNT_ERRORS:
        return miscounted(seen, share, deal)
    if seen is not None and best is not None and low_reading(seen.cards) != low_reading(best.cards):
        return higher_low(seen.cards, best.cards)
    return not_low(share, error, holes, deal.board)


def low_is_there(made: MadeHand) -> Phrase:
    """The statement that there is a low: the places of its five ranks."""
    if not made.board:
        return phrase("You hold five different ranks, none above the {limit}.", limit=_limit(made.share))
    board = CardText(in_low_order(made.board))
    return phrase("There is a low: {board} on the board, and two other low ranks.", board=board)


def _limit(share: PotShare) -> Phrase:
    assert share.qualifier is not None
    return RANK_NAMES[share.qualifier]
