"""Why a hand that is seen cannot be played in Omaha: which side has too few of its cards."""

from __future__ import annotations

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import OMAHA8
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.training.misread import why_not_high
from tests.narrow import known

ANY_FIVE = PotShare(ranking=Ranking.HIGH)


@pytest.mark.parametrize(
    ("hand", "board", "reason"),
    [
        ("2c2d3h3s", "9s8sTdJcQh", "none of your cards fits"),
        ("Kc2d3h3s", "9s8sTdJcQh", "only one of your cards fits, the king"),
        ("9c8dTsJh", "Qd2c2h3s4s", "only one card on the board fits, the queen"),
        ("9c8dTsKh", "QdJc2h3s4s", "only two cards on the board fit, the jack and the queen"),
        ("2c2d3h3c", "9sAsTsJsQs", "no spade in your hand"),
        ("Ks2d3h3c", "9sAsTsJh4s", "only one spade in your hand"),
        ("KsQsJs9s", "As2d3h3c5d", "only one spade on the board"),
        ("KsQsJs2h", "As9s3h3c5d", "only two spades on the board"),
        ("7c7d7h2s", "AsKdQh9c3d", "only two of your three sevens may play"),
        ("7c7d7h7s", "AsKdQh9c3d", "only two of your four sevens may play"),
        ("2c3dAh9s", "7c7d7h7sKd", "there are four sevens on the board, but only three board cards may play"),
        ("2cAd9h5s", "7c7dKhKs3d", "sevens take four cards from the board, but only three may play"),
        ("7h2c9dQs", "7c7dKhKs4d", "only one seven or king in your hand"),
        ("2h2c9dQs", "7c7dKhKs7s", "no seven and no king in your hand"),
    ],
)
def test_it_is_said_which_side_has_too_few_of_its_cards(hand: str, board: str, reason: str) -> None:
    mine, there = parse_cards(hand), parse_cards(board)
    seen, legal = known(best_hand(ANY_FIVE, mine, there)), best_hand(OMAHA8.shares[0], mine, there)
    assert reason in str(why_not_high(seen, legal, mine, there))
