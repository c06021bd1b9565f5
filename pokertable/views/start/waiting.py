"""The tables that wait to be gone back to, as the start page offers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from pokertable.model.text import Phrase
from pokertable.views.kit.translate import shown


class Waiting(NamedTuple):
    """A table that waits: its number, the key and title of its game or mix, its kind, and the number of its hand."""

    number: int
    game: str
    title: Phrase
    is_tournament: bool
    hand: int

    @property
    def words(self) -> str:
        """``Omaha hi/lo, hand 27``, or ``Sit & go: Hold'em, hand 14``."""
        translate = QCoreApplication.translate
        words = translate("Waiting", "{game}, hand {number}").format(game=shown(self.title), number=self.hand)
        return translate("Waiting", "Sit & go: {game}").format(game=words) if self.is_tournament else words


def offered(waiting: Sequence[Waiting], game: str, *, tournament: bool) -> Waiting | None:
    """The first of the chosen kind and game, else of the kind, else the first one; None without any."""
    return min(waiting, key=lambda each: (each.is_tournament != tournament, each.game != game), default=None)
