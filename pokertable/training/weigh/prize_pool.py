"""Chips of a sit and go by the prizes that they are worth (ICM).

The unit is a chip at its mean worth: all prizes over all chips. In it values can be compared with the pot, as in cash,
and are a part of the prize pool (`percent`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Floats, Ids
from pokertable.analysis.icm import prize_of
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.training.deals.shares import PotEquity
from pokertable.training.deals.standing import Standing
from pokertable.training.weigh.loss import Known

Worth = Callable[[Ids], Floats]
"""The value of stacks after a hand: (R, seats) chips -> (R,), in the unit of the results."""
_QUARTERS: Final = 4


@dataclass(frozen=True, slots=True)
class PrizePool:
    """The prizes that are left, first place first, and the stacks of the players at other tables.

    `chips` are all in play, `points` all prizes, those that are won included.
    """

    prizes: tuple[int, ...]
    elsewhere: tuple[int, ...]
    chips: int
    points: int

    def json(self) -> list[Any]:
        """The prizes in plain JSON values."""
        return [list(self.prizes), list(self.elsewhere), self.chips, self.points]

    @classmethod
    def from_json(cls, data: Any) -> PrizePool:
        """The prizes of `json`; raises `TypeError` or `ValueError` for anything else."""
        prizes, elsewhere, chips, points = data
        return cls(tuple(map(int, prizes)), tuple(map(int, elsewhere)), int(chips), int(points))

    @property
    def left(self) -> PrizesLeft:
        """The prizes and stacks as the opponents know them."""
        return PrizesLeft(self.prizes, self.elsewhere)

    def is_bubble(self, here: int) -> bool:
        """Whether the next player out gets no prize and the one after it does, with `here` players at this table."""
        return here + len(self.elsewhere) == len(self.prizes) + 1

    def percent(self, value: float) -> float:
        """A value in per cent of the prize pool."""
        return 100 * value / self.chips

    def worth(self, stacks: Ids, seat: int) -> Floats:
        """The value of a seat's stack after a hand: (R, seats) -> (R,)."""
        rows = np.concatenate([stacks, np.tile(np.array(self.elsewhere, np.int64), (len(stacks), 1))], axis=1)
        different, which = np.unique(rows, axis=0, return_inverse=True)
        found: Floats = prize_of(different, self.prizes, seat)[which.reshape(-1)] * (self.chips / self.points)
        return found

    def brought(self, stacks: Sequence[int], results: Sequence[int], seat: int) -> float:
        """Gain of a seat by a hand, from the stacks before it and everybody's net result in chips."""
        before = np.array(stacks, np.int64)
        start, end = self.worth(np.array([before, before + np.array(results, np.int64)]), seat).tolist()
        return float(end - start)

    def gained(self, moment: Standing) -> Worth:
        """The value of a hand's end from this decision on: 0 if the pot went to the others in equal parts."""
        given_up = self._given_up(moment)
        return lambda after: self.worth(after, moment.seat) - given_up

    def _given_up(self, moment: Standing) -> float:
        """The value of the player's stack if the others shared the pot."""
        got = _alike(moment.public.pot, moment.opponents)
        stacks = [view.stack + got.get(view.seat, 0) for view in moment.public.seats]
        return float(self.worth(np.array([stacks], np.int64), moment.seat)[0])

    def call(self, moment: Standing, share: PotEquity) -> Known:
        """Value of a check or call that ends the hand, against one opponent; `share` is the equity then."""
        values = self._after_a_call(moment, range(_QUARTERS + 1))
        mean = float(sum([chance * value for chance, value in zip(share.ends, values, strict=True)]))
        return Known(mean, share.stderr * (values[-1] - values[0]))

    def price(self, moment: Standing) -> float:
        """Equity that a call for the rest of the hand needs in prizes; a pot that is lost goes to the others alike."""
        lost, won = self._after_a_call(moment, (0, _QUARTERS))
        return -lost / (won - lost)

    def _after_a_call(self, moment: Standing, quarters: Sequence[int]) -> list[float]:
        """The values of calling and winning these quarters of the pot; the others share the rest alike."""
        legal, others = moment.legal, moment.opponents
        call = legal.check_call or 0
        pot, returned = legal.winnable + call, moment.public.pot - legal.winnable
        rows = []
        for quarter in quarters:
            won = pot * quarter // _QUARTERS
            now = {moment.seat: won - call, **_alike(pot - won + returned, others)}
            rows.append([view.stack + now.get(view.seat, 0) for view in moment.public.seats])
        found: list[float] = self.gained(moment)(np.array(rows, np.int64)).tolist()
        return found


def _alike(chips: int, seats: Sequence[int]) -> dict[int, int]:
    """The chips in equal parts by seat; odd ones go to the first."""
    part, odd = divmod(chips, len(seats))
    return {seat: part + (number < odd) for number, seat in enumerate(seats)}
