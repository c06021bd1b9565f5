"""Figures of a spot by the opponents' ranges alone: the plan of a call, and its equity if nobody else calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.model.hand.actions import CheckCall
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.next_card import by_next_card
from pokertable.training.decide.plan import has_next_card
from pokertable.training.decide.spot import DecideSpot, plain_share
from pokertable.training.weigh.equity import against_ranges
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.weighing import PRESUMED

_DEALS: Final = 1000
"""Deals of a spot, by which its equities are counted as finely as when it was found."""


def seated(styles: Sequence[str], own: int, pool: PrizePool | None) -> list[Policy]:
    """The opponents of these styles by seat, and who plays on for the player."""
    names = [PRESUMED if seat == own else name for seat, name in enumerate(styles)]
    return [with_prizes(policy_of(name), None if pool is None else pool.left) for name in names]


def with_plan(spot: DecideSpot, seed: int) -> DecideSpot:
    """The spot with the equity after each next card, where its best choice is a call that needs a plan."""
    moment = spot.moment
    if spot.is_close or moment.taken != CheckCall() or not has_next_card(moment):
        return replace(spot, after=())
    believed = _reader(spot, seed).at(moment)
    found = by_next_card(moment, believed, np.random.default_rng([seed, moment.kept]))
    return replace(spot, after=tuple(found.items()))


def lacks_called(spot: DecideSpot) -> bool:
    """Whether somebody may still fold to the bet that a call would pay, and what is had then is not stored."""
    moment = spot.moment
    return spot.called is None and CheckCall() in spot.choices and moment.has_price and bool(moment.owing)


def with_called(spot: DecideSpot, seed: int) -> DecideSpot:
    """The spot with the equity if nobody else calls, where somebody who must still pay may fold."""
    moment = spot.moment
    believed, rng = _reader(spot, seed).at(moment), np.random.default_rng([seed, moment.kept])
    ends = spot.verdict(spot.values.best).ends
    called = against_ranges(moment, believed, Dealer(moment, believed, rng), _DEALS, ends=ends).called
    return spot if called is None else replace(spot, called=plain_share(called))


def _reader(spot: DecideSpot, seed: int) -> Reader:
    return Reader(dict(enumerate(seated(spot.styles, spot.own, spot.pool))), seed)
