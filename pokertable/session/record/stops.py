"""Where a replay stops: after the first deal, each decision, each later deal, each hand shown, and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from pokertable.model.hand import events as happened


class StopKind(Enum):
    """What was done last."""

    DEAL = "a street was dealt"
    DECISION = "a player decided"
    SHOWDOWN = "a hand was shown or mucked"
    END = "the pots were paid"


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment of a hand: after `count` of its events, on street number `street`."""

    count: int
    kind: StopKind
    street: int


def stops(events: Sequence[happened.Event]) -> tuple[Stop, ...]:
    """The stops of a hand. What the dealer does by itself (collect, burn, pay) belongs to the stop after it."""
    found: list[Stop] = []
    street = draws = 0
    for count, event in enumerate(events, 1):
        kind = None
        if isinstance(event, happened.HandStarted):
            draws = event.game.variant.draws
        elif isinstance(event, happened.CardBurned) and draws:
            street += 1  # a draw begins: what is thrown is on its street
        elif isinstance(event, happened.HoleDealt | happened.BoardDealt):
            kind, street = StopKind.DEAL, event.street
        elif isinstance(event, happened.Decision):
            kind = StopKind.DECISION
        elif isinstance(event, happened.HandShown | happened.HandMucked):
            kind = StopKind.SHOWDOWN
        elif isinstance(event, happened.HandEnded):
            kind = StopKind.END
        if kind is StopKind.DEAL and found and found[-1] == Stop(count - 1, kind, street):
            found.pop()  # hands and board of one street come together
        if kind is not None:
            found.append(Stop(count, kind, street))
    return tuple(found)


def street_stops(found: Sequence[Stop]) -> tuple[int, ...]:
    """The numbers of the stops that begin a street, of the showdown's first and of the last."""
    starts = [0]
    for number, (before, stop) in enumerate(pairwise(found), 1):
        shows = stop.kind is StopKind.SHOWDOWN and before.kind is not StopKind.SHOWDOWN
        if stop.street != before.street or shows or stop.kind is StopKind.END:
            starts.append(number)
    return tuple(starts)
