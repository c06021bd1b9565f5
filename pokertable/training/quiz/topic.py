"""A topic of the quiz: a skill of hand reading, its questions, and the texts about answers.

The kinds of topics, by answer, are in `kinds`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from pokertable.model.cached import cached_property
from pokertable.model.games import CATALOGUE
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import AnyDeal, Deal, QuizError
from pokertable.training.quiz.disguise import with_other_cards
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.hands import AnswerHand
from pokertable.training.quiz.parts import Part, Value
from pokertable.training.quiz.question import HARDEST, Hint, Question, Tempting, temptations
from pokertable.training.quiz.reasons import before

D = TypeVar("D", bound=Deal)
A = TypeVar("A", bound=Answer)
MOST_DEALS: Final = 4000
"""Most deals tried for a question; a handful suffices for all but the rarest kinds."""
_LOOKED_AT: Final = 20
"""Questions examined for the wanted kind, negative or not, and error; the best match is taken."""
_FOR_THE_LEVEL: Final = 100
"""Most questions examined for the wanted level."""
_STATED: Final = {
    "key": ("", "its name on the command line and in the stored progress"),
    "title": ("", "its name on screen"),
    "deals": ("", "the class of what it asks about"),
    "errors": ("", "every error that it names, last that of an answer to which nothing tempts"),
    "negatives": ("", "the share of questions, level by level, in which what seems to be there is not"),
    "weights": ("levels", "the weights up to which a question is of level 1, 2, 3"),
    "asks": ("prompt", "what is asked"),
    "denies": ("headline", "what is not so of a wrong answer, in two words"),
}
"""Attributes that every topic states, or gives by a method if they depend on the game or on the cards."""


class Topic(ABC, Generic[D, A]):
    """A skill of hand reading: the games it fits, dealing, asking, grading and explaining.

    `_STATED` lists its attributes. Easy hands are seldom negatives and hard ones seldom anything else, so `negatives`
    follow the cards, and are half of all questions over all levels. `seldom`: errors that chance seldom tempts to.
    `hardest` is the highest level. `finds_deals`: deals are searched for, not random. `asks_any`: a deal from elsewhere
    is asked about even if nothing tempts. `reads`: a wrong answer is a misread of cards or of a range.
    """

    key: ClassVar[str]
    title: ClassVar[Phrase]
    deals: type[D]
    errors: ClassVar[tuple[ErrorKind, ...]]
    negatives: ClassVar[tuple[float, float, float, float]]
    weights: ClassVar[tuple[int, int, int]]
    asks: ClassVar[Phrase]
    denies: ClassVar[Phrase]
    seldom: ClassVar[tuple[ErrorKind, ...]] = ()
    hardest: ClassVar[int] = HARDEST
    finds_deals: ClassVar[bool] = False
    asks_any: ClassVar[bool] = False
    reads: ClassVar[bool] = True

    def __init__(self) -> None:
        for name, (method, what) in _STATED.items():
            says = method and getattr(type(self), method) is not getattr(Topic, method)
            if not says and not hasattr(self, name):
                instead = f" and has no `{method}`" if method else ""
                raise TypeError(f"topic {type(self).__name__} states no `{name}`{instead}: {what}")

    # Games and difficulty

    @abstractmethod
    def fits(self, variant: Variant) -> bool:
        """Whether it suits this game: by the game's properties, not by its key."""

    @cached_property
    def games(self) -> tuple[str, ...]:
        """Keys of the games that it fits."""
        return tuple([key for key, variant in CATALOGUE.items() if self.fits(variant)])

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        """Greatest weights of questions of levels 1, 2, 3 in this game; anything heavier is of level 4."""
        return self.weights

    def level(self, question: Question[D, A]) -> int:
        """Difficulty of a question, 1 to `hardest`."""
        return 1 + sum(question.weight > most for most in self.levels(question.deal.variant))

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        """Errors that chance seldom tempts to in this game: every second question looks for one of them."""
        return self.seldom

    def error(self, key: str) -> ErrorKind | None:
        """The error of this key, including that of a late answer; None if it has none."""
        return next((error for error in (*self.errors, OUT_OF_TIME) if error.key == key), None)

    # Questions

    @abstractmethod
    def deal(self, variant: Variant, rng: random.Random) -> D:
        """A random subject."""

    def chosen(
        self,
        variant: Variant,
        rng: random.Random,
        asked: Collection[str] = (),
        theme: str = "",
    ) -> D | None:
        """A subject counted beforehand, of this theme or any, not `asked` lately if it can be; None: there is none."""
        return None

    def theme_in(self, deal: D) -> str:
        """The word of the theme that a subject counted beforehand belongs to; "" for others."""
        return ""

    def name_of(self, deal: D) -> str:
        """The name by which a subject counted beforehand is remembered; "" for others."""
        return ""

    @abstractmethod
    def accepted(self, deal: D) -> Sequence[A]:
        """Every right answer, the displayed one first; empty: there is nothing to ask."""

    @abstractmethod
    def misreadings(self, deal: D, accept: Sequence[A]) -> Iterable[Tempting[A]]:
        """Answers of misreaders with one mistake each; some may be right all the same."""

    @abstractmethod
    def is_negative(self, question: Question[D, A]) -> bool:
        """Whether the apparent hand is an illusion."""

    def teaches(self, question: Question[D, A]) -> bool:
        """Whether a question is worth asking."""
        return bool(question.tempting)

    def about(self, deal: D) -> Question[D, A] | None:
        """The question about this deal, whether or not it is worth asking; None: there is nothing to ask."""
        accept = tuple(self.accepted(deal))
        if not accept:
            return None
        return Question(self, deal, accept, temptations(self.misreadings(deal, accept), accept))

    def build(self, deal: D) -> Question[D, A] | None:
        """The question about this deal; None: it is not worth asking."""
        question = self.about(deal)
        return question if question is not None and self.teaches(question) else None

    def rebuilt(self, deal: Deal) -> Question[D, A]:
        """The question about a stored deal or one from elsewhere; raises `QuizError` if there is none (any more)."""
        if not isinstance(deal, self.deals) or not self.fits(deal.variant):
            raise QuizError(f"topic {self.key!r} in {deal.variant.key}: expected something else to ask about")
        try:
            question = self.about(deal) if self.asks_any else self.build(deal)
        except ValueError as error:
            raise QuizError(f"a stored {self.key} deal gives no question: {error}") from error
        if question is None:
            raise QuizError(f"a stored {self.key} deal gives no question")
        return question

    def ask(self, variant: Variant, rng: random.Random, level: int | None = None) -> Question[D, A]:
        """A question in this game, as near as possible to this `level`.

        Raises `QuizError` for a game that the topic does not fit, and if no question is found.
        """
        if self.fits(variant):
            return self.search(variant, rng, level)
        raise QuizError(
            "topic {topic} in game {game}: expected one of {names}",
            topic=repr(self.key),
            game=repr(variant.key),
            names=", ".join(self.games),
        )

    def search(self, variant: Variant, rng: random.Random, level: int | None) -> Question[D, A]:
        """A question of this `level` (1 to 4; None: any); for the rarest kinds of a level near it.

        Whether it is a negative is drawn first, by the topic's frequency at this level; if there is none, the other
        kind is asked.
        """
        negative = rng.random() < self.negatives[rng.randrange(HARDEST) if level is None else level - 1]
        rare = self.rare(variant)
        focus = rng.choice(rare) if rare and rng.random() < 0.5 else None
        best: Question[D, A] | None = None
        least = (HARDEST, True, True)
        looked_at = 0
        for _ in range(MOST_DEALS):
            question = self.build(self.deal(variant, rng))
            if question is None:
                continue
            looked_at += 1
            misfit = (
                0 if level is None else abs(question.level - level),
                question.negative is not negative,
                focus is not None and focus not in {tempting.error for tempting in question.tempting},
            )
            if best is None or misfit < least:
                best, least = question, misfit
            if not any(least) or (looked_at >= _LOOKED_AT and not least[0]) or looked_at >= _FOR_THE_LEVEL:
                break
        if best is None:
            raise QuizError(
                "topic {topic} in game {game}: no question found in {count} deals",
                topic=repr(self.key),
                game=repr(variant.key),
                count=MOST_DEALS,
            )
        return best

    def disguised(self, question: Question[D, A], wrong: A | None, rng: random.Random) -> Question[D, A]:
        """Another question with the same temptations; `wrong` is the answer given (None: out of time).

        `wrong` becomes the most tempting answer. Raises `QuizError` if nothing keeps the pattern.
        """
        return with_other_cards(question, wrong, rng)

    # Answers

    @abstractmethod
    def parts(self, deal: D) -> tuple[Part, ...]:
        """The parts of an answer in order."""

    @abstractmethod
    def answer(self, deal: D, values: Sequence[Value]) -> A:
        """The answer of these values, one per part."""

    @abstractmethod
    def json(self, deal: D, answer: A) -> Any:
        """An answer in the form of the command line, which is also its stored form."""

    @abstractmethod
    def read(self, deal: D, data: Any) -> A:
        """An answer from that form; raises `ValueError`, `KeyError` or `TypeError` for anything else."""

    def stored_answer(self, deal: D, data: Any) -> A:
        """A stored answer; raises `QuizError` if it is not an answer to this deal."""
        try:
            return self.read(deal, data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise QuizError(f"a stored answer cannot be read: {error}") from error

    def is_right(self, question: Question[D, A], given: A) -> bool:
        """Whether an answer is right."""
        return given in question.accept

    def name_error(self, question: Question[D, A], given: A) -> ErrorKind:
        """The error of a wrong answer: that of a matching reader, else the last of `errors`."""
        return next((tempting.error for tempting in question.tempting if tempting.answer == given), self.errors[-1])

    def marks(self, question: Question[D, A], given: A) -> tuple[tuple[str, int], ...]:
        """For scored answers, each player they are about and the score out of 100."""
        return ()

    # Words

    def prompt(self, deal: D) -> Phrase:
        """The question in words."""
        return self.asks

    @abstractmethod
    def hint(self, deal: D) -> Hint:
        """The help before the answer."""

    @abstractmethod
    def explanation(self, question: Question[D, A]) -> Phrase:
        """The right answer and its reasons."""

    def why_not(self, question: Question[D, A], given: A) -> Phrase | None:
        """Why a wrong answer is wrong; None if the right answer makes it clear."""
        return None

    def correct(self, question: Question[D, A], given: A) -> Phrase:
        """Why a wrong answer is wrong, then the right answer."""
        return before(self.why_not(question, given), self.confirm(question, None))

    def confirm(self, question: Question[D, A], given: A | None) -> Phrase:
        """The text for a right answer, or for none."""
        return question.explanation

    def explain(self, question: Question[D, A], given: A | None) -> Phrase:
        """The text for an answer, or for none."""
        if given is None or self.is_right(question, given):
            return self.confirm(question if given is None else self.showing(question, given), given)
        return self.correct(question, given)

    def showing(self, question: Question[D, A], given: A) -> Question[D, A]:
        """The question with a right answer as the displayed one, where others are as good."""
        return question

    def headline(self, question: Question[D, A], given: A) -> Phrase:
        """Mistake in a wrong answer, in two words."""
        return self.denies

    def hands(self, question: Question[D, A], given: A) -> tuple[AnswerHand, ...]:
        """The hands of a card answer, as drawn beside the best."""
        return ()

    def comes_back(self, when: str) -> Phrase:
        """When a miss returns, and what will have changed."""
        return phrase("{when}, with other suits and ranks", when=when)

    # JSON

    def facts(self, question: Question[D, A]) -> dict[str, Any]:
        """Every fact from which the answer follows."""
        return question.deal.facts()

    def told(self, question: Question[D, A], answer: A) -> Any:
        """An answer in the output of the command line."""
        return self.json(question.deal, answer)

    def more(self, question: Question[D, A]) -> dict[str, Any]:
        """Further fields of a question in the output of the command line."""
        return {}

    def accept_json(self, question: Question[D, A]) -> list[Any] | None:
        """Every right answer; None for scored answers."""
        return [self.told(question, answer) for answer in question.accept]


AnyTopic: TypeAlias = Topic[AnyDeal, Answer]
"""A topic of any kind."""
