"""resources/rules/house-rules.md: where the table differs from the rules of the TDA, what it does; and buying in."""

from __future__ import annotations

import re

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import RAZZ, STUD
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import (
    AntesPosted,
    BlindPosted,
    BoardDealt,
    BurnsShuffledIn,
    CardBurned,
    HoleDealt,
    PotAwarded,
)
from pokertable.model.mixes import alone, offer
from pokertable.session.record.table import Seat, Table
from pokertable.session.tournament.structure import structure
from pokertable.session.tournament.tournament import Setup
from pokertable.session.words.rule_book import section

from .table import any_game, check_down, deal, events_of, flop_game, play, stud_game

STUD_GAME = stud_game(10, 20, ante=1, bring_in=3)


def test_pot_limit_after_a_short_blind_counts_the_chips_that_are_there() -> None:
    """resources/rules/house-rules.md#pot-limit-after-a-short-blind"""
    hand = deal(flop_game("omaha", "pot", 100, 200), [1000, 1000, 50, 1000], button=0)
    assert hand.to_act == 3
    told = section("house-rules.md", "pot-limit-after-a-short-blind")
    assert told is not None
    raise_to = hand.bounds().raise_to
    assert raise_to is not None
    assert re.findall(r"2 × 200 \+ (\d+) = (\d+)", told.text) == [(str(hand.state.pot), str(raise_to[1]))]


def test_the_big_blind_ante_goes_in_before_the_blind() -> None:
    """resources/rules/house-rules.md#the-big-blind-ante-comes-first"""
    hand = deal(flop_game("omaha", "pot", 100, 200, big_blind_ante=200), [1000, 1000, 250], button=0)
    assert events_of(hand, AntesPosted) == [AntesPosted((0, 0, 200))]
    assert events_of(hand, BlindPosted)[-1] == BlindPosted(2, 50, 200)


@pytest.mark.parametrize(("button", "first"), [(0, 1), (1, 2), (2, 0)])
def test_of_two_equal_boards_the_one_dealt_first_acts_whatever_its_suits(button: int, first: int) -> None:
    """resources/rules/house-rules.md#up-cards-that-tie"""
    hand = deal(STUD_GAME, [100] * 3, button=button, holes={0: "2c3dKcQc", 1: "2d3hKdQd", 2: "2h3sKsQs"})
    while not hand.state.street:
        play(hand, f"{hand.to_act}{'b' if hand.state.bring_in_due else 'c'}")
    assert hand.to_act == first


def test_who_is_passed_the_bring_in_may_not_fold() -> None:
    """resources/rules/house-rules.md#a-bring-in-that-is-passed-on"""
    hand = deal(STUD_GAME, [100, 1, 100], button=0, holes={0: "9c9dKh", 1: "TcTd2c", 2: "JcJdQh"})
    assert hand.to_act == 2 and not hand.bounds().fold
    with pytest.raises(IllegalAction, match="the bring-in can't fold"):
        hand.act(Fold())


def test_the_last_cards_of_stud_are_counted_without_a_burn() -> None:
    """resources/rules/house-rules.md#the-last-cards-of-stud

    Eight start, one folds on fourth street, two on fifth: five cards are left for five.
    """
    hand = deal(any_game(STUD, Structure.FIXED), [1000] * 8)
    folds = {1: 1, 2: 2}
    while hand.state.street < 4:
        street = hand.state.street
        if folds.get(street):
            folds[street] -= 1
            hand.act(Fold())
        else:
            hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    dealt = sum(len(event.cards) for event in events_of(hand, HoleDealt))
    assert sum(hand.state.live) == 5 and dealt + len(events_of(hand, CardBurned)) == 52
    assert not events_of(hand, BurnsShuffledIn)
    assert not events_of(hand, BoardDealt)


def test_tied_lows_of_stud_the_odd_chip_goes_to_the_lowest_card() -> None:
    """resources/rules/house-rules.md#odd-chips-of-tied-lows

    Both have 7-5-4-3-2, seat 0 the deuce of clubs, seat 1 the seven of spades.
    """
    holes = {0: "2c3d4d5d7dKhKs", 1: "2d3c4c5c7sQhQd", 2: "9c9dTh"}
    hand = deal(any_game(RAZZ, Structure.FIXED), [1000] * 3, holes=holes)
    while not hand.over:
        folds = hand.state.street == 0 and hand.to_act == 2 and not hand.state.bring_in_due
        hand.act(Fold() if folds else BringIn() if hand.state.bring_in_due else CheckCall())
    (won,) = (event.won for event in events_of(hand, PotAwarded))
    assert dict(won)[0] == dict(won)[1] + 1


def test_each_half_of_a_pot_is_shared_by_itself_where_two_tie_both_ways() -> None:
    """resources/rules/house-rules.md#hands-that-tie-both-ways"""
    holes = {0: "Ac2dKdQd", 1: "Ah2sKhQh", 2: "8c8d7h7s"}
    hand = deal(flop_game("omaha8", "pot", 11, 22), [100] * 3, button=1, holes=holes, board="3s4h5d9cTc")
    check_down(play(hand, "1c 2c 0c 2f"))
    told = section("house-rules.md", "hands-that-tie-both-ways")
    assert told is not None
    shares = [dict(event.won) for event in events_of(hand, PotAwarded)]
    assert shares == [{0: 17, 1: 16}, {0: 17, 1: 16}]
    assert re.findall(r"of (\d+) chips one then gets (\d+) and the other (\d+)", told.text) == [("66", "34", "32")]


def test_raises_stay_limited_between_the_last_two_of_a_sit_and_go() -> None:
    """resources/rules/house-rules.md#raises-between-the-last-two"""
    field = Setup(offered=offer("holdem"), betting=Structure.FIXED, structure=structure("standard"), field=2, seed="1")
    hand = deal(field.game_of(1, 1), [1500] * 2, button=0)
    for _ in range(3):
        raise_to = hand.bounds().raise_to
        assert raise_to is not None
        hand.act(RaiseTo(raise_to[0]))
    assert hand.bounds().raise_to is None


def test_whoever_has_lost_everything_buys_in_again_and_the_button_moves_one_seat() -> None:
    """resources/rules/house-rules.md#buying-in, resources/rules/house-rules.md#empty-seats-and-the-button"""
    seats = [Seat("You", None, 200), *(Seat(name, "tag", 200) for name in ("Ann", "Bo", "Cy"))]
    table = Table(alone(flop_game()), seats, buy_in=200, seed=1)
    table.deal()
    before = table.button
    seats[1].stack, seats[2].stack, seats[3].stack = 0, 500, 100
    hand = table.deal()
    assert [seat.stack for seat in seats] == [200, 200, 500, 100]
    assert table.button == (before + 1) % 4 and hand.state.n == 4
    seats[0].stack = 0
    with pytest.raises(ValueError, match="rebuy first"):
        table.deal()
