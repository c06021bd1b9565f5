"""What private hands may expect in a spot, worked out by the game's own rules for many hands at once.

No table of "draws" or "good low cards": each hand is played out over the cards that may come, evaluated by the shares
of the pot as the variant defines them, and compared with sampled hands of the opponents. So in Omaha only two hole
cards count, a counterfeited low is worth what it is worth, and a nut draw counts for more than a weak one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.model.cached import cached_property
from pokertable.model.cards import AnyCard, Card
from pokertable.model.variant import Variant
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.starting import StartingHands
from pokertable.players.worth.looks import FlopTable, Seats, StudTable, look_at, outcomes_of_one, outcomes_of_seats
from pokertable.players.worth.outcomes import Outcomes, Tables
from pokertable.players.worth.variants import variant_number

STRONG = 0.45
"""A share of the pot that is well worth having: in a split game half the pot, or a bit less of it against several."""
FORESEEN = 256
"""Hands that are worked out in one go."""


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
        return self.of_all(share), self.of_all([each.often(who, counts, STRONG, tables) for each in self.outcomes])

    @property
    def asked(self) -> tuple[Outcomes, Sequence[int], Floats]:
        """Of a single hand of stud what the shares follow from."""
        (outcomes,) = self.outcomes
        assert isinstance(outcomes, Outcomes)
        return outcomes, self._table.who, self._counts

    @property
    def ranked(self) -> tuple[Outcomes, Sequence[int], Floats]:
        """The same of its rank."""
        outcomes, who, _ = self.asked
        assert isinstance(self._table, StudTable)
        return outcomes, who, self._table.ranked_against

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


def prospects(spot: Spot, hands: Cards, respect: float) -> Prospects:
    """What these private hands, (H, k), may expect. `respect` is how much a shown bet says (0 nothing, 1 the usual)."""
    table = look_at(spot)
    counts = np.array([rival.plays + respect * rival.pressure for rival in spot.rivals])
    if len(hands) == 1:
        return Prospects(counts, table, hands, [outcomes_of_one(table, hands)])
    different, places = table.different(hands)
    return Prospects(counts, table, hands, table.parts(different), places)


def foresee(spot: Spot, hands: Sequence[tuple[int, Cards]], *, standing: bool = False) -> None:
    """Work out private hands of the tables that show these cards in one go, and remember them: quicker than one by one.

    `hands` are seats and the (1, k) cards of each; a seat may stand there more than once. `standing`: also
    what they expect against rivals who may hold anything will be asked. Changes no answer.
    """
    foresee_tables([(spot, hands)], standing=standing)


def foresee_tables(asked: Iterable[tuple[Spot, Sequence[tuple[int, Cards]]]], *, standing: bool = False) -> None:
    """The same of several tables on one street."""
    parts: list[Seats] = []
    for spot, hands in asked:
        missing = {}
        for seat, cards in hands:
            table = look_at(spot, seat)
            if table.remembered(cards) is None:
                missing[table.key(cards)] = table, cards
        different = list(missing.values())
        parts += [different[at : at + FORESEEN] for at in range(0, len(different), FORESEEN)]
    for part, together in zip(parts, outcomes_of_seats(parts), strict=True):
        if standing:
            together.stand()
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
