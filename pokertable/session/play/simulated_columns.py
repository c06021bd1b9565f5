"""The tables of a simulation in which beginners play flop games: all their hands as columns (`columns`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.session.play.columns import Hands, Played, are_columns, play_columns, replay
from pokertable.session.play.simulation import Simulation
from pokertable.session.play.tally import Tally
from pokertable.session.profile.choice import is_program


def plays_columns(simulation: Simulation) -> bool:
    """Whether all hands of a simulation can be played so."""
    if any(map(is_program, simulation.players)):
        return False
    policies = [policy_of(name) for name in simulation.players]
    return all(are_columns(game, policies) for game in simulation.rotation.games)


class PlayedColumns:
    """The hands of these numbers, from 0, whole deals of a simulation, played."""

    def __init__(self, simulation: Simulation, numbers: Sequence[int]) -> None:
        self._simulation, self._numbers = simulation, numbers
        self._who = [simulation.players_of(number) for number in numbers]
        by_game: dict[int, list[int]] = {}
        games = [simulation.game_of(number) for number in numbers]
        for at, game in enumerate(games):
            by_game.setdefault(id(game), []).append(at)
        self._parts = [(np.array(places), self._play(places)) for places in by_game.values()]

    def _play(self, places: Sequence[int]) -> Played:
        simulation = self._simulation
        numbers = [self._numbers[at] for at in places]
        hands = Hands(
            [simulation.button_of(number) for number in numbers],
            [simulation.deck_seed(number) for number in numbers],
            [self._who[at] for at in places],
            [simulation.draws(number) for number in numbers],
        )
        personas = [policy for name in simulation.players if isinstance(policy := policy_of(name), Persona)]
        return play_columns(
            simulation.game_of(numbers[0]), [simulation.stack] * len(simulation.players), personas, hands
        )

    def tallies(self) -> list[Tally]:
        """What they came to, by player."""
        tallies = []
        for player in range(len(self._simulation.players)):
            tally = Tally()
            seats = np.array([seats.index(player) for seats in self._who])
            for places, played in self._parts:
                tally.count_all(played.of_player(seats[places]), self._simulation.hands_a_deal)
            tallies.append(tally)
        return tallies

    def hands(self) -> Iterator[tuple[int, Hand]]:
        """Each as the event engine plays it, in order."""
        actions = [
            done
            for _, done in sorted(
                [
                    (at, done)
                    for places, played in self._parts
                    for at, done in zip(places.tolist(), played.actions, strict=True)
                ]
            )
        ]
        for number, done in zip(self._numbers, actions, strict=True):
            yield number, replay(self._simulation.deal(number), done)
