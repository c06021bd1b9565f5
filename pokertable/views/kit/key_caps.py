"""Keys and what they do, in a line: ``[Up] [Down] one winner at a time``."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at


class KeyCaps(Drawn, QWidget):
    """Keys that have no button of their own, with the words for what they do."""

    def __init__(self, keys: Sequence[str], words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys, self._words = tuple(keys), words
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join([*keys, words]))

    def sizeHint(self) -> QSize:
        """The caps and the words."""
        wide = sum(key_width(key) + 5 for key in self._keys) + 6 + width_of(self._words, sized(14))
        return QSize(round(wide) + 2, sized(24))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        left, middle = 1.0, self.height() / 2
        for key in self._keys:
            left = paint_key_at(painter, left, middle, key, theme.color("muted")) + 5
        box = QRectF(left + 6, 0, self.width() - left - 6, self.height())
        paint_words(painter, box, self._words, face(sized(14)), "muted")
