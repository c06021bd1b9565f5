"""The title in the window's bar: smaller in a narrow window, cut only when nothing else helps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.plain_text import plain_tip
from pokertable.views.kit.widgets import face, fitting, width_of

SIZES_PX: Final = (20, 17, 14, 12)
_LEAST_WIDTH: Final = 120


class BarTitle(QWidget):
    """One line of bold text in the largest type that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    @property
    def text(self) -> str:
        """The whole title."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show this title."""
        self._text = text
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the title in its largest type."""
        return QSize(self._width_at(SIZES_PX[0]), 28)

    def minimumSizeHint(self) -> QSize:
        """Room for it in its smallest, or for the beginning of a very long one."""
        return QSize(min(self._width_at(SIZES_PX[-1]), _LEAST_WIDTH), 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        px = fitting(self._text, self.width(), SIZES_PX, bold=True) or SIZES_PX[-1]
        font = face(px, bold=True)
        words = QFontMetricsF(font).elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()

    def _width_at(self, px: int) -> int:
        return int(width_of(self._text, px, bold=True)) + 2
