"""How strong one of hold'em's starts is: from each seat what a raise wins, or the largest stack of an all-in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.games import HOLDEM
from pokertable.model.text import INTERVAL
from pokertable.training.starts.first_in import MOST_PUSHED, SHORT, Does, FromSeat, from_seats
from pokertable.training.starts.start import Start, places
from pokertable.views.kit.fonts import face, follow_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_fitting, paint_words
from pokertable.views.kit.translate import decimal, in_a_row, in_clauses, number, shown, tr
from pokertable.views.starts.grid import word_of

HEIGHT: Final = 218
"""Height of the card, in px."""
_SIDE, _HEAD, _ROW = 24, 62, 28
_LEAST_SCALE: Final = 1.0
"""Big blinds that fill the bar of a start that wins less."""


class StartStrength(Drawn, QWidget):
    """A row a seat: its bar, its figure, what is done there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[FromSeat, ...] = ()
        self.behind, self.stack = 1, 100
        self._names: Mapping[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, HEIGHT)

    def show_start(self, start: Start | None) -> None:
        """Show how strong this start is; None: nothing."""
        self.rows = () if start is None else from_seats(start.cards)
        self._tell()

    def show_seat(self, behind: int, stack: int) -> None:
        """Mark the row of this seat, with this stack in big blinds."""
        self.behind, self.stack = behind, stack
        self._tell()

    def _tell(self) -> None:
        self._names = {place.behind: shown(place.name) for place in places(HOLDEM)}
        self.setAccessibleName(in_a_row([tr("Strength"), self._about()]))
        said = [[self._names[row.behind], self._figure(row), self._word(row)] for row in self.rows]
        self.setAccessibleDescription(in_clauses(map(in_a_row, said)))
        self.update()

    @property
    def _pushes(self) -> bool:
        """Whether the stack is so short that it is all-in or fold."""
        return self.stack <= SHORT

    def _about(self) -> str:
        if self._pushes:
            return tr("The largest stack to go all-in with, in big blinds")
        return tr("What a raise wins from each seat, in big blinds")

    def _figure(self, row: FromSeat) -> str:
        if self._pushes:
            most = row.pushed >= MOST_PUSHED
            return tr("{stack} or more").format(stack=number(row.pushed)) if most else number(row.pushed)
        sign = "\N{MINUS SIGN}" if row.wins < 0 else "+"
        return sign + decimal(abs(row.wins))

    def _word(self, row: FromSeat) -> str:
        return word_of(row.does(self.stack), self.stack)

    def _reach(self, row: FromSeat) -> tuple[float, float]:
        """The value of a row's bar, and half its interval."""
        return (float(row.pushed), 0.0) if self._pushes else (row.wins, INTERVAL * row.error)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(8), "panel", "line")
        inner = QRectF(self.rect()).adjusted(scaled(_SIDE), scaled(12), -scaled(_SIDE), -scaled(10))
        head = QRectF(inner.x(), inner.y(), inner.width(), sized(24))
        paint_fitting(painter, head, tr("Strength"), (17, 15), bold=True)
        paint_fitting(painter, head.translated(0, head.height()), self._about(), (13, 12, 11), "muted")
        px = sized(13)
        names = max((width_of(self._names[row.behind], px, bold=True) for row in self.rows), default=0) + scaled(14)
        figures = max((width_of(self._figure(row), px, bold=True) for row in self.rows), default=0) + scaled(12)
        words = max((width_of(self._word(row), px, bold=True) for row in self.rows), default=0) + scaled(14)
        reaches = [self._reach(row) for row in self.rows]
        low = min([0.0, *[value - half for value, half in reaches]])
        most = max([MOST_PUSHED if self._pushes else _LEAST_SCALE, *[value + half for value, half in reaches]])
        bars = QRectF(inner.x() + names, 0, inner.width() - names - figures - words, 0)
        scale = bars.width() / (most - low)
        zero = bars.x() - low * scale
        theme, high = look().theme, (inner.bottom() - inner.y() - sized(_HEAD - 10)) / max(1, len(self.rows))
        for at, (row, (value, half)) in enumerate(zip(self.rows, reaches, strict=True)):
            line = QRectF(inner.x(), inner.y() + sized(_HEAD - 10) + at * high, inner.width(), high)
            here, does = row.behind == self.behind, row.does(self.stack)
            if here:
                ring = line.adjusted(-scaled(10), scaled(1), scaled(10), -scaled(1))
                paint_box(painter, ring, scaled(6), "raised", "text", scaled(1.8))
            ink = "text" if does is Does.RAISE else "muted"
            font, y = face(px, bold=here), line.center().y()
            paint_words(painter, line, self._names[row.behind], font, ink)
            bar = QRectF(min(zero, zero + value * scale), y - scaled(4), abs(value) * scale, scaled(8))
            painter.fillRect(bar, theme.color(ink))
            painter.fillRect(QRectF(zero - scaled(0.5), y - high / 2, scaled(1.0), high), theme.color("muted"))
            if half * scale > scaled(4):
                painter.setPen(QPen(theme.color("muted" if does is Does.RAISE else "text"), scaled(1.4)))
                painter.drawLine(QLineF(zero + (value - half) * scale, y, zero + (value + half) * scale, y))
            paint_words(painter, line.adjusted(0, 0, -words, 0), self._figure(row), font, ink, RIGHT)
            paint_words(painter, line, self._word(row), font, ink, RIGHT)
