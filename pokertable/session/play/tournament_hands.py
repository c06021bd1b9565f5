"""The player's hands of a sit and go as the player saw them, each with the stacks of the whole field before it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from pokertable.model.hand.seen import SeenHand
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.session.history.store import Store
from pokertable.session.play.sit_and_go import stored_head, stored_rounds
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import seen_hand
from pokertable.session.tournament.stored import DamagedTournament, rounds_from_json
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

    @property
    def prizes(self) -> PrizesLeft:
        """The prizes that the players of this hand could still win."""
        return PrizesLeft(self.setup.prizes[: self.left], tuple(sorted(self.elsewhere)))


def tournament_hands(store: Store, tournament: int) -> Iterator[TournamentHand]:
    """The hands in order; raises `DamagedTournament`."""
    find = _Found(store, tournament)
    for hand_id in store.tournament_hands(tournament):
        found = find.hand(hand_id, store.record(hand_id))
        if found is not None:
            yield found


def tournament_hand(store: Store, hand_id: int, record: HandRecord) -> TournamentHand | None:
    """A stored hand in its sit and go; None for one of a cash table, of others, or of a damaged tournament."""
    if record.tournament is None:
        return None
    with suppress(DamagedTournament):
        return _Found(store, record.tournament).hand(hand_id, record)
    return None


class _Found:
    """A stored sit and go, in which its hands are found."""

    def __init__(self, store: Store, tournament: int) -> None:
        head = stored_head(store, tournament)
        self._setup = head.setup
        self._players = {each.name: player for player, each in enumerate(head.entrants)}
        self._rounds = rounds_from_json(stored_rounds(store, tournament), self._setup)

    def hand(self, hand_id: int, record: HandRecord) -> TournamentHand | None:
        """A hand of it; None if it is not the player's, or none of those that are over."""
        setup, number, hero = self._setup, record.number, record.hero
        if hero is None or number is None or not 1 <= number <= len(self._rounds) + 1:
            return None
        before = [dict.fromkeys(range(setup.field), setup.structure.chips), *self._rounds][number - 1]
        still = {player: chips for player, chips in before.items() if chips}
        here = {self._players[name] for name in record.names if name in self._players}
        elsewhere = tuple([chips for player, chips in still.items() if player not in here])
        seen = seen_hand(record.events, hero)
        return TournamentHand(hand_id, number, seen, record.policies, setup, len(still), elsewhere)
