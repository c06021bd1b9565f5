"""The replayer's step buttons, with their keys printed on them, and its time line with the streets marked."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.views.kit.fonts import face, fitted, follow_scale, scaled, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_words
from pokertable.views.kit.theme import SIZES
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.sliders import PlaceSlider


class Glyph(Enum):
    """Drawing on a step button: number of triangles, their direction (−1 left), and whether a bar stops them."""

    START = (1, -1, True)
    STREET_BACK = (2, -1, False)
    BACK = (1, -1, False)
    PLAY = (1, 1, False)
    PAUSE = (0, 0, False)
    NEXT = (1, 1, None)
    STREET_NEXT = (2, 1, False)
    END = (1, 1, True)


_SIZE: Final = 12.0


class StepButton(Drawn, QAbstractButton):
    """A button with a drawn glyph above its key, which is `printed` in a short form."""

    def __init__(self, glyph: Glyph, name: str, key: str, printed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = glyph
        cap = key_cap(key)
        self._printed = printed
        self.setAccessibleName(name)
        self.setAccessibleDescription(cap)
        self.setToolTip(plain_tip(f"{name} ({cap})"))
        follow_scale(self.setFixedSize, 46, SIZES.target + 2)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_glyph(self, glyph: Glyph, name: str) -> None:
        """Show another glyph: the button's action has changed to `name`."""
        self._glyph = glyph
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(f"{name} ({self.accessibleDescription()})"))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        box = QRectF(self.rect()).adjusted(scaled(2), scaled(2), -scaled(2), -scaled(2))
        strong = self.isEnabled() and (self.isDown() or self.underMouse())
        paint_box(
            painter,
            box,
            scaled(SIZES.radius[1]),
            "line" if strong else "raised" if self.isEnabled() else "panel",
            "focus" if self.focus_seen else "line",
            scaled(2) if self.focus_seen else 1,
        )
        ink = theme.color("text" if self.isEnabled() else "unavailable")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        self._paint_glyph(painter, QPointF(self.width() / 2, scaled(16)))
        paint_words(
            painter,
            QRectF(0, scaled(24), self.width(), scaled(18)),
            self._printed,
            face(fitted(self._printed, self.width() - scaled(6), (11,), height=scaled(18))),
            "muted" if self.isEnabled() else "unavailable",
            CENTRE,
        )

    def _paint_glyph(self, painter: QPainter, centre: QPointF) -> None:
        count, way, bar = self._glyph.value
        if not count:
            for x in (-scaled(5.0), scaled(1.5)):
                painter.drawRect(QRectF(centre.x() + x, centre.y() - scaled(_SIZE) / 2, scaled(3.5), scaled(_SIZE)))
            return
        deep = scaled(_SIZE) * 0.72
        width = deep * count + (scaled(3) if bar else 0)
        for number in range(count):
            back = centre.x() - way * (width / 2 - deep * number)
            points = [QPointF(back, centre.y() - scaled(_SIZE) / 2), QPointF(back, centre.y() + scaled(_SIZE) / 2)]
            painter.drawPolygon(QPolygonF([*points, QPointF(back + way * deep, centre.y())]))
        if bar:
            tip = centre.x() + way * (width / 2 - scaled(1.5))
            painter.drawRect(QRectF(tip - scaled(1.5), centre.y() - scaled(_SIZE) / 2, scaled(3), scaled(_SIZE)))


class TimeLine(Drawn, PlaceSlider):
    """The hand's stops on a line, the streets as marks with their names. `valueChanged`: the player went to a stop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: tuple[tuple[int, str], ...] = ()
        follow_scale(self.setMinimumWidth, 160)
        self.setAccessibleName(self.tr("Point in the hand"))

    def set_stops(self, count: int, marks: Sequence[tuple[int, str]]) -> None:
        """Set the number of stops; `marks` are those that begin a street, with its name."""
        self.marks = tuple(marks)
        with QSignalBlocker(self):
            self.setRange(0, max(0, count - 1))
        self.update()

    def set_at(self, stop: int) -> None:
        """Show this stop, without a signal."""
        with QSignalBlocker(self):
            self.setValue(stop)
        self.update()

    def _x(self, stop: int) -> float:
        return scaled(10) + (self.width() - scaled(20)) * stop / max(1, self.maximum())

    def go(self, x: float) -> None:
        """Go to the nearest stop."""
        self.setValue(round((x - scaled(10)) / max(1, self.width() - scaled(20)) * self.maximum()))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(400), scaled(20) + sized(16))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, y, at = look().theme, scaled(11), self._x(self.value())
        painter.fillRect(QRectF(scaled(10), y - scaled(2), self.width() - scaled(20), scaled(4)), theme.color("line"))
        painter.fillRect(QRectF(scaled(10), y - scaled(2), at - scaled(10), scaled(4)), theme.color("muted"))
        painter.setFont(face(sized(11)))
        free = 0.0
        for stop, name in self.marks:
            x = self._x(stop)
            painter.fillRect(QRectF(x - scaled(1), y - scaled(6), scaled(2), scaled(12)), theme.color("muted"))
            wide = width_of(name, sized(11))
            left = min(max(0.0, x - wide / 2, free), self.width() - wide)
            if free <= left <= x:  # aside where the one before needs room, but still at its mark
                painter.setPen(theme.color("text" if stop <= self.value() else "muted"))
                painter.drawText(
                    QRectF(left, scaled(20), wide + scaled(2), self.height() - scaled(20)),
                    Qt.AlignmentFlag.AlignVCenter,
                    name,
                )
                free = left + wide + scaled(8)
        painter.setPen(QPen(theme.color("focus" if self.focus_seen else "panel"), scaled(2)))
        painter.setBrush(theme.color("text"))
        painter.drawEllipse(QPointF(at, y), scaled(8), scaled(8))
