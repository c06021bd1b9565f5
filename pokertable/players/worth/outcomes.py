"""Equities of hands in each of their futures against random opponents."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, Strengths, gather
from pokertable.model.cached import cached_property
from pokertable.players.worth.beats import BeatCounts, Places
from pokertable.players.worth.columns import Column, Standings, standings_of
from pokertable.players.worth.compared import HeldAgainst, Sampled, expected_of
from pokertable.players.worth.rivals import FEW_HANDS, Field, Rivals, Slots, won_against, won_by_slot

_COMPARED = 64
"""Most futures in which hands are compared with the sample one by one.

Before the flop there are more, but the same ranges recur, and their sums are cached."""
_MANY = 1024
"""Number of hands from which every strength is computed once and looked up."""

Tables = dict[int, Floats]
"""Winnings of every strength by share, in flop games in each future."""


class _Different(NamedTuple):
    """The distinct strengths of hands in a share: their places, their rows, and the index of each hand's.

    Many hands tie, so that each strength is computed once. Few hands are all listed, (B, H), and `which`, (B, H), is
    None.
    """

    places: Places
    rows: Ids | None = None
    which: Ids | None = None


class Outcomes:
    """Whether each future is possible, and the hands' strengths in each share there, (B, H).

    `rivals` are the opponents' hands in each share. In flop games all have the same futures: a row of `rivals` is a
    future and stands for any opponent. In stud everybody's cards come separately: a row is an opponent. `sampled`: the
    hands are the sample of the rivals. `ranged` are the first futures, over which hands meet ranges. `left` marks the
    sample's hands without each hand's cards, (H, N), None for all.
    """

    def __init__(
        self,
        possible: Bools,
        values: Sequence[Strengths],
        rivals: Sequence[Rivals],
        *,
        apart: bool = False,
        sampled: bool = False,
        ranged: Sampled | None = None,
        left: Bools | None = None,
    ) -> None:
        self._possible = possible
        self._counts = np.maximum(possible.sum(axis=0), 1)
        self._values = values
        self._rivals = rivals
        self._apart = apart
        self._sampled = sampled
        self._left = left
        self._ranged = Sampled(rivals) if ranged is None else ranged
        self._against: WeakKeyDictionary[Field, Floats] = WeakKeyDictionary()
        """Weak, because a field holds the ranges of all its rivals, a thousand times the cached data."""
        self._among: Outcomes | None = None
        self._standing: list[BeatCounts | None] = [None] * len(values)
        self._slots: list[Slots | None] = [None] * len(values)
        self._different: list[_Different | None] = [None] * len(values)
        self._shares: dict[object, Floats] = {}
        self.ranks: dict[float, Floats] = {}
        """Ranks, filled by the ranking code."""

    def __len__(self) -> int:
        """Number of hands."""
        return len(self._counts)

    def among(self, rivals: Sequence[Rivals]) -> Outcomes:
        """These stud hands against other hands of the rivals."""
        found = self._among
        if found is None or found._rivals is not rivals:
            found = self._among = Outcomes(self._possible, self._values, rivals, apart=True)
        return found

    def stand(self) -> None:
        """Compute all hands' places among the rivals, which split hands then share."""
        for number in range(len(self._values)):
            self._stand(number)

    def split(self) -> list[Outcomes]:
        """Each hand by itself."""
        return [self._one(hand) for hand in range(self._possible.shape[1])]

    def columns(self) -> list[Column]:
        """Each hand of a flop game as a column, in its futures against any rival."""
        return self.standings().split()

    def standings(self) -> Standings:
        """The standings of all hands together."""
        standing = [self._stand(number) for number in range(len(self._values))]
        others = [(values > 0, self._without(number)) for number, values in enumerate(self._values[1:], start=1)]
        return standings_of(self._possible, standing, others)

    def _one(self, hand: int) -> Outcomes:
        values = [np.ascontiguousarray(each[:, hand : hand + 1]) for each in self._values]
        possible = self._possible[:, hand : hand + 1].copy()
        left = None if self._left is None else self._left[hand : hand + 1]
        one = Outcomes(possible, values, self._rivals, apart=self._apart, ranged=self._ranged, left=left)
        for number, standing in enumerate(self._standing):
            if standing is not None:
                here = slice(hand, hand + 1)
                below, through = standing.below[..., here].copy(), standing.through[..., here].copy()
                counted = standing.counted if left is None else standing.counted[:, here].copy()
                one._standing[number] = BeatCounts(below, through, counted)
        return one

    def mean(self, figures: Floats | Bools) -> Floats:
        """Mean over the possible futures among those with figures; 0 if there is none."""
        futures = len(figures)
        possible, counts = self._possible, self._counts
        if futures < len(possible):
            possible = possible[:futures]
            counts = np.maximum(possible.sum(axis=0), 1)
        if len(self) == 1:
            alone: Floats = (figures.T * self._weights[:futures]).sum(axis=1) / counts
            return alone
        mean: Floats = (figures * possible).sum(axis=0) / counts
        return mean

    @cached_property
    def _weights(self) -> Floats:
        """(B,): 1 for each possible future of a single hand."""
        return self._possible[:, 0].astype(np.float64)

    def expected(self, who: Sequence[int], counts: Floats, tables: Tables | None = None) -> Floats:
        """(H,): equity of each hand, as in `shares`."""
        return self.mean(self.shares(who, counts, tables))

    def often(self, who: Sequence[int], counts: Floats, least: float, tables: Tables | None = None) -> Floats:
        """(H,): how often each hand gets at least `least` of the pot."""
        return self.mean(self.shares(who, counts, tables) >= least)

    def expected_against(self, field: Field, futures: int | None = None) -> Floats:
        """(H,): equity of each hand, as in `against`, over the first `futures`."""
        return self.mean(self.against(field)[:futures])

    def often_against(self, field: Field, least: float) -> Floats:
        """(H,): how often each hand gets at least `least` of the pot."""
        return self.mean(self.against(field) >= least)

    def shares(self, who: Sequence[int], counts: Floats, tables: Tables | None = None) -> Floats:
        """(B, H): expected part of the pot in each future.

        `who` are the rows of the opponents (stud), `counts` the number of random hands for each of them. A share
        without hands goes with the first one (no low: high takes all). `tables` are kept between parts of many hands
        with the same opponents and counts.
        """
        key = tuple(who), counts.tobytes()
        if key in self._shares:
            return self._shares[key]
        wins = [self._win(number, who, counts, {} if tables is None else tables) for number in range(len(self._values))]
        total = wins[0]
        for number in range(1, len(wins)):
            nobody = self._nobody(number, who, counts)
            total = total + np.where(self._values[number] > 0, wins[number], nobody * wins[0])
        shares: Floats = total / len(wins)
        if len(self) == 1:
            self._shares[key] = shares
        return shares

    def against(self, field: Field) -> Floats:
        """(B, H): expected part of the pot in each future, against rivals with ranges.

        Of a share tied with k rivals one expects 1 / (k + 1), which is ∫ ∏ (below + tied · x) dx over 0 … 1, the
        rivals' hands taken as independent; n Gauss nodes are exact for up to 2 n - 1 of them.
        """
        return self.against_several([field])[0]

    def against_several(self, fields: Sequence[Field]) -> list[Floats]:
        """Expected parts against several fields with equal numbers of rivals, the uncached ones together."""
        kept = {field: known for field in fields if (known := self._against.get(field)) is not None}
        missing = [field for field in fields if field not in kept]
        if missing:
            kept |= zip(missing, self._held_against(missing), strict=True)
            if len(self) <= _MANY:
                self._against.update(kept)
        return [kept[field] for field in fields]

    def _held_against(self, fields: Sequence[Field]) -> list[Floats]:
        if not self._is_compared:
            return [self._among_many(field) for field in fields]
        return list(np.stack(expected_of(self._to_compare(fields)), axis=2).swapaxes(0, 1))

    @property
    def _is_compared(self) -> bool:
        """Whether the hands are compared with the sample one by one."""
        if self._left is not None:
            return True
        return len(self) <= FEW_HANDS and self._ranged.futures <= _COMPARED and not self._apart

    def _to_compare(self, fields: Sequence[Field]) -> list[HeldAgainst]:
        values, compared = self._ranged_values, self._ranged.compared
        each = [None] * len(self) if self._left is None else list(self._left)
        return [
            HeldAgainst(compared, [of[:, hand : hand + 1] for of in values], fields, left)
            for hand, left in enumerate(each)
        ]

    @cached_property
    def _ranged_values(self) -> list[Strengths]:
        """The strengths in the futures used against ranges; in stud all, because a row there is a rival's."""
        if self._apart:
            return list(self._values)
        return [values[: self._ranged.futures] for values in self._values]

    def _among_many(self, field: Field) -> Floats:
        wins = [self._won_against(number, field) for number in range(len(self._values))]
        total = wins[0]
        for number in range(1, len(wins)):
            nobody = self._ranged.rivals[number].nobody(field)
            total = total + np.where(self._ranged_values[number] > 0, wins[number], nobody * wins[0])
        return total / len(wins)

    def _won_against(self, number: int, field: Field) -> Floats:
        values, rivals = self._ranged_values[number], self._ranged.rivals[number]
        if self._sampled:
            return rivals.own_won_against(field)
        if len(self) > _MANY and not self._apart:
            slots = self._slots[number]
            if slots is None:
                slots = self._slots[number] = rivals.slots(values, np.arange(len(values)))
            return np.take_along_axis(won_by_slot(rivals, field), slots.astype(np.int64), axis=1)
        different = self._different[number]
        if different is None:
            different = self._different[number] = self._tell_apart(values, rivals)
        won = won_against(rivals, different.places, field, different.rows)
        return won if different.which is None else gather(won, different.which)

    def _tell_apart(self, values: Strengths, rivals: Rivals) -> _Different:
        if len(self) <= FEW_HANDS:
            return _Different(self._places_among(rivals, values))
        numbers = values.astype(np.int64) if self._apart else rivals.numbered(values)
        met = np.zeros(int(numbers.max()) + 1, np.bool_)
        met[numbers.ravel()] = True
        found, which = np.flatnonzero(met), gather(np.cumsum(met) - 1, numbers)
        if self._apart:
            return _Different(rivals.places(found[None]), None, which)
        return _Different(*rivals.places_of(found), which)

    def _places_among(self, rivals: Rivals, asked: Strengths) -> Places:
        if self._sampled:
            return rivals.own_places
        found = rivals.places(asked.reshape(1, -1) if self._apart else asked)
        if not self._apart:
            return found
        shape = (len(found.below), *asked.shape)
        return Places(found.below.reshape(shape), found.through.reshape(shape))

    def _win(self, number: int, who: Sequence[int], counts: Floats, tables: Tables) -> Floats:
        if (len(self) > _MANY and self._left is None) or (self._apart and self._values[number].size > _MANY):
            return self._looked_up(number, who, counts, tables)
        if self._sampled:
            return self._rivals[number].own_wins(counts.sum())
        return self._won(self._stand(number), who, counts)

    def _won(self, standing: BeatCounts, who: Sequence[int], counts: Floats) -> Floats:
        """(B, H): winnings of hands with this standing; in stud against each of the rivals, and so against all."""
        if not self._apart:
            return standing.win(counts.sum())
        several = standing.of_rows(who)
        won: Floats = several.win(counts.reshape(-1, *[1] * (several.below.ndim - 1))).prod(axis=0)
        return won

    def _looked_up(self, number: int, who: Sequence[int], counts: Floats, tables: Tables) -> Floats:
        values = self._values[number]
        strengths = int(values.max()) + 1
        if number not in tables or tables[number].shape[-1] < strengths:
            asked = np.arange(strengths, dtype=np.int16)[None]
            standing = BeatCounts(*self._rivals[number].places(asked), self._rivals[number].count)
            tables[number] = self._won(standing, who, counts)
        if self._apart:
            return tables[number][values]
        return np.take_along_axis(tables[number], values.astype(np.int64), axis=1)

    def _nobody(self, number: int, who: Sequence[int], counts: Floats) -> Floats | float:
        without = self._without(number)
        if not self._apart:
            nobody: Floats = without ** counts.sum()
            return nobody
        return float((without[list(who), 0] ** counts).prod())

    def _without(self, number: int) -> Floats:
        """Chance that a rival has no hand in this share: (B, 1), in stud by rival; (B, H) among the hands left."""
        rivals = self._rivals[number]
        return rivals.without if self._left is None else rivals.without_beside(self._left)

    def _stand(self, number: int) -> BeatCounts:
        """Places of the hands among the rivals: (B, H), in stud (rivals, B, H)."""
        standing = self._standing[number]
        if standing is None:
            rivals = self._rivals[number]
            if self._left is None:
                places, count = self._places_among(rivals, self._values[number]), rivals.count
                standing = BeatCounts(*places, count[:, :, None] if self._apart else count)
            else:
                standing = rivals.beside(self._values[number], self._left)
            self._standing[number] = standing
        return standing


def hold_against(asked: Iterable[tuple[Outcomes, Sequence[Field]]]) -> None:
    """Compute `Outcomes.against_several` for single hands, similar ones together.

    Changes no answer.
    """
    alike: dict[object, list[tuple[Outcomes, list[Field]]]] = {}
    for outcomes, fields in asked:
        missing = [field for field in fields if field not in outcomes._against]
        if missing and len(outcomes) == 1 and outcomes._is_compared:
            kind = outcomes._ranged.futures, len(outcomes._values), len(missing), len(missing[0])
            alike.setdefault(kind, []).append((outcomes, missing))
    for together in alike.values():
        found = expected_of([each for outcomes, fields in together for each in outcomes._to_compare(fields)])
        for (outcomes, fields), expected in zip(together, found, strict=True):
            figures = [np.ascontiguousarray(column)[:, None] for column in expected.T]
            outcomes._against.update(zip(fields, figures, strict=True))


def share_out(asked: Iterable[tuple[Outcomes, Sequence[int], Floats]]) -> None:
    """Compute `Outcomes.shares` for single stud hands, similar ones together.

    Changes no answer.
    """
    alike: dict[object, list[tuple[Outcomes, Sequence[int], Floats]]] = {}
    for outcomes, who, counts in asked:
        if len(outcomes) == 1 and (tuple(who), counts.tobytes()) not in outcomes._shares:
            kind = len(who), len(outcomes._rivals[0].count), len(outcomes._possible), len(outcomes._values)
            alike.setdefault(kind, []).append((outcomes, who, counts))
    for together in alike.values():
        counts = np.array([each for _, _, each in together])
        against = np.arange(len(together))[:, None], np.array([who for _, who, _ in together])
        wins: list[Floats] = []
        for number in range(len(together[0][0]._values)):
            standing = [outcomes._stand(number) for outcomes, _, _ in together]
            below, through, counted = (np.array(each)[..., 0][against] for each in zip(*standing, strict=True))
            won = BeatCounts(below, through, counted).win(counts[:, :, None]).prod(axis=1)
            if number:
                makes = np.array([outcomes._values[number][:, 0] > 0 for outcomes, _, _ in together])
                without = np.array([outcomes._rivals[number].without[:, 0] for outcomes, _, _ in together])[against]
                won = np.where(makes, won, (without**counts).prod(axis=1)[:, None] * wins[0])
            wins.append(won)
        shares = sum(wins[1:], start=wins[0]) / len(wins)
        for (outcomes, who, own), share in zip(together, shares, strict=True):
            outcomes._shares[tuple(who), own.tobytes()] = share[:, None]


Kept = TypeVar("Kept")


class Memory(Generic[Kept]):
    """Cache of the last results: a seat acts several times on a street."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._kept: OrderedDict[tuple[object, ...], Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[object, ...]) -> Kept | None:
        """The cached value of this key."""
        found = self._kept.get(key)
        if found is not None:
            with self._lock:
                if key in self._kept:
                    self._kept.move_to_end(key)  # the last one used is dropped last
        return found

    def keep(self, key: tuple[object, ...], found: Kept) -> None:
        """Cache the value, and drop the oldest."""
        with self._lock:
            self._kept[key] = found
            while len(self._kept) > self.size:
                self._kept.popitem(last=False)
