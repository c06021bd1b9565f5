"""What one changed card does, in words."""

from __future__ import annotations

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.training.lab.cards import LabCards, lab_variant
from pokertable.training.lab.change import change_words
from pokertable.training.lab.reading import read_lab


def said(before: LabCards, after: LabCards) -> list[str]:
    return [str(words) for words in change_words(before, after, read_lab(before), read_lab(after))]


def cards(hand: str, board: str) -> LabCards:
    return LabCards.of(lab_variant("omaha8"), parse_cards(hand), parse_cards(board))


@pytest.mark.parametrize(
    ("hand", "board", "card", "words"),
    [
        ("As2dKhQd", "2c3h8s", None, []),
        ("As2dKhQd", "4c6h8s", "2s", "The deuce on the turn counterfeits your A-2: you stay at 8-6-4-2-A."),
        ("As2dKhQd", "3c7h9s", "2s", "The deuce on the turn counterfeits your A-2: you have no low left."),
        (
            "2s3d4hKd",
            "As6d7h",
            "2c",
            "The deuce on the turn counterfeits your 2-3, but the four protects it: 6-4-3-2-A.",
        ),
        ("2s3dKhKd", "As6d7h", "2c", "The deuce on the turn counterfeits your 2-3: you stay at 7-6-3-2-A."),
        ("As2dKhQd", "3c7hTs", "8s", "The eight on the turn gives you a low: 8-7-3-2-A."),
        ("As2dKhQd", "3c7h8sTd", "5c", "The five on the river improves your low to 7-5-3-2-A."),
    ],
)
def test_a_board_card_and_the_low(hand: str, board: str, card: str | None, words: str | list[str]) -> None:
    before = cards(hand, board)
    slot = 4 + len(before.board_cards)
    after = before if card is None else before.put(slot, Card.parse(card))
    if card is None:
        assert said(before, after) == words
    else:
        assert words in said(before, after)


def test_the_high_is_told_too() -> None:
    before = cards("9c9dKh2s", "9s4h4dJc")
    assert said(before, before.put(8, Card.parse("Kd"))) == []
    assert said(cards("9c9dKh2s", "9s4hJd"), cards("9c9dKh2s", "9s4hJd").put(7, Card.parse("Jc"))) == [
        "The jack on the turn makes: full house, nines over jacks."
    ]


def test_a_card_that_changes_places_with_a_better_one() -> None:
    before = cards("As2dKhQd", "3c5h8s")
    assert said(before, before.put(6, Card.parse("2c")))[0] == (
        "The deuce on the flop counterfeits your A-2: you have no low left."
    )
    before = cards("As2d4hQd", "3c5h8s6c")
    assert said(before, before.put(5, Card.parse("2c"))) == [
        "The deuce on the flop counterfeits your A-2, but the four protects it: 6-4-3-2-A.",
        "Without the five: pair of deuces, ace kicker.",
    ]


def test_a_card_that_is_taken_away() -> None:
    before = cards("As2dKhQd", "3c7h8s")
    assert said(before, before.put(6, Card.parse("Ks")))[0] == (
        "Without the eight there is no low: only two low cards on the board so far."
    )


def test_several_changes_at_once_say_nothing() -> None:
    assert said(cards("As2dKhQd", "3c7h8s"), cards("As3dKhQd", "2c7h8s")) == []


def test_the_same_cards_in_other_places_make_other_hands() -> None:
    before = cards("8hAs9cTc", "5s6s7s9hTs")
    assert said(before, before.put(8, Card.parse("As"))) == ["You no longer have a low: only one low card in the hand."]
    assert said(before, before.put(4, Card.parse("9c"))) == [
        "You no longer have a low: only two low cards on the board.",
        "Your high now: flush, ace high.",
    ]
    assert said(before, before.put(1, Card.parse("9c"))) == []  # within the hand


def test_a_card_that_makes_room_for_another_of_its_rank_is_named_with_its_suit() -> None:
    """ "Without the ace", while an ace lay there."""
    before = cards("AsKhQs8c", "Js2s5s6d6h")
    assert "Without As: pair of sixes, ace kicker." in said(before, before.put(0, Card.parse("Ad")))
