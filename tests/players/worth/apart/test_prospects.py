"""What hands of stud at many tables expect from rivals who may hold anything is what each expects alone."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.players.worth import stud
from pokertable.players.worth.apart.prospects import Dealt, in_order
from pokertable.players.worth.prospects import STRONG
from pokertable.players.worth.variants import variant_number
from tests.games import one_of
from tests.players.worth.apart.tables import SEATS, STREETS, STUD, in_play, stud_tables


def test_strengths_in_order_know_where_each_was():
    made = np.random.default_rng(1).integers(0, 40, (5, 30)).astype(np.int16)
    ordered, back = in_order(made)
    assert (np.diff(ordered, axis=1) >= 0).all()
    assert (np.take_along_axis(ordered, back, axis=1) == made).all()


@pytest.mark.parametrize(("key", "street"), one_of(4, [(key, street) for key in STUD for street in STREETS]))
def test_hands_expect_what_each_does_alone(key, street):
    tables = stud_tables(key, street)
    rng = np.random.default_rng(street)
    hands = np.arange(len(tables.places))
    rivals = np.zeros((len(hands), SEATS), np.bool_)
    counts = np.round(rng.random((len(hands), SEATS)) * 2, 1)
    for hand, (table, place) in enumerate(tables.places):
        rivals[hand, [seat for seat in in_play(tables.spots[table]) if seat != place]] = True
    shares, strong = Dealt(tables.seated).expected(hands, rivals, counts)
    for hand in hands.tolist():
        variant, spot, _, place = tables.here(hand)
        number, here = variant_number(variant), slice(hand, hand + 1)
        in_play_now = [seat for seat, ups in enumerate(spot.showing) if len(ups) == tables.seated.ups.shape[1]]
        showing = stud.Table(tuple([spot.showing[seat] for seat in in_play_now]), spot.dead)
        own = stud.Own(
            tables.seated.downs[here], tables.seated.ups[here], spot.dead, stud.rivals_showing(number, showing)
        )
        outcomes = stud.own_outcomes(number, own, tables.seated.to_come)
        others = np.flatnonzero(rivals[hand])
        who = [in_play_now.index(seat) for seat in others.tolist()]
        assert shares[hand] == pytest.approx(outcomes.expected(who, counts[hand, others])[0], rel=1e-12)
        assert strong[hand] == outcomes.often(who, counts[hand, others], STRONG)[0]
