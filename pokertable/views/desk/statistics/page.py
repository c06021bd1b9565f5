"""The statistics: all hands at a glance, the figures by game, position or opponent, and filters behind a button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QLabel, QWidget

from pokertable.session.history.statistics_report import Breakdown, FilterChoices, Report
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from pokertable.session.play.tournament_results import TournamentFigures
from pokertable.training.rate import Rate
from pokertable.views.desk.statistics.decisions import DecisionsPanel
from pokertable.views.desk.statistics.filters import StatisticsFilters
from pokertable.views.desk.statistics.misreads import MisreadsPanel
from pokertable.views.desk.statistics.overview import Overview
from pokertable.views.desk.statistics.table import StatisticsTable
from pokertable.views.desk.statistics.tournaments import Kind, TournamentsPanel
from pokertable.views.kit.fonts import follow_scale, follow_text
from pokertable.views.widgets.buttons import RING, Button, Tone, push_button, shortcut
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Stretch, in_column, in_row, in_tab_order, stacked
from pokertable.views.widgets.segments import Segments

_FILTERS_WIDTH: Final = 960
"""Greatest width of the filters, in px."""
_OVERVIEW, _DECISIONS, _MISREADS, _TOURNAMENTS = "overview", "decisions", "misreads", "tournaments"
"""The tabs beside the breakdowns."""


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
        self.overview = Overview(self)
        self.graph = self.overview.graph
        self.table = StatisticsTable(self)
        self.decisions = DecisionsPanel(self)
        self.misreads = MisreadsPanel(self)
        self.tournaments = TournamentsPanel(self)
        self._has_tournaments = False
        self.note = PlainLabel(self, tone="muted")
        follow_scale(self.note.setContentsMargins, 16, 0, 16, 0)
        self.empty_words = QLabel(self)
        self.empty_button = push_button("", self, self._leave_empty, tone=Tone.FILLED)
        self.tabs = self._tabs()
        self.filters_button = Button(Tone.QUIET, self, self.tr("Filters"), key="F", clicked=self._turn_filters)
        shortcut("F", self, self.filters_button.click)
        self._stack = stacked(self._full(), self._empty(), of=self)
        self._head, self._row = QWidget(self), QWidget(self)
        follow_text(self.filters.setMaximumWidth, _FILTERS_WIDTH)
        in_row((self.tabs, 1), self.filters_button, of=self._head, margins=NO_MARGINS, spacing=12)
        in_row((self.filters, 1), Stretch(0), self.export_button, of=self._row, margins=NO_MARGINS, spacing=8)
        body = in_row((self._stack, 1), margins=(0, 0, RING, 0))
        in_column(self._head, self._row, (body, 1), of=self, margins=(24, 12, 24 - RING, 16), spacing=12)
        for part in (self._head, self._row, self._stack):
            part.hide()
        in_tab_order(self.tabs, self.filters_button, self._row, self.overview, self.table, self.decisions)

    def _tabs(self) -> Segments:
        titles = {
            _OVERVIEW: (self.tr("Overview"), self.tr("All your hands together")),
            Breakdown.GAME: (self.tr("Games"), self.tr("Your hands by game")),
            Breakdown.POSITION: (self.tr("Positions"), self.tr("Your hands by position")),
            Breakdown.OPPONENT: (
                self.tr("Against"),
                self.tr("Your hands that an opponent of this type also played past the first round"),
            ),
            Breakdown.PERSONA: (self.tr("Opponents"), self.tr("The opponents' own results")),
            _DECISIONS: (self.tr("Decisions"), self.tr("What your reviewed decisions cost, leaving out card luck")),
            _MISREADS: (self.tr("Misreads"), self.tr("Your misreads week by week, at the table and in the quiz")),
            _TOURNAMENTS: (
                self.tr("Sit & goes"),
                self.tr("Your places and prizes. Sit-and-go hands don't count in the other figures"),
            ),
        }
        tabs = Segments(self.tr("Figures"), tuple(titles), [words for words, _ in titles.values()], self, whole=True)
        for value, (_, meaning) in titles.items():
            tabs[value].setToolTip(plain_tip(meaning))
        tabs.set_value(_OVERVIEW)
        tabs.chosen.connect(self.ask)
        return tabs

    def _full(self) -> QWidget:
        page, card = QWidget(self), QFrame(self)
        card.setObjectName("card")
        self._panels = stacked(self.table, self.decisions, self.misreads, self.tournaments, of=card)
        for part in (self._panels, self.decisions, self.misreads, self.tournaments):
            part.setObjectName("inner")
        in_column((self._panels, 1), self.note, of=card, margins=(1, 8, 1, 8), spacing=8)
        self._places = stacked(self.overview, card, of=page)
        in_column(self._places, of=page, margins=NO_MARGINS)
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

    @property
    def breakdown(self) -> Breakdown:
        """The chosen breakdown."""
        return chosen if isinstance(chosen := self.tabs.value, Breakdown) else Breakdown.GAME

    @property
    def shows_tournaments(self) -> bool:
        """Whether sit and goes are shown instead of a breakdown."""
        return self.tabs.value == _TOURNAMENTS

    @property
    def is_empty(self) -> bool:
        """Whether the page says that there is no hand, or none that matches."""
        return self._stack.currentIndex() == 1

    def ask(self) -> None:
        """Request the report of the filters and the breakdown."""
        self._turn()
        self.asked.emit(self.filters.wanted(), self.breakdown)
        if self.tabs.value == _DECISIONS:
            self.decisions_asked.emit(self.filters.wanted())
        if self.tabs.value in (_MISREADS, _OVERVIEW):
            self.misreads_asked.emit()
        self.tournaments_asked.emit()

    def _turn(self) -> None:
        """Turn to what the tabs say."""
        others = (_DECISIONS, _MISREADS, _TOURNAMENTS)
        self._places.setCurrentIndex(0 if self.tabs.value == _OVERVIEW else 1)
        self._panels.setCurrentIndex(others.index(self.tabs.value) + 1 if self.tabs.value in others else 0)

    def _turn_filters(self) -> None:
        """Open or fold the row of filters; one that is set stays in sight."""
        is_set = self.filters.wanted() != EVERY_HAND
        self._row.setVisible(self._hands > 0 and (is_set or not self._row.isVisible()))
        self.filters_button.set_marked(self._row.isVisible())

    def show_weeks(self, questions: Sequence[Rate], hands: Sequence[Rate]) -> None:
        """Show the misreads of these weeks, of questions and of hands."""
        self.misreads.show_weeks(questions, hands)
        self.overview.show_misread(hands)

    def show_tournaments(self, total: TournamentFigures | None, kinds: Mapping[Kind, TournamentFigures]) -> None:
        """Show the figures of sit and goes; of a player who has played nothing else they are shown at once."""
        self._has_tournaments = total is not None
        self.tournaments.show_figures(total, kinds)
        self.overview.left_out.setVisible(self._has_tournaments)
        if self._has_tournaments and self.is_empty and not self._cash:
            self.tabs.set_value(_TOURNAMENTS)
            self._turn()
            self._stack.setCurrentIndex(0)

    def show_report(self, report: Report, choices: FilterChoices) -> None:
        """Show a report, and the choices of the filters."""
        self._hands = choices.hands
        self.filters.set_choices(choices)
        self._head.setVisible(choices.hands > 0)
        if not choices.hands or self.filters.wanted() != EVERY_HAND:
            self._row.setVisible(choices.hands > 0)
            self.filters_button.set_marked(choices.hands > 0)
        self._stack.show()
        self._cash = report.total.figures.hands
        if not self._cash and not (self.shows_tournaments and self._has_tournaments):
            self._say_empty()
            return
        self._stack.setCurrentIndex(0)
        self.export_button.setEnabled(True)
        self.overview.show_report(report)
        self.table.set_report(report)
        self.note.setText(self._about(report.breakdown) if isinstance(self.tabs.value, Breakdown) else "")
        self.note.setVisible(bool(self.note.text()))

    def _about(self, breakdown: Breakdown) -> str:
        if breakdown is Breakdown.OPPONENT:
            return self.tr(
                "Hands in which you and an opponent of that type were both still in after the first round. A hand can "
                "count for several types."
            )
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
            self,
            self.tr("Export the statistics"),
            str(Path.home() / "pokertable-statistics.csv"),
            self.tr("CSV files (*.csv)"),
        )
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Request the figures of the displayed hands as a CSV file; a name without an extension gets one."""
        wanted: HandFilter = self.filters.wanted()
        self.export_wanted.emit(wanted, self.breakdown, path if path.suffix else path.with_suffix(".csv"))
