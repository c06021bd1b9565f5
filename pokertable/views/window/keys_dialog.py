"""The list of keys: those of the page in sight, those at the table, as they are set, and those everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.key_map import KEYS_KEY, KeyMap, key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.settings.settings_keys import key_titles
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.detail_button import DetailButton
from pokertable.views.widgets.dialog import Dialog
from pokertable.views.widgets.key_list import KeyList, Keys
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, in_column, in_row, scrolled
from pokertable.views.window.listed_page import ListedPage

_SECOND = "_too"
"""End of the name of a second key for a command."""


class KeysDialog(Dialog):
    """Lists the keys; `pages` are those of the window, some of which have a key, and `page` the one in sight."""

    def __init__(
        self, pages: Iterable[ListedPage], parent: QWidget | None = None, *, page: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        here = [] if page is None else keys_in_sight(page)
        at_table = at_table_keys(look().keys)
        everywhere = [
            *[((page.shortcut,), shown(page.title)) for page in pages if page.shortcut],
            ((KEYS_KEY,), self.tr("This list")),
            ((key_cap("Esc"),), self.tr("Back, or close")),
            ((key_cap("Ctrl+Q"),), self.tr("Quit")),
        ]
        half = -(-(len(at_table) + len(everywhere) - len(here)) // 2)
        self.lists = [KeyList(self) for _ in range(4)]
        for part, keys in zip(self.lists, (here, at_table[:half], at_table[half:], everywhere), strict=True):
            follow_scale(part.setMinimumWidth, 320)
            part.show_keys(keys)
            part.line_up(self.lists)
        on_page, first, second, third = self.lists
        note = PlainLabel(self, self.tr("You can change the keys at the table in Settings."), tone="muted", wraps=True)
        self.close_button = push_button(self.tr("Close"), self, self.accept, tone=Tone.FILLED, default=True)
        self.close_button.setFocus()
        inner = QWidget(self)
        level = self._head(" ")  # the second column begins level with the first, which has a heading
        right = in_column(level, second, self._head(self.tr("Everywhere")), third, STRETCH, spacing=8)
        before = (self._head(self.tr("On this page")), on_page) if here else ()
        on_page.setVisible(bool(here))
        left = in_column(*before, self._head(self.tr("At the table")), first, STRETCH, spacing=8)
        in_row((left, 1), (right, 1), of=inner, margins=NO_MARGINS, spacing=24)
        self.lay_out(
            (scrolled(inner, self, self.windowTitle()), 1), in_row((note, 1), self.close_button, spacing=8), spacing=12
        )
        self.set_room(760, 660)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each list the height of its lines, wrapped at its width: what has no room is scrolled to."""
        super().resizeEvent(event)
        for part in self.lists:
            part.setMinimumHeight(part.heightForWidth(part.width()))

    def _head(self, words: str) -> PlainLabel:
        return PlainLabel(self, words, tone="section")


def keys_in_sight(page: QWidget) -> Keys:
    """The keys that a page shows, on its buttons and in its lists, with what they do."""
    buttons = [button for button in page.findChildren(DetailButton) if button.key and button.isVisible()]
    lists = [each for each in page.findChildren(KeyList) if each.isVisible()]
    on_buttons: Keys = [((button.key,), button.text()) for button in buttons]
    found = [(tuple(caps), words) for keys in (on_buttons, *(each.keys for each in lists)) for caps, words in keys]
    return list(dict.fromkeys(found))


def at_table_keys(keys: KeyMap) -> Keys:
    """The keys at the table with their commands; a command without a key is left out."""
    bound, titles = asdict(keys), key_titles()
    return [
        (caps, words)
        for name, words in titles.items()
        if not name.endswith(_SECOND)
        and (caps := [key_cap(key) for key in (bound[name], bound.get(name + _SECOND, "")) if key])
    ]
