"""A cell of the grid as a picture: its high, its low if it makes one, the best of each ringed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from pokertable.model.cards import RANK_TEXTS
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase
from pokertable.training.lab.grid import Cell, CellHand, CombinationGrid
from pokertable.views.kit.fonts import face, grown, largest, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words, painted
from pokertable.views.kit.theme import Theme, mixed
from pokertable.views.kit.translate import shown

_SIZES: Final = (17, 14, 12, 11)
_MOST_KEPT: Final = 800
_LOW_LINE: Final = 22.0
"""Height of a line in px where there is room; with less than `_RING_LINE` the lines are close."""
_RING_LINE: Final = 16.0
_TWO_LINES: Final = 21.0
"""Height of a cell in px below which high and low are side by side on one line."""
_RINGED, _PLAIN = 9, 4
"""Px between a cell's edges and its words, with and without a ring."""
_Look = tuple[tuple[str, Phrase, bool], ...]
translate = QCoreApplication.translate


class CellPictures:
    """Draws cells of one size, and caches them: most cells of a changed hand have been drawn before."""

    def __init__(self) -> None:
        self._size = QSize()
        self._ratio = 1.0
        self._px = _SIZES[0]
        self._brief: frozenset[Category] = frozenset()
        self._kept: dict[_Look, QPixmap] = {}
        self._empty: QPixmap | None = None
        self._sizes = grown(_SIZES)
        self._wide: dict[str, dict[int, float]] = {}

    def set_size(self, size: QSize, ratio: float, grid: CombinationGrid) -> None:
        """Set the next cells' size in px, at a device pixel ratio; the words of `grid` determine their type size."""
        px, brief = self._text_size(size, grid), self._too_wide(size, grid)
        same = (size, ratio, px, brief) == (self._size, self._ratio, self._px, self._brief)
        if not same or len(self._kept) > _MOST_KEPT:
            self._size, self._ratio, self._px, self._brief = size, ratio, px, brief
            self._kept.clear()
            self._empty = None

    def picture(self, cell: Cell) -> QPixmap:  # noqa: D102
        look = tuple((share, hand.words, hand.best) for share, hand in cell.hands.items())
        found = self._kept.get(look)
        if found is None:
            found = self._kept[look] = self._drawn(cell)
        return found

    def empty(self) -> QPixmap:
        """A cell that does not show its hand yet."""
        if self._empty is None:
            self._empty = self._drawn(None)
        return self._empty

    def _text_size(self, size: QSize, grid: CombinationGrid) -> int:
        """The type size of all cells: the largest at which nearly all words fit, at least 11 px."""
        words = {shown(phrase) for phrase in {hand.words for hand in _highs(grid)}}
        line = size.height() / (2 if grid.has_second_lines else 1)
        for px in self._sizes[:-1]:
            fit = sum(self._widths(word)[px] <= size.width() - scaled(8) for word in words)
            if px * 1.4 <= line and fit >= (1.0 if px > sized(14) else 0.8) * len(words):
                return px
        return self._sizes[-1]

    def _too_wide(self, size: QSize, grid: CombinationGrid) -> frozenset[Category]:
        """The categories with words that are too wide: all of their cells take the shorter wording."""
        said = {(hand.category, hand.words, hand.best) for hand in _highs(grid)}
        room, least = size.width() - 1, self._sizes[-1]
        return frozenset(
            category
            for category, words, best in said
            if self._widths(shown(words))[least] > room - (scaled(_RINGED) if best else scaled(_PLAIN))
        )

    def _widths(self, word: str) -> dict[int, float]:
        """The width of a word in each size, measured once."""
        found = self._wide.get(word)
        if found is None:
            found = self._wide[word] = {px: width_of(word, px) for px in self._sizes}
        return found

    def _drawn(self, cell: Cell | None) -> QPixmap:
        return painted(self._size.width(), self._size.height(), self._ratio, lambda painter: self._paint(painter, cell))

    def _paint(self, painter: QPainter, cell: Cell | None) -> None:
        box = QRectF(QPointF(), self._size.toSizeF()).adjusted(0.5, 0.5, -0.5, -0.5)
        high = None if cell is None else cell.hands.get("high")
        paint_box(painter, box, scaled(5), "panel" if high is None else _ground(look().theme, high.category), "line")
        if cell is not None:
            self._paint_hands(painter, box, high, cell.hands.get("low"))

    def _paint_hands(self, painter: QPainter, box: QRectF, high: CellHand | None, low: CellHand | None) -> None:
        if high is not None and high.best:
            paint_box(painter, box.adjusted(1, 1, -1, -1), scaled(5), edge="high_on_paper", width=scaled(2.5))
        upper = QRectF(box)
        if low is not None:
            line = min(max(scaled(_LOW_LINE), 1.5 * self._px), box.height() / 2)
            upper = QRectF(box.x(), box.center().y() - line, box.width(), line)
            lower = QRectF(box.x(), box.center().y(), box.width(), line - 1).adjusted(scaled(5), 0, -scaled(5), -1)
            if box.height() < scaled(_TWO_LINES):
                words = shown(low.words).replace("-", "")
                wide = width_of(words, self._sizes[-1], bold=low.best) + scaled(_RINGED)
                upper = box.adjusted(0, 0, -wide, 0)
                lower = box.adjusted(box.width() - wide, scaled(1.5), -scaled(2), -scaled(1.5))
                line = scaled(_RING_LINE)
                if high is not None and width_of(_shorter(high.category, ""), self._sizes[-1]) > upper.width() - scaled(
                    _PLAIN
                ):
                    high = None  # the shade of the cell shows it
            elif line < scaled(_RING_LINE):
                upper.translate(0, -1 if low.best else 1)
            self._paint_low(painter, lower, low)
            if low.best:
                pen = QPen(look().theme.color("low_on_paper"), scaled(1.5))
                pen.setDashPattern([3, 2])
                paint_box(
                    painter, lower if line >= scaled(_RING_LINE) else lower.adjusted(0, 0, 0, 1), scaled(4), edge=pen
                )
        if high is not None:
            self._paint_words(painter, upper, high)

    def _paint_words(self, painter: QPainter, box: QRectF, high: CellHand) -> None:
        room = box.width() - (scaled(_RINGED) if high.best else scaled(_PLAIN))
        sizes = [size for size in self._sizes if size <= self._px]
        words, px = _fitting_words(high, room, sizes, self._brief)
        bold = largest(words, room, sizes, bold=True) if high.best else None  # unless that drops a word
        plain = high.category is Category.HIGH_CARD
        font = face(bold or px or self._sizes[-1], bold=bold is not None)
        paint_words(painter, box, words, font, "muted" if plain and not high.best else "text", CENTRE)

    def _paint_low(self, painter: QPainter, box: QRectF, low: CellHand) -> None:
        words = shown(low.words)
        sizes = [size for size in self._sizes if size < max(self._px, scaled(14))]
        px = largest(words, box.width() - scaled(6), sizes, bold=low.best)
        if px is None:
            words, px = words.replace("-", ""), self._sizes[-1]
        paint_words(painter, box, words, face(px, bold=low.best), "text", CENTRE)


def _highs(grid: CombinationGrid) -> list[CellHand]:
    return [cell.hands["high"] for cell in grid.all_cells if "high" in cell.hands]


def _fitting_words(high: CellHand, room: float, sizes: list[int], brief: frozenset[Category]) -> tuple[str, int | None]:
    """The longest wording that fits and its size in px, without the full one for the `brief` categories.

    Where pairs have their rank as a word, no cell has it as a figure. The shortest wording and None if not even that
    fits.
    """
    rank = RANK_TEXTS[high.rank[1]]
    full, figure, bare = shown(high.words), _shorter(high.category, rank), _shorter(high.category, "")
    figures = Category.ONE_PAIR in brief or high.category is Category.HIGH_CARD
    shorter = (figure, bare) if figures else (bare,)
    words = ""
    for words in shorter if high.category in brief else (full, *shorter):
        px = largest(words, room, sizes)
        if px is not None:
            return words, px
    return words, None


def _shorter(category: Category, rank: str) -> str:
    """The category and its rank, in a narrow cell: ``pair, 9``; without a rank the category alone."""
    if category is Category.HIGH_CARD:
        return translate("Lab", "{rank} high").format(rank=rank) if rank else translate("Lab", "high")
    name = {
        Category.ONE_PAIR: translate("Lab", "pair"),
        Category.TWO_PAIR: translate("Lab", "two pair"),
        Category.THREE_OF_A_KIND: translate("Lab", "trips"),
        Category.STRAIGHT: translate("Lab", "straight"),
        Category.FLUSH: translate("Lab", "flush"),
        Category.FULL_HOUSE: translate("Lab", "full house"),
        Category.FOUR_OF_A_KIND: translate("Lab", "quads"),
    }.get(category, translate("Lab", "str. flush"))
    return translate("Lab", "{category}, {rank}").format(category=name, rank=rank) if rank else name


def _ground(theme: Theme, category: Category) -> QColor:
    """Darker (on a dark page lighter) the better the category."""
    share = 0.09 * category.order if not theme.is_dark else 0.055 * category.order
    return mixed(theme.color("panel"), theme.color("muted"), min(share, 0.5))
