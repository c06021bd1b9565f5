"""Turns of many hands at once: a `Spot` of columns, (R,), one row per hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.seen.bets import Bets
from pokertable.players.seen.evidence import BET, CALL, EACH_RAISE, EARLIER_STREET, LIMP, overbet, shove
from pokertable.players.seen.spot import MOST_PRESSURE, UNDECIDED, plays_on

_SIZING = "posted", "pot", "bet", "stack"
"""Figures that determine the sizes of raises."""


class Told:
    """Evidence of many hands' actions so far, (R, n) or (R,), as in `Evidence` for one; `tell` adds an action.

    `raiser` made the last bet or raise of the hand, -1 for nobody; `raised_on` is its street. `opener` made the first
    raise of the first street, before `behind_opener` players had acted.
    """

    def __init__(self, bets: Bets) -> None:
        shape = bets.stacks.shape
        self._bets = bets
        self._now, self._later = np.zeros(shape), np.zeros(shape)
        self._shoves, self._before_the_flop = np.zeros(shape), np.zeros(shape)
        self.made: Ids = np.zeros(shape, np.int64)
        self.raises: Ids = np.zeros(len(bets), np.int64)
        self.raiser: Ids = np.full(len(bets), -1)
        self.raised_on: Ids = np.zeros(len(bets), np.int64)
        self.opener: Ids = np.full(len(bets), -1)
        self.behind_opener: Ids = np.zeros(len(bets), np.int64)
        self.unopened: Bools = np.ones(len(bets), np.bool_)

    def pressure(self, rows: Ids) -> Floats:
        """Strength shown by each seat: a seat now all-in put its stack in with its first raise."""
        shown = self._now[rows]
        weight = EARLIER_STREET if self._bets.street else 1.0
        shoved = shown - weight * self._before_the_flop[rows] + self._shoves[rows]
        all_in = (self._bets.stacks[rows] == 0) & (self._shoves[rows] > 0)
        return np.minimum(np.where(all_in, shoved, shown), MOST_PRESSURE)

    def tell(self, rows: Ids, folds: Bools, raise_to: Ids, chips: Ids) -> None:
        """Add the actions of the seats to act in these rows, given as to `Bets.act`; `chips` is the amount of each.

        A bring-in is no evidence.
        """
        bets = self._bets
        seats = bets.to_act[rows]
        calls = (raise_to == 0) & (chips > 0) & ~folds & (not bets.bring_in)
        said = np.where(calls, np.where(self.raises[rows], CALL, LIMP), 0.0)
        at = np.flatnonzero(raise_to)
        if len(at):
            raised, seat = rows[at], seats[at]
            price, total = bets.price[raised], raise_to[at]
            if bets.bring_in:
                price = np.full(len(at), bets.game.stakes.bring_in)
            of_pot = (total - price) / np.maximum(1, bets.pot[raised] + price - bets.bets[raised, seat])
            said[at] = BET + EACH_RAISE * self.raises[raised] + overbet(of_pot)
            if not bets.street:
                self._before_the_flop[raised, seat] += said[at]
                self._shoves[raised, seat] += shove(total / max(1, bets.game.stakes.big_blind))
                first = self.opener[raised] < 0
                opened, opener = raised[first], seat[first]
                waits = bets.live[opened] & (bets.acted[opened] < 0)
                waits[np.arange(len(opened)), opener] = False
                self.opener[opened], self.behind_opener[opened] = opener, waits.sum(axis=1)
            self.raises[raised] += 1
            self.made[raised, seat] = self.raises[raised]
            self.raiser[raised], self.raised_on[raised] = seat, bets.street
        self._now[rows, seats] += said
        self._later[rows, seats] += EARLIER_STREET * said
        self.unopened[rows[calls | (raise_to > 0)]] = False

    def on(self) -> None:
        """Begin the next street: earlier evidence counts for less."""
        self._now = self._later.copy()
        self.raises[:] = 0
        self.made[:] = 0


class Spots:
    """The turns of some rows, with the names of `Spot`; worked out on first use."""

    def __init__(self, bets: Bets, told: Told, rows: Ids, ups: Cards, boards: Cards | None = None) -> None:
        """Turns with the seats' up cards `ups`, (R, n, u), and the common open cards `boards`, (R, cards)."""
        self._bets, self._told, self._rows = bets, told, rows
        self.ups = ups
        self.boards: Cards = np.zeros((len(rows), 0), np.uint8) if boards is None else boards
        self.variant: Variant = bets.game.variant
        self.street = bets.street
        self.streets_left = len(self.variant.streets) - 1 - bets.street
        self.seats = bets.seats
        self.bring_in = bets.bring_in
        self.legal, self.may_raise = bets.legal(rows)
        self._me: Ids = self.legal.seat
        at = np.arange(len(rows))
        self.rivals: Bools = bets.live[rows]
        """The seats of live opponents, (R, n)."""
        self.rivals[at, self._me] = False
        self._stacks, self._in_front = bets.stacks[rows], bets.bets[rows]

    @property
    def against(self) -> Bools:
        """The value of `rivals`."""
        return self.rivals

    @property
    def in_prizes(self) -> None:
        """None: sit and gos are not played as columns."""

    @property
    def drew_by_rivals(self) -> Sequence[Sequence[int]]:
        """Empty: games with draws are not played as columns."""
        return ()

    def __len__(self) -> int:
        """Number of turns."""
        return len(self._rows)

    def legal_at(self, at: Ids) -> Any:
        """The legal actions at some of these turns, as in `legal`."""
        some = {name: getattr(self.legal, name)[at] for name in _SIZING}
        return self.legal._replace(raise_to=tuple([bound[at] for bound in self.legal.raise_to]), **some)

    @property
    def first_street(self) -> bool:
        """Whether no card has come since the deal."""
        return self.street == 0

    @property
    def owed(self) -> Ids:
        """Chips that staying in costs."""
        owed: Ids = self.legal.check_call
        return owed

    @cached_property
    def facing(self) -> Bools:
        """Whether staying in costs chips."""
        return self.owed > 0

    @cached_property
    def price(self) -> Floats:
        """Equity that a call needs."""
        price: Floats = self.owed / np.maximum(1, self.legal.winnable + self.owed)
        return price

    @cached_property
    def bets(self) -> Ids:
        """Bets and raises on this street."""
        return self._told.raises[self._rows]

    @cached_property
    def led(self) -> Bools:
        """Whether the seat to act made the last bet or raise of the hand."""
        led: Bools = self._told.raiser[self._rows] == self._me
        return led

    @cached_property
    def unopened(self) -> Bools:
        """Whether nobody has come in on the first street."""
        return self._told.unopened[self._rows]

    @cached_property
    def opened(self) -> Bools:
        """Whether the seat to act made the first raise of the first street."""
        opened: Bools = self._told.opener[self._rows] == self._me
        return opened

    @cached_property
    def behind_opener(self) -> Ids:
        """Number of players who had yet to act at the first raise of the first street; 0 without one."""
        return self._told.behind_opener[self._rows]

    @cached_property
    def opponents(self) -> Ids:
        """Number of live opponents."""
        opponents: Ids = self.rivals.sum(axis=1)
        return opponents

    @cached_property
    def fair(self) -> Floats:
        """A fair share of the pot."""
        fair: Floats = 1 / (1 + self.opponents)
        return fair

    @cached_property
    def undecided(self) -> Bools:
        """Whether each rival has yet to act on this street, (R, n)."""
        waits: Bools = self.rivals & (self._stacks > 0) & (self._bets.acted[self._rows] < 0)
        return waits

    @cached_property
    def all_in(self) -> Bools:
        """Whether each rival has no chips behind, (R, n)."""
        return np.asarray(self.rivals & (self._stacks == 0))

    @cached_property
    def all_may_fold(self) -> Bools:
        """Whether a bet or raise can win the pot at once."""
        return np.asarray(~self.all_in.any(axis=1))

    @cached_property
    def moved_in(self) -> Bools:
        """Whether each rival's raise on the first street is for its whole stack, or that of the seat to act, (R, n)."""
        raised = self.rivals & (self._told.made[self._rows] > 0) & self.first_street
        covered: Bools = self.owed >= self.legal.stack
        return np.asarray(raised & (covered[:, None] | self.all_in))

    @cached_property
    def raiser_behind(self) -> Bools:
        """Whether nobody has bet on this street and the previous street's last raiser is yet to act."""
        raiser = self._told.raiser[self._rows]
        waits = (raiser >= 0) & self.undecided[np.arange(len(self)), raiser]
        behind: Bools = waits & (self.bets == 0) & (self._told.raised_on[self._rows] == self.street - 1)
        return behind

    @cached_property
    def _pressure(self) -> Floats:
        return self._told.pressure(self._rows)

    @cached_property
    def last_to_act(self) -> Bools:
        """Whether every rival has acted on this street."""
        last: Bools = self.waiting == 0
        return last

    @cached_property
    def waiting(self) -> Ids:
        """Number of rivals yet to act on this street."""
        waiting: Ids = self.undecided.sum(axis=1)
        return waiting

    @cached_property
    def came_in(self) -> Ids:
        """Number of rivals who have shown strength."""
        came_in: Ids = (self.rivals & (self._pressure > 0)).sum(axis=1)
        return came_in

    @cached_property
    def in_or_coming(self) -> Ids:
        """Number of rivals who have shown strength or may yet."""
        there: Ids = (self.rivals & (self.undecided | (self._pressure > 0))).sum(axis=1)
        return there

    @cached_property
    def depth(self) -> Floats:
        """Chips that can be lost to the richest opponent, in big blinds."""
        stakes = self._bets.game.stakes
        most = np.where(self.rivals, self._stacks + self._in_front, 0).max(axis=1)
        least = np.maximum(stakes.big_blind or stakes.small_bet, self._bets.forced[self._rows] / 1.5)
        depth: Floats = np.minimum(self.legal.all_in_total, most) / least
        return depth

    @cached_property
    def stack_to_pot(self) -> Floats:
        """Chips that can still be lost to the richest opponent, the call included, in pots."""
        most = np.where(self.rivals, self._stacks, 0).max(axis=1)
        pots: Floats = np.minimum(self.legal.stack, most) / np.maximum(1, self.legal.pot)
        return pots

    @cached_property
    def plays(self) -> Floats:
        """Chance of each rival to stay in, (R, n)."""
        undecided = UNDECIDED * plays_on(self._bets.game, self.street, self.legal.to_call, self.bets)
        owes = self._in_front < self.legal.to_call[:, None] if self.first_street else True
        return np.where(self.undecided & owes & (self._pressure == 0), undecided[:, None], 1.0)

    def counted(self, respect: Any) -> Floats:
        """Number of random hands for which the rivals count, given this credit for their shown strength."""
        counted = np.zeros(len(self))
        for rival, each in zip(self.rivals.T, self.each_counted(respect).T, strict=True):
            counted = counted + np.where(rival, each, 0.0)
        return counted

    def each_counted(self, respect: Any) -> Floats:
        """(R, n): number of random hands for which each seat counts."""
        counted: Floats = self.plays + np.reshape(respect, (-1, 1)) * self._pressure
        return counted
