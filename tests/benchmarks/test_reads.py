"""Reads: how long an action of somebody is read over its whole range, in classes, and how soon a question is found."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.classes import classify
from pokertable.players.ranges.reading import readings
from pokertable.training.reads.find import find_spot
from tests.benchmarks.peers import Race, race
from tests.players.tables import decisions, game

__all__ = ["race"]

REGULARS = ["loose", "tag", "station", "lag", "rock", "tag"]
RANGES = [("holdem", 0.05), ("stud", 0.05), ("stud8", 0.05), ("razz", 0.05), ("omaha", 0.5), ("omaha8", 0.5)]
"""The goal in seconds of the processor, the policy's time counted."""
HANDS = 4


def reads(key: str) -> Iterator[float]:
    """Seconds that each action of some hands of six regulars takes: over all its hands, and the classes they are of."""
    variant = CATALOGUE[key]
    for seed in range(HANDS):
        hand = Hand(game(key, variant.usual_structure), [2000] * 6, seed % 6, Deck.shuffled(seed))
        *_, last = decisions(hand, REGULARS, seed)
        public = last.observe(None)
        for seat in public.live():
            begin = time.process_time()
            for reading in readings(policy_of("tag"), public, seat):
                then = reading.public
                classify(variant, then.street, reading.hands, then.known_board, then.seats[seat].ups)
                yield time.process_time() - begin
                begin = time.process_time()


@pytest.mark.parametrize(("key", "goal"), RANGES)
def test_a_range_and_its_classes_after_an_action(race: Race, key: str, goal: float) -> None:
    """The median of all actions; tables are built by the first ones, before the clock counts."""
    times = list(reads(key))[6:]
    race.figure(f"{key}, a range and its classes after an action", statistics.median(times), "s", goal=goal)


@pytest.mark.parametrize(("key", "goal"), [("holdem", 1.0), ("stud8", 1.5), ("omaha", 2.0), ("omaha8", 3.0)])
def test_a_question_of_ranges_is_found_soon(race: Race, key: str, goal: float) -> None:
    """Of levels 1 to 4 the median: the first one of a session is waited for, later ones come meanwhile."""
    times = []
    find_spot(CATALOGUE[key], 1, Random(0))
    for number in range(8):
        begin = time.process_time()
        find_spot(CATALOGUE[key], 1 + number % 4, Random(f"{key} {number}"))
        times.append(time.process_time() - begin)
    race.figure(f"{key}, a question of ranges found", statistics.median(times), "s", goal=goal)
