"""Answers the quiz as a player does: with keys alone, or with the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from pokertable.model.cards import Card
from pokertable.session.words.breaks import apart
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.parts import HandPart, NumbersPart, Part, PotsPart, Value
from pokertable.training.quiz.sharing import Claim, PotShares
from pokertable.views.quiz.board.felt import QuizFelt
from pokertable.views.quiz.page import QuizPage


def cards_of(part: Part, value: Value) -> tuple[Card, ...] | None:
    """The cards to pick, of a hand the first; None: what is said instead."""
    if isinstance(part, HandPart):
        return part.hands[value.numbers[0]][:1] if value.numbers else None
    return value.cards or None


def chips(pots: Sequence[PotShares]) -> Iterable[tuple[Claim, int]]:
    """The chips of every cell."""
    for pot, shares in enumerate(pots):
        for share, given in shares.won:
            for seat, amount in given:
                yield (pot, share, seat), amount


class Keys:
    """No mouse at all."""

    def __init__(self, page: QuizPage) -> None:
        self.page = page

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus(), key)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.focus(), letter)

    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None and (widget is self.page or self.page.isAncestorOf(widget)), widget
        return widget

    def answer(self, answer: Answer) -> None:
        question = self.page.question
        assert question is not None
        for part, value in zip(question.parts, answer.values, strict=False):
            match part:
                case NumbersPart():
                    for place, number in enumerate(value.numbers):
                        if place:
                            self.press(Qt.Key.Key_Tab)
                        self.type(str(number))
                    self.press(Qt.Key.Key_Return)
                case PotsPart():
                    self.share(value.pots)
                    self.press(Qt.Key.Key_Return)
                case _:
                    self.pick(cards_of(part, value))

    def pick(self, cards: tuple[Card, ...] | None) -> None:
        if cards is None:
            self.press(Qt.Key.Key_N)
            return
        felt = self.focus()
        assert isinstance(felt, QuizFelt)
        pool = felt.pool
        for card in cards:
            self.type(str(card) if len(pool) > 9 else str(pool.index(card) + 1))
        self.press(Qt.Key.Key_Return)

    def share(self, pots: Sequence[PotShares]) -> None:
        cells = self.page.session.board.pots.cells
        columns = [(share, seat) for pot, share, seat in cells if pot == 0]
        row = column = 0
        for (pot, share, seat), amount in chips(pots):
            for _ in range(pot - row):
                self.press(Qt.Key.Key_Down)
            wanted = columns.index((share, seat))
            key = Qt.Key.Key_Right if wanted > column else Qt.Key.Key_Left
            for _ in range(abs(wanted - column)):
                self.press(key)
            row, column = pot, wanted
            self.type(str(amount))

    def next(self) -> None:
        self.press(Qt.Key.Key_Space)


class Mouse:
    """The mouse; figures are typed into the field that was clicked."""

    def __init__(self, page: QuizPage) -> None:
        self.page = page

    def click(
        self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        assert widget.isVisible() and widget.isEnabled(), widget
        place = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, place)

    def answer(self, answer: Answer) -> None:
        question, foot = self.page.question, self.page.session.foot
        assert question is not None
        for part, value in zip(question.parts, answer.values, strict=False):
            match part:
                case NumbersPart():
                    self.fill(value.numbers)
                case PotsPart():
                    self.share(value.pots)
                case _:
                    self.pick(cards_of(part, value) or ())
            said_instead = part.none is not None and cards_of(part, value) is None
            self.click(foot.none_button if said_instead else foot.check_button)

    def pick(self, cards: tuple[Card, ...]) -> None:
        board = self.page.session.board
        felt = board.deck if board.deck.isVisible() else board.felt
        for card in cards:
            self.click(felt, felt.rects()[card].center().toPoint())

    def fill(self, numbers: tuple[int, ...]) -> None:
        for field, number in zip(self.page.session.board.numbers.fields, numbers, strict=True):
            self.click(field)
            QTest.keyClicks(field, str(number))

    def share(self, pots: Sequence[PotShares]) -> None:
        grid = self.page.session.board.pots
        wanted = dict(chips(pots))
        for cell in wanted:
            self.click(grid.cells[cell])
        for place, amount in wanted.items():
            for _ in range(amount - grid.sharing.given.get(place, 0)):
                self.click(grid.cells[place], button=Qt.MouseButton.RightButton)

    def next(self) -> None:
        self.click(self.page.session.foot.next_button)


def said(widget: QWidget) -> str:
    """What the labels in a widget say, a line each, as far as they are not hidden."""
    labels = (label for label in widget.findChildren(QLabel) if not label.isHidden())
    return "\n".join(apart(label.text()).replace("\u00a0", " ") for label in labels if label.text())
