"""The Omaha lab: the same cards read two ways, every combination below, and lessons on the same page."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pokertable.model.cards import Card, InvalidCard
from pokertable.model.ranking.best import Cards
from pokertable.training.lab.cards import LabCards, LabError, lab_variant, two_from_hand, with_low
from pokertable.training.lab.change import change_words
from pokertable.training.lab.course import Course, LessonRun, all_lessons
from pokertable.training.lab.grid import Cell, CombinationGrid, combination_grid
from pokertable.training.lab.progress import LessonProgress
from pokertable.training.lab.reading import LabReading, read_lab
from pokertable.training.lab.text import lab_text, parse_lab_text
from pokertable.views.kit.translate import shown
from pokertable.views.lab.frame import LabFrame
from pokertable.views.lab.header import LabHeader
from pokertable.views.lab.lessons import lesson_text
from pokertable.views.lab.readings import (
    Distances,
    distances_of,
    grid_title,
    page_words,
    show_eye,
    show_guess,
    show_law,
    show_tempting,
)
from pokertable.views.lab.side import COMBINATION, DECK

FIRST_LESSON = "lone-ace"
"""What the lab shows when it is opened for the first time."""
NUTS_AFTER_MS = 200


class LabPage(LabFrame):
    """Shows cards two ways. `progress_changed(dict)`: lesson progress to be kept, as plain JSON values."""

    progress_changed = Signal(dict)

    def __init__(self, parent: QWidget | None = None, *, seed: int | None = None) -> None:
        self.course = Course(all_lessons())
        super().__init__(self.course.lessons, parent)
        self._rng = random.Random(seed)
        lessons = self.course.lessons
        first = next((lesson for lesson in lessons if lesson.key == FIRST_LESSON), lessons[0]).steps[0].cards
        self._cards = LabCards.empty(first.variant)
        self._reading = read_lab(self._cards)
        self._grid = CombinationGrid((), (), ())
        self._changes: tuple[str, ...] = ()
        self._distances: Distances = (None, None)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(NUTS_AFTER_MS)
        self._later.timeout.connect(self._tell_distances)
        self._connect()
        self._show(first)

    # What it is told

    def open_cards(self, hand: Cards, board: Cards, game_key: str) -> None:
        """Show these cards; raises `LabError` or `InvalidCard` naming what does not fit the game."""
        cards = LabCards.of(lab_variant(game_key), hand, board)
        self.leave_lesson()
        self._show(cards)

    def open_lesson(self, key: str) -> None:
        """Begin a lesson, or go on where it was left; raises `LabError` for a key that no lesson has."""
        self.course.begin(key)
        self._show_step()

    def show_lessons(self) -> None:
        """Show the list of lessons."""
        self.leave_lesson()
        self.header.close_entry()
        self.lessons.show_progress(self.course.progress)
        self.body.setCurrentWidget(self.lessons)
        done, count = self.course.done, len(self.course.lessons)
        self.header.say(self.tr("{done} of {count} done").format(done=done, count=count), title=self.tr("Lessons"))
        self.lessons.focus_next(self.course.progress)

    def leave_lesson(self) -> None:
        """Back to the free lab, with the cards that lie there; they take the focus from what goes."""
        self.body.setCurrentWidget(self.lab)
        self.law.felt.setFocus()
        if self.course.run is not None:
            self.course.run = None
            self._show(self._cards)

    def set_progress(self, data: dict[str, object]) -> None:
        """Take the progress that was kept."""
        self.course.progress = LessonProgress.from_json(data)
        self.lessons.show_progress(self.course.progress)

    # What it shows, for those who ask

    @property
    def cards(self) -> LabCards:
        """The cards that lie there."""
        return self._cards

    @property
    def reading(self) -> LabReading:
        """Both readings of them."""
        return self._reading

    @property
    def text(self) -> str:
        """Everything that is shown, in words; the text widget holds the same."""
        return self.side.words.toPlainText()

    # Changing the cards

    def set_cards(self, cards: LabCards) -> None:
        """Change the cards in the free lab."""
        if self.course.run is None and cards != self._cards:
            self._show(cards)

    def deal_random(self) -> None:
        """Fill every place at random."""
        self.leave_lesson()
        self.header.close_entry()
        self._show(self._cards.dealt(self._rng))

    def toggle_split(self) -> None:
        """From high only to hi/lo and back."""
        variant = self._cards.variant
        self.set_cards(with_low(self._cards, wanted=not (two_from_hand(variant) and variant.is_split)))

    def toggle_five(self) -> None:
        """From four cards in the hand to five and back."""
        if two_from_hand(self._cards.variant):
            five = len(self._cards.hand) == 4
            cards = self._cards.with_hole_cards(5 if five else 4)
            if five:
                taken = {*cards.hand_cards, *cards.board_cards}
                cards = cards.put(4, self._rng.choice([card for card in map(Card, range(52)) if card not in taken]))
            self.set_cards(cards)

    def type_cards(self) -> None:
        """Open the field for typing or pasting a hand and a board."""
        self.leave_lesson()
        self.header.open_entry(lab_text(self._cards))

    def take_text(self, text: str) -> bool:
        """Show the cards of a typed or pasted text; says what is wrong with it and returns False if it has none."""
        try:
            hand, board = parse_lab_text(text, self._cards.variant)
            cards = LabCards.of(self._cards.variant, hand, board)
        except (InvalidCard, LabError) as error:
            self.header.say(str(error), tone="wrong")
            return False
        self.leave_lesson()
        self._show(cards)
        return True

    def _put(self, slot: int, card: Card) -> None:
        self.set_cards(self._cards.put(slot, card))

    def _offer_deck(self) -> None:
        if self.course.run is None:
            self.side.open_page(DECK)

    def _choose(self, card: Card) -> None:
        slot = self.law.felt.cursor_slot
        self._put(slot, card)
        self.law.felt.set_cursor_slot(min(slot + 1, len(self._cards.slots) - 1))

    def _return(self, card: Card) -> None:
        slot = self._cards.slot_of(card)
        if slot is not None:
            self.set_cards(self._cards.clear(slot))

    def _take_entry(self, text: str) -> None:
        if self.take_text(text):
            self.header.close_entry()
            self.law.felt.setFocus()

    # Lessons

    def _show_step(self) -> None:
        run = self.course.run
        assert run is not None
        self.body.setCurrentWidget(self.lab)
        self.header.close_entry()
        if self.side.pages.currentIndex() == DECK:
            self.side.open_page(COMBINATION)
        self._show(run.now.cards)
        self.law.felt.set_cursor_slot(0)
        self.law.felt.setFocus()

    def _pick(self, slot: int) -> None:
        run = self.course.run
        card = self._cards.hand[slot] if slot < len(self._cards.hand) else None
        if run is not None and card is not None and not run.answered:
            run.toggle(card)
            self._draw()

    def _check(self) -> None:
        run = self.course.run
        if run is not None and not run.answered and len(run.picked) == 2:
            self._answer(run.picked)

    def _say_no_low(self) -> None:
        run = self.course.run
        if run is not None and not run.answered and run.now.has_low:
            self._answer(None)

    def _answer(self, guess: Cards | None) -> None:
        self.course.answer(guess)
        self.progress_changed.emit(self.course.progress.to_json())
        self._later.start()
        self._draw()
        self.coach.next.setFocus()

    def _go_on(self) -> None:
        run = self.course.run
        if run is None or not run.answered:
            return
        self.course.go_on()
        if self.course.run is not None:
            self._show_step()
        else:
            self._show(self._cards)
            self.show_lessons()

    def _enter(self) -> None:
        (self._check if self.course.guessing else self._go_on)()

    def _escape(self) -> None:
        if self.header.entry.isVisible():
            self.header.close_entry()
            self._draw_head()
            self.law.felt.setFocus()
        else:
            self.leave_lesson()
            self._draw_head()

    # Drawing

    def _show(self, cards: LabCards) -> None:
        before, was = self._cards, self._reading
        self._cards, self._reading = cards, read_lab(cards)
        self._grid = combination_grid(cards)
        if self.course.run is not None and self.course.run.low_is_next:
            self._reading = replace(self._reading, low=None)
            self._grid = combination_grid(with_low(cards, wanted=False))
        self._distances = (None, None)
        self._later.start()
        self._changes = tuple(shown(words) for words in change_words(before, cards, was, self._reading))
        self._draw()

    def _draw(self) -> None:
        run, guessing = self.course.run, self.course.guessing
        omaha = two_from_hand(self._cards.variant)
        in_lesson = run is not None
        gone, here = (self.header, self.coach) if in_lesson else (self.coach, self.header)
        gone.hide()  # first: both at once would ask a small window for more height
        here.show()
        self.eye.setVisible(omaha)
        self.law.felt.set_picking(guessing)
        self.eye.felt.set_picking(guessing)
        note = (
            ""
            if omaha
            else self.tr("In this game any five cards play: the eye is right, and there is nothing to combine.")
        )
        self.grid.set_grid(self._grid, blank=guessing, note=note)
        self.side.deck.set_cards(self._cards)
        seen = self._reading.high.eye.category if self._reading.high.misread and self._reading.high.eye else None
        beside = CombinationGrid((), (), ()) if guessing else self._grid
        self.side.show_counts(beside, seen, self._reading.low is not None)
        self.side.show_cell(None, beside)
        if run is not None:
            self._draw_run(run)
        else:
            show_eye(self.eye, self._cards, self._reading)
            show_law(self.law, self._cards, self._reading, None, self._distances)
        self.count.setText(grid_title(self._grid, guessing=guessing))
        self.set_ten_rows(len(self._cards.hand) > 4)
        self._draw_head()
        self._write_words()

    def _draw_run(self, run: LessonRun) -> None:
        number, of = self.course.number, len(self.course.lessons)
        if run.verdict is None:
            self.coach.ask(run, number, of)
            show_tempting(self.eye, run.now, None)
            show_guess(self.law, self._cards, run.picked, low=run.now.has_low)
            self.side.show_picked(run.picked)
            return
        self.coach.answer(run, number, of)
        show_tempting(self.eye, run.now, self._reading)
        show_law(self.law, self._cards, self._reading, None, self._distances)

    def _draw_head(self) -> None:
        how = self.tr("Drag a card, click a place and type one (A S), or deal at random.")
        self.header.say(" ".join(self._changes) or how, tone="strong" if self._changes else "muted")
        variant = self._cards.variant
        self.header.show_marks(two_from_hand(variant) and variant.is_split, len(self._cards.hand) == 5)

    def _write_words(self) -> None:
        run, guessing = self.course.run, self.course.guessing
        coach = self.coach.words if run is not None else ""
        if run is not None and guessing:
            claim = self.tr("A quick eye sees: {claim}").format(claim=lesson_text(run.now.claim))
            coach = f"{coach}\n{claim}"
        reading = None if guessing else self._reading
        self.side.words.setPlainText(page_words(self._cards, reading, self._distances, self._changes, coach))
        self.law.felt.setAccessibleName(self.tr("Cards: {cards}").format(cards=lab_text(self._cards)))
        self.law.felt.setAccessibleDescription(self.side.words.toPlainText())

    def _show_cell(self, cell: Cell | None) -> None:
        show_law(self.law, self._cards, self._reading, cell, self._distances)
        self.side.show_cell(cell, self._grid)
        if cell is not None and self.grid.hasFocus() and self.side.pages.currentIndex() == DECK:
            self.side.open_page(COMBINATION)

    def _tell_distances(self) -> None:
        """How far from the nuts: worked out once the cards have come to rest, so that they move without a hitch."""
        if self.course.guessing:
            return
        self._distances = distances_of(self._cards, self._reading)
        show_law(self.law, self._cards, self._reading, self.grid.cell, self._distances)
        self._write_words()

    # Its parts

    def _connect(self) -> None:
        for felt in (self.eye.felt, self.law.felt):
            felt.card_put.connect(self._put)
            felt.cleared.connect(lambda slot: self.set_cards(self._cards.clear(slot)))
            felt.pasted.connect(self.take_text)
            felt.picked.connect(self._pick)
            felt.pressed.connect(self._offer_deck)
        self.eye.felt.selected.connect(self.law.felt.show_cursor)
        self.grid.shown_cell.connect(self._show_cell)
        self.side.deck.chosen.connect(self._choose)
        self.side.deck.returned.connect(self._return)
        self.header.typed.connect(self._take_entry)
        for signal, key, act in zip(self.header.signals, LabHeader.KEYS, self._acts(), strict=True):
            signal.connect(act)
            self._shortcut(key, act)
        self._shortcut("N", self._say_no_low)
        self._shortcut("Escape", self._escape)
        self.lessons.chosen.connect(self.open_lesson)
        self.coach.checked.connect(self._check)
        self.coach.no_low.connect(self._say_no_low)
        self.coach.went_on.connect(self._go_on)
        self.coach.left.connect(self._escape)

    def _acts(self) -> tuple[Callable[[], None], ...]:
        """What the header's buttons do, in their order."""
        return (self.deal_random, self.type_cards, self.toggle_split, self.toggle_five, self.show_lessons)

    def _shortcut(self, key: str, act: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, else checks or goes on in a lesson; a pasted text is read."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton):
                focus.click()
            else:
                self._enter()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.take_text(QGuiApplication.clipboard().text())
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(lab_text(self._cards))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to what is to be done next: the lessons, the button that goes on, the cards."""
        super().focusInEvent(event)
        if self.body.currentWidget() is self.lessons:
            self.lessons.focus_next(self.course.progress)
        elif self.course.run is not None and self.course.run.answered:
            self.coach.next.setFocus()
        else:
            self.law.felt.setFocus()
