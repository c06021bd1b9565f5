"""A question: what is asked, every right answer, and the wrong answers that tempt, each with its error.

What makes a question hard: the wrong answers that tempt, and how strongly each pulls. A pull is

- 3 where the wrong answer looks like a better kind of hand, or like more chips, than the right one, or differs from it
  by the last card alone;
- 2 where it looks as good: the same kind of hand, one step of the arithmetic;
- 1 where it is what one sees first and there is more to see.

The weight of a question is the sum of its pulls; its level, 1 to 4, says between which of `LEVELS` that lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.text import Phrase
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import Deal
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.topic import Topic

LEVELS: Final[dict[Topic, dict[str, tuple[int, int, int]]]] = {
    Topic.HIGH: {"holdem": (1, 3, 4), "omaha": (1, 4, 6), "omaha8": (1, 4, 6), "stud8": (1, 4, 6)},
    Topic.LOW: {"omaha8": (3, 5, 6), "stud8": (2, 3, 4)},
    Topic.PLAY: {"holdem": (4, 5, 7), "omaha": (3, 5, 7), "omaha8": (3, 5, 7)},
    Topic.NUTS: {"holdem": (2, 3, 4), "omaha": (2, 3, 5), "omaha8": (6, 7, 9)},
    Topic.SHOWDOWN: {"holdem": (2, 3, 5), "omaha": (2, 3, 5), "omaha8": (2, 4, 5), "stud8": (2, 3, 5)},
    Topic.POTLIMIT: {"holdem": (7, 10, 13), "omaha": (7, 10, 13), "omaha8": (7, 10, 13)},
    Topic.LIVE: {"stud8": (6, 8, 9)},
}
"""Weights up to which a question is of level 1, 2, 3; anything heavier is of level 4. About the quarters of what chance
deals in that game, as far as its few weights allow: an arithmetic has more wrong ways than a hand, four hole cards more
than two."""
HARDEST: Final = 4


@dataclass(frozen=True, slots=True)
class Tempting:
    """A wrong answer that tempts, the error of who gives it, and its pull (1 to 3)."""

    answer: Answer
    error: ErrorKind
    pull: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Help before the answer: cards to ring and a line of words."""

    cards: frozenset[Card]
    words: Phrase


@dataclass(frozen=True, kw_only=True, slots=True)
class Question:
    """One question. `negative`: what seems to be there is not. `tempting`: the strongest pull first."""

    topic: Topic
    deal: Deal
    negative: bool
    prompt: Phrase
    answer: Answer
    accept: tuple[Answer, ...]
    explanation: Phrase
    tempting: tuple[Tempting, ...]
    hint: Hint

    @property
    def game(self) -> str:
        """The key of the variant."""
        return self.deal.variant.key

    @property
    def weight(self) -> int:
        """The sum of the pulls."""
        return sum(tempting.pull for tempting in self.tempting)

    @property
    def level(self) -> int:
        """1 to 4, by the weight."""
        return 1 + sum(self.weight > most for most in LEVELS[self.topic][self.game])

    def tempted_by(self, wrong: Answer, error: ErrorKind) -> Question:
        """The question with this wrong answer as the one that pulls most: the player fell for it before."""
        others = tuple(tempting for tempting in self.tempting if tempting.answer != wrong)
        return replace(self, tempting=(Tempting(wrong, error, 3), *others))


def temptations(found: Iterable[Tempting], accept: Iterable[Answer]) -> tuple[Tempting, ...]:
    """The wrong ones among them, each answer once, the strongest pull first; of equal pulls the one found first."""
    right = set(accept)
    first: dict[Answer, Tempting] = {}
    for tempting in found:
        if tempting.answer not in right:
            before = first.get(tempting.answer)
            if before is None or tempting.pull > before.pull:
                first[tempting.answer] = tempting
    return tuple(sorted(first.values(), key=lambda tempting: -tempting.pull))
