"""Filters of the history: search, game, time, result, position, showdown, tag, opponent, origin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QDate, QDateTime, QSignalBlocker, QTime, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDateEdit,
    QFrame,
    QLineEdit,
    QWidget,
)

from pokertable.model.games import CATALOGUE
from pokertable.session.history.rows.stored import MISREAD, Origin, played_ms
from pokertable.session.history.store.filters import HandFilter, WonLost
from pokertable.session.history.store.history import Order
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.views.desk.history.words import origin_title, tag_title, tournament_title
from pokertable.views.desk.words import date_form, game_title, opponent_title, position_title, when_words
from pokertable.views.kit.fonts import follow_scale, follow_text, largest, scaled, sized
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.buttons import RING, Tone, push_button
from pokertable.views.widgets.choices import FilterBox
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, Stretch, in_column, in_row, in_tab_order

SEARCH_DELAY_MS: Final = 250
POSITIONS: Final = ("BTN", "SB", "BB", "UTG", "UTG+1", "UTG+2", "LJ", "MP", "HJ", "CO", "bring-in")
_CUSTOM: Final = "custom"
_DAYS: Final = (0, 6, 29, 364)
_MOST_WIDTH: Final = 1440
"""Greatest width of a row of boxes, in px."""
_EDGE: Final = 24
_BETWEEN: Final = 8
_ARROW: Final = 44
"""Px of a box taken by its edges and arrow."""


class HistoryFilters(Arranged, QFrame):
    """`changed()`: other hands, or another order, are requested: see `wanted` and `order`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._delay = QTimer(self, singleShot=True, interval=SEARCH_DELAY_MS)
        self._delay.timeout.connect(self.changed)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search names, cards (AsKd), notes and tags"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda: self._delay.start())
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.triggered.connect(self._find)
        self.addAction(find)
        self._more = QWidget(self)
        self._tables: dict[int, tuple[int, ...]] = {}
        self._build_boxes()
        self._lay_out()
        self._show_dates()

    def _build_boxes(self) -> None:
        games: list[tuple[str, Any]] = [(self.tr("All games"), None)]
        for variant in CATALOGUE.values():
            for structure in variant.structures:
                games.append((game_title(f"{variant.key} {structure.value}"), (variant.key, structure)))
        self.game = self._box(self.tr("Game"), games)
        times = [self.tr("Today"), self.tr("Last 7 days"), self.tr("Last 30 days"), self.tr("Last year")]
        self.time = self._box(
            self.tr("When"),
            [(self.tr("Any time"), None), *zip(times, _DAYS, strict=True), (self.tr("From … to …"), _CUSTOM)],
        )
        self.result = self._box(
            self.tr("Result"),
            [
                (self.tr("Any result"), None),
                (self.tr("Won"), WonLost.WON),
                (self.tr("Lost"), WonLost.LOST),
                (self.tr("Even"), WonLost.EVEN),
            ],
        )
        positions = [(position_title(key), key) for key in POSITIONS]
        self.position = self._box(self.tr("Position"), [(self.tr("Any seat"), None), *positions])
        self.showdown = self._box(
            self.tr("Showdown"),
            [(self.tr("Any ending"), None), (self.tr("To showdown"), True), (self.tr("No showdown"), False)],
        )
        self.tag = self._box(self.tr("Tag"), [])
        self.opponent = self._box(self.tr("Opponent"), [])
        self.tournament = self._box(self.tr("Sit & go"), [])
        origins = [(origin_title(origin), origin) for origin in Origin]
        self.origin = self._box(self.tr("Kind"), [(self.tr("No practice"), None), *origins])
        orders = (
            (self.tr("Newest first"), Order.NEWEST),
            (self.tr("Oldest first"), Order.OLDEST),
            (self.tr("Best results first"), Order.BEST),
            (self.tr("Worst results first"), Order.WORST),
            (self.tr("Largest pots first"), Order.LARGEST_POT),
        )
        self.sorting = self._box(self.tr("Order"), list(orders))
        self.since, self.until = self._date(self.tr("From")), self._date(self.tr("To"))
        self.set_tags([])
        self.set_opponents([])
        self.set_tournaments([])
        self.clear_button = push_button(
            self.tr("Clear"), self, self.clear, tone=Tone.LINK, tip=self.tr("List all hands")
        )
        self.more_button = push_button(
            self.tr("More filters"), self, lambda: self.show_more(self._more.isHidden()), checkable=True
        )
        self.time.currentIndexChanged.connect(self._show_dates)

    def _box(self, name: str, entries: Sequence[tuple[str, Any]]) -> FilterBox:
        return FilterBox(name, self, entries, chosen=self.changed, least=4)

    def _date(self, name: str) -> QDateEdit:
        edit = QDateEdit(QDate.currentDate(), self)
        edit.setDisplayFormat(date_form())
        edit.setAccessibleName(name)
        edit.setToolTip(plain_tip(name))
        follow_scale(edit.setMinimumWidth, 132)
        edit.dateChanged.connect(self.changed)
        return edit

    def arrange(self) -> None:
        """Fit the text to the boxes."""
        room = min(self.width() - 2 * scaled(_EDGE), sized(_MOST_WIDTH))
        each = (room - self.clear_button.sizeHint().width()) // 8 - scaled(_BETWEEN) - scaled(_ARROW)
        boxes = (
            self.result,
            self.position,
            self.showdown,
            self.tag,
            self.opponent,
            self.tournament,
            self.origin,
            self.sorting,
        )
        sizes = [sized(px) for px in (14, 12, 11)]
        below = min(largest(box.itemText(0), each, sizes) or sizes[-1] for box in boxes)
        above = room // 5 - scaled(_BETWEEN) - scaled(_ARROW)
        fits = [largest(box.itemText(0), above, sizes) or sizes[-1] for box in (self.game, self.time)]
        fits.append(largest(self.search.placeholderText(), room * 2 // 5 - scaled(_BETWEEN + 24), sizes) or sizes[-1])
        for part, px in ((self, min(fits)), (self._more, below)):
            sheet = f"QComboBox, QDateEdit, QLineEdit {{ font-size: {px}px; }}"
            if sheet != part.styleSheet():
                part.setStyleSheet(sheet)

    def _lay_out(self) -> None:
        first = in_row(
            (self.search, 4),
            (self.game, 2),
            (self.time, 2),
            (self.since, 0),
            (self.until, 0),
            self.more_button,
            spacing=_BETWEEN,
        )
        in_tab_order(self.search, self.game, self.time, self.since, self.until, self.more_button, self.result)
        in_row(
            (self.result, 1),
            (self.position, 1),
            (self.showdown, 1),
            (self.tag, 1),
            (self.opponent, 1),
            (self.tournament, 1),
            (self.origin, 1),
            (self.sorting, 1),
            self.clear_button,
            of=self._more,
            margins=NO_MARGINS,
            spacing=_BETWEEN,
        )
        boxes = QWidget(self)
        follow_text(boxes.setMaximumWidth, _MOST_WIDTH)
        in_column(first, self._more, of=boxes, margins=NO_MARGINS, spacing=8)
        in_row((boxes, 1), Stretch(0), of=self, margins=(_EDGE, 8, _EDGE - RING, 8))

        self._more.hide()

    def show_more(self, more: bool) -> None:
        """Open the second row of filters, or fold it; one that is set stays in sight."""
        folded = not more and self.wanted() == self._of_first_row() and self.order() is Order.NEWEST
        self._more.setVisible(not folded)
        self.more_button.setChecked(not folded)

    def _of_first_row(self) -> HandFilter:
        """The hands that the first row alone wants."""
        wanted = self.wanted()
        first = ("variant", "structure", "since_ms", "until_ms", "text")
        return HandFilter(**{name: getattr(wanted, name) for name in first})

    # Selection

    def wanted(self) -> HandFilter:  # noqa: D102
        game = self.game.currentData()
        since, until = self._times()
        return HandFilter(
            variant=None if game is None else game[0],
            structure=None if game is None else game[1],
            since_ms=since,
            until_ms=until,
            outcome=self.result.currentData(),
            position=self.position.currentData(),
            showdown=self.showdown.currentData(),
            tag=self.tag.currentData(),
            text=self.search.text().strip(),
            opponent=self.opponent.currentData(),
            origin=self.origin.currentData(),
            tables=self._tables.get(self.tournament.currentData()),
        )

    def order(self) -> Order:  # noqa: D102
        found: Order = self.sorting.currentData()
        return found

    def _times(self) -> tuple[int | None, int | None]:
        days = self.time.currentData()
        if days is None:
            return None, None
        if days == _CUSTOM:
            first, last = sorted((self.since.date(), self.until.date()), key=lambda date: date.toJulianDay())
            return _midnight(first), _midnight(last.addDays(1))
        return _midnight(QDate.currentDate().addDays(-int(days))), None

    def _show_dates(self) -> None:
        custom = self.time.currentData() == _CUSTOM
        self.since.setVisible(custom)
        self.until.setVisible(custom)

    def set_order(self, order: Order) -> None:
        """Select another order."""
        self.sorting.setCurrentIndex(self.sorting.findData(order))
        self.show_more(not self._more.isHidden())

    def clear(self) -> None:
        """Select every hand."""
        first = (self.game, self.time, self.result, self.position, self.showdown, self.tag)
        boxes = (*first, self.opponent, self.tournament, self.origin)
        with QSignalBlocker(self):
            self.search.clear()
            for box in boxes:
                box.setCurrentIndex(0)
        self.show_more(False)
        self._delay.stop()
        self.changed.emit()

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    # Choices

    def set_tags(self, tags: Sequence[str]) -> None:
        """Offer the tags that some hand has; "I misread it" is always offered."""
        others = sorted(set(tags) - {MISREAD}, key=str.casefold)
        self.tag.offer([(self.tr("Any tag"), None), *((tag_title(tag), tag) for tag in (MISREAD, *others))])

    def set_opponents(self, personas: Sequence[str]) -> None:
        """Offer the opponents that were played against."""
        named = [(opponent_title(key), key) for key in personas]
        self.opponent.offer([(self.tr("Any opponent"), None), *named])

    def set_tournaments(self, tournaments: Sequence[ListedTournament]) -> None:
        """Offer the sit and goes that were played, each with the player's place and prize."""
        self._tables = {each.id: each.tables for each in tournaments}
        named = [(in_a_row((when_words(played_ms(each.id)), tournament_title(each))), each.id) for each in tournaments]
        self.tournament.offer([(self.tr("Any table"), None), *named])


def _midnight(date: QDate) -> int:
    """Start of a day in local time, in ms since 1970."""
    return int(QDateTime(date, QTime(0, 0)).toMSecsSinceEpoch())
