"""Pots shared out in chips, and the sharing in progress.

Marking winners splits a pot evenly among its shares; indivisible chips stay until they are given to a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from pokertable.model.ranking.share import PotShare

Chips = tuple[tuple[int, int], ...]
"""Seats in order with their chips, none without chips."""


def chips(won: Mapping[int, int]) -> Chips:
    """Chips by seat as a value."""
    return tuple(sorted((seat, amount) for seat, amount in won.items() if amount))


@dataclass(frozen=True, slots=True)
class PotShares:
    """Shares of one pot: the name of each share won, in order, with its chips."""

    won: tuple[tuple[str, Chips], ...]

    @classmethod
    def of(cls, won: Mapping[str, Chips]) -> PotShares:
        """These chips by the names of the shares; a share without chips is left out."""
        return cls(tuple(sorted((name, given) for name, given in won.items() if given)))

    def __getitem__(self, share: str) -> Chips:
        """Chips of the share of this name: empty if nobody wins it."""
        return dict(self.won).get(share, ())

    @property
    def all_chips(self) -> Chips:
        """Seats with their chips, share after share."""
        return tuple(paid for _, given in self.won for paid in given)

    @property
    def total(self) -> int:
        """All chips given."""
        return sum(amount for _, amount in self.all_chips)

    def multiplied(self, factor: Fraction | int) -> PotShares:
        """The shares of a pot `factor` times as large: what was split evenly is so again, odd chips included."""
        sums = [sum(amount for _, amount in given) for _, given in self.won]
        won = {}
        for (name, given), total in zip(self.won, _shared(int(factor * self.total), sums), strict=True):
            seats, amounts = [seat for seat, _ in given], [amount for _, amount in given]
            won[name] = chips(dict(zip(seats, _shared(total, amounts), strict=True)))
        return PotShares.of(won)


def _shared(total: int, before: Sequence[int]) -> list[int]:
    """Chips shared out as others were `before`: evenly, the odd chips where most was, or in the same proportion."""
    if not before:
        return []
    largest_first = sorted(range(len(before)), key=lambda at: -before[at])
    if max(before) - min(before) > 1:
        shared = [total * amount // sum(before) for amount in before]
    else:
        shared = [total // len(before)] * len(before)
    for at in largest_first[: total - sum(shared)]:
        shared[at] += 1
    return shared


Claim = tuple[int, str, int]
"""A pot, the name of a share of it, and a seat."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The pots with the chips given so far; a winner without chips yet has 0."""

    amounts: tuple[int, ...]
    shares: tuple[PotShare, ...]
    given: Mapping[Claim, int] = field(default_factory=dict)

    @classmethod
    def of(cls, amounts: Iterable[int], shares: Sequence[PotShare]) -> Sharing:
        """The sharing before any chips are given."""
        return cls(tuple(amounts), tuple(shares))

    def left(self, pot: int) -> int:
        """Chips of the pot not yet given; negative if more is given than there is."""
        return self.amounts[pot] - sum(amount for place, amount in self.given.items() if place[0] == pot)

    @property
    def complete(self) -> bool:
        """Whether every pot is given out to the last chip, and each always-won share has a winner."""
        return not any(
            self.left(pot) or any(not self._winners(pot, share) for share in self.shares if not share.must_qualify)
            for pot in range(len(self.amounts))
        )

    def toggled(self, place: Claim) -> Sharing:
        """The sharing with the seat's mark as a winner of the share toggled; the pot is split evenly again.

        Where one seat wins all shares, it has the odd chip too: nothing is split.
        """
        pot, name, seat = place
        winners = {share: set(self._winners(pot, share)) for share in self.shares}
        for share, seats in winners.items():
            if share.name == name:
                seats ^= {seat}
        among = [share for share, seats in winners.items() if seats or not share.must_qualify]
        given = {other: amount for other, amount in self.given.items() if other[0] != pot}
        for share in among:
            part = self.amounts[pot] // len(among)
            given |= {(pot, share.name, winner): part // len(winners[share]) for winner in winners[share]}
        if [winners[share] for share in among] == [{seat}] * len(among):
            given[pot, among[0].name, seat] += self.amounts[pot] - part * len(among)
        return replace(self, given=given)

    def put(self, place: Claim, amount: int) -> Sharing:
        """The sharing with this number of chips, 0 or more, for the seat's share."""
        return replace(self, given={**self.given, place: max(0, amount)})

    def pots(self) -> tuple[PotShares, ...]:
        """The pots as shared out."""
        return tuple(
            [
                PotShares.of({share.name: chips(self._winners(pot, share)) for share in self.shares})
                for pot in range(len(self.amounts))
            ]
        )

    def _winners(self, pot: int, share: PotShare) -> dict[int, int]:
        return {seat: amount for (of, name, seat), amount in self.given.items() if (of, name) == (pot, share.name)}
