"""The games that the table can change to, as a button's menu."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from pokertable.model.cached import cached_property
from pokertable.model.mixes import offers
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import families
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.menus import add_choice, add_head, open_menu


class GameMenu(Button):
    """A button whose menu has a line per game, by family; `chosen` carries the `TableChoice`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Tone.TOOL, parent, self.tr("Game"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._last: dict[str, TableChoice] = {}
        self._current = ""
        self.setToolTip(plain_tip(self.tr("Switch games from the next hand, with the same opponents and stacks")))
        follow_scale(self.setMinimumHeight, 30)
        self._lines = QMenu(self)
        self._lines.aboutToShow.connect(self._fill)
        open_menu(self, self._lines)

    @cached_property
    def actions_by_game(self) -> dict[str, QAction]:
        """The lines, made when the menu is first opened: the first window shows none."""
        group, made = QActionGroup(self._lines), {}
        for family in families(offers()):
            add_head(self._lines, shown(family.title))
            for game in family.games:
                title, chosen = shown(self._choice(game.key).rotation().title), partial(self._choose, game.key)
                is_present = game.key == self._current
                made[game.key] = add_choice(self._lines, group, title, chosen, checked=is_present)
        return made

    def _fill(self) -> None:
        self.actions_by_game.keys()

    def set_choices(self, last: Iterable[TableChoice], current: str | None = None) -> None:
        """Set the last table of each game that was played; `current` is the present game."""
        for choice in last:
            self._last[choice.variant] = choice
        self._current = current or ""
        for key, action in (GameMenu.actions_by_game.kept(self) or {}).items():
            action.setText(shown(self._choice(key).rotation().title))
            action.setChecked(key == self._current)

    def _choice(self, key: str) -> TableChoice:
        return self._last.get(key) or usual_choice(key)

    def _choose(self, key: str) -> None:
        """Request this game, unless it is the present one."""
        if key != self._current:
            self.chosen.emit(self._choice(key))
