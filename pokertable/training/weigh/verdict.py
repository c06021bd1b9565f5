"""Present figures of one decision, and whether their errors allow a verdict."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cached import cached_property
from pokertable.model.game import Game
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.text import INTERVAL
from pokertable.training.deals.shares import PotEquity
from pokertable.training.weigh.limits import LEAST_DEALS
from pokertable.training.weigh.loss import NOTHING, Known, Measured
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.severity import ERRORS, TICK, Severity, severity

_PRECISE: Final = 0.05
"""Error of the difference between the best two choices below which a decision is settled, of the stake."""
_LEAST_BLINDS: Final = 6
"""Least stake in big blinds: a blind that is raised is not a pot yet."""
_LEAST_BIG_BETS: Final = 2
"""Least stake with a fixed limit."""
_NOTHING_WON: Final = 0.01
"""Equity below which a call for the rest of the hand is a mistake at least."""
_DEAR: Final = 0.5
"""Part of its price that a call may lose; one that loses more is a mistake at least."""


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


@dataclass(frozen=True, eq=False)
class Verdict:
    """Present figures of one decision, for page, JSON and store; `explain.why` puts them into words.

    `measured` is in chips, in a sit and go in the unit of its `pool`; None until choices have been played out.
    `best_in_chips` is the index of the choice that is best in chips then. `settled`: no more deals come in for now,
    `is_over`: nor later. `ends`: a check or call ends the player's part of the hand. `called` is the equity against the
    ranges if nobody else calls, where somebody who must still pay may fold; None where it was not counted.
    """

    moment: Moment
    random: PotEquity
    ranges: PotEquity
    measured: Measured | None
    deals: int
    settled: bool
    is_over: bool
    ends: bool = False
    pool: PrizePool | None = None
    best_in_chips: int | None = None
    called: PotEquity | None = None

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
    def needed(self) -> float | None:
        """The price, where there is an equity that can be compared with it."""
        return None if self.compared is None else self.price

    @property
    def compared(self) -> PotEquity | None:
        """The equity that a call's price is compared with; None where there is none.

        The price is that of the pot as it lies: who must still pay to stay has no part in it, nor in the equity.
        """
        if not self.moment.has_price:
            return None
        return self.called if self.moment.owing else self.ranges

    @property
    def has_odds(self) -> bool:
        """Whether the equity pays for a call; where it is known against all alone, it does if it does against them."""
        return self.price is not None and (self.compared or self.ranges).equity >= self.price

    @property
    def price_in_prizes(self) -> float | None:
        """Equity that a call needs in prizes, where it ends the hand of a sit and go; else None."""
        if self.pool is None or not (self.ends and self.price):
            return None
        return self.pool.price(self.moment)

    @property
    def needs_more_in_prizes(self) -> bool:
        """Whether a call needs more equity in prizes than in chips, and it is not known how much."""
        here = len(self.moment.public.seats)
        return self.pool is not None and self.price_in_prizes is None and self.pool.left.matter(here)

    @property
    def is_fold_in_prizes(self) -> bool:
        """Whether the choice taken is the best in chips, and a fold in prizes."""
        now = self.measured
        if now is None or self.best_in_chips != self._taken:
            return False
        return now.best != self._taken and isinstance(self.moment.choices[now.best], Fold)

    @property
    def loss(self) -> float:
        """The loss, in the unit of `measured`."""
        return self.measured.loss if self.measured else 0.0

    @property
    def apart(self) -> float:
        """The value of the best choice less that of the one taken, in the unit of `loss`.

        It is not the loss: the best of many is best by luck too, which the loss allows for.
        """
        now = self.measured
        return 0.0 if now is None else now.means[now.best] - now.means[self._taken]

    @property
    def blamed_by(self) -> int:
        """The index of the choice that the loss is told by: the best one, as the bars show it.

        Of draws it is the best against the opponents that count, where a smaller loss does: standing pat with nothing
        is no advice.
        """
        now = self.measured
        assert now is not None
        if now.here is None or not isinstance(self.moment.taken, Draw):
            return now.best
        return max(range(len(now.ahead)), key=lambda at: (now.ahead[at].mean, at == now.best))

    @property
    def loss_stderr(self) -> float:
        """The standard error of the loss."""
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
    def units(self) -> float:
        """The loss in the game's unit: big bets of a fixed limit, else big blinds."""
        return self.loss / self.game.unit

    @cached_property
    def stake(self) -> int:
        """The pot that a loss is measured by, in chips: what lies in the middle, a bet faced included, not its price.

        No less than six big blinds, two big bets of a fixed limit.
        """
        least = _LEAST_BIG_BETS if self.game.structure is Structure.FIXED else _LEAST_BLINDS
        return max(self.moment.legal.winnable, least * self.game.unit)

    @property
    def part_lost(self) -> float:
        """The loss as a fraction of the stake."""
        return self.loss / self.stake

    @property
    def is_milder(self) -> bool:
        """Whether it is worse than fine against these opponents, and a smaller loss counts."""
        here = None if self.measured is None else self.measured.here
        return here is not None and severity(here / self.stake, 0.0).matters

    @property
    def is_forgiven(self) -> bool:
        """Whether it is no worse than fine only because nobody is blamed for not exploiting these opponents."""
        return self.is_milder and not (self.severity is not None and self.severity.matters)

    @property
    def is_rough(self) -> bool:
        """Whether too few deals have been played out for a verdict, however little time there was."""
        return self.measured is not None and 0 < self.deals < LEAST_DEALS and not self._needs_no_deals

    @property
    def _needs_no_deals(self) -> bool:
        """Whether all that counts is known card by card: on the last street a raise would only be a bluff."""
        now, taken = self.measured, self.moment.taken
        if now is None or not self.ends or self.moment.streets_left or isinstance(taken, RaiseTo):
            return False
        led = zip(self.moment.choices, now.ahead, strict=True)
        return all(lead == NOTHING for choice, lead in led if isinstance(choice, RaiseTo))

    @property
    def needs_deals(self) -> bool:
        """Whether more deals would tell more of what is undecided: the errors that leave it open are large."""
        now, found = self.measured, self.severity
        if now is None or found is None:
            return True
        others = [each for at, each in enumerate(now.ahead) if at != self._taken and sum(each) > TICK * self.stake]
        errors = [self.loss_stderr] if found.matters else [each.stderr for each in others]
        return max(errors, default=0.0) >= _PRECISE * self.stake

    @property
    def is_early(self) -> bool:
        """Whether it is too early to say anything: more deals come in, and so far there are few or none."""
        return self.measured is None or (self.is_rough and not self.settled)

    @cached_property
    def severity(self) -> Severity | None:
        """Severity of the decision; None while unknown."""
        if self.measured is None or self.is_rough:
            return None
        found = self._graded(self.loss, self.loss_stderr)
        return Severity.FINE if found is Severity.BEST and not self._has_one_best else found

    def is_told_apart(self, action: Action) -> bool:
        """Whether a choice is the best one, or differs from it by more than its error."""
        return self.measured is not None and told_apart(self.measured, self.moment.choices.index(action))

    @property
    def _has_one_best(self) -> bool:
        """Whether the choice taken is the best, or exactly as good, and every other is found behind it.

        One with a large error may be ahead of the best, which is taken at one error below its mean.
        """
        now = self.measured
        if now is None or now.behind[self._taken].mean > 0:
            return False
        return all(each.mean >= ERRORS * each.stderr for at, each in enumerate(now.behind) if at != now.best)

    def _graded(self, lost: float, stderr: float) -> Severity:
        found = severity(lost / self.stake, stderr / self.stake, is_dear=self._is_dear(lost))
        return Severity.MISTAKE if found is Severity.BLUNDER and self.is_only_the_size else found

    @property
    def is_only_the_size(self) -> bool:
        """Whether only another size was better: with the right idea nobody blunders."""
        now, choices = self.measured, self.moment.choices
        if now is None or not isinstance(choices[now.best], RaiseTo) or not isinstance(self.moment.taken, RaiseTo):
            return False
        return all(
            lead.mean <= 0 for lead, each in zip(now.ahead, choices, strict=True) if not isinstance(each, RaiseTo)
        )

    def _is_dear(self, lost: float) -> bool:
        """Whether a call is a mistake at least: nothing is won with it, or most of its price is lost."""
        price = self.moment.legal.price
        if price is None or self.measured is None or self.moment.taken != CheckCall():
            return False
        won = self.measured.means[self.moment.choices.index(self.moment.taken)]
        hopeless = self.ends and self.ranges.equity < _NOTHING_WON
        return hopeless or min(lost, -won) > _DEAR * price.call

    @cached_property
    def decided(self) -> bool:
        """Whether there is a verdict: surely worse than fine, or no other choice can be ahead by much.

        Nobody is blamed where one error reaches down to fine. Playing no more deals decides nothing.
        """
        now = self.measured
        if now is None or self.severity is None:
            return False
        if self.severity.matters:
            return self._graded(self.loss - self.loss_stderr, 0.0).matters
        return self._ahead(1.0) <= TICK * self.stake

    @property
    def most_lost(self) -> float:
        """The most that may have been lost, by the 95% interval of every other choice, in the unit of `loss`."""
        return max(0.0, self._ahead(INTERVAL)) if self.measured else 0.0

    def _ahead(self, errors: float) -> float:
        """Most chips by which another choice can be ahead of the taken one, `errors` standard errors added."""
        assert self.measured is not None
        others = [each for at, each in enumerate(self.measured.ahead) if at != self._taken]
        return max([each.mean + errors * each.stderr for each in others], default=0.0)

    @property
    def is_certain(self) -> bool:
        """Whether more deals would not change the verdict: the best two are told apart, or the grade holds anyway."""
        now = self.measured
        if now is None or not self.decided:
            return False
        if max(now.gap_stderr, self.loss_stderr) < _PRECISE * self.stake:
            return True
        if now.loss <= 0:
            return self._ahead(ERRORS) <= 0
        least, most = [self._graded(self.loss + by * ERRORS * self.loss_stderr, 0.0) for by in (-1, 1)]
        return least is most

    @property
    def _taken(self) -> int:
        """The index of the choice taken."""
        return self.moment.choices.index(self.moment.taken)

    @property
    def so_far(self) -> Severity | None:
        """Severity of the decision; None while undecided."""
        return self.severity if self.decided else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices; without figures at first, so that nothing moves when they come."""
        taken, now = self.moment.taken, self.measured
        if now is None:
            return tuple([Choice(each, None, 0.0, each == taken, None) for each in self.moment.choices])
        found = []
        for at, (action, mean, stderr) in enumerate(zip(self.moment.choices, now.means, now.stderrs, strict=True)):
            bad = None
            behind = self._behind(at)
            if action == taken:
                bad = self.so_far  # the same word everywhere: the loss is measured apart from finding the best
            elif (at == now.best or abs(behind.mean) >= ERRORS * behind.stderr) and not self.is_rough:
                bad = severity(behind.mean / self.stake, behind.stderr / self.stake)
                if bad is Severity.BEST and now.behind[at].mean > 0:  # a fold, measured by a call: a raise is ahead
                    bad = Severity.FINE if told_apart(now, at) else None
            found.append(Choice(action, mean, stderr, action == taken, bad))
        others = [each for at, each in enumerate(found) if at != now.best]
        as_good = self._taken != now.best and not told_apart(now, self._taken)
        if found[now.best].severity is Severity.BEST and (as_good or any(each.severity is None for each in others)):
            is_fine = self.so_far is not None and not self.so_far.matters  # so is what is no worse
            found[now.best] = replace(found[now.best], severity=Severity.FINE if is_fine else None)
        return tuple(found)

    def _behind(self, at: int) -> Known:
        """The deficit of a choice to the one that it is measured by, which is the best.

        A fold is measured by a check or call where a raise is best. A raise or draw is measured by the one taken where
        that is no reproach: what is better only against these opponents makes nothing a blunder.
        """
        now, choices = self.measured, self.moment.choices
        assert now is not None
        best, choice, by = choices[now.best], choices[at], now.best
        if isinstance(choice, Fold) and isinstance(best, RaiseTo) and CheckCall() in choices:
            by = choices.index(CheckCall())
        elif isinstance(choice, RaiseTo | Draw) and self.is_forgiven and type(choice) is type(self.moment.taken):
            by = self._taken
        if by in (now.best, at):
            return now.behind[at]
        return Known(now.means[by] - now.means[at], math.hypot(now.stderrs[by], now.stderrs[at]))


def told_apart(measured: Measured, at: int) -> bool:
    """Whether a choice is the best one, or differs from it by more than its error."""
    behind = measured.behind[at]
    return at == measured.best or abs(behind.mean) >= ERRORS * behind.stderr
