"""The statistics: filters, the graph of the result, and the figures by game, position or opponent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFrame,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from pokertable.session.history.statistics_report import Breakdown, FilterChoices, Report
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.play.tournament_results import TournamentFigures
from pokertable.views.desk.statistics.decisions import DecisionsPanel
from pokertable.views.desk.statistics.filters import StatisticsFilters
from pokertable.views.desk.statistics.graph import StatisticsGraph
from pokertable.views.desk.statistics.misreads import MisreadsPanel
from pokertable.views.desk.statistics.table import StatisticsTable
from pokertable.views.desk.statistics.tournaments import Kind, TournamentsPanel
from pokertable.views.kit.fonts import follow_scale, follow_text
from pokertable.views.widgets.buttons import push_button, text_toggle
from pokertable.views.widgets.labels import toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Stretch, in_column, in_row, in_tab_order, stacked

_FILTERS_WIDTH: Final = 960
"""Greatest width of the filters, in px."""
_PANEL: Final = 300
"""Least height below the tabs, in px: room for the contents of any of them."""


class StatisticsPage(QWidget):
    """Shows reports; it reads nothing itself.

    `asked(filter, breakdown)`: requests a report; `decisions_asked(filter)`: the losses of decisions;
    `misreads_asked()`: the rates of misreads; `tournaments_asked()`: sit and goes. `export_wanted(filter, breakdown,
    path)`: the figures as a CSV file.
    `play_wanted()`: there is no hand yet, and the player wants one.
    """

    asked = Signal(object, object)
    decisions_asked = Signal(object)
    misreads_asked = Signal()
    tournaments_asked = Signal()
    export_wanted = Signal(object, object, object)
    play_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._hands = self._cash = 0
        self.filters = StatisticsFilters(self)
        self.filters.changed.connect(self.ask)
        self.export_button = push_button(self.tr("Export CSV…"), self, self._export)
        self.graph = StatisticsGraph(self)
        self.table = StatisticsTable(self)
        self.decisions = DecisionsPanel(self)
        self.misreads = MisreadsPanel(self)
        self.tournaments = TournamentsPanel(self)
        self._has_tournaments = False
        self.note = toned(QLabel(self), "muted")
        self.empty_words = QLabel(self)
        self.empty_button = toned(QPushButton(self), "main")
        self.empty_button.clicked.connect(self._leave_empty)
        self._stack = stacked(self._full(), self._empty(), of=self)
        self._head = QWidget(self)
        follow_text(self.filters.setMaximumWidth, _FILTERS_WIDTH)
        in_row((self.filters, 1), Stretch(0), self.export_button, of=self._head, margins=NO_MARGINS, spacing=8)
        in_column(self._head, (self._stack, 1), of=self, margins=(16, 12, 16, 12), spacing=12)
        self._head.hide()
        self._stack.hide()

    def _full(self) -> QWidget:
        page = QWidget(self)
        card = QFrame(page)
        card.setObjectName("card")
        self._group = QButtonGroup(self)
        self.breakdowns: dict[Breakdown, QToolButton] = {}
        for breakdown, words, meaning in (
            (Breakdown.GAME, self.tr("Games"), self.tr("Your hands by game")),
            (Breakdown.POSITION, self.tr("Positions"), self.tr("Your hands by position")),
            (Breakdown.OPPONENT, self.tr("Against"), self.tr("Your hands at tables with such an opponent")),
            (Breakdown.PERSONA, self.tr("Opponents"), self.tr("The opponents’ own results")),
        ):
            self.breakdowns[breakdown] = button = text_toggle(words, self, tip=meaning)
            button.clicked.connect(self.ask)
            self._group.addButton(button, list(Breakdown).index(breakdown))
        self.breakdowns[Breakdown.GAME].setChecked(True)
        about = self.tr("What your reviewed decisions cost, leaving out card luck")
        self.decisions_button = text_toggle(self.tr("Decisions"), self, tip=about)
        about = self.tr("Your misreads week by week, at the table and in the quiz")
        self.misreads_button = text_toggle(self.tr("Misreads"), self, tip=about)
        about = self.tr("Your places and prizes; their hands are in no other figures")
        self.tournaments_button = text_toggle(self.tr("Sit & goes").replace("&", "&&"), self, tip=about)
        others = (self.decisions_button, self.misreads_button, self.tournaments_button)
        for button in others:
            button.clicked.connect(self.ask)
            self._group.addButton(button)
        tabs = (*self.breakdowns.values(), *others)
        row = in_row(*tabs, STRETCH, self.note, margins=(12, 0, 12, 0), spacing=4)
        self._panels = stacked(self.table, self.decisions, self.misreads, self.tournaments, of=card)
        for part in (self._panels, self.decisions, self.misreads, self.tournaments):
            part.setObjectName("inner")
        follow_scale(self._panels.setMinimumHeight, _PANEL)
        in_column(row, (self._panels, 1), of=card, margins=(1, 8, 1, 8), spacing=4)
        # The same part on every tab, whatever its contents: the tabs stay under the pointer.
        in_column((self.graph, 10), (card, 11), of=page, margins=NO_MARGINS, spacing=12)
        in_tab_order(*tabs, self.table, self.decisions)
        return page

    def _empty(self) -> QWidget:
        page = QWidget(self)
        in_column(
            STRETCH,
            (self.empty_words, 0, Qt.AlignmentFlag.AlignHCenter),
            (self.empty_button, 0, Qt.AlignmentFlag.AlignHCenter),
            STRETCH,
            of=page,
            spacing=16,
        )
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the figures grow with the window."""
        super().resizeEvent(event)

    @property
    def breakdown(self) -> Breakdown:
        """The chosen breakdown."""
        return list(Breakdown)[self._group.checkedId()] if self._shows_table else Breakdown.GAME

    @property
    def shows_decisions(self) -> bool:
        """Whether losses of decisions are shown instead of a breakdown."""
        return self.decisions_button.isChecked()

    @property
    def shows_misreads(self) -> bool:
        """Whether misreads are shown instead of a breakdown."""
        return self.misreads_button.isChecked()

    @property
    def shows_tournaments(self) -> bool:
        """Whether sit and goes are shown instead of a breakdown."""
        return self.tournaments_button.isChecked()

    @property
    def _shows_table(self) -> bool:
        return not (self.shows_decisions or self.shows_misreads or self.shows_tournaments)

    @property
    def is_empty(self) -> bool:
        """Whether the page says that there is no hand, or none that matches."""
        return self._stack.currentIndex() == 1

    def ask(self) -> None:
        """Request the report of the filters and the breakdown."""
        shown = (self._shows_table, self.shows_decisions, self.shows_misreads, self.shows_tournaments)
        self._panels.setCurrentIndex(shown.index(True))
        self.asked.emit(self.filters.wanted(), self.breakdown)
        if self.shows_decisions:
            self.decisions_asked.emit(self.filters.wanted())
        if self.shows_misreads:
            self.misreads_asked.emit()
        self.tournaments_asked.emit()

    def show_tournaments(self, total: TournamentFigures | None, kinds: Mapping[Kind, TournamentFigures]) -> None:
        """Show the figures of sit and goes; of a player who has played nothing else they are shown at once."""
        self._has_tournaments = total is not None
        self.tournaments.show_figures(total, kinds)
        if self._has_tournaments and self.is_empty and not self._cash:
            self.tournaments_button.setChecked(True)
            self._panels.setCurrentIndex(self._panels.count() - 1)
            self.graph.hide()
            self._stack.setCurrentIndex(0)

    def show_report(self, report: Report, choices: FilterChoices) -> None:
        """Show a report, and the choices of the filters."""
        self._hands = choices.hands
        self.filters.set_choices(choices)
        self._head.setVisible(choices.hands > 0)
        self._stack.show()
        self._cash = report.total.figures.hands
        if not self._cash and not (self.shows_tournaments and self._has_tournaments):
            self._say_empty()
            return
        self._stack.setCurrentIndex(0)
        self.export_button.setEnabled(True)
        unit = report.total.unit
        self.graph.setVisible(unit is not None and self._cash > 0 and not self.shows_tournaments)
        if unit is not None:
            self.graph.set_graph(report.graph, unit)
        self.table.set_report(report)
        self.note.setText(self._about(report.breakdown) if self._shows_table else "")

    def _about(self, breakdown: Breakdown) -> str:
        if breakdown is Breakdown.OPPONENT:
            return self.tr("A hand counts for every type of opponent at the table.")
        if breakdown is Breakdown.PERSONA:
            return self.tr("All opponents of a type together; the first line is you.")
        return ""

    def _say_empty(self) -> None:
        self._stack.setCurrentIndex(1)
        self.export_button.setEnabled(False)
        if self._hands:
            self.empty_words.setText(self.tr("No hands match."))
            self.empty_button.setText(self.tr("Show all hands"))
        else:
            self.empty_words.setText(self.tr("No hands yet."))
            self.empty_button.setText(self.tr("Play a hand"))

    def _leave_empty(self) -> None:
        if self._hands:
            self.filters.clear()
        else:
            self.play_wanted.emit()

    def _export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the statistics"), "pokertable-statistics.csv", self.tr("CSV files (*.csv)")
        )
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Request the figures of the displayed hands as a CSV file; a name without an extension gets one."""
        wanted: HandFilter = self.filters.wanted()
        self.export_wanted.emit(wanted, self.breakdown, path if path.suffix else path.with_suffix(".csv"))
