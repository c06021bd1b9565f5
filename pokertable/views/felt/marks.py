"""From a hand's reading or its result to the cards that are ringed and the words on the player's plate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.ranking.best import MadeHand
from pokertable.model.ranking.names import spelled
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.reading import ShareReading, read_seat
from pokertable.session.words.winners import Winner, winners
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights, ReadingLine, Readings
from pokertable.views.kit.translate import shown


class Marks(NamedTuple):
    """Rings on cards and the readings on the player's plate (None: no readings)."""

    highlights: Highlights = NO_HIGHLIGHTS
    readings: Readings | None = None


NO_MARKS: Final = Marks()


def hint_marks(observation: Observation, hero: int) -> Marks:
    """What the player's hand makes now; nothing while it makes no five cards.

    Where a hand is all the cards that one gets, and all of them play, rings would tell nothing apart.
    """
    read = read_seat(observation, hero)
    if not read:
        return NO_MARKS
    view, variant = observation.seats[hero], observation.game.variant
    every = frozenset(view.known) if variant.plays_every_card else None
    plays = {each.share.name: cards for each in read if (cards := _cards(each.made)) != every}
    lines = [ReadingLine(each.share.name, words) for each in read if (words := _words(each))]
    return Marks(Highlights(plays), tuple(lines))


def draw_marks(hint: Marks, highlights: Highlights) -> Marks:
    """The same while cards are picked to be thrown: on the plate what is kept, beside what the hand is now."""
    readings = hint.readings
    if readings and highlights.thrown:
        kept = [card for card in highlights.pool if card not in highlights.thrown]
        words = f"{readings[0].words} · {shown(_kept_words(kept))}"
        readings = (readings[0]._replace(words=words), *readings[1:])
    return Marks(highlights, readings)


def _kept_words(cards: Sequence[Card]) -> Phrase:
    if not cards:
        return phrase("keeps nothing")
    return phrase("keeps {ranks}", ranks=spelled(sorted((card.rank for card in cards), reverse=True)))


def _words(read: ShareReading) -> str:
    """``straight, ten high · second nuts; beaten by J-8``; why there is no hand; empty if nothing is to be said."""
    if read.made is None:
        return "" if read.none is None else shown(read.none)
    name = shown(read.made.name)
    return name if read.distance is None else f"{name} · {shown(read.distance)}"


def result_marks(final: Observation, winner: Winner | None = None) -> Marks:
    """One winner's hands at a showdown, the first one's unless another is named: ringed, all other cards tinted."""
    if winner is None:
        winner = next(iter(winners(settle(final))), None)
    made = [] if winner is None else [hand.made for hand in winner.hands if hand is not None and hand.made is not None]
    if winner is None or not made:
        return NO_MARKS
    plays = {each.share.name: _cards(each) for each in made}
    seen = {*final.known_board, *(card for view in final.seats for card in view.known)}
    return Marks(Highlights(plays, dim=frozenset(seen.difference(*plays.values())), winner=winner.seat))


def _cards(made: MadeHand | None) -> frozenset[Card]:
    return frozenset(made.cards) if made else frozenset()
