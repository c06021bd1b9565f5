"""What part of a share a hand wins that some rivals may tie: by all ways of tying."""

from itertools import product

import numpy as np
import pytest

from pokertable.players.worth.beats import integral, nodes


def shared(below: list[float], tied: list[float]) -> float:
    """What is expected of a share: each rival is beaten, tied with or ahead; k ties leave 1 / (k + 1)."""
    total = 0.0
    for ties in product([False, True], repeat=len(below)):
        chance = np.prod([tie if is_tied else least for least, tie, is_tied in zip(below, tied, ties, strict=True)])
        total += float(chance) / (1 + sum(ties))
    return total


@pytest.mark.parametrize("rivals", [1, 2, 3, 4, 5])
def test_ties_with_up_to_five_rivals_are_shared_exactly(rivals: int) -> None:
    """A product of as many factors as rivals, integrated: n nodes of Gauss are exact up to the power 2 n - 1."""
    rng = np.random.default_rng(rivals)
    below = rng.random(rivals) / 2
    tied = rng.random(rivals) / 2
    field = range(rivals)
    found = integral([np.prod([below + node * tied], axis=1) for node, _ in nodes(field)], field)
    assert found[0] == pytest.approx(shared(below.tolist(), tied.tolist()), abs=1e-12)


def test_more_rivals_who_all_tie_are_shared_nearly() -> None:
    """With seven the nodes of five are good for half a percent of the pot."""
    field = range(7)
    found = integral([np.full(1, node**7) for node, _ in nodes(field)], field)
    assert found[0] == pytest.approx(1 / 8, abs=0.005)
