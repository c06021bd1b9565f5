"""Information revealed after a hand: everybody's cards, and the opponents' reasons.

Hidden cards reach a review only this way, beside the verdicts and after them.
"""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import AnyCard
from pokertable.model.game import Game
from pokertable.model.hand.events import Decision, Event
from pokertable.model.hand.state import HandState
from pokertable.model.text import Phrase
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import known_cards, with_known_cards


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A finished hand, by seat: names, stacks before it, net results, cards as dealt, actions with their reasons."""

    game: Game
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    results: tuple[int, ...]
    cards: tuple[tuple[AnyCard, ...], ...]
    acts: tuple[tuple[tuple[Decision, Phrase | None], ...], ...]
    events: tuple[Event, ...]
    """All events, with the known cards."""

    @classmethod
    def of(cls, record: HandRecord) -> Uncovered:
        """The uncovered hand of this record."""
        seats = range(len(record.names))
        acts: list[list[tuple[Decision, Phrase | None]]] = [[] for _ in seats]
        for number, event in enumerate(record.events):
            if isinstance(event, Decision):
                acts[event.seat].append((event, record.reasons.get(number)))
        return cls(
            game=record.game,
            names=record.names,
            stacks=record.started.stacks,
            results=tuple([record.final_stacks[seat] - record.started.stacks[seat] for seat in seats]),
            cards=known_cards(record.events),
            acts=tuple(map(tuple, acts)),
            events=tuple(with_known_cards(record.events)),
        )

    def downs(self, seat: int, count: int) -> tuple[AnyCard, ...]:
        """The seat's down cards after the first `count` events."""
        state = HandState.fold(self.events[:count])
        return tuple([card for card in state.holes[seat] if card not in state.ups[seat]])
