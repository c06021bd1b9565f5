"""A seat's plate: name, position, stack, last action; for the hero also what it holds now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from pokertable.model.text import phrase
from pokertable.views.card_item import paint_tag
from pokertable.views.fonts import draw_elided, fitting_font, table_font, text_width
from pokertable.views.layout import Place, Rect
from pokertable.views.table_item import TableItem
from pokertable.views.table_picture import Pill, PillKind, PlateLook
from pokertable.views.theme import DARK, Theme
from pokertable.views.translate import number, shown

NO_LABEL: Final = phrase("")
FOLDED: Final = 0.62
"""Opacity of the plate of a seat that is out."""
_PAD: Final = 0.15
_HERO_DIVIDER: Final = 2.1


class PlateItem(TableItem):
    """Draws a `PlateLook`; its position is the plate's upper left corner. `stack` differs while a pot is counted in."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = DARK
        self._unit = 1.0
        self.look: PlateLook | None = None
        self.stack = 0

    def set_look(self, look: PlateLook, *, unit: float, theme: Theme) -> None:
        """Everything that is drawn, at once."""
        if (look, unit, theme) == (self.look, self._unit, self._theme) and self.stack == look.stack:
            return
        self.look, self._unit, self._theme, self.stack = look, unit, theme, look.stack
        ring = max(8.0, 0.16 * unit)
        self.set_bounds(QRectF(-ring, -ring, look.rect.w + 2 * ring, look.rect.h + 2 * ring))
        self.put(look.rect)
        self.update()

    def count(self, stack: int) -> None:
        """Show this stack while chips come in."""
        if stack != self.stack:
            self.stack = stack
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw ground and rings, then the words."""
        look = self.look
        if look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, look.rect.w, look.rect.h)
        _Ground(painter, self._theme, self._unit).paint(rect, look)
        if look.place is Place.HERO:
            self._draw_hero(painter, look, rect)
        elif look.one_line:
            self._draw_line(painter, look, rect)
        else:
            self._draw_block(painter, look, rect)

    # The three shapes

    def _draw_block(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        pad = _PAD * self._unit
        upper, lower = self._rows(rect.adjusted(pad, 0, -pad, 0))
        self._name_and_label(painter, look, upper, label_right=True)
        self._stack_and_pill(painter, look, lower)

    def _draw_line(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        """Stud: all in one line; the stack stands at the same place unless name and label need the room."""
        unit = self._unit
        line = rect.adjusted(_PAD * unit, 0, -0.1 * unit, 0)
        gap = 0.12 * unit
        pill_w = self._pill(painter, look.pill, line) + gap if look.pill else 0
        stack_w = text_width(table_font(0.23 * unit), self._stack_text(look)) + gap
        label = shown(look.label)
        label_w = text_width(table_font(0.19 * unit), label) + gap if label else 0
        room = line.width() - pill_w - stack_w
        natural = text_width(table_font(0.23 * unit, bold=True), look.name) + label_w + 2
        if label and room - label_w < 0.75 * unit:
            look = replace(look, label=NO_LABEL)
        left_w = min(max(1.42 * unit, natural), room)
        self._name_and_label(painter, look, QRectF(line.left(), line.top(), left_w, line.height()), label_right=False)
        stack = QRectF(line.left() + left_w + gap, line.top(), stack_w, line.height())
        self._stack(painter, look, stack)

    def _draw_hero(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        unit = self._unit
        divider = _HERO_DIVIDER * unit
        pad = (_PAD + 0.03) * unit
        left = QRectF(rect.left() + pad, rect.top(), divider - pad - 0.12 * unit, rect.height())
        upper, lower = self._rows(left)
        self._name_and_label(painter, look, upper, label_right=False)
        self._stack_and_pill(painter, look, lower)
        readings = look.readings
        if readings is None or not (readings.high or readings.low):
            return
        painter.setPen(QPen(self._theme.color("line"), 1))
        painter.drawLine(QPointF(divider, 0.14 * unit), QPointF(divider, rect.height() - 0.14 * unit))
        right = QRectF(divider + 0.14 * unit, rect.top(), rect.width() - divider - 0.26 * unit, rect.height())
        rows = self._rows(right) if readings.high and readings.low else (right, right)
        for letter, text, row in (("H", readings.high, rows[0]), ("L", readings.low, rows[1])):
            if text:
                self._reading(painter, row, letter, text)

    def _rows(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        height = 0.36 * self._unit
        middle = rect.center().y()
        gap = 0.005 * self._unit
        return (
            QRectF(rect.left(), middle - gap - height, rect.width(), height),
            QRectF(rect.left(), middle + gap, rect.width(), height),
        )

    # The words

    def _name_and_label(self, painter: QPainter, look: PlateLook, rect: QRectF, *, label_right: bool) -> None:
        unit, theme = self._unit, self._theme
        label = shown(look.label)
        label_font = table_font(0.19 * unit)
        label_w = text_width(label_font, label) + 0.12 * unit if label else 0
        painter.save()
        painter.setOpacity(FOLDED if look.out else 1)
        painter.setPen(theme.color("text"))
        name = QRectF(rect.left(), rect.top(), max(1.0, rect.width() - label_w), rect.height())
        used = draw_elided(painter, name, table_font(0.23 * unit, bold=True), look.name)
        painter.setPen(theme.color("muted"))
        place = rect if label_right else rect.adjusted(used + 0.12 * unit, 0, 0, 0)
        draw_elided(painter, place, label_font, label, right=label_right)
        painter.restore()

    def _stack_and_pill(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        pill_w = self._pill(painter, look.pill, rect) if look.pill else 0
        self._stack(painter, look, rect.adjusted(0, 0, -pill_w - 0.06 * self._unit, 0))

    def _stack(self, painter: QPainter, look: PlateLook, room: QRectF) -> None:
        painter.save()
        painter.setOpacity(FOLDED if look.out else 1)
        painter.setPen(self._theme.color("text" if look.in_for is None else "muted"))
        text = self._stack_text(look)
        draw_elided(painter, room, self._stack_font(room.width(), text), text)
        painter.restore()

    def _stack_text(self, look: PlateLook) -> str:
        if look.in_for is None:
            return number(self.stack)
        return shown(phrase("in for {amount}", amount=look.in_for))

    def _stack_font(self, room: float, text: str) -> QFont:
        """The font of the stack, a little smaller where the pill leaves it little room."""
        font = table_font(0.23 * self._unit)
        return table_font(0.19 * self._unit) if text_width(font, text) > room else font

    def _pill(self, painter: QPainter, pill: Pill, rect: QRectF) -> float:
        """The last action at the right end; returns its width."""
        unit, theme = self._unit, self._theme
        text = shown(pill.words)
        font = table_font(0.19 * unit, bold=True)
        pad = 0 if pill.kind is PillKind.OUT else 0.11 * unit
        width = min(text_width(font, text) + 2 * pad + 1, rect.width())
        height = max(16.0, 0.32 * unit)
        box = QRectF(rect.right() - width, rect.center().y() - height / 2, width, height)
        ground, edge, ink = _pill_colors(pill.kind, theme)
        if ground is not None:
            painter.setPen(QPen(edge, 1) if edge else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(ink)
        draw_elided(painter, box.adjusted(pad, 0, -pad, 0), font, text)
        return width

    def _reading(self, painter: QPainter, row: QRectF, letter: str, text: str) -> None:
        """A tag and the words; under the tag the line of its ring, solid for high, dashed for low."""
        unit, theme = self._unit, self._theme
        size = max(13.0, 0.235 * unit)
        color = theme.color("high" if letter == "H" else "low")
        tag = QRectF(row.left(), row.center().y() - size / 2 - 0.015 * unit, size, size)
        paint_tag(painter, tag, letter, color, theme.color("on_tag"))
        pen = QPen(theme.color("high_on_paper" if letter == "H" else "low_on_paper"), max(1.5, 0.03 * unit))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if letter == "L":
            pen.setDashPattern([size / pen.widthF() / 5] * 2)
        painter.setPen(pen)
        under = tag.bottom() + max(2.5, 0.045 * unit)
        painter.drawLine(QPointF(tag.left(), under), QPointF(tag.right(), under))
        painter.setPen(theme.color("text"))
        place = row.adjusted(size + 0.1 * unit, 0, 0, 0)
        draw_elided(painter, place, fitting_font(text, place.width(), 0.2 * unit), text)


def _pill_colors(kind: PillKind, theme: Theme) -> tuple[QColor | None, QColor | None, QColor]:
    """Ground, edge and text of a pill; no ground where the words stand alone."""
    match kind:
        case PillKind.BET:
            return theme.color("raise_"), None, theme.color("on_raise")
        case PillKind.ALL_IN:
            return theme.color("call"), None, theme.color("call_text")
        case PillKind.OUT:
            return None, None, theme.color("muted")
        case _:
            return theme.color("raised"), theme.color("line"), theme.color("text")


def _mixed(color: str, other: str, share: float) -> QColor:
    """`share` of the first colour, the rest of the other; opaque, so that cards behind do not show through."""
    first, second = QColor(color), QColor(other)
    return QColor.fromRgbF(
        first.redF() * share + second.redF() * (1 - share),
        first.greenF() * share + second.greenF() * (1 - share),
        first.blueF() * share + second.blueF() * (1 - share),
    )


class _Ground:
    """The plate without words: its ground, and the rings of the turn and of a winner."""

    def __init__(self, painter: QPainter, theme: Theme, unit: float) -> None:
        self._painter = painter
        self._theme = theme
        self._unit = unit

    def paint(self, rect: QRectF, look: PlateLook) -> None:
        painter, theme = self._painter, self._theme
        radius = 0.12 * self._unit
        self._fill(rect.translated(0, 2), radius, QColor(0, 0, 0, 80))
        self._fill(rect, radius, _mixed(theme.panel, theme.felt_edge, 0.82) if look.out else theme.color("panel"))
        edge = QPen(theme.color("line"), 1)
        if look.turn:
            edge = QPen(theme.color("turn"), max(2.0, 0.035 * self._unit))
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = edge.widthF() / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        self._won(rect, radius, look)

    def _won(self, rect: QRectF, radius: float, look: PlateLook) -> None:
        thick = max(2.0, 0.05 * self._unit)
        painter = self._painter
        if look.won.high:
            grow = thick * 0.9
            painter.setPen(QPen(self._theme.color("high"), thick))
            painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
        if look.won.low:
            pen = QPen(self._theme.color("low_on_paper"), thick * 0.8)
            pen.setDashPattern([2.6, 1.6])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            inset = thick * 0.75
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)

    def _fill(self, rect: QRectF, radius: float, color: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(color)
        self._painter.drawRoundedRect(rect, radius, radius)


class HaloItem(TableItem):
    """The light around the plate whose turn it is; it lies under the cards, the ring on the plate lies above."""

    def __init__(self) -> None:
        super().__init__()
        self._grow = self._radius = 0.0
        self._size = (0.0, 0.0)
        self._color = QColor()

    def set_look(self, rect: Rect, *, unit: float, theme: Theme) -> None:
        """Everything that is drawn, at once: around the plate `rect`."""
        color = theme.color("turn")
        color.setAlphaF(0.38 if theme.is_dark else 0.25)
        grow = max(4.0, 0.085 * unit)
        self._grow, self._radius, self._size = grow, 0.12 * unit + grow, (rect.w, rect.h)
        if color != self._color:
            self._color = color
            self.update()
        self.set_bounds(self._outline())
        self.put(rect)

    def _outline(self) -> QRectF:
        grow = self._grow
        return QRectF(0, 0, *self._size).adjusted(-grow, -grow, grow, grow)

    def draw(self, painter: QPainter) -> None:
        """Draw the light."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color)
        painter.drawRoundedRect(self._outline(), self._radius, self._radius)
