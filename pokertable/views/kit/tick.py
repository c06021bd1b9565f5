"""A tick box drawn from the theme's tokens: the style's own box is hardly seen on our panels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from pokertable.views.kit.look import look
from pokertable.views.kit.widgets import face, width_of

_BOX = 18
_GAP = 8


class TickBox(QCheckBox):
    """A box with its tick and a text."""

    def sizeHint(self) -> QSize:
        """Box and text."""
        return QSize(_BOX + _GAP + round(width_of(self.text(), 14)) + 6, 32)

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002, N802  Qt names it
        """The text ticks too."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The box, its tick, the text; a ring while it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = look().theme
        ink = theme.color("text" if self.isEnabled() else "unavailable")
        box = QRectF(2, (self.height() - _BOX) / 2, _BOX, _BOX)
        focus = self.hasFocus()
        painter.setPen(QPen(theme.color("turn" if focus else "muted"), 2 if focus else 1.4))
        painter.setBrush(theme.color("call" if self.isChecked() else "panel"))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(QPen(theme.color("call_text"), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            corner = box.topLeft()
            points = [corner + QPointF(4.5, 9.5), corner + QPointF(7.8, 12.8), corner + QPointF(13.5, 5.5)]
            painter.drawPolyline(points)
        painter.setPen(ink)
        painter.setFont(face(14))
        left = box.right() + _GAP
        painter.drawText(
            QRectF(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        painter.end()
