"""The list of the history: hands in rows, one of them current, any number of them chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from pokertable.session.history.rows.stored import HandRow
from pokertable.session.history.store.history import Order
from pokertable.training.weigh.severity import Severity
from pokertable.views.desk.history.cells import BAR_GAP, EDGE, MARGIN, RADIUS, SIGN_GAP, SIZE, CellSize, HandCells
from pokertable.views.desk.history.model import HandTableModel, HistoryColumn
from pokertable.views.desk.history.words import remarks as remarks_of
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box
from pokertable.views.kit.severities import severity_word
from pokertable.views.widgets.layouts import Arranged

_SAMPLES: Final = {
    HistoryColumn.PLAYED: "Yesterday 08:50",
    HistoryColumn.RESULT: "+88,888",
}
"""The widest texts that must fit without being cut."""
_LOSS: Final = "−8,888"
_POT: Final = "88,888"
"""The widest loss beside the sign of a review, and the widest pot."""
_CARDS: Final = 4
"""Cards that there is always room for."""
_GAME_WIDTH: Final = (112, 300)
_OUTCOME_WIDTH: Final = (166, 190)
_BAR_WIDTH: Final = (84, 200)
"""Least widths in px, and those from which what is left goes to others."""
_TALLEST: Final = 1.15
"""Greatest height of rows of few hands, relative to the usual height."""
_GAME_WANTED: Final = 150
"""Width in px from which ``PL Omaha hi/lo 5/10`` is not cut."""
_REMARKS_FROM: Final = 120
"""Least room in px for the column of tags and notes to be shown."""
_BY_COLUMN: Final = {
    HistoryColumn.PLAYED: (Order.NEWEST, Order.OLDEST),
    HistoryColumn.RESULT: (Order.BEST, Order.WORST),
    HistoryColumn.POT: (Order.LARGEST_POT, Order.LARGEST_POT),
}


class HandList(Arranged, QTableView):
    """`chosen()`: the current or chosen hands have changed. `sort_wanted(order, other)`: a column's two orders."""

    chosen = Signal()
    sort_wanted = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hands")
        self.hands = HandTableModel(self)
        self._cells = HandCells(self)
        self._room = 0
        self.setModel(self.hands)
        self.setItemDelegate(self._cells)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        follow_scale(self.verticalHeader().setDefaultSectionSize, SIZE.height)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        # The list's own model would check every chosen row for whether a whole column is chosen.
        head.setSelectionModel(QItemSelectionModel(self.hands, head))
        head.setStretchLastSection(True)
        follow_text(head.setFixedHeight, 32)
        head.setSectionsClickable(True)
        head.sectionClicked.connect(self._sort_by)
        self.setAccessibleName(self.tr("Stored hands"))
        self.hands.modelReset.connect(lambda: self.fit_columns(self._room))
        self.selectionModel().selectionChanged.connect(lambda: self.chosen.emit())
        self.selectionModel().currentChanged.connect(lambda: self.chosen.emit())

    def _sort_by(self, section: int) -> None:
        orders = _BY_COLUMN.get(HistoryColumn(section))
        if orders is not None:
            self.sort_wanted.emit(*orders)

    # Chosen hands

    def current(self) -> HandRow | None:
        """The hand at the keyboard cursor."""
        index = self.currentIndex()
        return self.hands.row(index.row()) if index.isValid() else None

    def chosen_rows(self) -> list[range]:
        """The places of the chosen hands, as ranges."""
        spans = [range(span.top(), span.bottom() + 1) for span in self.selectionModel().selection().toList()]
        return sorted(spans, key=lambda span: span.start)

    def chosen_count(self) -> int:
        """Number of chosen hands."""
        return sum(len(span) for span in self.chosen_rows())

    @property
    def has_choice(self) -> bool:
        """Whether some hands are chosen and others are not."""
        return 0 < self.chosen_count() < self.hands.total

    def chosen_ids(self) -> list[int] | None:
        """The ids of the chosen hands, in list order, read again; None if all are chosen, or none is."""
        if not self.has_choice:
            return None
        return [hand_id for span in self.chosen_rows() for hand_id in self.hands.ids(span)]

    def choose(self, hand: HandRow | None) -> None:
        """Choose this hand if it is on the first page, else the first."""
        if not self.hands.total:
            return
        found = 0
        if hand is not None:
            rows = (self.hands.row(place) for place in range(min(self.hands.total, 100)))
            found = next((place for place, row in enumerate(rows) if row is not None and row.id == hand.id), 0)
        self._choose_place(found)

    def beside(self, by: int) -> int | None:
        """The place of the hand `by` rows below (above if negative) the current one; None if there is none."""
        index = self.currentIndex()
        place = index.row() + by
        return place if index.isValid() and 0 <= place < self.hands.total else None

    def choose_beside(self, by: int) -> HandRow | None:
        """Make that hand the current one, and the only one chosen; returns it, or None if there is none."""
        place = self.beside(by)
        if place is None:
            return None
        self._choose_place(place)
        return self.current()

    def _choose_place(self, place: int) -> None:
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self.hands.index(place, 0), flags.ClearAndSelect | flags.Rows)

    def arrange(self) -> None:
        """Let few hands share the height, up to a limit."""
        usual = self._cells.size.height
        each = self.viewport().height() // max(1, self.hands.total)
        self.verticalHeader().setDefaultSectionSize(max(usual, min(round(_TALLEST * usual), each)))

    def fit_columns(self, room: int) -> None:
        """Divide `room` px among the columns, as the hands at the top need it."""
        self._room = room
        self.setColumnHidden(HistoryColumn.VERDICT, not any(row.reviewed for row in self.hands.top))
        sizes = list(SIZE.grown())
        size = None
        for bar, self._cells.has_word in ((_BAR_WIDTH[0], True), (0, True), (0, False)):
            self._cells.bar = scaled(bar)
            game = _GAME_WANTED if self._cells.has_word else _GAME_WIDTH[0]
            size = next((size for size in sizes if self._least_width(size, game) <= room), None)
            if size is not None:
                break
        self._cells.size = size = size or sizes[-1]
        self.arrange()
        widths = self._widths(size)
        least, outcome = scaled(_GAME_WIDTH[0]), max(scaled(_OUTCOME_WIDTH[0]), self._head(HistoryColumn.OUTCOME))
        spare = room - sum(widths.values()) - least - outcome
        more_game = min(max(0, spare), scaled(_GAME_WANTED) - least)
        more_outcome = min(max(0, spare - more_game), max(0, scaled(_OUTCOME_WIDTH[1]) - outcome))
        game, outcome, spare = least + more_game, outcome + more_outcome, spare - more_game - more_outcome
        if self._cells.bar:
            more = min(max(0, spare), scaled(_BAR_WIDTH[1]) - self._cells.bar)
            self._cells.bar += more
            widths[HistoryColumn.RESULT] += more
            spare -= more
        pot = self._pot_width(size)
        self.setColumnHidden(HistoryColumn.POT, spare < pot)  # it is shown beside the list too
        if spare >= pot:
            widths[HistoryColumn.POT] = pot
            spare -= pot
        remarks = spare >= scaled(_REMARKS_FROM) and any(map(remarks_of, self.hands.top))
        self.setColumnHidden(HistoryColumn.REMARKS, not remarks)
        if not remarks and spare > 0:
            more = min(spare // 2, scaled(_GAME_WIDTH[1]) - game)
            game, outcome = game + more, outcome + spare - more
        for column, width in (widths | {HistoryColumn.GAME: game, HistoryColumn.OUTCOME: outcome}).items():
            if not self.isColumnHidden(column):
                self.setColumnWidth(column, width)

    def _widths(self, size: CellSize) -> dict[HistoryColumn, int]:
        """Widths of the columns with a fixed size."""
        words = {
            column: round(width_of(text, size.px, bold=column is HistoryColumn.RESULT)) + 2 * scaled(MARGIN) + scaled(2)
            for column, text in _SAMPLES.items()
        }
        words[HistoryColumn.PLAYED] += scaled(EDGE - MARGIN)
        said = max(map(severity_word, (*Severity, None)), key=len) if self._cells.has_word else _LOSS
        words[HistoryColumn.VERDICT] = (
            size.sign + scaled(SIGN_GAP) + round(width_of(said, size.px, bold=True)) + 2 * scaled(MARGIN)
        )
        heads = {column: max(wide, self._head(column)) for column, wide in words.items()}
        if self._cells.bar:
            heads[HistoryColumn.RESULT] += self._cells.bar + scaled(BAR_GAP)
        if self.isColumnHidden(HistoryColumn.VERDICT):
            heads[HistoryColumn.VERDICT] = 0
        cards = max((len(row.cards) for row in self.hands.top), default=0)
        return heads | {HistoryColumn.CARDS: max(_CARDS, cards) * size.card + 2 * scaled(MARGIN)}

    def _pot_width(self, size: CellSize) -> int:
        return max(self._head(HistoryColumn.POT), round(width_of(_POT, size.px)) + 2 * scaled(MARGIN) + scaled(2))

    def _head(self, column: HistoryColumn) -> int:
        """Width of a column in which its title is whole."""
        return self.horizontalHeader().sectionSizeHint(column.value)

    def _least_width(self, size: CellSize, game: int) -> int:
        outcome = max(_OUTCOME_WIDTH[0] * size.px // SIZE.px, self._head(HistoryColumn.OUTCOME))
        return sum(self._widths(size).values()) + game * size.px // SIZE.px + outcome

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring the chosen rows, under their cells."""
        if self.hands.total:
            self._ring_chosen()
        super().paintEvent(event)

    def _ring_chosen(self) -> None:
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        last = self.hands.total - 1 if last < 0 else last
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = "turn" if self.hasFocus() else "muted"
        ground = look().theme.color("raised" if look().theme.is_dark else "panel")
        inset = scaled(EDGE) / 2
        for span in self.chosen_rows():
            for row in range(max(first, span.start), min(last + 1, span.stop)):
                box = QRectF(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))
                paint_box(
                    painter,
                    box.adjusted(inset, scaled(1), -scaled(2), -scaled(2)),
                    scaled(RADIUS),
                    ground,
                    ink,
                    scaled(2),
                )
