"""Simulations: chips conserved, one result however the work is shared, personas that play as they are called."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import listed
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.replay import replay
from pokertable.session.phh.write import write_hands
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation import simulate as simulate_module
from pokertable.session.simulation import simulated_tables
from pokertable.session.simulation import simulation as simulation_module
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulated_tables import play_hand
from pokertable.session.simulation.simulation import InvalidSimulation, Simulation, Tally
from tests.games import few, others_long
from tests.narrow import of_kind
from tests.rules.table import any_game
from tests.session.phh.texts import read_text

SIX = ("tag", "rock", "lag", "loose", "station", "maniac")
PLAYED = [(key, structure) for key, variant in CATALOGUE.items() for structure in variant.structures]


BEGINNERS = tuple(f"{name}:beginner" for name in SIX)
"""Where it is all the same who plays."""


def simulation(key="holdem", structure=Structure.FIXED, *, players=BEGINNERS, hands=10, seed=1, stack=500):
    return Simulation(game=any_game(CATALOGUE[key], structure), players=players, hands=hands, seed=seed, stack=stack)


def vpip(tally):
    return tally.entered / tally.hands


def pfr(tally):
    return tally.raised / tally.hands


USUAL = {"holdem": Structure.NO_LIMIT, "omaha": Structure.POT, "omaha8": Structure.FIXED, "stud8": Structure.FIXED}


@pytest.mark.long
@pytest.mark.parametrize("key", USUAL)
def test_five_hundred_hands_of_six_opponents(key):
    """No error, chips conserved, and the statistics differ as the names say."""
    table = simulation(key, USUAL[key], players=SIX, hands=500)
    result = simulate(table)
    by_name = dict(zip(SIX, result.tallies, strict=True))
    assert all(tally.hands == 500 for tally in result.tallies)
    assert sum(tally.chips for tally in result.tallies) == 0
    tight = max(vpip(by_name["tag"]), vpip(by_name["rock"]))
    assert tight + 0.05 < min(vpip(by_name[name]) for name in ("lag", "loose", "station", "maniac"))
    assert vpip(by_name["rock"]) < vpip(by_name["tag"])
    assert vpip(by_name["lag"]) + 0.05 < min(vpip(by_name["station"]), vpip(by_name["maniac"]))
    assert pfr(by_name["maniac"]) > pfr(by_name["lag"]) + 0.05 > pfr(by_name["tag"]) + 0.1
    assert max(pfr(by_name["rock"]), pfr(by_name["station"])) < pfr(by_name["tag"])
    assert pfr(by_name["loose"]) < pfr(by_name["lag"]) - 0.05


@pytest.mark.parametrize("hands", few(1, 3))
@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_chips_are_conserved_and_recorded_hands_replay_to_the_same_stacks(key, structure, hands):
    for stack in (60, 2000):
        players = (*SIX, "random")[-CATALOGUE[key].max_seats :]
        table = simulation(key, structure, players=players, hands=hands, stack=stack)
        records: list[HandRecord] = []
        simulate(table, keep=records.extend)
        read = list(read_text(write_hands(records)))
        assert [hand.index for hand in read] == list(range(1, hands + 1))
        for number, hand in enumerate(read):
            played = play_hand(table, number)
            assert played.over
            assert sum(played.state.stacks) == len(players) * stack
            assert replay(of_kind(PhhHand, hand)).hand.state.stacks == played.state.stacks


@pytest.mark.parametrize(
    ("key", "seats"), [("holdem", 9), pytest.param("omaha8", 9, marks=pytest.mark.long), ("stud8", 8), ("omaha", 2)]
)
def test_full_and_short_tables(key, seats):
    result = simulate(simulation(key, players=(SIX * 2)[:seats], hands=2))
    assert sum(tally.chips for tally in result.tallies) == 0


def test_a_hand_does_not_depend_on_those_before_it():
    table = simulation("omaha8", hands=4)
    alone = play_hand(table, 2).events
    for number in range(2):
        play_hand(table, number)
    assert play_hand(table, 2).events == alone


def test_seeds_make_the_hands():
    hands = [[play_hand(simulation(seed=seed), number).events for number in range(2)] for seed in (1, 1, 2)]
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


def test_the_button_goes_round():
    table = simulation()
    assert [play_hand(table, number).state.button for number in (0, 1, 5, 6)] == [0, 1, 5, 0]


@pytest.mark.parametrize("players", [("random", "random"), ("tag", "station")], ids=" ".join)
@pytest.mark.parametrize(("threads", "hands"), [(True, 10), pytest.param(False, 210, marks=pytest.mark.long)])
def test_results_do_not_depend_on_jobs(players, threads, hands, monkeypatch):
    """In threads; processes are started by `tests/cli/test_simulate.py` and in the long run."""
    if threads:
        monkeypatch.setattr(simulate_module, "_workers", ThreadPoolExecutor)
        monkeypatch.setattr(simulation_module, "HANDS_A_TABLE", 4)
    table = simulation("holdem", players=players, hands=hands)
    one: list[HandRecord] = []
    two: list[HandRecord] = []
    alone, shared = simulate(table, keep=one.extend), simulate(table, jobs=2, keep=two.extend)
    assert alone.tallies == shared.tallies
    assert one == two and [record.number for record in one] == list(range(1, hands + 1))


def test_in_duplicate_each_player_holds_each_hand_once():
    table = replace(simulation("omaha8", players=("tag", "lag", "station"), hands=6), duplicate=True)
    hands = [play_hand(table, number) for number in range(6)]
    assert [hand.state.holes for hand in hands[:3]] == [hands[0].state.holes] * 3
    assert hands[3].state.holes != hands[0].state.holes
    assert [hand.state.button for hand in hands] == [0, 0, 0, 1, 1, 1]
    assert [[table.player_in(seat, number) for seat in range(3)] for number in range(4)] == [
        [0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2],
    ]  # fmt: skip
    tallies = simulate(table).tallies
    assert [tally.deals for tally in tallies] == [2, 2, 2]
    for player, tally in enumerate(tallies):
        nets = [hands[number].state.stacks[(player - number) % 3] - 500 for number in range(6)]
        assert tally.chips == sum(nets)
        assert tally.squares == sum(nets[:3]) ** 2 + sum(nets[3:]) ** 2


def test_in_duplicate_the_same_play_comes_out_even():
    table = replace(simulation(players=("lag",) * 4, hands=4), duplicate=True)
    assert [tally.chips for tally in simulate(table).tallies] == [0] * 4


def test_a_duplicate_table_is_of_whole_deals(monkeypatch):
    monkeypatch.setattr(simulate_module, "TABLES_AT_ONCE", 1)
    table = replace(simulation(players=("random",) * 3, hands=402), duplicate=True)
    assert table.hands_a_table == 198
    monkeypatch.setattr(simulation_module, "HANDS_A_TABLE", 20)
    heard: list[int] = []
    simulate(replace(table, hands=42), progress=heard.append)
    assert heard == [18, 36, 42]


def test_progress_ends_with_all_hands(monkeypatch):
    monkeypatch.setattr(simulate_module, "TABLES_AT_ONCE", 1)
    assert simulation().hands_a_table == 200
    monkeypatch.setattr(simulation_module, "HANDS_A_TABLE", 20)
    heard: list[int] = []
    simulate(simulation(players=("random", "random"), hands=41), progress=heard.append)
    assert heard == [20, 40, 41]


def test_tally_in_units():
    tally = Tally(hands=4, chips=40)
    assert tally.per_100(20) == 50
    assert Tally(hands=2, deals=2, chips=0, squares=200).stderr(1) == pytest.approx(100 * (200 / 1 / 2) ** 0.5)
    assert Tally(hands=1, deals=1, chips=5, squares=25).stderr(1) is None
    assert Tally(hands=6, deals=2, chips=0, squares=200).stderr(1) == pytest.approx(100 * (200 / 1 / 2) ** 0.5 / 3)


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        ({"players": ("tag", "shark")}, "'shark': expected one of tag, rock"),
        ({"players": ("tag",)}, "1 player: holdem is played by 2 to 9"),
        ({"players": ("tag",) * 10}, "10 players: holdem is played by 2 to 9"),
        ({"hands": 0}, "hands 0"),
        ({"stack": 0}, "stack 0"),
        ({"duplicate": True}, "hands 10: duplicate play needs a multiple of the 6"),
        ({"move_time_s": 0}, "time per move 0"),
    ],
)
def test_what_cannot_be_played_is_refused(entry, error):
    with pytest.raises(ValueError, match=error):
        replace(simulation(), **entry)


def test_no_jobs_are_refused():
    with pytest.raises(InvalidSimulation, match="jobs 0"):
        simulate(simulation(), jobs=0)


def test_each_table_begins_with_no_memory_and_learns_as_it_goes_on(monkeypatch):
    heard: list[tuple[int, int]] = []
    played = simulated_tables.play_side_by_side

    def play_side_by_side(simulation, tables):
        heard.extend((numbers[0], sum(habits.hands for habits in memory)) for numbers, memory in tables)
        return played(simulation, tables)

    monkeypatch.setattr(simulated_tables, "play_side_by_side", play_side_by_side)
    monkeypatch.setattr(simulation_module, "HANDS_A_TABLE", 6)
    monkeypatch.setattr(simulation_module, "LEARNS_EVERY", 2)
    whole = replace(simulation(players=("tag", "tag", "random"), hands=12, seed=2), duplicate=True)
    first = simulate(whole)
    assert [number for number, _ in heard] == [0, 6, 2, 8, 4, 10], "two tables side by side"
    assert [bool(hands) for _, hands in heard] == [False, False, True, True, True, True]
    tables = [simulated_tables.play_tables(whole, [start], record=False) for start in (6, 0)]
    assert sum(table.tallies[0].chips for table in tables) == first.tallies[0].chips, "in any order"


@pytest.mark.parametrize(
    ("players", "at_once"),
    [
        pytest.param(("loose:beginner", "maniac:beginner", "random"), "TABLES_AT_ONCE", marks=pytest.mark.long),
        (("tag", "station:beginner", "lag:expert"), "LEARNING_TABLES_AT_ONCE"),
        (("tag", "station:beginner", "lag"), "COLUMN_TABLES_AT_ONCE"),
    ],
)
@pytest.mark.parametrize(
    ("hands", "a_table", "learns_every", "side_by_side"),
    [(5, 2, 1, (1, 3)), pytest.param(30, 9, 4, (1, 3, 5), marks=pytest.mark.long)],
)
def test_the_result_does_not_depend_on_how_many_tables_are_played_side_by_side(
    players, at_once, monkeypatch, hands, a_table, learns_every, side_by_side
):
    monkeypatch.setattr(simulation_module, "HANDS_A_TABLE", a_table)
    monkeypatch.setattr(simulation_module, "LEARNS_EVERY", learns_every)
    whole = simulation(players=players, hands=hands, seed=6)
    results = []
    for tables in side_by_side:
        monkeypatch.setattr(simulate_module, at_once, tables)
        records: list[HandRecord] = []
        heard: list[int] = []
        result = simulate(whole, keep=records.extend, progress=heard.append)
        assert heard[0] == min(hands, a_table * tables) and heard[-1] == hands
        results.append((result.tallies, records))
    assert all(result == results[0] for result in results)


MIXED_GAMES = listed("mix:holdem/fixed,omaha8/fixed,stud8/fixed").at_stakes(2, 4, hands_each=2)


def test_a_mix_goes_round_as_at_a_table_and_does_not_depend_on_the_work_being_shared():
    table = Simulation(game=MIXED_GAMES, players=("tag:beginner",) * 3, hands=14, seed=2, stack=100)
    records: list[HandRecord] = []
    simulate(table, keep=records.extend)
    keys = [record.game.variant.key for record in records]
    assert (
        keys
        == ["holdem"] * 2
        + ["omaha8"] * 2
        + ["stud8"] * 2
        + ["holdem"] * 2
        + ["omaha8"] * 2
        + ["stud8"] * 2
        + ["holdem"] * 2
    )
    alone_played = [play_hand(table, number) for number in (1, 5, 12)]
    assert [hand.events for hand in alone_played] == [list(records[number].events) for number in (1, 5, 12)]


def test_in_duplicate_each_deal_is_one_hand_of_the_mix():
    table = Simulation(game=MIXED_GAMES, players=("tag:beginner",) * 3, hands=18, seed=2, stack=100, duplicate=True)
    assert [table.game_of(number).variant.key for number in (0, 5, 6, 11, 12, 17)] == [
        "holdem", "holdem", "omaha8", "omaha8", "stud8", "stud8",
    ]  # fmt: skip
