"""Return to a decision of a hand: the same cards to come, the same opponents' seeds, another line.

The cards to come of our own hands follow from the deck's seed. Hands of others have no seed, and the seed of an earlier
version may give other cards now: there the recorded cards come again in order, and further cards are drawn with a seed
made from the hand.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from pokertable.model.cards import DECK, AnyCard, Card, known, show_cards
from pokertable.model.hand import events as happened
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.session.record.spectator import with_known_cards


class CannotRewind(ValueError):
    """A point in a hand that cannot be returned to; the text says why."""


@dataclass(frozen=True, slots=True)
class Rewound:
    """A hand that stands at a decision again.

    `kept` is the number of events shared with the old line. `seed` is the deck's, for rewinding this line again; None
    if the cards follow from no seed.
    """

    hand: Hand
    kept: int
    seed: int | None


def own_decisions(events: Sequence[happened.Event], seat: int) -> list[int]:
    """The number of events before each of the seat's decisions, in order."""
    return [
        number for number, event in enumerate(events) if isinstance(event, happened.Decision) and event.seat == seat
    ]


def opponents_decisions(events: Iterable[happened.Event], hero: int | None) -> int:
    """Number of decisions by seats other than `hero`; in every line the next `Table.choice_seed` has one more."""
    return sum(1 for event in events if isinstance(event, happened.Decision) and event.seat != hero)


def rewind(events: Sequence[happened.Event], kept: int, *, seed: int | None) -> Rewound:
    """The hand as it stood before event number `kept`, a decision (see `own_decisions`).

    `seed` is the deck's, None for a hand of others: all its unknown cards are then drawn, dealt ones included. Raises
    `CannotRewind` if no decision was taken there.
    """
    if not 0 <= kept < len(events) or not isinstance(events[kept], happened.Decision):
        raise CannotRewind(f"event {kept} is no decision of this hand of {len(events)} events")
    if seed is not None:
        with suppress(CannotRewind):
            prefix = list(events[:kept])
            return Rewound(Hand.resume(prefix, deck_after(seed, prefix)), kept, seed)
    known = fill_unknown(events)
    return Rewound(Hand.resume(known[:kept], RecordedCards(known, kept)), kept, None)


def deck_after(seed: int, events: Iterable[happened.Event]) -> Deck:
    """The deck of this seed after dealing the cards of these events.

    Raises `CannotRewind`, naming the card, if other cards were dealt.
    """
    deck = Deck.shuffled(seed)

    def require(dealt: AnyCard, drawn: AnyCard) -> None:
        if dealt != drawn:
            raise CannotRewind(f"{dealt} was dealt where the deck of seed {seed} holds {drawn}")

    state: HandState | None = None
    for event in events:
        match event:
            case happened.HandStarted():
                state = HandState(event)
                continue
            case happened.HoleDealt(_, cards):
                for seat, card, _ in cards:
                    require(card, deck.hole(seat))
            case happened.BoardDealt(_, cards):
                for board_card in cards:
                    require(board_card, deck.board())
            case happened.CardBurned(card):
                require(card, deck.burn())
            case happened.BurnsShuffledIn() | happened.MuckShuffledIn() if state is not None:
                deck.shuffle_in(state.returning)
        if state is not None:
            state.apply(event)
    return deck


class RecordedCards:
    """A recorded hand's cards from event number `kept` on, by seat, board and burn; then others (a `CardSource`).

    A recorded card that is already out in this line, because the other shuffled it back, is skipped.
    """

    def __init__(self, events: Sequence[happened.Event], kept: int) -> None:
        self._holes: dict[int, deque[AnyCard]] = {}
        self._board: deque[AnyCard] = deque()
        self._burns: deque[AnyCard] = deque()
        self._out: set[AnyCard] = set()
        self._rest = _unseen(events)
        for event, state in _told(events[:kept]):
            self._out.update(_dealt(event))
            if isinstance(event, happened.BurnsShuffledIn | happened.MuckShuffledIn):
                self._out.difference_update(state.returning)
                self._rest.extend(state.returning)
        for event in events[kept:]:
            if isinstance(event, happened.HoleDealt):
                for seat, card, _ in event.cards:
                    self._holes.setdefault(seat, deque()).append(card)
            elif isinstance(event, happened.BoardDealt):
                self._board.extend(event.cards)
            elif isinstance(event, happened.CardBurned):
                self._burns.append(event.card)

    def hole(self, seat: int) -> AnyCard:
        """The seat's next recorded card, or a drawn one."""
        return self._next(self._holes.get(seat))

    def board(self) -> AnyCard:
        """The next recorded board card, or a drawn one."""
        return self._next(self._board)

    def burn(self) -> AnyCard:
        """The next recorded burn, or a drawn card."""
        return self._next(self._burns)

    def stub(self) -> int:
        """Number of cards not dealt yet."""
        return len(DECK) - len(self._out)

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Allow these cards again, after those drawn before."""
        self._out.difference_update(burns)
        self._rest.extend(burns)

    def _next(self, recorded: deque[AnyCard] | None) -> AnyCard:
        for cards in (recorded, self._rest, deque(DECK)):
            while cards:
                card = cards.popleft()
                if card not in self._out:
                    self._out.add(card)
                    return card
        raise ValueError("the deck has run out of cards")


def _told(events: Sequence[happened.Event]) -> Iterator[tuple[happened.Event, HandState]]:
    """The events, each with the hand as it stood before it; the first with itself."""
    state: HandState | None = None
    for event in events:
        if isinstance(event, happened.HandStarted):
            state = HandState(event)
        assert state is not None, "a hand begins with HandStarted"
        yield event, state
        if not isinstance(event, happened.HandStarted):
            state.apply(event)


def _dealt(event: happened.Event) -> tuple[AnyCard, ...]:
    """The cards that the dealer dealt or burned."""
    if isinstance(event, happened.HoleDealt):
        return tuple([dealt.card for dealt in event.cards])
    if isinstance(event, happened.BoardDealt):
        return event.cards
    return (event.card,) if isinstance(event, happened.CardBurned) else ()


def fill_unknown(events: Sequence[happened.Event]) -> list[happened.Event]:
    """The events with every unseen card drawn; a seat that showed later holds the cards it showed.

    A seat's unknown discards are its first drawn cards.
    """
    rest = _unseen(events)
    out: set[AnyCard] = set()
    drawn: dict[int, list[AnyCard]] = {}
    state: HandState | None = None

    def filled_in(card: AnyCard, seat: int | None = None) -> AnyCard:
        if isinstance(card, Card):
            return card
        found = rest.popleft() if rest else next(other for other in DECK if other not in out)
        out.add(found)
        if seat is not None:
            drawn.setdefault(seat, []).append(found)
        return found

    def discarded(card: AnyCard, seat: int, held: Sequence[AnyCard]) -> AnyCard:
        own = drawn.get(seat, [])
        if card not in held and own:
            return own.pop(0)
        return card

    filled: list[happened.Event] = []
    for event in with_known_cards(events):
        match event:
            case happened.HoleDealt(_, cards):
                dealt = [entry._replace(card=filled_in(entry.card, entry.seat)) for entry in cards]
                event = replace(event, cards=tuple(dealt))
            case happened.BoardDealt(_, cards):
                event = replace(event, cards=tuple([filled_in(card) for card in cards]))
            case happened.CardBurned(card):
                event = happened.CardBurned(filled_in(card))
            case happened.Discarded(seat, cards) if state is not None:
                held = state.holes[seat]
                event = happened.Discarded(seat, tuple([discarded(card, seat, held) for card in cards]))
            case happened.MuckShuffledIn() if state is not None:
                out.difference_update(state.returning)
        if isinstance(event, happened.HandStarted):
            state = HandState(event)
        elif state is not None:
            state.apply(event)
        out.update(_dealt(event))
        filled.append(event)
    return filled


def _unseen(events: Sequence[happened.Event]) -> deque[AnyCard]:
    """The cards that no event names, in an order fixed by the named ones."""
    named = _named(events)
    rest: list[AnyCard] = [card for card in DECK if card not in named]
    random.Random(f"unseen {show_cards(named)}").shuffle(rest)
    return deque(rest)


def _named(events: Sequence[happened.Event]) -> list[Card]:
    """The cards that events name, in order."""
    cards: list[AnyCard] = []
    for event in events:
        cards += event.cards if isinstance(event, happened.HandShown | happened.Discarded) else _dealt(event)
    return list(known(cards))
