"""Words that are cut to fit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import face
from pokertable.views.kit.painting import paint_elided


def painted(words: str, width: float) -> tuple[float, bool]:
    """The width that is reported, and whether anything was drawn."""
    image = QImage(200, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    used = paint_elided(painter, QRectF(0, 0, width, 30), words, face(14))
    painter.end()
    blank = QImage(image.size(), image.format())
    blank.fill(Qt.GlobalColor.black)
    return used, image != blank


def test_words_are_cut_with_an_ellipsis_but_no_ellipsis_stands_alone(qtbot: QtBot) -> None:
    metrics = QFontMetricsF(face(14))
    whole, orphan = metrics.horizontalAdvance("Regular"), metrics.horizontalAdvance("\u2026") + 1
    assert painted("Regular", whole + 1) == (whole, True)
    used, drawn = painted("Regular", whole - 4)
    assert drawn and 0 < used <= whole - 4
    assert painted("Regular", orphan) == (0.0, False)
    assert painted("Regular", 0) == (0.0, False)
    used, drawn = painted("R", 200)  # a single letter is no ellipsis
    assert drawn and used > 0
