"""Before a showdown the player points at the cards that play; a misread returns in the quiz."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.views.table.table_page import TablePage

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation
    from pokertable.training.learner.at_table import Pointing
    from pokertable.training.learner.progress import Progress
    from pokertable.training.quiz.answers import CardSet


class TablePointing(QObject):
    """Asks the player at a table.

    `done()`: the hand may go on. `answered(right)`: the player has pointed, at the cards that play or not. `progress`
    gives the store of misreads, None: nowhere.
    """

    done = Signal()
    answered = Signal(bool)

    def __init__(self, page: TablePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.progress: Callable[[], Progress] | None = None
        self._page = page
        self._asked: Pointing | None = None
        page.pointing.pointed.connect(self._pointed)
        page.pointing.skipped.connect(self.skip)

    @property
    def is_asking(self) -> bool:
        """Whether the hand waits for an answer."""
        return self._asked is not None

    def ask(self, seen: Observation) -> None:
        """Ask which cards play, before this showdown; skip it if there is nothing to point at."""
        from pokertable.training.learner.at_table import pointing

        self._asked = pointing(seen)
        if self._asked is not None:
            self._page.ask_to_point(self._asked)

    def skip(self) -> None:
        """End the question without an answer: nothing is counted, the hand goes on."""
        if self._asked is not None:
            self.forget()
            self.done.emit()

    def forget(self) -> None:
        """Drop an open question; nothing follows."""
        if self._asked is not None:
            self._asked = None
            self._page.end_pointing()

    def _pointed(self, given: Sequence[CardSet | None]) -> None:
        from pokertable.training.learner.at_table import graded, missed

        if self._asked is None:
            return
        found = graded(self._asked, given)
        self.forget()
        self._page.show_reading(found.words, right=found.right)
        if not found.right and self.progress is not None:
            missed(self.progress(), found)
        self.answered.emit(found.right)
        self.done.emit()
