"""What opponents can hold: of a sample ever fewer hands are followed, and they weigh what all of them weighed."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.players.opponents.personas import policy_of
from pokertable.session.record.spectator import seen_hand
from pokertable.training.review.moment import moments
from pokertable.training.review.reader import FOLLOWED, Reader, _Seat, _thin
from tests.training.review.spots import played


@pytest.mark.parametrize("seldom", [0.05, 0.5])
def test_a_sample_that_is_thinned_weighs_what_it_weighed(seldom: float) -> None:
    """Who is unlikely stays seldom, and then for all of its like: likely and unlikely hands keep their parts."""
    hands = private_hands(4)[::13]
    likely = np.arange(len(hands)) % 10 == 0
    weights = np.where(likely, 1.0, seldom)
    known = _Seat(hands, hands, weights, exact=False, rng=np.random.default_rng(1))
    _thin(known)
    assert 0.3 * FOLLOWED < len(known.hands) <= FOLLOWED + 1
    assert (known.weights >= 1.0).all(), "whoever stays stands for itself at least"
    left = np.isin(
        known.hands.astype(np.int64) @ 52 ** np.arange(4), hands[likely].astype(np.int64) @ 52 ** np.arange(4)
    )
    assert known.weights[left].sum() / known.weights.sum() == pytest.approx(
        weights[likely].sum() / weights.sum(), abs=0.01
    )


def test_no_hand_is_followed_that_holds_a_card_in_sight() -> None:
    """The other bets the flop: hands with one of its cards, or of the player's, take no place of a sample."""
    deals = ["d dh p1 AsKsQdJd", "d dh p2 ????????", "p2 cc", "p1 cc", "d db 9s7h2c", "p1 cc", "p2 cbr 4", "p1 cc"]
    *_, moment = moments(seen_hand(played("omaha", deals), 0))
    (read,) = Reader({1: policy_of("tag:beginner")}, 1).at(moment)
    assert read.read and not read.exact
    assert not np.isin(read.hands, [*moment.own, *moment.in_sight]).any() and (read.weights > 0).all()
