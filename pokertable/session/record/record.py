"""A finished hand as stored: the dealer's events and the known circumstances."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pokertable.model.game import Game
from pokertable.model.hand.events import Event, HandEnded, HandStarted
from pokertable.model.text import Phrase

HERO: Final = "Hero"
"""The player's name where "You" would be ambiguous: in files, and at another's seat."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HandRecord:
    """One hand that was played. `names` and `policies` are by seat; a human's policy is ``""``.

    `seed` is the deck's, `practice` marks a hand that was rewound and played again, or looked ahead in; `number` counts
    the hands of a session. Chips are in units of 10 to the power of −`places` of the record's currency (0 for our own
    tables). `tournament` and `level` are a sit and go's number and the hand's level, from 1; else None.
    `played_ms` is the time of play, in milliseconds since 1970, `hero` the player's own seat, if known.
    `reasons` explain opponents' decisions, by the number of the decision's event; they reveal hidden cards and are
    never exported.

    Raises `ValueError` unless the events are those of one whole hand and names and policies fit its seats.
    """

    events: tuple[Event, ...]
    names: tuple[str, ...]
    policies: tuple[str, ...] = ()
    seed: int | None = None
    practice: bool = False
    number: int | None = None
    places: int = 0
    played_ms: int | None = None
    hero: int | None = None
    tournament: int | None = None
    level: int | None = None
    reasons: Mapping[int, Phrase] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.events or not isinstance(self.events[0], HandStarted) or not isinstance(self.events[-1], HandEnded):
            raise ValueError("a record needs the events of a whole hand, from HandStarted to HandEnded")
        n = len(self.started.stacks)
        if len(self.names) != n or len(self.policies) not in (0, n):
            raise ValueError(f"{len(self.names)} names and {len(self.policies)} policies for {n} seats")
        if self.hero is not None and not 0 <= self.hero < n:
            raise ValueError(f"own seat {self.hero} of {n}")

    @property
    def started(self) -> HandStarted:
        """The first event of the hand."""
        first = self.events[0]
        assert isinstance(first, HandStarted)
        return first

    @property
    def game(self) -> Game:
        """The game played."""
        return self.started.game

    @property
    def final_stacks(self) -> tuple[int, ...]:
        """Chips by seat when the hand was over."""
        last = self.events[-1]
        assert isinstance(last, HandEnded)
        return last.stacks
