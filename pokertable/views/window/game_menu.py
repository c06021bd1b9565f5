"""The games that the table can change to, as a button's menu."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from pokertable.model.mixes import offers
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import families
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.choices import add_choice, add_head, open_menu
from pokertable.views.widgets.labels import plain_tip


class GameMenu(Button):
    """A button whose menu has a line per game, by family; `chosen` carries the `TableChoice`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Tone.TOOL, parent, self.tr("Game"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._choices = {key: usual_choice(key) for key in offers()}
        self._current = ""
        self.setToolTip(plain_tip(self.tr("Switch games from the next hand, with the same opponents and stacks")))
        follow_scale(self.setMinimumHeight, 30)
        menu = open_menu(self, QMenu(self))
        group = QActionGroup(menu)
        self.actions_by_game: dict[str, QAction] = {}
        for family in families(offers()):
            add_head(menu, shown(family.title))
            for game in family.games:
                self.actions_by_game[game.key] = add_choice(menu, group, "", partial(self._choose, game.key))

    def set_choices(self, last: Iterable[TableChoice], current: str | None = None) -> None:
        """Set the last table of each game that was played; `current` is the present game."""
        for choice in last:
            self._choices[choice.variant] = choice
        self._current = current or ""
        for key, action in self.actions_by_game.items():
            action.setText(shown(self._choices[key].rotation().title))
            action.setChecked(key == self._current)

    def _choose(self, key: str) -> None:
        """Request this game, unless it is the present one."""
        if key != self._current:
            self.chosen.emit(self._choices[key])
