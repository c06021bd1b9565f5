"""Topic f: the pot-limit maximum now, from a real betting sequence. The answer is the engine's own bound."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.betting.limits import pot_limit
from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.stakes import blind_stakes
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import WithoutCards
from pokertable.training.quiz.deals import random_hand
from pokertable.training.quiz.errors import error_kind
from pokertable.training.quiz.parts import NumbersPart
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, named_by_tempting, temptations
from pokertable.training.quiz.reasons import before

_WHOLE_STREET: Final = "Twice the bet to call, plus all chips but your own bet."
RAISE_WITHOUT_CALL: Final = error_kind(
    "raise_without_the_call",
    "Raise counted without the call",
    "You took the pot before your call was in it.",
    "First call, then raise the pot.",
)
POT_ALONE: Final = error_kind("pot_alone", "The pot alone", "You raised to the size of the pot.", _WHOLE_STREET)
RAISE_BY: Final = error_kind(
    "raise_by_instead_of_to",
    "Raise by instead of raise to",
    "You named the raise alone, not the total in front of you.",
    "Raise to: everything in front of you.",
)
OWN_BET_TWICE: Final = error_kind(
    "own_bet_counted",
    "Own bet counted",
    "You counted your own chips of this street too.",
    "Leave out what lies in front of you.",
)
BETS_FORGOTTEN: Final = error_kind(
    "bets_forgotten",
    "Bets forgotten",
    "You left out the bets of this street.",
    "The pot is the middle plus all bets.",
)
STACK_FORGOTTEN: Final = error_kind(
    "stack_forgotten",
    "Stack forgotten",
    "The pot would allow more than you have.",
    "The pot's maximum, or your stack if that is less.",
)
ARITHMETIC: Final = error_kind("arithmetic", "Arithmetic", "The sum is wrong.", _WHOLE_STREET)
_BLINDS = ((1, 2), (5, 10), (10, 20), (25, 50), (100, 200))
_MOST_ACTS = 14


@dataclass(frozen=True, slots=True)
class AmountAnswer(WithoutCards):
    """A raise-to in chips."""

    amount: int

    @property
    def values(self) -> tuple[Any, ...]:
        """The one number."""
        return ((self.amount,),)

    def json(self) -> int:
        """The integer."""
        return self.amount


def deal(variant: Variant, rng: random.Random) -> PlayedDeal:
    """A random pot-limit hand up to some decision."""
    low, high = rng.choice(_BLINDS)
    game = Game(variant=variant, structure=Structure.POT, stakes=blind_stakes(Structure.POT, low, high))
    seats = rng.randint(2, 6)
    stacks = tuple(high * rng.randint(8, 120) for _ in range(seats))
    return random_hand(game, stacks, rng, folds=0.25, raises=0.4, most_acts=_MOST_ACTS)


def build(deal: PlayedDeal) -> Question | None:
    """The question at this decision, None if there is no raise or nothing to call."""
    hand = deal.play()
    if hand.over:
        return None
    legal = hand.legal()
    if legal.raise_to is None or not legal.to_call or legal.to_call <= legal.bet:
        return None
    least, most = legal.raise_to
    pot = pot_limit(legal.to_call, legal.pot, legal.bet)
    negative = most < pot
    if least == most or (negative and 3 * most < pot):
        return None  # all-in or nothing; a stack too short to tempt
    answer = AmountAnswer(most)
    found = temptations(_misreadings(hand, legal), (answer,))
    if not found:
        return None
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=negative,
        prompt=phrase("Pot-limit: the most that you can raise to?"),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(legal, pot),
        tempting=found,
        hint=Hint(frozenset(), phrase("2 × the bet to call + all chips but your own bet, at most your stack.")),
    )


def _misreadings(hand: Hand, legal: LegalActions) -> Iterator[Tempting]:
    """The sums that are usually made instead; of equal ones the first names the error."""
    to_call, bet, pot = legal.to_call, legal.bet, legal.pot
    middle = pot - sum(hand.state.bets)
    right = pot_limit(to_call, pot, bet)
    sums = (
        (right, STACK_FORGOTTEN, 3),
        (to_call + pot, RAISE_WITHOUT_CALL, 3),
        (right - to_call, RAISE_BY, 2),
        (right - bet, RAISE_BY, 2),
        (2 * to_call + pot, OWN_BET_TWICE, 2),
        (pot, POT_ALONE, 1),
        (2 * to_call + middle, BETS_FORGOTTEN, 1),
    )
    first: dict[int, Tempting] = {}
    for amount, error, pull in sums:
        first.setdefault(amount, Tempting(AmountAnswer(amount), error, pull))
    yield from first.values()


def _why_not(question: Question, given: AmountAnswer) -> Phrase:
    """What the amount that was named leaves out or counts twice."""
    bet = question.hand.play().legal().bet
    error, amount = question.topic.name_error(question, given), given.amount
    said = {
        RAISE_WITHOUT_CALL: phrase("{amount} leaves your call out of the pot.", amount=amount),
        POT_ALONE: phrase("{amount} is the pot as it lies, without your call.", amount=amount),
        RAISE_BY: phrase("{amount} is what you raise by: the chips before it belong to the total too.", amount=amount),
        OWN_BET_TWICE: phrase("{amount} counts your own {bet} of this street twice.", amount=amount, bet=bet),
        BETS_FORGOTTEN: phrase("{amount} leaves out the bets of this street.", amount=amount),
        STACK_FORGOTTEN: phrase("{amount} is more than you have.", amount=amount),
    }
    off = amount - question.truth(AmountAnswer).amount
    if error in said:
        return said[error]
    if off > 0:
        return phrase("{amount} is {off} too many.", amount=amount, off=off)
    return phrase("{amount} is {off} too few.", amount=amount, off=-off)


def _explanation(legal: LegalActions, pot: int) -> Phrase:
    others = legal.pot - legal.bet
    total = legal.all_in_total
    if total < pot:
        return phrase(
            "2 × {call}, the bet to call, + {others}, all chips but your own bet, = {pot}, "
            "but your stack ends at {stack}.",
            call=legal.to_call,
            others=others,
            pot=pot,
            stack=total,
        )
    return phrase(
        "2 × {call}, the bet to call, + {others}, all chips but your own bet, = {pot}.",
        call=legal.to_call,
        others=others,
        pot=pot,
    )


TOPIC: Final = Topic(
    key="potlimit",
    title=phrase("Pot-limit maximum"),
    fits=lambda variant: Structure.POT in variant.structures and not (variant.brings_in or variant.draws),
    levels=lambda _: (5, 8, 10),
    errors=(RAISE_WITHOUT_CALL, POT_ALONE, RAISE_BY, OWN_BET_TWICE, BETS_FORGOTTEN, STACK_FORGOTTEN, ARITHMETIC),
    rare=lambda _: (OWN_BET_TWICE,),
    negatives=(0.12, 0.12, 0.12, 0.12),
    deal=deal,
    build=build,
    parts=lambda _: (NumbersPart(phrase("Type the most that you can raise to"), (phrase("Raise to"),)),),
    answer=lambda _, values: AmountAnswer(values[0][0]),
    read=lambda _, data: AmountAnswer(int(data)),
    name_error=named_by_tempting(ARITHMETIC),
    correct=lambda question, given: before(_why_not(question, given), question.explanation),
    headline=lambda *_: phrase("Not the maximum"),
    times=lambda answer, factor: AmountAnswer(answer.amount * factor),
)
