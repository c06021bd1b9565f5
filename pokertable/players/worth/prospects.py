"""What private hands may expect in a spot, worked out by the game's own rules for many hands at once.

No table of "draws" or "good low cards": each hand is played out over the cards that may come, evaluated by the shares
of the pot as the variant defines them, and compared with sampled hands of the opponents. So in Omaha only two hole
cards count, a counterfeited low is worth what it is worth, and a nut draw counts for more than a weak one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, frozen
from pokertable.analysis.hands import hand_numbers, private_hands
from pokertable.model.cards import AnyCard, Card
from pokertable.model.games import Variant
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.spot import Spot
from pokertable.players.worth import boards, stud
from pokertable.players.worth.columns import Column, share_and_strong
from pokertable.players.worth.outcomes import Memory, Outcomes, Tables
from pokertable.players.worth.starting import StartingHands
from pokertable.players.worth.variants import variant_number

_CHUNK = 1 << 11
_MANY = 1 << 10
"""From so many starting hands on all are looked at together."""
_MOST_CLASSED = 4
"""With more hole cards there are too many hands to keep the class of each."""
_STRONG = 0.45
"""A share of the pot that is well worth having: in a split game half the pot, or a bit less of it against several."""
_ROUNDING = 1e-9
"""Sums over many hands and over one may differ in their last digits; the same hand must not."""
_FORESEEN = 256
"""Hands that are worked out in one go."""
_ON_BOARDS = 32
"""The same where each has a board of its own."""
_STARTING, _LATER = 192, 256
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


class Prospects:
    """What each hand may expect, (H,) float64 each, worked out when first asked for."""

    def __init__(
        self,
        counts: Floats,
        table: FlopTable | StudTable,
        cards: Cards,
        outcomes: Sequence[Outcomes | StartingHands],
        places: Ids | None = None,
    ) -> None:
        """`counts`: for how many random hands each rival counts. `outcomes` are parts of the hands.

        `places`, if given, is where among those each hand stands.
        """
        self.cards = cards
        self._table = table
        self.outcomes = outcomes
        self._places = places
        self._counts = counts

    @cached_property
    def share(self) -> Floats:
        """The part of the pot it expects at the showdown, the opponents credited with the strength they have shown."""
        return self._share_and_strong[0]

    @cached_property
    def strong(self) -> Floats:
        """How often it ends up with a strong claim to the pot: a draw has a poor share and is strong now and then."""
        return self._share_and_strong[1]

    @cached_property
    def _share_and_strong(self) -> tuple[Floats, Floats]:
        who, counts = self._table.who, self._counts
        tables: Tables = {}
        share = [each.expected(who, counts, tables) for each in self.outcomes]
        return self.of_all(share), self.of_all([each.often(who, counts, _STRONG, tables) for each in self.outcomes])

    def of_all(self, parts: Sequence[Floats]) -> Floats:
        """The figures of the parts for every hand."""
        figures = np.concatenate(parts)
        return figures if self._places is None else figures[self._places]

    @cached_property
    def rank(self) -> Floats:
        """On the first street the part of all starting hands that are better (0 the best hand)."""
        tables: Tables = {}
        return self.of_all([self._table.rank(outcomes, tables) for outcomes in self.outcomes])

    def __len__(self) -> int:
        """How many hands these are."""
        return len(self.cards)


class HandProspects:
    """What a single hand, (1, k), may expect: the figures of `Prospects` as numbers."""

    def __init__(self, spot: Spot, hand: Cards, respect: float, column: Column | None = None) -> None:
        """`column` is what was foreseen of the hand (`foresee_columns`)."""
        self.cards = hand
        self.spot = spot
        self._worth = [rival.plays + respect * rival.pressure for rival in spot.rivals]
        self.rivals = sum(self._worth)
        """For how many random hands the rivals count: for more if they have shown strength."""
        self._column = column
        self._others: Prospects | None = None

    def __len__(self) -> int:
        """One."""
        return 1

    @property
    def column(self) -> Column | None:
        """Where it stands in each future; None in stud."""
        if self._column is None and self.spot.variant.board_cards:
            self._column = foresee_columns(self.spot, [self.cards])[0]
        return self._column

    @property
    def share(self) -> float:
        """As `Prospects.share`."""
        column = self.column
        return self._in_stud.share.item() if column is None else self._expected(column, self.rivals)[0]

    @property
    def strong(self) -> float:
        """As `Prospects.strong`."""
        column = self.column
        return self._in_stud.strong.item() if column is None else self._expected(column, self.rivals)[1]

    def _expected(self, column: Column, rivals: float) -> tuple[float, float]:
        if rivals not in column.expected:
            (column.expected[rivals],) = share_and_strong([(column, rivals)], _STRONG)
        return column.expected[rivals]

    @property
    def rank(self) -> float:
        """As `Prospects.rank`."""
        column, against = self.column, ranked_against(self.spot)
        if column is None:
            return self._in_stud.rank.item()
        if against not in column.ranks:
            ordered = boards.starting_shares(variant_number(self.spot.variant), against)
            above = _part_above(ordered, np.array([self._expected(column, against)[0]]))
            column.ranks[against] = above.item()
        return column.ranks[against]

    @property
    def _in_stud(self) -> Prospects:
        if self._others is None:
            table = _table(self.spot)
            counts = np.array(self._worth)
            self._others = Prospects(counts, table, self.cards, [_one(table, self.cards)])
        return self._others


def work_out(hands: Iterable[HandProspects]) -> None:
    """Work out what single hands of flop games expect, those on one street in one go; changes no answer.

    In other games each is worked out when it is asked for.
    """
    alike: dict[tuple[int, int], dict[tuple[int, float], tuple[Column, float]]] = {}
    for hand in hands:
        column = hand.column
        if column is None:
            continue
        # Before anybody has raised the rules of the first street look at the rank alone.
        rivals = hand.rivals if hand.spot.street or hand.spot.bets else ranked_against(hand.spot)
        if rivals not in column.expected:
            kind = len(column.possible), len(column.standing)
            alike.setdefault(kind, {})[id(column), rivals] = column, rivals
    for asked in alike.values():
        together = list(asked.values())
        for (column, rivals), figures in zip(together, share_and_strong(together, _STRONG), strict=True):
            column.expected[rivals] = figures


def foresee_columns(spot: Spot, hands: Sequence[Cards]) -> list[Column]:
    """Where hands, (1, k) each, of one board stand in its futures, those that are not remembered in one go."""
    table = _flop_table(spot)
    memory = _later_columns if spot.board else _starting_columns
    keys = [table.key(hand) for hand in hands]
    found = {key: memory.get(key) for key in keys}
    missing = {key: hand for key, hand in zip(keys, hands, strict=True) if found[key] is None}
    different = list(missing)
    for at in range(0, len(different), _FORESEEN):
        part = different[at : at + _FORESEEN]
        together = table.outcomes(np.concatenate([missing[key] for key in part]))
        for key, column in zip(part, together.columns(), strict=True):
            found[key] = column
            memory.keep(key, column)
    columns = [found[key] for key in keys]
    return [column for column in columns if column is not None]


def foresee_columns_on_boards(variant: Variant, hands: Sequence[tuple[tuple[int, ...], Cards]]) -> list[Column]:
    """The same for hands that are each on a board of its own, all of one street after the first; not remembered."""
    found = []
    for at in range(0, len(hands), _ON_BOARDS):
        found += boards.columns_on_boards(variant_number(variant), hands[at : at + _ON_BOARDS])
    return found


def prospects(spot: Spot, hands: Cards, respect: float) -> Prospects:
    """What these private hands, (H, k), may expect. `respect` is how much a shown bet says (0 nothing, 1 the usual)."""
    table = _table(spot)
    counts = np.array([rival.plays + respect * rival.pressure for rival in spot.rivals])
    if len(hands) == 1:
        return Prospects(counts, table, hands, [_one(table, hands)])
    different, places = table.different(hands)
    return Prospects(counts, table, hands, table.parts(different), places)


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


def foresee(spot: Spot, hands: Sequence[tuple[int, Cards]]) -> None:
    """Work out private hands of the tables that show these cards in one go, and remember them: quicker than one by one.

    `hands` are seats and the (1, k) cards of each; a seat may stand there more than once. Changes no answer.
    """
    missing = {}
    for seat, cards in hands:
        table = _table(spot, seat)
        if table.remembered(cards) is None:
            missing[table.key(cards)] = table, cards
    different = list(missing.values())
    for at in range(0, len(different), _FORESEEN):
        part = different[at : at + _FORESEEN]
        tables = [table for table, _ in part]
        together = tables[0].several(tables, np.concatenate([cards for _, cards in part]))
        for (table, cards), outcomes in zip(part, together.split(), strict=True):
            table.remember(cards, outcomes)


def foresee_boards(seen: Iterable[tuple[Variant, Sequence[AnyCard]]]) -> None:
    """Work out what several boards of one street may become, in one go: quicker than one after the other.

    There may be as many different ones as are played side by side. Changes no answer.
    """
    by_variant: dict[int, dict[tuple[int, ...], None]] = {}
    for variant, board in seen:
        if variant.board_cards:
            cards = tuple([card for card in board if isinstance(card, Card)])
            by_variant.setdefault(variant_number(variant), {})[cards] = None
    for number, different in by_variant.items():
        boards.foresee_boards(number, list(different))


def _one(table: FlopTable | StudTable, hand: Cards) -> Outcomes:
    outcomes = table.remembered(hand)
    if outcomes is None:
        outcomes = table.outcomes(hand)
        table.remember(hand, outcomes)
    return outcomes


def _table(spot: Spot, seat: int | None = None) -> FlopTable | StudTable:
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
        if not self._board and len(hands) > _MANY and self._exactly:
            return [_starting_hands(self._variant, hands.shape[1], hands.tobytes())]
        return _in_parts(self, hands)

    def several(self, _tables: Sequence[object], hands: Cards) -> Outcomes:
        """What several seats' hands come to."""
        return self._futures.outcomes(hands)

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """See `Prospects.rank`."""
        against = self._against
        if against not in outcomes.ranks:
            shares = outcomes.expected((), np.array([against]), tables)
            outcomes.ranks[against] = _part_above(boards.starting_shares(self._variant, against), shares)
        return outcomes.ranks[against]


def _in_parts(table: FlopTable | StudTable, hands: Cards) -> list[Outcomes]:
    return [table.outcomes(hands[at : at + _CHUNK]) for at in range(0, len(hands), _CHUNK)]


@cache
def _classes(hole_cards: int) -> tuple[Cards, Ids]:
    """The starting hands that differ in more than the names of suits, and by private hand which of them it is."""
    named = boards.canonical(private_hands(hole_cards))
    _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    return frozen(named[first]), places


@lru_cache(maxsize=2)
def _starting_hands(variant: int, hole_cards: int, hands: bytes) -> StartingHands:
    cards = np.frombuffer(hands, np.uint8).reshape(-1, hole_cards)
    return StartingHands(boards.board_futures(variant, ()), cards)


@lru_cache(maxsize=2048)
def _renamed(hand: bytes) -> bytes:
    """A hand's cards with the suits renamed, in order."""
    cards = np.frombuffer(hand, np.uint8)[None]
    return np.sort(boards.canonical(cards), axis=1).tobytes()


_flop_table = remembers_last(FlopTable)


class StudTable:
    """Everybody has their own cards, and shows some; a shared last card is as good as one's own."""

    def __init__(self, spot: Spot, seat: int) -> None:
        self._variant = variant_number(spot.variant)
        self._against = ranked_against(spot)
        self._ups = (*spot.showing[seat], *spot.board)
        self._dead = spot.dead
        shown = len(self._ups)
        seats = [each for each, ups in enumerate(spot.showing) if len(ups) + len(spot.board) == shown]
        showing = tuple([(*spot.showing[each], *spot.board) for each in seats])
        self._rivals = stud.rivals_showing(self._variant, showing, spot.dead)
        self._hole_cards = spot.variant.hole_cards
        self.who = tuple([seats.index(rival.seat) for rival in spot.rivals])
        self._seen = (self._variant, self._ups, showing, spot.dead)

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
        return self._own(hands, np.array([self._ups], np.uint8))

    def different(self, hands: Cards) -> tuple[Cards, Ids | None]:
        """All hands: with cards in sight the suits have names."""
        return hands, None

    def parts(self, hands: Cards) -> Sequence[Outcomes | StartingHands]:
        """What different hands come to, many a part at a time."""
        return _in_parts(self, hands)

    def several(self, tables: Sequence[FlopTable | StudTable], hands: Cards) -> Outcomes:
        """What several seats' hands come to, each with its own up cards."""
        return self._own(hands, np.array([table._ups for table in tables if isinstance(table, StudTable)], np.uint8))

    def _own(self, hands: Cards, ups: Cards) -> Outcomes:
        to_come = self._hole_cards - hands.shape[1] - ups.shape[1]
        return stud.own_outcomes(self._variant, hands, ups, to_come, self._dead, self._rivals)

    def rank(self, outcomes: Outcomes | StartingHands, tables: Tables) -> Floats:
        """See `Prospects.rank`."""
        shares = outcomes.expected(self.who, np.full(len(self.who), self._against / len(self.who)), tables)
        return _part_above(stud.starting_shares(self._variant, self._against), shares)


def ranked_against(spot: Spot) -> float:
    """Starting hands are ranked against so many: against several, hands that make the nuts gain."""
    return float(min(spot.opponents, 3))


def _part_above(ordered: Floats, shares: Floats) -> Floats:
    above: Floats = 1 - np.searchsorted(ordered, shares + _ROUNDING, side="right") / len(ordered)
    return above
