"""Cards and their texts."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.cards import (
    DECK,
    HIDDEN,
    Card,
    HiddenCard,
    InvalidCard,
    parse_any_cards,
    parse_cards,
    show_cards,
    shuffled_deck,
)


def test_every_card_reads_back() -> None:
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)
    assert len({str(card) for card in DECK}) == 52


def test_ranks_and_suits_are_in_the_order_of_the_rules() -> None:
    assert (str(DECK[0]), str(DECK[3]), str(DECK[51])) == ("2c", "2s", "As")
    assert [Card.parse(text).suit for text in ("2c", "2d", "2h", "2s")] == [0, 1, 2, 3]
    assert (Card.parse("Td").rank, Card.parse("Ad").rank) == (8, 12)


@pytest.mark.parametrize("text", ["as", "AS", "aS", "As"])
def test_the_case_of_letters_does_not_matter(text: str) -> None:
    assert Card.parse(text) == Card.parse("As")


def test_ten_may_be_written_with_two_digits_and_blanks_and_commas_may_separate() -> None:
    assert show_cards(parse_cards("10s, Ah 2c")) == "TsAh2c"


@pytest.mark.parametrize("text", ["1x", "A", "Asd", "", "ss", "AA", "??"])
def test_a_text_that_names_no_card_is_named_in_the_error(text: str) -> None:
    with pytest.raises(InvalidCard, match="isn't a card"):
        Card.parse(text)


def test_a_card_that_comes_twice() -> None:
    with pytest.raises(InvalidCard, match="As appears twice"):
        parse_cards("AsKdAs")
    assert parse_any_cards("??As??") == (HIDDEN, Card.parse("As"), HIDDEN)


@given(st.text(max_size=12))
def test_any_text_is_cards_or_refused_with_the_documented_error(text: str) -> None:
    try:
        cards = parse_any_cards(text)
    except InvalidCard:
        return
    assert parse_any_cards(show_cards(cards)) == cards


def test_a_hidden_card_carries_nothing() -> None:
    assert HiddenCard() == HIDDEN
    assert DECK[0] != HIDDEN
    assert str(HIDDEN) == "??"
    assert not hasattr(HIDDEN, "__dict__")


def test_a_shuffled_deck_has_every_card_and_follows_its_seed() -> None:
    deck = shuffled_deck(random.Random(5))
    assert sorted(deck) == list(DECK)
    assert deck == shuffled_deck(random.Random(5)) != shuffled_deck(random.Random(6))
