"""What the next card does, against hands that were counted by hand."""

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.training.live.odds import next_cards
from pokertable.training.live.view import LowNow, NextOuts


def found(game, own, board="", dead="", ups=()):
    lying = [parse_cards(each) for each in ups]
    return next_cards(CATALOGUE[game], parse_cards(own), parse_cards(board), parse_cards(dead), lying)


def test_nine_to_a_flush_of_which_some_pair_the_board():
    cards = found("omaha8", "AsKs8d2d", "8h7s3s")
    flush = {card for card in cards.high if card.suit == parse_cards("As")[0].suit}
    assert len(flush) == 9
    assert set(cards.high_nuts) == set(parse_cards("QsJsTs9s2s"))
    assert cards.low_now is LowNow.NUTS
    assert set(cards.spoilers) == set(parse_cards("AhAdAc2h2s2c"))
    assert parse_cards("2s")[0] in cards.both and set(cards.both) <= set(cards.spoilers)


def test_what_the_outs_make_is_counted_the_strongest_first():
    several = found("holdem", "AsKs", "Qs7s2d9h").high_to
    assert [(str(made), count) for made, count in several] == [("a flush", 9), ("a pair", 6)]
    house = found("holdem", "AsAd", "KsKd7h2c").high_to
    assert [(str(made), count) for made, count in house] == [("a full house", 4)]


def test_a_low_that_is_not_there_yet():
    cards = found("omaha8", "As2sKdKh", "8h7cQd")
    assert cards.low_now is LowNow.NONE and len(cards.low) == 16
    assert set(cards.low_nuts) == set(cards.low)


def test_in_stud_nobody_knows_the_nuts():
    cards = found("stud", "AsKsQs2s7d", dead="3s4s")
    assert cards.high and not cards.high_nuts
    assert {card.suit for card in cards.high} >= {parse_cards("As")[0].suit}


@pytest.mark.parametrize(("own", "board"), [("AsKs", ""), ("AsKs", "Qs7s2d9h3c")])
def test_before_the_flop_and_after_the_river_there_is_nothing_to_count(own, board):
    assert found("holdem", own, board) == NextOuts()


@pytest.mark.parametrize(
    ("ups", "made"),
    [
        ([], [("a pair", 15)]),
        (["AhAd7c"], []),  # their aces lie open: no pair of ours comes near them
        (["9h9d7c"], [("a pair", 6)]),  # a pair of kings or queens is ahead of nines
        (["7c4d2h", "9h9d"], [("a pair", 6)]),
    ],
)
def test_in_stud_a_card_that_stays_behind_what_lies_open_is_no_out(ups, made):
    """King, queen, eight, six, three: each can be paired."""
    cards = found("stud8", "KsQd8c6h3s", dead="", ups=ups)
    assert [(str(each), count) for each, count in cards.high_to] == made


def test_two_pair_that_lie_open_leave_the_better_ones():
    """Fives full and aces up are ahead of kings up, queens up are not."""
    cards = found("stud", "AsAd5c5h9s", ups=["KhKdQcQs"])
    assert [(str(each), count) for each, count in cards.high_to] == [("a full house", 4)]
    cards = found("stud", "AsJd5c5h9s", ups=["KhKdQcQs"])
    assert {card.rank for card in cards.high} == {parse_cards("As")[0].rank, parse_cards("5s")[0].rank}
