"""The window: its bar, and below it one of the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from pokertable.model.text import Phrase
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import counted, in_a_row, shown, worded
from pokertable.views.start.start_page import StartPage
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.window.window_bar import WindowBar

if TYPE_CHECKING:
    from pokertable.views.table.table_page import TablePage

LEAST_SIZE = QSize(1024, 700)
COMPACT_BELOW = 760
"""Below this height in px the bar and the action panel are lower."""


RULES_KEY = "F1"


class TabPage(NamedTuple):
    """What the window shows: a page under a tab of the bar, with its titles."""

    tab: str
    page: QWidget
    title: str
    subtitle: str = ""
    shorter: tuple[str, ...] = ()
    """Of the title, where it has no room."""
    short_subtitle: str = ""


class MainWindow(Arranged, QMainWindow):
    """The window of the program. It changes nothing itself: its signals and those of its bar say what the player wants.

    `settings_changed(settings)`, `went_on()` (Space), `resized(size)`, `closing()`. Pages other than the start page
    are added when they are first needed. `may_close` is asked before the window closes.
    """

    settings_changed = Signal(object)
    resized = Signal(QSize)
    went_on = Signal()
    closing = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.may_close: Callable[[], bool] = lambda: True
        self.setMinimumSize(LEAST_SIZE)
        # Each part is made in the one that it stands in: to move it there puts its style on anew.
        body = QWidget(self)
        self.pages = QStackedWidget(body)
        self.start = StartPage(self.pages)
        self._table: TablePage | None = None
        self._page_keys: dict[str, QShortcut] = {}
        """Those of the table page, by their names in the key map."""
        self.pages.addWidget(self.start)
        self.bar = WindowBar(body)
        self.bar.changed.connect(self.change)
        self.strip = NoticeStrip(body)
        self.strip.add_button(self.tr("Close")).clicked.connect(lambda: self.say(None))
        self._column = in_column(self.bar, self.strip, (self.pages, 1), of=body, margins=NO_MARGINS, spacing=0)
        self.setCentralWidget(body)
        self._rules = QShortcut(self)
        self._rules.activated.connect(partial(self.bar.tab_chosen.emit, "rules"))
        self.bar.quit.triggered.connect(self.close)
        QShortcut(QKeySequence("Ctrl+Q"), self, self.close)
        self._bind_rules()
        look().changed.connect(self._bind_rules)
        self.show_start()

    def add_strip(self, strip: QWidget) -> None:
        """Take in a strip under the bar."""
        self._column.insertWidget(1, strip)

    # Its pages

    def add_table(self, page: TablePage) -> None:  # noqa: D102
        self._table = page
        self.pages.addWidget(page)
        self.bar.log.toggled.connect(page.set_log_open)
        slots: dict[str, Callable[[], object]] = {
            "go_on": self.went_on.emit,
            "hints": self.bar.hints.click,
            "rewind": self.bar.rewind.click,
            "read": self.bar.read.trigger,
            "odds": self.bar.odds.trigger,
            "against": page.odds.change_against,
            "ranges": page.open_next_range,
            "how": page.ask_next_how,
            "review": self.bar.review.trigger,
        }
        for name, slot in slots.items():
            self._page_keys[name] = shortcut = QShortcut(page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        self._bind_keys()
        look().changed.connect(self._bind_keys)

    @property
    def table(self) -> TablePage:
        """The table page, once it is there."""
        assert self._table is not None, "the table page is not built yet"
        return self._table

    @property
    def is_at_table(self) -> bool:  # noqa: D102
        return self._table is not None and self.pages.currentWidget() is self._table

    def show_start(self) -> None:  # noqa: D102
        self.show_again(TabPage("table", self.start, self.tr("Pokertable")))
        self.start.setFocus()

    def show_table(self, titles: Sequence[Phrase], hand: int, left: int | None = None) -> None:
        """Show the table at this hand; of a mix so many hands of the game are `left` after it.

        `titles`: the game's in full, and in fewer and fewer letters where that has no room.
        """
        words = self.tr("Hand {number}")
        if left == 0:
            words = self.tr("Hand {number}, the last of this game")
        elif left is not None:
            words = counted("Hand {number}, one more of this game", "Hand {number}, %n more of this game", left)
        title, *shorter = map(shown, titles)
        subtitle, short_subtitle = (said.format(number=hand) for said in (words, self.tr("Hand {number}")))
        self.show_again(TabPage("table", self.table, title, subtitle, tuple(shorter), short_subtitle))

    def show_page(self, tab: str, page: QWidget, title: str, subtitle: str = "") -> None:
        """Show another page under its tab."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.show_again(TabPage(tab, page, title, subtitle))

    def show_again(self, place: TabPage) -> None:
        """Show what was shown then."""
        self.place = place
        """What is shown now, to come back to it."""
        tab, page, title, subtitle, shorter, short_subtitle = place
        self.pages.setCurrentWidget(page)
        self.bar.set_title(title, subtitle, shorter, short_subtitle)
        self.bar.set_tab(tab, at_table=self.is_at_table)
        page.setAccessibleName(in_a_row(filter(None, (title, subtitle))))
        name = self.tr("Pokertable")
        self.setWindowTitle(title if title == name else self.tr("{page} – Pokertable").format(page=title))
        page.setFocus()
        self._fit()

    # What it shows

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """The last table of each game, the latest first."""
        self.start.set_choices(last)
        self.bar.games.set_choices(last, last[0].variant if last else None)

    def say(self, message: str | Phrase | None) -> None:
        """Show a note in the bar, or under it if it is too long for that; None to clear it."""
        words = worded(message or "")
        is_new = words != self.bar.note
        self.bar.set_note(words)
        self.strip.say("" if self.bar.note_fits else self.bar.note)
        if is_new and self.bar.note_fits:
            announce(self, words)

    def _bind_rules(self) -> None:
        """The key of the rules, unless the player uses it for something else."""
        taken = look().keys.used_for(RULES_KEY) is not None
        self._rules.setKey(QKeySequence("" if taken else RULES_KEY))

    def _bind_keys(self) -> None:
        for name, shortcut in self._page_keys.items():
            shortcut.setKey(QKeySequence(getattr(look().keys, name)))

    def set_settings(self, settings: Settings) -> None:
        """Show the settings in the menus."""
        self._settings = settings
        self.bar.set_settings(settings)

    def change(self, name: str, value: object) -> None:
        """The player changed a setting."""
        setattr(self._settings, name, value)
        self.settings_changed.emit(self._settings)

    # Qt

    def arrange(self) -> None:
        """Fit bar and panel to the window."""
        self.resized.emit(self.size())
        self._fit()

    def _fit(self) -> None:
        """Lower bars in a low window; the log's switch where the log is a drawer."""
        compact = self.height() < COMPACT_BELOW
        self.bar.setFixedHeight(max(36, sized(28)) if compact else max(44, sized(34)))
        self.bar.log.setVisible(self.is_at_table and self.table.log_is_drawer)
        if self._table is not None:
            self._table.set_compact(compact)
        if self.bar.note:
            self.bar.fit_note()
            self.strip.say("" if self.bar.note_fits else self.bar.note)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let what runs come to an end, unless the window may not close."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
