"""An answer in progress: the finished parts, and the cards picked for the current one."""

from __future__ import annotations

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.training.picking import Picking
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.parts import Part, Value
from pokertable.training.quiz.question import AnyQuestion


class Answering:
    """One question's answer, part by part."""

    def __init__(self, question: AnyQuestion) -> None:
        self.question = question
        self._parts = question.parts
        self._picking: Picking[Value] = Picking()

    @property
    def part(self) -> Part:
        """The current part; the last one when all are given."""
        return self._parts[min(len(self._picking.done), len(self._parts) - 1)]

    @property
    def picks(self) -> Cards:
        """The cards picked for this part, in the order of picking; all of a hand that is picked as a whole."""
        return self.part.shown(self._picking.picks)

    @property
    def cards(self) -> tuple[Cards | None, ...]:
        """The cards of each part so far, the last part as far as picked; None: "there is none"."""
        return (*[value.cards or None for value in self._picking.done], self.picks)

    @property
    def picked(self) -> Value | None:
        """The value of the picked cards in this part; None while they are too few."""
        return self.part.value(self._picking.picks)

    @property
    def can_undo(self) -> bool:
        """Whether a card or a part can be taken back."""
        return self._picking.can_undo

    def toggle(self, card: Card) -> None:
        """Pick a card, or put it back; a surplus card is not picked. Any card picks a whole hand."""
        self.part.toggle(card, self._picking)

    def take(self, value: Value) -> Answer | None:
        """Give this part; returns the whole answer after the last part."""
        self._picking.take(value)
        values = self._picking.done
        return self.question.topic.answer(self.question.deal, values) if len(values) == len(self._parts) else None

    def undo(self) -> bool:
        """Take back the last card, or without one the previous part; returns whether the current part changed."""
        return self._picking.undo()
