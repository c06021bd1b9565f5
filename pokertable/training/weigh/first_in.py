"""The value of a raise first in against tags, where it was counted beforehand (`resources/starts`).

Against tags it is what a raise is worth, and a fold loses no more than that against anybody: nobody is blamed for not
exploiting the opponents of the hand. It is known at once, and better than a few seconds of deals tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.policy import Policy
from pokertable.training.starts.start import SEATS, start_of
from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.moment import Moment, raises_or_folds

_COUNTED: Final = "tag"
"""The opponents against whom raises were counted."""
_USUAL: Final = 2.0, 3.5
"""Least and largest of the raises for which the values stand, which were counted with two and a half big blinds."""
_DEEP: Final = 60
"""Least stacks in big blinds for which the values stand, which were counted with a hundred."""
_NOT_SHORT: Final = 40
"""Least stacks in big blinds with which a raise wins what its start lets expect."""


def counted_raises(moment: Moment, policies: Sequence[Policy]) -> dict[int, Known]:
    """The values of the usual raises of the first in, by index of the choice, where all who may call are tags."""
    worth = raise_worth(moment)
    if worth is None or any(policies[seat] != policy_of(_COUNTED) for seat in moment.opponents):
        return {}
    return dict.fromkeys([at for at, each in enumerate(moment.choices) if is_usual(moment, each)], worth)


def is_usual(moment: Moment, action: Action) -> bool:
    """Whether it is a raise of a size for which the values stand."""
    least, most = (part * moment.public.game.unit for part in _USUAL)
    return isinstance(action, RaiseTo) and least <= action.amount <= most


def reach_of(moment: Moment) -> float | None:
    """The reach of the start of the first in, where it tells what a raise wins.

    None where that was counted, and with stacks, seats or limits for which it does not tell.
    """
    public = moment.public
    if not raises_or_folds(public, moment.legal) or public.game.structure is Structure.FIXED or raise_worth(moment):
        return None
    stacks = [view.stack + view.bet for view in public.seats if view.seat in public.live()]
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None or not 1 < start.behind < SEATS or min(stacks) < _NOT_SHORT * public.game.unit:
        return None
    return start.reach


def raise_worth(moment: Moment) -> Known | None:
    """Value of the usual raise of the first in, in chips; None where it was not counted, or somebody has come in."""
    public, legal = moment.public, moment.legal
    game = public.game
    if not raises_or_folds(public, legal) or game.structure is not Structure.NO_LIMIT:
        return None
    stacks = [view.stack + view.bet for view in public.seats if view.seat in public.live()]
    has_antes = game.stakes.ante or game.stakes.big_blind_ante
    if has_antes or 2 * game.stakes.small_blind != game.stakes.big_blind or min(stacks) < _DEEP * game.unit:
        return None
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None or start.raised is None or not 1 < start.behind < SEATS:
        return None
    return Known(start.raised * game.unit, start.raised_error * game.unit)
