"""A hand as one seat saw it: all that training and live help get of a current or past hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from pokertable.model.cards import HIDDEN
from pokertable.model.hand import events as happened
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand as `seat` saw it, event by event, up to the showdown: later cards were unknown at the decisions.

    Raises `ValueError` for an event that tells more: a card dealt down to another seat, or a shown hand.
    """

    seat: int
    events: tuple[happened.SeatEvent, ...]

    def __post_init__(self) -> None:
        for event in self.events:
            dealt = event.cards if isinstance(event, happened.HoleSeen | happened.HoleDealt) else ()
            told = any(not each.up and each.seat != self.seat and each.card is not HIDDEN for each in dealt)
            if isinstance(event, happened.Drew):
                told = event.seat != self.seat and any(card is not HIDDEN for card in event.cards)
            if told or isinstance(event, happened.CardBurned | happened.HandShown | happened.Discarded):
                raise ValueError(f"{event} tells more than seat {self.seat} saw")

    @classmethod
    def of(cls, events: Iterable[happened.Event], seat: int) -> SeenHand:
        """The seat's view of these events."""
        played = takewhile(lambda event: not isinstance(event, happened.HandShown), events)
        return cls(seat, tuple([seen_by(event, seat) for event in played]))

    @property
    def decisions(self) -> tuple[int, ...]:
        """The number of events before each of its own decisions, in order."""
        own = enumerate(self.events)
        return tuple(
            [number for number, event in own if isinstance(event, happened.Decided) and event.seat == self.seat]
        )

    def before(self, number: int) -> Hand:
        """The hand as it stood before event `number`; unseen cards are hidden, and no card is to come."""
        return Hand.resume([_as_dealt(event) for event in self.events[:number]], Deck([]))


def _as_dealt(event: happened.SeatEvent) -> happened.Event:
    """The event in the dealer's form, as if the dealer had seen no more."""
    match event:
        case happened.HoleSeen(street, cards):
            return happened.HoleDealt(street, cards)
        case happened.BurnSeen():
            return happened.CardBurned(HIDDEN)
        case happened.Drew(seat, discards):
            return happened.Discarded(seat, discards)
    return event
