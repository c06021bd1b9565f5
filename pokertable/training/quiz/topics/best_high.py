"""Topic a: the best high. Pick the five cards."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import FiveRank, MadeHand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import SUIT_PLURALS
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.misread import main_part
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import (
    CardSet,
    WithCards,
    cards_from,
    has_high,
    high_of,
    names,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.fives import Five, all_fives, allowed, best_of, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, five_high, no_such
from pokertable.training.quiz.parts import CardsPart, Pool, set_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before, lower_high, miscounted, what_plays

PHANTOM_FLUSH: Final = error_kind(
    "phantom_flush", "Phantom flush", "You took four of a suit for five.", "Count the suit aloud: it takes five."
)
PHANTOM_STRAIGHT: Final = error_kind(
    "phantom_straight",
    "Phantom straight",
    "You took five ranks with a gap for five in a row.",
    "Say the five ranks aloud, in order.",
)
ORDERS: Final = tuple(Category)
_STRAIGHT, _FLUSH, _TWO_PAIR = Category.STRAIGHT.order, Category.FLUSH.order, Category.TWO_PAIR.order
_WRAPPED: Final = (frozenset({12, 0, 11, 10, 9}), frozenset({12, 0, 1, 11, 10}), frozenset({12, 0, 1, 2, 11}))
_COLOURS: Final = (0, 1, 1, 0)
"""Black or red, by suit."""


@dataclass(frozen=True, slots=True)
class HighAnswer(WithCards):
    """Five cards that are played for the high."""

    cards: CardSet

    def json(self) -> dict[str, Any]:
        """``{category, cards}``."""
        made = high_of(self.cards)
        return {"category": made.category.value, "cards": names(made.cards)}


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand and a whole board; in stud seven cards, every second time of few ranks and suits, so that more tempts."""
    deck = DECK if variant.board_cards or rng.random() < 0.5 else _narrow_deck(rng)
    cards = rng.sample(deck, variant.hole_cards + variant.board_cards)
    return CardDeal(variant, tuple(cards[: variant.hole_cards]), tuple(cards[variant.hole_cards :]))


def _narrow_deck(rng: random.Random) -> list[Card]:
    """Three suits of seven ranks in a row."""
    lowest, without = rng.randrange(7), rng.randrange(4)
    return [card for card in DECK if lowest <= card.rank < lowest + 7 and card.suit != without]


def build(deal: CardDeal) -> Question | None:
    """The question about these cards, None if they teach nothing."""
    question = about(deal)
    share = deal.variant.share("high")
    truth = best_of(allowed(share, all_fives(share, deal.hand, deal.board)))[0].rank
    assert truth is not None, "five cards make a high hand"
    return question if question.tempting and (question.negative or truth[0] >= _TWO_PAIR) else None


def about(deal: CardDeal) -> Question:
    """The question about these cards, whether or not anything tempts: at the table cards come as they come."""
    share = deal.variant.share("high")
    fives = all_fives(share, deal.hand, deal.board)
    legal = allowed(share, fives)
    best = best_of(legal)
    truth = the_one(legal)
    assert truth is not None and truth.rank is not None, "five cards make a high hand"
    accept = tuple(HighAnswer(five.cards) for five in best)
    found = temptations(_misreadings(deal, share, fives, legal, truth), accept)
    made = made_hand(share, deal.hand, deal.board)
    assert made is not None
    right = HighAnswer(frozenset(made.cards))
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=any(tempting.pull == 3 for tempting in found),
        prompt=phrase("Your best high? Pick the five cards."),
        answer=right,
        accept=(right, *(answer for answer in accept if answer != right)),
        explanation=_explanation(deal, made, found[0]) if found else _best(made),
        tempting=found,
        hint=Hint(frozenset(made.board or made.cards[:2]), hint_words(share)),
    )


def name_error(question: Question, given: HighAnswer) -> ErrorKind:
    """The error of a wrong five."""
    return error_of(question.cards, given.cards)


def error_of(deal: CardDeal, cards: CardSet) -> ErrorKind:
    """Why these five are not the best: the number from the hand first, then what they are worth."""
    share = deal.variant.share("high")
    holes = sum(card in deal.hand for card in cards)
    if share.exactly_from_hole is not None and holes != share.exactly_from_hole:
        return errors.count_errors(deal.variant.hole_cards)[holes]
    legal = allowed(share, all_fives(share, deal.hand, deal.board))
    truth = best_of(legal)[0].rank
    assert truth is not None
    return _error_of_legal(deal, legal, truth, next(five for five in legal if five.cards == cards))


def _error_of_legal(deal: CardDeal, legal: Sequence[Five], truth: FiveRank, five: Five) -> ErrorKind:
    """Why a five that may be played is not the best, which is worth `truth`."""
    given, free = five.rank, bool(deal.board) and not deal.variant.exactly_from_hole
    assert given is not None
    if free and five.holes == 0:
        return errors.PLAYED_BOARD
    if given[0] == truth[0]:
        return errors.WRONG_KICKER if main_ranks(given) == main_ranks(truth) else errors.HIGHER_OVERLOOKED
    if given[0] == Category.HIGH_CARD.order and straight_gap(five.cards) and truth[0] < _STRAIGHT:
        return PHANTOM_STRAIGHT
    if given[0] <= Category.ONE_PAIR.order and four_of_a_suit(five.cards) and truth[0] < _FLUSH:
        return PHANTOM_FLUSH
    if free and five.holes == 2 and _is_best_with_both(legal, given):
        return errors.FORCED_BOTH
    return errors.BETTER_OVERLOOKED


def main_ranks(rank: FiveRank) -> FiveRank:
    """The ranks that make the category, without kickers."""
    return rank[1 : 1 + main_part(ORDERS[rank[0]])]


def straight_gap(cards: CardSet) -> bool:
    """Whether five ranks are nearly in a row: one missing in between, or around the corner over the ace."""
    ranks = frozenset(card.rank for card in cards)
    if len(ranks) < 5:
        return False
    low = [rank if rank != 12 else -1 for rank in ranks]
    return ranks in _WRAPPED or max(ranks) - min(ranks) == 5 or max(low) - min(low) == 5


def four_of_a_suit(cards: CardSet) -> bool:
    """Whether exactly four are of a suit."""
    suits = [card.suit for card in cards]
    return max(map(suits.count, suits)) == 4


def _misreadings(
    deal: CardDeal, share: PotShare, fives: Sequence[Five], legal: list[Five], truth: Five
) -> Iterator[Tempting]:
    assert truth.rank is not None
    if share.exactly_from_hole is not None:
        for holes, error in errors.count_errors(deal.variant.hole_cards).items():
            seen = the_one([five for five in fives if five.holes == holes])
            if seen is not None and seen.rank is not None and seen.rank > truth.rank:
                yield Tempting(HighAnswer(seen.cards), error, 3 if seen.rank[0] > truth.rank[0] else 2)
    elif deal.board:
        yield from _holdem_misreadings(deal, legal, truth.rank)
    if truth.rank[0] < _FLUSH:
        fours = [
            five for five in legal if four_of_a_suit(five.cards) and len({_COLOURS[c.suit] for c in five.cards}) == 1
        ]
        yield from _phantom(deal, legal, truth.rank, fours, PHANTOM_FLUSH)
    if truth.rank[0] < _STRAIGHT:
        gaps = [five for five in legal if straight_gap(five.cards)]
        yield from _phantom(deal, legal, truth.rank, gaps, PHANTOM_STRAIGHT)
    yield from _second_looks(legal, truth.rank, deal)


def _holdem_misreadings(deal: CardDeal, legal: list[Five], truth: FiveRank) -> Iterator[Tempting]:
    board = next(five for five in legal if five.holes == 0)
    assert board.rank is not None
    if board.rank < truth and (board.rank[0] == truth[0] or board.rank[0] >= _TWO_PAIR):
        yield Tempting(HighAnswer(board.cards), errors.PLAYED_BOARD, 2 if board.rank[0] == truth[0] else 1)
    both = the_one([five for five in legal if five.holes == 2])
    if both is not None and both.rank is not None and both.rank < truth:
        error = _error_of_legal(deal, legal, truth, both)
        if error is errors.FORCED_BOTH:
            yield Tempting(HighAnswer(both.cards), error, 1)


def _phantom(
    deal: CardDeal, legal: Sequence[Five], truth: FiveRank, near: Sequence[Five], error: ErrorKind
) -> Iterator[Tempting]:
    """Of those that nearly make it the highest that is taken for one: four of a suit, the fifth of the same colour."""
    for five in sorted(near, key=lambda five: sorted(five.cards, reverse=True), reverse=True):
        if _error_of_legal(deal, legal, truth, five) is error:
            yield Tempting(HighAnswer(five.cards), error, 3)
            return


def _second_looks(legal: list[Five], truth: FiveRank, deal: CardDeal) -> Iterator[Tempting]:
    """The best of a lower kind; the same hand with the next kicker; the next lower hand of the same kind."""
    worse = [five for five in legal if five.rank is not None and five.rank < truth]
    groups = (
        ([five for five in worse if five.rank and five.rank[0] < truth[0]], errors.BETTER_OVERLOOKED, 1),
        ([five for five in worse if five.rank and five.rank[0] == truth[0]], errors.WRONG_KICKER, 1),
        ([five for five in worse if five.rank and five.rank[0] == truth[0]], errors.HIGHER_OVERLOOKED, 2),
    )
    for group, error, pull in groups:
        if error is errors.BETTER_OVERLOOKED and truth[0] < _STRAIGHT:
            continue
        fitting = [five for five in group if _error_of_legal(deal, legal, truth, five) is error]
        seen = the_one(fitting)
        if seen is not None:
            yield Tempting(HighAnswer(seen.cards), error, pull)


def _is_best_with_both(legal: Sequence[Five], given: FiveRank) -> bool:
    return given == max(five.rank for five in legal if five.holes == 2 and five.rank is not None)


def _explanation(deal: CardDeal, made: MadeHand, tempting: Tempting) -> Phrase:
    """The best hand, after why the one that tempts most is not there."""
    assert isinstance(tempting.answer, HighAnswer)
    miscounts = tempting.error in errors.COUNT_ERRORS and made.share.exactly_from_hole is not None
    if not miscounts and tempting.error not in (PHANTOM_FLUSH, PHANTOM_STRAIGHT):
        return _best(made)
    return before(why_not(deal, tempting.answer.cards, tempting.error), _best(made))


def _best(made: MadeHand) -> Phrase:
    return phrase("The best: {name}, with {cards}.", name=made.name, cards=CardText(made.cards))


def why_not(deal: CardDeal, given: CardSet, error: ErrorKind) -> Phrase:
    """Why these five cards are not the best high."""
    share = deal.variant.share("high")
    made = made_hand(share, deal.hand, deal.board)
    assert made is not None
    mine, theirs = (tuple(card for card in side if card in given) for side in (deal.hand, deal.board))
    if error in errors.COUNT_ERRORS and share.exactly_from_hole is not None:
        return miscounted(made_hand(share.of_any_five, mine, theirs), share, deal)
    if error is PHANTOM_FLUSH:
        suits = [card.suit for card in given]
        suit = SUIT_PLURALS[max(suits, key=suits.count)]
        cards = CardText(sorted(given, reverse=True))
        return phrase("{cards} hold only four {suits}, and a flush takes five.", cards=cards, suits=suit)
    if error is PHANTOM_STRAIGHT:
        return phrase("{five} are not five in a row.", five=CardText(sorted(given, reverse=True)))
    return lower_high(given, made.cards)


def _truth(question: Question) -> Phrase:
    deal = question.cards
    made = made_hand(deal.variant.share("high"), deal.hand, deal.board)
    assert made is not None
    return phrase("{high}.", high=what_plays(made)) if deal.board else _best(made)


def _corrected(question: Question, given: HighAnswer) -> Phrase:
    return before(why_not(question.cards, given.cards, name_error(question, given)), _truth(question))


def _headline(question: Question, given: HighAnswer, error: ErrorKind) -> Phrase:
    if error == PHANTOM_FLUSH:
        return phrase("No flush")
    if error == PHANTOM_STRAIGHT:
        return phrase("No straight")
    return no_such(given.cards, question.truth(HighAnswer).cards) or phrase("Not the best")


def _hands(question: Question, given: HighAnswer) -> tuple[AnswerHand, ...]:
    return (five_high(question.cards, given.cards, right=question.topic.is_right(question, given)),)


def hint_words(share: PotShare) -> Phrase:
    """The rule of the high in one line."""
    if share.exactly_from_hole is not None:
        return phrase("Exactly two from the hand, exactly three from the board.")
    return phrase("Any five of the seven.")


def _levels(variant: Variant) -> tuple[int, int, int]:
    """Any five of seven leave less to misread than two of four or more and three of five."""
    return (1, 3, 4) if variant.exactly_from_hole is None else (1, 4, 6)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if not variant.board_cards:
        return (PHANTOM_STRAIGHT, errors.HIGHER_OVERLOOKED)
    if variant.exactly_from_hole is None:
        return (errors.PLAYED_BOARD, PHANTOM_STRAIGHT, errors.FORCED_BOTH)
    return (errors.USED_ONE, errors.PLAYED_BOARD, PHANTOM_STRAIGHT)


TOPIC: Final = Topic(
    key="high",
    title=phrase("Best high"),
    fits=lambda variant: has_high(variant) and not variant.plays_every_card,
    levels=_levels,
    negatives=(0.0, 0.4, 0.8, 0.85),
    errors=(*errors.COUNT_ERRORS, *errors.COMPARED, errors.FORCED_BOTH, PHANTOM_FLUSH, PHANTOM_STRAIGHT),
    rare=_rare,
    deal=deal,
    build=build,
    about=about,
    parts=lambda _: (CardsPart(phrase("Pick five cards"), Pool.ALL, 5, 5),),
    answer=lambda _, values: HighAnswer(set_of(values[0])),
    read=lambda _, data: HighAnswer(cards_from(data["cards"])),
    name_error=name_error,
    headline=_headline,
    correct=_corrected,
    confirm=lambda question, _: _truth(question),
    hands=_hands,
)
