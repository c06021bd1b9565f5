"""The tray in the middle: how many chips its pots are drawn with."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from pokertable.views.felt import pot_item
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.pot_item import PotItem
from pokertable.views.felt.table_picture import TrayLook
from pokertable.views.kit.amounts import Amounts


@pytest.mark.parametrize("unit", [60, 74, 110])
@pytest.mark.parametrize("pots", [(73, 1266), (1266, 733)])
def test_a_main_and_a_side_pot_have_room_for_two_columns_of_chips_each(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    pots: tuple[int, ...],
    unit: int,
) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(pot_item, "paint_columns", lambda *args: drawn.append(len(args[-1])))
    item = PotItem()
    item.set_look(TrayLook(Rect(0, 0, 6.12 * unit, 0.62 * unit), sum(pots), pots, False), Amounts(), unit=unit)
    picture = QImage(round(7 * unit), unit, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    item.draw(painter)
    painter.end()
    assert drawn == [2, 2]
