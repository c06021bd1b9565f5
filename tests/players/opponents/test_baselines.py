"""Simple players from outside win nothing from regulars: as programs in a seat, and in duplicate heads-up duels."""

import sys

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulation import Simulation
from tests.games import few, one_of
from tests.players.baselines import BASELINES, OF_DRAW_GAMES, choose_discard
from tests.players.duels import AGAINST, CHANCE, at_a_table, played, result_of
from tests.players.tables import game
from tests.players.yardstick import duel, measured

STYLES = ("tag", "lag", "rock")
"""Those that are to lose to nobody simple; a station or a maniac may, by what it is."""
SKILLED = ("tag", "lag", "tag:expert", "lag:expert")
DRAWN = [(key, structure) for key, variant in CATALOGUE.items() if variant.draws for structure in variant.structures]
DEALS = 400
"""At most; where the sign is clear before, no more are played."""


@pytest.mark.parametrize(
    ("key", "hole", "discard"),
    [
        ("draw5", "KsKd7c7h2s", "2s"), ("draw5", "AsKd7c6h2s", "Kd7c6h2s"), ("draw5", "9s8d7c6h5s", ""),
        ("triple27", "As8d8c3h2s", "As8d"), ("triple27", "9s7d5c3h2s", "9s"), ("badugi", "As2s5dTc", "2sTc"),
    ],
)  # fmt: skip
def test_they_discard_as_a_beginner_would(key, hole, discard):
    assert choose_discard({"hole": hole}, CATALOGUE[key])["discard"] == discard


SIMPLE = [
    ("equity", "stud8"), ("always-call", "omaha8"), ("always-pot", "badugi"), ("bet-once", "draw5"),
    ("top-ten", "triple27"), *[(baseline, "draw5") for baseline in OF_DRAW_GAMES], ("pair-or-draw", "badugi"),
]  # fmt: skip


@pytest.mark.parametrize(("baseline", "key"), SIMPLE)
def test_every_simple_player_answers_what_is_legal(baseline, key):
    """In this process: an answer that is not legal ends it."""
    _, hands = played(key, (baseline, "tag:beginner"), range(1), seed=1)
    assert [hand.over for hand in hands] == [True] * 2


@pytest.mark.parametrize(("baseline", "key"), one_of(5, SIMPLE))
@pytest.mark.parametrize("hands", few(2, 8))
def test_every_simple_player_plays_without_a_fault(baseline, key, hands):
    table = game(key, CATALOGUE[key].usual_structure)
    program = f"program:{sys.executable} -m tests.players.baselines {baseline}"
    simulation = Simulation(
        game=table, players=(program, "tag:beginner"), hands=hands, seed=5, stack=100 * table.stakes.big_bet,
        duplicate=True, move_time_s=30,
    )  # fmt: skip
    simple, other = simulate(simulation).tallies
    assert simple.faults == 0, simple.first_fault
    assert other.hands == hands


@pytest.mark.parametrize(
    ("baseline", "key"), one_of(3, [("random", "fivestud"), ("always-call", "draw5"), ("always-pot", "razz")])
)
def test_a_sample_of_duels(baseline, key):
    result = duel(key, "tag", baseline, most=25)
    assert result.deals == 25 and result.errors > 0


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_loses_to_nobody_simple(key, style):
    """A table of what it wins per 100 hands; not below nothing by more than two standard errors."""
    results = {other: duel(key, style, other, most=DEALS) for other in AGAINST}
    for other, (won, error, deals) in results.items():
        print(f"{key:11} {style:5} {other:12} {won:+8.1f} ± {error:6.1f}  ({deals} deals)")
    assert all(result.errors > -2 for result in results.values())


def test_a_regular_that_has_seen_who_always_raises_wins_from_it_in_five_card_draw():
    """It folded to its raises as to a usual player's and lost 0.5 to 2.5 big blinds a hand, experts too."""
    found = measured("draw5", "pot", ("lag", "always-pot"), 150, seed=2, clear=2.5).adjusted
    assert found.errors > 2


@pytest.mark.long
@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize(("key", "structure"), DRAWN)
def test_nobody_with_skill_loses_to_anybody_simple_in_draw_games(key, structure, name):
    """Heads-up; in pot-limit five-card draw a lag lost 2.5 big blinds a hand to who always raises, a tag a half."""
    results = {other: measured(key, structure.value, (name, other), DEALS).adjusted for other in (CHANCE, *BASELINES)}
    for other, (won, error, deals) in results.items():
        print(f"{key:9} {structure.value:5} {name:10} {other:13} {won:+8.1f} ± {error:6.1f}  ({deals} deals)")
    assert all(result.errors > -2 for result in results.values())


@pytest.mark.long
@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize(("key", "structure"), DRAWN)
def test_nobody_simple_wins_among_five_with_skill_in_draw_games(key, structure, name):
    for other in BASELINES:
        won, error, deals = result_of(at_a_table(key, (other, *[name] * 5), 100, 1, structure))
        print(f"{key:9} {structure.value:5} five {name:10} {other:13} wins {won:+8.1f} ± {error:6.1f}  ({deals} deals)")
        assert won <= 2 * error
