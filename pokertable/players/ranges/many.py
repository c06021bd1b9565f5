"""What the seats of many hands can hold, read on action by action: the ranges of `read_of`, a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, gather
from pokertable.model.betting.structure import Structure
from pokertable.players.ranges.presumed import (
    DECIMALS,
    SeenAction,
    in_order,
    kept_between,
    likely_to_act,
    quantiles,
)
from pokertable.players.seen.bets import Bets, most_of_others
from pokertable.players.seen.spots import Told
from pokertable.players.worth.flop.against_ranges import SampledBoards
from pokertable.players.worth.rivals import exact, powers_of_steps, steps_of

_SOFT = 0.1
_HEADS_UP = 2


class Tables(NamedTuple):
    """Boards as far as ranges ask, (G, N): the sample of hands in order, which of it draw, and 1 for which can be."""

    order: Ids
    drawing: Bools
    live: Floats

    @classmethod
    def of(cls, seen: SampledBoards) -> Tables:
        """Boards as ranges ask."""
        return cls(in_order(np.round(seen.expected, DECIMALS)), seen.drawing, seen.live)


def seen_actions(bets: Bets, told: Told, rows: Ids, raise_to: Ids, chips: Ids) -> list[SeenAction]:
    """What who is to act in these rows is about to do, as others see it; `chips` is what a call puts in."""
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
    """How far ranges are believed, (n,) each: what calls say, and bets and raises before the last street and on it."""

    calls: Floats
    bets: Floats
    last: Floats


class ManyRanges:
    """Weights over the sample by hand and seat, (R, n, N): who has done nothing can hold anything."""

    def __init__(self, shape: tuple[int, ...], sample: int) -> None:
        """Of (R, n) seats, over so many hands."""
        self._held, self._bets, self._last = [np.empty((*shape, sample)) for _ in range(3)]
        self._known, self._bet, self._bet_last = np.zeros((3, *shape), np.bool_)

    def tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction], tables: Tables, boards: Ids) -> None:
        """What these seats have done, who neither fold nor must act, each on one of the boards of the tables."""
        if not actions[0].first_street:
            self._tell(rows, seats, actions, tables, boards)
            return
        # Who acts first before any card has come: what it can hold follows from the action alone.
        first: dict[object, int] = {}
        known = self._known[rows, seats].tolist()
        which = np.array([first.setdefault((action, known[at] and at), at) for at, action in enumerate(actions)])
        those = np.array(list(first.values()))
        self._tell(rows[those], seats[those], [actions[at] for at in those.tolist()], tables, boards[those])
        for figures in (self._held, self._bets, self._bet, self._known):
            figures[rows, seats] = figures[rows[which], seats[which]]

    def _tell(self, rows: Ids, seats: Ids, actions: Sequence[SeenAction], tables: Tables, boards: Ids) -> None:
        known = self._known[rows, seats]
        weights = np.where(known[:, None], self._held[rows, seats], 1.0) * tables.live[boards]
        likely = likely_to_act(actions, tables.order[boards], tables.drawing[boards], weights)
        after = weights * likely
        self._held[rows, seats] = exact(after / after.max(axis=1)[:, None])
        self._known[rows, seats] = True
        raises = np.array([action.raises for action in actions])
        last = np.array([action.last_street for action in actions])
        for said, spoken, those in (
            (self._bets, self._bet, raises & ~last),
            (self._last, self._bet_last, raises & last),
        ):
            at = rows[those], seats[those]
            together = likely[those] * np.where(spoken[at][:, None], said[at], 1.0)
            said[at] = together / together.max(axis=1)[:, None]
            spoken[at] = True

    def believed(self, rows: Ids, seats: Ids, live: Floats, belief: Belief) -> Floats:
        """The ranges as far as they are believed, (n, N): `live` are the hands that can be, (n, N)."""
        found = np.ones(live.shape)
        known = self._known[rows, seats]
        for calls in np.unique(belief.calls[known]).tolist():
            those = np.flatnonzero(known & (belief.calls == calls))
            steps = steps_of(self._held[rows[those], seats[those]]).astype(np.int64)
            found[those] = gather(powers_of_steps(calls), steps)
        said_of = (self._bets, self._bet, belief.bets), (self._last, self._bet_last, belief.last)
        for said, spoken, believed in said_of:
            more = believed - belief.calls
            asked = known & spoken[rows, seats] & (more != 0)
            for step in np.unique(more[asked]).tolist():
                those = np.flatnonzero(asked & (more == step))
                together = found[those] * said[rows[those], seats[those]] ** step
                found[those] = together / together.max(axis=1)[:, None]
        return exact(live * found)


def going_on(held: Floats, order: Ids, part: Floats) -> Floats:
    """The best parts of ranges, (n, N): those that go on against a bet, by the hands' order, (n, N)."""
    quantile = quantiles(order, steps_of(held))
    return exact(held * kept_between((part[:, None] - quantile) / _SOFT + 0.5))
