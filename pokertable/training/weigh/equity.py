"""Equity of a hand at a decision: against random hands, and against the opponents' ranges."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats, apart_from, private_hands, sum_by
from pokertable.analysis.unknown import against_unknown, can_count_unknown
from pokertable.players.ranges.reading import downs_by
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer, SampledDeals
from pokertable.training.deals.shares import (
    PotEquity,
    every_deal,
    over_all_hands,
    parts_of,
    share_of,
    share_over,
)
from pokertable.training.weigh.moment import Moment

_TOGETHER: Final = 4
"""Deals that share the cards to come, which saves work on a board."""
_DEALS: Final = 8000
"""Deals over which equity is counted by default."""
_FOR_A_CALL: Final = 20_000
"""Deals over which a call's value is counted by default."""
_FOR_EACH: Final = 25
"""Showdowns counted per played-out deal: they take this much less time."""
_ENOUGH: Final = 50_000
"""Most showdowns, unless more deals are played out."""
_MOST_OF_A_SAMPLE: Final = 1_000_000
"""Most deals of a sampled range that are all examined: more would not reduce the sample's own error."""
_FEW: Final = 2
"""Most down cards of which the hands of several opponents may be counted together."""
_LISTED: Final = 3
"""Most down cards of which all hands are listed."""
_FEWER: Final = 1000
"""Hands of a sampled range examined on all boards, where all its hands take too long."""


class AgainstRanges(NamedTuple):
    """Equity against the ranges; its error includes that of sampled ranges.

    `sampled` is the variance that these leave in a mean over deals, as a fraction of the variance of one deal: 0 where
    they are complete. `called` is the equity if nobody else calls, where somebody who must still pay may fold.
    """

    share: PotEquity
    sampled: float
    called: PotEquity | None = None


def against_random(moment: Moment, rng: np.random.Generator, played: int | None) -> PotEquity:
    """Equity against random hands; `played` is the number of deals to be played out, if given."""
    if _can_enumerate(moment):
        exact = _over_every_hand(moment)
        if exact is not None:
            return exact
    if _all_are_dealt(moment):
        exact = over_all_hands(moment, [_any_hand(moment, seat) for seat in moment.opponents])
        if exact is not None:
            return exact
    each = _TOGETHER
    drawn = Dealer(moment, (), rng).draw(_count(played, _DEALS) // each, each)
    return share_over(parts_of(moment, drawn), each)


def against_ranges(
    moment: Moment, believed: Sequence[Believed], dealer: Dealer, played: int | None, *, ends: bool
) -> AgainstRanges:
    """Equity against the ranges, enumerated heads-up where at most one card is to come or a call `ends` the hand.

    `played` is the number of deals to be played out, if given.
    """
    if _can_enumerate(moment) and not believed[0].read:
        exact = _over_every_hand(moment)
        if exact is not None:
            return AgainstRanges(exact, 0.0)
    if len(believed) == 1 and (ends or _can_enumerate(moment)):
        enumerated = _over_range(moment, believed[0])
        if enumerated is not None:
            return enumerated
    if _all_are_dealt(moment) and all(each.exact for each in believed):
        together = over_all_hands(moment, believed)
        if together is not None:
            has_called = moment.has_price and moment.owing
            return AgainstRanges(together, 0.0, over_all_hands(moment, believed, moment.owing) if has_called else None)
    count, each = (_count(played, _FOR_A_CALL), 1) if ends else (_count(played, _DEALS), _TOGETHER)
    drawn = dealer.draw(count // each, each)

    def over(folding: Collection[int]) -> AgainstRanges:
        parts = parts_of(moment, drawn, folding)
        whole = parts.sum(axis=0)
        share = share_over(parts, each)
        between = sum([one.sampled * _between_hands(drawn, one, whole) for one in believed if one.seat not in folding])
        return AgainstRanges(
            replace(share, stderr=math.hypot(share.stderr, between**0.5)),
            _part_of(between, float(whole.var())),
        )

    found = over(())
    return found._replace(called=over(moment.owing).share) if moment.has_price and moment.owing else found


def _count(played: int | None, usual: int) -> int:
    """Number of showdowns counted, in whole groups."""
    if played is None:
        return usual
    return max(played, min(_FOR_EACH * played, _ENOUGH)) // _TOGETHER * _TOGETHER


def _can_enumerate(moment: Moment) -> bool:
    """Whether one opponent is left, no draw is to come, and at most one board card is to come."""
    cards = moment.streets_left if moment.public.game.variant.board_cards else 2 * moment.streets_left
    return len(moment.opponents) == 1 and not moment.draws_left and cards <= 1


def _over_every_hand(moment: Moment) -> PotEquity | None:
    """Equity over every hand of the one opponent, with all boards; None: too many hands."""
    variant, board = moment.public.game.variant, moment.public.known_board
    if can_count_unknown(variant, board):
        outcomes = against_unknown(variant, moment.own, board)
        total = int(outcomes.deals.sum())
        return replace(share_of(outcomes.parts, outcomes.deals / total, 0.0), deals=total)
    (seat,) = moment.opponents
    downs = downs_by(variant, moment.public.street)
    if downs > _LISTED:
        return None
    believed = _any_hand(moment, seat)
    deals = every_deal(moment, believed)
    return None if deals is None else share_of(deals.parts, believed.weights[deals.hand] * deals.chance, 0.0)


def _any_hand(moment: Moment, seat: int) -> Believed:
    """Any hand of an opponent, each as likely as the others."""
    hands = private_hands(downs_by(moment.public.game.variant, moment.public.street))
    weights = apart_from(hands, [*moment.own, *moment.in_sight]).astype(np.float64)
    even = weights / weights.sum()
    return Believed(seat, hands, even, even, (), exact=True, read=False)


def _all_are_dealt(moment: Moment) -> bool:
    """Whether several opponents hold few down cards, and no more are to come: their hands are counted together."""
    few = downs_by(moment.public.game.variant, moment.public.street) <= _FEW
    return few and len(moment.opponents) > 1 and not moment.streets_left and not moment.draws_left


def _over_range(moment: Moment, believed: Believed) -> AgainstRanges | None:
    """Equity over every hand in the one opponent's range, with all boards; None: too many deals.

    The error is that of the sample of hands; 0 where the range is exact.
    """
    deals = every_deal(moment, believed) if believed.exact else every_deal(moment, believed, _MOST_OF_A_SAMPLE)
    if deals is None and not believed.exact:
        believed = _fewer(believed)
        deals = every_deal(moment, believed)
    if deals is None:
        return None
    weights = believed.weights[deals.hand] * deals.chance
    whole = deals.parts.sum(axis=0)
    mean = float(whole @ weights)
    between = error = 0.0
    if not believed.exact:
        by_hand = (deals.by_hand(len(believed.weights)) - mean) * believed.weights
        between = float((by_hand**2).sum())
        error = max(between**0.5, 1 / (np.count_nonzero(believed.weights) + 1))  # one more hand may differ
    return AgainstRanges(
        share_of(deals.parts, weights, error),
        _part_of(between, float(weights @ (whole - mean) ** 2)),
    )


def _fewer(believed: Believed) -> Believed:
    """A part of a sample, spread evenly over its weight: all boards of all hands take too long."""
    upto = np.cumsum(believed.weights)
    at = np.searchsorted(upto, (np.arange(_FEWER) + 0.5) / _FEWER * upto[-1], side="right")
    count = np.bincount(np.minimum(at, len(upto) - 1), minlength=len(upto))
    return replace(believed, weights=count / _FEWER)


_LEAST: Final = 1e-12


def _part_of(between: float, variance: float) -> float:
    return min(1.0, between / variance) if variance > _LEAST else 0.0


def _between_hands(drawn: SampledDeals, believed: Believed, whole: Floats) -> float:
    """Variance of the mean between the opponent's hands.

    Estimated from deals with the same hand, which share it.
    """
    if not believed.sampled:
        return 0.0
    cards = drawn.downs[believed.seat].astype(np.int64)
    _, hand = np.unique(cards @ 52 ** np.arange(cards.shape[1]), return_inverse=True)
    apart = whole - whole.mean()
    together = sum_by(hand, apart, hand.max() + 1) ** 2 - sum_by(hand, apart**2, hand.max() + 1)
    pairs = np.bincount(hand).astype(np.float64)
    return max(0.0, float(together.sum() / max((pairs * (pairs - 1)).sum(), 1.0)))
