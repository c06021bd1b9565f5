"""The rules in the window: those of the game in sight, and back to what was shown before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.app.pages import Pages
from pokertable.model.cached import cached_property
from pokertable.views.kit.translate import shown
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.table_controller import TableController
    from pokertable.views.rules.rules_page import RulesPage


class Rules(QObject):
    """Works for one window. `tables` gives the table's controller, None before the first table."""

    def __init__(self, window: MainWindow, pages: Pages, tables: Callable[[], TableController | None]) -> None:
        super().__init__(window)
        self._window, self._pages, self._tables = window, pages, tables
        self._before = window.place

    @cached_property
    def page(self) -> RulesPage:
        """The page, built when it is first wanted."""
        from pokertable.views.rules.rules_page import RulesPage

        page = RulesPage(self._window.pages)
        page.back_wanted.connect(self._leave)
        return page

    @property
    def is_open(self) -> bool:
        """Whether the rules are shown."""
        return self._window.place.page is self.__dict__.get("page")

    def show(self) -> None:
        """The rules of the game that is shown, else of the one at the table, else of the one chosen on the start page.

        Asked again, back from there.
        """
        if self.is_open:
            self._leave()
            return
        self._before = self._window.place
        tables = self._tables()
        table = None if tables is None else tables.table
        game = self._pages.game_in_sight() or (self._window.start.game() if table is None else table.game)
        self.page.show_game(game)
        self._window.show_page("rules", self.page, self.tr("Rules"), shown(game.title))

    def _leave(self) -> None:
        """Back to what was shown before; a table may have gone on meanwhile."""
        tables = self._tables()
        if tables is not None and self._before.page is tables.page:
            self._pages.table_wanted.emit()
        else:
            self._window.show_again(self._before)
