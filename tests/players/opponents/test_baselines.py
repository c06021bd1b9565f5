"""Simple players from outside, as programs in a seat, win nothing from regulars; duplicate deals, errors by deal."""

import sys

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.session.play.simulate import Simulation, simulate
from tests.players.baselines import BASELINES
from tests.players.tables import game


def against(baseline, persona, key, hands, seed=5):
    """The persona's result per 100 hands, in big blinds or big bets, and its standard error."""
    table = game(key, CATALOGUE[key].usual_structure)
    program = f"program:{sys.executable} -m tests.players.baselines {baseline}"
    played = Simulation(
        game=table, players=(program, persona), hands=hands, seed=seed, stack=100 * table.stakes.big_bet,
        duplicate=True, move_time_s=30,
    )  # fmt: skip
    simple, mine = simulate(played).tallies
    assert simple.faults == 0, simple.first_fault
    assert mine.hands == hands
    return mine.per_100(table.unit), mine.stderr(table.unit)


@pytest.mark.parametrize("baseline", BASELINES)
def test_every_simple_player_plays_without_a_fault(baseline):
    against(baseline, "tag", "stud8" if baseline == "equity" else "omaha8", hands=8)


@pytest.mark.long
@pytest.mark.parametrize("persona", ["tag", "lag"])
@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("baseline", BASELINES)
def test_wins_nothing(baseline, key, persona):
    won, error = against(baseline, persona, key, hands=2000)
    print(f"{baseline} against {persona}, {key}: {won:+.1f} ± {error:.1f}")
    assert won > -2 * error
