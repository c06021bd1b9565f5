"""The grid of all hands against every choice worked out one by one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from pokertable.model.cards import parse_cards
from pokertable.model.games import OMAHA8
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import low_reading
from pokertable.training.lab.cards import LabCards, lab_variant
from pokertable.training.lab.grid import CellHand, CombinationGrid, combination_grid
from tests.games import one_of


def grid_of(game: str, hand: str, board: str) -> CombinationGrid:
    return combination_grid(LabCards.of(lab_variant(game), parse_cards(hand), parse_cards(board)))


def bests(grid: CombinationGrid, share: str) -> list[CellHand]:
    return [cell.hands[share] for cell in grid.all_cells if share in cell.hands and cell.hands[share].best]


def test_the_lone_ace_makes_no_flush_in_sixty_hands() -> None:
    grid = grid_of("omaha8", "8hAs9cTc", "5s6s7s9hTs")
    assert (len(grid.pairs), len(grid.triples), len(grid.all_cells)) == (6, 10, 60)
    assert grid.categories() == [
        (Category.STRAIGHT, 3),
        (Category.TWO_PAIR, 3),
        (Category.ONE_PAIR, 30),
        (Category.HIGH_CARD, 24),
        (Category.LOW, 1),
    ]
    best = bests(grid, "high")
    assert [str(hand.words) for hand in best] == ["straight, ten", "straight, ten"]
    assert grid.ties("high", best[0]) == 1
    assert [str(hand.words) for hand in bests(grid, "low")] == ["8-7-6-5-A"]


@pytest.mark.parametrize(("game", "pairs"), [("tight", 1), ("omaha8", 6), ("bigo", 10), ("omaha6", 15)])
@pytest.mark.parametrize("seed", one_of(5, range(5)))
def test_cells_are_every_pair_with_every_triple_and_the_best_is_the_best_hand(game: str, pairs: int, seed: int) -> None:
    cards = LabCards.empty(lab_variant(game)).dealt(random.Random(seed))
    grid = combination_grid(cards)
    assert len(grid.all_cells) == pairs * 10
    expected = [(p, t) for p in combinations(cards.hand_cards, 2) for t in combinations(cards.board_cards, 3)]
    assert [(cell.hole, cell.board) for cell in grid.all_cells] == expected
    # phevaluator: the smaller, the better
    values = [evaluate_cards(*map(str, cell.cards)) for cell in grid.all_cells]
    assert [cell.hands["high"].best for cell in grid.all_cells] == [value == min(values) for value in values]
    place = grid.place_of_best()
    assert place is not None
    high = best_hand(cards.variant.shares[0], cards.hand_cards, cards.board_cards)
    assert high is not None
    assert set(grid.cells[place[0]][place[1]].cards) == set(high.cards)
    if not cards.variant.is_split:
        assert not any("low" in cell.hands for cell in grid.all_cells)
        return
    low = best_hand(cards.variant.shares[1], cards.hand_cards, cards.board_cards)
    lows = [cell for cell in grid.all_cells if "low" in cell.hands]
    best_lows = {frozenset(cell.cards) for cell in lows if cell.hands["low"].best}
    assert (frozenset(low.cards) in best_lows) if low else not best_lows
    read = low_reading(low.cards) if low else None
    assert [cell.hands["low"].best for cell in lows] == [str(cell.hands["low"].words) == read for cell in lows]


def test_the_grid_grows_with_the_board() -> None:
    assert grid_of("omaha", "8hAs9cTc", "5s6s").all_cells == []
    assert len(grid_of("omaha", "8hAs9cTc", "5s6s7s").all_cells) == 6
    assert len(grid_of("omaha", "8hAs9cTc", "5s6s7s9h").all_cells) == 24
    assert grid_of("omaha", "8hAs9cTc", "5s6s7s9hTs").has_second_lines is False


def test_a_game_with_one_low_share_has_its_lows_and_no_high() -> None:
    low = replace(OMAHA8, key="low", shares=(replace(OMAHA8.shares[1], qualifier=None),))
    grid = combination_grid(LabCards.of(low, parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs")))
    assert grid.categories() == [(Category.LOW, 60)] and not grid.has_second_lines
    place = grid.place_of_best()
    assert place is not None and set(grid.cells[place[0]][place[1]].cards) == set(parse_cards("8hAs5s6s7s"))


def test_there_is_no_grid_where_any_five_may_play() -> None:
    assert grid_of("holdem", "8hAs", "5s6s7s9hTs").all_cells == []
