"""Topic c: which of your cards play, for the high and, in a split game, for the low."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, five_rank, ways
from pokertable.model.ranking.names import low_place, low_reading
from pokertable.model.ranking.no_low import one_of_each, why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, listed
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import (
    CardSet,
    WithCards,
    cards_from,
    has_low,
    in_low_order,
    low_share,
    names,
    plays_two_of_hand,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import all_fives, best_of, made_hand, the_one
from pokertable.training.quiz.hands import AnswerHand, hand_with, high_and_low, low_headline, no_such
from pokertable.training.quiz.parts import NO_LOW, CardsPart, Part, Pool, low_of, set_of
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before, lower_high, miscounted, not_lowest_with, what_plays
from pokertable.training.quiz.topics import best_high


@dataclass(frozen=True, slots=True)
class PlayAnswer(WithCards):
    """The hole cards that play for the high and for the low (None: no low, or a game without one)."""

    high: CardSet
    low: CardSet | None

    @property
    def values(self) -> tuple[Any, ...]:
        """The cards of both halves; None where none play."""
        return (tuple(self.high) or None, None if self.low is None else tuple(self.low))

    def json(self) -> dict[str, Any]:
        """``{high: [hole cards], low: [hole cards] or null}``."""
        low = None if self.low is None else names(in_low_order(self.low))
        return {"high": names(sorted(self.high, reverse=True)), "low": low}


_OF_A_LOW: Final = (errors.UNQUALIFIED, errors.COUNTERFEITED, errors.PAIRED_LOW, *errors.COUNT_ERRORS)


def build(deal: CardDeal) -> Question | None:
    """The question about these cards, None if they teach nothing."""
    question = about(deal)
    split, found = has_low(deal.variant), question.tempting
    if not found or (not split and max(tempting.pull for tempting in found) < 2):
        return None
    if split and question.truth(PlayAnswer).low is None and not any(tempting.error in _OF_A_LOW for tempting in found):
        return None
    return question


def about(deal: CardDeal) -> Question:
    """The question about these cards, whether or not anything tempts: at the table cards come as they come."""
    share, low = deal.variant.share("high"), low_share(deal.variant)
    made = made_hand(share, deal.hand, deal.board)
    assert made is not None, "a whole board makes a high hand"
    highs = [frozenset(way) for way in ways(share, deal.hand, deal.board)]
    made_low = None if low is None else made_hand(low, deal.hand, deal.board)
    lows: list[CardSet | None] = [None]
    if low is not None and made_low is not None:
        lows = [frozenset(way) for way in ways(low, deal.hand, deal.board)]
    accept = tuple(PlayAnswer(high, chosen) for high in highs for chosen in lows)
    found = temptations(_misreadings(deal, highs, lows), accept)
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=_is_negative(deal, share, highs, found, lows if low is not None else None),
        prompt=_prompt(share, low),
        answer=accept[0],
        accept=accept,
        explanation=_explanation(deal, made, made_low),
        tempting=found,
        hint=Hint(frozenset(made.board), best_high.hint_words(share)),
    )


def name_error(question: Question, given: PlayAnswer) -> ErrorKind:
    """The error in the high if that is wrong, else the one in the low."""
    if not is_high_right(question, given):
        return high_error(question.cards, given.high)
    return low_error(question.cards, given.low, question.truth(PlayAnswer).low)


def is_high_right(question: Question, given: PlayAnswer) -> bool:
    """Whether the cards for the high are right, whatever those for the low."""
    return any(isinstance(known, PlayAnswer) and known.high == given.high for known in question.accept)


def _is_low_right(question: Question, given: PlayAnswer) -> bool:
    return any(isinstance(known, PlayAnswer) and known.low == given.low for known in question.accept)


def high_error(deal: CardDeal, given: CardSet) -> ErrorKind:
    """Why these hole cards do not make the best high."""
    share = deal.variant.share("high")
    if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
        return errors.count_errors(deal.variant.hole_cards)[len(given)]
    if share.exactly_from_hole is None and not given:
        return errors.PLAYED_BOARD
    if share.exactly_from_hole is None and len(given) == 2:
        return errors.FORCED_BOTH
    best, mine = made_hand(share, deal.hand, deal.board), _best_with(share, given, deal.board)
    assert best is not None and mine is not None
    truth = five_rank(share, best.cards)
    assert truth is not None
    if mine[0] != truth[0]:
        return errors.BETTER_OVERLOOKED
    same = best_high.main_ranks(mine) == best_high.main_ranks(truth)
    return errors.WRONG_KICKER if same else errors.HIGHER_OVERLOOKED


def low_error(deal: CardDeal, given: CardSet | None, truth: CardSet | None) -> ErrorKind:
    """Why these hole cards do not make the best low; `truth` None: there is none."""
    if given is None:
        return errors.LOW_OVERLOOKED
    share = deal.variant.share("low")
    if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
        return errors.count_errors(deal.variant.hole_cards)[len(given)]
    theirs = {card.rank for card in deal.board}
    low_ranks = {rank for rank in theirs if share.may_hold(rank)}
    if len(low_ranks) < 3 or not all(share.may_hold(card.rank) for card in given):
        return errors.UNQUALIFIED
    if len({card.rank for card in given}) < len(given):
        return errors.PAIRED_LOW
    if any(card.rank in theirs for card in given):
        return errors.COUNTERFEITED
    assert truth is not None, "three low ranks and two others make a low"
    return errors.BETTER_LOW_OVERLOOKED


def _best_with(share: PotShare, holes: CardSet, board: Cards) -> FiveRank | None:
    """The best hand with exactly these hole cards."""
    chosen = [five_rank(share, (*holes, *rest)) for rest in combinations(board, 5 - len(holes))]
    return max((rank for rank in chosen if rank is not None), default=None)


def _misreadings(deal: CardDeal, highs: Sequence[CardSet], lows: Sequence[CardSet | None]) -> Iterator[Tempting]:
    for given, pull in _high_misreadings(deal):
        if given not in highs:
            yield Tempting(PlayAnswer(given, lows[0]), high_error(deal, given), pull)
    if has_low(deal.variant):
        for low, pull in _low_misreadings(deal, lows):
            if low not in lows:
                yield Tempting(PlayAnswer(highs[0], low), low_error(deal, low, lows[0]), pull)


def _high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
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


def _likeness(mine: FiveRank, truth: FiveRank) -> int:
    """The pull of a hand that is no better than the true one: how little it differs."""
    if mine[:-1] == truth[:-1]:
        return 3
    return 2 if mine[0] == truth[0] and best_high.main_ranks(mine) == best_high.main_ranks(truth) else 1


def _low_misreadings(deal: CardDeal, lows: Sequence[CardSet | None]) -> Iterator[tuple[CardSet | None, int]]:
    share = deal.variant.share("low")
    truth = lows[0]
    made = made_hand(share, deal.hand, deal.board)
    best = None if made is None else five_rank(share, made.cards)
    for holes in errors.count_errors(deal.variant.hole_cards):
        fives = [five for five in all_fives(share, deal.hand, deal.board) if five.holes == holes]
        seen = the_one(fives)
        if seen is not None and seen.rank is not None and (best is None or seen.rank > best):
            yield seen.cards & frozenset(deal.hand), 3 if truth is None else 2
    lowest = sorted((card for card in deal.hand if share.may_hold(card.rank)), key=low_place)
    different = one_of_each(lowest)
    if len(different) >= 2:
        near = len({card.rank for card in deal.board if share.may_hold(card.rank)}) >= 2
        yield frozenset(different[:2]), (3 if near else 1) if truth is None else 2
    if len(lowest) >= 2 and lowest[0].rank == lowest[1].rank:
        yield frozenset(lowest[:2]), 1
    if truth is not None:
        yield None, 1


def _is_negative(
    deal: CardDeal,
    share: PotShare,
    highs: Sequence[CardSet],
    found: Sequence[Tempting],
    lows: Sequence[CardSet | None] | None,
) -> bool:
    """Split games: there is no low. Omaha: any five cards make a better kind of hand. Hold'em: not both cards play."""
    if lows is not None:
        return lows[0] is None
    if share.exactly_from_hole is None:
        return frozenset(deal.hand) not in highs
    return any(tempting.pull == 3 for tempting in found)


def _prompt(share: PotShare, low: PotShare | None) -> Phrase:
    if low is not None:
        return phrase("Which cards play for the high, which for the low?")
    if share.exactly_from_hole is None:
        return phrase("Which of your cards play: both, one, none?")
    return phrase("Which of your cards play?")


def _explanation(deal: CardDeal, made: MadeHand, made_low: MadeHand | None) -> Phrase:
    high = what_plays(made)
    if not has_low(deal.variant):
        return phrase("{high}.", high=high)
    if made_low is None:
        return phrase("{high}; no low: {reason}.", high=high, reason=_why_none(deal))
    return phrase("{high}; for the low {low}.", high=high, low=_low_plays(made_low))


def _low_plays(made: MadeHand) -> Phrase:
    hole, board = CardText(in_low_order(made.hole)), CardText(in_low_order(made.board))
    return phrase("{cards} with {board}: {ranks}", cards=hole, board=board, ranks=low_reading(made.cards))


def _why_none(deal: CardDeal) -> Phrase:
    reason = why_no_low(deal.variant.share("low"), deal.hand, deal.board)
    assert reason is not None
    return reason


def _corrected(question: Question, given: PlayAnswer) -> Phrase:
    """Of each half that is wrong why, and what plays there."""
    deal = question.cards
    said: list[Field] = []
    if not is_high_right(question, given):
        made = made_hand(deal.variant.share("high"), deal.hand, deal.board)
        assert made is not None
        why = _why_not(deal, given.high, high_error(deal, given.high), made)
        said.append(before(why, phrase("{high}.", high=what_plays(made))))
    if not _is_low_right(question, given):
        lowest = made_hand(deal.variant.share("low"), deal.hand, deal.board)
        error = low_error(deal, given.low, question.truth(PlayAnswer).low)
        why_low = not_lowest_with(deal, given.low, error, lowest)
        if lowest is None:
            said.append(before(why_low, phrase("No low: {reason}.", reason=_why_none(deal))))
        else:
            said.append(before(why_low, phrase("For the low {low}.", low=_low_plays(lowest))))
    return phrase("{said}", said=listed(said, "{items} {item}"))


def _why_not(deal: CardDeal, holes: CardSet, error: ErrorKind, best: MadeHand) -> Phrase:
    """Why these hole cards do not make the best high."""
    share = deal.variant.share("high")
    seen = hand_with(share, tuple(holes), deal.board)
    assert seen is not None, "hole cards and a whole board make a high hand"
    if error in errors.COUNT_ERRORS and share.exactly_from_hole is not None:
        return miscounted(seen, share, deal)
    return lower_high(seen.cards, best.cards)


def _headline(question: Question, given: PlayAnswer, error: ErrorKind) -> Phrase:  # noqa: ARG001
    deal, truth = question.cards, question.truth(PlayAnswer)
    if is_high_right(question, given):
        return low_headline(given.low, truth.low)
    seen, best = (
        hand_with(deal.variant.share("high"), tuple(sorted(cards, reverse=True)), deal.board)
        for cards in (given.high, truth.high)
    )
    said = None if seen is None or best is None else no_such(seen.cards, best.cards)
    return said or phrase("Not these")


def _hands(question: Question, given: PlayAnswer) -> tuple[AnswerHand, ...]:
    high_right, low_right = is_high_right(question, given), _is_low_right(question, given)
    return high_and_low(question.cards, given.high, given.low, high_right=high_right, low_right=low_right)


def _parts(deal: CardDeal) -> tuple[Part, ...]:
    variant = deal.variant
    free = variant.exactly_from_hole is None
    board_plays = phrase("The board plays") if free else phrase("None of mine")  # never right, but it is thought
    most = 2 if free else variant.hole_cards
    if not has_low(variant):
        return (CardsPart(phrase("Pick those that play"), Pool.HAND, 1, most, board_plays),)
    high = CardsPart(phrase("Pick those that play for the high"), Pool.HAND, 1, most, board_plays)
    return (high, CardsPart(phrase("Pick those that play for the low"), Pool.HAND, 1, most, NO_LOW, low=True))


def _levels(variant: Variant) -> tuple[int, int, int]:
    if variant.exactly_from_hole is None:
        return (4, 5, 7)
    return (3, 5, 7) if has_low(variant) else (2, 4, 6)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if variant.exactly_from_hole is None:
        return (errors.FORCED_BOTH,)
    return (
        (errors.COUNTERFEITED, errors.USED_ONE, errors.PAIRED_LOW)
        if has_low(variant)
        else (errors.USED_ONE, errors.PLAYED_BOARD)
    )


TOPIC: Final = Topic(
    key="play",
    title=phrase("Which two play"),
    fits=lambda variant: best_high.TOPIC.fits(variant) and plays_two_of_hand(variant),
    levels=_levels,
    negatives=(0.2, 0.6, 0.5, 0.7),
    errors=(
        *errors.COUNT_ERRORS,
        *errors.COMPARED,
        *errors.LOW_ERRORS,
        errors.BETTER_LOW_OVERLOOKED,
        errors.FORCED_BOTH,
    ),
    rare=_rare,
    deal=best_high.deal,
    build=build,
    about=about,
    parts=_parts,
    answer=lambda _, values: PlayAnswer(set_of(values[0]), low_of(values[1]) if len(values) > 1 else None),
    read=lambda _, data: PlayAnswer(cards_from(data["high"]), None if data["low"] is None else cards_from(data["low"])),
    name_error=name_error,
    headline=_headline,
    correct=_corrected,
    hands=_hands,
)
