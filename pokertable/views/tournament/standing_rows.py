"""The rows of a sit and go's standings: place, name, chips and prize; the player's is ringed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.session.tournament.standings import Standing, Standings
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_fitting
from pokertable.views.kit.translate import in_a_row, number

ROW: Final = 34
"""Height of a row in px before it is sized."""
INSET: Final = 5
"""Px from the edge to the ring of the player's row."""
_SIZES: Final = (14, 12, 11)
_HEAD: Final = 20
"""Height of the line that names the columns, in px before it is sized."""
_PRIZE, _STACK = 50, 58
"""Widths of the columns of prizes and of chips, in px before they are sized."""


class StandingRows(Drawn, QWidget):
    """All players, the best first; or `by_table`: the tables, each with its players.

    `row_height` is in px before it is sized; `chips`: with a column of chips, else the places at the end: who still
    plays has none yet. `ground`: the colour behind them.
    """

    def __init__(
        self, parent: QWidget | None = None, *, row_height: int = ROW, chips: bool = True, ground: str = "window"
    ) -> None:
        super().__init__(parent)
        self._row_height, self._chips, self._ground = row_height, chips, ground
        self._standings: Standings | None = None
        self.by_table = False
        look().changed.connect(self._take_height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_standings(self, standings: Standings, *, by_table: bool = False) -> None:
        """Show these standings."""
        self._standings, self.by_table = standings, by_table
        self.setAccessibleName(". ".join(self.lines))
        self._take_height()
        self.update()

    def _take_height(self) -> None:
        self.setFixedHeight(self._head + max(1, len(self._listed())) * self.row_height)

    @property
    def _head(self) -> int:
        """Height in px of the line that names the columns; without chips a row says them itself."""
        return sized(_HEAD) if self._chips else 0

    @property
    def row_height(self) -> int:
        """Height of a row in px."""
        return sized(self._row_height)

    @property
    def mine_at(self) -> int:
        """Top of the player's row in px."""
        rows = self._listed()
        mine = None if self._standings is None else self._standings.me
        at = next((at for at, row in enumerate(rows) if isinstance(row, Standing) and row.player == mine), 0)
        return self._head + at * self.row_height

    @property
    def lines(self) -> list[str]:
        """The rows as text."""
        return [row if isinstance(row, str) else in_a_row(filter(None, self._cells(row))) for row in self._listed()]

    def _listed(self) -> Sequence[Standing | str]:
        now = self._standings
        if now is None:
            return ()
        if not self.by_table:
            return now.rows
        found: list[Standing | str] = []
        for table in sorted({row.table for row in now.rows if row.table is not None}):
            words = self.tr("Your table") if table == now.mine.table else self.tr("Table {number}")
            found.append(words.format(number=number(table + 1)))
            found += [row for row in now.rows if row.table == table]
        return found

    def _cells(self, row: Standing) -> tuple[str, str, str, str]:
        """Place, name, chips, prize; at the end the chips of who still plays, in place of both."""
        name = self.tr("You") if self._standings is not None and row.player == self._standings.me else row.name
        if self._still_plays(row):
            return "–", name, "", self.tr("still playing: {chips}").format(chips=number(row.chips))
        chips = self.tr("out") if row.is_out and not row.chips else number(row.chips)
        return number(row.place), name, chips, number(row.prize) if row.prize else ""

    def _still_plays(self, row: Standing) -> bool:
        return not self._chips and not row.is_out

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(240), self.height())

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        now, high = self._standings, self.row_height
        if now is None:
            return
        painter.fillRect(self.rect(), look().theme.color(self._ground))
        if self._chips:
            self._paint_head(painter)
        prized = sum(1 for row in now.rows if row.prize)
        for at, row in enumerate(self._listed()):
            box = QRectF(0, self._head + at * high, self.width(), high)
            if isinstance(row, str):
                paint_fitting(
                    painter, box.adjusted(scaled(16), scaled(6), -scaled(16), 0), row, (12, 11), "muted", bold=True
                )
                continue
            if row.player == now.me:
                ring = box.adjusted(scaled(INSET), scaled(1.5), -scaled(INSET), -scaled(1.5))
                paint_box(painter, ring, scaled(6), "raised", "turn", scaled(1.6))
            ends = at == prized - 1 if self._chips else at >= prized - 1
            if not self.by_table and ends and at + 1 < len(now.rows):
                side = scaled(16 if self._chips else INSET)
                line = QRectF(side, box.bottom() - 0.5, self.width() - 2 * side, 1)
                painter.fillRect(line, look().theme.color("line"))
            self._paint_row(painter, box, row)

    def _paint_head(self, painter: QPainter) -> None:
        """Name the columns of chips and prizes."""
        paid = QRectF(self.width() - scaled(16) - sized(_PRIZE), 0, sized(_PRIZE), self._head)
        paint_fitting(painter, paid, self.tr("prize"), (12, 11), "muted", RIGHT)
        stack = QRectF(paid.x() - sized(_STACK), 0, sized(_STACK), self._head)
        paint_fitting(painter, stack, self.tr("chips"), (12, 11), "muted", RIGHT)

    def _paint_row(self, painter: QPainter, box: QRectF, row: Standing) -> None:
        place, name, chips, prize = self._cells(row)
        mine = self._standings is not None and row.player == self._standings.me
        is_paid = not self._chips and row.is_out and row.prize > 0
        ink = "muted" if row.is_out and not row.chips and not is_paid else "text"
        inside = box.adjusted(scaled(16), 0, -scaled(16), 0)
        first, last = float(sized(28)), float(sized(150 if self._still_plays(row) else _PRIZE))
        paint_fitting(painter, QRectF(inside.x(), box.y(), first, box.height()), place, _SIZES, "muted", bold=True)
        paid = QRectF(inside.right() - last, box.y(), last, box.height())
        sizes = (17, *_SIZES) if is_paid else _SIZES
        paint_fitting(painter, paid, prize, sizes, "muted" if self._chips else ink, RIGHT, bold=is_paid)
        stack = sized(_STACK) if self._chips else 0
        if self._chips:
            column = QRectF(paid.x() - stack, box.y(), stack, box.height())
            paint_fitting(painter, column, chips, _SIZES, ink, RIGHT)
        left = inside.x() + first
        paint_fitting(
            painter,
            QRectF(left, box.y(), paid.x() - stack - scaled(8) - left, box.height()),
            name,
            (17, *_SIZES) if is_paid else _SIZES,
            ink,
            bold=mine or is_paid,
        )
