"""An answer in progress: the parts that are given, and the cards picked for each."""

from __future__ import annotations

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.training.picking import Picking
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.parts import NONE, Part, Value
from pokertable.training.quiz.question import AnyQuestion


class Answering:
    """One question's answer, part by part; `at` is the number of the current part."""

    def __init__(self, question: AnyQuestion) -> None:
        self.question = question
        self.at = 0
        self._parts = question.parts
        self._pickings: list[Picking[Value]] = [Picking() for _ in self._parts]
        self._given: dict[int, Value] = {}

    @property
    def part(self) -> Part:
        """The current part."""
        return self._parts[self.at]

    @property
    def picks(self) -> Cards:
        """The cards picked for this part, in the order of picking; all of a hand that is picked as a whole."""
        return self._picked_for(self.at)

    @property
    def cards(self) -> tuple[Cards | None, ...]:
        """The cards of each part as far as picked; None: "there is none"."""
        return tuple([None if self._given.get(at) == NONE else self._picked_for(at) for at in range(len(self._parts))])

    @property
    def picked(self) -> Value | None:
        """The value of the picked cards in this part; None while they are too few."""
        return self.part.value(self._pickings[self.at].picks)

    @property
    def can_undo(self) -> bool:
        """Whether a card or a part can be taken back."""
        return bool(self.picks) or self.at > 0

    def toggle(self, card: Card) -> None:
        """Pick a card, or put it back; a surplus card is not picked. Any card picks a whole hand."""
        self.part.toggle(card, self._pickings[self.at])

    def take(self, value: Value) -> Answer | None:
        """Give this part, and those that have all their cards; returns the whole answer once no part is missing."""
        self._given[self.at] = value
        for at, part in enumerate(self._parts):
            picks = self._pickings[at].picks
            whole = part.value(picks) if part.slots and len(picks) >= part.slots else None
            if whole is not None:
                self._given.setdefault(at, whole)
        missing = [at for at in range(len(self._parts)) if at not in self._given]
        if missing:
            self.at = missing[0]
            return None
        values = [self._given[at] for at in range(len(self._parts))]
        return self.question.topic.answer(self.question.deal, values)

    def go_to(self, at: int) -> bool:
        """Go to a part, whose cards stay as picked; returns whether it is another one."""
        changes = at != self.at
        self._given.pop(at, None)
        self.at = at
        return changes

    def undo(self) -> bool:
        """Take back the last card, or without one the previous part; returns whether the current part changed."""
        if self.picks:
            self._pickings[self.at].undo()
            return False
        return self.at > 0 and self.go_to(self.at - 1)

    def _picked_for(self, at: int) -> Cards:
        return self._parts[at].shown(self._pickings[at].picks)
