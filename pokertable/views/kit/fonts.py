"""The system's font in the sizes of the table, with figures that all have the same width."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

LEAST_TEXT: Final = 11
"""No text on the table is smaller than this, in px."""


def table_font(size: float, *, bold: bool = False) -> QFont:
    """The application's font, `size` px high but at least `LEAST_TEXT`, with tabular figures."""
    font = QFont()
    font.setPixelSize(max(LEAST_TEXT, round(size)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def text_width(font: QFont, text: str) -> float:
    """Width of the text in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting_font(text: str, width: float, size: float) -> QFont:
    """The font of this size, or a smaller one down to `LEAST_TEXT` in which the text is no wider than `width` px."""
    px = max(LEAST_TEXT, round(size))
    while px > LEAST_TEXT and text_width(table_font(px), text) > width:
        px -= 1
    return table_font(px)


def draw_elided(painter: QPainter, rect: QRectF, font: QFont, text: str, *, right: bool = False) -> float:
    """Draw the text in one line into `rect`, vertically centred, cut with an ellipsis if need be; returns its width."""
    metrics = QFontMetricsF(font)
    fitting = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.setFont(font)
    painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, fitting)
    return metrics.horizontalAdvance(fitting)
