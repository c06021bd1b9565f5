"""The table and its moving parts: an item with its rectangle, a card, chips, the button; a plate's ground and halo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pokertable.model.cards import HIDDEN, AnyCard
from pokertable.views.cards.card import CARD_MARGIN, CARD_RADIUS, ILLEGAL_TILT, CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState
from pokertable.views.felt.chips import amount_size, chip_columns, columns_width, paint_amount, paint_columns
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.table_picture import PlateLook
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import scaled, table_font
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import felt_light, felt_line, paint_box, painted
from pokertable.views.kit.theme import CARD_FACE, mixed

_EDGE_ON: Final = 0.5
"""How far a card is turned over when its face is first seen."""


class TableItem(QGraphicsObject):
    """A movable part of the table. It takes no mouse: a click on the table only ends an animation."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._bounds = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_bounds(self, bounds: QRectF) -> None:
        """Set the rectangle, in the item's own px, within which `draw` stays."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def put(self, rect: Rect) -> None:
        """Put the item at the rectangle's upper left corner, on whole px: its picture stays crisp."""
        self.setPos(round(rect.x), round(rect.y))

    def lie(self, rect: Rect, *, ring: float = 0.0) -> None:
        """Fill the rectangle and `ring` px around it, redrawn."""
        self.set_bounds(QRectF(-ring, -ring, rect.w + 2 * ring, rect.h + 2 * ring))
        self.put(rect)
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        raise NotImplementedError

    def boundingRect(self) -> QRectF:  # noqa: D102
        return self._bounds

    def paint(  # noqa: D102
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        self.draw(painter)


class CardItem(TableItem):
    """A card on the table; its position is its upper left corner, rings and tags not counted."""

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # the cached pictures suffice
        self.pictures = pictures
        self.rect_width = 1.0
        """Width of the card in px, its margin not counted."""
        self.card: AnyCard = HIDDEN
        self.state = PLAIN
        self._before: CardState | None = None
        self._share = 1.0
        """The opacity of the state over that before, 0 to 1."""

    def show_as(self, card: AnyCard, state: CardState) -> None:
        """Show another card or state for a while; `set_look` ends it."""
        if (card, state) != (self.card, self.state):
            self.card, self.state = card, state
            self.update()

    def fade(self, before: CardState, state: CardState, share: float) -> None:
        """Show a state, its opacity `share` from 0 to 1, over the state before."""
        self._before, self._share, self.state = before, share, state
        self.update()

    def turn(self, share: float, before: AnyCard, after: AnyCard) -> None:
        """Turn it over: its width goes to nothing and back; `share`: how far it is."""
        self.show_as(before if share < _EDGE_ON else after, self.state)
        middle = self.rect_width / 2
        wide = abs(1 - 2 * share)
        self.setTransform(QTransform.fromTranslate(middle, 0).scale(max(0.02, wide), 1).translate(-middle, 0))

    def set_look(self, card: AnyCard, state: CardState, rect: Rect, z: float) -> None:
        """Set everything to draw at once."""
        if rect.w != self.rect_width:
            self.rect_width = rect.w
            margin = CARD_MARGIN * rect.w
            self.set_bounds(QRectF(-margin, -margin, rect.w + 2 * margin, rect.w * CARD_RATIO + 2 * margin))
            self.setTransformOriginPoint(rect.w / 2, rect.h / 2)
        if card != self.card or state != self.state or self._before is not None:
            self.card, self.state, self._before = card, state, None
            self.update()
        if not self.transform().isIdentity():
            self.setTransform(QTransform())
        tilt = ILLEGAL_TILT if state.illegal else 0.0
        if tilt != self.rotation():  # Qt would redraw it even for an unchanged rotation
            self.setRotation(tilt)
        self.put(rect)
        self.setZValue(z)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._before is not None:
            self.pictures.paint(painter, QPointF(), self.card, self.rect_width, self._before)
            painter.setOpacity(painter.opacity() * self._share)
        self.pictures.paint(painter, QPointF(), self.card, self.rect_width, self.state)


class CoverItem(TableItem):
    """The picture of a moment before, over all of the table."""

    def __init__(self, before: QPixmap, rect: QRect) -> None:
        super().__init__()
        self._before = before
        self.set_bounds(QRectF(rect))

    def show_part(self, gone: float) -> None:
        """Let it be seen less, from 0 to 1."""
        self.setOpacity(1 - gone)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.drawPixmap(0, 0, self._before)


class ButtonItem(TableItem):
    """A white disc with a D; its position is the upper left corner of its spot."""

    def set_look(self, rect: Rect) -> None:
        """Set position and size."""
        self._width = rect.w
        self.set_bounds(QRectF(-scaled(1), -scaled(1), rect.w + scaled(2), rect.h + scaled(4)))
        self.put(rect)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        w = self._width
        rect = QRectF(0, 0, w, w)
        ink = QColor("#14171C")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(rect.translated(0, max(1.0, w * 0.05)))
        painter.setBrush(QColor("#FCFBF8"))
        painter.drawEllipse(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, max(1.0, w * 0.05)))
        inset = w * 0.1
        painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
        letter = QCoreApplication.translate("ButtonItem", "D", "the dealer's button")
        font = table_font(w * 0.5, bold=True)
        shape = QFontMetricsF(font).tightBoundingRect(letter)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(w / 2 - shape.center().x(), w / 2 - shape.center().y()), letter)


class ChipsItem(TableItem):
    """A bet before a seat, or moving chips: columns and the amount beside or below them.

    Its position is the upper left corner of its spot.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.amount = 0
        self._amounts = Amounts()
        self._look = (0, False, 1.0, 1.0, 1.0)

    def set_look(self, rect: Rect, amount: int, amounts: Amounts, *, below: bool, unit: float) -> None:
        """Set everything to draw at once; `below`: the number is under the chips."""
        self.put(rect)
        self._amounts = amounts
        look = (amount, below, unit, rect.w, rect.h)
        if look == self._look:
            return
        self._look, self.amount = look, amount
        self.set_bounds(QRectF(-scaled(2), -scaled(2), rect.w + scaled(4), rect.h + scaled(4)))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        amount, below, unit, w, h = self._look
        columns = chip_columns(amount)
        chips_w = columns_width(columns) * unit
        text = self._amounts.text(amount)
        pill_w, pill_h = amount_size(unit, text)
        if below:
            paint_columns(painter, (w - chips_w) / 2, h - pill_h - 0.04 * unit, unit, columns)
            paint_amount(painter, QRectF((w - pill_w) / 2, h - pill_h, pill_w, pill_h), unit, text)
            return
        gap = 0.08 * unit
        left = (w - chips_w - gap - pill_w) / 2
        paint_columns(painter, left, h, unit, columns)
        paint_amount(painter, QRectF(left + chips_w + gap, (h - pill_h) / 2, pill_w, pill_h), unit, text)


_ANSWERS: Final = 0.3
"""Opacity of the ring of a plate that a click does something to."""


def paint_ground(painter: QPainter, rect: QRectF, plate: PlateLook, unit: float, *, answers: bool) -> None:
    """The plate without words: its ground, and the rings of the turn, of a winner and of one that `answers` a click.

    `unit`: a card's width in px.
    """
    theme, radius = look().theme, 0.12 * unit
    fill = mixed(theme.color("felt_edge"), theme.color("panel"), 0.82) if plate.out else theme.color("panel")
    paint_box(painter, rect.translated(0, scaled(2)), radius, QColor(0, 0, 0, 80))
    paint_box(painter, rect, radius, fill)
    edge = max(2.0, 0.035 * unit) if plate.turn else 1.0
    inside = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    paint_box(painter, inside, radius, edge="turn" if plate.turn else "line", width=edge)
    if answers and not plate.turn:
        ring = theme.color("turn")
        ring.setAlphaF(_ANSWERS)
        paint_box(
            painter, rect.adjusted(scaled(1), scaled(1), -scaled(1), -scaled(1)), radius, edge=QPen(ring, scaled(2))
        )
    thick = max(2.0, 0.05 * unit)
    if "high" in plate.won.shares:
        grow = thick * 0.9
        paint_box(painter, rect.adjusted(-grow, -grow, grow, grow), radius + grow, edge="high", width=thick)
    if "low" in plate.won.shares:
        pen = QPen(theme.color("low_on_paper"), thick * 0.8)
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        inset = thick * 0.75
        paint_box(painter, rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, edge=pen)


class HaloItem(TableItem):
    """The light around the plate of the seat to act; it lies under the cards, the ring on the plate lies above."""

    def __init__(self) -> None:
        super().__init__()
        self._grow = self._radius = 0.0
        self._size = (0.0, 0.0)

    def set_look(self, rect: Rect, *, unit: float) -> None:
        """Set everything to draw at once: around the plate `rect`."""
        grow = max(4.0, 0.085 * unit)
        self._grow, self._radius, self._size = grow, 0.12 * unit + grow, (rect.w, rect.h)
        self.set_bounds(self._outline())
        self.put(rect)

    def _outline(self) -> QRectF:
        grow = self._grow
        return QRectF(0, 0, *self._size).adjusted(-grow, -grow, grow, grow)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        color = theme.color("turn")
        color.setAlphaF(0.38 if theme.is_dark else 0.25)
        paint_box(painter, self._outline(), self._radius, color)


_INSET: Final = (0.3, 0.34, 0.3, 0.16)
"""Insets of the rail's left, top, right and bottom edge within the table, in card widths."""
_RAIL: Final = 0.29
_LINE: Final = 0.42
_ROUND: Final = 0.48
"""Corner radius relative to the table's height."""


def felt_rect(layout: Layout) -> QRectF:
    """The table's outline, rail included."""
    left, top, right, bottom = (part * layout.unit for part in _INSET)
    return QRectF(*layout.table).adjusted(left, top, -right, -bottom)


def felt_pixmap(layout: Layout, ratio: float) -> QPixmap:
    """The whole background, drawn once per size and theme; `ratio` is the screen's device pixel ratio."""
    return painted(layout.scene.w, layout.scene.h, ratio, lambda painter: paint_table(painter, layout), "window")


def paint_table(painter: QPainter, layout: Layout) -> None:
    """Draw rail, felt, line and slots."""
    theme = look().theme
    painter.setPen(Qt.PenStyle.NoPen)
    outer = felt_rect(layout)
    painter.setBrush(QColor(0, 0, 0, 70))
    _rounded(painter, outer.translated(0, scaled(4)))
    painter.setPen(QPen(theme.color("rail_edge"), scaled(1.5)))
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    wood.setColorAt(0, theme.color("rail").lighter(128 if theme.is_dark else 110))
    wood.setColorAt(1, theme.color("rail"))
    painter.setBrush(wood)
    _rounded(painter, outer)
    rail = _RAIL * layout.unit
    inner = outer.adjusted(rail, rail, -rail, -rail)
    painter.setPen(QPen(QColor(0, 0, 0, 160), scaled(2)))
    painter.setBrush(felt_light(inner.center(), max(inner.width(), inner.height()) / 2, lit=0.45))
    _rounded(painter, inner)
    painter.setPen(felt_line(max(1.0, 0.018 * layout.unit), 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _LINE * layout.unit
    _rounded(painter, inner.adjusted(inset, inset, -inset, -inset))
    _slots(painter, layout)
    if layout.draws is None:
        _shoe(painter, layout)


def _shoe(painter: QPainter, layout: Layout) -> None:
    """The dealer's box, with the edges of the cards in its mouth."""
    theme, box, unit = look().theme, QRectF(*layout.shoe), layout.unit
    paint_box(painter, box.translated(0, scaled(2)), 0.08 * unit, QColor(0, 0, 0, 110))
    paint_box(
        painter, box, 0.08 * unit, theme.color("rail_edge"), theme.color("rail").lighter(150), max(1.0, 0.02 * unit)
    )
    mouth = QRectF(box.x() + 0.1 * unit, box.bottom() - 0.15 * unit, box.width() - 0.2 * unit, 0.1 * unit)
    paint_box(painter, mouth, 0.03 * unit, QColor(CARD_FACE))


def _slots(painter: QPainter, layout: Layout) -> None:
    if layout.stud:
        return
    painter.setPen(felt_line(max(1.0, 0.016 * layout.unit), 0.16))
    for slot in layout.board:
        radius = CARD_RADIUS * slot.w
        painter.drawRoundedRect(QRectF(*slot).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _rounded(painter: QPainter, rect: QRectF) -> None:
    radius = min(_ROUND * rect.height(), rect.width() / 2)
    painter.drawRoundedRect(rect, radius, radius)
