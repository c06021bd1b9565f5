"""The player's hand in words: a pair that lies on the board is nobody's, and draws are named."""

from __future__ import annotations

import pytest

from pokertable.session.record.spectator import seen_hand
from pokertable.training.decide.held import held_words
from pokertable.training.weigh.moment import moments
from tests.training.explain.test_themes import FLOP, hand
from tests.training.weigh.spots import played

CHECKED = ("p1 cc", "p2 cc")


def words(game: str, own: str, *actions: str) -> str:
    *_, moment = moments(seen_hand(hand(game, own, *actions), 0))
    return str(held_words(moment))


@pytest.mark.parametrize(
    ("own", "board", "said"),
    [
        ("KhTd", "Kc7h8h", "top pair, ten kicker"),
        ("2hKh", "TcTdKs", "top pair, deuce kicker, plus the board's pair of tens"),
        ("6sAc", "9d3d3h", "ace high"),  # was "pair of threes, ace kicker"
        ("7s6d", "9d3d3h", "nothing beyond the board"),
        ("9d9c", "Ts2s2h", "pair of nines, plus the board's pair of deuces"),
        ("QsQd", "3d2h7s", "overpair"),
        ("KsQs", "QcKh5s", "two pair, kings and queens"),
        ("AcTh", "Jh7sQs", "ace high, gutshot"),
        ("9c8h", "Jh7sTs", "straight, jack high"),
        ("9h8h", "Jh7h2s", "no pair, flush draw, gutshot"),
        ("Ah2h", "Jh7hJs", "ace high, nut flush draw"),
        ("QhJc", "KsTs2d", "no pair, straight draw"),
        ("6s6c", "4s2c6h", "three sixes, four and deuce"),
        ("9s2s", "QdQcQh", "nothing beyond the board"),
        ("Kd4c", "KsTcTd", "top pair, four kicker, plus the board's pair of tens"),
    ],
)
def test_in_holdem_the_boards_pair_is_told_apart(own: str, board: str, said: str) -> None:
    assert words("holdem", own, *FLOP, f"d db {board}", "p1 cc") == said


@pytest.mark.parametrize(
    ("game", "own", "board", "said"),
    [
        ("omaha", "JsKs2s8h", "4sQdQs", "king high, flush draw"),
        ("omaha", "As3cTs8h", "Ad2d9d", "top pair"),
        ("omaha", "KhQc8d7s", "Js9hTs", "straight, king high"),
        ("omaha", "QcJd8d7s", "Tc9h2s", "queen high, wrap"),
        ("omaha", "Qh8c8s4c", "JcQc9c", "flush with the eight"),  # was "flush, queen high", which is the board's
        ("omaha", "Ac8c8s4d", "JcQc9c", "flush, ace high"),
        ("omaha", "KsQs3s8h", "4sQd7c", "top pair"),  # three spades in hand, one on the board: no draw
        ("omaha8", "9dKdAcJc", "2s4c8c", "ace high, nut flush draw"),
        ("omaha8", "As3d9dKc", "7sJd2c", "ace high, nut low draw"),
        ("omaha8", "5s3dTdKc", "7sQd2c", "king high, low draw"),
        ("omaha8", "As2dTdKc", "7s8d4c", "ace high, 8-7-4-2-A low"),
    ],
)
def test_in_omaha_two_cards_of_the_hand_play(game: str, own: str, board: str, said: str) -> None:
    assert words(game, own, *FLOP, f"d db {board}", "p1 cc") == said


@pytest.mark.parametrize(
    ("own", "flop", "turn", "said"),
    [
        ("Td9c", "AdTsJh", "Kc", "pair of tens"),
        ("Qd2c", "AdTsJh", "4c", "no pair, gutshot"),
        ("Kd2c", "8s9dTh", "Jc", "king high, gutshot"),  # a queen makes a higher one, a seven none
        ("Ad2c", "8s9dTh", "Jc", "ace high"),
    ],
)
def test_a_straight_of_the_board_is_nobodys_draw(own: str, flop: str, turn: str, said: str) -> None:
    """A pair on ace-ten-jack-king was a gutshot too: the queen makes the straight for everybody."""
    assert words("holdem", own, *FLOP, f"d db {flop}", *CHECKED, f"d db {turn}", "p1 cc") == said


def test_a_kicker_is_named_only_where_it_plays() -> None:
    """Kings and tens with the six of the board were "top pair, four kicker"."""
    river = [*FLOP, "d db KsTcTd", *CHECKED, "d db 6s", *CHECKED, "d db 2c", "p1 cc"]
    assert words("holdem", "Kd4c", *river) == "top pair, plus the board's pair of tens"
    assert words("holdem", "Qd4c", *river) == "beyond the board, only the queen kicker"
    paired = [*FLOP, "d db AsAc8d", *CHECKED, "d db 5s", *CHECKED, "d db 6c", "p1 cc"]
    assert words("holdem", "Jd9c", *paired) == "beyond the board, only the jack kicker"
    assert words("holdem", "Kd8c", *river) == "top pair, eight kicker, plus the board's pair of tens"


def test_on_the_river_nothing_is_drawn_to() -> None:
    river = [*FLOP, "d db KsQh2h", *CHECKED, "d db 5c", *CHECKED, "d db 6s", "p1 cc"]
    assert words("holdem", "Th9h", *river) == "no pair"
    assert words("omaha", "Th9hAc3d", *river) == "ace high"


@pytest.mark.parametrize(
    ("game", "own", "said"),
    [
        ("stud8", ["AsKh2s", "6d", "Ad"], "pair of aces, king kicker, three low cards"),
        ("stud8", ["As3h2s", "Kd", "6d"], "ace high, four low cards"),
        ("stud8", ["As3h2s", "7d", "6d"], "ace high, 7-6-3-2-A low"),
        ("stud8", ["AsKh2s", "Jd", "9d"], "ace high"),
        ("stud", ["AsKs2s", "6d", "Js"], "ace high, four to a flush"),
        ("stud", ["JsTs9d", "7d", "2c"], "jack high, four to a straight"),
        ("razz", ["As3h2s", "Kd", "6d"], "K-6-3-2-A low"),
        ("razz", ["As3h2s", "3d", "6d"], "four to a six low"),
        ("razz", ["As3h8s", "Kd", "3d"], "three cards, eight or lower"),
    ],
)
def test_in_stud_the_cards_are_all_ones_own(game: str, own: list[str], said: str) -> None:
    if game == "razz":  # the lower board acts first
        deals = [f"d dh p1 {own[0]}", "d dh p2 ????Ks", "p2 pb", "p1 cc"]
        rounds = ["p1 cc", "p2 cc"]
    else:
        deals = [f"d dh p1 {own[0]}", "d dh p2 ????Qd", "p1 pb", "p2 cc"]
        rounds = ["p2 cc", "p1 cc"]
    for mine, other in zip(own[1:], ("Qh", "Tc"), strict=True):
        deals += [f"d dh p1 {mine}", f"d dh p2 {other}", *rounds]
    *_, moment = moments(seen_hand(played(game, deals), 0))
    assert str(held_words(moment)) == said


@pytest.mark.parametrize(
    ("own", "said"), [("3hTsAs4hAd", "pair of aces, ten kicker"), ("2c5c8h8s2d", "two-card draw to an eight")]
)
def test_a_hand_that_draws_to_nothing_much_is_named_by_its_cards(own: str, said: str) -> None:
    """It was "anything else"."""
    assert words("triple27", own, "p2 cc", "p1 cc") == said


@pytest.mark.parametrize(
    ("own", "said"), [("8h8cQs", "pair of eights"), ("9h8cQs", "king high"), ("AhTcQs", "king high")]
)
def test_a_razz_hand_that_is_nothing_yet_is_named_by_its_cards(own: str, said: str) -> None:
    """It was "paired, or three high cards"."""
    deals = [f"d dh p1 {own}", "d dh p2 ????Ks", "p2 pb", "p1 cc", "d dh p1 Kd", "d dh p2 Qd", "p1 cc"]
    *_, moment = moments(seen_hand(played("razz", deals), 0))
    assert str(held_words(moment)) == said
