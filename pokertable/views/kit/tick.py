"""A tick box drawn from the theme's tokens: the style's own box is hardly seen on our panels."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox

from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.signs import paint_tick_box
from pokertable.views.kit.widgets import face, smooth_painter, width_of

_BOX = 18
_GAP = 8


class TickBox(QCheckBox):
    """A box with its tick and a text."""

    def sizeHint(self) -> QSize:
        """Box and text."""
        return QSize(_BOX + _GAP + round(width_of(self.text(), sized(14))) + 6, max(32, sized(22)))

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002, N802  Qt names it
        """The text ticks too."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The box, its tick, the text; a ring while it has the focus."""
        painter = smooth_painter(self)
        box = QRectF(2, (self.height() - _BOX) / 2, _BOX, _BOX)
        paint_tick_box(painter, box, ticked=self.isChecked(), enabled=self.isEnabled(), focus=self.hasFocus())
        painter.setPen(look().theme.color("text" if self.isEnabled() else "unavailable"))
        painter.setFont(face(sized(14)))
        left = box.right() + _GAP
        painter.drawText(
            QRectF(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        painter.end()
