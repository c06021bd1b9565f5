"""How a stud hand stands against what shows: how many of the hands behind the best board beat it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.nuts_distance import hands_beat, the_nuts

if TYPE_CHECKING:
    from pokertable.analysis.nuts import Standing

FIFTH: Final = 5
"""Cards that a hand has when it is first read."""


def stud_distance(observation: Observation, seat: int, share: PotShare) -> Phrase | None:
    """How many of the hands that the most dangerous opponent may have beat it; if none do it is the nuts.

    None before fifth street or without opponents. Any cards that are not seen are taken to be equally likely; folded up
    cards count as seen.
    """
    views = observation.seats
    hand, shared = views[seat].known, observation.known_board
    if len(hand) < FIFTH:
        return None
    standings = []
    for view in views:
        if view.seat == seat or view.folded or view.mucked or len(view.cards) != len(hand):
            continue
        dead = tuple(card for other in views if other.seat not in (seat, view.seat) for card in other.known)
        standings.append(_standing(share, hand, view.ups, dead, shared))
    if not standings:
        return None
    if all(standing.better == standing.total for standing in standings):
        return phrase("behind every board shown")
    worst = min(standings, key=lambda standing: standing.percentile)
    if worst.better == worst.total:
        return phrase("behind the best board shown")
    if not worst.better:
        return the_nuts(share)
    beaten = hands_beat(worst.better, worst.total)
    return phrase("{beaten}; any cards behind the best board", beaten=beaten)


@lru_cache(maxsize=64)  # the same moment is asked about by every part of the table
def _standing(
    share: PotShare, hand: tuple[Card, ...], showing: tuple[Card, ...], dead: tuple[Card, ...], shared: tuple[Card, ...]
) -> Standing:
    from pokertable.analysis.nuts import stud_standing  # numpy, only once a hint in stud asks for it

    return stud_standing(share, hand, showing, dead, shared)
