"""The log of a replayed hand in plain words, every known card told, amounts in the file's own units."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pokertable.model.hand.events import CardBurned, Drew, Event, HoleDealt, HoleSeen, SeatEvent, Threw
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.phh.replay import Replay
from pokertable.session.phh.text import Unit
from pokertable.session.words.words import EventWords


def log(played: Replay, say: Callable[[Phrase], str] = str) -> Iterator[str]:
    """The lines: the game, the players with their stacks, then what happened, and the stacks when it is over.

    `say` words each line.
    """
    phh = played.phh
    n = len(phh.stacks)
    names = list(map(_printable, phh.by_seat(phh.players)))
    yield say(in_units(phh.game.title, phh.unit))
    for player in range(n):
        yield f"{names[phh.seat(player)]}: {phh.unit.text(phh.stacks[player])}"
    words = EventWords(names, None)
    for event in played.events:
        told = told_to_all(event)
        if told is not None:
            for line in words.lines(told):
                yield say(in_units(line.text, phh.unit))
    if not played.finished:
        yield say(phrase("The file ends before the hand is over."))
        return
    final = played.hand.state.stacks
    stacks = ", ".join(f"{names[seat]} {phh.unit.text(final[seat])}" for seat in map(phh.seat, range(n)))
    yield say(phrase("Stacks: {stacks}", stacks=stacks))


def told_to_all(event: Event) -> SeatEvent | None:
    """The event with all its cards for everybody, as a recorded hand is read; nothing for a burned card."""
    if isinstance(event, HoleDealt):
        return HoleSeen(event.street, event.cards)
    if isinstance(event, Threw):
        return Drew(event.seat, event.cards)
    return None if isinstance(event, CardBurned) else event


def in_units(text: Phrase, unit: Unit) -> Phrase:
    """The phrase, its chips in the file's units."""
    fields: list[tuple[str, Field]] = []
    for name, value in text.fields:
        if isinstance(value, Phrase):
            value = in_units(value, unit)
        elif isinstance(value, int) and name not in _COUNTS:
            value = unit.text(value)
        fields.append((name, value))
    return Phrase(text.template, tuple(fields))


_COUNTS = frozenset({"number", "count"})
"""Fields of phrases that count things other than chips."""


def _printable(name: str) -> str:
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)
