"""From a hand's reading or its result to the cards that are ringed and the words on the player's plate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.ranking.best import MadeHand
from pokertable.model.text import Phrase
from pokertable.session.words.reading import read_seat
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights, Readings
from pokertable.views.kit.translate import shown


class Marks(NamedTuple):
    """Rings on cards and the readings on the player's plate (None: no readings)."""

    highlights: Highlights
    readings: Readings | None


def no_marks() -> Marks:
    """Nothing ringed, nothing read."""
    return Marks(NO_HIGHLIGHTS, None)


def hint_marks(observation: Observation, hero: int) -> Marks:
    """What the player's hand makes now; nothing while it makes no five cards."""
    reading = read_seat(observation, hero)
    if reading is None:
        return no_marks()
    low = _words(reading.low, reading.low_distance)
    if low is None and reading.no_low is not None:
        low = shown(reading.no_low)
    high = _words(reading.high, reading.high_distance)
    return Marks(Highlights(high=_cards(reading.high), low=_cards(reading.low)), Readings(high, low))


def _words(made: MadeHand | None, distance: Phrase | None) -> str | None:
    """``straight, ten high · second nuts; beaten by J-8``."""
    if made is None:
        return None
    return shown(made.name) if distance is None else f"{shown(made.name)} · {shown(distance)}"


def result_marks(final: Observation) -> Marks:
    """The winning hands of a showdown: their five ringed, all other cards on the table tinted."""
    high: set[Card] = set()
    low: set[Card] = set()
    for pot in settle(final).pots:
        for half, ringed in ((pot.high, high), (pot.low, low)):
            for line in half.winners if half is not None else ():
                ringed.update(_cards(line.made))
    if not high and not low:
        return no_marks()
    dim = frozenset(_seen(final)) - high - low
    return Marks(Highlights(high=frozenset(high), low=frozenset(low), dim=dim), None)


def _cards(made: MadeHand | None) -> frozenset[Card]:
    return frozenset(made.cards) if made else frozenset()


def _seen(observation: Observation) -> Iterable[Card]:
    for card in observation.board:
        if isinstance(card, Card):
            yield card
    for seat in observation.seats:
        for seen in seat.cards:
            if isinstance(seen.card, Card):
                yield seen.card
