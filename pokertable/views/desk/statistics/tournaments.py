"""The player's sit and goes in figures, apart from cash: places, prizes, and the return on the entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES
from pokertable.model.mixes import Mix, offer
from pokertable.model.text import INTERVAL
from pokertable.session.play.tournament_results import TournamentFigures
from pokertable.views.desk.words import NOTHING
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_fitting
from pokertable.views.kit.translate import counted, decimal, in_a_row, number, percent, shown
from pokertable.views.tournament.words import levels_title

Kind = tuple[str, str, str, int]
"""Game, limit, structure and field."""
_ROW: Final = 44
_HEAD: Final = 36
_MOST: Final = 8
_COLUMN: Final = 0.13
"""Part of the width of a column of figures."""


class TournamentsPanel(Drawn, QWidget):
    """A line for all, and one for each kind, the most played first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[tuple[str, ...], ...] = ()
        """Name and figures of each line."""

    def show_figures(self, total: TournamentFigures | None, kinds: Mapping[Kind, TournamentFigures]) -> None:
        """Show these figures; None: no sit and go is over."""
        found = [] if total is None else [(self.tr("All sit and goes"), *self._figures(total))]
        found += [(self._title(kind), *self._figures(figures)) for kind, figures in list(kinds.items())[:_MOST]]
        self.lines = tuple(found)
        self.setAccessibleName(". ".join(map(in_a_row, self.lines)))
        self.update()

    def _title(self, kind: Kind) -> str:
        game, limit, structure, field = kind
        offered = offer(game)
        limit_words = "" if isinstance(offered, Mix) else shown(STRUCTURE_TITLES[Structure(limit)])
        players = counted("%n player", "%n players", field)
        return in_a_row(filter(None, (shown(offered.short_title), limit_words, players, levels_title(structure))))

    def _figures(self, figures: TournamentFigures) -> tuple[str, ...]:
        count = figures.tournaments
        error = f" ± {number(round(100 * INTERVAL * figures.stderr))}" if figures.stderr is not None else ""
        gain = f"{'+' if figures.gain > 0 else '−' if figures.gain < 0 else ''}{number(abs(round(100 * figures.gain)))}"
        place = self.tr("{place} of {players}").format(
            place=decimal(figures.place), players=decimal(figures.players).removesuffix(".0").removesuffix(",0")
        )
        return (
            number(count),
            place,
            f"{percent(figures.wins / count)} ({number(figures.wins)})",
            f"{percent(figures.in_prizes / count)} ({number(figures.in_prizes)})",
            f"{gain}{error}%",
        )

    @property
    def heads(self) -> tuple[str, ...]:
        """The headings of the columns."""
        return (
            self.tr("Played"),
            self.tr("Average place"),
            self.tr("Won"),
            self.tr("In the money"),
            self.tr("ROI"),
        )

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        wide, high = self.width(), sized(_ROW)
        if not self.lines:
            box = QRectF(scaled(16), 0, wide - scaled(32), self.height())
            paint_fitting(painter, box, self.tr("No sit and go is over yet."), (14, 12), "muted", CENTRE)
            return
        self._paint_line(painter, 0, sized(_HEAD), ("", *self.heads), (12, 11), "muted")
        for at, line in enumerate(self.lines):
            top = sized(_HEAD) + at * high
            painter.fillRect(QRectF(scaled(12), top, wide - scaled(24), 1), look().theme.color("line"))
            self._paint_line(painter, top, high, line, (14, 12, 11), "text", bold=not at)
        foot = QRectF(scaled(16), sized(_HEAD) + len(self.lines) * high, wide - scaled(32), sized(28))
        if foot.bottom() < self.height():
            words = self.tr(
                "± is the 95% interval; ROI is the profit in percent of the entries paid: −100% means nothing won"
            )
            paint_fitting(painter, foot, words if self.lines[0][-1] != NOTHING else "", (12, 11), "muted")

    def _paint_line(
        self,
        painter: QPainter,
        top: float,
        high: float,
        cells: tuple[str, ...],
        sizes: tuple[int, ...],
        ink: str,
        *,
        bold: bool = False,
    ) -> None:
        column = _COLUMN * self.width()
        first = self.width() - scaled(16) - column * (len(cells) - 1)
        paint_fitting(painter, QRectF(scaled(16), top, first - scaled(24), high), cells[0], sizes, ink, bold=bold)
        for at, words in enumerate(cells[1:]):
            box = QRectF(first + at * column, top, column - scaled(8), high)
            paint_fitting(painter, box, words, sizes, ink, RIGHT, bold=bold)
