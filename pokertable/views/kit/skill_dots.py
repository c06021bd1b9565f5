"""How well somebody plays, as dots: as many full ones as it has skill, of three."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pokertable.players.people.cast import Skill

_STEP: Final = 10.0
_RADIUS: Final = 3.5


def dots_width(scale: float) -> float:
    """The width of the three dots in px."""
    return scale * (2 * _STEP + 2 * _RADIUS + 1.2)


def paint_skill(painter: QPainter, left: float, middle: float, skill: Skill, color: QColor, scale: float) -> None:
    """The dots from `left` on, around the height `middle`; `scale` 1 for text of 12 px."""
    painter.setPen(QPen(color, 1.2 * min(1.0, scale)))
    ranks = list(Skill)
    for at, each in enumerate(ranks):
        painter.setBrush(color if ranks.index(skill) >= ranks.index(each) else Qt.BrushStyle.NoBrush)
        centre = QPointF(left + scale * (at * _STEP + _RADIUS + 0.6), middle)
        painter.drawEllipse(centre, _RADIUS * scale, _RADIUS * scale)
