"""What each game says of what the pot is won by."""

from __future__ import annotations

import pytest

from pokertable.model.games import CATALOGUE


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("holdem", "The highest hand wins"),
        ("razz", "The lowest hand wins"),
        ("badugi", "The lowest hand wins"),
        ("omaha", "The highest hand wins. Exactly 2 of your cards play"),
        ("bigo", "The highest hand and the lowest share the pot. Exactly 2 of your cards play"),
        ("stud8", "The highest hand and the lowest share the pot"),
    ],
)
def test_what_the_pot_is_won_by(key: str, words: str) -> None:
    assert str(CATALOGUE[key].wins) == words
