"""The rank of a start in words."""

from __future__ import annotations

from typing import Final

from pokertable.model.ranking.names import reading
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.starts.start import Start

_SAID: Final = 2
"""Most reasons in a sentence."""


_FINE: Final = (0.5, 1, 2, 5, 10, 20)
"""Steps in which a rank is told, in percent."""


def percent(start: Start) -> str:
    """The percent of the best starts among which it is, up to 100, in steps that are no finer than its error."""
    step = next((each for each in _FINE if each >= 100 * start.rank_error), _FINE[-1])
    return f"{min(100.0, max(1, round(100 * start.better / step)) * step):g}"


def top_words(start: Start) -> Phrase:
    """The rank: ``Top 12%``."""
    return phrase("Top {percent}%", percent=percent(start))


def start_words(start: Start, *, own: bool = True) -> Phrase:
    """The start as a sentence, such as ``Your start: 8-6-4, two low cards you need are gone: top 74%.``, with its rank.

    The reasons are those for it where it is one of the better half, else those against it.
    """
    cards = sorted(start.cards, reverse=True)
    is_good = start.better < 1 / 2
    reasons = sorted(start.chips, key=lambda chip: chip.good is not is_good)[:_SAID]
    said = listed([reading(cards), *dict.fromkeys([chip.words for chip in reasons if chip.good is is_good])])
    template = (
        phrase("Your start: {start}: top {percent}%.") if own else phrase("The start is {start}: top {percent}%.")
    )
    return Phrase(template.template, (("start", said), ("percent", percent(start))))
