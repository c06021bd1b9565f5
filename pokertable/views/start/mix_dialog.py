"""A mix of one's own: its games in order, and their betting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidgetItem, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.game import limit_and_game
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import PREFIX, Mix, offer
from pokertable.model.variant import Variant
from pokertable.views.kit.fonts import fitted, scaled
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.dialog import Dialog
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_column, in_row

_LEAST: Final = 2
_BESIDE_LISTS: Final = 156
"""Px beside the two lists and the buttons between: margins, edges, scroll bars."""
_PART: Final = Qt.ItemDataRole.UserRole


class MixDialog(Arranged, Dialog):
    """All games with their bettings at the left, those of the mix in order at the right.

    `made(key)` carries the key of the mix, as `offer` takes it.
    """

    made = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your own mix"))
        self.offered = self._list(self.tr("Games"))
        for variant in CATALOGUE.values():
            for structure in variant.structures:
                self.offered.addItem(_item(variant, structure))
        self.offered.setCurrentRow(0)
        self.add_button = push_button(self.tr("Add ›"), self, self.add, default=False)
        self.drop_button = push_button(self.tr("‹ Remove"), self, self.drop, default=False)
        self.up_button = push_button(self.tr("Move up"), self, lambda: self.move_by(-1), default=False)
        self.down_button = push_button(self.tr("Move down"), self, lambda: self.move_by(1), default=False)
        self.chosen = self._list(self.tr("Games of the mix"))
        self.use_button = push_button(self.tr("Play this mix"), self, self._use, tone=Tone.FILLED, default=False)
        self.close_button = push_button(self.tr("Close"), self, self.reject, default=False)
        self.message = PlainLabel(self, tone="muted", wraps=True)
        self.offered.itemActivated.connect(self.add)
        self.chosen.itemActivated.connect(self.drop)
        self.chosen.currentRowChanged.connect(self._changed)
        self._lay_out()
        self._changed()

    def _list(self, words: str) -> LineList:
        made = LineList(self)
        made.setAccessibleName(words)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return made

    def _lay_out(self) -> None:
        left = in_column(QLabel(self.tr("Games"), self), (self.offered, 1), spacing=6)
        ways = (self.add_button, self.drop_button, self.up_button, self.down_button)
        middle = in_column(STRETCH, *ways, STRETCH, spacing=8)
        right = in_column(QLabel(self.tr("In turn"), self), (self.chosen, 1), spacing=6)
        foot = in_row((self.message, 1), self.close_button, self.use_button, spacing=8)
        lists = in_row((left, 1), middle, (right, 1), spacing=12)
        self.lay_out((lists, 1), foot, spacing=14)
        self.set_room(900, 460)

    def arrange(self) -> None:
        """Fit the text to the longest game."""
        room = (self.width() - self.add_button.sizeHint().width() - scaled(_BESIDE_LISTS)) // 2
        games = [self.offered.item(at).text() for at in range(self.offered.count())]
        px = min(fitted(game, room, (14, 12, 11)) for game in games)
        sheet = f"QListWidget {{ font-size: {px}px; }}"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def fill(self, mix: Mix) -> None:
        """Begin with the games of this mix."""
        self.chosen.clear()
        for variant, structure in mix.parts:
            self.chosen.addItem(_item(variant, structure))
        self.chosen.setCurrentRow(0)
        self._changed()

    @property
    def parts(self) -> Sequence[str]:
        """``GAME/LIMIT`` of the chosen games, in order."""
        return [self.chosen.item(at).data(_PART) for at in range(self.chosen.count())]

    def add(self, *_: object) -> None:
        """Append the game selected at the left."""
        marked = self.offered.currentItem()
        if marked is not None:
            self.chosen.addItem(marked.clone())
            self.chosen.setCurrentRow(self.chosen.count() - 1)
        self._changed()

    def drop(self, *_: object) -> None:
        """Remove the game selected at the right."""
        self.chosen.takeItem(self.chosen.currentRow())
        self._changed()

    def move_by(self, places: int) -> None:
        """Move the game selected at the right earlier or later."""
        row = self.chosen.currentRow()
        to = row + places
        if row >= 0 and 0 <= to < self.chosen.count():
            self.chosen.insertItem(to, self.chosen.takeItem(row))
            self.chosen.setCurrentRow(to)
        self._changed()

    def _changed(self, *_: object) -> None:
        row, count = self.chosen.currentRow(), self.chosen.count()
        self.drop_button.setEnabled(row >= 0)
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < count - 1)
        self.use_button.setEnabled(count >= _LEAST)
        self.message.setText(self._words(count))

    def _words(self, count: int) -> str:
        if count < _LEAST:
            return self.tr("A mix needs at least two games.")
        seats = min(CATALOGUE[part.partition("/")[0]].max_seats for part in self.parts)
        return self.tr("At most {seats} seats.").format(seats=seats)

    def _use(self) -> None:
        key = PREFIX + ",".join(self.parts)
        offer(key)
        self.made.emit(key)
        self.accept()


def _item(variant: Variant, structure: Structure) -> QListWidgetItem:
    item = QListWidgetItem(shown(limit_and_game(structure, variant)))
    item.setData(_PART, f"{variant.key}/{structure.value}")
    return item
