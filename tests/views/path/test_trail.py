"""The rows of a course's trail."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.path.trail import Item, ItemKind, ItemRow


@pytest.mark.painted
def test_a_row_has_its_ring_for_those_who_come_by_keys_alone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = ItemRow(Item(ItemKind.LESSON, "Two from your hand", "1 minute", passed=False, next=False), window)
    row.resize(400, 40)
    with qtbot.waitActive(window):
        window.show()
    plain = row.grab().toImage()
    for reason, ringed in ((Qt.FocusReason.OtherFocusReason, False), (Qt.FocusReason.TabFocusReason, True)):
        row.clearFocus()
        row.setFocus(reason)
        assert row.hasFocus() and (row.grab().toImage() != plain) is ringed, reason
