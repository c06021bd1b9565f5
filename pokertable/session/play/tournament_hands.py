"""The player's hands of a sit and go as the player saw them, each with the stacks of the whole field before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pokertable.model.hand.seen import SeenHand
from pokertable.session.history.store import Store
from pokertable.session.play.sit_and_go import HEAD, ROUND, result_of, stored_rounds
from pokertable.session.record.spectator import seen_hand
from pokertable.session.tournament.entrants import entrants_from_json
from pokertable.session.tournament.tournament import Setup


@dataclass(frozen=True, slots=True)
class TournamentHand:
    """A finished hand, from 1, as its player saw it; `policies` are by seat.

    `left` players were in before it, `elsewhere` are the stacks of those at other tables.
    """

    id: int
    number: int
    seen: SeenHand
    policies: tuple[str, ...]
    setup: Setup
    left: int
    elsewhere: tuple[int, ...]


def tournament_hands(store: Store, tournament: int) -> Iterator[TournamentHand]:
    """The hands in order; raises `ValueError`, `KeyError` or `TypeError` for a damaged tournament."""
    head = store.tournaments.get(f"{HEAD}{tournament}")
    setup, _, _ = result_of(head)
    players = {each.name: player for player, each in enumerate(entrants_from_json(head["entrants"]))}
    rounds = stored_rounds(list(store.tournaments.all(f"{ROUND}{tournament}.").values()), setup)
    before = [dict.fromkeys(range(setup.field), setup.structure.chips), *rounds]
    for hand_id in store.tournament_hands(tournament):
        record = store.record(hand_id)
        number, hero = record.number, record.hero
        if hero is None or number is None or not 1 <= number <= len(rounds):
            continue
        still = {player: chips for player, chips in before[number - 1].items() if chips}
        here = {players[name] for name in record.names if name in players}
        elsewhere = tuple([chips for player, chips in still.items() if player not in here])
        seen = seen_hand(record.events, hero)
        yield TournamentHand(hand_id, number, seen, record.policies, setup, len(still), elsewhere)
