"""Classes of hands: six to eight a street, disjoint and complete, and what every player would say."""

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.players.ranges.classes import classes_of, classify

DEALT = "Ks9d2h7cAs"


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_hand_is_in_one_of_six_to_eight_classes(key):
    variant = CATALOGUE[key]
    rng = np.random.default_rng(1)
    board_cards = 0
    for street, rules in enumerate(variant.streets):
        board_cards += rules.board
        downs = sum(each.down for each in variant.streets[: street + 1])
        ups = sum(each.up for each in variant.streets[: street + 1])
        names = [str(each.name) for each in classes_of(variant, street)]
        assert 6 <= len(names) == len(set(names)) <= 8
        found: set[int] = set()
        for _ in range(30):
            dealt = rng.permutation(52)
            board, up, rest = dealt[:board_cards], dealt[board_cards : board_cards + ups], dealt[board_cards + ups :]
            hands = np.array([rng.permutation(rest)[:downs] for _ in range(40)], np.uint8)
            numbers = classify(variant, street, hands, board.tolist(), up.tolist())
            assert ((numbers >= 0) & (numbers < len(names))).all()
            found |= set(numbers.tolist())
        assert len(found) >= len(names) - 1


@pytest.mark.parametrize(
    ("key", "street", "hand", "board", "ups", "wanted"),
    [
        ("holdem", 0, "AsAh", "", "", "tens to aces paired"),
        ("holdem", 0, "Ts9s", "", "", "close cards of a suit"),
        ("holdem", 1, "KhQh", "Ks7d2c", "", "top pair or better"),
        ("holdem", 1, "AsTs", "9s8s2d", "", "a draw"),
        ("holdem", 1, "8h7h", "Ks7d2c", "", "a lesser pair"),
        ("holdem", 1, "AhQh", "KsKd2c", "", "nothing yet"),
        ("omaha", 0, "JsTs9h8h", "", "", "close cards, double-suited"),
        ("omaha", 1, "AsKs2d3d", "Qs7s4c", "", "a draw"),
        ("omaha", 3, "As2d3d4d", "Ks9s7sQs5c", "", "nothing yet"),
        ("omaha8", 0, "As2d3hKc", "", "", "an ace, a deuce and another low card"),
        ("omaha8", 3, "As2dKhQc", "3s4d8hJcJd", "", "the nut low"),
        ("stud8", 0, "As4d", "", "6h", "three low cards with an ace"),
        ("stud8", 2, "As2d", "", "3h4c7d", "a low"),
    ],
)
def test_hands_are_called_what_they_are(key, street, hand, board, ups, wanted):
    variant = CATALOGUE[key]
    cards = np.array([parse_cards(hand)], np.uint8)
    number = classify(variant, street, cards, parse_cards(board), parse_cards(ups))[0]
    assert str(classes_of(variant, street)[number].name) == wanted
