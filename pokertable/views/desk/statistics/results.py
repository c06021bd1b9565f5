"""The player's result by game, today and in all: in the game's unit, with the chips below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.session.history.statistics_report import Report, ReportLine
from pokertable.views.desk.words import NOTHING, game_title, signed, unit_words
from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_fitting
from pokertable.views.kit.translate import counted, headed, in_a_row, in_clauses, number

ROW: Final = 44
_HEAD: Final = 26
"""Heights of a game and of the line that names the columns, in px before they are sized."""
_EDGE: Final = 12
"""Px at the left and right, for the mark of the focus."""
_COLUMN: Final = 0.27
"""Part of the width that each column of results takes."""
_PLUS, _MINUS = "+", "\N{MINUS SIGN}"


class ResultsByGame(Drawn, QWidget):
    """A line for each game, in the order of the report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[tuple[ReportLine, ReportLine | None]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look().changed.connect(self._take_height)
        self._take_height()

    def show_report(self, report: Report) -> None:
        """Show the results of these hands, and of those among them that were played today."""
        today = {line.key: line for line in report.today}
        self._lines = [(line, today.get(line.key)) for line in report.games]
        told = [
            headed(
                game_title(line.key),
                in_a_row(
                    (
                        headed(self.tr("Today"), in_a_row(filter(None, figures(of_today)))),
                        headed(self.tr("In all"), in_a_row(figures(line))),
                    )
                ),
            )
            for line, of_today in self._lines
        ]
        self.setAccessibleName(in_clauses(told))
        self._take_height()
        self.update()

    def height_of(self, games: int) -> int:
        """Height in px of the lines of this number of games, with the head."""
        return sized(_HEAD) + games * sized(ROW)

    def _take_height(self) -> None:
        self.setFixedHeight(self.height_of(len(self._lines)))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(400), self.height())

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        wide, high = self.width() * _COLUMN, sized(ROW)
        head = QRectF(0, 0, self.width(), sized(_HEAD))
        paint_fitting(painter, head.adjusted(sized(_EDGE), 0, 0, 0), self.tr("Result by game"), (14, 12, 11), "muted")
        columns = [QRectF(self.width() - at * wide, 0, wide - sized(_EDGE), head.height()) for at in (2, 1)]
        for box, words in zip(columns, (self.tr("Today"), self.tr("In all")), strict=True):
            paint_fitting(painter, box, words, (14, 12, 11), "muted", RIGHT)
        for at, (line, today) in enumerate(self._lines):
            top = head.height() + at * high
            painter.fillRect(QRectF(0, top, self.width(), 1), look().theme.color("line"))
            name = QRectF(sized(_EDGE), top, self.width() - 2 * wide - sized(_EDGE + 8), high)
            paint_fitting(painter, name, game_title(line.key), (15, 14, 12, 11), bold=True)
            for box, each in zip(columns, (today, line), strict=True):
                figure, below = figures(each)
                upper = QRectF(box.x(), top + sized(3), box.width(), high / 2 if below else high - sized(6))
                paint_fitting(painter, upper, figure, (15, 14, 12, 11), _ink(each), RIGHT, bold=True)
                lower = QRectF(box.x(), top + high / 2, box.width(), high / 2 - sized(3))
                paint_fitting(painter, lower, below, (12, 11), "muted", RIGHT)


def signed_chips(chips: int) -> str:
    """``+1,250``: a result in chips."""
    return f"{_PLUS if chips > 0 else _MINUS if chips < 0 else ''}{number(abs(chips))}"


def figures(line: ReportLine | None) -> tuple[str, str]:
    """``+34.5 big blinds`` and ``+69 chips in 20 hands``; a dash where no hand was played."""
    if line is None or line.unit is None:
        return NOTHING, ""
    told = line.figures
    chips = counted("{number} chip", "{number} chips", abs(told.result)).format(number=signed_chips(told.result))
    hands = counted("{number} hand", "{number} hands", told.hands).format(number=number(told.hands))
    return f"{signed(line.unit.value * told.big_bets)} {unit_words(line.unit)}", in_a_row((chips, hands))


def _ink(line: ReportLine | None) -> str:
    if line is None or not line.figures.result:
        return "muted"
    return "right" if line.figures.result > 0 else "wrong"
