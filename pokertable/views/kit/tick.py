"""A tick box drawn from the theme's tokens: the style's own box is hardly seen on our panels."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCheckBox

from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.painting import Drawn, paint_words
from pokertable.views.kit.signs import paint_tick_box

_BOX = 18
_GAP = 8


class TickBox(Drawn, QCheckBox):
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

    def draw(self, painter: QPainter) -> None:
        """The box, its tick, the text; a ring while it has the focus."""
        box = QRectF(2, (self.height() - _BOX) / 2, _BOX, _BOX)
        paint_tick_box(painter, box, ticked=self.isChecked(), enabled=self.isEnabled(), focus=self.hasFocus())
        left = box.right() + _GAP
        words = QRectF(left, 0, self.width() - left, self.height())
        paint_words(painter, words, self.text(), face(sized(14)), "text" if self.isEnabled() else "unavailable")
