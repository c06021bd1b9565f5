"""The pages besides the table: each is built when its tab is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pokertable.views.theme import Deck, Theme

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.views.lab_page import LabPage


class Styled(Protocol):
    """A page that takes the player's colours."""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""


class Pages(QObject):
    """Builds the pages of the program and keeps them."""

    def __init__(self, program: App) -> None:
        super().__init__(program)
        self._program = program
        self._built: dict[str, QWidget] = {}
        self._titles = {"lab": self.tr("Omaha lab")}
        self._builders: dict[str, Callable[[], QWidget]] = {"lab": self._build_lab}

    def __contains__(self, key: str) -> bool:
        return key in self._builders

    def open(self, key: str) -> QWidget:
        """Show the page of this tab."""
        page = self.page(key)
        self._program.window.show_page(key, page, self._titles[key])
        return page

    def page(self, key: str) -> QWidget:
        """The page of this tab, built now if it is the first time."""
        page = self._built.get(key)
        if page is None:
            page = self._built[key] = self._builders[key]()
            self._style(page)
        return page

    @property
    def lab(self) -> LabPage:
        """The Omaha lab."""
        return cast("LabPage", self.page("lab"))

    def restyle(self) -> None:
        """Give all pages that are there the colours that are set."""
        for page in self._built.values():
            self._style(page)

    def _style(self, page: QWidget) -> None:
        styled = cast("Styled", page)
        styled.set_theme(self._program.theme)
        styled.set_deck(self._program.deck)

    def open_first_lesson(self) -> None:
        """Show the lab with the first lesson."""
        from pokertable.views.lab_page import FIRST_LESSON

        self.open("lab")
        self.lab.open_lesson(FIRST_LESSON)

    def _build_lab(self) -> QWidget:
        from pokertable.views.lab_page import LabPage

        program = self._program
        page = LabPage(program.window)
        page.set_speed(program.settings.speed)
        page.set_progress(program.settings.lessons)

        def keep(progress: dict[str, Any]) -> None:
            program.settings.lessons = progress
            program.save()

        page.progress_changed.connect(keep)
        return page
