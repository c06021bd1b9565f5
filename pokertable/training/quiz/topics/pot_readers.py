"""Misreaders of a showdown: how each shares out the pots with one mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from pokertable.model.ranking.best import five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category, prepare
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.sharing import Chips, PotShares, chips
from pokertable.training.quiz.topics.best_high import main_ranks
from pokertable.training.quiz.topics.best_low import from_low_end
from pokertable.training.quiz.topics.showdown import Pots, ShowdownCards

Worth = Callable[[int], "tuple[int, ...] | int | None"]
"""A reader's rank of a seat's hand: the greater wins, None has no hand. All ranks of one reader are of one type."""
_KING_HIGH = 11
"""Qualifier of a low without a qualifier."""

_evaluator = lru_cache(maxsize=32)(prepare)
_kept = lru_cache(maxsize=32)
"""Several readers read a showdown, and each answer is compared with theirs."""


def misreadings(showdown: ShowdownCards, truth: ShowdownAnswer) -> Iterator[tuple[ShowdownAnswer, int]]:
    """Every reader's answer with its pull; some may be right all the same."""
    pots, high, low = showdown.pots, worth(showdown, showdown.high), _low_worth(showdown)
    if len(pots.amounts) > 1:
        yield shared_out(pots, high, low, claims=False), 3
    if showdown.high.exactly_from_hole is not None:
        yield by_any_five(showdown), 3
    if showdown.low is not None:
        if any(pot["low"] for pot in truth.pots):
            yield shared_out(pots, high, None), 2
            yield by_wrong_end(showdown), 2
        else:
            yield shared_out(pots, high, worth(showdown, replace(showdown.low, qualifier=_KING_HIGH))), 2
    yield without_kickers(showdown), 2
    yield from _flattered(showdown, high, low)
    yield from _ties_and_odd_chips(truth, pots)


def _flattered(showdown: ShowdownCards, high: Worth, low: Worth | None) -> Iterator[tuple[ShowdownAnswer, int]]:
    """The second best of a contested pot taken for the best, or, if both are of the same kind, for a tie."""
    for seat, first in _runners_up(showdown, high):
        alike = _kind(showdown, seat) is _kind(showdown, first)
        yield shared_out(showdown.pots, _best_is({seat}, high), low), 2 if alike else 1
        if alike:
            yield shared_out(showdown.pots, _best_is({seat, first}, high), low), 1
    if low is not None:
        for seat, _ in _runners_up(showdown, low):
            yield shared_out(showdown.pots, high, _best_is({seat}, low)), 1


def _runners_up(showdown: ShowdownCards, of: Worth) -> Iterator[tuple[int, int]]:
    """The seats that come second in a pot, and the winner; each once."""
    named = set()
    for seats in showdown.pots.seats:
        first = best_seats(seats, of)
        second = best_seats([seat for seat in seats if seat not in first], of)
        if first and second and second[0] not in named:
            named.add(second[0])
            yield second[0], first[0]


def _best_is(seats: set[int], of: Worth) -> Worth:
    """Ranks by which these seats tie for the best hand; otherwise unchanged."""

    def worth(seat: int) -> tuple[int, ...] | None:
        known = of(seat)
        if known is None or seat in seats:
            return None if known is None else (1,)
        return (0, *(known if isinstance(known, tuple) else (known,)))

    return worth


def _kind(showdown: ShowdownCards, seat: int) -> Category | None:
    return category(showdown.high, _evaluator(showdown.high, showdown.board)(showdown.hands[seat]))


@_kept
def worth(showdown: ShowdownCards, share: PotShare) -> Worth:
    """The true ranks of the hands for a share."""
    evaluate = _evaluator(share, showdown.board)
    return {seat: evaluate(hand) or None for seat, hand in showdown.hands.items()}.__getitem__


@_kept
def by_any_five(showdown: ShowdownCards) -> ShowdownAnswer:
    """The best five of all cards, whatever the game requires."""
    high = worth(showdown, showdown.high.of_any_five)
    low = None if showdown.low is None else worth(showdown, showdown.low.of_any_five)
    return shared_out(showdown.pots, high, low)


@_kept
def by_wrong_end(showdown: ShowdownCards) -> ShowdownAnswer:
    """The lows compared from their lowest card."""
    low = showdown.low
    assert low is not None, "asked of split games only"

    def of(seat: int) -> tuple[int, ...] | None:
        made = showdown.made(seat, low)
        return None if made is None else tuple(-place for place in from_low_end(frozenset(made.cards)))

    return shared_out(showdown.pots, worth(showdown, showdown.high), of)


@_kept
def without_kickers(showdown: ShowdownCards) -> ShowdownAnswer:
    """Hands of the same main part taken for a tie."""
    share, evaluate = showdown.high, _evaluator(showdown.high, showdown.board)
    kinds = {seat: category(share, evaluate(hand)) for seat, hand in showdown.hands.items()}
    of_kind = Counter(kinds.values())

    def of(seat: int) -> tuple[int, ...] | None:
        kind = kinds[seat]
        if kind is None or of_kind[kind] == 1:
            return None if kind is None else (kind.order,)  # its main part is not compared
        made = showdown.made(seat, share)
        rank = None if made is None else five_rank(share, made.cards)
        return None if rank is None else (rank[0], *main_ranks(rank))

    return shared_out(showdown.pots, of, _low_worth(showdown))


def shared_out(pots: Pots, high: Worth, low: Worth | None, *, claims: bool = True) -> ShowdownAnswer:
    """The pots as a reader shares them out; `claims` False: regardless of who contests a pot."""
    everybody = tuple(sorted({seat for seats in pots.seats for seat in seats}))
    paid = []
    for amount, seats in zip(pots.amounts, pots.seats, strict=True):
        claimants = seats if claims else everybody
        lows = best_seats(claimants, low) if low is not None and len(claimants) > 1 else ()
        half = amount // 2 if lows else 0
        highs = _split(amount - half, best_seats(claimants, high), pots.order)
        paid.append(PotShares.of({"high": chips(highs), "low": chips(_split(half, lows, pots.order))}))
    return ShowdownAnswer(tuple(paid))


def best_seats(seats: Sequence[int], of: Worth) -> tuple[int, ...]:
    """The seats with the best hand, several if they tie; empty if none has a hand."""
    worths = {seat: rank for seat in seats if (rank := of(seat)) is not None}
    best = max(worths.values(), default=None)
    return tuple(seat for seat, rank in worths.items() if rank == best)


def _low_worth(showdown: ShowdownCards) -> Worth | None:
    return None if showdown.low is None else worth(showdown, showdown.low)


def _split(amount: int, winners: Sequence[int], order: Sequence[int]) -> dict[int, int]:
    """Equal shares; odd chips from the first winner left of the button."""
    if not winners:
        return {}
    each, odd = divmod(amount, len(winners))
    ordered = [seat for seat in order if seat in winners]
    return {seat: each + (place < odd) for place, seat in enumerate(ordered)}


def _ties_and_odd_chips(truth: ShowdownAnswer, pots: Pots) -> Iterator[tuple[ShowdownAnswer, int]]:
    """One pot at a time: a tie given to one of those who tie; the odd chip to the next, or to the low."""
    for index, pot in enumerate(truth.pots):
        for name, paid in pot.won:
            if len(paid) > 1:
                for alone in [seat for seat in pots.order if seat in dict(paid)][:2]:
                    yield _with_pot(truth, index, {name: ((alone, sum(amount for _, amount in paid)),)}), 2
                moved = _odd_chip_moved(paid)
                if moved is not None:
                    yield _with_pot(truth, index, {name: moved}), 1
        high, low = pot["high"], pot["low"]
        if low and sum(amount for _, amount in high) > sum(amount for _, amount in low):
            giver = max(high, key=lambda won: won[1])[0]
            taker = min(low, key=lambda won: won[1])[0]
            less = chips({seat: amount - (seat == giver) for seat, amount in high})
            more = chips({seat: amount + (seat == taker) for seat, amount in low})
            yield _with_pot(truth, index, {"high": less, "low": more}), 1


def _odd_chip_moved(paid: Chips) -> Chips | None:
    """The odd chip given to a tied winner without it; None if there is no odd chip."""
    most, least = max(amount for _, amount in paid), min(amount for _, amount in paid)
    if most == least:
        return None
    giver = next(seat for seat, amount in paid if amount == most)
    taker = next(seat for seat, amount in paid if amount == least)
    return chips({seat: amount - (seat == giver) + (seat == taker) for seat, amount in paid})


def _with_pot(answer: ShowdownAnswer, index: int, won: Mapping[str, Chips]) -> ShowdownAnswer:
    """The answer with these payments for shares of one pot."""
    pot = PotShares.of({**dict(answer.pots[index].won), **won})
    return ShowdownAnswer((*answer.pots[:index], pot, *answer.pots[index + 1 :]))
