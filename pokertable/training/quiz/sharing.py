"""Pots shared out in chips: the answer as a value, and the chips as they are being given.

Marking winners splits a pot evenly among its shares; the chips that do not divide stay until somebody is given them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pokertable.model.ranking.share import SHARE_NAMES, PotShare
from pokertable.training.quiz.answers import WithoutCards

Chips = tuple[tuple[int, int], ...]
"""Seats in order with the chips each is given, none without chips."""


def chips(won: Mapping[int, int]) -> Chips:
    """Chips by seat as a value."""
    return tuple(sorted((seat, amount) for seat, amount in won.items() if amount))


@dataclass(frozen=True, slots=True)
class PotShares:
    """How one pot is shared out: the name of each share that is won, the names in order, with its chips."""

    won: tuple[tuple[str, Chips], ...]

    @classmethod
    def of(cls, won: Mapping[str, Chips]) -> PotShares:
        """These chips by the names of the shares; a share without chips is left out."""
        return cls(tuple(sorted((name, given) for name, given in won.items() if given)))

    def __getitem__(self, share: str) -> Chips:
        """What the share of this name gives: nothing, if nobody wins it."""
        return dict(self.won).get(share, ())

    @property
    def all_chips(self) -> Chips:
        """Seats with their chips, share after share."""
        return tuple(paid for _, given in self.won for paid in given)

    @property
    def total(self) -> int:
        """All chips that are given."""
        return sum(amount for _, amount in self.all_chips)


@dataclass(frozen=True, slots=True)
class ShowdownAnswer(WithoutCards):
    """Every pot, main pot first."""

    pots: tuple[PotShares, ...]

    @property
    def values(self) -> tuple[ShowdownAnswer]:
        """All pots in one part."""
        return (self,)

    def json(self) -> list[dict[str, Any]]:
        """``[{pot, high: {player: chips}, low: {player: chips} or null}]``, players counted from 1."""
        return [
            {"pot": pot.total, **dict.fromkeys(SHARE_NAMES)}
            | {name: {str(seat + 1): amount for seat, amount in given} for name, given in pot.won}
            for pot in self.pots
        ]

    @classmethod
    def from_json(cls, data: Any) -> ShowdownAnswer:
        """The answer that was written down; raises `ValueError`, `KeyError` or `TypeError`."""
        return cls(tuple(PotShares.of({name: _seats(pot[name] or {}) for name in SHARE_NAMES}) for pot in data))


def _seats(data: Mapping[str, int]) -> Chips:
    return chips({int(player) - 1: int(amount) for player, amount in data.items()})


Claim = tuple[int, str, int]
"""A pot, the name of a share of it, and a seat."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The pots with what is given so far; a winner who is given nothing yet has 0."""

    amounts: tuple[int, ...]
    shares: tuple[PotShare, ...]
    given: Mapping[Claim, int] = field(default_factory=dict)

    @classmethod
    def of(cls, amounts: Iterable[int], shares: Sequence[PotShare]) -> Sharing:
        """Nothing given yet."""
        return cls(tuple(amounts), tuple(shares))

    def left(self, pot: int) -> int:
        """Chips of the pot that nobody is given; negative if more is given than there is."""
        return self.amounts[pot] - sum(amount for place, amount in self.given.items() if place[0] == pot)

    @property
    def complete(self) -> bool:
        """Whether every pot is given out to the last chip, and each share that is always won to somebody."""
        return not any(
            self.left(pot) or any(not self._winners(pot, share) for share in self.shares if not share.must_qualify)
            for pot in range(len(self.amounts))
        )

    def toggled(self, place: Claim) -> Sharing:
        """The seat marked as a winner of the share, or not any more; the pot is split evenly again."""
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
        return replace(self, given=given)

    def put(self, place: Claim, amount: int) -> Sharing:
        """The seat given so many chips of the share, 0 or more."""
        return replace(self, given={**self.given, place: max(0, amount)})

    def answer(self) -> ShowdownAnswer:
        """The shares as an answer."""
        return ShowdownAnswer(
            tuple(
                PotShares.of({share.name: chips(self._winners(pot, share)) for share in self.shares})
                for pot in range(len(self.amounts))
            )
        )

    def _winners(self, pot: int, share: PotShare) -> dict[int, int]:
        return {seat: amount for (of, name, seat), amount in self.given.items() if (of, name) == (pot, share.name)}
