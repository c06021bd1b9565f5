import random

import numpy as np
import pytest

from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.hands import live_hands, private_hand_masks, private_hands
from pokertable.analysis.ranges import Range
from pokertable.analysis.river import NotOnTheRiver, river_equities
from pokertable.model.cards import parse_cards
from pokertable.model.games import HOLDEM, OMAHA, OMAHA8, STUD8, Variant


@pytest.mark.parametrize("count", [8, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("variant", [HOLDEM, OMAHA, OMAHA8])
@pytest.mark.parametrize("board", ["2d7c9hKdTs", "2d7d9dKdTs", "2d3c8hKdTs", "AsKsQsJsTs"])
def test_every_hand_against_a_range_agrees_with_one_by_one(variant: Variant, board: str, count: int) -> None:
    cards, dead = parse_cards(board), parse_cards("4c")
    hole_cards = variant.hole_cards
    rng = np.random.default_rng(1)
    weights = rng.random(len(private_hands(hole_cards))) * (rng.random(len(private_hands(hole_cards))) < 0.5)
    found = river_equities(variant, cards, Range(hole_cards, weights), dead)
    masks = private_hand_masks(hole_cards)
    live = np.flatnonzero(live_hands(hole_cards, [*cards, *dead]))
    values = [all_strengths(share, cards) for share in variant.shares]
    for number in random.Random(2).sample(live.tolist(), count):
        theirs = live[(masks[live] & masks[number]) == 0]
        high = values[0]
        won = (high[theirs] < high[number]) + 0.5 * (high[theirs] == high[number])
        if len(values) > 1 and values[1][number]:
            low = values[1]
            won = 0.5 * won + 0.5 * ((low[theirs] < low[number]) + 0.5 * (low[theirs] == low[number]))
        elif len(values) > 1:
            won = np.where(values[1][theirs] == 0, won, 0.5 * won)
        assert found.weights[number] == pytest.approx(weights[theirs].sum())
        assert found.shares[number] == pytest.approx(weights[theirs] @ won, abs=1e-6)
    gone = np.setdiff1d(np.arange(len(weights)), live)
    assert not found.shares[gone].any()
    assert np.isnan(found.equities[gone]).all()


def test_a_range_against_a_range() -> None:
    board = parse_cards("2d7c9hKdTs")
    mine, theirs = Range.parse("AA,KK", 2), Range.parse("99,QQ:0.5", 2)
    equity = river_equities(HOLDEM, board, theirs).of(mine)
    # Kings (three ways) beat all; aces (six ways) lose to three nines (three ways) and beat queens (six at half).
    assert equity == pytest.approx((3 * 6 + 6 * 3) / (9 * 6))


def test_only_complete_boards_of_flop_games() -> None:
    with pytest.raises(NotOnTheRiver, match="board of 4 cards"):
        river_equities(OMAHA, parse_cards("2d7c9hKd"), Range.every_hand(4))
    with pytest.raises(NotOnTheRiver, match="stud8"):
        river_equities(STUD8, (), Range.every_hand(4))
