"""The best high: pick the five cards."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from pokertable.model.cards import DECK, parse_cards
from pokertable.model.ranking.best import FiveRank, MadeHand, high_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import SUIT_PLURALS
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.misread import main_part
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import CardSet, Picked, high_of, names
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.fives import Five, high_of_cards, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, five_high, no_such
from pokertable.training.quiz.kinds import FivesTopic, PickedQuestion
from pokertable.training.quiz.question import Hint, Tempting
from pokertable.training.quiz.reasons import before, lower_high, miscounted, what_plays

PHANTOM_FLUSH: Final = error_kind(
    "phantom_flush",
    "Phantom flush",
    "You counted four cards of a suit as five.",
    "Count the suit aloud: a flush needs five.",
)
PHANTOM_STRAIGHT: Final = error_kind(
    "phantom_straight",
    "Phantom straight",
    "You took five ranks with a gap for a straight.",
    "Say the five ranks aloud, in order.",
)
ORDERS: Final = tuple(Category)
_STRAIGHT, _FLUSH, _TWO_PAIR = Category.STRAIGHT.order, Category.FLUSH.order, Category.TWO_PAIR.order
_WRAPPED: Final = (frozenset({12, 0, 11, 10, 9}), frozenset({12, 0, 1, 11, 10}), frozenset({12, 0, 1, 2, 11}))
_WHEEL: Final = parse_cards("5c4d3h2sAc")
_COLOURS: Final = (0, 1, 1, 0)
"""Black or red, by suit."""


class BestHigh(FivesTopic):
    """The five cards of the best high."""

    key = "high"
    title = phrase("Best high")
    negatives = (0.0, 0.4, 0.8, 0.85)
    asks = phrase("Your best high? Pick the five cards.")
    errors = (*errors.COUNT_ERRORS, *errors.COMPARED, errors.FORCED_BOTH, PHANTOM_FLUSH, PHANTOM_STRAIGHT)
    half = "high"

    def fits(self, variant: Variant) -> bool:
        return variant.has_high and not variant.plays_every_card

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        """Weight limits: any five of seven leave less to misread than two of four or more and three of five."""
        return (1, 3, 4) if variant.exactly_from_hole is None else (1, 4, 6)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if not variant.board_cards:
            return (PHANTOM_STRAIGHT, errors.HIGHER_OVERLOOKED)
        if variant.exactly_from_hole is None:
            return (errors.PLAYED_BOARD, PHANTOM_STRAIGHT, errors.FORCED_BOTH)
        return (errors.USED_ONE, errors.PLAYED_BOARD, PHANTOM_STRAIGHT)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        return whole_deal(variant, rng)

    def misreadings(self, deal: CardDeal, accept: Sequence[Picked]) -> Iterator[Tempting[Picked]]:
        legal, truth = self.legal(deal), self.worth(deal)
        for seen, error in self.miscounted(deal, truth):
            yield Tempting(Picked(seen.cards), error, 3 if seen.rank and seen.rank[0] > truth[0] else 2)
        if deal.board and deal.variant.exactly_from_hole is None:
            yield from _holdem_misreadings(deal, legal, truth)
        if truth[0] < _FLUSH:
            fours = [
                five
                for five in legal
                if four_of_a_suit(five.cards) and len({_COLOURS[c.suit] for c in five.cards}) == 1
            ]
            yield from _phantom(deal, legal, truth, fours, PHANTOM_FLUSH)
        if truth[0] < _STRAIGHT:
            gaps = [five for five in legal if straight_gap(five.cards)]
            yield from _phantom(deal, legal, truth, gaps, PHANTOM_STRAIGHT)
        yield from _second_looks(legal, truth, deal)

    def worth(self, deal: CardDeal) -> FiveRank:
        """Rank of the best five."""
        truth = self.truth(deal)
        assert truth is not None, "five cards make a high hand"
        return truth

    def is_negative(self, question: PickedQuestion) -> bool:
        """Whether a better kind of hand tempts than there is."""
        return any(tempting.pull == 3 for tempting in question.readings)

    def teaches(self, question: PickedQuestion) -> bool:
        return bool(question.tempting) and (question.negative or self.worth(question.deal)[0] >= _TWO_PAIR)

    def name_error(self, question: PickedQuestion, given: Picked) -> ErrorKind:
        """The error in the number from the hand first, then in the five."""
        deal, legal = question.deal, self.legal(question.deal)
        wrong_count = self.count_error(deal, given.cards)
        if wrong_count is not None:
            return wrong_count
        truth, five = self.worth(deal), next(five for five in legal if five.cards == given.cards)
        return _in_words(_error_of_legal(deal, legal, truth, five), truth)

    def json(self, deal: CardDeal, answer: Picked) -> dict[str, Any]:
        """``{category, cards}``."""
        made = high_of(answer.cards)
        return {"category": made.category.value, "cards": names(made.cards)}

    # Words

    def hint(self, deal: CardDeal) -> Hint:
        made = high_of_cards(deal)
        return Hint(hint_words(made.share), frozenset(made.board or made.cards[:2]))

    def headline(self, question: PickedQuestion, given: Picked) -> Phrase:
        error = self.name_error(question, given)
        if error == PHANTOM_FLUSH:
            return phrase("Not a flush")
        if error == PHANTOM_STRAIGHT:
            return phrase("Not a straight")
        return no_such(given.cards, question.answer.cards) or phrase("Not the best")

    def why_not(self, question: PickedQuestion, given: Picked) -> Phrase:
        return why_not(question.deal, given.cards, self.name_error(question, given))

    def confirm(self, question: PickedQuestion, given: Picked | None) -> Phrase:
        made = self.high_made(question)
        return phrase("{high}.", high=what_plays(made)) if made.board else _best(made)

    def high_made(self, question: PickedQuestion) -> MadeHand:
        """The best high with the displayed cards."""
        made = self.made_of(question)
        assert made is not None, "five cards make a high hand"
        return made

    def explanation(self, question: PickedQuestion) -> Phrase:
        """The best hand, after why the most tempting one is absent."""
        best = _best(self.high_made(question))
        if not question.readings:
            return best
        error, given = question.readings[0].error, question.readings[0].answer
        miscounts = error in errors.COUNT_ERRORS and question.deal.variant.exactly_from_hole is not None
        if not miscounts and error not in (PHANTOM_FLUSH, PHANTOM_STRAIGHT):
            return best
        return before(why_not(question.deal, given.cards, error), best)

    def hands(self, question: PickedQuestion, given: Picked) -> tuple[AnswerHand, ...]:
        return (five_high(question.deal, given.cards, right=self.is_right(question, given)),)


def whole_deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand and a complete board; in stud seven cards, every second time of few ranks and suits, to tempt more."""
    deck = DECK
    if not variant.board_cards and rng.random() >= 0.5:  # three suits of seven ranks in a row
        lowest, without = rng.randrange(7), rng.randrange(4)
        deck = tuple(card for card in DECK if lowest <= card.rank < lowest + 7 and card.suit != without)
    cards = rng.sample(deck, variant.hole_cards + variant.board_cards)
    return CardDeal(variant, tuple(cards[: variant.hole_cards]), tuple(cards[variant.hole_cards :]))


def _error_of_legal(deal: CardDeal, legal: Sequence[Five], truth: FiveRank, five: Five) -> ErrorKind:
    """Why an allowed five is not the best, whose rank is `truth`."""
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
    if free and five.holes == 2 and given == max(each.rank for each in legal if each.holes == 2 and each.rank):
        return errors.WHEEL_OVERLOOKED if is_wheel(truth) else errors.FORCED_BOTH
    return errors.BETTER_OVERLOOKED


def _in_words(error: ErrorKind, truth: FiveRank) -> ErrorKind:
    """The error, in words of its own where the better hand is a wheel."""
    return errors.WHEEL_OVERLOOKED if error is errors.BETTER_OVERLOOKED and is_wheel(truth) else error


def main_ranks(rank: FiveRank) -> FiveRank:
    """The ranks that make the category, without kickers."""
    return rank[1 : 1 + main_part(ORDERS[rank[0]])]


def is_wheel(rank: FiveRank) -> bool:
    """Whether this is the straight A-2-3-4-5."""
    return rank == high_rank(_WHEEL)


def straight_gap(cards: CardSet) -> bool:
    """Whether five ranks are nearly in a row: one missing in between, or wrapping around the ace."""
    ranks = frozenset(card.rank for card in cards)
    if len(ranks) < 5:
        return False
    low = [rank if rank != 12 else -1 for rank in ranks]
    return ranks in _WRAPPED or max(ranks) - min(ranks) == 5 or max(low) - min(low) == 5


def four_of_a_suit(cards: CardSet) -> bool:
    """Whether exactly four are of a suit."""
    suits = [card.suit for card in cards]
    return max(map(suits.count, suits)) == 4


def _holdem_misreadings(deal: CardDeal, legal: list[Five], truth: FiveRank) -> Iterator[Tempting[Picked]]:
    board = next(five for five in legal if five.holes == 0)
    assert board.rank is not None
    if board.rank < truth and (board.rank[0] == truth[0] or board.rank[0] >= _TWO_PAIR):
        yield Tempting(Picked(board.cards), errors.PLAYED_BOARD, 2 if board.rank[0] == truth[0] else 1)
    both = the_one([five for five in legal if five.holes == 2])
    if both is not None and both.rank is not None and both.rank < truth:
        error = _error_of_legal(deal, legal, truth, both)
        if error in (errors.FORCED_BOTH, errors.WHEEL_OVERLOOKED):
            yield Tempting(Picked(both.cards), error, 1)


def _phantom(
    deal: CardDeal, legal: Sequence[Five], truth: FiveRank, near: Sequence[Five], error: ErrorKind
) -> Iterator[Tempting[Picked]]:
    """The highest near-miss that is taken for the hand: four of a suit, the fifth of the same colour."""
    for five in sorted(near, key=lambda five: sorted(five.cards, reverse=True), reverse=True):
        if _error_of_legal(deal, legal, truth, five) is error:
            yield Tempting(Picked(five.cards), error, 3)
            return


def _second_looks(legal: list[Five], truth: FiveRank, deal: CardDeal) -> Iterator[Tempting[Picked]]:
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
            yield Tempting(Picked(seen.cards), _in_words(error, truth), pull)


def _best(made: MadeHand) -> Phrase:
    return phrase("The best: {name}, with {cards}.", name=made.name, cards=CardText(made.cards))


def why_not(deal: CardDeal, given: CardSet, error: ErrorKind) -> Phrase:
    """Why these five cards are not the best high."""
    share = deal.variant.share("high")
    mine, theirs = (tuple(card for card in side if card in given) for side in (deal.hand, deal.board))
    if error in errors.COUNT_ERRORS and share.exactly_from_hole is not None:
        return miscounted(made_hand(share.of_any_five, mine, theirs), share, deal)
    if error is PHANTOM_FLUSH:
        suits = [card.suit for card in given]
        suit = SUIT_PLURALS[max(suits, key=suits.count)]
        cards = CardText(sorted(given, reverse=True))
        return phrase("{cards} include only four {suits}, and a flush needs five.", cards=cards, suits=suit)
    if error is PHANTOM_STRAIGHT:
        return phrase("{five} are not five ranks in a row.", five=CardText(sorted(given, reverse=True)))
    return lower_high(given, high_of_cards(deal).cards)


def hint_words(share: PotShare) -> Phrase:
    """The rule of the high in one line."""
    if share.exactly_from_hole is not None:
        return phrase("Exactly two from the hand, exactly three from the board.")
    return phrase("Any five of the seven.")


TOPIC: Final = BestHigh()
