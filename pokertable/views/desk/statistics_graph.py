"""The graph of the result: what was won, and what all-ins were worth, hand by hand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from pokertable.session.history.store.history import Graph
from pokertable.views.desk.statistics_words import signed
from pokertable.views.kit.look import look
from pokertable.views.kit.still_plot import dress, still_plot
from pokertable.views.kit.translate import number

RESULT, ADJUSTED = "text", "card_back_line"
"""Colour tokens of the two lines, which also differ in width and are named with their values."""
WIDTHS = {RESULT: 2.5, ADJUSTED: 2.0}


class _Axis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis of whole numbers, written as everywhere else."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:  # noqa: N802, ARG002
        """The numbers at the ticks; none where a fraction would stand."""
        return [_axis_text(value) if float(value).is_integer() else "" for value in values]


def _axis_text(value: float) -> str:
    return "−" + number(int(-value)) if value < 0 else number(int(value))


class LineKey(QWidget):
    """A piece of a line as it is drawn in the graph."""

    def __init__(self, token: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = token
        self.setFixedSize(QSize(24, 12))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look().theme.color(self._token), WIDTHS[self._token] + 1))
        painter.drawLine(QPointF(2, 6), QPointF(22, 6))
        painter.end()


class StatisticsGraph(QFrame):
    """Result and all-in-adjusted result over hands, in big bets; the pointer reads values off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._graph = Graph((0,), (0.0,), (0.0,))
        title = QLabel(self.tr("Result in big bets"), self)
        title.setProperty("tone", "strong")
        self.reading = QLabel(self)
        self.reading.setProperty("tone", "muted")
        self.result_label, self.adjusted_label = QLabel(self), QLabel(self)
        keys = LineKey(RESULT, self), LineKey(ADJUSTED, self)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(title)
        head.addSpacing(8)
        head.addWidget(self.reading, 1)
        for key, label in zip(keys, (self.result_label, self.adjusted_label), strict=True):
            head.addWidget(key)
            head.addWidget(label)
            head.addSpacing(8)
        self.plot = still_plot(self, 120, axisItems={"bottom": _Axis("bottom"), "left": _Axis("left")})
        self._zero = pyqtgraph.InfiniteLine(0.0, angle=0)
        self._cursor = pyqtgraph.InfiniteLine(0.0, angle=90)
        self._cursor.hide()
        self._lines = {token: self.plot.plot(antialias=True) for token in (ADJUSTED, RESULT)}
        for item in (self._zero, self._cursor):
            self.plot.addItem(item, ignoreBounds=True)
        self.plot.scene().sigMouseMoved.connect(self._pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 8, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.plot, 1)
        self._dress()
        look().changed.connect(self._dress)

    def set_graph(self, graph: Graph) -> None:
        """Show another course."""
        self._graph = graph
        self._lines[RESULT].setData(list(graph.hands), list(graph.results))
        self._lines[ADJUSTED].setData(list(graph.hands), list(graph.adjusted))
        last = signed(graph.results[-1]), signed(graph.adjusted[-1])
        self.result_label.setText(self.tr("Result {value}").format(value=last[0]))
        self.adjusted_label.setText(self.tr("All-in adjusted {value}").format(value=last[1]))
        words = self.tr("Result over {hands} hands in big bets: {result}; all-in adjusted {adjusted}")
        self.plot.setAccessibleName(words.format(hands=number(graph.hands[-1]), result=last[0], adjusted=last[1]))
        self._cursor.hide()
        self.reading.clear()

    def _dress(self) -> None:
        theme = look().theme
        dress(self.plot, theme)
        self.plot.getAxis("bottom").setLabel(self.tr("hands"), color=theme.muted, **{"font-size": "12px"})
        self._set_pens()

    def _set_pens(self) -> None:
        """The plot's pens count pixels of the screen, not points."""
        scale = self.devicePixelRatioF()
        for item in (self._zero, self._cursor):
            item.setPen(look().theme.color("unavailable"), width=scale)
        for token, line in self._lines.items():
            line.setPen(look().theme.color(token), width=WIDTHS[token] * scale)

    def event(self, event: QEvent) -> bool:
        """Keep the lines' widths on a screen with another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._set_pens()
        return super().event(event)

    def read_at(self, hand: float) -> None:
        """Say the values at about this number of hands."""
        hands = self._graph.hands
        if hands[-1] == 0:
            return
        index = min(bisect_left(hands, hand), len(hands) - 1)
        if index and hand - hands[index - 1] < hands[index] - hand:
            index -= 1
        self._cursor.setPos(hands[index])
        self._cursor.show()
        words = self.tr("After {hands} hands: {result}, all-in adjusted {adjusted}")
        self.reading.setText(
            words.format(
                hands=number(hands[index]),
                result=signed(self._graph.results[index]),
                adjusted=signed(self._graph.adjusted[index]),
            )
        )

    def _pointed(self, at: QPointF) -> None:
        view = self.plot.getViewBox()
        if view.sceneBoundingRect().contains(at):
            self.read_at(view.mapSceneToView(at).x())
