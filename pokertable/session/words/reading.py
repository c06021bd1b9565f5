"""What a hand is worth now: the best that a seat's known cards make with the board, for each share of the pot."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.session.words.early import early_words
from pokertable.session.words.nuts_distance import FLOP, nuts_distance, stud_distance


@dataclass(frozen=True, slots=True)
class ShareReading:
    """The best hand of one share of the pot now, or `none`: why there is none, or what the cards are before there is.

    `distance`: how far it is from the nuts; None before there is a hand to compare.
    """

    share: PotShare
    made: MadeHand | None
    none: Phrase | None = None
    distance: Phrase | None = None


def read_seat(observation: Observation, seat: int) -> tuple[ShareReading, ...]:
    """What a seat holds whose cards the viewer sees, by share; empty while it has none or they are hidden."""
    view, board = observation.seats[seat], observation.known_board
    hand = view.known
    if not hand or len(hand) < len(view.cards):
        return ()
    readings = []
    shares = observation.game.variant.shares
    for share, made in zip(shares, best_hands(shares, hand, board), strict=True):
        if made is None:
            readings.append(ShareReading(share, None, none=_not_yet(observation.game.variant, share, hand, board)))
        else:
            readings.append(ShareReading(share, made, distance=_distance(observation, seat, share, hand, board)))
    return tuple(readings)


def _not_yet(variant: Variant, share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]) -> Phrase | None:
    """What stands where there is no hand: why there is no low, what the cards are before five of them play."""
    early = early_words(variant, share, hand, board) if len(board) < FLOP else None
    return why_no_low(share, hand, board) if early is None and share.is_low else early


def _distance(
    observation: Observation, seat: int, share: PotShare, hand: tuple[Card, ...], board: tuple[Card, ...]
) -> Phrase | None:
    """How far the hand is from the nuts; where there is no board, how it stands against what shows."""
    if observation.game.variant.draws:
        return None  # what others can hold depends on what they threw
    if not observation.game.variant.board_cards:
        return stud_distance(observation, seat, share)
    distance = nuts_distance(share, hand, board)
    return distance.short if distance is not None else None
