"""What up cards show as columns is what they show one by one."""

from random import Random

import numpy as np

from pokertable.model.ranking.upcards import highest_pair
from pokertable.players.seen.showing import highest_pairs


def test_the_highest_pair_of_many_is_that_of_each():
    rng = Random(2)
    for count in (1, 2, 3, 4):
        ups = np.array([[rng.sample(range(52), count) for _ in range(3)] for _ in range(200)], np.uint8)
        found = highest_pairs(ups)
        assert found.shape == (200, 3)
        assert found.tolist() == [[highest_pair(cards) for cards in seats] for seats in ups.tolist()]
