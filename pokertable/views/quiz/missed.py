"""A missed question as a card: its cards, the answer given and the right one, why, and the ways on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.model.text import phrase
from pokertable.session.words.line import CardText
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.run import Outcome
from pokertable.training.quiz.answers import Counted
from pokertable.training.quiz.deals import AnyDeal, HandsDeal
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import NumbersPart
from pokertable.training.quiz.question import AnyReply
from pokertable.training.quiz.topics.what_to_do import Decision
from pokertable.views.cards.card_text import with_signs
from pokertable.views.cards.groups import GroupsFelt
from pokertable.views.kit.fonts import follow_text, scaled, set_type, sized
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import game_title, headed, in_a_row, number, shown
from pokertable.views.quiz.decide.choices import name_of
from pokertable.views.quiz.says import lab_cards
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

_FELT, _NARROW_FELT = 62, 48
_HIGH: Final = 220
_APART: Final = 12
"""Least room between the question and when it comes back on one line, in px."""
_EDGE, _INSIDE = 12, 8
"""Px from the card's edge to its parts, and from there to its words."""
_MARK: Final = 20
_WRONG, _RIGHT = "\N{BALLOT X}", "\N{CHECK MARK}"


def groups_of(deal: AnyDeal) -> tuple[tuple[Card, ...], ...]:
    """The cards that a question is about: one's own and the board, or every hand."""
    if isinstance(deal, HandsDeal):
        return deal.hands
    return tuple([cards for cards in deal.own_and_board if cards])


def answers(reply: AnyReply) -> tuple[str, str] | None:
    """The answer given and the right one, in a few words, as far as they differ; None where they have none."""
    question, given = reply.question, reply.answer
    if isinstance(question.deal, DecideSpot) and isinstance(given, Decision):
        verdict = question.deal.verdict(given.choice)
        mine, best = (question.deal.choices[at] for at in (given.choice, question.deal.values.best))
        return name_of(mine, verdict), name_of(best, verdict)
    part = question.parts[0]
    if isinstance(part, NumbersPart) and isinstance(given, Counted) and isinstance(question.answer, Counted):
        return _counts(part, given, question.answer)
    wrong = [each for each in reply.hands if not each.right]
    right = question.topic.hands(question, question.answer)
    if not wrong or not right:
        return None
    if len(right) == len(reply.hands):
        right = tuple([best for best, each in zip(right, reply.hands, strict=True) if not each.right])
    said, truth = (in_a_row([shown(each.name) for each in hands]) for hands in (wrong, right))
    if said == truth:  # two hands of one name: their cards tell them apart
        said, truth = (in_a_row(map(_with_cards, hands)) for hands in (wrong, right))
    return said, truth


def _counts(part: NumbersPart, given: Counted, right: Counted) -> tuple[str, str]:
    """The numbers given and the right ones that differ from them, with their names where there are several."""
    differing = [each for each in zip(part.names, given.numbers, right.numbers, strict=True) if each[1] != each[2]]
    if len(part.names) == 1:
        return number(given.numbers[0]), number(right.numbers[0])
    said = [headed(shown(name), number(mine)) for name, mine, _ in differing]
    return in_a_row(said), in_a_row(headed(shown(name), number(best)) for name, _, best in differing)


def _with_cards(hand: AnswerHand) -> str:
    cards = CardText(sorted((*hand.hole, *hand.board), reverse=True))
    return with_signs(phrase("{hand}: {cards}", hand=hand.name, cards=cards))


class MissCard(QFrame):
    """`retry_wanted()`, also by a click on the card, `lab_wanted()` and `lesson_wanted()`: its buttons."""

    retry_wanted = Signal()
    lab_wanted = Signal()
    lesson_wanted = Signal()

    def __init__(
        self,
        number: int,
        key: int,
        outcome: Outcome,
        back: str,
        parent: QWidget | None = None,
        *,
        names_game: bool = True,
    ) -> None:
        """The miss is question `number`, counted from 1; the digit `key` asks it again; `back`: when it returns."""
        super().__init__(parent)
        self.setObjectName("card")
        question, error = outcome.prepared.question, outcome.reply.error
        assert error is not None, "it was missed"
        groups = groups_of(question.deal)
        game = [game_title(question.game)] if names_game else []
        about = self.tr("{number}. {topic}").format(number=number, topic=in_a_row([shown(question.topic.title), *game]))
        said = answers(outcome.reply)
        yours, right = said or (shown(error.title), "")
        self.yours = PlainLabel(self, yours, tone="muted", wraps=True)
        self.right = PlainLabel(self, right, tone="strong", wraps=True)
        marks = PlainLabel(self, _WRONG, tone="wrong"), PlainLabel(self, _RIGHT, tone="right")
        for part in (self.right, marks[1]):
            part.setVisible(bool(right))
        self.yours.setAccessibleName(self.tr("Your answer: {answer}").format(answer=yours))
        self.right.setAccessibleName(self.tr("Right answer: {answer}").format(answer=right))
        for mark in marks:
            set_type(mark, 14, bold=True)
            follow_text(mark.setFixedWidth, _MARK)
        why = shown(error.remember_in(question.deal.variant))
        remember = PlainLabel(self, why, wraps=True)
        remember.setToolTip(plain_tip(shown(error.title)))
        self.retry = Button(Tone.OUTLINED, self, self.tr("Try again"), key=str(key) if key < 10 else "")
        self.retry.clicked.connect(self.retry_wanted)
        self.retry.setVisible(outcome.waits is not None)
        self.lesson = Button(Tone.QUIET, self, self.tr("Lesson"), clicked=self.lesson_wanted)
        self.lab = Button(Tone.QUIET, self, self.tr("Lab"), clicked=self.lab_wanted)
        self.lab.setVisible(lab_cards(question) is not None)
        self._felt = strip = GroupsFelt(self)
        strip.around = (20, 12)
        strip.show_groups([("", cards) for cards in groups])
        strip.setVisible(bool(groups))
        self.about, self.back = (PlainLabel(self, words, tone="muted", wraps=True) for words in (about, back))
        self.back.setVisible(bool(back))
        self._head = in_row((self.about, 1), self.back, spacing=0)
        for button in (self.retry, self.lesson, self.lab):
            follow_text(button.setFixedHeight, SIZES.target)
        buttons = in_row((self.retry, 2), (self.lesson, 1), (self.lab, 1), spacing=4)
        words = in_column(
            self._head,
            in_row((marks[0], 0, Qt.AlignmentFlag.AlignTop), (self.yours, 1), spacing=0),
            in_row((marks[1], 0, Qt.AlignmentFlag.AlignTop), (self.right, 1), spacing=0),
            remember,
            margins=(_INSIDE - RING, 0, _INSIDE - RING, 0),
            spacing=4,
        )
        above = in_column(strip, words, STRETCH, margins=(RING, 0, RING, 0), spacing=6)
        in_column((above, 1), buttons, of=self, margins=(_EDGE - RING, _EDGE, _EDGE - RING, _EDGE - RING), spacing=6)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow_text(self.setMinimumHeight, _HIGH)
        if not self.retry.isHidden():
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def fit(self, width: int, *, narrow: bool) -> None:
        """Fit its parts to its future width: when it comes back stands beside the question where both have room."""
        self._felt.setFixedHeight(sized(_NARROW_FELT if narrow else _FELT))
        words = [label.fontMetrics().horizontalAdvance(label.text()) for label in (self.about, self.back)]
        beside = sum(words) + scaled(_APART) <= width - 2 * scaled(_EDGE + _INSIDE)
        self.back.setWordWrap(not beside)  # a label that wraps would do so too soon
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask again, as the button does."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and not self.retry.isHidden():
            self.retry.click()
