"""Hands of stud at many tables, held against ranges in one go, come to what each comes to alone in its scene."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.players.worth import stud
from pokertable.players.worth.apart.against_ranges import StudHands
from pokertable.players.worth.apart.prospects import Dealt
from pokertable.players.worth.held import Rivalry
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import Field
from pokertable.players.worth.variants import variant_number
from tests.games import one_of
from tests.players.worth.apart.tables import STREETS, STUD, StudTables, in_play, stud_tables


def rivalry(tables: StudTables, sample: int) -> tuple[Rivalry, list[Field]]:
    """Everybody against all others at its table, with narrow ranges; the first pair's has nothing that can be."""
    rng = np.random.default_rng(sample)
    pairs: list[tuple[int, int, Floats, float]] = []
    fields = []
    for turn in range(len(tables.places)):
        _, spot, scene, place = tables.here(turn)
        rivals = []
        for seat in in_play(spot):
            if seat != place:
                weights = rng.random(len(scene.live(seat))) ** 6 * bool(pairs)
                held, plays = scene.believed(seat, weights, 1.0), rng.random()
                pairs.append((turn, seat, np.pad(held.weights, (0, sample - len(held.weights))), plays))
                rivals.append(scene.rival(seat, held, plays))
        fields.append(Field(rivals))
    return Rivalry(*map(np.array, zip(*pairs, strict=True))), fields


def alone(tables: StudTables, seat: int) -> Outcomes:
    variant, spot, scene, _ = tables.here(seat)
    seated, here = tables.seated, slice(seat, seat + 1)
    own = stud.Own(seated.downs[here], seated.ups[here], spot.dead, scene.rivals)
    return stud.own_outcomes(variant_number(variant), own, seated.to_come)


@pytest.mark.parametrize(("key", "street"), one_of(4, [(key, street) for key in STUD for street in STREETS]))
def test_hands_win_and_expect_what_each_does_alone(key, street):
    tables = stud_tables(key, street)
    hands = StudHands(Dealt(tables.seated))
    against, fields = rivalry(tables, hands.sample)
    seats = np.arange(len(hands))
    assert len(hands) == len(tables.places)
    won = hands.won(seats, against)
    shares, near = hands.mean(seats, won), hands.mean(seats, won[:, : hands.near])
    of_sample = hands.expected_of_sample(seats, against)
    for seat, field in enumerate(fields):
        outcomes = alone(tables, seat)
        futures = outcomes.against(field)[:, 0]
        assert (won[seat, : len(futures)] == futures).all()
        assert shares[seat] == outcomes.expected_against(field)[0]
        assert near[seat] == outcomes.expected_against(field, hands.near)[0]
        _, _, scene, place = tables.here(seat)
        sets = scene.of_sample(place).expected_against(field)
        assert (of_sample[seat, : len(sets)] == sets).all() and not of_sample[seat, len(sets) :].any()


def test_of_who_cannot_win_only_a_part_goes_on_and_everybody_where_nobody_can():
    tables = stud_tables("stud8", 3)
    hands = StudHands(Dealt(tables.seated))
    against, _ = rivalry(tables, hands.sample)
    own = against.turn
    blind = np.full(len(own), 0.25)
    found = hands.able(own, against, blind)
    may_win = hands.able(own, against, np.zeros(len(own)))
    assert (found[0] == 1).all(), "nothing can be held there"
    assert (found[1:] == np.maximum(may_win[1:], 0.25)).all()
    assert {0.0, 1.0} == {*np.unique(may_win).tolist()}
