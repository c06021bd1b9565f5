"""What a part of the pot is won by: a ranking, how many hole cards it must use, and a qualifier. Data only."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

_KING, _ACE = 11, 12
SHARE_NAMES: Final = ("high", "low")
"""The names of shares, in the order in which JSON has them."""


class Ranking(Enum):
    """An order of five-card hands (resources/rules/hands.md)."""

    HIGH = "high"
    """The usual poker hands; the ace also ends the lowest straight."""
    ACE_TO_FIVE = "low"
    """Five different ranks, the ace low; straights and flushes do not count."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PotShare:
    """One share of the pot.

    `exactly_from_hole` is the number of hole cards that must play (None: any five of all cards); `qualifier` the
    highest rank that a low may hold (`Card.rank`; the 8 is 6; from 11, the king, on every rank may), None for high.
    """

    ranking: Ranking
    exactly_from_hole: int | None = None
    qualifier: int | None = None

    def __post_init__(self) -> None:
        if self.exactly_from_hole is not None and not 0 <= self.exactly_from_hole <= 5:
            raise ValueError(f"exactly_from_hole {self.exactly_from_hole}: expected 0 to 5")
        if self.ranking is Ranking.HIGH and self.qualifier is not None:
            raise ValueError("a high share has no qualifier")
        if self.ranking is Ranking.ACE_TO_FIVE and not (self.qualifier is not None and 3 <= self.qualifier <= 12):
            raise ValueError(f"low qualifier {self.qualifier}: expected a rank from 3 (the five) to 12")

    def may_hold(self, rank: int) -> bool:
        """Whether a card of this rank (`Card.rank`) may be part of the hand: the ace of a low is its lowest card."""
        return self.qualifier is None or rank <= self.qualifier or rank == _ACE

    @property
    def is_low(self) -> bool:
        """Whether low hands win it: it is then shown as a low."""
        return self.ranking is not Ranking.HIGH

    @property
    def of_any_five(self) -> PotShare:
        """The same share where any five of all cards may play."""
        return replace(self, exactly_from_hole=None)

    @property
    def must_qualify(self) -> bool:
        """Whether there need not be a hand of it: a card above the qualifier makes none."""
        return not self.may_hold(_KING)

    @property
    def name(self) -> str:
        """``high`` or ``low``: what the share is called in files and on screen. No game has two of one name."""
        return SHARE_NAMES[self.is_low]
