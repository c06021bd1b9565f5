"""The history: all stored hands, filtered and searched, with notes and tags, export and import."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from pokertable.model.text import Phrase
from pokertable.session.history.store.filters import EVERY_HAND
from pokertable.session.history.store.history import Order
from pokertable.session.phh.exchange import Format
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.views.desk.history.details import HandDetails
from pokertable.views.desk.history.filters import HistoryFilters
from pokertable.views.desk.history.list import HandList
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.translate import number, worded
from pokertable.views.widgets.buttons import RING, Button, Tone, push_button, shortcut
from pokertable.views.widgets.labels import toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row, stacked
from pokertable.views.widgets.notices import NoticeStrip

MOST_LINES: Final = 500
LASTS_MS: Final = 8000
"""Time after which a message without problems disappears, in ms."""


class HistoryNotice(NoticeStrip):
    """`stop_button` ends the running work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._lines: tuple[str, ...] = ()
        self.problems = QPlainTextEdit(self)
        self.problems.setReadOnly(True)
        self.problems.setTabChangesFocus(True)
        follow_scale(self.problems.setFixedHeight, 60)
        self.problems.setAccessibleName(self.tr("What was wrong"))
        self.column.addWidget(self.problems)
        self.copy_button = self.add_button(self.tr("Copy"))
        self.copy_button.clicked.connect(lambda: QApplication.clipboard().setText("\n".join(self._lines)))
        self.stop_button = self.add_button(self.tr("Stop"))
        self.close_button = self.add_button(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        self.clock = QTimer(self, singleShot=True, interval=LASTS_MS)
        self.clock.timeout.connect(self._go)

    def say(self, text: str, problems: Sequence[str | Phrase] = ()) -> None:
        """Show a result."""
        self._lines = tuple(map(worded, problems))
        super().say(text)
        shown = list(self._lines[:MOST_LINES])
        if len(self._lines) > MOST_LINES:
            shown.append(self.tr("… and {count} more").format(count=number(len(self._lines) - MOST_LINES)))
        self.problems.setPlainText("\n".join(shown))
        self.problems.setVisible(bool(self._lines))
        self.copy_button.setVisible(bool(self._lines))
        self.stop_button.hide()
        self.close_button.show()
        if self._lines:
            self.clock.stop()
        else:
            self.clock.start()

    def _go(self) -> None:
        """Disappear, unless the pointer is on it; on a page that was left Qt may still report it there."""
        if self.isVisible() and self.underMouse():
            self.clock.start()
        else:
            self.hide()

    def say_working(self, words: str) -> None:
        """Show that work is running; it can be stopped."""
        self.say(words)
        self.clock.stop()
        self.stop_button.show()
        self.close_button.hide()


class HistoryPage(Arranged, QWidget):
    """`replay_wanted(hand_id)`, `review_wanted(hand_id)`, `end_wanted(tournament)`.

    `play_button`: there is no hand, and the player wants one.

    `shown_again()`: the page has been opened. `exported(ids, path, format)`: export these hands, all listed ones if
    `ids` is None. `imported(paths)`. `notes` (of `details`) emits changed notes.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    end_wanted = Signal(object)
    shown_again = Signal()
    exported = Signal(object, object, object)
    imported = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._folder = Path.home()
        """Where files were exported to or imported from last."""
        self._look_again = QTimer(self, singleShot=True)
        self._look_again.timeout.connect(self._show_details)
        self.filters = HistoryFilters(self)
        self.table = HandList(self)
        self.model = self.table.hands
        self.details = HandDetails(self)
        self.details.end_wanted.connect(self.end_wanted)
        self.notice = HistoryNotice(self)
        self.table.doubleClicked.connect(self.replay)
        self.table.chosen.connect(lambda: self._look_again.start(0))
        self.table.sort_wanted.connect(self._sort)
        self._build_empty()
        self._build_foot()
        self._lay_out()
        self.filters.changed.connect(self.refresh)
        for key in ("Return", "Enter"):
            shortcut(key, self.table, self.replay)
        shortcut("V", self.table, self.review)
        shortcut("Down", self.filters.search, self.table.setFocus)
        self._first: QWidget = self.table

    # Parts

    def _build_empty(self) -> None:
        self.play_button = Button(Tone.FILLED, self, self.tr("Play a hand"))
        self.clear_button = Button(Tone.FILLED, self, self.tr("Clear the filters"), clicked=self.filters.clear)
        self._none = self._empty(self.tr("No hands yet."), self.play_button)
        self._no_match = self._empty(self.tr("No hands match."), self.clear_button)

    def _empty(self, sentence: str, button: Button) -> QWidget:
        page = QWidget(self)
        words = toned(QLabel(sentence, page), "heading")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        follow_text(button.setFixedWidth, 200)
        follow_scale(button.setFixedHeight, 50)
        parts = STRETCH, words, (button, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH
        in_column(*parts, of=page, margins=NO_MARGINS, spacing=16)
        return page

    def _build_foot(self) -> None:
        self._foot = QFrame(self)
        self._foot.setObjectName("panel")
        self.count = toned(QLabel(self._foot), "muted")
        self.import_button = push_button(
            self.tr("Import…"), self._foot, self.ask_import, tip=self.tr("Import hands from .phh, .phhs and .txt files")
        )
        self.export_button = push_button(
            self.tr("Export…"), self._foot, tip=self.tr("Export the selected hands, or all listed hands")
        )
        menu = QMenu(self.export_button)
        self.export_button.setMenu(menu)
        for button in (self.import_button, self.export_button):
            # They are disabled while they work: a click must not take the keyboard focus there, and lose it.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.review_button = Button(Tone.OUTLINED, self._foot, self.tr("Review"), key="V", clicked=self.review)
        follow_text(self.review_button.setFixedWidth, 150)
        follow_scale(self.review_button.setFixedHeight, 46)
        self.replay_button = Button(
            Tone.FILLED, self._foot, self.tr("Replay"), key=key_cap("Return"), clicked=self.replay
        )
        follow_text(self.replay_button.setFixedWidth, 180)
        follow_scale(self.replay_button.setFixedHeight, 46)
        in_row(
            self.count,
            STRETCH,
            self.import_button,
            self.export_button,
            self.review_button,
            self.replay_button,
            of=self._foot,
            margins=(24, 6, 24 - RING, 6),
            spacing=8,
        )

    def _lay_out(self) -> None:
        listed = QWidget(self)
        in_row((self.table, 1), self.details, of=listed, margins=NO_MARGINS, spacing=1)
        self._body = stacked(listed, self._none, self._no_match, of=self)
        in_column(self.filters, (self._body, 1), self.notice, self._foot, of=self, margins=NO_MARGINS, spacing=1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Move the focus to the list. As its proxy, Tab would skip the parts above it."""
        self._first.setFocus(event.reason())

    # Display

    def set_tournaments(self, tournaments: Sequence[ListedTournament]) -> None:
        """Set the sit and goes that were played, for rows and filters."""
        self.model.set_tournaments(tournaments)
        self.filters.set_tournaments(tournaments)

    def refresh(self) -> None:
        """List the filtered hands as they are now; the chosen hand stays chosen if visible."""
        self.details.notes.flush()
        chosen = self.table.current()
        place = self.table.verticalScrollBar().value()
        self.model.show(self.filters.wanted(), self.filters.order())
        empty = not self.model.total
        everything = self.filters.wanted() == EVERY_HAND
        self._body.setCurrentIndex(0 if not empty else 1 if everything else 2)
        self.filters.setVisible(not (empty and everything))
        self.count.setVisible(not empty)
        self.replay_button.setVisible(not empty)
        self.review_button.setVisible(not empty)
        self._first = self.play_button if empty and everything else self.table
        self.export_button.setEnabled(not empty)
        self.table.choose(chosen)
        if chosen is not None:
            self.table.verticalScrollBar().setValue(place)
        self._show_details()

    def say_working(self, words: str) -> None:
        """Show that an export or import is running."""
        self.notice.say_working(words)
        self.set_busy(True)

    def set_busy(self, busy: bool) -> None:
        """Set whether an export or import is running: there is one at a time."""
        self.import_button.setEnabled(not busy)
        self.export_button.setEnabled(not busy and self.model.total > 0)

    def _show_details(self) -> None:
        self._look_again.stop()
        count = self.table.chosen_count()
        row = self.table.current() if count == 1 else None
        self.details.show_hand(row, count, None if row is None else self.model.tournament(row))
        if count > 1:
            words = self.tr("{total} hands, {count} selected")
        else:
            words = self.tr("1 hand") if self.model.total == 1 else self.tr("{total} hands")
        self.count.setText(words.format(total=number(self.model.total), count=number(count)))
        self._fill_export_menu()

    # Requests

    def replay(self) -> None:
        """Open the hand at the keyboard cursor."""
        row = self.table.current()
        if row is not None:
            self.replay_wanted.emit(row.id)

    def review(self) -> None:
        """Review the hand at the keyboard cursor."""
        row = self.table.current()
        if row is not None:
            self.review_wanted.emit(row.id)

    def _fill_export_menu(self) -> None:
        """List the hands to export: the chosen ones, or all."""
        menu = self.export_button.menu()
        menu.clear()
        if self.table.has_choice:
            self._add_exports(menu, self.table.chosen_count(), chosen=True)
            menu.addSeparator()
        self._add_exports(menu, self.model.total, chosen=False)

    def _add_exports(self, menu: QMenu, count: int, *, chosen: bool) -> None:
        if chosen:
            one = self.tr("The selected hand as PHH (.phhs)…"), self.tr("The selected hand as PokerStars-style text…")
            many = (
                self.tr("The {count} selected hands as PHH (.phhs)…"),
                self.tr("The {count} selected hands as PokerStars-style text…"),
            )
        else:
            one = (
                self.tr("The one listed hand as PHH (.phhs)…"),
                self.tr("The one listed hand as PokerStars-style text…"),
            )
            many = (
                self.tr("All {count} listed hands as PHH (.phhs)…"),
                self.tr("All {count} listed hands as PokerStars-style text…"),
            )
        for form, words in zip((Format.PHH, Format.POKERSTARS), one if count == 1 else many, strict=True):
            menu.addAction(words.format(count=number(count)), partial(self.ask_export, form, chosen=chosen))

    def ask_export(self, form: Format, *, chosen: bool = True) -> None:
        """Ask for a file and export the chosen hands, or all that are listed."""
        kinds = {Format.PHH: self.tr("PHH hands (*.phhs)"), Format.POKERSTARS: self.tr("Hand histories (*.txt)")}
        ids = self.table.chosen_ids() if chosen else None
        count = self.model.total if ids is None else len(ids)
        title = self.tr("Export one hand") if count == 1 else self.tr("Export {count} hands")
        name, _ = QFileDialog.getSaveFileName(
            self, title.format(count=number(count)), str(self._folder / f"hands{form.suffix}"), kinds[form]
        )
        if name:
            path = Path(name)
            self._folder = path.parent
            path = path if path.suffix else path.with_suffix(form.suffix)
            self.exported.emit(ids, path, form)

    def ask_import(self) -> None:
        """Ask for PHH files and import their hands."""
        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Import hands"),
            str(self._folder),
            self.tr("Hands as PHH or PokerStars text (*.phh *.phhs *.txt);;All files (*)"),
        )
        if names:
            self._folder = Path(names[0]).parent
            self.imported.emit([Path(name) for name in names])

    def _sort(self, order: Order, other: Order) -> None:
        self.filters.set_order(other if self.filters.order() is order else order)

    # Qt

    def arrange(self) -> None:
        """Set narrower columns in a narrow window."""
        self.details.setFixedWidth(scaled(232 if self.width() < scaled(1200) else 300))
        self.table.fit_columns(self.width() - self.details.width() - scaled(16))

    def showEvent(self, event: QShowEvent) -> None:
        """List the hands played meanwhile."""
        super().showEvent(event)
        self.shown_again.emit()
