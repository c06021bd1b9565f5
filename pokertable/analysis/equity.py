"""Equity: exact where every deal can be looked at, else sampled with a standard error.

`refine` yields reports while it works, the last one final; to cancel, stop iterating. A look is one complete deal, or
before the flop one class of boards (see `boards`). By default a matchup of at most `AFFORDABLE_LOOKS` is enumerated and
any other sampled; if exact figures are asked for, `MOST_LOOKS` is the limit.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from pokertable.analysis.against import Counted, can_count_against, count_against
from pokertable.analysis.arrays import Scalar, Strengths, gather
from pokertable.analysis.boards import KnownHand, boards_of_columns, completions, drawable, drawn, strengths_on_boards
from pokertable.analysis.chances import OutcomeWeights, ShareChances
from pokertable.analysis.deals import (
    CHUNK,
    Deals,
    Sampler,
    count_boards,
    count_hands,
    enumerate_deals,
    enumerate_hands,
)
from pokertable.analysis.matchup import Matchup
from pokertable.analysis.river import can_count_ranges, count_ranges
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.text import BadInput, phrase

_Drawer = Callable[[int], npt.NDArray[Any]]

AFFORDABLE_LOOKS = 20_000_000
"""Most looks that are enumerated by default: about a second."""
MOST_LOOKS = 2_000_000_000
"""Most looks that are enumerated on request: one or two minutes."""
DEFAULT_SAMPLES = 200_000
_CLASSES_OF_BOARDS = 120_000
_SECONDS_BETWEEN_REPORTS = 0.1


class CannotEnumerate(BadInput):
    """Exact figures were asked for, but there are too many deals."""


@dataclass(frozen=True)
class HandEquity:
    """One player's figures, each 0 to 1 (see `chances.Chances`)."""

    text: str
    equity: float
    stderr: float
    """Standard error of `equity`; 0 when exact."""
    scoop: float
    quartered: float
    shares: tuple[ShareChances, ...]


@dataclass(frozen=True)
class EquityReport:
    """The figures so far."""

    exact: bool
    deals: int
    """Complete deals counted, each board and set of hidden cards separately."""
    seed: int | None
    """None when exact."""
    progress: float
    """0 to 1; below 1 the work goes on."""
    hands: tuple[HandEquity, ...]


def equity(
    matchup: Matchup, *, samples: int | None = None, exact: bool = False, seed: int | None = None
) -> EquityReport:
    """The final report of `refine`."""
    *_, last = refine(matchup, samples=samples, exact=exact, seed=seed)
    return last


def refine(
    matchup: Matchup, *, samples: int | None = None, exact: bool = False, seed: int | None = None
) -> Iterator[EquityReport]:
    """Work out the equities, reporting about ten times a second and at the end.

    `samples` is the number of random deals to draw, `exact` asks for all deals; `seed` makes a sample repeatable (None:
    a fresh seed, which the reports name). Raises `CannotEnumerate`, or `InvalidMatchup` for ranges that exclude each
    other.
    """
    if exact and samples is not None:
        raise CannotEnumerate(phrase("exact and a number of samples: expected only one of them"))
    if samples is not None and samples < 1:
        raise CannotEnumerate("{samples} samples: expected 1 or more", samples=samples)
    if exact and looks(matchup) > MOST_LOOKS:
        raise CannotEnumerate(
            "{deals} deals to look at: exact figures allow at most {most}", deals=looks(matchup), most=MOST_LOOKS
        )
    if exact or (samples is None and looks(matchup) <= AFFORDABLE_LOOKS):
        return _reports(matchup, None, _enumerated(matchup))
    seed = random.randrange(1 << 32) if seed is None else seed
    wanted = DEFAULT_SAMPLES if samples is None else samples
    return _reports(matchup, seed, _sampled(matchup, wanted, seed))


def looks(matchup: Matchup) -> int:
    """Upper bound for the looks that an exact answer takes."""
    if can_count_against(matchup):
        return count_boards(matchup) * _CLASSES_OF_BOARDS // 100
    if can_count_ranges(matchup):
        return comb(len(matchup.live), matchup.variant.hole_cards)
    if _by_classes(matchup):
        return count_hands(matchup) * _CLASSES_OF_BOARDS
    return count_hands(matchup) * count_boards(matchup)


def _by_classes(matchup: Matchup) -> bool:
    """Whether boards are looked at as classes: before the flop, the hands being dealt first."""
    return bool(matchup.variant.board_cards) and not matchup.board


@dataclass(frozen=True)
class _Step:
    """A part of the work: the tally so far, its number of deals, and the progress."""

    tally: OutcomeWeights
    deals: int
    progress: float


def _reports(matchup: Matchup, seed: int | None, steps: Iterator[_Step]) -> Iterator[EquityReport]:
    due = time.monotonic() + _SECONDS_BETWEEN_REPORTS
    last: _Step | None = None
    for step in steps:
        last = step
        if step.progress < 1 and time.monotonic() >= due and step.deals:
            yield _report(matchup, seed, step, min(step.progress, 0.999))
            due = time.monotonic() + _SECONDS_BETWEEN_REPORTS
    if last is None or not last.deals:
        raise CannotEnumerate(phrase("no deal gives every player a hand: the ranges exclude each other"))
    yield _report(matchup, seed, last, 1.0)


def _report(matchup: Matchup, seed: int | None, step: _Step, progress: float) -> EquityReport:
    hands = []
    for holding, chances in zip(matchup.holdings, step.tally.chances(), strict=True):
        stderr = 0.0 if seed is None else chances.deviation / step.deals**0.5
        hands.append(HandEquity(holding.text, chances.equity, stderr, chances.scoop, chances.quartered, chances.shares))
    return EquityReport(seed is None, step.deals, seed, progress, tuple(hands))


def _enumerated(matchup: Matchup) -> Iterator[_Step]:
    if can_count_against(matchup):
        return _counted(count_against(matchup))
    if can_count_ranges(matchup):
        return _counted(count_ranges(matchup))
    if _by_classes(matchup) or (matchup.variant.board_cards and count_hands(matchup) == 1):
        return _hand_by_hand(matchup)
    return _deal_by_deal(matchup)


def _counted(counted: Counted) -> Iterator[_Step]:
    yield _Step(counted.tally, counted.deals, 1.0)


def _hand_by_hand(matchup: Matchup) -> Iterator[_Step]:
    """Each way to fill in the hands, on all boards at once."""
    tally = OutcomeWeights(len(matchup.holdings), len(matchup.variant.shares))
    ways = count_hands(matchup)
    done = deals = 0
    for chunk in enumerate_hands(matchup):
        for row in range(chunk.count):
            hands = [[int(column[row]) for column in hand] for hand in chunk.hands]
            gone = {*matchup.gone, *(card for hand in hands for card in hand)}
            boards = completions(matchup.board, [card for card in matchup.live if card not in gone])
            values = [[KnownHand.of(share, hand).on(boards) for hand in hands] for share in matchup.variant.shares]
            weight = 1.0 if chunk.weights is None else float(chunk.weights[row])
            counts = np.ones(len(boards)) if boards.counts is None else boards.counts
            tally.add(values, counts * weight)
            done += 1
            deals += boards.total
            yield _Step(tally, deals, done / ways)


def _deal_by_deal(matchup: Matchup) -> Iterator[_Step]:
    showdown = _Showdown(matchup)
    tally = OutcomeWeights(len(matchup.holdings), len(matchup.variant.shares))
    total = looks(matchup)
    done = 0
    for deals in enumerate_deals(matchup):
        tally.add(showdown.strengths(deals), deals.weights)
        done += deals.count
        yield _Step(tally, done, done / total)


def _sampled(matchup: Matchup, samples: int, seed: int) -> Iterator[_Step]:
    tally = OutcomeWeights(len(matchup.holdings), len(matchup.variant.shares))
    rng = np.random.default_rng(seed)
    if _only_boards_are_open(matchup):
        draw, at_once = _board_drawer(matchup, tally, rng), 4 * CHUNK  # a board takes only one index
    else:
        draw, at_once = _deal_drawer(matchup, tally, rng), CHUNK
    done = 0
    while done < samples:
        count = min(at_once, samples - done)
        tally.add_outcomes(draw(count))
        done += count
        yield _Step(tally, done, done / samples)


def _only_boards_are_open(matchup: Matchup) -> bool:
    """Whether every hand of a flop game is known."""
    return bool(matchup.variant.board_cards) and all(
        len(holding.cards) == matchup.variant.hole_cards for holding in matchup.holdings
    )


def _deal_drawer(matchup: Matchup, tally: OutcomeWeights, rng: np.random.Generator) -> _Drawer:
    showdown, sampler = _Showdown(matchup), Sampler(matchup, rng)
    return lambda count: tally.outcomes(showdown.strengths(sampler.deals(count)))


def _board_drawer(matchup: Matchup, tally: OutcomeWeights, rng: np.random.Generator) -> _Drawer:
    """Draws outcomes of random boards where the hands are known: by index, with a table for boards without a flush."""
    unsuited, suited = drawable(matchup.board, matchup.live)
    hands = [[KnownHand.of(share, holding.cards) for holding in matchup.holdings] for share in matchup.variant.shares]
    outcomes = tally.outcomes([[hand.by_ranks for hand in row] for row in hands])

    def draw(count: int) -> npt.NDArray[Any]:
        without = int(rng.binomial(count, len(unsuited) / (len(unsuited) + len(suited))))
        looked_up = gather(outcomes, _any_of(unsuited, without, rng))
        boards = drawn(_any_of(suited, count - without, rng))
        return np.concatenate([looked_up, tally.outcomes([[hand.on(boards) for hand in row] for row in hands])])

    return draw


def _any_of(numbers: npt.NDArray[Scalar], count: int, rng: np.random.Generator) -> npt.NDArray[Scalar]:
    """`count` of the numbers at random, with replacement."""
    return gather(numbers, rng.integers(0, max(1, len(numbers)), count))


class _Showdown:
    """Strengths of complete deals; hands that are fully known are prepared once."""

    def __init__(self, matchup: Matchup) -> None:
        self._shares = matchup.variant.shares
        self._has_board = bool(matchup.variant.board_cards)
        self._known: dict[tuple[int, int], KnownHand] = {}
        for player, holding in enumerate(matchup.holdings):
            if self._has_board and len(holding.cards) == matchup.variant.hole_cards:
                for place, share in enumerate(self._shares):
                    self._known[place, player] = KnownHand.of(share, holding.cards)

    def strengths(self, deals: Deals) -> list[list[Strengths]]:
        """Strengths per share and player, (D,) each."""
        if not self._has_board:
            return [[strengths_of_columns(share, hand + deals.board) for hand in deals.hands] for share in self._shares]
        boards = boards_of_columns(deals.board)
        values = []
        for place, share in enumerate(self._shares):
            row = []
            for player, hand in enumerate(deals.hands):
                known = self._known.get((place, player))
                row.append(known.on(boards) if known else strengths_on_boards(share, hand, boards))
            values.append(row)
        return values
