"""The nuts as answers, and the readers of a board who miss them by one mistake each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from pokertable.model.cards import DECK
from pokertable.model.ranking.best import Cards, FiveRank, best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.no_low import one_of_each
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category
from pokertable.model.variant import Variant
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import (
    CardSet,
    Exchange,
    has_low,
    moved,
    names,
)
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.question import Tempting

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from pokertable.analysis.nuts import Nuts

NUTS_MISSED: Final = error_kind(
    "nuts_missed",
    "Nuts missed",
    "A better hand is possible on this board.",
    "Paired board? Three of a suit? Three close in rank?",
)
NUT_LOW_MISSED: Final = error_kind(
    "nut_low_missed",
    "Nut low missed",
    "A lower low is possible on this board.",
    "The two lowest ranks that are not on the board.",
)
_SEEN_FIRST = (Category.STRAIGHT, Category.FLUSH)
"""What one looks for on a board, though a better kind of hand may be possible."""


@dataclass(frozen=True, slots=True)
class NutsAnswer:
    """Pairs of hole cards: for the high and for the low (None: no low is possible). A player gives one of each."""

    variant: Variant
    board: Cards
    high: frozenset[CardSet]
    low: frozenset[CardSet] | None

    @property
    def values(self) -> tuple[Any, ...]:
        """A pair of each half."""
        return (tuple(first_pair(self.high)), None if self.low is None else tuple(first_pair(self.low)))

    def exchanged(self, exchange: Exchange) -> NutsAnswer:
        """With other cards."""
        low = None if self.low is None else _moved_pairs(self.low, exchange)
        board = tuple(exchange[card] for card in self.board)
        return NutsAnswer(self.variant, board, _moved_pairs(self.high, exchange), low)

    def json(self) -> dict[str, Any]:
        """``{high: {category, holes}, low: {cards, holes} or null}``; `cards`: the low with the first of the pairs."""
        made = best_hand(self.variant.share("high"), tuple(sorted(first_pair(self.high), reverse=True)), self.board)
        assert made is not None, "the nuts are asked for on three to five cards"
        high = {"category": made.category.value, "holes": _holes(self.high)}
        if self.low is None:
            return {"high": high, "low": None}
        lowest = best_hand(self.variant.share("low"), tuple(sorted(first_pair(self.low), reverse=True)), self.board)
        return {
            "high": high,
            "low": {"cards": [] if lowest is None else names(lowest.cards), "holes": _holes(self.low)},
        }


def _moved_pairs(pairs: frozenset[CardSet], exchange: Exchange) -> frozenset[CardSet]:
    return frozenset(moved(pair, exchange) for pair in pairs)


def _holes(pairs: Iterable[CardSet]) -> list[list[str]]:
    return [names(pair) for pair in sorted((sorted(pair, reverse=True) for pair in pairs), reverse=True)]


def load_arrays() -> None:
    """Load what the first question of a process waits for."""
    import pokertable.analysis.nuts  # noqa: F401


def high_error(deal: CardDeal, pair: CardSet) -> ErrorKind:
    """In Omaha a pair that, with four or five of the board, looks like the kind of hand that the nuts are, or better.

    Otherwise the nuts were missed.
    """
    share = deal.variant.share("high")
    if share.exactly_from_hole is None:
        return NUTS_MISSED
    holes = tuple(pair)
    seen, legal = best_hand(share.of_any_five, holes, deal.board), best_hand(share, holes, deal.board)
    assert seen is not None and legal is not None, "two cards and three of the board make a hand"
    best = _best(share, deal.board)
    kind = category(share, best)
    assert kind is not None
    if seen.strength >= best or legal.category.order < kind.order <= seen.category.order:
        return errors.USED_ONE if len(seen.hole) == 1 else errors.PLAYED_BOARD
    return NUTS_MISSED


def low_error(deal: CardDeal, pair: CardSet | None, truth: frozenset[CardSet] | None) -> ErrorKind:
    """Why this pair is not the nut low."""
    share = deal.variant.share("low")
    if pair is None:
        return errors.LOW_OVERLOOKED
    if truth is None or not all(share.may_hold(card.rank) for card in pair):
        return errors.UNQUALIFIED
    if len({card.rank for card in pair}) < 2:
        return errors.PAIRED_LOW
    if {card.rank for card in pair} & {card.rank for card in deal.board}:
        return errors.COUNTERFEITED
    return NUT_LOW_MISSED


def nut_pairs(share: PotShare, board: Cards) -> frozenset[CardSet]:
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


def misreadings(deal: CardDeal, truth: NutsAnswer) -> Iterator[Tempting]:
    """Every reader's answer: the one half wrong, the other right."""
    low = truth.low
    right_low = None if low is None else frozenset({first_pair(low)})
    for pair, pull in _high_misreadings(deal):
        if pair not in truth.high:
            answer = replace(truth, high=frozenset({pair}), low=right_low)
            yield Tempting(answer, high_error(deal, pair), pull)
    if not has_low(deal.variant):
        return
    right_high = frozenset({first_pair(truth.high)})
    for chosen, pull in _low_misreadings(deal, low):
        if (chosen is None) != (low is None) or (chosen is not None and low is not None and chosen not in low):
            given = None if chosen is None else frozenset({chosen})
            answer = replace(truth, high=right_high, low=given)
            yield Tempting(answer, low_error(deal, chosen, low), pull)


def _high_misreadings(deal: CardDeal) -> Iterator[tuple[CardSet, int]]:
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
    """The pull of a pair that is not in sight: the nuts but for the last card, the same kind of hand, a lower kind."""
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


def _low_misreadings(deal: CardDeal, truth: frozenset[CardSet] | None) -> Iterator[tuple[CardSet | None, int]]:
    """Ace and deuce whatever the board holds, the next low pair, none."""
    share = deal.variant.share("low")
    ranks = {card.rank for card in deal.board}
    near = len({rank for rank in ranks if share.may_hold(rank)}) >= 2
    lowest = sorted((card for card in DECK if card not in deal.board), key=lambda card: (low_place(card), card.suit))
    by_rank = one_of_each(lowest)
    yield frozenset(by_rank[:2]), (3 if near else 1) if truth is None else 2
    if truth is not None:
        fitting = [card for card in by_rank if card.rank not in ranks]
        yield frozenset({fitting[0], fitting[2]}), 2
        yield None, 1


def first_pair(pairs: frozenset[CardSet]) -> CardSet:
    """The pair with the highest cards: the one that is named."""
    return frozenset(max(sorted(pair, reverse=True) for pair in pairs))
