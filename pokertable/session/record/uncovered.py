"""What comes to light when a hand is over: everybody's cards, and why the opponents acted as they did.

The one way by which hidden cards reach a review, beside the verdicts and after them.
"""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import AnyCard
from pokertable.model.games import Game
from pokertable.model.hand.events import Decision
from pokertable.model.text import Phrase
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import known_cards


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A finished hand, by seat: names, what was won or lost, cards in the order dealt, actions with their reasons."""

    game: Game
    names: tuple[str, ...]
    results: tuple[int, ...]
    cards: tuple[tuple[AnyCard, ...], ...]
    acts: tuple[tuple[tuple[Decision, Phrase | None], ...], ...]

    @classmethod
    def of(cls, record: HandRecord) -> Uncovered:
        """What this record tells."""
        seats = range(len(record.names))
        acts: list[list[tuple[Decision, Phrase | None]]] = [[] for _ in seats]
        for number, event in enumerate(record.events):
            if isinstance(event, Decision):
                acts[event.seat].append((event, record.reasons.get(number)))
        return cls(
            game=record.game,
            names=record.names,
            results=tuple([record.final_stacks[seat] - record.started.stacks[seat] for seat in seats]),
            cards=known_cards(record.events),
            acts=tuple(map(tuple, acts)),
        )

    def downs(self, seat: int, street: int) -> tuple[AnyCard, ...]:
        """The cards that had been dealt down to the seat by this street."""
        dealt = self.game.variant.streets[: street + 1]
        ups = [up for each in dealt for up in (False,) * each.down + (True,) * each.up]
        return tuple([card for card, up in zip(self.cards[seat], ups, strict=False) if not up])
