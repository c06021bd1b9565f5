"""Rates of misreads in percent by week: of quiz questions, and of hands at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from pokertable.training.rate import Rate
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import in_row
from pokertable.views.widgets.weeks_card import WeeksCard


class MisreadsPanel(QWidget):
    """Two pictures side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.questions = WeeksCard(
            self.tr("Misreads per 100 questions"), self.tr("No questions answered in these weeks."), self
        )
        self.hands = WeeksCard(
            self.tr("Misreads per 100 hands asked about"), self.tr("No hand was asked about in these weeks."), self
        )
        self.hands.setToolTip(
            plain_tip(self.tr("Hands you misread when asked before a showdown, or marked as misread"))
        )
        in_row(self.questions, self.hands, of=self, margins=(12, 4, 12, 4), spacing=12)

    def show_weeks(self, questions: Sequence[Rate], hands: Sequence[Rate]) -> None:
        """Show the weeks of both, the last ending today."""
        self.questions.show_weeks(questions)
        self.hands.show_weeks(hands)
