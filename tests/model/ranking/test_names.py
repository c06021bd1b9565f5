"""What hands are called (resources/rules/hands.md)."""

from __future__ import annotations

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase

HIGH = PotShare(ranking=Ranking.HIGH)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("AsKd9h7c2s", "ace high, king kicker"),
        ("8s8dAh7c2s", "pair of eights, ace kicker"),
        ("6s6dAh7c2s", "pair of sixes, ace kicker"),
        ("QsQd5h5cAs", "two pair, queens and fives, ace kicker"),
        ("JsJdJhAc9s", "three jacks, ace and nine"),
        ("2s2d2h4c3s", "three deuces, four and three"),
        ("TsJd9h8c7s", "straight, jack high"),
        ("5s4d3h2cAs", "straight, five high"),
        ("AsTs4s3s2s", "flush, ace high"),
        ("JsJdJh9c9s", "full house, jacks over nines"),
        ("JsJdJhJcAs", "four jacks, ace kicker"),
        ("9s8s7s6s5s", "straight flush, nine high"),
        ("AsKsQsJsTs", "royal flush"),
    ],
)
def test_names_of_high_hands(cards: str, name: str) -> None:
    best = best_hand(HIGH, parse_cards(cards), ())
    assert best is not None
    assert str(best.name) == name


def test_ranks_in_a_name_are_phrases_of_their_own_to_be_translated() -> None:
    best = best_hand(HIGH, parse_cards("6s6dAh7c2s"), ())
    assert best is not None
    assert dict(best.name.fields) == {"ranks": Phrase("sixes"), "kicker": Phrase("ace")}


def test_a_low_is_read_from_the_highest_card_down_to_the_ace() -> None:
    assert low_reading(parse_cards("As5d8h7c6s")) == "8-7-6-5-A"
    best = best_hand(PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6), parse_cards("As5d8h7c6s"), ())
    assert best is not None
    assert str(best.name) == "8-7-6-5-A low"
