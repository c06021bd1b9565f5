"""Readers of a board who miss the nuts by one mistake each, and why a pair is not the nuts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from pokertable.model.caches import kept
from pokertable.model.cards import DECK
from pokertable.model.ranking.best import Cards, FiveRank, best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.no_low import one_of_each
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import CardSet
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from pokertable.analysis.nuts import Nuts

NUTS_MISSED: Final = error_kind(
    "nuts_missed",
    "Missed the nuts",
    "A better hand is possible on this board.",
    "Paired board? Three of a suit? Three close in rank?",
)
NUT_LOW_MISSED: Final = error_kind(
    "nut_low_missed",
    "Missed the nut low",
    "A lower low is possible on this board.",
    "The two lowest ranks that are not on the board.",
)
_SEEN_FIRST = (Category.STRAIGHT, Category.FLUSH)
"""Hands noticed first on a board, even if a better kind may be possible."""


def load_arrays() -> None:
    """Load the modules that the first question of a process needs."""
    import pokertable.analysis.nuts  # noqa: F401


def high_error(deal: CardDeal, pair: CardSet) -> ErrorKind:
    """The error of an Omaha pair that looks like the nuts' kind of hand, or better, with four or five of the board.

    Otherwise the nuts were missed.
    """
    share = deal.variant.share("high")
    if share.exactly_from_hole is None:
        return NUTS_MISSED
    holes = tuple(pair)
    seen, legal = best_hand(share.of_any_five, holes, deal.board), best_hand(share, holes, deal.board)
    assert seen is not None and legal is not None, "two cards and three of the board make a hand"
    nuts = _nuts(share, deal.board)
    assert nuts is not None, "every board has nuts"
    best, kind = nuts.strength, category(share, nuts.strength)
    assert kind is not None
    if seen.strength >= best or legal.category.order < kind.order <= seen.category.order:
        return errors.USED_ONE if len(seen.hole) == 1 else errors.PLAYED_BOARD
    return NUTS_MISSED


def low_error(deal: CardDeal, pair: CardSet | None, low: CardSet | None) -> ErrorKind:
    """Why this pair is not the nut low; `low` is one that is, None: there is none."""
    share = deal.variant.share("low")
    if pair is None:
        return errors.LOW_OVERLOOKED
    if low is None:
        return errors.UNQUALIFIED
    if not all(share.may_hold(card.rank) for card in pair):
        return errors.TOO_HIGH
    if len({card.rank for card in pair}) < 2:
        return errors.PAIRED_LOW
    if {card.rank for card in pair} & {card.rank for card in deal.board}:
        return errors.COUNTERFEITED
    return NUT_LOW_MISSED


@kept("pairs that make the nuts")
def nut_pairs(share: PotShare, board: Cards) -> frozenset[CardSet]:
    """Every two cards that make the best hand on this board; empty if none qualifies."""
    found = _nuts(share, board)
    return frozenset() if found is None else frozenset(frozenset(pair) for pair in found.pairs)


@kept("the nuts of boards")
def _nuts(share: PotShare, board: Cards) -> Nuts | None:
    from pokertable.analysis.nuts import nuts  # late: only this topic needs numpy

    return nuts(share, board)


def high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
    """One's own best; second nuts; best straight, flush and hand of the next lower kind; in Omaha the one with four."""
    import numpy as np

    from pokertable.analysis.arrays import different, hand_number, live_hands, private_hands
    from pokertable.analysis.evaluate import all_strengths

    share = deal.variant.share("high")
    live = live_hands(2, deal.board)
    values = np.where(live, all_strengths(share, deal.board, 2), 0).astype(np.int64)
    best = int(values.max())
    kind = category(share, best)

    def last(chosen: npt.NDArray[np.bool_]) -> CardSet:
        """The chosen pair with the highest cards."""
        return frozenset(DECK[card] for card in private_hands(2)[np.flatnonzero(chosen)[-1]].tolist())

    mine = max(combinations(sorted(deal.hand), 2), key=lambda pair: (values[hand_number(pair)], hand_number(pair)))
    yield frozenset(mine), 3 if category(share, int(values[hand_number(mine)])) == kind else 2
    below = int(values[values < best].max(initial=0))
    if not below:
        return  # the board is the nuts, with any hand
    second = last(values == below)
    yield second, _likeness(deal, second, last(values == best))
    of_kind: dict[Category | None, list[int]] = {}
    for value in different(values[values > 0]).tolist():
        of_kind.setdefault(category(share, value), []).append(value)
    least = of_kind.pop(kind)[0]
    for place, (lower, found) in enumerate(of_kind.items(), 1):
        if place == len(of_kind) or lower in _SEEN_FIRST:  # the values ascend: the last is the next lower kind
            yield last(values == found[-1]), 1
    if share.exactly_from_hole is not None:
        seen = np.where(live & (values < least), all_strengths(share.of_any_five, deal.board, 2), 0)
        if int(seen.max()) >= least:
            yield last(seen == seen.max()), 3


def _likeness(deal: CardDeal, pair: CardSet, nuts: CardSet) -> int:
    """The pull of a pair not in sight: the nuts but for the last card, the same kind of hand, a lower kind."""
    mine, best = _rank(deal, pair), _rank(deal, nuts)
    if mine[0] != best[0]:
        return 1
    return 3 if len(best) > 2 and mine[:-1] == best[:-1] else 2


def _rank(deal: CardDeal, pair: CardSet) -> FiveRank:
    share = deal.variant.share("high")
    made = best_hand(share, tuple(pair), deal.board)
    rank = None if made is None else five_rank(share, made.cards)
    assert rank is not None, "two cards and three of the board make a high hand"
    return rank


def low_misreadings(deal: CardDeal, low: CardSet | None) -> Iterator[tuple[CardSet | None, int]]:
    """Ace and deuce whatever the board holds, the next low pair, none."""
    share = deal.variant.share("low")
    ranks = {card.rank for card in deal.board}
    near = len({rank for rank in ranks if share.may_hold(rank)}) >= 2
    lowest = sorted((card for card in DECK if card not in deal.board), key=lambda card: (low_place(card), card.suit))
    by_rank = one_of_each(lowest)
    yield frozenset(by_rank[:2]), (3 if near else 1) if low is None else 2
    if low is not None:
        fitting = [card for card in by_rank if card.rank not in ranks]
        yield frozenset({fitting[0], fitting[2]}), 2
        yield None, 1


def first_pair(pairs: frozenset[CardSet]) -> CardSet:
    """The pair with the highest cards: the displayed one."""
    return frozenset(max(sorted(pair, reverse=True) for pair in pairs))
