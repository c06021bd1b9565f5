"""The other tables of the player's sit and go: one hand at each for each of the player's, and the rest without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Final

from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.seen.policy import Policy
from pokertable.session.simulation.absent import Absent
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.tournament.entrants import Entrant
from pokertable.session.tournament.tournament import TableHand, Tournament

_MOST_ROUNDS: Final = 20_000
_ABSENT: Final = Absent()


@dataclass(frozen=True, slots=True)
class OtherHands:
    """The hands to play at the other tables in round `number`. The seed fixes their course."""

    seed: str
    number: int
    hands: tuple[TableHand, ...]
    entrants: tuple[Entrant, ...]


def play_others(asked: OtherHands) -> dict[int, int]:
    """The stacks of the players at those tables after this hand."""
    rows = [_row(asked, dealt) for dealt in asked.hands]
    play_out(rows)
    found: dict[int, int] = {}
    for dealt, row in zip(asked.hands, rows, strict=True):
        found.update(zip(dealt.players, row.hand.state.stacks, strict=True))
    return found


def play_to_end(
    tournament: Tournament, entrants: Sequence[Entrant], told: Callable[[int], object] | None = None
) -> Tournament:
    """The tournament played to its end without the player, who folds every hand left; the given one stays as it is.

    `told` gets the number of players left after each round.
    """
    tournament = deepcopy(tournament)
    listed = tuple(entrants)
    while not tournament.over:
        if tournament.hand > _MOST_ROUNDS:
            raise RuntimeError(f"{tournament.setup.seed}: no end after {_MOST_ROUNDS} hands")
        hands = tuple(tournament.hands())
        tournament.settle(play_others(OtherHands(tournament.setup.seed, tournament.hand, hands, listed)))
        if not tournament.over:
            tournament.seconds += tournament.setup.structure.hand_s
        if told is not None:
            told(len(tournament.stacks))
    return tournament


def _row(asked: OtherHands, dealt: TableHand) -> Row:
    policies: list[Policy] = []
    for player in dealt.players:
        persona = asked.entrants[player].persona
        policies.append(_ABSENT if persona is None else with_prizes(policy_of(persona), dealt.prizes))
    draws = [Random(f"{asked.seed} player {player} {asked.number}") for player in dealt.players]
    return Row(dealt.deal(), policies, draws)
