"""Hands in each of their futures, against opponents who may hold anything: what part of the pot they expect."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Strengths
from pokertable.players.rivals import BeatChances, Places, RivalRange, Rivals

_MANY = 1024
"""From so many hands on every strength is worked out once and looked up."""

_GAUSS = tuple(
    [(0.5 + 0.5 * node, 0.5 * weight) for node, weight in zip(*np.polynomial.legendre.leggauss(3), strict=True)]
)
"""Nodes and weights on 0 … 1."""

Tables = dict[int, Floats]
"""By share: what every strength wins, in flop games in each future."""


class Outcomes:
    """Whether each future can come, and the hands' strengths under each share there, (B, H).

    `rivals` are the opponents' hands under each share. In flop games all see the same futures: a row of `rivals` is a
    future and stands for any opponent. In stud everybody's cards come apart: a row is an opponent.
    """

    def __init__(
        self, possible: Bools, values: Sequence[Strengths], rivals: Sequence[Rivals], *, apart: bool = False
    ) -> None:
        self._possible = possible
        self._counts = np.maximum(possible.sum(axis=0), 1)
        self._values = values
        self._rivals = rivals
        self._apart = apart
        self._standing: list[BeatChances | None] = [None] * len(values)
        self._places: list[Places | None] = [None] * len(values)
        self.ranks: dict[float, Floats] = {}
        """Kept by whoever ranks these hands."""

    def __len__(self) -> int:
        """How many hands these are."""
        return len(self._counts)

    def split(self) -> list[Outcomes]:
        """Each hand by itself."""
        for number in range(len(self._values)):
            self._stand(number)
        return [self._one(hand) for hand in range(self._possible.shape[1])]

    def _one(self, hand: int) -> Outcomes:
        values = [np.ascontiguousarray(each[:, hand : hand + 1]) for each in self._values]
        one = Outcomes(self._possible[:, hand : hand + 1].copy(), values, self._rivals, apart=self._apart)
        for number in range(len(values)):
            below, through = self._stand(number)
            one._standing[number] = BeatChances(
                below[..., hand : hand + 1].copy(), through[..., hand : hand + 1].copy()
            )
        return one

    def mean(self, figures: Floats | Bools) -> Floats:
        """The mean over the futures that can come; 0 where none can."""
        mean: Floats = (figures * self._possible).sum(axis=0) / self._counts
        return mean

    def shares(self, who: Sequence[int], counts: Floats, tables: Tables | None = None) -> Floats:
        """The expected part of the pot in each future: (B, H).

        `who` are the rows of the opponents (stud), `counts` for how many random hands each of them counts. A share that
        nobody has a hand for goes with the first one (no low: high takes all). `tables` are kept between parts of many
        hands that are asked about with the same opponents and counts.
        """
        wins = [self._win(number, who, counts, {} if tables is None else tables) for number in range(len(self._values))]
        total = wins[0]
        for number in range(1, len(wins)):
            nobody = self._nobody(number, who, counts)
            total = total + np.where(self._values[number] > 0, wins[number], nobody * wins[0])
        return total / len(wins)

    def against(self, ranges: Sequence[RivalRange]) -> Floats:
        """The expected part of the pot in each future, against rivals who hold these ranges: (B, H).

        Of a share that is tied with k rivals one expects 1 / (k + 1), which is ∫ ∏ (below + tied · x) dx over 0 … 1,
        for the rivals' hands are taken as independent; three nodes of Gauss are exact for up to five of them.
        """
        wins = [self._against(number, ranges) for number in range(len(self._values))]
        total = wins[0]
        for number in range(1, len(wins)):
            nobody: Floats | float = 1.0
            for rival in ranges:
                without = self._rivals[number].without_of(rival)
                nobody = nobody * (1 - rival.plays * (1 - without))
            total = total + np.where(self._values[number] > 0, wins[number], nobody * wins[0])
        return total / len(wins)

    def _against(self, number: int, ranges: Sequence[RivalRange]) -> Floats:
        values = self._values[number]
        many = values.shape[1] > _MANY
        asked = np.arange(int(values.max()) + 1, dtype=np.int16)[None] if many else values
        won = np.zeros(np.broadcast_shapes(asked.shape, (len(values), 1)))
        places = self._asked_places(number, asked, many=many)
        counted: dict[int, tuple[Floats, Floats]] = {}
        parts = []
        for rival in ranges:
            if id(rival) not in counted:
                counted[id(rival)] = self._rivals[number].chances(places, rival)
            parts.append(counted[id(rival)])
        for node, weight in _GAUSS:
            product: Floats | float = weight
            for below, tied in parts:
                product = product * (below + node * tied)
            won += product
        if many:
            return np.take_along_axis(won, values.astype(np.int64), axis=1)
        return won

    def _asked_places(self, number: int, asked: Strengths, *, many: bool) -> Places:
        if many or self._places[number] is None:
            found = self._rivals[number].places(asked.reshape(1, -1) if self._apart else asked)
            if self._apart:
                shape = (len(found.below), *asked.shape)
                found = Places(found.below.reshape(shape), found.through.reshape(shape))
            if many:
                return found
            self._places[number] = found
        kept = self._places[number]
        assert kept is not None
        return kept

    def _win(self, number: int, who: Sequence[int], counts: Floats, tables: Tables) -> Floats:
        values = self._values[number]
        if values.shape[1] > _MANY:
            return self._looked_up(number, who, counts, tables)
        standing = self._stand(number)
        if not self._apart:
            return standing.win(counts.sum())
        several = BeatChances(standing.below[list(who)], standing.through[list(who)])
        won: Floats = several.win(counts[:, None, None]).prod(axis=0)
        return won

    def _looked_up(self, number: int, who: Sequence[int], counts: Floats, tables: Tables) -> Floats:
        values = self._values[number]
        strengths = int(values.max()) + 1
        if number not in tables or tables[number].shape[-1] < strengths:
            standing = self._rivals[number].standing(np.arange(strengths)[None])
            if self._apart:
                several = BeatChances(standing.below[list(who)], standing.through[list(who)])
                tables[number] = several.win(counts[:, None]).prod(axis=0)
            else:
                tables[number] = standing.win(counts.sum())
        if self._apart:
            return tables[number][values]
        return np.take_along_axis(tables[number], values.astype(np.int64), axis=1)

    def _nobody(self, number: int, who: Sequence[int], counts: Floats) -> Floats | float:
        without = self._rivals[number].without
        if not self._apart:
            nobody: Floats = without ** counts.sum()
            return nobody
        return float((without[list(who), 0] ** counts).prod())

    def _stand(self, number: int) -> BeatChances:
        """Where the hands stand among the rivals: (B, H), in stud (rivals, B, H)."""
        standing = self._standing[number]
        if standing is None:
            values = self._values[number]
            if self._apart:
                below, through = self._rivals[number].standing(values.reshape(1, -1))
                shape = (len(below), *values.shape)
                standing = BeatChances(below.reshape(shape), through.reshape(shape))
            else:
                standing = self._rivals[number].standing(values)
            self._standing[number] = standing
        return standing


class Memory:
    """The outcomes of the last few hundred single hands: a seat acts several times on a street."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[tuple[object, ...], Outcomes] = {}
        self._lock = Lock()

    def get(self, key: tuple[object, ...]) -> Outcomes | None:
        """What was kept under this key."""
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], outcomes: Outcomes) -> None:
        """Keep these, and forget the oldest."""
        with self._lock:
            self._kept[key] = outcomes
            if len(self._kept) > self._size:
                del self._kept[next(iter(self._kept))]
