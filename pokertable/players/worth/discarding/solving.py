"""Computes the values of draw-game cards with draws to come, over all hands at once.

Backwards from the last draw: a hand's value is that of its best discard, a discard's the mean over the resulting hands,
all at once by counting over every hand. After the last draw a hand's value is how often it beats the final hand of an
opponent who started with a playable hand and discarded in the same way; that is computed twice, the first time against
hands as dealt. Discards count as if they could come again; final hands are counted without them. Hands that differ only
in the names of their suits are computed once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids, subset_number
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.ranking.share import PotShare
from pokertable.players.worth.suits import suit_classes

Worths = npt.NDArray[np.float32]
"""Values of hands, 0 to 1."""
Chances = npt.NDArray[np.uint16]
"""Chances in whole parts, `STEPS` - 1 of them."""
BINS: Final = 64
"""Number of value bins of final hands."""
STEPS: Final = 1 << 16
"""Steps of a stored value: sums over many hands are then exact, in any order."""
_FINE: Final = 1 << 24
"""Steps of finished hands' values: the full precision of float32."""
PLAYABLE: Final = 0.4
"""Best fraction of all starting hands that opponents are assumed to play."""
_ROUNDS: Final = 2
_SELDOM: Final = 1e-6
_Discarded = npt.NDArray[np.int8]
"""Kept part of each hand at a draw, as a number in `parts`; the number after the last: it stands pat."""


@dataclass(frozen=True, slots=True)
class SolvedDraws:
    """A hand of `cards` cards with `draws` draws, for one share of the pot.

    `keeping[d][k]` (C(52, k),) float32: value of keeping the k cards of this number (`subset_number`) with d draws to
    come, this one included, 0 to 1; `keeping[0]` is empty. `ending[d][k]` (classes, BINS): chances of each final value
    after keeping k cards of this class (`suit_classes`); `ending[0]` is empty. `final` by strength: how often a
    finished hand of it is the better one. `ends[d][k]` (BINS,): chances of each final value for a rival who has kept k
    cards, with d draws still to come; `ends[draws][cards]` is one who has not drawn yet. `starting` (101,): the value
    reached by the best 0, 1 … 100% of all starting hands.

    `passing[d]` (BINS, cards + 1, BINS): how a hand goes on from its class of worth with d draws to come: chances of
    keeping each number of cards and coming to each class with one draw less; `passing[0]` is empty. Classes of worth
    hold about equally many hands, the worst first; those of finished hands are the value bins. `dealt` (BINS,): chances
    of each class as dealt.
    """

    share: PotShare
    cards: int
    draws: int
    keeping: Sequence[Sequence[Worths]]
    ending: Sequence[Sequence[Chances]]
    final: Worths
    ends: Worths
    starting: Worths
    passing: Sequence[Floats]
    dealt: Floats

    def finished(self, hands: Cards) -> Worths:
        """(H,): value of hands, (H, k), that draw no more."""
        return self.final[strengths_of_columns(self.share, list(hands.T)).astype(np.int64)]


@cache
def parts(cards: int) -> tuple[tuple[int, ...], ...]:
    """The positions that can be kept, by number, except all of them."""
    return tuple([places for size in range(cards) for places in combinations(range(cards), size)])


def bins(worths: Worths | Floats) -> Ids:
    """The bin of each value."""
    return np.minimum((worths * BINS).astype(np.int64), BINS - 1)


def chances(rows: Floats) -> Chances:
    """Rows of chances in whole parts; each sums to all of them."""
    upto = np.rint(np.cumsum(rows, axis=1) * (STEPS - 1))
    upto[:, -1] = STEPS - 1
    return np.diff(upto, axis=1, prepend=0.0).astype(np.uint16)


def classes_of_worth(values: Floats, weights: Floats) -> Ids:
    """(C,): the class of each hand by its value, from 0, the worst; equal values share a class."""
    order = np.argsort(values, kind="stable")
    placed = np.empty(len(values))
    placed[order] = np.cumsum(weights[order]) - weights[order] / 2
    different, same = np.unique(values, return_inverse=True)
    together = np.bincount(same, placed * weights, minlength=len(different)) / np.bincount(same, weights)
    return bins(together[same] / weights.sum())


def solve(share: PotShare, cards: int, draws: int) -> SolvedDraws:
    """Solve the game; takes seconds, and a few hundred megabytes meanwhile."""
    hands = _Hands(cards)
    strength = strengths_of_columns(share, list(hands.held.T)).astype(np.int64)
    weights = hands.times
    for _ in range(_ROUNDS):
        final = _beaten(np.bincount(strength, weights).astype(np.float64))
        value = final[strength]
        keeping: list[list[Floats]] = [[]]
        discarded: list[_Discarded] = []
        worth = [bins(value)]
        for _draw in range(draws):
            means = hands.means(value)
            value, choice = hands.best(value, means)
            keeping.append(means)
            discarded.append(choice)
            worth.append(classes_of_worth(value, hands.times))
        everybody = np.repeat(value, hands.times.astype(np.int64))
        playable = np.where(value >= np.quantile(everybody, 1 - PLAYABLE), hands.times, 0.0)
        playing = _Playing(hands, playable / playable.sum(), discarded, bins(final[strength]))
        weights = playing.finished
    return SolvedDraws(
        share,
        cards,
        draws,
        keeping=[[_stepped(worth)[_classes(size)] for size, worth in enumerate(means)] for means in keeping],
        ending=playing.ending(),
        final=(np.rint(final * _FINE) / _FINE).astype(np.float32),
        ends=playing.ends(),
        starting=np.quantile(everybody, 1 - np.arange(101) / 100).astype(np.float32),
        passing=playing.passing(worth),
        dealt=np.bincount(worth[draws], hands.times, minlength=BINS) / hands.times.sum(),
    )


def _stepped(worths: Floats) -> Worths:
    return (np.minimum(np.rint(worths * STEPS), STEPS - 1) / STEPS).astype(np.float32)


def _classes(size: int) -> Ids:
    return suit_classes(size)[1]


def _beaten(counts: Floats) -> Floats:
    """Fraction of the counted hands that is worse, plus half of the equal ones, by strength."""
    total = counts.sum()
    found: Floats = (np.cumsum(counts) - counts / 2) / total
    return found


class _Hands:
    """One hand of each class, `held` (C, k), and its number of `times` (C,).

    Figures of smaller sets are by class too: a list of them by the number of cards.
    """

    def __init__(self, cards: int) -> None:
        hands, places = suit_classes(cards)
        self.cards = cards
        self.held: Cards = np.sort(hands, axis=1)
        self.times: Floats = np.bincount(places).astype(np.float64)
        self.classes: list[Ids] = [
            _classes(len(kept))[subset_number(self.held[:, list(kept)])] for kept in parts(cards)
        ]
        """(C,) each: class of the kept cards, by part."""
        self._ways: list[Floats] = [
            np.bincount(_classes(size)).astype(np.float64) * comb(52 - size, cards - size) for size in range(cards)
        ]
        """Number of pairs of a set of each class and a hand that holds it."""

    def _numbered(self, size: int) -> Iterator[tuple[int, Ids]]:
        """The parts of `size` cards, and the classes of the kept cards."""
        for part, kept in enumerate(parts(self.cards)):
            if len(kept) == size:
                yield part, self.classes[part]

    def means(self, value: Floats) -> list[Floats]:
        """Mean value of the hands that hold each set of cards."""
        weighed, found = value * self.times, []
        for size, ways in enumerate(self._ways):
            total: Floats = np.zeros(len(ways))
            for _, classes in self._numbered(size):
                total += np.bincount(classes, weighed, minlength=len(ways))
            total /= ways
            found.append(total)
        return found

    def best(self, standing: Floats, means: Sequence[Floats]) -> tuple[Floats, _Discarded]:
        """Value of each hand with its best discard, and that discard."""
        every = parts(self.cards)
        value, choice = standing.copy(), np.full(len(standing), len(every), np.int8)
        for part, (kept, classes) in enumerate(zip(every, self.classes, strict=True)):
            worth = means[len(kept)][classes]
            better = worth > value
            value[better] = worth[better]
            choice[better] = part
        return value, choice

    def after(self, weights: Floats, choice: _Discarded, only: int | None = None) -> Floats:
        """Chances of each class after these discards; `only`: for hands that keep this number of cards."""
        stand = only in (None, self.cards)
        found = np.where(choice == len(parts(self.cards)), weights, 0.0) if stand else np.zeros(len(weights))
        for size, ways in enumerate(self._ways):
            if only in (None, size):
                into = np.zeros(len(ways))
                for part, classes in self._numbered(size):
                    those = choice == part
                    into += np.bincount(classes[those], weights[those], minlength=len(into))
                into /= ways
                for _, classes in self._numbered(size):
                    found += into[classes] * self.times
        return found

    def drawing(self, standing: Floats, means: Sequence[Floats], choice: _Discarded, gone: float) -> Floats:
        """(C, BINS): chances of hands of each class after their discards, none of which comes at this draw.

        From those of the present hands, and the means over all hands that hold a set of cards: hands with a discard are
        removed by inclusion and exclusion. The cards `gone` before, an average number, do not come either: they are
        assumed to help as little as the present discards.
        """
        found, every = standing.copy(), parts(self.cards)
        for part, kept in enumerate(every):
            those, discarded = choice == part, self.cards - len(kept)
            into: Floats = (-1.0) ** discarded * standing[those]
            one_back: Floats = standing[those] * (discarded == 1)
            for other, places in enumerate(every):
                more = len(places) - len(kept)
                if {*kept} <= {*places}:
                    mean = means[len(places)][self.classes[other][those]]
                    into += (-1.0) ** more * comb(52 - len(places), discarded - more) * mean
                    one_back += mean / discarded * (more == 1)
            into /= comb(52 - self.cards, discarded)
            none_back = (1 - gone / (52 - self.cards)) ** discarded
            into = np.maximum(into - (1 - none_back) * one_back, 0.0)
            found[those] = into / into.sum(axis=1, keepdims=True)
        return found


class _Playing:
    """Hands played from a `start`, chances by class (C,), with these discards; finished hands fall into `bins`."""

    def __init__(self, hands: _Hands, start: Floats, discarded: Sequence[_Discarded], into: Ids) -> None:
        self._hands, self._discarded, self._bins = hands, discarded, into
        self._before = [start]
        """Chances before each draw, and after the last one."""
        for choice in reversed(discarded):
            self._before.append(hands.after(self._before[-1], choice))

    @property
    def finished(self) -> Floats:
        """Chances after the last draw."""
        return self._before[-1]

    def ends(self) -> Worths:
        """The values of `SolvedDraws.ends`."""
        draws, cards = len(self._discarded), self._hands.cards
        found = np.zeros((draws + 1, cards + 1, BINS), np.float32)
        for weights, left in zip(self._before, range(draws, 0, -1), strict=False):
            for kept in range(cards, -1, -1):
                those = self._hands.after(weights, self._discarded[left - 1], kept)
                if those.sum() > _SELDOM:
                    found[left - 1, kept] = self._ended(those, left - 1)
                else:  # no good discard keeps this few cards: as if one more were kept
                    found[left - 1, kept] = found[left - 1, min(kept + 1, cards)]
        found[draws, cards] = self._ended(self.finished, 0)
        return found

    def _ended(self, weights: Floats, left: int) -> Floats:
        for draw in range(left, 0, -1):
            weights = self._hands.after(weights, self._discarded[draw - 1])
        found = np.bincount(self._bins, weights, minlength=BINS)
        return np.asarray(found / found.sum())

    def ending(self) -> list[list[Chances]]:
        """The values of `SolvedDraws.ending`."""
        found: list[list[Chances]] = [[]]
        held = np.eye(BINS)[self._bins]
        for left, choice in enumerate(self._discarded, start=1):
            by_bin = [self._hands.means(column) for column in held.T]
            means = [np.stack(columns, axis=1) for columns in zip(*by_bin, strict=True)]
            found.append([chances(each) for each in means])
            held = self._hands.drawing(held, means, choice, self._gone(left))
        return found

    def passing(self, worth: Sequence[Ids]) -> list[Floats]:
        """The values of `SolvedDraws.passing`, given each hand's class of worth by the number of draws to come."""
        hands, cards = self._hands, self._hands.cards
        kept = np.array([*map(len, parts(cards)), cards])
        found: list[Floats] = [np.zeros((0, cards + 1, BINS))]
        for left, choice in enumerate(self._discarded, start=1):
            held = np.eye(BINS)[worth[left - 1]]
            means = [np.stack(each, axis=1) for each in zip(*[hands.means(column) for column in held.T], strict=True)]
            after = hands.drawing(held, means, choice, self._gone(left))
            often = self._before[len(self._discarded) - left] + _SELDOM * hands.times / hands.times.sum()
            place = worth[left] * (cards + 1) + kept[choice]
            into = np.stack([np.bincount(place, often * to, minlength=BINS * (cards + 1)) for to in after.T], axis=1)
            total = into.reshape(BINS, -1).sum(axis=1)
            rows: Floats = into.reshape(BINS, cards + 1, BINS) / np.where(total > 0, total, 1.0)[:, None, None]
            there = np.flatnonzero(total)  # a class without hands goes on as the one next to it
            found.append(rows[there[np.abs(there - np.arange(BINS)[:, None]).argmin(axis=1)]])
        return found

    def _gone(self, left: int) -> float:
        """Average number of cards discarded when `left` draws are to come."""
        kept = np.array([*map(len, parts(self._hands.cards)), self._hands.cards])
        earlier = zip(self._before, self._discarded[: left - 1 : -1], strict=False)
        return float(sum(weights @ (self._hands.cards - kept)[choice] for weights, choice in earlier))
