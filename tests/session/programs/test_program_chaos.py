"""Programs that do whatever comes to mind: chips are conserved, and no late answer meets a later question.

The 10,000 hands are a long run: a program that is late, silent, floods, lies and now and then dies, at fifty tables
(450 s on a busy machine, most of it waiting for what does not come).
"""

import json
import random
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pokertable.model.hand.events import Raised
from pokertable.session.programs.program import MOST_FAULTS
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulation import Simulation
from tests.examples import examples
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8

MOVE_TIME_S = 0.12
BODY = """
import json, os, sys, time
PLAN, LATE_S = json.loads(sys.argv[1]), float(sys.argv[2])
RAISE = json.dumps({"do": "raise", "to": 40})
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "Chaos"}), flush=True)
    if message["type"] != "act":
        continue
    do, asked = PLAN[asked % len(PLAN)], asked + 1
    fair = json.dumps({"do": "bring-in" if message["legal"]["bring_in"] is not None else "call"})
    if do == "fair": print(fair, flush=True)
    elif do == "late":
        time.sleep(LATE_S)
        print(RAISE, flush=True)
    elif do == "flood":
        sys.stdout.write(fair + "\\n" + "{}\\n" * 40)
        sys.stdout.flush()
    elif do == "die": os._exit(3)
    elif do != "silent": print(do, flush=True)
"""


@pytest.fixture(scope="module")
def chaos(tmp_path_factory):
    file = tmp_path_factory.mktemp("chaos") / "chaos.py"
    file.write_text(BODY)

    def named(plan):
        text = json.dumps(plan).replace("'", "\\u0027")
        return f"program:'{sys.executable}' -I -S '{file}' '{text}' {1.6 * MOVE_TIME_S}"

    return named


def played(game, program, hands, others=("station:beginner",), seed=1):
    """The result of a simulation, after a look at each of its hands."""
    simulation = Simulation(
        game=game, players=(program, *others), hands=hands, seed=seed, stack=400, move_time_s=MOVE_TIME_S
    )
    counted = 0

    def look(records):
        nonlocal counted
        for record in records:
            counted += 1
            assert sum(record.final_stacks) == 400 * len(simulation.players), "chips are conserved"
            raises = [event for event in record.events if isinstance(event, Raised) and event.seat == 0]
            assert not raises, "the program raises only where it is late: nobody asked then"

    result = simulate(simulation, keep=look)
    assert counted == hands
    assert sum(tally.chips for tally in result.tallies) == 0
    return result


junk = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_characters="\r\n\x00'"), max_size=30),
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["do", "to", "x"]), inner),
        max_leaves=6,
    ).map(lambda value: json.dumps(value).replace("'", "")),
).filter(lambda text: text not in ("fair", "late", "flood", "die", "silent") and '"raise"' not in text)
plans = st.lists(
    st.one_of(st.sampled_from(["fair", "fair", "fair", "late", "silent", "flood", "die"]), junk), min_size=1, max_size=8
)


@settings(parent=examples(5), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(plan=plans, game=st.sampled_from([HOLDEM, OMAHA8, STUD8]))
def test_whatever_it_does_the_table_goes_on_and_keeps_its_chips(chaos, plan, game):
    result = played(game, chaos(plan), hands=4)
    tally = result.tallies[0]
    assert tally.faults <= MOST_FAULTS
    assert (tally.first_fault is None) == (tally.faults == 0)


@pytest.mark.long
@pytest.mark.parametrize("game", [STUD8, HOLDEM], ids=lambda game: game.variant.key)
def test_a_late_answer_never_meets_a_later_question(chaos, game):
    """It is late, then fair, again and again: what it said late would be a raise."""
    tally = played(game, chaos(["late", "fair", "fair"]), hands=5).tallies[0]
    assert tally.faults >= 2 and "no answer within" in str(tally.first_fault)


@pytest.mark.long
def test_ten_thousand_hands_conserve_chips(chaos):
    rng = random.Random(5)
    plan = [rng.choices(["late", "silent", "flood", "nonsense", "{}", "die", "fair"], [2, 1, 9, 3, 3, 0.3, 900])[0]
            for _ in range(997)]  # fmt: skip
    tally = played(HOLDEM, chaos(plan), hands=10_000).tallies[0]
    assert tally.hands == 10_000 and tally.faults > 100
