"""The window's bar: title, note, the table's switches, the games, the tabs of the pages and the menu."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QButtonGroup, QFrame, QMenu, QSizePolicy, QToolButton, QWidget

from pokertable.model.mixes import offers
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.offers import Offer, look_offers
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.buttons import text_button, text_toggle
from pokertable.views.widgets.choices import add_choice, open_menu
from pokertable.views.widgets.labels import FittingLabel, PlainLabel
from pokertable.views.widgets.layouts import Arranged, in_row
from pokertable.views.widgets.switches import Switch

NARROW_BELOW = 1200
"""In a bar narrower than this, in px, the tabs are a menu."""
TABS = ("table", "lab", "quiz", "history", "statistics")
_OFFERED = ("theme", "deck", "speed", "bot_delay_ms")
"""The settings that the menu offers too."""


_TITLE_BESIDE_TABS = 17
"""The title's size in px that tabs leave room for."""


class BarTitle(FittingLabel):
    """The title: smaller in a narrow window, cut only when nothing else helps."""

    sizes: tuple[int, ...] = (20, 17, 14, 12)

    least = 120
    """Px that are left for its beginning."""

    def __init__(self, parent: QWidget | None = None, *, heading: bool = True) -> None:
        super().__init__(Qt.AlignmentFlag.AlignLeft, parent)
        self._heading = heading
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.said.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the title in its largest type."""
        return QSize(self._width_at(sized(self.sizes[0])), 28)

    def minimumSizeHint(self) -> QSize:
        """Room for it in its smallest, or for the beginning of a very long one."""
        return QSize(min(self._width_at(self.sizes[-1]), self.least), 20)

    def _width_at(self, px: int) -> int:
        return int(width_of(self.text, px, bold=self._heading)) + 2


class BarSubtitle(BarTitle):
    """What stands small beside the title."""

    sizes = (14, 12, 11)
    least = 56
    is_brief = False
    """Whether its shortest wording is all that there is room for."""

    def sizeHint(self) -> QSize:  # noqa: D102
        words = self._wordings[-1 if self.is_brief else 0]
        return QSize(int(width_of(words, sized(self.sizes[0]))) + 2, 20)


class GameMenu(QToolButton):
    """A button whose menu has a line for each game; `chosen` carries the `TableChoice`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = {key: usual_choice(key) for key in offers()}
        self._current = ""
        self.setText(self.tr("Game"))
        self.setToolTip(self.tr("Play another game from the next hand on, with the same people and chips"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setMinimumHeight(30)
        menu = open_menu(self, QMenu(self))
        group = QActionGroup(menu)
        self.actions_by_game = {key: add_choice(menu, group, "", partial(self._choose, key)) for key in offers()}

    def set_choices(self, last: Iterable[TableChoice], current: str | None = None) -> None:
        """The last table of each game that was played; `current` is the game being played."""
        for choice in last:
            self._choices[choice.variant] = choice
        self._current = current or ""
        for key, action in self.actions_by_game.items():
            action.setText(shown(self._choices[key].rotation().title))
            action.setChecked(key == self._current)

    def _choose(self, key: str) -> None:
        """Ask for this game, unless it is the one that is played."""
        if key != self._current:
            self.chosen.emit(self._choices[key])


class WindowBar(Arranged, QFrame):
    """Says what the player wants by signals and changes nothing itself.

    `rewind`: back to the last decision; `back`: end the practice. `tab_chosen(key)`: one of `TABS`, or another page.
    `changed(name, value)`: a setting. `log`: its drawer. `games`: another game. `buy_in`: chips up to the buy-in.
    `habits`: how each seat has played. `read`: what an opponent can hold; `review`: the last hand's decisions weighed;
    `odds`: live help. `quit`: the end.
    """

    tab_chosen = Signal(str)
    changed = Signal(str, object)
    start_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._title = BarTitle(self)
        self._subtitle, self._note = BarSubtitle(self, heading=False), PlainLabel(self, tone="muted")
        self.note = ""
        """The note, whether or not there is room for it here."""
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hints = Switch(self.tr("Hints"), self)
        self.hints.clicked.connect(lambda checked: self.changed.emit("hints", checked))
        self.rewind = text_button(self.tr("Rewind"), self)
        leave = self.tr("Leave this line and go on where you were before it")
        self.back = text_button(self.tr("End practice"), self, tip=leave)
        self._at_table = self._practising = False
        self.games = GameMenu(self)
        self.log = text_toggle(self.tr("Log"), self)
        self._tabs = self._build_tabs()
        self.places = self._build_places()
        self.menu = text_button(self.tr("Menu"), self)
        open_menu(self.menu, self._build_menu())
        self._name_keys()
        look().changed.connect(self._name_keys)
        for button in (self.rewind, self.back, self.games):
            button.setProperty("tone", "tool")
        for button in (self.menu, self.places, self.games):
            button.menu().aboutToHide.connect(partial(QTimer.singleShot, 0, partial(forget_pointer, button)))
        self._row = in_row(
            self._title,
            self._subtitle,
            (self._note, 1),
            self.back,  # before the others: where it comes and goes, none of them moves under the pointer
            self.hints,
            self.rewind,
            self.games,
            self.log,
            *self._tabs.values(),
            self.places,
            self.menu,
            of=self,
            margins=(16, 0, 12, 0),
            spacing=12,
        )

    # What it shows

    def set_title(self, title: str, subtitle: str = "", shorter: Iterable[str] = (), short_subtitle: str = "") -> None:
        """The page's title, one of the `shorter` where it has no room, and what stands small beside it."""
        self._title.say(title, *shorter)
        self._subtitle.say(*filter(None, (subtitle, short_subtitle)), token="muted")
        self.arrange()

    def set_tab(self, key: str, *, at_table: bool) -> None:
        """Mark the tab of the page that is shown; the table's switches are there only `at_table`."""
        self._group.setExclusive(key in self._tabs)
        for name, button in self._tabs.items():
            button.setChecked(name == key)
            self._place_actions[name].setChecked(name == key)
        self._at_table = at_table
        self.habits.setEnabled(at_table)
        for action in self._with_keys.values():
            action.setEnabled(at_table)
        for part in (self.hints, self.rewind, self.games):
            part.setVisible(at_table)
        self.back.setVisible(at_table and self._practising)
        self.arrange()

    def set_note(self, text: str) -> None:
        """A note between title and switches; empty for none. Shown only if it fits: see `note_fits`."""
        self.note = text
        self.fit_note()

    def fit_note(self) -> None:
        """Show the note if there is room for all of it."""
        self._row.activate()
        self._note.setText(self.note if self.note_fits else "")

    @property
    def note_fits(self) -> bool:
        """Whether the bar has room for the whole note."""
        return self._note.fontMetrics().horizontalAdvance(self.note) <= self._note.width()

    def _name_keys(self) -> None:
        keys = look().keys
        hints, back = self.tr("Show what my hand makes now"), self.tr("Back to my last decision")
        if keys.hints:
            hints = self.tr("Show what my hand makes now ({key})").format(key=keys.hints)
        if keys.rewind:
            back = self.tr("Back to my last decision ({key})").format(key=keys.rewind)
        about = self.tr(
            "{back}, to try another line as practice. Before the hand is over this shows what is to come, so the hand "
            "will not count either"
        )
        self.hints.set_key(key_cap(keys.hints))
        self.hints.setToolTip(hints)
        self.rewind.setToolTip(about.format(back=back))
        named = {
            "review": self.tr("Review of the last hand"),
            "read": self.tr("Put an opponent on a hand…"),
            "odds": self.tr("Odds"),
        }
        for name, words in named.items():
            self._with_keys[name].setText(_with_key(words, key_cap(getattr(keys, name))))

    def set_settings(self, settings: Settings) -> None:
        """Mark the settings in the menus."""
        self.hints.setChecked(settings.hints)
        for name, actions in self._options.items():
            for value, action in actions.items():
                action.setChecked(getattr(settings, name) == value)

    def set_practising(self, practising: bool) -> None:
        """Offer the way back while a line of practice is played."""
        self._practising = practising
        self.back.setVisible(self._at_table and practising)
        self.arrange()

    # Its parts

    def _build_tabs(self) -> dict[str, QToolButton]:
        self._group = group = QButtonGroup(self)
        tabs = {}
        for key in TABS:
            tabs[key] = button = text_toggle(tab_title(key), self)
            button.setProperty("tone", "tab")
            button.clicked.connect(lambda _checked=False, key=key: self.tab_chosen.emit(key))
            group.addButton(button)
        return tabs

    def _build_places(self) -> QToolButton:
        """The tabs as a menu, for a narrow window."""
        button = text_button(self.tr("Pages"), self)
        menu = open_menu(button, QMenu(button))
        group = QActionGroup(menu)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self._place_actions = {
            key: add_choice(menu, group, tab_title(key), partial(self.tab_chosen.emit, key)) for key in TABS
        }
        button.hide()
        return button

    def arrange(self) -> None:
        """The pages are tabs while the title keeps its room beside them, else a menu.

        The way back from practice takes its room from the title, so that Rewind stays under the pointer.
        """
        self._row.setSpacing(6 if self.width() < NARROW_BELOW else 12)
        tools = (self.hints, self.rewind, self.games, self.log, self.menu)
        parts = [part for part in tools if not part.isHidden()] + list(self._tabs.values())
        taken = sum(part.sizeHint().width() + self._row.spacing() for part in parts)
        back = self.back.sizeHint().width() + self._row.spacing() if self._at_table else 0
        words = max(width_of(self._title.text, _TITLE_BESIDE_TABS, bold=True), BarTitle.least + back)
        self._subtitle.is_brief = False
        title = words + self._subtitle.sizeHint().width()
        narrow = 28 + title + 2 * self._row.spacing() + taken > self.width()
        if narrow:
            tabs = sum(tab.sizeHint().width() + self._row.spacing() for tab in self._tabs.values())
            taken += self.places.sizeHint().width() + self._row.spacing() - tabs
            self._subtitle.is_brief = 28 + title + 2 * self._row.spacing() + taken > self.width()
        self._subtitle.updateGeometry()
        self.places.setVisible(narrow)
        for tab in self._tabs.values():
            tab.setVisible(not narrow)
        self._row.activate()

    def _build_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(self.tr("New table…"), self.start_wanted.emit)
        menu.addAction(self.tr("Today"), lambda: self.tab_chosen.emit("today"))
        self.buy_in = menu.addAction(self.tr("Buy in again"))
        self.buy_in.setEnabled(False)
        self.habits = menu.addAction(self.tr("What the table has seen…"))
        self.review = menu.addAction("")
        self.read = menu.addAction("")
        self.odds = menu.addAction("")
        self.odds.setCheckable(True)
        self._with_keys = {"review": self.review, "read": self.read, "odds": self.odds}
        menu.addAction(self.tr("Rules\tF1"), lambda: self.tab_chosen.emit("rules"))
        menu.addAction(self.tr("Settings…"), lambda: self.tab_chosen.emit("settings"))
        menu.addSeparator()
        self._options: dict[str, dict[object, QAction]] = {}
        for offer in look_offers():
            if offer.name in _OFFERED:
                self._add_options(menu, offer)
        menu.addSeparator()
        self.quit = menu.addAction(self.tr("Quit\tCtrl+Q"))
        return menu

    def _add_options(self, menu: QMenu, offer: Offer) -> None:
        part = menu.addMenu(offer.title)
        group = QActionGroup(part)
        self._options[offer.name] = {
            value: add_choice(part, group, words, partial(self.changed.emit, offer.name, value))
            for value, words in offer.values.items()
        }


def _with_key(words: str, key: str) -> str:
    """The text of a menu's entry, its key at the right."""
    return f"{words}\t{key}" if key else words


def forget_pointer(button: QToolButton) -> None:
    """Have the button look as the pointer is: what leaves it while its menu is open, Qt does not tell it."""
    inside = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, inside)
    button.update()


def tab_title(key: str) -> str:  # noqa: D103
    words = {"table": "Table", "lab": "Lab", "quiz": "Quiz", "history": "History", "statistics": "Statistics"}
    return QCoreApplication.translate("WindowBar", words[key])
