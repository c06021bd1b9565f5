"""Playing out one decision, a few deals at a time: roughly first and then finer.

Each choice gets the same deals and the same luck, against the same opponents. Values are chips won or lost from the
decision on, so that folding is worth 0; in a sit and go they are prizes (`PrizePool`). The deals are spread evenly over
their showdowns, and the luck of their cards to come is subtracted, so that fewer are needed (see `loss`).

A check or call after which nobody decides is computed card by card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import gcd
from random import Random
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats, Ids
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.players.seen.policy import Policy
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.continued import can_continue, play_on
from pokertable.training.deals.dealer import Dealer, SampledDeals
from pokertable.training.deals.decks import decks
from pokertable.training.deals.luck import Luck
from pokertable.training.deals.places import Places
from pokertable.training.weigh.ending import ends_the_hand, known_worth
from pokertable.training.weigh.equity import against_random, against_ranges
from pokertable.training.weigh.first_in import counted_raises, raise_worth
from pokertable.training.weigh.limits import LEAST_DEALS, MOST_DEALS, Watch
from pokertable.training.weigh.loss import NOTHING, Bounded, Brought, Known, Measured, measured
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.prize_pool import PrizePool, Worth
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.usual import usual
from pokertable.training.weigh.verdict import Verdict

PRESUMED: Final = "tag"
"""Policy of opponents of whom nothing is known, and of the player's own later decisions."""
_HOPELESS = 3.0
"""Standard errors behind the best choice, deal by deal, beyond which a choice is no longer played."""
_LATER: Final = 4.0, 256
"""Errors and deals of a thorough count after which choices are given up."""
_FOR_COLUMNS: Final = 24
"""Hands from which it is quicker to play all at once."""
_UNSEEN: Final = 0.5
"""Part of the chips that may follow a choice which its error allows for, though no deal has put them in."""


class Playing:
    """The choices of one decision, played out on request.

    `policies` play the seats, including the player's later decisions; `known` are the values of choices that need no
    playing. `sampled` is as in `measured`. `every_choice` is played in all deals, however far behind. `worth` values
    the stacks after a hand, of all its seats, where chips are not what is played for: then the values in chips are
    counted beside them, those `known_in_chips` without playing. A `thorough` count is kept: its turns are long, and
    choices are given up late.
    """

    def __init__(
        self,
        moment: Moment,
        dealer: Dealer,
        policies: Sequence[Policy],
        *,
        known: Mapping[int, Known],
        sampled: float,
        seed: str,
        every_choice: bool,
        worth: Worth | None = None,
        known_in_chips: Mapping[int, Known],
        thorough: bool = False,
    ) -> None:
        self._worth = worth
        self._can_columns = can_continue(moment.hand.state, policies)
        self._moment = moment
        self._dealer = dealer
        self._policies = policies
        self._known, self._known_in_chips = known, known_in_chips
        self._sampled = sampled
        self._seed = seed
        self._every_choice = every_choice
        rng = np.random.default_rng(list(seed.encode()))
        self._luck, self._places = Luck(moment, rng), Places(rng.random())
        self._values: list[list[Floats]] = [[] for _ in moment.choices]
        self._chips: list[list[Floats]] = [[] for _ in moment.choices]
        self._lucky: list[list[Floats]] = [[] for _ in moment.choices]
        self._at: list[Floats] = []
        self._given_up: set[int] = set()
        self._hopeless, self._enough = _LATER if thorough else (_HOPELESS, LEAST_DEALS)
        self.deals = 0

    @property
    def nothing_left(self) -> bool:
        """Whether nothing remains to play: all choices are known or given up."""
        return not self._played()

    def _played(self) -> list[int]:
        done = {*self._known, *self._given_up}
        return [at for at in range(len(self._moment.choices)) if at not in done]

    def play(self, groups: int, each: int) -> None:
        """Play further groups of deals for every choice that may be the best, and for the one taken."""
        self._at.append(self._places.take(groups))
        drawn = self._dealer.spread(self._at[-1], each)
        played = self._played()
        at_once = self._can_columns and len(drawn) * len(played) >= _FOR_COLUMNS
        after, told = (self._in_columns if at_once else self._in_rows)(drawn, played)
        chips = (after[:, self._moment.seat] - self._moment.legal.stack).astype(np.float64)
        won = chips if self._worth is None else self._worth(after)
        deals = np.repeat(np.arange(len(drawn)), len(played)).tolist()
        luck = self._luck.of(told, drawn, deals)
        for column, at in enumerate(played):
            self._values[at].append(won[column :: len(played)].reshape(groups, each))
            self._chips[at].append(chips[column :: len(played)].reshape(groups, each))
            self._lucky[at].append(luck[column :: len(played)].reshape(groups, each))
        self.deals += len(drawn)
        self._give_up()

    def _in_rows(self, drawn: SampledDeals, played: Sequence[int]) -> tuple[Ids, Sequence[Sequence[Event]]]:
        """Play these choices of each deal to the end: the stacks then, and the events from the decision on."""
        rows = []
        for number in range(len(drawn)):
            deal = drawn.redeal(number)
            for at in played:
                copy = deal.of(self._moment.hand)
                copy.act(self._moment.choices[at])
                rows.append(Row(copy, self._policies, [Random(seed) for seed in self._seeds(number)]))
        after = play_out(rows)
        return after, [row.hand.events[self._moment.kept :] for row in rows]

    def _in_columns(self, drawn: SampledDeals, played: Sequence[int]) -> tuple[Ids, Sequence[Sequence[Event]]]:
        """Play them all at once, to the same stacks and events as `_in_rows`."""
        count = len(drawn)
        choices = [self._moment.choices[at] for at in played] * count
        seeds = [seed for number in range(count) for _ in played for seed in self._seeds(number)]
        whole = np.repeat(decks(self._moment, drawn), len(played), axis=0)
        return play_on(self._moment.hand.state, self._policies, whole, choices, seeds)

    def _seeds(self, number: int) -> list[str]:
        """The seeds of the seats' random numbers in the deal of this number of those drawn now."""
        name = f"{self._seed} {self.deals + number}"
        return [f"{name} {seat}" for seat in range(self._moment.hand.state.n)]

    def measured(self) -> Measured:
        """The present results."""
        return self._measured(_UNSEEN, self._known, self._values)

    def in_chips(self) -> Measured | None:
        """The present results in chips, where those are in prizes."""
        return None if self._worth is None else self._measured(_UNSEEN, self._known_in_chips, self._chips)

    def _measured(self, unseen: float, known: Mapping[int, Known], played: Sequence[Sequence[Floats]]) -> Measured:
        """The present results, known or `played`; `unseen` as for `risked`."""
        values: list[Brought | Known | Bounded] = [
            known[at] if at in known else self._brought(at, np.concatenate(played[at]), unseen)
            for at in range(len(played))
        ]
        taken = self._moment.choices.index(self._moment.taken)
        places = np.concatenate(self._at) if self._at else np.zeros(0)
        weigh = partial(
            measured,
            values,
            places,
            taken,
            sampled=self._sampled,
            believed=usual(self._moment.legal),
        )
        found = weigh()
        below = self._below_least(found, known)
        for at in below:
            found_at = Known(found.means[at], found.stderrs[at])
            values[at] = Bounded.above(found_at, least(self._moment, self._moment.choices[at]))
        return weigh() if below else found

    def _below_least(self, found: Measured, known: Mapping[int, Known]) -> list[int]:
        """The choices that came out below what they lose at the most, in chips.

        Whoever has put chips in may give up: the policy that plays on for the player may pay too much.
        """
        if self._worth is not None:
            return []
        played = [at for at in range(len(found.means)) if at not in known]
        return [at for at in played if found.means[at] < least(self._moment, self._moment.choices[at])]

    def _brought(self, at: int, values: Floats, unseen: float) -> Brought:
        lucky = np.concatenate(self._lucky[at])
        return Brought(values, lucky, risked(self._moment, self._moment.choices[at], unseen))

    def _give_up(self) -> None:
        """Give up choices that are far behind the best."""
        if self._every_choice or self.deals < self._enough:
            return
        for at, behind in enumerate(self._measured(0.0, self._known, self._values).behind):
            if behind.mean > self._hopeless * behind.stderr and self._moment.choices[at] != self._moment.taken:
                self._given_up.add(at)


def least(moment: Moment, choice: Action) -> float:
    """The result of a choice, in chips, if all that it puts in is lost and nothing more is put in."""
    legal = moment.legal
    match choice:
        case RaiseTo(amount):
            return float(legal.bet - amount)
        case CheckCall():
            return -float(legal.check_call or 0)
        case BringIn():
            return float(legal.bet - (legal.bring_in or 0))
    return 0.0


def risked(moment: Moment, choice: Action, unseen: float) -> float:
    """Chips by which the results of a choice may differ: the pot, and the part of the choice that can be called.

    Besides these the part `unseen` of what can be bet and called later: a raise for the stack may be so rare that no
    deal has shown it.
    """
    legal, public = moment.legal, moment.public
    others = max([view.bet + view.stack for view in (public.seats[seat] for seat in moment.opponents)])
    total = choice.amount if isinstance(choice, RaiseTo) else legal.bet + (legal.check_call or 0)
    called = min(total, others)
    follows = min(legal.bet + legal.stack, others) - called
    if public.game.structure is Structure.FIXED:
        follows = min(follows, public.game.yardstick * (moment.streets_left + 1))
    return legal.pot + called - legal.bet + unseen * follows


_FIRST, _AT_ONCE, _MOST_AT_ONCE = 8, 96, 512
"""Deals played in one go: at least, initially too; where time does not count; at most."""
_LONG: Final = 64, 512
"""Deals of the first turn of a thorough count, and of the longest."""
_AGAINST: Final = 256
"""Deals of a thorough count against the standard opponents, at most."""
_FEWEST = 16
"""Deals that are played in any case."""
_TURN = 0.5
"""Seconds for which a decision is played out in one go, if time counts."""


class Weighing:
    """One decision, weighed so far; `policies` play the seats, `reader` gives the opponents' ranges.

    `believed` are those ranges. Every choice is played out with `samples` deals. If `seconds` are given, at most: until
    they are over or its figures are precise, and without choices that are far behind; for `turn` seconds in one go.
    `pool` are the prizes of a sit and go, in which the values are then. `thorough` as in `Playing`; little is played
    against the standard opponents then.
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
        """Sort key of what to play first: decisions without figures, by pot; then by largest possible loss."""
        now = self._measured
        return (True, self._moment.legal.pot) if now is None else (False, now.loss + now.gap_stderr)

    def play(self) -> None:
        """Play some more deals."""
        watch = Watch()
        if not self._playing.nothing_left:
            groups = max(1, self._at_once() // self._each)
            self._playing.play(groups, self._each)
            self._of_a_deal = watch.seconds / (groups * self._each)
        self._measured = self._playing.measured()
        if self._passive.blames(self._measured):
            deals = min(self._playing.deals, _AGAINST) if self._thorough else self._playing.deals
            self._passive.play(self._measured, deals, self._at_most // self._each, self._each)
        self._measured = self._passive.milder(self._measured)
        self._spent(watch)

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
            is_over=settled and (not self._longer or self.enough),
            ends=self._ends,
            pool=self._pool,
            best_in_chips=None if in_chips is None else in_chips.best,
            called=self._called,
        )
