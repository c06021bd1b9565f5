"""The luck of the cards to come in rolled-out hands, in chips: its mean is 0, so it can be subtracted.

Whenever cards are dealt, each pot that the player contests has an expected part before and after; the difference is
luck, whatever led there and whatever follows. After the last possible bet the rest of a hand is luck; before it the
pot will grow, and the luck is that in the pot to be expected (`growth`), which is known before the cards are. The parts
are counted over a few sampled cards, because their errors are luck as well. Burch, Schmid, Moravcik and Bowling,
"AIVAT" (2018), https://arxiv.org/abs/1612.06915
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, AnyCard, known
from pokertable.model.hand.events import (
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    Event,
    Folded,
    HoleDealt,
    Raised,
    UncalledReturned,
)
from pokertable.training.deals.dealer import SampledDeals, pot_parts
from pokertable.training.deals.standing import Standing

_LEAST: Final = 16
"""Least number of runouts over which a part of a pot is counted."""
_GONE: Final = 2.0
_GROWS: Final = 0.6
"""Part of the chips behind that comes into the pot besides, in the part by which the cards are luck."""
_MOST: Final = 1.7, 2.8, 3.2
"""Most by which a pot grows with one round of betting to come after the cards, with two, and with more."""
_BIG_BETS: Final = 3
"""Big bets that count as behind with a fixed limit, however deep the stacks are."""


def growth(behind: float, pot: float, later: int) -> float:
    """The factor by which the luck of cards is larger than in the pot as it lies: it is played on for what is `behind`.

    `later` streets follow these cards. Fitted beforehand to decisions of all kinds of games, not to the deals at hand:
    any figure leaves the mean of the luck at 0.
    """
    return min(1 + _GROWS * behind / pot, _MOST[min(later, len(_MOST) - 1)])


class _Lay(NamedTuple):
    """The cards of those in a pot, before the `later` streets; `gone` are all cards that can no longer come."""

    later: int
    holes: Mapping[int, tuple[AnyCard, ...]]
    board: tuple[AnyCard, ...]
    gone: frozenset[AnyCard]

    @property
    def key(self) -> tuple[object, ...]:
        """Cache key."""
        return self.later, tuple(self.holes.items()), self.board, self.gone

    @property
    def form(self) -> tuple[object, ...]:
        """Shape by which lays are counted together."""
        return self.later, tuple(self.holes), len(self.gone)


class _Stake(NamedTuple):
    """A pot of `chips` when cards came, as far as it will have grown: the numbers of its lays before and after."""

    hand: int
    chips: float
    before: int
    after: int


class Luck:
    """The luck of one decision's hands; not for draw games, where players choose the cards drawn, nor a short stub."""

    def __init__(self, standing: Standing, rng: np.random.Generator) -> None:
        self._standing = standing
        self._rng = rng
        self._gone = frozenset(DECK) - set(standing.unseen)

    def of(self, hands: Sequence[Sequence[Event]], drawn: SampledDeals, deals: Sequence[int]) -> Floats:
        """Chips won by luck, (hands,), by the events of each hand from the decision on; `deals` are their numbers."""
        luck = np.zeros(len(hands))
        if self._standing.public.game.variant.draws or drawn.runs_short:
            return luck
        lays: dict[tuple[object, ...], int] = {}
        found: list[_Lay] = []
        stakes = []
        for number, (hand, deal) in enumerate(zip(hands, deals, strict=True)):
            for chips, before, after in self._chances(hand, drawn, deal):
                at = []
                for lay in (before, after):
                    at.append(lays.setdefault(lay.key, len(lays)))
                    if len(lays) > len(found):
                        found.append(lay)
                stakes.append(_Stake(number, chips, at[0], at[1]))
        parts = self._parts(found)
        for stake in stakes:
            luck[stake.hand] += stake.chips * (parts[stake.after] - parts[stake.before])
        return luck

    def _chances(self, hand: Sequence[Event], drawn: SampledDeals, deal: int) -> Iterator[tuple[float, _Lay, _Lay]]:
        """For each deal of cards the pots that the player contested: chips, and the lays before and after."""
        me, streets = self._standing.seat, len(self._standing.public.game.variant.streets)
        stacks = [view.stack for view in self._standing.public.seats]
        holes = self._start(drawn, deal)
        board: tuple[AnyCard, ...] = self._standing.public.known_board
        pots: list[tuple[int, tuple[int, ...]]] = []

        def lies(seats: Sequence[int], street: int) -> _Lay:
            gone = self._gone.union(board, *holes.values())
            return _Lay(streets - 1 - street, {seat: holes[seat] for seat in seats}, board, gone)

        for event in hand:
            if isinstance(event, Called | Raised | BroughtIn):
                stacks[event.seat] -= event.amount
            elif isinstance(event, UncalledReturned):
                stacks[event.seat] += event.amount
            elif isinstance(event, BetsCollected):
                pots = [(pot.amount, pot.seats) for pot in event.pots if me in pot.seats and len(pot.seats) > 1]
            elif isinstance(event, Folded) and event.seat == me:
                return
            elif isinstance(event, BoardDealt | HoleDealt):
                before = [lies(seats, event.street - 1) for _, seats in pots]
                if isinstance(event, BoardDealt):
                    board = (*board, *event.cards)
                else:
                    for seat, card, _ in event.cards:
                        holes[seat] = (*holes[seat], card)
                for (chips, seats), lay in zip(pots, before, strict=True):
                    after = lies(seats, event.street)
                    yield chips * growth(self._behind(seats, stacks), chips, after.later), lay, after

    def _behind(self, seats: Sequence[int], stacks: Sequence[int]) -> int:
        """The chips that can still be played for by the player and another of these seats."""
        game, me = self._standing.public.game, self._standing.seat
        behind = min(stacks[me], max(stacks[seat] for seat in seats if seat != me))
        return min(behind, _BIG_BETS * game.yardstick) if game.structure is Structure.FIXED else behind

    def _start(self, drawn: SampledDeals, deal: int) -> dict[int, tuple[AnyCard, ...]]:
        """The hands at the decision, of the seats still in."""
        state = self._standing.hand.state
        dealt = drawn.redeal(deal).downs
        return {
            seat: (*known(state.ups[seat] if seat in dealt else state.holes[seat]), *dealt.get(seat, ()))
            for seat in self._standing.public.live()
        }

    def _parts(self, lays: Sequence[_Lay]) -> Floats:
        """The player's part of the pot for each lay, counted over random runouts: (lays,)."""
        parts = np.zeros(len(lays))
        alike: dict[tuple[object, ...], list[int]] = defaultdict(list)
        for at, lay in enumerate(lays):
            alike[lay.form].append(at)
        for places in alike.values():
            parts[places] = self._parts_alike([lays[at] for at in places])
        return parts

    def _parts_alike(self, lays: Sequence[_Lay]) -> Floats:
        first, variant = lays[0], self._standing.public.game.variant
        later = variant.streets[len(variant.streets) - first.later :]
        each, on_board = (sum(street.down + street.up for street in later), sum(street.board for street in later))
        endings = self._endings(lays, each * len(first.holes) + on_board)
        count = len(endings) // len(lays)
        columns = iter(endings.T)

        def whole(cards: Sequence[Sequence[AnyCard]], more: int) -> list[Cards]:
            fixed = np.array(cards, np.uint8).reshape(len(lays), -1)
            return [*np.repeat(fixed, count, axis=0).T, *[next(columns) for _ in range(more)]]

        hands = {seat: whole([lay.holes[seat] for lay in lays], each) for seat in first.holes}
        board = whole([lay.board for lay in lays], on_board)
        whole_pot = pot_parts(self._standing, hands, board).sum(axis=0)
        return np.asarray(whole_pot.reshape(len(lays), count).mean(axis=1))

    def _endings(self, lays: Sequence[_Lay], cards: int) -> Cards:
        """Cards to come, (lays · n, cards): each shuffled stub is used up, so that no card comes twice from it."""
        if not cards:
            return np.zeros((len(lays), 0), np.uint8)
        each = max(1, (len(DECK) - len(lays[0].gone)) // cards)
        shuffles = -(-_LEAST // each)
        keys = self._rng.random((len(lays), shuffles, len(DECK)))
        for row, lay in zip(keys, lays, strict=True):
            row[:, list(lay.gone)] = _GONE
        return np.argsort(keys, axis=2)[:, :, : each * cards].astype(np.uint8).reshape(-1, cards)
