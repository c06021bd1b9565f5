"""Ranges of the seats of many hands, read action by action: those of `read_of`, one row per seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, gather
from pokertable.model.betting.structure import Structure
from pokertable.players.ranges.presumed import (
    SeenAction,
    in_order,
    kept_between,
    likely_to_act,
    quantiles,
)
from pokertable.players.seen.bets import Bets, most_of_others
from pokertable.players.seen.spots import Told
from pokertable.players.worth.apart.against_ranges import StudHands
from pokertable.players.worth.rivals import STEPS, exact, powers_of_steps, steps_of

_SOFT = 0.1
_AT_ONCE = 1 << 14
"""Entries of ranges processed at a time."""
_HEADS_UP = 2


class Tables(Protocol):
    """Boards for reading ranges; in stud each seat is one."""

    alone: bool
    """Whether there is only one, shared by all hands."""

    def order(self, boards: Ids) -> Ids:
        """The sample of hands on these boards in order, (n, N)."""

    def drawing(self, boards: Ids) -> Bools:
        """Whether each hand of the sample draws, (n, N)."""

    def live(self, boards: Ids) -> Floats:
        """1 for possible hands of the sample, else 0: (n, N)."""


class BoardTables:
    """The tables of flop games: the sample's order, draws and live hands, (G, N)."""

    def __init__(self, expected: Floats, drawing: Bools, live: Floats) -> None:
        self._order, self._drawing, self._live = in_order(expected), drawing, live
        self.alone = len(live) == 1

    def order(self, boards: Ids) -> Ids:
        """The value of `Tables.order`."""
        return self._order[boards]

    def drawing(self, boards: Ids) -> Bools:
        """The value of `Tables.drawing`."""
        return self._drawing[boards]

    def live(self, boards: Ids) -> Floats:
        """The value of `Tables.live`."""
        return self._live[boards]


class StudTables:
    """The tables of stud: each seat's are worked out on first use."""

    alone = False

    def __init__(self, hands: StudHands) -> None:
        self._hands = hands
        self._order = np.empty((len(hands), hands.sample), np.int64)
        self._known: Bools = np.zeros(len(hands), np.bool_)

    def order(self, boards: Ids) -> Ids:
        """The value of `Tables.order`."""
        missing = np.unique(boards[~self._known[boards]])
        if len(missing):
            self._order[missing] = in_order(self._hands.samples.expected(missing))
            self._known[missing] = True
        return self._order[boards]

    def drawing(self, boards: Ids) -> Bools:
        """All False, as in `StudScene.drawing`."""
        return np.zeros((len(boards), self._hands.sample), np.bool_)

    def live(self, boards: Ids) -> Floats:
        """The value of `Tables.live`."""
        return self._hands.samples.live(boards)


def seen_actions(bets: Bets, told: Told, rows: Ids, raise_to: Ids, chips: Ids, open_pairs: Bools) -> list[SeenAction]:
    """The coming actions of the seats to act in these rows, as others see them; `chips` is the cost of a call.

    `open_pairs` marks seats that show the highest pair.
    """
    game, seats, at = bets.game, bets.to_act[rows], np.arange(len(rows))
    legal, _ = bets.legal(rows)
    put_in, live = bets.bets[rows] + bets.stacks[rows], bets.live[rows]
    owed = legal.to_call - legal.bet
    raises = raise_to > 0
    of_pot = (raise_to - legal.to_call) / np.maximum(1, legal.pot + np.minimum(owed, legal.stack))
    to = np.where(raises, raise_to, np.where(chips > 0, legal.bet + chips, 0))
    waits = live & (bets.acted[rows] < 0)
    waits[at, seats] = False
    raiser = told.raiser[rows]
    raiser_waits = waits[at, raiser] & (bets.stacks[rows, raiser] > 0)
    columns: dict[str, Any] = {
        "bets": told.raises[rows],
        "raises": raises,
        "calls": ~raises & (chips > 0),
        "size": np.where(raises, of_pot, owed / np.maximum(1, legal.pot - owed)),
        "big_blinds": to / max(1, game.stakes.big_blind or game.stakes.small_bet),
        "all_in": to >= np.minimum(legal.all_in_total, most_of_others(put_in, live)[at, seats]),
        "later": waits.sum(axis=1),
        "led": raiser == seats,
        "to_raiser": (raiser >= 0) & (told.raised_on[rows] == bets.street - 1) & raiser_waits,
        "heads_up": live.sum(axis=1) <= _HEADS_UP,
        "open_pair": open_pairs,
    }
    same: dict[str, Any] = {
        "first_street": bets.street == 0,
        "fixed": game.structure is Structure.FIXED,
        "last_street": bets.street == len(game.variant.streets) - 1,
        "two_with_blinds": bets.seats == _HEADS_UP and not game.variant.brings_in,
    }
    each = zip(*[column.tolist() for column in columns.values()], strict=True)
    return [SeenAction(**dict(zip(columns, own, strict=True)), **same) for own in each]


class Belief(NamedTuple):
    """Belief in ranges, (n,) each: for calls, and for bets and raises before the last street and on it."""

    calls: Floats
    bets: Floats
    last: Floats


class ManyRanges:
    """Weights over the sample per seat of all hands, (H, N): without actions any hand is possible."""

    def __init__(self, seats: int, sample: int) -> None:
        """Ranges of this number of seats, over this number of hands."""
        self._held = np.empty((seats, sample), np.int16)
        """In steps of `steps_of`."""
        self._bets, self._last = np.empty((2, seats, sample))
        self._known, self._bet, self._bet_last = np.zeros((3, seats), np.bool_)

    def dealt_on(self, seats: Ids, sample: int) -> ManyRanges:
        """The ranges of some seats where each hand of the sample has become several.

        All with one card, then all with the next; beyond their number impossible ones follow.
        """
        on = ManyRanges(0, 0)
        same = np.arange(sample) % self._held.shape[1]
        on._known, on._bet, on._bet_last = self._known[seats], self._bet[seats], self._bet_last[seats]
        on._held = np.empty((len(seats), sample), np.int16)
        on._bets, on._last = np.empty((2, len(seats), sample))
        for old, new, said in (
            (self._held, on._held, on._known),
            (self._bets, on._bets, on._bet),
            (self._last, on._last, on._bet_last),
        ):
            new[said] = old[seats[said]][:, same]
        return on

    def tell(self, seats: Ids, actions: Sequence[SeenAction], tables: Tables, boards: Ids) -> None:
        """Apply these seats' actions, without folds and forced ones, each on one of the boards of the tables."""
        if not actions[0].first_street or not tables.alone:
            self._tell(seats, actions, tables, boards)
            return
        # The first action before any card follows from the action alone.
        first: dict[object, int] = {}
        known = self._known[seats].tolist()
        which = np.array([first.setdefault((action, known[at] and at), at) for at, action in enumerate(actions)])
        those = np.array(list(first.values()))
        self._tell(seats[those], [actions[at] for at in those.tolist()], tables, boards[those])
        for figures in (self._held, self._bets, self._bet, self._known):
            figures[seats] = figures[seats[which]]

    def _tell(self, seats: Ids, actions: Sequence[SeenAction], tables: Tables, boards: Ids) -> None:
        for part in self._some(len(seats)):
            self._tell_some(seats[part], actions[part], tables, boards[part])

    def _some(self, count: int) -> Iterator[slice]:
        """Parts of `count` ranges that stay in the processor's cache."""
        step = max(1, _AT_ONCE // self._held.shape[1])
        return (slice(start, start + step) for start in range(0, count, step))

    def _tell_some(self, seats: Ids, actions: Sequence[SeenAction], tables: Tables, boards: Ids) -> None:
        known = self._known[seats]
        weights = np.where(known[:, None], self._held[seats] / STEPS, 1.0) * tables.live(boards)
        likely = likely_to_act(actions, tables.order(boards), tables.drawing(boards), weights)
        after = weights * likely
        self._held[seats] = steps_of(exact(after / after.max(axis=1)[:, None]))
        self._known[seats] = True
        raises = np.array([action.raises for action in actions])
        last = np.array([action.last_street for action in actions])
        for said, spoken, those in (
            (self._bets, self._bet, raises & ~last),
            (self._last, self._bet_last, raises & last),
        ):
            at = seats[those]
            together = likely[those] * np.where(spoken[at][:, None], said[at], 1.0)
            said[at] = together / together.max(axis=1)[:, None]
            spoken[at] = True

    def believed(self, seats: Ids, live: Floats, belief: Belief) -> Floats:
        """The ranges weighted by belief, (n, N): `live` are the possible hands, (n, N)."""
        found = np.empty(live.shape)
        for part in self._some(len(seats)):
            some = Belief(*[each[part] for each in belief])
            found[part] = self._some_believed(seats[part], live[part], some)
        return found

    def _some_believed(self, seats: Ids, live: Floats, belief: Belief) -> Floats:
        found = np.ones(live.shape)
        known = self._known[seats]
        for calls in np.unique(belief.calls[known]).tolist():
            those = np.flatnonzero(known & (belief.calls == calls))
            found[those] = gather(powers_of_steps(calls), self._held[seats[those]])
        said_of = (self._bets, self._bet, belief.bets), (self._last, self._bet_last, belief.last)
        for said, spoken, believed in said_of:
            more = believed - belief.calls
            asked = known & spoken[seats] & (more != 0)
            for step in np.unique(more[asked]).tolist():
                those = np.flatnonzero(asked & (more == step))
                together = found[those] * said[seats[those]] ** step
                found[those] = together / together.max(axis=1)[:, None]
        return exact(live * found)


def going_on(held: Floats, order: Ids, part: Floats, able: Floats | float) -> Floats:
    """The best parts of ranges, (n, N): those that continue against a bet, by the hands' order, (n, N).

    Of hands that are not `able` to win, (n, N), only this fraction.
    """
    quantile = quantiles(order, steps_of(held))
    return exact(held * kept_between((part[:, None] - quantile) / _SOFT + 0.5) * able)
