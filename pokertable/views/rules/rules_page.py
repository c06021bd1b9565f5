"""The page of the rules: chapters and sections at the left, the text beside them."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QResizeEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from pokertable.model.game import Game
from pokertable.session.words.rule_book import Chapter, chapters, section
from pokertable.views.kit.fonts import follow_text, scaled
from pokertable.views.kit.language import language
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.rules.example import Example
from pokertable.views.rules.rules_text import RulesText
from pokertable.views.widgets.buttons import push_button, shortcut
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.layouts import Arranged, in_column, in_row

CONTENTS_PX: Final = 264
WIDEST_PX: Final = 1160
"""Greatest width of contents and text together, in px; they are centred in a wider window."""
_COLON: Final = re.compile(r"\s*[:：]")
_SECTION: Final = Qt.ItemDataRole.UserRole


class _Contents(LineList):
    """The sections; the last line in sight is whole."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = self.sizeHintForRow(0)
        if high > 0:
            room = self.height() - 2 * self.frameWidth()
            self.setViewportMargins(0, 0, 0, room % high)


class RulesPage(Arranged, QWidget):
    """The rules of one game. `back_wanted()`: Escape or the button."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.contents = _Contents(self)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemClicked.connect(self._go_to)
        self.contents.itemActivated.connect(self._go_to)
        self.back_button = push_button(
            self.tr("Back"), self, self.back_wanted, tip=self.tr("Back to where I was (Esc)")
        )
        self.text = RulesText(self)
        self.text.section_wanted.connect(self._show_besides)
        self.text.verticalScrollBar().valueChanged.connect(self._mark)
        left = in_column((self.contents, 1), self.back_button, spacing=8)
        self._row = in_row(left, (self.text, 1), of=self, spacing=8)
        follow_text(self.contents.setFixedWidth, CONTENTS_PX)
        shortcut("Escape", self, self.back_wanted)
        look().changed.connect(self._style)
        self._style()

    def show_game(self, game: Game) -> None:
        """Show the rules of this game from the beginning."""
        self.text.example = Example(game.variant)
        self._show(chapters(game, language(), shown))

    def _show(self, found: tuple[Chapter, ...]) -> None:
        self._chapters = found
        self.contents.clear()
        for chapter in found:
            self._add(shown(chapter.title), chapter.sections[0], is_chapter=True)
            for part in chapter.sections:
                self._add(_COLON.split(part.heading)[0], part)
        self.text.show_chapters(found)
        self._mark()

    def _add(self, title: str, part: object, *, is_chapter: bool = False) -> None:
        item = QListWidgetItem(title if is_chapter else f"   {title}", self.contents)
        item.setData(_SECTION, part)
        if is_chapter:
            font = QFont()
            font.setBold(True)
            item.setFont(font)

    def _go_to(self, item: QListWidgetItem) -> None:
        self.text.go_to(item.data(_SECTION))

    def _show_besides(self, page: str, anchor: str) -> None:
        """Show a section of another game, added at the end of its page's chapter."""
        found = section(page, anchor, language())
        if found is None:
            return
        last = self._chapters[-1]
        self._show((*self._chapters[:-1], Chapter(last.title, (*last.sections, found))))
        self.text.go_to(found)

    def _mark(self) -> None:
        """Mark the current section in the contents."""
        part = self.text.shown_section()
        for number in range(self.contents.count() - 1, -1, -1):
            if self.contents.item(number).data(_SECTION) == part:
                self.contents.setCurrentRow(number)
                return

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Move the focus to the text. As its proxy, Tab would skip the parts before it."""
        self.text.setFocus(event.reason())

    def arrange(self) -> None:
        """Stay in the middle of a wide window."""
        side = max(scaled(16), (self.width() - scaled(WIDEST_PX)) // 2)
        self._row.setContentsMargins(side, scaled(12), max(scaled(4), side - scaled(12)), scaled(12))

    def _style(self) -> None:
        theme = look().theme
        self.contents.setStyleSheet(
            f"QListWidget {{ border-radius: {scaled(8)}px; padding: 0; "
            f"background: {theme.panel}; border: 1px solid {theme.line}; }}"
            f"QListWidget::item {{ padding: {scaled(5)}px {scaled(8)}px; border: none; }}"
            f"QListWidget::item:selected {{ background: {theme.line}; color: {theme.text}; border: none; }}"
            f'QListWidget[reached="true"]:focus {{ border-left: {scaled(3)}px solid {theme.focus}; padding: 0; }}'
        )
