"""One start on felt: its rank, its share of the pot, its cards, and brackets that name what works."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.training.starts.holding import Chip
from pokertable.training.starts.start import Start
from pokertable.training.starts.words import start_words, top_words
from pokertable.views.cards.card import CardPictures, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import scaled, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, Drawn, paint_fitting, paint_lit_felt
from pokertable.views.kit.terms import EQUITY, explained
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import capital, decimal, in_a_row, measured, percent, shown, tr
from pokertable.views.widgets.labels import plain_tip

_CARD: Final = 118
_GAP: Final = 14
_SEEN: Final = 44
"""Width of a card in sight."""
_SIDE: Final = 32
_LINES: Final = 3
"""Most lines of what a rank counts."""
_REASON, _WORDS, _TAG = 80, 16, 20
"""Height of a reason, and sizes of its words and of the letter before them, in px."""
_LINE, _WORDS_BELOW, _APART = 22, 11, 6
"""Height of the words, to be `sized`, their distance from the top of the bracket above, and to the next, in px."""


def laid(start: Start) -> tuple[Card, ...]:
    """The cards as they are read: from the highest down, in stud as they were dealt."""
    return start.cards if start.variant.brings_in else tuple(sorted(start.cards, reverse=True))


def _places(start: Start, inner: QRectF, wide: float) -> dict[Card, float]:
    """The left edge of each card of this width."""
    return {card: inner.x() + at * (wide + scaled(_GAP)) for at, card in enumerate(laid(start))}


class _Reason(NamedTuple):
    """The words of a reason: `x` and the `room` that they take, with the letter before them, `tag` px wide.

    They stand beside the bracket of its cards, or below it (`is_below`) where they are too long.
    """

    text: str
    tag: float
    x: float
    room: float
    has_bracket: bool
    is_below: bool

    @classmethod
    def of(cls, chip: Chip, places: Mapping[Card, float], wide: float, row: QRectF) -> _Reason:
        """The words of a reason in a row of this width."""
        text = capital(shown(chip.words))
        tag = float(scaled(_TAG)) if chip.good and chip.lane in ("low", "high") else 0.0
        room, gap = width_of(text, sized(_WORDS), bold=True) + (tag + scaled(8) if tag else 0), scaled(14)
        left = [places[card] for card in chip.cards if card in places]
        if not left:
            return cls(text, tag, row.x(), room, has_bracket=False, is_below=False)
        first, last = min(left), max(left) + wide
        if last + gap + room <= row.right():
            return cls(text, tag, last + gap, room, has_bracket=True, is_below=False)
        if first - gap - room >= row.x():
            return cls(text, tag, first - gap - room, room, has_bracket=True, is_below=False)
        return cls(text, tag, max(row.x(), min(first, row.right() - room)), room, has_bracket=True, is_below=True)

    @property
    def height(self) -> float:
        """Least height of its row, in px."""
        return (scaled(_WORDS_BELOW) if self.is_below else 0) + sized(_LINE) + scaled(_APART)


class StartFelt(Drawn, QWidget):
    """Shows one start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.start: Start | None = None
        self._pictures = CardPictures(tags=False)
        self.setToolTip(plain_tip(explained(EQUITY)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_start(self, start: Start | None) -> None:
        """Show this start; None: an empty felt."""
        self.start = start
        said = "" if start is None else shown(start_words(start, own=False))
        seen = () if start is None else start.seen
        self.setAccessibleName(said)
        self.setAccessibleDescription(in_a_row([tr("Also showing"), *map(str, seen)]) if seen else "")
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect())
        paint_lit_felt(painter, box)
        start = self.start
        if start is None:
            return
        ink = "text_on_felt"
        inner = box.adjusted(scaled(_SIDE), scaled(20), -scaled(_SIDE), -scaled(16))
        head = QRectF(inner.x(), inner.y(), inner.width(), sized(40))
        half = head.width() / 2
        left, right = (QRectF(head.x() + at, head.y(), half - scaled(6), head.height()) for at in (0, half + scaled(6)))
        paint_fitting(painter, left, shown(top_words(start)), (34, 28, 22, 17), ink, bold=True)
        share = tr("{share} equity").format(share=percent(start.share))
        paint_fitting(painter, right, share, (20, 17, 14, 12), ink, RIGHT, bold=True)
        under = QRectF(inner.x(), head.bottom(), inner.width(), sized(22))
        average = tr("an average hand has {share}").format(share=percent(start.average))
        of_all, small = tr("of all starting hands, by equity against the hands that stay in"), (13, 12, 11)
        if start.raised is not None:
            sign = "\N{MINUS SIGN}" if start.raised < 0 else "+"
            average = measured("a raise wins {won} big blinds", start.raised).format(
                won=sign + decimal(abs(start.raised))
            )
            of_all = tr("of all starting hands, by what an opening raise wins from this seat")
        px = sized(small[0])
        lines = wrapped(of_all, under.width(), px, _LINES)
        for at, words in enumerate(lines):
            paint_fitting(painter, under.translated(0, at * under.height()), words, small, ink)
        taken = width_of(of_all, px) + width_of(average, px) + scaled(16)
        beside = len(lines) == 1 and taken <= under.width()
        under.translate(0, (len(lines) - beside) * under.height())
        paint_fitting(painter, under, average, small, ink, RIGHT if beside else LEFT)
        count, top = len(start.cards), under.bottom() + scaled(18)
        foot = self._paint_seen(painter, inner) if start.seen else inner.bottom()
        wide = min(
            float(scaled(_CARD)),
            (inner.width() - (count - 1) * scaled(_GAP)) / count,
            0.4 * inner.height() / CARD_RATIO,
        )
        high = foot - top - scaled(16)
        while wide > scaled(_SEEN) and self._height_of_reasons(inner, wide) > high - wide * CARD_RATIO:
            wide *= 0.96
        places = _places(start, inner, wide)
        for card, x in places.items():
            self._pictures.paint(painter, QPointF(x, top), card, wide)
        line = top + wide * CARD_RATIO + scaled(16)
        spare = (foot - line - self._height_of_reasons(inner, wide)) / max(1, len(start.chips))
        for chip in start.chips:
            needs = _Reason.of(chip, places, wide, inner).height
            if line + needs > foot:  # with very large text the first ones have room
                break
            row = QRectF(inner.x(), line, inner.width(), min(float(sized(_REASON)), needs + max(0.0, spare)))
            self._paint_chip(painter, row, chip, places, wide)
            line = row.bottom()

    def _height_of_reasons(self, inner: QRectF, wide: float) -> float:
        """Height that the reasons take below cards of this width."""
        start = self.start
        assert start is not None
        places = _places(start, inner, wide)
        return sum(_Reason.of(chip, places, wide, inner).height for chip in start.chips)

    def _paint_seen(self, painter: QPainter, inner: QRectF) -> float:
        """Small at the bottom the cards in sight, which the rank rests on; the height that is left above them."""
        start = self.start
        assert start is not None
        wide = float(scaled(_SEEN))
        top = inner.bottom() - wide * CARD_RATIO
        words = QRectF(inner.x(), top - sized(24), inner.width(), sized(22))
        paint_fitting(painter, words, tr("Also showing"), (13, 12, 11), "text_on_felt")
        for at, card in enumerate(start.seen):
            self._pictures.paint(painter, QPointF(inner.x() + at * (wide + scaled(8)), top), card, wide)
        return words.y() - scaled(8)

    def _paint_chip(
        self, painter: QPainter, row: QRectF, chip: Chip, places: Mapping[Card, float], wide: float
    ) -> None:
        """A bracket below the cards that make a reason, and its words: beside it, or below where it is too long."""
        reason = _Reason.of(chip, places, wide, row)
        tag = reason.tag
        words = QRectF(reason.x, row.y(), reason.room, sized(_LINE))
        if reason.has_bracket:
            self._paint_bracket(painter, chip, places, wide, row.y())
            if reason.is_below:
                words.moveTop(row.y() + scaled(_WORDS_BELOW))
            else:
                words.moveCenter(QPointF(words.center().x(), row.y() + scaled(5)))
        if tag:
            box = QRectF(words.x(), words.center().y() - tag / 2, tag, tag)
            paint_tag(painter, box, look().theme, low=chip.lane == "low")
            words.setLeft(box.right() + scaled(8))
        words.setRight(row.right())
        paint_fitting(painter, words, reason.text, (_WORDS, 13, 12), "text_on_felt", bold=True)

    def _paint_bracket(
        self, painter: QPainter, chip: Chip, places: Mapping[Card, float], wide: float, y: float
    ) -> None:
        """A bracket under each run of cards that take part, and a thin line under those between that do not."""
        runs: list[tuple[float, float]] = []
        for card, x in places.items():
            if card not in chip.cards:
                continue
            if runs and x - runs[-1][1] < wide:
                runs[-1] = runs[-1][0], x + wide
            else:
                runs.append((x, x + wide))
        color, low = look().theme.color(chip.lane if chip.good else "text_on_felt"), y + scaled(8)
        painter.setPen(QPen(mixed(color, look().theme.color("felt_centre"), 0.4), scaled(1.2)))
        for (_, last), (first, _) in pairwise(runs):
            painter.drawLine(QPointF(last + scaled(4), low), QPointF(first - scaled(4), low))
        pen = QPen(color, scaled(2.4))
        if chip.lane == "low" and chip.good:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        for first, last in runs:
            painter.drawPolyline([QPointF(first, y), QPointF(first, low), QPointF(last, low), QPointF(last, y)])
