"""The value of a check or call with the bets to come, played out by the review's means, a few deals at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pokertable.model.hand.actions import Action, CheckCall, Fold
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.standing import Standing
from pokertable.training.live.pace import Pace
from pokertable.training.live.view import Played
from pokertable.training.weigh.ending import ends_the_hand
from pokertable.training.weigh.limits import Watch
from pokertable.training.weigh.loss import NOTHING
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.playing import Playing
from pokertable.training.weigh.prize_pool import PrizePool

_PRECISE: Final = 0.02
"""Standard error, as a fraction of the pot, from which no more deals are played."""
_ENOUGH: Final = 240
"""Deals after which no more are played, if the value can be told."""
MOST = 480
"""Deals after which no more are played."""
_FIRST, _MOST_AT_ONCE = 8, 96
"""Deals played at first, and in a step at most: as many as before it, which takes less time than a few at a time."""


class InPlay:
    """A check or call at one decision, played out against opponents who have these ranges and play these policies.

    With a `pool` a call is measured in prizes, beside a fold: that is worth something there where others play on.
    """

    def __init__(
        self,
        at: Standing,
        believed: Sequence[Believed],
        policies: Sequence[Policy],
        dealer: Dealer,
        seed: int,
        pool: PrizePool | None = None,
    ) -> None:
        self._moment, self._pool = _moment(at, folds=pool is not None), pool
        self._believed, self._policies, self._dealer, self._seed = believed, policies, dealer, seed
        self._playing: Playing | None = None
        self._pace = Pace()

    def play(self, seconds: float) -> Played:
        """Play some more deals; no more than take these seconds, once it is known how long they take."""
        watch, choices = Watch(), self._moment.choices
        folded = {at: NOTHING for at, each in enumerate(choices) if isinstance(each, Fold)}
        if self._playing is None:
            self._playing = Playing(
                self._moment,
                self._dealer,
                self._policies,
                known={} if len(self._moment.opponents) > 1 else folded,
                known_in_chips=folded,
                sampled=sum(each.sampled for each in self._believed),
                seed=f"live {self._seed} {self._moment.kept}",
                every_choice=True,
                worth=None if self._pool is None else self._pool.gained(self._moment),
            )
        each, before = self._dealer.together, self._playing.deals
        groups = self._pace.fitting(min(max(_FIRST, before), _MOST_AT_ONCE, MOST - before) // each, seconds)
        if groups:
            self._playing.play(groups, each)
        self._pace.took(groups, watch.seconds)
        measured, legal = self._playing.measured(), self._moment.legal
        in_chips = self._playing.in_chips() or measured
        call = legal.check_call or 0
        pot = legal.winnable + call
        gain, error = in_chips.means[-1], in_chips.stderrs[-1]
        worth, unsure = measured.means[-1], measured.stderrs[-1]
        if len(choices) > 1:
            lead = measured.behind[1 - measured.best]
            worth, unsure = lead.mean if measured.best else -lead.mean, lead.stderr
        deals = self._playing.deals
        found = Played(
            share=(gain + call) / pot,
            error=error / pot,
            gains=None if not call else worth / pot,
            unsure=unsure / pot,
            settled=not groups or deals >= MOST or max(error, unsure) <= _PRECISE * pot,
            in_prizes=None if self._pool is None else (self._pool.percent(worth), self._pool.percent(unsure)),
            bounded=len(choices) - 1 in measured.bounded,
        )
        return replace(found, settled=True) if deals >= _ENOUGH and found.is_precise else found


def plays_on(at: Standing, *, in_prizes: bool = False) -> bool:
    """Whether a check or call must be played out: somebody can still decide, or `in_prizes` several can win.

    A draw and a bring-in are other choices.
    """
    if at.public.drawing or at.legal.bring_in is not None or at.legal.check_call is None:
        return False
    return not ends_the_hand(_moment(at), in_prizes=in_prizes)


def _moment(at: Standing, *, folds: bool = False) -> Moment:
    """The decision with a check or call as its last choice; it `folds` where there is something to call."""
    call, kept = CheckCall(), len(at.hand.events)
    choices: tuple[Action, ...] = (Fold(), call) if folds and at.legal.check_call else (call,)
    return Moment(seat=at.seat, hand=at.hand, public=at.public, kept=kept, taken=call, choices=choices)
