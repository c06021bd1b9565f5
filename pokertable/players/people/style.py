"""What makes one persona different from another: the figures that its rules use."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.hand.legal import PresetKey


@dataclass(frozen=True, kw_only=True, slots=True)
class Style:
    """Figures are chances or parts, 0 to 1, unless they say otherwise.

    `plays` and `raises` are the parts of all starting hands that it plays, and raises, against five opponents.
    """

    plays: float
    raises: float
    steals: float
    """How often it raises anything when few are left to act and nobody has come in."""
    pushes: float
    """How wide it pushes a short stack: as the chart does for a stack so many times shallower."""
    respect: float
    """How much it credits a bet: 0 nothing, 1 the usual, above 1 more."""
    calls: float
    """It calls if the share it expects is so many times the price."""
    bets: float
    """It bets a hand whose expected share is so far from its fair share towards the whole pot."""
    reraises: float
    """The same for raising a bet."""
    semibluffs: float
    """How often it bets or raises a draw."""
    follows_up: float
    """How often it bets on after it made the last raise, whatever came."""
    bluffs: float
    """How often it bets a weak hand when everybody has checked."""
    slow_plays: float
    """How often it only calls or checks a hand worth a raise, before the last card."""
    sizes: tuple[tuple[PresetKey, float], ...]
    """No- and pot-limit: the sizes of its bets and how often it takes each, summing to 1."""

    def __post_init__(self) -> None:
        total = sum(often for _, often in self.sizes)
        if abs(total - 1) > 1e-9:
            raise ValueError(f"sizes {self.sizes}: expected chances that sum to 1, not {total}")
        if not 0 <= self.raises <= self.plays <= 1:
            raise ValueError(
                f"raises {self.raises} of hands and plays {self.plays}: expected no more raises than plays"
            )
