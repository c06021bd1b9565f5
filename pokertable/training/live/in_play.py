"""The value of a check or call with the bets to come, played out by the review's means, a few deals at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.hand.actions import CheckCall
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import PotEquity
from pokertable.training.deals.standing import Standing
from pokertable.training.live.view import Played
from pokertable.training.review.ending import ends_the_hand
from pokertable.training.review.limits import Watch
from pokertable.training.review.loss import Known
from pokertable.training.review.moment import Moment
from pokertable.training.review.weighing import Playing

_PRECISE: Final = 0.02
"""Standard error, as a fraction of the pot, from which no more deals are played."""
_MOST: Final = 240
_SECONDS: Final = 4.0
"""Deals, and seconds, after which no more are played."""
_FIRST, _MORE = 8, 24
"""Deals played at first, and in each later step."""


class InPlay:
    """A check or call at one decision, played out against opponents who have these ranges and play these policies."""

    def __init__(
        self, at: Standing, believed: Sequence[Believed], policies: Sequence[Policy], dealer: Dealer, seed: int
    ) -> None:
        self._moment = _moment(at)
        self._believed, self._policies, self._dealer, self._seed = believed, policies, dealer, seed
        self._playing: Playing | None = None
        self._spent = 0.0

    def play(self, equity: PotEquity) -> Played:
        """Play some more deals; `equity` is what comes if nobody bets again."""
        watch = Watch()
        if self._playing is None:
            self._playing = Playing(
                self._moment,
                self._dealer,
                self._policies,
                known={},
                known_in_chips={},
                expected=Known(equity.equity, equity.stderr),
                sampled=sum(each.sampled for each in self._believed),
                usual=0.0,
                seed=f"live {self._seed} {self._moment.kept}",
                every_choice=True,
            )
        each = 2 if self._moment.public.game.variant.board_cards else 1
        self._playing.play((_MORE if self._playing.deals else _FIRST) // each, each)
        measured, legal = self._playing.measured(), self._moment.legal
        call = legal.check_call or 0
        pot = legal.winnable + call
        (gain,), (error,) = measured.means, measured.stderrs
        deals = self._playing.deals
        self._spent += watch.seconds
        return Played(
            share=(gain + call) / pot,
            error=error / pot,
            gains=None if not call else gain / pot,
            settled=deals >= _MOST or self._spent >= _SECONDS or error <= _PRECISE * pot,
        )


def plays_on(at: Standing) -> bool:
    """Whether somebody can still decide after a check or call; a draw and a bring-in are other choices."""
    if at.public.drawing or at.legal.bring_in is not None or at.legal.check_call is None:
        return False
    return not ends_the_hand(_moment(at))


def _moment(at: Standing) -> Moment:
    call, kept = CheckCall(), len(at.hand.events)
    return Moment(seat=at.seat, hand=at.hand, public=at.public, kept=kept, taken=call, choices=(call,))
