"""Pots to share out: a row per pot, columns by share, a cell for every possible claimant. All by mouse or keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from pokertable.model.ranking.share import PotShare
from pokertable.training.quiz.parts import PotsPart, Value
from pokertable.training.quiz.question import AnyReply
from pokertable.training.quiz.sharing import Claim, Sharing
from pokertable.views.kit.fonts import face, fitted, follow_scale, follow_text, scaled, sized
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_words
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.translate import headed, number
from pokertable.views.quiz.board.felt import short_name
from pokertable.views.quiz.board.field import AnswerField
from pokertable.views.widgets.labels import set_tone, toned
from pokertable.views.widgets.layouts import Arranged, clear_layout

_CELL = 34


class ShareCell(Drawn, QWidget):
    """One player's part of one share.

    Space or a click marks a winner; digits type chips; + and −, the wheel or a right click move one.
    """

    toggled = Signal()
    typed = Signal(int)
    moved = Signal(int, int)

    def __init__(self, name: str, low: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = low
        self._name = name
        self._amount: int | None = None
        self._truth: int | None = None
        self._judged = False
        self._typing = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        follow_text(self.setFixedHeight, _CELL)
        follow_scale(self.setMinimumWidth, 36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    def show_amount(self, amount: int | None) -> None:
        """Show the given amount; None: no winner."""
        self._amount = amount
        self._describe()

    def show_truth(self, truth: int | None) -> None:
        """Show the right amount; the cell is closed."""
        self._truth, self._judged = truth, True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._describe()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(64), sized(_CELL))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton and not self._judged:
            self._typing = ""
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.toggled.emit()
        elif event.button() == Qt.MouseButton.RightButton and not self._judged:
            self.typed.emit((self._amount or 0) + 1)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        turn = event.angleDelta().y()
        if turn and not self._judged:
            self.typed.emit(max(0, (self._amount or 0) + (1 if turn > 0 else -1)))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark, type or go to a neighbour."""
        if self._judged:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        text = event.text()
        if key in ARROWS:
            self._typing = ""
            self.moved.emit(*ARROWS[key])
        elif key == Qt.Key.Key_Space:
            self._typing = ""
            self.toggled.emit()
        elif text.isascii() and text.isdigit() and len(self._typing) < 9:
            self._typing += text
            self.typed.emit(int(self._typing))
        elif text in ("+", "-"):
            self.typed.emit(max(0, (self._amount or 0) + (1 if text == "+" else -1)))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:  # noqa: D102
        self._typing = ""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.update()

    def _describe(self) -> None:
        said = self.tr("nothing") if self._amount is None else number(self._amount)
        self.setAccessibleName(headed(self._name, said))
        announce_focused(self, self.accessibleName())
        if self._judged and (self._truth or 0) != (self._amount or 0):
            self.setAccessibleDescription(self.tr("Right: {number}").format(number=number(self._truth or 0)))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        box = QRectF(self.rect()).adjusted(scaled(2), scaled(2), -scaled(2), -scaled(2))
        paint_box(painter, box, scaled(6), "raised", "line")
        if (self._truth if self._judged else self._amount) is not None:
            pen = QPen(theme.color("low_on_paper" if self._low else "high_on_paper"), scaled(2))
            if self._low:
                pen.setStyle(Qt.PenStyle.DashLine)
            paint_box(painter, box.adjusted(1, 1, -1, -1), scaled(6), edge=pen)
        if self.focus_seen:
            paint_box(painter, box.adjusted(-1, -1, 1, 1), scaled(7), edge="focus", width=scaled(2))
        self._paint_number(painter, box)

    def _paint_number(self, painter: QPainter, box: QRectF) -> None:
        given, truth = self._amount or 0, self._truth or 0
        if self._judged and given != truth:
            stacked = box.width() < sized(64)
            wide, high = (box.width(), box.height() / 2) if stacked else (box.width() / 2, box.height())
            first = QRectF(box.x(), box.y(), wide, high)
            second = first.translated(0, high) if stacked else first.translated(wide, 0)
            px = fitted(number(given), wide - scaled(4), (11,) if stacked else (12, 11), height=high)
            paint_words(painter, first, number(given), face(px), "wrong", CENTRE)
            if given:
                middle = first.center()
                painter.drawLine(QLineF(middle.x() - scaled(11), middle.y(), middle.x() + scaled(11), middle.y()))
            sizes = (11,) if stacked else (14, 12, 11)
            px = fitted(number(truth), wide - scaled(4), sizes, bold=True, height=high)
            paint_words(painter, second, number(truth), face(px, bold=True), "right", CENTRE)
            return
        if self._amount is None and not self._judged:
            paint_words(painter, box, "–", face(sized(14)), "muted", CENTRE)
            return
        px = fitted(number(given), box.width() - scaled(4), (14, 12, 11), bold=True)
        color = "right" if self._judged and truth else "muted" if self._judged else "text"
        words = number(given) if given or not self._judged else "–"
        paint_words(painter, box, words, face(px, bold=True), color, CENTRE)


class ShareGrid(AnswerField, Arranged, QFrame):
    """Every pot with its claims. `changed()`: chips were moved."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.sharing = Sharing.of((), ())
        """The pots as shared out so far."""
        self._history: list[Sharing] = []
        self.cells: dict[Claim, ShareCell] = {}
        """The cells by pot, share and seat."""
        self._columns: list[tuple[str, int]] = []
        self._left: list[QLabel] = []
        self._grid = QGridLayout(self)
        follow_scale(self._grid.setContentsMargins, 16, 8, 16, 8)
        follow_scale(self._grid.setHorizontalSpacing, 4)
        follow_scale(self._grid.setVerticalSpacing, 2)
        self._judged = False

    # Input

    def ask(self, part: PotsPart) -> None:
        """Show a cell for every seat in every pot, so that wrong claims are possible."""
        self._clear()
        self.sharing, self._history, self._judged = Sharing.of(part.amounts, part.shares), [], False
        seats = sorted({seat for claim in part.seats for seat in claim})
        self._columns = [(share.name, seat) for share in part.shares for seat in seats]
        self._add_heads(part.shares, seats)
        for pot in range(len(part.amounts)):
            self._add_pot(pot)
        self._grid.setColumnMinimumWidth(1, self._widest_left())
        self._draw()

    @property
    def value(self) -> Value | None:
        """The pots, once each is shared out to the last chip."""
        return Value(pots=self.sharing.pots()) if self.sharing.complete else None

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the right amounts beside the given ones; the cells are closed. Right cells show the reference answer."""
        self._judged = True
        truth = reply.question.answer.values[0].pots
        given = truth if reply.right else () if reply.answer is None else reply.answer.values[0].pots
        for (pot, share, seat), cell in self.cells.items():
            if given:
                cell.show_amount(dict(given[pot][share]).get(seat))
            cell.show_truth(dict(truth[pot][share]).get(seat))
        for label in self._left:
            label.setText("")

    @property
    def can_undo(self) -> bool:
        """Whether chips were moved."""
        return bool(self._history) and not self._judged

    def undo(self) -> None:
        """Undo the last change."""
        if self.can_undo:
            self.sharing = self._history.pop()
            self._draw()
            self.changed.emit()

    def take_focus(self) -> None:
        """Focus the first cell."""
        cell = next(iter(self.cells.values()), None)
        if cell is not None:
            cell.setFocus()

    # Internals

    def _clear(self) -> None:
        clear_layout(self._grid)
        self.cells, self._left = {}, []
        for column in range(self._grid.columnCount()):
            self._grid.setColumnMinimumWidth(column, 0)
            self._grid.setColumnStretch(column, 0)

    def _add_heads(self, shares: Sequence[PotShare], seats: Sequence[int]) -> None:
        for place, share in enumerate(shares):
            first = self._column(place, 0, len(seats))
            if len(shares) > 1:
                title = toned(QLabel(self._title(share), self), "section")
                self._grid.addWidget(title, 0, first, 1, len(seats))
            for index, seat in enumerate(seats):
                head = toned(QLabel(short_name(seat), self), "muted")
                head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                self._grid.addWidget(head, 1, self._column(place, index, len(seats)))
                self._grid.setColumnStretch(self._column(place, index, len(seats)), 1)
            self._grid.setColumnMinimumWidth(first - 1, scaled(12))

    def _title(self, share: PotShare) -> str:
        return self.tr("Low") if share.is_low else self.tr("High")

    def _column(self, share: int, index: int, seats: int) -> int:
        return 3 + share * (seats + 1) + index

    def _add_pot(self, pot: int) -> None:
        words = self.tr("Pot {amount}") if len(self.sharing.amounts) == 1 else self.tr("Main pot {amount}")
        if pot:
            one = len(self.sharing.amounts) == 2
            words = self.tr("Side pot {amount}") if one else self.tr("Side pot {index}, {amount}")
        row, title = pot + 2, words.format(index=pot, amount=number(self.sharing.amounts[pot]))
        name = toned(QLabel(title, self), "strong")
        left = QLabel(self)
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(left, row, 1)
        self._left.append(left)
        seats = len(self._columns) // len(self.sharing.shares)
        for column, (of, seat) in enumerate(self._columns):
            place, share = (pot, of, seat), self.sharing.shares[column // seats]
            cell = ShareCell(f"{title}, {self._title(share)}, {short_name(seat)}", share.is_low, self)
            cell.toggled.connect(lambda p=place: self._change(self.sharing.toggled(p)))
            cell.typed.connect(lambda n, p=place: self._change(self.sharing.put(p, n)))
            cell.moved.connect(lambda dx, dy, p=pot, c=column: self._move(p + dy, c + dx))
            self.cells[place] = cell
            self._grid.addWidget(cell, row, self._column(column // seats, column % seats, seats))

    def arrange(self) -> None:
        """Measure again, because the text size may have changed."""
        if self._left:
            self._grid.setColumnMinimumWidth(1, self._widest_left())

    def _widest_left(self) -> int:
        """Room for the rest of a pot at its widest, in px: nothing moves when chips or the verdict come."""
        most = number(max(self.sharing.amounts, default=0))
        words = [
            self.tr("{chips} left to assign"),
            self.tr("{chips} too many"),
            self.tr("nothing assigned yet"),
            self.tr("all assigned"),
        ]
        self._left[0].ensurePolished()  # in the type of the style sheet
        return max([self._left[0].fontMetrics().horizontalAdvance(each.format(chips=most)) for each in words]) + scaled(
            4
        )

    def _change(self, sharing: Sharing) -> None:
        self._history.append(self.sharing)
        self.sharing = sharing
        self._draw()
        self.changed.emit()

    def _move(self, pot: int, column: int) -> None:
        pots = len(self.sharing.amounts)
        share, seat = self._columns[column % len(self._columns)]
        self.cells[pot % pots, share, seat].setFocus()

    def _draw(self) -> None:
        for place, cell in self.cells.items():
            cell.show_amount(self.sharing.given.get(place))
        for pot, label in enumerate(self._left):
            left = self.sharing.left(pot)
            words = self.tr("{chips} left to assign") if left >= 0 else self.tr("{chips} too many")
            untouched = left == self.sharing.amounts[pot]
            said = self.tr("nothing assigned yet") if untouched else self.tr("all assigned")
            label.setText(words.format(chips=number(abs(left))) if left and not untouched else said)
            tone = "right" if not left else "wrong" if left < 0 else "muted"
            set_tone(label, tone)
