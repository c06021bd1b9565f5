"""A known hand against one of which nothing is known, on the turn and the river, where two hole cards play."""

from __future__ import annotations

from math import comb
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import subsets
from pokertable.analysis.equity import equity
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.analysis.unknown import against_unknown, can_count_unknown
from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import best_hands
from pokertable.model.variant import Variant
from tests.games import few, one_of

HANDS = {2: "AsKd", 4: "As2s9dKc", 5: "As2s9dKcTd", 6: "As2s9dKcTd4d"}
SUITED, PLAIN, NUT_LOW = "3d7sQs3s", "8d7hQs3c", "8d7sQs3h5s"
GAMES = [
    (variant.key, board)
    for board in (PLAIN, NUT_LOW)
    for variant in CATALOGUE.values()
    if can_count_unknown(variant, parse_cards(board))
]


def share_of_the_pot(variant: Variant, hand: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    found = against_unknown(variant, hand, board)
    return float(found.parts.sum(axis=0) @ found.deals / found.deals.sum())


@pytest.mark.parametrize(("game", "board"), GAMES)
def test_every_deal_is_counted_once(game, board):
    variant, on = CATALOGUE[game], parse_cards(board)
    hand = parse_cards(HANDS[variant.hole_cards])
    unseen, to_come = 52 - len(hand) - len(on), 5 - len(on)
    found = against_unknown(variant, hand, on)
    assert found.deals.sum() == comb(unseen, to_come) * comb(unseen - to_come, len(hand))
    assert found.parts.sum(axis=0).max() == 1


@pytest.mark.parametrize("board", [SUITED, *one_of(2, [NUT_LOW, PLAIN])])
@pytest.mark.parametrize("game", ["omaha", "omaha8"])
def test_of_four_cards_it_is_what_the_exact_equity_says(game, board):
    variant, on = CATALOGUE[game], parse_cards(board)
    holdings = [KnownCards.parse(text, variant) for text in (HANDS[4], "****")]
    exact = equity(Matchup(variant, holdings, on), exact=True)
    assert share_of_the_pot(variant, parse_cards(HANDS[4]), on) == pytest.approx(exact.hands[0].equity, abs=1e-12)


@pytest.mark.parametrize("board", [SUITED + "2c", *one_of(2, [NUT_LOW, PLAIN + "2c"])])
@pytest.mark.parametrize("game", ["omaha5", "bigo"])
def test_of_five_cards_it_is_every_hand_on_a_river(game, board):
    variant, hand, on = CATALOGUE[game], parse_cards(HANDS[5]), parse_cards(board)
    live = np.array([card for card in DECK if card not in hand and card not in on], np.int64)
    others = live[subsets(5, len(live))]
    won, awarded = [], np.zeros(len(others))
    for share in variant.shares:
        (mine,), theirs = strengths(share, np.array([hand], np.int64), on), strengths(share, others, on)
        won.append(np.where(mine == 0, 0.0, np.where(mine > theirs, 1.0, np.where(mine == theirs, 0.5, 0.0))))
        awarded += (mine > 0) | (theirs > 0)
    assert share_of_the_pot(variant, hand, on) == pytest.approx(float(np.mean(sum(won) / awarded)), abs=1e-12)


@pytest.mark.parametrize("deals", few(400, 6000))
@pytest.mark.parametrize("board", one_of(2, [SUITED + "2c", SUITED, PLAIN]))
def test_of_six_cards_it_is_the_mean_of_random_deals(board, deals):
    variant, hand, on, rng = CATALOGUE["omaha6"], parse_cards(HANDS[6]), parse_cards(board), Random(1)
    live = [card for card in DECK if card not in hand and card not in on]
    won = []
    for _ in range(deals):
        last, *other = rng.sample(live, 7)
        mine, theirs = strengths(variant.shares[0], np.array([hand, other], np.int64), (*on, last)[:5]).tolist()
        won.append((mine > theirs) + (mine == theirs) / 2)
    assert abs(share_of_the_pot(variant, hand, on) - np.mean(won)) < 4 * np.std(won) / deals**0.5


@pytest.mark.parametrize("board", [NUT_LOW, "8d7hQs3c2c"])
def test_on_a_river_with_two_cards_each_it_is_every_hand_by_the_readable_rules(board):
    variant, hand, on = CATALOGUE["tight"], parse_cards("As2s"), parse_cards(board)
    live = [card for card in DECK if card not in hand and card not in on]
    (mine,) = best_hands(variant.shares, hand, on)
    won = []
    for at, one in enumerate(live):
        for two in live[:at]:
            (theirs,) = best_hands(variant.shares, (one, two), on)
            assert mine is not None and theirs is not None
            won.append((mine.strength > theirs.strength) + (mine.strength == theirs.strength) / 2)
    assert share_of_the_pot(variant, hand, on) == pytest.approx(np.mean(won), abs=1e-12)
