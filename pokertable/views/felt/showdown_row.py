"""One winner in the showdown panel: five small cards, those from the hand apart, and what they won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from pokertable.model.hand.settlement import WinnerLine
from pokertable.views.felt.card_item import paint_tag
from pokertable.views.felt.made_hand import MadePicture, made_size, paint_made
from pokertable.views.kit.look import look
from pokertable.views.kit.plain_text import plain_tip
from pokertable.views.kit.translate import shown
from pokertable.views.kit.widgets import face, fitting, width_of, wrapped

ROW_HEIGHT, TIGHT_HEIGHT = 62, 46


class WinnerRow(QWidget):
    """A winner of a share. `title` is the sentence ("Marek wins 70"), `tags` the words beside it."""

    def __init__(
        self, line: WinnerLine, title: str, tags: Sequence[str], share: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._line, self._title, self._tags, self._share = line, title, tuple(tags), share
        hand = [shown(line.made.name)] if line.made is not None else []
        cards = [" ".join(str(card) for card in line.made.cards)] if line.made is not None else []
        self.setAccessibleName(", ".join([title, *hand, *cards, *tags]))
        self.setToolTip(plain_tip(", ".join([title, *hand, *tags])))
        self.setFixedHeight(ROW_HEIGHT)

    def set_tight(self, tight: bool) -> None:
        """Lower, with all tags in one line with the words, for many pots in a low window."""
        self.setFixedHeight(TIGHT_HEIGHT if tight else ROW_HEIGHT)
        self.update()

    @property
    def is_tight(self) -> bool:
        """Whether it is low."""
        return self.height() < ROW_HEIGHT

    def sizeHint(self) -> QSize:
        """Wide enough for cards and a short name."""
        return QSize(320, self.height())

    def minimumSizeHint(self) -> QSize:
        """Small cards and an elided name."""
        return QSize(220, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Tag of the share, cards, words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        theme = look().theme
        tag = QRectF(2, middle - 9, 18, 18)
        paint_tag(painter, tag, self._share[:1].upper(), theme.color(self._share), theme.color("on_tag"))
        left = 28.0
        if self._line.made is not None:
            left = self._paint_cards(painter, left, 29.0 if self.width() >= 350 and not self.is_tight else 23.0) + 12
        self._paint_words(painter, QRectF(left, 0, self.width() - left - 4, self.height()))
        painter.end()

    def _paint_cards(self, painter: QPainter, left: float, wide: float) -> float:
        """The five cards, those from the hand apart; returns the right edge."""
        assert self._line.made is not None
        picture = MadePicture.of(self._line.made)
        size = made_size(picture, wide)
        top = (self.height() - size.height()) / 2
        paint_made(painter, QPointF(left, top), wide, picture, look().theme, look().deck)
        return left + size.width()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Name and chips, the hand's name under it, tags where there is room."""
        flag = Qt.AlignmentFlag
        sizes = (14, 12) if self.is_tight else (17, 14, 12)
        px = fitting(self._title, box.width(), sizes, bold=True) or 12
        tags_width = sum(width_of(tag, 12) + 20 for tag in self._tags)
        beside = bool(self._tags) and width_of(self._title, px, bold=True) + tags_width <= box.width()
        name = shown(self._line.made.name) if self._line.made is not None else ""
        below = bool(self._tags) and not beside
        if below and self.is_tight:
            name, below = " · ".join(filter(None, (*self._tags, name))), False
        lines = wrapped(name, box.width(), 12, 1 if below or self.is_tight else 2)
        total = 1.25 * px + 16 * len(lines) + (20 if below else 0)
        y = box.center().y() - total / 2
        painter.setPen(look().theme.color("text"))
        font = face(px, bold=True)
        painter.setFont(font)
        title = QFontMetricsF(font).elidedText(self._title, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QRectF(box.x(), y, box.width(), 1.25 * px), flag.AlignLeft | flag.AlignVCenter, title)
        if beside:
            self._paint_tags(painter, box.x() + width_of(title, px, bold=True) + 10, y + 0.62 * px)
        y += 1.25 * px
        painter.setPen(look().theme.color("muted"))
        painter.setFont(face(12))
        for line in lines:
            painter.drawText(QRectF(box.x(), y, box.width(), 16), flag.AlignLeft | flag.AlignVCenter, line)
            y += 16
        if below:
            self._paint_tags(painter, box.x(), y + 11)

    def _paint_tags(self, painter: QPainter, left: float, middle: float) -> None:
        painter.setFont(face(12))
        for tag in self._tags:
            pill = QRectF(left, middle - 9, width_of(tag, 12) + 14, 18)
            painter.setPen(QPen(look().theme.color("line"), 1))
            painter.setBrush(look().theme.color("raised"))
            painter.drawRoundedRect(pill, 9, 9)
            painter.setPen(look().theme.color("text"))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, tag)
            left = pill.right() + 6
