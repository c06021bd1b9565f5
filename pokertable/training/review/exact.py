"""Decisions heads-up after which nobody decides any more: what a call or a check is worth, card by card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.model.hand.actions import CheckCall
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.exact import MOST_DEALS, every_deal
from pokertable.training.deals.shares import PotEquity, share_of
from pokertable.training.review.loss import Known
from pokertable.training.review.moment import Moment

_MOST_OF_A_SAMPLE: Final = 1_000_000
"""Where a range is a sample its own error is larger than what more deals could take away."""
_FEWER: Final = 1000


def ends_the_hand(moment: Moment) -> bool:
    """Whether after a check or call nobody has a choice: one opponent, on the last street or with somebody all-in.

    Not where the house takes a rake: what a pot pays is left to the table then; nor before a draw, which is decided.
    """
    legal, public = moment.legal, moment.public
    if len(moment.opponents) != 1 or CheckCall() not in moment.choices or public.game.house.rake is not None:
        return False
    if moment.draws_left:
        return False
    other = public.seats[moment.opponents[0]]
    if moment.streets_left and not (legal.call_is_all_in or (legal.check_call and other.all_in)):
        return False
    acted = any(act.street == public.street and act.event.seat == other.seat for act in public.acts)
    return bool(legal.check_call) or acted


def exact_share(moment: Moment, believed: Believed) -> PotEquity | None:
    """The player's share over every hand that the one opponent can hold, with all boards; None: too many deals.

    The error is that of the sample of hands; 0 where the range is exact.
    """
    deals = every_deal(moment, believed, MOST_DEALS if believed.exact else _MOST_OF_A_SAMPLE)
    if deals is None and not believed.exact:
        believed = _fewer(believed)
        deals = every_deal(moment, believed)
    if deals is None:
        return None
    weights = believed.weights[deals.hand] * deals.chance
    error = 0.0
    if not believed.exact:
        by_hand = (deals.by_hand(len(believed.weights)) - float(deals.parts.sum(axis=0) @ weights)) * believed.weights
        one_more = 1 / (np.count_nonzero(believed.weights) + 1)  # it may differ
        error = max(float((by_hand**2).sum() ** 0.5), one_more)
    return share_of(deals.parts, weights, error)


def _fewer(believed: Believed) -> Believed:
    """A part of a sample, spread evenly over its weight: all boards of all of it take too long."""
    upto = np.cumsum(believed.weights)
    at = np.searchsorted(upto, (np.arange(_FEWER) + 0.5) / _FEWER * upto[-1], side="right")
    count = np.bincount(np.minimum(at, len(upto) - 1), minlength=len(upto))
    return replace(believed, weights=count / _FEWER)


def known_worth(moment: Moment, share: PotEquity) -> Known:
    """What the check or call is worth that `ends_the_hand`, in chips."""
    call = moment.legal.check_call or 0
    pot = moment.legal.winnable + call
    return Known(share.equity * pot - call, share.stderr * pot)
