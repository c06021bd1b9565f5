"""Figures for the rules of skilled players at many turns at once: those of `Facts` for a hand at each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids
from pokertable.model.betting.structure import Structure
from pokertable.model.cached import cached_property
from pokertable.players.facts.facts import BET, FIXED_CALLS, RAISE, SAME, STEPS, deeply_believed, last_callers
from pokertable.players.facts.holding import Holding
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.ranges.many import Belief, ManyRanges, Tables, going_on
from pokertable.players.ranges.presumed import continuing_part
from pokertable.players.seen.habits import USUAL_BETS, Habits
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.numbers import either
from pokertable.players.seen.spots import Spots
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.held import HeldHands, Rivalry
from pokertable.players.worth.many import OfTurns


class StreetRead(NamedTuple):
    """Basis for reading hands on one street: prospects, boards, past actions and habits."""

    hands: HeldHands
    tables: Tables
    """The tables of the hands' boards."""
    boards: Ids
    """The board of each seat of each row, (R, n)."""
    ranges: ManyRanges
    seats: Ids
    """Index among the ranges by row and seat, (R, n)."""
    habits: ManyHabits
    holding: Holding
    """Names of the hands."""


class ManyFacts(OfTurns):
    """Facts of a hand at each turn."""

    def __init__(
        self,
        spots: Spots,
        cards: Cards,
        street: StreetRead,
        rows: Ids,
        at: Ids,
        reads: Floats,
        shows: Floats,
        ranks: Callable[[Bools], Floats],
    ) -> None:
        """Figures of hands; `rows` are their rows in the ranges, `at` their indices among the hands of the street.

        `reads` is the belief in ranges, and in a seat's own that times `shows`; `ranks` finds the wanted hands' ranks
        among all starting hands.
        """
        self.spot = spots
        self.cards = cards
        self.wanted = np.ones(len(rows), np.bool_)
        self._street, self._rows, self._at, self._ranks = street, rows, at, ranks
        self._reads, self._shows = reads, reads * shows
        self._known: dict[str, Bools] = {}
        self._found: dict[str, Floats] = {}
        self._near = np.zeros(len(rows))
        self._pairs = np.cumsum(spots.rivals).reshape(spots.rivals.shape) - 1
        self._held = np.empty((int(spots.rivals.sum()), street.hands.sample))
        self._read: Bools = np.zeros(len(rows), np.bool_)

    def __len__(self) -> int:
        return len(self._rows)

    def _figure(self, name: str, find: Callable[[Ids], Floats]) -> Floats:
        """A figure, computed for wanted turns where it is not known yet."""
        known = self._known.setdefault(name, np.zeros(len(self), np.bool_))
        found = self._found.setdefault(name, np.zeros(len(self)))
        at = np.flatnonzero(self.wanted & ~known)
        if len(at):
            found[at] = find(at)
            known[at] = True
        return found

    @property
    def share(self) -> Floats:
        """Column of `Facts.share`."""
        return self._figure("share", self._shares)

    @property
    def called(self) -> Floats:
        """Column of `Facts.called`."""
        return self._figure("called", self._called)

    @property
    def better(self) -> Floats:
        """Column of `Facts.better`."""
        return self._figure("better", self._better)

    @property
    def value_part(self) -> Floats:
        """Column of `Facts.value_part`."""
        return self._figure("value_part", self._value_part)

    @property
    def drawing(self) -> Bools:
        """Column of `Facts.drawing`."""
        held = self.holding
        return held.draws.any if isinstance(held, HoldingOnBoards) else np.zeros(len(self), np.bool_)

    @cached_property
    def holding(self) -> Holding:
        """Column of `Facts.holding`."""
        return self._street.holding.at(self._at, self.spot.rivals)

    @property
    def features(self) -> HandFeatures:
        """Column of `Facts.features`."""
        return self.holding.features

    @property
    def nut_low(self) -> Bools:
        """Column of `Facts.nut_low`."""
        held = self.holding
        return held.nut_low if isinstance(held, HoldingOnBoards) else np.zeros(len(self), np.bool_)

    @property
    def rank(self) -> Floats:
        """Column of `Facts.rank`."""
        return self._ranks(self.wanted)

    # Others' play

    @cached_property
    def calling(self) -> Any:
        """Column of `Facts.calling`."""
        if self.spot.legal.structure is Structure.FIXED:
            return FIXED_CALLS
        return either(self.spot.bets > 0, continuing_part(RAISE), continuing_part(BET))

    @cached_property
    def _callings(self) -> Floats:
        return np.broadcast_to(self.calling, (len(self),))

    def _by_calling(self, name: str, of: Callable[[Habits, float], float]) -> Floats:
        """(R, n): a figure of every seat that depends on how often a usual player continues."""
        found = np.empty(self.spot.rivals.shape)
        for usual in np.unique(self._callings).tolist():
            those = np.flatnonzero(self._callings == usual)
            figure = partial(_given, of, 1 - usual)
            found[those] = self._street.habits.figure(self._rows[those], (name, usual), figure)
        return found

    @cached_property
    def _goes_on(self) -> Floats:
        """(R, n): fraction of each rival's range that continues against a bet or raise."""
        usual = np.broadcast_to(self._callings[:, None], self.spot.rivals.shape)
        street = self.spot.street
        if not street:
            found = usual
        else:
            folds = self._by_calling(f"folds {street}", lambda seat, often: seat.folds_to_a_bet(street, often))
            known = self._street.habits.known(self._rows)[:, None]
            found = np.where(known, np.round((1 - folds) * STEPS) / STEPS, usual)
        return np.where(self.spot.all_in, 1.0, found)

    @cached_property
    def fold_equity(self) -> Floats:
        """Column of `Facts.fold_equity`."""
        return _product(1 - self._goes_on, self.spot.rivals)

    @cached_property
    def gives_up(self) -> Floats:
        """Column of `Facts.gives_up`."""
        gives_up = self._street.habits.figure(self._rows, "gives up", lambda seat: seat.gives_up)
        return _product(gives_up, self.spot.rivals)

    @cached_property
    def folds_more(self) -> Floats:
        """Column of `Facts.folds_more`."""
        usual = self.fold_equity - (1 - self._callings) ** self.spot.opponents
        return np.where(self._street.habits.known(self._rows), usual, 0.0)

    @cached_property
    def raised(self) -> Floats:
        """Column of `Facts.raised`."""
        raises = self._street.habits.figure(self._rows, "raises", lambda seat: seat.raises_a_bet)
        none = _product(1 - raises, self.spot.rivals & ~self.spot.all_in)
        return np.minimum(1 - self.fold_equity, 1 - none)

    @cached_property
    def bets_behind(self) -> Floats:
        """Column of `Facts.bets_behind`."""
        usual = np.where(self.spot.opponents > 1, USUAL_BETS[1], USUAL_BETS[0])[:, None]
        more = self._street.habits.figure(self._rows, "bets", lambda seat: seat.bets_more)
        return 1 - _product(1 - np.minimum(1.0, usual * more), self.spot.undecided)

    @property
    def bluffing_pays(self) -> Floats:
        """Column of `Facts.bluffing_pays`."""
        less = np.minimum(0.0, self.folds_more)
        usual = self.fold_equity - less
        return 1 + less / np.where(less < 0, usual, 1.0)

    @cached_property
    def fair_called(self) -> Floats:
        """Column of `Facts.fair_called`."""
        together = np.zeros(len(self))
        for rival, part in zip(self.spot.rivals.T, self._goes_on.T, strict=True):
            together = together + np.where(rival, part, 0.0)
        return 1 / (1 + np.maximum(1.0, together))

    # Against ranges

    @cached_property
    def _plays(self) -> Floats:
        """(R, n): chance that each rival stays in."""
        if not self.spot.street:
            return self.spot.plays
        later = np.where(self.spot.bets > 0, self._callings, 1.0)[:, None]
        return np.where(self.spot.undecided, later, self.spot.plays)

    @cached_property
    def _belief(self) -> Belief:
        """(R, n): belief in each seat's actions."""
        reads = self._reads[:, None]
        known = self._street.habits.known(self._rows)[:, None]
        calls = self._by_calling("calls", lambda seat, often: seat.calls_believed(often))
        figure = self._street.habits.figure
        shoves = figure(self._rows, "shoves", lambda seat: seat.shove_believed)
        bets = figure(self._rows, "believed", lambda seat: seat.believed)
        moved_in = self.spot.moved_in
        as_moved_in = np.where(moved_in, deeply_believed(reads, self.spot.depth[:, None]), reads)
        bets = as_moved_in * np.where(moved_in, shoves, bets)
        last = reads * figure(self._rows, "last", lambda seat: seat.last_believed)
        of_known = reads * calls, bets, last
        return Belief(*[np.where(known, np.minimum(1.0, each), as_moved_in) for each in of_known])

    def _boards(self, at: Ids, seats: Ids) -> Ids:
        return self._street.boards[self._rows[at], seats]

    def _believed(self, at: Ids, seats: Ids, belief: Belief) -> Floats:
        """Seats' ranges at some turns, weighted by belief."""
        street = self._street
        live = street.tables.live(self._boards(at, seats))
        return street.ranges.believed(street.seats[self._rows[at], seats], live, belief)

    def _field(self, at: Ids) -> Rivalry:
        """The rivals at some turns, each with its range."""
        self._read_ranges(at[~self._read[at]])
        turn, seat = np.nonzero(self.spot.rivals[at])
        own = at[turn]
        return Rivalry(turn, seat, self._held[self._pairs[own, seat]], self._plays[own, seat])

    def _read_ranges(self, at: Ids) -> None:
        """Read and keep the rivals' ranges at some turns, weighted by belief."""
        turn, seat = np.nonzero(self.spot.rivals[at])
        own = at[turn]
        belief = Belief(*[each[own, seat] for each in self._belief])
        self._held[self._pairs[own, seat]] = self._believed(own, seat, belief)
        self._read[at] = True

    def _callers(self, at: Ids) -> Rivalry:
        """The rivals with the hands that continue when a seat bets or raises now."""
        field = self._field(at)
        own = at[field.turn]
        part = self._goes_on[own, field.seat]
        wider = np.where(self.spot.bets[own] > 0, 1.0, last_callers(self.spot))
        order = self._street.tables.order(self._boards(own, field.seat))
        several = self.spot.opponents[own] > 1
        plays = field.plays * np.where(several, np.maximum(part, 0.7), 1.0)
        usual = self._callings[own]
        blind = np.where(self.spot.all_in[own, field.seat], 1.0, np.maximum(0.0, (part - usual) / (1 - usual)))
        able = self._street.hands.able(self._at[own], field, blind)
        called = np.minimum(1.0, wider * part)
        return field._replace(held=going_on(field.held, order, called, able), plays=plays)

    def _shares(self, at: Ids) -> Floats:
        hands, own = self._street.hands, self._at[at]
        won = hands.won(own, self._field(at))
        self._near[at] = hands.mean(own, won[:, : hands.near])
        return hands.mean(own, won)

    def _called(self, at: Ids) -> Floats:
        own = self._at[at]
        return self._street.hands.mean(own, self._street.hands.won(own, self._callers(at)))

    def _own(self, at: Ids) -> Floats:
        """(len(at), N): apparent range of the seat to act."""
        shown = self._shows[at]
        return self._believed(at, self.spot.legal.seat[at], Belief(shown, shown, shown))

    def _better(self, at: Ids) -> Floats:
        self._know_shares(at)
        shares = self._street.hands.expected_of_sample(self._at[at], self._field(at))
        weights = self._own(at)
        more = shares > (self._near[at] + SAME)[:, None]
        return _part(more, weights)

    def _know_shares(self, at: Ids) -> None:
        """Compute the equities at these turns."""
        these = np.zeros(len(self), np.bool_)
        these[at] = True
        self.where(these, lambda: self.share)

    def _value_part(self, at: Ids) -> Floats:
        called = self._street.hands.expected_of_sample(self._at[at], self._callers(at))
        return _part(called >= (self.fair_called[at] - SAME)[:, None], self._own(at))


def _given(of: Callable[[Habits, float], float], usual: float, seat: Habits) -> float:
    return of(seat, usual)


def _product(figures: Floats, those: Bools) -> Floats:
    """(R,): product over the marked seats of (R, n)."""
    found = np.ones(len(figures))
    for each, counts in zip(figures.T, those.T, strict=True):
        found = found * np.where(counts, each, 1.0)
    return found


def _part(marks: Bools, weights: Floats) -> Floats:
    """(n,): marked fraction of ranges (n, N)."""
    found: Floats = (marks * weights).sum(axis=1) / weights.sum(axis=1)
    return found
