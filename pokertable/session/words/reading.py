"""What a hand is worth now: the best high and low that a seat's known cards make with the board."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import MadeHand, best_hand
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase
from pokertable.session.words.nuts_distance import nuts_distance
from pokertable.session.words.stud_distance import stud_distance


@dataclass(frozen=True, slots=True)
class Reading:
    """The best high and low now, or why there is no low (None in a game without one).

    `high_distance`, `low_distance`: how far they are from the nuts; None before there is a hand to compare.
    """

    high: MadeHand | None
    low: MadeHand | None
    no_low: Phrase | None
    high_distance: Phrase | None = None
    low_distance: Phrase | None = None


def read_seat(observation: Observation, seat: int) -> Reading | None:
    """The reading of a seat whose cards the viewer sees; None while it has none or they are hidden."""
    hole = [seen.card for seen in observation.seats[seat].cards]
    known = [card for card in hole if isinstance(card, Card)]
    if not known or len(known) < len(hole):
        return None
    board = [card for card in observation.board if isinstance(card, Card)]
    high = low = no_low = high_distance = low_distance = None
    for share in observation.game.variant.shares:
        made = best_hand(share, known, board)
        distance = _distance(observation, seat, share, tuple(known), tuple(board)) if made is not None else None
        if share.ranking is Ranking.HIGH:
            high, high_distance = made, distance
        else:
            low, low_distance = made, distance
            no_low = why_no_low(share, known, board) if made is None else None
    return Reading(high, low, no_low, high_distance, low_distance)


def _distance(
    observation: Observation, seat: int, share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]
) -> Phrase | None:
    """How far the hand is from the nuts; where there is no board, how it stands against what shows."""
    if not observation.game.variant.board_cards:
        return stud_distance(observation, seat, share)
    distance = nuts_distance(share, hand, board)
    return distance.short if distance is not None else None
