"""Prospects of one private stud hand at each of many turns against random rivals."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, gather
from pokertable.model.cached import cached_property
from pokertable.players.seen.spots import Spots
from pokertable.players.worth import stud
from pokertable.players.worth.apart.seated import Futures, Seated, futures, stand_ins
from pokertable.players.worth.held import by_turn
from pokertable.players.worth.looks import MOST_RANKED_AGAINST, part_above
from pokertable.players.worth.many import ManyProspects
from pokertable.players.worth.prospects import STRONG
from pokertable.players.worth.variants import variant_number

_AT_ONCE = 256
"""Pairs of a hand and a rival compared at a time, so that the data stays in the processor's cache."""

_BITS, _MARK = 8, 255
"""Bits of a key that hold the index of its future."""
Ranks = npt.NDArray[np.int32]


class Dealt:
    """Seats that are in on one street: their futures, and the stand-ins for each as a rival."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated

    @cached_property
    def futures(self) -> Futures:
        """Strengths of each hand in its futures."""
        return futures(self.seated)

    @cached_property
    def stand_ins(self) -> list[Strengths]:
        """Stand-in hands of each seat as a rival, by share (H, S)."""
        return stand_ins(self.seated)

    def prospects(self, spots: Spots, cards: Cards, seats: Ids, respect: Floats) -> StudProspects:
        """Prospects of these seats' hands at their turns."""
        return StudProspects(spots, cards, self, seats, respect)

    def expected(self, hands: Ids, rivals: Bools, counts: Floats) -> tuple[Floats, Floats]:
        """(T,) each: equity of hands, (T,), and how often it is strong.

        `rivals`, (T, n), are the positions at their tables of those who are in, `counts` the number of random hands for
        each.
        """
        turn, place = np.nonzero(rivals)
        pairs = Pairs(hands[turn], self.seated.of[self.seated.table[hands[turn]], place], counts[turn, place])
        made, sample = self.futures.made, self.stand_ins
        won, without = [], []
        for number in range(len(made)):
            won.append(_won(made[number], sample[number], pairs))
            without.append((sample[number][pairs.rivals] == 0).sum(axis=1) / sample[number].shape[1])
        pot = np.empty((len(hands), made[0].shape[1]))
        for turns, each in by_turn(turn, len(hands)):
            wins = won[0][each].prod(axis=1)
            total = wins
            for number in range(1, len(made)):
                nobody = (without[number][each] ** pairs.counts[each]).prod(axis=1)[:, None] * wins
                has = made[number][hands[turns]] > 0
                total = total + np.where(has, won[number][each].prod(axis=1), nobody)
            pot[turns] = total / len(made)
        return self.mean(hands, pot), self.mean(hands, pot >= STRONG)

    def mean(self, hands: Ids, figures: Floats | Bools) -> Floats:
        """(T,): mean of figures of hands, (T, B), over their possible futures."""
        possible, ways = self.futures.possible[hands], self.futures.ways[hands]
        found = np.empty(len(hands))
        for count in np.unique(ways).tolist():
            those = ways == count
            own = possible[those, :count]
            found[those] = (figures[those, :count] * own).sum(axis=1) / np.maximum(own.sum(axis=1), 1)
        return found


class Pairs:
    """Hands, each with a rival, (P,), and its number of random hands."""

    def __init__(self, hands: Ids, rivals: Ids, counts: Floats) -> None:
        self.hands, self.rivals, self.counts = hands, rivals, counts
        self.different, self.which = np.unique(counts, return_inverse=True)
        """The distinct counts, and the index of each pair's count."""


def _won(made: Strengths, sample: Strengths, pairs: Pairs) -> Floats:
    """(P, B): part of a share that each hand of the pairs wins from its rival in each future: `BeatCounts.win`."""
    size = sample.shape[1]
    powers = (np.arange(size + 2) ** (pairs.different + 1)[:, None]).ravel()
    scales = (pairs.different + 1) * (size + 1.0) ** pairs.different
    hands, of = np.unique(pairs.hands, return_inverse=True)
    ordered, back = in_order(made[hands])
    found = np.empty((len(pairs.hands), made.shape[1]))
    for start in range(0, len(found), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        below, through = _places(ordered[of[part]], sample[pairs.rivals[part]])
        through += 1
        which = pairs.which[part, None]
        at = which * (size + 2)
        between = gather(powers, through + at) - gather(powers, below + at)
        won = between / ((through - below) * scales[which])
        found[part] = np.take_along_axis(won, back[of[part]], axis=1)
    return found


def in_order(made: Strengths) -> tuple[Ranks, Ids]:
    """Strengths, (H, B), each row sorted, and the original index of each."""
    keys = made.astype(np.int32) << _BITS | np.arange(made.shape[1], dtype=np.int32)
    keys.sort(axis=1)
    back = np.empty(keys.shape, np.int64)
    np.put_along_axis(back, (keys & _MARK).astype(np.int64), np.arange(made.shape[1]), axis=1)
    return keys >> _BITS, back


def _places(ordered: Ranks, sample: Strengths) -> tuple[Ids, Ids]:
    """(P, B) each: number of a row's sample, (P, S), above and not below each of the sorted hands."""
    own, others = ordered << 1, sample.astype(np.int32) << 1
    return _before(own, others | 1), _before(own | 1, others)


def _before(own: Ranks, others: Ranks) -> Ids:
    """Number of the others below each, of sorted numbers; those of one side are even, those of the other odd."""
    together = np.concatenate([own, others], axis=1)
    together.sort(axis=1)
    places: Ids = np.flatnonzero((together & 1) == (own[0, 0] & 1)).reshape(own.shape)
    starts = together.shape[1] * np.arange(len(own))[:, None]
    found: Ids = places - starts - np.arange(own.shape[1])
    return found


class StudProspects(ManyProspects):
    """Figures, (R,), of a stud hand at each of R turns."""

    def __init__(self, spots: Spots, cards: Cards, dealt: Dealt, seats: Ids, respect: Floats) -> None:
        super().__init__(spots, cards, respect)
        self._dealt, self._seats = dealt, seats
        self._ranks = np.full(len(cards), -1.0)

    def _expected(self, at: Ids) -> tuple[Floats, Floats]:
        counts = self._spots.each_counted(self._respect)
        return self._dealt.expected(self._seats[at], self._spots.rivals[at], counts[at])

    @property
    def rank(self) -> Floats:
        """Column of `Prospects.rank`."""
        opponents = self._spots.opponents
        against = np.minimum(opponents, MOST_RANKED_AGAINST).astype(np.float64)
        missing = np.flatnonzero(self.wanted & (self._ranks < 0))
        if len(missing):
            rivals = self._spots.rivals[missing]
            counts = np.broadcast_to((against[missing] / opponents[missing])[:, None], rivals.shape)
            shares, _ = self._dealt.expected(self._seats[missing], rivals, counts)
            number = variant_number(self._dealt.seated.variant)
            for each in np.unique(against[missing]).tolist():
                those = against[missing] == each
                self._ranks[missing[those]] = part_above(stud.starting_shares(number, each), shares[those])
        return self._ranks
