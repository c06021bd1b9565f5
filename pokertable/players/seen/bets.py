"""Many hands of one game side by side, one row each: their chips and their betting as columns.

Python's cost is per call, so an event in all of them is processed at once. The event engine (`Hand`) stays the
authority: it posts and deals, and these columns start from its states; amounts are those of its `BettingRound`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Bools, Ids
from pokertable.model.betting.limits import chips_to_call
from pokertable.model.betting.round import NOT_ACTED, BettingRound
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.state import HandState

NOBODY: Final = -1
_NUMBERS: Final = ("price", "full_level", "level", "raise_size", "raises")
"""Counts of a `BettingRound`, here one column each."""


class Bets:
    """The chips of R hands with n seats, all on one street: (R, n), or (R,) for one value per hand; int64.

    `to_act` is `NOBODY` after the betting of the street. `bring_in` marks hands in which the seat to act brings it in.
    """

    def __init__(self, starts: Sequence[HandState], which: Ids) -> None:
        """Hands before the first decision: each from the start with its number in `which`."""

        def column(of: Callable[[HandState], Any]) -> Any:
            return np.array([of(state) for state in starts])[which]

        first = starts[0]
        self.game, self.seats, self.street = first.game, first.n, first.street
        self.buttons: Ids = column(attrgetter("button"))
        self.stacks: Ids = column(attrgetter("stacks"))
        self.bets: Ids = column(attrgetter("bets"))
        self.put_in: Ids = column(attrgetter("put_in"))
        self.live: Bools = column(attrgetter("live"))
        self.pot: Ids = column(attrgetter("pot"))
        self.dead: Ids = column(attrgetter("dead"))
        self.forced: Ids = self.pot.copy()
        """The pot before any action."""
        self.to_act: Ids = column(lambda state: NOBODY if state.to_act is None else state.to_act)
        self.acted: Ids = column(attrgetter("round.acted"))
        self._counts: dict[str, Ids] = {name: column(attrgetter(f"round.{name}")) for name in _NUMBERS}
        self._cap, self._size = first.round.cap, first.round.size
        self.bring_in = first.game.variant.brings_in
        self.over: Bools = np.zeros(len(which), np.bool_)

    def __len__(self) -> int:
        """Number of hands."""
        return len(self.pot)

    @property
    def price(self) -> Ids:
        """The bet to call."""
        return self._counts["price"]

    def round_of(self, rows: Ids) -> Any:
        """The betting rounds of some rows as one, with columns for numbers."""
        found = BettingRound(self.game.structure, [], [], [], self._size, self._cap)
        for name, column in self._counts.items():
            setattr(found, name, column[rows])
        return found

    def act(self, rows: Ids, folds: Bools, raise_to: Ids) -> Ids:
        """Fold, raise to a total above 0, or check or call in these rows; returns the chips put in.

        A bring-in is a call; where it is due, all must still act.
        """
        seats = self.to_act[rows]
        bet, calls = self.bets[rows, seats], self.calls(rows)
        chips: Ids = np.where(raise_to > 0, raise_to - bet, np.where(folds, 0, calls))
        self.stacks[rows, seats] -= chips
        self.bets[rows, seats] += chips
        self.put_in[rows, seats] += chips
        self.pot[rows] += chips
        self.live[rows[folds], seats[folds]] = False
        raised = np.flatnonzero(raise_to)
        if len(raised):
            betting = self.round_of(rows[raised])
            betting.raise_to(raise_to[raised])
            for name, column in self._counts.items():
                column[rows[raised]] = getattr(betting, name)
        if self.bring_in:
            self.price[rows[raise_to == 0]] = self.game.stakes.bring_in
            self.bring_in = False
        self.acted[rows, seats] = self._counts["level"][rows]
        self.to_act[rows] = self._next_actors(rows, seats)
        return chips

    def calls(self, rows: Ids) -> Ids:
        """Chips of a check, call or bring-in by the seat to act in these rows."""
        seats = self.to_act[rows]
        bet, stack = self.bets[rows, seats], self.stacks[rows, seats]
        price = self.game.stakes.bring_in if self.bring_in else self.price[rows]
        chips: Ids = chips_to_call(price, bet, stack, np.minimum, np.maximum)
        return chips

    def _next_actors(self, rows: Ids, after: Ids) -> Ids:
        """The first seat clockwise from `after` that must act, or `NOBODY`, as in `BettingRound.next_actor`."""
        bets, stacks, live = self.bets[rows], self.stacks[rows], self.live[rows]
        price = self.price[rows][:, None]
        asked = (most_of_others(bets, live) > bets) | (most_of_others(stacks + bets, live) > np.maximum(bets, price))
        must = ((self.acted[rows] < 0) | (bets < price)) & live & (stacks > 0) & asked
        clockwise = (after[:, None] + 1 + np.arange(self.seats)) % self.seats
        first = np.take_along_axis(must, clockwise, axis=1).argmax(axis=1)
        found: Ids = np.where(must.any(axis=1), clockwise[np.arange(len(rows)), first], NOBODY)
        return found

    def close(self) -> None:
        """Collect the bets of the street; uncalled chips are returned."""
        rows = np.flatnonzero(~self.over)
        put_in = self.put_in[rows]
        ordered = np.sort(put_in, axis=1)
        leader = put_in.argmax(axis=1)
        uncalled = np.where(self.live[rows, leader], ordered[:, -1] - ordered[:, -2], 0)
        self.stacks[rows, leader] += uncalled
        self.put_in[rows, leader] -= uncalled
        self.pot[rows] -= uncalled
        self.bets[rows] = 0
        self.over[rows] = self.live[rows].sum(axis=1) == 1

    def open_street(self, first: Ids) -> None:
        """Begin the next street, in hands that are not over; `first` opens it, (R,), or the next seat after it."""
        self.street += 1
        rows = np.flatnonzero(~self.over)
        betting = BettingRound(self.game.structure, [], [], [], self.game.bet_size(self.street), self._cap)
        self._size = betting.size
        for name, column in self._counts.items():
            column[rows] = getattr(betting, name)
        self.acted[rows] = NOT_ACTED
        self.ask(rows, first)

    def ask(self, rows: Ids, first: Ids) -> None:
        """Let `first`, (R,), act in these rows, or the first seat after it that must."""
        self.to_act[rows] = self._next_actors(rows, first[rows] - 1)

    def legal(self, rows: Ids) -> tuple[Any, Bools]:
        """The legal actions of the seats to act in these rows as `LegalActions` of columns, and which may raise."""
        seats = self.to_act[rows]
        bets, stacks, live, pot = self.bets[rows], self.stacks[rows], self.live[rows], self.pot[rows]
        at = np.arange(len(rows))
        bet, stack, price = bets[at, seats], stacks[at, seats], self.price[rows]
        betting = self.round_of(rows)
        calls = self.calls(rows)
        answers = most_of_others(stacks + bets, live)[at, seats] > np.maximum(price, bet)
        open_to = betting.reopens(self.acted[rows, seats]) & np.logical_not(betting.is_capped())
        put_in = self.put_in[rows]
        matched = put_in[at, seats] + (0 if self.bring_in else calls)
        over = np.maximum(put_in - matched[:, None], 0).sum(axis=1)
        brings_in, no_chips = self.bring_in, np.zeros(len(rows), np.int64)
        to_call = price + self.game.stakes.bring_in if brings_in else price
        numbers: dict[str, Any] = {
            "seat": seats,
            "fold": not brings_in,
            "check_call": no_chips if brings_in else calls,
            "bring_in": calls if brings_in else None,
            "raise_to": betting.raise_range(bet, stack, pot, np.minimum, np.maximum),
            "refusal": None,
            "structure": self.game.structure,
            "to_call": to_call,
            "bet": bet,
            "stack": stack,
            "pot": pot,
            "winnable": pot - over,
            "posted": price,
            "full_bet": betting.full_level,
            "bet_size": betting.size,
            "raises": betting.raises,
            "cap": betting.cap,
            "opening_blind": 0,
            "limped": False,
            "completes": False,
        }
        return LegalActions(**numbers), (bet + stack > to_call) & answers & open_to


def most_of_others(chips: Ids, live: Bools) -> Ids:
    """(R, n): most chips of a live opponent of each seat, -1 without one."""
    theirs = np.where(live, chips, -1)
    at, leader = np.arange(len(theirs)), theirs.argmax(axis=1)
    most = theirs[at, leader]
    theirs[at, leader] = -1
    second = theirs.max(axis=1)
    found: Ids = np.where(np.arange(chips.shape[1]) == leader[:, None], second[:, None], most[:, None])
    return found
