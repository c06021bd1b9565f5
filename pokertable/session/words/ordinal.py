"""The place in which a player finished."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import Phrase, phrase

_ENDINGS: Final = {1: "{number}st", 2: "{number}nd", 3: "{number}rd"}


def ordinal(place: int) -> Phrase:
    """``1st``, ``2nd``, ``13th``; the first has its own text, as French writes ``1er`` but ``21e``."""
    if place == 1:
        return phrase("1st")
    last = 0 if place // 10 % 10 == 1 else place % 10
    return phrase(_ENDINGS.get(last, "{number}th"), number=place)
