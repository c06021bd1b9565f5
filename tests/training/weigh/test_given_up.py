"""Choices that are played no more while time counts: what is far behind, and sizes of a raise sooner."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.players.opponents.personas import policy_of
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.weighing import Weighing
from tests.narrow import known
from tests.training.weigh.spots import played
from tests.training.weigh.test_samples import moments_of

CHECKED = ["d dh p1 AhKc", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Kd8s3c", "p1 cc"]


@pytest.mark.parametrize("thorough", [False, True])
def test_another_size_of_a_raise_is_given_up_sooner_than_another_choice(thorough: bool) -> None:
    """Three sizes of a bet took three parts of four of the time; the values that are kept are counted of all."""
    *_, moment = moments_of(played("holdem", CHECKED, 200))
    assert len(moment.choices) == 4
    policies = [policy_of("tag")] * 2
    weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, seconds=0.01, thorough=thorough)
    weighing.play()
    playing = weighing._playing
    now = known(playing.measured())
    behind = (Known(2.5, 1.0), Known(2.5, 1.0), Known(0.0, 0.0), Known(1.5, 1.0))
    found: Measured = replace(now, best=2, behind=behind)
    playing._moment = replace(moment, taken=moment.choices[3])  # else the check is not given up in any case
    playing._measured = lambda *_: found  # type: ignore[method-assign]
    playing.deals = 300
    playing._every_choice = False
    playing._give_up()
    assert playing._given_up == (set() if thorough else {1})
    playing._measured = lambda *_: replace(found, behind=(Known(9.0, 1.0), *behind[1:]))  # type: ignore[method-assign]
    playing._give_up()
    assert 0 in playing._given_up
