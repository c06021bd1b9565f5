"""A topic of the quiz, and a question of it: its right answers, and the wrong ones that tempt, each with its error.

What makes a question hard: the wrong answers that tempt, and how strongly each pulls. A pull is

- 3 where the wrong answer looks like a better kind of hand, or like more chips, than the right one, or differs from it
  by the last card alone;
- 2 where it looks as good: the same kind of hand, one step of the arithmetic;
- 1 where it is what one sees first and there is more to see.

The weight of a question is the sum of its pulls; its level, 1 to 4, says between which of the
`levels` of its topic that lies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, TypeVar

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, Deal, HandsDeal
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import Part

HARDEST: Final = 4
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Tempting:
    """A wrong answer that tempts, the error of who gives it, and its pull (1 to 3)."""

    answer: Answer
    error: ErrorKind
    pull: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Help before the answer: cards to ring, as those of the high or of the `low`, and a line of words."""

    cards: frozenset[Card]
    words: Phrase
    low: bool = False


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
    def cards(self) -> CardDeal:
        """The cards it is about, where it is not about a hand that was played."""
        assert isinstance(self.deal, CardDeal), self.topic.key
        return self.deal

    @property
    def hands(self) -> HandsDeal:
        """The hands it is about, where these are to be compared."""
        assert isinstance(self.deal, HandsDeal), self.topic.key
        return self.deal

    @property
    def hand(self) -> PlayedDeal:
        """The hand that was played, where it is about one."""
        assert isinstance(self.deal, PlayedDeal), self.topic.key
        return self.deal

    def truth(self, kind: type[_Answer]) -> _Answer:
        """The right answer, of the kind that the topic has."""
        assert isinstance(self.answer, kind), self.topic.key
        return self.answer

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the answer in order."""
        return self.topic.parts(self.deal)

    @property
    def weight(self) -> int:
        """The sum of the pulls."""
        return sum(tempting.pull for tempting in self.tempting)

    @property
    def level(self) -> int:
        """1 to 4, by the weight, or as the topic says."""
        if self.topic.level is not None:
            return self.topic.level(self)
        return 1 + sum(self.weight > most for most in self.topic.levels(self.deal.variant))

    def tempted_by(self, wrong: Answer, error: ErrorKind) -> Question:
        """The question with this wrong answer as the one that pulls most: the player fell for it before."""
        others = tuple(tempting for tempting in self.tempting if tempting.answer != wrong)
        return replace(self, tempting=(Tempting(wrong, error, 3), *others))


def named_by_tempting(otherwise: ErrorKind) -> Callable[[Question, Any], ErrorKind]:
    """Names the error of an answer by the wrong one that comes to it; `otherwise` where none does."""
    return lambda question, given: next((t.error for t in question.tempting if t.answer == given), otherwise)


@dataclass(frozen=True, kw_only=True, slots=True, eq=False)
class Topic:
    """A skill of hand reading: which games it fits, how it deals, asks, grades and explains.

    `key` is its name on the command line and in the stored progress. The deals, answers and errors of the functions
    are those of the topic.

    - `levels`: the weights up to which a question is of level 1, 2, 3 in this game; anything heavier is of level 4;
    - `rare`: errors that chance seldom tempts to: every second question looks for one of them;
    - `build`: the question about a deal, None if it teaches nothing; `about` asks about any cards, those of a hand
      that was played too;
    - `answer`: made of the values of all parts (`parts.Value`); `read`: from JSON, raises `ValueError`,
      `KeyError` or `TypeError`;
    - `name_error`, `headline`: a wrong answer's error, and what is not so in two words;
    - `correct`: why a wrong answer is wrong, then what is right; `confirm`: what is said to a right one, and to none;
    - `hands`: the hands of an answer about cards, as they are drawn beside the best;
    - `facts`: what the answer follows from besides the cards, as JSON;
    - `negatives`: the share of questions, level by level, in which what seems to be there is not. Easy hands are seldom
      negatives and hard ones seldom anything else, so these follow the cards, and are a half of all levels together;
    - `times`: an answer with so many times the chips, where a disguise may multiply them;
    - `marks`: whom an answer is about and what of a hundred it scored of each, where it is more than right or wrong;
    - `level`, `hardest`, `find`, `disguise`: of a topic whose deals are looked for: how hard a question is and can be,
      a deal of a level, and the question again so that it fools in the same way (None: not this time).
    """

    key: str
    title: Phrase
    fits: Callable[[Variant], bool]
    levels: Callable[[Variant], tuple[int, int, int]]
    negatives: tuple[float, float, float, float]
    errors: tuple[ErrorKind, ...]
    rare: Callable[[Variant], tuple[ErrorKind, ...]]
    deal: Callable[[Variant, random.Random], Deal]
    build: Callable[[Any], Question | None]
    about: Callable[[Any], Question] | None = None
    parts: Callable[[Any], tuple[Part, ...]]
    answer: Callable[[Question, Sequence[Any]], Answer]
    read: Callable[[Question, Any], Answer]
    is_right: Callable[[Question, Any], bool] = lambda question, given: given in question.accept
    name_error: Callable[[Question, Any], ErrorKind]
    headline: Callable[[Question, Any, ErrorKind], Phrase]
    correct: Callable[[Question, Any], Phrase]
    confirm: Callable[[Question, Any], Phrase] = lambda question, _: question.explanation
    hands: Callable[[Question, Any], tuple[AnswerHand, ...]] = lambda *_: ()
    facts: Callable[[Question], dict[str, Any]] = lambda _: {}
    marks: Callable[[Question, Any], tuple[tuple[str, int], ...]] = lambda *_: ()
    times: Callable[[Any, int], Answer] | None = None
    level: Callable[[Question], int] | None = None
    hardest: int = HARDEST
    find: Callable[[Variant, int, random.Random], Deal] | None = None
    disguise: Callable[[Question, Any, random.Random], Question | None] | None = None

    @property
    def games(self) -> tuple[str, ...]:
        """Keys of the games in which it is asked."""
        return _games(self.fits)

    def explain(self, question: Question, given: Answer | None) -> Phrase:
        """What is said of an answer, or of none."""
        right = given is None or self.is_right(question, given)
        return self.confirm(question, given) if right else self.correct(question, given)

    def error(self, key: str) -> ErrorKind | None:
        """Its error of this key, that of an answer that came too late among them; None if it has none."""
        return next((error for error in (*self.errors, OUT_OF_TIME) if error.key == key), None)


@cache
def _games(fits: Callable[[Variant], bool]) -> tuple[str, ...]:
    """Keys of the games that fit: the pages of the quiz ask for them by the hundred."""
    return tuple(key for key, variant in CATALOGUE.items() if fits(variant))


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
