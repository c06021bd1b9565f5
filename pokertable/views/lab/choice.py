"""A step that offers answers: what explains its words, the cards or the table, a button for each answer."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QWidget

from pokertable.model.cards import AnyCard, Card
from pokertable.training.lab.choice import BOARD, FOLDED, MOST, YOU, ChoiceStep
from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import Step
from pokertable.views.cards.groups import GroupsFelt
from pokertable.views.felt.table_text import card_name
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.fonts import face, follow_scale, follow_text, grown, scaled
from pokertable.views.kit.translate import headed, in_a_row
from pokertable.views.lab.ladder import HandLadder
from pokertable.views.lab.texts import choice_text, step_text
from pokertable.views.widgets.buttons import Button, Tone, shortcut
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, Stretch, in_column, in_row

_BUTTON: Final = 68
_SPACING: Final = 12
_COLUMN: Final = 5
"""Most lines of an explanation in one column; more stand in two."""
_TOLD_PX: Final = (17, 16, 15, 14, 13, 12, 11)
_LARGER: Final = 2
"""Number of these sizes that an explanation beside a table has besides."""
_ROOMY, _APART_LINES = 4, "\n\n"
"""Number of these sizes in which its lines may stand apart, and what stands between them then."""
_UNBOUND: Final = 1e6
_ABOVE_CARDS: Final = 0.46
"""Most of the height that an explanation takes from cards."""
_BESIDE_TABLE: Final = 0.3
"""Part of the width that an explanation takes from a table."""
_APART: Final = 24
"""Px between two columns of it."""
translate = QCoreApplication.translate


def label_text(label: str) -> str:
    """The label of laid-out cards in the window's language; a name stays."""
    words = {
        YOU: translate("Lesson", "You"),
        BOARD: translate("Lesson", "Board"),
        FOLDED: translate("Lesson", "Up cards of folded hands"),
    }
    return words.get(label, label)


def groups_of(step: Step) -> list[tuple[str, tuple[AnyCard, ...]]]:
    """The cards of a step, each group with its label; those of the lab and of the quiz have none."""
    if isinstance(step, ChoiceStep):
        return [(label_text(laid.label), laid.cards) for laid in step.deal]
    return [("", cards) for cards in step.groups]


def cards_in_words(step: Step) -> str:
    """The cards of a step by name, a group a line."""
    hidden = translate("Lesson", "face down")
    said = [
        headed(label, in_a_row(card_name(c) if isinstance(c, Card) else hidden for c in cards))
        for label, cards in groups_of(step)
    ]
    return "\n".join(said)


class LessonChoice(Arranged, QWidget):
    """The current step, if it offers answers; `chosen(str)`: one of them was pressed, by mouse or by its number."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = [PlainLabel(self, wraps=True) for _ in range(2)]
        for label in self.told:
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.ladder = HandLadder(self)
        self.felt = GroupsFelt(self)
        self.table = TableView(self)
        self.table.moves = False
        self.table.chips_only = True  # as in the question
        follow_scale(self.table.setMinimumSize, 400, 200)  # less than during play: nothing is clicked here
        self.buttons = [Button(Tone.OUTLINED, self, key=str(number)) for number in range(1, MOST + 1)]
        for at, button in enumerate(self.buttons):
            follow_text(button.setFixedHeight, _BUTTON)
            button.clicked.connect(partial(self._press, at))
            shortcut(str(at + 1), self, button.click)
        row = in_row(*[(button, 1) for button in self.buttons], spacing=12)
        told = in_row(*[(label, 1) for label in self.told], spacing=_APART)
        self._body = in_column(told, self.ladder, (self.felt, 1), (self.table, 1), margins=NO_MARGINS, spacing=_SPACING)
        in_column((self._body, 1), Stretch(0), row, of=self, margins=NO_MARGINS, spacing=_SPACING)
        self._choices: tuple[str, ...] = ()
        self._lines: tuple[list[str], list[str]] = [], []

    @property
    def words(self) -> str:
        """The explanation, and the cards by name."""
        said = [label.text() for label in self.told] + [self.ladder.accessibleName(), self.felt.accessibleName()]
        return "\n".join(filter(None, [*said, "" if self.table.isHidden() else self.table.text]))

    def begin(self, run: LessonRun) -> None:
        """Ask a step's question."""
        step = run.now
        assert isinstance(step, ChoiceStep), run.lesson.key
        self._choices = step.choices
        lines = [step_text(step, line) for line in step.tell]
        first = len(lines) - len(step.examples)
        self._tell(lines[:first])
        self.ladder.show_hands([*zip(step.examples, lines[first:], strict=True)])
        self.felt.show_groups(groups_of(step))
        self.felt.setVisible(bool(step.deal))
        self.felt.setAccessibleName(cards_in_words(step))
        self._seat(step)
        self.arrange()
        self.draw_run(run)

    def _seat(self, step: ChoiceStep) -> None:
        """Seat the players of the step's table, an explanation beside it."""
        table = step.table
        self.table.setVisible(table is not None)
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if table is None else QBoxLayout.Direction.LeftToRight)
        if table is not None:
            self.table.set_hero(table.you)
            names = [name or label_text(YOU) for name in table.names]
            self.table.players.seat(names, you=table.you)

    def _tell(self, lines: list[str]) -> None:
        """Explain words of the question, a line each."""
        half = (len(lines) + 1) // 2 if len(lines) > _COLUMN else len(lines)
        self._lines = lines[:half], lines[half:]
        for label, part in zip(self.told, self._lines, strict=True):
            label.setVisible(bool(part))

    def arrange(self) -> None:
        """Set the explanation in the largest type that leaves the cards their room."""
        shown = [lines for lines in self._lines if lines]
        if not shown:
            return
        height = self.height() - self.buttons[0].height() - 3 * scaled(_SPACING)
        ladder = 0 if self.ladder.isHidden() else self.ladder.heightForWidth(self.width())
        room = height * (1 if self.felt.isHidden() else _ABOVE_CARDS) - ladder
        beside = not self.table.isHidden()
        most = round(_BESIDE_TABLE * self.width()) if beside else self.width()
        self.told[0].setMinimumWidth(most if beside else 0)
        self.told[0].setMaximumWidth(most)
        width = 0.97 * (most - scaled(_APART) * (len(shown) - 1)) / len(shown)
        sizes = grown(_TOLD_PX if beside else _TOLD_PX[_LARGER:])
        ways = [(px, _APART_LINES) for px in sizes[:_ROOMY] if beside] + [(px, "\n") for px in sizes]
        fit = (way for way in ways if max(_height(way[1].join(lines), width, way[0]) for lines in shown) <= room)
        px, between = next(fit, ways[-1])
        for label, lines in zip(self.told, self._lines, strict=True):
            label.setText(between.join(lines))
            label.setStyleSheet(f"font-size: {px}px")

    def draw_run(self, run: LessonRun) -> None:
        """Draw the choices, after the answer the right one marked and the chosen one named."""
        step = run.now
        assert isinstance(step, ChoiceStep), run.lesson.key
        self.felt.show_plays(step.plays if run.answered else {})
        table = step.table
        if table is not None:
            seen = table.answered if run.answered else table.asked
            self.table.show_table(seen(step.proof["table"]))
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(step.choices))
            if at >= len(step.choices):
                continue
            choice, detail = step.choices[at], ""
            if run.answered and choice == step.expect:
                detail = self.tr("✓ right")
            elif run.answered and choice == run.chosen:
                detail = self.tr("✗ your answer")
            button.say(choice_text(step, choice), detail, available=not run.answered or bool(detail))
            button.set_marked(run.answered and choice == step.expect)

    def take_focus(self) -> None:
        """Focus the page, so that the numbers answer."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(900), scaled(420))

    def _press(self, at: int) -> None:
        if at < len(self._choices):  # the number of a button that is hidden says nothing
            self.chosen.emit(self._choices[at])


def _height(text: str, width: float, px: int) -> float:
    """Height in px of a text as a label wraps it."""
    room = QRectF(0, 0, width, _UNBOUND)
    return QFontMetricsF(face(px)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
