"""One decision weighed: played out a few deals at a time, roughly first and then finer.

A check or call after which nobody decides is computed card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Final

import numpy as np

from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.dealer import Dealer
from pokertable.training.weigh.ending import ends_the_hand, known_worth
from pokertable.training.weigh.equity import against_random, against_ranges
from pokertable.training.weigh.first_in import counted_raises, raise_worth, reach_of
from pokertable.training.weigh.limits import LEAST_DEALS, MOST_DEALS, Watch
from pokertable.training.weigh.loss import NOTHING, Known, Measured
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.playing import Playing
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict

PRESUMED: Final = "tag"
"""Policy of opponents of whom nothing is known, and of the player's own later decisions."""
_FIRST, _AT_ONCE, _MOST_AT_ONCE = 8, 96, 512
"""Deals played in one go: at least, initially too; where time does not count; at most."""
_LONG: Final = 64, 512
"""Deals of the first turn of a thorough count, and of the longest."""
_FEWEST = 16
"""Deals that are played in any case."""
_TURN = 0.5
"""Seconds for which a decision is played out in one go, if time counts."""


class Weighing:
    """One decision, weighed so far; `policies` play the seats, `reader` gives the opponents' ranges.

    `believed` are those ranges. Every choice is played out with `samples` deals. If `seconds` are given, at most: until
    they are over or its figures are precise, and without choices that are far behind; for `turn` seconds in one go.
    `pool` are the prizes of a sit and go, in which the values are then. `thorough` as in `Playing`; the standard
    opponents are played only where that is asked for then (`compare`).
    """

    def __init__(
        self,
        moment: Moment,
        reader: Reader,
        policies: Sequence[Policy],
        *,
        seed: int,
        samples: int = MOST_DEALS,
        seconds: float | None = None,
        longer: bool = False,
        turn: float = _TURN,
        pool: PrizePool | None = None,
        thorough: bool = False,
    ) -> None:
        watch = Watch()
        self._moment, self._pool = moment, pool
        self.believed = reader.at(moment)
        self._ends = ends_the_hand(moment, in_prizes=pool is not None)
        rng = np.random.default_rng([seed, moment.kept])
        dealer = Dealer(moment, self.believed, rng)
        deals = samples if seconds is None else None
        self._random = against_random(moment, rng, deals)
        against = against_ranges(moment, self.believed, dealer, deals, ends=self._ends)
        self._ranges, self._called = against.share, against.called

        counted = pool is None and not thorough  # a thorough count is of the present rules

        def playing(moment: Moment, policies: Sequence[Policy], name: str = "") -> Playing:
            here = counted and not name  # the equity is that against the opponents of the hand
            return Playing(
                moment,
                dealer,
                policies,
                known=self._known(moment, pool) | (counted_raises(moment, policies) if counted else {}),
                known_in_chips=self._known(moment, None),
                sampled=against.sampled,
                seed=f"{seed} {moment.kept}{name}",
                every_choice=seconds is None,
                worth=None if pool is None else pool.gained(moment),
                equity=self._equity_of_a_call if here else None,
                reach=reach_of(moment) if here else None,
                thorough=thorough,
            )

        self._playing = playing(moment, policies)
        known = raise_worth(moment) if counted else None
        share = self._ranges.equity
        self._passive = Passive(
            moment,
            policies,
            playing,
            is_ahead=moment.is_for_value(share),
            is_bluff=moment.lives_by_folds(share),
            first_in=known,
        )
        self._measured: Measured | None = None
        self._each = gcd(samples, dealer.together)
        self._most = samples
        self._seconds, self._longer = seconds, longer
        self._turn = turn
        self._thorough = thorough
        self._at_most = _LONG[1] if thorough else _MOST_AT_ONCE
        self._of_a_deal = turn / _AT_ONCE
        self._spent(watch)

    @property
    def _equity_of_a_call(self) -> float | None:
        """The equity that a call's price is compared with; None where there is none."""
        if not self._moment.has_price:
            return None
        return (self._ranges if self._called is None else self._called).equity

    def _known(self, moment: Moment, pool: PrizePool | None) -> dict[int, Known]:
        """The values of choices that need no playing, by index: a fold, and a check or call that ends the hand.

        In prizes a fold's depends on what the others do, unless one of them gets the pot.
        """
        known = {}
        for at, each in enumerate(moment.choices):
            if isinstance(each, Fold) and (pool is None or len(moment.opponents) == 1):
                known[at] = NOTHING
            elif isinstance(each, CheckCall) and self._ends:
                share = self._ranges
                known[at] = known_worth(moment, share) if pool is None else pool.call(moment, share)
        return known

    @property
    def has_figures(self) -> bool:
        """Whether the values of the choices are known at all."""
        return self._measured is not None

    @property
    def deals(self) -> int:
        """Number of deals played out."""
        return self._playing.deals

    @property
    def nothing_left(self) -> bool:
        """Whether no choice is left to play out."""
        return self._playing.nothing_left or self._playing.deals + self._each > self._most

    @property
    def settled(self) -> bool:
        """Whether it is no longer played."""
        late = self._seconds is not None and self._seconds <= 0 and self._playing.deals >= _FEWEST
        return self._measured is not None and (self.enough or late)

    @property
    def is_over(self) -> bool:
        """Whether it is played no more, nor later."""
        return self.settled and (not self._longer or self.enough)

    @property
    def enough(self) -> bool:
        """Whether more deals would add nothing."""
        now = self._measured
        if now is None:
            return False
        if self.nothing_left:
            return True
        return self._seconds is not None and self._judged(settled=False).is_certain

    def go_on(self, seconds: float) -> None:
        """Allow this number of further seconds, the last ones, if the time was too short."""
        self._seconds, self._longer = seconds, False

    @property
    def urgency(self) -> tuple[bool, float]:
        """Sort key of what to play first: those without a verdict, as listed; then by largest possible loss."""
        now = self._measured
        is_early = now is None or (self._playing.deals < LEAST_DEALS and not self.nothing_left)
        return (True, 0.0) if now is None or is_early else (False, now.loss + now.gap_stderr)

    def play(self) -> None:
        """Play some more deals."""
        watch = Watch()
        if not self._playing.nothing_left:
            groups = max(1, self._at_once() // self._each)
            self._playing.play(groups, self._each)
            self._of_a_deal = watch.seconds / (groups * self._each)
        self._measured = self._playing.measured()
        if not self._thorough:
            self._compare(self._measured, self._playing.deals)
        self._measured = self._passive.milder(self._measured)
        self._spent(watch)

    def compare(self, deals: int) -> None:
        """Play these deals against the standard opponents too, if they matter, and let the smaller loss count."""
        now = self._playing.measured()
        self._compare(now, deals)
        self._measured = self._passive.milder(now)

    def _compare(self, now: Measured, deals: int) -> None:
        if self._passive.blames(now):
            self._passive.play(now, deals, self._at_most // self._each, self._each)

    def _at_once(self) -> int:
        """Number of deals to play now: few at first, then by the time left."""
        left = self._most - self._playing.deals
        if self._thorough:
            return min(max(self._playing.deals, _LONG[0]), self._at_most, left)
        if self._playing.deals < _FEWEST:
            return min(_FIRST, left)
        if self._seconds is None:
            return min(_AT_ONCE, left)
        in_time, in_a_turn = (int(each / max(self._of_a_deal, 1e-6)) for each in (self._seconds, self._turn))
        grown = min(2 * in_a_turn, self._playing.deals)  # each deal takes less time where there are more
        return min(in_time, max(_FIRST, in_a_turn, grown), self._at_most, left)

    def _spent(self, watch: Watch) -> None:
        if self._seconds is not None:
            self._seconds -= watch.seconds

    def verdict(self) -> Verdict:
        """The present verdict."""
        return self._judged(settled=self.settled)

    def _judged(self, *, settled: bool) -> Verdict:
        in_chips = None if self._measured is None else self._playing.in_chips()
        return Verdict(
            self._moment,
            self._random,
            self._ranges,
            self._measured,
            self._playing.deals,
            settled=settled,
            is_over=settled and self.is_over,
            ends=self._ends,
            pool=self._pool,
            best_in_chips=None if in_chips is None else in_chips.best,
            called=self._called,
        )
