"""Present figures of one decision, and whether their errors allow a verdict."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pokertable.model.game import Game
from pokertable.model.hand.actions import Action
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.deals.shares import PotEquity
from pokertable.training.review.loss import Measured
from pokertable.training.review.moment import Moment
from pokertable.training.review.severity import ERRORS, Severity, severity, surely_fine
from pokertable.training.review.why import sentence

SETTLED = 0.25
"""Error of the difference between the best two choices below which a decision is settled, in big bets."""
_LEAST = 48
"""Least number of deals before figures may count as settled."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice's value in chips with its error (0: exact), and the severity it would have.

    `mean` is None until it has been played out. `severity` is None while undecided: it may or may not be the best, the
    difference being within its error.
    """

    action: Action
    mean: float | None
    stderr: float
    taken: bool
    severity: Severity | None


@dataclass(frozen=True, eq=False, slots=True)
class Verdict:
    """Present figures of one decision, for page, JSON and store; `why` puts them into words.

    `measured` is in chips, None until choices have been played out. `settled`: no more deals come in, for now.
    """

    moment: Moment
    random: PotEquity
    ranges: PotEquity
    measured: Measured | None
    deals: int
    settled: bool
    enough: bool
    """Whether more deals would add nothing."""

    @property
    def game(self) -> Game:
        """The game."""
        return self.moment.public.game

    @property
    def street(self) -> str:
        """The name of the street in files."""
        return self.moment.public.street_rules.name

    @property
    def price(self) -> float | None:
        """Equity that a call needs, None where there is nothing to call."""
        price = self.moment.legal.price
        return price.fraction if price else None

    @property
    def loss(self) -> float:
        """The loss, in chips."""
        return self.measured.loss if self.measured else 0.0

    @property
    def loss_stderr(self) -> float:
        """The standard error of the loss, in chips."""
        return self.measured.loss_stderr if self.measured else 0.0

    @property
    def big_bets(self) -> float:
        """The loss in big bets; without fixed limit one is two big blinds."""
        return self.loss / self.game.yardstick

    @property
    def big_bets_stderr(self) -> float:
        """The standard error of the loss, in big bets."""
        return self.loss_stderr / self.game.yardstick

    @property
    def is_rough(self) -> bool:
        """Whether too few deals have been played out for a verdict."""
        return self.measured is not None and 0 < self.deals < _LEAST and not self.settled

    @property
    def severity(self) -> Severity | None:
        """Severity of the decision; None while unknown."""
        if self.measured is None or self.is_rough:
            return None
        return severity(self.big_bets, self.big_bets_stderr)

    @property
    def decided(self) -> bool:
        """Whether the verdict is final: the errors are small, or the best choice is clear.

        A choice behind the best is fine only if that holds including its error. Playing no more deals decides nothing.
        """
        if self.measured is None or self.severity is None:
            return False
        if self.severity.matters:
            return True
        if is_precise(self.measured, self.deals, self.game) and self.big_bets_stderr < SETTLED:
            return True
        if self.moment.choices.index(self.moment.taken) != self.measured.best:
            return self.is_behind and surely_fine(self.big_bets, self.big_bets_stderr)
        return all(told_apart(self.measured, at) for at in range(len(self.moment.choices)))

    @property
    def so_far(self) -> Severity | None:
        """Severity of the decision; None while undecided."""
        return self.severity if self.decided else None

    @property
    def is_behind(self) -> bool:
        """Whether the choice taken is behind the best by more than the error."""
        if self.measured is None:
            return False
        taken = self.moment.choices.index(self.moment.taken)
        return taken != self.measured.best and told_apart(self.measured, taken)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices; without figures at first, so that nothing moves when they come."""
        taken, now = self.moment.taken, self.measured
        if now is None:
            return tuple([Choice(each, None, 0.0, each == taken, None) for each in self.moment.choices])
        found = []
        for at, (action, mean, stderr) in enumerate(zip(self.moment.choices, now.means, now.stderrs, strict=True)):
            bad = None
            if told_apart(now, at) and not self.is_rough:
                bad = severity(now.behind[at].mean / self.game.yardstick, now.behind[at].stderr / self.game.yardstick)
            if action == taken:
                bad = self._of_the_taken(bad)
            found.append(Choice(action, mean, stderr, action == taken, bad))
        others = [each for at, each in enumerate(found) if at != now.best]
        at_taken = self.moment.choices.index(taken)
        known_best = at_taken == now.best and self.decided and self.severity is Severity.BEST
        as_good = at_taken != now.best and not told_apart(now, at_taken)
        if as_good or (any(each.severity is None for each in others) and not known_best):
            found[now.best] = replace(found[now.best], severity=None)  # then the best is uncertain
        return tuple(found)

    def _of_the_taken(self, bad: Severity | None) -> Severity | None:
        """Severity of the choice taken, the same word everywhere: the one measured apart from finding the best."""
        if self.severity is None:
            return bad
        if not self.decided:
            return None
        return Severity.FINE if self.severity is Severity.BEST and bad not in (None, Severity.BEST) else self.severity

    def to_keep(self, place: int) -> ReviewedDecision:
        """The stored form, as decision number `place` of the hand; with a sentence if it was worse than fine."""
        kind = str(sentence(self)) if self.severity is not None and self.severity.matters else ""
        return ReviewedDecision(place, self.street, kind, self.big_bets, self.big_bets_stderr, self.decided)


def is_precise(measured: Measured, deals: int, game: Game) -> bool:
    """Whether the error of the best two choices' difference is below `SETTLED`, from enough deals to know it."""
    return deals >= _LEAST and measured.gap_stderr < SETTLED * game.yardstick


def told_apart(measured: Measured, at: int) -> bool:
    """Whether a choice is the best one, or differs from it by more than its error."""
    behind = measured.behind[at]
    return at == measured.best or abs(behind.mean) >= ERRORS * behind.stderr
