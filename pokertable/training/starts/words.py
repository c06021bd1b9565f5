"""The rank of a start in words."""

from __future__ import annotations

from pokertable.model.ranking.names import reading
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.starts.start import Start


def percent(start: Start) -> str:
    """The top percentage that the start belongs to, up to 100, in steps no finer than its error."""
    return f"{min(100, start.rank):g}"


def top_words(start: Start) -> Phrase:
    """The rank: ``Top 12%``, ``Bottom 26%``, in the middle ``About average``."""
    if start.is_average:
        return phrase("About average")
    if start.is_good:
        return phrase("Top {percent}%", percent=percent(start))
    return phrase("Bottom {percent}%", percent=f"{100 - start.weaker_than:g}")


def order_words(start: Start, *, opens: bool = True) -> Phrase:
    """The measure of its rank: in hold'em what a raise wins, else the share of the pot.

    Who does not open with it is told that it is the rank of hands to open with.
    """
    if start.raised is not None and opens:
        return phrase("by what an opening raise wins from this seat")
    if start.raised is not None:
        return phrase("if first in from this seat")
    return phrase("by equity against the hands that stay in")


def start_words(start: Start, *, own: bool = True, opens: bool = True, free: bool = False) -> Phrase:
    """The start as a sentence, with its rank and the measure of that; `opens`: for who is first in and raises or folds.

    One of the worse half is ``weaker than 74% of starting hands``; of one of the better half that an intermediate
    player folds this is said, lest a high rank reads as advice, unless checking is `free`.

    The reasons are those for it where it is one of the better half, else those against it.
    """
    cards = sorted(start.cards, reverse=True)
    is_good = start.is_good
    said = listed([reading(cards), *start.reasons])
    template = phrase(
        "Your starting hand is {start}: top {percent}% {order}."
        if own
        else "The starting hand is {start}: top {percent}% {order}."
    )
    if not is_good:
        template = phrase(
            "Your starting hand is {start}: weaker than {percent}% of starting hands {order}."
            if own
            else "The starting hand is {start}: weaker than {percent}% of starting hands {order}."
        )
    elif not start.is_played and not free:
        template = phrase(
            "Your starting hand is {start}: top {percent}% {order}. An intermediate player plays the top {plays}% here."
            if own
            else "The starting hand is {start}: top {percent}% {order}. An intermediate player plays the top "
            "{plays}% here."
        )
    rank = percent(start) if is_good else f"{start.weaker_than:g}"
    plays = f"{round(100 * start.plays)}"
    fields = ("start", said), ("percent", rank), ("order", order_words(start, opens=opens)), ("plays", plays)
    return Phrase(template.template, fields)
