"""The change of game, in a mix or by the player, announced on the felt for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.game import Game
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase
from pokertable.views.cards.card import paint_tag
from pokertable.views.kit.fonts import LINE, face, is_cut, largest, scaled, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_elided
from pokertable.views.kit.translate import counted, shown

_SHOWN_MS: Final = 2600
_SIZE: Final = (460, 176)
_ROWS: Final[tuple[tuple[int, int, str, tuple[int, ...]], ...]] = (
    (14, 24, "muted", (14, 12)),
    (42, 40, "text", (26, 22, 18, 15)),
    (90, 32, "text", (16, 14, 12)),
    (132, 26, "muted", (14, 12)),
)
"""Position, height, ink and type sizes of each line, in px."""
_NAME_TOP, _WINS_TOP = 42, 90
"""Position of the name's line, and of the line about the winning hand."""


class NextGame(Drawn, QWidget):
    """Announces the next game over the middle of `felt`: name and betting, how the pot is won, number of hands.

    `done()` after a moment, or at a click.
    """

    done = Signal()

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self._felt = felt
        self._lines = ("", "", "", "")
        self._shares: tuple[PotShare, ...] = ()
        self._clock = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._clock.timeout.connect(self.end)
        felt.installEventFilter(self)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is visible."""
        return not self.isHidden()

    def say(self, heading: Phrase, game: Game, hands: int | None = None) -> None:
        """Show the game under a heading, such as its mix; it is played for `hands` hands, None: from now on."""
        self._shares = game.variant.shares
        self._lines = (
            shown(heading),
            shown(game.title),
            shown(game.variant.wins),
            self.tr("from this hand on") if hands is None else counted("for one hand", "for %n hands", hands),
        )
        self.setAccessibleName(". ".join(self._lines))
        self._place()
        self.show()
        self.raise_()
        self._clock.start()

    def end(self) -> None:
        """Close the announcement."""
        if self.is_open:
            self._clock.stop()
            self.hide()
            self.done.emit()

    def draw(self, painter: QPainter) -> None:
        """Draw four lines in a box, beside the third the tags of the shares."""
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_box(painter, box, scaled(14), "panel", "turn", scaled(2))
        scale = self.height() / _SIZE[1]
        inside = box.adjusted(scaled(20), 0, -scaled(20), 0)
        for words, (top, high, ink, sizes) in zip(self._lines, _ROWS, strict=True):
            row = QRectF(inside.x(), top * scale, inside.width(), high * scale)
            larger = tuple(round(px * scale) for px in sizes)
            if top == _WINS_TOP:
                self._draw_wins(painter, row, words, larger)
            else:
                bold = top == _NAME_TOP
                px = largest(words, row.width(), larger, bold=bold) or larger[-1]
                paint_elided(painter, row, words, face(px, bold=bold), ink, CENTRE)

    def _draw_wins(self, painter: QPainter, row: QRectF, words: str, sizes: Sequence[int]) -> None:
        """Draw what wins, on two lines where one is too narrow, beside the tags of the shares."""
        size = 0.7 * row.height()
        room = 1.2 * size * len(self._shares)
        beside = row.adjusted(room, 0, 0, 0)
        px, lines = _set_wins(words, beside.width(), sizes)
        high = LINE * px
        for at, line in enumerate(lines):
            middle = row.center().y() + (at - (len(lines) - 1) / 2) * high
            box = QRectF(beside.x(), middle - high / 2, beside.width(), high)
            paint_elided(painter, box, line, face(px), "text", CENTRE)
        wide = min(beside.width(), max(width_of(line, px) for line in lines))
        left = row.center().x() + (room - wide) / 2 - room - 0.2 * size
        for place, share in enumerate(self._shares):
            tag = QRectF(left + place * 1.2 * size, row.center().y() - size / 2, size, size)
            paint_tag(painter, tag, look().theme, low=share.is_low)

    def _place(self) -> None:
        felt = self._felt
        scale = max(1.0, min(1.6, felt.height() / 560)) * look().chosen_text
        wide, high = (round(part * scale) for part in _SIZE)
        wide = min(wide, felt.width() - scaled(16))
        self.setGeometry((felt.width() - wide) // 2, (felt.height() - high) // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.Resize and self.is_open:
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a click, which does nothing else."""
        event.accept()
        self.end()


def _set_wins(words: str, width: float, sizes: Sequence[int]) -> tuple[int, list[str]]:
    """The size in px and the lines of the words about the winning hand: one line, or two of about the same length."""
    one = largest(words, width, sizes)
    if one is not None:
        return one, [words]
    for part in (0.55, 0.65, 0.75, 0.85):
        lines = wrapped(words, min(width, part * width_of(words, sizes[-1])), sizes[-1], 2)
        if not is_cut(lines):
            return sizes[-1], lines
    return sizes[-1], wrapped(words, width, sizes[-1], 2)
