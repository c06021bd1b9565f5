"""The dead button, by tables of seats written by hand (resources/rules/tournaments.md#dead-button)."""

from itertools import pairwise

import pytest

from pokertable.session.tournament.button import Positions

# Seats taken in each hand, then button, small blind, big blind of each; an empty seat of button or small blind is dead.
CASES = {
    "nobody out": [("0123", 0, 1, 2), ("0123", 1, 2, 3), ("0123", 2, 3, 0), ("0123", 3, 0, 1), ("0123", 0, 1, 2)],
    "the button is out": [("0123", 0, 1, 2), ("123", 1, 2, 3), ("123", 2, 3, 1)],
    "the small blind is out: dead button": [("0123", 0, 1, 2), ("023", 1, 2, 3), ("023", 2, 3, 0), ("023", 3, 0, 2)],
    "the big blind is out: dead small blind": [
        ("0123", 0, 1, 2),
        ("013", 1, 2, 3),
        ("013", 2, 3, 0),
        ("013", 3, 0, 1),
    ],
    "both blinds are out": [("01234", 0, 1, 2), ("034", 1, 2, 3), ("034", 2, 3, 4), ("034", 3, 4, 0)],
    "the next big blind is out": [("01234", 0, 1, 2), ("0124", 1, 2, 4), ("0124", 2, 4, 0)],
    "button and small blind are out": [("01234", 0, 1, 2), ("234", 1, 2, 3), ("234", 2, 3, 4)],
    "three of six in one hand": [("012345", 0, 1, 2), ("045", 1, 2, 4), ("045", 2, 4, 5), ("045", 4, 5, 0)],
    "over the end of the table": [("0123", 2, 3, 0), ("123", 3, 0, 1), ("123", 0, 1, 2), ("123", 1, 2, 3)],
    "heads-up from the start": [("01", 0, 0, 1), ("01", 1, 1, 0), ("01", 0, 0, 1)],
    "heads-up, the button out": [("012", 0, 1, 2), ("12", 2, 2, 1), ("12", 1, 1, 2)],
    "heads-up, the small blind out": [("012", 0, 1, 2), ("02", 2, 2, 0), ("02", 0, 0, 2)],
    "heads-up, the big blind out": [("012", 0, 1, 2), ("01", 1, 1, 0), ("01", 0, 0, 1)],
    "heads-up after a dead small blind": [("0123", 0, 1, 2), ("013", 1, 2, 3), ("13", 3, 3, 1)],
    "two out to heads-up": [("0123", 0, 1, 2), ("03", 0, 0, 3), ("03", 3, 3, 0)],
    "a player comes between the blinds and waits for nothing": [("024", 0, 2, 4), ("0245", 2, 4, 5), ("0245", 4, 5, 0)],
    "a player sits down at the dead button": [("023", 1, 2, 3), ("0123", 2, 3, 0)],
    "seats far apart": [("058", 0, 5, 8), ("058", 5, 8, 0), ("08", 0, 0, 8)],
}


def seats(text: str) -> set[int]:
    return set(map(int, text))


@pytest.mark.parametrize("hands", CASES.values(), ids=CASES)
def test_button_and_blinds_move_as_written(hands):
    first, *later = hands
    positions = Positions(*first[1:])
    for taken, *expected in later:
        positions = positions.after(seats(taken))
        assert positions == Positions(*expected)


@pytest.mark.parametrize("hands", CASES.values(), ids=CASES)
def test_nobody_has_the_big_blind_twice_running(hands):
    bigs = [big for *_, big in hands]
    assert all(a != b for a, b in pairwise(bigs))


@pytest.mark.parametrize(
    ("taken", "button", "expected"), [("013", 2, 1), ("123", 0, 3), ("0123", 2, 2), ("03", 3, 3), ("28", 5, 2)]
)
def test_before_an_empty_button_the_player_before_it_acts_last(taken, button, expected):
    assert Positions(button, 0, 1).last_to_act(seats(taken)) == expected


@pytest.mark.parametrize(
    ("taken", "positions", "owed"),
    [
        ("0123", (0, 1, 2), (0, 10, 20, 0)),
        ("013", (1, 2, 3), (0, 0, 20)),
        ("023", (1, 2, 3), (0, 10, 20)),
        ("01", (0, 0, 1), (10, 20)),
        ("01", (1, 1, 0), (20, 10)),
    ],
)
def test_nobody_owes_the_blind_of_an_empty_seat(taken, positions, owed):
    assert Positions(*positions).blinds(sorted(seats(taken)), 10, 20) == owed


@pytest.mark.parametrize(("taken", "button", "expected"), [("0123", 1, (1, 2, 3)), ("07", 7, (7, 7, 0))])
def test_the_first_hand(taken, button, expected):
    assert Positions.first(button, seats(taken)) == Positions(*expected)
