"""What one player gets of one half of a pot: typed, marked or moved chip by chip, and afterwards what is right."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import face, fitting, follow_text, sized
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_words
from pokertable.views.kit.translate import number

_CELL = 34


class ShareCell(Drawn, QWidget):
    """What one player gets of one half.

    Space or a click marks a winner; figures type chips; + and −, the wheel or a right click move one.
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
        self.setMinimumWidth(36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    def show_amount(self, amount: int | None) -> None:
        """What is given; None: no winner."""
        self._amount = amount
        self._describe()

    def show_truth(self, truth: int | None) -> None:
        """What is right; the cell is closed."""
        self._truth, self._judged = truth, True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._describe()

    def sizeHint(self) -> QSize:
        """A small number."""
        return QSize(64, sized(_CELL))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark or unmark."""
        if event.button() == Qt.MouseButton.LeftButton and not self._judged:
            self._typing = ""
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.toggled.emit()

        elif event.button() == Qt.MouseButton.RightButton and not self._judged:
            self.typed.emit((self._amount or 0) + 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A chip more or less."""
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

    def focusInEvent(self, event: object) -> None:
        """A new number begins."""
        self._typing = ""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.update()

    def _describe(self) -> None:
        said = self.tr("nothing") if self._amount is None else number(self._amount)
        self.setAccessibleName(f"{self._name}: {said}")
        if self._judged and (self._truth or 0) != (self._amount or 0):
            self.setAccessibleDescription(self.tr("Right: {number}").format(number=number(self._truth or 0)))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint_box(painter, box, 6, "raised", "line")
        if (self._truth if self._judged else self._amount) is not None:
            pen = QPen(theme.color("low_on_paper" if self._low else "high_on_paper"), 2)
            if self._low:
                pen.setStyle(Qt.PenStyle.DashLine)
            paint_box(painter, box.adjusted(1, 1, -1, -1), 6, edge=pen)
        if self.hasFocus():
            paint_box(painter, box.adjusted(-1, -1, 1, 1), 7, edge="turn", width=2)
        self._paint_number(painter, box)

    def _paint_number(self, painter: QPainter, box: QRectF) -> None:
        given, truth = self._amount or 0, self._truth or 0
        if self._judged and given != truth:
            stacked = box.width() < sized(64)
            wide, high = (box.width(), box.height() / 2) if stacked else (box.width() / 2, box.height())
            first = QRectF(box.x(), box.y(), wide, high)
            second = first.translated(0, high) if stacked else first.translated(wide, 0)
            px = fitting(number(given), wide - 4, (11 if stacked else 12,), height=high) or 11
            paint_words(painter, first, number(given), face(px), "wrong", CENTRE)
            if given:
                middle = first.center()
                painter.drawLine(QLineF(middle.x() - 11, middle.y(), middle.x() + 11, middle.y()))
            px = fitting(number(truth), wide - 4, (11,) if stacked else (14, 12, 11), bold=True, height=high) or 11
            paint_words(painter, second, number(truth), face(px, bold=True), "right", CENTRE)
            return
        if self._amount is None and not self._judged:
            paint_words(painter, box, "–", face(sized(14)), "muted", CENTRE)
            return
        px = fitting(number(given), box.width() - 4, (14, 12, 11), bold=True) or 11
        color = "right" if self._judged and truth else "muted" if self._judged else "text"
        words = number(given) if given or not self._judged else "–"
        paint_words(painter, box, words, face(px, bold=True), color, CENTRE)
