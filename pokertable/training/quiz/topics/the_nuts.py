"""Topic d: the nuts on this board, and the nut low. Pick two cards of the whole deck for each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from pokertable.model.cards import DECK, Card
from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards, FiveRank, best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place, low_reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import category
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import CardSet, NutsAnswer, share_of, spelled
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Hint, Question, Tempting, temptations
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import best_high, best_low

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from pokertable.analysis.nuts import Nuts

_BOARDS = (3, 4, 5, 5, 5)
_SEEN_FIRST = (Category.STRAIGHT, Category.FLUSH)
"""What one looks for on a board, though a better kind of hand may be possible."""


def deal(variant: Variant, rng: random.Random) -> CardDeal:
    """A board of three to five cards and a hand, which holds the nuts half of the time."""
    board = _board(rng)
    hand: list[Card] = []
    if rng.random() < 0.5:
        hand = sorted(rng.choice(sorted(map(sorted, _pairs(best_high.high_share(variant), board)))))
    rest = [card for card in DECK if card not in board and card not in hand]
    hand += rng.sample(rest, variant.hole_cards - len(hand))
    rng.shuffle(hand)
    return CardDeal(variant, tuple(hand), board)


def _board(rng: random.Random) -> Cards:
    """Any board; every fourth has four cards of a suit, where one card of it tempts."""
    if rng.random() < 0.75:
        return tuple(rng.sample(DECK, rng.choice(_BOARDS)))
    suit = rng.randrange(4)
    four = rng.sample([card for card in DECK if card.suit == suit], 4)
    board = [*four, rng.choice([card for card in DECK if card.suit != suit])]
    rng.shuffle(board)
    return tuple(board)


def build(deal: CardDeal) -> Question | None:
    """The question about this board, None if it teaches nothing."""
    share, low = best_high.high_share(deal.variant), share_of(deal.variant, Ranking.ACE_TO_FIVE)
    highs = _pairs(share, deal.board)
    lows = None if low is None else _pairs(low, deal.board) or None
    answer = NutsAnswer(deal.board, share.exactly_from_hole is not None, highs, lows)
    found = temptations(_misreadings(deal, answer), ())
    if not found:
        return None
    return Question(
        topic=Topic.NUTS,
        deal=deal,
        negative=not _holds(deal, highs),
        prompt=_prompt(low),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(deal, answer),
        tempting=found,
        hint=Hint(frozenset(), _hint_words(share, answer)),
    )


def is_right(question: Question, given: NutsAnswer) -> bool:
    """Whether the pairs that are given are among those that make the nuts."""
    truth = question.answer
    assert isinstance(truth, NutsAnswer)
    if not given.high or not given.high <= truth.high:
        return False
    if given.low is None or truth.low is None:
        return given.low is truth.low
    return bool(given.low) and given.low <= truth.low


def name_error(question: Question, given: NutsAnswer) -> ErrorKind:
    """The error in the high if that is wrong, else the one in the low."""
    truth, deal = question.answer, question.deal
    assert isinstance(truth, NutsAnswer) and isinstance(deal, CardDeal)
    if not given.high <= truth.high:
        return high_error(deal, next(iter(given.high)))
    return low_error(deal, None if given.low is None else next(iter(given.low)), truth.low)


def high_error(deal: CardDeal, pair: CardSet) -> ErrorKind:
    """In Omaha a pair that, with four or five of the board, looks like the kind of hand that the nuts are, or better.

    Otherwise the nuts were missed.
    """
    share = best_high.high_share(deal.variant)
    if share.exactly_from_hole is None:
        return ErrorKind.NUTS_MISSED
    holes = tuple(pair)
    seen, law = best_hand(_free(share), holes, deal.board), best_hand(share, holes, deal.board)
    assert seen is not None and law is not None, "two cards and three of the board make a hand"
    best = _best(share, deal.board)
    kind = category(share, best)
    assert kind is not None
    if seen.strength >= best or law.category.order < kind.order <= seen.category.order:
        return ErrorKind.USED_ONE if len(seen.hole) == 1 else ErrorKind.PLAYED_BOARD
    return ErrorKind.NUTS_MISSED


def _free(share: PotShare) -> PotShare:
    """The share as a hold'em eye reads it."""
    return replace(share, exactly_from_hole=None)


def low_error(deal: CardDeal, pair: CardSet | None, truth: frozenset[CardSet] | None) -> ErrorKind:
    """Why this pair is not the nut low."""
    share = best_low.low_share(deal.variant)
    if pair is None:
        return ErrorKind.LOW_OVERLOOKED
    if truth is None or not all(best_low.is_low(card.rank, share) for card in pair):
        return ErrorKind.UNQUALIFIED
    if len({card.rank for card in pair}) < 2:
        return ErrorKind.PAIRED_LOW
    if {card.rank for card in pair} & {card.rank for card in deal.board}:
        return ErrorKind.COUNTERFEITED
    return ErrorKind.NUT_LOW_MISSED


def _pairs(share: PotShare, board: Cards) -> frozenset[CardSet]:
    """Every two cards that make the best hand on this board; empty if nothing qualifies."""
    found = _nuts(share, board)
    return frozenset() if found is None else frozenset(frozenset(pair) for pair in found.pairs)


def _best(share: PotShare, board: Cards) -> int:
    found = _nuts(share, board)
    return 0 if found is None else found.strength


@lru_cache(maxsize=16)
def _nuts(share: PotShare, board: Cards) -> Nuts | None:
    from pokertable.analysis.nuts import nuts  # late: arrays are wanted for this topic alone

    return nuts(share, board)


def _misreadings(deal: CardDeal, truth: NutsAnswer) -> Iterator[Tempting]:
    low = truth.low
    right_low = None if low is None else frozenset({_first(low)})
    for pair, pull in _high_misreadings(deal):
        if pair not in truth.high:
            answer = replace(truth, high=frozenset({pair}), low=right_low)
            yield Tempting(answer, high_error(deal, pair), pull)
    if share_of(deal.variant, Ranking.ACE_TO_FIVE) is None:
        return
    right_high = frozenset({_first(truth.high)})
    for chosen, pull in _low_misreadings(deal, low):
        if (chosen is None) != (low is None) or (chosen is not None and low is not None and chosen not in low):
            given = None if chosen is None else frozenset({chosen})
            answer = replace(truth, high=right_high, low=given)
            yield Tempting(answer, low_error(deal, chosen, low), pull)


def _high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
    """One's own best; second nuts; best straight, flush and hand of the next lower kind; in Omaha the one with four."""
    import numpy as np

    from pokertable.analysis.evaluate import all_strengths
    from pokertable.analysis.hands import hand_number, live_hands, private_hands

    share = best_high.high_share(deal.variant)
    live = live_hands(2, deal.board)
    values = np.where(live, all_strengths(share, deal.board, 2), 0).astype(np.int64)
    best = int(values.max())
    kind = category(share, best)

    def last(chosen: npt.NDArray[np.bool_]) -> CardSet:
        """Of the pairs that are chosen the one with the highest cards."""
        return frozenset(DECK[card] for card in private_hands(2)[np.flatnonzero(chosen)[-1]].tolist())

    mine = max(combinations(sorted(deal.hand), 2), key=lambda pair: (values[hand_number(pair)], hand_number(pair)))
    yield frozenset(mine), 3 if category(share, int(values[hand_number(mine)])) == kind else 2
    below = int(values[values < best].max(initial=0))
    if not below:
        return  # the board is the nuts: whatever one holds
    second = last(values == below)
    yield second, _likeness(deal, second, last(values == best))
    of_kind: dict[Category | None, list[int]] = {}
    for value in np.unique(values[values > 0]).tolist():
        of_kind.setdefault(category(share, value), []).append(value)
    least = of_kind.pop(kind)[0]
    for place, (lower, found) in enumerate(of_kind.items(), 1):
        if place == len(of_kind) or lower in _SEEN_FIRST:  # the values ascend: the last is the next lower kind
            yield last(values == found[-1]), 1
    if share.exactly_from_hole is not None:
        seen = np.where(live & (values < least), all_strengths(_free(share), deal.board, 2), 0)
        if int(seen.max()) >= least:
            yield last(seen == seen.max()), 3


def _likeness(deal: CardDeal, pair: CardSet, nuts: CardSet) -> int:
    """The pull of a pair that is not in sight: the nuts but for the last card, the same kind of hand, a lower kind."""
    mine, best = _rank(deal, pair), _rank(deal, nuts)
    if mine[0] != best[0]:
        return 1
    return 3 if len(best) > 2 and mine[:-1] == best[:-1] else 2


def _rank(deal: CardDeal, pair: CardSet) -> FiveRank:
    share = best_high.high_share(deal.variant)
    made = best_hand(share, tuple(pair), deal.board)
    rank = None if made is None else five_rank(share, made.cards)
    assert rank is not None, "two cards and three of the board make a high hand"
    return rank


def _low_misreadings(deal: CardDeal, truth: frozenset[CardSet] | None) -> Iterator[tuple[CardSet | None, int]]:
    """Ace and deuce whatever the board holds, the next low pair, none."""
    share = best_low.low_share(deal.variant)
    ranks = {card.rank for card in deal.board}
    near = len({rank for rank in ranks if best_low.is_low(rank, share)}) >= 2
    lowest = sorted((card for card in DECK if card not in deal.board), key=lambda card: (low_place(card), card.suit))
    by_rank = list({card.rank: card for card in reversed(lowest)}.values())[::-1]
    yield frozenset(by_rank[:2]), (3 if near else 1) if truth is None else 2
    if truth is not None:
        fitting = [card for card in by_rank if card.rank not in ranks]
        yield frozenset({fitting[0], fitting[2]}), 2
        yield None, 1


def _first(pairs: frozenset[CardSet]) -> CardSet:
    return frozenset(max(sorted(pair, reverse=True) for pair in pairs))


def _prompt(low: PotShare | None) -> Phrase:
    if low is None:
        return phrase("The nuts on this board, with any two cards?")
    return phrase("The nuts and the nut low, with any two cards?")


def _explanation(deal: CardDeal, truth: NutsAnswer) -> Phrase:
    share, low = best_high.high_share(deal.variant), share_of(deal.variant, Ranking.ACE_TO_FIVE)
    pair = tuple(sorted(_first(truth.high), reverse=True))
    made = best_hand(share, pair, deal.board)
    assert made is not None
    cards = _pair_words(pair, len(truth.high))
    high = phrase("The nuts: {name}, with {cards}; {own}", name=made.name, cards=cards, own=_own(deal, truth.high))
    if low is None:
        return phrase("{high}.", high=high)
    if truth.low is None:
        return phrase("{high}; no low: fewer than three different low cards on the board.", high=high)
    pair = tuple(sorted(_first(truth.low), key=low_place))
    lowest = best_hand(low, pair, deal.board)
    assert lowest is not None
    ranks, cards = low_reading(lowest.cards), _pair_words(pair, len(truth.low))
    own = _own(deal, truth.low)
    return phrase("{high}; the nut low: {ranks}, with {cards}; {own}.", high=high, ranks=ranks, cards=cards, own=own)


def _holds(deal: CardDeal, pairs: frozenset[CardSet]) -> bool:
    """Whether one of the pairs is in the hand."""
    return any(pair <= frozenset(deal.hand) for pair in pairs)


def _own(deal: CardDeal, pairs: frozenset[CardSet]) -> Phrase:
    return phrase("you have it") if _holds(deal, pairs) else phrase("you do not have it")


def _pair_words(pair: Cards, count: int) -> Phrase:
    if count == 1:
        return phrase("{cards}", cards=spelled(pair))
    return phrase("{cards} (one of {count} such pairs)", cards=spelled(pair), count=count)


def _hint_words(share: PotShare, truth: NutsAnswer) -> Phrase:
    made = best_hand(share, tuple(_first(truth.high)), truth.board)
    assert made is not None
    return phrase("It is this kind of hand: {name}.", name=_KINDS[made.category])


_KINDS = {
    "high_card": phrase("high card"),
    "one_pair": phrase("one pair"),
    "two_pair": phrase("two pair"),
    "three_of_a_kind": phrase("three of a kind"),
    "straight": phrase("straight"),
    "flush": phrase("flush"),
    "full_house": phrase("full house"),
    "four_of_a_kind": phrase("four of a kind"),
    "straight_flush": phrase("straight flush"),
}
