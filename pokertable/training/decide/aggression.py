"""Counted decisions that are no questions by how much is put in: raises too thin, and raises and bets passed up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Raised
from pokertable.training.decide.gain import By, adds_nothing, earned_by, equity_needed, is_all_in
from pokertable.training.decide.held import has_nothing_in_stud
from pokertable.training.explain.themes import is_start, is_strong
from pokertable.training.starts.start import start_of

if TYPE_CHECKING:
    from pokertable.model.hand.actions import Action
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict

_SEVERAL: Final = 2
"""Opponents against whom no bet is raised without a strong hand."""
_AHEAD: Final = 1.2
"""Multiple of an even share from which a hand with cards to come raises a bet."""
_WELL_AHEAD: Final = 1.3
"""Multiple of an even share from which a check is not as right as a bet."""
_WINS_UNBET: Final = 0.25
"""Equity on the last round from which a hand is no bluff: it wins when it is checked."""
_BEATS_MOST: Final = 0.7
"""Equity against any hands from which a hand is strong on the last round."""
_MOST_OF_IT: Final = 0.6
"""Part of the equity needed that is most of it."""
_RERAISES: Final = 3
"""Raises before the flop from which only good starts call."""
_GOOD: Final = 0.1
"""Part of all starts that are better than the last good one."""


def best_of(verdict: Verdict) -> Action:
    """The best choice."""
    assert verdict.measured is not None, "the choices were played out"
    return verdict.moment.choices[verdict.measured.best]


def last_to_bet(moment: Moment, street: int) -> int | None:
    """The seat of the last bet or raise on a street; None if there was none."""
    seats = [act.event.seat for act in moment.public.acts if act.street == street and isinstance(act.event, Raised)]
    return seats[-1] if seats else None


def is_thin_raise(verdict: Verdict) -> bool:
    """Whether the best choice is to raise a bet without a hand strong enough for it.

    That is on the last round of a fixed limit, where a better hand raises again, before it in stud with no pair and no
    draw; elsewhere with nothing of the board, or, not all-in, into several opponents.
    """
    moment = verdict.moment
    if not isinstance(best_of(verdict), RaiseTo) or is_start(moment) or is_strong(verdict):
        return False
    if last_to_bet(moment, moment.public.street) is None:
        return False
    if adds_nothing(moment):
        return True
    if is_all_in(verdict):
        return False
    variant = moment.public.game.variant
    if moment.public.game.structure is Structure.FIXED:
        is_stud = variant.brings_in and variant.has_high
        return not moment.streets_left or (is_stud and has_nothing_in_stud(moment))
    return len(moment.opponents) >= _SEVERAL


def is_passed_up_raise(verdict: Verdict) -> bool:
    """Whether the best choice is to call a bet after the first round with a hand that is ahead, with cards to come.

    Such a hand is raised, unless it is strong and others bet on for it.
    """
    moment = verdict.moment
    if best_of(verdict) != CheckCall() or moment.legal.free or is_start(moment) or verdict.pool is not None:
        return False
    if not moment.streets_left or not any(isinstance(each, RaiseTo) for each in moment.choices):
        return False
    is_trap = is_strong(verdict) and earned_by(verdict) is By.BETS
    return verdict.ranges.equity >= _AHEAD * moment.even_share and not is_trap


def is_check_well_ahead(verdict: Verdict) -> bool:
    """Whether a check or call after the first round is as right as a bet or raise, with a hand that is well ahead.

    The values are the same only because others bet on; a coach bets.
    """
    moment = verdict.moment
    return (
        best_of(verdict) == CheckCall()
        and not is_start(moment)
        and verdict.pool is None
        and any(isinstance(each, RaiseTo) for each in moment.choices)
        and verdict.ranges.equity >= _WELL_AHEAD * moment.even_share
    )


def is_bluff_of_a_hand_that_wins(verdict: Verdict) -> bool:
    """Whether the best choice on the last round is to bet for folds a hand that often wins when it is checked."""
    if verdict.moment.streets_left or earned_by(verdict) not in (By.FOLDS, By.SOME_FOLDS):
        return False
    return verdict.ranges.equity >= _WINS_UNBET


def is_fold_of_a_strong_hand(verdict: Verdict) -> bool:
    """Whether the best choice on the last round is to fold a hand that beats most, with most of the equity needed.

    That the missing part is missing is known only of how these players bet.
    """
    needed = equity_needed(verdict)
    if best_of(verdict) != Fold() or verdict.moment.streets_left or needed is None or verdict.pool is not None:
        return False
    return verdict.random.equity >= _BEATS_MOST and verdict.ranges.equity >= _MOST_OF_IT * needed


def is_call_of_a_reraise(verdict: Verdict) -> bool:
    """Whether the best choice is to call at least the third raise before the flop with less than a good start."""
    moment = verdict.moment
    if best_of(verdict) != CheckCall() or not is_start(moment) or verdict.pool is not None:
        return False
    if moment.public.game.structure is Structure.FIXED:
        return False
    if sum(isinstance(act.event, Raised) for act in moment.public.acts) < _RERAISES:
        return False
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    return start is not None and start.better > _GOOD
