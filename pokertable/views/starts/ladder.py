"""Examples from the best start to the worst, with the line where this seat stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.training.starts.start import Start
from pokertable.training.starts.words import percent as rank_percent
from pokertable.training.starts.words import top_words
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.kit.fonts import LINE, face, fitted, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.translate import (
    capital,
    comma,
    headed,
    in_a_row,
    percent,
    percent_of,
    shown,
    tr,
    whole_percent,
)
from pokertable.views.starts.felt import laid

_ROW: Final = 44
_MINI: Final = 24
_BAR: Final = 96


def _in_rows(words: Sequence[str], room: float, px: int) -> list[str]:
    """Reasons on one line, else one a line."""
    whole = capital(in_a_row(words))
    if len(words) < 2 or width_of(whole, px) <= room:
        return [whole]
    return [capital(words[0]) + comma().rstrip(), *words[1:]]


class StartLadder(Drawn, QWidget):
    """`chosen(start)`: a row was selected, by a click or by Up and Down."""

    ringed = True
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.starts: tuple[Start, ...] = ()
        self.at = 0
        self._pictures = CardPictures(tags=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Starting hands, from the best to the worst"))

    def show_starts(self, starts: Sequence[Start], at: int) -> None:
        """Show these starts, best first, one selected."""
        self.starts, self.at = tuple(starts), at
        self._tell()

    def step(self, by: int) -> None:
        """Select the row further down by this number."""
        self.choose(min(len(self.starts) - 1, max(0, self.at + by)))

    def choose(self, at: int) -> None:
        """Select a row."""
        if self.starts and at != self.at:
            self.at = at
            self._tell()
            self.chosen.emit(self.starts[at])

    def _tell(self) -> None:
        said = [headed(shown(top_words(each)), " ".join(map(str, each.cards))) for each in self.starts]
        self.setAccessibleDescription(said[self.at] if said else "")
        self.update()

    @property
    def _high(self) -> float:
        line = 1 if self._stop is not None else 0
        return min(float(sized(_ROW)), (self.height() - scaled(16)) / max(1, len(self.starts) + 0.6 * line))

    @property
    def _stop(self) -> int | None:
        """The number of starts above the line where an intermediate stops; None: no such line."""
        if not self.starts:
            return None
        above = sum(each.rank <= max(each.step, round(100 * each.plays)) for each in self.starts)
        return above if 0 < above < len(self.starts) else None

    def _top(self, at: int) -> float:
        extra = 0.6 * self._high if self._stop is not None and at >= self._stop else 0.0
        return scaled(8) + at * self._high + extra

    @property
    def _mini(self) -> float:
        """The width of a card of a row."""
        return min(float(scaled(_MINI)), (self._high - scaled(5)) / CARD_RATIO)

    def _columns(self) -> tuple[QRectF, QRectF]:
        """Where in a row the cards begin and what they and the words take; where the bars are."""
        first, last = scaled(20) + sized(46) + scaled(8), self.width() - scaled(12) - sized(58)
        bars = QRectF(last - sized(_BAR + 4), 0, sized(_BAR), 0)
        return QRectF(first, 0, bars.x() - scaled(12) - first, 0), bars

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(8), "panel", "line")
        if not self.starts:
            return
        cards, bars = self._columns()
        words = cards.adjusted(len(self.starts[0].cards) * (self._mini + scaled(2)) + scaled(10), 0, 0, 0)
        px, notes = self._notes(words.width())
        if not any(notes):
            bars.setLeft(words.x() + scaled(8))
        most, high = max(each.share for each in self.starts), scaled(8.0)
        for at, start in enumerate(self.starts):
            row = QRectF(scaled(12), self._top(at), self.width() - scaled(24), self._high)
            if at == self.at:
                paint_box(painter, row.adjusted(0, scaled(1), 0, -scaled(1)), scaled(6), None, "text", scaled(1.8))
            quiet = self._stop is not None and at >= self._stop
            ink = "muted" if quiet else "text"
            rank = QRectF(row.x() + scaled(8), row.y(), sized(46), row.height())
            paint_elided(painter, rank, percent_of(rank_percent(start)), face(sized(14), bold=not quiet), ink)
            x, top = cards.x(), row.center().y() - self._mini * CARD_RATIO / 2
            for card in laid(start):
                state = CardState(dim=quiet and at != self.at)
                self._pictures.paint(painter, QPointF(x, top), card, self._mini, state)
                x += self._mini + scaled(2)
            share = QRectF(row.right() - sized(58), row.y(), sized(52), row.height())
            paint_words(painter, share, percent(start.share), face(sized(13)), ink, RIGHT)
            bar = QRectF(bars.x(), row.center().y() - high / 2, bars.width() * start.share / most, high)
            paint_box(painter, bar, high / 2, ink)
            self._paint_note(painter, QRectF(words.x(), row.y(), words.width(), row.height()), notes[at], px, ink)
        if self.starts[0].average <= most:
            x = bars.x() + bars.width() * self.starts[0].average / most
            bottom = self._top(len(self.starts) - 1) + self._high
            painter.fillRect(QRectF(x, self._top(0), 1, bottom - self._top(0)), look().theme.color("line"))
        if self._stop is not None:
            self._paint_stop(painter, self._top(self._stop) - 0.3 * self._high)

    def _paint_stop(self, painter: QPainter, y: float) -> None:
        """The line where an intermediate stops, and what it says."""
        painter.fillRect(QRectF(scaled(20), y, self.width() - scaled(40), scaled(1.4)), look().theme.color("text"))
        plays = round(100 * self.starts[0].plays)
        said = tr("An intermediate player plays the top {percent} here").format(percent=whole_percent(plays))
        px = fitted(said, self.width() - scaled(60), (12, 11), bold=True)
        half = min(self.width() / 2 - scaled(20), width_of(said, px, bold=True) / 2 + scaled(12))
        tag = QRectF(self.width() / 2 - half, y - sized(11), 2 * half, sized(22))
        paint_box(painter, tag, scaled(11), "text")
        paint_elided(painter, tag.adjusted(scaled(6), 0, -scaled(6), 0), said, face(px, bold=True), "window", CENTRE)

    @staticmethod
    def _paint_note(painter: QPainter, room: QRectF, rows: Sequence[str], px: int, ink: str) -> None:
        high = LINE * px
        for at, line in enumerate(rows):
            y = room.center().y() + (at - len(rows) / 2) * high
            paint_words(painter, QRectF(room.x(), y, room.width(), high), line, face(px), ink)

    def _notes(self, room: float) -> tuple[int, list[list[str]]]:
        """A type size in px, and in it the lines of each start: the reasons for its place, one a line if they must.

        Without lines where they have no room. A start that has none for its place tells the first of all.
        """
        said = [
            [shown(words) for words in each.reasons or [chip.words for chip in each.chips[:1]]] for each in self.starts
        ]
        for px in (sized(13), sized(12), sized(11)):
            rows = [_in_rows(words, room, px) for words in said]
            fits = max((len(lines) for lines in rows), default=0) * LINE * px <= self._high - scaled(4)
            if fits and all(width_of(line, px) <= room for lines in rows for line in lines):
                return px, rows
        return sized(11), [[] for _ in said]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        for at in range(len(self.starts)):
            if self._top(at) <= event.position().y() < self._top(at) + self._high:
                self.choose(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Browse by Up and Down."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if Qt.Key(event.key()) in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
