"""What is known of one decision by now, and whether its errors let it be said."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.game import Game
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.shares import PotEquity
from pokertable.training.review.loss import Measured
from pokertable.training.review.moment import Moment
from pokertable.training.review.severity import ERRORS, Severity, severity, surely_fine

SETTLED = 0.25
"""Big bets: the error of the best two choices' difference below which a decision is settled."""
_LEAST = 48
"""Deals before figures may count as settled."""


@dataclass(frozen=True, eq=False, slots=True)
class Verdict:
    """What is known of one decision by now. `measured` is in chips, None until choices have been played out.

    `unit` is a big blind, in fixed limit a big bet, in chips.
    """

    moment: Moment
    believed: tuple[Believed, ...]
    random: PotEquity
    ranges: PotEquity
    measured: Measured | None
    deals: int
    settled: bool
    enough: bool
    """Whether more deals would say no more."""

    @property
    def unit(self) -> int:
        """Chips of what values are given in."""
        return self.moment.public.game.unit

    @property
    def big_bets(self) -> float:
        """The loss in big bets; without fixed limit one is two big blinds."""
        return self.measured.loss / self.moment.public.game.yardstick if self.measured else 0.0

    @property
    def is_rough(self) -> bool:
        """Whether it has been played out, but so little that nothing is said by it yet."""
        return self.measured is not None and 0 < self.deals < _LEAST and not self.settled

    @property
    def severity(self) -> Severity | None:
        """How bad it was; None while that is not known."""
        if self.measured is None or self.is_rough:
            return None
        return severity(self.big_bets, self.measured.loss_stderr / self.moment.public.game.yardstick)

    @property
    def decided(self) -> bool:
        """Whether that is all there is to say: the errors are small, or tell what was best.

        What is behind the best is fine only if it is with its error too. That no more deals are played decides nothing.
        """
        if self.measured is None or self.severity is None:
            return False
        if self.severity.matters:
            return True
        game = self.moment.public.game
        stderr = self.measured.loss_stderr / game.yardstick
        if is_precise(self.measured, self.deals, game) and stderr < SETTLED:
            return True
        if self.moment.choices.index(self.moment.taken) != self.measured.best:
            return self.is_behind and surely_fine(self.big_bets, stderr)
        return all(told_apart(self.measured, at) for at in range(len(self.moment.choices)))

    @property
    def is_behind(self) -> bool:
        """Whether the choice taken is behind the best by more than the error."""
        if self.measured is None:
            return False
        taken = self.moment.choices.index(self.moment.taken)
        return taken != self.measured.best and told_apart(self.measured, taken)


def is_precise(measured: Measured, deals: int, game: Game) -> bool:
    """Whether the error of the best two choices' difference is below `SETTLED`, by enough deals to know it."""
    return deals >= _LEAST and measured.gap_stderr < SETTLED * game.yardstick


def told_apart(measured: Measured, at: int) -> bool:
    """Whether a choice is the best one, or away from it by more than its error."""
    behind = measured.behind[at]
    return at == measured.best or abs(behind.mean) >= ERRORS * behind.stderr
