"""The end of a session: number right, errors, returning misses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QWidget

from pokertable.training.learner.run import QuizRun
from pokertable.views.kit.fonts import follow_text, set_type, sized
from pokertable.views.kit.translate import game_title, in_a_row, in_about, shown
from pokertable.views.quiz.head_and_foot import QuizDots
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, Arranged, Stretch, clear_layout, in_column, in_row

_SIDE: Final = 24
_INSIDE: Final = (16, 12)
"""Margins in px: of the page at both sides; of the table at its sides, above and below."""
_BORDER: Final = 1
_MOST_WIDTH: Final = 1232
"""Greatest width of the table in px: in a large window its columns stay together."""


class QuizSummary(Arranged, QWidget):
    """`again_button`: another session of the same kind. `done_button`: back to the quiz's start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        set_type(self.title, 26, bold=True)
        self.line = toned(QLabel(self), "muted")
        self.dots = QuizDots(self)
        self._table = QFrame()
        self._table.setObjectName("inner")
        self._grid = QGridLayout(self._table)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(10)
        self.lines = scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._table)
        scroll.setAccessibleName(self.tr("What you missed"))
        self.panel = panel = QFrame(self)
        panel.setObjectName("card")
        follow_text(panel.setMaximumWidth, _MOST_WIDTH)
        in_column(scroll, of=panel, margins=(*_INSIDE, *_INSIDE))
        self.done_button = ActionButton(Tone.OUTLINED, self, self.tr("Done"), key=self.tr("Esc"))
        follow_text(self.done_button.setFixedWidth, 150)
        self.again_button = ActionButton(Tone.FILLED, self, self.tr("Another session"), key=self.tr("Space"))
        follow_text(self.again_button.setFixedWidth, 250)
        buttons = in_row(self.done_button, STRETCH, self.again_button)
        in_column(
            self.title,
            self.line,
            self.dots,
            (panel, 1),
            Stretch(0),
            buttons,
            of=self,
            margins=(_SIDE, 20, _SIDE, 12),
            spacing=10,
        )

    def show_run(self, run: QuizRun) -> None:
        """Show the summary of the session."""
        asked = len(run.outcomes)
        self.title.setText(self.tr("{right} of {asked} right").format(right=run.right, asked=asked))
        self.dots.show_marks([outcome.reply.right for outcome in run.outcomes], asked)
        misses = asked - run.right
        if misses:
            self.line.setText(self.tr("Questions you missed come back with different cards."))
        else:
            self.line.setText(self.tr("Nothing missed. The next session is harder."))
        clear_layout(self._grid)
        row = 1 if misses else 0
        if misses:
            heads = ("", self.tr("The error"), self.tr("Asked"), self.tr("Remember"), self.tr("Comes back"))
            for column, head in enumerate(heads):
                self._put(0, column, head, "section")
        for number, outcome in enumerate(run.outcomes, 1):
            if outcome.reply.error is None:
                continue
            question = outcome.prepared.question
            again = any(outcome.is_asked_again_in(later) for later in run.outcomes[number:])
            back = None if again else outcome.comes_back
            self._put(row, 0, str(number), "muted")
            self._put(row, 1, shown(outcome.reply.error.title), "strong")
            self._put(row, 2, in_a_row([shown(question.topic.title), game_title(question.game)]), "muted")
            self._put(row, 3, shown(outcome.reply.error.remember_in(question.deal.variant)), "")
            self._put(row, 4, self.tr("asked again") if again else in_about(back) if back is not None else "", "muted")
            row += 1
        if not row:
            self._put(0, 0, self.tr("Every answer was right."), "right")
        self._grid.setRowStretch(row + 1, 1)
        self._grid.setColumnStretch(3, 1)
        self.arrange()

    def arrange(self) -> None:
        """Fit the table's height to its lines, at the present width."""
        wide = min(self.width() - 2 * _SIDE, sized(_MOST_WIDTH)) - 2 * _INSIDE[0]
        wrapped = self._grid.hasHeightForWidth()
        lines = self._grid.totalHeightForWidth(wide) if wrapped else self._grid.totalSizeHint().height()
        self.panel.setMaximumHeight(lines + 2 * (_INSIDE[1] + _BORDER))

    def _put(self, row: int, column: int, text: str, tone: str) -> None:
        label = PlainLabel(self._table, text, wraps=column > 1)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        if tone:
            label.setProperty("tone", tone)
        self._grid.addWidget(label, row, column)
