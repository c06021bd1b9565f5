"""How a stud hand stands against what shows: the share of the hidden hands behind one board that it beats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase

FIFTH: Final = 5
"""Cards that a hand has when it is first read."""


def stud_distance(observation: Observation, seat: int, share: PotShare) -> Phrase | None:
    """How much of what the most dangerous opponent may have is behind; None before fifth street or without opponents.

    Any cards that are not seen are taken to be equally likely; folded up cards count as seen.
    """
    views = observation.seats
    hand = tuple(seen.card for seen in views[seat].cards if isinstance(seen.card, Card))
    shared = tuple(card for card in observation.board if isinstance(card, Card))
    if len(hand) < FIFTH:
        return None
    shares = []
    for view in views:
        if view.seat == seat or view.folded or view.mucked or len(view.cards) != len(hand):
            continue
        showing = tuple(seen.card for seen in view.cards if seen.up and isinstance(seen.card, Card))
        others = (other for other in views if other.seat not in (seat, view.seat))
        dead = tuple(seen.card for other in others for seen in other.cards if isinstance(seen.card, Card))
        shares.append(_beaten(share, hand, showing, dead, shared))
    if not shares:
        return None
    return phrase("ahead of {percent} %; counted over what the best board may hold", percent=round(100 * min(shares)))


@lru_cache(maxsize=64)  # the same moment is asked about by every part of the table
def _beaten(
    share: PotShare, hand: tuple[Card, ...], showing: tuple[Card, ...], dead: tuple[Card, ...], shared: tuple[Card, ...]
) -> float:
    from pokertable.analysis.nuts import stud_standing  # numpy, only once a hint in stud asks for it

    return stud_standing(share, hand, showing, dead, shared).percentile
