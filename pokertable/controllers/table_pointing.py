"""Before a showdown the player points at the cards that play; a misread comes back in the quiz."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.model.hand.hand import Hand
from pokertable.views.table.table_page import TablePage

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation
    from pokertable.training.learner.at_table import Pointing
    from pokertable.training.learner.progress import Progress
    from pokertable.training.quiz.answers import CardSet


class TablePointing(QObject):
    """Asks once a hand, when the board is whole and before anything is won.

    A hand is turned up only after the answer, unless all hands lie open already: no more betting was possible and the
    rest was dealt (resources/rules/pots-and-showdown.md#all-in). Then the question comes before the pots are awarded.

    `done()`: the hand may go on. `misread()`: the player pointed at other cards than those that play. `progress` gives
    where a misread is kept, None: nowhere.
    """

    done = Signal()
    misread = Signal()

    def __init__(self, page: TablePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.progress: Callable[[], Progress] | None = None
        self._page = page
        self._wanted = False
        self._asked: Pointing | None = None
        self._last: Hand | None = None
        page.pointing.pointed.connect(self._pointed)
        page.pointing.skipped.connect(self.skip)

    @property
    def is_asking(self) -> bool:
        """Whether the hand waits for an answer."""
        return self._asked is not None

    def set_wanted(self, wanted: bool) -> None:
        """Whether to ask; a question that stands open when it is turned off is dropped."""
        self._wanted = wanted
        if not wanted:
            self.skip()

    def asks(self, hand: Hand) -> bool:
        """Ask if this is the moment; whether the hand has to wait for the answer."""
        if self._asked is not None:
            return True
        seen = self._page.table.observation
        if not self._wanted or not hand.over or hand is self._last or seen is None or not _is_before_showdown(seen):
            return False
        from pokertable.training.learner.at_table import pointing

        self._asked = pointing(seen)
        if self._asked is None:
            return False
        self._last = hand
        self._page.ask_to_point(self._asked)
        return True

    def skip(self) -> None:
        """No answer: nothing is counted, the hand goes on."""
        if self._asked is not None:
            self.forget()
            self.done.emit()

    def forget(self) -> None:
        """Drop a question that stands open; nothing follows."""
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
        if not found.right:
            if self.progress is not None:
                missed(self.progress(), found)
            self.misread.emit()
        self.done.emit()


def _is_before_showdown(seen: Observation) -> bool:
    """Whether all bets are in and nothing is won yet; the hand being over, only the showdown can follow."""
    return not seen.over and seen.to_act is None and not seen.awards and not any(view.bet for view in seen.seats)
