"""The list of lessons: one tile each, with the progress."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QScrollArea, QSizePolicy, QWidget

from pokertable.training.lab.course import LessonProgress
from pokertable.training.lab.lesson import Lesson
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import face, fitted, follow_scale, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.lab.texts import lesson_text
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_column

_TILE_WIDTH: Final = 300
_TILE_HEIGHTS: Final = (108, 140)
_MOST_COLUMNS: Final = 4
_MOST_WIDTH: Final = 1400
"""Width of all tiles together, in px: in a wide window they stay in the middle."""
_WORDS: Final = 48
"""Height of title and note above the cards, in px before they are sized."""
_CARDS_FROM: Final = 84
"""Height in px from which a tile shows the cards of its lesson."""
_LEFT: Final = 46
"""Room for the number, in px."""
_TITLE_LINE: Final = 20
"""Height of the title's line, in px."""
_GAP: Final = 8
_CARDS: Final = 9
"""Number of cards for which room is reserved, so that fewer are not larger."""
_BETWEEN, _PARTED = 0.08, 0.5
"""Gap between two cards, and between hand and board, in card widths."""


class LessonTile(Drawn, QAbstractButton):
    """A lesson's number and title; a tick when it is done. Where there is room, its first cards."""

    def __init__(self, number: int, lesson: Lesson, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._number = number
        self.lesson = lesson
        self._done = False
        self._note = ""
        self.setText(lesson_text(lesson.title))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: bool, note: str) -> None:
        """Show whether the lesson was completed, and how well."""
        self._done, self._note = done, note
        self.setAccessibleName(self.tr("Lesson {number}: {title}").format(number=self._number, title=self.text()))
        self.setAccessibleDescription(note)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the lesson by Enter, as by Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(_TILE_WIDTH), scaled(_TILE_HEIGHTS[0]))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        inset = 1 if self.focus_seen else 0.5  # half of the line: its outer edge is the tile's
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        lit = self.underMouse() or self.isDown()
        edge, width = ("focus", 2) if self.focus_seen else ("line", 1)
        paint_box(painter, box, scaled(8), "raised" if lit else "panel", edge, width)
        number = QRectF(box.x(), box.y(), scaled(_LEFT), box.height())
        paint_words(painter, number, str(self._number), face(sized(17), bold=True), "muted", CENTRE)
        right = scaled(34.0) if self._done else scaled(10.0)
        shows_cards = self.height() >= sized(_CARDS_FROM)
        words = QRectF(box.x() + scaled(_LEFT), box.y(), box.width() - scaled(_LEFT) - right, box.height())
        if shows_cards:
            high = sized(_WORDS)
            room = QRectF(
                words.x(), box.y() + high, box.width() - scaled(_LEFT) - scaled(12), box.height() - high - scaled(8)
            )
            spare = self._paint_cards(painter, room)
            words = QRectF(words.x(), box.y() + spare, words.width(), high)
        title, sizes = self.text(), (14, 13, 12)
        px = fitted(title, words.width(), sizes, bold=True, height=sized(_TITLE_LINE))
        words.adjust(0, scaled(6), 0, -scaled(6))
        paint_elided(painter, words, title, face(px, bold=True), "text", Qt.AlignmentFlag.AlignTop)
        paint_elided(painter, words, self._note, face(sized(12)), "muted", Qt.AlignmentFlag.AlignBottom)
        if self._done:
            x, y = box.right() - scaled(28), words.center().y()
            painter.setPen(QPen(theme.color("right"), scaled(2.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(
                QRectF(x, y, scaled(5), scaled(5)).topLeft(), QRectF(x, y, scaled(5), scaled(5)).bottomRight()
            )
            painter.drawLine(
                QRectF(x + scaled(5), y - scaled(7), scaled(9), scaled(12)).bottomLeft(),
                QRectF(x + scaled(5), y - scaled(7), scaled(9), scaled(12)).topRight(),
            )

    def _paint_cards(self, painter: QPainter, room: QRectF) -> float:
        """Paint the cards of the first step side by side; returns the lower end of the centred row."""
        groups = self.lesson.steps[0].groups
        count = sum(map(len, groups))
        steps = max(_CARDS, count) * (1 + _BETWEEN) + _PARTED * max(1, len(groups) - 1)
        width = min(room.width() / steps, room.height() / CARD_RATIO)
        spare = (room.height() - CARD_RATIO * width) / 2
        x = room.x()
        for cards in groups:
            for card in cards:
                self._pictures.paint(painter, QPointF(x, room.y() + spare), card, width)
                x += width * (1 + _BETWEEN)
            x += width * _PARTED
        return spare


class LessonList(Arranged, QScrollArea):
    """All lessons as tiles. `chosen(key)`: requests a lesson."""

    chosen = Signal(str)

    def __init__(self, lessons: Iterable[Lesson], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget(self)
        inner.setObjectName("inner")
        self._grid = QGridLayout()
        follow_scale(self._grid.setSpacing, _GAP)
        self._columns = 0
        self._column = in_column(self._grid, STRETCH, of=inner)
        pictures = CardPictures(tags=False)
        self.tiles = [LessonTile(number, lesson, pictures, inner) for number, lesson in enumerate(lessons, 1)]
        for tile in self.tiles:
            tile.clicked.connect(lambda _checked=False, key=tile.lesson.key: self.chosen.emit(key))
        self.setWidget(inner)
        self.arrange()

    def show_progress(self, progress: LessonProgress) -> None:
        """Tick the completed lessons."""
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
        """Focus the first lesson that is not done."""
        todo = [tile for tile in self.tiles if tile.lesson.key not in progress.done]
        if self.tiles:
            (todo or self.tiles)[0].setFocus()

    def arrange(self) -> None:
        """Use as many columns as fit, as high as there is room."""
        side = max(0, (self.width() - scaled(_MOST_WIDTH)) // 2)
        self._column.setContentsMargins(side, scaled(2), side, scaled(2))
        columns = min(_MOST_COLUMNS, max(1, self.width() // scaled(_TILE_WIDTH)))
        least, most = map(scaled, _TILE_HEIGHTS)
        rows = max(1, -(-len(self.tiles) // columns))
        height = min(most, max(least, (self.height() - scaled(4) + scaled(_GAP)) // rows - scaled(_GAP)))
        for tile in self.tiles:
            tile.setFixedHeight(height)
        if columns == self._columns:
            return
        self._columns = columns
        for index, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, index // columns, index % columns)
