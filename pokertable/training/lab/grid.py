"""Every hand that the game allows: each pair from the hand with each triple from the board, and what it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, FiveRank, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.training.lab.cards import LabCards, two_from_hand

_CATEGORIES: Final = tuple(Category)
"""By their place in a `FiveRank`."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Five cards: their high, in short words, and their low as it is read (None: no low, or a game without one)."""

    hole: Cards
    board: Cards
    category: Category
    words: Phrase
    rank: FiveRank
    low: str | None
    low_rank: FiveRank | None
    best_high: bool
    best_low: bool

    @property
    def cards(self) -> Cards:
        """The five cards."""
        return self.hole + self.board


@dataclass(frozen=True, slots=True)
class CombinationGrid:
    """A row for each pair from the hand, a column for each triple from the board. Empty until both sides are there."""

    pairs: tuple[Cards, ...]
    triples: tuple[Cards, ...]
    cells: tuple[tuple[Cell, ...], ...]

    @property
    def all_cells(self) -> list[Cell]:
        """Row by row."""
        return [cell for row in self.cells for cell in row]

    @property
    def has_lows(self) -> bool:
        """Whether any cell makes a low."""
        return any(cell.low is not None for cell in self.all_cells)

    def categories(self) -> list[tuple[Category, int]]:
        """How many cells make each category that occurs, the best first."""
        found = Counter(cell.category for cell in self.all_cells)
        return sorted(found.items(), key=lambda item: -item[0].order)

    def lows(self) -> int:
        """How many cells make a low."""
        return sum(cell.low is not None for cell in self.all_cells)

    def ties(self, cell: Cell) -> int:
        """How many other cells make a high of the same worth."""
        return sum(other.rank == cell.rank for other in self.all_cells) - 1

    def place_of_best(self) -> tuple[int, int] | None:
        """Row and column of the high that `best_hand` plays: of several as good, the highest cards; None if empty."""
        places = [(r, c) for r, row in enumerate(self.cells) for c, cell in enumerate(row) if cell.best_high]
        return max(places, key=self._preference, default=None)

    def _preference(self, place: tuple[int, int]) -> tuple[list[Card], list[Card]]:
        cell = self.cells[place[0]][place[1]]
        return sorted(cell.hole, reverse=True), sorted(cell.board, reverse=True)


def combination_grid(cards: LabCards) -> CombinationGrid:
    """The grid of these cards; empty in a game where any five may play."""
    if not two_from_hand(cards.variant):
        return CombinationGrid((), (), ())
    pairs = tuple(combinations(cards.hand_cards, 2))
    triples = tuple(combinations(cards.board_cards, 3))
    if not pairs or not triples:
        return CombinationGrid(pairs, triples, ())
    low = next((share for share in cards.variant.shares if share.is_low), None)
    high = cards.variant.share("high")
    ranks = [[_ranks(high, low, pair + triple) for triple in triples] for pair in pairs]
    best = max(rank for row in ranks for rank, _ in row)
    best_low = max((lows for row in ranks for _, lows in row if lows is not None), default=None)
    cells = tuple(
        tuple(_cell(pair, triple, *ranks[r][c], best, best_low) for c, triple in enumerate(triples))
        for r, pair in enumerate(pairs)
    )
    return CombinationGrid(pairs, triples, cells)


def _ranks(high: PotShare, low: PotShare | None, five: Cards) -> tuple[FiveRank, FiveRank | None]:
    rank = five_rank(high, five)
    assert rank is not None, "five cards always make a high"
    return rank, five_rank(low, five) if low is not None else None


def _cell(
    pair: Cards, triple: Cards, rank: FiveRank, low: FiveRank | None, best: FiveRank, best_low: FiveRank | None
) -> Cell:
    category = _CATEGORIES[rank[0]]
    return Cell(
        hole=pair,
        board=triple,
        category=category,
        words=short_words(category, rank[1:]),
        rank=rank,
        low=None if low is None else low_reading(pair + triple),
        low_rank=low,
        best_high=rank == best,
        best_low=low is not None and low == best_low,
    )


def short_words(category: Category, ranks: Sequence[int]) -> Phrase:
    """A high in few words: ``straight, ten``, ``pair of nines``; `ranks` as in `high_rank`, the main part first."""
    one, many = RANK_NAMES[ranks[0]], RANK_PLURALS[ranks[0]]
    match category:
        case Category.HIGH_CARD:
            return phrase("{rank} high", rank=one)
        case Category.ONE_PAIR:
            return phrase("pair of {ranks}", ranks=many)
        case Category.TWO_PAIR:
            return phrase("two pair, {ranks}", ranks=many)
        case Category.THREE_OF_A_KIND:
            return phrase("three {ranks}", ranks=many)
        case Category.STRAIGHT:
            return phrase("straight, {rank}", rank=one)
        case Category.FLUSH:
            return phrase("flush, {rank}", rank=one)
        case Category.FULL_HOUSE:
            return phrase("full, {ranks}", ranks=many)
        case Category.FOUR_OF_A_KIND:
            return phrase("four {ranks}", ranks=many)
        case _:
            return phrase("straight flush, {rank}", rank=one)
