"""The ringed cards and the plate's words for a hand's reading or its result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.ranking.best import MadeHand
from pokertable.model.ranking.names import spelled
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.reading import ShareReading, read_seat
from pokertable.session.words.winners import Winner, shown_down, winners
from pokertable.training.starts.start import start_of
from pokertable.training.starts.words import top_words
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights, ReadingLine, Readings
from pokertable.views.kit.translate import shown


class Marks(NamedTuple):
    """Rings on cards and the readings on the player's plate (None: no readings)."""

    highlights: Highlights = NO_HIGHLIGHTS
    readings: Readings | None = None


NO_MARKS: Final = Marks()


def hint_marks(observation: Observation, hero: int) -> Marks:
    """The player's present hand, and the rank of its start in the first round.

    Without rings where all of a player's cards always play: they would distinguish nothing; and where another hand
    lies open against it: they would make a losing hand look like the winner. Nothing of a folded hand.
    """
    read = read_seat(observation, hero)
    if not read or observation.seats[hero].folded:
        return NO_MARKS
    view, variant = observation.seats[hero], observation.game.variant
    every = frozenset(view.known) if variant.plays_every_card else None
    plays = {each.share.name: cards for each in read if (cards := _cards(each.made)) != every}
    lines = [ReadingLine(each.share.name, words, _least(each)) for each in read if (words := _words(each))]
    start = start_of(observation, hero)
    if start is not None:
        said = lines[0].words if lines else ""
        words = " · ".join([words for words in (said, shown(top_words(start))) if words])
        lines[:1] = [ReadingLine("", words)]  # a start is of no share
    rings = NO_HIGHLIGHTS if _is_compared(observation, hero) else Highlights(plays)
    return Marks(rings, tuple(lines))


def _is_compared(observation: Observation, hero: int) -> bool:
    """Whether nobody has anything left to decide, and another hand lies open."""
    rivals = (view for view in observation.seats if view.seat != hero and not view.folded and view.cards)
    return observation.to_act is None and any(len(view.known) == len(view.cards) for view in rivals)


def draw_marks(hint: Marks, highlights: Highlights) -> Marks:
    """The marks while discards are picked: on the plate the kept cards, beside the present hand."""
    readings = hint.readings
    if readings and highlights.discarded:
        kept = [card for card in highlights.pool if card not in highlights.discarded]
        words = f"{readings[0].words} · {shown(_kept_words(kept))}"
        readings = (readings[0]._replace(words=words), *readings[1:])
    return Marks(highlights, readings)


def _kept_words(cards: Sequence[Card]) -> Phrase:
    if not cards:
        return phrase("keeps nothing")
    return phrase("keeps {ranks}", ranks=spelled(sorted((card.rank for card in cards), reverse=True)))


def _words(read: ShareReading) -> str:
    """``straight, ten high · second nuts; beaten by J-8``; why there is no hand; empty if there is nothing to say."""
    if read.made is None:
        words = [] if read.none is None else [shown(read.none)]
        if read.is_impossible:
            words.insert(0, shown(phrase("no low possible")))
        elif read.is_out_of_reach:
            words.insert(0, shown(phrase("low out of reach")))
        return " · ".join(words)
    name = shown(read.made.name)
    return name if read.distance is None else f"{name} · {shown(read.distance)}"


def _least(read: ShareReading) -> str:
    """The words where the reason for no low has no room; empty for the others."""
    return shown(phrase("no low")) if read.made is None and read.share.is_low and not read.is_impossible else ""


def result_marks(final: Observation, winner: Winner | None = None) -> Marks:
    """The hands that won at a showdown: this winner's ringed, by default all; cards that play for nobody are veiled."""
    every = _winning_cards(winners(settle(final)))
    if not every:
        return NO_MARKS
    seen = {*final.known_board, *(card for view in final.seats for card in view.known)}
    dim = frozenset(seen.difference(*every.values()))
    return Marks(Highlights(every if winner is None else _winning_cards((winner,)), dim=dim))


def result_readings(final: Observation, seat: int) -> Readings | None:
    """The hands of a seat at a showdown: those that won, or were beaten; None where no hands were compared."""
    told = shown_down(final, settle(final), seat)
    hands = () if told is None else told.hands
    lines = [ReadingLine(hand.made.share.name, shown(hand.made.name)) for hand in hands if hand and hand.made]
    return tuple(lines) or None


def _winning_cards(listed: Iterable[Winner]) -> dict[str, frozenset[Card]]:
    """The cards of these winners' hands by the name of the share that they won."""
    plays: dict[str, frozenset[Card]] = {}
    for made in (hand.made for winner in listed for hand in winner.hands if hand is not None):
        if made is not None:
            plays[made.share.name] = plays.get(made.share.name, frozenset()) | frozenset(made.cards)
    return plays


def _cards(made: MadeHand | None) -> frozenset[Card]:
    return frozenset(made.cards) if made else frozenset()
