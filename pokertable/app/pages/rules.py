"""The rules of the game in sight, and back to what was shown before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Work
from pokertable.app.pages.start import START
from pokertable.app.pages.table import TABLE
from pokertable.model.text import phrase
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.views.rules.rules_page import RulesPage


class RulesWork(Work["RulesPage"]):
    """Asked for again, it goes back."""

    def build(self) -> RulesPage:  # noqa: D102
        from pokertable.views.rules.rules_page import RulesPage

        self._before = self.app.window.place
        self.read: set[str] = set()
        """Keys of the games whose rules were shown."""
        page = RulesPage(self.app.window.pages)
        page.back_wanted.connect(self._leave)
        return page

    def open(self) -> None:
        """Show the rules of the displayed game, else of the table's, else of the one chosen on the start page.

        If they are visible, return from them.
        """
        if self.is_shown:
            self._leave()
            return
        self._before, in_sight = self.app.window.place, self.app.pages.in_sight()
        game = (in_sight and in_sight.game()) or self.app.pages.of(START).game()
        self.page.show_game(game)
        self.read.add(game.variant.key)
        self.show(shown(game.title))

    def _leave(self) -> None:
        """Return to the previous page; a table may have gone on meanwhile."""
        at_table = self.app.pages.built(TABLE)
        if at_table is not None and self._before.page is at_table.page:
            self.app.open_page(TABLE)
        else:
            self.app.window.show_again(self._before)


RULES: Final = Page(key="rules", title=phrase("Rules"), stands=Stands.MENU, shortcut="F1", work=RulesWork)
