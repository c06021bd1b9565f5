"""Ways to win a part of the pot: a ranking, the number of hole cards that must play, and a qualifier. Data only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from pokertable.model.cards import ACE, KING

SHARE_NAMES: Final = ("high", "low")
"""The names of shares, in the order of the JSON output."""


class Ranking(Enum):
    """An order of hands; all have five cards except badugi (resources/rules/hands.md)."""

    HIGH = "high"
    """Standard poker hands; the ace also ends the lowest straight."""
    ACE_TO_FIVE = "low"
    """The lowest hand, the ace low; straights and flushes do not count. A pair makes no low, or a worse one."""
    DEUCE_TO_SEVEN = "deuce to seven"
    """The worst of the standard hands, the ace only high; straights and flushes count."""
    BADUGI = "badugi"
    """Up to four cards of different suits and ranks: more cards win, then the lowest, the ace low."""


_ORDERS: Final = tuple(Ranking)
_OF_A_DRAW: Final = (Ranking.DEUCE_TO_SEVEN, Ranking.BADUGI)


@dataclass(frozen=True, kw_only=True, slots=True)
class PotShare:
    """One share of the pot.

    `exactly_from_hole` is the number of hole cards that must play (None: any five of all cards); `qualifier` the
    highest rank that a low may hold (`Card.rank`; the 8 is 6; from 11, the king, every rank may). None for high, and
    for a low without a qualifier: there pairs are lows too, worse than any low without one.
    """

    ranking: Ranking
    exactly_from_hole: int | None = None
    qualifier: int | None = None
    order: int = field(init=False, repr=False, compare=False)
    """Number of the ranking's order: equal for shares that rank hands alike."""
    any_five: bool = field(init=False, repr=False, compare=False)
    """Whether any five of more cards may be the hand, and a flush never makes it worse."""

    def __post_init__(self) -> None:
        if self.exactly_from_hole is not None and not 0 <= self.exactly_from_hole <= 5:
            raise ValueError(f"exactly_from_hole {self.exactly_from_hole}: expected 0 to 5")
        if self.qualifier is not None and self.ranking is not Ranking.ACE_TO_FIVE:
            raise ValueError(f"a share of {self.ranking.value} has no qualifier")
        if self.qualifier is not None and not 3 <= self.qualifier <= ACE:
            raise ValueError(f"low qualifier {self.qualifier}: expected a rank from 3 (the five) to 12")
        if self.exactly_from_hole is not None and self.ranking in _OF_A_DRAW:
            raise ValueError(f"a hand of {self.ranking.value} is not made with a board")
        order = _ORDERS.index(self.ranking)
        object.__setattr__(self, "order", order if self.qualifier is None else len(_ORDERS) + self.qualifier)
        any_five = self.exactly_from_hole is None and self.ranking not in _OF_A_DRAW
        object.__setattr__(self, "any_five", any_five)

    def may_hold(self, rank: int) -> bool:
        """Whether a card of this rank (`Card.rank`) may be part of the hand: the ace of a low is its lowest card."""
        return self.qualifier is None or rank <= self.qualifier or rank == ACE

    @property
    def has_low_ace(self) -> bool:
        """Whether the ace is the lowest card."""
        return self.ranking in (Ranking.ACE_TO_FIVE, Ranking.BADUGI)

    @property
    def is_low(self) -> bool:
        """Whether low hands win the share; it is then shown as a low."""
        return self.ranking is not Ranking.HIGH

    @property
    def of_any_five(self) -> PotShare:
        """The share, changed so that any five of all cards may play."""
        return replace(self, exactly_from_hole=None)

    @property
    def must_qualify(self) -> bool:
        """Whether a hand may fail to qualify: a card above the qualifier makes no low."""
        return not self.may_hold(KING)

    @property
    def name(self) -> str:
        """``high`` or ``low``: the share's name in files and on screen. No game has two shares of one name."""
        return SHARE_NAMES[self.is_low]
