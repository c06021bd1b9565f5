"""A hundred laid over classes: always a hundred, and every change can be taken back."""

from functools import partial
from random import Random

import pytest

from pokertable.training.reads.hundred import Hundred
from pokertable.training.reads.spread import WHOLE

EVEN = (25, 25, 25, 25)


def test_there_and_back_again_it_lies_as_before() -> None:
    hundred = Hundred((40, 30, 20, 10))
    for value in (80, 95, 100, 60, 40):
        assert hundred.set_to(0, value)
    assert hundred.spread == (40, 30, 20, 10)


def test_a_class_that_is_locked_does_not_give_way() -> None:
    hundred = Hundred(EVEN)
    assert hundred.lock(1) and hundred.set_to(0, 55)
    assert hundred.spread[:2] == (55, 25) and sum(hundred.spread) == WHOLE
    assert not hundred.set_to(1, 5), "nor is it set itself"


def test_what_cannot_be_stays_at_nothing_and_cannot_be_locked() -> None:
    hundred = Hundred(EVEN)
    assert hundred.exclude(frozenset({2}))
    assert hundred.spread[2] == 0 and sum(hundred.spread) == WHOLE
    assert not hundred.lock(2) and not hundred.set_to(2, 50) and not hundred.can_undo
    assert not hundred.exclude(frozenset({2})), "nothing lies there any more"
    assert hundred.begun == hundred.spread, "the player has changed nothing"
    began = hundred.spread
    assert hundred.set_to(0, 50) and hundred.exclude(frozenset({2, 3})) and hundred.begun == began


@pytest.mark.parametrize("seed", range(5))
def test_every_change_is_taken_back(seed: int) -> None:
    rng, hundred = Random(seed), Hundred(EVEN)
    lay = [(hundred.spread, hundred.locked)]
    for _ in range(30):
        at = rng.randrange(4)
        changes = partial(hundred.lock, at), hundred.even_out, partial(hundred.set_to, at, 35)
        if rng.choice(changes)():
            lay.append((hundred.spread, hundred.locked))
        assert sum(hundred.spread) == WHOLE
    for spread, locked in reversed(lay[:-1]):
        assert hundred.undo()
        assert (hundred.spread, hundred.locked) == (spread, locked)
    assert not hundred.undo() and not hundred.can_undo
