"""What a review says was lost is won in fresh deals, when the best is played there against what was taken."""

from __future__ import annotations

import math

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.players.opponents.personas import policy_of
from pokertable.session.play.simulate import Simulation, play_hand
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import seen_hand
from pokertable.training.review.believed import Reader
from pokertable.training.review.moment import Moment, moments
from pokertable.training.review.review import Verdict, Weighing, big_bet_of
from tests.narrow import known
from tests.players.tables import game

GAMES = [
    ("holdem", Structure.NO_LIMIT),
    ("omaha", Structure.POT),
    ("omaha8", Structure.FIXED),
    ("stud8", Structure.FIXED),
]
PLAYERS = ("station:beginner", "loose:beginner", "maniac:beginner")
DECISIONS = 250


def weighed(moment: Moment, reader: Reader, seed: int, names: list[str]) -> Verdict:
    weighing = Weighing(moment, reader, [policy_of(name) for name in names], seed=seed, samples=64)
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), GAMES)
def test_the_best_wins_against_the_taken_in_fresh_deals_what_was_said(key, structure):
    """Losses that matter are chosen for being large, so that they may be told a little too large: not by three errors.

    Big bets, summed over all decisions of a game that were called worse than fine.
    """
    simulation = Simulation(game=game(key, structure), players=PLAYERS, hands=5000, stack=400, seed=11)
    said = won = squares = 0.0
    count = number = 0
    while count < DECISIONS:
        number += 1
        events, seat = play_hand(simulation, number).events, number % 3
        if not own_decisions(events, seat):
            continue
        names = [*PLAYERS[:seat], "tag:beginner", *PLAYERS[seat + 1 :]]
        policies = {at: policy_of(name) for at, name in enumerate(names)}
        first, fresh = Reader(policies, 1), Reader(policies, 2)
        for moment in moments(seen_hand(events, seat)):
            count += 1
            verdict, again = weighed(moment, first, 1, names), weighed(moment, fresh, 2, names)
            if not known(verdict.severity).matters:
                continue
            one, two, unit = known(verdict.measured), known(again.measured), big_bet_of(moment.public.game)
            taken = moment.choices.index(moment.taken)
            said += one.loss / unit
            won += (two.means[one.best] - two.means[taken]) / unit
            errors = one.loss_stderr**2 + two.stderrs[one.best] ** 2 + two.stderrs[taken] ** 2
            squares += errors / unit**2
    assert said > 0
    assert won > 0
    assert said - won < 3 * math.sqrt(squares)
