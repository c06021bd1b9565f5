"""The table in words, as a screen reader reads it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from pokertable.views.felt.table_text import table_text
from pokertable.views.kit.translate import number
from tests.rules.table import deal, flop_game, play

GAME = flop_game("holdem", "none", 5, 10)


@pytest.mark.parametrize(
    ("stacks", "acts", "pots"),
    [
        ([20, 200, 200, 200], "2r50 3c 0c 1c", ["Main pot: 80", "Side pot: 90"]),
        ([20, 30, 200, 200], "2r50 3c 0c 1c", ["Main pot: 80", "Side pot 1: 30", "Side pot 2: 40"]),
    ],
)
def test_side_pots_are_numbered_only_where_there_are_several(
    qapp: QApplication, stacks: list[int], acts: str, pots: list[str]
) -> None:
    said = table_text(play(deal(GAME, stacks), acts).observe(3), ["Ann", "Ben", "Cy", "You"], 3, number).splitlines()
    assert [line for line in said if line.startswith(("Main pot", "Side pot"))] == pots


@pytest.mark.parametrize(("you", "said"), [(3, "call 10"), (None, "calls 10")])
def test_the_seat_and_not_its_name_is_told_in_the_second_person(qapp: QApplication, you: int | None, said: str) -> None:
    """An opponent called "You" was told "call 10" too."""
    seen = play(deal(GAME, [200] * 4), "2c 3c").observe(3)
    told = table_text(seen, ["Ann", "Ben", "You", "You"], 3, number, you=you).splitlines()
    mine, other = [line.split("; ") for line in told if "10 bet" in line and "call" in line]
    assert (mine[3], other[3]) == (said, "calls 10")
