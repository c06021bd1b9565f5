"""The ways in which the unknown cards of a matchup can fall: all of them, or a random sample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb, prod

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Masks, card_masks, gather, private_hands, subsets
from pokertable.analysis.matchup import InvalidMatchup, Matchup
from pokertable.analysis.ranges import Range
from pokertable.model.cached import cached_property

CHUNK = 1 << 14
"""Deals processed at a time, so that they stay in the processor's cache."""
_MOST_TRIES = 200
"""Consecutive chunks of draws that may all be rejected before ranges are said to exclude each other."""


@dataclass(frozen=True)
class Deals:
    """Complete deals: one column per card of each player and of the board, (D,) uint8."""

    hands: list[list[Cards]]
    board: list[Cards]
    weights: Floats | None = None
    """(D,) relative probability of each deal; None: equally likely."""

    @property
    def count(self) -> int:
        """Number of deals."""
        return len(self.hands[0][0])


@dataclass(frozen=True)
class _Group:
    """Cards that fall together: a hand out of a player's range, a player's unknown cards, or the rest of the board."""

    candidates: Cards
    """(N, k)"""
    weights: Floats | None

    @cached_property
    def masks(self) -> Masks:
        """(N,) the cards of each candidate as a set."""
        return card_masks(self.candidates)


def _of_ranges(matchup: Matchup) -> list[_Group | None]:
    """The hands of each player's range; players with equal ranges share one group."""
    found: dict[Range | None, _Group | None] = {None: None}
    for live in matchup.live_ranges:
        if live is not None and live not in found:
            numbers = live.numbers
            weights = live.weights[numbers]
            alike = bool((weights == weights[0]).all())
            found[live] = _Group(private_hands(live.hole_cards)[numbers], None if alike else weights)
    return [found[live] for live in matchup.live_ranges]


def _group_sizes(matchup: Matchup) -> list[tuple[int, int]]:
    """Number of cards and number of ways for each group (see `_owners`)."""
    sizes = []
    live = len(matchup.live)
    for holding, ranged in zip(matchup.holdings, matchup.live_ranges, strict=True):
        if ranged is not None:
            sizes.append((ranged.hole_cards, len(ranged.numbers)))
        if matchup.unknown(holding):
            sizes.append((matchup.unknown(holding), comb(live, matchup.unknown(holding))))
    return sizes


def count_hands(matchup: Matchup) -> int:
    """Upper bound for the ways in which the players' unknown cards can fall (overlaps included)."""
    return prod(ways for _, ways in _group_sizes(matchup))


def count_boards(matchup: Matchup) -> int:
    """Number of ways to complete the board once the hands are dealt."""
    in_hands = sum(cards for cards, _ in _group_sizes(matchup))
    return comb(len(matchup.live) - in_hands, matchup.missing_board)


def enumerate_hands(matchup: Matchup) -> Iterator[Deals]:
    """Every way to fill in the players' unknown cards, in chunks; the board stays as it is."""
    yield from _expand(matchup, with_board=False)


def enumerate_deals(matchup: Matchup) -> Iterator[Deals]:
    """Every complete deal, in chunks."""
    yield from _expand(matchup, with_board=True)


def _expand(matchup: Matchup, *, with_board: bool) -> Iterator[Deals]:
    groups, owners = _groups(matchup, with_board=with_board)
    start = _Partial([], np.zeros(1, np.uint64), np.ones(1))
    weighted = any(group.weights is not None for group in groups)
    for partial in _cross(start, groups):
        yield _assembled(matchup, partial.columns, owners, len(partial.masks), partial.weights if weighted else None)


def _groups(matchup: Matchup, *, with_board: bool) -> tuple[list[_Group], list[int]]:
    """The groups to fill in, and the owner of each of their cards (-1: the board)."""
    groups, owners = [], []
    live = np.array(matchup.live, np.uint8)
    for player, (holding, ranged) in enumerate(zip(matchup.holdings, _of_ranges(matchup), strict=True)):
        if ranged is not None:
            groups.append(ranged)
            owners += [player] * holding.ranged
        if unknown := matchup.unknown(holding):
            groups.append(_Group(live[subsets(unknown, len(live))], None))
            owners += [player] * unknown
    if with_board and matchup.missing_board:
        groups.append(_Group(live[subsets(matchup.missing_board, len(live))], None))
        owners += [-1] * matchup.missing_board
    return groups, owners


@dataclass(frozen=True)
class _Partial:
    """Deals filled in so far."""

    columns: list[Cards]
    masks: Masks
    weights: Floats

    def crossed(self, group: _Group, part: slice) -> _Partial:
        """Each deal combined with each candidate in a part of the group that shares no card with it."""
        apart: Bools = (self.masks[:, None] & group.masks[part]) == 0
        old, new = np.nonzero(apart)
        candidates = group.candidates[part]
        weights = self.weights[old]
        if group.weights is not None:
            weights *= group.weights[part][new]
        columns = [column[old] for column in self.columns] + [candidates[new, k] for k in range(candidates.shape[1])]
        return _Partial(columns, self.masks[old] | group.masks[part][new], weights)

    def part(self, rows: slice) -> _Partial:
        """A slice of the deals."""
        return _Partial([column[rows] for column in self.columns], self.masks[rows], self.weights[rows])


def _cross(partial: _Partial, groups: list[_Group]) -> Iterator[_Partial]:
    """Fill in the groups one after another, in chunks."""
    if not groups:
        yield partial
        return
    group, rest = groups[0], groups[1:]
    many = min(len(group.candidates), CHUNK)
    rows = max(1, CHUNK // many)
    for first in range(0, len(partial.masks), rows):
        some = partial.part(slice(first, first + rows))
        for start in range(0, len(group.candidates), many):
            longer = some.crossed(group, slice(start, start + many))
            if len(longer.masks):
                yield from _cross(longer, rest)


def _assembled(matchup: Matchup, columns: list[Cards], owners: list[int], count: int, weights: Floats | None) -> Deals:
    """Deals with the dealt columns given to their owners after the owners' known cards."""
    hands = [[np.full(count, card, np.uint8) for card in holding.cards] for holding in matchup.holdings]
    board = [np.full(count, card, np.uint8) for card in matchup.board]
    for owner, column in zip(owners, columns, strict=True):
        (board if owner < 0 else hands[owner]).append(column)
    return Deals(hands, board, weights)


class Sampler:
    """Random complete deals of a matchup: hands from ranges by weight, everything else uniformly."""

    def __init__(self, matchup: Matchup, rng: np.random.Generator) -> None:
        self._spot = matchup
        self._rng = rng
        self._deck = np.array(matchup.live, np.uint8)
        self._position = np.zeros(52, np.uint8)
        self._position[self._deck] = np.arange(len(self._deck), dtype=np.uint8)
        self._ranges = [
            (player, _RangeSampler(ranged)) for player, ranged in enumerate(_of_ranges(matchup)) if ranged is not None
        ]

    def deals(self, count: int) -> Deals:
        """`count` deals; raises `InvalidMatchup` where the ranges exclude each other almost always."""
        matchup = self._spot
        ranged, owners = self._hands_of_ranges(count)
        taken = [gather(self._position, column.astype(np.int64)) for column in ranged]
        rest: list[int] = []
        for player, holding in enumerate(matchup.holdings):
            rest += [player] * matchup.unknown(holding)
        rest += [-1] * matchup.missing_board
        dealt = deal(self._rng, count, len(self._deck), len(rest), taken)
        columns = ranged + [gather(self._deck, column.astype(np.int64)) for column in dealt]
        return _assembled(matchup, columns, owners + rest, count, None)

    def _hands_of_ranges(self, count: int) -> tuple[list[Cards], list[int]]:
        """`count` sets of range hands that share no card, and the owner of each column."""
        owners = [player for player, sampler in self._ranges for _ in range(sampler.hole_cards)]
        if not self._ranges:
            return [], owners
        accepted: list[list[Cards]] = []
        found = tries = 0
        while found < count:
            columns = self._try(count)
            found += len(columns[0])
            accepted.append(columns)
            tries += 1
            if not found and tries == _MOST_TRIES:
                raise InvalidMatchup("the ranges share too many cards: no deal was found that gives everybody a hand")
        return [np.concatenate(parts)[:count] for parts in zip(*accepted, strict=True)], owners

    def _try(self, count: int) -> list[Cards]:
        """Draw every range independently; the draws in which no two hands share a card."""
        columns: list[Cards] = []
        masks = np.zeros(count, np.uint64)
        for _, sampler in self._ranges:
            hands, theirs = sampler.draw(self._rng, len(masks))
            apart = (masks & theirs) == 0
            columns = [column[apart] for column in columns] + [column[apart] for column in hands.T]
            masks = masks[apart] | theirs[apart]
        return columns


def deal(rng: np.random.Generator, count: int, deck: int, draw: int, taken: Sequence[Cards] = ()) -> list[Cards]:
    """`draw` distinct positions in a deck of `deck` cards for each of `count` deals: columns of (count,) uint8.

    `taken` are columns of positions, distinct within a deal, that are already gone. Card i is drawn from the remaining
    positions and shifted past the earlier ones, kept sorted: uniform, exact and without rejection.
    """
    gone = _sorted_columns(taken)
    columns = []
    for _ in range(draw):
        card = rng.integers(0, deck - len(gone), count, dtype=np.uint8)
        for earlier in gone:
            card += card >= earlier
        columns.append(card)
        _insert(gone, card)
    return columns


def _sorted_columns(columns: Sequence[Cards]) -> list[Cards]:
    gone: list[Cards] = []
    for column in columns:
        _insert(gone, column)
    return gone


def _insert(gone: list[Cards], column: Cards) -> None:
    """Insert a column of positions into the sorted columns of each deal."""
    rest = column
    for place, earlier in enumerate(gone):
        gone[place] = np.minimum(earlier, rest)
        rest = np.maximum(earlier, rest)
    gone.append(rest)


class _RangeSampler:
    """Draws hands of one range by weight."""

    def __init__(self, group: _Group) -> None:
        self._group = group
        self.hole_cards = group.candidates.shape[1]
        self._upto = None if group.weights is None else np.cumsum(group.weights)

    def draw(self, rng: np.random.Generator, count: int) -> tuple[Cards, Masks]:
        """(count, k) hands and their masks."""
        group = self._group
        if self._upto is None:
            which: Ids = rng.integers(0, len(group.candidates), count)
        else:
            which = np.searchsorted(self._upto, rng.random(count) * self._upto[-1], side="right")
            np.minimum(which, len(group.candidates) - 1, out=which)
        return group.candidates[which], group.masks[which]
