"""What the player to act may do: every bound, and the reason where something is not allowed.

The action panel, the bots, the replay and the tests all read this one object; nobody else computes an amount.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import Phrase

_ROUND: Final = tuple(factor * 10**power for power in range(13) for factor in (1, 2, 5))


class PresetKey(Enum):
    """The amounts that the action panel offers."""

    MIN = "min"
    BLINDS_2_5 = "blinds_2_5"
    BLINDS_3 = "blinds_3"
    BLINDS_4 = "blinds_4"
    HALF = "half"
    THREE_QUARTERS = "three_quarters"
    POT = "pot"
    ALL_IN = "all_in"


class Preset(NamedTuple):
    """A ready amount (a raise-to), legal unless `reason` says why it cannot be taken."""

    key: PresetKey
    amount: int
    reason: Phrase | None


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One rung of a fixed-limit street: the bet or raise and its total; `current` is what a raise makes now."""

    kind: RaiseKind
    number: int
    """0 for the bet or completion, then the number of the raise."""
    amount: int
    taken: bool
    current: bool


class Price(NamedTuple):
    """What a call costs: `call` chips for a share of `total`, what can be won of the pot with the call in it."""

    call: int
    total: int

    @property
    def fraction(self) -> float:
        """The chance of winning from which a call pays for itself, 0 to 1."""
        return self.call / self.total


@dataclass(frozen=True, slots=True)
class LegalActions:
    """The choices of `seat`.

    `fold`: whether folding is legal. `check_call`: chips that the player would add (0: a check; its whole stack if that
    is less than the bet), None if it is not legal (a bring-in is due). `bring_in`: the chips it would post, or None.
    `raise_to`: least and greatest total of a bet, completion or raise, or None with `raise_reason` saying why.
    """

    seat: int
    fold: bool
    check_call: int | None
    bring_in: int | None
    raise_to: tuple[int, int] | None
    raise_reason: Phrase | None
    raise_kind: RaiseKind
    structure: Structure
    to_call: int
    """The bet to call: the total that has to be in front of a player."""
    bet: int
    """What the player has in front of it."""
    stack: int
    """What the player has behind."""
    pot: int
    """Everything in the middle and in front of the players."""
    winnable: int
    """What the player can win of the pot by a call: of each opponent no more than it puts in itself."""
    raises_made: int
    """Bets and raises of this street beyond the first (fixed limit: those that count towards the cap)."""
    raise_cap: int | None
    """Raises allowed after the bet on this street; None: no cap."""
    arithmetic: Phrase | None
    """Pot-limit: how the maximum comes about, ``2 × 700 + 1,000 = 2,400``."""
    presets: tuple[Preset, ...]
    """No- and pot-limit: min, ½, ¾, pot, all-in. Empty in fixed limit or when no raise is legal."""
    blind_presets: tuple[Preset, ...]
    """2½, 3 and 4 big blinds: where `presets` are and nobody has raised the big blind yet. Empty elsewhere."""
    start: int
    """The legal raise-to that is set until the player sets another: 3 big blinds where nobody has come in yet, the pot
    after calls of the big blind, elsewhere ½ of the pot, each as near as is legal. 0: no raise is legal."""
    ladder: tuple[LadderStep, ...]
    """Fixed limit: the bet and the raises of this street. Empty otherwise."""
    free: bool
    """Whether checking is legal (the panel warns before a fold)."""

    def clamp(self, amount: int) -> int:
        """The nearest legal raise-to; raises `ValueError` if no raise is legal."""
        if self.raise_to is None:
            raise ValueError(f"no raise is legal: {self.raise_reason}")
        low, high = self.raise_to
        return max(low, min(high, amount))

    def pot_fraction(self, amount: int) -> float:
        """A raise-to as a share of the pot after calling: (amount − to call) / (pot + call)."""
        owed = min(self.to_call - self.bet, self.stack)
        return (amount - self.to_call) / max(1, self.pot + owed)

    @property
    def offered(self) -> tuple[Preset, ...]:
        """What the panel offers: big blinds take the place of the pot's parts while they are there."""
        if not self.blind_presets:
            return self.presets
        rest = {preset.key: preset for preset in self.presets}
        return (rest[PresetKey.MIN], *self.blind_presets, rest[PresetKey.POT], rest[PresetKey.ALL_IN])

    @property
    def price(self) -> Price | None:
        """The price of a call, None where there is nothing to call."""
        return Price(self.check_call, self.winnable + self.check_call) if self.check_call else None

    @property
    def all_in_total(self) -> int:
        """The total that the player's whole stack comes to on this street."""
        return self.bet + self.stack

    @property
    def call_is_all_in(self) -> bool:
        """Whether a call takes the whole stack."""
        return bool(self.check_call) and self.check_call == self.stack

    @property
    def fixed_bet(self) -> int | None:
        """The size of this street's bets and raises in fixed limit, None in the other structures.

        It is the distance of two rungs; the current one may be short, because the stack is.
        """
        for lower, upper in zip(self.ladder, self.ladder[1:], strict=False):
            if not lower.current and not upper.current:
                return upper.amount - lower.amount
        return self.ladder[0].amount if self.ladder else None

    def step(self, unit: int = 1) -> int:
        """Chips to change an amount by: 1, 2 or 5 times a power of ten of `unit`s or of tenths of them.

        About a fortieth of the range.
        """
        low, high = self.raise_to or (0, 0)
        sizes = (size * unit // 10 for size in _ROUND if size * unit % 10 == 0)
        return max((size for size in sizes if 40 * size <= high - low), default=1)

    def stepped(self, amount: int, steps: int, unit: int = 1) -> int:
        """The legal raise-to that is `steps` round amounts above (below, if negative) `amount`; `unit` as in `step`."""
        size = self.step(unit)
        base = amount // size if steps > 0 else -(-amount // size)
        return self.clamp((base + steps) * size)
