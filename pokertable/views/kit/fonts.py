"""Type sizes at the text size that is set, and the system's font with figures that all have the same width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.look import look

LEAST_TEXT: Final = 11
"""No text on the table is smaller than this, in px."""


def sized(px: float) -> int:
    """A designed measure that text decides (a type size, a line, a button's width) at the text size that is set."""
    return round(px * look().text_scale)


def follow_text(set_size: Callable[..., None], *px: float) -> None:
    """Call a widget's method, as ``setFixedHeight``, with the px `sized`: now, and again when the text size changes."""
    _Follower(set_size.__self__, set_size, px)  # type: ignore[attr-defined]


def set_type(label: QWidget, px: int, *, bold: bool = False) -> None:
    """Set a label in this designed type size, now and whenever the text size changes."""
    weight = " font-weight: 600;" if bold else ""
    _Follower(label, lambda size: label.setStyleSheet(f"font-size: {size}px;{weight}"), (px,))


class _Follower(QObject):
    """Lives as long as the widget."""

    def __init__(self, widget: QWidget, set_size: Callable[..., None], px: tuple[float, ...]) -> None:
        super().__init__(widget)
        self._set_size, self._px = set_size, px
        look().changed.connect(self._set)
        self._set()

    def _set(self) -> None:
        self._set_size(*map(sized, self._px))


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
