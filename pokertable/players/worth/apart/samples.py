"""Sampled hands for the ranges of stud seats, at many tables: the sets of `StudScene`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, card_masks, gather
from pokertable.analysis.seven import best_fives
from pokertable.players.worth import stud
from pokertable.players.worth.apart.seated import Seated
from pokertable.players.worth.beats import BeatCounts
from pokertable.players.worth.flop.boards import USUAL_RIVALS
from pokertable.players.worth.rivals import AWAY
from pokertable.players.worth.variants import variant_number

_AT_ONCE = 24
"""Seats processed together, so that the data stays in the processor's cache."""
_NUMBER_BITS = 16
_NUMBER = (1 << _NUMBER_BITS) - 1
Numbers = npt.NDArray[np.int32]


class Ladder(NamedTuple):
    """Possible completions of a seat's sets, the weakest in a share first: (W,)."""

    strengths: Strengths
    sets: Ids
    """Index of each completion's set."""

    @classmethod
    def of(cls, strengths: Strengths, sets: Numbers) -> Ladder:
        """The ladder of completions in any order."""
        keys = strengths.astype(np.int32)
        keys <<= _NUMBER_BITS
        keys |= sets
        keys.sort()
        return cls((keys >> _NUMBER_BITS).astype(np.int16), (keys & _NUMBER).astype(np.int64))

    def below(self, most: int) -> Ids:
        """(most + 1,): number of completions weaker than each strength up to this one."""
        found = np.zeros(most + 1, np.int64)
        np.cumsum(np.bincount(self.strengths, minlength=most)[:most], out=found[1:])
        return found


class _Sets(NamedTuple):
    """The sets of down cards at a table, and their possible completions."""

    downs: Cards
    """(N, k): down cards."""
    columns: list[Cards]
    """(W,) each: the cards of the completions, without up cards, one column per card."""
    of: Ids
    """Index of each completion's set."""
    numbers: Numbers
    """Indices of sets in a type that sorts together with strengths."""
    counts: Ids
    """(N,): number of completions of each set, at least 1."""


class _Made(NamedTuple):
    """Strengths of the sets for a seat."""

    strengths: Sequence[Strengths]
    """(W,): strengths of the completions, by share."""
    expected: Floats
    """(N,): equity of each set against the usual random rivals."""
    ladders: list[Ladder]


class Samples:
    """The possible sets of down cards at tables, and their strengths for seats; worked out on use."""

    def __init__(self, seated: Seated) -> None:
        self._seated = seated
        self._variant = seated.variant
        alike = [_Alike(seated, tables) for tables in seated.alike()]
        self._at = {table: (part, at) for part in alike for at, table in enumerate(part.tables.tolist())}
        self.most = max([part.live.shape[1] for part in alike])
        """Largest number of sets at a table."""
        self._live = np.zeros((len(seated.alive), self.most))
        for part in alike:
            self._live[part.tables, : part.live.shape[1]] = part.live
        self._tables: list[int] = seated.table.tolist()
        self._sets: dict[int, _Sets] = {}
        self._made: dict[int, _Made] = {}
        self._able: dict[tuple[int, int], Bools] = {}

    def live(self, seats: Ids) -> Floats:
        """(s, most): 1 for sets possible at the tables of these seats, else 0."""
        return self._live[self._seated.table[seats]]

    def expected(self, seats: Ids) -> Floats:
        """(s, most): equity of the seats' sets against the usual random rivals; surplus ones -1."""
        found = np.full((len(seats), self.most), -1.0)
        for row, each in zip(found, self._made_for(seats.tolist()), strict=True):
            row[: len(each.expected)] = each.expected
        return found

    def ladders(self, seats: Ids) -> list[list[Ladder]]:
        """The completions of the seats' sets, by share."""
        return [each.ladders for each in self._made_for(seats.tolist())]

    def able(self, seats: Ids, against: Ids) -> Floats:
        """(s, most): 1 for sets that may yet beat or tie the other seat, given its up cards."""
        found = np.zeros((len(seats), self.most))
        pairs = list(zip(seats.tolist(), against.tolist(), strict=True))
        self._made_for(chain(*pairs))
        for row, pair in zip(found, pairs, strict=True):
            if pair not in self._able:
                self._able[pair] = self._wins_from(*pair)
            row[: len(self._able[pair])] = self._able[pair]
        return found

    def _wins_from(self, seat: int, against: int) -> Bools:
        sets = self._sets_at(self._tables[seat])
        found = np.zeros(len(sets.downs), np.bool_)
        for own, theirs in zip(self._made[seat].strengths, self._made[against].strengths, strict=True):
            found[sets.of.compress(own >= max(1, int(theirs.min(initial=AWAY))))] = True
        return found

    def near_futures(self, seat: int) -> tuple[Bools, list[Strengths]]:
        """Possible near futures of each set for a seat, and by share its strength there: (B, N)."""
        table = self._tables[seat]
        follow = stud.draws_at(self._seated.to_come, self._seated.alive[table : table + 1], stud.OWN_FUTURES)[0]
        follow, downs, ups = follow[: stud.NEAR], self._sets_at(table).downs, self._seated.ups[seat]
        possible: Bools = (card_masks(follow)[:, None] & card_masks(downs)) == 0
        return possible, stud.values(self._variant.shares, ups, downs, follow[:, None])

    def _sets_at(self, table: int) -> _Sets:
        sets = self._sets.get(table)
        if sets is None:
            part, at = self._at[table]
            sets = self._sets[table] = part.sets(at)
        return sets

    def _made_for(self, seats: Iterable[int]) -> list[_Made]:
        wanted = list(seats)
        missing = [seat for seat in dict.fromkeys(wanted) if seat not in self._made]
        for start in range(0, len(missing), _AT_ONCE):
            self._work_out(missing[start : start + _AT_ONCE])
        return [self._made[seat] for seat in wanted]

    def _work_out(self, seats: list[int]) -> None:
        sets = [self._sets_at(self._tables[seat]) for seat in seats]
        sizes = [len(each.of) for each in sets]
        ups = [np.repeat(column, sizes) for column in self._seated.ups[seats].T]
        others = [np.concatenate(columns) for columns in zip(*[each.columns for each in sets], strict=True)]
        strengths = best_fives(self._variant.shares, [*ups, *others])
        of = np.concatenate([each.of + row * self.most for row, each in enumerate(sets)])
        totals = np.bincount(of, self._against_anything(strengths), len(seats) * self.most).reshape(len(seats), -1)
        start = 0
        for seat, total, own, size in zip(seats, totals, sets, sizes, strict=True):
            values = [share[start : start + size] for share in strengths]
            start += size
            ladders = [Ladder.of(each, own.numbers) for each in values]
            self._made[seat] = _Made(values, total[: len(own.counts)] / own.counts, ladders)

    def _against_anything(self, strengths: Sequence[Strengths]) -> Floats:
        (first, *others), nobody = _against_anything(variant_number(self._variant))
        wins = gather(first, strengths[0])
        total = wins
        for share, own, none in zip(others, strengths[1:], nobody, strict=True):
            total = total + np.where(own > 0, gather(share, own), none * wins)
        return total


class _Alike:
    """The sets of down cards at tables with the same number of live cards, and their completions."""

    def __init__(self, seated: Seated, tables: Ids) -> None:
        alive = seated.alive[tables]
        self.tables = tables
        self._downs, self.live = stud.sampled_downs(seated.variant, seated.downs.shape[1], alive)
        """(G, N): whether each set is possible."""
        follow, self._way = stud.completions(seated.to_come, alive, self._downs.shape[1])
        self._masks = card_masks(follow), card_masks(self._downs)
        self._held, self._to_come = [np.ascontiguousarray(np.moveaxis(each, 2, 0)) for each in (self._downs, follow)]

    def sets(self, at: int) -> _Sets:
        """The sets of one of the tables."""
        follow, downs = (each[at] for each in self._masks)
        possible = ((follow[self._way] & downs) == 0) & self.live[at]
        ways = np.flatnonzero(possible)
        of, way = ways % possible.shape[1], self._way.ravel()[ways]
        columns = [*[each[at].take(of) for each in self._held], *[each[at].take(way) for each in self._to_come]]
        counts = np.maximum(possible.sum(axis=0), 1)
        return _Sets(self._downs[at], columns, of, of.astype(np.int32), counts)


@cache
def _against_anything(number: int) -> tuple[list[Floats], list[float]]:
    """Winnings of each strength in each share against the usual rivals; chance that none has a hand in later shares."""
    shares = stud.rivals_showing(number, stud.Table(((),), ()))
    wins = []
    for rivals in shares:
        places = rivals.places(np.arange(AWAY, dtype=np.int16)[None])
        wins.append(BeatCounts(*places, rivals.count).win(np.array([[USUAL_RIVALS]]))[0] / len(shares))
    return wins, [float(rivals.without[0, 0] ** USUAL_RIVALS) for rivals in shares[1:]]
