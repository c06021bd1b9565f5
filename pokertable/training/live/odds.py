"""The odds of a decision: its price, what the hand has of the pot, how the pot ends, the outs, what the others hold."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from pokertable.analysis.evaluate import CannotEvaluate
from pokertable.analysis.outs import Outs, outs
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.players.seen.habits import Memory
from pokertable.training.live.view import Holding, Odds
from pokertable.training.reads.spread import rounded
from pokertable.training.review.believed import Believed, Reader
from pokertable.training.review.deals import Dealer
from pokertable.training.review.moment import Moment
from pokertable.training.review.shares import pot_share

_GROUPS, _EACH = 500, 8
"""Deals that the shares are counted over: groups, and deals in each."""


def odds(seen: SeenHand, personas: Mapping[int, str], memory: Memory, *, ranges: bool, seed: int = 1) -> Odds:
    """The odds for the seat that sees the hand so and is to act.

    `personas` are the opponents whose rules are known, by seat. Slow, for a worker thread: some tenths of a second.
    """
    hand = seen.before(len(seen.events))
    moment = Moment(seen.seat, len(seen.events), hand, hand.observe(None), CheckCall(), ())
    policies = {at: with_memory(policy_of(personas.get(at, "tag")), memory) for at in moment.opponents}
    believed = Reader(policies, seed).at(moment) if ranges else ()
    dealer = Dealer(moment, believed, np.random.default_rng(seed))
    share, _ = pot_share(moment, dealer.draw(_GROUPS, _EACH))
    legal = moment.legal
    price = legal.check_call or 0
    found = _outs(moment)
    return Odds(
        to_call=price,
        pot=legal.pot,
        needs=price / (legal.pot + price) if price else None,
        share=share.equity,
        error=share.stderr,
        ends=share.ends,
        deals=share.deals,
        ranges=ranges,
        high_outs=found.high,
        low_outs=found.low,
        spoilers=found.counterfeits,
        holdings=tuple([_holding(moment, each) for each in believed]),
    )


def _outs(moment: Moment) -> Outs:
    """The outs; none where none are counted."""
    public = moment.public
    dead = [card for view in public.seats if view.seat != moment.seat for card in view.ups]
    try:
        return outs(public.game.variant, moment.own, public.known_board, dead)
    except CannotEvaluate:
        return Outs((), (), ())


def _holding(moment: Moment, believed: Believed) -> Holding:
    public = moment.public
    variant, street = public.game.variant, public.street
    some = np.flatnonzero(believed.weights)
    dead = [card for view in public.seats if view.seat != believed.seat for card in view.ups]
    ups = public.seats[believed.seat].ups
    numbers = classify(variant, street, believed.hands[some], public.known_board, ups, dead)
    names = tuple([each.name for each in classes_of(variant, street)])
    parts = np.bincount(numbers, believed.weights[some], len(names))
    return Holding(believed.seat, names, rounded(parts.tolist()), believed.read)
