"""A step of a lesson that is a question of the quiz with fixed cards: for what no board of the lab shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.cards import Card, parse_cards, require_distinct
from pokertable.model.ranking.best import Cards
from pokertable.model.text import Phrase
from pokertable.training.quiz.answering import Answering
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import CardDeal, HandsDeal, QuizError, deal_from_json
from pokertable.training.quiz.parts import CardsPart, HandPart
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics import topic_from

QUESTION_KEYS: Final = frozenset({"game", "topic", "look", "tempting", "expect", "why"})
"""What such a step has beside its cards: ``hand`` and ``board``, or ``hands``, as a deal of the quiz is stored."""
CARD_KEYS: Final = frozenset({"hand", "board", "hands"})


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """`look`: what there is to see. `tempting`: the cards that one is tempted to pick, of a hand any one of its cards.

    `expect`: how the right answer is called. `why`: one sentence. All in English.
    """

    question: Question
    look: str
    tempting: Cards
    expect: str
    why: str

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The cards as they lie: one's own and the board, or every hand."""
        deal = self.question.deal
        if isinstance(deal, HandsDeal):
            return deal.hands
        return tuple(cards for cards in (self.question.cards.hand, self.question.cards.board) if cards)

    @property
    def part(self) -> CardsPart | HandPart:
        """What is picked."""
        (part,) = self.question.parts
        assert isinstance(part, CardsPart | HandPart), self.question.topic.key
        return part

    def answer(self, picks: Cards | None) -> Answer:
        """The answer of who picks these cards, of a hand all or any; None: "there is none".

        Raises `QuizError` for cards that are no answer.
        """
        answering = Answering(self.question)
        cards = picks or ()
        for card in cards[:1] if isinstance(self.part, HandPart) else cards:
            answering.toggle(card)
        value = None if picks is None else answering.picked
        if value is None and (picks is not None or self.part.none is None):
            raise QuizError(f"no answer to {self.question.topic.key}: {' '.join(map(str, picks or ()))}")
        answer = answering.take(value)
        assert answer is not None, "a step is a question of one part"
        return answer

    def misread(self, picks: Cards | None) -> Phrase | None:
        """What who picks these misread, None if they are right."""
        error = grade(self.question, self.answer(picks)).error
        return None if error is None else error.misread


def question_step(data: Mapping[str, Any]) -> QuestionStep:
    """The step of these entries; raises `ValueError` for cards or a topic that give no such question."""
    texts = {name: data[name] for name in ("look", "expect", "why")}
    deal = deal_from_json({"board": "", "game": data["game"], **{key: data[key] for key in CARD_KEYS & data.keys()}})
    if not isinstance(deal, CardDeal | HandsDeal):
        raise QuizError("expected cards")
    require_distinct(deal.seen)
    topic = topic_from(data["topic"])
    if not topic.fits(deal.variant) or [type(part) for part in topic.parts(deal)] not in _ONE_PICK:
        raise QuizError(f"topic {topic.key!r} in {deal.variant.key}: expected one of which cards are picked, at once")
    tempting: tuple[Card, ...] = parse_cards(data["tempting"])
    if not set(tempting) <= set(deal.seen):
        raise QuizError(f"tempting {data['tempting']!r}: expected cards that lie there")
    step = QuestionStep(question=rebuilt(topic, deal), tempting=tempting, **texts)
    step.answer(tempting)
    return step


_ONE_PICK: Final = ([CardsPart], [HandPart])
