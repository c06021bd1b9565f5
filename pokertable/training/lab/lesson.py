"""Lessons of the lab as data: look, guess which two play, see, and one sentence why. Read from TOML.

A step that does not fit a board of the lab is a question of the quiz (`QuestionStep`), or one of a few answers in words
(`ChoiceStep`).

The cards that play are never written in a lesson: they are worked out. A lesson names the tempting answer; a test
proves that it is wrong in each of the program's own lessons, and that the expected one is right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Union

from pokertable.model.cards import Card, InvalidCard, parse_cards, require_distinct
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.lab.cards import LabCards, LabError, lab_variant, two_from_hand
from pokertable.training.lab.choice import CHOICE_KEYS, CHOICE_MORE, ChoiceStep, choice_step
from pokertable.training.lab.reading import read_share
from pokertable.training.quiz.answering import Answering
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, HandsDeal, QuizError, deal_from_json
from pokertable.training.quiz.parts import NONE, CardsPart, HandPart, Part
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.topics import topic_from

QUESTION_KEYS: Final = frozenset({"game", "topic", "look", "tempting", "expect", "why"})
"""Entries of a question step besides its cards: ``hand`` and ``board``, or ``hands``, as a quiz deal is stored."""
CARD_KEYS: Final = frozenset({"hand", "board", "hands"})


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """`look`: what to look at. `tempting`: the cards one is tempted to pick, for a whole hand any one of its cards.

    `expect`: name of the right answer. `why`: one sentence. All in English.
    """

    question: AnyQuestion
    look: str
    tempting: Cards
    expect: str
    why: str

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The cards as laid out: own cards and the board, or every hand."""
        deal = self.question.deal
        return deal.hands if isinstance(deal, HandsDeal) else tuple([cards for cards in deal.own_and_board if cards])

    @property
    def part(self) -> Part:
        """The part of the question in which cards are picked."""
        return self.question.parts[0]

    def answer(self, picks: Cards | None) -> Answer:
        """The answer for these picked cards (of a hand all or any); None: "there is none".

        Raises `QuizError` for cards that are not an answer.
        """
        answering = Answering(self.question)
        for card in picks or ():
            if card not in answering.picks:
                answering.toggle(card)
        value = answering.picked if picks is not None else NONE if self.part.none is not None else None
        if value is None:
            raise QuizError(f"no answer to {self.question.topic.key}: {' '.join(map(str, picks or ()))}")
        answer = answering.take(value)
        assert answer is not None, "a step is a question of one part"
        return answer

    def misread(self, picks: Cards | None) -> Phrase | None:
        """The misreading in these picks, None if they are right."""
        error = Reply(self.question, self.answer(picks)).error
        return None if error is None else error.misread


def question_step(data: Mapping[str, Any]) -> QuestionStep:
    """The step of these entries; raises `ValueError` for cards or a topic that do not make a question."""
    texts = {name: data[name] for name in ("look", "expect", "why")}
    deal = deal_from_json({"board": "", "game": data["game"], **{key: data[key] for key in CARD_KEYS & data.keys()}})
    if not isinstance(deal, CardDeal | HandsDeal):
        raise QuizError("expected cards")
    require_distinct(deal.seen)
    topic = topic_from(data["topic"])
    tempting: tuple[Card, ...] = parse_cards(data["tempting"])
    if not set(tempting) <= set(deal.seen):
        raise QuizError(f"tempting {data['tempting']!r}: expected cards that lie there")
    question = topic.rebuilt(deal)
    if len(question.parts) > 1 or not isinstance(question.parts[0], CardsPart | HandPart):
        raise QuizError(f"topic {topic.key!r} in {deal.variant.key}: expected one of which cards are picked, at once")
    step = QuestionStep(question=question, tempting=tempting, **texts)
    step.answer(tempting)
    return step


_LISTS: Final = frozenset({"hands", "deal", "choices", "proof", "tell", "examples", "table", "numbers"})
"""Entries that are no texts."""
_STEP_KEYS: Final = frozenset({"game", "hand", "board", "look", "ask", "tempting", "claim", "expect", "why"})


class InvalidLesson(ValueError):
    """A lesson that cannot be read; the text names the lesson and the step."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One question: which two of these cards play for the high, or for the low.

    `look`: what to look at, with the misleading question. `tempting`: the five cards one is tempted to play, called
    `claim`. `expect`: the name of the right hand, or ``no low``. `why`: one sentence. All in English.
    """

    variant: Variant
    hand: Cards
    board: Cards
    look: str
    ask: str
    tempting: Cards
    claim: str
    expect: str
    why: str

    @property
    def cards(self) -> LabCards:
        """The cards in the lab's places."""
        return LabCards.of(self.variant, self.hand, self.board)

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The cards as laid out: the hand and the board."""
        return self.hand, self.board

    @property
    def share(self) -> PotShare:
        """The share of the pot that the step asks about."""
        return next(share for share in self.variant.shares if share.name == self.ask)

    @property
    def has_low(self) -> bool:
        """Whether "no low" is a possible answer."""
        return self.ask == "low"

    @property
    def claims_none(self) -> bool:
        """Whether the tempting answer is "no low"; its five cards then illustrate it."""
        return self.has_low and self.claim.startswith("no low")


Step = Union[LessonStep, QuestionStep, ChoiceStep]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A titled sequence of steps; lessons are sorted by `order`."""

    key: str
    order: int
    title: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class GradedGuess:
    """A graded guess: whether it is right, the best hand (None: there is no low), and every pair that makes it."""

    right: bool
    made: MadeHand | None
    pairs: tuple[Cards, ...]
    words: Phrase


def parse_lesson(key: str, text: str) -> Lesson:
    """The lesson of a TOML text; raises `InvalidLesson` naming the missing or wrong entry."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidLesson(f"{key}: {error}") from error
    title, order, steps = data.get("title"), data.get("order"), data.get("step")
    if not isinstance(title, str) or not isinstance(order, int) or not isinstance(steps, list) or not steps:
        raise InvalidLesson(f"{key}: expected a title, an order and at least one step")
    read = tuple(_step(f"{key}, step {number}", entry) for number, entry in enumerate(steps, 1))
    return Lesson(key, order, title, read)


def game_of(step: Step) -> str:
    """The key of the game that a step is about."""
    return step.question.game if isinstance(step, QuestionStep) else step.variant.key


def in_order(lessons: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """The lessons in teaching order."""
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.key)))


def grade(step: LessonStep, guess: Iterable[Card] | None) -> GradedGuess:
    """Grade two cards of the hand, or None for "there is no low". Any pair that makes the best hand is right."""
    read = read_share(step.share, step.hand, step.board)
    picked = None if guess is None else frozenset(guess)
    if read.legal is None:
        words = phrase("No low: {reason}.", reason=read.none or phrase("these cards don't make one"))
        return GradedGuess(picked is None, None, (), words)
    right = picked is not None and picked in map(frozenset, read.ways)
    return GradedGuess(right, read.legal, read.ways, read.legal.name)


def why_wrong(step: LessonStep, guess: Iterable[Card] | None) -> Phrase:
    """The hand that a wrong guess makes: the best with just these two cards, against the right one."""
    if guess is None:
        return phrase("There is a low.")
    made = best_hand(step.share, tuple(guess), step.board)
    if made is None:
        return phrase("These two make no low.")
    return phrase("With these two, at best: {name}.", name=made.name)


def _step(where: str, data: Mapping[str, Any]) -> Step:
    if not isinstance(data, dict) or not all(isinstance(data[name], str) for name in data.keys() - _LISTS):
        raise InvalidLesson(f"{where}: expected texts")
    asks_quiz, chooses = "topic" in data, "choices" in data
    keys, more = (QUESTION_KEYS, CARD_KEYS) if asks_quiz else (_STEP_KEYS, frozenset())
    if chooses:
        keys, more = CHOICE_KEYS, CHOICE_MORE
    missing, unknown = keys - data.keys(), data.keys() - keys - more
    if missing or unknown:
        named = ", ".join(sorted(missing or unknown))
        raise InvalidLesson(f"{where}: {'missing' if missing else 'unknown'} {named}")
    if not asks_quiz and not chooses:
        return _board_step(where, data)
    try:
        return choice_step(data) if chooses else question_step(data)
    except ValueError as error:
        raise InvalidLesson(f"{where}: {error}") from error


def _board_step(where: str, data: Mapping[str, str]) -> LessonStep:
    try:
        variant = lab_variant(data["game"])
        hand, board = parse_cards(data["hand"]), parse_cards(data["board"])
        LabCards.of(variant, hand, board)
        tempting = parse_cards(data["tempting"])
    except (InvalidCard, LabError) as error:
        raise InvalidLesson(f"{where}: {error}") from error
    if data["ask"] not in {share.name for share in variant.shares} or not two_from_hand(variant):
        raise InvalidLesson(f"{where}: ask {data['ask']!r} in {variant.key}")
    texts = {name: data[name] for name in ("look", "ask", "claim", "expect", "why")}
    return LessonStep(variant=variant, hand=hand, board=board, tempting=tempting, **texts)
