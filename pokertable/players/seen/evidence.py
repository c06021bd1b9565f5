"""Each seat's strength, as the actions of a hand so far show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pokertable.model.game import Game
from pokertable.model.hand.events import Called, Drew, Folded, HandStarted, Raised
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act
from pokertable.players.seen.numbers import greater, lesser, log2

BET, EACH_RAISE, CALL, LIMP = 0.5, 0.35, 0.2, 0.05
EARLIER_STREET = 0.6
_EACH_DOUBLING, _MOST_FOR_OVERBET = 0.3, 0.8
_SHOVE, _SHOVE_DEEPER, _MOST_FOR_SHOVE = 0.2, 0.13, 0.7
_SHOVE_FROM = 5.0


class InSight(NamedTuple):
    """The public view for the seat to act, as far as a spot needs it; lists are by seat."""

    game: Game
    street: int
    board: tuple[int, ...]
    showing: tuple[tuple[int, ...], ...]
    stacks: Sequence[int]
    bets: Sequence[int]
    live: Sequence[bool]
    forced: int
    """The pot before any action."""
    pot: int
    acts: Sequence[Act]
    legal: LegalActions


def forced(started: HandStarted) -> int:
    """Chips posted before any action: no part of them is returned later, as an uncalled bet is."""
    owed = zip(started.stacks, started.antes, started.blinds, strict=True)
    return sum([min(stack, ante + abs(blind)) for stack, ante, blind in owed])


class Evidence:
    """Evidence of the hand's actions so far.

    `pressure` is each seat's strength shown by betting, raising and calling; earlier streets count less, overbets more.
    `acted` are the seats that have acted on this street, `bets` its number of bets and raises, `made` the number of
    each seat's last one, `raiser` the seat of the last one in the hand and `raised_on` its street; `opener` made the
    first raise of the first street, before `behind_opener` players had acted; `bet_into` is the number of opponents
    against whom this street's last bet was made.
    """

    def __init__(self, seen: InSight) -> None:
        self.pressure = [0.0] * len(seen.stacks)
        self.acted: set[int] = set()
        self.bets = 0
        self.made: dict[int, int] = {}
        self.raiser: int | None = None
        self.raised_on = 0
        self.opener: int | None = None
        self.behind_opener = 0
        self.bet_into = 0
        self.unopened = True
        others = len(seen.stacks) - 1
        acted_first: set[int] = set()
        put_in = [getattr(event, "amount", 0) for _, event in seen.acts]
        pot = seen.forced
        stakes = seen.game.stakes
        street, price, bets = 0, max(stakes.big_blind, stakes.bring_in), 0
        weight = EARLIER_STREET if seen.street else 1.0
        for (acted_on, event), chips in zip(seen.acts, put_in, strict=True):
            if acted_on != street:
                street, price, bets = acted_on, 0, 0
                weight = 1.0 if street == seen.street else EARLIER_STREET
            if street == seen.street and type(event) is not Drew:
                self.acted.add(event.seat)
            if not street and self.opener is None:
                acted_first.add(event.seat)
            others -= type(event) is Folded
            if type(event) is Raised:
                if not street and self.opener is None:
                    self.opener, self.behind_opener = event.seat, len(seen.stacks) - len(acted_first)
                of_pot = (event.to - price) / max(1, pot + price - (event.to - event.amount))
                if street == 0 and seen.stacks[event.seat] == 0:
                    shown = shove(event.to / max(1, stakes.big_blind))
                else:
                    shown = weight * (BET + EACH_RAISE * bets + overbet(of_pot))
                self.pressure[event.seat] += shown
                self.raiser, self.raised_on, self.unopened = event.seat, acted_on, False
                price = max(price, event.to)
                bets += 1
                if street == seen.street:
                    self.made[event.seat], self.bet_into = bets, others
            elif type(event) is Called:
                self.pressure[event.seat] += weight * (CALL if bets else LIMP)
                self.unopened = False
            pot += chips
        if street == seen.street:
            self.bets = bets


def shove(big_blinds: Any) -> Any:
    """Strength shown by an all-in before any card: more with deeper stacks, though any hand is possible."""
    deeper = _SHOVE_DEEPER * log2(greater(1.0, big_blinds / _SHOVE_FROM))
    return lesser(_MOST_FOR_SHOVE, _SHOVE + deeper)


def overbet(of_pot: Any) -> Any:
    """Additional strength shown by a bet above the size of the pot."""
    return lesser(_MOST_FOR_OVERBET, _EACH_DOUBLING * log2(greater(1.0, of_pot)))
