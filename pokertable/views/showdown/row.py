"""One winner in the showdown panel: name and chips, then a column per share with the five cards and their pots."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from pokertable.session.words.winners import Winner, WonHand
from pokertable.views.cards.card import paint_tag
from pokertable.views.cards.card_text import card_text
from pokertable.views.cards.made_hand import MadePicture, made_size, paint_made
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, largest, least_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.translate import in_a_row, shown
from pokertable.views.widgets.labels import plain_tip

_WIDEST_COLUMN: Final = 620.0
_RIGHT: Final = 16.0
_GAP: Final = 12.0
_TAG: Final = 15.0
_QUIET: Final = 0.55
"""Opacity of the cards of a hand that won nothing."""


class RowForm(NamedTuple):
    """Size of a row in px: its height, its cards' width, the sizes of its text; one line or two."""

    height: int
    card: float
    name_px: int
    hand_px: int
    pots_px: int
    two_lines: bool
    amount_px: int

    def grown(self) -> RowForm:
        """The form at the chosen text size."""
        name, hand, pots, amount = map(sized, (self.name_px, self.hand_px, self.pots_px, self.amount_px))
        card = self.card * look().text_scale
        return RowForm(sized(self.height), card, name, hand, pots, self.two_lines, amount)


FULL: Final = RowForm(40, 21.5, 14, 14, 12, True, 17)
TIGHT: Final = RowForm(27, 17.0, 14, 12, 12, False, 14)


def column_boxes(width: float, count: int) -> list[tuple[float, float]]:
    """Left and right end of each column in a panel of this width; the name and the chips precede them."""
    first = min(float(sized(220)), max(float(sized(176)), 0.136 * width))
    wide = min(scaled(_WIDEST_COLUMN), (width - first - scaled(_RIGHT)) / count)
    return [(first + wide * index, first + wide * (index + 1)) for index in range(count)]


def _tr(text: str) -> str:
    return QCoreApplication.translate("ColumnHeads", text)


def _fitted(words: str, room: float, px: int) -> int:
    """The type size in px of bold words: this one, or a smaller one where they have no room."""
    return largest(words, room, range(px, scaled(12), -1), bold=True) or scaled(12)


class WinnerRow(Drawn, QWidget):
    """A winner; `name` is the seat's name, `words` are its winnings. `quiet`: it won nothing, and cannot be chosen.

    `pointed_at()`: the pointer moved over it or pressed it.
    """

    pointed_at = Signal()

    def __init__(self, winner: Winner, name: str, words: str, amounts: Amounts, *, quiet: bool = False) -> None:
        super().__init__()
        self.winner = winner
        self.quiet = quiet
        self._name = name
        self._amounts = amounts
        self.form = FULL
        self._seen = 1.0
        self.is_chosen = self._above_chosen = False
        """Whether this winner's cards are the ones ringed on the table."""
        self.setMouseTracking(True)
        self.setFixedHeight(FULL.height)
        facts = [words]
        for hand in filter(None, winner.hands):
            facts += [shown(hand.made.name), " ".join(map(card_text, hand.made.cards))] if hand.made is not None else []
            facts += [shown(hand.pots[0], amounts.text)]
            facts += [shown(hand.word)] if hand.word is not None else []
        facts += [shown(winner.word)] if winner.word is not None else []
        self.setAccessibleName(in_a_row(facts))
        self.setToolTip(plain_tip(in_a_row(facts)))

    def set_seen(self, share: float) -> None:
        """Set the opacity of the row, 0 to 1."""
        self._seen = share
        self.update()

    def set_form(self, form: RowForm) -> None:
        """Set the form of the row."""
        self.form = form
        self.setFixedHeight(form.height)
        self.update()

    def set_chosen(self, chosen: bool, *, above_chosen: bool = False) -> None:
        """Ring the row; `above_chosen`: the row below is ringed, so that no line is drawn between."""
        self.is_chosen, self._above_chosen = chosen, above_chosen
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(660), self.form.height)

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(480), self.form.height)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mouseMoveEvent(event)
        self.pointed_at.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mousePressEvent(event)
        self.pointed_at.emit()

    # Painting

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.setOpacity(self._seen)
        self._paint_ground(painter)
        boxes = column_boxes(self.width(), len(self.winner.hands))
        self._paint_name(painter, QRectF(scaled(20), 0, boxes[0][0] - scaled(40), self.height()))
        end = self.width() - scaled(_RIGHT) - scaled(4)
        if self.winner.word is not None:
            end = self._paint_pill(painter, shown(self.winner.word), end) - scaled(_GAP)
        for index, hand in enumerate(self.winner.hands):
            if hand is None:
                continue
            later = [boxes[at][0] for at in range(index + 1, len(boxes)) if self.winner.hands[at] is not None]
            right = later[0] - scaled(_GAP) if later else end
            self._paint_hand(painter, hand, QRectF(boxes[index][0], 0, right - boxes[index][0], self.height()))

    def _paint_ground(self, painter: QPainter) -> None:
        theme = look().theme
        if self.is_chosen:
            ring = QRectF(self.rect()).adjusted(scaled(8), scaled(1), -scaled(8), -scaled(1))
            paint_box(painter, ring, scaled(8), "raised", "turn", scaled(1.6))
        elif not self._above_chosen:
            painter.fillRect(QRectF(scaled(16), self.height() - 1, self.width() - scaled(32), 1), theme.color("line"))

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        """Paint the name and at its right the total won; the name gives way."""
        form = self.form
        if self.quiet:
            paint_elided(painter, box, self._name, face(form.name_px, bold=True), "muted")
            return
        amount = self._amounts.text(self.winner.amount)
        px = form.amount_px
        wide = width_of(amount, px, bold=True)
        paint_words(painter, box, amount, face(px, bold=True), "text", RIGHT)
        room = box.width() - wide - scaled(8)
        font = face(_fitted(self._name, room, form.name_px), bold=True)
        paint_elided(painter, QRectF(box.x(), 0, room, box.height()), self._name, font)

    def _paint_hand(self, painter: QPainter, hand: WonHand, box: QRectF) -> None:
        """Paint the five cards over the line of their ring, and the words beside them."""
        form = self.form
        left = box.x()
        if hand.made is not None:
            picture = MadePicture.of(hand.made)
            size = made_size(picture, form.card)
            at = QPointF(left + scaled(_TAG) + scaled(8), round((self.height() - size.height()) / 2) - 1)
            painter.save()
            painter.setOpacity(self._seen * (_QUIET if self.quiet else 1.0))
            paint_tag(
                painter,
                QRectF(left, (self.height() - scaled(_TAG)) / 2 - 1, scaled(_TAG), scaled(_TAG)),
                look().theme,
                low=picture.low,
            )
            paint_made(painter, at, form.card, picture, look().theme, look().deck)
            painter.restore()
            if not self.quiet:
                self._paint_line(painter, at + QPointF(0, size.height() + scaled(2)), size.width(), low=picture.low)
            left += scaled(_TAG) + scaled(8)
            left += size.width() + scaled(_GAP)
        right = box.right()
        words = QRectF(left, 0, right - left, box.height())
        if form.two_lines:
            self._paint_two_lines(painter, hand, words)
        else:
            self._paint_one_line(painter, hand, words)

    def _paint_line(self, painter: QPainter, start: QPointF, width: float, *, low: bool) -> None:
        """Paint the line of the column's ring under the cards: solid for a high, dashed for a low."""
        pen = QPen(look().theme.color("low_on_paper" if low else "high_on_paper"), scaled(2))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if low:
            dashes = max(2, round(width / scaled(8)))
            period = width / (dashes - 0.375)
            pen.setDashPattern([0.625 * period / 2, 0.375 * period / 2])
        painter.setPen(pen)
        painter.drawLine(start, start + QPointF(width, 0))

    def _paint_two_lines(self, painter: QPainter, hand: WonHand, box: QRectF) -> None:
        """The hand above, its pots below; the word at the right, beside the hand alone where the pots need the room."""
        form = self.form
        pill = 0.0 if hand.word is None else _pill_width(shown(hand.word), form) + scaled(_GAP)
        pots = self._fitting_pots(hand, box.width() - pill, form.pots_px)
        beside_both = not pill or pots == shown(hand.pots[0], self._amounts.text)
        if not beside_both:
            pots = self._fitting_pots(hand, box.width(), form.pots_px)
        middle = box.center().y()
        upper = QRectF(box.x(), middle - 1.25 * form.hand_px, box.width() - pill, 1.25 * form.hand_px)
        if hand.word is not None:
            centre = middle if beside_both else upper.center().y() + 1
            self._paint_pill(painter, shown(hand.word), box.right(), centre)
        self._paint_title(painter, hand, upper)
        lower = QRectF(box.x(), middle, box.width(), 1.3 * form.pots_px)
        paint_words(painter, lower, pots, face(form.pots_px), "muted")

    def _paint_one_line(self, painter: QPainter, hand: WonHand, box: QRectF) -> None:
        form = self.form
        if hand.word is not None:
            box.setRight(self._paint_pill(painter, shown(hand.word), box.right()) - scaled(8))
        least = width_of(_title(hand), form.hand_px, bold=True) + scaled(10)
        pots = self._fitting_pots(hand, max(0.5 * box.width(), box.width() - least), form.pots_px)
        room, title = box.width() - scaled(10), _title(hand)
        sizes = range(form.pots_px, least_text(), -1)  # never larger than the hand's name
        both = (px for px in sizes if width_of(title, px, bold=not self.quiet) + width_of(pots, px) <= room)
        px = next(both, least_text())
        wide = width_of(pots, px)
        used = self._paint_title(painter, hand, QRectF(box.x(), 0, room - wide, box.height()))
        place = QRectF(box.x() + used + scaled(10), 0, wide + scaled(2), box.height())
        paint_words(painter, place, pots, face(px), "muted")

    def _paint_title(self, painter: QPainter, hand: WonHand, box: QRectF) -> float:
        """Paint the hand's name; returns its width."""
        title = _title(hand)
        px = _fitted(title, box.width(), self.form.hand_px)
        return paint_elided(painter, box, title, face(px, bold=not self.quiet), "muted" if self.quiet else "text")

    def _paint_pill(self, painter: QPainter, words: str, right: float, middle: float | None = None) -> float:
        """Paint a word in a pill that ends at `right`; returns its left end."""
        form = self.form
        high = form.pots_px + scaled(8)
        wide = _pill_width(words, form)
        middle = self.height() / 2 if middle is None else middle
        pill = QRectF(right - wide, middle - high / 2, wide, high)
        paint_box(painter, pill, high / 2, "raised", "line")
        paint_words(painter, pill, words, face(form.pots_px, bold=True), "text", CENTRE)
        return pill.left()

    def _fitting_pots(self, hand: WonHand, width: float, px: int) -> str:
        """The longest wording that fits whole; no figure is ever cut."""
        said = [shown(words, write) for write in (self._amounts.text, self._amounts.brief) for words in hand.pots]
        return next((words for words in said if width_of(words, px) <= width), said[-1])


def _title(hand: WonHand) -> str:
    return _tr("nobody else is in this pot") if hand.made is None else shown(hand.made.name)


def _pill_width(words: str, form: RowForm) -> float:
    return width_of(words, form.pots_px, bold=True) + scaled(18)
