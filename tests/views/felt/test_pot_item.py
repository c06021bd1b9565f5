"""The pot in the middle: its total never moves; what lies beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from pokertable.views.felt import pot_item
from pokertable.views.felt.chips import columns_width
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.pot_item import PotItem
from pokertable.views.felt.table_picture import TrayLook
from pokertable.views.kit.amounts import Amounts


class Drawn:
    """What a pot is drawn with: the columns of chips of each pot, the cell of the total and the centre of its words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, unit: int) -> None:
        self.columns: list[int] = []
        self.cells: list[QRectF] = []
        self.boxes: list[QRectF] = []
        self._unit = unit
        paint = pot_item._Total.paint

        def total(words: pot_item._Total, painter: QPainter, box: QRectF) -> None:
            self.boxes.append(QRectF(box))
            paint(words, painter, box)

        monkeypatch.setattr(pot_item, "paint_columns", lambda *args: self.columns.append(len(args[-1])))
        monkeypatch.setattr(pot_item, "_ground", lambda _painter, rect, _radius: self.cells.append(QRectF(rect)))
        monkeypatch.setattr(pot_item._Total, "paint", total)

    def draw(self, total: int, pots: tuple[int, ...], *, tall: bool = False, paid: bool = False) -> None:
        unit, item = self._unit, PotItem()
        rect = Rect(0, 0, 3.6 * unit, 1.2 * unit) if tall else Rect(0, 0, 6.12 * unit, 0.62 * unit)
        item.set_look(TrayLook(rect, total, pots, tall, paid), Amounts(), unit=unit)
        picture = QImage(round(7 * unit), 2 * unit, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        item.draw(painter)
        painter.end()


@pytest.mark.parametrize("unit", [60, 74, 110])
@pytest.mark.parametrize("pots", [(73, 1266), (1266, 733)])
def test_a_main_and_a_side_pot_have_room_for_chips_each(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, pots: tuple[int, ...], unit: int
) -> None:
    drawn = Drawn(monkeypatch, unit)
    drawn.draw(sum(pots), pots)
    assert len(drawn.columns) == 2 and all(drawn.columns)


@pytest.mark.parametrize("tall", [False, True])
def test_the_total_stands_in_a_cell_that_never_changes(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tall: bool
) -> None:
    """Whatever the amount, before and after bets are collected, with side pots, and when it is paid out."""
    drawn = Drawn(monkeypatch, 70)
    for total, pots in ((3, ()), (12, (12,)), (437, (300,)), (12_345, (12_345,)), (24_690, (18, 630, 24_042))):
        drawn.draw(total, pots, tall=tall)
    drawn.draw(874, (), tall=tall, paid=True)
    assert len(drawn.cells) == 6
    assert len(set(map(repr, drawn.cells))) == len(set(map(repr, drawn.boxes))) == 1
    assert drawn.cells[0].size().toTuple() == pytest.approx((2.4 * 70, 0.62 * 70)), "no ground without words"
    axis = 6.12 * 70 / 2 if not tall else 3.6 * 70 / 2
    assert drawn.boxes[0].center().x() == pytest.approx(axis)


def test_the_chips_of_a_pot_stand_off_its_words(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """They were 5 px from them."""
    ends: list[float] = []
    starts: list[float] = []
    drawn, words = Drawn(monkeypatch, 69), pot_item._text
    monkeypatch.setattr(
        pot_item,
        "paint_columns",
        lambda _, left, __, unit, columns: ends.append(left + columns_width(columns) * unit),
    )
    monkeypatch.setattr(pot_item, "_text", lambda *args: starts.append(args[1]) or words(*args))  # type: ignore[func-returns-value]
    drawn.draw(463, (187, 276))
    assert len(ends) == 2
    assert [start - end for start, end in zip(starts[::2], ends, strict=True)] == pytest.approx([9.66, 9.66])
