"""What hands of stud at many tables are by name is what each is at its table alone."""

import numpy as np
import pytest

from pokertable.model.cards import NINE, SIX
from pokertable.model.ranking.category import Category
from pokertable.players.facts.holding import Holding
from pokertable.players.facts.holding_in_stud import HoldingInStud
from tests.games import one_of
from tests.players.worth.apart.tables import STREETS, STUD, stud_tables

OF_LIVE_CARDS = ("pair", "for_trips", "for_pairs", "suited", "for_a_flush", "for_a_straight", "lows")


def features(held: Holding, shares: list[str]) -> list[np.ndarray]:
    seen = held.features
    found = [seen.pair(), seen.trips(), seen.high(3), seen.ace(), seen.low_to(3, SIX), seen.low_to(4, NINE)]
    found += [seen.suited(3), seen.in_a_row(3)]
    if "low" in shares:
        found += [seen.lows(3), seen.live_low()]
    if "high" in shares:
        found.append(seen.at_least(Category.THREE_OF_A_KIND))
    return found


@pytest.mark.parametrize(("key", "street"), one_of(3, [(key, street) for key in STUD for street in STREETS]))
def test_a_hand_at_one_of_many_tables_is_what_it_is_alone(key, street):
    tables = stud_tables(key, street, count=60)
    turns = np.array([tables.seated.of[table, spot.legal.seat] for table, spot in enumerate(tables.spots)])
    rivals = np.zeros(tables.seated.of.shape, np.bool_)
    for table, spot in enumerate(tables.spots):
        rivals[table, [rival.seat for rival in spot.rivals]] = True
    here = HoldingInStud(tables.seated).at(turns, rivals)
    assert len(here) == len(turns)
    shares = [share.name for share in tables.seated.variant.shares]
    named = features(here, shares)
    for at, (seat, spot) in enumerate(zip(turns.tolist(), tables.spots, strict=True)):
        alone = Holding(spot, tables.seated.downs[seat : seat + 1])
        assert [each[at] for each in named] == [each[0] for each in features(alone, shares)]
        for name in OF_LIVE_CARDS:
            assert getattr(here.live, name)[at] == getattr(alone.live, name)[0], name
        assert here.locked_low[at] == alone.locked_low[0]


def test_a_low_is_locked_where_no_rival_can_have_a_better_one():
    tables = stud_tables("stud8", 4, count=200)
    turns = np.array([tables.seated.of[table, spot.legal.seat] for table, spot in enumerate(tables.spots)])
    nobody, everybody = np.zeros(tables.seated.of.shape, np.bool_), tables.seated.of >= 0
    everybody[np.arange(len(turns)), [spot.legal.seat for spot in tables.spots]] = False
    whole = HoldingInStud(tables.seated)
    against_all = whole.at(turns, everybody).locked_low
    against_none = whole.at(turns, nobody).locked_low
    assert against_none.sum() > against_all.sum() > 0
    assert (against_none | ~against_all).all()
