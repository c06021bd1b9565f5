"""Who goes out in one hand, and what is paid (resources/rules/tournaments.md#going-out)."""

import pytest

from pokertable.session.tournament.places import Out, placed, ranked
from pokertable.session.tournament.prizes import FIELDS, InvalidField, prizes, shared


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("entry", [1, 7, 33, 100])
def test_prizes_sum_to_the_pool_and_never_rise(field, entry):
    paid = prizes(field, entry)
    assert sum(paid) == field * entry
    assert list(paid) == sorted(paid, reverse=True)


def test_prizes_of_the_fields():
    assert prizes(2, 100) == (200,)
    assert prizes(6, 100) == (390, 210)
    assert prizes(9, 100) == (450, 270, 180)
    assert prizes(18, 100) == (720, 540, 360, 180)
    assert len(prizes(27, 100)) == 5
    assert len(prizes(45, 100)) == 7


def test_odd_points_go_up():
    assert prizes(3, 1) == (2, 1)
    assert prizes(9, 1) == (5, 3, 1)
    assert shared((5, 2), 2) == (4, 3)


@pytest.mark.parametrize("field", [0, 1, 10, 17, 46])
def test_other_fields_are_named(field):
    with pytest.raises(InvalidField, match=f"field {field}"):
        prizes(field, 100)


def test_the_larger_stack_before_the_hand_has_the_better_place():
    groups = ranked([[4, 2]], {0: 900, 2: 300, 4: 200}, hand_for_hand=False)
    assert groups == [[2], [4]]
    assert placed(groups, 2, (300, 200, 100), 9) == [Out(2, 3, 100, 9), Out(4, 4, 0, 9)]


def test_equal_stacks_share_place_and_prize():
    groups = ranked([[4, 2]], {2: 300, 4: 300}, hand_for_hand=False)
    assert placed(groups, 1, (300, 200, 101), 9) == [Out(2, 2, 151, 9), Out(4, 2, 150, 9)]


def test_hand_for_hand_players_out_at_different_tables_share():
    before = {1: 50, 2: 700, 3: 60, 4: 10}
    assert ranked([[1], [2]], before, hand_for_hand=True) == [[1, 2]]
    assert ranked([[1, 4], [2]], before, hand_for_hand=True) == [[1, 2], [4]]
    assert ranked([[1], [2]], before, hand_for_hand=False) == [[2], [1]]


def test_nobody_out_has_no_place():
    assert placed(ranked([[], []], {}, hand_for_hand=True), 5, (10,), 3) == []
