"""The grid of all hands that are allowed: rows are pairs from the hand, columns triples from the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import RANKS, Card
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase
from pokertable.training.combination_grid import Cell, CombinationGrid
from pokertable.views.card_item import CARD_MARGIN, CardPictures
from pokertable.views.card_state import PLAIN
from pokertable.views.layout import CARD_RATIO
from pokertable.views.theme import DARK, Deck, Theme
from pokertable.views.translate import shown
from pokertable.views.widgets import face, fitting

_ROW_HEAD: Final = 66.0
_COLUMN_HEAD: Final = 34.0
_SPACE: Final = 4.0
_MOST_ROW: Final = 84.0
_MINI: Final = 23.0
_SIZES: Final = (14, 12, 11)


class GridView(QWidget):
    """Shows a `CombinationGrid`. `shown_cell(cell)`: under the pointer or the keyboard's cursor, None when left."""

    shown_cell = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = DARK
        self._pictures = CardPictures(DARK, Deck.FOUR)
        self._grid = CombinationGrid((), (), ())
        self._at: tuple[int, int] | None = None
        self._by_key = False
        self._blank = False
        self._note = ""
        self._px = _SIZES[0]
        self._fits: dict[tuple[Phrase, int, int, bool], tuple[str, int | None]] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(480, 200)
        self.setAccessibleName(self.tr("All hands that are allowed"))

    def set_grid(self, grid: CombinationGrid, *, blank: bool = False, note: str = "") -> None:
        """Show a grid; `blank`: not yet what its cells make; `note`: what is said where there is no grid."""
        self._grid, self._blank, self._note = grid, blank, note
        self._at = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if blank else Qt.FocusPolicy.StrongFocus)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self._pictures = CardPictures(theme, self._pictures.deck)
        self.update()

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        self._pictures = CardPictures(self._theme, deck)
        self.update()

    @property
    def cell(self) -> Cell | None:
        """The cell under the pointer or the cursor."""
        if self._at is None or not self._grid.cells:
            return None
        return self._grid.cells[self._at[0]][self._at[1]]

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a cell lies."""
        rows, columns = len(self._grid.pairs), len(self._grid.triples)
        wide = (self.width() - _ROW_HEAD) / max(columns, 1)
        high = min((self.height() - _COLUMN_HEAD) / max(rows, 1), _MOST_ROW)
        return QRectF(_ROW_HEAD + column * wide, _COLUMN_HEAD + row * high, wide - _SPACE, high - _SPACE)

    def sizeHint(self) -> QSize:
        """Room for readable cells."""
        return QSize(880, 330)

    # Pointer and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the cell under the pointer."""
        self._by_key = False
        self._go(self._place_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor there: it stays when the pointer leaves."""
        self._go(self._place_at(event.position()))
        self._by_key = self._at is not None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """Back to the best hand, unless the keyboard's cursor is here."""
        if not self._by_key:
            self._go(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, Home goes to the best hand."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        step = steps.get(Qt.Key(event.key()))
        if not self._grid.cells or (step is None and event.key() != Qt.Key.Key_Home):
            super().keyPressEvent(event)
            return
        self._by_key = True
        if step is None or self._at is None:
            self._go(self._grid.place_of_best())
            return
        row = max(0, min(self._at[0] + step[0], len(self._grid.pairs) - 1))
        column = max(0, min(self._at[1] + step[1], len(self._grid.triples) - 1))
        self._go((row, column))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the best hand."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, _OTHER):
            self._by_key = True
            self._go(self._at or self._grid.place_of_best())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Back to the best hand."""
        super().focusOutEvent(event)
        self._by_key = False
        self._go(None)

    def _go(self, place: tuple[int, int] | None) -> None:
        if place == self._at:
            return
        self._at = place
        cell = self.cell
        self.setAccessibleDescription("" if cell is None else cell_words(cell))
        self.shown_cell.emit(cell)
        self.update()

    def _place_at(self, point: QPointF) -> tuple[int, int] | None:
        if self._blank:
            return None
        for row, cells in enumerate(self._grid.cells):
            for column, _ in enumerate(cells):
                if self.cell_rect(row, column).adjusted(0, 0, _SPACE, _SPACE).contains(point):
                    return row, column
        return None

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._grid.cells:
            painter.setPen(self._theme.color("muted"))
            painter.setFont(face(14))
            words = self._note or self.tr("Put two cards in the hand and three on the board to see what they make.")
            box = QRectF(self.rect()).adjusted(24, 24, -24, -24)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
            painter.end()
            return
        self._px = self._text_size()
        self._paint_heads(painter)
        for row, cells in enumerate(self._grid.cells):
            for column, cell in enumerate(cells):
                self._paint_cell(painter, self.cell_rect(row, column), cell)
        if self._at is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.color("turn"), 2))
            painter.drawRoundedRect(self.cell_rect(*self._at).adjusted(-2, -2, 2, 2), 6, 6)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Measure texts again when the font changes."""
        super().changeEvent(event)
        self._fits.clear()

    def _text_size(self) -> int:
        """One size for all cells: the largest at which nearly all words fit, 11 px at least."""
        box = self.cell_rect(0, 0)
        words = {shown(cell.words) for cell in self._grid.all_cells}
        line = box.height() / (2 if self._grid.has_lows else 1)
        for px in _SIZES:
            fit = sum(fitting(word, box.width() - 4, (px,)) is not None for word in words)
            if px * 1.4 <= line and fit >= 0.8 * len(words):
                return px
        return _SIZES[-1]

    def _paint_heads(self, painter: QPainter) -> None:
        row_at, column_at = self._at if self._at is not None else (-1, -1)
        wide = self.cell_rect(0, 0).width()
        high = self.cell_rect(0, 0).height()
        mini = min(_MINI, (wide - 2) / 3.05, (_COLUMN_HEAD - 4) / CARD_RATIO)
        for column, triple in enumerate(self._grid.triples):
            box = self.cell_rect(0, column)
            head = QRectF(box.x(), 0, box.width(), _COLUMN_HEAD - 2)
            self._paint_minis(painter, head, triple, mini, column == column_at)
        mini = min(_MINI, (high + 2) / CARD_RATIO)
        for row, pair in enumerate(self._grid.pairs):
            box = self.cell_rect(row, 0)
            head = QRectF(0, box.y() - 1, _ROW_HEAD - 6, box.height() + 2)
            self._paint_minis(painter, head, pair, mini, row == row_at)

    def _paint_minis(self, painter: QPainter, box: QRectF, cards: tuple[Card, ...], mini: float, lit: bool) -> None:
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("line"))
            painter.drawRoundedRect(box, 5, 5)
        step = mini * 1.03
        x = box.center().x() - (step * (len(cards) - 1) + mini) / 2
        y = box.center().y() - mini * CARD_RATIO / 2
        margin = CARD_MARGIN * mini
        for card in cards:
            picture = self._pictures.picture(card, PLAIN, mini, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x - margin, y - margin), picture)
            x += step

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("panel") if self._blank else _ground(theme, cell.category))
        painter.drawRoundedRect(box, 5, 5)
        if self._blank:
            return
        if cell.best_high:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("high_on_paper"), 2.5))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        high = QRectF(box)
        if cell.low is not None:
            line = min(22.0, box.height() / 2)
            high = QRectF(box.x(), box.center().y() - line, box.width(), line)
            low = QRectF(box.x(), box.center().y(), box.width(), line - 1)
            self._paint_low(painter, low.adjusted(4, 0, -4, -1), cell)
        self._paint_words(painter, high, cell)

    def _paint_words(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        bold = cell.best_high
        room = box.width() - 4
        sizes = [size for size in _SIZES if size <= self._px]
        words, px = self._fitting_words(cell, room, sizes, bold)
        if px is None:
            bold = False
            words, px = self._fitting_words(cell, room, sizes, bold)
        plain = cell.category is Category.HIGH_CARD
        painter.setPen(self._theme.color("muted" if plain and not bold else "text"))
        painter.setFont(face(px or _SIZES[-1], bold=bold))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_low(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        assert cell.low is not None
        color = self._theme.color("low_on_paper")
        painter.setPen(color)
        words = cell.low
        px = fitting(words, box.width() - 6, (12, 11), bold=cell.best_low)
        if px is None:
            words, px = words.replace("-", ""), 11
        painter.setFont(face(px, bold=cell.best_low))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if cell.best_low:
            pen = QPen(color, 1.5)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)

    def _fitting_words(self, cell: Cell, room: float, sizes: list[int], bold: bool) -> tuple[str, int | None]:
        """The longest wording that fits and its size in px; the shortest and None if not even that does."""
        key = (cell.words, round(room), len(sizes), bold)
        found = self._fits.get(key)
        if found is None:
            found = self._fits[key] = self._fit(cell, room, sizes, bold)
        return found

    def _fit(self, cell: Cell, room: float, sizes: list[int], bold: bool) -> tuple[str, int | None]:
        rank = RANKS[cell.rank[1]]
        words = ""
        for words in (shown(cell.words), self._shorter(cell, rank.replace("T", "10")), self._shorter(cell, rank)):
            px = fitting(words, room, sizes, bold=bold)
            if px is not None:
                return words, px
        return words, None

    def _shorter(self, cell: Cell, rank: str) -> str:
        """The category and its rank, where a cell is narrow: ``pair, 9``."""
        if cell.category is Category.HIGH_CARD:
            return self.tr("{rank} high").format(rank=rank)
        category = {
            Category.ONE_PAIR: self.tr("pair"),
            Category.TWO_PAIR: self.tr("two pair"),
            Category.THREE_OF_A_KIND: self.tr("three"),
            Category.STRAIGHT: self.tr("straight"),
            Category.FLUSH: self.tr("flush"),
            Category.FULL_HOUSE: self.tr("full"),
            Category.FOUR_OF_A_KIND: self.tr("four"),
        }.get(cell.category, self.tr("str. flush"))
        return self.tr("{category}, {rank}").format(category=category, rank=rank)


_OTHER: Final = Qt.FocusReason.OtherFocusReason


def cell_words(cell: Cell) -> str:
    """A cell for a screen reader: its cards, its high, its low."""
    cards = f"{' '.join(map(str, cell.hole))} + {' '.join(map(str, cell.board))}"
    lanes = [shown(cell.words), *([cell.low] if cell.low else [])]
    return f"{cards}: {', '.join(lanes)}"


def _ground(theme: Theme, category: Category) -> QColor:
    """Darker (on a dark page lighter) the better the category."""
    panel, far = theme.color("panel"), theme.color("muted")
    share = 0.09 * category.order if not theme.is_dark else 0.055 * category.order
    mixed = [round(a + (b - a) * min(share, 0.5)) for a, b in zip(panel.getRgb()[:3], far.getRgb()[:3], strict=True)]  # type: ignore[index]
    return QColor(*mixed)
