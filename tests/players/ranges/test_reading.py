"""The arithmetic of reading: hands that are dealt a further card weigh what they may have been before it."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.analysis.hands import private_hands
from pokertable.players.ranges.reading import dealt_further


def test_a_further_card_may_be_any_of_them():
    pairs, threes = private_hands(2), private_hands(3)
    weights = np.random.default_rng(1).random(len(pairs))
    weighs = {frozenset(pair): weight for pair, weight in zip(pairs.tolist(), weights, strict=True)}
    found = dealt_further(pairs, weights, threes)
    assert found.sum() == pytest.approx(50 * weights.sum())
    for at in Random(2).sample(range(len(threes)), 200):
        before = [weighs[frozenset(pair)] for pair in combinations(threes[at].tolist(), 2)]
        assert found[at] == pytest.approx(sum(before))
