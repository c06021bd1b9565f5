"""Words that are cut to fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import face
from pokertable.views.kit.painting import Drawn, paint_elided
from pokertable.views.kit.painting import painted as painted_picture


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


@pytest.mark.parametrize(("width", "height"), [(0, 20), (20, 0), (-6, 20)])
def test_a_picture_without_room_is_null_and_nothing_is_drawn(qtbot: QtBot, width: float, height: float) -> None:
    """Qt warned: "Paint device returned engine == 0"."""
    drawn: list[QPainter] = []
    picture = painted_picture(width, height, 1.5, drawn.append)
    assert picture.isNull() and not drawn
    assert not painted_picture(20, 20, 1.5, drawn.append).isNull() and len(drawn) == 1


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


class Failing(Drawn, QWidget):
    """Fails while it is painted, with a painter that lives on, as in the error's traceback."""

    used: QPainter

    def draw(self, painter: QPainter) -> None:
        self.used = painter
        raise ValueError("a fault")


@pytest.mark.painted
def test_a_fault_in_painting_is_told_and_ends_the_painting(qtbot: QtBot) -> None:
    """A painter that was still at work when its widget went ended the process."""
    widget = Failing()
    qtbot.addWidget(widget)
    image = QPixmap(8, 8)
    with pytest.raises(ValueError, match="a fault"):
        widget.render(image)
    assert not widget.used.isActive()
