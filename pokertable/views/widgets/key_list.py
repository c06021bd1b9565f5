"""Keys and their commands, one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_words
from pokertable.views.kit.signs import key_size, key_width, paint_key_at
from pokertable.views.kit.translate import in_a_row

Keys = Sequence[tuple[Sequence[str], str]]
"""Keys with the same command, and the words for it."""
_GAP: Final = 4
"""Px between two caps, and between two lines."""
_WRAPS: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class KeyList(Drawn, QWidget):
    """Key caps one below another, with their words beside them, on as many lines as necessary."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: Keys = ()
        self._beside: Sequence[KeyList] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def keys(self) -> Keys:
        """The listed keys."""
        return self._keys

    def show_keys(self, keys: Keys) -> None:  # noqa: D102
        if keys != self._keys:
            self._keys = keys
            self.setAccessibleName(key_words(keys))
            self.updateGeometry()
            self.update()

    def line_up(self, lists: Sequence[KeyList]) -> None:
        """Begin the words where they begin in these lists, whose caps may be wider."""
        self._beside = lists
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:  # noqa: N802, D102  Qt names it
        return round(sum(high + scaled(_GAP) for high in self._heights(width)))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(300), self.heightForWidth(sized(300)))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(200), 0)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        top, ink = 0.0, look().theme.color("muted")
        for (keys, words), high in zip(self._keys, self._heights(self.width()), strict=True):
            left = 1.0
            for key in keys:
                left = paint_key_at(painter, left, top + high / 2, key, ink) + scaled(_GAP)
            box = QRectF(self._words_left, top, self.width() - self._words_left, high)
            paint_words(painter, box, words, face(sized(13)), "muted", _WRAPS)
            top += high + scaled(_GAP)

    @property
    def _words_left(self) -> float:
        lines = [line for each in (self, *self._beside) for line in each.keys]
        widths = (sum(key_width(key) + scaled(_GAP) for key in keys) for keys, _ in lines)
        return max(widths, default=0.0) + sized(10)

    def _heights(self, width: float) -> list[float]:
        metrics = QFontMetricsF(face(sized(13)))
        room = QRectF(0, 0, max(1.0, width - self._words_left), 9999)
        return [
            max(key_size() + scaled(2), metrics.boundingRect(room, _WRAPS, words).height()) for _, words in self._keys
        ]


def key_words(keys: Keys) -> str:
    """The keys and their commands, for a tooltip or a screen reader."""
    return "\n".join(in_a_row([*caps, words]) for caps, words in keys)
