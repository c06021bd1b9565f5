"""Classes of hands: six to eight a street, disjoint and complete, and what every player would say."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import best_hand
from pokertable.players.ranges.classes import classes_of, classify, classify_at
from tests.games import few, one_of
from tests.players.tables import game

ENOUGH = 30
"""On so many boards each class of a table is found, the rare ones apart."""
STREETS = [(key, street) for key, variant in CATALOGUE.items() for street in range(len(variant.streets))]


def spots(variant, street, count, hands):
    """Random boards and up cards, with hands that hold none of them."""
    rng = np.random.default_rng(street)
    until = variant.streets[: street + 1]
    on_board, downs, ups = (sum(getattr(each, part) for each in until) for part in ("board", "down", "up"))
    for _ in range(count):
        dealt = rng.permutation(52)
        board, up, rest = dealt[:on_board], dealt[on_board : on_board + ups], dealt[on_board + ups :]
        yield board.tolist(), up.tolist(), rng.permuted(np.tile(rest, (hands, 1)), axis=1)[:, :downs].astype(np.uint8)


@pytest.mark.parametrize("count", few(35, 60))
@pytest.mark.parametrize(("key", "street"), one_of(7, STREETS))
def test_every_hand_is_in_one_of_six_to_eight_classes(key, street, count):
    variant = CATALOGUE[key]
    found: dict[tuple[str, ...], set[int]] = {}
    boards = Counter[tuple[str, ...]]()
    for board, up, hands in spots(variant, street, count, 60):
        names = tuple(str(each.name) for each in classes_of(variant, street, board))
        assert 6 <= len(names) == len(set(names)) <= 8
        numbers = classify(variant, street, hands, board, up)
        assert ((numbers >= 0) & (numbers < len(names))).all()
        found.setdefault(names, set()).update(numbers.tolist())
        boards[names] += 1
    rare = {"Rolled up", "Three low cards, some dead", "Four low cards, some dead"}
    for names, numbers_found in found.items():
        if boards[names] >= ENOUGH:
            assert {names[number] for number in range(len(names)) if number not in numbers_found} <= rare


ORDERS = {"Full house or better": 6, "Flush": 5, "Lower flush": 5, "Nut flush": 5, "Straight": 4, "Two pair": 2}
HIGH_BOARD = parse_cards("KsQhJdTc9s")
ORDERS |= {"Set or trips": 3, "Three of a kind": 3, "One pair, no low": 1, "No pair, no low": 0, "No pair": 0}


def named_as_hands(key, street):
    """Whether a class has the name of a hand of five cards, on a board without low cards."""
    until = CATALOGUE[key].streets[: street + 1]
    whole = sum(each.down + each.up + each.board for each in until) >= 5
    board = HIGH_BOARD[: sum(each.board for each in until)]
    return whole and {str(each.name) for each in classes_of(CATALOGUE[key], street, board)} & set(ORDERS)


@pytest.mark.parametrize("count", few(6, 25))
@pytest.mark.parametrize(("key", "street"), [spot for spot in STREETS if named_as_hands(*spot)])
def test_a_made_hand_is_what_the_reader_of_single_hands_calls_it(key, street, count):
    """Where the name of a class is the name of a hand, every hand in it is one."""
    variant = CATALOGUE[key]
    for board, up, hands in spots(variant, street, count, count):
        names = [str(each.name) for each in classes_of(variant, street, board)]
        seen = [DECK[card] for card in board]
        for hand, number in zip(hands, classify(variant, street, hands, board, up), strict=True):
            made = best_hand(variant.share("high"), tuple(DECK[card] for card in [*hand, *up]), tuple(seen))
            assert made is not None
            wanted = ORDERS.get(names[number])
            if wanted is not None:
                assert made.category.order == wanted or (wanted == 6 and made.category.order > 6)


@pytest.mark.parametrize(
    ("key", "street", "hand", "board", "ups", "wanted"),
    [
        ("holdem", 0, "AsAh", "", "", "Pair of aces to queens"),
        ("holdem", 0, "AsKh", "", "", "Ace-king or ace-queen"),
        ("holdem", 0, "Ts9s", "", "", "Connected suited cards"),
        ("holdem", 1, "KhQh", "Ks7d2c", "", "Top pair"),
        ("holdem", 1, "AhAc", "Ks7d2c", "", "Overpair"),
        ("holdem", 1, "7h7c", "Ks7d2c", "", "Set or trips"),
        ("holdem", 1, "AsTs", "9s8s2d", "", "Flush or straight draw"),
        ("holdem", 1, "8h7h", "Ks7d2c", "", "Lower pair"),
        ("holdem", 1, "AhQh", "KsKd2c", "", "Gutshot or nothing yet"),
        ("holdem", 2, "AhTd", "9c8h8s6c", "", "Gutshot or nothing yet"),
        ("holdem", 2, "AhQh", "KsKdKc2c", "", "Gutshot or nothing yet"),
        ("holdem", 2, "AhQh", "KsKd7c7d", "", "Gutshot or nothing yet"),
        ("holdem", 3, "8h8c", "KsKd7c7d2h", "", "Lower pair"),
        ("holdem", 3, "Qh2c", "KsKd7c7d2h", "", "No pair using a hole card"),
        ("holdem", 3, "Qh2c", "Ts9s8s7s6s", "", "No pair using a hole card"),
        ("omaha8", 3, "QhQc9s8s", "5s5dKc2h3d", "", "Pair using a hole card, no low"),
        ("holdem", 3, "JsQh", "Ts9s8s7s6s", "", "Full house or better"),
        ("omaha", 0, "JsTs9h8h", "", "", "Connected cards, double-suited"),
        ("omaha", 1, "AsKs2d3d", "Qs7s4c", "", "Nut-flush draw"),
        ("omaha", 1, "JdTd6c5h", "9s8s2c", "", "Wrap or other draw"),
        ("omaha", 1, "As2d3d4d", "KsKd9c", "", "Lower pair or less"),
        ("omaha", 3, "As2s3d4d", "Ks9s7sQh5c", "", "Nut flush"),
        ("omaha", 3, "As2d3d4d", "Ks9s7sQs8c", "", "Lower pair or less"),
        ("omaha8", 0, "As2d3hKc", "", "", "A-2 and another low card"),
        ("omaha8", 0, "As2dThKc", "", "", "Bare A-2"),
        ("omaha8", 1, "As2dThKc", "3s8dJh", "", "Nut-low draw"),
        ("omaha8", 1, "As2dThKc", "3s8dAh", "", "Other draw"),
        ("omaha8", 3, "As2dKhQc", "3s4d8hJcJd", "", "Bare nut low"),
        ("omaha8", 3, "5s2dAh3h", "3s4d8hAcJd", "", "Nut low, two pair or better"),
        ("stud", 0, "AsAd", "", "6h", "Pair of queens or higher"),
        ("stud", 4, "AsAd2c", "", "6h6d6s9c", "Full house or better"),
        ("stud8", 0, "As4d", "", "6h", "Three low cards, all live"),
        ("stud8", 0, "5s5d", "", "Ah", "Smaller pair with an ace"),
        ("stud8", 1, "KsQs", "", "JsTs", "Anything else"),
        ("stud8", 2, "As2d", "", "3h4c7d", "Bare low"),
        ("stud8", 2, "8c6c", "", "Ac7c4c", "Low and a pair or better"),
        ("stud8", 4, "As2dAd", "", "3h4c7dKs", "Low and a pair or better"),
        ("razz", 1, "As2d", "", "JhQc", "Two cards, eight or lower, no pair"),
        ("razz", 1, "As8d", "", "JhQc", "Two cards, eight or lower, no pair"),
        ("razz", 1, "JsAd", "", "JhQc", "Paired, or three high cards"),
        ("razz", 1, "AsAd", "", "2hQc", "Paired, or three high cards"),
        ("razz", 1, "As9d", "", "JhQc", "Paired, or three high cards"),
        ("razz", 1, "As3d", "", "2hQc", "Three cards, seven or lower"),
        ("razz", 2, "As2d", "", "JhQcKd", "Jack, queen or king low"),
        ("razz", 2, "As2d", "", "3hQcKd", "Jack, queen or king low"),
        ("razz", 2, "AsQd", "", "JhQcKd", "Anything else"),
        ("stud8", 4, "As2d", "Kd", "3h4cAdKs", "Two pair or trips, no low"),
    ],
)
def test_hands_are_called_what_they_are(key, street, hand, board, ups, wanted):
    assert called(key, street, hand, board, ups) == wanted


def called(key, street, hand, board, ups, dead=""):
    variant = CATALOGUE[key]
    cards = np.array([parse_cards(hand)], np.uint8)
    number = classify(variant, street, cards, parse_cards(board), parse_cards(ups), parse_cards(dead))[0]
    return str(classes_of(variant, street, parse_cards(board))[number].name)


def test_three_low_cards_are_live_while_few_of_those_that_help_are_gone():
    assert called("stud8", 0, "As4d", "", "6h", "2c7d") == "Three low cards, all live"
    assert called("stud8", 0, "As4d", "", "6h", "2c7d8c") == "Three low cards, some dead"
    assert called("stud8", 0, "As4d", "", "6h", "AcAd4c6s") == "Three low cards, all live"


def test_a_low_behind_the_nuts_is_not_called_lower_which_is_a_better_one():
    variant = CATALOGUE["omaha8"]
    for street in range(1, len(variant.streets)):
        names = [each.name.template for each in classes_of(variant, street, parse_cards("2s3s4s5s6s")[: 2 + street])]
        assert "Other low" in names
        assert not any(name.startswith("Lower low") for name in names)


@pytest.mark.parametrize(
    ("key", "street", "hand", "board", "wanted"),
    [
        ("holdem", 3, "AhJc", "Js8d6c3h3d", "Top pair or overpair"),
        ("holdem", 3, "QhQc", "Js8d6c3h3d", "Top pair or overpair"),
        ("holdem", 3, "Ah8c", "Js8d6c3h3d", "Lower pair"),
        ("holdem", 3, "Jh8c", "Js8d6c3h3d", "Two pair without the board's pair"),
        ("holdem", 3, "Ah3c", "Js8d6c3h3d", "Set or trips"),
        ("holdem", 3, "8h3c", "Js8d6c3h3d", "Full house or better"),
        ("holdem", 3, "4h2c", "Ks9d9c4d2h", "Lower pair"),
        ("holdem", 3, "Kh4c", "Ks9d9c4d2h", "Top pair or overpair"),
        ("holdem", 3, "AhAc", "KsKd7c7d2h", "Top pair or overpair"),
        ("holdem", 1, "KhKc", "AsAd8c", "Lower pair"),
        ("holdem", 1, "AhKc", "AsAd8c", "Set or trips"),
        ("holdem", 2, "QhQc", "Js8d3h3d", "Overpair"),
        ("omaha", 3, "JhTs7c2d", "Js8d6c3h3d", "Top pair or overpair"),
        ("omaha", 3, "AhAs7c2d", "Js8d6c3h3d", "Top pair or overpair"),
        ("omaha", 3, "AhJh8s2d", "Js8d6c3h3d", "Two pair without the board's pair"),
        ("omaha", 3, "AhKh8s2d", "Js8d6c3h3d", "Lower pair or less"),
        ("omaha", 3, "QhQcJh2d", "Js8d6c3h3d", "Top pair or overpair"),
        ("omaha8", 3, "AsAd2hKc", "8s7d5c3h3d", "Bare nut low"),
        ("omaha8", 3, "Ah2d8hKc", "8s7d5c3h3d", "Bare nut low"),
        ("omaha8", 3, "Ah2d8h7c", "8s7d5c3h3d", "Nut low, two pair or better"),
    ],
)
def test_a_pair_on_the_board_is_everybodys(key, street, hand, board, wanted):
    assert called(key, street, hand, board, "") == wanted


@pytest.mark.parametrize(
    ("hand", "board", "wanted"),
    [
        ("AsAd2h3c", "9sJc7d", "Top pair or overpair"),
        ("As2dJh3c", "9sJc7d", "Top pair or overpair"),
        ("As9dJh3c", "9sJc7d", "Two pair"),
        ("As2d7h3c", "9sJc7d", "Lower pair or less"),
        ("AsAd2h3c", "9sJc7d6h", "Nut-low draw"),
        ("AsAd2h3c", "9sJc7d6hTh", "Top pair or overpair"),
        ("AsAd2h3c", "9sJc7d6h8h", "Bare nut low"),
        ("AsAd2h3c", "9sJc7d7h", "Top pair or overpair"),
        ("AsAd2h3c", "9sJc7d4h4d", "Top pair or overpair"),
        ("As2d3hKc", "9s6c7d", "Nut-low draw"),
    ],
)
def test_far_from_a_low_the_classes_are_those_of_the_high_pot(hand, board, wanted):
    """One low card on the flop, two with no card to come, or the same rank twice."""
    assert called("omaha8", len(board) // 2 - 2, hand, board, "") == wanted


@pytest.mark.parametrize("street", range(5))
def test_a_low_that_need_not_qualify_is_called_one_to_the_eight(street):
    """Stud hi/lo without a qualifier: its classes took a king for a low card, and any five ranks for a low."""
    stud8 = CATALOGUE["stud8"]
    every_low = replace(stud8, shares=(stud8.share("high"), replace(stud8.share("low"), qualifier=None)))
    for board, up, hands in spots(stud8, street, 4, 60):
        classes = classify(every_low, street, hands, board, up)
        assert (classes == classify(stud8, street, hands, board, up)).all()


@pytest.mark.parametrize("seed", [2, 5])
def test_of_a_seat_the_up_cards_of_all_others_are_dead(seed):
    public = Hand(game("stud8", Structure.FIXED), [400] * 8, 0, Deck.shuffled(seed)).observe(None)
    hands, tells = private_hands(2), False
    for seat in range(8):
        ups = public.seats[seat].ups
        dead = [card for each in range(8) if each != seat for card in public.seats[each].ups]
        assert len(dead) == 7 and sorted((*dead, *ups)) == sorted(public.in_sight)
        found = classify_at(public, seat, hands).tolist()
        assert found == classify(public.game.variant, 0, hands, (), ups, dead).tolist()
        tells = tells or found != classify(public.game.variant, 0, hands, (), ups).tolist()
    assert tells
