"""The sets that stand for what seats of many tables can hold are those of each table's scene."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.players.ranges.presumed import in_order
from pokertable.players.worth.apart.samples import Samples
from pokertable.players.worth.rivals import AWAY
from tests.games import one_of
from tests.players.worth.apart.tables import STREETS, STUD, stud_tables

EVERYWHERE = one_of(4, [(key, street) for key in STUD for street in STREETS])


@pytest.mark.parametrize(("key", "street"), EVERYWHERE)
def test_they_are_the_sets_of_the_scene_in_its_order(key, street):
    tables = stud_tables(key, street)
    samples = Samples(tables.seated)
    seats = np.arange(len(tables.places))
    live, expected = samples.live(seats), samples.expected(seats)
    assert samples.most == max(len(scene.live(0)) for scene in tables.scenes)
    for seat in seats.tolist():
        _, _, scene, place = tables.here(seat)
        sets = len(scene.live(place))
        assert (live[seat, :sets] == scene.live(place)).all() and not live[seat, sets:].any()
        assert (in_order(expected[seat, :sets]) == scene.ordered(place).order).all()
        assert (expected[seat, sets:] < 0).all()


@pytest.mark.parametrize(("key", "street"), EVERYWHERE)
def test_a_ladder_has_what_the_scene_says_that_a_rival_makes(key, street):
    tables = stud_tables(key, street)
    for seat, ladders in enumerate(Samples(tables.seated).ladders(np.arange(len(tables.places)))):
        _, spot, scene, place = tables.here(seat)
        row = [at for at, ups in enumerate(spot.showing) if len(ups) == tables.seated.ups.shape[1]].index(place)
        for ladder, rivals in zip(ladders, scene.rivals, strict=True):
            there = np.sort(rivals.sample[row][rivals.sample[row] != AWAY])
            assert (ladder.strengths == there).all()
            most = int(there.max(initial=0)) + 1
            assert (ladder.below(most) == there.searchsorted(np.arange(most + 1))).all()


@pytest.mark.parametrize(("key", "street"), EVERYWHERE)
def test_who_may_yet_win_is_who_calls_in_the_scene(key, street):
    tables = stud_tables(key, street)
    pairs = [
        (seat, other)
        for seat, (table, _) in enumerate(tables.places)
        for other, (its_table, _) in enumerate(tables.places)
        if table == its_table and seat != other
    ]
    seats, against = np.array(pairs).T
    able = Samples(tables.seated).able(seats, against)
    some = 0
    for found, (seat, other) in zip(able, pairs, strict=True):
        _, _, scene, place = tables.here(seat)
        held = scene.believed(place, None, 1.0)
        calls = scene.callers(place, held, 2.0, tables.places[other][1], 0.0).weights > 0
        found = (found[: len(calls)] > 0) & scene.live(place)
        assert (found == calls).all() or not found.any()
        some += not found.all()
    assert some
