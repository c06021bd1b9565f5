"""Cells of the lab's grid: what they say has room in them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize

from pokertable.model.cards import parse_cards
from pokertable.model.games import OMAHA6, OMAHA8
from pokertable.training.lab.cards import LabCards
from pokertable.training.lab.grid import combination_grid
from pokertable.views.kit.fonts import width_of
from pokertable.views.lab import cells

pytestmark = pytest.mark.usefixtures("qapp")
SIX_HIGH_LOW = replace(OMAHA6, key="bigsix", phh="O6/8", shares=OMAHA8.shares)
"""A game with so many pairs of the hand that a small window's cells have one line."""


@pytest.mark.parametrize("width", [62, 79])
def test_high_and_low_stand_side_by_side_where_a_cell_has_one_line(monkeypatch, width: int) -> None:
    said: list[tuple[QRectF, str]] = []
    monkeypatch.setattr(cells, "paint_words", lambda _, box, words, *__: said.append((QRectF(box), words)))
    grid = combination_grid(
        LabCards.of(SIX_HIGH_LOW, parse_cards("AdJd7h2hJh4d"), parse_cards("6s4sTs3d9d")),
    )
    pictures = cells.CellPictures()
    pictures.set_size(QSize(width, 18), 1.0, grid)
    lows = [cell for cell in grid.all_cells if "low" in cell.hands]
    assert len(lows) > 2
    for cell in lows:
        said.clear()
        pictures.picture(cell)
        (low, spelled), *highs = said
        assert spelled.isalnum() and len(spelled) == 5
        assert low.right() < width and width_of(spelled, 11) <= low.width()
        assert all(high.right() <= low.left() and width_of(words, 11) <= high.width() for high, words in highs)
        assert len(highs) == 1 or width < 79
