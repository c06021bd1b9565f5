"""Hands apart from cards, and those chosen out of many."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import apart_from, chosen, private_hands
from pokertable.model.cards import parse_cards


@pytest.mark.parametrize("hole_cards", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", ["", "As", "2d7c9hKdTs"])
def test_hands_apart_from_cards_hold_none_of_them(hole_cards: int, cards: str) -> None:
    some = np.random.default_rng(hole_cards).permutation(private_hands(hole_cards))[:2000]
    gone = set(parse_cards(cards))
    expected = [gone.isdisjoint(hand) for hand in some.tolist()]
    assert apart_from(some, parse_cards(cards)).tolist() == expected


@pytest.mark.parametrize("hole_cards", [2, 3, 4, 5])
def test_chosen_hands_are_those_marked(hole_cards: int) -> None:
    rng = np.random.default_rng(hole_cards)
    hands = np.sort(rng.integers(0, 52, (300, hole_cards)).astype(np.uint8), axis=1)
    for marks in (rng.random(300) < 0.5, np.zeros(300, np.bool_), np.ones(300, np.bool_)):
        assert chosen(hands, marks).tolist() == hands[marks].tolist()
    assert chosen(hands.T.copy().T, marks).tolist() == hands.tolist()
