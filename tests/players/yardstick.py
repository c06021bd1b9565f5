"""What one player wins from another with the luck of the cards taken out: a third to two thirds of the error is left.

    python -m tests.players.yardstick GAME LIMIT NAME OTHER DEALS [SEED]

Limits are none, pot and fixed. OTHER is an opponent, a baseline or a program, such as an earlier version (`earlier`):

    git archive --prefix=before/ e6f51394 | tar x -C /tmp
    BEFORE="program:env PYTHONPATH=/tmp/before python tests/players/earlier.py"
    python -m tests.players.yardstick stud8 fixed tag "$BEFORE tag" 900

Deals are duplicate (`duels`). Whoever is all-in has what his cards are worth then. Of every other street what its
cards brought is nothing in the mean, whatever anybody plays, and so may be taken off in any measure; it is taken off
in that which leaves least error: a control variate for each street. Of a draw it is what the cards drawn bring more
than others that might have come instead.
Burch, Schmid, Moravcik and Bowling, "AIVAT" (2018), https://arxiv.org/abs/1612.06915
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.analysis.equity import equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, Card
from pokertable.model.cards import known as all_known
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import BetsCollected, BoardDealt, CardBurned, Discarded, HoleDealt
from pokertable.model.hand.hand import Hand
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import values
from pokertable.players.worth.discarding.ends import ends_of
from pokertable.players.worth.discarding.last_round import behind
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import bins
from pokertable.session.profile.choice import is_program
from pokertable.session.programs.program import Program
from tests.players.duels import Player, Result, result_of, sittings
from tests.players.tables import game

SAMPLES = 400
"""Deals that a part of the pot is taken from where it is not counted out: before the flop, and in stud."""
INSTEAD = 45
"""Most cards that might have come at a draw; of more some are picked."""
ENOUGH = 100
"""Deals that are played in any case: fewer tell too little of the measures."""
CLEAR = 3.0
"""Standard errors of a result from nothing with which no more deals are played."""
MOVE_TIME_S = 30.0


class Luck(NamedTuple):
    """What the cards brought the first seat of a hand, in chips; 0 in the mean."""

    all_in: float
    """With cards that came when nobody could bet any more."""
    streets: Floats
    """With those of each other street: (streets,)."""


class Measured(NamedTuple):
    """What is won as it fell, and without the luck."""

    raw: Result
    adjusted: Result


def luck(hand: Hand) -> Luck:
    """The luck of a hand of two with equal stacks that has been played out."""
    state = hand.state
    variant, both = state.game.variant, sum(state.started.stacks)
    streets, all_in, pot = np.zeros(len(variant.streets)), 0.0, 0
    holes: tuple[list[AnyCard], list[AnyCard]] = ([], [])
    board: list[AnyCard] = []
    if variant.draws:
        return Luck(0.0, luck_of_draws(hand))
    for event in hand.events:
        if isinstance(event, BetsCollected):
            pot = sum(each.amount for each in event.pots if len(each.seats) > 1)
        if not isinstance(event, BoardDealt | HoleDealt):
            continue
        before = [*map(all_known, holes)], all_known(board)
        if isinstance(event, BoardDealt):
            board += event.cards
        else:
            for seat, card, _ in event.cards:
                holes[seat].append(card)
        if event.street:
            after = part(variant, *map(all_known, holes), all_known(board))
            brought = pot * (after - part(variant, *before[0], before[1]))
            if pot == both:
                all_in += brought
            else:
                streets[event.street] += brought
    return Luck(all_in, streets)


def luck_of_deal(once: Hand, turned: Hand) -> tuple[Luck, Luck]:
    """The luck of a deal with the seats one way and the other: the same where the same was done."""
    found = luck(once)
    return found, found if once.events == turned.events else luck(turned)


def luck_of_draws(hand: Hand) -> Floats:
    """What the cards drawn on each street brought the first seat, in chips: (streets,)."""
    variant = hand.state.game.variant
    streets, pot, picks = np.zeros(len(variant.streets)), 0, Random(1)
    holes: tuple[list[int], list[int]] = ([], [])
    left, stub = [variant.draws] * 2, set(range(52))
    for event in hand.events:
        if isinstance(event, BetsCollected):
            pot = sum(each.amount for each in event.pots)
        elif isinstance(event, CardBurned):
            stub -= set(all_known([event.card]))
        elif isinstance(event, Discarded):
            holes[event.seat][:] = [card for card in holes[event.seat] if card not in event.cards]
            left[event.seat] -= 1
        elif isinstance(event, HoleDealt):
            if event.street:
                seat, came = event.cards[0].seat, all_known([each.card for each in event.cards])
                brought = drawn_more(
                    variant, holes[seat], came, sorted(stub), holes[1 - seat], (left[seat], left[1 - seat]), picks
                )
                streets[event.street] += pot * (brought if seat == 0 else -brought)
            for dealt, card, _ in event.cards:
                holes[dealt].extend(all_known([card]))
                stub -= set(all_known([card]))
    return streets


def drawn_more(
    variant: Variant,
    kept: Sequence[int],
    came: Sequence[int],
    stub: Sequence[int],
    other: Sequence[int],
    left: tuple[int, int],
    picks: Random,
) -> float:
    """How much more of the pot these cards bring a hand than those of the stub in the mean, both drawn out."""
    if comb(len(stub), len(came)) <= INSTEAD:
        instead = [*combinations(stub, len(came))]
    else:
        instead = [tuple(picks.sample(stub, len(came))) for _ in range(INSTEAD // 2)]
    hands = np.sort(np.array([[*kept, *cards] for cards in (came, *instead)], np.uint8), axis=1)
    rival, game = np.sort(np.array([other], np.uint8), axis=1), solved(variant)
    if left[0]:  # before the last draw its worth in the solved game tells as much as both hands drawn out
        parts: Floats = values(game, hands, left[0]).astype(np.float64)
    else:
        parts = behind(ends_of(game, rival, rival[:, :0], left[1])[0])[bins(game.finished(hands))]
    return float(parts[0] - parts[1:].mean())


@lru_cache(maxsize=256)
def part(variant: Variant, mine: tuple[Card, ...], other: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    """The part of the pot that the first hand gets as the cards lie."""
    to_come = variant.hole_cards - len(mine)
    samples = SAMPLES if to_come > 1 or (variant.board_cards and not board) else None
    matchup = Matchup(variant, [KnownCards(mine), KnownCards(other)], board)
    return equity(matchup, samples=samples, seed=1).hands[0].equity


def steps(
    key: str, structure: Structure, players: tuple[Player, Player], seed: int = 1
) -> Iterator[tuple[Floats, Floats, Floats]]:
    """By deals, in units: what the first player wins, its luck when all-in, and that of each street; some at once."""
    unit = game(key, structure).unit
    for won, hands in sittings(key, players, seed, structure):
        found = [each for pair in zip(hands[::2], hands[1::2], strict=True) for each in luck_of_deal(*pair)]
        all_in = np.array([each.all_in for each in found]).reshape(-1, 2) / unit
        streets = np.array([each.streets for each in found]).reshape(len(won), 2, -1) / unit
        yield won, (all_in[:, 0] - all_in[:, 1]) / 2, (streets[:, 0] - streets[:, 1]) / 2


def without_luck(won: Floats, all_in: Floats, streets: Floats) -> Floats:
    """What is won in each deal without the luck: (deals,)."""
    rest = won - all_in
    used = streets[:, streets.std(axis=0) > 0]
    measures = np.linalg.lstsq(used, rest - rest.mean(), rcond=None)[0]
    return np.asarray(rest - used @ measures)


def measure(
    key: str,
    structure: Structure,
    players: tuple[Player, Player],
    most: int,
    *,
    seed: int = 1,
    clear: float = CLEAR,
) -> Measured:
    """What the first player wins from the second, over `most` deals or as many as make it so many errors."""
    parts: list[tuple[Floats, Floats, Floats]] = []
    for step in steps(key, structure, players, seed):
        parts.append(step)
        won, all_in, streets = (np.concatenate(each) for each in zip(*parts, strict=True))
        found = Measured(result_of(won), result_of(without_luck(won, all_in, streets)))
        if len(won) >= most or (len(won) >= ENOUGH and abs(found.adjusted.errors) > clear):
            return found
    raise AssertionError("deals end never")


def duel(key: str, name: str, other: str, most: int) -> Result:
    """What `name` wins from `other` in the game's usual limit, without luck, over `most` deals or until it is clear."""
    return measure(key, CATALOGUE[key].usual_structure, (name, other), most).adjusted


def measured(key: str, limit: str, names: Sequence[str], most: int, *, seed: int = 1, clear: float = CLEAR) -> Measured:
    """As `measure`, players by names or as ``program:COMMAND LINE``; raises `ValueError` where one made a fault."""
    structure = Structure(limit)
    if structure not in CATALOGUE[key].structures:
        raise ValueError(
            f"limit {limit}: expected one of {', '.join(each.value for each in CATALOGUE[key].structures)}"
        )
    with ExitStack() as seats:
        first, second = (seats.enter_context(seated(name, key, structure)) for name in names)
        return measure(key, structure, (first, second), most, seed=seed, clear=clear)


@contextmanager
def seated(name: str, key: str, structure: Structure) -> Iterator[Player]:
    """A player who takes a seat; raises `ValueError` for a program that does not answer or answers wrongly."""
    if not is_program(name):
        yield name
        return
    with Program(name, move_time_s=MOVE_TIME_S) as program:
        program.sit_down(game(key, structure), 2)
        if not program.faults:
            yield program
        if program.faults:
            raise ValueError(f"{name}: {program.faults} faults, the first: {program.first_fault}")


def line(key: str, limit: str, names: Sequence[str], found: Measured) -> str:
    """The result on a line."""
    raw, adjusted = found
    return (
        f"{key} {limit}, {' from '.join(names)}: {adjusted.won:+.1f} ± {adjusted.error:.1f} per 100"
        f" (as it fell {raw.won:+.1f} ± {raw.error:.1f}), {2 * raw.deals} hands"
    )


if __name__ == "__main__":
    key, limit, name, other, deals, *chosen = sys.argv[1:]
    result = measured(key, limit, (name, other), int(deals), seed=int(chosen[0]) if chosen else 1, clear=np.inf)
    print(line(key, limit, (name, other), result))
