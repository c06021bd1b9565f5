"""A lesson while it is taken: the step, the cards picked so far, and the verdict once there is one. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.training.lesson import Lesson, LessonStep, Verdict


@dataclass(slots=True)
class LessonRun:
    """One step of a lesson, counted from 0. `wrong`: what is wrong with the guess."""

    lesson: Lesson
    step: int
    picked: Cards = ()
    verdict: Verdict | None = None
    wrong: str = ""

    @property
    def now(self) -> LessonStep:
        """The step."""
        return self.lesson.steps[self.step]

    @property
    def answered(self) -> bool:
        """Whether the guess was made."""
        return self.verdict is not None

    @property
    def is_last(self) -> bool:
        """Whether the lesson ends with this step."""
        return self.step + 1 == len(self.lesson.steps)

    @property
    def low_is_next(self) -> bool:
        """Whether the next step asks for the low of the same cards: it is not told before."""
        if self.is_last:
            return False
        after = self.lesson.steps[self.step + 1]
        return after.has_low and not self.now.has_low and after.cards == self.now.cards

    def toggle(self, card: Card) -> None:
        """Pick a card or put it back; the third takes the place of the first."""
        if card in self.picked:
            self.picked = tuple(other for other in self.picked if other != card)
        else:
            self.picked = (*self.picked, card)[-2:]

    def answer(self, verdict: Verdict, wrong: str) -> None:
        """The guess was made."""
        self.verdict, self.wrong = verdict, wrong
