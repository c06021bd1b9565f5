"""Bases for evaluating hands: a board that all share, or in stud own cards; results are cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, hand_numbers
from pokertable.model.cached import cached_property
from pokertable.model.caches import Cache, kept
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.spot import Spot
from pokertable.players.worth import stud
from pokertable.players.worth.columns import Column
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.starting import StartingHands
from pokertable.players.worth.outcomes import Outcomes, Tables
from pokertable.players.worth.suits import canonical, suit_classes
from pokertable.players.worth.variants import variant_number

MOST_RANKED_AGAINST = 3
_CHUNK = 1 << 11
_MANY = 1 << 10
"""Number of starting hands from which all are evaluated together."""
_MOST_CLASSED = 4
"""Most hole cards for which the class of each hand is stored."""
_ROUNDING = 1e-9
"""Tolerance for sums that differ in the last digits, so that equal hands get equal answers."""
_samples: Cache[tuple[object, ...], Outcomes] = Cache("what samples of hands come to")
_outcomes: Cache[tuple[object, ...], Outcomes] = Cache("what single hands come to")
columns: Cache[tuple[object, ...], Column] = Cache("how single hands of flop games stand")
"""Columns by `FlopTable.key`."""


def outcomes_of_one(table: FlopTable | StudTable, hand: Cards) -> Outcomes:
    """Cached outcomes of a single hand, (1, k)."""
    outcomes = table.remembered(hand)
    if outcomes is None:
        outcomes = table.outcomes(hand)
        table.remember(hand, outcomes)
    return outcomes


def look_at(spot: Spot, seat: int | None = None) -> FlopTable | StudTable:
    """Basis for evaluating the hands of a seat, by default the one to act."""
    return _flop_table(spot) if spot.variant.board_cards else StudTable(spot, spot.legal.seat if seat is None else seat)


class FlopTable:
    """All hands use one board; opponents are interchangeable."""

    who = ()

    def __init__(self, spot: Spot) -> None:
        self._variant = variant_number(spot.variant)
        self._against = ranked_against(spot)
        self._board = spot.board
        self._exactly = spot.variant.exactly_from_hole
        self._starting = boards.before_the_flop(spot.board)

    @cached_property
    def _futures(self) -> boards.BoardFutures:
        return boards.board_futures(self._variant, self._board)

    def remembered(self, hand: Cards) -> Outcomes | None:
        """Cached outcomes of this one hand; before the flop suits are interchangeable."""
        return _outcomes.get(self.key(hand))

    def remember(self, hand: Cards, outcomes: Outcomes) -> None:
        """Cache the outcomes of this one hand."""
        _outcomes.keep(self.key(hand), outcomes)

    def key(self, hand: Cards) -> tuple[object, ...]:
        """Cache key."""
        held = hand.tobytes()
        return self._variant, self._board, held if self._board else _renamed(held)

    def outcomes(self, hands: Cards) -> Outcomes:
        """Outcomes of these hands."""
        return self._futures.outcomes(hands)

    def different(self, hands: Cards) -> tuple[Cards, Ids | None]:
        """The hands that differ in more than the names of suits, and each hand's index among them."""
        if self._board:
            return hands, None
        if len(hands) <= _MANY or hands.shape[1] > _MOST_CLASSED:
            named = canonical(hands)
            _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
            return named[first], places
        named, class_of = suit_classes(hands.shape[1])
        own = class_of[hand_numbers(hands)]
        found = np.zeros(len(named), np.bool_)
        found[own] = True
        return named[found], (np.cumsum(found) - 1)[own]

    def parts(self, hands: Cards) -> Sequence[Outcomes | StartingHands]:
        """Outcomes of different hands, many per part."""
        if self._starting and len(hands) > _MANY and self._exactly:
            return [_starting_hands(self._variant, self._board, hands.shape[1], hands.tobytes())]
        return _in_parts(self, hands, (self._variant, self._board))

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """The value of `Prospects.rank`."""
        against = self._against
        if against not in outcomes.ranks:
            shares = outcomes.expected((), np.array([against]), tables)
            ordered = boards.starting_shares(self._variant, against, self._board if self._starting else ())
            outcomes.ranks[against] = part_above(ordered, shares)
        return outcomes.ranks[against]


def _in_parts(table: FlopTable | StudTable, hands: Cards, seen: tuple[object, ...]) -> list[Outcomes]:
    """Outcomes of hands in this view: cached for a sample, in parts for more."""
    if len(hands) <= _MANY:
        key = (*seen, hands.tobytes())
        outcomes = _samples.get(key)
        if outcomes is None:
            outcomes = table.outcomes(hands)
            _samples.keep(key, outcomes)
        return [outcomes]
    return [table.outcomes(hands[at : at + _CHUNK]) for at in range(0, len(hands), _CHUNK)]


@kept("what many starting hands come to")
def _starting_hands(variant: int, board: tuple[int, ...], hole_cards: int, hands: bytes) -> StartingHands:
    cards = np.frombuffer(hands, np.uint8).reshape(-1, hole_cards)
    return StartingHands(boards.board_futures(variant, board), cards)


@lru_cache(maxsize=2048)
def _renamed(hand: bytes) -> bytes:
    """A sorted hand with renamed suits, like `suits.canonical` for many."""
    held = [0] * 4
    for card in hand:
        held[card & 3] |= 1 << (card >> 2)
    name = {suit: new for new, suit in enumerate(sorted(range(4), key=lambda suit: -held[suit]))}
    return bytes(sorted(card & ~3 | name[card & 3] for card in hand))


_flop_table = remembers_last(FlopTable)


class StudTable:
    """Everybody has own cards, some of them open; a shared last card counts as one's own."""

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
        """Cached outcomes of this one hand."""
        return _outcomes.get(self.key(hand))

    def remember(self, hand: Cards, outcomes: Outcomes) -> None:
        """Cache the outcomes of this one hand."""
        _outcomes.keep(self.key(hand), outcomes)

    def key(self, hand: Cards) -> tuple[object, ...]:
        """Cache key."""
        return (*self._seen, hand.tobytes())

    def outcomes(self, hands: Cards) -> Outcomes:
        """Outcomes of these hands."""
        ups = np.array([self.ups], np.uint8)
        return stud.own_outcomes(self.variant, self.of_seats(hands, ups), self.to_come(hands))

    def kind(self, hand: Cards) -> tuple[int, ...]:
        """Key of tables whose hands are computed together."""
        return self.variant, len(self.ups), hand.shape[1]

    def to_come(self, hands: Cards) -> int:
        """Number of cards still to come to these hands."""
        to_come: int = self._hole_cards - hands.shape[1] - len(self.ups)
        return to_come

    def different(self, hands: Cards) -> tuple[Cards, Ids | None]:
        """All hands: with cards in sight suits differ."""
        return hands, None

    def parts(self, hands: Cards) -> Sequence[Outcomes | StartingHands]:
        """Outcomes of different hands, many per part."""
        return _in_parts(self, hands, self._seen)

    @property
    def ranked_against(self) -> Floats:
        """Number of random hands per rival in the ranking of hands."""
        return np.full(len(self.who), self._against / len(self.who))

    @property
    def open(self) -> stud.Table:
        """The open cards."""
        return stud.Table(self._showing, self._dead)

    def of_seats(self, hands: Cards, ups: Cards) -> stud.Own:
        """Hands of several seats, each with its own up cards."""
        return stud.Own(hands, ups, self._dead, stud.rivals_showing(self.variant, self.open))

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """The value of `Prospects.rank`."""
        shares = outcomes.expected(self.who, self.ranked_against, tables)
        return part_above(stud.starting_shares(self.variant, self._against), shares)


Seats = Sequence[tuple[FlopTable | StudTable, Cards]]
"""Seats with the same open cards, and a hand of each, (1, k)."""


def outcomes_of_seats(parts: Sequence[Seats]) -> list[Outcomes]:
    """Outcomes of each part's hands, those of stud tables on one street together."""
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
    """Number of rivals for ranking starting hands: against several, hands that make the nuts gain."""
    return float(min(spot.opponents, MOST_RANKED_AGAINST))


def part_above(ordered: Floats, shares: Floats) -> Floats:
    """Fraction of these sorted shares above each of those."""
    above: Floats = 1 - np.searchsorted(ordered, shares + _ROUNDING, side="right") / len(ordered)
    return above
