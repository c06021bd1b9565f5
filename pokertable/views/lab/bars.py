"""A combination on a strip of felt, and how many of all combinations make what."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.ranking.category import Category
from pokertable.training.lab.grid import Cell, CombinationGrid
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.cards.made_hand import MadePicture, made_size, paint_made
from pokertable.views.kit.fonts import face, grown, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_words
from pokertable.views.kit.translate import in_a_row

_LEAST_LINE: Final = 13
_GUTTER: Final = 18
"""Height in px of a line of counts in little room, and the space between two columns of them."""


class SmallFelt(Drawn, QWidget):
    """A strip of felt with one combination on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(tags=False)
        self._picture: MadePicture | None = None
        self._height = 78
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cell(self, cell: Cell | None) -> None:
        """Show the cards of a cell, ringed."""
        picture = None if cell is None else MadePicture(hole=cell.hole, board=cell.board, rings=True)
        self.show_cards(picture)

    def show_cards(self, picture: MadePicture | None) -> None:
        """Show any cards."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(260, self._height)

    def set_height(self, height: int) -> None:
        """Its height in px."""
        self._height = height
        self.updateGeometry()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()), 8, "felt_centre")
        picture = self._picture
        if picture is not None and (picture.hole or picture.board):
            wide = min((self.width() - 32) / (made_size(picture, 100).width() / 100), (self.height() - 18) / CARD_RATIO)
            size = made_size(picture, wide)
            at = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
            paint_made(painter, at, wide, picture, look().theme, pictures=self._pictures)
        elif picture is not None:
            self._paint_places(painter)

    def _paint_places(self, painter: QPainter) -> None:
        """Where the two cards will lie that are to be picked."""
        high = self.height() - 18
        wide = high / CARD_RATIO
        color = look().theme.color("text_on_felt")
        color.setAlphaF(0.45)
        for left in (self.width() / 2 - 1.04 * wide, self.width() / 2 + 0.04 * wide):
            paint_box(painter, QRectF(left, 9, wide, high), 0.08 * wide, edge=color, width=1.5)


class CategoryBars(Drawn, QWidget):
    """How many of the combinations make what."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, int, str]] = []
        self._most = 1
        self.setMinimumHeight(40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_grid(self, grid: CombinationGrid, seen: Category | None) -> None:
        """Count a grid; `seen`: what any five cards make, with 0 if no hand here makes it."""
        counts = dict(grid.categories()) if grid.cells else {}
        rows = [
            (self.category_name(category), count, "low_on_paper" if category is Category.LOW else "muted")
            for category, count in counts.items()
        ]
        if seen is not None and seen not in counts and grid.cells:
            rows.insert(0, (self.category_name(seen), 0, "wrong"))
        self._rows = rows
        self._most = max((count for _, count, _ in rows), default=1) or 1
        self.setAccessibleName(self.tr("What they make"))
        self.setAccessibleDescription(in_a_row(f"{name} {count}" for name, count, _ in rows))
        self.update()

    def category_name(self, category: Category) -> str:
        """The category as a heading."""
        return {
            Category.HIGH_CARD: self.tr("High card"),
            Category.ONE_PAIR: self.tr("Pair"),
            Category.TWO_PAIR: self.tr("Two pair"),
            Category.THREE_OF_A_KIND: self.tr("Three"),
            Category.STRAIGHT: self.tr("Straight"),
            Category.FLUSH: self.tr("Flush"),
            Category.FULL_HOUSE: self.tr("Full house"),
            Category.FOUR_OF_A_KIND: self.tr("Four"),
            Category.LOW: self.tr("Low"),
        }.get(category, self.tr("Straight flush"))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        rows = self._rows
        columns = 1 if len(rows) * _LEAST_LINE <= self.height() else 2  # in little room the figures without their bars
        lines = -(-len(rows) // columns)
        high = min(self.height() / max(lines, 1), 24.0)
        wide = (self.width() - (columns - 1) * _GUTTER) / columns
        designed = 14 if high >= 22 else 12 if high >= 15 else 11
        px = grown((designed,), high)[0]
        names = max([96, *(math.ceil(width_of(name, px, bold=True)) + 8 for name, _, _ in rows)])
        for place, (name, count, token) in enumerate(rows):
            column, line = divmod(place, lines)
            box = QRectF(column * (wide + _GUTTER), line * high, wide, high)
            ink = "wrong" if token == "wrong" else "text"
            paint_words(painter, box, name, face(px, bold=token != "muted"), ink)
            paint_words(painter, box, str(count), face(px, bold=True), ink, RIGHT)
            if columns == 1:
                track = QRectF(names, box.center().y() - 4, self.width() - names - 34, 8)
                painter.fillRect(track, look().theme.color("raised"))
                track.setWidth(track.width() * count / self._most)
                painter.fillRect(track, look().theme.color(token))
