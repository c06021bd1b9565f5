"""A showdown's payments in chips, side pots included. The answer is the engine's award."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import SHARE_NAMES, PotShare
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.played import PlayedDeal, other_units
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.deals import random_hand
from pokertable.training.quiz.disguise import with_answers_moved
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import Part, PotsPart, Value
from pokertable.training.quiz.question import Hint, Question, Tempting
from pokertable.training.quiz.reasons import before, player
from pokertable.training.quiz.sharing import Chips, PotShares, chips
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import pot_readers
from pokertable.training.quiz.topics.pot_words import explanation, loses_on, title_of, winners
from pokertable.training.quiz.topics.showdown import ShowdownCards, awarded

_Question = Question[PlayedDeal, ShowdownAnswer]
SIDE_POT: Final = error_kind(
    "side_pot_forgotten",
    "Forgot the side pot",
    "You paid a player from a pot they can't win.",
    "Take each pot by itself: who put chips in?",
)
ODD_CHIP: Final = error_kind(
    "odd_chip",
    "Odd chip",
    "The winners are right, but the odd chip goes elsewhere.",
    "The odd chip goes to the high half; between tied hands, to the first player left of the button.",
    "The odd chip goes to the high half; between tied hands, to the one with the best card.",
)
TIE_OVERLOOKED: Final = error_kind(
    "tie_overlooked",
    "Missed the tie",
    "Two equal hands split the pot.",
    "Five cards decide, never suits or a sixth card.",
)
ANY_FIVE: Final = error_kind(
    "any_five_cards",
    "Any five cards",
    "You played it like hold'em: the best five of all the cards.",
    "Pick your two cards first, then look for three on the board.",
)
WRONG_END: Final = error_kind(
    "low_from_the_wrong_end",
    "Low read from the wrong end",
    "You compared the lows by their lowest card.",
    "Read a low as a number: the smallest wins.",
)
WRONG_KICKER: Final = error_kind(
    "wrong_kicker",
    "Wrong kicker",
    "You called it a tie, but the kickers decide.",
    "Same hand? Compare the kickers, highest first.",
)
WRONG_WINNER: Final = error_kind(
    "wrong_winner", "Wrong winner", "You read a hand as better than it was.", "Name each hand before you compare."
)
_ODD_CHIPS_KEPT: Final = 12
"""Difference of units of which halves, thirds, quarters and sixths of a pot leave the same odd chips."""
_COMPARED: Final = (WRONG_END, WRONG_KICKER, WRONG_WINNER)


class WhoWins(Topic[PlayedDeal, ShowdownAnswer]):
    """Every pot of a showdown shared out in chips."""

    key = "showdown"
    title = phrase("Who wins what")
    deals = PlayedDeal
    negatives = (0.0, 0.4, 0.6, 0.8)
    asks = phrase("Who wins what? Divide every pot.")
    denies = phrase("Wrong split")
    errors = (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, ANY_FIVE, *_COMPARED, errors.LOW_OVERLOOKED, errors.UNQUALIFIED)

    def fits(self, variant: Variant) -> bool:
        return variant.has_high and not variant.draws

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        if variant.low is None:
            return (3, 4, 6)
        return (4, 6, 9) if variant.board_cards else (3, 5, 7)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if variant.low is None:
            return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED)
        if not variant.board_cards:
            return (SIDE_POT, ODD_CHIP, WRONG_END)
        return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, WRONG_END)

    def deal(self, variant: Variant, rng: random.Random) -> PlayedDeal:
        """A random hand played to its end, between players with unequal stacks."""
        structure = rng.choice(variant.structures)
        if variant.brings_in:
            stakes = bring_in_stakes(10, 20)
        else:
            stakes = blind_stakes(structure, *((10, 20) if structure is Structure.FIXED else (5, 10)))
        game = Game(variant=variant, structure=structure, stakes=stakes)
        seats = rng.randint(3, 4)
        stacks = tuple(rng.randint(15, 160) for _ in range(seats))
        return random_hand(game, stacks, rng, folds=0.15, raises=0.45)

    def accepted(self, deal: PlayedDeal) -> Sequence[ShowdownAnswer]:
        """The engine's payments; empty without a contest."""
        final = _final(deal)
        if final is None or sum(not view.folded for view in final.seats) < 2:
            return ()
        if deal.variant.brings_in and final.board:
            return ()  # a shared seventh card: too rare to ask about
        return (awarded(final),)

    def misreadings(self, deal: PlayedDeal, accept: Sequence[ShowdownAnswer]) -> Iterator[Tempting[ShowdownAnswer]]:
        showdown, truth = _showdown(deal), accept[0]
        for reading, pull in pot_readers.misreadings(showdown, truth):
            given = _whole(showdown, reading)
            if given != truth:
                yield Tempting(given, error_of(showdown, truth, given), pull)

    def is_negative(self, question: _Question) -> bool:
        """Whether several players win."""
        return len({seat for pot in question.answer.pots for seat, _ in pot.all_chips}) > 1

    def teaches(self, question: _Question) -> bool:
        """Whether no hand is plainly better than the others."""
        return any(tempting.pull > 1 or tempting.error != WRONG_WINNER for tempting in question.tempting)

    def is_right(self, question: _Question, given: ShowdownAnswer) -> bool:
        """Whether everybody gets the right chips: a lone claimant may take a pot as two halves."""
        return question.answer in (given, _whole(_showdown(question.deal), given))

    def name_error(self, question: _Question, given: ShowdownAnswer) -> ErrorKind:
        showdown = _showdown(question.deal)
        return error_of(showdown, question.answer, _whole(showdown, given))

    def disguised(self, question: _Question, wrong: ShowdownAnswer | None, rng: random.Random) -> _Question:
        """The showdown with other cards, and other amounts unless all of them tempt otherwise."""
        moved = super().disguised(question, wrong, rng)
        fell_for = None if moved.fell_for is None else moved.fell_for.answer
        plain, unit = replace(moved, fell_for=None), moved.deal.unit
        same_odd = unit - _ODD_CHIPS_KEPT if unit > _ODD_CHIPS_KEPT else unit + _ODD_CHIPS_KEPT
        for new in (*other_units(unit, rng), same_odd):
            other, times = self.rebuilt(moved.deal.in_units(new)), Fraction(new, unit)
            found = with_answers_moved(plain, other, fell_for, partial(ShowdownAnswer.multiplied, factor=times))
            if found is not None:
                return found
        return moved

    def comes_back(self, when: str) -> Phrase:
        return phrase("{when}, with other cards and amounts", when=when)

    def parts(self, deal: PlayedDeal) -> tuple[Part, ...]:
        pots = _showdown(deal).pots
        ask = phrase("Divide every pot")
        return (PotsPart(ask=ask, amounts=pots.amounts, seats=pots.seats, shares=deal.variant.shares),)

    def answer(self, deal: PlayedDeal, values: Sequence[Value]) -> ShowdownAnswer:
        return ShowdownAnswer(values[0].pots)

    def json(self, deal: PlayedDeal, answer: ShowdownAnswer) -> list[dict[str, Any]]:
        """``[{pot, high: {player: chips}, low: {player: chips} or null}]``, players counted from 1."""
        return [
            {"pot": pot.total, **dict.fromkeys(SHARE_NAMES)}
            | {name: {str(seat + 1): amount for seat, amount in given} for name, given in pot.won}
            for pot in answer.pots
        ]

    def read(self, deal: PlayedDeal, data: Any) -> ShowdownAnswer:
        def seats(won: Mapping[str, int]) -> Chips:
            return chips({int(player) - 1: int(amount) for player, amount in won.items()})

        pots = [PotShares.of({name: seats(pot[name] or {}) for name in SHARE_NAMES}) for pot in data]
        return ShowdownAnswer(tuple(pots))

    def facts(self, question: _Question) -> dict[str, Any]:
        """The deal's facts with the hands of those who did not fold, and the pots with their contestants."""
        final, showdown = _final(question.deal), _showdown(question.deal)
        assert final is not None, "the hand is over"
        pots = zip(showdown.pots.amounts, showdown.pots.seats, strict=True)
        return question.deal.facts() | {
            "hands": {str(seat + 1): list(map(str, cards)) for seat, cards in showdown.hands.items()},
            "put_in": [view.put_in for view in final.seats],
            "pots": [{"amount": amount, "players": [seat + 1 for seat in seats]} for amount, seats in pots],
        }

    # Words

    def hint(self, deal: PlayedDeal) -> Hint:
        showdown = _showdown(deal)
        best = pot_readers.best_seats(showdown.pots.seats[0], pot_readers.worth(showdown, showdown.high))
        made = showdown.made(best[0], showdown.high)
        assert made is not None
        return Hint(phrase("The best high in the main pot: {name}.", name=made.name), frozenset(made.cards))

    def correct(self, question: _Question, given: ShowdownAnswer) -> Phrase:
        """The mistake in the first wrongly shared pot, then the right shares of all such pots."""
        showdown, truth = _showdown(question.deal), question.answer
        given = _whole(showdown, given)
        wrong = [index for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)) if paid != right]
        return before(_why_not(showdown, truth, given), explanation(showdown, truth, wrong, decided=False))

    def explanation(self, question: _Question) -> Phrase:
        return explanation(_showdown(question.deal), question.answer, range(len(question.answer.pots)))


@lru_cache(maxsize=4)
def _final(deal: PlayedDeal) -> Observation | None:
    """The end of the hand with every card; None if it is not over."""
    hand = deal.play()
    return hand.observe(None, everything=True) if hand.over else None


@lru_cache(maxsize=4)
def _showdown(deal: PlayedDeal) -> ShowdownCards:
    final = _final(deal)
    assert final is not None, "the hand is over"
    return ShowdownCards.of(final)


def _whole(showdown: ShowdownCards, given: ShowdownAnswer) -> ShowdownAnswer:
    """These chips, those of a pot with one claimant in one piece: there is nobody to divide it with."""
    return ShowdownAnswer(
        tuple(
            _in_one_piece(pot) if len(seats) == 1 else pot
            for pot, seats in zip(given.pots, showdown.pots.seats, strict=True)
        )
    )


def _in_one_piece(pot: PotShares) -> PotShares:
    sums: Counter[int] = Counter()
    for seat, amount in pot.all_chips:
        sums[seat] += amount
    return PotShares.of({"high": chips(sums)})


def error_of(showdown: ShowdownCards, truth: ShowdownAnswer, given: ShowdownAnswer) -> ErrorKind:
    """The error: an invalid claim; any five cards; the low half; the chips; the comparison of the hands."""
    for paid, seats in zip(given.pots, showdown.pots.seats, strict=True):
        if any(seat not in seats for seat, _ in paid.all_chips):
            return SIDE_POT
    if showdown.high.exactly_from_hole is not None and given == pot_readers.by_any_five(showdown):
        return ANY_FIVE
    for paid, right in zip(given.pots, truth.pots, strict=True):
        if right["low"] and not paid["low"]:
            return errors.LOW_OVERLOOKED
        if paid["low"] and not right["low"]:
            return errors.UNQUALIFIED
    if [winners(pot) for pot in given.pots] == [winners(pot) for pot in truth.pots]:
        return ODD_CHIP
    if showdown.low is not None and given == pot_readers.by_wrong_end(showdown):
        return WRONG_END
    if given == pot_readers.without_kickers(showdown):
        return WRONG_KICKER
    if all(_fewer(mine, right) for mine, right in zip(given.pots, truth.pots, strict=True)):
        return TIE_OVERLOOKED
    return WRONG_WINNER


def _fewer(given: PotShares, truth: PotShares) -> bool:
    """Whether the winners of each share are among those who tied for it."""
    right = winners(truth)
    return all(seats <= right.get(name, set()) for name, seats in winners(given).items())


def _why_not(showdown: ShowdownCards, truth: ShowdownAnswer, given: ShowdownAnswer) -> Phrase | None:
    """A player who cannot win, or wins too, if the winners differ; None if they are the same."""
    for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)):
        title = title_of(index, len(truth.pots))
        strangers = [seat for seat, _ in paid.all_chips if seat not in showdown.pots.seats[index]]
        if strangers:
            return phrase("{pot}: {player} isn't in it.", pot=title, player=player(strangers[0]))
        for share in filter(None, (showdown.high, showdown.low)):
            mine, best = (winners(pot).get(share.name, set()) for pot in (paid, right))
            if mine != best:
                return _why_not_they(showdown, share, mine, best, title)
    return None


def _why_not_they(showdown: ShowdownCards, share: PotShare, paid: set[int], won: set[int], pot: Phrase) -> Phrase:
    """Why a paid player loses, or that an unpaid one wins."""
    wrong, missing = sorted(paid - won), sorted(won - paid)
    if wrong:
        made = showdown.made(wrong[0], share)
        if made is None:
            return phrase("{player} has no low.", player=player(wrong[0]))
        by_a_card = loses_on(showdown, share, wrong[0], won)
        if by_a_card is not None:
            return by_a_card
        if not missing:
            return phrase("{player}'s hand ({hand}) isn't good enough to tie.", player=player(wrong[0]), hand=made.name)
        better = showdown.made(missing[0], share)
        assert better is not None
        return phrase(
            "{player}'s hand ({hand}) loses to the best one ({best}).",
            player=player(wrong[0]),
            hand=made.name,
            best=better.name,
        )
    made = showdown.made(missing[0], share)
    assert made is not None
    if share.is_low and not paid:
        return phrase(
            "{pot}: {player} has a low: {ranks}.", pot=pot, player=player(missing[0]), ranks=low_reading(made.cards)
        )
    return phrase("{pot}: {player} wins too ({hand}).", pot=pot, player=player(missing[0]), hand=made.name)


TOPIC: Final = WhoWins()
