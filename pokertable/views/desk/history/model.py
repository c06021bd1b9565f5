"""The stored hands as a Qt table that holds only the visited pages."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer

from pokertable.model.text import Phrase
from pokertable.session.history.rows.stored import HandRow
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from pokertable.session.history.store.history import PAGE, Order, Page
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.views.desk.history.words import (
    amount,
    full_title,
    remarks,
    result,
    short_title,
    tournament_words,
    verdict_words,
)
from pokertable.views.desk.words import when_words
from pokertable.views.kit.translate import capital, in_a_row, shown
from pokertable.views.widgets.labels import plain_tip

Fetch = Callable[[HandFilter, Order, int, int], Page]
"""Reads hands by filter, order, offset and limit (`History.page`)."""
Tell = Callable[[HandRow], Phrase]
"""Reads the outcome of the player's hand."""
Index = QModelIndex | QPersistentModelIndex
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TOURNAMENT_ROLE: Final = ROW_ROLE + 1
"""The sit and go of a hand."""
_KEPT: Final = 40
_PART: Final = 5000
_AT_ONCE: Final = 4
"""Number of outcomes that are read before anything else is done."""
_ROOT: Final = QModelIndex()


class HistoryColumn(IntEnum):
    """The columns in order."""

    PLAYED = 0
    GAME = 1
    CARDS = 2
    OUTCOME = 3
    RESULT = 4
    VERDICT = 5
    POT = 6
    REMARKS = 7


FIGURES: Final = (HistoryColumn.RESULT, HistoryColumn.POT)
"""Columns of figures, at the right under their head."""


class HandTableModel(QAbstractTableModel):
    """Hands of a filter in an order, read page by page as they are viewed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch: Fetch | None = None
        self._tell: Tell | None = None
        self._outcomes: OrderedDict[int, str] = OrderedDict()
        """Outcomes of hands in words, keyed by hand id."""
        self._unread: dict[int, HandRow] = {}
        """The hands, by their ids, that were looked at and whose outcomes are not read yet."""
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_outcomes)
        self._tournaments: dict[int, ListedTournament] = {}
        self._pages: OrderedDict[int, list[HandRow]] = OrderedDict()
        self.total = 0
        """Number of hands listed."""
        self.wanted = EVERY_HAND
        self.order = Order.NEWEST
        self._titles = (
            self.tr("When"), self.tr("Game"), self.tr("Cards"), self.tr("What happened"),
            self.tr("Result"), self.tr("Review"), self.tr("Pot"), self.tr("Tags and note"),
        )  # fmt: skip
        self._about_verdicts = self.tr(
            "The hand's worst verdict, and what its costliest decision lost: in big blinds, big bets (fixed limit) or, "
            "in a sit and go, as a share of the prize pool"
        )

    def set_source(self, fetch: Fetch | None, tell: Tell | None = None) -> None:
        """Set the source of hands, and what tells their outcomes; None when there is nothing more to read."""
        self._fetch, self._tell = fetch, tell

    def set_tournaments(self, tournaments: Sequence[ListedTournament]) -> None:
        """Set the sit and goes that hands may be of."""
        self._tournaments = {table: each for each in tournaments for table in each.tables}

    def tournament(self, row: HandRow) -> ListedTournament | None:
        """The sit and go of a hand; None for one of a cash table."""
        return None if row.table_id is None else self._tournaments.get(row.table_id)

    def show(self, wanted: HandFilter, order: Order) -> None:
        """List these hands."""
        self.beginResetModel()
        self.wanted, self.order = wanted, order
        self._pages.clear()
        self.total = 0
        if self._fetch is not None:
            self.total = self._read(0).total
        self.endResetModel()

    def _read(self, page: int) -> Page:
        assert self._fetch is not None
        found = self._fetch(self.wanted, self.order, page * PAGE, PAGE)
        self._pages[page] = list(found.rows)
        self._pages.move_to_end(page)
        while len(self._pages) > _KEPT:
            self._pages.popitem(last=False)
        return found

    @property
    def top(self) -> Sequence[HandRow]:
        """The first hands, as far as they are read."""
        return self._pages.get(0, ())

    def row(self, number: int) -> HandRow | None:
        """A hand by its place; None if it is gone."""
        page, place = divmod(number, PAGE)
        if page in self._pages:
            self._pages.move_to_end(page)
        elif self._fetch is not None and 0 <= number < self.total:
            self._read(page)
        rows = self._pages.get(page, [])
        return rows[place] if place < len(rows) else None

    def ids(self, places: range) -> list[int]:
        """The ids of the hands at these places, read in large parts and not kept."""
        found: list[int] = []
        if self._fetch is not None:
            for start in range(places.start, places.stop, _PART):
                part = self._fetch(self.wanted, self.order, start, min(_PART, places.stop - start))
                found += [row.id for row in part.rows]
        return found

    def outcome(self, row: HandRow) -> str:
        """The outcome of the player's hand; empty until it has been read, which happens once it is looked at."""
        if row.id not in self._outcomes and self._tell is not None:
            self._unread[row.id] = row
            self._reading.start()
        return self._outcomes.get(row.id, "")

    @property
    def is_told(self) -> bool:
        """Whether the outcomes of all hands that were looked at are read."""
        return not self._unread

    def _read_outcomes(self) -> None:
        """Read some of the outcomes that were asked for, and the others after what waits meanwhile."""
        asked, self._unread = list(self._unread.values()), {}
        if self._tell is None:
            return
        for row in asked[:_AT_ONCE]:
            self._outcomes[row.id] = capital(shown(self._tell(row)))
            number = self._number(row.id)
            if number is not None:
                self._tell_changed(number)
        while len(self._outcomes) > _KEPT * PAGE:
            self._outcomes.popitem(last=False)
        self._unread = {row.id: row for row in asked[_AT_ONCE:]} | self._unread
        if self._unread:
            self._reading.start()

    def replace(self, row: HandRow) -> None:
        """Update a listed hand's notes or tags."""
        number = self._number(row.id)
        if number is not None:
            page, place = divmod(number, PAGE)
            self._pages[page][place] = row
            self._tell_changed(number)

    def _number(self, hand_id: int) -> int | None:
        """The place of a hand among those that are read."""
        for page, rows in self._pages.items():
            for place, row in enumerate(rows):
                if row.id == hand_id:
                    return page * PAGE + place
        return None

    def _tell_changed(self, number: int) -> None:
        self.dataChanged.emit(self.index(number, 0), self.index(number, len(HistoryColumn) - 1))

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: D102, N802  Qt names it
        return 0 if parent.isValid() else self.total

    def columnCount(self, parent: Index = _ROOT) -> int:  # noqa: D102, N802  Qt names it
        return 0 if parent.isValid() else len(HistoryColumn)

    def headerData(  # noqa: D102, N802  Qt names it
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._about_verdicts) if section == HistoryColumn.VERDICT else None
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in FIGURES else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: D102
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, ROW_ROLE, TOURNAMENT_ROLE):
            return None
        row = self.row(index.row())
        if row is None or role == ROW_ROLE:
            return row
        of, column = self.tournament(row), HistoryColumn(index.column())
        if role == TOURNAMENT_ROLE:
            return of
        if column is HistoryColumn.VERDICT:
            text = verdict_words(row, of)
        else:
            text = self.outcome(row) if column is HistoryColumn.OUTCOME else self.text(row, column)
        if column is HistoryColumn.GAME and of is not None:
            text = in_a_row((text, tournament_words(of)))
        if role == Qt.ItemDataRole.ToolTipRole and column is HistoryColumn.GAME:
            return plain_tip(full_title(row) if of is None else in_a_row((full_title(row), tournament_words(of))))
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        return plain_tip(text) if len(text) > 12 else None

    @staticmethod
    def text(row: HandRow, column: HistoryColumn) -> str:
        """A cell as text; the cards are drawn, but read aloud this way."""
        match column:
            case HistoryColumn.PLAYED:
                return when_words(row.played_ms)
            case HistoryColumn.GAME:
                return short_title(row)
            case HistoryColumn.CARDS:
                return " ".join(str(card) for card in row.cards)
            case HistoryColumn.OUTCOME:
                return ""
            case HistoryColumn.RESULT:
                return result(row)
            case HistoryColumn.VERDICT:
                return verdict_words(row)
            case HistoryColumn.POT:
                return amount(row.pot, row.places)
            case HistoryColumn.REMARKS:
                return remarks(row)
