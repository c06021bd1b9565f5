"""The felt: a strip of it that cards lie on, and the light on a table's."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box
from pokertable.views.kit.theme import SIZES


def paint_felt(painter: QPainter, box: QRectF) -> None:
    """A strip of felt with round corners, a little darker at its foot."""
    centre = look().theme.color("felt_centre")
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, centre)
    ground.setColorAt(1, centre.darker(106))
    paint_box(painter, box.adjusted(1, 1, -1, -1), SIZES.radius[2], ground, "felt_edge", 1.5)


def felt_light(centre: QPointF, radius: float, *, lit: float = 0.0) -> QRadialGradient:
    """What a table's felt is filled with: lit from above its middle, fully so as far as this share of the radius."""
    theme = look().theme
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, theme.color("felt_centre"))
    light.setColorAt(lit, theme.color("felt_centre"))
    light.setColorAt(1, theme.color("felt_edge"))
    return light


def felt_line(width: float, opacity: float) -> QPen:
    """The pen of a line that is printed on the felt."""
    ink: QColor = look().theme.color("text_on_felt")
    ink.setAlphaF(opacity)
    return QPen(ink, width)
