"""What live help says of the cards that may come."""

from __future__ import annotations

from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.live.view import LowNow, NextOuts


def high_words(cards: NextOuts) -> Phrase | None:
    """How many lift the high hand to what, and how many of them to the nuts; None if none does."""
    if not cards.high:
        return None
    said: Phrase | None = None
    for hand, count in cards.high_to:
        if said is None:
            said = phrase("{count} to {hand}", count=count, hand=hand)
        else:
            said = phrase("{outs}, {count} to {hand}", outs=said, count=count, hand=hand)
    if said is None:
        said = phrase("{count} to a better high", count=len(cards.high))
    return said if not cards.high_nuts else phrase("{outs}; {count} to the nuts", outs=said, count=len(cards.high_nuts))


def low_words(cards: NextOuts) -> Phrase | None:
    """How the low stands, how many cards better it, and how many spoil it; None where there is nothing to say."""
    said = _low_words(cards)
    if not cards.spoilers:
        return said
    if said is None:
        return phrase("{count} spoil the low", count=len(cards.spoilers))
    return phrase("{low}; {count} spoil it", low=said, count=len(cards.spoilers))


def _low_words(cards: NextOuts) -> Phrase | None:
    count = len(cards.low)
    if cards.low_now is LowNow.NUTS:
        return phrase("the nuts now")
    if not count:
        return phrase("a low now") if cards.low_now is LowNow.THERE else None
    if cards.low_now is LowNow.THERE:
        said = phrase("{count} to a better low", count=count)
    else:
        said = phrase("{count} to a low", count=count)
    return said if not cards.low_nuts else phrase("{outs}; {count} to the nuts", outs=said, count=len(cards.low_nuts))


def both_words(cards: NextOuts) -> Phrase | None:
    """Cards that help the high hand and hurt the low."""
    if not cards.both:
        return None
    return phrase("High yes, low no: {cards}", cards=CardText(cards.both))
