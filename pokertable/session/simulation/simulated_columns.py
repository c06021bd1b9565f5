"""The tables of a simulation of flop games and stud without experts: all their hands as columns (`columns`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.habits import Memory, learned_by_player
from pokertable.session.profile.choice import is_program
from pokertable.session.simulation.columns import Hands, Played, are_columns, play_columns, replay
from pokertable.session.simulation.generators import random_bits
from pokertable.session.simulation.simulation import DECK_SEED_BITS, Simulation, Tally


def plays_columns(simulation: Simulation) -> bool:
    """Whether all hands of a simulation can be played as columns."""
    if any(map(is_program, simulation.players)):
        return False
    policies = [policy_of(name) for name in simulation.players]
    return all(are_columns(game, policies, len(policies)) for game in simulation.rotation.games)


class PlayedColumns:
    """Played whole tables of a simulation, given the numbers of their hands, from 0, in whole deals."""

    def __init__(self, simulation: Simulation, tables: Sequence[range]) -> None:
        self._simulation = simulation
        self._personas = [policy for name in simulation.players if isinstance(policy := policy_of(name), Persona)]
        self._players = [simulation.players_of(turn) for turn in range(simulation.hands_a_deal)]
        """Players by seat, by the repetition of the deal."""
        self._memories: list[Memory] = [()] * len(tables)
        self._parts: list[tuple[list[int], Played]] = []
        every = simulation.learns_every
        for first in range(0, simulation.hands_a_table, every):
            self._play_part([numbers[first : first + every] for numbers in tables])

    def _play_part(self, tables: Sequence[range]) -> None:
        """Play some hands of each table, and learn from them."""
        simulation = self._simulation
        by_game: dict[int, list[tuple[int, int]]] = {}
        for table, numbers in enumerate(tables):
            for number in numbers:
                by_game.setdefault(id(simulation.game_of(number)), []).append((number, table))
        seen: dict[int, list[SeatEvent]] = {}
        for those in by_game.values():
            hands = self._hands(those)
            game, stacks = simulation.game_of(those[0][0]), [simulation.stack] * len(simulation.players)
            played = play_columns(game, stacks, self._personas, hands)
            self._parts.append(([number for number, _ in those], played))
            seen |= zip([number for number, _ in those], played.events, strict=True)
        if simulation.learns:
            for table, numbers in enumerate(tables):
                for number in numbers:
                    by_seat = self._by_seat(number)
                    self._memories[table] = learned_by_player(self._memories[table], by_seat, seen[number])

    def _by_seat(self, number: int) -> Sequence[int]:
        return self._players[number % len(self._players)]

    def _hands(self, those: Sequence[tuple[int, int]]) -> Hands:
        """The hands of these numbers, each with its table."""
        simulation = self._simulation
        numbers = [number for number, _ in those]
        return Hands(
            [simulation.button_of(number) for number in numbers],
            random_bits([simulation.deck_name(number) for number in numbers], DECK_SEED_BITS),
            [self._by_seat(number) for number in numbers],
            [seed for number in numbers for seed in simulation.draws_by(number)],
            self._memories,
            [table for _, table in those],
        )

    def tallies(self) -> list[Tally]:
        """Tallies of the hands, by player."""
        simulation = self._simulation
        tallies = []
        for player in range(len(simulation.players)):
            tally = Tally()
            parts = [self._of_player(player, *part) for part in self._parts]
            order = np.argsort(np.concatenate([numbers for numbers, _ in self._parts]))
            tally.count_all(Played.joined(parts, order), simulation.hands_a_deal)
            tallies.append(tally)
        return tallies

    def _of_player(self, player: int, numbers: Sequence[int], played: Played) -> Played:
        seats = np.array([by_seat.index(player) for by_seat in self._players])
        return played.of_player(seats[np.array(numbers) % len(seats)])

    def hands(self) -> Iterator[tuple[int, Hand]]:
        """Each hand as the event engine plays it, in order."""
        done = {
            number: acts
            for numbers, played in self._parts
            for number, acts in zip(numbers, played.actions, strict=True)
        }
        for number in sorted(done):
            yield number, replay(self._simulation.deal(number), done[number])
