"""The scene on the start page: the chosen game as it is dealt, on the felt, and the buttons to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from pokertable.model.mixes import Offer
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.felt.chips import amount_size, chip_columns, columns_width, paint_amount, paint_columns
from pokertable.views.kit.fonts import face, fitting, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, felt_light, felt_line, paint_box, paint_fitting, paint_words, painted
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import paint_shares, scaled
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.layouts import Arranged

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation

_PAD, _INSET = 24.0, 20.0
"""Margins left of the hand, and above and below it, in px."""
_HANDS: Final = 0.475
"""Part of the scene's width for the cards."""
_BUTTON: Final = (174, 64)
_WIDEST_CARD: Final = 150.0


class StartScene(Arranged, Drawn, QWidget):
    """Names the chosen game, shows a hand of it, and has the two buttons: go on, or deal.

    `hand_wanted()`: the scene is visible without a hand.
    """

    hand_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Offer | None = None
        self._title = self._about = self._error = ""
        self.hand: Observation | None = None
        """The displayed hand."""
        self.reading: tuple[str, ...] = ()
        """The present hand in words, a line per share that it is read for."""
        self._scale = 1.0
        self._pictures = CardPictures(tags=False)
        self._felt: tuple[tuple[int, int, float, str], QPixmap] | None = None
        self.resume_button = ActionButton(Tone.OUTLINED, self, key="R")
        self.deal_button = ActionButton(Tone.FILLED, self, key=self.tr("Enter"))
        self.resume_button.hide()

    # Input

    def show_game(self, variant: Offer, about: str) -> None:
        """Show the game and its settings: ``Pot-limit 5/10, six seats, a mixed table``."""
        self._variant, self._about, self._error = variant, about, ""
        self._title = shown(variant.title)
        self.update()

    def show_error(self, error: str) -> None:
        """Show why no table can be set up with these settings; empty: one can."""
        self._error = error
        self.update()

    @property
    def about(self) -> str:
        """The text under the name."""
        return self._error or self._about

    def show_hand(self, hand: Observation | None) -> None:
        """Show the hand on the felt; None for none."""
        self.hand, self.reading = hand, ()
        if hand is not None:
            from pokertable.views.cards.card_text import card_text
            from pokertable.views.felt.marks import hint_marks  # a hand exists, so its evaluator is loaded

            self.reading = tuple(line.words for line in hint_marks(hand, 0).readings or ())
            self.setAccessibleName(" ".join(card_text(seen.card) for seen in hand.seats[0].cards))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Scale the text with the window."""
        self._scale = scale
        self.arrange()

    # Layout

    def arrange(self) -> None:
        """Put the buttons side by side, the one back only if there is a table."""
        wide, high = (round(part * self._scale) for part in _BUTTON)
        words = self._words_box()
        shown_buttons = [button for button in (self.resume_button, self.deal_button) if not button.isHidden()]
        wide = min(wide if len(shown_buttons) == 2 else round(1.3 * wide), int(words.width() / 2) - 6)
        left, top = round(words.x()) - 3, round(words.y() + 68 * self._scale)
        for at, button in enumerate(shown_buttons):
            button.setGeometry(left + at * (wide + 8), top, wide + 6, high + 6)
        self.update()

    def _words_box(self) -> QRectF:
        """The box of name, words, buttons and pot, centred vertically."""
        left = max(_HANDS * self.width() + 40, self._hand_right() + 60)
        high = min(self.height() - 2 * _INSET, 180 * self._scale)
        return QRectF(left, (self.height() - high) / 2, self.width() - left - 20, high)

    def _hand_right(self) -> float:
        return _PAD + self._card_width() * 4.28

    def _card_width(self) -> float:
        """The largest card width at which four fit side by side above the plate."""
        by_height = (self.height() - 2 * _INSET - 54 * self._scale) / CARD_RATIO
        by_width = (_HANDS * self.width() - _PAD) / 4.28
        return float(round(max(40.0, min(by_height, by_width, _WIDEST_CARD))))

    # Painting

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if self.hand is None:
            self.hand_wanted.emit()
        painter.drawPixmap(0, 0, self._drawn_felt())
        self._paint_words(painter)
        if self.hand is not None:
            self._paint_hand(painter, self.hand)
            self._paint_pot(painter, self.hand)

    def _paint_words(self, painter: QPainter) -> None:
        if self._variant is None:
            return
        scale, box = self._scale, self._words_box()
        has_tags = any(share.is_low for share in self._variant.shares)
        tags = (8 + 24 * len(self._variant.shares)) * scale if has_tags else 0.0
        sizes = scaled((26, 20, 17), scale)
        px = min(fitting(self._title, box.width() - tags, sizes, bold=True) or sizes[-1], round(28 * scale))
        line = QRectF(box.x(), box.y(), box.width(), 34 * scale)
        paint_words(painter, line, self._title, face(px, bold=True), QColor("#FFFFFF"))
        right = box.x() + width_of(self._title, px, bold=True) + tags
        paint_shares(painter, self._variant.shares, right, line.center().y() + 10 * scale, round(20 * scale))
        words = QRectF(box.x(), line.bottom() + 2, box.width(), 24 * scale)
        paint_fitting(painter, words, self.about, scaled((14, 12, 11), scale), "text_on_felt")

    def _paint_hand(self, painter: QPainter, hand: Observation) -> None:
        """Paint the hero's cards over the plate, with the button beside it."""
        cards = hand.seats[0].cards
        wide = self._card_width()
        room = 4.28 * wide
        step = min(1.09 * wide, (room - wide) / max(1, len(cards) - 1))
        plate_high = 50 * self._scale
        top = round((self.height() - CARD_RATIO * wide - 4 - plate_high) / 2)
        stud = hand.game.variant.brings_in
        for at, seen in enumerate(cards):
            state = CardState(down=stud and not seen.up)
            self._pictures.paint(painter, QPointF(round(_PAD + at * step), top), seen.card, wide, state)
        line = QRectF(_PAD, top - 19 * self._scale, room, 18 * self._scale)
        paint_fitting(painter, line, self.tr("Example"), scaled((12, 11), self._scale), "text_on_felt")
        plate = QRectF(_PAD, top + CARD_RATIO * wide + 4, room, plate_high)
        self._paint_plate(painter, hand, plate)
        if not stud:
            self._paint_button(painter, QPointF(plate.right() + 10 + 14 * self._scale, plate.center().y()))

    def _paint_plate(self, painter: QPainter, hand: Observation, plate: QRectF) -> None:
        from pokertable.model.hand.positions import seat_labels  # a hand exists, so its modules are loaded
        from pokertable.views.kit.amounts import Amounts

        theme, scale = look().theme, self._scale
        paint_box(painter, plate.translated(0, 2), 9, QColor(0, 0, 0, 90))
        paint_box(painter, plate, 9, "panel", "turn", 1.6)
        inside = plate.adjusted(14, 3, -14, -3)
        row = QRectF(inside.x(), inside.y(), inside.width(), inside.height() / 2)
        used = paint_fitting(painter, row, self.tr("You"), scaled((14, 12), scale), bold=True)
        label = shown(seat_labels(hand)[0])
        paint_fitting(painter, row.adjusted(used + 10, 0, 0, 0), label, scaled((12, 11), scale), "muted")
        stack = Amounts.of(hand.game).text(hand.seats[0].stack)
        paint_fitting(painter, row.translated(0, row.height()), stack, scaled((14, 12), scale))
        at = plate.x() + 0.42 * plate.width()
        painter.fillRect(QRectF(at, plate.y() + 9, 1, plate.height() - 18), theme.color("line"))
        right = QRectF(at + 12, plate.y(), plate.right() - at - 22, plate.height())
        sizes = scaled((14, 12, 11), scale)
        lines = list(self.reading)
        if len(lines) == 1 and fitting(lines[0], right.width(), sizes) is None:
            lines = wrapped(lines[0], right.width(), sizes[-1], 2)
        sizes = (*sizes, *scaled((10, 9), scale))  # of two lines the longest, in some languages, has no other room
        for index, words in enumerate(lines):
            line = right.adjusted(0, 5, 0, -5) if len(lines) > 1 else right
            line.setHeight(line.height() / len(lines))
            paint_fitting(painter, line.translated(0, index * line.height()), words, sizes)

    def _paint_button(self, painter: QPainter, centre: QPointF) -> None:
        radius = 14 * self._scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(centre + QPointF(0, 2), radius, radius)
        painter.setPen(QPen(QColor("#12181D"), 1.2))
        painter.setBrush(QColor("#FBFAF6"))
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(face(round(14 * self._scale), bold=True))
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.tr("D", "the dealer button"))

    def _paint_pot(self, painter: QPainter, hand: Observation) -> None:
        """Paint the pot, and the action to take."""
        from pokertable.views.kit.amounts import Amounts

        unit, box = 66.0 * self._scale, self._words_box()
        if box.bottom() < self.deal_button.geometry().bottom() + 0.4 * unit:
            return
        columns = chip_columns(hand.pot)
        foot = box.bottom()
        left = box.x() + 14
        paint_columns(painter, left, foot, unit, columns)
        left += columns_width(columns) * unit + 8
        text = Amounts.of(hand.game).text(hand.pot)
        wide, high = amount_size(unit, text)
        paint_amount(painter, QRectF(left, foot - high - 2, wide, high), unit, text)
        words = self.tr("in the pot, you act")
        line = QRectF(left + wide + 8, foot - high - 2, box.right() - left - wide - 8, high)
        paint_fitting(painter, line, words, scaled((14, 12, 11), self._scale), "text_on_felt")

    def _drawn_felt(self) -> QPixmap:
        """The felt, drawn once per size and theme."""
        theme, ratio = look().theme, self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, theme.name)
        if self._felt is None or self._felt[0] != key:
            pixmap = painted(*key[:3], lambda painter: paint_scene(painter, QRectF(self.rect())))
            self._felt = key, pixmap
        return self._felt[1]


def paint_scene(painter: QPainter, box: QRectF) -> None:
    """A stretch of the table from the player's side: the felt, its line, and the rail at the lower edge."""
    theme = look().theme
    frame = QPainterPath()
    frame.addRoundedRect(box, 10, 10)
    painter.setClipPath(frame)
    painter.fillRect(box, theme.color("rail"))
    w, h = box.width(), box.height()
    felt = QPainterPath()
    felt.addEllipse(QRectF(-0.75 * w, -2.2 * h, 2.5 * w, 3.2 * h - 12))
    painter.fillPath(felt, felt_light(QPointF(w / 2, 0.46 * h), 0.62 * w))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 150), 2))
    painter.drawPath(felt)
    painter.setPen(felt_line(1.5, 0.2))
    painter.drawEllipse(QRectF(-0.75 * w, 20, 2.5 * w, 3 * h))
    painter.setClipping(False)
