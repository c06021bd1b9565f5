"""Hold'em's 169 starts in a grid, in the colours of raise and fold."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.training.starts.first_in import SHORT, Does, does_at, starts_at
from pokertable.training.starts.grid import SIZE, name_at
from pokertable.training.starts.words import top_words
from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_elided
from pokertable.views.kit.translate import in_a_row, shown, tr

_GROUND: Final = {Does.RAISE: "text", Does.FOLD: "window"}
_INK: Final = {Does.RAISE: "window", Does.FOLD: "muted"}
_FOOT: Final = 34
_STEPS: Final = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}


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
        does = does_at(self.behind, self.stack)
        for row in range(SIZE):
            for column in range(SIZE):
                box, act = self._box(row, column), does[row][column]
                paint_box(painter, box, scaled(4), _GROUND[act])
                px = min(sized(13), int(0.5 * box.height()))
                bold = act is not Does.FOLD
                paint_elided(painter, box, name_at(row, column), face(px, bold=bold), _INK[act], CENTRE)
        paint_box(
            painter,
            self._box(*self.cell).adjusted(-scaled(2), -scaled(2), scaled(2), scaled(2)),
            scaled(5),
            None,
            "turn",
            scaled(3),
        )
        left, foot = 16.0, self.height() - sized(_FOOT)
        for each in Does:
            paint_box(painter, QRectF(left, foot + scaled(9), scaled(26), scaled(16)), scaled(4), _GROUND[each], "line")
            used = paint_elided(
                painter,
                QRectF(left + scaled(34), foot, scaled(160), scaled(34)),
                word_of(each, self.stack),
                face(sized(13)),
            )
            left += used + scaled(60)

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
