"""The strip of felt of the lab as a picture: its ground, the empty places, the cards where they are just now."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient

from pokertable.model.cards import Card
from pokertable.training.lab.cards import LabCards
from pokertable.views.felt.card_item import CARD_MARGIN, CARD_RADIUS, CardPictures
from pokertable.views.felt.card_state import CardState
from pokertable.views.felt.layout import CARD_RATIO
from pokertable.views.kit.look import look
from pokertable.views.kit.widgets import face
from pokertable.views.lab.places import FeltPlaces, Spot

translate = QCoreApplication.translate


class DrawnCard(NamedTuple):
    """A card on its way: how it looks, where it is, and how much of it is to be seen (1: all)."""

    card: Card
    state: CardState
    spot: Spot
    opacity: float


class FeltPicture:
    """Draws the felt; its ground and its cards are kept, so that a frame costs few pixmaps."""

    def __init__(self) -> None:
        self.cards = CardPictures()
        self._ground: QPixmap | None = None

    def forget(self) -> None:
        """The felt has another size or look."""
        self.cards.clear()
        self._ground = None

    def paint_ground(self, painter: QPainter, size: QSize, ratio: float) -> None:
        """The felt itself, lit from its middle."""
        if self._ground is None or self._ground.size() != size * ratio:
            self._ground = self._drawn_ground(size, ratio)
        painter.drawPixmap(0, 0, self._ground)

    def _drawn_ground(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        box = QRectF(QPointF(), size.toSizeF()).adjusted(0.5, 0.5, -0.5, -0.5)
        shade = QRadialGradient(box.center(), box.width() * 0.6)
        shade.setColorAt(0, look().theme.color("felt_centre"))
        shade.setColorAt(1, look().theme.color("felt_edge"))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look().theme.color("felt_edge"), 1))
        painter.setBrush(shade)
        painter.drawRoundedRect(box, 8, 8)
        painter.end()
        return pixmap

    def paint_places(self, painter: QPainter, cards: LabCards, places: FeltPlaces, drop: int | None) -> None:
        """The titles of hand and board, the empty places, and where a dragged card would go."""
        painter.setPen(look().theme.color("text_on_felt"))
        painter.setFont(face(12))
        top = places.slots[0].y - 0.22 * places.card - 19
        painter.drawText(QRectF(places.slots[0].x, top, 120, 18), _LABEL, translate("Lab", "Hand"))
        if cards.board:
            painter.drawText(QRectF(places.board_x, top, 120, 18), _LABEL, translate("Lab", "Board"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for slot, (card, rect) in enumerate(zip(cards.slots, places.slots, strict=True)):
            box = QRectF(rect.x, rect.y, rect.w, rect.h)
            if slot == drop:
                painter.setPen(QPen(look().theme.color("text_on_felt"), 3))
                painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)
            if card is None:
                self._paint_empty(painter, box)

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        color = look().theme.color("text_on_felt")
        color.setAlphaF(0.55)
        painter.setPen(QPen(color, 1.5))
        painter.drawRoundedRect(box, CARD_RADIUS * box.width(), CARD_RADIUS * box.width())
        painter.drawLine(box.center() - QPointF(5, 0), box.center() + QPointF(5, 0))
        painter.drawLine(box.center() - QPointF(0, 5), box.center() + QPointF(0, 5))

    def paint_card(self, painter: QPainter, drawn: DrawnCard, width: float, ratio: float) -> None:
        """One card, `width` px wide."""
        picture = self.cards.picture(drawn.card, drawn.state, width, ratio)
        margin = CARD_MARGIN * width
        spot = drawn.spot
        painter.setOpacity(drawn.opacity)
        if spot.turn:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(spot.x + width / 2, spot.y + width * CARD_RATIO / 2)
            painter.rotate(spot.turn)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * CARD_RATIO / 2 - margin), picture)
            painter.restore()
        else:  # on whole pixels: sharp, and much quicker than a picture between them
            at = QPointF(round((spot.x - margin) * ratio), round((spot.y - margin) * ratio)) / ratio
            painter.drawPixmap(at, picture)
        painter.setOpacity(1.0)

    def paint_cursor(self, painter: QPainter, places: FeltPlaces, slot: int, rank: str) -> None:
        """A line under the place that a typed card goes to; `rank`: what of the card has been typed."""
        rect = places.slots[slot]
        foot = rect.y + rect.h + 0.1 * rect.w
        painter.setPen(QPen(look().theme.color("text_on_felt"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(rect.x + 3, foot), QPointF(rect.x + rect.w - 3, foot))
        if not rank:
            return
        box = QRectF(rect.x, rect.y, rect.w, rect.h)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().theme.color("panel"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(look().theme.color("text"))
        painter.setFont(face(17, bold=True))
        name = translate("Lab", "{rank} of ?").format(rank="10" if rank == "T" else rank)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, name)


_LABEL = Qt.AlignmentFlag.AlignVCenter
