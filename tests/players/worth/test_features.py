"""What hands are on a board: what lies there for everybody is nobody's own."""

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import HOLDEM
from pokertable.model.ranking.category import Category
from pokertable.players.worth.features import HandFeatures


def hand_on(hole: str, board: str) -> HandFeatures:
    return HandFeatures(HOLDEM, np.array([parse_cards(hole)], np.uint8), np.array([parse_cards(board)], np.uint8))


@pytest.mark.parametrize(
    ("category", "board", "nothing", "better"),
    [
        (Category.ONE_PAIR, "2c2d3h4s5c", "9cTd", "5d9c"),
        (Category.TWO_PAIR, "2c2d3h3s4c", "9cTd", "2h9c"),
        (Category.THREE_OF_A_KIND, "2c2d2h3s4c", "9cTd", "2s9c"),
        (Category.STRAIGHT, "Ac2d3h4s5c", "9cTd", "6d9c"),
        (Category.FLUSH, "2c3c4c5c7c", "9dTd", "9cTd"),
        (Category.FULL_HOUSE, "2c2d2h3s3c", "9cTd", "3d9c"),
    ],
)
def test_the_worst_hand_of_a_kind_on_the_board_is_nobodys(category, board, nothing, better):
    assert not hand_on(nothing, board).at_least(category)[0]
    assert hand_on(better, board).at_least(category)[0]


def test_on_the_worst_board_every_pair_counts():
    assert hand_on("2h9c", "2c3d4h5s7c").at_least(Category.ONE_PAIR)[0]
    assert not hand_on("8h9c", "2c3d4h5s7c").at_least(Category.ONE_PAIR)[0]
