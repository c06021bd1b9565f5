"""A game on the start page: its name, the last stakes, and the cards it is played with."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.cards import HIDDEN, AnyCard, Card
from pokertable.model.games import Variant
from pokertable.views.felt.card_item import paint_card, paint_tag
from pokertable.views.felt.layout import CARD_RATIO
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import shown
from pokertable.views.kit.widgets import face, fitting, wrapped

_FACES = ("As", "Kh", "8d", "2c", "5h", "7s", "Jc")
_HEIGHT, _CARDS_WIDE = 72, 88


class GameTile(QAbstractButton):
    """One of a group of tiles. `deal_asked` on a double click."""

    deal_asked = Signal()

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = variant
        self._stakes = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setText(shown(variant.title))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, _HEIGHT)

    @property
    def variant(self) -> Variant:
        """The game of the tile."""
        return self._variant

    def set_stakes(self, words: str) -> None:
        """The line under the name: structure and stakes."""
        self._stakes = words
        self.setAccessibleName(f"{self.text()}, {words}")
        self.update()

    def sizeHint(self) -> QSize:
        """Three of them stand side by side in a small window."""
        return QSize(298, _HEIGHT)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Deal at once."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setChecked(True)
            self.deal_asked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lighten under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Back to the plain colours."""
        super().leaveEvent(event)
        self.update()

    def _cards(self) -> list[AnyCard]:
        """A hand of the game as its player sees the first cards; stud's later cards stay hidden."""
        first = self._variant.streets[0]
        dealt: list[AnyCard] = [Card.parse(name) for name in _FACES[: first.down + first.up]]
        return dealt + [HIDDEN] * (self._variant.hole_cards - len(dealt))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The tile; the chosen one is ringed."""
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        radius = SIZES.radius[3]
        painter.setPen(QPen(theme.color("turn" if self.isChecked() else "line"), 2 if self.isChecked() else 1))
        painter.setBrush(theme.color("raised" if self.underMouse() or self.isChecked() else "panel"))
        painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("muted"), 1.5, Qt.PenStyle.SolidLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
        inside = box.adjusted(10, 10, -10, -10)
        self._paint_cards(painter, QRectF(inside.x(), inside.y(), _CARDS_WIDE, inside.height()))
        self._paint_shares(painter, inside)
        self._paint_words(painter, inside.adjusted(_CARDS_WIDE + 10, 0, 0, 0))
        painter.end()

    def _paint_cards(self, painter: QPainter, box: QRectF) -> None:
        wide = box.height() / CARD_RATIO
        cards = self._cards()
        step = min(wide + 3, (box.width() - wide) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            place = QRectF(box.x() + index * step, box.y(), wide, box.height())
            paint_card(painter, place, card, theme=look().theme, deck=look().deck)

    def _paint_shares(self, painter: QPainter, box: QRectF) -> None:
        """In a split game the tags of its halves."""
        if not self._variant.is_split:
            return
        theme = look().theme
        for place, share in enumerate(reversed(self._variant.shares)):
            tag = QRectF(box.right() - 18 - 22 * place, box.bottom() - 18, 18, 18)
            paint_tag(painter, tag, share.name[:1].upper(), theme.color(share.name), theme.color("on_tag"))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        flag = Qt.AlignmentFlag
        title = self.text()
        title_px = fitting(title, box.width(), (17, 14), bold=True)
        if not title_px:
            title = shown(self._variant.short_title)
            title_px = fitting(title, box.width(), (17, 14), bold=True) or 14
        lines = wrapped(self._stakes, box.width(), 12, 1)
        painter.setPen(look().theme.color("text"))
        painter.setFont(face(title_px, bold=True))
        painter.drawText(QRectF(box.x(), box.y(), box.width(), 24), flag.AlignLeft | flag.AlignVCenter, title)
        painter.setPen(look().theme.color("muted"))
        painter.setFont(face(12))
        for line in lines:
            painter.drawText(QRectF(box.x(), box.y() + 24, box.width(), 18), flag.AlignLeft | flag.AlignVCenter, line)
