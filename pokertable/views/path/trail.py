"""A course as a trail: a row for each unit, the open one with its lessons and its checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QWidget

from pokertable.training.path.standing import CourseStanding, UnitStanding
from pokertable.views.kit.fonts import LINE, face, scaled, set_lines, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.signs import paint_verdict
from pokertable.views.kit.translate import capital, in_a_row, number, shown
from pokertable.views.path.items import (
    Item,
    ItemKind,
    bar_of,
    bar_words,
    checkpoint_words,
    course_text,
    items_of,
    right_words,
    score_words,
)
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column

_UNIT: Final = (86, 70)
"""Height of a unit, and the least where room is short, in px before they are sized."""
_ITEM: Final = (40, 34)
"""Height of a line in it, and the one where the units at their least need more room, in px before they are sized."""
_BELOW: Final = 8
"""Px below the lines of the open unit."""
_DISC, _LINE = 16, 4
"""Radius of a unit's disc, and width of the trail between two of them, in px."""
_LEFT: Final = 84
"""Room for the trail, in px."""
_HERE: Final = 62
"""Room for words under a disc, in px."""
_BAR: Final = (120, 8)
_FIGURE, _FIGURE_PX = 84, 14
"""Least room for the figure beside a bar, and its type, in px."""


class _Row(Drawn, QAbstractButton):
    """A row of the trail that can be clicked, or pressed by Space and Enter."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._high = height
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pointed_at(self) -> bool:
        """Whether the pointer is over it: Qt learns of one that has been moved away only with the pointer."""
        return self.underMouse() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    def sizeHint(self) -> QSize:
        return QSize(scaled(400), sized(self._high))

    def set_high(self, height: int) -> None:
        """Set its height, in px before it is sized."""
        if height != self._high:
            self._high = height
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter, as by Space, once it was reached by Tab."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hasFocus():
            self.click()
        else:
            super().keyPressEvent(event)


class UnitRow(_Row):
    """A unit: its disc on the trail, title, a line about it, a bar of right answers or of lessons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_UNIT[0], parent)
        self.place, self.last, self.here, self.opened = 1, False, False, False
        self.after = ""
        """Colour token of its part of the trail above the disc; empty for the first."""
        self.ruled = False
        """Whether a line parts it from the next."""
        self.standing: UnitStanding | None = None

    def show_unit(
        self, standing: UnitStanding, place: int, *, last: bool, here: bool, opened: bool, after: str = ""
    ) -> None:
        """Show a unit at its `place` on the trail, counted from 1."""
        self.after = after
        self.standing, self.place, self.last, self.here, self.opened = standing, place, last, here, opened
        said = [shown(standing.unit.kind.title), self._about(standing)]
        if standing.mastery is not None:
            said.append(score_words(standing))
        self.setToolTip(plain_tip(bar_words(standing)))
        if here:
            said.append(here_words())
        self.setAccessibleName(in_a_row(said))
        self.update()

    def _about(self, standing: UnitStanding) -> str:
        unit = standing.unit
        if self.opened or (not standing.done and not standing.best):  # the lines of an open one say what is done
            return course_text(unit.about)
        said = []
        if unit.lessons:
            words = self.tr("Lessons: {done} of {count}")
            said.append(words.format(done=len(standing.done), count=len(unit.lessons)))
        if standing.best is not None:
            said.append(checkpoint_words(standing))
        return capital(in_a_row(said)) or course_text(unit.about)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        standing = self.standing
        if standing is None:
            return
        theme, box = look().theme, QRectF(self.rect())
        middle = QPointF(scaled(_LEFT) / 2 - scaled(8), box.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        trail = theme.color("right" if standing.passed else "line")
        if not self.last:
            painter.fillRect(
                QRectF(middle.x() - scaled(_LINE) / 2, middle.y(), scaled(_LINE), box.bottom() - middle.y() + 1), trail
            )
        if self.after:
            above = QRectF(middle.x() - scaled(_LINE) / 2, 0, scaled(_LINE), middle.y())
            painter.fillRect(above, theme.color(self.after))
        self._paint_disc(painter, middle, standing)
        words = QRectF(scaled(_LEFT), 0, box.width() - scaled(_LEFT) - scaled(12), box.height())
        if self.focus_seen or (self.pointed_at and not self.opened):
            paint_box(
                painter,
                words.adjusted(-scaled(12), scaled(6), scaled(8), -scaled(6)),
                scaled(8),
                edge="focus" if self.focus_seen else "line",
                width=1.5,
            )
        bar = bar_of(standing)
        has_bar = bar is not None or not (standing.passed or standing.unit.is_played)  # an empty one is yet to fill
        wide = scaled(_BAR[0]) + scaled(_FIGURE) + scaled(16) if has_bar else 0
        text = words.adjusted(0, 0, -wide, 0)
        title = QRectF(text.x(), middle.y() - sized(22), text.width(), sized(24))
        paint_fitting(painter, title, shown(standing.unit.kind.title), (17, 14, 12), bold=True)
        px, lines = set_lines(self._about(standing), text.width(), sized(36), (13, 12, 11))
        for at, line in enumerate(lines):
            about = QRectF(text.x(), title.bottom() + at * LINE * px, text.width(), LINE * px)
            paint_elided(painter, about, line, face(px), "muted", CENTRE_LEFT)
        if self.ruled:
            painter.fillRect(QRectF(words.x(), box.bottom() - 1, words.width(), 1), theme.color("line"))
        if has_bar:
            left = QPointF(words.right() - scaled(_BAR[0]) - scaled(_FIGURE), middle.y())
            self._paint_bar(painter, left, bar, "right" if standing.passed else "text")

    def _paint_disc(self, painter: QPainter, middle: QPointF, standing: UnitStanding) -> None:
        theme = look().theme
        ring = QRectF(middle.x() - scaled(_DISC), middle.y() - scaled(_DISC), 2 * scaled(_DISC), 2 * scaled(_DISC))
        if standing.passed:
            painter.setBrush(theme.color("right"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(ring)
            paint_verdict(
                painter,
                ring.adjusted(scaled(7), scaled(7), -scaled(7), -scaled(7)),
                theme.color("window"),
                right=True,
                thick=3,
            )
            return
        painter.setBrush(theme.color("window"))
        painter.setPen(QPen(theme.color("text" if self.here else "muted"), scaled(3 if self.here else 1.5)))
        painter.drawEllipse(ring)
        if self.here:
            painter.setBrush(theme.color("text"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(middle, scaled(6.0), scaled(6.0))
        else:
            paint_words(painter, ring, number(self.place), face(sized(13), bold=True), "muted", CENTRE)

    @staticmethod
    def _paint_bar(painter: QPainter, left: QPointF, filled: tuple[float, str] | None, ink: str) -> None:
        """Paint the bar of a unit and its figure; None: too few answers, or no lesson yet.

        The figure takes the room that the longest needs, in larger type from the bar.
        """
        room = max(float(scaled(_FIGURE)), width_of(right_words(1.0), sized(_FIGURE_PX), bold=True) + scaled(8))
        wide, high = scaled(float(_BAR[0])) + scaled(_FIGURE) - room, scaled(float(_BAR[1]))
        bar = QRectF(left.x(), left.y() - high / 2, wide, high)
        if filled is None:
            paint_box(painter, bar.adjusted(0.5, 0.5, -0.5, -0.5), high / 2, edge="line")
            return
        share, words = filled
        paint_box(painter, bar, high / 2, "raised")
        paint_box(painter, QRectF(bar.x(), bar.y(), max(high, share * wide), high), high / 2, ink)
        figure = QRectF(bar.right(), bar.center().y() - sized(12), room, sized(24))
        paint_fitting(painter, figure, words, (_FIGURE_PX, 13, 12, 11), "text", RIGHT, bold=True)


class ItemRow(_Row):
    """A lesson, the practice or the checkpoint of the open unit."""

    def __init__(self, item: Item, parent: QWidget | None = None, *, last: bool = False) -> None:
        super().__init__(_ITEM[0], parent)
        self.item, self.last = item, last
        is_practice = item.kind is ItemKind.PRACTICE
        done = "" if not item.done else self.tr("done") if is_practice else self.tr("passed")
        self.setText(item.words)
        self.setAccessibleName(in_a_row(dict.fromkeys(filter(None, (item.words, item.about, done)))))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, item = look().theme, self.item
        trail = QRectF(scaled(_LEFT) / 2 - scaled(8) - scaled(_LINE) / 2, 0, scaled(_LINE), self.height())
        if not self.last:
            painter.fillRect(trail, theme.color("line"))
        box = QRectF(self.rect()).adjusted(scaled(_LEFT), 1, -scaled(12), -1)
        if item.next or self.pointed_at or self.focus_seen:
            paint_box(painter, box, scaled(6), "raised" if item.next or self.pointed_at else None)
        if self.focus_seen:
            paint_box(painter, box.adjusted(1, 1, -1, -1), scaled(6), edge="focus", width=scaled(2))
        sign = QRectF(box.x() + scaled(10), box.center().y() - scaled(9), scaled(18), scaled(18))
        self._paint_sign(painter, sign)
        wide = min(0.45 * box.width(), scaled(200.0))
        words = box.adjusted(scaled(40), 0, -wide - scaled(8), 0)
        paint_fitting(painter, words, item.words, (14, 13, 12, 11), bold=item.next)
        about = QRectF(box.right() - wide - scaled(10), box.y(), wide, box.height())
        paint_fitting(painter, about, item.about, (13, 12, 11), "text" if item.next else "muted", RIGHT)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint a tick where it is passed; practice has a dot, filled once it was gone through."""
        theme, item = look().theme, self.item
        ink = theme.color("text" if item.next else "muted")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, scaled(2)))
        if item.kind is ItemKind.PRACTICE:
            if item.done:
                painter.setBrush(ink)
            painter.drawEllipse(box.center(), scaled(4), scaled(4))
        elif item.done:
            inside = box.adjusted(scaled(3), scaled(3), -scaled(3), -scaled(3))
            paint_verdict(painter, inside, theme.color("right"), right=True)
        elif item.kind is ItemKind.CHECKPOINT:
            inside = box.adjusted(scaled(2), scaled(2), -scaled(2), -scaled(2))
            paint_box(painter, inside, scaled(3), edge="muted", width=scaled(1.5))
        else:
            painter.drawEllipse(box.adjusted(scaled(2), scaled(2), -scaled(2), -scaled(2)))


CENTRE_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class OpenUnit(Arranged, Drawn, QWidget):
    """The open unit with its lines, in a ring; under its disc it says whether the player is here."""

    def __init__(self, row: UnitRow, items: Sequence[ItemRow], parent: QWidget) -> None:
        super().__init__(parent)
        self._trail, self._row = not row.last, row
        self.here = PlainLabel(self, here_words(), tone="here", wraps=True)
        self.here.setAlignment(CENTRE)
        self.here.setVisible(row.here)
        in_column(row, *items, of=self, margins=(0, 0, 0, _BELOW), spacing=0)
        self.here.raise_()

    def arrange(self) -> None:
        """Put the words under the disc."""
        wide, row = scaled(_HERE), self._row.sizeHint().height()
        top = round(row / 2) + scaled(_DISC) + scaled(3)
        self.here.setGeometry(scaled(_LEFT) // 2 - scaled(8) - wide // 2, top, wide, self.here.heightForWidth(wide))

    def event(self, event: QEvent) -> bool:
        """Put them there again in type of another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return done

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect()).adjusted(scaled(_LEFT) - scaled(16), scaled(1), -scaled(1), -scaled(2))
        paint_box(painter, box, scaled(10), "panel", "text", scaled(1.5))
        if self._trail:
            trail = QRectF(
                scaled(_LEFT) / 2 - scaled(8) - scaled(_LINE) / 2, self.height() - scaled(8), scaled(_LINE), scaled(8)
            )
            painter.fillRect(trail, look().theme.color("line"))


class Trail(Arranged, QScrollArea):
    """All units of a course. `opened(int)`: a unit opens; `wanted(int, Item)`: an item of a unit was chosen."""

    opened = Signal(int)
    wanted = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: list[UnitRow] = []
        self.items: list[ItemRow] = []

    def show_course(self, standing: CourseStanding, opened: int, *, learned: bool = True) -> None:
        """Show the units; the one at this place is open. `learned`: the player is in one of them."""
        inner = QWidget(self)
        inner.setObjectName("inner")
        self.rows, self.items = [], []
        parts: list[QWidget] = []
        here = standing.here if learned else None
        for at, unit in enumerate(standing.units):
            row = UnitRow(inner)
            last = at + 1 == len(standing.units)
            after = "" if not at else "right" if standing.units[at - 1].passed else "line"
            row.show_unit(unit, at + 1, last=last, here=unit is here, opened=at == opened, after=after)
            row.ruled = not last and opened not in (at, at + 1)
            row.clicked.connect(lambda _checked=False, at=at: self.opened.emit(at))
            self.rows.append(row)
            if at != opened:
                parts.append(row)
                continue
            for item in items_of(unit):
                line = ItemRow(item, inner, last=last)
                line.clicked.connect(lambda _checked=False, at=at, item=item: self.wanted.emit(at, item))
                self.items.append(line)
            parts.append(OpenUnit(row, self.items, inner))
        in_column(*parts, STRETCH, of=inner, margins=NO_MARGINS, spacing=0)
        self.setWidget(inner)
        self.arrange()

    def arrange(self) -> None:
        """Let the units, then the lines of the open one, give way so far that all units are seen, if that is enough."""
        most, least = _UNIT
        high = each = 0
        for high in _ITEM:
            room = self.viewport().height() - sized(high) * len(self.items) - scaled(_BELOW)
            each = int(room / sized(1000) * 1000) // max(1, len(self.rows))
            if each >= least:
                break
        for row in self.rows:
            row.set_high(min(most, max(least, each)))
        for line in self.items:
            line.set_high(high)


def here_words() -> str:
    """The words under the disc of the unit where the player is."""
    return QCoreApplication.translate("UnitRow", "You are here")
