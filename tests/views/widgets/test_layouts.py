"""Parts in rows and columns."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayoutItem, QSpacerItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import LIGHT
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Gap, clear_layout, in_column, in_row, scrolled


def test_a_row_holds_its_parts_in_order_with_their_shares_and_alignments(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    first, second, third = (QLabel(text, around) for text in "abc")
    inner = in_column(third, spacing=5)
    row = in_row(first, Gap(7), (second, 2), STRETCH, (inner, 3), of=around, margins=(1, 2, 3, 4), spacing=6)
    assert around.layout() is row
    assert row.spacing() == 6 and inner.spacing() == 5
    edges = row.contentsMargins()
    assert (edges.left(), edges.top(), edges.right(), edges.bottom()) == (1, 2, 3, 4)
    items = [row.itemAt(place) for place in range(row.count())]
    assert [item.widget() for item in items if item is not None] == [first, None, second, None, None]
    gap = row.itemAt(1)
    assert gap is not None and gap.sizeHint().width() == 7
    look().change(ui=2.0)
    assert gap.sizeHint().width() == 14, "it grows with the window"
    last = row.itemAt(4)
    assert last is not None and last.layout() is inner
    assert [row.stretch(place) for place in range(row.count())] == [0, 0, 2, 1, 3]


def test_a_part_is_aligned_where_its_alignment_is_named(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    label = QLabel("a", around)
    column = in_column((label, 0, Qt.AlignmentFlag.AlignTop), of=around, margins=NO_MARGINS)
    item = column.itemAt(0)
    assert item is not None and item.alignment() == Qt.AlignmentFlag.AlignTop


def test_a_layout_that_is_cleared_has_no_parts_and_drops_its_widgets(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    label = QLabel("a", around)
    row = in_row(label, STRETCH, of=around)
    clear_layout(row)
    assert not row.count() and label.parent() is None


@pytest.mark.painted
def test_what_scrolls_shows_the_focus_beside_any_widget_in_it(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    around.setStyleSheet(stylesheet(LIGHT))
    area = scrolled(QWidget(around), around)
    in_column(area, of=around, margins=NO_MARGINS)
    around.resize(80, 40)
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)
    edges = []
    for focus in (area.clearFocus, area.setFocus):
        focus()
        print(area.hasFocus(), area.viewport().geometry())
        edges.append(around.grab().toImage().pixelColor(1, 20).name().upper())
    assert edges[1] == LIGHT.focus != edges[0]


def wrapped_items() -> list[QLayoutItem]:
    """Those of Qt's own that Python knows: it is not told when Qt deletes one with its widget."""
    every = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QWidgetItem | QSpacerItem)]
    return [each for each in every if not Shiboken.createdByPython(each)]


def test_no_item_of_a_layout_in_another_is_known_to_python(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    before = len(wrapped_items())
    inner = in_row(QLabel("a", around), STRETCH, in_column(QLabel("b", around), Gap(3)))
    in_column(in_row(inner, QLabel("c", around)), of=around)
    assert len(wrapped_items()) == before


LIST_WHERE_ITEMS_WERE = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QListWidgetItem, QWidget
from pokertable.views.widgets.layouts import in_column, in_row
app = QApplication([])
around = QWidget()
labels = [QLabel("a", around) for _ in range(3000)]
in_column(in_row(*labels), of=around)
for label in labels:
    label.deleteLater()
QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
listed = QListWidget()
for _ in range(20_000):
    QListWidgetItem("b", listed)
listed.clear()
print("cleared")
"""


def test_a_list_is_cleared_whose_items_lie_where_items_of_a_layout_were() -> None:
    """PySide took them for those: `free(): invalid pointer` or worse in `QListWidget.clear`."""
    done = subprocess.run([sys.executable, "-c", LIST_WHERE_ITEMS_WERE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "cleared\n"), done.stderr
