"""Other seats' cards in a record, and since when the seats had them."""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.model.cards import HIDDEN, AnyCard, Card
from pokertable.model.hand import events as happened
from pokertable.session.record.spectator import known_cards


def known_since(events: Sequence[happened.Event], seat: int) -> dict[Card, int]:
    """Cards that other seats are known to have held or discarded, with the number of decisions before they had them.

    Cards shown at the end are included; discards shuffled into the stub are not.
    """
    held: dict[int, list[tuple[AnyCard, int]]] = {}
    discarded: list[tuple[AnyCard, int]] = []
    decisions = 0
    for event in events:
        if isinstance(event, happened.HoleDealt):
            for to, card, _ in event.cards:
                held.setdefault(to, []).append((card, decisions))
        elif isinstance(event, happened.Discarded):
            before, count = held[event.seat], len(event.cards)
            gone = [each for each in before if isinstance(each[0], Card) and each[0] in event.cards]
            held[event.seat] = [each for each in before if each not in gone]
            if len(gone) < count:  # unknown discards: the kept cards were there before this draw
                held[event.seat] = [(HIDDEN, decisions)] * (len(before) - count)
            elif event.seat != seat:
                discarded += gone
        elif isinstance(event, happened.MuckShuffledIn):
            discarded.clear()
        decisions += isinstance(event, happened.Decision)
    found = list(discarded)
    for other, cards in enumerate(known_cards(events)):
        if other != seat:
            dealt = held.get(other, [])
            found += [*dealt, *[(card, since) for card, (_, since) in zip(cards, dealt, strict=False)]]
    return {card: since for card, since in found if isinstance(card, Card)}
