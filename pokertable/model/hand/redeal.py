"""A hand with other hidden cards, rebuilt by undoing its events from the cards' present places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pokertable.model.cards import HIDDEN, AnyCard
from pokertable.model.hand.events import CardBurned, DealtCard, Discarded, Event, Folded, HoleDealt
from pokertable.model.hand.state import HandState


def redealt(
    state: HandState, events: Sequence[Event], downs: Mapping[int, Sequence[AnyCard]], out: Sequence[AnyCard]
) -> tuple[HandState, list[Event]]:
    """The state with these cards, and the events that lead to it.

    `downs` are the new down cards of seats, in dealing order; other seats keep theirs. `out` replaces the hidden cards
    among those out of play (`HandState.returning`), in order; if empty they stay hidden. Shuffles into the stub stay as
    recorded.
    """
    twin = state.copy()
    for seat, cards in downs.items():
        twin.holes[seat] = _with_ups(events, seat, cards) if state.ups[seat] else list(cards)
    left = iter(out)
    if out:
        for cards_out in (twin.burns, twin.muck):
            cards_out[:] = [next(left) if card is HIDDEN else card for card in cards_out]
    return twin, _Undone(twin, {*downs, *[seat for seat in range(state.n) if HIDDEN in state.holes[seat]]}).told(events)


def _with_ups(events: Sequence[Event], seat: int, downs: Sequence[AnyCard]) -> list[AnyCard]:
    """All cards of a seat in dealing order."""
    left = iter(downs)
    dealt = [each for event in events if type(event) is HoleDealt for each in event.cards if each.seat == seat]
    return [each.card if each.up else next(left) for each in dealt]


class _Undone:
    """Undoes a hand from its final state: the cards of each event are found where they lie after it.

    `seats` hold changed cards. A seat's discards are taken from the front of its cards, as hidden ones are; its folded
    and discarded cards are in the state.
    """

    def __init__(self, state: HandState, seats: set[int]) -> None:
        self._state, self._seats = state, seats
        self._holes = {seat: state.holes[seat].copy() for seat in seats}
        self._burns, self._muck = state.burns.copy(), state.muck.copy()
        self._discards = [len(draws) for draws in state.discarded]
        self._discarding: Sequence[AnyCard] = ()
        for seat in seats:
            state.discards[seat].clear()

    def told(self, events: Sequence[Event]) -> list[Event]:
        """The events with the cards that now lie there."""
        found = [self._undo(event) for event in reversed(events)]
        found.reverse()
        return found

    def _undo(self, event: Event) -> Event:
        match event:
            case HoleDealt():
                return self._undo_deal(event)
            case Discarded():
                return self._undo_discard(event)
            case CardBurned() if self._burns:
                return CardBurned(self._burns.pop())
            case Folded(seat) if self._state.game.variant.draws:
                self._undo_fold(seat)
        return event

    def _undo_deal(self, event: HoleDealt) -> HoleDealt:
        if self._state.game.variant.streets[event.street].draw:
            self._discarding = self._from_muck(len(event.cards))
        back = [
            DealtCard(each.seat, self._holes[each.seat].pop(), each.up) if each.seat in self._seats else each
            for each in reversed(event.cards)
        ]
        back.reverse()
        return HoleDealt(event.street, tuple(back))

    def _undo_discard(self, event: Discarded) -> Discarded:
        seat = event.seat
        self._discards[seat] -= 1
        if seat not in self._seats:
            return event
        cards = (tuple(self._discarding) or event.cards) if event.cards else ()
        self._state.discards[seat][:0] = self._discarding if event.cards else ()
        self._state.discarded[seat][self._discards[seat]] = cards
        self._holes[seat][:0] = cards
        return Discarded(seat, cards)

    def _undo_fold(self, seat: int) -> None:
        cards = self._from_muck(len(self._state.holes[seat]))
        if cards and seat in self._seats:
            self._holes[seat] = list(cards)
            self._state.holes[seat] = list(cards)

    def _from_muck(self, count: int) -> list[AnyCard]:
        """The last `count` cards of the muck; none if those were shuffled into the stub."""
        cards = self._muck[-count:]
        del self._muck[-count:]
        return cards
