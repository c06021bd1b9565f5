"""A finished hand viewed with its record: at any moment, from any seat, with or without all cards.

A card that nobody saw when it was dealt but that was shown later is known from its deal on: the record is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise, zip_longest

from pokertable.model.cards import HIDDEN, AnyCard, Card
from pokertable.model.hand import events as happened
from pokertable.model.hand.observation import Observation, SeatView, SeenCard
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.state import HandState
from pokertable.model.variant import Variant
from pokertable.session.record.record import HandRecord


class Spectator:
    """Views of one record.

    `viewer` is the seat watched from, None for the public view; `everything` turns all cards up.
    """

    def __init__(self, record: HandRecord) -> None:
        self.record = record
        self._known = known_cards(record.events)
        self._events = with_known_cards(record.events)
        self._ups = _dealt_up(record.game.variant)

    def observation(self, count: int, viewer: int | None, *, everything: bool = False) -> Observation:
        """The table after the first `count` events; raises `ValueError` for a count outside 1 to all events."""
        if not 1 <= count <= len(self._events):
            raise ValueError(f"{count} events: the hand has 1 to {len(self._events)}")
        state = HandState.fold(self._events[:count])
        seen = observe(state, viewer)
        opened = [self._opened(view, state) if everything or view.seat == viewer else view for view in seen.seats]
        return replace(seen, seats=tuple(opened))

    def _opened(self, view: SeatView, state: HandState) -> SeatView:
        """The seat with all its known cards in dealing order, and its discards."""
        held = enumerate(state.holes[view.seat])
        cards = tuple([SeenCard(card, i < len(self._ups) and self._ups[i]) for i, card in held])
        discarded, gone = state.discarded[view.seat], state.discards[view.seat]
        return replace(view, cards=cards, discarded=tuple(discarded), discards=tuple(gone))

    def event(self, number: int, viewer: int | None, *, everything: bool = False) -> happened.SeatEvent:
        """The viewer's form of event number `number` (from 0)."""
        event = self._events[number]
        return opened(event) if everything else seen_by(event, viewer)

    def knows(self, seat: int) -> bool:
        """Whether all cards of a seat are known."""
        return bool(self._known[seat]) and all(isinstance(card, Card) for card in self._known[seat])


def players_known(record: HandRecord) -> dict[int, str]:
    """Names, by seat, of the players whose cards are all known and who made a decision."""
    spectator = Spectator(record)
    deciding = {event.seat for event in record.events if isinstance(event, happened.Decision)}
    return {seat: name for seat, name in enumerate(record.names) if seat in deciding and spectator.knows(seat)}


def opened(event: happened.Event) -> happened.SeatEvent:
    """The event with all its cards visible to everybody."""
    match event:
        case happened.HoleDealt(street, cards):
            return happened.HoleSeen(street, cards)
        case happened.Discarded(seat, discarded):
            return happened.Drew(seat, discarded)
    return seen_by(event, None)


def known_cards(events: Sequence[happened.Event]) -> tuple[tuple[AnyCard, ...], ...]:
    """All hole cards by seat in dealing order, cards shown later included; the others are `HIDDEN`.

    In draw games, the final hands.
    """
    shown: dict[int, tuple[AnyCard, ...]] = {}
    if any(isinstance(event, happened.Discarded) for event in events):
        shown = {event.seat: event.cards for event in events if isinstance(event, happened.HandShown)}
        return tuple([shown.get(seat, tuple(held)) for seat, held in enumerate(HandState.fold(events).holes)])
    dealt: dict[int, list[AnyCard]] = {}
    seats = 0
    for event in events:
        if isinstance(event, happened.HoleDealt):
            for seat, card, _ in event.cards:
                dealt.setdefault(seat, []).append(card)
                seats = max(seats, seat + 1)
        elif isinstance(event, happened.HandShown):
            shown[event.seat] = event.cards
    return tuple(
        tuple(
            first if isinstance(first, Card) else later
            for first, later in zip_longest(dealt.get(seat, ()), shown.get(seat, ()), fillvalue=HIDDEN)
        )
        for seat in range(seats)
    )


def seen_hand(events: Sequence[happened.Event], seat: int) -> SeenHand:
    """This seat's view of a recorded hand, including own cards recorded only at the showdown."""
    return SeenHand.of(with_known_cards(events), seat)


def with_known_cards(events: Sequence[happened.Event]) -> list[happened.Event]:
    """The events with the `known_cards` in their deals; unchanged in draw games."""
    if any(isinstance(event, happened.Discarded) for event in events):
        return list(events)
    known = known_cards(events)
    places = [0] * len(known)
    filled: list[happened.Event] = []
    for event in events:
        if isinstance(event, happened.HoleDealt):
            cards = []
            for dealt in event.cards:
                cards.append(dealt._replace(card=known[dealt.seat][places[dealt.seat]]))
                places[dealt.seat] += 1
            event = replace(event, cards=tuple(cards))
        filled.append(event)
    return filled


def _dealt_up(variant: Variant) -> tuple[bool, ...]:
    """Whether each of a seat's cards is dealt face up, in dealing order."""
    return tuple([up for street in variant.streets for up in (False,) * street.down + (True,) * street.up])


class StopKind(Enum):
    """Kind of the last event before a stop."""

    DEAL = "a street was dealt"
    DECISION = "a player decided"
    SHOWDOWN = "a hand was shown or mucked"
    END = "the pots were paid"


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment of a hand: after `count` of its events, on street number `street`."""

    count: int
    kind: StopKind
    street: int


def stops(events: Sequence[happened.Event]) -> tuple[Stop, ...]:
    """The stops of a hand. The dealer's automatic steps (collect, burn, pay) belong to the stop after them."""
    found: list[Stop] = []
    street = draws = 0
    for count, event in enumerate(events, 1):
        kind = None
        if isinstance(event, happened.HandStarted):
            draws = event.game.variant.draws
        elif isinstance(event, happened.CardBurned) and draws:
            street += 1  # a draw begins: discards belong to its street
        elif isinstance(event, happened.HoleDealt | happened.BoardDealt):
            kind, street = StopKind.DEAL, event.street
        elif isinstance(event, happened.Decision):
            kind = StopKind.DECISION
        elif isinstance(event, happened.HandShown | happened.HandMucked):
            kind = StopKind.SHOWDOWN
        elif isinstance(event, happened.HandEnded):
            kind = StopKind.END
        if kind is StopKind.DEAL and found and found[-1] == Stop(count - 1, kind, street):
            found.pop()  # hands and board of one street come together
        if kind is not None:
            found.append(Stop(count, kind, street))
    return tuple(found)


def street_stops(found: Sequence[Stop]) -> tuple[int, ...]:
    """The indices of the stops that begin a street, of the showdown's first stop and of the last."""
    starts = [0]
    for number, (before, stop) in enumerate(pairwise(found), 1):
        shows = stop.kind is StopKind.SHOWDOWN and before.kind is not StopKind.SHOWDOWN
        if stop.street != before.street or shows or stop.kind is StopKind.END:
            starts.append(number)
    return tuple(starts)
