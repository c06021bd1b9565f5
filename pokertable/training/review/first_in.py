"""The value of a raise first in against tags, where it was counted beforehand (`resources/starts`).

A fold loses no more than that: nobody is blamed for not exploiting the opponents of the hand. It is known at once, and
far better than a few seconds of deals tell.
"""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Fold
from pokertable.training.review.loss import Known
from pokertable.training.review.moment import Moment, raises_or_folds
from pokertable.training.starts.start import SEATS, start_of

_DEEP: Final = 60
"""Least stacks in big blinds for which the values stand, which were counted with a hundred."""


def raise_worth(moment: Moment) -> Known | None:
    """Value of the usual raise where the first in has folded, in chips; None where it was not counted."""
    public, legal = moment.public, moment.legal
    game = public.game
    if moment.taken != Fold() or not raises_or_folds(public, legal) or game.structure is not Structure.NO_LIMIT:
        return None
    stacks = [view.stack + view.bet for view in public.seats if view.seat in public.live()]
    has_antes = game.stakes.ante or game.stakes.big_blind_ante
    if has_antes or 2 * game.stakes.small_blind != game.stakes.big_blind or min(stacks) < _DEEP * game.unit:
        return None
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None or start.raised is None or not 1 < start.behind < SEATS:
        return None
    return Known(start.raised * game.unit, start.raised_error * game.unit)
