"""How a stud hand stands against what shows, counted hand by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from pokertable.analysis.nuts import Standing
from pokertable.model.cards import DECK, Card
from pokertable.model.games import STUD8
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.strength import strength
from pokertable.session.words import nuts_distance
from pokertable.session.words.reading import early_words, read_seat
from tests.views.builders import game, moments

HIGH = STUD8.shares[0]


def on_street(cards: int, seed: int) -> Observation:
    """Two players who stay, at the first moment when both have so many cards."""
    seen = moments(game("stud8"), 2, seed, stacks=(12_345, 12_345), folds=0, raises=0)
    return next(m.after for m in seen if all(len(seat.cards) == cards for seat in m.after.seats))


@pytest.mark.parametrize("seed", range(4))
def test_the_share_that_is_behind_is_counted_over_every_hidden_pair(seed: int) -> None:
    observation = on_street(5, seed)
    mine = [seen.card for seen in observation.seats[0].cards if isinstance(seen.card, Card)]
    showing = [seen.card for seen in observation.seats[1].cards if isinstance(seen.card, Card)]
    assert (len(mine), len(showing)) == (5, 3)
    live = [card for card in DECK if card not in {*mine, *showing}]
    value = strength(HIGH, mine, ())
    theirs = [strength(HIGH, (*showing, *pair), ()) for pair in combinations(live, 2)]
    better = sum(other > value for other in theirs)
    assert 1 < better < len(theirs)
    high, _ = read_seat(observation, 0)
    percent = round(100 * better / len(theirs))
    assert str(high.distance) == f"{percent}% of hands beat it, assuming random down cards for the best hand showing"
    assert nuts_distance._standing(HIGH, tuple(mine), tuple(showing), (), ()).better == better


def test_a_part_of_the_hands_is_told_in_percent_and_few_of_them_in_numbers() -> None:
    said = [str(nuts_distance.hands_beat(count, 990)) for count in (1, 9, 10, 429, 989)]
    assert said == [
        "1 of 990 hands beats it",
        "9 of 990 hands beat it",
        "1% of hands beat it",
        "43% of hands beat it",
        "99% of hands beat it",
    ]


def test_nothing_is_said_before_there_are_five_cards() -> None:
    high, _ = read_seat(on_street(4, 1), 0)
    assert high.distance is None


def test_a_hand_that_every_hidden_card_leaves_behind_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = on_street(5, 0)
    monkeypatch.setattr(nuts_distance, "_standing", lambda *_: Standing(better=946, equal=0, worse=0))
    high, _ = read_seat(observation, 0)
    assert str(high.distance) == "behind every hand showing"


def test_that_nothing_behind_the_boards_beats_a_hand_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = on_street(5, 0)
    monkeypatch.setattr(nuts_distance, "_standing", lambda *_: Standing(better=0, equal=1, worse=945))
    assert next(str(read.distance) for read in read_seat(observation, 0) if read.made is not None) == "no hand beats it"
    assert str(nuts_distance.stud_distance(observation, 0, STUD8.shares[1])) == "no hand beats it"
    over = replace(observation, over=True)
    assert nuts_distance.stud_distance(over, 0, STUD8.shares[1]) is None, "all hands are known then"


def test_third_street_is_named() -> None:
    cards = {seed: on_street(3, seed) for seed in range(8)}
    for observation in cards.values():
        mine = [seen.card for seen in observation.seats[0].cards if isinstance(seen.card, Card)]
        high, low = read_seat(observation, 0)
        assert high.made is None and str(high.none) == str(early_words(STUD8, high.share, mine))
        assert low.made is None and "low" in str(low.none)
