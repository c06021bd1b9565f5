"""A question of a topic: its deal, its right answers, and tempting wrong ones. Also a graded reply to it.

A question is hard because of its tempting wrong answers and the pull of each. A pull is

- 3 if the wrong answer looks like a better kind of hand, or like more chips, than the right one, or differs from it
  only by the last card;
- 2 if it looks as good: the same kind of hand, one step of the arithmetic;
- 1 if it is the first thing to see and there is more to see.

The weight of a question is the sum of its pulls; its level is the interval between the `levels` of its topic in which
the weight lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card
from pokertable.model.text import Phrase
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import AnyDeal, Deal
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import Part

if TYPE_CHECKING:
    from pokertable.training.quiz.topic import Topic

HARDEST: Final = 4
D_co = TypeVar("D_co", bound=Deal, covariant=True)
A_co = TypeVar("A_co", bound=Answer, covariant=True)
A = TypeVar("A", bound=Answer)


@dataclass(frozen=True, slots=True)
class Tempting(Generic[A_co]):
    """A tempting wrong answer, the error of a reader who gives it, and its pull (1 to 3)."""

    answer: A_co
    error: ErrorKind
    pull: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Help before the answer: a line of words, and cards to ring, as those of the high or of the `low`."""

    words: Phrase
    cards: frozenset[Card] = frozenset()
    low: bool = False


@dataclass(frozen=True)
class Question(Generic[D_co, A_co]):
    """One question. `accept`: every right answer, the displayed one first.

    `readings`: readers' wrong answers, the strongest pull first; `fell_for`: the player's earlier wrong answer, which
    pulls most. Words are taken from its topic once.
    """

    topic: Topic[D_co, A_co]
    deal: D_co
    accept: tuple[A_co, ...]
    readings: tuple[Tempting[A_co], ...]
    fell_for: Tempting[A_co] | None = None

    @cached_property
    def tempting(self) -> tuple[Tempting[A_co], ...]:
        """The tempting wrong answers, the strongest pull first."""
        if self.fell_for is None:
            return self.readings
        given = self.fell_for.answer
        return (self.fell_for, *(each for each in self.readings if each.answer != given))

    @property
    def answer(self) -> A_co:
        """The displayed right answer."""
        return self.accept[0]

    @property
    def game(self) -> str:
        """The key of the variant."""
        return self.deal.variant.key

    @cached_property
    def prompt(self) -> Phrase:
        """The question in words."""
        return self.topic.prompt(self.deal)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the answer in order."""
        return self.topic.parts(self.deal)

    @cached_property
    def negative(self) -> bool:
        """Whether the apparent hand is an illusion."""
        return self.topic.is_negative(self)

    @cached_property
    def explanation(self) -> Phrase:
        """The right answer and its reasons."""
        return self.topic.explanation(self)

    @cached_property
    def hint(self) -> Hint:
        """The help before the answer."""
        return self.topic.hint(self.deal)

    @property
    def weight(self) -> int:
        """The sum of the pulls."""
        return sum(tempting.pull for tempting in self.tempting)

    @property
    def level(self) -> int:
        """Difficulty, from 1 to the topic's hardest."""
        return self.topic.level(self)


@dataclass(frozen=True)
class Reply(Generic[D_co, A_co]):
    """A graded answer to a question (None: time ran out). `hinted`: the player asked for a hint before it."""

    question: Question[D_co, A_co]
    answer: A_co | None
    hinted: bool = False

    @cached_property
    def error(self) -> ErrorKind | None:
        """The misreading; None if the answer is right."""
        if self.answer is None:
            return OUT_OF_TIME
        topic = self.question.topic
        return None if topic.is_right(self.question, self.answer) else topic.name_error(self.question, self.answer)

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.error is None

    @property
    def counts(self) -> bool:
        """Whether it changes ratings and scores: a right answer after a hint does not."""
        return not (self.hinted and self.right)

    @property
    def headline(self) -> Phrase:
        """Mistake in a wrong answer, in two words."""
        assert self.answer is not None, "nothing was answered"
        return self.question.topic.headline(self.question, self.answer)

    @property
    def why(self) -> Phrase:
        """Why a wrong answer is wrong, then the right answer."""
        return self.question.topic.explain(self.question, self.answer)

    @property
    def hands(self) -> tuple[AnswerHand, ...]:
        """The hands of a card answer, as drawn beside the best."""
        return () if self.answer is None else self.question.topic.hands(self.question, self.answer)

    @property
    def marks(self) -> tuple[tuple[str, int], ...]:
        """For scored answers, each player they are about and the score out of 100."""
        return () if self.answer is None else self.question.topic.marks(self.question, self.answer)

    def json(self) -> Any:
        """The stored form of the answer; None without one."""
        return None if self.answer is None else self.question.topic.json(self.question.deal, self.answer)


AnyQuestion: TypeAlias = Question[AnyDeal, Answer]
"""A question of any topic."""
AnyReply: TypeAlias = Reply[AnyDeal, Answer]


def temptations(found: Iterable[Tempting[A]], accept: Iterable[A]) -> tuple[Tempting[A], ...]:
    """The wrong ones among them, each answer once, the strongest pull first; of equal pulls the first found."""
    right = set(accept)
    first: dict[A, Tempting[A]] = {}
    for tempting in found:
        if tempting.answer not in right:
            before = first.get(tempting.answer)
            if before is None or tempting.pull > before.pull:
                first[tempting.answer] = tempting
    return tuple(sorted(first.values(), key=lambda tempting: -tempting.pull))
