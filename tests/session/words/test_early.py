"""What a hand is called before five of its cards make one."""

from __future__ import annotations

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.ranking.no_low import low_is_open
from pokertable.session.words.reading import early_words
from pokertable.views.felt.marks import hint_marks
from tests.narrow import known
from tests.views.builders import game
from tests.views.showdowns import Chosen


@pytest.mark.parametrize(
    ("game", "cards", "words"),
    [
        ("stud8", "AsAh9c", "pair of aces"),
        ("stud8", "AsAhAc", "three aces"),
        ("stud8", "AsAh9c9d", "two pair, aces and nines"),
        ("stud8", "AsKs9s", "three to a flush"),
        ("stud8", "As2h3c", "three to a straight"),
        ("stud8", "AsKhQcTd", "four to a straight"),
        ("stud8", "5s6s7s8s", "four to a straight flush"),
        ("stud8", "As9h4c", "ace high"),
        ("stud8", "2s7h", "seven high"),
        ("holdem", "KsKh", "pair of kings"),
        ("holdem", "9sJs", "J-9 suited"),
        ("holdem", "2sAh", "A-2 offsuit"),
        ("omaha8", "As2sKhQh", "double-suited"),
        ("omaha8", "AsAh2sKh", "pair of aces, double-suited"),
        ("omaha8", "KsKhQcQd", "two pair, kings and queens, rainbow"),
        ("omaha8", "3s4sKdQh", "suited"),
        ("omaha", "JsTs9h8h", "rundown, double-suited"),
        ("omaha", "As2sKhQd", "suited"),
        ("omaha", "KsKhKc2c", "three kings, suited"),
        ("omaha", "As9s4s2d", "three of one suit"),
        ("omaha", "AsKhQd9c", "rainbow"),
    ],
)
def test_words(game: str, cards: str, words: str) -> None:
    assert str(early_words(CATALOGUE[game], CATALOGUE[game].share("high"), parse_cards(cards))) == words


def test_no_cards_are_called_nothing() -> None:
    assert early_words(CATALOGUE["holdem"], CATALOGUE["holdem"].share("high"), ()) is None


@pytest.mark.parametrize(
    ("game", "cards", "words"),
    [
        ("omaha8", "As2h3dKc", "A-2-3 in the hand"),
        ("omaha8", "8s7hKdKc", "7-8 in the hand"),
        ("omaha8", "AsAh2dKc", "A-2 in the hand"),
        ("bigo", "As2h3d4c9c", "A-2-3-4 in the hand"),
        ("omaha8", "AsAh9dKc", None),
        ("stud8", "As2h3d", None),
    ],
)
def test_the_low_ranks_of_a_hand_before_the_flop_are_said_on_the_line_of_the_low(
    game: str, cards: str, words: str | None
) -> None:
    said = early_words(CATALOGUE[game], CATALOGUE[game].share("low"), parse_cards(cards))
    assert (None if said is None else str(said)) == words


@pytest.mark.parametrize(
    ("door", "cards", "high", "low"),
    [
        ("9d", "9c9hQs5d4s", "three nines with the door card, suited", None),
        ("9d", "9cAh2s5dKs", "pair of nines with the door card, suited", "A-2-5 in the hand"),
        ("2d", "9cAh2s5dKs", "pair of deuces with the door card, suited", "A-5 in the hand"),
    ],
)
def test_the_first_card_of_the_board_that_lies_open(door: str, cards: str, high: str, low: str | None) -> None:
    variant = CATALOGUE["courchevel8"]
    said = early_words(variant, variant.share("high"), parse_cards(cards), parse_cards(door))
    assert str(said) == high
    if low:
        assert str(early_words(variant, variant.share("low"), parse_cards(cards), parse_cards(door))) == low


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("TcJsQd", "no low possible · no low card on the board"),
        ("Tc2sQdKh", "no low possible · only one low card on the board"),
        ("Tc2s3d", "only two low cards on the board so far"),
    ],
)
def test_as_soon_as_nobody_can_have_a_low_the_plate_says_so(board: str, words: str) -> None:
    """It said what lies on the board, and left the conclusion to the player."""
    hand = Hand(game("omaha8"), [200] * 3, 0, Chosen(["As5cAh8h", "KsKd9s9d", "6s6d7s7d"], board + "4c4d"))
    while len(hand.state.board) < len(board) // 2:
        hand.act(CheckCall())
    readings = known(hint_marks(hand.observe(0), 0).readings)
    assert readings[-1][:2] == ("low", words)
    assert readings[-1].least == ("" if words.startswith("no low possible") else "no low")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("As5cAh8h", "only two low cards on the board so far"),
        ("Ks5cKh9h", "low out of reach · only one low card in the hand"),
        ("3s2c9h9d", "low out of reach · the hand pairs the board's low cards"),
    ],
)
def test_a_hand_that_can_make_no_low_any_more_says_so(hand: str, words: str) -> None:
    dealt = Hand(game("omaha8"), [200] * 2, 0, Chosen([hand, "6s6d7s7d"], "Tc2s3d4cJd"))
    while len(dealt.state.board) < 3:
        dealt.act(CheckCall())
    assert known(hint_marks(dealt.observe(0), 0).readings)[-1][:2] == ("low", words)


@pytest.mark.parametrize(
    ("game", "cards", "can"),
    [
        ("stud8", "AsKd9c", True),
        ("stud8", "QsKd9c", False),
        ("stud8", "As2dKcKhQs", False),
        ("stud8", "As2d3cKhQs", True),
        ("stud8", "As2dKcKhQsJs", False),
        ("stud8", "As2d3c4hKcQsJs", False),
        ("stud8", "As2d3c4hKcQs", True),
        ("stud8", "AsAd2c2h3c3s", False),
        ("omaha8", "AsKdKcQh", False),
        ("omaha8", "As2dKcQh", True),
        ("razz", "AsAdAcAh", True),
    ],
)
def test_whether_a_low_that_qualifies_can_still_be_made(game: str, cards: str, can: bool) -> None:
    assert low_is_open(CATALOGUE[game].share("low"), parse_cards(cards), ()) is can
