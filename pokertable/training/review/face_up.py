"""Equity with all cards known, street by street: revealed afterwards, not part of any verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokertable.model.cards import Card, known
from pokertable.model.hand.events import BoardDealt, HoleDealt
from pokertable.model.hand.state import HandState
from pokertable.model.variant import Variant
from pokertable.session.history.adjusted import equities
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.review.sheet import FaceUp


@dataclass(frozen=True, slots=True)
class OpenStreet:
    """The cards on a street: the hands of those still in, the player's first."""

    key: str
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]


def open_streets(told: Uncovered, seat: int) -> tuple[OpenStreet, ...]:
    """The streets on which this seat had opponents and the cards of all players in are known.

    None in draw games: discards are decisions, not chance.
    """
    if told.game.variant.draws:
        return ()
    events = enumerate(told.events, 1)
    dealt = {event.street: at for at, event in events if isinstance(event, HoleDealt | BoardDealt)}
    found = []
    for street, at in sorted(dealt.items()):
        state = HandState.fold(told.events[:at])
        if not state.live[seat]:
            break
        others = [other for other in state.live_seats() if other != seat]
        hands = [state.holes[each] for each in (seat, *others)]
        if others and all(len(known(hand)) == len(hand) for hand in hands):
            key = told.game.variant.streets[street].name
            found.append(OpenStreet(key, tuple(map(known, hands)), known(state.board)))
    return tuple(found)


def not_counted(streets: Sequence[OpenStreet]) -> list[FaceUp]:
    """The streets, before their equities are worked out."""
    return [FaceUp(street_key=each.key, share=None) for each in streets]


def counted(variant: Variant, street: OpenStreet) -> FaceUp:
    """The player's equity on a street, over all deals or a sample of them; for a worker thread."""
    share, *_ = equities(variant, street.hands, street.board, (), 0)
    return FaceUp(street_key=street.key, share=share)
