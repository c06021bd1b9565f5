"""Every persona beats a player by chance, in every game and structure; a sample here, all of it in the long run."""

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulation import Simulation
from tests.players.tables import BY_RULES, PLAYED, game


def result_over_its_error(key, structure, players, hands, seed):
    """The first player's result in standard errors."""
    table = game(key, structure)
    stack = (25 if structure is Structure.FIXED else 100) * table.stakes.big_bet
    first = simulate(Simulation(game=table, players=players, hands=hands, seed=seed, stack=stack)).tallies[0]
    assert first.hands == hands
    error = first.stderr(1)
    assert error is not None
    return first.per_100(1) / error


@pytest.mark.parametrize(
    ("key", "structure", "name"),
    [
        ("holdem", Structure.FIXED, "station"),
        pytest.param("omaha8", Structure.POT, "station", marks=pytest.mark.long),
        pytest.param("stud8", Structure.FIXED, "lag", marks=pytest.mark.long),
    ],
)
def test_a_sample_heads_up(key, structure, name):
    assert result_over_its_error(key, structure, (name, "random"), 60, seed=1) > 2


@pytest.mark.long
@pytest.mark.parametrize("name", BY_RULES)
@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_heads_up(key, structure, name):
    assert result_over_its_error(key, structure, (name, "random"), 2000, seed=5) > 2


@pytest.mark.long
@pytest.mark.parametrize("name", BY_RULES)
@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_six_handed(key, structure, name):
    assert result_over_its_error(key, structure, (name, *["random"] * 5), 3000, seed=6) > 2


def test_chance_does_not_beat_itself():
    """The yardstick of the yardstick: the figure above is not large for everybody."""
    assert abs(result_over_its_error("holdem", Structure.FIXED, ("random", "random"), 200, seed=1)) < 3
