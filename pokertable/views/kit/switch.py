"""A switch with its words and the key that turns it: a knob in a groove, filled while it is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at

_GROOVE: Final = (30.0, 16.0)
_GAP: Final = 8.0


class Switch(Drawn, QAbstractButton):
    """On or off; `set_key` prints its key before the words."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_key(self, key: str) -> None:
        """The key that is printed; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Key, words and groove in a row."""
        wide = 2 * _GAP + width_of(self.text(), sized(14)) + _GAP + _GROOVE[0]
        return QSize(round(wide + (key_width(self._key) + _GAP if self._key else 0)), max(30, sized(21) + 2))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        middle, left = self.height() / 2, _GAP
        if self.hasFocus():
            paint_box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, edge="turn", width=2)
        if self._key:
            left = paint_key_at(painter, left, middle, self._key, theme.color("muted")) + _GAP
        wide, high = _GROOVE
        groove = QRectF(self.width() - _GAP - wide, middle - high / 2, wide, high)
        words = QRectF(left, 0, groove.left() - left, self.height())
        paint_words(painter, words, self.text(), face(sized(14)))
        on = self.isChecked()
        paint_box(painter, groove, high / 2, "right" if on else "raised", "call" if on else "muted", 1.5)
        size = high - 5
        knob = QRectF((groove.right() - 2.5 - size) if on else groove.left() + 2.5, middle - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("panel" if on else "muted"))
        painter.drawEllipse(knob)
