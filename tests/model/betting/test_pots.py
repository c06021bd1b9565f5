"""Main and side pots from what each player has put in (resources/rules/pots-and-showdown.md#side-pots)."""

from __future__ import annotations

import pytest

from pokertable.model.betting.pots import layered_pots, uncalled


@pytest.mark.parametrize(
    ("put_in", "live", "dead", "pots"),
    [
        ([10, 10], [True, True], 0, [(20, (0, 1))]),
        ([10, 10, 4], [True, True, True], 0, [(12, (0, 1, 2)), (12, (0, 1))]),
        ([10, 10, 4], [True, True, True], 3, [(15, (0, 1, 2)), (12, (0, 1))]),
        ([10, 10, 4], [True, True, False], 0, [(24, (0, 1))]),
        ([4, 4, 10], [True, True, False], 0, [(18, (0, 1))]),
        ([0, 4, 4], [True, True, True], 2, [(2, (0, 1, 2)), (8, (1, 2))]),
        ([0, 4, 4], [True, True, True], 0, [(8, (1, 2))]),
        ([5, 5], [False, False], 0, []),
    ],
    ids=[
        "one", "a short stack", "antes in the main pot", "a folded short stack", "more from who folded",
        "an ante alone", "nothing in", "nobody left",
    ],
)  # fmt: skip
def test_each_level_of_chips_is_a_pot_of_those_who_have_put_it_in(
    put_in: list[int], live: list[bool], dead: int, pots: list[tuple[int, tuple[int, ...]]]
) -> None:
    assert layered_pots(put_in, live, dead) == pots


def test_what_nobody_called_goes_back_to_the_one_who_bet_it() -> None:
    assert uncalled([10, 4, 10], [True] * 3)[1] == 0
    assert uncalled([10, 4, 6], [True] * 3) == (0, 4)
    assert uncalled([10, 4, 6], [False, True, True])[1] == 0
