"""Places of hands in their classes of worth: alike hands apart, in every game and with any number of draws to come."""

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.players.worth.discarding.places import places
from pokertable.players.worth.discarding.solving import BINS


def hands(*texts):
    return np.array([sorted(parse_cards(text)) for text in texts], np.uint8)


@pytest.mark.parametrize("variant", [DRAW5, SINGLE27, TRIPLE27, BADUGI])
def test_of_all_hands_the_same_part_is_behind_as_their_classes_say(variant):
    rng = np.random.default_rng(1)
    dealt = np.array([np.sort(rng.permutation(52)[: variant.hole_cards]) for _ in range(4000)], np.uint8)
    for left in range(variant.draws + 1):
        found = places(variant, dealt, left)
        assert found.min() >= 0 and found.max() < BINS
        assert places(variant, dealt[7:8], left)[0] == found[7]
        within = found - np.floor(found)
        fullest = np.bincount(found.astype(int)).argmax()
        assert abs(within[found.astype(int) == fullest].mean() - 0.5) < 0.05


def test_hands_without_a_pair_are_told_apart_after_the_last_draw():
    """In five-card draw they share a bin: an ace high was worth no more than a seven high."""
    seven, king, ace, deuces = places(DRAW5, hands("7s5d4c3h2s", "Ks9d8c4h2s", "AsKd8c4h2s", "2s2d8c4hTs"), 0)
    assert seven + 0.3 < king < ace - 0.1 and int(seven) == int(king) == 0 and ace < deuces


def test_with_a_draw_to_come_a_pair_of_aces_is_ahead_of_kings():
    assert (np.diff(places(DRAW5, hands("7s5d4c3h2s", "KsKd8c4h2s", "AsAd8c4h2s", "AsAdAc4h2s"), 1)) > 0).all()
