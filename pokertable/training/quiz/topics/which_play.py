"""The hole cards that play, for the high and, in a split game, for the low."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, five_rank, ways
from pokertable.model.ranking.names import low_place, low_reading
from pokertable.model.ranking.no_low import one_of_each, why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import CardSet, Halves, cards_from, in_low_order, names, plays_two_of_hand
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import all_fives, best_of, high_of_cards, made_hand, the_one
from pokertable.training.quiz.hands import hand_with, no_such
from pokertable.training.quiz.kinds import HalvesQuestion, HalvesTopic
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part
from pokertable.training.quiz.question import Hint
from pokertable.training.quiz.reasons import before, lower_high, miscounted, what_plays
from pokertable.training.quiz.topics import best_high

_OF_A_LOW: Final = (errors.UNQUALIFIED, errors.TOO_HIGH, errors.COUNTERFEITED, errors.PAIRED_LOW, *errors.COUNT_ERRORS)


class WhichPlay(HalvesTopic):
    """The hole cards that play for the high and for the low."""

    key = "play"
    title = phrase("Which two play")
    negatives = (0.2, 0.6, 0.5, 0.7)
    errors = (
        *errors.COUNT_ERRORS,
        *errors.COMPARED,
        *errors.LOW_ERRORS,
        errors.BETTER_LOW_OVERLOOKED,
        errors.FORCED_BOTH,
    )
    asks_any = True

    def fits(self, variant: Variant) -> bool:
        return variant.has_high and not variant.plays_every_card and plays_two_of_hand(variant)

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        if variant.exactly_from_hole is None:
            return (4, 5, 7)
        return (3, 5, 7) if variant.low is not None else (2, 4, 6)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if variant.exactly_from_hole is None:
            return (errors.FORCED_BOTH,)
        if variant.low is not None:
            return (errors.COUNTERFEITED, errors.USED_ONE, errors.PAIRED_LOW)
        return (errors.USED_ONE, errors.PLAYED_BOARD)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        return best_high.whole_deal(variant, rng)

    def accepted(self, deal: CardDeal) -> Sequence[Halves]:
        share = deal.variant.low
        highs = [frozenset(way) for way in ways(deal.variant.share("high"), deal.hand, deal.board)]
        lows: list[CardSet | None] = [None]
        if share is not None and made_hand(share, deal.hand, deal.board) is not None:
            lows = [frozenset(way) for way in ways(share, deal.hand, deal.board)]
        return [Halves(high, low) for high in highs for low in lows]

    def is_negative(self, question: HalvesQuestion) -> bool:
        """Split games: there is no low. Omaha: any five make a better kind of hand. Hold'em: not both cards play."""
        if question.deal.variant.low is not None:
            return question.answer.low is None
        if question.deal.variant.exactly_from_hole is None:
            return frozenset(question.deal.hand) not in {answer.high for answer in question.accept}
        return any(tempting.pull == 3 for tempting in question.readings)

    def teaches(self, question: HalvesQuestion) -> bool:
        if question.deal.variant.low is None:
            return any(tempting.pull > 1 for tempting in question.tempting)
        if question.answer.low is None:
            return any(tempting.error in _OF_A_LOW for tempting in question.tempting)
        return bool(question.tempting)

    def parts(self, deal: CardDeal) -> tuple[Part, ...]:
        free, hand = deal.variant.exactly_from_hole is None, deal.hand
        board_plays = phrase("The board plays") if free else phrase("None of mine")  # never right, but a common belief
        most = 2 if free else deal.variant.hole_cards
        if deal.variant.low is None:
            play = phrase("Pick the cards that play")
            return (CardsPart(ask=play, pool=hand, least=1, most=most, usual=2, none=board_plays),)
        high, low = phrase("Pick the cards that play for the high"), phrase("Pick the cards that play for the low")
        return (
            CardsPart(ask=high, pool=hand, least=1, most=most, usual=2, none=board_plays),
            CardsPart(ask=low, pool=hand, least=1, most=most, usual=2, none=NO_LOW, low=True),
        )

    def json(self, deal: CardDeal, answer: Halves) -> dict[str, Any]:
        """``{high: [hole cards], low: [hole cards] or null}``."""
        low = None if answer.low is None else names(in_low_order(answer.low))
        return {"high": names(sorted(answer.high, reverse=True)), "low": low}

    def read(self, deal: CardDeal, data: Any) -> Halves:
        return Halves(cards_from(data["high"]), None if data["low"] is None else cards_from(data["low"]))

    # Readers

    def high_misreadings(self, deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
        share = deal.variant.share("high")
        fives = all_fives(share, deal.hand, deal.board)
        truth = best_of([five for five in fives if share.exactly_from_hole in (None, five.holes)])[0].rank
        assert truth is not None
        if share.exactly_from_hole is None:
            for holes in range(len(deal.hand) + 1):
                for chosen in combinations(deal.hand, holes):
                    mine = _best_with(share, frozenset(chosen), deal.board)
                    assert mine is not None
                    yield frozenset(chosen), _likeness(mine, truth)
            return
        for holes in errors.count_errors(deal.variant.hole_cards):
            seen = the_one([five for five in fives if five.holes == holes])
            if seen is not None and seen.rank is not None and seen.rank > truth:
                yield seen.cards & frozenset(deal.hand), 3 if seen.rank[0] > truth[0] else 2
        pairs = [pair for pair in combinations(deal.hand, 2) if pair[0].rank == pair[1].rank]
        if pairs:
            yield frozenset(max(pairs, key=max)), 2
        suited = [pair for pair in combinations(deal.hand, 2) if pair[0].suit == pair[1].suit]
        on_board = [card.suit for card in deal.board]
        near = [pair for pair in suited if on_board.count(pair[0].suit) == 2]
        if near:
            yield frozenset(max(near, key=max)), 2
        yield frozenset(sorted(deal.hand)[-2:]), 1

    def low_misreadings(self, deal: CardDeal, low: CardSet | None) -> Iterator[tuple[CardSet | None, int]]:
        share = deal.variant.share("low")
        made = made_hand(share, deal.hand, deal.board)
        best = None if made is None else five_rank(share, made.cards)
        for holes in errors.count_errors(deal.variant.hole_cards):
            fives = [five for five in all_fives(share, deal.hand, deal.board) if five.holes == holes]
            seen = the_one(fives)
            if seen is not None and seen.rank is not None and (best is None or seen.rank > best):
                yield seen.cards & frozenset(deal.hand), 3 if low is None else 2
        lowest = sorted((card for card in deal.hand if share.may_hold(card.rank)), key=low_place)
        different = one_of_each(lowest)
        if len(different) >= 2:
            near = len({card.rank for card in deal.board if share.may_hold(card.rank)}) >= 2
            yield frozenset(different[:2]), (3 if near else 1) if low is None else 2
        if len(lowest) >= 2 and lowest[0].rank == lowest[1].rank:
            yield frozenset(lowest[:2]), 1
        if low is not None:
            yield None, 1

    def high_error(self, deal: CardDeal, given: CardSet) -> ErrorKind:
        """Why these hole cards do not make the best high."""
        share = deal.variant.share("high")
        if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
            return errors.count_errors(deal.variant.hole_cards)[len(given)]
        if share.exactly_from_hole is None and not given:
            return errors.PLAYED_BOARD
        truth, mine = five_rank(share, high_of_cards(deal).cards), _best_with(share, given, deal.board)
        assert truth is not None and mine is not None, "five cards make a high hand"
        if mine[0] != truth[0] and best_high.is_wheel(truth):
            return errors.WHEEL_OVERLOOKED
        if share.exactly_from_hole is None and len(given) == 2:
            return errors.FORCED_BOTH
        if mine[0] != truth[0]:
            return errors.BETTER_OVERLOOKED
        same = best_high.main_ranks(mine) == best_high.main_ranks(truth)
        return errors.WRONG_KICKER if same else errors.HIGHER_OVERLOOKED

    def low_error(self, deal: CardDeal, given: CardSet | None, low: CardSet | None) -> ErrorKind:
        """Why these hole cards do not make the best low."""
        if given is None:
            return errors.LOW_OVERLOOKED
        share = deal.variant.share("low")
        if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
            return errors.count_errors(deal.variant.hole_cards)[len(given)]
        theirs = {card.rank for card in deal.board}
        low_ranks = {rank for rank in theirs if share.may_hold(rank)}
        if len(low_ranks) < 3 or not all(share.may_hold(card.rank) for card in given):
            return errors.UNQUALIFIED if low is None else errors.TOO_HIGH
        if len({card.rank for card in given}) < len(given):
            return errors.PAIRED_LOW
        if any(card.rank in theirs for card in given):
            return errors.COUNTERFEITED
        assert low is not None, "three low ranks and two others make a low"
        return errors.BETTER_LOW_OVERLOOKED

    # Words

    def prompt(self, deal: CardDeal) -> Phrase:
        if deal.variant.low is not None:
            return phrase("Which cards play for the high, and which for the low?")
        if deal.variant.exactly_from_hole is None:
            return phrase("Which of your cards play: both, one or none?")
        return phrase("Which of your cards play?")

    def hint(self, deal: CardDeal) -> Hint:
        made = high_of_cards(deal)
        return Hint(best_high.hint_words(made.share), frozenset(made.board))

    def explanation(self, question: HalvesQuestion) -> Phrase:
        high, low = what_plays(_with(question.deal, question.answer.high)), self.low_made(question)
        if question.deal.variant.low is None:
            return before(_no_better(question), phrase("{high}.", high=high))
        if low is None:
            return phrase("{high}. No low: {reason}.", high=high, reason=_why_none(question.deal))
        return phrase("{high}. For the low, {low}.", high=high, low=_low_plays(low))

    def high_words(self, question: HalvesQuestion) -> Phrase:
        return phrase("{high}.", high=what_plays(_with(question.deal, question.answer.high)))

    def low_words(self, question: HalvesQuestion) -> Phrase:
        low = self.low_made(question)
        if low is None:
            return phrase("No low: {reason}.", reason=_why_none(question.deal))
        return phrase("For the low, {low}.", low=_low_plays(low))

    def low_made(self, question: HalvesQuestion) -> MadeHand | None:
        share, low = question.deal.variant.low, question.answer.low
        return None if share is None or low is None else hand_with(share, in_low_order(low), question.deal.board)

    def why_not_high(self, deal: CardDeal, given: CardSet) -> Phrase:
        share, seen = deal.variant.share("high"), _with(deal, given)
        if self.high_error(deal, given) in errors.COUNT_ERRORS and share.exactly_from_hole is not None:
            return miscounted(seen, share, deal)
        return lower_high(seen.cards, high_of_cards(deal).cards)

    def high_headline(self, question: HalvesQuestion, given: Halves) -> Phrase:
        seen, best = (_with(question.deal, cards).cards for cards in (given.high, question.answer.high))
        return no_such(seen, best) or phrase("Wrong cards")


def _no_better(question: HalvesQuestion) -> Phrase | None:
    """Why the better kind of hand that any number from the hand would make is none; None where none tempts."""
    deal, share = question.deal, question.deal.variant.share("high")
    if share.exactly_from_hole is None:
        return None
    best = high_of_cards(deal)
    for tempting in question.readings:
        given = tempting.answer.high
        if len(given) != share.exactly_from_hole:
            seen = _with(deal, given)
            if seen.category is not best.category and seen.strength > best.strength:
                return miscounted(seen, share, deal)
    return None


def _with(deal: CardDeal, holes: CardSet) -> MadeHand:
    """The best high in which just these hole cards play."""
    made = hand_with(deal.variant.share("high"), tuple(sorted(holes, reverse=True)), deal.board)
    assert made is not None, "hole cards and a whole board make a high hand"
    return made


def _best_with(share: PotShare, holes: CardSet, board: Cards) -> FiveRank | None:
    """The best hand with exactly these hole cards."""
    chosen = [five_rank(share, (*holes, *rest)) for rest in combinations(board, 5 - len(holes))]
    return max((rank for rank in chosen if rank is not None), default=None)


def _likeness(mine: FiveRank, truth: FiveRank) -> int:
    """The pull of a hand that is no better than the true one, by their similarity."""
    if mine[:-1] == truth[:-1]:
        return 3
    return 2 if mine[0] == truth[0] and best_high.main_ranks(mine) == best_high.main_ranks(truth) else 1


def _low_plays(made: MadeHand) -> Phrase:
    hole, board = CardText(in_low_order(made.hole)), CardText(in_low_order(made.board))
    return phrase("{cards} with {board}: {ranks}", cards=hole, board=board, ranks=low_reading(made.cards))


def _why_none(deal: CardDeal) -> Phrase:
    reason = why_no_low(deal.variant.share("low"), deal.hand, deal.board)
    assert reason is not None
    return reason


TOPIC: Final = WhichPlay()
