"""The rows of a sit and go's standings: place, name, chips and their worth; the player's row is ringed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.session.tournament.standings import Standing, Standings
from pokertable.views.kit.fonts import follow_text, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_fitting
from pokertable.views.kit.translate import in_a_row, number

ROW: Final = 34
"""Height of a row in px before it is sized."""
_LOW: Final = 25
"""Least height of a row where all have no room otherwise, in px before it is sized."""
INSET: Final = 5
"""Px from the edge to the ring of the player's row."""
_SIZES: Final = (14, 12, 11)
HEAD: Final = 20
"""Height of the line that names the columns, in px before it is sized."""
_PRIZE, _STACK = 50, 58
"""Widths of the columns of prizes and of chips, in px before they are sized."""
COLUMNS_WIDTH: Final = _PRIZE + _STACK + 16
"""Width of both and of the px beside them."""


class StandingHead(Drawn, QWidget):
    """Names the columns of chips and of their worth, over the rows that may scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_text(self.setFixedHeight, HEAD)
        self.right = 0
        """Px at the right that the rows leave to their scroll bar."""

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        edge = self.width() - self.right - scaled(16)
        paid = QRectF(edge - sized(_PRIZE), 0, sized(_PRIZE), self.height())
        paint_fitting(painter, paid, self.tr("worth"), (12, 11), "muted", RIGHT)
        stack = QRectF(paid.x() - sized(_STACK), 0, sized(_STACK), self.height())
        paint_fitting(painter, stack, self.tr("chips"), (12, 11), "muted", RIGHT)


class StandingRows(Drawn, QWidget):
    """All players, the best first; or `by_table`: the tables, each with its players.

    `row_height` is in px before it is sized; `chips`: with columns of chips and of their worth in points, else the
    places at the end: who still plays has none yet. `ground`: the colour behind them.
    """

    def __init__(
        self, parent: QWidget | None = None, *, row_height: int = ROW, chips: bool = True, ground: str = "window"
    ) -> None:
        super().__init__(parent)
        self._row_height, self._chips, self._ground = row_height, chips, ground
        self._standings: Standings | None = None
        self._worth: Mapping[int, int] = {}
        self._room: int | None = None
        self.by_table = False
        look().changed.connect(self._take_height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_standings(self, standings: Standings, *, by_table: bool = False) -> None:
        """Show these standings."""
        self._standings, self.by_table = standings, by_table
        self._worth = standings.worth if self._chips else {}
        self.setAccessibleName(". ".join(self.lines))
        self._take_height()
        self.update()

    def set_room(self, room: int) -> None:
        """Set the height in px in which all rows are to be seen, if they can: in less they become lower."""
        self._room = room
        self._take_height()

    def _take_height(self) -> None:
        self.setFixedHeight(max(1, len(self._listed())) * self.row_height)

    @property
    def row_height(self) -> int:
        """Height of a row in px."""
        high = sized(self._row_height)
        return high if self._room is None else max(sized(_LOW), min(high, self._room // max(1, len(self._listed()))))

    @property
    def least_height(self) -> int:
        """Least height of a row in px."""
        return sized(_LOW)

    @property
    def mine_at(self) -> int:
        """The place of the player's row among all, from 0."""
        mine = None if self._standings is None else self._standings.me
        rows = enumerate(self._listed())
        return next((at for at, row in rows if isinstance(row, Standing) and row.player == mine), 0)

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
        """Place, name, chips, their worth or prize; at the end the chips of who still plays in place of both."""
        name = self.tr("You") if self._standings is not None and row.player == self._standings.me else row.name
        if self._still_plays(row):
            return "–", name, "", self.tr("still playing: {chips}").format(chips=number(row.chips))
        chips = self.tr("out") if row.is_out and not row.chips else number(row.chips)
        points = self._worth.get(row.player, row.prize)
        return number(row.place), name, chips, number(points) if points or row.player in self._worth else ""

    def _still_plays(self, row: Standing) -> bool:
        return not self._chips and not row.is_out

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(240), self.height())

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        now, high = self._standings, self.row_height
        if now is None:
            return
        painter.fillRect(self.rect(), look().theme.color(self._ground))
        prized = max(len(now.setup.prizes), sum(1 for row in now.rows if row.prize))
        for at, row in enumerate(self._listed()):
            box = QRectF(0, at * high, self.width(), high)
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
