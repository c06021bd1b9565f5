"""What stands beside the grid: the combination under the pointer, the deck to take cards from, or all in words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.training.combination_grid import Cell, CombinationGrid
from pokertable.views.lab_deck import DeckTray
from pokertable.views.layout import CARD_RATIO
from pokertable.views.made_hand import MadePicture, made_size, paint_made
from pokertable.views.theme import DARK, Deck, Theme
from pokertable.views.translate import shown
from pokertable.views.two_ends import FittingLabel
from pokertable.views.widgets import face

COMBINATION, DECK, WORDS = range(3)
"""The pages of the side."""
BOTH_FROM = 480
"""From this height in px on the deck stands below the other pages."""
_HIGH = PotShare(ranking=Ranking.HIGH)


class SmallFelt(QWidget):
    """A strip of felt with one combination on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._deck = DARK, Deck.FOUR
        self._picture: MadePicture | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cell(self, cell: Cell | None) -> None:
        """Show the cards of a cell, ringed."""
        picture = None if cell is None else MadePicture(hole=cell.hole, board=cell.board, rings=True)
        self.show_cards(picture)

    def show_cards(self, picture: MadePicture | None) -> None:
        """Show any cards."""
        self._picture = picture
        self.update()

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Take a theme and a deck."""
        self._theme, self._deck = theme, deck
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its cards."""
        return QSize(260, 62 if self._compact else 78)

    def set_compact(self, compact: bool) -> None:
        """Take less height."""
        self._compact = compact
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("felt_centre"))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        picture = self._picture
        if picture is not None and (picture.hole or picture.board):
            wide = min((self.width() - 24) / (made_size(picture, 100).width() / 100), (self.height() - 16) / CARD_RATIO)
            size = made_size(picture, wide)
            at = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
            paint_made(painter, at, wide, picture, self._theme, self._deck)
        painter.end()


class CategoryBars(QWidget):
    """How many of the combinations make what."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = DARK
        self._rows: list[tuple[str, int, str]] = []
        self._most = 1
        self.setMinimumHeight(40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_grid(self, grid: CombinationGrid, seen: Category | None, split: bool) -> None:
        """Count a grid; `seen`: what the eye saw, shown with 0 if no combination makes it. `split`: count lows too."""
        counts = dict(grid.categories())
        rows = [(self.category_name(category), count, "muted") for category, count in counts.items()]
        if seen is not None and seen not in counts and grid.cells:
            rows.insert(0, (self.category_name(seen), 0, "wrong"))
        if split and grid.cells:
            rows.append((self.tr("Low"), grid.lows(), "low_on_paper"))
        self._rows = rows
        self._most = max((count for _, count, _ in rows), default=1) or 1
        self.setAccessibleName(self.tr("What they make"))
        self.setAccessibleDescription(", ".join(f"{name} {count}" for name, count, _ in rows))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
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
        }.get(category, self.tr("Straight flush"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max(1, int(self.height() // 13))
        rows = self._rows if len(self._rows) <= most else [*self._rows[: most - 1], self._rows[-1]]
        high = min(self.height() / max(len(rows), 1), 21.0)
        px = 12 if high >= 15 else 11
        for row, (name, count, token) in enumerate(rows):
            box = QRectF(0, row * high, self.width(), high)
            color = self._theme.color(token)
            painter.setFont(face(px, bold=token != "muted"))
            painter.setPen(self._theme.color("text") if token == "muted" else color)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(face(px, bold=True))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))
            track = QRectF(90, box.center().y() - 4, self.width() - 122, 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("raised"))
            painter.drawRect(track)
            painter.setBrush(color)
            painter.drawRect(QRectF(track.x(), track.y(), track.width() * count / self._most, track.height()))
        painter.end()


class LabSide(QFrame):
    """Three pages with their tabs: `deck` is the tray, `words` the text of everything that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._theme, self._deck = DARK, Deck.FOUR
        self.deck = DeckTray(self)
        self.words = QPlainTextEdit(self)
        self.words.setReadOnly(True)
        self.words.setTabChangesFocus(True)
        self.words.setAccessibleName(self.tr("The reading in words"))
        self.pages = QStackedWidget(self)
        self.pages.setStyleSheet("QStackedWidget { background: transparent; }")
        self.pages.addWidget(self._combination())
        self.pages.addWidget(self.deck)
        self.pages.addWidget(self.words)
        self.tabs = QButtonGroup(self)
        tabs = QHBoxLayout()
        tabs.setSpacing(2)
        for page, (title, tip) in enumerate(self._titles()):
            tab = QToolButton(self)
            tab.setText(title)
            tab.setToolTip(tip)
            tab.setCheckable(True)
            tab.setMinimumHeight(28)
            self.tabs.addButton(tab, page)
            tabs.addWidget(tab)
        tabs.addStretch(1)
        self.tabs.idClicked.connect(self.open_page)
        self._gap = QWidget(self)
        self._gap.hide()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        column.addLayout(tabs)
        column.addWidget(self.pages, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.open_page(COMBINATION)
        QWidget.setTabOrder(self.tabs.button(WORDS), self.deck)
        QWidget.setTabOrder(self.deck, self.words)

    def open_page(self, page: int) -> None:
        """Show one of the pages; the deck needs no page where it stands below."""
        if page == DECK and self.pages.indexOf(self.deck) < 0:
            return
        self.pages.setCurrentIndex(page)
        self.tabs.button(page).setChecked(True)

    def show_cell(self, cell: Cell | None, grid: CombinationGrid) -> None:
        """The combination under the pointer, or the best one."""
        if cell is None and (place := grid.place_of_best()) is not None:
            cell = grid.cells[place[0]][place[1]]
        self._felt.show_cell(cell)
        if cell is None:
            self._name.say("")
            self._notes.say(self.tr("Nothing to show yet."), token="muted")
            return
        made = best_hand(_HIGH, cell.hole, cell.board)
        assert made is not None
        name = shown(made.name)
        self._name.say(name[:1].upper() + name[1:])
        self._notes.say("; ".join(self._note(cell, grid)), token="muted")

    def show_picked(self, picked: Cards) -> None:
        """While the player guesses: the cards picked so far, and the rule."""
        self._felt.show_cards(MadePicture(hole=picked))
        self._name.say(self.tr("Two of your cards"))
        self._notes.say(self.tr("with three of the board"), token="muted")

    def show_counts(self, grid: CombinationGrid, seen: Category | None, split: bool) -> None:
        """What all combinations make."""
        self._bars.show_grid(grid, seen, split)
        count = len(grid.all_cells)
        self._count.setText(self.tr("What the {count} hands make").format(count=count) if count else "")

    def set_compact(self, compact: bool) -> None:
        """Take less height."""
        self._felt.set_compact(compact)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is height, the deck stands below the combination at all times."""
        super().resizeEvent(event)
        below = self.height() >= BOTH_FROM
        if below == (self.pages.indexOf(self.deck) < 0):
            return
        if below:
            self.pages.removeWidget(self.deck)
            self._column.addWidget(self.deck, 1)
            self.deck.show()
            if self.pages.count() == WORDS:
                self.pages.insertWidget(DECK, self._gap)
        else:
            self._column.removeWidget(self.deck)
            self.pages.removeWidget(self._gap)
            self.pages.insertWidget(DECK, self.deck)
        self.tabs.button(DECK).setVisible(not below)
        self.open_page(COMBINATION)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self._felt.set_look(theme, self._deck)
        self._name.set_theme(theme)
        self._notes.set_theme(theme)
        self._bars.set_theme(theme)
        self.deck.set_theme(theme)

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        self._deck = deck
        self._felt.set_look(self._theme, deck)
        self.deck.set_deck(deck)

    def sizeHint(self) -> QSize:
        """A column."""
        return QSize(300, 360)

    def _titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Hand"), self.tr("The combination under the pointer")),
            (self.tr("Deck"), self.tr("Cards to drag onto the hand and the board")),
            (self.tr("Words"), self.tr("Everything that is shown, as text")),
        )

    def _combination(self) -> QWidget:
        page = QWidget(self)
        self._felt = SmallFelt(page)
        self._name = FittingLabel(Qt.AlignmentFlag.AlignLeft, page)
        self._notes = FittingLabel(Qt.AlignmentFlag.AlignLeft, page)
        for label in (self._name, self._notes):
            label.setFixedHeight(19)
        self._count = QLabel(page)
        self._count.setProperty("tone", "section")
        self._bars = CategoryBars(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._felt)
        column.addWidget(self._name)
        column.addWidget(self._notes)
        column.addSpacing(4)
        column.addWidget(self._count)
        column.addWidget(self._bars, 1)
        return page

    def _note(self, cell: Cell, grid: CombinationGrid) -> list[str]:
        ties = grid.ties(cell)
        lines = []
        if cell.best_high:
            alone = self.tr("the best high")
            shared = self.tr("the best high; as good as one other") if ties == 1 else ""
            many = self.tr("the best high; as good as {count} others").format(count=ties) if ties > 1 else ""
            lines.append(many or shared or alone)
        if cell.low is not None:
            words = self.tr("the best low: {low}") if cell.best_low else self.tr("low: {low}")
            lines.append(words.format(low=cell.low))
        return lines
