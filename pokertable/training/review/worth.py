"""What each choice of a decision is worth: played out against the same opponents, all choices with the same deals.

Chips won or lost from the decision on, so that folding is worth 0. The same deals and the same luck are given to each
choice; what a showdown would pay in a deal, and how kind the cards to come were, is known besides and taken out of the
chance (control variates).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.actions import Fold
from pokertable.players.seen.policy import Policy
from pokertable.session.play.batch import Row, play_out
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.luck import Luck
from pokertable.training.deals.shares import pot_share
from pokertable.training.review.loss import NOTHING, Brought, Known, Measured, measured
from pokertable.training.review.moment import Moment

_HOPELESS = 3.0
"""A choice so many standard errors behind the best one, deal by deal, is played no further."""
_ENOUGH = 32
"""Deals after which choices are given up."""


class Playing:
    """The choices of one decision, played out as often as is asked.

    `policies` play the seats, the player's own later decisions too; `known` are choices that need not be played, chips.
    `expected` is the part of the pot that the player gets at a showdown, over all deals, `usual` how much
    of the pot a loss usually is.
    """

    def __init__(
        self,
        moment: Moment,
        dealer: Dealer,
        policies: Sequence[Policy],
        *,
        known: Mapping[int, Known],
        expected: Known,
        usual: float,
        seed: str,
    ) -> None:
        self._moment = moment
        self._dealer = dealer
        self._policies = policies
        self._known = {
            **known,
            **{at: NOTHING for at, each in enumerate(moment.choices) if isinstance(each, Fold)},
        }
        self._expected = expected
        self._usual = usual
        self._seed = seed
        self._luck = Luck(moment, np.random.default_rng(list(seed.encode())))
        self._values: list[list[Floats]] = [[] for _ in moment.choices]
        self._lucky: list[list[Floats]] = [[] for _ in moment.choices]
        self._showdowns: list[Floats] = []
        self._given_up: set[int] = set()
        self.deals = 0

    @property
    def nothing_left(self) -> bool:
        """Whether nothing has to be played: all choices are known or given up."""
        return not self._played()

    def _played(self) -> list[int]:
        done = {*self._known, *self._given_up}
        return [at for at in range(len(self._moment.choices)) if at not in done]

    def play(self, groups: int, each: int) -> None:
        """Play so many more groups of deals for every choice that may be the best, and the one that was taken."""
        drawn = self._dealer.draw(groups, each)
        _, showdowns = pot_share(self._moment, drawn)
        self._showdowns.append(showdowns.reshape(groups, each))
        played = self._played()
        rows = []
        for number in range(len(drawn)):
            deal = drawn.redeal(number)
            for at in played:
                copy = deal.of(self._moment.hand)
                copy.act(self._moment.choices[at])
                name = f"{self._seed} {self.deals + number}"
                rows.append(Row(copy, self._policies, [Random(f"{name} {seat}") for seat in range(copy.state.n)]))
        stacks = play_out(rows)[:, self._moment.seat] - self._moment.legal.stack
        deals = np.repeat(np.arange(len(drawn)), len(played)).tolist()
        luck = self._luck.of([row.hand for row in rows], self._moment.kept, drawn, deals)
        for column, at in enumerate(played):
            self._values[at].append(stacks[column :: len(played)].reshape(groups, each).astype(np.float64))
            self._lucky[at].append(luck[column :: len(played)].reshape(groups, each))
        self.deals += len(drawn)
        self._give_up()

    def measured(self) -> Measured:
        """What is known by now."""
        showdowns = np.concatenate(self._showdowns) if self._showdowns else np.zeros((0, 1))
        values = [
            self._known[at] if at in self._known else Brought(*map(np.concatenate, (self._values[at], self._lucky[at])))
            for at in range(len(self._moment.choices))
        ]
        taken = self._moment.choices.index(self._moment.taken)
        legal = self._moment.legal
        pot = legal.pot + (legal.check_call or 0)
        return measured(values, showdowns, self._expected, taken, pot=pot, usual=self._usual * pot)

    def _give_up(self) -> None:
        """Choices that are far behind the best."""
        if self.deals < _ENOUGH:
            return
        for at, behind in enumerate(self.measured().behind):
            if behind.mean > _HOPELESS * behind.stderr and self._moment.choices[at] != self._moment.taken:
                self._given_up.add(at)
