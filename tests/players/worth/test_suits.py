"""Hands that differ in the names of their suits alone."""

from math import comb

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.players.worth.suits import canonical, suit_classes


def test_canonical_hands():
    hands = np.array([parse_cards("As2sKhQh"), parse_cards("KcQcAd2d"), parse_cards("As2hKhQs")], np.uint8)
    named = np.sort(canonical(hands), axis=1)
    assert (named[0] == named[1]).all()
    assert not (named[0] == named[2]).all()
    assert (np.sort(named >> 2, axis=1) == np.sort(hands >> 2, axis=1)).all()


@pytest.mark.parametrize(("cards", "classes"), [(0, 1), (1, 13), (2, 169), (3, 1755), (4, 16_432)])
def test_there_are_as_many_classes_as_the_books_say(cards: int, classes: int) -> None:
    """Every hand has the class of the hand that stands for it."""
    hands, class_of = suit_classes(cards)
    assert hands.shape == (classes, cards) and class_of.shape == (comb(52, cards),)
    assert np.bincount(class_of).min() >= 1 and class_of.max() == classes - 1
