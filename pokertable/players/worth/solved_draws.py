"""What a draw game's cards are worth with draws to come, worked out over all hands at once.

Backwards from the last draw: a hand is worth what the best of its throws is, a throw what the hands that it can become
are worth on the average, all at once by counting over every hand. After the last draw a hand is worth how often it
beats the hand that somebody else ends with who started with a playable hand and threw in the same way; that is worked
out twice, the first time against hands as they are dealt. The cards thrown count as if they could come again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, private_hands, subset_number
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.ranking.share import PotShare
from pokertable.model.resources import MissingResource, resource
from pokertable.model.variant import Variant

Worths = npt.NDArray[np.float32]
"""What hands are worth, 0 to 1."""
BINS: Final = 64
"""In which final hands are counted by their worth."""
_PLAYABLE: Final = 0.4
"""The best part of all starting hands, with which the others are taken to play."""
_ROUNDS: Final = 2
_SELDOM: Final = 1e-6


@dataclass(frozen=True, slots=True)
class SolvedDraws:
    """A hand of `cards` cards with `draws` draws, for one share of the pot.

    `keeping[d][k]` (C(52, k),) float32: what it is worth to keep the k cards of this number (`subset_number`) with d
    draws to come, this one among them, 0 to 1; `keeping[0]` is empty. `final` by strength: how often a finished hand of
    it is the better one. `ends[d][k]` (BINS,): the chances that who has kept k cards, with d draws still to come, ends
    with a hand of that worth; `ends[draws][cards]` is anybody who has not drawn yet. `starting` (101,): the worth that
    is reached by the best 0, 1 … 100 % of all starting hands.
    """

    share: PotShare
    cards: int
    draws: int
    keeping: Sequence[Sequence[Worths]]
    final: Worths
    ends: Worths
    starting: Worths

    def finished(self, hands: Cards) -> Worths:
        """The worth of hands, (H, k), that draw no more: (H,)."""
        return self.final[strengths_of_columns(self.share, list(hands.T)).astype(np.int64)]


def solve(share: PotShare, cards: int, draws: int) -> SolvedDraws:
    """Work the game out; seconds of work, and a few hundred megabytes meanwhile."""
    hands = private_hands(cards)
    parts = _Parts(hands)
    strength = strengths_of_columns(share, list(hands.T)).astype(np.int64)
    weights: Floats = np.ones(len(hands))
    for _ in range(_ROUNDS):
        final = _beaten(np.bincount(strength, weights).astype(np.float64))
        value = final[strength]
        keeping: list[list[Worths]] = [[]]
        thrown: list[npt.NDArray[np.int8]] = []
        for _draw in range(draws):
            means = parts.means(value)
            value, choice = parts.best(value, means)
            keeping.append(means)
            thrown.append(choice)
        playable = value >= np.quantile(value, 1 - _PLAYABLE)
        weights, ends = _forward(parts, playable / playable.sum(), thrown, final[strength])
    starting = np.quantile(value, 1 - np.arange(101) / 100)
    return SolvedDraws(share, cards, draws, keeping, final.astype(np.float32), ends, starting.astype(np.float32))


def _beaten(counts: Floats) -> Floats:
    """By strength, the part of the hands counted that is worse, and half of those that are equal."""
    total = counts.sum()
    found: Floats = (np.cumsum(counts) - counts / 2) / total
    return found


class _Parts:
    """The parts of all hands that can be kept: for each set of places the number of the cards there."""

    def __init__(self, hands: npt.NDArray[np.uint8]) -> None:
        self.cards = hands.shape[1]
        self.kept: list[list[npt.NDArray[np.int32]]] = [
            [subset_number(hands[:, list(places)]).astype(np.int32) for places in combinations(range(self.cards), size)]
            for size in range(self.cards)
        ]

    def means(self, value: Floats) -> list[Worths]:
        """For every set of cards the mean worth of the hands that hold it."""
        found = []
        for size, places in enumerate(self.kept):
            total = np.zeros(comb(52, size))
            for numbers in places:
                total += np.bincount(numbers, value, minlength=len(total))
            found.append((total / comb(52 - size, self.cards - size)).astype(np.float32))
        return found

    def best(self, standing: Floats, means: Sequence[Worths]) -> tuple[Floats, npt.NDArray[np.int8]]:
        """What each hand is worth with its best throw, and which: the place in the list of parts, -1 for none."""
        value, choice = standing.copy(), np.full(len(standing), -1, np.int8)
        place = 0
        for size, places in enumerate(self.kept):
            for numbers in places:
                worth = means[size][numbers]
                better = worth > value
                value[better] = worth[better]
                choice[better] = place
                place += 1
        return value, choice

    def after(self, weights: Floats, choice: npt.NDArray[np.int8], only: int | None = None) -> Floats:
        """How likely each hand is after these throws; `only`: of those that keep so many cards."""
        found = np.where(choice < 0, weights, 0.0) if only in (None, self.cards) else np.zeros(len(weights))
        place = 0
        for size, places in enumerate(self.kept):
            into = np.zeros(comb(52, size))
            for numbers in places:
                those = choice == place
                if only in (None, size):
                    into += np.bincount(numbers[those], weights[those], minlength=len(into))
                place += 1
            if only in (None, size):
                into /= comb(52 - size, self.cards - size)
                for numbers in places:
                    found += into[numbers]
        return found


def _forward(
    parts: _Parts, start: Floats, thrown: Sequence[npt.NDArray[np.int8]], final: Floats
) -> tuple[Floats, Worths]:
    """How likely each hand is in the end, and the worth of final hands by how many cards were kept at each draw."""
    draws, cards = len(thrown), parts.cards
    bins = np.minimum((final * BINS).astype(np.int64), BINS - 1)
    ends = np.zeros((draws + 1, cards + 1, BINS), np.float32)

    def played_on(weights: Floats, left: int) -> Floats:
        for to_come in range(left, 0, -1):
            weights = parts.after(weights, thrown[to_come - 1])
        return weights

    weights = start
    for left in range(draws, 0, -1):
        for kept in range(cards, -1, -1):
            those = parts.after(weights, thrown[left - 1], kept)
            if those.sum() > _SELDOM:
                found = np.bincount(bins, played_on(those, left - 1), minlength=BINS)
                ends[left - 1, kept] = found / found.sum()
            else:  # nobody who throws well keeps so few: as if one more were kept
                ends[left - 1, kept] = ends[left - 1, min(kept + 1, cards)]
        weights = parts.after(weights, thrown[left - 1])
    found = np.bincount(bins, weights, minlength=BINS)
    ends[draws, cards] = found / found.sum()
    return weights, ends


_STEPS: Final = 65535
"""A worth is stored as so many parts."""


def solved(variant: Variant) -> SolvedDraws:
    """The game as it was worked out beforehand (`resources/draws`); else it is worked out now, which takes seconds.

    Raises `ValueError` for a game without a draw, or one that is played for two shares.
    """
    if not variant.draws or variant.is_split:
        raise ValueError(
            f"{variant.key} has {variant.draws} draws and {len(variant.shares)} shares: expected a draw and one share"
        )
    return _solved(variant.shares[0], variant.hole_cards, variant.draws)


@cache
def _solved(share: PotShare, cards: int, draws: int) -> SolvedDraws:
    try:
        return read(resource("draws", file_name(share, cards, draws)), share, cards, draws)
    except MissingResource:
        return solve(share, cards, draws)


def file_name(share: PotShare, cards: int, draws: int) -> str:
    """What the file of such a game is called."""
    return f"{share.ranking.name.lower()}-{cards}-{draws}.npz"


def read(file: Path, share: PotShare, cards: int, draws: int) -> SolvedDraws:
    """What `write` wrote."""
    with np.load(file) as stored:
        keeping: list[list[Worths]] = [[]]
        for draw in range(1, draws + 1):
            sizes = [stored[f"keeping {draw} {size}"].astype(np.float32) / _STEPS for size in range(cards)]
            keeping.append(sizes)
        return SolvedDraws(share, cards, draws, keeping, stored["final"], stored["ends"], stored["starting"])


def write(file: Path, game: SolvedDraws) -> None:
    """Store the game in few bytes."""
    keeping = {
        f"keeping {draw} {size}": np.round(game.keeping[draw][size] * _STEPS).astype("<u2")
        for draw in range(1, game.draws + 1)
        for size in range(game.cards)
    }
    np.savez_compressed(file, final=game.final, ends=game.ends, starting=game.starting, **keeping)  # type: ignore[arg-type]
