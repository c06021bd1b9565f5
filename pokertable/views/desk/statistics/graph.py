"""The graph of the result: winnings and all-in equity, hand by hand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from pokertable.session.history.statistics_report import ResultUnit
from pokertable.session.history.store.history import Graph
from pokertable.views.desk.words import counting, signed
from pokertable.views.kit.fonts import face, follow_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_elided, paint_fitting
from pokertable.views.kit.translate import counted, number
from pokertable.views.widgets.graph_card import GraphCard
from pokertable.views.widgets.labels import toned
from pokertable.views.widgets.layouts import in_column, in_row

RESULT, ADJUSTED = "text", "card_back_line"
"""Colour tokens of the two lines, which also differ in width and have their names and values at their ends."""
WIDTHS = {RESULT: 2.5, ADJUSTED: 2.0}


_FILLS: Final[dict[str, Callable[[float, float], float]]] = {"right": max, "wrong": min}
"""Colour tokens of the areas between the result and zero, above and below."""
_FILLED: Final = 0.18


def _with_crossings(hands: Sequence[int], results: Sequence[float]) -> tuple[list[float], list[float]]:
    """The line with a point wherever it crosses zero, so that each area ends there."""
    across, values = [float(hands[0])], [results[0]]
    for (before, one), (after, two) in pairwise(zip(hands, results, strict=True)):
        if one * two < 0:
            across.append(before + (after - before) * one / (one - two))
            values.append(0.0)
        across.append(float(after))
        values.append(two)
    return across, values


class _Axis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis of whole numbers, in the usual format."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:  # noqa: N802, ARG002
        """The numbers at the ticks; empty for fractions."""
        return [self.text(value) if float(value).is_integer() else "" for value in values]

    @staticmethod
    def text(value: float) -> str:
        """A number at a tick."""
        return number(int(value))


class _Results(_Axis):
    """The axis of results, each with its sign."""

    @staticmethod
    def text(value: float) -> str:
        """A number at a tick."""
        sign = "−" if value < 0 else "+" if value > 0 else ""
        return sign + number(int(abs(value)))


_ENDS_WIDTH: Final = 128
_END_HEIGHT: Final = 40
_BESIDE: Final = 0.012
"""Part of the line's width beside it, for the dot at its end."""
_DENSITY: Final = 0.6
"""Figures of the axis of results, by pyqtgraph's usual number."""
_DOT: Final = 9
_BELOW: Final = 44
"""Height of the figures of the hands and of their name, in px before it is sized."""
_ABOVE: Final = 8
"""Px over the plot, for the upper half of its topmost figure."""
"""Widths of the column beside the plot, and of a label in it, in px before they are sized."""


class LineEnd(NamedTuple):
    """The end of a line: its colour token, name and last value; `said` replaces a value that is not a result."""

    token: str
    name: str
    value: float
    said: str = ""


class LineEnds(Drawn, QWidget):
    """The ends of the lines beside their last points: each value under its line's name, that of one line alone.

    `plot` is drawn left of it, equally high. Labels that would overlap are put one below another.
    """

    def __init__(self, plot: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = plot.getViewBox()
        self._view.sigRangeChanged.connect(self.update)
        self._view.sigResized.connect(self.update)
        self._plot = plot
        self.ends: tuple[LineEnd, ...] = ()
        follow_text(self.setFixedWidth, _ENDS_WIDTH)

    def set_ends(self, *ends: LineEnd) -> None:
        """Set the end of each line."""
        self.ends = ends
        self.update()

    def tops(self) -> tuple[float, ...]:
        """The upper edge of each label in px, in the order of `ends`."""
        high = sized(_END_HEIGHT)
        most = max(0.0, self.height() - high * len(self.ends))
        heights = [self._plot.mapFromScene(self._view.mapViewToScene(QPointF(0, end.value))).y() for end in self.ends]
        found = [0.0] * len(heights)
        least = 0.0
        for index in sorted(range(len(heights)), key=lambda each: heights[each]):
            found[index] = least = min(max(least, heights[index] - high / 2), most)
            least += high
            most += high
        return tuple(found)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        if len(self.ends) == 1:
            (end,), (top,) = self.ends, self.tops()
            box = QRectF(scaled(4), top, self.width() - scaled(4), sized(_END_HEIGHT))
            paint_fitting(painter, box, end.said or signed(end.value), (17, 14, 12), bold=True)
            return
        for end, top in zip(self.ends, self.tops(), strict=True):
            painter.setPen(QPen(theme.color(end.token), scaled(WIDTHS[end.token] + 1)))
            painter.drawLine(QPointF(scaled(2), top + sized(10)), QPointF(scaled(18), top + sized(10)))
            box = QRectF(scaled(24), top, self.width() - scaled(24), sized(20))
            paint_elided(painter, box, end.name, face(sized(12)), "muted")
            said = end.said or signed(end.value)
            paint_elided(painter, box.translated(0, sized(18)), said, face(sized(14), bold=True))


class StatisticsGraph(GraphCard):
    """Result and all-in-adjusted result over hands; the pointer reads values off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 150, axisItems={"bottom": _Axis("bottom"), "left": _Results("left")})
        self._graph = Graph((0,), (0.0,), (0.0,))
        self.title = toned(QLabel(self), "strong")
        self.reading = toned(QLabel(self), "muted")
        head = in_row(self.title, (self.reading, 1), spacing=16)
        self.ends = LineEnds(self.plot, self)
        lines = in_row((self.plot, 1), self.ends, spacing=4)
        self._zero = pyqtgraph.InfiniteLine(0.0, angle=0)
        self._cursor = pyqtgraph.InfiniteLine(0.0, angle=90)
        self._cursor.hide()
        self._fills = {token: self.plot.plot(fillLevel=0.0, pen=None) for token in _FILLS}
        self._lines = {token: self.plot.plot(antialias=True) for token in (ADJUSTED, RESULT)}
        self._last = pyqtgraph.ScatterPlotItem(antialias=True)
        self.plot.addItem(self._last, ignoreBounds=True)
        for item in (self._zero, self._cursor):
            self.plot.addItem(item, ignoreBounds=True)
        self.plot.scene().sigMouseMoved.connect(self._pointed)
        in_column(head, (lines, 1), of=self, margins=(20, 14, 8, 8), spacing=4)
        self.dress()
        self.draw_lines()

    def set_graph(self, graph: Graph, unit: ResultUnit) -> None:
        """Show another graph, in this unit."""
        self._graph = graph
        self._lines[RESULT].setData(list(graph.hands), list(graph.results))
        self._last.setData([graph.hands[-1]], [graph.results[-1]])
        self.plot.setXRange(0, max(1, graph.hands[-1]), padding=_BESIDE)
        hands, results = _with_crossings(graph.hands, graph.results)
        for token, side in _FILLS.items():
            self._fills[token].setData(hands, [side(0.0, value) for value in results])
        differs = bool(graph.pending) or graph.adjusted != graph.results
        shown = list(graph.adjusted) if differs else []
        self._lines[ADJUSTED].setData(list(graph.hands[: len(shown)]), shown)
        result, adjusted = graph.results[-1], graph.adjusted[-1]
        if unit is ResultUnit.BIG_BET:
            self.title.setText(self.tr("Result in big bets"))
            one = "Result over one hand in big bets: {result}; all-in adjusted {adjusted}"
            many = "Result over {hands} hands in big bets: {result}; all-in adjusted {adjusted}"
            words = counted(one, many, graph.hands[-1])
        else:
            self.title.setText(self.tr("Result in big blinds"))
            one = "Result over one hand in big blinds: {result}; all-in adjusted {adjusted}"
            many = "Result over {hands} hands in big blinds: {result}; all-in adjusted {adjusted}"
            words = counted(one, many, graph.hands[-1])
        said = self._adjusted_words(len(graph.hands) - 1)
        self.plot.setAccessibleName(words.format(hands=number(graph.hands[-1]), result=signed(result), adjusted=said))
        ends = [LineEnd(RESULT, self.tr("Result"), result)]
        if differs:
            ends.append(LineEnd(ADJUSTED, self.tr("All-in adjusted"), adjusted, counting() if graph.pending else ""))
        self.ends.set_ends(*ends)
        self._fit_axis()
        self.plot.getViewBox().updateAutoRange()
        self._cursor.hide()
        self.reading.setText(
            counted(
                "Calculating the all-in-adjusted result: one all-in to go",
                "Calculating the all-in-adjusted result: %n all-ins to go",
                graph.pending,
            )
            if graph.pending
            else ""
        )

    def _fit_axis(self) -> None:
        """Make the left axis wide enough for its figures: what has no room is not drawn."""
        values = (*self._graph.results, *self._graph.adjusted)
        widest = max(width_of(_Results.text(round(value)), sized(12)) for value in (min(values), max(values)))
        self.plot.getAxis("left").setWidth(widest + scaled(16))

    def _adjusted_words(self, index: int) -> str:
        """The all-in-adjusted result at one of the graph's hands."""
        adjusted = self._graph.adjusted
        return signed(adjusted[index]) if index < len(adjusted) else self.tr("not calculated yet")

    def dress(self) -> None:
        """Name the lower axis."""
        super().dress()
        self.plot.getPlotItem().layout.setContentsMargins(0, sized(_ABOVE), 0, 0)
        for name in ("bottom", "left"):
            axis = self.plot.getAxis(name)
            axis.setPen(QColor(0, 0, 0, 0))
            axis.setStyle(maxTickLevel=0, tickLength=0, tickTextOffset=scaled(6))
        hands = self.plot.getAxis("bottom")
        hands.setHeight(sized(_BELOW))
        hands.setStyle(tickAlpha=0)  # a tick without length is drawn as a dot, and not in its pen's own alpha
        results = self.plot.getAxis("left")
        results.setTickDensity(_DENSITY)
        results.setTickPen(look().theme.color("muted"))
        results.setGrid(64)
        muted = look().theme.muted
        hands.setLabel(self.tr("hands"), color=muted, **{"font-size": f"{sized(12)}px"})

    def draw_lines(self) -> None:
        """Set pens in screen pixels, because the plot does not use points."""
        self._fit_axis()
        scale = self.devicePixelRatioF()
        for item in (self._zero, self._cursor):
            item.setPen(look().theme.color("unavailable"), width=scale)
        for token, fill in self._fills.items():
            ground: QColor = look().theme.color(token)
            ground.setAlphaF(_FILLED)
            fill.setBrush(ground)
        for token, line in self._lines.items():
            line.setPen(look().theme.color(token), width=scaled(WIDTHS[token]) * scale)
        self._last.setSize(scaled(_DOT) * scale)
        self._last.setPen(None)
        self._last.setBrush(look().theme.color(RESULT))

    def read_at(self, hand: float) -> None:
        """Show the values near this number of hands."""
        hands = self._graph.hands
        if hands[-1] == 0:
            return
        index = min(bisect_left(hands, hand), len(hands) - 1)
        if index and hand - hands[index - 1] < hands[index] - hand:
            index -= 1
        self._cursor.setPos(hands[index])
        self._cursor.show()
        one = "After one hand: {result}, all-in adjusted {adjusted}"
        many = "After {hands} hands: {result}, all-in adjusted {adjusted}"
        words = counted(one, many, hands[index])
        self.reading.setText(
            words.format(
                hands=number(hands[index]),
                result=signed(self._graph.results[index]),
                adjusted=self._adjusted_words(index),
            )
        )

    def _pointed(self, at: QPointF) -> None:
        view = self.plot.getViewBox()
        if view.sceneBoundingRect().contains(at):
            self.read_at(view.mapSceneToView(at).x())
