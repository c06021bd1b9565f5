"""Decisions graded by hand before the review was run on them: none is graded two steps off.

Those of `graded.toml` were looked at while the review was made, those of `held_out.toml` and `held_out_2.toml` later.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.explain.why import sentence
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import Weighing
from tests.training.weigh.spots import HEADS_UP


def read(name: str) -> list[dict[str, Any]]:
    """The spots of a file."""
    found: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))["spot"]
    return found


SPOTS: Final = read("graded.toml")
HELD_OUT: Final = [*read("held_out.toml"), *read("held_out_2.toml")]
STEPS: Final = {Severity.BEST: 0, Severity.FINE: 0, Severity.INACCURACY: 1, Severity.MISTAKE: 2, Severity.BLUNDER: 3}
"""The step of a severity; best and fine are one."""
DEALS: Final = 150
QUICK: Final = (
    "nut flush folded to a pot bet on the river",
    "missed draw, seven high, calls a pot bet on the river",
    "six-four low folded on seventh street against a high board",
    "missed low calls half the pot on a board without a low",
)
"""Spots that are exact, or nearly."""
FIXED: Final = {"variant": "FT", "blinds_or_straddles": [1, 2], "small_bet": 2, "big_bet": 4}


def weighed(spot: dict[str, Any], *, deals: int = DEALS, seed: int = 1, opponents: str = "tag") -> Verdict:
    """The verdict on a spot's last decision, against tags unless others are named."""
    seats, own = spot["seats"], spot["hand"]
    table = FIXED if spot["game"] == "fixed holdem" else HEADS_UP[spot["game"]]
    is_stud = "bring_in" in table
    dealt = [f"d dh p{seat} {own if seat == spot['hero'] else '?' * len(own)}" for seat in range(1, seats + 1)]
    blinds = [0] * seats if is_stud else [1, 2, *[0] * (seats - 2)]
    hand = {
        **table,
        "antes": [int(is_stud)] * seats,
        "blinds_or_straddles": blinds,
        "starting_stacks": [spot.get("stack", 200)] * seats,
        "actions": [*(dealt if own else []), *spot["actions"].split(", ")],
    }
    played = replay(parse_hand(hand))
    seat = played.phh.seat(spot["hero"] - 1)
    policies = [policy_of(opponents)] * seats
    reader = Reader(dict(enumerate(policies)), seed)
    *before, moment = moments(seen_hand(played.events, seat))
    for each in before:
        reader.at(each)
    weighing = Weighing(moment, reader, policies, seed=seed, samples=deals)
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


def off(spot: dict[str, Any], verdict: Verdict) -> int | None:
    """By how many steps the review is off; None: it does not decide."""
    found = verdict.so_far
    print(
        f"{spot['name']}: {spot['grade']}; {'undecided' if found is None else found.value}, lost "
        f"{100 * verdict.part_lost:.1f}% ± {100 * verdict.loss_stderr / verdict.stake:.1f}: {sentence(verdict)}"
    )
    return None if found is None else abs(STEPS[found] - STEPS[Severity(spot["grade"])])


def expected(spot: dict[str, Any]) -> Any:
    """A spot as a parameter: one of which it is said why the review is off must be off."""
    marks = [pytest.mark.xfail(reason=spot["off"], strict=True)] if "off" in spot else []
    return pytest.param(spot, id=spot["name"], marks=marks)


@pytest.mark.parametrize("name", QUICK)
def test_a_spot_whose_answer_is_plain_is_not_two_steps_off(name: str) -> None:
    (spot,) = [each for each in SPOTS if each["name"] == name]
    found = off(spot, weighed(spot, deals=48))
    assert found is not None and found < 2


@pytest.mark.long
@pytest.mark.parametrize("spot", [expected(each) for each in [*SPOTS, *HELD_OUT]])
def test_no_spot_is_two_steps_off(spot: dict[str, Any]) -> None:
    found = off(spot, weighed(spot))
    assert found is None or found < 2


def test_there_are_sixty_spots_over_the_main_games() -> None:
    games = {each["game"] for each in SPOTS}
    assert len(SPOTS) >= 60 and len({each["name"] for each in SPOTS}) == len(SPOTS)
    assert games >= {"holdem", "fixed holdem", "omaha", "omaha8", "stud8", "triple27", "badugi", "single27"}
    assert all(each["why"] for each in [*SPOTS, *HELD_OUT])
    assert len(HELD_OUT) >= 70 and not {each["name"] for each in SPOTS} & {each["name"] for each in HELD_OUT}
