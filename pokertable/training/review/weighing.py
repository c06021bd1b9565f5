"""One decision played out, a few deals at a time: roughly first and then finer.

The same deals and the same luck are given to each choice, against the same opponents. Chips won or lost from the
decision on, so that folding is worth 0; what a showdown would pay in a deal, and how kind the cards to come were, is
known besides and taken out of the chance (control variates).

Where nobody decides any more after a check or call, that is worked out card by card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.players.seen.policy import Policy
from pokertable.session.play.batch import Row, play_out
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.luck import Luck
from pokertable.training.deals.shares import PotEquity, every_deal, pot_share, share_of
from pokertable.training.review.limits import MOST_DEALS, Watch
from pokertable.training.review.loss import NOTHING, Brought, Known, Measured, measured
from pokertable.training.review.moment import Moment
from pokertable.training.review.reader import Reader
from pokertable.training.review.verdict import Verdict, is_precise

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


_MOST_OF_A_SAMPLE: Final = 1_000_000
"""Where a range is a sample its own error is larger than what more deals could take away."""
_FEWER: Final = 1000


def ends_the_hand(moment: Moment) -> bool:
    """Whether after a check or call nobody has a choice: one opponent, on the last street or with somebody all-in.

    Not where the house takes a rake: what a pot pays is left to the table then; nor before a draw, which is decided.
    """
    legal, public = moment.legal, moment.public
    if len(moment.opponents) != 1 or CheckCall() not in moment.choices or public.game.house.rake is not None:
        return False
    if moment.draws_left:
        return False
    other = public.seats[moment.opponents[0]]
    if moment.streets_left and not (legal.call_is_all_in or (legal.check_call and other.all_in)):
        return False
    acted = any(act.street == public.street and act.event.seat == other.seat for act in public.acts)
    return bool(legal.check_call) or acted


def exact_share(moment: Moment, believed: Believed) -> PotEquity | None:
    """The player's share over every hand that the one opponent can hold, with all boards; None: too many deals.

    The error is that of the sample of hands; 0 where the range is exact.
    """
    deals = every_deal(moment, believed) if believed.exact else every_deal(moment, believed, _MOST_OF_A_SAMPLE)
    if deals is None and not believed.exact:
        believed = _fewer(believed)
        deals = every_deal(moment, believed)
    if deals is None:
        return None
    weights = believed.weights[deals.hand] * deals.chance
    error = 0.0
    if not believed.exact:
        by_hand = (deals.by_hand(len(believed.weights)) - float(deals.parts.sum(axis=0) @ weights)) * believed.weights
        one_more = 1 / (np.count_nonzero(believed.weights) + 1)  # it may differ
        error = max(float((by_hand**2).sum() ** 0.5), one_more)
    return share_of(deals.parts, weights, error)


def _fewer(believed: Believed) -> Believed:
    """A part of a sample, spread evenly over its weight: all boards of all of it take too long."""
    upto = np.cumsum(believed.weights)
    at = np.searchsorted(upto, (np.arange(_FEWER) + 0.5) / _FEWER * upto[-1], side="right")
    count = np.bincount(np.minimum(at, len(upto) - 1), minlength=len(upto))
    return replace(believed, weights=count / _FEWER)


def known_worth(moment: Moment, share: PotEquity) -> Known:
    """What the check or call is worth that `ends_the_hand`, in chips."""
    call = moment.legal.check_call or 0
    pot = moment.legal.winnable + call
    return Known(share.equity * pot - call, share.stderr * pot)


_USUAL_LOSS: Final = {Structure.FIXED: 0.06, Structure.POT: 0.4, Structure.NO_LIMIT: 0.4}
"""Parts of the pot: how large what a choice loses usually is, by what was said and won over 400 decisions; held against
400 others."""
_ON_A_BOARD = 2
"""Deals that share the cards to come where a board is dealt; with up cards that spares nothing."""
_FIRST, _AT_ONCE, _MOST_AT_ONCE = 8, 24, 192
"""Deals that are played in one go: at least, at first too; where time does not count; at most."""
_FEWEST = 16
"""Deals that are played in any case."""
_TURN = 0.5
"""Seconds that a decision is played out for in one go, if time is what counts."""
_SHARES_FROM = 2000, 4
_CALL_FROM = 20_000, 1
"""Groups of deals, and how many in each, that shares are counted over; those on which a call's worth rests."""


class Weighing:
    """One decision as far as it has been weighed; `policies` play the seats, `reader` says what the opponents can hold.

    It is played out with at most `samples` deals, and if given until it has taken so many `seconds` (`Watch`).
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
    ) -> None:
        watch = Watch()
        self._moment = moment
        self._believed = reader.at(moment)
        self._ends = ends_the_hand(moment)
        rng = np.random.default_rng([seed, moment.kept])
        dealer = Dealer(moment, self._believed, rng)
        self._random, _ = pot_share(moment, Dealer(moment, (), rng).draw(*_SHARES_FROM))
        self._ranges = self._against_ranges(dealer)
        self._playing = Playing(
            moment,
            dealer,
            policies,
            known={moment.choices.index(CheckCall()): known_worth(moment, self._ranges)} if self._ends else {},
            expected=Known(self._ranges.equity, self._ranges.stderr),
            usual=_USUAL_LOSS[moment.public.game.structure],
            seed=f"{seed} {moment.kept}",
        )
        self._measured: Measured | None = None
        self._each = _ON_A_BOARD if moment.public.game.variant.board_cards else 1
        self._most = max(_FEWEST, samples)
        self._seconds = seconds
        self._of_a_deal = _TURN / _AT_ONCE
        self._spent(watch)

    def _against_ranges(self, dealer: Dealer) -> PotEquity:
        if self._ends:
            exact = exact_share(self._moment, self._believed[0])
            if exact is not None:
                return exact
        return pot_share(self._moment, dealer.draw(*(_CALL_FROM if self._ends else _SHARES_FROM)))[0]

    @property
    def has_figures(self) -> bool:
        """Whether anything is known of what the choices are worth."""
        return self._measured is not None

    @property
    def settled(self) -> bool:
        """Whether it is played no further."""
        late = self._seconds is not None and self._seconds <= 0 and self._playing.deals >= _FEWEST
        return self._measured is not None and (self.enough or late)

    @property
    def enough(self) -> bool:
        """Whether more deals would say no more."""
        now = self._measured
        if now is None:
            return False
        deals = self._playing.deals
        spent = self._playing.nothing_left or deals + self._each > self._most
        return spent or is_precise(now, deals, self._moment.public.game)

    def go_on(self, seconds: float) -> None:
        """Play for so many seconds more, if that was too short."""
        self._seconds = seconds

    @property
    def urgency(self) -> tuple[bool, float]:
        """What to play first: decisions of which nothing is known, by their pots; then where most may be lost."""
        now = self._measured
        return (True, self._moment.legal.pot) if now is None else (False, now.loss + now.gap_stderr)

    def play(self) -> None:
        """Play some more."""
        watch = Watch()
        if not self._playing.nothing_left:
            groups = max(1, self._at_once() // self._each)
            self._playing.play(groups, self._each)
            self._of_a_deal = watch.seconds / (groups * self._each)
        self._measured = self._playing.measured()
        self._spent(watch)

    def _at_once(self) -> int:
        """How many deals now: few at first, then by the time there is."""
        left = self._most - self._playing.deals
        if self._playing.deals < _FEWEST:
            return min(_FIRST, left)
        if self._seconds is None:
            return min(_AT_ONCE, left)
        in_time, in_a_turn = (int(each / max(self._of_a_deal, 1e-6)) for each in (self._seconds, _TURN))
        return min(in_time, max(_FIRST, in_a_turn), _MOST_AT_ONCE, left)

    def _spent(self, watch: Watch) -> None:
        if self._seconds is not None:
            self._seconds -= watch.seconds

    def verdict(self) -> Verdict:
        """What is known by now."""
        return Verdict(
            self._moment,
            self._believed,
            self._random,
            self._ranges,
            self._measured,
            self._playing.deals,
            self.settled,
            self.enough,
        )
