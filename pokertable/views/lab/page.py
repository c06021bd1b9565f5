"""The Omaha lab: two readings of the same cards, every combination below, and lessons on the same page."""

from __future__ import annotations

import random

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pokertable.model.cards import Card, InvalidCard
from pokertable.model.ranking.best import Cards
from pokertable.training.lab.cards import (
    LabCards,
    LabError,
    lab_text,
    lab_variant,
    parse_lab_text,
    two_from_hand,
    with_another_number,
    with_low,
)
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import Course, LessonProgress, all_lessons
from pokertable.training.lab.lesson import LessonStep, QuestionStep
from pokertable.training.path.course import taught_lessons
from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.translate import fault
from pokertable.views.lab.choice import LessonChoice
from pokertable.views.lab.header import LabCoach, LabHeader
from pokertable.views.lab.lessons import LessonList
from pokertable.views.lab.question import LessonQuestion
from pokertable.views.lab.side import DECK
from pokertable.views.lab.texts import claim_text
from pokertable.views.lab.view import LabView
from pokertable.views.widgets.buttons import shortcut
from pokertable.views.widgets.layouts import Arranged, in_column, stacked


class LabPage(Arranged, QWidget):
    """`header` or, in a lesson, `coach` at the top; `body` is the `lab`, `question`, `choice` or `lessons`.

    `progress_changed(dict)`: lesson progress to store, as plain JSON values. `misread(step, guess)`: a wrong guess.
    `returned()`: a lesson that was opened alone has ended, or is left; or a list of lessons that `leads_back`.
    """

    progress_changed = Signal(dict)
    misread = Signal(object, object)
    returned = Signal()
    leads_back = False
    """Whether the list of lessons was opened from another page."""

    def __init__(self, parent: QWidget | None = None, *, seed: int | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._rng = random.Random(seed)
        self.course = Course(taught_lessons(), self._rng)
        self._alone = False
        boards = (step for lesson in all_lessons() for step in lesson.steps if isinstance(step, LessonStep))
        first = next(boards).cards
        self.header = LabHeader(self)
        self.coach = LabCoach(self)
        self.lab = LabView(first.variant, self)
        self.lessons = LessonList(self.course.lessons, self)
        self.question = LessonQuestion(self)
        self.choice = LessonChoice(self)
        self._step_views: dict[type, LabView | LessonQuestion | LessonChoice] = {
            LessonStep: self.lab,
            QuestionStep: self.question,
            ChoiceStep: self.choice,
        }
        self.body = stacked(self.lab, self.question, self.choice, self.lessons, of=self)
        in_column(self.header, self.coach, (self.body, 1), of=self, margins=(16, 8, 16, 12), spacing=8)
        self._connect()
        self._show(first)

    # Input

    def open_cards(self, hand: Cards, board: Cards, game_key: str) -> None:
        """Show these cards; raises `LabError` or `InvalidCard` naming the part that does not fit the game."""
        cards = LabCards.of(lab_variant(game_key), hand, board)
        self.leave_lesson()
        self._show(cards)

    def open_lesson(self, key: str, *, alone: bool = False) -> None:
        """Begin or resume a lesson; raises `LabError` for an unknown key. `alone`: no other follows it."""
        self.course.begin(key)
        self._alone = self.coach.alone = alone
        self._show_step()

    def show_lessons(self) -> None:  # noqa: D102
        self.leave_lesson()
        self.header.close_entry()
        self.lessons.show_progress(self.course.progress)
        self.body.setCurrentWidget(self.lessons)
        done, count = self.course.done, len(self.course.lessons)
        self.header.say(self.tr("{done} of {count} done").format(done=done, count=count), title=self.tr("Lessons"))
        self.lessons.focus_next(self.course.progress)

    def leave_lesson(self) -> None:
        """Return to the free lab, with the present cards; they take the focus from the closed parts."""
        self._alone = self.coach.alone = False
        self.body.setCurrentWidget(self.lab)
        self.lab.legal.felt.setFocus()
        if self.course.run is not None:
            self.course.run = None
            self._show(self.cards)

    def set_progress(self, data: dict[str, object]) -> None:
        """Set the stored progress."""
        self.course.progress = LessonProgress.from_json(data)
        self.lessons.show_progress(self.course.progress)

    # Display

    @property
    def cards(self) -> LabCards:
        """The cards in the lab."""
        return self.lab.cards

    @property
    def text(self) -> str:
        """Everything displayed, in words; beside the lab's cards a text widget holds the same."""
        at = self._at
        return at.words if at is self.lab else f"{self.coach.words}\n{at.words}"

    # Changing the cards

    def set_cards(self, cards: LabCards) -> None:
        """Change the cards in the free lab."""
        if self.course.run is None and cards != self.cards:
            self._show(cards)

    def deal_random(self) -> None:
        """Fill every place at random."""
        self.leave_lesson()
        self.header.close_entry()
        self._show(self.cards.dealt(self._rng))

    def toggle_split(self) -> None:
        """Switch between high only and hi/lo."""
        variant = self.cards.variant
        self.set_cards(with_low(self.cards, wanted=not (two_from_hand(variant) and variant.is_split)))

    def change_number(self) -> None:
        """Change to the related game with another number of hole cards; a full hand stays full."""
        if two_from_hand(self.cards.variant):
            cards = with_another_number(self.cards)
            self.set_cards(cards if None in self.cards.hand else cards.with_full_hand(self._rng))

    def type_cards(self) -> None:
        """Open the field for typing or pasting a hand and a board."""
        self.leave_lesson()
        self.header.open_entry(lab_text(self.cards))

    def take_text(self, text: str) -> bool:
        """Show the cards of a typed or pasted text; reports the error and returns False if it has none."""
        try:
            hand, board = parse_lab_text(text, self.cards.variant)
            cards = LabCards.of(self.cards.variant, hand, board)
        except (InvalidCard, LabError) as error:
            self.header.say(fault(error), tone="wrong")
            return False
        self.leave_lesson()
        self._show(cards)
        return True

    def _put(self, slot: int, card: Card) -> None:
        self.set_cards(self.cards.put(slot, card))

    def _offer_deck(self) -> None:
        if self.course.run is None:
            self.lab.side.open_page(DECK)

    def _choose(self, card: Card) -> None:
        slot = self.lab.legal.felt.cursor_place
        self._put(slot, card)
        self.lab.legal.felt.move_cursor(min(slot + 1, len(self.cards.slots) - 1))

    def _return(self, card: Card) -> None:
        slot = self.cards.slot_of(card)
        if slot is not None:
            self.set_cards(self.cards.clear(slot))

    def _take_entry(self, text: str) -> None:
        if self.take_text(text):
            self.header.close_entry()
            self.lab.legal.felt.setFocus()

    # Lessons

    def _show_step(self) -> None:
        run = self.course.run
        assert run is not None
        self.header.close_entry()
        self.body.setCurrentWidget(self._at)
        self._at.begin(run)
        self._at.take_focus()
        self._draw_lines()

    @property
    def _at(self) -> LabView | LessonQuestion | LessonChoice:
        """The view of the current step; the lab outside a lesson."""
        run = self.course.run
        return self.lab if run is None else self._step_views[type(run.now)]

    def _choose_answer(self, choice: str) -> None:
        run = self.course.run
        if run is not None and not run.answered and self._at is self.choice:
            self.course.choose(choice)
            self.progress_changed.emit(self.course.progress.to_json())
            self._draw_again()
            self.coach.next.setFocus()

    def _pick(self, card: Card) -> None:
        run = self.course.run
        if run is not None and not run.answered and (self._at is self.question or card in self.cards.hand):
            run.toggle(card)
            self._draw_again()

    def _check(self) -> None:
        run = self.course.run
        if run is not None and not run.answered and run.ready:
            self._answer(run.picked)

    def _say_none(self) -> None:
        run = self.course.run
        if run is not None and not run.answered and run.none is not None:
            self._answer(None)

    def _answer(self, guess: Cards | None) -> None:
        self.course.answer(guess)
        self.progress_changed.emit(self.course.progress.to_json())
        run = self.course.run
        if run is not None and run.wrong is not None:
            self.misread.emit(run.now, guess)
        if self._at is self.lab:
            self.lab.tell_soon()
        self._draw_again()
        self.coach.next.setFocus()

    def _go_on(self) -> None:
        run = self.course.run
        if run is None or not run.answered:
            return
        if run.ends and self._alone:
            self._leave_alone()
            return
        self.course.go_on()
        if self.course.run is not None:
            self._show_step()
        else:
            self._show(self.cards)
            self.show_lessons()

    def _leave_alone(self) -> None:
        """Leave a lesson that was opened alone."""
        self._alone = self.coach.alone = False
        self.leave_lesson()
        self.returned.emit()

    def _escape(self) -> None:
        if self.header.entry.isVisible():
            self.header.close_entry()
            self._draw_head()
            self.lab.legal.felt.setFocus()
        elif self._alone and self.course.run is not None:
            self._leave_alone()
        elif self.leads_back and self.course.run is not None:
            self.show_lessons()
        else:
            self.leave_lesson()
            self._draw_head()
            if self.leads_back:
                self.leads_back = False
                self.returned.emit()

    # Drawing

    def _show(self, cards: LabCards) -> None:
        self.lab.show_cards(cards, self.course.run)
        self._draw_lines()

    def _draw_again(self) -> None:
        run = self.course.run
        if run is not None:
            self._at.draw_run(run)
        self._draw_lines()

    def _draw_lines(self) -> None:
        """Write the line above the cards, and everything in words."""
        run = self.course.run
        gone, here = (self.coach, self.header) if run is None else (self.header, self.coach)
        gone.hide()  # first: both at once would ask a small window for more height
        here.show()
        if run is not None:
            tell = self.coach.answer if run.answered else self.coach.ask
            tell(run, self.course.number, len(self.course.lessons))
        self._draw_head()
        self._write_words()

    def _draw_head(self) -> None:
        changes = self.lab.changes
        how = self.tr("Drag a card, click a place and type one (A S), or deal at random.")
        self.header.say(" ".join(changes) or how, tone="strong" if changes else "muted")
        variant = self.cards.variant
        self.header.show_game(two_from_hand(variant) and variant.is_split, len(self.cards.hand))

    def _write_words(self) -> None:
        if self._at is not self.lab:  # that is hidden; what is shown has words of its own
            return
        run, words, felt = self.course.run, self.lab.side.words, self.lab.legal.felt
        coach = self.coach.words if run is not None else ""
        if run is not None and not run.answered:
            claim = self.tr("At a glance: {claim}").format(claim=claim_text(run.on_board))
            coach = f"{coach}\n{claim}"
        words.setPlainText(self.lab.page_words(coach))
        felt.setAccessibleName(self.tr("Cards: {cards}").format(cards=lab_text(self.cards)))
        felt.setAccessibleDescription(words.toPlainText())

    # Parts

    def _connect(self) -> None:
        for felt in (self.lab.any_five.felt, self.lab.legal.felt):
            felt.card_put.connect(self._put)
            felt.cleared.connect(lambda slot: self.set_cards(self.cards.clear(slot)))
            felt.pasted.connect(self.take_text)
            felt.picked.connect(self._pick)
            felt.pressed.connect(self._offer_deck)
        self.question.toggled.connect(self._pick)
        self.choice.chosen.connect(self._choose_answer)
        self.lab.told.connect(self._write_words)
        self.lab.side.deck.picked.connect(self._choose)
        self.lab.side.deck.returned.connect(self._return)
        self.header.typed.connect(self._take_entry)
        acts = self.deal_random, self.type_cards, self.toggle_split, self.change_number, self.show_lessons
        for button, key, act in zip(self.header.buttons, LabHeader.KEYS, acts, strict=True):
            button.clicked.connect(act)
            shortcut(key, self, act)
        shortcut("N", self, self._say_none)
        shortcut("Escape", self, self._escape)
        self.lessons.chosen.connect(self.open_lesson)
        self.coach.check.clicked.connect(self._check)
        self.coach.none.clicked.connect(self._say_none)
        self.coach.next.clicked.connect(self._go_on)
        self.coach.leave.clicked.connect(self._escape)

    # Layout

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(1280), scaled(756))

    # Qt

    def arrange(self) -> None:
        """Divide the room among the parts."""
        self.lab.fit(self.size())
        self.header.set_narrow(self.width() < scaled(1200))
        self.coach.set_narrow(self.width() < scaled(1200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button by Enter, else check or go on in a lesson; read a pasted text."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton):
                focus.click()
            else:
                (self._check if self.course.guessing else self._go_on)()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.take_text(QGuiApplication.clipboard().text())
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(lab_text(self.cards))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the next task: the lessons, the button that goes on, the cards."""
        super().focusInEvent(event)
        if self.body.currentWidget() is self.lessons:
            self.lessons.focus_next(self.course.progress)
        elif self.course.run is not None and self.course.run.answered:
            self.coach.next.setFocus()
        else:
            self._at.take_focus()
