"""The pot-limit maximum at this point of a real betting sequence. The answer is the engine's own bound."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from pokertable.model.betting.limits import pot_limit
from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.hand.legal import LegalActions
from pokertable.model.stakes import blind_stakes
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.played import PlayedDeal, other_units
from pokertable.training.quiz.answers import Counted
from pokertable.training.quiz.deals import random_hand
from pokertable.training.quiz.disguise import no_disguise, other_cards, with_wrong
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.kinds import CountingTopic
from pokertable.training.quiz.parts import NumbersPart, Part
from pokertable.training.quiz.question import Hint, Question

_Question = Question[PlayedDeal, Counted]
_WHOLE_STREET: Final = "Twice the bet you face, plus all the chips except your own bet."
RAISE_WITHOUT_CALL: Final = error_kind(
    "raise_without_the_call",
    "Forgot the call",
    "You used the pot before adding your call.",
    "First call, then raise the pot.",
)
POT_ALONE: Final = error_kind("pot_alone", "The pot alone", "You raised to the size of the pot.", _WHOLE_STREET)
RAISE_BY: Final = error_kind(
    "raise_by_instead_of_to",
    "Gave the raise, not the total",
    "You gave only the size of the raise, not your total bet.",
    "“Raise to” means your total bet on this street.",
)
CHIPS_ADDED: Final = error_kind(
    "chips_added_instead_of_raise_to",
    "Gave the chips added, not the total",
    "You gave only the chips you would add, not your total bet.",
    "“Raise to” means your total bet on this street.",
)
OWN_BET_TWICE: Final = error_kind(
    "own_bet_counted",
    "Counted your own bet",
    "You also counted your own chips on this street.",
    "Leave out your own bet.",
)
BETS_FORGOTTEN: Final = error_kind(
    "bets_forgotten",
    "Forgot the bets",
    "You left out the bets on this street.",
    "The pot is what's in the middle plus all bets.",
)
STACK_FORGOTTEN: Final = error_kind(
    "stack_forgotten",
    "Forgot the stack",
    "The pot limit is more than you have.",
    "The pot's maximum, or your stack if that is less.",
)
ARITHMETIC: Final = error_kind("arithmetic", "Arithmetic", "The arithmetic is off.", _WHOLE_STREET)
_BLINDS = ((1, 2), (5, 10), (10, 20), (25, 50), (100, 200))
_MOST_ACTS = 14


class PotMaximum(CountingTopic[PlayedDeal]):
    """The greatest raise-to of a pot-limit player."""

    key = "potlimit"
    title = phrase("Pot-limit maximum")
    reads = False
    deals = PlayedDeal
    negatives = (0.12, 0.12, 0.12, 0.12)
    weights = (5, 8, 10)
    asks = phrase("Pot-limit: what is the most you can raise to?")
    denies = phrase("Not the maximum")
    errors = (
        RAISE_WITHOUT_CALL,
        POT_ALONE,
        RAISE_BY,
        CHIPS_ADDED,
        OWN_BET_TWICE,
        BETS_FORGOTTEN,
        STACK_FORGOTTEN,
        ARITHMETIC,
    )
    seldom = (OWN_BET_TWICE,)

    def fits(self, variant: Variant) -> bool:
        return Structure.POT in variant.structures and not (variant.brings_in or variant.draws)

    def deal(self, variant: Variant, rng: random.Random) -> PlayedDeal:
        """A random pot-limit hand up to some decision."""
        low, high = rng.choice(_BLINDS)
        game = Game(variant=variant, structure=Structure.POT, stakes=blind_stakes(Structure.POT, low, high))
        seats = rng.randint(2, 6)
        stacks = tuple(high * rng.randint(8, 120) for _ in range(seats))
        return random_hand(game, stacks, rng, folds=0.25, raises=0.4, most_acts=_MOST_ACTS)

    def count(self, deal: PlayedDeal) -> tuple[int] | None:
        """The engine's own bound; None without a raise or a bet to call, or for a stack too short to tempt."""
        hand = _hand(deal)
        legal = None if hand.over else hand.legal()
        if legal is None or legal.raise_to is None or not legal.to_call or legal.to_call <= legal.bet:
            return None
        least, most = legal.raise_to
        return None if least == most or 3 * most < _pot(legal) else (most,)

    def miscounts(self, deal: PlayedDeal) -> Iterator[tuple[tuple[int, ...], ErrorKind, int]]:
        """Common wrong sums; of equal ones the first names the error."""
        hand = _hand(deal)
        legal = hand.legal()
        to_call, bet, pot, right = legal.to_call, legal.bet, legal.pot, _pot(legal)
        yield (right,), STACK_FORGOTTEN, 3
        yield (to_call + pot,), RAISE_WITHOUT_CALL, 3
        yield (right - to_call,), RAISE_BY, 2
        yield (right - bet,), CHIPS_ADDED, 2
        yield (2 * to_call + pot,), OWN_BET_TWICE, 2
        yield (pot,), POT_ALONE, 1
        yield (2 * to_call + pot - sum(hand.state.bets),), BETS_FORGOTTEN, 1

    def is_negative(self, question: _Question) -> bool:
        """Whether the stack is smaller than the pot's maximum."""
        return question.answer.numbers[0] < _pot(_legal(question.deal))

    def disguised(self, question: _Question, wrong: Counted | None, rng: random.Random) -> _Question:
        """The betting with other amounts and other cards."""
        unit, deal = question.deal.unit, question.deal.exchanged(other_cards(question.deal, rng))
        for new in other_units(unit, rng):
            after = None if wrong is None else Counted((wrong.numbers[0] * new // unit,))
            found = with_wrong(question, self.rebuilt(deal.in_units(new)), wrong, after)
            if found is not None:
                return found
        raise no_disguise(question)

    def comes_back(self, when: str) -> Phrase:
        return phrase("{when}, with other amounts", when=when)

    def parts(self, deal: PlayedDeal) -> tuple[Part, ...]:
        ask = phrase("Type the most you can raise to")
        return (NumbersPart(ask=ask, names=(phrase("Raise to"),), chips=True),)

    def facts(self, question: _Question) -> dict[str, Any]:
        """The deal's facts with the player to act, and all chips on the table."""
        hand = _hand(question.deal)
        legal = hand.legal()
        return question.deal.facts() | {
            "player": legal.seat + 1,
            "to_call": legal.to_call,
            "bets": list(hand.state.bets),
            "stacks": list(hand.state.stacks),
            "pot": legal.pot,
        }

    # Words

    def hint(self, deal: PlayedDeal) -> Hint:
        return Hint(phrase("2 × the bet you face + all chips except your own bet, at most your stack."))

    def why_not(self, question: _Question, given: Counted) -> Phrase:
        """Chips that the amount omits or counts twice."""
        bet, (amount,), (right,) = _legal(question.deal).bet, given.numbers, question.answer.numbers
        said = {
            RAISE_WITHOUT_CALL: phrase("{amount} leaves your call out of the pot.", amount=amount),
            POT_ALONE: phrase("{amount} is the pot as it stands, without your call.", amount=amount),
            RAISE_BY: phrase("{amount} is what you raise by: the total includes the bet you call.", amount=amount),
            CHIPS_ADDED: phrase(
                "{amount} is what you would add: the total includes the {bet} already in front of you.",
                amount=amount,
                bet=bet,
            ),
            OWN_BET_TWICE: phrase("{amount} counts your own {bet} on this street twice.", amount=amount, bet=bet),
            BETS_FORGOTTEN: phrase("{amount} leaves out the bets on this street.", amount=amount),
            STACK_FORGOTTEN: phrase("{amount} is more than you have.", amount=amount),
        }
        error = self.name_error(question, given)
        if error in said:
            return said[error]
        if amount > right:
            return phrase("{amount} is {off} too much.", amount=amount, off=amount - right)
        return phrase("{amount} is {off} too little.", amount=amount, off=right - amount)

    def explanation(self, question: _Question) -> Phrase:
        legal = _legal(question.deal)
        others, pot, stack = legal.pot - legal.bet, _pot(legal), legal.all_in_total
        if stack >= pot:
            return phrase(
                "2 × {call} (the bet you face) + {others} (all chips except your own bet) = {pot}.",
                call=legal.to_call,
                others=others,
                pot=pot,
            )
        return phrase(
            "2 × {call} (the bet you face) + {others} (all chips except your own bet) = {pot}, but your stack "
            "is only {stack}.",
            call=legal.to_call,
            others=others,
            pot=pot,
            stack=stack,
        )


_hand = lru_cache(maxsize=4)(PlayedDeal.play)


def _legal(deal: PlayedDeal) -> LegalActions:
    return _hand(deal).legal()


def _pot(legal: LegalActions) -> int:
    """The greatest raise-to that the pot allows."""
    return pot_limit(legal.to_call, legal.pot, legal.bet)


TOPIC: Final = PotMaximum()
