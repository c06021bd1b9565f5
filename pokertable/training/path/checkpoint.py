"""A checkpoint: ten new questions on the topics of a unit, in turn, of a fixed level, and no misses in between."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Final

from pokertable.training.decide import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, new_request
from pokertable.training.path.course import Course, Unit
from pokertable.training.path.kept import QUESTIONS, TO_PASS
from pokertable.training.path.unit_run import UnitRun
from pokertable.training.quiz.topics import DECIDE, topic_from

LEVEL: Final = 2
"""The level of its questions: the same for everybody, so that ten questions mean the same."""


class CheckpointRun(UnitRun):
    """Ten questions; the player gets no help before the answer."""

    helps = False
    to_pass = TO_PASS

    def __init__(self, progress: Progress, course: Course, unit: Unit, seed: int) -> None:
        games = [game for topic, game in course.skills(unit) if topic == DECIDE]
        self._decisions = decisions(course, unit, games, random.Random(seed), progress.asked_lately())
        super().__init__(progress, course, unit, QUESTIONS, seed)

    @property
    def leads_back(self) -> bool:
        """Whether it is passed."""
        return self.over and self.right >= self.to_pass

    def request(self) -> Request:
        """A new question of the fixed level."""
        topic, game = self.next_skill()
        level, seed = min(LEVEL, topic_from(topic).hardest), self._turn.getrandbits(48)
        if topic != DECIDE:
            return new_request(topic_from(topic), game, level, seed, self.progress.asked_lately())
        spot = next((spot for spot in self._decisions if spot.game == game), None)
        if spot is not None:
            self._decisions.remove(spot)
            return Request(topic_from(DECIDE), game, level, None, seed, spot)
        # a small bank: one is asked again
        return new_request(topic_from(DECIDE), game, level, seed, (), self.next_theme(game))


def decisions(
    course: Course, unit: Unit, games: Collection[str], rng: random.Random, asked: Collection[str]
) -> list[DecideSpot]:
    """Ten decisions of a unit's themes in these games, as many of each as there are; none without a bank.

    They are balanced over all games together (`bank.Balance`). Where banks have too few for ten such, some come again.
    """
    sets = [
        bank.chosen_set(game, [DecideTheme(word) for word in course.themes(unit, game)], QUESTIONS, rng, asked)
        for game in games
    ]
    found, balance = list[DecideSpot](), bank.Balance(QUESTIONS)
    while len(found) < QUESTIONS:
        before = len(found)
        left = [list(spots) for spots in sets]
        while any(left):
            for spots in left:
                while spots:
                    spot = spots.pop(0)
                    if balance.takes(spot.json()):
                        found.append(spot)
                        break
        if len(found) == before:
            break
    return found[:QUESTIONS]
