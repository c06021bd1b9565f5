"""The low: pick the five cards or say that there is none.

A reader from the wrong end still finds the best low of one hand: its five ranks are the lowest there are, place by
place. That error shows where lows are compared, see `who_wins`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand
from pokertable.model.ranking.names import RANK_NAMES, low_place, low_reading
from pokertable.model.ranking.no_low import one_of_each, why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz import errors, every_low
from pokertable.training.quiz.answers import CardSet, Picked, in_low_order
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import Five, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, five_low, low_headline, no_low
from pokertable.training.quiz.kinds import FivesTopic, PickedQuestion
from pokertable.training.quiz.question import Hint, Tempting
from pokertable.training.quiz.reasons import before, higher_low, low_is_there, miscounted, not_low
from pokertable.training.quiz.topics.best_high import whole_deal

NONE: Final = Picked(frozenset())
"""The answer that there is no low."""
_TEN: Final = 9
"""Highest place (`low_place`) of cards dealt where any cards make a low."""
_OF_EVERY_LOW: Final = (errors.STRAIGHT_COUNTED, errors.ACE_AS_HIGH)


class BestLow(FivesTopic):
    """The five cards of the best low, or none."""

    key = "low"
    title = phrase("Best low")
    negatives = (0.4, 0.6, 0.6, 0.75)
    errors = (*errors.COUNT_ERRORS, *errors.LOW_ERRORS, errors.BETTER_LOW_OVERLOOKED, *_OF_EVERY_LOW)
    half = "low"

    def fits(self, variant: Variant) -> bool:
        """Whether there is a choice of five cards for a low in which straights and flushes do not count."""
        share = variant.low
        return share is not None and share.ranking is Ranking.ACE_TO_FIVE and not variant.plays_every_card

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        if variant.share("low").qualifier is None:
            return (1, 3, 4)
        return (2, 3, 4) if variant.share("low").exactly_from_hole is None else (3, 5, 6)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if variant.share("low").qualifier is None:
            return _OF_EVERY_LOW
        if variant.share("low").exactly_from_hole is None:
            return (errors.UNQUALIFIED,)
        return (errors.COUNTERFEITED, errors.USED_ONE, errors.USED_THREE)

    def deal(self, variant: Variant, rng: random.Random) -> CardDeal:
        """A hand and a complete board; in stud seven cards.

        Every second deck has few high cards, so that lows compete.
        """
        qualifier = variant.share("low").qualifier
        if qualifier is None:
            return _of_every_low(variant, rng)
        if rng.random() < 0.5:
            return whole_deal(variant, rng)
        deck = [card for card in DECK if low_place(card) <= qualifier + 2]
        cards = rng.sample(deck, variant.hole_cards + variant.board_cards)
        return CardDeal(variant, tuple(cards[: variant.hole_cards]), tuple(cards[variant.hole_cards :]))

    def misreadings(self, deal: CardDeal, accept: Sequence[Picked]) -> Iterator[Tempting[Picked]]:
        share, legal, truth = deal.variant.share("low"), self.legal(deal), self.truth(deal)
        for seen, error in self.miscounted(deal, truth):
            yield Tempting(Picked(seen.cards), error, 3 if truth is None else 2)
        if share.qualifier is None:
            for five, error, pull in every_low.readings(legal):
                yield Tempting(Picked(five.cards), error, pull)
            return
        yield from _paired(deal, legal, truth)
        if truth is None:
            yield from _unqualified(legal, _highest(share))
            return
        if share.must_qualify:
            yield Tempting(NONE, errors.LOW_OVERLOOKED, 1)
        qualified = [five for five in legal if five.rank is not None]
        worse = the_one([five for five in qualified if five.rank is not None and five.rank < truth])
        if worse is not None:
            yield Tempting(Picked(worse.cards), _error_of_legal(deal, worse.cards), 1)

    def is_negative(self, question: PickedQuestion) -> bool:
        """Whether there is no low; where every hand has one, whether a pair looks lower."""
        every = question.deal.variant.share("low").qualifier is None
        return question.answer == NONE or (every and every_low.seems_lower(self.legal(question.deal)))

    def teaches(self, question: PickedQuestion) -> bool:
        """Whether some five tempts; otherwise nothing looks like a low, or there is only one way to see it."""
        return any(tempting.answer != NONE for tempting in question.tempting)

    def name_error(self, question: PickedQuestion, given: Picked) -> ErrorKind:
        """The error in the number from the hand first, then in the five."""
        deal = question.deal
        if given == NONE:
            return errors.LOW_OVERLOOKED
        if deal.variant.share("low").qualifier is None:
            return every_low.error_of(self.legal(deal), given.cards)
        return self.count_error(deal, given.cards) or _error_of_legal(deal, given.cards)

    def in_order(self, cards: Iterable[Card]) -> Cards:
        return in_low_order(cards)

    def json(self, deal: CardDeal, answer: Picked) -> Any:
        """``{cards}`` or null."""
        return super().json(deal, answer) if answer.cards else None

    def read(self, deal: CardDeal, data: Any) -> Picked:
        return NONE if data is None else super().read(deal, data)

    # Words

    def prompt(self, deal: CardDeal) -> Phrase:
        if deal.variant.share("low").must_qualify:
            return phrase("Is there a low? Pick its five cards.")
        return phrase("Your best low? Pick the five cards.")

    def hint(self, deal: CardDeal) -> Hint:
        share = deal.variant.share("low")
        return Hint(hint_words(share), frozenset(card for card in deal.board if share.may_hold(card.rank)), low=True)

    def headline(self, question: PickedQuestion, given: Picked) -> Phrase:
        return low_headline(given.cards or None, question.answer.cards or None)

    def why_not(self, question: PickedQuestion, given: Picked) -> Phrase | None:
        deal, made, error = question.deal, self.made(question.deal), self.name_error(question, given)
        if made is not None and given == NONE:
            return low_is_there(made)
        share, cards = deal.variant.share("low"), given.cards
        mine, theirs = (tuple(card for card in side if card in cards) for side in (deal.hand, deal.board))
        if error in errors.COUNT_ERRORS:
            return miscounted(made_hand(share.of_any_five, mine, theirs), share, deal)
        if made is not None and share.qualifier is None:
            return every_low.why_not(error, cards, frozenset(made.cards))
        if made is not None and error is errors.BETTER_LOW_OVERLOOKED:
            return higher_low(cards, made.cards)
        return not_low(share, error, mine if error is errors.COUNTERFEITED else cards, theirs)

    def correct(self, question: PickedQuestion, given: Picked) -> Phrase:
        made = self.made(question.deal)
        return before(self.why_not(question, given), question.explanation if made is None else _low_words(made))

    def explanation(self, question: PickedQuestion) -> Phrase:
        deal, share = question.deal, question.deal.variant.share("low")
        made = self.made_of(question)
        if made is None:
            reason = why_no_low(share, deal.hand, deal.board)
            assert reason is not None
            low = [card for card in (*deal.hand, *deal.board) if share.may_hold(card.rank)]
            return phrase("No low in {cards}: {reason}.", cards=CardText(in_low_order(low)), reason=reason)
        if share.exactly_from_hole is None:
            return _low_words(made)
        ranks, cards, playing = low_reading(made.cards), CardText(made.cards), {card.rank for card in made.board}
        others = _others(question, made)
        if others:  # a card that pairs the board then plays in another of these lows
            same = listed([CardText(each) for each in others], "{items} or {item}")
            return phrase(
                "The low is {ranks}, with {cards}; {others} make the same low.", ranks=ranks, cards=cards, others=same
            )
        paired = in_low_order(card for card in deal.hand if card.rank in playing)
        if not paired:
            return _low_words(made)
        if len(paired) == 1:
            said = "The low is {ranks}, with {cards}; {paired} in your hand pairs the board and isn't counted twice."
        else:
            said = "The low is {ranks}, with {cards}; {paired} in your hand pair the board and aren't counted twice."
        return phrase(said, ranks=ranks, cards=cards, paired=CardText(paired))

    def hands(self, question: PickedQuestion, given: Picked) -> tuple[AnswerHand, ...]:
        right = self.is_right(question, given)
        return (five_low(question.deal, given.cards, right=right) if given.cards else no_low(right=right),)


def _others(question: PickedQuestion, made: MadeHand) -> list[Cards]:
    """Other cards of the hand that make the same low, one of each set of ranks."""
    found = {frozenset(card.rank for card in made.hole): tuple(made.hole)}
    for answer in question.accept:
        mine = in_low_order(card for card in answer.cards if card in question.deal.hand)
        found.setdefault(frozenset(card.rank for card in mine), mine)
    return list(found.values())[1:]


def _of_every_low(variant: Variant, rng: random.Random) -> CardDeal:
    """Low cards, in every second deal no two of a rank, so that the lowest five are not always a pair."""
    deck = rng.sample(DECK, len(DECK))
    cards = [card for card in deck if low_place(card) <= _TEN]
    if rng.random() < 0.5:
        cards = list(one_of_each(cards))
    hand, board = cards[: variant.hole_cards], cards[variant.hole_cards :][: variant.board_cards]
    return CardDeal(variant, tuple(hand), tuple(board))


def hint_words(share: PotShare) -> Phrase:
    """The rule of the low in one line."""
    if share.qualifier is None:
        return phrase("Five different ranks, as low as possible; the ace is lowest. Straights and flushes don't count.")
    highest = RANK_NAMES[share.qualifier]
    if share.exactly_from_hole is not None:
        return phrase("Three low ranks from the board and two others from the hand, {rank} or lower.", rank=highest)
    return phrase("Five different ranks, {rank} or lower.", rank=highest)


def _error_of_legal(deal: CardDeal, cards: CardSet) -> ErrorKind:
    """Why an allowed five is not the best low: a card too high, a pair, then the comparison."""
    share = deal.variant.share("low")
    if not all(share.may_hold(card.rank) for card in cards):
        return errors.UNQUALIFIED if made_hand(share, deal.hand, deal.board) is None else errors.TOO_HIGH
    if len({card.rank for card in cards}) < 5:
        mine, theirs = ({card.rank for card in cards if (card in deal.hand) is held} for held in (True, False))
        return errors.COUNTERFEITED if mine & theirs else errors.PAIRED_LOW
    return errors.BETTER_LOW_OVERLOOKED


def _highest(share: PotShare) -> int:
    """The place of the highest card that a low may hold (`low_place`)."""
    assert share.qualifier is not None
    return share.qualifier + 1


def from_low_end(cards: CardSet) -> tuple[int, ...]:
    """The ranks from the lowest up, as a reader from the wrong end compares lows."""
    return tuple(sorted(low_place(card) for card in cards))


def _paired(deal: CardDeal, legal: list[Five], truth: FiveRank | None) -> Iterator[Tempting[Picked]]:
    """Five low cards with a pair: the lowest such, if it looks lower than the true low."""
    seen: dict[ErrorKind, tuple[tuple[int, ...], list[Card], CardSet]] = {}
    highest = _highest(deal.variant.share("low"))
    for five in legal:
        places = tuple(sorted((low_place(card) for card in five.cards), reverse=True))
        if (
            len(set(places)) != 4
            or places[0] > highest
            or (truth is not None and places >= tuple(-rank for rank in truth))
        ):
            continue
        error = _error_of_legal(deal, five.cards)
        entry = (places, sorted(five.cards), five.cards)
        if error not in seen or entry[:2] < seen[error][:2]:
            seen[error] = entry
    for error, (_, _, cards) in seen.items():
        yield Tempting(Picked(cards), error, 3 if truth is None else 2)


def _unqualified(legal: list[Five], highest: int) -> Iterator[Tempting[Picked]]:
    """The lowest five different ranks, whose highest is one or two ranks too high."""
    near = []
    for five in legal:
        places = sorted((low_place(card) for card in five.cards), reverse=True)
        if len(set(places)) == 5 and 0 < places[0] - highest <= 2:
            near.append((places, sorted(five.cards), five.cards))
    if near:
        places, _, cards = min(near)
        yield Tempting(Picked(cards), errors.UNQUALIFIED, 3 if places[0] == highest + 1 else 1)


def _low_words(made: MadeHand) -> Phrase:
    cards = in_low_order(made.cards)
    return phrase("The low is {ranks}, with {cards}.", ranks=low_reading(cards), cards=CardText(cards))


TOPIC: Final = BestLow()
