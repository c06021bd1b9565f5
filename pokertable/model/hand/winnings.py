"""Each seat's winnings so far over all pots: for its plate, not for the settlement of a pot."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.observation import Observation
from pokertable.model.text import ChipCount, Phrase, phrase


@dataclass(frozen=True, slots=True)
class Winnings:
    """Chips that a seat won, by the name of the share of the pot (``high``, ``low``).

    `split`: whether the hand's pots were paid in more than one share. If so, winnings from pots without another
    claimant are `unopposed` and count for no share.
    """

    by_share: tuple[tuple[str, int], ...] = ()
    unopposed: int = 0
    split: bool = False

    @property
    def total(self) -> int:
        """All chips won."""
        return self.unopposed + sum(amount for _, amount in self.by_share)

    @property
    def shares(self) -> frozenset[str]:
        """The names of the shares in which it won chips."""
        return frozenset(name for name, _ in self.by_share)

    @property
    def words(self) -> Phrase:
        """``wins high 70``, ``wins high and low 140``; without the share where the pot was not split."""
        if not self.split or self.unopposed:
            return phrase("wins {amount}", amount=ChipCount(self.total))
        template = "wins high and low {amount}" if len(self.by_share) > 1 else _WINS[self.by_share[0][0]]
        return phrase(template, amount=ChipCount(self.total))


_WINS: Final = {"high": "wins high {amount}", "low": "wins low {amount}"}


def won_so_far(observation: Observation) -> dict[int, Winnings]:
    """The winnings of every seat that won anything at this table."""
    seats = observation.seats
    claims = [sum(not seats[seat].folded for seat in pot.seats) for pot in observation.pots]
    return winnings(observation.awards, [pot for pot, count in enumerate(claims) if count == 1])


def winnings(awards: Iterable[PotAwarded], unopposed: Collection[int] = ()) -> dict[int, Winnings]:
    """The winnings of every seat that won anything; `unopposed`: the pots with a single claimant."""
    awards = list(awards)
    split = len({award.share for award in awards}) > 1
    alone: dict[int, int] = {}
    by_share: dict[int, dict[str, int]] = {}
    for award in awards:
        for seat, amount in award.won:
            won = by_share.setdefault(seat, {})
            if split and award.pot in unopposed:
                alone[seat] = alone.get(seat, 0) + amount
            else:
                won[award.share] = won.get(award.share, 0) + amount
    return {seat: Winnings(tuple(won.items()), alone.get(seat, 0), split) for seat, won in by_share.items()}
