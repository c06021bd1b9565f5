"""The rank of a start in words."""

from __future__ import annotations

from pokertable.model.text import Phrase, phrase
from pokertable.training.starts.start import Start


def percent(better: float) -> int:
    """The percent of starts among which a start is, 1 to 100."""
    return min(100, max(1, round(100 * better)))


def top_words(start: Start) -> Phrase:
    """The rank: ``Top 12%``."""
    return phrase("Top {percent}%", percent=percent(start.better))
