"""A spot at other stakes: each choice is as large a part of the stacks as it was when it was counted."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import pytest

from pokertable.model.hand.actions import RaiseTo
from pokertable.model.resources import root
from pokertable.training.decide import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.stakes import at_other_stakes
from tests.games import few


def stack(spot: DecideSpot) -> int:
    found = re.search(r"starting_stacks = \[(\d+)", spot.phh)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("one_in", few(3, 1))
@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha8"])
def test_no_choice_is_another_size_than_was_counted(game: str, one_in: int) -> None:
    """Of stacks in tens a raise to 58 became one to 5, with the value of the 58."""
    spots = bank.read((root() / bank.FOLDER / f"{game}.jsonl").read_text(encoding="utf-8"))[::one_in]
    moved = 0
    for at, stored in enumerate(spots):
        spot = DecideSpot.from_json(stored)
        again = at_other_stakes(spot, random.Random(at))
        ratio = Fraction(stack(again), stack(spot))
        moved += ratio != 1
        for was, now in zip(spot.choices, again.choices, strict=True):
            assert not isinstance(was, RaiseTo) or (isinstance(now, RaiseTo) and now.amount == was.amount * ratio)
        assert again.values.means == pytest.approx([float(ratio) * mean for mean in spot.values.means])
    assert moved > len(spots) / 2
