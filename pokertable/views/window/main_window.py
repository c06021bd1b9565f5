"""The window: its bar, and below it one of the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from pokertable.model.text import Phrase
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.key_map import KEYS_KEY
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import counted, in_a_row, number, shown, worded
from pokertable.views.start.start_page import StartPage
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_tab_order, open_once
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.window.listed_page import ListedPage
from pokertable.views.window.strips_on_felt import places_on_felt
from pokertable.views.window.window_bar import WindowBar

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings
    from pokertable.views.table.table_page import TablePage

LEAST_SIZE = QSize(1024, 700)
COMPACT_BELOW = 760
"""Height in px below which the bar and the action panel are lower."""
_MINUTE_S: Final = 60


class Place(NamedTuple):
    """Contents of the window: a widget under a page of the list, whose tab is marked, with its titles."""

    under: ListedPage
    page: QWidget
    title: str
    subtitle: str = ""
    shorter: tuple[str, ...] = ()
    """Shorter titles, for where the title has no room."""
    briefer: tuple[str, ...] = ()
    """Shorter subtitles; the shortest is never cut."""
    fill: Callable[[], object] | None = None
    """Fills the widget again, where it shows other contents in another place."""


class MainWindow(Arranged, QMainWindow):
    """The window of the program. It changes nothing itself: its signals and those of its bar say what the player wants.

    `listed` are the pages that there are; nothing else is shown.
    `settings_changed(settings)`, `went_on()` (Space), `resized(size)`, `closing()`. Pages other than the start page
    are added when they are first needed. `may_close` is asked before the window closes.
    """

    settings_changed = Signal(object)
    resized = Signal(QSize)
    went_on = Signal()
    closing = Signal()

    def __init__(self, settings: Settings, listed: Sequence[ListedPage]) -> None:
        super().__init__()
        self._settings = settings
        self.may_close: Callable[[], bool] = lambda: True
        self.setMinimumSize(LEAST_SIZE)
        # Each part is created in its parent: moving it there would restyle it.
        self._body = body = QWidget(self)
        self.pages = QStackedWidget(body)
        self.start = StartPage(self.pages)
        self._table: TablePage | None = None
        self._page_keys: dict[str, QShortcut] = {}
        """Shortcuts of the table page, by their names in the key map."""
        self.pages.addWidget(self.start)
        self._listed = listed
        self.bar = WindowBar(listed, body)
        self.bar.changed.connect(self.change)
        self.strip = NoticeStrip(body)
        self.strip.add_button(self.tr("Close")).clicked.connect(lambda: self.say(None))
        self._strips: list[NoticeStrip] = []
        self._column = in_column(self.bar, (self.pages, 1), of=body, margins=NO_MARGINS, spacing=0)
        self.add_strip(self.strip)
        self.setCentralWidget(body)
        self._shortcuts: dict[QShortcut, str] = {}
        """Shortcuts of the pages that have one, and of the list of keys, with their keys."""
        for page in listed:
            if page.shortcut:
                self._shortcuts[key := QShortcut(self)] = page.shortcut
                key.activated.connect(partial(self.bar.page_chosen.emit, page))
        self._shortcuts[key := QShortcut(self)] = KEYS_KEY
        key.activated.connect(self.show_keys)
        self.bar.keys.triggered.connect(self.show_keys)
        self.bar.quit.triggered.connect(self.close)
        QShortcut(QKeySequence("Ctrl+Q"), self, self.close)
        self._bind_pages()
        look().changed.connect(self._bind_pages)

    def add_strip(self, strip: NoticeStrip) -> None:
        """Add a strip under the bar; at a table it lies over free felt, which never moves for it."""
        self._strips.append(strip)
        strip.setParent(self._body)
        self._place_strips()
        in_tab_order(self.bar, strip)
        strip.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the strips again when one of them, or the felt, changes."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._place_strips()
        return super().eventFilter(watched, event)

    def _place_strips(self) -> None:
        at_table = self.is_at_table
        for strip in self._strips:
            if at_table:
                self._column.removeWidget(strip)
                continue
            strip.set_narrow(False)
            if self._column.indexOf(strip) < 0:
                self._column.insertWidget(1, strip)
        if not at_table:
            return
        felt = self.table.table
        visible = [strip for strip in self._strips if not strip.isHidden()]
        for strip, (place, low) in reversed(list(zip(visible, places_on_felt(self.table, visible), strict=True))):
            strip.set_narrow(True, low=low)
            strip.setGeometry(place.translated(felt.mapTo(self._body, QPoint())))
            strip.raise_()

    # Pages

    def add_table(self, page: TablePage) -> None:  # noqa: D102
        self._table = page
        page.table.installEventFilter(self)
        self.pages.addWidget(page)
        self.bar.log.toggled.connect(page.set_log_open)
        slots: dict[str, Callable[[], object]] = {
            "go_on": self.went_on.emit,
            "hints": self.bar.hints.click,
            "rewind": self.bar.rewind.click,
            "read": self.bar.read.trigger,
            "odds": self._switch_odds,
            "against": page.odds.change_against,
            "ranges": page.help.open_next_range,
            "how": page.holding.ask_next_how,
            "review": self.bar.review.trigger,
            "sit_out": page.tools.sit_out.click,
            "top_up": self.bar.buy_in.trigger,
            "show_hand": self.bar.show_hand.trigger,
            "look_on": self.bar.look_on.trigger,
        }
        page.tools.read.clicked.connect(self.bar.read.trigger)
        page.tools.odds.clicked.connect(self._switch_odds)
        page.tools.review.clicked.connect(self.bar.review.trigger)
        for name, slot in slots.items():
            self._page_keys[name] = shortcut = QShortcut(page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        page.tools.odds.setChecked(self._settings.odds)
        self._bind_keys()
        look().changed.connect(self._bind_keys)

    def _switch_odds(self) -> None:
        """Switch the odds; those that are on in a closed drawer are opened: who presses then does not see them."""
        page = self.table
        if self.bar.odds.isChecked() and page.log_is_drawer and not self.bar.log.isChecked():
            page.tools.odds.setChecked(True)
            self.bar.log.setChecked(True)
        else:
            self.bar.odds.trigger()

    @property
    def table(self) -> TablePage:
        """The table page, which must exist."""
        assert self._table is not None, "the table page is not built yet"
        return self._table

    @property
    def is_at_table(self) -> bool:  # noqa: D102
        return self.is_table(self.pages.currentWidget())

    def is_table(self, page: QWidget | None) -> bool:
        """Whether this is the table page."""
        return self._table is not None and page is self._table

    def show_table(
        self,
        under: ListedPage,
        titles: Sequence[Phrase],
        hand: int,
        left: int | None = None,
        *,
        won: int | None = None,
    ) -> None:
        """Show the table at this hand; in a mix with `left` more hands of the game after it.

        `titles`: the game's full title, then shorter and shorter ones. `won`: chips won or lost there so far.
        """
        title, *shorter = map(shown, titles)
        subtitle, *briefer = self._hand_words(hand, left, won)
        self.show_again(Place(under, self.table, title, subtitle, tuple(shorter), tuple(briefer)))

    def show_won(self, hand: int, left: int | None, won: int | None) -> None:
        """Show what has been won or lost so far, as `show_table` does; nothing else changes."""
        self._set_subtitle(*self._hand_words(hand, left, won))
        self._name_page()

    def _hand_words(self, hand: int, left: int | None, won: int | None) -> list[str]:
        """The words beside the title of a cash table, then briefer ones."""
        words = self.tr("Hand {number}")
        if left == 0:
            words = self.tr("Hand {number}, the last of this game")
        elif left is not None:
            words = counted("Hand {number}, one more of this game", "Hand {number}, %n more of this game", left)
        every = [said.format(number=hand) for said in dict.fromkeys((words, self.tr("Hand {number}")))]
        return every if won is None else [*[f"{every[0]} · {said}" for said in self._so_far(won)], *every]

    def _so_far(self, won: int) -> list[str]:
        """``up 43 chips``, and briefly ``+43``."""
        if not won:
            return [self.tr("even")]
        words = (
            counted("up {chips} chip", "up {chips} chips", won)
            if won > 0
            else counted("down {chips} chip", "down {chips} chips", -won)
        )
        return [words.format(chips=number(abs(won))), f"{'+' if won > 0 else '−'}{number(abs(won))}"]

    def show_tournament(self, under: ListedPage, titles: Sequence[Phrase], standings: Standings) -> None:
        """Show the table of a sit and go, with its level and the player's place beside the title."""
        from pokertable.views.tournament.words import header

        named = self.tr("Sit & go: {game}")
        title, *shorter = [named.format(game=shown(each)) for each in titles]
        subtitle, *briefer = header(standings)
        self.show_again(Place(under, self.table, title, subtitle, tuple(shorter), tuple(briefer)))

    def show_page(
        self,
        under: ListedPage,
        page: QWidget,
        title: str,
        subtitle: str = "",
        fill: Callable[[], object] | None = None,
    ) -> None:
        """Show a page, its own tab marked or that of the page that it stands under; `fill` as in `Place`."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.show_again(Place(under, page, title, subtitle, fill=fill))

    def show_again(self, place: Place) -> None:
        """Show an earlier page again."""
        self.place = place
        """The displayed page, to return to."""
        under, page, title, subtitle, shorter, briefer, fill = place
        if fill is not None:
            fill()
        self.pages.setCurrentWidget(page)
        self.bar.set_title(title, subtitle, shorter, briefer)
        self.bar.set_tab(under, at_table=self.is_at_table)
        self._name_page()
        name = self.tr("Pokertable")
        self.setWindowTitle(title if title == name else self.tr("{page} – Pokertable").format(page=title))
        page.setFocus()
        self._fit()
        self._place_strips()

    def show_time(self, standings: Standings) -> None:
        """Show the time to the next level beside the title, at the table; nothing else changes.

        A screen reader may say the page's name when it changes: it follows the minutes, not the last seconds.
        """
        from pokertable.views.tournament.words import header

        self._set_subtitle(*header(standings))
        if not 0 < (standings.seconds_to_next or 0) < _MINUTE_S:
            self._name_page()

    def _set_subtitle(self, subtitle: str, *briefer: str) -> None:
        self.place = self.place._replace(subtitle=subtitle, briefer=briefer)
        self.bar.set_subtitle(subtitle, *briefer)

    def _name_page(self) -> None:
        _, page, title, subtitle, *_ = self.place
        page.setAccessibleName(in_a_row(filter(None, (title, subtitle))))

    # Display

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """Set the last table of each game, the latest first."""
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

    def show_keys(self) -> None:
        """Show the list of keys."""
        from pokertable.views.window.keys_dialog import KeysDialog

        open_once(KeysDialog(self._listed, self, page=None if self.is_at_table else self.pages.currentWidget()))

    def _bind_pages(self) -> None:
        """The keys of the pages, but for those that the player uses for something else."""
        for shortcut, key in self._shortcuts.items():
            taken = look().keys.used_for(key) is not None
            shortcut.setKey(QKeySequence("" if taken else key))

    def _bind_keys(self) -> None:
        for name, shortcut in self._page_keys.items():
            shortcut.setKey(QKeySequence(getattr(look().keys, name)))

    def set_settings(self, settings: Settings) -> None:
        """Show the settings in the menus."""
        self._settings = settings
        self.bar.set_settings(settings)
        if self._table is not None:
            self._table.tools.odds.setChecked(settings.odds)

    def change(self, name: str, value: object) -> None:
        """Apply the player's change of a setting."""
        setattr(self._settings, name, value)
        self.settings_changed.emit(self._settings)

    # Qt

    def arrange(self) -> None:
        """Fit bar and panel to the window."""
        self.resized.emit(self.size())
        self._fit()

    def _fit(self) -> None:
        """Use lower bars in a low window; show the log's switch where the log is a drawer."""
        compact = self.height() < scaled(COMPACT_BELOW)
        self.bar.setFixedHeight(max(scaled(36), sized(28)) if compact else max(scaled(44), sized(34)))
        self.bar.log.setVisible(self.is_at_table and self.table.log_is_drawer)
        if self._table is not None:
            self._table.set_compact(compact)
        if self.bar.note:
            self.bar.fit_note()
            self.strip.say("" if self.bar.note_fits else self.bar.note)

    def end_work(self) -> bool:
        """Let running work end, as before the window closes; returns whether it may close, else nothing has ended."""
        if not self.may_close():
            return False
        self.closing.emit()
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let running work end, unless the window may not close."""
        if not self.end_work():
            event.ignore()
            return
        super().closeEvent(event)
