"""Hold'em's 169 starts in a grid, in the colours of raise and fold: the better one is, the stronger."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.training.starts.first_in import SHORT, Does, Step, does_at, starts_at, steps_at
from pokertable.training.starts.grid import SIZE, name_at
from pokertable.training.starts.words import top_words
from pokertable.views.kit.fonts import face, fitting, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_fitting
from pokertable.views.kit.theme import Theme, mixed
from pokertable.views.kit.translate import in_a_row, shown, tr

_SHARE: Final = {Step.STRONG: 1.0, Step.GOOD: 0.86, Step.THIN: 0.72, Step.NEAR: 0.1, Step.FAR: 0.0}
"""The part of ink in the ground of a cell."""
INK: Final = {Does.RAISE: "window", Does.FOLD: "muted"}
_OF: Final = {does: [step for step in Step if step.does is does] for does in Does}
_SWATCH: Final = 26, 16
_FOOT: Final = 34
_STEPS: Final = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}


def ground(step: Step, theme: Theme) -> QColor:
    """The colour of a cell: the better the start, the more it stands out."""
    return mixed(theme.color("window"), theme.color("text"), _SHARE[step])


def word_of(does: Does, stack: int) -> str:
    """The action of the first in with a stack in big blinds."""
    if does is Does.FOLD:
        return tr("fold")
    return tr("all-in") if stack <= SHORT else tr("raise")


class StartGrid(Drawn, QWidget):
    """`chosen(start)`: a cell was selected, by a click or by the arrows."""

    ringed = True
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.behind, self.stack, self.cell = 1, 100, (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Hold'em starting hands: suited above the diagonal, offsuit below"))

    def show_seat(self, behind: int, stack: int) -> None:
        """Show what is done from this seat with this stack, in big blinds."""
        self.behind, self.stack = behind, stack
        self._tell()

    def choose(self, row: int, column: int) -> None:
        """Select a cell."""
        self.cell = row % SIZE, column % SIZE
        self._tell()
        self.chosen.emit(starts_at(self.behind)[self.cell[0]][self.cell[1]])

    def _tell(self) -> None:
        row, column = self.cell
        start = starts_at(self.behind)[row][column]
        does = does_at(self.behind, self.stack)[row][column]
        self.setAccessibleDescription(
            in_a_row([name_at(row, column), shown(top_words(start)), word_of(does, self.stack)])
        )
        self.update()

    def _box(self, row: int, column: int) -> QRectF:
        wide, high = (self.width() - scaled(24)) / SIZE, (self.height() - scaled(16) - sized(_FOOT)) / SIZE
        return QRectF(scaled(12) + column * wide, scaled(8) + row * high, wide, high).adjusted(
            scaled(2), scaled(2), -scaled(2), -scaled(2)
        )

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(8), "panel", "line")
        theme, steps = look().theme, steps_at(self.behind, self.stack)
        for row in range(SIZE):
            for column in range(SIZE):
                box, step = self._box(row, column), steps[row][column]
                if (row, column) == self.cell:
                    ring = box.adjusted(-scaled(1), -scaled(1), scaled(1), scaled(1))
                    paint_box(painter, ring, scaled(6), None, "turn", scaled(2.4))
                    box = box.adjusted(scaled(2.5), scaled(2.5), -scaled(2.5), -scaled(2.5))
                paint_box(painter, box, scaled(4), ground(step, theme))
                px, bold = min(sized(13), int(0.5 * box.height())), step.does is Does.RAISE
                paint_elided(painter, box, name_at(row, column), face(px, bold=bold), INK[step.does], CENTRE)
        self._paint_legend(painter)

    def _paint_legend(self, painter: QPainter) -> None:
        """Paint the colours of each action, the strongest last, and its word."""
        theme, (wide, high) = look().theme, map(scaled, _SWATCH)
        x, row = float(scaled(16)), QRectF(0, self.height() - sized(_FOOT), self.width() - scaled(16), sized(_FOOT))
        for does, steps in _OF.items():
            for step in steps:
                box = QRectF(x, row.center().y() - high / 2, wide, high)
                paint_box(painter, box, scaled(4), ground(step, theme), "line")
                x = box.right() + scaled(3)
            words = QRectF(x + scaled(5), row.y(), row.right() - x, row.height())
            x = words.x() + paint_elided(painter, words, word_of(does, self.stack), face(sized(13))) + scaled(22)
        about, room = (
            tr("The more a square stands out, the better the hand"),
            QRectF(x, row.y(), row.right() - x, row.height()),
        )
        if fitting(about, room.width(), (13, 12)):
            paint_fitting(painter, room, about, (13, 12), "muted", RIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        for row in range(SIZE):
            for column in range(SIZE):
                if self._box(row, column).contains(event.position()):
                    self.choose(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by the arrows."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.choose(self.cell[0] + _STEPS[key][0], self.cell[1] + _STEPS[key][1])
        else:
            super().keyPressEvent(event)
