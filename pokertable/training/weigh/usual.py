"""How far ahead of the choice taken another one usually is, and what is believed of a lead that deals have shown.

Most choices are worth nearly the same, and a few differ by much. So the leads of a great many decisions are described
by normal distributions around 0, whose shares were fitted to decisions played out twice
(`tests/training/weigh/leads.py`): empirical Bayes with a scale mixture of normals (Stephens, 2017,
https://doi.org/10.1093/biostatistics/kxw041). Weighed against them a lead is right on the average, whatever it was
picked for, and one far beyond its error stays what it is.

Of a call more is known before any deal: its equity, and what a call of such an equity usually brings; of a raise first
in, how far down the starts are that an intermediate plays there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.legal import LegalActions
from pokertable.training.weigh.loss import Known

DEVIATIONS: Final = np.array([0.05, 0.15, 0.5])
"""Deviations of the distributions, as parts of the pot after a call."""
_LARGE: Final = (0.147, 0.723, 0.130)
SHARES: Final = {Structure.FIXED: (0.444, 0.517, 0.039), Structure.POT: _LARGE, Structure.NO_LIMIT: _LARGE}
"""Shares of the leads that come from each."""
_BY_EQUITY: Final = 1.5, -0.06
"""The value of a call as a part of the pot after it: for each part by which its equity is above its price, and besides.

A hand that is ahead wins later bets too, and who calls seldom wins all that the equity says."""
_BESIDE: Final = (0.22, 0.67, 0.11)
CALLS: Final = {Structure.FIXED: (0.3, 0.64, 0.06), Structure.POT: _BESIDE, Structure.NO_LIMIT: _BESIDE}
"""Shares of the differences to that which come from each distribution, by the decisions of the trainer's banks."""
_BY_REACH: Final = 3.0, 2.0
"""Big blinds that a raise first in wins more for each tenfold fewer starts than are played there, and loses for each
tenfold more."""
RAISES: Final = (0.12, 0.14, 0.74)
"""Shares of the differences to that, with no limit or a pot limit."""


def believed(lead: Known, pot: float, shares: tuple[float, ...]) -> Known:
    """The mean and deviation of what a lead may be; `pot` is that after a call."""
    if not 0 < lead.stderr < math.inf:
        return lead
    variances: Floats = (pot * DEVIATIONS) ** 2
    spread = variances + lead.stderr**2
    likely = np.log(shares) - (np.log(spread) + lead.mean**2 / spread) / 2
    weights = np.exp(likely - likely.max())
    weights /= weights.sum()
    kept = variances / spread
    mean = lead.mean * float(weights @ kept)
    variance = float(weights @ (kept * lead.stderr**2 + (kept * lead.mean - mean) ** 2))
    return Known(mean, variance**0.5)


def usual(legal: LegalActions) -> Callable[[Known], Known]:
    """The belief in a lead in a decision like this one."""
    return partial(believed, pot=pot_after_call(legal), shares=SHARES[legal.structure])


def pot_after_call(legal: LegalActions) -> int:
    """The chips that a lead is compared with; the bring-in where nobody has put anything in."""
    return legal.pot + (legal.check_call or 0) or legal.bring_in or 0


def expected_call(legal: LegalActions, equity: float) -> float:
    """The usual value of a call of this equity beside a fold, in chips."""
    slope, besides = _BY_EQUITY
    assert legal.price is not None
    by_equity = pot_after_call(legal) * (slope * (equity - legal.price.fraction) + besides)
    return max(by_equity, -float(legal.price.call))


def usual_call(legal: LegalActions, equity: float) -> Callable[[Known], Known]:
    """The belief in the value of a call of this equity."""
    expected = expected_call(legal, equity)
    return partial(_beside, expected=expected, pot=pot_after_call(legal), shares=CALLS[legal.structure])


def expected_raise(reach: float) -> float:
    """The usual value of a raise first in, in big blinds; `reach` as in `Start`."""
    better, worse = _BY_REACH
    return -(better if reach < 1 else worse) * math.log10(reach)


def usual_raise(legal: LegalActions, unit: int, reach: float) -> Callable[[Known], Known]:
    """The belief in the value of a raise first in, with a start of this reach."""
    return partial(_beside, expected=unit * expected_raise(reach), pot=pot_after_call(legal), shares=RAISES)


def _beside(value: Known, expected: float, pot: float, shares: tuple[float, ...]) -> Known:
    """The belief in a value of which this is expected."""
    found = believed(Known(value.mean - expected, value.stderr), pot, shares)
    return Known(expected + found.mean, found.stderr)
