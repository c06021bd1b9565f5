"""Ranges of seats in draw games by all their actions: bets and draws of every round, one after another.

A hand is known by its class of worth (`SolvedDraws.passing`). An action keeps the classes that take it, as a usual
player bets, raises, calls and checks: on the first street the best hands, later those ahead of the others' ranges. A
draw keeps those that draw this number of cards, and moves them on. How far a seat's raises are believed, by what it has
been seen to do, is the power of their likelihood.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats, frozen
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.seen.numbers import clipped
from pokertable.players.seen.spot import Deed
from pokertable.players.worth.discarding.last_round import behind, of_all
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS, SolvedDraws
from pokertable.players.worth.variants import numbered_variant, variant_number

_AGAIN: Final = 0.4
"""Factor of that for each raise before."""
_TABLE: Final = 5
_AFTER_RAISE: Final = 3
_FEW: Final = 2
_REALISED: Final = 1.15, 1.6
"""Multiple of the price from which a hand calls on the first street: of two players, and of more."""
_REALISED_BY_BLINDS: Final = 1.4
"""Multiple of the price for a blind that may fold to the first raise: it acts first on every later street."""
_SOFT_PART: Final = 0.5
_SOFT: Final = 0.1
_AHEAD: Final = 0.1, 0.35, 0.6
"""Position between a fair share and the whole pot from which a hand bets, raises, and re-raises."""
_LEAST_RAISED: Final = 0.03
"""Best part of a range that raises a bet, if none of it is as far ahead: a raise always represents the best hands."""
_BETS: Final = 0.92
"""Frequency of betting or raising a hand worth it."""
_DRAWS_FEWER: Final = 0.85
"""Frequency of betting any hand that draws fewer cards than the one opponent."""
_FOLLOWS_UP: Final = 0.2
"""Frequency of betting on after the last raise with any hand, on the second street; less on each later one."""
_LESS_LATER: Final = 0.6
_SELDOM: Final = 0.05
"""Frequency of betting any hand that draws more cards than the one opponent, or without the last raise."""
_EVEN: Final = 2.0
"""Folds at which a raise of a usual size breaks even with any hand, as a multiple of the price that it gives."""
_FOLDED_AT_FIRST: Final = 1.5
"""Folds to one raiser on the first street, in the same way: fewer, as later bets are won besides."""
_SOFT_PLACE: Final = 0.1
_AGAINST_THE_PRESUMPTION: Final = 0.05
"""Least likelihood of an action, as a fraction of the usual one."""
_SNOWED: Final = 0.06
"""Least presumed fraction of hands that stand pat at the last draw with nothing, of those that stand pat."""
_SNOWS: Final = 0.06
"""Presumed frequency of standing pat there with a hopeless hand, of who made the last raise, before one who draws."""
_GIVEN_UP: Final = 0.38
"""Equity against one opponent below which a hand with a draw to come is hopeless."""
_HOPELESS: Final = 0.3
"""Equity up to which a hand is nothing."""
_PAT_SOFT: Final = 0.06
"""Step from the hands that draw to those that stand pat, in equity."""
_KEPT_TOO_MANY: Final = 0.06
"""Presumed fraction of hands that keep one card more than they should, of those that draw a number of cards."""
_LEAST: Final = 1e-12
_LEAST_PART: Final = 0.001


class Ways(NamedTuple):
    """How often a player comes in; the figures of a usual one."""

    raises: float = 0.14
    """Fraction of the hands dealt that it raises against five opponents."""
    steals: float = 0.25
    """Frequency of raising any other hand where few are left."""
    calls: float = 1.0
    """Equity that it asks of a call, as a multiple of the usual."""


_USUAL: Final = Ways()
Belief = tuple[float, ...]
"""Belief in the raises of each seat, 1 for a usual player's; empty: everybody is one."""


class _Onward(NamedTuple):
    """A solved game, and by draws to come the chances of each end value by class of worth, (BINS, BINS)."""

    game: SolvedDraws
    ends: tuple[Floats, ...]


class Ranges(NamedTuple):
    """Chances of each class of worth by seat, and what later actions look back at."""

    held: tuple[Floats, ...]
    left: tuple[int, ...]
    """Draws to come of each seat."""
    live: tuple[bool, ...]
    street: int
    bets: int
    """Bets and raises on the street."""
    acted: tuple[bool, ...]
    drew: tuple[int, ...]
    """Number of cards that each seat drew last; 0 before."""
    raiser: int
    """The seat of the last bet or raise of the hand; -1 without one."""


def ends_by_actions(variant: Variant, seats: int, deeds: tuple[Deed, ...], belief: Belief = ()) -> tuple[Floats, ...]:
    """(BINS,) for each seat: chances of each end value by all that it has done."""
    return _ends(variant_number(variant), seats, deeds, belief)


def defended_at_first(better: Floats, shares: Floats, price: float) -> Floats:
    """How far hands go on to the one raiser of the first street, by what of their range is better, and their equity.

    The best part has the equity of `price`, what the style asks of a call: so a raise with any hand does not pay.
    """
    place = clipped((1 - _FOLDED_AT_FIRST * price - better) / _SOFT_PLACE + 0.5)
    return np.asarray(place * clipped((shares - price) / _SOFT + 0.5))


def own_classes(
    variant: Variant, seats: int, deeds: tuple[Deed, ...], seat: int, ways: Ways, belief: Belief = ()
) -> Floats:
    """(BINS,): chances of each class of worth of a seat that plays in these ways, among usual players."""
    return frozen(_own_held(variant_number(variant), seats, deeds, seat, ways, belief))


def callers(
    variant: Variant, seats: int, deeds: tuple[Deed, ...], seat: int, part: float, belief: Belief = ()
) -> Floats:
    """(BINS,): chances of each end value of the best part of a seat's hands: those with which it goes on."""
    return _ends_of_best(variant_number(variant), seats, deeds, seat, max(_LEAST_PART, round(part, 3)), belief)


def folds_to_a_raise(
    variant: Variant, seats: int, deeds: tuple[Deed, ...], other: int, price: float, belief: Belief = ()
) -> float:
    """Fraction of a seat's hands that it folds to the last deed, a raise; its call needs equity of `price`."""
    return _folds(variant_number(variant), seats, deeds, other, round(price, 3), belief)


@lru_cache(maxsize=4096)
def _folds(number: int, seats: int, deeds: tuple[Deed, ...], other: int, price: float, belief: Belief) -> float:
    answer = Deed(deeds[-1].street, other, price=price)
    return _Step(_onward(number), _followed(number, seats, deeds, belief), answer, belief).folds


@lru_cache(maxsize=4096)
def _ends(number: int, seats: int, deeds: tuple[Deed, ...], belief: Belief) -> tuple[Floats, ...]:
    found, onward = _followed(number, seats, deeds, belief), _onward(number)
    return tuple([frozen(_ended(onward, held, left)) for held, left in zip(found.held, found.left, strict=True)])


@lru_cache(maxsize=4096)
def _own_held(number: int, seats: int, deeds: tuple[Deed, ...], seat: int, ways: Ways, belief: Belief) -> Floats:
    """The classes that a seat can hold after all these deeds, if it alone plays in these ways."""
    onward = _onward(number)
    if not deeds:
        return onward.game.dealt
    held = _own_held(number, seats, deeds[:-1], seat, ways, belief)
    if deeds[-1].seat != seat:
        return held
    before = _followed(number, seats, deeds[:-1], belief)
    alone = before._replace(held=_with(before.held, seat, held))
    return _Step(onward, alone, deeds[-1], belief, ways).after().held[seat]


@lru_cache(maxsize=4096)
def _ends_of_best(number: int, seats: int, deeds: tuple[Deed, ...], seat: int, part: float, belief: Belief) -> Floats:
    found, onward = _followed(number, seats, deeds, belief), _onward(number)
    held = found.held[seat]
    best = held * _best(held, part)
    if not best.any():  # the part is smaller than the best class
        best[np.flatnonzero(held)[-1]] = 1.0
    return frozen(_ended(onward, of_all(best), found.left[seat]))


@lru_cache(maxsize=8)
def _onward(number: int) -> _Onward:
    game = solved(numbered_variant(number))
    ends = [np.eye(BINS)]
    for passing in game.passing[1:]:
        ends.append(passing.sum(axis=1) @ ends[-1])
    return _Onward(game, tuple(ends))


def _ended(onward: _Onward, held: Floats, left: int) -> Floats:
    return of_all(held @ onward.ends[left])


@lru_cache(maxsize=4096)
def _followed(number: int, seats: int, deeds: tuple[Deed, ...], belief: Belief = ()) -> Ranges:
    """The ranges after all these deeds."""
    if not deeds:
        game = _onward(number).game
        none = (0,) * seats
        return Ranges((game.dealt,) * seats, (game.draws,) * seats, (True,) * seats, 0, 0, (False,) * seats, none, -1)
    return _Step(_onward(number), _followed(number, seats, deeds[:-1], belief), deeds[-1], belief).after()


class _Step:
    """One deed, seen against the ranges before it."""

    def __init__(self, onward: _Onward, before: Ranges, deed: Deed, belief: Belief = (), ways: Ways = _USUAL) -> None:
        if deed.street != before.street:
            before = before._replace(street=deed.street, bets=0, acted=(False,) * len(before.held))
        self._onward, self._before, self._deed, self._seat = onward, before, deed, deed.seat
        self._belief, self._ways = belief, ways
        self._others = [seat for seat, live in enumerate(before.live) if live and seat != deed.seat]

    def after(self) -> Ranges:
        """The ranges after it."""
        deed, before, seat = self._deed, self._before, self._seat
        if deed.drew is not None:
            passed = self._passed(deed.drew)
            return before._replace(
                held=_with(before.held, seat, passed),
                left=_with(before.left, seat, before.left[seat] - 1),
                drew=_with(before.drew, seat, deed.drew),
            )
        after = before._replace(acted=_with(before.acted, seat, True))
        if deed.folded:
            return after._replace(live=_with(before.live, seat, False))
        if before.left[seat] or not before.street:
            held, likely = before.held[seat], self._likely()
            told = np.maximum(likely, _AGAINST_THE_PRESUMPTION * float(likely @ held) + _LEAST)
            held = held * (told ** self._belief[seat] if deed.raised and self._belief else told)
            after = after._replace(held=_with(before.held, seat, of_all(held)))
        return after._replace(bets=before.bets + 1, raiser=seat) if deed.raised else after

    def _passed(self, drew: int) -> Floats:
        """The range after a draw; of a number that no such hand draws, that of the number next to it."""
        held, left = self._before.held[self._seat], self._before.left[self._seat]
        passing = self._onward.game.passing[left]
        cards = passing.shape[1] - 1
        for kept in sorted(range(cards + 1), key=lambda kept: abs(cards - drew - kept)):
            passed: Floats = held @ passing[:, kept]
            if (often := float(passed.sum())) > _LEAST:
                passed = of_all(passed)
                if not drew:
                    return self._pat(passed, left - 1, often)
                return self._kept_too_many(passed, held @ passing[:, kept - 1]) if kept else passed
        raise AssertionError("every hand draws some number of cards")

    def _kept_too_many(self, right: Floats, more: Floats) -> Floats:
        """The range of who drew rightly, now and then of who should have drawn one card `more`."""
        return (1 - _KEPT_TOO_MANY) * right + _KEPT_TOO_MANY * of_all(more) if more.sum() > _LEAST else right

    def _pat(self, held: Floats, left: int, often: float) -> Floats:
        """The range of who stood pat, as `often` by the cards: it did better not to draw, or in the end has nothing.

        That is a snow: where made hands are rare, as in five-card draw, many of those who stand pat have nothing.
        """
        game, wins = self._onward.game, self._wins
        drawn = game.ends[left, game.cards - 1].astype(np.float64)
        kept = held * clipped((self._onward.ends[left] @ wins - float(drawn @ wins)) / _PAT_SOFT)
        made = of_all(kept) if kept.sum() > _LEAST else held
        missed = drawn * (wins <= _HOPELESS)
        if left or not missed.any():
            return made
        snowed = max(_SNOWED, (snows := self._snows) / (snows + often))
        return (1 - snowed) * made + snowed * of_all(missed)

    @property
    def _snows(self) -> float:
        """Fraction of the range that stands pat with nothing at the last draw."""
        before, seat = self._before, self._seat
        other = self._others[0]
        stood_pat = before.left[other] < before.left[seat] and not before.drew[other]
        if before.raiser != seat or len(self._others) > 1 or stood_pat:
            return 0.0
        hopeless = clipped((_GIVEN_UP - self._shares) / _SOFT + 0.5)
        return float(_SNOWS * hopeless @ before.held[seat])

    def _likely(self) -> Floats:
        """(BINS,): how often each class does this."""
        raises = self._raises()
        if self._deed.raised:
            return raises
        if self._deed.price:
            return self._worth_the_price(_REALISED[len(self._before.held) > _FEW]) * (1 - _BETS * raises)
        return 1 - _BETS * raises

    def _worth_the_price(self, realised: float) -> Floats:
        """(BINS,): how far each class has the equity that a call needs, on the first street with this factor."""
        more = 1.0 if self._before.street else realised
        asks = self._deed.price * more * self._ways.calls
        worth: Floats = np.clip((self._shares - asks) / _SOFT + 0.5, 0.0, 1.0)
        if len(self._others) == 1 and self._before.street and self._before.left[self._seat]:
            better, price = 1 - behind(self._before.held[self._seat]), self._deed.price
            folded = _EVEN * price if self._before.bets > 1 else price / (1 - price)
            worth = np.maximum(worth, clipped((1 - folded - better) / _SOFT_PLACE + 0.5))
        return worth if self._before.street else np.maximum(worth, self._defends_at_first())

    def _defends_at_first(self) -> Floats:
        """(BINS,): how far each class is among those that go on to the one raiser, of who came in or of two players."""
        seat, held, price = self._seat, self._before.held[self._seat], self._deed.price
        if len(self._others) > 1 or not (self._before.acted[seat] or len(self._before.held) == _FEW):
            return np.zeros(BINS)
        return defended_at_first(1 - behind(held), self._shares, price * self._ways.calls)

    @property
    def folds(self) -> float:
        """Fraction of the range that neither calls this price nor raises."""
        held, realised = self._before.held[self._seat], _REALISED[len(self._before.held) > _FEW]
        if not self._before.acted[self._seat]:
            realised = max(realised, _REALISED_BY_BLINDS)
        return float((1 - self._worth_the_price(realised)) * (1 - _BETS * self._raises()) @ held)

    def _raises(self) -> Floats:
        """(BINS,): how often each class bets or raises here."""
        bets, count = self._before.bets, max(1, len(self._others))
        if not self._before.street:
            against = sum([seat == self._before.raiser or not self._before.acted[seat] for seat in self._others])
            width = max(1, against if not bets else max(against, min(_AFTER_RAISE, len(self._before.held) - 1)))
            part = (1 - (1 - self._ways.raises) ** (_TABLE / width)) * _AGAIN**bets
            any_hand = self._ways.steals if width <= _FEW and not bets else 0.0
            return np.maximum(_best(self._onward.game.dealt, part), any_hand)
        fair = 1 / (1 + count)
        asks = fair + (1 - fair) * _AHEAD[min(bets, len(_AHEAD) - 1)]
        value = clipped((self._shares - asks) / _SOFT + 0.5)
        if bets:
            return np.maximum(value, _best(self._before.held[self._seat], _LEAST_RAISED))
        return np.maximum(value, self._bets_anyway(count))

    def _bets_anyway(self, count: int) -> float:
        """How often any hand bets: ahead in the draw, or after the last raise."""
        before, seat = self._before, self._seat
        if count == 1:
            more = before.drew[seat] - before.drew[self._others[0]]
            if more:
                return _DRAWS_FEWER if more < 0 else _SELDOM
        return _FOLLOWS_UP * _LESS_LATER ** (before.street - 1) / count**1.5 if before.raiser == seat else _SELDOM

    @cached_property
    def _shares(self) -> Floats:
        """(BINS,): the equity of each class against the others' ranges."""
        found: Floats = self._onward.ends[self._before.left[self._seat]] @ self._wins
        return found

    @cached_property
    def _wins(self) -> Floats:
        """(BINS,): chance of each end value to win against the others' ranges."""
        before, wins = self._before, np.ones(BINS)
        for other in self._others:
            if before.acted[other] or before.street:
                wins = wins * behind(_ended(self._onward, before.held[other], before.left[other]))
        return wins


def _best(held: Floats, part: float) -> Floats:
    """(BINS,): 1 for the best part of a range, 0 for the rest, soft at the edge."""
    better = 1 - behind(held)
    found: Floats = np.clip((part - better) / (part * _SOFT_PART) + 0.5, 0.0, 1.0)
    return found


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
