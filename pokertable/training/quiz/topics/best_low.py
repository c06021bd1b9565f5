"""Topic b: is there a low, and which. Pick the five cards or say that there is none.

Who reads a low from the wrong end still finds the best low of one hand: its five ranks are the lowest there are, place
by place. That error shows where lows are compared, see `who_wins`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand
from pokertable.model.ranking.names import RANK_NAMES, low_place, low_reading
from pokertable.model.ranking.no_low import one_of_each, why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText
from pokertable.training.quiz import errors, every_low
from pokertable.training.quiz.answers import (
    CardSet,
    WithCards,
    cards_from,
    in_low_order,
    low_share,
    must_qualify,
    names,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import Five, all_fives, allowed, best_of, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, five_low, low_headline, no_low
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part, Pool, low_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before, higher_low, low_is_there, miscounted, not_low
from pokertable.training.quiz.topics import best_high


@dataclass(frozen=True, slots=True)
class LowAnswer(WithCards):
    """Five cards that are played for the low, None for "there is no low"."""

    cards: CardSet | None

    def json(self) -> dict[str, Any] | None:
        """``{cards}`` or null."""
        return None if self.cards is None else {"cards": names(in_low_order(self.cards))}


NONE: Final = LowAnswer(None)
"""There is no low."""
_TEN: Final = 9
"""The place (`low_place`) up to which cards are dealt where any make a low."""


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand and a whole board; in stud seven cards. Every second deck has few high cards, so that lows compete."""
    qualifier = variant.share("low").qualifier
    if qualifier is None:
        return _of_every_low(variant, rng)
    if rng.random() < 0.5:
        return best_high.deal(variant, rng)
    deck = [card for card in DECK if low_place(card) <= qualifier + 2]
    cards = rng.sample(deck, variant.hole_cards + variant.board_cards)
    return CardDeal(variant, tuple(cards[: variant.hole_cards]), tuple(cards[variant.hole_cards :]))


def _of_every_low(variant: Variant, rng: random.Random) -> CardDeal:
    """Low cards, in every second deal no two of a rank, so that the lowest five are not always a pair."""
    deck = rng.sample(DECK, len(DECK))
    cards = [card for card in deck if low_place(card) <= _TEN]
    if rng.random() < 0.5:
        cards = list(one_of_each(cards))
    hand, board = cards[: variant.hole_cards], cards[variant.hole_cards :][: variant.board_cards]
    return CardDeal(variant, tuple(hand), tuple(board))


def build(deal: CardDeal) -> Question | None:
    """The question about these cards, None if they teach nothing."""
    question = about(deal)
    # Without such an answer nothing looks like a low, or there is only one way to see it.
    return question if any(tempting.answer != NONE for tempting in question.tempting) else None


def about(deal: CardDeal) -> Question:
    """The question about these cards, whether or not anything tempts: at the table cards come as they come."""
    share = deal.variant.share("low")
    fives = all_fives(share, deal.hand, deal.board)
    legal = allowed(share, fives)
    best = best_of(legal)
    accept = tuple(LowAnswer(five.cards) for five in best) or (NONE,)
    truth = best[0].rank if best else None
    found = temptations(_misreadings(deal, share, fives, legal, truth), accept)
    made = made_hand(share, deal.hand, deal.board)
    answer = NONE if made is None else LowAnswer(frozenset(made.cards))
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=made is None or (share.qualifier is None and every_low.seems_lower(legal)),
        prompt=_prompt(deal.variant),
        answer=answer,
        accept=(answer, *(other for other in accept if other != answer)),
        explanation=_explanation(deal, share),
        tempting=found,
        hint=Hint(frozenset(card for card in deal.board if share.may_hold(card.rank)), hint_words(share), low=True),
    )


def _prompt(variant: Variant) -> Phrase:
    if must_qualify(variant):
        return phrase("Is there a low? Pick its five cards.")
    return phrase("Your best low? Pick the five cards.")


def hint_words(share: PotShare) -> Phrase:
    """The rule of the low in one line."""
    if share.qualifier is None:
        return phrase("Five different ranks, as low as they come, the ace lowest. Straights and flushes do not count.")
    highest = RANK_NAMES[share.qualifier]
    if share.exactly_from_hole is not None:
        return phrase("Three low ranks from the board and two others from the hand, {rank} or lower.", rank=highest)
    return phrase("Five different ranks, {rank} or lower.", rank=highest)


def name_error(question: Question, given: LowAnswer) -> ErrorKind:
    """The error of a wrong low."""
    return error_of(question.cards, given.cards)


def error_of(deal: CardDeal, cards: CardSet | None) -> ErrorKind:
    """Why these five are not the best low: the number from the hand, a card too high, a pair, then the comparison."""
    if cards is None:
        return errors.LOW_OVERLOOKED
    share = deal.variant.share("low")
    if share.qualifier is None:
        return every_low.error_of(allowed(share, all_fives(share, deal.hand, deal.board)), cards)
    mine = [card for card in cards if card in deal.hand]
    if share.exactly_from_hole is not None and len(mine) != share.exactly_from_hole:
        return errors.count_errors(deal.variant.hole_cards)[len(mine)]
    if not all(share.may_hold(card.rank) for card in cards):
        return errors.UNQUALIFIED
    if len({card.rank for card in cards}) < 5:
        theirs = {card.rank for card in cards if card not in deal.hand}
        both = any(card.rank in theirs for card in mine)
        return errors.COUNTERFEITED if both else errors.PAIRED_LOW
    return errors.BETTER_LOW_OVERLOOKED


def _highest(share: PotShare) -> int:
    """The place of the highest card that a low may hold (`low_place`)."""
    assert share.qualifier is not None
    return share.qualifier + 1


def from_low_end(cards: CardSet) -> tuple[int, ...]:
    """The ranks from the lowest up: what is compared by who reads a low from the wrong end."""
    return tuple(sorted(low_place(card) for card in cards))


def _misreadings(
    deal: CardDeal, share: PotShare, fives: Sequence[Five], legal: list[Five], truth: FiveRank | None
) -> Iterator[Tempting]:
    if share.exactly_from_hole is not None:
        for holes, error in errors.count_errors(deal.variant.hole_cards).items():
            seen = the_one([five for five in fives if five.holes == holes])
            if seen is not None and seen.rank is not None and (truth is None or seen.rank > truth):
                yield Tempting(LowAnswer(seen.cards), error, 3 if truth is None else 2)
    if share.qualifier is None:
        for five, error, pull in every_low.readings(legal):
            yield Tempting(LowAnswer(five.cards), error, pull)
        return
    yield from _paired(deal, legal, truth)
    if truth is None:
        yield from _unqualified(legal, _highest(share))
        return
    if must_qualify(deal.variant):
        yield Tempting(NONE, errors.LOW_OVERLOOKED, 1)
    qualified = [five for five in legal if five.rank is not None]
    worse = the_one([five for five in qualified if five.rank is not None and five.rank < truth])
    if worse is not None:
        yield Tempting(LowAnswer(worse.cards), error_of(deal, worse.cards), 1)


def _paired(deal: CardDeal, legal: list[Five], truth: FiveRank | None) -> Iterator[Tempting]:
    """Five low cards of which two pair: the lowest such, if it looks lower than the true low."""
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
        error = error_of(deal, five.cards)
        entry = (places, sorted(five.cards), five.cards)
        if error not in seen or entry[:2] < seen[error][:2]:
            seen[error] = entry
    for error, (_, _, cards) in seen.items():
        yield Tempting(LowAnswer(cards), error, 3 if truth is None else 2)


def _unqualified(legal: list[Five], highest: int) -> Iterator[Tempting]:
    """The lowest five different ranks, whose highest is a rank or two too high."""
    near = []
    for five in legal:
        places = sorted((low_place(card) for card in five.cards), reverse=True)
        if len(set(places)) == 5 and 0 < places[0] - highest <= 2:
            near.append((places, sorted(five.cards), five.cards))
    if near:
        places, _, cards = min(near)
        yield Tempting(LowAnswer(cards), errors.UNQUALIFIED, 3 if places[0] == highest + 1 else 1)


def _explanation(deal: CardDeal, share: PotShare) -> Phrase:
    made = made_hand(share, deal.hand, deal.board)
    if made is None:
        reason = why_no_low(share, deal.hand, deal.board)
        assert reason is not None
        low = [card for card in (*deal.hand, *deal.board) if share.may_hold(card.rank)]
        return phrase("No low in {cards}: {reason}.", cards=CardText(in_low_order(low)), reason=reason)
    ranks, cards = low_reading(made.cards), CardText(made.cards)
    paired = _counterfeited(deal, made) if share.exactly_from_hole is not None else ()
    if not paired:
        return _low_words(made)
    if len(paired) == 1:
        said = "The low is {ranks}, with {cards}; {paired} in your hand pairs the board and does not count again."
    else:
        said = "The low is {ranks}, with {cards}; {paired} in your hand pair the board and do not count again."
    return phrase(said, ranks=ranks, cards=cards, paired=CardText(paired))


def _corrected(question: Question, given: LowAnswer) -> Phrase:
    deal, error = question.cards, name_error(question, given)
    share = deal.variant.share("low")
    made = made_hand(share, deal.hand, deal.board)
    if given.cards is None:
        assert made is not None, "else there is none, as was said"
        return before(low_is_there(made), _low_words(made))
    return before(_why_not(deal, given.cards, error), question.explanation if made is None else _low_words(made))


def _why_not(deal: CardDeal, given: CardSet, error: ErrorKind) -> Phrase | None:
    """Why these five cards are not the best low."""
    share = deal.variant.share("low")
    mine, theirs = (tuple(card for card in side if card in given) for side in (deal.hand, deal.board))
    if error in errors.COUNT_ERRORS:
        return miscounted(made_hand(share.of_any_five, mine, theirs), share, deal)
    if share.qualifier is None:
        made = made_hand(share, deal.hand, deal.board)
        return None if made is None else every_low.why_not(error, given, frozenset(made.cards))
    if error is errors.BETTER_LOW_OVERLOOKED:
        made = made_hand(share, deal.hand, deal.board)
        return None if made is None else higher_low(given, made.cards)
    return not_low(share, error, mine if error is errors.COUNTERFEITED else given, theirs)


def _low_words(made: MadeHand) -> Phrase:
    cards = in_low_order(made.cards)
    return phrase("The low is {ranks}, with {cards}.", ranks=low_reading(cards), cards=CardText(cards))


def _counterfeited(deal: CardDeal, made: MadeHand) -> Cards:
    """Hole cards that do not play because a card of the board with the same rank does."""
    playing = {card.rank for card in made.board}
    return in_low_order(card for card in deal.hand if card.rank in playing)


def _hands(question: Question, given: LowAnswer) -> tuple[AnswerHand, ...]:
    right = question.topic.is_right(question, given)
    return (no_low(right=right) if given.cards is None else five_low(question.cards, given.cards, right=right),)


def _levels(variant: Variant) -> tuple[int, int, int]:
    if variant.share("low").qualifier is None:
        return (1, 3, 4)
    return (2, 3, 4) if variant.share("low").exactly_from_hole is None else (3, 5, 6)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if variant.share("low").qualifier is None:
        return _OF_EVERY_LOW
    return (
        (errors.UNQUALIFIED,)
        if variant.share("low").exactly_from_hole is None
        else (errors.COUNTERFEITED, errors.USED_ONE, errors.USED_THREE)
    )


def _parts(deal: CardDeal) -> tuple[Part, ...]:
    variant = deal.variant
    none = NO_LOW if must_qualify(variant) else None
    return (CardsPart(phrase("Pick five cards"), Pool.ALL, 5, 5, none, low=True),)


def _fits(variant: Variant) -> bool:
    """Where there is a choice of five cards for a low in which straights and flushes do not count."""
    share = low_share(variant)
    return share is not None and share.ranking is Ranking.ACE_TO_FIVE and not variant.plays_every_card


_OF_EVERY_LOW: Final = (errors.STRAIGHT_COUNTED, errors.ACE_AS_HIGH)
TOPIC: Final = Topic(
    key="low",
    title=phrase("Best low"),
    fits=_fits,
    levels=_levels,
    negatives=(0.4, 0.6, 0.6, 0.75),
    errors=(*errors.COUNT_ERRORS, *errors.LOW_ERRORS, errors.BETTER_LOW_OVERLOOKED, *_OF_EVERY_LOW),
    rare=_rare,
    deal=deal,
    build=build,
    about=about,
    parts=_parts,
    answer=lambda _, values: LowAnswer(low_of(values[0])),
    read=lambda _, data: LowAnswer(None if data is None else cards_from(data["cards"])),
    name_error=name_error,
    correct=_corrected,
    headline=lambda question, given, _: low_headline(given.cards, question.answer.values[0]),
    hands=_hands,
)
