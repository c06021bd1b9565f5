"""Both readings of the lab's cards side by side, the grid below them, the side beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from pokertable.model.variant import Variant
from pokertable.training.lab.cards import LabCards, two_from_hand, with_low
from pokertable.training.lab.change import change_words
from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.grid import Cell, CombinationGrid, combination_grid
from pokertable.training.lab.reading import read_lab
from pokertable.views.cards.made_hand import RowSize
from pokertable.views.kit.fonts import designed, follow_text, scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.lab.grid import GridView
from pokertable.views.lab.panel import LabPanel
from pokertable.views.lab.readings import (
    Distances,
    distances_of,
    grid_heading,
    grid_line,
    page_words,
    show_any_five,
    show_guess,
    show_legal,
    show_tempting,
)
from pokertable.views.lab.side import COMBINATION, DECK, LabSide
from pokertable.views.widgets.labels import FittingLabel, toned
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row

NUTS_AFTER_MS = 200


class LabView(QWidget):
    """`any_five`, `legal`: the readings; `heading` and `count` describe the `grid`; `side` is beside it.

    In a step of a lesson the tempting answer and the player's guess replace the readings until the guess is given.
    `told()`: the distances from the nuts have been worked out, after the cards have come to rest.
    """

    told = Signal()

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = LabCards.empty(variant)
        self.reading = read_lab(self.cards)
        self.changes: tuple[str, ...] = ()
        """Effects of the last change of a card, in words."""
        self._grid = CombinationGrid()
        self._run: LessonRun | None = None
        self._distances: Distances = ()
        self._page = QSize(scaled(1280), scaled(756))
        self.any_five = LabPanel(self.tr("As in hold'em"), self)
        self.legal = LabPanel(self.tr("Omaha"), self)
        self.any_five.felt.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.grid = GridView(self)
        self.side = LabSide(self)
        self.heading = toned(QLabel(self), "heading")
        self.count = FittingLabel(Qt.AlignmentFlag.AlignLeft, self)
        follow_text(self.count.setFixedHeight, 18)
        self._later = QTimer(self, singleShot=True, interval=NUTS_AFTER_MS)
        self._later.timeout.connect(self._tell_distances)
        self.any_five.felt.selected.connect(self.legal.felt.show_cursor)
        self.grid.shown_cell.connect(self._show_cell)
        self._lay_out()

    def _lay_out(self) -> None:
        panels = in_row((self.any_five, 1), (self.legal, 1), spacing=12)
        across = in_row((self.grid, 1), self.side, spacing=12)
        title = in_row(self.heading, (self.count, 1), spacing=12)
        below = in_column(title, (across, 1), spacing=4)
        in_column(panels, (below, 1), of=self, margins=NO_MARGINS, spacing=8)

    # Input

    @property
    def guessing(self) -> bool:
        """Whether the player still has to guess."""
        return self._run is not None and not self._run.answered

    def begin(self, run: LessonRun) -> None:
        """Show the cards of a lesson's step, the cursor on the first; the deck gives way to the combinations."""
        if self.side.pages.currentIndex() == DECK:
            self.side.open_page(COMBINATION)
        self.show_cards(run.on_board.cards, run)
        self.legal.felt.move_cursor(0)

    def take_focus(self) -> None:
        """Focus the cards."""
        self.legal.felt.setFocus()

    def show_cards(self, cards: LabCards, run: LessonRun | None) -> None:
        """Show these cards, in a lesson those of its step; a low asked in the next step is hidden."""
        before, was = self.cards, self.reading
        self.cards, self.reading = cards, read_lab(cards)
        self._grid = combination_grid(cards)
        if run is not None and run.low_is_next:
            self.reading = self.reading.without("low")
            self._grid = combination_grid(with_low(cards, wanted=False))
        self._distances = ()
        self.changes = tuple(shown(words) for words in change_words(before, cards, was, self.reading))
        self.draw_run(run)
        self._later.start()

    def draw_run(self, run: LessonRun | None) -> None:
        """Redraw the cards after the lesson's guess has changed or been given."""
        self._run, guessing = run, run is not None and not run.answered
        omaha = two_from_hand(self.cards.variant)
        self.any_five.setVisible(omaha)
        self.legal.felt.set_picking(guessing)
        self.any_five.felt.set_picking(guessing)
        other = self.tr("In this game any five cards play, so there's nothing to combine.")
        self.grid.set_grid(self._grid, blank=guessing, note="" if omaha else other)
        self.side.deck.set_cards(self.cards)
        first = self.reading.shares[0]
        beside = CombinationGrid() if guessing else self._grid
        self.side.show_counts(beside, first.any_five.category if first.misread and first.any_five else None)
        self.side.show_cell(None, beside)
        if run is None:
            show_any_five(self.any_five, self.cards, self.reading)
        else:
            show_tempting(self.any_five, run.on_board, None if guessing else self.reading)
        if run is not None and guessing:
            show_guess(self.legal, self.cards, run.picked, run.on_board.share)
            self.side.show_picked(run.picked)
        else:
            show_legal(self.legal, self.cards, self.reading, None, self._distances)
        self.heading.setText("" if guessing else grid_heading(self._grid))
        self.count.say(grid_line(self._grid, guessing=guessing), token="muted")
        self._share_height()

    def tell_soon(self) -> None:
        """Work out the distances from the nuts in a moment, so that the cards move smoothly."""
        self._later.start()

    @property
    def will_tell(self) -> bool:
        """Whether the distances from the nuts are still to come."""
        return self._later.isActive()

    @property
    def words(self) -> str:
        """The text widget's text: the page in words."""
        return self.side.words.toPlainText()

    def page_words(self, coach: str) -> str:
        """Everything displayed, as text, after the `coach`'s words; without readings while the player guesses."""
        reading = None if self.guessing else self.reading
        return page_words(self.cards, reading, self._distances, self.changes, coach)

    def _show_cell(self, cell: Cell | None) -> None:
        show_legal(self.legal, self.cards, self.reading, cell, self._distances)
        self.side.show_cell(cell, self._grid)
        if cell is not None and self.grid.hasFocus() and self.side.pages.currentIndex() == DECK:
            self.side.open_page(COMBINATION)

    def _tell_distances(self) -> None:
        if self.guessing:
            return
        self._distances = distances_of(self.cards, self.reading)
        show_legal(self.legal, self.cards, self.reading, self.grid.cell, self._distances)
        self.told.emit()

    # Layout

    def fit(self, page: QSize) -> None:
        """Divide the room of a page of this size."""
        self._page = page
        self._share_height()
        wide = designed(page.width())
        self.side.setFixedWidth(scaled(248 if wide < 1200 else 320 if wide < 1600 else 440))

    def _share_height(self) -> None:
        """Divide the height between the felts and the grid; in a low window ten rows take room from the readings."""
        height = designed(self._page.height())
        low, high, ten_rows = height < 720, height >= 960, len(self.cards.hand) > 4
        felt = scaled(max(92, min(round(0.24 * height - (76 if ten_rows and not high else 52)), 200)))
        tight = low and ten_rows
        rows = RowSize.TIGHT if tight else RowSize.SMALL if low else RowSize.LARGE if high else RowSize.MEDIUM
        for panel in (self.any_five, self.legal):
            # A guess has one row: with large text the line over the grid takes the other's room.
            panel.set_felt_height(felt, rows, 1 if low and self.guessing and look().chosen_text > 1 else 2)
        self.side.set_rows(rows)
        self.count.setVisible(not tight)
        self.heading.setVisible(not tight and bool(self.heading.text()))
