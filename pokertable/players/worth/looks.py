"""What hands are looked at on: a board that all share, or in stud cards of one's own; what was seen is remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, frozen, hand_numbers, private_hands
from pokertable.model.cached import cached_property
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.spot import Spot
from pokertable.players.worth import stud
from pokertable.players.worth.columns import Column
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.starting import StartingHands
from pokertable.players.worth.outcomes import Memory, Outcomes, Tables
from pokertable.players.worth.variants import variant_number

MOST_RANKED_AGAINST = 3
_CHUNK = 1 << 11
_MANY = 1 << 10
"""From so many starting hands on all are looked at together."""
_MOST_CLASSED = 4
"""With more hole cards there are too many hands to keep the class of each."""
_ROUNDING = 1e-9
"""Sums over many hands and over one may differ in their last digits; the same hand must not."""
_STARTING, _LATER = 192, 256
_SAMPLES = 6
"""Samples of hands, a few megabytes each, that are asked about at one decision after the other."""
_samples: Memory[Outcomes] = Memory(_SAMPLES)
_starting: Memory[Outcomes] = Memory(_STARTING)
_later: Memory[Outcomes] = Memory(_LATER)
_starting_columns: Memory[Column] = Memory(_STARTING)
_later_columns: Memory[Column] = Memory(_LATER)
_sizes: dict[Memory[Any], int] = {
    _starting: _STARTING,
    _later: _LATER,
    _starting_columns: _STARTING,
    _later_columns: _LATER,
}
"""What single hands of flop games come to before the flop, 17 kB each, and all others.

The 169 starting hands of hold'em have room; of Omaha's 16,432 even a thousand would rarely be met again.
"""


@contextmanager
def room_for(hands: int) -> Iterator[None]:
    """While this lasts, so many single hands more are remembered: who plays many at once asks for all of them."""
    for memory, size in _sizes.items():
        memory.size = size + hands
    try:
        yield
    finally:
        for memory, size in _sizes.items():
            memory.size = size


def column_memory(spot: Spot) -> Memory[Column]:
    """Where the columns of hands are remembered at this turn of a flop game."""
    return _later_columns if spot.board else _starting_columns


def outcomes_of_one(table: FlopTable | StudTable, hand: Cards) -> Outcomes:
    """What a single hand, (1, k), comes to; remembered."""
    outcomes = table.remembered(hand)
    if outcomes is None:
        outcomes = table.outcomes(hand)
        table.remember(hand, outcomes)
    return outcomes


def look_at(spot: Spot, seat: int | None = None) -> FlopTable | StudTable:
    """What the hands of a seat are looked at on, of the one to act if none is named."""
    return _flop_table(spot) if spot.variant.board_cards else StudTable(spot, spot.legal.seat if seat is None else seat)


class FlopTable:
    """All look at one board; an opponent is as good as another."""

    who = ()

    def __init__(self, spot: Spot) -> None:
        self._variant = variant_number(spot.variant)
        self._against = ranked_against(spot)
        self._board = spot.board
        self._exactly = spot.variant.exactly_from_hole
        self._memory = _later if spot.board else _starting
        self._starting = boards.before_the_flop(spot.board)

    @cached_property
    def _futures(self) -> boards.BoardFutures:
        return boards.board_futures(self._variant, self._board)

    def remembered(self, hand: Cards) -> Outcomes | None:
        """What this one hand comes to, if it was asked for before; before the flop suits have no names."""
        return self._memory.get(self.key(hand))

    def remember(self, hand: Cards, outcomes: Outcomes) -> None:
        """Keep what this one hand comes to."""
        self._memory.keep(self.key(hand), outcomes)

    def key(self, hand: Cards) -> tuple[object, ...]:
        """What it is remembered by."""
        held = hand.tobytes()
        return self._variant, self._board, held if self._board else _renamed(held)

    def outcomes(self, hands: Cards) -> Outcomes:
        """What these hands come to."""
        return self._futures.outcomes(hands)

    def different(self, hands: Cards) -> tuple[Cards, Ids | None]:
        """The hands that differ in more than the names of suits, and where among them each hand stands."""
        if self._board:
            return hands, None
        if len(hands) <= _MANY or hands.shape[1] > _MOST_CLASSED:
            named = boards.canonical(hands)
            _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
            return named[first], places
        named, class_of = _classes(hands.shape[1])
        own = class_of[hand_numbers(hands)]
        found = np.zeros(len(named), np.bool_)
        found[own] = True
        return named[found], (np.cumsum(found) - 1)[own]

    def parts(self, hands: Cards) -> Sequence[Outcomes | StartingHands]:
        """What different hands come to, many a part at a time."""
        if self._starting and len(hands) > _MANY and self._exactly:
            return [_starting_hands(self._variant, self._board, hands.shape[1], hands.tobytes())]
        return _in_parts(self, hands, (self._variant, self._board))

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """See `Prospects.rank`."""
        against = self._against
        if against not in outcomes.ranks:
            shares = outcomes.expected((), np.array([against]), tables)
            ordered = boards.starting_shares(self._variant, against, self._board if self._starting else ())
            outcomes.ranks[against] = part_above(ordered, shares)
        return outcomes.ranks[against]


def _in_parts(table: FlopTable | StudTable, hands: Cards, seen: tuple[object, ...]) -> list[Outcomes]:
    """What hands come to where this is seen: of a sample remembered, of more a part at a time."""
    if len(hands) <= _MANY:
        key = (*seen, hands.tobytes())
        outcomes = _samples.get(key)
        if outcomes is None:
            outcomes = table.outcomes(hands)
            _samples.keep(key, outcomes)
        return [outcomes]
    return [table.outcomes(hands[at : at + _CHUNK]) for at in range(0, len(hands), _CHUNK)]


@cache
def _classes(hole_cards: int) -> tuple[Cards, Ids]:
    """The starting hands that differ in more than the names of suits, and by private hand which of them it is."""
    named = boards.canonical(private_hands(hole_cards))
    _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    return frozen(named[first]), places


@lru_cache(maxsize=2)
def _starting_hands(variant: int, board: tuple[int, ...], hole_cards: int, hands: bytes) -> StartingHands:
    cards = np.frombuffer(hands, np.uint8).reshape(-1, hole_cards)
    return StartingHands(boards.board_futures(variant, board), cards)


@lru_cache(maxsize=2048)
def _renamed(hand: bytes) -> bytes:
    """A hand's cards with the suits renamed, as `boards.canonical` does for many, in order."""
    held = [0] * 4
    for card in hand:
        held[card & 3] |= 1 << (card >> 2)
    name = {suit: new for new, suit in enumerate(sorted(range(4), key=lambda suit: -held[suit]))}
    return bytes(sorted(card & ~3 | name[card & 3] for card in hand))


_flop_table = remembers_last(FlopTable)


class StudTable:
    """Everybody has their own cards, and shows some; a shared last card is as good as one's own."""

    def __init__(self, spot: Spot, seat: int) -> None:
        self.variant = variant_number(spot.variant)
        self._against = ranked_against(spot)
        self.ups = (*spot.showing[seat], *spot.board)
        self._dead = spot.dead
        shown = len(self.ups)
        seats = [each for each, ups in enumerate(spot.showing) if len(ups) + len(spot.board) == shown]
        showing = tuple([(*spot.showing[each], *spot.board) for each in seats])
        self._showing = showing
        self._hole_cards = spot.variant.hole_cards
        self.who = tuple([seats.index(rival.seat) for rival in spot.rivals])
        self._seen = (self.variant, self.ups, showing, spot.dead)

    def remembered(self, hand: Cards) -> Outcomes | None:
        """What this one hand comes to, if it was asked for before."""
        return _later.get(self.key(hand))

    def remember(self, hand: Cards, outcomes: Outcomes) -> None:
        """Keep what this one hand comes to."""
        _later.keep(self.key(hand), outcomes)

    def key(self, hand: Cards) -> tuple[object, ...]:
        """What it is remembered by."""
        return (*self._seen, hand.tobytes())

    def outcomes(self, hands: Cards) -> Outcomes:
        """What these hands come to."""
        ups = np.array([self.ups], np.uint8)
        return stud.own_outcomes(self.variant, self.of_seats(hands, ups), self.to_come(hands))

    def kind(self, hand: Cards) -> tuple[int, ...]:
        """Hands of tables of one kind are worked out in one go."""
        return self.variant, len(self.ups), hand.shape[1]

    def to_come(self, hands: Cards) -> int:
        """How many cards are yet to come to these."""
        to_come: int = self._hole_cards - hands.shape[1] - len(self.ups)
        return to_come

    def different(self, hands: Cards) -> tuple[Cards, Ids | None]:
        """All hands: with cards in sight the suits have names."""
        return hands, None

    def parts(self, hands: Cards) -> Sequence[Outcomes | StartingHands]:
        """What different hands come to, many a part at a time."""
        return _in_parts(self, hands, self._seen)

    @property
    def ranked_against(self) -> Floats:
        """For how many hands each rival counts where hands are ranked."""
        return np.full(len(self.who), self._against / len(self.who))

    @property
    def open(self) -> stud.Table:
        """What lies open."""
        return stud.Table(self._showing, self._dead)

    def of_seats(self, hands: Cards, ups: Cards) -> stud.Own:
        """Hands of several seats, each with its own up cards."""
        return stud.Own(hands, ups, self._dead, stud.rivals_showing(self.variant, self.open))

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """See `Prospects.rank`."""
        shares = outcomes.expected(self.who, self.ranked_against, tables)
        return part_above(stud.starting_shares(self.variant, self._against), shares)


Seats = Sequence[tuple[FlopTable | StudTable, Cards]]
"""Seats that look at the same cards on the table, and a hand of each, (1, k)."""


def outcomes_of_seats(parts: Sequence[Seats]) -> list[Outcomes]:
    """What hands come to, those of stud tables on one street in one go: for each part its hands'."""
    found: dict[int, Outcomes] = {}
    alike: dict[tuple[int, ...], list[int]] = {}
    for number, part in enumerate(parts):
        table, hand = part[0]
        if isinstance(table, StudTable):
            alike.setdefault(table.kind(hand), []).append(number)
        else:
            found[number] = table.outcomes(np.concatenate([cards for _, cards in part]))
    for numbers in alike.values():
        seats = [
            [(table, cards) for table, cards in parts[number] if isinstance(table, StudTable)] for number in numbers
        ]
        first, hand = seats[0][0]
        stud.rivals_at(first.variant, [those[0][0].open for those in seats])
        owns = [
            those[0][0].of_seats(
                np.concatenate([cards for _, cards in those]), np.array([table.ups for table, _ in those], np.uint8)
            )
            for those in seats
        ]
        found |= zip(numbers, stud.own_outcomes_at(first.variant, owns, first.to_come(hand)), strict=True)
    return [found[number] for number in range(len(parts))]


def ranked_against(spot: Spot) -> float:
    """Starting hands are ranked against so many: against several, hands that make the nuts gain."""
    return float(min(spot.opponents, MOST_RANKED_AGAINST))


def part_above(ordered: Floats, shares: Floats) -> Floats:
    """The part of these shares, in order, that are greater than each of those."""
    above: Floats = 1 - np.searchsorted(ordered, shares + _ROUNDING, side="right") / len(ordered)
    return above
