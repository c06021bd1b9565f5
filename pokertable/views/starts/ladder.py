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
from pokertable.views.kit.fonts import face, fitted, fitting, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.translate import capital, percent, percent_of, shown, tr, whole_percent
from pokertable.views.starts.felt import laid

_ROW: Final = 39
_MINI: Final = 24
_BAR: Final = 104


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
        said = [f"{shown(top_words(each))}: {' '.join(map(str, each.cards))}" for each in self.starts]
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
        above = sum(each.better <= each.plays for each in self.starts)
        return above if 0 < above < len(self.starts) else None

    def _top(self, at: int) -> float:
        extra = 0.6 * self._high if self._stop is not None and at >= self._stop else 0.0
        return scaled(8) + at * self._high + extra

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        paint_box(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(8), "panel", "line")
        notes = self._notes()
        most = max((each.share for each in self.starts), default=1.0)
        for at, start in enumerate(self.starts):
            row = QRectF(scaled(12), self._top(at), self.width() - scaled(24), self._high)
            if at == self.at:
                paint_box(painter, row.adjusted(0, 1, 0, -1), scaled(6), None, "text", 1.8)
            quiet = self._stop is not None and at >= self._stop
            ink = "muted" if quiet else "text"
            rank = QRectF(row.x() + scaled(8), row.y(), sized(46), row.height())
            paint_elided(painter, rank, percent_of(rank_percent(start)), face(sized(14), bold=not quiet), ink)
            wide = min(float(scaled(_MINI)), (row.height() - scaled(4)) / CARD_RATIO)
            left = rank.right() + scaled(8)
            top = row.center().y() - wide * CARD_RATIO / 2
            for card in laid(start):
                self._pictures.paint(painter, QPointF(left, top), card, wide, CardState(dim=quiet and at != self.at))
                left += wide + scaled(2)
            share = QRectF(row.right() - sized(58), row.y(), sized(52), row.height())
            paint_words(painter, share, percent(start.share), face(sized(13)), ink, RIGHT)
            high = scaled(8.0)
            bar = QRectF(self._bar_left, row.center().y() - high / 2, sized(_BAR) * start.share / most, high)
            paint_box(painter, bar, high / 2, ink)
            words = QRectF(left + scaled(10), row.y(), bar.x() - left - scaled(18), row.height())
            if notes and self._notes_px(words.width()):
                paint_words(painter, words, notes[at], face(self._notes_px(words.width())), ink)
        self._paint_average(painter, most)
        if self._stop is not None:
            y = self._top(self._stop) - 0.3 * self._high
            painter.fillRect(QRectF(scaled(20), y, self.width() - scaled(40), 1.4), theme.color("text"))
            plays = round(100 * self.starts[0].plays)
            said = tr("An intermediate player plays the top {percent} here").format(percent=whole_percent(plays))
            px = fitted(said, self.width() - scaled(60), (12, 11), bold=True)
            half = min(self.width() / 2 - scaled(20), width_of(said, px, bold=True) / 2 + scaled(12))
            tag = QRectF(self.width() / 2 - half, y - sized(11), 2 * half, sized(22))
            paint_box(painter, tag, scaled(11), "text")
            paint_elided(
                painter, tag.adjusted(scaled(6), 0, -scaled(6), 0), said, face(px, bold=True), "window", CENTRE
            )

    @property
    def _bar_left(self) -> float:
        return self.width() - scaled(12) - sized(58) - sized(110)

    def _paint_average(self, painter: QPainter, most: float) -> None:
        """A thin line across the bars: what an average hand has."""
        if not self.starts or self.starts[0].average > most:
            return
        x = self._bar_left + sized(_BAR) * self.starts[0].average / most
        first, last = self._top(0), self._top(len(self.starts) - 1) + self._high
        painter.fillRect(QRectF(x, first, 1, last - first), look().theme.color("line"))

    def _notes(self) -> list[str]:
        """The first reason of each start."""
        return [capital(shown(each.chips[0].words)) if each.chips else "" for each in self.starts]

    def _notes_px(self, room: float) -> int:
        """The type size in which all notes have room; 0: they have none, and are left out."""
        widest = max(self._notes(), key=lambda note: width_of(note, sized(13)), default="")
        return fitting(widest, room, (13, 12, 11)) or 0

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
