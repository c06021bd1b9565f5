"""The lab's places, and cards as text."""

from __future__ import annotations

import random

import pytest

from pokertable.model.cards import Card, InvalidCard, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.training.lab.cards import (
    LabCards,
    LabError,
    lab_text,
    lab_variant,
    parse_lab_text,
    with_another_number,
    with_low,
)


def omaha(hand: str = "8hAs9cTc", board: str = "5s6s7s9hTs") -> LabCards:
    return LabCards.of(lab_variant("omaha8"), parse_cards(hand), parse_cards(board))


def test_a_card_put_into_a_place_leaves_its_old_one_to_the_card_that_lay_there() -> None:
    cards = omaha().put(0, Card.parse("5s"))
    assert cards.hand_cards == parse_cards("5sAs9cTc")
    assert cards.board_cards == parse_cards("8h6s7s9hTs")


def test_a_card_of_the_deck_takes_the_place_of_the_one_there() -> None:
    cards = omaha().put(4, Card.parse("2d"))
    assert cards.board_cards == parse_cards("2d6s7s9hTs")
    assert cards.slot_of(Card.parse("5s")) is None


def test_clearing_leaves_an_empty_place() -> None:
    cards = omaha().clear(8)
    assert cards.board == (*parse_cards("5s6s7s9h"), None)
    assert cards.street_of(8) == "river"


@pytest.mark.parametrize(("game", "holes"), [("tight", 2), ("omaha", 4), ("bigo", 5), ("omaha6", 6)])
def test_random_deals_fill_every_place_with_different_cards(game: str, holes: int) -> None:
    cards = LabCards.empty(lab_variant(game)).dealt(random.Random(1))
    assert len(set(cards.slots)) == holes + 5
    assert None not in cards.slots


def test_a_larger_hand_is_read_in_the_game_that_deals_it() -> None:
    five = omaha("8hAs9cTc2d")
    assert five.variant.key == "bigo"
    assert five.in_game(lab_variant("omaha8")).hand_cards == parse_cards("8hAs9cTc")
    assert with_low(five, wanted=False).variant.key == "omaha5"
    assert five.in_game(lab_variant("holdem")).hand_cards == parse_cards("8hAs")


@pytest.mark.parametrize("split", [False, True])
def test_the_number_of_cards_goes_round_the_games_of_a_kind(split: bool) -> None:
    """Of several games with as many cards the first; the cards that it has no room for go."""
    cards = with_low(omaha(), wanted=split)
    kin = [game for game in CATALOGUE.values() if game.exactly_from_hole and game.is_split is split]
    numbers = sorted({game.hole_cards for game in kin})
    start = numbers.index(4)
    for number in (*numbers[start:], *numbers[:start], 4):
        first = next(game for game in kin if game.hole_cards == number)
        assert (cards.variant, len(cards.hand)) == (first, number)
        cards = with_another_number(cards)
    assert len(cards.hand_cards) == numbers[0]


def test_a_hand_is_filled_with_other_cards() -> None:
    cards = omaha().in_game(lab_variant("omaha6")).with_full_hand(random.Random(1))
    assert cards.hand_cards[:4] == omaha().hand_cards and cards.board == omaha().board
    assert len(set(cards.slots)) == 11 and None not in cards.slots


@pytest.mark.parametrize(
    ("game", "hand", "board", "error"),
    [
        ("omaha", "AsAhAdAcKsKhKd", "", "7 cards in the hand: expected at most 6 in Omaha"),
        ("holdem", "AsAhAd", "", "3 cards in the hand: expected at most 2 in Texas hold'em"),
        ("omaha", "AsAhAdAc", "2s3s4s5s6s7s", "6 cards on the board: expected at most 5 in Omaha"),
        ("razz", "2s3s4s", "As", "Razz is played without a board"),
        ("omaha", "AsAhAdAc", "As", "As appears twice"),
    ],
)
def test_cards_that_do_not_fit_are_refused_by_name(game: str, hand: str, board: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        LabCards.of(lab_variant(game), parse_cards(hand), parse_cards(board))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(LabError, match="game 'pinochle': expected one of holdem"):
        lab_variant("pinochle")


@pytest.mark.parametrize(
    "text",
    [
        "8hAs9cTc5s6s7s9hTs",
        "8hAs9cTc / 5s6s7s9hTs",
        "8h As 9c 10c on 5s 6s 7s 9h 10s",
        "8♥ A♠ 9♣ 10♣ | 5♠ 6♠ 7♠ 9♥ 10♠",
        "8h,As,9c,Tc\n5s,6s,7s,9h,Ts",
        "Hand: 8h As 9c Tc Board: [5s 6s 7s 9h Ts]",
    ],
)
def test_texts_in_which_people_write_hands(text: str) -> None:
    typed = parse_lab_text(text, lab_variant("omaha8"))
    assert typed == (parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs"))


def test_ten_cards_without_a_mark_are_five_and_five() -> None:
    typed = parse_lab_text("8hAs9cTc2d5s6s7s9hTs", lab_variant("omaha"))
    assert len(typed.hand) == len(typed.board) == 5


def test_the_text_of_a_lab_reads_back() -> None:
    assert parse_lab_text(lab_text(omaha()), lab_variant("omaha8")) == (omaha().hand_cards, omaha().board_cards)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "no cards"),
        ("8hAs9cTc / 5s6x", "'6x' isn't a card"),
        ("8hAs9cTc / 8h", "8h appears twice"),
        ("8h/As/9c", "3 groups of cards"),
    ],
)
def test_bad_texts_are_refused_by_what_is_wrong(text: str, error: str) -> None:
    with pytest.raises((InvalidCard, LabError), match=error):
        parse_lab_text(text, lab_variant("omaha8"))


@pytest.mark.parametrize("game", ["draw5", "badugi", "nothing"])
def test_a_game_in_which_cards_are_drawn_is_refused_by_its_key(game: str) -> None:
    with pytest.raises(LabError, match=f"game '{game}': expected one of holdem, omaha, "):
        lab_variant(game)
