"""Every hand that the game allows: each pair from the hand with each triple from the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, FiveRank, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import RANK_NAMES, RANK_PLURALS, low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.training.lab.cards import LabCards, two_from_hand

_CATEGORIES: Final = tuple(Category)
"""Categories by their number in a `FiveRank`."""


@dataclass(frozen=True, slots=True)
class CellHand:
    """The hand of five cards in one share, in short words; a low as read aloud. `best`: no cell has a better one."""

    category: Category
    words: Phrase
    rank: FiveRank
    best: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """Five cards and their hands by the name of the share; shares without a hand are left out."""

    hole: Cards
    board: Cards
    hands: Mapping[str, CellHand]

    @property
    def cards(self) -> Cards:
        """The five cards."""
        return self.hole + self.board


@dataclass(frozen=True, slots=True)
class CombinationGrid:
    """A row per pair from the hand, a column per triple from the board. Empty until both sides have cards."""

    shares: tuple[PotShare, ...] = ()
    pairs: tuple[Cards, ...] = ()
    triples: tuple[Cards, ...] = ()
    cells: tuple[tuple[Cell, ...], ...] = ()

    @property
    def all_cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [cell for row in self.cells for cell in row]

    @property
    def has_second_lines(self) -> bool:
        """Whether any cell makes a hand of several shares."""
        return any(len(cell.hands) > 1 for cell in self.all_cells)

    def categories(self) -> list[tuple[Category, int]]:
        """Number of cells in each category that occurs, the best first; lows come last, even if there are none."""
        found = Counter(hand.category for cell in self.all_cells for hand in cell.hands.values())
        lows = [(Category.LOW, found.pop(Category.LOW, 0))] if any(share.is_low for share in self.shares) else []
        return [*sorted(found.items(), key=lambda item: -item[0].order), *lows]

    def ties(self, share: str, hand: CellHand) -> int:
        """Number of other cells with an equally strong hand in a share."""
        return sum(hand.rank == cell.hands[share].rank for cell in self.all_cells if share in cell.hands) - 1

    def place_of_best(self) -> tuple[int, int] | None:
        """Row and column of the hand that `best_hand` plays for the first share; None if there is none.

        Of equal hands the one with the highest cards.
        """
        places = [(r, c) for r, row in enumerate(self.cells) for c, cell in enumerate(row) if self._is_best(cell)]
        return max(places, key=self._preference, default=None)

    def _is_best(self, cell: Cell) -> bool:
        hand = cell.hands.get(self.shares[0].name)
        return hand is not None and hand.best

    def _preference(self, place: tuple[int, int]) -> tuple[list[Card], list[Card]]:
        cell = self.cells[place[0]][place[1]]
        return sorted(cell.hole, reverse=True), sorted(cell.board, reverse=True)


def combination_grid(cards: LabCards) -> CombinationGrid:
    """The grid of these cards; empty in a game where any five may play."""
    if not two_from_hand(cards.variant):
        return CombinationGrid()
    shares = cards.variant.shares
    pairs = tuple(combinations(cards.hand_cards, 2))
    triples = tuple(combinations(cards.board_cards, 3))
    if not pairs or not triples:
        return CombinationGrid(shares, pairs, triples)
    ranks = [[[five_rank(share, pair + triple) for share in shares] for triple in triples] for pair in pairs]
    every = zip(*chain.from_iterable(ranks), strict=True)
    best = [max((rank for rank in column if rank is not None), default=None) for column in every]
    rows = (
        tuple(_cell(pair, triple, shares, found, best) for triple, found in zip(triples, row, strict=True))
        for pair, row in zip(pairs, ranks, strict=True)
    )
    return CombinationGrid(shares, pairs, triples, tuple(rows))


def _cell(
    pair: Cards,
    triple: Cards,
    shares: Sequence[PotShare],
    ranks: Sequence[FiveRank | None],
    best: Sequence[FiveRank | None],
) -> Cell:
    hands = {
        share.name: _hand(share, pair + triple, rank, best=rank == most)
        for share, rank, most in zip(shares, ranks, best, strict=True)
        if rank is not None
    }
    return Cell(pair, triple, hands)


def _hand(share: PotShare, five: Cards, rank: FiveRank, *, best: bool) -> CellHand:
    if share.is_low:
        return CellHand(Category.LOW, phrase("{ranks}", ranks=low_reading(five)), rank, best)
    category = _CATEGORIES[rank[0]]
    return CellHand(category, short_words(category, rank[1:]), rank, best)


def short_words(category: Category, ranks: Sequence[int]) -> Phrase:
    """A short name of a high hand: ``straight, ten``, ``pair of nines``; `ranks` as in `high_rank`, main part first."""
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
            return phrase("full house, {ranks}", ranks=many)
        case Category.FOUR_OF_A_KIND:
            return phrase("four {ranks}", ranks=many)
        case _:
            return phrase("straight flush, {rank}", rank=one)
