"""A missed question as a card: its cards, the error, one line to remember, and the ways on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.training.learner.run import Outcome
from pokertable.training.quiz.deals import AnyDeal, HandsDeal
from pokertable.views.cards.groups import GroupsFelt
from pokertable.views.kit.fonts import follow_text, set_type
from pokertable.views.kit.translate import game_title, in_a_row, shown
from pokertable.views.quiz.says import lab_cards
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

_FELT: Final = 84


def groups_of(deal: AnyDeal) -> tuple[tuple[Card, ...], ...]:
    """The cards that a question is about: one's own and the board, or every hand."""
    if isinstance(deal, HandsDeal):
        return deal.hands
    return tuple([cards for cards in deal.own_and_board if cards])


class MissCard(QFrame):
    """`retry_wanted()`, `lab_wanted()` and `lesson_wanted()`: its buttons."""

    retry_wanted = Signal()
    lab_wanted = Signal()
    lesson_wanted = Signal()

    def __init__(self, number: int, key: int, outcome: Outcome, back: str, parent: QWidget | None = None) -> None:
        """The miss is question `number`, counted from 1; the digit `key` asks it again; `back`: when it returns."""
        super().__init__(parent)
        self.setObjectName("card")
        question, error = outcome.prepared.question, outcome.reply.error
        assert error is not None, "it was missed"
        groups = groups_of(question.deal)
        about = self.tr("{number}. {topic}").format(
            number=number, topic=in_a_row([shown(question.topic.title), game_title(question.game)])
        )
        title = PlainLabel(self, shown(error.title), tone="wrong", wraps=True)
        set_type(title, 17, bold=True)
        remember = PlainLabel(self, shown(error.remember_in(question.deal.variant)), wraps=True)
        self.retry = ActionButton(Tone.OUTLINED, self, self.tr("Try again"), key=str(key) if key < 10 else "")
        self.retry.clicked.connect(self.retry_wanted)
        self.retry.setVisible(outcome.waits is not None)
        self.lesson = ActionButton(Tone.QUIET, self, self.tr("Lesson"), clicked=self.lesson_wanted)
        self.lab = ActionButton(Tone.QUIET, self, self.tr("Lab"), clicked=self.lab_wanted)
        self.lab.setVisible(lab_cards(question) is not None)
        strip = GroupsFelt(self)
        strip.show_groups([("", cards) for cards in groups])
        strip.setVisible(bool(groups))
        follow_text(strip.setFixedHeight, _FELT)
        buttons = in_row((self.retry, 2), (self.lesson, 1), (self.lab, 1), spacing=4)
        in_column(
            strip,
            PlainLabel(self, about, tone="muted", wraps=True),
            title,
            remember,
            PlainLabel(self, back, tone="muted"),
            STRETCH,
            buttons,
            of=self,
            margins=(12, 12, 12, 8),
            spacing=4,
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
