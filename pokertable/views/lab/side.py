"""The side of the grid: the combination under the pointer, the deck to take cards from, or everything in words."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QPlainTextEdit,
    QSizePolicy,
    QWidget,
)

from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.category import Category
from pokertable.training.lab.grid import Cell, CombinationGrid
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.cards.made_hand import MadePicture, RowSize, made_size, paint_made
from pokertable.views.kit.fonts import face, follow_scale, follow_text, grown, scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_words
from pokertable.views.kit.translate import capital, in_a_row, in_clauses, shown
from pokertable.views.lab.deck import DeckTray
from pokertable.views.widgets.labels import FittingLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, Gap, in_column, stacked
from pokertable.views.widgets.segments import Segments

COMBINATION, DECK, WORDS = range(3)
"""The pages of the side."""
BOTH_FROM = 480
"""Height in px from which the deck is below the other pages."""
_ANY_HEIGHT = 16_777_215
"""Qt's value for no limit."""


class LabSide(Arranged, QFrame):
    """Three pages with their tabs: `deck` is the tray, `words` the text of everything displayed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.deck = DeckTray(self)
        self.words = QPlainTextEdit(self)
        self.words.setReadOnly(True)
        self.words.setTabChangesFocus(True)
        self.words.setAccessibleName(self.tr("The hands in words"))
        self.pages = stacked(self._combination(), self.deck, self.words, of=self)
        self.pages.setStyleSheet("QStackedWidget { background: transparent; }")
        titles = self._titles()
        words = [title for title, _ in titles]
        self.tabs = Segments(self.tr("Beside the hands"), range(len(titles)), words, self, least=28, in_form=False)
        for button, (_, tip) in zip(self.tabs.buttons, titles, strict=True):
            button.setToolTip(plain_tip(tip))
        self.tabs.chosen.connect(self.open_page)
        self._gap = QWidget(self)
        self._gap.hide()
        self._column = in_column(self.tabs, (self.pages, 1), of=self, margins=(10, 6, 10, 8), spacing=6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        QWidget.setTabOrder(self.tabs[WORDS], self.deck)
        QWidget.setTabOrder(self.deck, self.words)
        self.open_page(COMBINATION)

    def open_page(self, page: int) -> None:
        """Show one of the pages; the deck needs no page where it is below."""
        if page == DECK and self.pages.indexOf(self.deck) < 0:
            return
        self.pages.setCurrentIndex(page)
        self.tabs.set_value(page)

    def show_cell(self, cell: Cell | None, grid: CombinationGrid) -> None:
        """Show the combination under the pointer, or the best one."""
        if cell is None and (place := grid.place_of_best()) is not None:
            cell = grid.cells[place[0]][place[1]]
        self._felt.show_cell(cell)
        if cell is None:
            self._name.say("")
            self._notes.say(self.tr("Nothing to show yet."), token="muted")
            return
        made = best_hand(grid.shares[0], cell.hole, cell.board)
        name = "" if made is None else capital(shown(made.name))
        self._name.say(name, name.rpartition(", ")[0] or name)  # with little room without its kicker
        self._notes.say(in_clauses(self._note(cell, grid)), token="muted")

    def show_picked(self, picked: Cards) -> None:
        """Show the cards picked so far and the rule, while the player guesses."""
        self._felt.show_cards(MadePicture(hole=picked))
        self._name.say(self.tr("Two of your cards"))
        self._notes.say(self.tr("with three from the board"), token="muted")

    def show_counts(self, grid: CombinationGrid, seen: Category | None) -> None:
        """Show the counts of all combinations."""
        self._bars.show_grid(grid, seen)
        count = len(grid.all_cells)
        self._count.say(self.tr("What the {count} hands make").format(count=count) if count > 1 else "", token="muted")

    def set_rows(self, rows: RowSize) -> None:
        """Match the room of the readings' rows."""
        self._felt.set_height(scaled(62 if rows.card < RowSize.MEDIUM.card else 78 if rows is RowSize.MEDIUM else 96))

    def arrange(self) -> None:
        """Where there is height, put the deck below the combination at all times."""
        below = self.height() >= scaled(BOTH_FROM)
        self.deck.setMaximumHeight(self.deck.height_at(self.width() - scaled(20)) if below else _ANY_HEIGHT)
        if below == (self.pages.indexOf(self.deck) < 0):
            return
        if below:
            self.pages.removeWidget(self.deck)
            self._column.addWidget(self.deck)
            self.deck.show()
            if self.pages.count() == WORDS:
                self.pages.insertWidget(DECK, self._gap)
        else:
            self._column.removeWidget(self.deck)
            self.pages.removeWidget(self._gap)
            self.pages.insertWidget(DECK, self.deck)
        self.tabs[DECK].setVisible(not below)
        self.open_page(COMBINATION)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(300), scaled(360))

    def _titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Hand"), self.tr("The combination under the pointer")),
            (self.tr("Deck"), self.tr("Drag cards onto the hand and the board")),
            (self.tr("Words"), self.tr("Everything shown, as text")),
        )

    def _combination(self) -> QWidget:
        page = QWidget(self)
        self._felt = SmallFelt(page)
        self._name = FittingLabel(Qt.AlignmentFlag.AlignLeft, page, heading=True)
        self._notes = FittingLabel(Qt.AlignmentFlag.AlignLeft, page)
        follow_text(self._name.setFixedHeight, 22)
        follow_text(self._notes.setFixedHeight, 19)
        self._count = FittingLabel(Qt.AlignmentFlag.AlignLeft, page, heading=True)
        self._count.sizes = (12, 11)
        follow_text(self._count.setFixedHeight, 15)
        self._bars = CategoryBars(page)
        in_column(
            self._felt,
            self._name,
            self._notes,
            Gap(4),
            self._count,
            (self._bars, 1),
            of=page,
            margins=NO_MARGINS,
            spacing=4,
        )
        return page

    def _note(self, cell: Cell, grid: CombinationGrid) -> list[str]:
        lines = []
        high, low = cell.hands.get("high"), cell.hands.get("low")
        if high is not None and high.best:
            ties = grid.ties("high", high)
            alone = self.tr("the best high")
            shared = self.tr("the best high; tied with one other") if ties == 1 else ""
            many = self.tr("the best high; tied with {count} others").format(count=ties) if ties > 1 else ""
            lines.append(many or shared or alone)
        if low is not None:
            words = self.tr("the best low: {low}") if low.best else self.tr("low: {low}")
            lines.append(words.format(low=shown(low.words)))
        return lines


_LEAST_LINE: Final = 13
_GUTTER: Final = 18
"""Height in px of a line of counts where room is short, and the space between two columns of them."""


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

    def show_cards(self, picture: MadePicture | None) -> None:  # noqa: D102
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(260), self._height)

    def set_height(self, height: int) -> None:  # noqa: D102
        self._height = height
        self.updateGeometry()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_box(painter, QRectF(self.rect()), scaled(8), "felt_centre")
        picture = self._picture
        if picture is not None and (picture.hole or picture.board):
            wide = min(
                (self.width() - scaled(32)) / (made_size(picture, 100).width() / 100),
                (self.height() - scaled(18)) / CARD_RATIO,
            )
            size = made_size(picture, wide)
            at = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
            paint_made(painter, at, wide, picture, look().theme, pictures=self._pictures)
        elif picture is not None:
            self._paint_places(painter)

    def _paint_places(self, painter: QPainter) -> None:
        """Paint the places of the two cards to be picked."""
        high = self.height() - scaled(18)
        wide = high / CARD_RATIO
        color = look().theme.color("text_on_felt")
        color.setAlphaF(0.45)
        for left in (self.width() / 2 - 1.04 * wide, self.width() / 2 + 0.04 * wide):
            paint_box(painter, QRectF(left, scaled(9), wide, high), 0.08 * wide, edge=color, width=1.5)


class CategoryBars(Drawn, QWidget):
    """Number of combinations in each category."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, int, str]] = []
        self._most = 1
        follow_scale(self.setMinimumHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_grid(self, grid: CombinationGrid, seen: Category | None) -> None:
        """Count a grid; `seen`: the category of any five cards, with 0 if no hand here makes it."""
        counts = dict(grid.categories()) if grid.cells else {}
        rows = [
            (self.category_name(category), count, "low_on_paper" if category is Category.LOW else "muted")
            for category, count in counts.items()
        ]
        if seen is not None and seen not in counts and grid.cells:
            rows.insert(0, (self.category_name(seen), 0, "wrong"))
        self._rows = rows
        self._most = max((count for _, count, _ in rows), default=1) or 1
        self.setAccessibleName(self.tr("Hands they make"))
        self.setAccessibleDescription(in_a_row(f"{name} {count}" for name, count, _ in rows))
        self.update()

    def category_name(self, category: Category) -> str:
        """The category as a heading."""
        return {
            Category.HIGH_CARD: self.tr("High card"),
            Category.ONE_PAIR: self.tr("Pair"),
            Category.TWO_PAIR: self.tr("Two pair"),
            Category.THREE_OF_A_KIND: self.tr("Trips"),
            Category.STRAIGHT: self.tr("Straight"),
            Category.FLUSH: self.tr("Flush"),
            Category.FULL_HOUSE: self.tr("Full house"),
            Category.FOUR_OF_A_KIND: self.tr("Quads"),
            Category.LOW: self.tr("Low"),
        }.get(category, self.tr("Straight flush"))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        rows = self._rows
        columns = 1 if len(rows) * scaled(_LEAST_LINE) <= self.height() else 2  # in little room no bars
        lines = -(-len(rows) // columns)
        high = min(self.height() / max(lines, 1), scaled(24.0))
        wide = (self.width() - (columns - 1) * scaled(_GUTTER)) / columns
        designed = 14 if high >= scaled(22) else 12 if high >= scaled(15) else 11
        px = next((px for px in grown((designed, 11), high) if self._needed(px) <= wide), scaled(11))
        names = max([96, *(math.ceil(width_of(name, px, bold=True)) + scaled(8) for name, _, _ in rows)])
        for place, (name, count, token) in enumerate(rows):
            column, line = divmod(place, lines)
            box = QRectF(column * (wide + scaled(_GUTTER)), line * high, wide, high)
            ink = "wrong" if token == "wrong" else "text"
            paint_words(painter, box, name, face(px, bold=token != "muted"), ink)
            paint_words(painter, box, str(count), face(px, bold=True), ink, RIGHT)
            if columns == 1:
                track = QRectF(names, box.center().y() - scaled(4), self.width() - names - scaled(34), scaled(8))
                painter.fillRect(track, look().theme.color("raised"))
                track.setWidth(track.width() * count / self._most)
                painter.fillRect(track, look().theme.color(token))

    def _needed(self, px: int) -> float:
        """The width in px of the widest row, its name and its count, at this type size."""
        rows = [f"{name} {count}" for name, count, _ in self._rows]
        return max((width_of(row, px, bold=True) for row in rows), default=0) + scaled(4)
