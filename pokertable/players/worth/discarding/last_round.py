"""Hands after the last draw by the bets and checks there: chances of each end value.

A usual player's betting is presumed: it bets what is ahead of the hands that call, and the worst hands in the
proportion that the bet allows; it raises what is ahead of those that bet, and some hands that it would fold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.players.seen.numbers import Figure, clipped
from pokertable.players.seen.spot import Rival, Spot
from pokertable.players.worth.discarding.solving import BINS

_AHEAD: Final = 0.5, 0.6, 0.9
"""Equity against the hands that call from which a hand bets, raises, and re-raises."""
_HOPELESS: Final = 0.33
"""Equity below which a hand bluffs."""
_SOFT: Final = 0.06
_BLUFFED: Final = 0.7
"""Usual number of bluffs, as a fraction of those that the bet allows."""
_BETS: Final = 0.85
"""Frequency of betting a hand worth a bet."""
_RAISED_AS_BLUFFS: Final = 0.6
"""Bluffs among raises, of as many as leave who calls indifferent: most raises are strong."""
_MOST_RAISED: Final = 0.3
"""Highest frequency of those."""
_NONE: Final = 1e-12
_SELDOM: Final = 0.03
"""Least frequency of any bet or raise, as a fraction of that of hands worth it."""
_WITHIN: Final = np.arange(BINS) + (np.arange(8)[:, None] + 0.5) / 8
"""Places within each bin, (8, BINS)."""
_USUAL_SIZE: Final = 0.75
"""Usual bet, in pots, where no bet is fixed."""
_MOST_FOLDED: Final = 0.35
"""Greatest fraction that is presumed to fold to a bet."""


def behind(chances: Floats) -> Floats:
    """Fraction of the ends behind each value."""
    found: Floats = np.cumsum(chances) - chances / 2
    return found


def behind_at(chances: Floats, places: Floats) -> Floats:
    """Fraction of the ends behind these places, in bins: in the middle of a bin that of `behind`.

    A bin may hold half of all hands, as all without a pair: they are not alike.
    """
    found: Floats = np.interp(places, np.arange(len(chances) + 1), np.concatenate([[0.0], np.cumsum(chances)]))
    return found


def let_through(spot: Spot) -> float:
    """Part of its folds at which the bet faced, or else the usual bet, breaks even with anything."""
    if spot.owed:
        return spot.price / (1 - spot.price)
    size = usual_size(spot)
    return size / (1 + size)


def usual_size(spot: Spot) -> float:
    """A usual bet or raise in pots after a call, in fixed limit the one of its limit."""
    legal = spot.legal
    if legal.structure is Structure.FIXED and legal.raise_to is not None:
        return (legal.raise_to[0] - legal.to_call) / max(1, legal.pot + spot.owed)
    return _USUAL_SIZE


def of_all(weights: Floats) -> Floats:
    """Weights as fractions of their sum."""
    found: Floats = weights / weights.sum()
    return found


def _bets_and_checks(spot: Spot) -> tuple[list[int], list[int]]:
    """The seats of the bets and raises of the street, and those who checked to the first, both in order."""
    raised_by: list[int] = []
    checked: list[int] = []
    for deed in spot.deeds:
        if deed.street != spot.street or deed.drew is not None:
            continue
        if deed.raised:
            raised_by.append(deed.seat)
        elif not raised_by:
            checked.append(deed.seat)
    return raised_by, checked


class LastRound:
    """The betting after the last draw: `drawn` gives a seat's chances of each end value by its draws, (BINS,)."""

    def __init__(
        self, spot: Spot, drawn: Callable[[int], Floats], own_bluffs: float = _BLUFFED, belief: Sequence[float] = ()
    ) -> None:
        """`own_bluffs` is what `_BLUFFED` is for a usual player, for the seat to act; `belief` is in bets by seat."""
        self.spot = spot
        self._belief = belief
        self._own_bluffs = own_bluffs
        self.bluffs = let_through(spot)
        """Number of bluffs for each value bet."""
        self.folded = min(_MOST_FOLDED, self.bluffs)
        """Fraction of a range that is presumed to fold to a bet."""
        self._me = spot.legal.seat
        raised_by, self._checked_first = _bets_and_checks(spot)
        self._own_bets = [number for number, seat in enumerate(raised_by, start=1) if seat == self._me]
        self._bets = {rival.seat: rival.bets for rival in spot.rivals}
        self._bettors = {rival.bets: rival.seat for rival in spot.rivals if rival.bets}
        self._drawn = lru_cache(None)(drawn)
        self._found: dict[tuple[int, int], Floats] = {}

    def own(self, drawn: Floats) -> Floats:
        """The chances of the seat to act, of these after the draw: as far as it checked, fewer hands that bet."""
        if self._me in self._checked_first:
            drawn = self._checked(self._me, drawn)
        for number in self._own_bets:
            drawn = of_all(drawn * self._often(self._me, number, self._own_bluffs))
        return drawn

    def held(self, rival: Rival) -> Floats:
        """The chances of a rival by all it has done."""
        held = self._by_bets(rival.seat, rival.bets)
        called = self.spot.bets and not rival.bets and not rival.undecided
        return self._called(held) if called else held

    def ahead_of_callers(self, part_behind: Floats) -> Floats:
        """The part of those that call a bet which is behind what has this part of all behind it."""
        found: Floats = np.clip((part_behind - self.folded) / (1 - self.folded), 0.0, 1.0)
        return found

    def _checked(self, seat: int, drawn: Floats) -> Floats:
        return of_all(drawn * (1 - _BETS * self._often(seat, 1)))

    def _called(self, chances: Floats) -> Floats:
        return of_all(chances * clipped((behind(chances) - self.folded) / _SOFT + 0.5))

    def _by_bets(self, seat: int, bets: int) -> Floats:
        """The chances of a seat whose last bet of the round had this number; 0: none yet."""
        if bets <= 0:
            drawn = self._drawn(seat)
            return self._checked(seat, drawn) if seat in self._checked_first else drawn
        if (seat, bets) not in self._found:
            often = self._often(seat, bets)
            told = often ** self._belief[seat] if self._belief else often
            self._found[seat, bets] = of_all(self._by_bets(seat, bets - 2) * told)
        return self._found[seat, bets]

    def _often(self, seat: int, bets: int, bluffed: float = _BLUFFED) -> Floats:
        """How often a seat makes the bet of this number, by end value."""
        other = self._bet_into(seat, bets)
        within = behind_at(other, _WITHIN)
        ahead = self.ahead_of_callers(within)
        value: Floats = np.asarray(clipped((ahead - _AHEAD[min(bets, len(_AHEAD)) - 1]) / _SOFT + 0.5)).mean(axis=0)
        chances = self._drawn(seat) if bets == 1 else self._by_bets(seat, bets - 2)
        worth_it = float(value @ chances)
        value = np.maximum(value, _SELDOM * worth_it + _NONE)
        if self.spot.bet_into > 1 and seat in self._bets:  # nobody bluffs several
            return value
        weak = np.asarray(clipped((_HOPELESS - within) / _SOFT + 0.5)).mean(axis=0)
        allowed = self.bluffs * worth_it
        if bets > 1:
            bluffs: Figure = min(_MOST_RAISED, _RAISED_AS_BLUFFS * allowed / max(float(weak @ chances), _NONE))
        else:  # the worst hands
            worst = clipped((bluffed * allowed - np.cumsum(chances) + chances) / np.maximum(chances, _NONE))
            bluffing: Floats = np.minimum(1.0, value + np.minimum(worst, weak))
            return bluffing
        often: Floats = np.maximum(value, bluffs * weak)
        return often

    def _bet_into(self, seat: int, bets: int) -> Floats:
        """The chances of the one to whom a seat makes the bet of this number: who had not checked yet has no check."""
        other, checks = self._other(seat, bets - 1), self._checked_first
        if bets == 1 and seat in checks and other in checks[checks.index(seat) :]:
            return self._drawn(other)
        return self._by_bets(other, bets - 1)

    def _other(self, seat: int, bets: int) -> int:
        """The seat that made the bet of this number, the one to whom a seat bets."""
        if seat != self._me:
            other = self._bettors.get(bets, self._me)
            return self._me if other == seat else other
        return self._bettors.get(bets, max(self._bets, key=lambda rival: self._bets[rival]))
