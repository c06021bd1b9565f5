"""Small signs drawn alike everywhere: key cap, tick, cross, tick box, the dots of a skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, scaled, sized, table_font, text_width, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_words, painted
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_a_row

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from pokertable.players.people.character import Skill

_TICK: Final = ((0.25, 0.53), (0.43, 0.71), (0.75, 0.31))
_CROSS: Final = (((0.3, 0.3), (0.7, 0.7)), ((0.7, 0.3), (0.3, 0.7)))


def key_size() -> float:
    """Height of a key cap in px, and the width of one with a single letter."""
    return float(sized(21))


def key_width(key: str) -> float:
    """Width of a key cap in px."""
    return max(key_size(), text_width(table_font(sized(12), bold=True), key) + scaled(10))


def paint_key(painter: QPainter, box: QRectF, key: str, ink: QColor, ground: QColor | None = None) -> None:
    """A key cap that fills the box: a frame with the key in it."""
    paint_box(painter, box, 0.19 * box.height(), ground, ink, scaled(1.2))
    paint_words(painter, box, key, table_font(0.58 * box.height(), bold=True), ink, CENTRE)


def paint_key_at(painter: QPainter, left: float, middle: float, key: str, ink: QColor) -> float:
    """A key cap that begins at `left`, around the height `middle`; returns its right end."""
    cap = QRectF(left, middle - key_size() / 2, key_width(key), key_size())
    paint_key(painter, cap, key, ink)
    return cap.right()


def paint_verdict(painter: QPainter, box: QRectF, color: QColor, *, right: bool, thick: float = 2.4) -> None:
    """A tick or a cross in the box; `thick` in designed px."""
    round_ends = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(color, scaled(thick), Qt.PenStyle.SolidLine, *round_ends))
    for line in (_TICK,) if right else _CROSS:
        painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in line]))


def tick_icon(size: int, ratio: float) -> QIcon:
    """A tick of this size in px, in the text colour, for widgets that the style draws."""
    from PySide6.QtGui import QIcon  # the first window shows no icon

    box = QRectF(-0.35 * size, -0.25 * size, 1.5 * size, 1.5 * size)  # the tick fills half of its box
    ink = look().theme.color("text")
    return QIcon(painted(size, size, ratio, lambda at: paint_verdict(at, box, ink, right=True, thick=1.6)))


def paint_tick_box(painter: QPainter, box: QRectF, *, ticked: bool, enabled: bool, focus: bool = False) -> None:
    """A box, with its tick if it is ticked."""
    theme = look().theme
    edge = "focus" if focus else "muted" if enabled else "unavailable"
    paint_box(painter, box, scaled(SIZES.radius[0]), "call" if ticked else "panel", edge, scaled(2 if focus else 1.4))
    if ticked:
        paint_verdict(painter, box, theme.color("call_text"), right=True)


def paint_lock(painter: QPainter, at: QPointF, *, closed: bool) -> None:
    """A padlock at this point."""
    color = look().theme.color("text" if closed else "muted")
    painter.setPen(QPen(color, scaled(1.8)))
    painter.setBrush(color if closed else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(
        QRectF(at.x() - scaled(6.5), at.y() - scaled(2), scaled(13), scaled(10)), scaled(2), scaled(2)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shackle = QRectF(at.x() - scaled(4) + (0 if closed else scaled(7)), at.y() - scaled(9), scaled(8), scaled(14))
    painter.drawArc(shackle, 0, 180 * 16)


_STEP: Final = 10.0
_RADIUS: Final = 3.5


def dots_width(scale: float) -> float:
    """The width of the three dots in px."""
    return scale * (2 * _STEP + 2 * _RADIUS + 1.2)


def paint_skill(painter: QPainter, left: float, middle: float, skill: Skill, color: QColor, scale: float) -> None:
    """The dots from `left` on, around the height `middle`; `scale` 1 for text of 12 px."""
    painter.setPen(QPen(color, 1.2 * scale))
    ranks = list(type(skill))
    for at, each in enumerate(ranks):
        painter.setBrush(color if ranks.index(skill) >= ranks.index(each) else Qt.BrushStyle.NoBrush)
        centre = QPointF(left + scale * (at * _STEP + _RADIUS + 0.6), middle)
        painter.drawEllipse(centre, _RADIUS * scale, _RADIUS * scale)


class KeyCaps(Drawn, QWidget):
    """Keys without a button of their own, with the words for their commands."""

    def __init__(self, keys: Sequence[str], words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys, self._words = tuple(keys), words
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(in_a_row([*keys, words]))

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = sum(key_width(key) + scaled(5) for key in self._keys) + scaled(6) + width_of(self._words, sized(14))
        return QSize(round(wide) + scaled(2), sized(24))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        left, middle = 1.0, self.height() / 2
        for key in self._keys:
            left = paint_key_at(painter, left, middle, key, theme.color("muted")) + scaled(5)
        box = QRectF(left + scaled(6), 0, self.width() - left - scaled(6), self.height())
        paint_words(painter, box, self._words, face(sized(14)), "muted")
