"""The opponents' cards and their reasons; and one opponent's range, class by class."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from pokertable.model.cards import HIDDEN
from pokertable.model.text import Phrase
from pokertable.training.review.sheet import Had, RangeSheet
from pokertable.views.cards.card import CARD_MARGIN, CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, scaled, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import in_a_row, in_clauses, number, shown
from pokertable.views.review.parts import PAD, ReviewPart, tr
from pokertable.views.widgets.labels import plain_tip

_CARD = 26.0
_CARD_STEP = 1.08
_LABEL = 76
_BETWEEN = 8
"""Gap between two opponents, in px."""
_MOST_LINES = 8
"""Most lines of a reason: more than the longest takes, because the rest can be scrolled to."""
_HALF = 50
"""Percentage that fills a cell."""
_HEAD, _UPRIGHT = 11, 92
"""Size of a column's heading, and its greatest height where it has to be upright, in px."""
_CELL, _NARROW, _GAP = 56, 36, 4
"""Usual width of a column, its width under an upright heading, and the gap in it, in px."""
_LINE = 1.14
"""Distance between the two lines of a class's name, in type sizes."""


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
        return " ".join(f"{cards}. {'; '.join(acts)}" for cards, acts in self._said_of_each())

    def _said_of_each(self) -> list[tuple[str, list[str]]]:
        """Each opponent's cards, and its actions with reasons."""
        told = []
        for had in self._had():
            acts = [": ".join(filter(None, self._act(act, reason))) for act, reason in had.acts]
            told.append((f"{had.name}: {', '.join(map(card_name, had.cards))}", acts))
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
        paint_elided(painter, QRectF(box.x(), box.y(), room, line), had.name, face(self.px(14), bold=True))
        style = tr("how it plays is not known") if had.style is None else shown(had.style)
        paint_elided(painter, QRectF(box.x(), box.y() + line, room, line), style, face(self.px(12)), "muted")
        y = box.y() + told.high - line * sum(len(lines) for _, lines in told.rows)
        px = self.px(13)
        for words, lines in told.rows:
            paint_elided(painter, QRectF(box.x(), y, told.label - scaled(4), line), words, face(px, bold=True))
            for each in lines:
                room_of = QRectF(box.x() + told.label, y, box.width() - told.label, line)
                paint_elided(painter, room_of, each, face(px), "muted")
                y += line


class CouldHold(ReviewPart):
    """One opponent's range: a row per class, a column per action. `turned(by)`: requests another opponent's.

    `beside`: offset of the opponent from the first one displayed; if there are too few opponents it says so.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, beside: int = 0) -> None:
        super().__init__("", parent)
        self._beside = beside
        self._ready_for: object = None
        self.place = 0
        """The opponent's index, cyclic among those still in."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def shows(self) -> object:  # noqa: D102
        return self.place, self.decision.could_hold

    def renew(self) -> None:  # noqa: D102
        held = self._held()
        self.title = "" if held is None else tr("What {name} could hold").format(name=held.name)
        name = self.sheet.player
        known = tr("from what you knew") if name is None else tr("from what {name} knew").format(name=name)
        self.aside = "" if held is None else known
        self.setAccessibleName(self.title)
        self.setToolTip("" if held is None else plain_tip("\n".join(self._lines(held))))

    def said(self) -> str:  # noqa: D102
        held = self._held()
        if held is None:
            return self._nobody()
        return in_clauses(self._lines(held))

    def _lines(self, held: RangeSheet) -> list[str]:
        """The range in words, including what is too narrow for the panel."""
        rows = zip(held.classes, held.shares, strict=True)
        said = [f"{shown(name)} {', '.join(map(number, row))}" for name, row in rows]
        write = Amounts.of(self.sheet.game).brief
        earlier = in_a_row([shown(each, write) for each in held.earlier])
        before = [tr("Earlier actions: {actions}").format(actions=earlier)] if earlier else []
        return [in_a_row(self._columns(held)), *said, self._foot(held), *before]

    def turn_to(self, by: int) -> None:
        """Show the range of the opponent `by` places on."""
        self.place += by
        if self._sheet is not None and self.show_hand(self._sheet, self.at):
            self.is_stale = False
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Go on to the next opponent."""
        self.turned.emit(1)

    def _held(self) -> RangeSheet | None:
        could_hold = self.decision.could_hold
        if len(could_hold) <= self._beside:
            return None
        return could_hold[(self.place + self._beside) % len(could_hold)]

    def _nobody(self) -> str:
        """The text for a decision without a further opponent."""
        return tr("Nobody else was left in the hand.") if self._beside and self.decision.could_hold else ""

    def _columns(self, held: RangeSheet) -> list[str]:
        return [shown(each, Amounts.of(self.sheet.game).brief) for each in held.columns]

    def _foot(self, held: RangeSheet) -> str:
        parts = [tr("% of the range, by hand on this street")]
        if held.had is not None:
            parts.append(tr("● actual hand"))
        if held.presumed:
            parts.append(tr("assumed: intermediate, tight-aggressive"))
        if len(self.decision.could_hold) > 1:
            parts.append(tr("click, or Right: the next opponent"))
        return in_clauses(parts)

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        held = self._held()
        if held is None:
            paint_elided(painter, box, self._nobody(), face(self.px(13)), "muted", Qt.AlignmentFlag.AlignCenter)
            return
        foot_px = self.px(12)
        feet, foot, columns, cell, lying, head, high, px = self._measured(held, box)
        for at, words in enumerate(feet):
            line = QRectF(box.x(), box.bottom() - foot + at * 1.4 * foot_px, box.width(), 1.4 * foot_px)
            paint_elided(painter, line, words, face(foot_px), "muted")
        names = box.width() - cell * len(columns)
        for at, words in enumerate(columns):
            last = at == len(columns) - 1
            column = QRectF(box.x() + names + at * cell, box.y(), cell - scaled(_GAP), head)
            if lying:
                self._paint_head(painter, column, words, bold=last)
            else:
                self._paint_upright(painter, column, words, bold=last)
        for at, (name, shares) in enumerate(zip(map(shown, held.classes), held.shares, strict=True)):
            row = QRectF(box.x(), box.y() + head + at * high, box.width(), high)
            mine = at == held.had
            if mine:
                painter.setBrush(look().theme.color("text"))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(QPointF(row.x() - scaled(7), row.center().y()), 3.5, 3.5)
            room = QRectF(row.x() + 1, row.y(), names - scaled(8), high)
            self._paint_name(painter, room, name, face(px, bold=mine), "text" if any(shares) else "muted")
            for place, share in enumerate(shares):
                last = place == len(shares) - 1
                box_of = QRectF(
                    row.x() + names + place * cell, row.y() + scaled(2), cell - scaled(_GAP), high - scaled(4)
                )
                self._paint_cell(painter, box_of, share, bold=last)

    def is_ready(self) -> bool:
        """Measure the words one turn before they are drawn."""
        held, box = self._held(), self.inside()
        if held is None or self._ready_for == (held, box):
            return True
        self._measured(held, box)
        self._ready_for = held, box
        return False

    def _measured(
        self, held: RangeSheet, box: QRectF
    ) -> tuple[list[str], float, list[str], float, bool, float, float, int]:
        """Sizes: the foot's lines and height, columns, their width, upright headings or not, heights, a name's px.

        The heights are those of the headings and of a row.
        """
        foot_px = self.px(12)
        feet = wrapped(self._foot(held), box.width(), foot_px, 3)
        foot = 1.4 * foot_px * len(feet)
        columns = self._columns(held)
        cell, lying = self._cell(columns, 0.56 * box.width() / len(columns))
        widest = max(width_of(each, self.px(_HEAD), bold=True) for each in columns)
        head = float(self.px(30) if lying else min(self.px(_UPRIGHT), ceil(widest) + scaled(_GAP)))
        high = min(float(self.px(31)), (box.height() - foot - head - scaled(6)) / len(held.classes))
        classes = [shown(name) for name in held.classes]
        px = self._name_size(classes, box.width() - cell * len(columns) - scaled(8), high)
        return feet, foot, columns, cell, lying, head, high, px

    def _paint_head(self, painter: QPainter, box: QRectF, words: str, *, bold: bool) -> None:
        px = self.px(_HEAD)
        lines = wrapped(words, box.width(), px, 2, bold=bold)
        for at, line in enumerate(lines):
            row = QRectF(box.x(), box.bottom() - 1.25 * px * (len(lines) - at), box.width(), 1.25 * px)
            paint_words(painter, row, line, face(px, bold=bold), "text" if bold else "muted", RIGHT)

    def _cell(self, columns: Sequence[str], most: float) -> tuple[float, bool]:
        """The width of a column in px, at most `most`, and whether the headings fit side by side in two lines."""
        px, usual = self.px(_HEAD), self.px(_CELL)

        def fits(width: float) -> bool:
            lines = [wrapped(words, width - scaled(_GAP), px, 2, bold=words == columns[-1]) for words in columns]
            return not any(line.endswith("…") for head in lines for line in head)

        widths = [min(most, usual + more) for more in range(0, usual, 4)]
        wide = next((width for width in widths if fits(width)), None)
        return (min(most, self.px(_NARROW)), False) if wide is None else (wide, True)

    def _paint_upright(self, painter: QPainter, box: QRectF, words: str, *, bold: bool) -> None:
        """Paint words read from below, over the figures' right edge."""
        painter.save()
        line = 1.3 * self.px(_HEAD)
        painter.translate(box.right() - scaled(3) - line, box.bottom())
        painter.rotate(-90)
        paint_fitting(
            painter,
            QRectF(0, 0, box.height(), line),
            words,
            (self.designed(_HEAD), 10, 9),
            "text" if bold else "muted",
            bold=bold,
        )
        painter.restore()

    def _name_size(self, names: Sequence[str], width: float, high: float) -> int:
        """The size in px in which every class fits its row, on two lines if the rows have room for two."""

        def fits(px: int) -> bool:
            most = 2 if high >= 2 * _LINE * px else 1
            return not any(line.endswith("…") for name in names for line in wrapped(name, width, px, most, bold=True))

        return next((px for px in range(self.px(12), 11, -1) if fits(px)), 11)

    def _paint_name(self, painter: QPainter, box: QRectF, words: str, font: QFont, ink: str) -> None:
        px = font.pixelSize()
        lines = wrapped(words, box.width(), px, 2 if box.height() >= 2 * _LINE * px else 1, bold=font.bold())
        top = box.center().y() - _LINE * px * len(lines) / 2
        for at, line in enumerate(lines):
            paint_elided(painter, QRectF(box.x(), top + _LINE * px * at, box.width(), _LINE * px), line, font, ink)

    def _paint_cell(self, painter: QPainter, box: QRectF, share: int, *, bold: bool) -> None:
        theme = look().theme
        paint_box(painter, box, scaled(3), "window")
        wide = min(1.0, share / _HALF) * (box.width() - scaled(2))
        ink = theme.color("text") if bold else mixed(theme.color("window"), theme.color("muted"), 0.6)
        ground = mixed(theme.color("window"), ink, 0.4)
        painter.fillRect(QRectF(box.x() + 1, box.y() + scaled(2), wide, box.height() - scaled(4)), ground)
        paint_words(
            painter, box.adjusted(0, 0, -scaled(5), 0), number(share), face(self.px(12), bold=bold), "text", RIGHT
        )
