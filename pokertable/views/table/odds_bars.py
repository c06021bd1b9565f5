"""Live help: the player's equity with the price as a line, the possible outcomes, and outs as small cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.model.text import INTERVAL
from pokertable.training.live.view import Odds
from pokertable.training.reads.spread import rounded
from pokertable.views.cards.card import CardPictures, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState
from pokertable.views.cards.card_text import card_text
from pokertable.views.kit.fonts import face, scaled, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, LEFT, Drawn, paint_box, paint_words
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import headed, in_a_row, in_clauses, percent, whole_percent
from pokertable.views.widgets.labels import plain_tip

_BAR: Final = 14
_ENDS: Final = 34
_LINE: Final = 17
_SMALL: Final = 12
_NAME: Final = 11
_SHADES: Final = (0.0, 0.22, 0.45, 0.65, 0.82)
"""Fade of each part of the pot into the panel, from the whole pot down."""
_LIGHT_INK_UP_TO: Final = 0.5
_FADED: Final = 0.6
"""Fade into the bar's ground of the equity that the bets to come cost."""


class OddsPart(Drawn, QWidget):
    """A part of the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: str) -> None:
        """Set the drawing's description, and redraw it, possibly at another height."""
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.updateGeometry()
        self.update()

    def px(self, size: float) -> int:
        """A designed size at the chosen text size."""
        return sized(size)


class ShareBar(OddsPart):
    """A bar with a line at the price; green where a call is known to pay.

    Its length is the equity that the words above it say; once the value with the bets to come is told, its length is
    that value, and the equity beyond it is drawn faded.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = self._error = 0.0
        self.value: float | None = None
        """The told share of the pot with the bets to come, from 0 to 1."""
        self._needs: float | None = None
        self._needed = ""
        self.pays = False
        """Whether it is green."""

    def show_odds(self, odds: Odds) -> None:  # noqa: D102
        share, error = odds.compared
        self._share, self._error = share, INTERVAL * error
        self.value = None if odds.value is None else min(1.0, max(0.0, odds.value))
        self._needs, self.pays = odds.wanted, odds.pays
        self._needed = "" if odds.needs is None else self._needed_words(odds.needs, odds.needs_in_prizes)
        said = self.tr("{share} equity, ± {error}")
        words = said.format(share=whole_percent(round(100 * share)), error=percent(self._error))
        if self._needs is not None:
            words = self.tr("{share}; you need {needs}").format(share=words, needs=self._needed)
        self.tell(words)

    def _needed_words(self, needs: float, in_prizes: float | None) -> str:
        """The equity that a call needs, in chips and in prizes where they differ."""
        chips, prizes = percent(needs), percent(needs if in_prizes is None else in_prizes)
        return (
            chips
            if chips == prizes
            else self.tr("{needs} in chips, {prizes} in prizes").format(needs=chips, prizes=prizes)
        )

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), self.px(_BAR + (_LINE if self._needs is not None else 0)) + scaled(6))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(120), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, bar = look().theme, QRectF(0.5, scaled(3), self.width() - 1, self.px(_BAR))
        paint_box(painter, bar, scaled(3), "raised", "line")
        if self.value is not None and self.value < self._share:
            faded = mixed(theme.color("muted"), theme.color("raised"), _FADED)
            paint_box(painter, bar.adjusted(0, 0, (self._share - 1) * bar.width(), 0), scaled(3), faded)
        long = self._share if self.value is None else self.value
        paint_box(
            painter, bar.adjusted(0, 0, (long - 1) * bar.width(), 0), scaled(3), "right" if self.pays else "muted"
        )
        if self._needs is not None:
            x = bar.left() + self._needs * bar.width()
            painter.setPen(QPen(theme.color("panel"), scaled(5)))
            painter.drawLine(QPointF(x, bar.top() - scaled(2)), QPointF(x, bar.bottom() + scaled(2)))
            painter.setPen(QPen(theme.color("text"), scaled(2)))
            painter.drawLine(QPointF(x, bar.top() - scaled(3)), QPointF(x, bar.bottom() + scaled(3)))
            words, px = self.tr("{percent} needed").format(percent=self._needed), self.px(_SMALL)
            left = min(max(0.0, x - width_of(words, px) / 2), self.width() - width_of(words, px))
            below = QRectF(left, bar.bottom() + scaled(3), self.width(), self.px(_LINE))
            paint_words(painter, below, words, face(px), "muted", LEFT)


class _End(NamedTuple):
    """A part of the pot: its name, its chance in percent, the fade of its colour."""

    name: str
    part: int
    shade: float


class FlowingPart(OddsPart):
    """A part with more lines where it is narrow: `heightForWidth` gives its height."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802, D102  Qt names it
        return True

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), self.heightForWidth(max(200, self.width())))


class EndsBar(FlowingPart):
    """Chances of winning the whole pot, more than half, half, a quarter or less, nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ends: tuple[_End, ...] = ()

    def show_odds(self, odds: Odds) -> None:  # noqa: D102
        names: tuple[str, ...]
        ends: tuple[float, ...]
        shades: tuple[float, ...]
        nothing, *between, whole = odds.ends
        if odds.one_way:
            names, shades = (self.tr("win"), self.tr("split"), self.tr("nothing")), _SHADES[::2]
            ends = whole, sum(between), nothing
        else:
            names = (self.tr("scoop"), self.tr("¾"), self.tr("half"), self.tr("¼ or less"), self.tr("nothing"))
            shades, ends = _SHADES, tuple(reversed(odds.ends))
        parts = zip(names, rounded(ends), shades, strict=True)
        self._ends = tuple([_End(*each) for each in parts if each[1]])
        told = [self.tr("{name} {part}%").format(name=end.name, part=end.part) for end in self._ends]
        self.tell(in_a_row(told))

    def heightForWidth(self, width: int) -> int:  # noqa: N802, D102  Qt names it
        *_, (_, last, _) = self._words(width) or [(0.0, 0, ("", 0.0))]
        return self.px(_ENDS) + self.px(_LINE) * (last + 1) + scaled(4)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, left = look().theme, 0.0
        font = face(self.px(_SMALL), bold=True)
        for end in self._ends:
            wide = self.width() * end.part / 100
            box = QRectF(left, 0, max(1.0, wide - scaled(1.5)), self.px(_ENDS))
            paint_box(painter, box, scaled(3), self._color(end.shade), "line")
            ink = "panel" if end.shade < _LIGHT_INK_UP_TO else "text"
            if self._has_name(end, self.width()):
                name = box.adjusted(0, scaled(1), 0, -box.height() / 2)
                paint_words(painter, name, end.name, face(self.px(_NAME)), ink, CENTRE)
                box.setTop(name.bottom())
            if self._has_figure(end, self.width()):
                paint_words(painter, box, whole_percent(end.part), font, ink, CENTRE)
            left += wide
        for left, line, (words, shade) in self._words(self.width()):
            top = self.px(_ENDS) + scaled(3) + line * self.px(_LINE)
            square = QRectF(left + 0.5, top + self.px(_LINE) / 2 - scaled(4), scaled(8), scaled(8))
            paint_box(painter, square, scaled(2), self._color(shade), "muted")
            box = QRectF(left + scaled(13), top, self.width(), self.px(_LINE))
            paint_words(painter, box, words, face(self.px(_SMALL)), theme.color("muted"), LEFT)

    def _color(self, shade: float) -> QColor:
        theme = look().theme
        return mixed(theme.color("text"), theme.color("panel"), shade)

    def _has_name(self, end: _End, width: float) -> bool:
        """Whether the name fits in the bar, above its figure; else it is below the bar."""
        return self._has_figure(end, width) and width_of(end.name, self.px(_NAME)) + scaled(4) <= width * end.part / 100

    def _has_figure(self, end: _End, width: float) -> bool:
        """Whether the figure fits in the bar; else it is beside the name."""
        return width_of(whole_percent(end.part), self.px(_SMALL), bold=True) + scaled(4) <= width * end.part / 100

    def _words(self, width: float) -> list[tuple[float, int, tuple[str, float]]]:
        """Left end and line of each name below the bar, its text, and its shade."""
        left, line, placed = 0.0, 0, []
        for end in self._ends:
            if self._has_name(end, width):
                continue
            figured = self.tr("{name} {part}%").format(name=end.name, part=end.part)
            words = end.name if self._has_figure(end, width) else figured
            wide = scaled(13) + width_of(words, self.px(_SMALL)) + scaled(10)
            if left and left + wide - scaled(10) > width:
                left, line = 0.0, line + 1
            placed.append((left, line, (words, end.shade)))
            left += wide
        return placed


_TAG: Final = 15
_TEXT: Final = 13
_OUTS_LINE: Final = 18
_CARD: Final = 19.0
_STEP: Final = 1.16
_UNDER: Final = 4.0
_LINED: Final = 9.0
"""Px below a line of cards, and below an underlined one."""
_VEILED: Final = 0.45
"""Opacity of cards that do not make the nuts, if others do."""
_MOST_LINES: Final = 3


_MOST_MINIS: Final = 9


class _Placed(NamedTuple):
    """A card, the number of its rank that it stands for, and its place; without a card the number of the rest."""

    card: Card | None
    copies: int
    spot: QRectF


def _times(count: int) -> str:
    return f"×{count}"


class OutsRow(FlowingPart):
    """The outs of the high hand or of the low."""

    def __init__(self, parent: QWidget | None = None, *, low: bool) -> None:
        super().__init__(parent)
        self._low = low
        self._words = ""
        self._outs: tuple[Card, ...] = ()
        self._nuts: frozenset[Card] = frozenset()
        self._spoilers: tuple[Card, ...] = ()
        self._pictures = CardPictures(tags=False)

    def show_cards(
        self, words: str, outs: Sequence[Card] = (), nuts: Sequence[Card] = (), spoilers: Sequence[Card] = ()
    ) -> None:
        """Show the words and the cards: those that make the nuts, the others, then those that spoil the low."""
        self._words, self._nuts = words, frozenset(nuts)
        self._outs = tuple(sorted(outs, key=lambda card: (card not in self._nuts, -card.rank, -card.suit)))
        self._spoilers = tuple(sorted(spoilers, key=lambda card: (-card.rank, -card.suit)))
        told = [" ".join(map(card_text, cards)) for cards in (self._outs, self._spoilers) if cards]
        self.tell(headed(words, in_clauses(told)) if told else words)
        if self._outs:
            counted = self.tr("These are the cards that make or improve your low.")
            if not self._low:
                counted = self.tr(
                    "These are the cards after which you beat many more hands than now. A card that helps everybody's "
                    "hand, or makes a flush or straight likely, may not be an out."
                )
            self.setToolTip(plain_tip(f"{headed(words, in_clauses(told))}\n{counted}"))

    def heightForWidth(self, width: int) -> int:  # noqa: N802, D102  Qt names it
        bottom = max([each.spot.bottom() for each in self._placed(width)], default=self._head(width))
        return round(bottom + (scaled(_LINED) if self._spoilers else scaled(_UNDER)))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, size = look().theme, self.px(_TAG)
        paint_tag(painter, QRectF(0.5, (self.px(_OUTS_LINE) - size) / 2, size, size), theme, low=self._low)
        for at, line in enumerate(self._lines(self.width())):
            box = QRectF(size + scaled(7), at * self.px(_OUTS_LINE), self.width(), self.px(_OUTS_LINE))
            paint_words(painter, box, line, face(self.px(_TEXT)), "text", LEFT)
        for card, count, spot in self._placed(self.width()):
            beside = QRectF(spot.right() + scaled(2), spot.top(), self.width(), spot.height())
            if card is None:
                words = self.tr("+{count} more").format(count=count)
                paint_words(painter, beside.translated(-spot.width(), 0), words, face(self.px(_TEXT)), "muted", LEFT)
                continue
            if count > 1:
                paint_words(painter, beside, _times(count), face(self.px(_TEXT)), "muted", LEFT)
            spoils = card in self._spoilers
            veiled = bool(self._nuts) and card not in self._nuts and not spoils
            painter.setOpacity(_VEILED if veiled else 1)
            self._pictures.paint(painter, spot.topLeft(), card, spot.width(), PLAIN if spoils else self._state(card))
            if spoils:
                under = QRectF(spot.left(), spot.bottom() + scaled(3), spot.width(), scaled(3))
                painter.fillRect(under, theme.color("wrong"))
            painter.setOpacity(1)

    def _lines(self, width: float) -> list[str]:
        return wrapped(self._words, width - self.px(_TAG) - scaled(7), self.px(_TEXT), _MOST_LINES)

    def _head(self, width: float) -> float:
        return self.px(_OUTS_LINE) * max(1, len(self._lines(width))) + scaled(4.0)

    def _placed(self, width: float) -> Iterator[_Placed]:
        """A card of each rank with their number, at most nine in a group, then the number of the rest."""
        wide = float(self.px(_CARD))
        high = wide * CARD_RATIO
        top = self._head(width) + scaled(2)
        for cards, under in ((self._outs, _UNDER), (self._spoilers, _LINED)):
            left = 2.0
            ranks = Counter((card not in self._nuts, -card.rank) for card in cards)
            first = {(card not in self._nuts, -card.rank): card for card in reversed(cards)}
            shown: list[tuple[Card | None, int]] = [(first[rank], count) for rank, count in ranks.items()]
            if len(shown) > _MOST_MINIS + 1:  # a last one takes no more room than the number of the rest
                shown[_MOST_MINIS:] = [(None, sum(count for _, count in shown[_MOST_MINIS:]))]
            for place, (card, count) in enumerate(shown):
                times = width_of(_times(count), self.px(_TEXT)) + scaled(2) if count > 1 else 0.0
                if place and left + wide + times > width:
                    left, top = 2.0, top + high + under
                yield _Placed(card, count, QRectF(left, top, wide, high))
                left += wide * _STEP + times
            if cards:
                top += high + under

    def _state(self, card: Card) -> CardState:
        if card not in self._nuts:
            return PLAIN
        return CardState(low=True) if self._low else CardState(high=True)
