"""Changing the game in two clicks: a menu of the games as they were last played."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from pokertable.model.mixes import offers
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.choices import add_choice, open_menu


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
