"""The window: a bar with the title and the switches, and below it the start page or the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pokertable.model.games import Game
from pokertable.model.text import Phrase
from pokertable.session.choice import TableChoice
from pokertable.session.settings import BOT_DELAYS_MS, DECKS, SPEEDS, THEMES, Settings
from pokertable.views.key_map import KeyMap
from pokertable.views.start_page import GameMenu, StartPage
from pokertable.views.translate import shown

if TYPE_CHECKING:
    from pokertable.views.table_page import TablePage

LEAST_SIZE = QSize(1024, 700)
COMPACT_BELOW = 760
"""Below this height in px the bar and the action panel are lower."""


class MainWindow(QMainWindow):
    """The window of the program. It changes nothing itself: its signals say what the player wants.

    `settings_changed(settings)`, `went_on()` (Space), `start_wanted()`,
    `game_chosen(TableChoice)`, `buy_in_wanted()`, `closing()`.
    """

    settings_changed = Signal(object)
    went_on = Signal()
    start_wanted = Signal()
    game_chosen = Signal(object)
    buy_in_wanted = Signal()
    closing = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._keys = KeyMap()
        self.setMinimumSize(LEAST_SIZE)
        self.start = StartPage(self)
        self._table: TablePage | None = None
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start)
        self.bar = self._build_bar()
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(body)
        self.show_start()

    # What it shows

    def add_table(self, page: TablePage) -> None:
        """Take in the table page; it is built when it is first needed."""
        self._table = page
        self.pages.addWidget(page)
        self._log.toggled.connect(page.set_log_open)
        for key, slot in ((self._keys.go_on, self.went_on), (self._keys.hints, self._hint.click)):
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    @property
    def table(self) -> TablePage:
        """The table page, once it is there."""
        assert self._table is not None, "the table page is not built yet"
        return self._table

    def show_start(self) -> None:
        """Show the start page."""
        self.pages.setCurrentWidget(self.start)
        self._title.setText(self.tr("Pokertable"))
        self._hand.setText("")
        self.setWindowTitle(self.tr("Pokertable"))
        for part in (self._hint, self._game_menu, self._log):
            part.hide()
        self.start.setFocus()

    def show_table(self, game: Game) -> None:
        """Show the table of this game."""
        title = shown(game.title)
        self._title.setText(title)
        self.setWindowTitle(self.tr("{game} – Pokertable").format(game=title))
        self.pages.setCurrentWidget(self.table)
        for part in (self._hint, self._game_menu):
            part.show()
        self.table.setFocus()
        self._fit_bar()

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """The last table of each game, the latest first."""
        self.start.set_choices(last)
        self._game_menu.set_choices(last, last[0].variant if last else None)

    def set_hand_number(self, number: int) -> None:
        """Show the number of the hand."""
        self._hand.setText(self.tr("Hand {number}").format(number=number))

    def say(self, message: str | Phrase | None) -> None:
        """Show a note in the bar, None to clear it."""
        text = shown(message) if isinstance(message, Phrase) else message or ""
        self._note.setText(text)
        self._note.setToolTip(text)

    def set_settings(self, settings: Settings) -> None:
        """Show the settings in the menus."""
        self._settings = settings
        self._hint.setChecked(settings.hints)
        for name, actions in self._options.items():
            for value, action in actions.items():
                action.setChecked(getattr(settings, name) == value)

    def set_can_buy_in(self, can: bool) -> None:
        """Whether the player may buy in now (between hands)."""
        self._buy_in.setEnabled(can)

    # Its parts

    def _build_bar(self) -> QFrame:
        bar = QFrame(self)
        bar.setObjectName("panel")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(12)
        self._title = QLabel(bar)
        self._title.setProperty("tone", "heading")
        self._hand = QLabel(bar)
        self._hand.setProperty("tone", "muted")
        self._note = QLabel(bar)
        self._note.setProperty("tone", "muted")
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._hint = self._button(self.tr("Hints"))
        self._hint.setCheckable(True)
        self._hint.setToolTip(self.tr("Show what my hand makes now ({key})").format(key=self._keys.hints))
        self._hint.clicked.connect(lambda checked: self._change("hints", checked))
        self._game_menu = GameMenu(bar)
        self._game_menu.chosen.connect(self.game_chosen)
        self._log = self._button(self.tr("Log"))
        self._log.setCheckable(True)
        self._menu_button = self._button(self.tr("Table"))
        self._menu_button.setMenu(self._build_menu())
        self._menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self._title)
        row.addWidget(self._hand)
        row.addWidget(self._note, 1)
        for part in (self._hint, self._game_menu, self._log, self._menu_button):
            row.addWidget(part)
        return bar

    def _button(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setMinimumHeight(30)
        return button

    def _build_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(self.tr("New table…"), self.start_wanted.emit)
        self._buy_in = menu.addAction(self.tr("Buy in again"), self.buy_in_wanted.emit)
        menu.addSeparator()
        self._options: dict[str, dict[object, QAction]] = {}
        speeds = (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        delays = (self.tr("None"), self.tr("Short"), self.tr("Normal"), self.tr("Long"))
        decks = (self.tr("Two colours"), self.tr("Four colours"))
        themes = (self.tr("Dark"), self.tr("Light"))
        self._add_options(menu, self.tr("Theme"), "theme", THEMES, themes)
        self._add_options(menu, self.tr("Deck"), "deck", DECKS, decks)
        self._add_options(menu, self.tr("Animation"), "speed", SPEEDS, speeds)
        self._add_options(menu, self.tr("Opponents' pause"), "bot_delay_ms", BOT_DELAYS_MS, delays)
        return menu

    def _add_options(
        self, menu: QMenu, title: str, name: str, values: tuple[object, ...], labels: tuple[str, ...]
    ) -> None:
        part = menu.addMenu(title)
        group = QActionGroup(part)
        self._options[name] = {}
        for value, label in zip(values, labels, strict=True):
            action = part.addAction(label)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, name=name, value=value: self._change(name, value))
            group.addAction(action)
            self._options[name][value] = action

    def _change(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)
        self.settings_changed.emit(self._settings)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the log's drawer where the log does not stand beside the table."""
        super().resizeEvent(event)
        self._fit_bar()

    def _fit_bar(self) -> None:
        compact = self.height() < COMPACT_BELOW
        self.bar.setFixedHeight(36 if compact else 44)
        at_table = self._table is not None and self.pages.currentWidget() is self._table
        self._log.setVisible(at_table and self.table.log_is_drawer)
        if self._table is not None:
            self._table.set_compact(compact)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let what runs come to an end."""
        self.closing.emit()
        super().closeEvent(event)
