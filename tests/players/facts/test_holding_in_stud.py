"""What hands of stud at many tables are by name is what each is at its table alone."""

from itertools import combinations

import numpy as np
import pytest

from pokertable.model.cards import NINE, SIX
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.upcards import showing_rank
from pokertable.players.facts.holding import at_table
from pokertable.players.facts.holding_in_stud import HoldingInStud
from pokertable.players.seen.bets import Bets
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.features import HandFeatures
from tests.analysis.oracle import high
from tests.games import one_of
from tests.players.worth.apart.tables import STREETS, STUD, a_table, stud_tables

FIVE = CATALOGUE["fivestud"]

OF_LIVE_CARDS = ("pair", "for_trips", "for_pairs", "suited", "for_a_flush", "for_a_straight", "lows")


def features(held: HoldingInStud, shares: list[str]) -> list[np.ndarray]:
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
    tables = stud_tables(key, street, count=20)
    turns = np.array([tables.seated.of[table, spot.legal.seat] for table, spot in enumerate(tables.spots)])
    rivals = np.zeros(tables.seated.of.shape, np.bool_)
    for table, spot in enumerate(tables.spots):
        rivals[table, [rival.seat for rival in spot.rivals]] = True
    here = HoldingInStud.of_all(tables.seated).at(turns, rivals)
    assert len(here) == len(turns)
    shares = [share.name for share in tables.seated.variant.shares]
    named = features(here, shares)
    for at, (seat, spot) in enumerate(zip(turns.tolist(), tables.spots, strict=True)):
        alone = at_table(spot, tables.seated.downs[seat : seat + 1])
        assert [each[at] for each in named] == [each[0] for each in features(alone, shares)]
        for name in OF_LIVE_CARDS:
            assert getattr(here.live, name)[at] == getattr(alone.live, name)[0], name
        assert here.locked_low[at] == alone.locked_low[0]


def test_a_low_is_locked_where_no_rival_can_have_a_better_one():
    tables = stud_tables("stud8", 4, count=200)
    turns = np.array([tables.seated.of[table, spot.legal.seat] for table, spot in enumerate(tables.spots)])
    nobody, everybody = np.zeros(tables.seated.of.shape, np.bool_), tables.seated.of >= 0
    everybody[np.arange(len(turns)), [spot.legal.seat for spot in tables.spots]] = False
    whole = HoldingInStud.of_all(tables.seated)
    against_all = whole.at(turns, everybody).locked_low
    against_none = whole.at(turns, nobody).locked_low
    assert against_none.sum() > against_all.sum() > 0
    assert (against_none | ~against_all).all()


@pytest.mark.parametrize("street", one_of(2, list(STREETS)))
def test_what_one_sees_in_ones_cards_is_the_same_whoever_looks(street):
    """By the turn alone, of one and of many, as by the holding; dead cards are those that others show."""
    tables = stud_tables("stud8", street, count=60)
    bets = Bets([hand.state for hand in tables.hands], np.arange(60))
    ups = np.concatenate([spot.ups for spot in tables.spots])
    turns = np.array([tables.seated.of[table, spot.legal.seat] for table, spot in enumerate(tables.spots)])
    cards = tables.seated.downs[turns]
    rows = HandFeatures.at(Spots(bets, Told(bets), np.arange(60), ups), cards)
    live = rows.live_low().tolist()
    for row, (spot, own) in enumerate(zip(tables.spots, cards, strict=True)):
        alone = HandFeatures.at(spot, own[None])
        held = at_table(spot, own[None]).features
        for each in (alone, held):
            assert each.live_low()[0] == live[row] and each.pair()[0] == rows.pair()[row]
            assert sorted(each.hands[0].tolist()) == sorted(rows.hands[row].tolist())
    assert street == 0 or len({*live}) == 2


@pytest.mark.parametrize("street", [1, 3])
def test_where_every_card_plays_a_board_beats_and_a_hand_is_locked_card_by_card(street):
    beaten = locked = False
    for seed in range(24):
        hand = a_table("fivestud", street, seed)
        if seed % 3:
            hand.act(CheckCall())  # who shows most has acted
        spot = Spot.of(hand.observe(None))
        own = [card for card in range(52) if card not in spot.dead]
        held = at_table(spot, np.array(own, np.uint8)[:, None])
        mine = spot.showing[spot.legal.seat]
        theirs = [spot.showing[rival.seat] for rival in spot.rivals]
        for at, card in enumerate(own[::7]):
            whole = [*mine, card]
            best = max(showing_rank(four) for four in combinations(whole, min(4, len(whole))))
            assert held.beaten_in_sight[7 * at] == any(showing_rank(ups) > best for ups in theirs)
            if street == 3:
                rest = [each for each in own if each != card]
                can_win = any(
                    high(FIVE, [*ups, below], []) > high(FIVE, whole, []) for ups in theirs for below in [*rest, card]
                )
                assert held.locked_high[7 * at] == (not can_win)
        beaten |= bool(held.beaten_in_sight.any())
        locked |= bool(held.locked_high.any())
    assert beaten and locked == (street == 3)
