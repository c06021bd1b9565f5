"""A page as the window lists it before it is built: its name, its titles, and where the player finds it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from pokertable.model.text import Phrase


class Stands(Enum):
    """Where the bar of the window offers a page."""

    TAB = auto()
    MENU_TOP = auto()
    """In the menu, before what is asked of the table."""
    MENU = auto()
    """In the menu, after it."""
    NOWHERE = auto()
    """Another page leads there."""


@dataclass(frozen=True, kw_only=True, eq=False)
class ListedPage:
    """A page of the window. `title` stands in the bar while it is shown, `words` are what the bar offers it by.

    `key` is its name outside of the window, on the command line and in tests; `shortcut` a key of the whole window that
    leads to it, as Qt writes keys. `tab` is the key of the page whose tab is marked while it is shown, if not its own.
    """

    key: str
    title: Phrase
    stands: Stands = Stands.NOWHERE
    words: Phrase | None = None
    shortcut: str = ""
    tab: str = ""

    @property
    def offered_as(self) -> Phrase:
        """The words of its tab or its entry in the menu."""
        return self.words or self.title
