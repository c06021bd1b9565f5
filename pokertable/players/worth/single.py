"""Prospects of single hands as numbers, many of them computed together (`columns`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.columns import Column, share_and_strong
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.standing import standings_on_boards
from pokertable.players.worth.looks import (
    columns as kept_columns,
)
from pokertable.players.worth.looks import (
    look_at,
    outcomes_of_one,
    part_above,
    ranked_against,
)
from pokertable.players.worth.outcomes import Outcomes, share_out
from pokertable.players.worth.prospects import FORESEEN, STRONG, Prospects
from pokertable.players.worth.variants import variant_number


class HandProspects:
    """Prospects of a single hand, (1, k): the figures of `Prospects` as numbers."""

    def __init__(self, spot: Spot, hand: Cards, respect: float, column: Column | None = None) -> None:
        """Prospects with the hand's foreseen `column` (`foresee_columns`)."""
        self.cards = hand
        self.spot = spot
        self._worth = [rival.plays + respect * rival.pressure for rival in spot.rivals]
        self.rivals = sum(self._worth)
        """Number of random hands for which the rivals count: more if they have shown strength."""
        self._column = column
        self._others: Prospects | None = None

    def __len__(self) -> int:
        """Number of hands: 1."""
        return 1

    @cached_property
    def features(self) -> HandFeatures:
        """Visible features, as in `Prospects.features`."""
        return HandFeatures.at(self.spot, self.cards)

    def where(self, _left: Any, find: Callable[[], Any]) -> Any:
        """The result of `find`, as in `Prospects.where`."""
        return find()

    @property
    def column(self) -> Column | None:
        """Column of the hand in its futures; None in stud."""
        if self._column is None and self.spot.variant.board_cards:
            self._column = foresee_columns(self.spot, [self.cards])[0]
        return self._column

    @property
    def share(self) -> float:
        """The number of `Prospects.share`."""
        column = self.column
        return self._in_stud.share.item() if column is None else self._expected(column, self.rivals)[0]

    @property
    def strong(self) -> float:
        """The number of `Prospects.strong`."""
        column = self.column
        return self._in_stud.strong.item() if column is None else self._expected(column, self.rivals)[1]

    def _expected(self, column: Column, rivals: float) -> tuple[float, float]:
        found = column.expected.get(rivals)
        if found is None:
            (found,) = share_and_strong([(column, rivals)], STRONG)
            column.keep(rivals, found)
        return found

    @property
    def rank(self) -> float:
        """The number of `Prospects.rank`."""
        column, against = self.column, ranked_against(self.spot)
        if column is None:
            return self._in_stud.rank.item()
        if against not in column.ranks:
            board = self.spot.board if boards.before_the_flop(self.spot.board) else ()
            ordered = boards.starting_shares(variant_number(self.spot.variant), against, board)
            above = part_above(ordered, np.array([self._expected(column, against)[0]]))
            column.ranks[against] = above.item()
        return column.ranks[against]

    def asked_in_stud(self) -> list[tuple[Outcomes, Sequence[int], Floats]]:
        """Arguments of its figures in stud: the outcomes, the rivals, and their numbers of random hands."""
        prospects = self._in_stud
        asked = [prospects.asked] if self.spot.street or self.spot.bets else []
        return asked if self.spot.street else [*asked, prospects.ranked]

    @property
    def _in_stud(self) -> Prospects:
        if self._others is None:
            table = look_at(self.spot)
            counts = np.array(self._worth)
            self._others = Prospects(self.spot, counts, table, self.cards, [outcomes_of_one(table, self.cards)])
        return self._others


def work_out(hands: Iterable[HandProspects]) -> None:
    """Compute prospects of single hands of flop games, those on one street together; changes no answer.

    For stud the outcomes in each future.
    """
    in_stud = []
    alike: dict[tuple[int, int], dict[tuple[int, float], tuple[Column, float]]] = {}
    for hand in hands:
        column = hand.column
        if column is None:
            in_stud += hand.asked_in_stud()
            continue
        # Before any raise the rules of the first street use only the rank.
        rivals = hand.rivals if hand.spot.street or hand.spot.bets else ranked_against(hand.spot)
        if rivals not in column.expected:
            kind = len(column.possible), len(column.standing)
            alike.setdefault(kind, {})[id(column), rivals] = column, rivals
    share_out(in_stud)
    for asked in alike.values():
        together = list(asked.values())
        for (column, rivals), figures in zip(together, share_and_strong(together, STRONG), strict=True):
            column.keep(rivals, figures)


def foresee_columns(spot: Spot, hands: Sequence[Cards]) -> list[Column]:
    """Columns of hands, (1, k) each, of one board in its futures, the uncached ones together."""
    table = look_at(spot)
    keys = [table.key(hand) for hand in hands]
    found = {key: kept_columns.get(key) for key in keys}
    missing = {key: hand for key, hand in zip(keys, hands, strict=True) if found[key] is None}
    different = list(missing)
    for at in range(0, len(different), FORESEEN):
        part = different[at : at + FORESEEN]
        together = table.outcomes(np.concatenate([missing[key] for key in part]))
        for key, column in zip(part, together.columns(), strict=True):
            found[key] = column
            kept_columns.keep(key, column)
    columns = [found[key] for key in keys]
    return [column for column in columns if column is not None]


def foresee_columns_on_boards(variant: Variant, hands: Sequence[tuple[tuple[int, ...], Cards]]) -> list[Column]:
    """Columns of hands that are each on their own board, all of one street after the first; not cached."""
    numbers: dict[tuple[int, ...], int] = {}
    on = np.array([numbers.setdefault(board, len(numbers)) for board, _ in hands])
    order = np.argsort(on, kind="stable")
    cards = np.concatenate([own for _, own in hands])
    found = standings_on_boards(variant_number(variant), np.array(list(numbers), np.uint8), on[order], cards[order])
    columns = dict(zip(order.tolist(), found.split(), strict=True))
    return [columns[place] for place in range(len(hands))]
