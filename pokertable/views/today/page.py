"""The page Today: ten questions, what they are about and this week; afterwards the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from pokertable.training.learner.schedule import Miss
from pokertable.training.rate import Rate
from pokertable.training.today.day import Day
from pokertable.views.cards.groups import Group
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, set_type, sized
from pokertable.views.kit.translate import counted
from pokertable.views.quiz.board.dots import QuizDots
from pokertable.views.today.cards import TodayCard, TodayPart
from pokertable.views.today.lines import TodayLine, asked, comes_back, missed, weakest
from pokertable.views.today.week import MisreadsCard, WeekCard
from pokertable.views.widgets.buttons import RING, Button, Panel, Tone, press_tabbed_to
from pokertable.views.widgets.labels import PlainLabel, set_tone
from pokertable.views.widgets.layouts import (
    NO_MARGINS,
    STRETCH,
    Arranged,
    clear_layout,
    in_column,
    in_row,
    scrolled,
    stacked,
)

_SIDE: Final = 24
_GAP: Final = 16
_FOOT: Final = 76
_MOST_WIDTH: Final = 1400
_LOW: Final = 620
"""Height from which the cards show the cards of a question, in px before it is sized."""
_MORE_FELT: Final = 60
"""Px by which a card's felt is to be higher than its least height before the strip below is higher than it needs."""
_MINUTE: Final = 60
_FIGURE: Final = 64
"""Least width of the figures, in px before they are sized."""


class Week(NamedTuple):
    """Answers of each day from Monday up to today, and error rates of the last weeks, this one last."""

    counts: Sequence[int]
    rates: Sequence[Rate]


class TodayPage(Arranged, QWidget):
    """`begun()`: ask the planned questions, or go on; `another_wanted()`: the day's plan is done, make another.

    `path_wanted()`: open the path; `left()`: return to the previous page.
    """

    begun = Signal()
    another_wanted = Signal()
    path_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._over = False
        self._weakest = TodayPart(0, "", "")
        self.title = PlainLabel(self, wraps=True)
        set_type(self.title, 34, bold=True)
        self.line = PlainLabel(self, tone="muted", wraps=True)
        self.dots = QuizDots(self, radius=13, step=40)
        self.cards = [TodayCard(self) for _ in range(3)]
        self.cards[1].wanted.connect(self.path_wanted)
        plan = QWidget(self)
        in_row(*[(card, 1) for card in self.cards], of=plan, margins=NO_MARGINS, spacing=_GAP)
        self._plan = plan
        self.body = stacked(scrolled(plan, self, self.tr("Today")), self._results(), of=self)
        self.week = WeekCard(self)
        self.misreads = MisreadsCard(self)
        inner = QWidget(self)
        follow_scale(inner.setMaximumWidth, _MOST_WIDTH)
        head = in_row((in_column(self.title, self.line, spacing=2), 1), self.dots, spacing=_GAP)
        self._strip = strip = in_row((self.week, 1), self.misreads, spacing=_GAP)
        self._rows = in_column(head, (self.body, 5), (strip, 3), of=inner, margins=NO_MARGINS, spacing=_GAP)
        body = in_row(inner, margins=(_SIDE, 16, _SIDE, _GAP))
        in_column((body, 1), self._foot(), of=self, margins=NO_MARGINS, spacing=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _results(self) -> QFrame:
        """The card that lists what was asked."""
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        follow_scale(self._grid.setContentsMargins, 0, 0, 8, 0)
        follow_scale(self._grid.setHorizontalSpacing, 16)
        follow_scale(self._grid.setVerticalSpacing, 2)
        self._grid.setColumnStretch(1, 1)
        card = QFrame(self)
        card.setObjectName("card")
        area = scrolled(self._table, self, self.tr("Results"))
        in_column((area, 1), of=card, margins=(16, 12, 8, 12))
        return card

    def _foot(self) -> QWidget:
        foot = Panel(self)
        follow_text(foot.setFixedHeight, _FOOT)
        self.leave_button = Button(Tone.OUTLINED, foot, self.tr("Leave"), key=self.tr("Esc"), clicked=self.left)
        self.go_button = Button(Tone.FILLED, foot, key=self.tr("Enter"), clicked=self._go)
        follow_text(self.leave_button.setFixedWidth, 150)
        follow_text(self.go_button.setFixedWidth, 290)
        side = _SIDE - RING
        in_row(self.leave_button, STRETCH, self.go_button, of=foot, margins=(side, 8, side, 8))
        return foot

    # Input

    def show_plan(self, day: Day, week: Week, lesson: TodayPart, due: Sequence[Miss]) -> None:
        """Show the day, as far as it has come. `lesson`: its lesson, or the next step of the path; `due`: misses."""
        self._over = False
        self.title.setText(self.tr("Today"))
        minutes = max(1, round(day.seconds_left / _MINUTE))
        about = counted("about %n minute", "about %n minutes", minutes)
        if day.begun:
            said = self.tr("{done} of {count} asked, {right} right, {about} left")
            self.line.setText(said.format(done=len(day.marks), count=day.count, right=day.right, about=about))
            self.go_button.say(self.tr("Continue"))
        else:
            count = counted("%n question", "%n questions", day.count)
            self.line.setText(self.tr("{count}, {about}").format(count=count, about=about))
            self.go_button.say(self.tr("Begin"))
        self._weakest = weakest(day)
        for card, part in zip(self.cards, (missed(day, due), lesson, self._weakest), strict=True):
            card.show_part(part)
        self.arrange()
        self.body.setCurrentIndex(0)
        self._show_rest(day, week)

    def show_end(self, day: Day, week: Week, by_day: Sequence[int], lesson: str) -> None:
        """Show the results; `by_day`: number of misses that return today, tomorrow and so on."""
        self._over = True
        said = self.tr("Done for today: {right} of {asked} right")
        self.title.setText(said.format(right=day.right, asked=len(day.marks)))
        self.line.setText(comes_back(by_day))
        self.go_button.say(self.tr("Ten more"))
        self._list(asked(day, lesson))
        self.body.setCurrentIndex(1)
        self._show_rest(day, week)

    def show_sample(self, groups: Sequence[Group], prompt: str) -> None:
        """Show the cards and the prompt of a question like those on the weakest skill."""
        self.cards[2].show_part(self._weakest._replace(groups=groups, strong=prompt))
        self.arrange()

    def say_wait(self) -> None:
        """Show that the first question is being prepared."""
        self.go_button.say(self.go_button.text(), reason=self.tr("Dealing the first question…"))

    # Internals

    def _show_rest(self, day: Day, week: Week) -> None:
        self.dots.show_marks(day.marks, day.count)
        self.week.show_week(week.counts, day.count - len(day.marks))
        self.misreads.show_weeks(week.rates)

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

    def arrange(self) -> None:
        """Leave the cards out where large text needs their room; the strip below is divided as the cards are.

        It takes no more than it needs where the plan has no room beside its usual share.
        """
        across = min(self.width() - 2 * scaled(_SIDE), scaled(_MOST_WIDTH))
        self.misreads.set_width((across - 2 * scaled(_GAP)) // 3)
        for card in self.cards:
            card.set_low(self.height() < sized(_LOW))
        pictured = [card for card in self.cards if card.felt.isVisibleTo(card)]
        words = max((card.words_height for card in pictured), default=0)
        for card in pictured:
            card.words.setMinimumHeight(words)  # one felt is as high as the other
        needs = self._plan.heightForWidth(across) + (scaled(_MORE_FELT) if pictured else 0)
        shared = self.body.height() + self._strip.geometry().height()
        self._rows.setStretchFactor(self._strip, 0 if 8 * needs > 5 * shared else 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin by Enter or Space, leave by Escape."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and not press_tabbed_to():
                self.go_button.click()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
