"""resources/rules/hands.md: what beats what, how a player builds a hand, and every example."""

from __future__ import annotations

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import MadeHand, best_hand, ways
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import prepare, strength

HIGH = PotShare(ranking=Ranking.HIGH)
LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6)


def share(game: str, name: str) -> PotShare:
    return next(share for share in CATALOGUE[game].shares if share.name == name)


def made(game: str, name: str, board: str, hand: str) -> MadeHand | None:
    """The readable best hand, which the quick evaluator must agree with."""
    of, hole, on = share(game, name), parse_cards(hand), parse_cards(board)
    best = best_hand(of, hole, on)
    assert prepare(of, on)(hole) == (best.strength if best else 0)
    return best


def high(game: str, board: str, hand: str) -> MadeHand:
    best = made(game, "high", board, hand)
    assert best is not None
    return best


def same_cards(cards: tuple[Card, ...], text: str) -> bool:
    return set(cards) == set(parse_cards(text))


def ranked(text: str) -> int:
    """The strength of five ranks of mixed suits."""
    suits = iter("cdhsc")
    return strength(HIGH, parse_cards("".join(rank + next(suits) for rank in text)), ())


def low_ranked(text: str) -> int:
    suits = iter("cdhsc")
    return strength(LOW, parse_cards("".join(rank + next(suits) for rank in text)), ())


def test_categories_rank_from_high_card_to_straight_flush() -> None:
    weakest_first = ["AcKdQhJs9c", "2c2d3h4s5c", "2c2d3h3s4c", "2c2d2h3s4c", "Ac2d3h4s5c", "2c3c4c5c7c", "2c2d2h3s3c"]
    weakest_first += ["2c2d2h2s3c", "Ac2c3c4c5c", "TcJcQcKcAc"]
    strengths = [strength(HIGH, parse_cards(cards), ()) for cards in weakest_first]
    assert strengths == sorted(set(strengths))
    assert strengths[-1] == 7462


def test_the_worst_hand_is_seven_five_four_three_deuce() -> None:
    assert ranked("75432") == 1


def test_the_ace_is_low_and_high_in_straights_but_never_in_the_middle() -> None:
    assert high("stud8", "", "Ac2d3h4s5c").name.template == "straight, {rank} high"
    assert ranked("A2345") < ranked("23456") < ranked("TJQKA")
    assert high("stud8", "", "QcKdAh2s3c").category is Category.HIGH_CARD


def test_the_steel_wheel_is_the_lowest_straight_flush_and_the_ace_high_one_is_royal() -> None:
    assert str(high("stud8", "", "As2s3s4s5s").name) == "straight flush, five high"
    royal = high("stud8", "", "AsKsQsJsTs")
    assert (royal.category, str(royal.name)) == (Category.STRAIGHT_FLUSH, "royal flush")


def test_kickers_decide_from_the_highest_down() -> None:
    assert ranked("AA875") > ranked("KKA32") > ranked("KKQ85") > ranked("KKQ76")
    assert ranked("AAK65") > ranked("AAQJ8")


def test_the_trips_of_a_full_house_count_before_its_pair_and_the_higher_pair_before_the_lower() -> None:
    assert ranked("33322") > ranked("222AA")
    assert ranked("33322") < ranked("333AA") < ranked("44422")
    assert ranked("AA223") > ranked("KKQQA")
    assert ranked("AAKK2") > ranked("AAQQK")


def test_five_cards_decide_never_a_sixth() -> None:
    board = parse_cards("AcAdKhKs9c")
    assert strength(HIGH, parse_cards("8c7d"), board) == strength(HIGH, parse_cards("3c2d"), board)


def test_suits_never_break_a_tie() -> None:
    assert len({strength(HIGH, parse_cards(f"A{s}K{s}9{s}7{s}2{s}"), ()) for s in "cdhs"}) == 1


def test_lows_compare_the_highest_card_first() -> None:
    assert low_ranked("5432A") == 56
    assert low_ranked("87654") == 1
    assert low_ranked("8643A") > low_ranked("8752A")
    assert low_ranked("76532") > low_ranked("8432A")
    assert low_ranked("75432") > low_ranked("8765A")


def test_straights_and_flushes_do_not_spoil_a_low() -> None:
    assert strength(LOW, parse_cards("As2s3s4s5s"), ()) == 56


@pytest.mark.parametrize("cards", ["9cAd2h3s4c", "8c8dAh2s3c", "KcAd2h3s4c"])
def test_a_low_needs_five_different_ranks_of_eight_or_lower(cards: str) -> None:
    assert strength(LOW, parse_cards(cards), ()) == 0


# game, board, hand, category, name, the five cards
HIGHS = [
    ("omaha8", "5s6s7s9hTs", "8hAs9cTc", "straight", "straight, ten high", None),
    ("omaha8", "5s6s7s9hTs", "7cAs9cTc", "two_pair", "two pair, tens and nines, seven kicker", "TcTs9c9h7s"),
    ("omaha8", "5s6s9hTsKd", "8hAs9cTc", "two_pair", "two pair, tens and nines, king kicker", "TcTs9c9hKd"),
    ("omaha", "Ks9sQsQh5s", "As2h4h5c", "two_pair", "two pair, queens and fives, ace kicker", "QsQh5s5cAs"),
    ("omaha", "Ks9sQsQh5s", "2s3sKdJd", "flush", "flush, king high", "KsQs9s3s2s"),
    ("omaha", "5s6h7d8hAs", "JdJs4d9s", "one_pair", "pair of jacks, ace kicker", "JdJsAs8h7d"),
    ("omaha", "5s6h7d8hAs", "JdJs9d9s", "one_pair", "pair of jacks, ace kicker", "JdJsAs8h7d"),
    ("omaha", "5s6h7d8hAs", "JdJs4d3s", "straight", "straight, seven high", "3s4d5s6h7d"),
    ("omaha", "JsJd9d5h9c", "As2sJhKd", "three_of_a_kind", "three jacks, ace and nine", None),
    ("omaha", "JsJd9d5h9c", "Jc2c9sTs", "full_house", "full house, jacks over nines", None),
    ("omaha", "JsJd9d5h9c", "Ts5c5s2c", "full_house", "full house, fives over jacks", "5c5s5hJsJd"),
    ("omaha", "JsJdAdJhKc", "As2s3hKd", "three_of_a_kind", "three jacks, ace and king", None),
    ("omaha8", "2s5cTh7d8c", "As4s5hKc", "one_pair", "pair of fives, ace kicker", "5h5cAsTh8c"),
    ("omaha8", "2s5cTh7d8c", "Ah3hTsTc", "three_of_a_kind", "three tens, eight and seven", "TsTcTh8c7d"),
    ("omaha8", "2s5cTh7d8c", "7c9cJsQs", "straight", "straight, jack high", "Js9cTh8c7d"),
    ("omaha8", "2s5cTh7d8c", "4h6hKsKd", "straight", "straight, eight high", "4h6h5c7d8c"),
    ("omaha8", "2s5cTh7d8c", "Ad3d6d9h", "straight", "straight, ten high", "6d9hTh7d8c"),
    ("omaha", "Ac3d4h5sKc", "2s2c2h2d", "one_pair", "pair of deuces, ace kicker", None),
    ("omaha", "QsJsTh", "AsKcQcQh", "straight", "straight, ace high", "AsKcQsJsTh"),
    ("holdem", "7c7dAhKc9s", "AsQd", "two_pair", "two pair, aces and sevens, king kicker", "AsAh7c7dKc"),
    ("holdem", "AsKsQsJsTs", "2c2d", "straight_flush", "royal flush", "AsKsQsJsTs"),
    ("stud8", "", "5c4d3h2sAcKdKh", "straight", "straight, five high", "5c4d3h2sAc"),
    ("stud8", "", "8c6d4h3sAcKdKh", "one_pair", "pair of kings, ace kicker", "KdKhAc8c6d"),
]


@pytest.mark.parametrize(("game", "board", "hand", "category", "name", "cards"), HIGHS)
def test_examples_of_highs(game: str, board: str, hand: str, category: str, name: str, cards: str | None) -> None:
    best = high(game, board, hand)
    assert (best.category.value, str(best.name)) == (category, name)
    assert cards is None or same_cards(best.cards, cards)


# board, hand, low, hole cards that play
LOWS = [
    ("omaha8", "5s6s7s9hTs", "8hAs9cTc", "8-7-6-5-A", "8hAs"),
    ("omaha8", "2d6hAc5c8s", "2h4s5sKd", "6-5-4-2-A", None),
    ("omaha8", "2s5cTh7d8c", "As4s5hKc", "7-5-4-2-A", "As4s"),
    ("omaha8", "2s5cTh7d8c", "Ah3hTsTc", "7-5-3-2-A", "Ah3h"),
    ("omaha8", "2s5cTh7d8c", "4h6hKsKd", "7-6-5-4-2", "4h6h"),
    ("omaha8", "2s5cTh7d8c", "Ad3d6d9h", "7-5-3-2-A", "Ad3d"),
    ("omaha8", "As6d7h2c9s", "2s3dKhKd", "7-6-3-2-A", "2s3d"),
    ("omaha8", "As6d7h2c9s", "2s3d4hKd", "6-4-3-2-A", "3d4h"),
    ("stud8", "", "5c4d3h2sAcKdKh", "5-4-3-2-A", "5c4d3h2sAc"),
    ("stud8", "", "8c6d4h3sAcKdKh", "8-6-4-3-A", "8c6d4h3sAc"),
]


@pytest.mark.parametrize(("game", "board", "hand", "low", "hole"), LOWS)
def test_examples_of_lows(game: str, board: str, hand: str, low: str, hole: str | None) -> None:
    best = made(game, "low", board, hand)
    assert best is not None
    assert (low_reading(best.cards), str(best.name)) == (low, f"{low} low")
    assert hole is None or same_cards(best.hole, hole)


@pytest.mark.parametrize(
    ("board", "hand", "reason"),
    [
        ("5s6s7s9hTs", "7cAs9cTc", "the seven in the hand is counterfeited, so 7-7-6-5-A has a pair"),
        ("5s6s9hTsKd", "8hAs9cTc", "only two low cards on the board"),
        ("2s5cTh7d8c", "7c9cJsQs", "only one low card in the hand"),
    ],
)
def test_examples_without_a_low(board: str, hand: str, reason: str) -> None:
    assert made("omaha8", "low", board, hand) is None
    assert str(why_no_low(share("omaha8", "low"), parse_cards(hand), parse_cards(board))) == reason


def test_omaha_straight_uses_two_hole_cards_and_no_flush_needs_only_one() -> None:
    best = high("omaha8", "5s6s7s9hTs", "8hAs9cTc")
    assert same_cards(best.hole, "8hTc")
    assert same_cards(best.board, "6s7s9h")


def test_the_eight_in_the_hand_may_make_its_straight_with_the_nine_as_well() -> None:
    found = ways(share("omaha8", "high"), parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs"))
    assert set(map(frozenset, found)) == {frozenset(parse_cards("8hTc")), frozenset(parse_cards("8h9c"))}


def test_trips_on_the_board_lose_to_any_pair_in_the_hand() -> None:
    trips = high("omaha", "JsJdAdJhKc", "As2s3hKd")
    assert high("omaha", "JsJdAdJhKc", "2c2hQs9h").strength > trips.strength


def test_all_four_deuces_play_only_two() -> None:
    found = ways(share("omaha", "high"), parse_cards("2s2c2h2d"), parse_cards("Ac3d4h5sKc"))
    assert len(found) == 6


def test_holdem_hands_with_the_same_five_cards_tie() -> None:
    assert high("holdem", "7c7dAhKc9s", "AsQd").strength == high("holdem", "7c7dAhKc9s", "Ad2d").strength


@pytest.mark.parametrize("hand", ["2c2d", "AcAd", "9s8s"])
def test_the_board_plays_for_everybody(hand: str) -> None:
    best = high("holdem", "AsKsQsJsTs", hand)
    assert (best.strength, best.hole) == (7462, ())


def test_omaha_never_plays_the_board_alone() -> None:
    assert high("omaha", "AsKsQsJsTs", "2c2d3h4h").category is Category.ONE_PAIR


def test_stud_reads_high_and_low_separately_from_the_same_cards() -> None:
    cards = "5c4d3h2sAcKdKh"
    low = made("stud8", "low", "", cards)
    assert low is not None
    assert low.cards == high("stud8", "", cards).cards == parse_cards("5c4d3h2sAc")


def test_a_shared_card_counts_as_the_seventh_of_everyone() -> None:
    assert high("stud8", "Kh", "8c6d4h3sAcKd").strength == high("stud8", "", "8c6d4h3sAcKdKh").strength


def test_the_five_hands_of_one_pot_jack_high_straight_wins_and_two_lows_are_equal() -> None:
    hands = ["As4s5hKc", "Ah3hTsTc", "7c9cJsQs", "4h6hKsKd", "Ad3d6d9h"]
    board = "2s5cTh7d8c"
    highs = [high("omaha8", board, hand).strength for hand in hands]
    lows = [best.strength if (best := made("omaha8", "low", board, hand)) else 0 for hand in hands]
    assert max(highs) == highs[2]
    assert highs.count(max(highs)) == 1
    assert [seat for seat, low in enumerate(lows) if low == max(lows)] == [1, 4]
