"""Topic c: which of your cards play, for the high and, in a split game, for the low."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards, FiveRank, MadeHand, five_rank, ways
from pokertable.model.ranking.names import low_place, low_reading
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import CardSet, PlayAnswer, in_low_order, share_of, spelled
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.fives import all_fives, best_of, made_hand, the_one
from pokertable.training.quiz.question import Hint, Question, Tempting, temptations
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import best_high, best_low


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A hand and a whole board."""
    return best_high.deal(variant, rng)


def build(deal: CardDeal) -> Question | None:
    """The question about these cards, None if they teach nothing."""
    question = about(deal)
    assert isinstance(question.answer, PlayAnswer)
    split, found = share_of(deal.variant, Ranking.ACE_TO_FIVE) is not None, question.tempting
    if not found or (not split and max(tempting.pull for tempting in found) < 2):
        return None
    if split and question.answer.low is None and not any(_is_low_error(tempting.error) for tempting in found):
        return None
    return question


def about(deal: CardDeal) -> Question:
    """The question about these cards, whether or not anything tempts: at the table cards come as they come."""
    share, low = best_high.high_share(deal.variant), share_of(deal.variant, Ranking.ACE_TO_FIVE)
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
        topic=Topic.PLAY,
        deal=deal,
        negative=_is_negative(deal, share, highs, found, lows if low is not None else None),
        prompt=_prompt(share, low),
        answer=accept[0],
        accept=accept,
        explanation=_explanation(deal, made, low, made_low),
        tempting=found,
        hint=Hint(frozenset(made.board), best_high.hint_words(share)),
    )


def name_error(question: Question, given: PlayAnswer) -> ErrorKind:
    """The error in the high if that is wrong, else the one in the low."""
    deal = question.deal
    assert isinstance(deal, CardDeal) and isinstance(question.answer, PlayAnswer)
    accepted = [answer for answer in question.accept if isinstance(answer, PlayAnswer)]
    if given.high not in {answer.high for answer in accepted}:
        return high_error(deal, given.high)
    return low_error(deal, given.low, question.answer.low)


def high_error(deal: CardDeal, given: CardSet) -> ErrorKind:
    """Why these hole cards do not make the best high."""
    share = best_high.high_share(deal.variant)
    if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
        return best_high.BY_COUNT[len(given)]
    if share.exactly_from_hole is None and not given:
        return ErrorKind.PLAYED_BOARD
    if share.exactly_from_hole is None and len(given) == 2:
        return ErrorKind.FORCED_BOTH
    best, mine = made_hand(share, deal.hand, deal.board), _best_with(share, given, deal.board)
    assert best is not None and mine is not None
    truth = five_rank(share, best.cards)
    assert truth is not None
    if mine[0] != truth[0]:
        return ErrorKind.BETTER_OVERLOOKED
    same = best_high.main_ranks(mine) == best_high.main_ranks(truth)
    return ErrorKind.WRONG_KICKER if same else ErrorKind.HIGHER_OVERLOOKED


def low_error(deal: CardDeal, given: CardSet | None, truth: CardSet | None) -> ErrorKind:
    """Why these hole cards do not make the best low; `truth` None: there is none."""
    if given is None:
        return ErrorKind.LOW_OVERLOOKED
    share = best_low.low_share(deal.variant)
    if share.exactly_from_hole is not None and len(given) != share.exactly_from_hole:
        return best_high.BY_COUNT[len(given)]
    theirs = {card.rank for card in deal.board}
    low_ranks = {rank for rank in theirs if best_low.is_low(rank, share)}
    if len(low_ranks) < 3 or not all(best_low.is_low(card.rank, share) for card in given):
        return ErrorKind.UNQUALIFIED
    if len({card.rank for card in given}) < len(given):
        return ErrorKind.PAIRED_LOW
    if any(card.rank in theirs for card in given):
        return ErrorKind.COUNTERFEITED
    assert truth is not None, "three low ranks and two others make a low"
    return ErrorKind.BETTER_LOW_OVERLOOKED


def _best_with(share: PotShare, holes: CardSet, board: Cards) -> FiveRank | None:
    """The best hand with exactly these hole cards."""
    chosen = [five_rank(share, (*holes, *rest)) for rest in combinations(board, 5 - len(holes))]
    return max((rank for rank in chosen if rank is not None), default=None)


def _misreadings(deal: CardDeal, highs: Sequence[CardSet], lows: Sequence[CardSet | None]) -> Iterator[Tempting]:
    for given, pull in _high_misreadings(deal):
        if given not in highs:
            yield Tempting(PlayAnswer(given, lows[0]), high_error(deal, given), pull)
    if share_of(deal.variant, Ranking.ACE_TO_FIVE) is not None:
        for low, pull in _low_misreadings(deal, lows):
            if low not in lows:
                yield Tempting(PlayAnswer(highs[0], low), low_error(deal, low, lows[0]), pull)


def _high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
    share = best_high.high_share(deal.variant)
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
    for holes in best_high.BY_COUNT:
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
    share = best_low.low_share(deal.variant)
    truth = lows[0]
    made = made_hand(share, deal.hand, deal.board)
    best = None if made is None else five_rank(share, made.cards)
    for holes in best_high.BY_COUNT:
        fives = [five for five in all_fives(share, deal.hand, deal.board) if five.holes == holes]
        seen = the_one(fives)
        if seen is not None and seen.rank is not None and (best is None or seen.rank > best):
            yield seen.cards & frozenset(deal.hand), 3 if truth is None else 2
    lowest = sorted((card for card in deal.hand if best_low.is_low(card.rank, share)), key=low_place)
    different = list({card.rank: card for card in reversed(lowest)}.values())[::-1]
    if len(different) >= 2:
        near = len({card.rank for card in deal.board if best_low.is_low(card.rank, share)}) >= 2
        yield frozenset(different[:2]), (3 if near else 1) if truth is None else 2
    if len(lowest) >= 2 and lowest[0].rank == lowest[1].rank:
        yield frozenset(lowest[:2]), 1
    if truth is not None:
        yield None, 1


def _is_low_error(error: ErrorKind) -> bool:
    return error in (ErrorKind.UNQUALIFIED, ErrorKind.COUNTERFEITED, ErrorKind.PAIRED_LOW, *best_high.BY_COUNT.values())


def _is_negative(
    deal: CardDeal,
    share: PotShare,
    highs: Sequence[CardSet],
    found: Sequence[Tempting],
    lows: Sequence[CardSet | None] | None,
) -> bool:
    """Split games: there is no low. Omaha: the eye sees a better kind of hand. Hold'em: not both cards play."""
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


def _explanation(deal: CardDeal, made: MadeHand, low: PotShare | None, made_low: MadeHand | None) -> Phrase:
    high = _high_words(made)
    if low is None:
        return phrase("{high}.", high=high)
    if made_low is None:
        reason = why_no_low(low, deal.hand, deal.board)
        assert reason is not None
        return phrase("{high}; no low: {reason}.", high=high, reason=reason)
    return phrase(
        "{high}; for the low {cards} with {board}: {ranks}.",
        high=high,
        cards=spelled(in_low_order(made_low.hole)),
        board=spelled(in_low_order(made_low.board)),
        ranks=low_reading(made_low.cards),
    )


def _high_words(made: MadeHand) -> Phrase:
    cards, board = spelled(sorted(made.hole, reverse=True)), spelled(sorted(made.board, reverse=True))
    if not made.hole:
        return phrase("The board plays, {board}: {name}", board=board, name=made.name)
    if len(made.hole) == 1:
        return phrase("Only {cards} plays, with {board}: {name}", cards=cards, board=board, name=made.name)
    return phrase("{cards} play with {board}: {name}", cards=cards, board=board, name=made.name)
