"""The answer as it is being given: the parts that are whole, and the cards picked for the part that is not."""

from __future__ import annotations

from pokertable.model.cards import Card
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.steps import PickStep, Step, Value, composed, steps


class Answering:
    """One question's answer, part by part."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._steps = steps(question)
        self._values: list[Value] = []
        self._picks: list[Card] = []

    @property
    def step(self) -> Step:
        """The part that is being given; the last one once all are."""
        return self._steps[min(len(self._values), len(self._steps) - 1)]

    @property
    def picks(self) -> tuple[Card, ...]:
        """The cards picked for this part, in the order of picking."""
        return tuple(self._picks)

    @property
    def picked(self) -> Value:
        """The cards picked as the value of this part; None while they are too few."""
        step = self.step
        if not isinstance(step, PickStep) or not step.least <= len(self._picks) <= step.most:
            return None
        return tuple(self._picks)

    @property
    def can_undo(self) -> bool:
        """Whether a card or a part can be taken back."""
        return bool(self._picks or self._values)

    def toggle(self, card: Card) -> None:
        """Pick a card, or put it back; one too many is not picked."""
        step = self.step
        if card in self._picks:
            self._picks.remove(card)
        elif isinstance(step, PickStep) and len(self._picks) < step.most:
            self._picks.append(card)

    def take(self, value: Value) -> Answer | None:
        """This part is given; the whole answer once it was the last part."""
        self._values.append(value)
        self._picks = []
        return composed(self.question, self._values) if len(self._values) == len(self._steps) else None

    def undo(self) -> bool:
        """Take the last card back, or with none the part before; whether another part is being given now."""
        if self._picks:
            self._picks.pop()
            return False
        if not self._values:
            return False
        before = self._values.pop()
        self._picks = [card for card in before if isinstance(card, Card)] if isinstance(before, tuple) else []
        return True
