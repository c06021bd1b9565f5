"""Prizes by ICM against all orders of finishing, and what must hold for any field."""

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.analysis.icm import InvalidPrizes, places, prize_of, prizes_expected


def by_all_orders(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """Each order of the paid places, by the chances that follow from the stacks left."""
    expected = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks)), len(prizes)):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=True):
            expected[player] += chance * prize
    return expected


fields = st.lists(st.integers(1, 100_000), min_size=1, max_size=6).flatmap(
    lambda stacks: st.tuples(
        st.just(stacks),
        st.lists(st.integers(0, 100), min_size=1, max_size=len(stacks)).map(lambda all_: sorted(all_, reverse=True)),
    )
)


@given(fields)
def test_prizes_are_those_of_all_orders(field):
    stacks, prizes = field
    found = prizes_expected(stacks, prizes)
    for exact, prize in zip(by_all_orders(stacks, prizes), found.tolist(), strict=True):
        assert prize == pytest.approx(float(exact), rel=0, abs=1e-12 * max(1, prizes[0]))


@given(fields, st.data())
def test_the_prize_of_one_player_is_the_same_over_many_distributions(field, data):
    stacks, prizes = field
    player = data.draw(st.integers(0, len(stacks) - 1))
    rows = np.array([stacks, [*stacks[:player], stacks[player] * 3, *stacks[player + 1 :]]], np.int64)
    found = prize_of(rows, prizes, player)
    for row, prize in zip(rows.tolist(), found.tolist(), strict=True):
        assert prize == pytest.approx(prizes_expected(row, prizes)[player], rel=0, abs=1e-11 * max(1, prizes[0]))


def test_who_is_out_has_the_prize_of_the_place_after_those_still_in():
    rows = np.array([[0, 500, 500, 0], [0, 1000, 0, 0], [0, 1, 2, 3], [400, 600, 0, 0]], np.int64)
    found = prize_of(rows, [50, 30, 20], 0).tolist()
    assert found[:3] == [20, 30, 0]
    assert found[3] == pytest.approx(0.4 * 50 + 0.6 * 30, abs=1e-12)


def test_seven_players_with_very_different_stacks():
    stacks, prizes = [1, 10, 500, 500, 3_000, 40_000, 123_456], [50, 30, 20]
    exact = [float(prize) for prize in by_all_orders(stacks, prizes)]
    assert prizes_expected(stacks, prizes).tolist() == pytest.approx(exact, abs=1e-12)


def test_places_of_a_large_field_are_certain_and_taken_once():
    chances = places([1500 + 37 * player for player in range(45)])
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-11)
    assert chances.sum(axis=0) == pytest.approx(1, abs=1e-11)


def test_the_win_is_the_share_of_the_chips():
    assert places([5000, 3000, 2000])[:, 0].tolist() == pytest.approx([0.5, 0.3, 0.2], abs=1e-14)


@pytest.mark.parametrize(
    ("stacks", "prizes", "named"),
    [
        ([], [], "0 stacks"),
        ([5, 0], [1], "stack 0"),
        ([5, float("inf")], [1], "stack inf"),
        ([5, 5], [1, 1, 1], "3 prizes"),
        ([5, 5], [], "0 prizes"),
        ([5, 5], [1, 2], "prize 2"),
        ([5, 5], [-1], "prize -1"),
        ([5, 1e-13], [1], "stack 1e-13"),
    ],
)
def test_what_is_no_tournament_is_named(stacks, prizes, named):
    with pytest.raises(InvalidPrizes, match=named):
        prizes_expected(stacks, prizes)
