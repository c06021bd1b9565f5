"""The table of figures: a line per part of the hands, every share with its sample."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pokertable.session.history.statistics_report import FROM_HANDS, Report, ReportLine
from pokertable.views.desk.statistics.column_heads import ColumnHeads
from pokertable.views.desk.words import NOTHING, counting, from_hands, line_title, of, share, signed, unit_words
from pokertable.views.kit.fonts import LINE, face, fitted, follow_scale, largest, scaled, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_elided
from pokertable.views.kit.stylesheet import selection
from pokertable.views.kit.translate import number

ROW_HEIGHT: Final = 44
_SIZES: Final = (14, 11)
"""Type sizes of a line, and of its figures and small lines, in px before they are sized."""
HEADER_HEIGHT: Final = 44
SAMPLE: Final = Qt.ItemDataRole.UserRole
"""Data role of a cell's small line: the sample of a share."""
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Heading:
    """A column's heading, on at most two lines, and its definition."""

    title: str
    meaning: str


def columns(*, is_split: bool = True) -> tuple[Heading, ...]:
    """The columns after the name; those of the halves only where high and low share a pot."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("Statistics", text)

    always = (
        Heading(tr("Hands"), tr("Hands played to the end; practice doesn't count")),
        Heading(
            tr("Result\nper 100"),
            tr(
                "Result per 100 hands: in big bets for fixed limit, otherwise in big blinds. The two can't be "
                "added together: choose a game"
            ),
        ),
        Heading(
            tr("All-in\nadjusted"),
            tr("The same result, counting each all-in before the last card at its equity when the chips went in"),
        ),
        Heading("VPIP", tr("Share of hands in which you called, bet or raised in the first round; blinds don't count")),
        Heading("PFR", tr("Share of hands in which you raised (or, in stud, completed) in the first round")),
        Heading(
            tr("Went to\nshowdown"),
            tr("Share of the hands that went to showdown, among those that reached the second round"),
        ),
        Heading(tr("Won at\nshowdown"), tr("Share of your showdowns at which you won something")),
    )
    halves = (
        Heading(tr("Scoops"), tr("Share of your hi/lo showdowns at which you scooped every pot")),
        Heading(tr("Share of\nthe low"), tr("Your average share of the low at showdowns with a low")),
    )
    return always + halves if is_split else always


def cells(line: ReportLine) -> tuple[tuple[str, str], ...]:
    """The cells of a line for all columns after the name: figure, and the unit or the sample."""
    figures = line.figures
    return (
        (number(figures.hands), ""),
        _result(line.per_100, line),
        _adjusted(line),
        (share(figures.vpip), of(figures.voluntary, figures.hands)),
        (share(figures.pfr), of(figures.raised, figures.hands)),
        _cell(figures.went_to_showdown, figures.showdowns, figures.saw_second),
        _cell(figures.won_at_showdown, figures.won_showdowns, figures.showdowns),
        _cell(figures.scoop_rate, figures.scooped, figures.split_showdowns),
        (
            share(figures.share_of_low),
            QCoreApplication.translate("Statistics", "1 low" if figures.low_showdowns == 1 else "{count} lows").format(
                count=number(figures.low_showdowns)
            )
            if figures.low_showdowns
            else "",
        ),
    )


def _result(per_100: float | None, line: ReportLine) -> tuple[str, str]:
    if per_100 is None or line.unit is None:
        return NOTHING, ""
    if line.figures.hands < FROM_HANDS:
        return NOTHING, from_hands()
    return signed(per_100), unit_words(line.unit)


def _adjusted(line: ReportLine) -> tuple[str, str]:
    """The adjusted result; from which number of hands on there is one is said beside it, with the result."""
    if line.figures.adjusted_big_bets is None:
        return counting(), ""
    figure, below = _result(line.adjusted_per_100, line)
    return figure, "" if figure == NOTHING else below


def _cell(part: float | None, some: int, whole: int) -> tuple[str, str]:
    return share(part), of(some, whole) if whole else ""


class StatisticsModel(QAbstractTableModel):
    """The lines of a report; first of all hands together, unless the lines are of other players."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns()
        self._rows: list[tuple[tuple[str, str], ...]] = []

    def set_report(self, report: Report) -> None:
        """Show another report."""
        self.beginResetModel()
        words = QCoreApplication.translate("Statistics", "You, all these hands")
        self._columns = columns(is_split=report.is_split)
        self._rows = [((words, ""), *cells(report.total))]
        for line in report.lines:
            self._rows.append((line_title(report.breakdown, line.key), *cells(line)))
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: N802, B008
        """Number of lines."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: N802, B008
        """Number of columns: the name and the figures."""
        return 0 if parent.isValid() else 1 + len(self._columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell's figure, its sample, and both for a screen reader."""
        figure, sample = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return figure
        if role == SAMPLE:
            return sample
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{figure}, {sample}" if sample else figure
        if role == Qt.ItemDataRole.ToolTipRole and index.column():
            return self._columns[index.column() - 1].meaning
        return None

    def headerData(self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: N802, D102
        if side != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            horizontal = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return horizontal | Qt.AlignmentFlag.AlignVCenter
        if not section:
            return "" if role == Qt.ItemDataRole.DisplayRole else None
        column = self._columns[section - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return column.meaning if role == Qt.ItemDataRole.ToolTipRole else None


class CellPainter(QStyledItemDelegate):
    """Paints a figure with its sample small below it; the first line bold."""

    sizes = _SIZES
    """Type sizes of a line, and of its figures and small lines, in px, fitted to the columns."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: D102
        box = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected:
            painter.fillRect(box, selection(look().theme))
        elif index.row() == 0:
            painter.fillRect(box, look().theme.color("raised"))
        painter.setPen(look().theme.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner = box.adjusted(scaled(8) if index.column() else scaled(12), scaled(2), -scaled(8), -scaled(2))
        px, small = self.sizes
        bold = index.row() == 0 or index.column() == 0
        fits = largest(str(index.data()), inner.width(), (px, small), bold=bold)
        font = face(fits or small, bold=bold)
        at = RIGHT if index.column() else LEFT
        sample = index.data(SAMPLE)
        if sample:
            above = inner.adjusted(0, scaled(3), 0, -inner.height() / 2)
            paint_elided(painter, above, str(index.data()), font, at=at)
            below = inner.adjusted(-scaled(8) if index.column() else 0, inner.height() / 2 + 1, 0, -1)
            paint_elided(painter, below, str(sample), face(small), "text" if selected else "muted", at)
        elif index.column() or fits == px:
            paint_elided(painter, inner, str(index.data()), font, at=at)
        else:
            self._paint_name(painter, inner, str(index.data()))
        painter.restore()

    def _paint_name(self, painter: QPainter, box: QRectF, name: str) -> None:
        """Paint a name that is too long for one line as large as it is on two."""
        most, small = self.sizes
        px, rows = most, [name]
        for px in range(most, small - 1, -1):
            rows = wrapped(name, box.width(), px, 2, bold=True)
            if not any(row.endswith("…") for row in rows):
                break
        high = LINE * px
        for at, row in enumerate(rows):
            line = QRectF(box.x(), box.center().y() + (at - len(rows) / 2) * high, box.width(), high)
            paint_elided(painter, line, row, face(px, bold=True))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002
        """Width and height of a cell."""
        return QSize(scaled(80), self.row_height)

    @property
    def row_height(self) -> int:
        """Height of a line, in px."""
        return max(scaled(ROW_HEIGHT), round(2.8 * self.sizes[0]))


class StatisticsTable(QTableView):
    """The figures of a report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("figures")
        self.setAccessibleName(QCoreApplication.translate("Statistics", "Figures"))
        self._figures = StatisticsModel(self)
        self.setModel(self._figures)
        self._painter = CellPainter(self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        follow_scale(self.verticalHeader().setDefaultSectionSize, ROW_HEIGHT)
        follow_scale(self.setMinimumHeight, HEADER_HEIGHT + 3 * ROW_HEIGHT)
        header = self._heads = ColumnHeads(self)
        self.setHorizontalHeader(header)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self._fit_sections()

    def set_report(self, report: Report) -> None:
        """Show a report."""
        self._figures.set_report(report)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the columns."""
        super().resizeEvent(event)
        self._fit_sections()

    def _fit_sections(self) -> None:
        """Fit the name, and the number of hands: no figure is cut."""
        designed, small = _SIZES
        columns = max(1, self._figures.columnCount() - 2)
        for px in range(sized(designed), scaled(designed) - 1, -1):
            head = max(width_of(words, sized(12), bold=True) for words in self._head(1))
            hands = round(max(width_of("888,888", px, bold=True) + scaled(2), head)) + scaled(16)
            name = 12 * px
            each = (self.width() - name - hands) / columns - scaled(16)
            if width_of("100.0 %", px, bold=True) <= each and width_of("big blinds", px * small // designed) <= each:
                break
        self._painter.sizes = px, px * small // designed
        self.verticalHeader().setDefaultSectionSize(self._painter.row_height)
        self.horizontalHeader().resizeSection(0, name)
        self.horizontalHeader().resizeSection(1, hands)
        widest = [max(self._head(at), key=len) for at in range(2, columns + 2)]
        self._heads.px = min(fitted(word, each, (12, 11), bold=True) for word in widest)
        self._heads.setFixedHeight(max(scaled(HEADER_HEIGHT), round(2.5 * self._heads.px) + scaled(4)))
        self._heads.viewport().update()
        self.updateGeometry()

    def _head(self, column: int) -> list[str]:
        return str(self._figures.headerData(column, Qt.Orientation.Horizontal)).split("\n")
