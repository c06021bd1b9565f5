"""The end of a session: number right, and what was missed as cards to try again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.learner.schedule import Miss
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, set_type, sized
from pokertable.views.kit.key_map import Acts
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import game_title, in_a_row, in_about, shown
from pokertable.views.quiz.board.dots import QuizDots
from pokertable.views.quiz.missed import MissCard
from pokertable.views.quiz.rating_change import RatingChanges
from pokertable.views.widgets.buttons import RING, Button, Panel, Tone
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import (
    NO_MARGINS,
    STRETCH,
    Arranged,
    Stretch,
    clear_layout,
    in_column,
    in_row,
    in_tab_order,
    scrolled,
)

_SIDE, _FOOT = 24, 76
"""Margin of the page at both sides, and height of its foot, in px."""
_NARROW: Final = 1200
"""Width of the page in px below which the cards of a miss have little room."""
_DONE, _WAY = 150, 250
"""Widths of the button "Done", and of one that names where it leads, in px."""
_MOST_COLUMNS: Final = 3
_MOST_WIDTH: Final = 1400
"""Greatest width of the table in px: a window of 16 to 9 is filled, in a wider one its columns stay together."""


class WayBack(NamedTuple):
    """The way back to the page that asked for a session, and the words of its button."""

    words: str
    go: Callable[[], object]


class QuizSummary(Arranged, QWidget):
    """Shows the missed questions as cards, each with the ways on. `done_button`: back to where it was begun.

    `retry_wanted(misses)`, `another_wanted()`, `lab_wanted(outcome)`, `lesson_wanted(outcome)`.
    """

    retry_wanted = Signal(object)
    another_wanted = Signal()
    lab_wanted = Signal(object)
    lesson_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._missed: list[tuple[int, Outcome, str]] = []
        self._columns = _MOST_COLUMNS
        self._leads_back, self._done_wide = False, _DONE
        self.cards: list[MissCard] = []
        self.title = QLabel(self)
        set_type(self.title, 44, bold=True)
        self.line = toned(QLabel(self), "muted")
        """Words under the number: of a checkpoint, or that nothing was missed."""
        self.about = toned(QLabel(self), "muted")
        self.dots = QuizDots(self, radius=12, step=32)
        self._table = QFrame()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        follow_scale(self._grid.setHorizontalSpacing, 12)
        follow_scale(self._grid.setVerticalSpacing, 10)
        self.lines = scrolled(self._table, self, self.tr("What you missed"), sideways=True)
        self.panel = panel = QFrame(self)
        follow_text(panel.setMaximumWidth, _MOST_WIDTH)
        in_column(self.lines, of=panel, margins=NO_MARGINS)
        self.heading, self.better = PlainLabel(self), PlainLabel(self, self.tr("What got better"))
        for label in (self.heading, self.better):
            set_type(label, 20, bold=True)
        self.promise = PlainLabel(self, tone="muted", wraps=True)
        self.changes = RatingChanges(self)
        follow_text(self.changes.setMaximumWidth, _MOST_WIDTH)
        self.done_button = Button(Tone.OUTLINED, self, self.tr("Done"), key=self.tr("Esc"))
        self.again_button = Button(Tone.FILLED, self, self.tr("Another session"), key=self.tr("Space"))
        follow_text(self.again_button.setFixedWidth, _WAY)
        self.again_button.clicked.connect(self.go_on)
        self.more_button = Button(Tone.OUTLINED, self, self.tr("Another session"), key="M")
        follow_text(self.more_button.setFixedWidth, _WAY)
        self.more_button.clicked.connect(self._more)
        foot = Panel(self)
        follow_text(foot.setFixedHeight, _FOOT)
        edge = _SIDE - RING
        in_row(
            *(self.done_button, self.more_button, STRETCH, self.again_button),
            of=foot, margins=(edge, 8, edge, 8), spacing=6,
        )  # fmt: skip
        for button in (self.done_button, self.more_button, self.again_button):
            follow_text(button.setFixedHeight, _FOOT - 16)
        right, top = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignTop
        body = in_column(
            in_row((self.title, 1), (in_column((self.dots, 0, right), (self.about, 0, right), spacing=8), 0, top)),
            self.line,
            in_row(self.heading, (self.promise, 1), spacing=16),
            (panel, 1),
            self.better,
            self.changes,
            Stretch(0),
            margins=(_SIDE, 16, _SIDE, 10),
            spacing=10,
        )
        in_column((body, 1), foot, of=self, margins=NO_MARGINS, spacing=0)
        look().changed.connect(self.arrange)

    def show_run(self, run: QuizRun, back: str = "") -> None:
        """Show the summary of the session; `back`: the words of the way back to where it was begun."""
        asked = len(run.outcomes)
        self.title.setText(self.tr("{right} of {asked} right").format(right=run.right, asked=asked))
        self.dots.show_marks([outcome.reply.right for outcome in run.outcomes], asked)
        misses = asked - run.right
        if run.to_pass:
            self._show_test(run)
        elif misses:
            self.promise.setText(self.tr("Questions you missed come back with different cards."))
        else:
            self.line.setText(self.tr("Nothing missed. The better you answer, the harder the questions get."))
        self.line.setVisible(bool(run.to_pass) or not misses)
        self.promise.setVisible(not run.to_pass and bool(misses))
        self._missed = []
        for number, outcome in enumerate(run.outcomes, 1):
            if outcome.reply.error is not None:
                again = any(outcome.is_asked_again_in(each) for each in run.outcomes[number:])
                later = None if again else outcome.comes_back
                words = self.tr("asked again") if again else in_about(later) if later is not None else ""
                self._missed.append((number, outcome, words))
        waiting = self._waiting()
        self._leads_back = run.leads_back
        retry = self._again_words(len(waiting))
        self.again_button.say(back if self._leads_back else retry)
        self.done_button.say(back or self.tr("Done"))
        self._done_wide = _WAY if back else _DONE
        self.done_button.setHidden(self._leads_back)
        self.more_button.say(retry if self._leads_back else self.tr("Another session"))
        self.more_button.setVisible(bool(waiting))
        self.changes.show_run(run)
        self.better.setVisible(not self.changes.isHidden())
        self.about.setText(in_a_row([*(shown(each.title) for each in run.topics[:1]), *map(game_title, run.games[:1])]))
        self.about.setVisible(len(run.topics) == len(run.games) == 1)
        self.heading.setText(self.tr("What you missed"))
        self.heading.setVisible(bool(self._missed))
        self._show_cards()

    def _show_test(self, run: QuizRun) -> None:
        """Say whether the checkpoint is passed; one that was left early counts for nothing."""
        asked = len(run.outcomes)
        if not run.over:
            self.title.setText(self.tr("Left after {asked} of {count}").format(asked=asked, count=run.count))
            words = self.tr("A checkpoint counts once all {count} questions are answered.")
        elif run.right >= run.to_pass:
            words = self.tr("Checkpoint passed.")
        else:
            words = self.tr("Not passed yet: {right} of {count} are needed. You can try again at any time.")
        self.line.setText(words.format(count=run.count, right=run.to_pass))

    def _waiting(self) -> list[Miss]:
        """The misses that wait, each once."""
        found = {outcome.waits.number: outcome.waits for _, outcome, _ in self._missed if outcome.waits is not None}
        return list(found.values())

    def _again_words(self, misses: int) -> str:
        if not misses:
            return self.tr("Another session")
        return self.tr("Try it again") if misses == 1 else self.tr("Try the {count} again").format(count=misses)

    def go_on(self) -> None:
        """Ask what was missed again; without a miss another session, after a step of the path back to it."""
        if self._leads_back:
            self.done_button.click()
        else:
            self._ask_again()

    def _more(self) -> None:
        """The other way on: another session, or after a step of the path what was missed again."""
        if self._leads_back:
            self._ask_again()
        else:
            self.another_wanted.emit()

    def _ask_again(self) -> None:
        waiting = self._waiting()
        if waiting:
            self.retry_wanted.emit(waiting)
        else:
            self.another_wanted.emit()

    def keys(self) -> Acts:
        """The keys of the page."""
        key = Qt.Key
        return {
            **dict.fromkeys((key.Key_Space, key.Key_Return, key.Key_Enter), self.go_on),
            **{key(key.Key_0 + place): partial(self.retry, place) for place in range(1, 10)},
            key.Key_Escape: self.done_button.click,
            key.Key_M: self.another_wanted.emit,
        }

    def retry(self, place: int) -> None:
        """Ask one of the misses again, counted from 1."""
        if place <= len(self.cards):
            self.cards[place - 1].retry.click()

    def _show_cards(self) -> None:
        clear_layout(self._grid)
        self.cards = []
        for at, (number, outcome, back) in enumerate(self._missed):
            card = MissCard(number, at + 1, outcome, back, self._table, names_game=self.about.isHidden())
            if outcome.waits is not None:
                card.retry_wanted.connect(partial(self.retry_wanted.emit, [outcome.waits]))
            card.lab_wanted.connect(partial(self.lab_wanted.emit, outcome))
            card.lesson_wanted.connect(partial(self.lesson_wanted.emit, outcome))
            self.cards.append(card)
        self._place_cards()
        if not self._missed:
            label = PlainLabel(self._table, self.tr("Every answer was right."), tone="right")
            self._grid.addWidget(label, 0, 0)
        in_tab_order(*self.cards, self.done_button, self.more_button, self.again_button)
        self.arrange()

    @property
    def _wide(self) -> int:
        """Room for the cards across, in px."""
        return min(self.width() - 2 * scaled(_SIDE), sized(_MOST_WIDTH))

    def _fitting(self) -> int:
        """Number of columns that have room for the widest card, beside the bar that scrolls them."""
        gap = self._grid.horizontalSpacing()
        widest = max((card.minimumSizeHint().width() for card in self.cards), default=0) + gap
        room = self._wide - self.lines.verticalScrollBar().sizeHint().width() + gap
        return max(1, min(_MOST_COLUMNS, room // max(1, widest)))

    def _place_cards(self) -> None:
        columns = self._columns = self._fitting()
        for at, card in enumerate(self.cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def arrange(self) -> None:
        """Fit the columns and the table's height to the present width."""
        if self.cards and self._columns != self._fitting():
            self._place_cards()
        self.done_button.setFixedWidth(sized(self._done_wide))
        wide, gap = self._wide, self._grid.horizontalSpacing()
        for card in self.cards:
            card.fit((wide + gap) // self._columns - gap, narrow=self.width() < scaled(_NARROW))
        beside_bar = wide - self.lines.verticalScrollBar().sizeHint().width()
        wrapped = self._grid.hasHeightForWidth()
        # In a window made smaller the bar may be there for a moment, and would stay: beside it words need more lines.
        heights = [self._grid.totalHeightForWidth(each) for each in (wide, beside_bar) if wrapped]
        self.panel.setMaximumHeight(max(heights, default=self._grid.totalSizeHint().height()))
