"""The progress of the quiz in graphs: by day, by error, what comes back, and every skill; of a topic, of a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.topics import topics
from pokertable.views.kit.fonts import follow_text
from pokertable.views.kit.translate import game_title, shown
from pokertable.views.quiz.graphs import DayGraph, DueGraph, ErrorGraph
from pokertable.views.quiz.skills import SkillTable, games
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row, in_tab_order, stacked

DAYS_AHEAD = 14


class QuizProgress(QWidget):
    """`back_button`: to the quiz's start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress: Progress | None = None
        every_topic = [(self.tr("All topics"), None), *((shown(topic.title), topic) for topic in topics())]
        every_game = [(self.tr("All games"), None), *((game_title(key), key) for key in games())]
        self.topic = ChoiceBox(self.tr("Topic"), self, every_topic, self._show)
        self.game = ChoiceBox(self.tr("Game"), self, every_game, self._show)
        self.days, self.errors, self.due = DayGraph(self), ErrorGraph(self), DueGraph(self)
        self.skills = SkillTable(self)
        said = self.tr("No answers yet. After a session this page shows them by day, topic and error.")
        self.empty = PlainLabel(self, said, tone="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back_button = ActionButton(Tone.QUIET, self, self.tr("Back"), key=self.tr("Esc"))
        follow_text(self.back_button.setFixedWidth, 140)
        self._build()

    def show_progress(self, progress: Progress) -> None:
        """Draw these figures, of the topic and game that are chosen."""
        self._progress = progress
        self.skills.show_progress(progress)
        self._show()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        return self._body.currentWidget() is self.empty

    def _show(self) -> None:
        progress = self._progress
        if progress is None:
            return
        topic, game = self.topic.currentData(), self.game.currentData()
        self.days.show_days(progress.by_day(topic, game))
        errors = progress.misses_by_error(topic, game)
        self.errors.show_errors([(shown(error.title), count) for error, count in errors])
        self.due.show_counts(progress.due_by_day(DAYS_AHEAD, topic, game))
        nothing = not progress.misses() and not progress.by_day().total.asked
        self._body.setCurrentWidget(self.empty if nothing else self._graphs)

    def _build(self) -> None:
        title = toned(QLabel(self.tr("Your reading"), self), "heading")
        head = in_row(self.back_button, title, STRETCH, self.topic, self.game, spacing=12)
        table = QFrame(self)
        table.setObjectName("card")
        name = toned(QLabel(self.tr("Every skill, last 30 days"), table), "strong")
        in_column(name, (self.skills, 1), of=table, margins=(16, 10, 12, 8), spacing=4)
        self._graphs = QWidget(self)
        grid = QGridLayout(self._graphs)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        grid.addWidget(self.days, 0, 0)
        grid.addWidget(self.errors, 0, 1)
        grid.addWidget(self.due, 1, 0)
        grid.addWidget(table, 1, 1)
        for place in (0, 1):
            grid.setRowStretch(place, 1)
            grid.setColumnStretch(place, 1)
        self._body = stacked(self._graphs, self.empty, of=self)
        in_column(head, (self._body, 1), of=self, margins=(24, 12, 24, 16), spacing=12)
        in_tab_order(self.back_button, self.topic, self.game, self._body)
