"""A step that offers answers: the cards as they lie, each group with its label, and a button for each answer."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import AnyCard, Card
from pokertable.training.lab.choice import BOARD, FOLDED, MOST, YOU, ChoiceStep
from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import Step
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, follow_scale, follow_text, scaled, sized
from pokertable.views.kit.painting import Drawn, paint_elided, paint_felt
from pokertable.views.lab.texts import choice_text
from pokertable.views.widgets.buttons import ActionButton, Tone, shortcut
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row

_MOST_CARD: Final = 132.0
"""Width of the largest card, in px."""
_BETWEEN, _PARTED, _SIDE = 0.08, 0.6, 0.5
"""Gaps between two cards, between two groups, and beside them, in card widths."""
_LABEL: Final = 24.0
"""Height of a group's label, in px before it is sized."""
_ROW: Final = 9
"""Most cards side by side."""
_BUTTON: Final = 68
translate = QCoreApplication.translate


def label_text(label: str) -> str:
    """The label of laid-out cards in the window's language; a name stays."""
    words = {
        YOU: translate("Lesson", "You"),
        BOARD: translate("Lesson", "Board"),
        FOLDED: translate("Lesson", "Folded up cards"),
    }
    return words.get(label, label)


class GroupsFelt(Drawn, QWidget):
    """Groups of cards on felt, each with its label: side by side, in rows where they need more than nine cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(tags=False)
        self._groups: tuple[tuple[str, tuple[AnyCard, ...]], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_scale(self.setMinimumHeight, 90)

    def show_step(self, step: Step, *, most: int | None = None) -> None:
        """Show the cards of a step, at `most` that many; those of the lab and of the quiz without their labels."""
        if isinstance(step, ChoiceStep):
            self._groups = tuple([(label_text(laid.label), laid.cards) for laid in step.deal])
        else:
            self._groups = tuple([("", cards) for cards in step.groups])
        while most is not None and len(self._groups) > 1 and sum(len(cards) for _, cards in self._groups) > most:
            self._groups = self._groups[:-1]
        self._pictures.clear()
        self.update()

    @property
    def words(self) -> str:
        """The cards by name."""
        hidden = translate("Lesson", "face down")
        said = [
            f"{label}: " * bool(label) + ", ".join(card_name(c) if isinstance(c, Card) else hidden for c in cards)
            for label, cards in self._groups
        ]
        return "\n".join(said)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_felt(painter, QRectF(self.rect()))
        rows = self._rows()
        if not rows:
            return
        label = sized(_LABEL) if any(label for label, _ in self._groups) else 0
        widest = max(self._wide(row) for row in rows)
        high = (self.height() - scaled(20)) / len(rows) - label
        width = min(_MOST_CARD * sized(100) / 100, (self.width() - scaled(24)) / widest, high / (CARD_RATIO + 0.16))
        row_height = label + width * (CARD_RATIO + 0.16)
        y = (self.height() - row_height * len(rows)) / 2
        for row in rows:
            x = (self.width() - self._wide(row) * width) / 2 + _SIDE * width
            for words, cards in row:
                span = max(len(cards), 1) * (1 + _BETWEEN) * width
                box = QRectF(x, y, span + _PARTED * width - scaled(4), label)
                paint_elided(painter, box, words, face(sized(14)), "text_on_felt", Qt.AlignmentFlag.AlignVCenter)
                for at, card in enumerate(cards):
                    point = QPointF(x + at * (1 + _BETWEEN) * width, y + label)
                    self._pictures.paint(painter, point, card, width)
                x += span + _PARTED * width
            y += row_height

    def _rows(self) -> list[list[tuple[str, tuple[AnyCard, ...]]]]:
        rows: list[list[tuple[str, tuple[AnyCard, ...]]]] = []
        for group in self._groups:
            if rows and sum(len(cards) for _, cards in rows[-1]) + len(group[1]) <= _ROW:
                rows[-1].append(group)
            else:
                rows.append([group])
        return rows

    @staticmethod
    def _wide(row: list[tuple[str, tuple[AnyCard, ...]]]) -> float:
        """Width of a row, in card widths."""
        cards = sum(max(len(cards), 1) for _, cards in row)
        return cards * (1 + _BETWEEN) + (len(row) - 1) * _PARTED + 2 * _SIDE


class LessonChoice(QWidget):
    """The current step, if it offers answers; `chosen(str)`: one of them was pressed, by mouse or by its number."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.felt = GroupsFelt(self)
        self.buttons = [ActionButton(Tone.OUTLINED, self, key=str(number)) for number in range(1, MOST + 1)]
        for at, button in enumerate(self.buttons):
            follow_text(button.setFixedHeight, _BUTTON)
            button.clicked.connect(partial(self._press, at))
            shortcut(str(at + 1), self, button.click)
        row = in_row(*[(button, 1) for button in self.buttons], spacing=12)
        in_column((self.felt, 1), row, of=self, margins=NO_MARGINS, spacing=12)
        self._choices: tuple[str, ...] = ()

    def begin(self, run: LessonRun) -> None:
        """Ask a step's question."""
        step = run.now
        assert isinstance(step, ChoiceStep), run.lesson.key
        self._choices = step.choices
        self.felt.show_step(step)
        self.felt.setVisible(bool(step.deal))
        self.felt.setAccessibleName(self.felt.words)
        self.draw_run(run)

    def draw_run(self, run: LessonRun) -> None:
        """Draw the choices, after the answer the right one marked and the chosen one named."""
        step = run.now
        assert isinstance(step, ChoiceStep), run.lesson.key
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(step.choices))
            if at >= len(step.choices):
                continue
            choice, detail = step.choices[at], ""
            if run.answered and choice == step.expect:
                detail = self.tr("✓ right")
            elif run.answered and choice == run.chosen:
                detail = self.tr("✗ your answer")
            button.say(choice_text(choice), detail, available=not run.answered or bool(detail))
            button.set_marked(run.answered and choice == step.expect)

    def take_focus(self) -> None:
        """Focus the page, so that the numbers answer."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(900), scaled(420))

    def _press(self, at: int) -> None:
        self.chosen.emit(self._choices[at])
