"""The hands of an answer about cards, as they are drawn: what was picked beside what is best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import CardSet, has_low, high_of, in_low_order
from pokertable.training.quiz.deals import CardDeal

_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class AnswerHand:
    """A hand, its name, and whether it is right. No cards: the name says all.

    `counted`: the sides count apart; `miscounted`: and there are not as many of each as the game wants. `held`: the
    cards of the hand are the player's own. `plays`: they are played for the high or the low, not only shown.
    """

    name: Phrase
    hole: Cards
    board: Cards
    low: bool
    right: bool
    counted: bool
    miscounted: bool = False
    held: bool = True
    plays: bool = True


def no_low(*, right: bool) -> AnswerHand:
    """There is no low."""
    return AnswerHand(phrase("No low"), (), (), low=True, right=right, counted=False)


def five_high(deal: CardDeal, five: CardSet, *, right: bool) -> AnswerHand:
    """Five cards played for the high, whatever the game's rule."""
    made = high_of(five)
    return _five(deal, made.cards, made.name, low=False, right=right)


def five_low(deal: CardDeal, five: CardSet, *, right: bool) -> AnswerHand:
    """Five cards played for the low."""
    cards = in_low_order(five)
    return _five(deal, cards, phrase("{ranks}", ranks=low_reading(cards)), low=True, right=right)


def _five(deal: CardDeal, cards: Cards, name: Phrase, *, low: bool, right: bool) -> AnswerHand:
    hole = tuple(card for card in cards if card in deal.hand)
    board = tuple(card for card in cards if card in deal.board)
    return AnswerHand(name, hole, board, low, right, bool(deal.board), _miscounted(deal, hole))


def _miscounted(deal: CardDeal, hole: Cards) -> bool:
    return deal.variant.exactly_from_hole not in (None, len(hole))


def first_difference(given: AnswerHand, best: AnswerHand) -> tuple[Card, Card] | None:
    """Where two hands of one name part: the first card that the best has no rank of, and the one that belongs there."""
    if str(given.name) != str(best.name) or not (given.hole or given.board):
        return None
    if not best.low and len((*best.hole, *best.board)) != _FIVE:
        return None  # cards that are kept, no whole hand
    fives = (*given.hole, *given.board), (*best.hole, *best.board)
    mine, right = (in_low_order(five) if best.low else high_of(five).cards for five in fives)
    wrong, missing = _without(mine, right), _without(right, mine)
    return (wrong[0], missing[0]) if wrong and missing else None


def _without(cards: Cards, others: Cards) -> Cards:
    """The cards whose ranks the others have not so often."""
    ranks = [card.rank for card in others]
    left = []
    for card in cards:
        if card.rank in ranks:
            ranks.remove(card.rank)
        else:
            left.append(card)
    return tuple(left)


def made_of(deal: CardDeal, share: PotShare, holes: CardSet, *, right: bool) -> AnswerHand:
    """The best that these hole cards make with the board; the cards alone where they make no low."""
    low = share.qualifier is not None
    mine = in_low_order(holes) if low else tuple(sorted(holes, reverse=True))
    made = hand_with(share, mine, deal.board)
    if made is None:
        wrong = _miscounted(deal, mine)
        return AnswerHand(phrase("No low with these"), mine, (), low, right, True, wrong, _held(deal, mine))
    name = phrase("{ranks}", ranks=low_reading(made.cards)) if low else made.name
    wrong = _miscounted(deal, made.hole)
    return AnswerHand(name, made.hole, made.board, low, right, True, wrong, _held(deal, made.hole))


def high_and_low(
    deal: CardDeal, high: CardSet, low: CardSet | None, *, high_right: bool, low_right: bool
) -> tuple[AnswerHand, ...]:
    """What these hole cards make for the high and, where it is played for, for the low (None: there is none)."""
    first = made_of(deal, deal.variant.share("high"), high, right=high_right)
    if not has_low(deal.variant):
        return (first,)
    if low is None:
        return (first, no_low(right=low_right))
    return (first, made_of(deal, deal.variant.share("low"), low, right=low_right))


def _held(deal: CardDeal, holes: Cards) -> bool:
    return set(holes) <= set(deal.hand)


def hand_with(share: PotShare, holes: Cards, board: Cards) -> MadeHand | None:
    """The best hand in which just these hole cards play, though the game may want another number."""
    return best_hand(replace(share, exactly_from_hole=len(holes)), holes, board)


def no_such(seen: Iterable[Card], best: Iterable[Card]) -> Phrase | None:
    """The kind of hand that was seen, denied; None unless it is a better kind than the best there is."""
    kind = high_of(seen).category
    return _NO_SUCH[kind] if kind.order > high_of(best).category.order else None


def low_headline(given: object, truth: object) -> Phrase:
    """What is not so of a low; None: there is none."""
    if given is None:
        return phrase("There is a low")
    return phrase("No low") if truth is None else phrase("Not the lowest")


_NO_SUCH: Final = {
    Category.HIGH_CARD: phrase("Not the best"),
    Category.ONE_PAIR: phrase("No pair"),
    Category.TWO_PAIR: phrase("No two pair"),
    Category.THREE_OF_A_KIND: phrase("No three of a kind"),
    Category.STRAIGHT: phrase("No straight"),
    Category.FLUSH: phrase("No flush"),
    Category.FULL_HOUSE: phrase("No full house"),
    Category.FOUR_OF_A_KIND: phrase("No four of a kind"),
    Category.STRAIGHT_FLUSH: phrase("No straight flush"),
}
