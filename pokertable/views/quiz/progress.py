"""The progress of the quiz in graphs: by day, by error, returning misses, and every skill; of a topic, of a game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import DayScores
from pokertable.views.kit.fonts import face, follow_scale, follow_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import counted, game_title, number, shown, tr, whole_percent
from pokertable.views.quiz.skills import SkillTable, games, skills
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.graph_card import GraphCard
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row, in_tab_order, stacked

DAYS_AHEAD = 14


_WIDE = 0.7
"""Width of a bar relative to its slot."""


class _Graph(GraphCard):
    """A title, a sentence about the plot, and the static plot."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, 80)
        heading = toned(QLabel(title, self), "strong")
        self.said = PlainLabel(self, tone="muted", wraps=True)
        self.dress()
        in_column(heading, self.said, (self.plot, 1), of=self, margins=(16, 10, 12, 6), spacing=2)

    def dress(self) -> None:
        super().dress()
        self.plot.getAxis("bottom").setHeight(math.ceil(QFontMetricsF(face(sized(12))).height()) + scaled(8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the words under the first and the last bar."""
        super().resizeEvent(event)
        self.draw_lines()

    def _half(self, words: str, slots: float) -> float:
        """Half the width of these words under a bar, in slots, of which the plot has this many."""
        room: int = self.plot.width() - sized(52)
        return 0.5 * width_of(words, sized(12)) * slots / max(1, room)

    def say(self, words: str) -> None:
        """Describe the plot in a sentence."""
        self.said.setText(words)
        self.plot.setAccessibleName(words)

    def _figure(self, count: int, x: float, y: float, anchor: tuple[float, float]) -> None:
        """A number at a point of the plot, anchored at that point of its box."""
        figure = pyqtgraph.TextItem(number(count), color=look().theme.color("text"), anchor=anchor)
        figure.setFont(face(sized(12), bold=True))
        figure.setPos(x, y)
        self.plot.addItem(figure)

    def _bars(self, heights: Sequence[float], token: str, **more: object) -> None:
        """Add bars side by side to the plot."""
        brush = look().theme.color(token)
        self.plot.addItem(
            pyqtgraph.BarGraphItem(x=list(range(len(heights))), height=list(heights), width=_WIDE, brush=brush, **more)
        )


class DayGraph(_Graph):
    """A bar per day: the answers, the right ones filled; over them the share right of the last week."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Right answers, day by day"), parent)
        self._scores = DayScores(())
        self.plot.setYRange(0, 1, padding=0.04)

    def show_days(self, scores: DayScores) -> None:  # noqa: D102
        self._scores, total = scores, scores.total
        if not total.asked:
            self.say(self.tr("No answers in the last 30 days."))
        else:
            words = self.tr("{right} of {asked} right. Bars: answers per day; line: success rate over 7 days.")
            self.say(words.format(right=number(total.right), asked=number(total.asked)))
        self.draw_lines()

    def draw_lines(self) -> None:  # noqa: D102
        self.plot.clear()
        scale, theme, days = self.devicePixelRatioF(), look().theme, self._scores.days
        most = max([1, *(score.asked for score in days)])
        none = pyqtgraph.mkPen(None)
        self._bars([score.asked / most for score in days], "line", pen=none)
        self._bars([score.right / most for score in days], "right", pen=none)
        shares = self._scores.week_shares
        if shares:
            pen = pyqtgraph.mkPen(theme.color("text"), width=scaled(2.5) * scale)
            self.plot.plot(
                [index for index, _ in shares],
                [share for _, share in shares],
                pen=pen,
                symbol="o",
                symbolSize=scaled(7),
                symbolBrush=theme.color("text"),
                symbolPen=pyqtgraph.mkPen(theme.color("panel"), width=scaled(1) * scale),
                antialias=True,
            )
        self.plot.getAxis("left").setTicks([[(share, whole_percent(round(100 * share))) for share in (0, 0.5, 1.0)]])
        last = len(days) - 1
        ticks = [(last - back, counted("%n day ago", "%n days ago", back)) for back in (21, 14, 7)]
        if width_of(ticks[0][1], sized(12)) > 0.8 * self.width() * 7 / max(1, last):
            ticks = ticks[::2]
        self.plot.getAxis("bottom").setTicks([[*ticks, (last, self.tr("today"))]])
        right = max(1.0, 1.1 * self._half(self.tr("today"), last + 3))
        self.plot.setXRange(-0.5, last + right, padding=0.02)


_ROWS: Final = 6
"""Rows for which an error's bar leaves room: a single one would fill the graph."""


class ErrorGraph(_Graph):
    """The returning misses by the name of their error, the commonest on top."""

    MOST = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What comes back, by error"), parent)
        self._errors: tuple[tuple[str, int], ...] = ()

    def show_errors(self, errors: Sequence[tuple[str, int]]) -> None:
        """Set names and counts, the commonest first."""
        self._errors = tuple(errors[: self.MOST])
        total = sum(count for _, count in errors)
        if not errors:
            self.say(self.tr("Nothing comes back."))
        else:
            words = counted(
                "%n missed question, most often: {error}.", "%n missed questions, most often: {error}.", total
            )
            leads = len(errors) == 1 or errors[0][1] > errors[1][1]
            self.say(
                words.format(error=errors[0][0])
                if leads
                else counted("%n missed question.", "%n missed questions.", total)
            )
        self.draw_lines()

    def draw_lines(self) -> None:  # noqa: D102
        self.plot.clear()
        self.plot.hideAxis("bottom")
        counts = [count for _, count in reversed(self._errors)]
        rows = list(range(len(counts)))
        self.plot.addItem(
            pyqtgraph.BarGraphItem(
                x0=0, y=rows, width=counts, height=0.6, brush=look().theme.color("wrong"), pen=pyqtgraph.mkPen(None)
            )
        )
        for row, count in zip(rows, counts, strict=True):
            self._figure(count, count, row, (0, 0.5))
        axis: Any = self.plot.getAxis("left")
        axis.setTicks([[(row, name) for row, (name, _) in zip(rows, reversed(self._errors), strict=True)]])
        axis.setWidth(max([40.0, *(width_of(name, sized(12)) + scaled(18) for name, _ in self._errors)]))
        self.plot.setXRange(0, max([1, *counts]) * 1.12, padding=0)
        self.plot.setYRange(min(0, len(counts) - _ROWS) - 0.6, len(counts) - 0.4, padding=0)


class DueGraph(_Graph):
    """Number of misses that return today, tomorrow and in the days after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What comes back"), parent)
        self._counts: tuple[int, ...] = ()

    def show_counts(self, counts: Sequence[int]) -> None:
        """Set the counts, day by day from today."""
        self._counts = tuple(counts)
        total = sum(counts)
        if not total:
            self.say(self.tr("Nothing comes back in the next two weeks."))
        else:
            words = counted(
                "%n missed question comes back in the next two weeks.",
                "%n missed questions come back in the next two weeks, {today} of them today.",
                total,
            )
            self.say(words.format(today=number(counts[0])))
        self.draw_lines()

    def draw_lines(self) -> None:  # noqa: D102
        self.plot.clear()
        self._bars(self._counts, "card_back_line", pen=pyqtgraph.mkPen(None))
        for day, count in enumerate(self._counts):
            if count:
                self._figure(count, day, count, (0.5, 1))
        self.plot.hideAxis("left")
        ticks = [(0, self.tr("today"))]
        ticks += [(day, counted("in %n day", "in %n days", day)) for day in (4, 8, 12)]
        self.plot.getAxis("bottom").setTicks([ticks])
        slots = max(1, len(self._counts))
        left = max(0.6, 1.1 * self._half(self.tr("today"), slots + 1))
        self.plot.setXRange(-left, slots - 0.4, padding=0.02)
        self.plot.setYRange(0, max([4, *self._counts]) * 1.25, padding=0)


class QuizProgress(QWidget):
    """`back_button`: to the quiz's start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress: Progress | None = None
        every_topic = [(self.tr("All topics"), None), *((shown(topic.title), topic) for topic in skills())]
        every_game = [(self.tr("All games"), None), *((game_title(key), key) for key in games())]
        self.topic = ChoiceBox(self.tr("Topic"), self, every_topic, self._show)
        self.game = ChoiceBox(self.tr("Game"), self, every_game, self._show)
        self.days, self.errors, self.due = DayGraph(self), ErrorGraph(self), DueGraph(self)
        self.skills = SkillTable(self)
        said = self.tr("No answers yet. After a session this page shows them by day, topic and error.")
        self.empty = PlainLabel(self, said, tone="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back_button = Button(Tone.QUIET, self, self.tr("Back"), key=self.tr("Esc"))
        follow_text(self.back_button.setFixedWidth, 140)
        self._build()

    def show_progress(self, progress: Progress) -> None:
        """Draw these figures for the chosen topic and game."""
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
        follow_scale(grid.setSpacing, 12)
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
