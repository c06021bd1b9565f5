"""The choices of one decision played out, a few deals at a time.

Each choice gets the same deals and the same luck, against the same opponents. Values are chips won or lost from the
decision on, so that folding is worth 0; in a sit and go they are prizes (`PrizePool`). The deals are spread evenly over
their showdowns, and the luck of their cards to come is subtracted, so that fewer are needed (see `loss`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats, Ids
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, BringIn, CheckCall, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.players.seen.policy import Policy
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.continued import can_continue, play_on
from pokertable.training.deals.dealer import Dealer, SampledDeals
from pokertable.training.deals.decks import decks
from pokertable.training.deals.luck import Luck
from pokertable.training.deals.places import Places
from pokertable.training.weigh.first_in import is_usual
from pokertable.training.weigh.limits import LEAST_DEALS
from pokertable.training.weigh.loss import Bounded, Brought, Expected, Known, Measured, measured
from pokertable.training.weigh.moment import Moment
from pokertable.training.weigh.prize_pool import Worth
from pokertable.training.weigh.usual import usual, usual_call, usual_raise

_HOPELESS = 3.0
"""Standard errors behind the best choice, deal by deal, beyond which a choice is no longer played."""
_SIZE: Final = 2.0
"""Standard errors behind another raise beyond which a raise is no longer played: how much matters less than whether."""
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
    counted beside them, those `known_in_chips` without playing. `equity` is that of a call, where it tells what a call
    is to be expected to bring; `reach` is that of a start, where it tells so of a raise. A `thorough` count is kept:
    its turns are long, and choices are given up late.
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
        equity: float | None = None,
        reach: float | None = None,
        thorough: bool = False,
    ) -> None:
        self._equity, self._reach = equity, reach
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
        self._other_size = self._hopeless if thorough else _SIZE
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
        expected = self._expected(known)
        weigh = partial(
            measured,
            values,
            places,
            taken,
            sampled=self._sampled,
            believed=usual(self._moment.legal),
            expected=expected,
        )
        found = weigh()
        below = self._below_least(found, known)
        for at in below:
            found_at = Known(found.means[at], found.stderrs[at])
            if expected is not None and expected.at == at:
                found_at = expected.believed(found_at)
            values[at] = Bounded.above(found_at, least(self._moment, self._moment.choices[at]))
        return weigh() if below else found

    def _expected(self, known: Mapping[int, Known]) -> Expected | None:
        """The belief in the value of a call, where its equity tells of it and it is played out; or of a raise."""
        legal, unit = self._moment.legal, self._moment.public.game.unit
        for at, each in enumerate(self._moment.choices):
            if at in known:
                continue
            if self._equity is not None and each == CheckCall():
                return Expected(at, usual_call(legal, self._equity))
            if self._reach is not None and is_usual(self._moment, each):
                return Expected(at, usual_raise(legal, unit, self._reach))
        return None

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
        found, choices = self._measured(0.0, self._known, self._values), self._moment.choices
        for at, behind in enumerate(found.behind):
            is_size = isinstance(choices[at], RaiseTo) and isinstance(choices[found.best], RaiseTo)
            errors = self._other_size if is_size else self._hopeless
            if behind.mean > errors * behind.stderr and choices[at] != self._moment.taken:
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
