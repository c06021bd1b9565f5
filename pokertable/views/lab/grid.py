"""The grid of all allowed hands: rows are pairs from the hand, columns triples from the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.training.lab.grid import Cell, CombinationGrid
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_words
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.translate import headed, in_a_row, shown
from pokertable.views.lab.cells import CellPictures

_MINIS: Final = ((31.0, 900), (23.0, 0))
"""Width in px of the cards at the edges, and the grid's width from which they have it."""
_SPACE: Final = 4
"""Px between two cells; with many rows half of it, so that a cell holds two lines."""
_MANY: Final = 6
_MOST_ROW: Final = 84


class GridView(Drawn, QWidget):
    """Shows a `CombinationGrid`. `shown_cell(cell)`: under the pointer or the keyboard cursor, None when left."""

    shown_cell = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures()
        self._grid = CombinationGrid()
        self._at: tuple[int, int] | None = None
        self._by_key = False
        self._blank = False
        self._note = ""
        self._looks = CellPictures()
        look().changed.connect(self._forget)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_scale(self.setMinimumSize, 480, 200)
        self.setAccessibleName(self.tr("All legal hands"))

    def set_grid(self, grid: CombinationGrid, *, blank: bool = False, note: str = "") -> None:
        """Show a grid; `blank`: without the cells' hands; `note`: text shown where there is no grid."""
        self._grid, self._blank, self._note = grid, blank, note
        self._at = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if blank else Qt.FocusPolicy.StrongFocus)
        self.update()

    @property
    def cell(self) -> Cell | None:
        """The cell under the pointer or the cursor."""
        if self._at is None or not self._grid.cells:
            return None
        return self._grid.cells[self._at[0]][self._at[1]]

    def cell_rect(self, row: int, column: int) -> QRectF:
        """The rectangle of a cell: on whole pixels, so that all have one size and sharp edges."""
        head, top = self._heads()
        rows, columns = max(len(self._grid.pairs), 1), max(len(self._grid.triples), 1)
        wide = (self.width() - head) // columns
        high = min((self.height() - top) // rows, scaled(_MOST_ROW))
        left = self.width() - wide * columns
        space = scaled(_SPACE) if rows <= _MANY else scaled(_SPACE) // 2
        return QRectF(left + column * wide, top + row * high, wide - scaled(_SPACE), high - space)

    def _mini(self) -> float:
        """Width of the cards at the edges."""
        return next(scaled(mini) for mini, least in _MINIS if self.width() >= scaled(least))

    def _heads(self) -> tuple[int, int]:
        """Room in px at the left for the pairs, and at the top for the triples."""
        mini = self._mini()
        return round(2.03 * mini) + 20, round(CARD_RATIO * mini) + 6

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(880), scaled(330))

    # Pointer and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._by_key = False
        self._go(self._place_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor there: it stays when the pointer leaves."""
        self._go(self._place_at(event.position()))
        self._by_key = self._at is not None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """Return to the best hand, unless the keyboard cursor is here."""
        if not self._by_key:
            self._go(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by arrows, go to the best hand by Home."""
        step = ARROWS.get(event.key())
        if not self._grid.cells or (step is None and event.key() != Qt.Key.Key_Home):
            super().keyPressEvent(event)
            return
        self._by_key = True
        if step is None or self._at is None:
            self._go(self._grid.place_of_best())
            return
        row = max(0, min(self._at[0] + step[1], len(self._grid.pairs) - 1))
        column = max(0, min(self._at[1] + step[0], len(self._grid.triples) - 1))
        self._go((row, column))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, _OTHER):
            self._by_key = True
            self._go(self._at or self._grid.place_of_best())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Return to the best hand."""
        super().focusOutEvent(event)
        self._by_key = False
        self._go(None)

    def _go(self, place: tuple[int, int] | None) -> None:
        if place == self._at:
            return
        self._at = place
        cell = self.cell
        self.setAccessibleDescription("" if cell is None else cell_words(cell))
        announce_focused(self, self.accessibleDescription())
        self.shown_cell.emit(cell)
        self.update()

    def _place_at(self, point: QPointF) -> tuple[int, int] | None:
        if self._blank:
            return None
        for row, cells in enumerate(self._grid.cells):
            for column, _ in enumerate(cells):
                if self.cell_rect(row, column).adjusted(0, 0, scaled(_SPACE), scaled(_SPACE)).contains(point):
                    return row, column
        return None

    # Painting

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if not self._grid.cells:
            words = self._note or self.tr(
                "Put two cards in the hand and three on the board to see the hands they make."
            )
            box = QRectF(self.rect()).adjusted(scaled(24), scaled(24), -scaled(24), -scaled(24))
            paint_words(painter, box, words, face(sized(14)), "muted", CENTRE | Qt.TextFlag.TextWordWrap)
            return
        self._looks.set_size(self.cell_rect(0, 0).size().toSize(), self.devicePixelRatioF(), self._grid)
        self._paint_heads(painter)
        for row, cells in enumerate(self._grid.cells):
            for column, cell in enumerate(cells):
                picture = self._looks.empty() if self._blank else self._looks.picture(cell)
                painter.drawPixmap(self.cell_rect(row, column).topLeft(), picture)
        if self._at is not None:
            paint_box(
                painter,
                self.cell_rect(*self._at).adjusted(-scaled(2), -scaled(2), scaled(2), scaled(2)),
                scaled(6),
                edge="turn",
                width=scaled(2),
            )

    def changeEvent(self, event: QEvent) -> None:
        """Draw the texts again when the font changes."""
        super().changeEvent(event)
        self._forget()

    def _forget(self) -> None:
        self._looks = CellPictures()

    def _paint_heads(self, painter: QPainter) -> None:
        row_at, column_at = self._at if self._at is not None else (-1, -1)
        first = self.cell_rect(0, 0)
        most = self._mini()
        mini = min(most, (first.width() - scaled(2)) / 3.05)
        for column, triple in enumerate(self._grid.triples):
            box = self.cell_rect(0, column)
            head = QRectF(box.x(), 0, box.width(), first.top() - scaled(2))
            self._paint_minis(painter, head, triple, mini, column == column_at)
        mini = min(most, (first.height() + 1) / CARD_RATIO)
        for row, pair in enumerate(self._grid.pairs):
            box = self.cell_rect(row, 0)
            head = QRectF(0, box.y() - 1, first.left() - scaled(6), box.height() + scaled(2))
            self._paint_minis(painter, head, pair, mini, row == row_at)

    def _paint_minis(self, painter: QPainter, box: QRectF, cards: tuple[Card, ...], mini: float, lit: bool) -> None:
        if lit:
            paint_box(painter, box, scaled(5), "line")
        step = mini * 1.03
        x = box.center().x() - (step * (len(cards) - 1) + mini) / 2
        y = box.center().y() - mini * CARD_RATIO / 2
        for card in cards:
            self._pictures.paint(painter, QPointF(x, y), card, mini)
            x += step


_OTHER: Final = Qt.FocusReason.OtherFocusReason


def cell_words(cell: Cell) -> str:
    """A cell for a screen reader: its cards and its hands."""
    cards = f"{' '.join(map(str, cell.hole))} + {' '.join(map(str, cell.board))}"
    return headed(cards, in_a_row(shown(hand.words) for hand in cell.hands.values()))
