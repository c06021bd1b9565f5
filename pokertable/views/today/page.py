"""The page Today: tasks of about ten minutes; afterwards the results and the progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from pokertable.training.rate import Rate
from pokertable.training.today.day import Day
from pokertable.views.kit.fonts import follow_scale, follow_text, set_type, sized
from pokertable.views.kit.translate import counted
from pokertable.views.today.lines import TodayLine, asked, comes_back, planned
from pokertable.views.widgets.buttons import RING, ActionButton, Panel, Tone
from pokertable.views.widgets.labels import PlainLabel, set_tone
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, clear_layout, in_column, in_row
from pokertable.views.widgets.weeks_card import WeeksCard

_SIDE: Final = 24
_GAP: Final = 16
_FOOT: Final = 76
_MOST_WIDTH: Final = 1400
_MINUTE: Final = 60
_FIGURE: Final = 64
"""Least width of the figures, in px before they are sized."""


class TodayPage(QWidget):
    """`begun()`: ask the planned questions, or go on; `another_wanted()`: the day's plan is done, make another.

    `left()`: return to the previous page.
    """

    begun = Signal()
    another_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._over = False
        self.title = PlainLabel(self, wraps=True)
        set_type(self.title, 26, bold=True)
        self.line = PlainLabel(self, tone="muted", wraps=True)
        self._table = QWidget()
        self._table.setObjectName("inner")
        self._grid = QGridLayout(self._table)
        follow_scale(self._grid.setContentsMargins, 0, 0, 8, 0)
        follow_scale(self._grid.setHorizontalSpacing, 16)
        follow_scale(self._grid.setVerticalSpacing, 2)
        self._grid.setColumnStretch(1, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._table)
        area.setAccessibleName(self.tr("Today"))
        card = QFrame(self)
        card.setObjectName("card")
        in_column((area, 1), of=card, margins=(16, 12, 8, 12))
        nothing = self.tr("No answers yet: this chart fills in week by week.")
        self.weeks = WeeksCard(self.tr("Misreads per 100 questions"), nothing, self)
        inner = QWidget(self)
        follow_scale(inner.setMaximumWidth, _MOST_WIDTH)
        both = in_row((card, 5), (self.weeks, 4), spacing=_GAP)
        in_column(self.title, self.line, (both, 1), of=inner, margins=NO_MARGINS, spacing=8)
        body = in_row(inner, margins=(_SIDE, 20, _SIDE, _GAP))
        in_column((body, 1), self._foot(), of=self, margins=NO_MARGINS, spacing=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _foot(self) -> QWidget:
        foot = Panel(self)
        follow_text(foot.setFixedHeight, _FOOT)
        self.leave_button = ActionButton(Tone.OUTLINED, foot, self.tr("Leave"), key=self.tr("Esc"), clicked=self.left)
        self.go_button = ActionButton(Tone.FILLED, foot, key=self.tr("Enter"), clicked=self._go)
        follow_text(self.leave_button.setFixedWidth, 150)
        follow_text(self.go_button.setFixedWidth, 290)
        side = _SIDE - RING
        in_row(self.leave_button, STRETCH, self.go_button, of=foot, margins=(side, 8, side, 8))
        return foot

    # Input

    def show_plan(self, day: Day, weeks: Sequence[Rate], step: str = "") -> None:
        """Show the tasks, or the rest of them, and the next `step` of the path; empty at its end."""
        self._over = False
        minutes = max(1, round(day.seconds_left / _MINUTE))
        about = counted("About %n minute.", "About %n minutes.", minutes)
        if day.done:
            said = self.tr("{done} of {count} asked, {right} right")
            count = len(day.done) + len(day.left)
            self.title.setText(said.format(done=len(day.done), count=count, right=day.right))
            self.go_button.say(self.tr("Continue"))
        else:
            said = counted("Today: %n question", "Today: %n questions", len(day.plan.tasks))
            self.title.setText(said)
            self.go_button.say(self.tr("Begin"))
        order = self.tr("First what is due, then your weakest skill. You can stop at any time and continue later.")
        lines = [self.tr("{about} {order}").format(about=about, order=order)]
        if step:
            lines.append(self.tr("Next on your path: {step}").format(step=step))
        self.line.setText("\n".join(lines))
        self._list(planned(day))
        self.weeks.show_weeks(weeks)

    def show_end(self, day: Day, weeks: Sequence[Rate], by_day: Sequence[int]) -> None:
        """Show the results; `by_day`: number of misses that return today, tomorrow and so on."""
        self._over = True
        said = self.tr("Done for today: {right} of {asked} right")
        self.title.setText(said.format(right=day.right, asked=len(day.done)))
        self.line.setText(comes_back(by_day))
        self.go_button.say(self.tr("Another ten minutes"))
        self._list(asked(day))
        self.weeks.show_weeks(weeks)

    def say_wait(self) -> None:
        """Show that the first question is being prepared."""
        self.go_button.say(self.go_button.text(), reason=self.tr("Dealing the first question…"))

    # Internals

    def _go(self) -> None:
        (self.another_wanted if self._over else self.begun).emit()

    def _list(self, lines: Sequence[TodayLine]) -> None:
        clear_layout(self._grid)
        for at, line in enumerate(lines):
            figure = PlainLabel(self._table, line.figure)
            set_type(figure, 20, bold=True)
            follow_text(figure.setMinimumWidth, _FIGURE)
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            if line.right is not None:
                set_tone(figure, "right" if line.right else "wrong")
            words = PlainLabel(self._table, line.words, wraps=True)
            set_type(words, 17, bold=True)
            about = PlainLabel(self._table, line.about, tone="muted", wraps=True)
            self._grid.addWidget(figure, 3 * at, 0, 2, 1)
            self._grid.addWidget(words, 3 * at, 1)
            self._grid.addWidget(about, 3 * at + 1, 1)
            self._grid.setRowMinimumHeight(3 * at + 2, sized(14))
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(3 * len(lines), 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin by Enter or Space, leave by Escape."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.go_button.click()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
