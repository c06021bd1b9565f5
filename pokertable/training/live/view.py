"""The data that live help shows: figures and words only, no arrays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from pokertable.model.cards import Card
from pokertable.model.text import INTERVAL, Phrase
from pokertable.training.reads.spread import Spread


@dataclass(frozen=True, slots=True)
class HeldClasses:
    """An opponent's range in classes.

    `read` False: its actions tell nothing. `presumed`: its rules are unknown, it is assumed to be a regular.
    """

    seat: int
    names: tuple[Phrase, ...]
    spread: Spread
    read: bool
    presumed: bool


class LowNow(Enum):
    """State of a hand's low before the next card."""

    NONE = "no low, or no low is counted"
    THERE = "a low"
    NUTS = "the best that anybody can have"


@dataclass(frozen=True, slots=True)
class NextOuts:
    """Possible next cards by effect: cards that lift the high hand, make or improve a low, or spoil the low.

    `high_nuts` and `low_nuts` are those that make the nuts. `high_to`: hands that the high outs make, each with its
    number of cards, the strongest first.
    """

    high: tuple[Card, ...] = ()
    high_nuts: tuple[Card, ...] = ()
    high_to: tuple[tuple[Phrase, int], ...] = ()
    low: tuple[Card, ...] = ()
    low_nuts: tuple[Card, ...] = ()
    low_now: LowNow = LowNow.NONE
    spoilers: tuple[Card, ...] = ()

    @property
    def both(self) -> tuple[Card, ...]:
        """Cards that lift the high hand but spoil the low."""
        return tuple([card for card in self.high if card in self.spoilers])


PRECISE: Final = 0.1
"""Most that 95% of a value with the bets to come may reach to either side, as a fraction of the pot, to be told."""


_FAR: Final = 2
"""Reach of a start from which only the equity in the worst case must be below the price: see `Odds.reach`."""


class Advice(Enum):
    """A word on a call, only where the player asks for one."""

    CALL = "calling gains"
    FOLD = "calling loses"
    WEAK = "too weak a start"
    OPEN = "a start that is raised"
    PLAY = "a start that is played"
    CLOSE = "calling and folding are worth about the same"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A check or call with the bets to come: its `share` of the pot, call included, with its standard `error`.

    `bounded`: the deals brought less than folding later does, so that the bound is told and not what they brought.
    `gains` is what a call wins beside a fold, as a fraction of the pot, None where checking is free, with the standard
    error `unsure`. `in_prizes` is that gain, or a check's, in per cent of the prizes left in a sit and go, with its
    error. `settled`: no finer figures follow.
    """

    share: float
    error: float
    gains: float | None
    unsure: float
    settled: bool
    in_prizes: tuple[float, float] | None = None
    bounded: bool = False

    @property
    def is_precise(self) -> bool:
        """Whether the value is known well enough to be told; a bound looks surer than the deals are."""
        return not self.bounded and INTERVAL * max(self.error, self.unsure) <= PRECISE

    @property
    def advice(self) -> Advice | None:
        """Whether to call; None where checking is free, or while nothing is decided."""
        return None if self.gains is None else _decided(self.gains, self.unsure, settled=self.settled)


def _decided(gains: float, unsure: float, *, settled: bool) -> Advice | None:
    """The answer of a call's gain by its 95% interval, and by twice that while more deals follow.

    Often looked at, a count that goes on leaves a 95% interval by chance. Neither is said, `CLOSE`, only where the
    interval is no wider than a value may have to be told.
    """
    if abs(gains) > INTERVAL * unsure * (1 if settled else 2) or not unsure:
        return Advice.CALL if gains >= 0 else Advice.FOLD
    return Advice.CLOSE if settled and INTERVAL * unsure <= PRECISE else None


class Called(NamedTuple):
    """An equity with its standard error."""

    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds at one decision. `needs` is the equity that a call needs, None where there is nothing to call.

    It is None too where nobody is in yet and several may still fold: `among` is their number then, else None.
    `needs_in_prizes` is what it needs in the prizes of a sit and go, None where that is the same.
    `pot` is the winnable pot including the call. `share` is the equity with its standard `error`, over `deals` deals
    against the `ranges` or against random hands, and `called` the same if nobody else calls, None where nobody may fold
    behind a call; `ends` the chances of winning nothing, at most a quarter, at most a
    half, more, all of it. `one_way`: the pot is not split into high and low. `early`: description of fewer than five
    cards, by share, its rank as a start, its live cards. `settled`: no finer figures follow. `played` is what the hand
    is worth with the bets to come, None before it is known and where none can come (`plays_on` False). `reach` is a
    start's rank as a multiple of the part of all starts that an intermediate plays there, above 1 for one that it
    folds; None later, and where there is nothing to call. `opens`: whoever is first in there raises or folds.
    `draws`: cards are to be discarded.
    """

    pot: int
    needs: float | None
    needs_in_prizes: float | None
    share: float
    error: float
    ends: tuple[float, ...]
    one_way: bool
    deals: int
    ranges: bool
    early: tuple[Phrase, ...]
    next: NextOuts
    holdings: tuple[HeldClasses, ...]
    settled: bool
    played: Played | None = None
    among: int | None = None
    called: Called | None = None
    plays_on: bool = False
    reach: float | None = None
    opens: bool = False
    draws: bool = False

    @property
    def plays_out(self) -> bool:
        """Whether a value with the bets to come follows, or is there."""
        return self.ranges and self.plays_on and self.among is None

    @property
    def compared(self) -> Called:
        """The equity that a price is compared with, and its error."""
        return self.called or Called(self.share, self.error)

    @property
    def wanted(self) -> float | None:
        """The equity that a call needs: in prizes where they matter."""
        return self.needs if self.needs_in_prizes is None else self.needs_in_prizes

    @property
    def value(self) -> float | None:
        """The share of the pot with the bets to come, where it may be told; in prizes what compares with the price."""
        if self.played is None or not self.played.is_precise:
            return None
        if self.wanted is None or self.played.gains is None:
            return self.played.share
        return self.wanted + self.played.gains

    @property
    def advice(self) -> Advice | None:
        """Whether to call, once something decides it; None where checking is free, and against random hands.

        With no bets to come the equity decides. With them the value played out does; where that is not known well
        enough, as in most first rounds, a start decides that an intermediate folds and that lacks the equity too. Where
        nobody is in yet a start has its word either way.
        """
        if not self.ranges:
            return None
        if self.wanted is not None and not self.plays_on:
            share, error = self.compared
            return _decided(share - self.wanted, error, settled=self.settled)
        played = None if self.played is None or self.wanted is None else self.played
        if played is not None and played.is_precise and played.advice is not None:
            return played.advice
        if self._is_weak:
            return Advice.WEAK
        if self.among is not None and self.reach is not None:
            return Advice.OPEN if self.opens else Advice.PLAY
        return None if played is None else played.advice

    @property
    def _is_weak(self) -> bool:
        """Whether a start is folded there, and lacks the equity too.

        Lacking it means even if nobody else calls and nobody bets again; if everybody calls where the start is far
        from those that are played. Where nobody is in yet no equity is compared.
        """
        if self.reach is None or self.reach <= 1:
            return False
        if self.wanted is None:
            return self.among is not None
        share, error = (self.share, self.error) if self.reach > _FAR else self.compared
        return share + INTERVAL * error < self.wanted

    @property
    def contradicts(self) -> bool:
        """Whether the equity beside the price says otherwise than the value with the bets to come, or the advice."""
        if self.wanted is None:
            return False
        enough = self.compared.share >= self.wanted
        if self.value is not None:
            return enough != (self.value >= self.wanted)
        return self.advice in ({Advice.FOLD, Advice.WEAK} if enough else {Advice.CALL})

    @property
    def pays(self) -> bool:
        """Whether a call is known to pay: by the 95% interval of its equity, or of its value with the bets to come."""
        return self.advice is Advice.CALL
