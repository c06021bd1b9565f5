"""The opponents of a table and their choices."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import cycle, islice
from typing import NamedTuple

from pokertable.model.cards import AnyCard, known
from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.players.styles.cast import require_opponent
from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.profile.choice import is_program
from pokertable.session.programs.program import command_of


def usual_personas(count: int, wanted: Sequence[str] | None = None) -> tuple[str, ...]:
    """The personas of `count` opponents: those wanted, or the usual mix, repeated if too few.

    A program stays ``program:COMMAND LINE``. Raises `UnknownOpponent` naming an unknown persona, and `InvalidProgram`
    for an invalid command line.
    """
    return tuple(islice(cycle([_required(name) for name in wanted or USUAL_MIX]), count))


def _required(name: str) -> str:
    if not is_program(name):
        return require_opponent(name)
    command_of(name)
    return name


class OwnView(NamedTuple):
    """An opponent's knowledge when it acts: the public view, and its own cards followed by its discards."""

    public: Observation
    own_cards: tuple[AnyCard, ...]


def turn_of(hand: Hand) -> OwnView:
    """The turn of the seat to act; raises `ValueError` when nobody is."""
    seat = hand.to_act
    if seat is None:
        raise ValueError("nobody is to act")
    own = hand.observe(seat).seats[seat]
    return OwnView(hand.observe(None), (*[seen.card for seen in own.cards], *known(own.discards)))


class Chosen(NamedTuple):
    """An opponent's action, and its reason, if given."""

    action: Action
    reason: Phrase | None = None


def choose_action(
    persona: str, turn: OwnView, seed: str, memory: Memory = (), prizes: PrizesLeft | None = None
) -> Chosen:
    """The persona's action and reason, determined by the turn, the seed, the table's memory and the prizes left.

    Slow the first time, when the opponents' tables are built: call it off the GUI thread.
    """
    from pokertable.players.opponents.personas import policy_of, with_memory, with_prizes
    from pokertable.players.seen.policy import choose

    policy = with_prizes(with_memory(policy_of(persona), memory), prizes)
    choice = choose(policy, turn.public, turn.own_cards, random.Random(seed))
    return Chosen(choice.action, choice.reason)
