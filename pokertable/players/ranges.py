"""What each seat can hold after all that it has done: weights over the scene's sample of hands."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.players.presumed import SAY_NOTHING, likelihood
from pokertable.players.scene import Scene, scene
from pokertable.players.walk import Walk

_KEPT = 8


def scene_of(public: Observation) -> Scene:
    """What everybody sees of the cards."""
    board = tuple([card for card in public.board if isinstance(card, Card)])
    showing = tuple(
        [tuple([card for card, up in view.cards if up and isinstance(card, Card)]) for view in public.seats]
    )
    return scene(public.game.variant, board, showing)


class _Reading:
    """The ranges of one hand, read on as it goes on."""

    def __init__(self, public: Observation) -> None:
        self._walk = Walk(public)
        self._weights: dict[int, Floats] = {}

    def leads_to(self, public: Observation) -> bool:
        """Whether this is that hand at an earlier moment."""
        return self._walk.leads_to(public)

    def on_to(self, public: Observation) -> Mapping[int, Floats]:
        """The weights by seat; a seat that has done nothing is not among them."""
        for decision in self._walk.on_to(public, without=SAY_NOTHING):
            seat = decision.act.event.seat
            seen = scene_of(decision.public)
            sample = seen.sample(seat)
            before = self._weights.get(seat, np.ones(len(sample)))
            alive = before * seen.live(seat)
            after = before * likelihood(decision.public, decision.act, seen.scores(seat), seen.drawing(seat), alive)
            self._weights[seat] = after / after.max()
        return dict(self._weights)


_readings: list[_Reading] = []
_lock = Lock()


def ranges_of(public: Observation) -> Mapping[int, Floats]:
    """The weights of what each seat can hold, (N,) with a maximum of 1; seats that have not acted hold anything.

    It follows from what everybody has seen; a few hands are kept, to be read on from where they stood.
    """
    with _lock:
        for at, reading in enumerate(_readings):
            if reading.leads_to(public):
                _readings.insert(0, _readings.pop(at))
                return reading.on_to(public)
        _readings.insert(0, reading := _Reading(public))
        del _readings[_KEPT:]
        return reading.on_to(public)
