"""The hands of a card answer as drawn: the picked one beside the best."""

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
from pokertable.training.misread import DENIED
from pokertable.training.quiz.answers import CardSet, high_of, in_low_order
from pokertable.training.quiz.deals import CardDeal

_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class AnswerHand:
    """A hand, its name, and whether it is right. Without cards the name says everything.

    `counted`: the numbers from each side matter; `miscounted`: they are not those that the game requires. `held`: the
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
    """The answer that there is no low."""
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
    """The difference of two hands with one name: the first card whose rank the best lacks, and the right one."""
    if str(given.name) != str(best.name) or not (given.hole or given.board):
        return None
    if not best.low and len((*best.hole, *best.board)) != _FIVE:
        return None  # kept cards, not a whole hand
    fives = (*given.hole, *given.board), (*best.hole, *best.board)
    mine, right = (in_low_order(five) if best.low else high_of(five).cards for five in fives)
    both = {card.rank for card in mine} & {card.rank for card in right}
    wrong, missing = ([card for card in cards if card.rank not in both] for cards in (mine, right))
    return (wrong[0], missing[0]) if wrong and missing else None


def made_of(deal: CardDeal, share: PotShare, holes: CardSet, *, right: bool) -> AnswerHand:
    """The best that these hole cards make with the board; the cards alone if they make no low."""
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
    """The hands of these hole cards for the high and, if it is played for, for the low (None: there is none)."""
    first = made_of(deal, deal.variant.share("high"), high, right=high_right)
    if deal.variant.low is None:
        return (first,)
    if low is None:
        return (first, no_low(right=low_right))
    return (first, made_of(deal, deal.variant.share("low"), low, right=low_right))


def _held(deal: CardDeal, holes: Cards) -> bool:
    return set(holes) <= set(deal.hand)


def hand_with(share: PotShare, holes: Cards, board: Cards) -> MadeHand | None:
    """The best hand in which just these hole cards play, even if the game requires another number."""
    return best_hand(replace(share, exactly_from_hole=len(holes)), holes, board)


def no_such(seen: Iterable[Card], best: Iterable[Card]) -> Phrase | None:
    """Denial of the kind of hand seen; None unless it is better than the best kind there is."""
    kind = high_of(seen).category
    return _NO_SUCH[kind] if kind.order > high_of(best).category.order else None


def low_headline(given: object, truth: object) -> Phrase:
    """Mistake in a low, in few words; None: there is no low."""
    if given is None:
        return phrase("There is a low")
    return phrase("No low") if truth is None else phrase("Not the lowest")


_NO_SUCH: Final = DENIED | {Category.HIGH_CARD: phrase("Not the best"), Category.ONE_PAIR: phrase("No pair")}
