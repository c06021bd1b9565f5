"""The window's bar: title, note, the table's switches, the games, the tabs of the pages and the menu."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import inf

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QButtonGroup, QFrame, QMenu, QSizePolicy, QWidget

from pokertable.session.profile.settings import Settings
from pokertable.views.kit.fonts import fitting, scaled, sized, width_of
from pokertable.views.kit.key_map import KEYS_KEY, key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.offers import Offer, look_offers
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.buttons import Button, Tone, text_button, text_toggle
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, plain_tip
from pokertable.views.widgets.layouts import Arranged, in_row
from pokertable.views.widgets.menus import add_choice, add_head, open_menu
from pokertable.views.widgets.switches import Switch
from pokertable.views.window.game_menu import GameMenu
from pokertable.views.window.listed_page import ListedPage, Stands

NARROW_BELOW = 1200
"""Width of the bar in px below which the tabs are a menu."""
_OFFERED = ("theme", "deck", "speed", "bot_delay_ms")
"""The settings that are also in the menu."""
_TITLE_BESIDE_TABS = 17
"""Size of the title beside tabs, in px."""
_WIDE, _TIGHT = 12, 6
"""Usual gap between two parts, and the gap where room is short, in px."""
_GIVEN_UP = 3
"""Number of the longest wordings of the small text that are given up for tabs."""


class BarTitle(FittingLabel):
    """The title: smaller in a narrow window, cut only as a last resort."""

    sizes: tuple[int, ...] = (20, 17, 14, 12)

    least = 120
    """Least room for its beginning, in px."""

    def __init__(self, parent: QWidget | None = None, *, heading: bool = True) -> None:
        super().__init__(Qt.AlignmentFlag.AlignLeft, parent)
        self._heading = heading
        self.most = inf
        """Width in px that it asks for at most."""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.said.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the title in its largest type."""
        return QSize(int(min(self._width_at(sized(self.sizes[0])), self.most)), scaled(28))

    @property
    def taken(self) -> float:
        """Width in px of its words in the type that they have room for; all that there is where they have none."""
        px = fitting(self.text, self.width(), self.sizes, bold=self._heading, height=self.height())
        return inf if px is None else self._width_at(px)

    def minimumSizeHint(self) -> QSize:
        """Room for the title in its smallest type, or for the beginning of a very long one."""
        return QSize(min(self._width_at(scaled(self.sizes[-1])), scaled(self.least)), scaled(20))

    def _width_at(self, px: int, words: str | None = None) -> int:
        return int(width_of(self.text if words is None else words, px, bold=self._heading)) + scaled(2)


class BarSubtitle(BarTitle):
    """The small text beside the title; its shortest wording is never cut."""

    sizes = (14, 12, 11)
    shortens_first = True
    room: float = 0
    """Width in px that it may take."""

    def sizeHint(self) -> QSize:
        """Room for the longest wording that may be shown in its largest type."""
        widths = [self._width_at(sized(self.sizes[0]), words) for words in self._wordings]
        return QSize(next((width for width in widths if width <= self.room), widths[-1]), scaled(20))

    @property
    def beside_tabs(self) -> int:
        """Width in px of the wording that is kept beside tabs, in its largest type: a longer one gives way to them."""
        return self._width_at(sized(self.sizes[0]), self._wordings[: _GIVEN_UP + 1][-1])

    @property
    def least_beside_tabs(self) -> int:
        """Width in px of the shortest wording in its largest type."""
        return self._width_at(sized(self.sizes[0]), self._wordings[-1])

    def minimumSizeHint(self) -> QSize:
        """Room for its shortest wording in the smallest type."""
        return QSize(self._width_at(scaled(self.sizes[-1]), self._wordings[-1]), scaled(20))


class WindowBar(Arranged, QFrame):
    """Says what the player wants by signals and changes nothing itself. `pages` are those that it leads to.

    `rewind`: back to the last decision; `back`: end the practice. `page_chosen(page)`: one of the `pages`.
    `changed(name, value)`: a setting. `log`: its drawer. `games`: another game. `buy_in`: chips up to the buy-in.
    `finish`: leave the sit and go, which the others play to its end.
    `habits`: how each seat has played. `read`: what an opponent can hold; `review`: the last hand's decisions weighed;
    `odds`: live help. `quit`: the end.
    """

    page_chosen = Signal(object)
    changed = Signal(str, object)

    def __init__(self, pages: Sequence[ListedPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self.setObjectName("panel")
        self._title = BarTitle(self)
        self._subtitle, self._note = BarSubtitle(self, heading=False), PlainLabel(self, tone="muted")
        self.note = ""
        """The note, even if there is no room for it here."""
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hints = Switch(self.tr("Hints"), self)
        self.hints.clicked.connect(lambda checked: self.changed.emit("hints", checked))
        self.rewind = text_button(self.tr("Rewind"), self, tone=Tone.TOOL)
        leave = self.tr("Leave this line and return to where you left the hand")
        self.back = text_button(self.tr("End practice"), self, tone=Tone.TOOL, tip=leave)
        self._at_table = self._practising = self._in_tournament = False
        self.games = GameMenu(self)
        self.log = text_toggle(self.tr("Log"), self)
        self._tabs = self._build_tabs()
        self.places = self._build_places()
        self.menu = text_button(self.tr("Menu"), self)
        open_menu(self.menu, self._build_menu())
        self._name_keys()
        look().changed.connect(self._name_keys)
        for button in (self.menu, self.places, self.games):
            button.menu().aboutToHide.connect(partial(QTimer.singleShot, 0, button, partial(forget_pointer, button)))
        self._row = in_row(
            self._title,
            self._subtitle,
            (self._note, 1),
            self.back,  # before the others: it comes and goes without moving them under the pointer
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

    # Display

    def set_title(
        self, title: str, subtitle: str = "", shorter: Iterable[str] = (), briefer: Iterable[str] = ()
    ) -> None:
        """Set the page's title, with `shorter` ones for little room, and the small text beside it."""
        self._title.say(title, *shorter)
        self._subtitle.say(subtitle, *briefer, token="muted")
        self.arrange()

    def set_subtitle(self, *wordings: str) -> None:
        """Set the small text beside the title alone, the longest wording first."""
        if wordings != self._subtitle.wordings:
            self._subtitle.say(*wordings, token="muted")
            self.arrange()

    def set_tab(self, page: ListedPage, *, at_table: bool) -> None:
        """Mark the tab of the displayed page; the table's switches are visible only `at_table`."""
        marked = next((each for each in self._tabs if each is page or each.key == page.tab), None)
        self._group.setExclusive(marked is not None)
        for each, button in self._tabs.items():
            button.setChecked(each is marked)
            self._place_actions[each].setChecked(each is marked)
        self._at_table = at_table
        self.habits.setEnabled(at_table)
        for action in self._with_keys.values():
            action.setEnabled(at_table)
        for part in (self.hints, self.rewind):
            part.setVisible(at_table)
        self.games.setVisible(at_table and not self._in_tournament)
        self.finish.setEnabled(at_table)
        self.back.setVisible(at_table and self._practising)
        self.arrange()

    def set_note(self, text: str) -> None:
        """Set the note between title and switches; empty for none. Shown only if it fits: see `note_fits`."""
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
            "{back}, to try another line as practice. If the hand isn't over, you will have looked ahead, so it won't "
            "count"
        )
        self.hints.set_key(key_cap(keys.hints))
        self.hints.setToolTip(plain_tip(hints))
        self.rewind.setToolTip(plain_tip(about.format(back=back)))
        named = {
            "review": self.tr("Review the last hand"),
            "read": self.tr("Put an opponent on a hand…"),
            "odds": self.tr("Odds"),
            "top_up": self.tr("Top up to the full stack"),
            "show_hand": self.tr("Show my hand"),
            "look_on": self.tr("What would have come?"),
        }
        for name, words in named.items():
            self._keyed[name].setText(_with_key(words, key_cap(getattr(keys, name))))

    def set_settings(self, settings: Settings) -> None:
        """Mark the settings in the menus."""
        self.hints.setChecked(settings.hints)
        self.odds.setChecked(settings.odds)
        for name, actions in self._options.items():
            for value, action in actions.items():
                action.setChecked(getattr(settings, name) == value)

    def set_tournament(self, *, on: bool) -> None:
        """Offer the ways of a sit and go: nobody buys in or changes its game, and the others can finish it."""
        self._in_tournament = on
        self.games.setVisible(self._at_table and not on)
        self.buy_in.setVisible(not on)
        self.finish.setVisible(on)
        self.arrange()

    def set_practising(self, practising: bool) -> None:
        """Offer the way back during a line of practice."""
        self._practising = practising
        self.back.setVisible(self._at_table and practising)
        self.arrange()

    # Parts

    def _that_stand(self, stands: Stands) -> list[ListedPage]:
        return [page for page in self._pages if page.stands is stands]

    def _build_tabs(self) -> dict[ListedPage, Button]:
        self._group = group = QButtonGroup(self)
        tabs = {}
        for page in self._that_stand(Stands.TAB):
            tabs[page] = button = text_toggle(shown(page.offered_as), self, tone=Tone.TAB)
            button.clicked.connect(lambda _checked=False, page=page: self.page_chosen.emit(page))
            group.addButton(button)
        return tabs

    def _build_places(self) -> Button:
        """Build the tabs as a menu, for a narrow window."""
        button = text_button(self.tr("Pages"), self)
        menu = open_menu(button, QMenu(button))
        group = QActionGroup(menu)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self._place_actions = {
            page: add_choice(menu, group, shown(page.offered_as), partial(self.page_chosen.emit, page))
            for page in self._tabs
        }
        button.hide()
        return button

    def arrange(self) -> None:
        """Show the pages as tabs while the title and a short text have room beside them, else as a menu.

        The way back from practice takes its room from the title, so that Rewind stays under the pointer.
        """
        self._title.most = inf
        tools = (self.hints, self.rewind, self.games, self.log, self.menu)
        parts = [part for part in tools if not part.isHidden()] + list(self._tabs.values())
        for wide, kept in self._ways():
            self._row.setSpacing(scaled(wide))
            taken = sum(part.sizeHint().width() + self._row.spacing() for part in parts)
            back = self.back.sizeHint().width() + self._row.spacing() if self._at_table else 0
            words = max(
                width_of(self._title.text, scaled(_TITLE_BESIDE_TABS), bold=True), scaled(BarTitle.least) + back
            )
            room = self.width() - scaled(28) - words - 2 * self._row.spacing() - taken
            narrow = kept > room
            if not narrow:
                break
        if narrow:
            tabs = sum(tab.sizeHint().width() + self._row.spacing() for tab in self._tabs.values())
            room += tabs - self.places.sizeHint().width() - self._row.spacing()
        else:  # the title in its largest type comes before more words
            room -= max(0, self._title.sizeHint().width() - words)
        self._subtitle.room = room
        self._subtitle.updateGeometry()
        ways: tuple[list[Button], list[Button]] = [self.places], list(self._tabs.values())
        shown, hidden = ways if narrow else reversed(ways)
        for button in hidden:  # first: with both the bar would be too wide for a moment, and be arranged again
            button.hide()
        for button in shown:
            button.show()
        self._give_back_room()

    def _give_back_room(self) -> None:
        """Lay out the row; in smaller type the title takes no more room than it needs, and leaves no hole behind it."""
        for _ in BarTitle.sizes:  # with less wanted the row is shared out otherwise, and a smaller type may be needed
            self._title.updateGeometry()
            self._row.activate()
            taken = self._title.taken
            if taken >= self._title.width():
                break
            self._title.most = taken

    def _ways(self) -> list[tuple[int, int]]:
        """Gaps between the parts and px of the small text kept beside tabs, the roomiest first."""
        kept = self._subtitle.beside_tabs
        if self.width() < scaled(NARROW_BELOW):
            return [(_TIGHT, kept)]
        return [(_WIDE, kept), (_TIGHT, kept), (_TIGHT, self._subtitle.least_beside_tabs)]

    def _build_menu(self) -> QMenu:
        menu = QMenu(self)
        self._add_pages(menu, Stands.MENU_TOP)
        add_head(menu, self.tr("At the table"))
        self.buy_in, self.show_hand, self.look_on = (menu.addAction("") for _ in range(3))
        for action in (self.buy_in, self.show_hand, self.look_on):
            action.setEnabled(False)
        self.finish = menu.addAction(self.tr("Leave the sit and go…"))
        self.finish.setVisible(False)
        self.habits = menu.addAction(self.tr("Your table image…"))
        self.review = menu.addAction("")
        self.read = menu.addAction("")
        self.odds = menu.addAction("")
        self.odds.setCheckable(True)
        self.odds.triggered.connect(lambda checked: self.changed.emit("odds", checked))
        self._with_keys = {"review": self.review, "read": self.read, "odds": self.odds}
        between = {"top_up": self.buy_in, "show_hand": self.show_hand, "look_on": self.look_on}
        self._keyed = {**self._with_keys, **between}
        add_head(menu, self.tr("Pokertable"))
        self._add_pages(menu, Stands.MENU)
        self.keys = menu.addAction(_with_key(self.tr("Keys…"), KEYS_KEY))
        add_head(menu, self.tr("Look"))
        self._options: dict[str, dict[object, QAction]] = {}
        for offer in look_offers():
            if offer.name in _OFFERED:
                self._add_options(menu, offer)
        add_head(menu, self.tr("My data"))
        self.profile_out = menu.addAction(self.tr("Save my profile…"))
        self.profile_in = menu.addAction(self.tr("Import a profile…"))
        menu.addSeparator()
        self.quit = menu.addAction(self.tr("Quit\tCtrl+Q"))
        return menu

    def _add_pages(self, menu: QMenu, stands: Stands) -> None:
        for page in self._that_stand(stands):
            menu.addAction(_with_key(shown(page.offered_as), page.shortcut), partial(self.page_chosen.emit, page))

    def _add_options(self, menu: QMenu, offer: Offer) -> None:
        part = menu.addMenu(offer.title)
        group = QActionGroup(part)
        self._options[offer.name] = {
            value: add_choice(part, group, words, partial(self.changed.emit, offer.name, value))
            for value, words in offer.values.items()
        }


def _with_key(words: str, key: str) -> str:
    """The text of a menu entry, its key at the right."""
    return f"{words}\t{key}" if key else words


def forget_pointer(button: Button) -> None:
    """Correct a button's hover state: Qt does not report that the pointer left while its menu was open."""
    inside = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, inside)
    button.update()
