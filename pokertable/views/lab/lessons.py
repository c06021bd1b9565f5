"""The list of lessons: one tile each, with what was reached."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from pokertable.training.lab.course import LESSONS
from pokertable.training.lab.lesson import Lesson
from pokertable.training.lab.progress import LessonProgress
from pokertable.views.kit.look import look
from pokertable.views.kit.widgets import face, set_lines

_TILE_WIDTH: Final = 300
_TITLE_LINE: Final = 20
"""Height in px of the title's one line."""


def lesson_text(text: str) -> str:
    """A text of a lesson in the window's language."""
    return QCoreApplication.translate(LESSONS, text)


class LessonTile(QAbstractButton):
    """A lesson's number and title; a tick when it is done."""

    def __init__(self, number: int, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self.lesson = lesson
        self._done = False
        self._note = ""
        self.setText(lesson_text(lesson.title))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: bool, note: str) -> None:
        """Whether it was gone through, and how well."""
        self._done, self._note = done, note
        self.setAccessibleName(self.tr("Lesson {number}: {title}").format(number=self._number, title=self.text()))
        self.setAccessibleDescription(note)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the lesson, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Two lines of text."""
        return QSize(_TILE_WIDTH, 62)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.underMouse() or self.isDown()
        painter.setPen(QPen(theme.color("turn" if self.hasFocus() else "line"), 2 if self.hasFocus() else 1))
        painter.setBrush(theme.color("raised" if lit else "panel"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(theme.color("muted"))
        painter.setFont(face(17, bold=True))
        painter.drawText(QRectF(box.x(), box.y(), 46, box.height()), Qt.AlignmentFlag.AlignCenter, str(self._number))
        right = 34.0 if self._done else 10.0
        words = QRectF(box.x() + 46, box.y(), box.width() - 46 - right, box.height())
        px, (title,) = set_lines(self.text(), words.width(), _TITLE_LINE, (14, 13, 12))
        painter.setPen(theme.color("text"))
        painter.setFont(face(px, bold=True))
        painter.drawText(words.adjusted(0, 9, 0, 0), Qt.AlignmentFlag.AlignTop, title)
        painter.setPen(theme.color("muted"))
        painter.setFont(face(12))
        painter.drawText(words.adjusted(0, 0, 0, -9), Qt.AlignmentFlag.AlignBottom, self._note)
        if self._done:
            x, y = box.right() - 28, box.center().y()
            painter.setPen(QPen(theme.color("right"), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QRectF(x, y, 5, 5).topLeft(), QRectF(x, y, 5, 5).bottomRight())
            painter.drawLine(QRectF(x + 5, y - 7, 9, 12).bottomLeft(), QRectF(x + 5, y - 7, 9, 12).topRight())
        painter.end()


class LessonList(QScrollArea):
    """All lessons as tiles. `chosen(key)`: one is to be opened."""

    chosen = Signal(str)

    def __init__(self, lessons: Iterable[Lesson], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget(self)
        inner.setObjectName("inner")
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        self._columns = 0
        column = QVBoxLayout(inner)
        column.setContentsMargins(2, 2, 2, 2)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.tiles = [LessonTile(number, lesson, inner) for number, lesson in enumerate(lessons, 1)]
        for tile in self.tiles:
            tile.clicked.connect(lambda _checked=False, key=tile.lesson.key: self.chosen.emit(key))
        self.setWidget(inner)
        self._arrange()

    def show_progress(self, progress: LessonProgress) -> None:
        """Tick what is done."""
        for tile in self.tiles:
            lesson = tile.lesson
            steps = len(lesson.steps)
            if lesson.key in progress.done:
                note = self.tr("{right} of {steps} right").format(right=progress.right.get(lesson.key, 0), steps=steps)
            elif progress.next_step.get(lesson.key, 0):
                note = self.tr("at step {step} of {steps}").format(step=progress.next_step[lesson.key] + 1, steps=steps)
            else:
                note = self.tr("1 step") if steps == 1 else self.tr("{steps} steps").format(steps=steps)
            tile.show_progress(lesson.key in progress.done, note)

    def focus_next(self, progress: LessonProgress) -> None:
        """Put the focus on the first lesson that is not done."""
        todo = [tile for tile in self.tiles if tile.lesson.key not in progress.done]
        if self.tiles:
            (todo or self.tiles)[0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as fit."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = max(1, self.width() // _TILE_WIDTH)
        if columns == self._columns:
            return
        self._columns = columns
        for index, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, index // columns, index % columns)
