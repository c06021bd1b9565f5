"""The opponents against whom a raise or another draw must be better, each at all seats: tags, and stations.

By the rules of games without a board a station folds to a raise nearly all that a tag folds, an eight-badugi after the
last draw too. There the station is one that calls every bet after the first round.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pokertable.model.variant import Variant
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.rules.family import Tables
from pokertable.players.rules.first_street import CHECKS_THE_OPTION
from pokertable.players.seen.policy import Policy


def standards(variant: Variant) -> tuple[Policy, Policy]:
    """Tags and stations as they play this game."""
    return policy_of("tag"), policy_of("station") if variant.board_cards else _who_calls()


@cache
def _who_calls() -> Policy:
    station = policy_of("station")
    assert isinstance(station, Persona)
    character = station.character._replace(name="calls")  # no other player is taken for it
    return replace(station, character=character, own=Tables(facing_a_bet=(CHECKS_THE_OPTION,)))
