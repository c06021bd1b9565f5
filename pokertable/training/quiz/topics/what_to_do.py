"""Deciding: call, raise or fold, stand pat or discard, against values counted beforehand."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.phh.text import Unit
from pokertable.session.words.line import listed
from pokertable.training.decide import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.stakes import at_other_stakes
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.decide.words import headline, prompt, worth
from pokertable.training.quiz.answers import WithoutCards
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.disguise import other_suits
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import Part, Value
from pokertable.training.quiz.question import HARDEST, Hint, Question, Tempting
from pokertable.training.quiz.topic import Topic

TOO_LOOSE: Final = error_kind(
    "too_loose",
    "Too loose",
    "You put chips in when folding was better.",
    "Compare what you need with what you have, then think of the bets to come.",
)
TOO_TIGHT: Final = error_kind(
    "too_tight",
    "Too tight",
    "You folded a hand worth playing.",
    "Fold only if calling and raising would both lose chips.",
)
TOO_PASSIVE: Final = error_kind(
    "too_passive",
    "Too passive",
    "You didn't bet or raise a hand that was worth it.",
    "Ahead of what would call? Then bet.",
)
TOO_AGGRESSIVE: Final = error_kind(
    "too_aggressive",
    "Too aggressive",
    "You bet, completed or raised when checking or calling was better.",
    "Who calls a raise: better hands, or worse ones?",
)
WRONG_SIZE: Final = error_kind(
    "wrong_size", "Wrong size", "Another size was better.", "Bet what worse hands will still call."
)
WRONG_DISCARD: Final = error_kind(
    "wrong_discard",
    "Wrong discard",
    "Other discards were better.",
    "Count what improves each of the hands you could keep.",
)
_TRIES: Final = 12
_PULLS: Final = (0.25, 0.1)
"""Parts of the stake below which a loss pulls 2 and 3."""
_LEVELS: Final = (0.25, 0.12, 0.06)
"""Least loss of the second best choice, in stakes, of questions of level 1, 2, 3."""


@dataclass(frozen=True, slots=True)
class Decision(WithoutCards):
    """A choice of the spot, by its index."""

    choice: int

    @property
    def values(self) -> tuple[Value, ...]:
        """The index as one part."""
        return (Value(numbers=(self.choice,)),)


_Question = Question[DecideSpot, Decision]


class WhatToDo(Topic[DecideSpot, Decision]):
    """A spot from the bank of a game, or one of the player's own costly decisions."""

    key = "decide"
    title = phrase("Decisions")
    reads = False
    deals = DecideSpot
    errors = (TOO_LOOSE, TOO_TIGHT, TOO_PASSIVE, TOO_AGGRESSIVE, WRONG_SIZE, WRONG_DISCARD)
    negatives = (0.0,) * HARDEST
    weights = (0, 0, 0)
    denies = phrase("Wrong choice")
    finds_deals = True

    def fits(self, variant: Variant) -> bool:
        return variant.key in bank.games()

    def level(self, question: _Question) -> int:
        return 1 + sum(question.deal.gap < least for least in _LEVELS)

    def chosen(
        self, variant: Variant, rng: random.Random, asked: Collection[str] = (), theme: str = ""
    ) -> DecideSpot | None:
        return bank.drawn(variant.key, rng, DecideTheme(theme) if theme else None, asked)

    def theme_in(self, deal: DecideSpot) -> str:
        return deal.theme.value

    def name_of(self, deal: DecideSpot) -> str:
        return deal.id

    def deal(self, variant: Variant, rng: random.Random) -> DecideSpot:
        found = self.chosen(variant, rng)
        if found is None:
            raise QuizError(f"there is no bank of {variant.key}")
        return found

    def search(self, variant: Variant, rng: random.Random, level: int | None) -> _Question:
        """A question of the bank, whatever its level: the bank has few of each."""
        return self.disguised(self.rebuilt(self.deal(variant, rng)), None, rng)

    def rebuilt(self, deal: Any) -> _Question:
        """The question about a spot, also in a game without a bank: a decision of the player's own."""
        question = self.about(deal) if isinstance(deal, DecideSpot) else None
        if question is None:
            raise QuizError("a stored decision gives no question")
        return question

    def accepted(self, deal: DecideSpot) -> Sequence[Decision]:
        return tuple(map(Decision, deal.accept))

    def misreadings(self, deal: DecideSpot, accept: Sequence[Decision]) -> Iterator[Tempting[Decision]]:
        """Every other choice; the less it loses, the more it pulls."""
        for at, (behind, _) in enumerate(deal.values.behind):
            if at not in deal.accept:
                pull = 1 + sum(behind < most * deal.stake for most in _PULLS)
                yield Tempting(Decision(at), self._error(deal, at), pull)

    def about(self, deal: DecideSpot) -> _Question | None:
        """The question with its slow parts worked out here, on a worker thread."""
        question = super().about(deal)
        if question is not None:
            _ = question.explanation, question.level
        return question

    def teaches(self, question: _Question) -> bool:
        return True

    def is_negative(self, question: _Question) -> bool:
        return False

    def disguised(self, question: _Question, wrong: Decision | None, rng: random.Random) -> _Question:
        """The hand in other suits, with other names, after a wrong answer also with other chips.

        Suits stay where they decide who acts first.
        """
        spot = question.deal.renamed(rng.randrange(1, 8))
        if wrong is not None:
            spot = at_other_stakes(spot, rng)
        for _ in range(_TRIES):
            try:
                moved = spot.exchanged(other_suits(rng))
                if moved.hand.to_act == moved.own:
                    return self.rebuilt(moved)
            except ValueError:
                continue
        return self.rebuilt(spot)

    def comes_back(self, when: str) -> Phrase:
        return phrase("{when}, with other suits and names", when=when)

    # Answers

    def parts(self, deal: DecideSpot) -> tuple[Part, ...]:
        """None: the answer is a button of the table."""
        return ()

    def answer(self, deal: DecideSpot, values: Sequence[Value]) -> Decision:
        return Decision(values[0].numbers[0])

    def json(self, deal: DecideSpot, answer: Decision) -> int:
        """The index of the choice."""
        return answer.choice

    def read(self, deal: DecideSpot, data: Any) -> Decision:
        if not 0 <= int(data) < len(deal.choices):
            raise ValueError(f"{data}: expected one of {len(deal.choices)} choices")
        return Decision(int(data))

    def name_error(self, question: _Question, given: Decision) -> ErrorKind:
        return self._error(question.deal, given.choice)

    def _error(self, deal: DecideSpot, taken: int) -> ErrorKind:
        return _kind(deal.choices[taken], deal.choices[deal.values.best])

    def told(self, question: _Question, answer: Decision) -> dict[str, Any]:
        """The choice as the review's JSON has it."""
        return _told(question.deal, question.deal.choices[answer.choice])

    def more(self, question: _Question) -> dict[str, Any]:
        """The theme, the hand as PHH, the values of the choices and the stake, in the game's unit or of the prizes."""
        spot = question.deal
        verdict, values = spot.verdict(spot.values.best), spot.values
        return {
            "theme": spot.theme.value,
            "phh": spot.written(),
            "choices": [
                _told(spot, action) | {"mean": spot.value(mean), "stderr": spot.value(error)}
                for action, mean, error in zip(spot.choices, values.means, values.stderrs, strict=True)
            ],
            "stake": spot.value(verdict.stake),
            **({} if spot.pool is None else {"unit": "% of the prize pool"}),
        }

    # Words

    def prompt(self, deal: DecideSpot) -> Phrase:
        return prompt(deal)

    def hint(self, deal: DecideSpot) -> Hint:
        """The theme: no more help is given before a decision."""
        return Hint(deal.title)

    def headline(self, question: _Question, given: Decision) -> Phrase:
        return headline(question.deal, given.choice)

    def confirm(self, question: _Question, given: Decision | None) -> Phrase:
        return question.explanation

    def explanation(self, question: _Question) -> Phrase:
        """The headline, then the value of each choice."""
        spot = question.deal
        values: list[Field] = [
            phrase("{choice} ({mean})", choice=choice, mean=f"{round(mean, 2) + 0.0:+.2f}")
            for choice, mean, _ in worth(spot)
        ]
        fixed = spot.hand.state.game.structure is Structure.FIXED
        each = listed(values, "{items}, {item}")
        if spot.pool is not None:
            return phrase("{headline} In % of the prize pool: {values}.", headline=headline(spot, None), values=each)
        return phrase(
            "{headline} In big bets: {values}." if fixed else "{headline} In big blinds: {values}.",
            headline=headline(spot, None),
            values=each,
        )


def _told(spot: DecideSpot, action: Action) -> dict[str, Any]:
    legal = spot.hand.observe(None).legal
    return dict(Unit().action(action, free=legal is not None and legal.free))


def _kind(taken: Action, best: Action) -> ErrorKind:
    """The error of a choice where this one is best."""
    if isinstance(taken, Draw):
        return WRONG_DISCARD
    if isinstance(taken, Fold):
        return TOO_TIGHT
    if isinstance(best, Fold):
        return TOO_LOOSE
    if not isinstance(taken, RaiseTo):
        return TOO_PASSIVE
    return WRONG_SIZE if isinstance(best, RaiseTo) else TOO_AGGRESSIVE


TOPIC: Final = WhatToDo()
