"""What a review says was lost is won in fresh deals, when the best is played there against what was taken."""

from __future__ import annotations

import math
from itertools import islice
from typing import NamedTuple

import pytest

from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.severity import BOUNDS, Severity, severity
from tests.narrow import known
from tests.training.weigh.leads import GAMES, Asked, asked, fresh_lead, weighed

DECISIONS = 250
SEED = 21
"""Other hands than those that `usual` was fitted to."""


class Told(NamedTuple):
    """A decision's loss as it was said, and as it was won in fresh deals, in big bets, as its `stake`.

    `stands`: its severity is that of this loss alone, not of a smaller one against others, nor of a call's price.
    """

    said: Known
    won: Known
    severity: Severity
    decided: bool
    stake: float
    stands: bool


def told(one: Asked) -> Told | None:
    """None where what was taken is the best."""
    verdict, moment = weighed(*one, 1), one.moment
    measured, unit = known(verdict.measured), moment.public.game.yardstick
    if moment.choices[measured.best] == moment.taken:
        return None
    ahead = fresh_lead(one, measured.best)
    lost = measured.loss if measured.here is None else measured.here  # against these opponents
    said = Known(lost / unit, measured.loss_stderr / unit)
    found = known(verdict.severity)
    stands = measured.here is None and found is severity(verdict.part_lost, verdict.loss_stderr / verdict.stake)
    won = Known(ahead.mean / unit, ahead.stderr / unit)
    return Told(said, won, found, verdict.decided, verdict.stake / unit, stands)


def in_parts(some: list[Told]) -> Known:
    """What was won in fresh deals on the average, as a part of the stake."""
    mean = sum(each.won.mean / each.stake for each in some) / len(some)
    return Known(mean, math.hypot(*[each.won.stderr / each.stake for each in some]) / len(some))


def bounds(of: Severity) -> tuple[float, float]:
    """The least and the most lost by a severity, as a part of the stake: a doubtful one is a step milder."""
    tops = {found: most for most, found in BOUNDS}
    order = [Severity.FINE, Severity.INACCURACY, Severity.MISTAKE, Severity.BLUNDER]
    at = order.index(of)
    least = -math.inf if at == 0 else tops[order[at - 1]]
    return least, tops.get(order[min(at + 1, 3)], math.inf)


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), GAMES.items())
def test_the_best_wins_against_the_taken_in_fresh_deals_what_was_said(key, structure):
    """Summed over all decisions of a game; over those that are said to be decided; and over those called worse than
    fine, which are picked for their size. Of each severity the mean is within its bounds.
    """
    every = [told(one) for one in islice(asked(key, structure, SEED), DECISIONS)]
    found = [each for each in every if each]
    decided, matters = [each for each in found if each.decided], [each for each in found if each.severity.matters]
    for name, some in (("all", found), ("decided", decided), ("worse than fine", matters)):
        said, won = sum(each.said.mean for each in some), sum(each.won.mean for each in some)
        error = math.sqrt(sum(each.said.stderr**2 + each.won.stderr**2 for each in some))
        print(f"{key}, {name}: {len(some)} of {DECISIONS}, said {said:.1f}, won {won:.1f} ± {error:.1f} big bets")
        assert abs(said - won) <= 3 * error
    assert sum(each.won.mean for each in found) > 0
    for of in (Severity.FINE, Severity.INACCURACY, Severity.MISTAKE, Severity.BLUNDER):
        some = [each for each in decided if each.severity is of and each.stands]
        if not some:
            continue
        lost, (least, most) = in_parts(some), bounds(of)
        print(f"{key}, {of.value}: {len(some)} lost {100 * lost.mean:.1f}% ± {100 * lost.stderr:.1f} of the stake")
        assert least - 3 * lost.stderr <= lost.mean <= most + 3 * lost.stderr
