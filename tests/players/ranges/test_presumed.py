"""Ranges read for many hands at once are those that each hand's is when it is read alone."""

from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction, Taken, likelihoods
from pokertable.players.ranges.ranges import ranges_of, scene_of
from pokertable.players.seen.policy import choose
from pokertable.players.seen.walk import decisions
from tests.players.tables import game


def played(key, structure, seed):
    """What everybody saw at the last decision of a hand of three."""
    hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(seed))
    rng, seen = Random(seed), hand.observe(None)
    while hand.to_act is not None:
        seen = hand.observe(None)
        hand.act(choose(PERSONAS["loose:beginner"], seen, hand.state.holes[hand.to_act], rng).action)
    return seen


def taken(public):
    """Its actions, each with the range that its seat had."""
    for then, act in decisions(public):
        if not isinstance(act.event, SAY_NOTHING):
            seat, scene = act.event.seat, scene_of(then)
            weights = ranges_of(then).get(seat, np.ones(len(scene.sample(seat)))) * scene.live(seat)
            yield Taken(SeenAction.of(then, act), scene.ordered(seat), scene.drawing(seat), weights)


@pytest.mark.parametrize(
    ("key", "structure"), [("holdem", Structure.NO_LIMIT), ("omaha8", Structure.FIXED), ("stud8", Structure.FIXED)]
)
def test_each_of_many_actions_is_read_as_if_alone(key, structure):
    acts = [each for seed in range(4) for each in taken(played(key, structure, seed))]
    assert {act.action.first_street for act in acts} == {True, False}
    together = likelihoods(acts)
    assert ((together > 0) & (together <= 1)).all()
    for act, likely in zip(acts, together, strict=True):
        assert (likelihoods([act])[0] == likely).all()
