"""A tick box and a switch: the style's own box is hardly visible on our panels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box, paint_elided
from pokertable.views.kit.signs import key_width, paint_key_at, paint_tick_box

_BOX: Final = 18
_GAP: Final = 8
_GROOVE: Final = (30.0, 16.0)
"""Sides of the box, width and height of the groove, and the gap to the words, in px."""


class TickBox(Drawn, QCheckBox):
    """A box with its tick and a text."""

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(
            scaled(_BOX) + scaled(_GAP) + round(width_of(self.text(), sized(14))) + scaled(6),
            max(scaled(32), sized(22)),
        )

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:  # noqa: ARG002, N802  Qt names it
        """Let a click on the text tick the box too."""
        return True

    def draw(self, painter: QPainter) -> None:
        """Draw the box, its tick, the text; a ring with the focus."""
        box = QRectF(scaled(2), (self.height() - scaled(_BOX)) / 2, scaled(_BOX), scaled(_BOX))
        paint_tick_box(painter, box, ticked=self.isChecked(), enabled=self.isEnabled(), focus=self.focus_seen)
        left = box.right() + scaled(_GAP)
        words = QRectF(left, 0, self.width() - left, self.height())
        paint_elided(painter, words, self.text(), face(sized(14)), "text" if self.isEnabled() else "unavailable")


class Switch(Drawn, QAbstractButton):
    """An on/off switch; `set_key` prints its key before the words."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_key(self, key: str) -> None:
        """Print this key; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = 2 * scaled(_GAP) + width_of(self.text(), sized(14)) + scaled(_GAP) + scaled(_GROOVE[0])
        return QSize(
            round(wide + (key_width(self._key) + scaled(_GAP) if self._key else 0)),
            max(scaled(30), sized(21) + scaled(2)),
        )

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        middle, left = self.height() / 2, float(scaled(_GAP))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() and self.isEnabled():
            paint_box(painter, box, scaled(6), "raised")
        if self.focus_seen:
            paint_box(painter, box, scaled(6), edge="focus", width=scaled(2))
        if self._key:
            left = paint_key_at(painter, left, middle, self._key, theme.color("muted")) + scaled(_GAP)
        wide, high = map(scaled, _GROOVE)
        groove = QRectF(self.width() - scaled(_GAP) - wide, middle - high / 2, wide, high)
        words = QRectF(left, 0, groove.left() - left, self.height())
        paint_elided(painter, words, self.text(), face(sized(14)))
        on = self.isChecked()
        paint_box(painter, groove, high / 2, "right" if on else "raised", "call" if on else "muted", scaled(1.5))
        size = high - scaled(5)
        knob = QRectF(
            (groove.right() - scaled(2.5) - size) if on else groove.left() + scaled(2.5), middle - size / 2, size, size
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("panel" if on else "muted"))
        painter.drawEllipse(knob)
