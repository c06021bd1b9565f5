"""The opponents' cards and the reasons for what they did."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from pokertable.model.cards import HIDDEN
from pokertable.model.text import Phrase
from pokertable.training.review.sheet import Had
from pokertable.views.cards.card import CARD_MARGIN, CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, scaled, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_elided
from pokertable.views.kit.translate import headed, in_a_row, in_clauses, shown
from pokertable.views.review.parts import PAD, ReviewPart, tr
from pokertable.views.widgets.labels import plain_tip

_CARD = 26.0
_CARD_STEP = 1.08
_LABEL = 76
_BETWEEN = 8
"""Gap between two opponents, in px."""
_MOST_LINES: Final = 8
"""Most lines of a reason: more than the longest takes, because the rest can be scrolled to."""


class _Told(NamedTuple):
    """An opponent's text in lines: its height in px, the width of the actions, and the lines with reasons."""

    had: Had
    high: float
    label: float
    rows: list[tuple[str, list[str]]]


class TheyHad(ReviewPart):
    """Every opponent with its cards and reasons; those with the longest text first.

    The rest is scrolled to by the wheel, the bar or Page Up and Page Down; the tooltip has everything. Breaking reasons
    into lines and drawing new cards take long: both are done for one opponent per turn of the event loop; until then
    the previous text stays.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What they had, and why"), parent)
        self._pictures = CardPictures(tags=False)
        self.bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.valueChanged.connect(self.update)
        self.bar.hide()
        self._told: list[_Told] = []
        self._told_for: object = None
        self._next: list[_Told] = []
        """The finished lines of the next text."""
        self._next_for: object = None
        self._turns = QTimer(self)
        self._turns.timeout.connect(self._lay_out_next)

    def shows(self) -> object:  # noqa: D102
        return self.sheet.had

    def forget(self) -> None:  # noqa: D102
        super().forget()
        self._turns.stop()
        self._told, self._told_for = [], None
        self.bar.setValue(0)

    def renew(self) -> None:  # noqa: D102
        self.setToolTip(plain_tip("\n".join("\n".join((cards, *acts)) for cards, acts in self._said_of_each())))

    def is_ready(self) -> bool:
        """Break the lines of one opponent; returns whether that was the last."""
        if self._told_for != self._wanted():
            self._lay_out_next()
        return self._told_for == self._wanted()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the scroll range to the overflow."""
        super().resizeEvent(event)
        self._fit()

    def finish_now(self) -> None:
        """Break all lines at once."""
        while self._turns.isActive():
            self._lay_out_next()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll by the wheel."""
        QApplication.sendEvent(self.bar, event)

    def turn_page(self, by: int) -> None:
        """Scroll by this number of pages."""
        self.bar.setValue(self.bar.value() + by * self.bar.pageStep())

    def _fit(self) -> None:
        box = self.inside()
        high = sum(each.high + scaled(_BETWEEN) for each in self._told) - scaled(_BETWEEN)
        more = max(0, round(high - box.height()))
        self.bar.setRange(0, more)
        self.bar.setPageStep(max(1, round(box.height()) - self.px(19)))
        self.bar.setSingleStep(self.px(19))
        self.bar.setGeometry(
            round(box.right()) + scaled(2), round(box.y()), scaled(PAD) - scaled(4), round(box.height())
        )
        self.bar.setVisible(more > 0)

    def said(self) -> str:  # noqa: D102
        return " ".join(f"{cards}. {in_clauses(acts)}" for cards, acts in self._said_of_each())

    def _said_of_each(self) -> list[tuple[str, list[str]]]:
        """Each opponent's cards, and its actions with reasons."""
        told = []
        for had in self._had():
            both = (self._act(act, reason) for act, reason in had.acts)
            acts = [headed(words, why) if why else words for words, why in both]
            told.append((headed(had.name, in_a_row(map(card_name, had.cards))), acts))
        return told

    def _had(self) -> list[Had]:
        return sorted(self.sheet.had, key=lambda had: -len(had.acts))

    def _act(self, act: Phrase, reason: Phrase | None) -> tuple[str, str]:
        amounts = Amounts.of(self.sheet.game)
        return shown(act, amounts.text), shown(reason, amounts.text) if reason is not None else ""

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        painter.save()
        margin = CARD_MARGIN * scaled(_CARD)
        painter.setClipRect(box.adjusted(-scaled(2), -margin, scaled(2), 0))  # a card's picture begins above it
        if self._told_for != self._wanted() and not self.is_stale:  # the panel has another size
            self._turns.start()
        y = box.y() - self.bar.value()
        for place, told in enumerate(self._told):
            if y + told.high >= box.y() and y <= box.bottom():  # otherwise scrolled away
                if place:
                    painter.fillRect(
                        QRectF(box.x(), y - scaled(_BETWEEN) / 2, box.width(), 1), look().theme.color("line")
                    )
                self._paint_told(painter, QRectF(box.x(), y, box.width(), box.height()), told)
            y += told.high + scaled(_BETWEEN)
        painter.restore()

    def _wanted(self) -> object:
        return self.sheet.had, self.inside().width(), self.px(13), look().in_blinds

    def _lay_out_next(self) -> None:
        """Break the lines of one more opponent; when all are done they are shown."""
        wanted, had = self._wanted(), self._had()
        if self._next_for != wanted:
            self._next_for, self._next = wanted, []
        if len(self._next) < len(had):
            self._next.append(self._in_lines(had[len(self._next)], self.inside().width()))
        if len(self._next) == len(had):
            self._turns.stop()
            self._told, self._told_for = self._next, wanted
            self._fit()
            self.update()

    def _in_lines(self, had: Had, width: float) -> _Told:
        px, line = self.px(13), float(self.px(19))
        acts = [self._act(act, reason) for act, reason in had.acts]
        label = max(scaled(_LABEL), *(width_of(words, px, bold=True) + scaled(10) for words, _ in acts), 0)
        rows = [(words, wrapped(why, width - label, px, _MOST_LINES) or [""]) for words, why in acts]
        known = [card for card in had.cards if card != HIDDEN]
        for card in known:
            self._pictures.picture(card, PLAIN, scaled(_CARD), self.devicePixelRatioF())
        head = max(2 * line, scaled(_CARD) * CARD_RATIO + scaled(3) if known else 0)
        return _Told(had, head + line * sum(len(lines) for _, lines in rows), label, rows)

    def _paint_told(self, painter: QPainter, box: QRectF, told: _Told) -> None:
        had = told.had
        known = [card for card in had.cards if card != HIDDEN]
        wide = (1 + (len(had.cards) - 1) * _CARD_STEP) * scaled(_CARD) if known else 0.0
        for at, card in enumerate(had.cards if known else ()):
            x = box.right() - wide + at * _CARD_STEP * scaled(_CARD)
            self._pictures.paint(painter, QPointF(x, box.y()), card, scaled(_CARD))
        room = box.width() - wide - scaled(10)
        line = float(self.px(19))
        self._paint_line(painter, QRectF(box.x(), box.y(), room, line), had.name, face(self.px(14), bold=True))
        style = tr("how it plays is not known") if had.style is None else shown(had.style)
        self._paint_line(painter, QRectF(box.x(), box.y() + line, room, line), style, face(self.px(12)), "muted")
        y = box.y() + told.high - line * sum(len(lines) for _, lines in told.rows)
        px = self.px(13)
        for words, lines in told.rows:
            label = QRectF(box.x(), y, told.label - scaled(4), line)
            self._paint_line(painter, label, words, face(px, bold=True))
            for each in lines:
                room_of = QRectF(box.x() + told.label, y, box.width() - told.label, line)
                self._paint_line(painter, room_of, each, face(px), "muted")
                y += line

    def _paint_line(self, painter: QPainter, box: QRectF, words: str, font: QFont, ink: str = "text") -> None:
        """Paint a line that is in sight as a whole; one that is scrolled half out of it would be sliced."""
        inside = self.inside()
        if box.y() > inside.y() - 1 and box.bottom() < inside.bottom() + 1:
            paint_elided(painter, box, words, font, ink)
