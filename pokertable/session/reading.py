"""What a hand is worth now: the best high and low that a seat's known cards make with the board."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import MadeHand, best_hand
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import Ranking
from pokertable.model.text import Phrase


@dataclass(frozen=True, slots=True)
class Reading:
    """The best high and low now, or why there is no low (None in a game without one)."""

    high: MadeHand | None
    low: MadeHand | None
    no_low: Phrase | None


def read_seat(observation: Observation, seat: int) -> Reading | None:
    """The reading of a seat whose cards the viewer sees; None while it has none or they are hidden."""
    hole = [seen.card for seen in observation.seats[seat].cards]
    known = [card for card in hole if isinstance(card, Card)]
    if not known or len(known) < len(hole):
        return None
    board = [card for card in observation.board if isinstance(card, Card)]
    high = low = no_low = None
    for share in observation.game.variant.shares:
        made = best_hand(share, known, board)
        if share.ranking is Ranking.HIGH:
            high = made
        else:
            low = made
            no_low = why_no_low(share, known, board) if made is None else None
    return Reading(high, low, no_low)
