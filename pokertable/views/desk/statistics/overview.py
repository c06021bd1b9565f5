"""All hands at a glance: four figures, and the result as a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.text import INTERVAL
from pokertable.session.history.statistics_report import FROM_HANDS, Report, ResultUnit
from pokertable.training.rate import Rate
from pokertable.views.desk.statistics.graph import StatisticsGraph
from pokertable.views.desk.statistics.results import ResultsByGame, signed_chips
from pokertable.views.desk.words import NOTHING, day_words, from_hands, signed, unit_words
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, Drawn, paint_box, paint_elided, paint_fitting
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import counted, headed, in_a_row, number
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row, scrolled

_OVER_GRAPH: Final = 3
"""Games over the graph; more of them are scrolled."""
_HIGH: Final = 124
_LARGE: Final = (34, 26, 20, 17)
"""Height of a tile, and the type sizes of its figure, in px."""


class Tile(Drawn, QWidget):
    """A figure, large, under its name and over what it is of."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.figure = self.about = ""
        follow_scale(self.setFixedHeight, _HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, figure: str, about: str) -> None:
        """Show this figure, and the words under it."""
        self.figure, self.about = figure, about
        self.setAccessibleName(headed(self._name, in_a_row(filter(None, (figure, about)))))
        self.setToolTip(plain_tip(about))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), scaled(_HIGH))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, box, scaled(SIZES.radius[3]), "panel", "line")
        inner = box.adjusted(scaled(20), scaled(14), -scaled(14), -scaled(12))
        small, third = face(sized(14)), inner.height() / 4
        paint_elided(painter, QRectF(inner.x(), inner.y(), inner.width(), third), self._name, small, "muted")
        middle = QRectF(inner.x(), inner.y() + third, inner.width(), 2 * third)
        ink = "muted" if self.figure == NOTHING else "text"
        paint_fitting(painter, middle, self.figure, _LARGE, ink, LEFT, bold=True)
        foot = QRectF(inner.x(), inner.bottom() - third, inner.width(), third)
        paint_fitting(painter, foot, self.about, (14, 12, 11), "muted")


class Overview(QWidget):
    """Four tiles over the graph; games without a unit in common have their result together in chips, and no graph."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands = Tile(self.tr("Hands"), self)
        self.result = Tile(self.tr("Result"), self)
        self.per_100 = Tile(self.tr("Per 100 hands"), self)
        self.misread = Tile(self.tr("Misreads at the table"), self)
        self.graph = StatisticsGraph(self)
        self.games = ResultsByGame(self)
        self._games = scrolled(self.games, self, self.tr("Result by game"), whole=True)
        for part in (self.games, self._games.viewport()):
            part.setAutoFillBackground(False)  # the ring of the focus lies below them
        self._games.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._games.verticalScrollBar().rangeChanged.connect(self._scrolls)
        self.no_unit = PlainLabel(self, tone="muted", wraps=True)
        self.no_unit.setText(
            self.tr("Big blinds and big bets can't be added together. Choose a game under Filters to see its graph.")
        )
        self.left_out = PlainLabel(self, tone="muted", wraps=True)
        self.left_out.setText(self.tr("Sit-and-go hands don't count here: they have a tab of their own."))
        self.left_out.hide()
        tiles = (self.hands, self.result, self.per_100, self.misread)
        row = in_row(*[(tile, 1) for tile in tiles], spacing=16)
        in_column(
            row, self._games, (self.graph, 1), self.no_unit, self.left_out, of=self, margins=NO_MARGINS, spacing=16
        )
        look().changed.connect(self._limit_games)
        self.show_misread(())

    def _limit_games(self) -> None:
        """Over the graph a few results by game have room, without it all."""
        self._games.setMaximumHeight(1 << 20 if self.graph.isHidden() else self.games.height_of(_OVER_GRAPH))
        self._games.updateGeometry()

    def _scrolls(self, _least: int, most: int) -> None:
        """Let keys scroll the results by game where not all have room."""
        self._games.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def show_report(self, report: Report) -> None:
        """Show the figures of all hands of a report."""
        unit, figures, graph = report.total.unit, report.total.figures, report.graph
        since = ""
        if graph.since_ms is not None:
            since = self.tr("since {day}").format(day=day_words(graph.since_ms))
        self.hands.say(number(figures.hands), since)
        self.games.show_report(report)
        self.graph.setVisible(unit is not None)
        self._limit_games()
        self.no_unit.setVisible(unit is None)
        if unit is None:
            self.result.say(signed_chips(figures.result), self.tr("chips, all games together"))
            self.per_100.say(NOTHING, self.tr("two units"))
            return
        self.graph.set_graph(graph, unit)
        self.result.say(signed(unit.value * figures.big_bets), unit_words(unit))
        self._say_per_100(report, unit)

    def _say_per_100(self, report: Report, unit: ResultUnit) -> None:
        per_100, stderr = report.total.per_100, report.graph.stderr
        if per_100 is None or report.total.figures.hands < FROM_HANDS:
            self.per_100.say(NOTHING, from_hands())
            return
        error = INTERVAL * (stderr or 0.0)
        words = self.tr("± {error}: too early to tell") if abs(per_100) <= error else self.tr("± {error} {unit}")
        self.per_100.say(signed(per_100), words.format(error=number(round(error)), unit=unit_words(unit)))

    def show_misread(self, weeks: Sequence[Rate]) -> None:
        """Show how many of the hands that were asked about in these weeks were misread."""
        hands = sum(week.asked for week in weeks)
        if not hands:
            self.misread.say(NOTHING, self.tr("no hands asked about"))
            return
        words = counted("of one hand asked about", "of %n hands asked about", hands)
        self.misread.say(number(sum(week.wrong for week in weeks)), words)
