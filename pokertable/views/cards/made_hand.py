"""How a hand is made: the cards from the hand, a plus, the cards from the board. One drawing everywhere.

`MadePicture` describes the drawing, `made_size` and `paint_made` lay it out and draw it at any card width;
`MadeHandRow` is the widget with the tag, the name and a note.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand
from pokertable.model.text import Phrase, phrase
from pokertable.views.cards.card import CardPictures, paint_card, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO, STEP, CardState
from pokertable.views.cards.card_text import paint_rich
from pokertable.views.kit.fonts import (
    face,
    grown,
    is_cut,
    narrowed,
    scaled,
    set_lines,
    sized,
    text_width,
    width_of,
    wrapped,
)
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_elided, paint_words
from pokertable.views.kit.theme import DARK, SuitColors, Theme
from pokertable.views.kit.translate import capital, shown
from pokertable.views.widgets.labels import plain_tip

GAP: Final = 0.62
"""Gap between the two groups, with room for the plus, in card widths."""
TAG: Final = 0.82
TAG_GAP: Final = 0.34
"""Side of the tag before the cards, and its distance to them, in card widths."""
_LEAST_NOTE: Final = 12
"""Smallest type of a line under a title, in px."""
LINE: Final = 5.0
"""Height of the lines under minis in a text, in px."""
BRACKET: Final = 17.0
"""Height in px of the brackets that count the groups."""


class RowSize(Enum):
    """Size of a row in px: the widths and type sizes of its cards, title and note; brackets or none."""

    TIGHT = (25.0, 20, 12, False)
    SMALL = (25.0, 20, 12, True)
    MEDIUM = (29.0, 20, 12, True)
    LARGE = (40.0, 26, 14, True)

    @property
    def card(self) -> float:
        """Width of the cards."""
        return scaled(self.value[0])

    @property
    def height(self) -> int:
        """Height for the cards with their brackets, or for a title and a note, in px."""
        _, title, note, brackets = self.value
        cards = self.card * CARD_RATIO + (scaled(BRACKET) if brackets else 0)
        return round(max(cards, scaled(1.25 * title + 1.34 * note))) + scaled(4)


@dataclass(frozen=True, kw_only=True, slots=True)
class MadePicture:
    """The cards of both sides.

    `out`: cards that may not play; `rings`: ring the cards as on the table; `inline`: minis in a text, too small for
    rings, with an H or an L before them and the ring's line under each side, solid for a high and dashed for a low.
    """

    hole: Cards = ()
    board: Cards = ()
    low: bool = False
    out: Cards = ()
    brackets: bool = False
    rings: bool = False
    inline: bool = False

    @classmethod
    def of(
        cls, made: MadeHand, *, out: Cards = (), brackets: bool = False, rings: bool = False, inline: bool = False
    ) -> MadePicture:
        """The picture of a made hand."""
        low = made.share.is_low
        hole = made.hole if made.board else made.cards  # without a board: in the order of the made hand
        return cls(hole=hole, board=made.board, low=low, out=out, brackets=brackets, rings=rings, inline=inline)


def made_size(picture: MadePicture, card_width: float) -> QSizeF:
    """Size of the picture in px."""
    width = _group_width(len(picture.hole), card_width) + _group_width(len(picture.board), card_width)
    if picture.hole and picture.board:
        width += GAP * card_width
    if picture.inline:
        width += (TAG + TAG_GAP) * card_width
    below = scaled(BRACKET) if picture.brackets else scaled(LINE) if picture.inline else 0
    return QSizeF(width, CARD_RATIO * card_width + below)


def paint_made(
    painter: QPainter,
    at: QPointF,
    card_width: float,
    picture: MadePicture,
    theme: Theme = DARK,
    deck: SuitColors = SuitColors.FOUR,
    pictures: CardPictures | None = None,
) -> None:
    """Draw the picture with its top left corner at `at`; `pictures`: cached cards without tags, if any."""
    x = at.x()
    if picture.inline:
        size = TAG * card_width
        box = QRectF(x, at.y() + (CARD_RATIO * card_width - size) / 2, size, size)
        paint_tag(painter, box, theme, low=picture.low)
        x += size + TAG_GAP * card_width
    for cards, most in ((picture.hole, 2), (picture.board, 3)):
        if cards is picture.board and picture.hole and picture.board:
            if not picture.rings:  # on felt the gap is enough
                centre = QPointF(x + GAP * card_width / 2, at.y() + CARD_RATIO * card_width / 2)
                paint_plus(painter, centre, card_width, theme.color("muted"))
            x += GAP * card_width
        for index, card in enumerate(cards):
            left = x + index * STEP * card_width
            state = _state(card, picture)
            if pictures is None:
                rect = QRectF(left, at.y(), card_width, CARD_RATIO * card_width)
                paint_card(painter, rect, card, state, theme, deck, tags=False)
            else:
                pictures.paint(painter, QPointF(left, at.y()), card, card_width, state)
        width = _group_width(len(cards), card_width)
        if picture.inline and cards:
            y = at.y() + CARD_RATIO * card_width + scaled(LINE) - 1
            _paint_line(painter, QPointF(x, y), width, picture.low, theme)
        if picture.brackets and cards:
            top = at.y() + CARD_RATIO * card_width + scaled(3)
            wrong = bool(picture.out) and len(cards) != most
            _paint_bracket(painter, QRectF(x, top, width, scaled(BRACKET) - scaled(3)), len(cards), wrong, theme)
        x += width


def _group_width(cards: int, card_width: float) -> float:
    return (1 + (cards - 1) * STEP) * card_width if cards else 0.0


def _state(card: Card, picture: MadePicture) -> CardState:
    if card in picture.out:
        return CardState(illegal=True)
    if not picture.rings:
        return CardState()
    return CardState(low=True) if picture.low else CardState(high=True)


def paint_plus(painter: QPainter, centre: QPointF, card_width: float, color: QColor) -> None:
    """The plus between the two groups."""
    arm = min(scaled(4.0), 0.16 * card_width)
    painter.setPen(QPen(color, min(scaled(2.0), 0.09 * card_width)))
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))


def _paint_line(painter: QPainter, start: QPointF, width: float, low: bool, theme: Theme) -> None:
    """The line of the share's ring: solid for a high, dashed for a low, ending with a whole dash."""
    pen = QPen(theme.color("low_on_paper" if low else "high_on_paper"), scaled(2), Qt.PenStyle.SolidLine)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if low:
        dashes = max(2, round(width / scaled(6)))
        pen.setDashPattern([width / (2 * dashes - 1) / pen.widthF()] * 2)
    painter.setPen(pen)
    painter.drawLine(start, start + QPointF(width, 0))


def _paint_bracket(painter: QPainter, rect: QRectF, count: int, wrong: bool, theme: Theme) -> None:
    """A bracket under the cards with their number in it."""
    color = theme.color("wrong" if wrong else "muted")
    painter.setPen(QPen(color, scaled(1.4)))
    y = rect.y() + scaled(6)
    middle = rect.center().x()
    painter.drawLine(QPointF(rect.left() + 1, rect.y() + 1), QPointF(rect.left() + 1, y))
    painter.drawLine(QPointF(rect.right() - 1, rect.y() + 1), QPointF(rect.right() - 1, y))
    painter.drawLine(QPointF(rect.left() + 1, y), QPointF(middle - scaled(8), y))
    painter.drawLine(QPointF(middle + scaled(8), y), QPointF(rect.right() - 1, y))
    paint_words(
        painter,
        QRectF(middle - scaled(12), y - scaled(10), scaled(24), scaled(20)),
        str(count),
        face(sized(12), bold=True),
        color,
        CENTRE,
    )


def _as_phrase(words: Phrase | str) -> Phrase:
    return words if isinstance(words, Phrase) else phrase("{words}", words=words)


class _Laid(NamedTuple):
    """The title in lines of `px`, and under it the note in lines of `small` px; `note`: it as it is, if uncut."""

    px: int
    lines: list[str]
    small: int
    note: Phrase | None
    notes: list[str]


class MadeHandRow(Drawn, QWidget):
    """A tag H or L, the name, a note under it, and the picture at the right.

    `say` shows a hand; with `crossed` its name is struck through (a hand that may not be played). `say_none` shows that
    there is none, and why. `beside`: rows above and below it, whose titles are of one size with its own.
    """

    def __init__(self, low: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = low
        self._pictures = CardPictures(tags=False)
        self._picture: MadePicture | None = None
        self._title = ""
        self._notes: tuple[Phrase, ...] = ()
        self._instead: Phrase | None = None
        self._crossed = False
        self._size = RowSize.MEDIUM
        self.beside: tuple[MadeHandRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(
        self,
        made: MadeHand,
        *notes: Phrase | str,
        crossed: bool = False,
        out: Cards = (),
        instead: Phrase | None = None,
    ) -> None:
        """Show a hand.

        `notes`: one note in several wordings, the longest first; `instead`: used where even the smallest type has no
        room for it.
        """
        self._picture = MadePicture.of(made, out=out, brackets=True)
        self._set_words(shown(made.name), notes, crossed, instead)

    def say_cards(self, title: str, picture: MadePicture, note: str = "", *, crossed: bool = False) -> None:
        """Show any cards under a given name."""
        self._picture = picture
        self._set_words(title, (note,), crossed)

    def say_none(self, title: str, note: str = "") -> None:
        """Show that there is no such hand."""
        self._picture = None
        self._set_words(title, (note,), False)

    def set_size(self, size: RowSize) -> None:
        """Set the size of the row."""
        self._size = size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(320), self._size.height)

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(300), self.sizeHint().height())

    def _set_words(
        self, title: str, notes: tuple[Phrase | str, ...], crossed: bool, instead: Phrase | None = None
    ) -> None:
        title = capital(title)
        self._title, self._crossed, self._instead = title, crossed, instead
        self._notes = tuple([_as_phrase(note) for note in notes if note])
        note = shown(self._notes[0]) if self._notes else ""
        share = self.tr("Low") if self._low else self.tr("High")
        words = self.tr("{share}: {title}").format(share=share, title=title)
        if crossed:
            words = self.tr("{hand}, not allowed").format(hand=words)
        if self._picture is not None:
            hole = " ".join(map(str, self._picture.hole))
            board = " ".join(map(str, self._picture.board))
            words = self.tr("{hand}: {hole} from the hand, {board} from the board").format(
                hand=words, hole=hole or self.tr("none"), board=board or self.tr("none")
            )
        self.setAccessibleName(words)
        self.setAccessibleDescription(note)
        self.setToolTip(plain_tip(self.tr("{title}. {note}").format(title=title, note=note) if note else title))
        for row in (self, *self.beside):
            row.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        card_width, tag = self._size.card, self._tag
        middle = self.height() / 2
        paint_tag(painter, QRectF(scaled(2), middle - tag / 2, tag, tag), look().theme, low=self._low)
        if (picture := self._pictured) is not None:
            size = made_size(picture, card_width)
            at = QPointF(round(self.width() - size.width() - scaled(2)), round((self.height() - size.height()) / 2))
            paint_made(painter, at, card_width, picture, look().theme, pictures=self._pictures)
        self._paint_words(painter)

    @property
    def _tag(self) -> float:
        return scaled(1.1 * self._size.value[1])

    @property
    def _pictured(self) -> MadePicture | None:
        if self._picture is not None and self._size is RowSize.TIGHT:
            return replace(self._picture, brackets=False)
        return self._picture

    def _words_box(self) -> QRectF:
        left, right = self._tag + scaled(12), float(self.width())
        if (picture := self._pictured) is not None:
            right -= made_size(picture, self._size.card).width() + scaled(2) + scaled(14)
        return QRectF(left, 0, right - left, self.height())

    def _laid(self, most: float = math.inf) -> _Laid:
        """Title and note as they are set, the title in type of `most` px at most."""
        box = self._words_box()
        _, largest, designed, _ = self._size.value
        sizes = [px for px in (26, 20, 17, 14, 12) if px <= largest]
        smalls, larger = grown((designed, _LEAST_NOTE), box.height() / 2.4), look().chosen_text > 1
        for small in range(smalls[0], smalls[-1] - 1, -1) if larger else smalls:
            line = 1.34 * small
            title_room = box.height() - (line + scaled(2) if self._notes else 0)
            px, lines = set_lines(self._title, box.width(), title_room, sizes, most=math.inf if larger else most)
            rows = 1 if len(lines) > 1 or self._size is RowSize.TIGHT else 2
            note, notes = _fitting_note(self._notes, box.width(), small, rows)
            if larger and len(lines) == 1:  # the title gives way to larger type of the note, but stays the larger one
                px = max(small + 2, int(min(px, most, (box.height() - line * len(notes)) / 1.25)))
            if not is_cut(notes) and 1.25 * px * len(lines) + line * len(notes) <= box.height() + scaled(2):
                break
        else:
            if is_cut(notes) and self._instead is not None:
                note, notes = _fitting_note((self._instead,), box.width(), small, rows)
            room = box.height() - line * len(notes)
            sizes = [px for px in sizes if 1.25 * px <= room + scaled(2)] or sizes[-1:]
            px, lines = set_lines(self._title, box.width(), room, sizes, most=most)
        return _Laid(px, lines, small, note, notes)

    def _paint_words(self, painter: QPainter) -> None:
        most = min((row._laid().px for row in self.beside if row.isVisible()), default=math.inf)
        px, lines, small, note, notes = self._laid(most)
        box, line = self._words_box(), 1.34 * small
        y = box.center().y() - (len(lines) * px * 1.25 + len(notes) * line) / 2
        muted = self._crossed or self._picture is None
        for words in lines:
            rect = QRectF(box.x(), y, box.width(), px * 1.25)
            paint_elided(painter, rect, words, face(px, bold=True), "muted" if muted else "text")
            if self._crossed:
                middle, end = rect.center().y() + px * 0.08, rect.x() + width_of(words, px, bold=True)
                painter.setPen(QPen(QColor(look().theme.wrong), scaled(2.5)))
                painter.drawLine(QPointF(rect.x() - scaled(3), middle), QPointF(end + scaled(3), middle))
            y += px * 1.25
        painter.setFont(face(small))
        ink = look().theme.color("wrong" if self._crossed else "muted")
        painter.setPen(ink)
        if note is not None:
            paint_rich(painter, QRectF(box.x(), y, box.width(), line * len(notes)), note, line)
            return
        for words in notes:
            paint_elided(painter, QRectF(box.x(), y, box.width(), line), words, face(small), ink)
            y += line


def _fitting_note(wordings: Sequence[Phrase], width: float, px: int, most: int) -> tuple[Phrase | None, list[str]]:
    """The longest wording that fits in `most` lines, and its lines; else the shortest, cut."""
    lines: list[str] = []
    for note in wordings:
        lines = wrapped(shown(note), width, px, most)
        if " ".join(lines) == shown(note):
            return note, lines
    last = shown(wordings[-1]) if wordings else ""
    if most == 1 and text_width(narrowed(last, width, face(px)), last) <= width:
        return None, [last]
    return None, lines
