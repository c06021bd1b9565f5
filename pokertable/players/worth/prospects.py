"""Prospects of private hands in a spot, computed by the game's own rules for many hands at once.

Without tables of "draws" or "good low cards": each hand is played out over the cards to come, evaluated by the
variant's shares of the pot, and compared with sampled hands of the opponents. So in Omaha only two hole cards count, a
counterfeited low has its true value, and a nut draw counts for more than a weak one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.model.cached import cached_property
from pokertable.model.cards import AnyCard, Card
from pokertable.model.variant import Variant
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.starting import StartingHands
from pokertable.players.worth.looks import FlopTable, Seats, StudTable, look_at, outcomes_of_one, outcomes_of_seats
from pokertable.players.worth.outcomes import Outcomes, Tables
from pokertable.players.worth.variants import variant_number

STRONG = 0.45
"""Least share of the pot that is strong: in a split game half the pot, or slightly less against several."""
FORESEEN = 256
"""Hands processed together."""


class Prospects:
    """Prospects of each hand, (H,) float64 each, worked out on first use."""

    def __init__(
        self,
        spot: Spot,
        counts: Floats,
        table: FlopTable | StudTable,
        cards: Cards,
        outcomes: Sequence[Outcomes | StartingHands],
        places: Ids | None = None,
    ) -> None:
        """Prospects with `counts`, the number of random hands per rival. `outcomes` are parts of the hands.

        `places`, if given, is each hand's index among those.
        """
        self._spot, self.cards = spot, cards
        self._table = table
        self.outcomes = outcomes
        self._places = places
        self._counts = counts

    @cached_property
    def share(self) -> Floats:
        """Equity at the showdown, the opponents credited with their shown strength."""
        return self._share_and_strong[0]

    @cached_property
    def strong(self) -> Floats:
        """How often it ends with a strong claim to the pot: a draw has little equity and is strong now and then."""
        return self._share_and_strong[1]

    @cached_property
    def _share_and_strong(self) -> tuple[Floats, Floats]:
        who, counts = self._table.who, self._counts
        tables: Tables = {}
        share = [each.expected(who, counts, tables) for each in self.outcomes]
        return self.of_all(share), self.of_all([each.often(who, counts, STRONG, tables) for each in self.outcomes])

    @property
    def asked(self) -> tuple[Outcomes, Sequence[int], Floats]:
        """Arguments of the shares of a single stud hand."""
        (outcomes,) = self.outcomes
        assert isinstance(outcomes, Outcomes)
        return outcomes, self._table.who, self._counts

    @property
    def ranked(self) -> tuple[Outcomes, Sequence[int], Floats]:
        """Arguments of the rank of a single stud hand."""
        outcomes, who, _ = self.asked
        assert isinstance(self._table, StudTable)
        return outcomes, who, self._table.ranked_against

    def of_all(self, parts: Sequence[Floats]) -> Floats:
        """The parts' figures for every hand."""
        figures = np.concatenate(parts)
        return figures if self._places is None else figures[self._places]

    @cached_property
    def rank(self) -> Floats:
        """On the first street the fraction of all starting hands that are better (0 the best hand)."""
        tables: Tables = {}
        return self.of_all([self._table.rank(outcomes, tables) for outcomes in self.outcomes])

    @cached_property
    def features(self) -> HandFeatures:
        """Visible features of the cards."""
        return HandFeatures.at(self._spot, self.cards)

    def where(self, _left: Any, find: Callable[[], Any]) -> Any:
        """The result of `find`: all use one table."""
        return find()

    def __len__(self) -> int:
        """Number of hands."""
        return len(self.cards)


def prospects(spot: Spot, hands: Cards, respect: float) -> Prospects:
    """Prospects of these private hands, (H, k). `respect` is the credit for a shown bet (0 none, 1 the usual)."""
    table = look_at(spot)
    counts = np.array([rival.plays + respect * rival.pressure for rival in spot.rivals])
    if len(hands) == 1:
        return Prospects(spot, counts, table, hands, [outcomes_of_one(table, hands)])
    different, places = table.different(hands)
    return Prospects(spot, counts, table, hands, table.parts(different), places)


def foresee(spot: Spot, hands: Sequence[tuple[int, Cards]], *, standing: bool = False) -> None:
    """Compute private hands of tables with these open cards together, and cache them: faster than one by one.

    `hands` are seats and the (1, k) cards of each, repetitions allowed. `standing`: their prospects against random
    hands will be needed too. Changes no answer.
    """
    foresee_tables([(spot, hands)], standing=standing)


def foresee_tables(asked: Iterable[tuple[Spot, Sequence[tuple[int, Cards]]]], *, standing: bool = False) -> None:
    """Compute private hands of several tables on one street together, and cache them."""
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
    """Compute the futures of several boards of one street together: faster than one after another.

    At most as many different ones as hands played side by side. Changes no answer.
    """
    by_variant: dict[int, dict[tuple[int, ...], None]] = {}
    for variant, board in seen:
        if variant.board_cards:
            cards = tuple([card for card in board if isinstance(card, Card)])
            by_variant.setdefault(variant_number(variant), {})[cards] = None
    for number, different in by_variant.items():
        boards.foresee_boards(number, list(different))
