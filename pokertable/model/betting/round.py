"""One betting round: who must act, what a call costs, and the bounds of a raise (resources/rules/betting.md)."""

from __future__ import annotations

from pokertable.model.betting.forced import all_clockwise
from pokertable.model.betting.limits import Chooses, NoRaise, chips_to_call, most_chips
from pokertable.model.betting.structure import Structure

NOT_ACTED = -1


class BettingRound:
    """The bets of one street. The lists of stacks, bets and live seats belong to the hand and are shared with it.

    `raise_to`, `is_capped`, `reopens` and `raise_range` use numbers alone and accept columns of them too, for many
    hands at once.

    `price` is the bet to call; no seat has bet more. `full_level` is the level of the last full bet or raise,
    `raise_size` its size (no- and pot-limit). `raises` counts the full bets and raises, the big blind or the completion
    being the first. `level` is the bet as it counts for reopening: in fixed limit the full level, in no- and pot-limit
    the price, 0 before a bet. `larger` is a bet of fixed limit that may be made instead of `size` (an open pair), 0 for
    none: once made it becomes the size. `acted[seat]` is the level at which the seat last acted, or `NOT_ACTED`; raises
    above that level decide whether the betting is reopened to it.
    """

    __slots__ = ("_clockwise", "_fixed", "acted", "bets", "cap", "full_level", "larger", "level", "live", "n", "price",
                 "raise_size", "raises", "size", "stacks", "structure")  # fmt: skip

    def __init__(
        self, structure: Structure, stacks: list[int], bets: list[int], live: list[bool], size: int, cap: int | None
    ) -> None:
        self.structure = structure
        self._fixed = structure is Structure.FIXED
        self.stacks, self.bets, self.live = stacks, bets, live
        self.n = len(stacks)
        self._clockwise = all_clockwise(self.n)
        self.start(size, cap)

    def start(self, size: int, cap: int | None) -> None:
        """Begin a street whose bet is `size`; `cap` raises are allowed after the bet (None: no cap)."""
        self.size = self.raise_size = size
        self.cap = cap
        self.larger = 0
        self.price = self.full_level = self.level = self.raises = 0
        self.acted = [NOT_ACTED] * self.n

    def copy(self, stacks: list[int], bets: list[int], live: list[bool]) -> BettingRound:
        """A copy of the round with other lists of stacks, bets and live seats."""
        twin = BettingRound.__new__(BettingRound)
        for name in BettingRound.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.acted = self.acted.copy()
        twin.stacks, twin.bets, twin.live = stacks, bets, live
        return twin

    # Events

    def blind(self, owed: int) -> None:
        """Note that a blind was posted: it counts in full, even if the player is all-in for less."""
        if owed > self.price:
            self.price = self.full_level = self.level = owed
            self.raise_size = max(self.raise_size, owed)
            self.raises = 1

    def bring_in(self, owed: int) -> None:
        """Note that the bring-in was posted: others owe all of it, but it is not a bet."""
        self.price = owed

    def raise_to(self, to: int) -> None:
        """Note that a seat bet, completed or raised to `to`, perhaps all-in for less than a full raise."""
        if self._fixed:
            if self.larger and to - self.full_level > self.size:
                self.size, self.larger = self.larger, 0
            # Half the bet or more counts as a full raise; less neither reopens nor counts.
            full = 2 * (to - self.full_level) >= self.size
            self.full_level = self.full_level + full * (to - self.full_level)
        else:
            full = to - self.price >= self.raise_size
            self.raise_size = self.raise_size + full * (to - self.price - self.raise_size)
        self.raises = self.raises + full
        self.price = to
        self.level = self.full_level if self._fixed else to

    # Questions

    def next_actor(self, after: int) -> int | None:
        """The first seat clockwise from `after` that must act, or None when the round is over."""
        acted, bets, price = self.acted, self.bets, self.price
        for seat in self._clockwise[after]:
            if (acted[seat] < 0 or bets[seat] < price) and self.live[seat] and self.stacks[seat]:
                # Usually the seat that acted last has chips beyond the bet to call, so the next seat must act.
                if self.stacks[after] + bets[after] > price and self.live[after] and seat != after:
                    return seat
                if self.is_asked(seat):
                    return seat
        return None

    def is_asked(self, seat: int) -> bool:
        """Whether a live opponent has bet more, or still can."""
        bets, stacks, live, price = self.bets, self.stacks, self.live, self.price
        own = bets[seat]
        for other in self._clockwise[seat]:
            if live[other] and (bets[other] > own or stacks[other] + bets[other] > price) and other != seat:
                return True
        return False

    def someone_can_answer(self, seat: int) -> bool:
        """Whether a live opponent has chips beyond the bet to call, so that a raise makes sense."""
        bets, stacks, live, price = self.bets, self.stacks, self.live, self.price
        for other in self._clockwise[seat]:
            if live[other] and stacks[other] + bets[other] > price and other != seat:
                return True
        return False

    def is_capped(self) -> bool:
        """Whether the bet and all raises of a fixed-limit street are made."""
        return self._fixed and self.cap is not None and self.raises > self.cap

    def is_open_to(self, seat: int) -> bool:
        """Whether the betting is (still or again) open to the seat's raise."""
        return self.reopens(self.acted[seat])

    def reopens(self, level: int) -> bool:
        """Whether the betting is open to a seat that last acted at this level."""
        more = self.full_level > level if self._fixed else self.price - level >= self.raise_size
        return (level < 0) | more

    def to_call(self, seat: int) -> int:
        """Chips that a call would add: the amount owed, or the whole stack if that is less."""
        chips: int = chips_to_call(self.price, self.bets[seat], self.stacks[seat])
        return chips

    def raise_bounds(self, seat: int, pot: int) -> tuple[int, int] | NoRaise:
        """Least and greatest raise-to of the seat, or why it may not raise. `pot` is every chip on the table.

        A player short of the minimum may go all-in: both bounds are then the player's total.
        """
        own, stack, price = self.bets[seat], self.stacks[seat], self.price
        total = own + stack
        if total <= price:
            return NoRaise.STACK_TOO_SHORT
        if not self.someone_can_answer(seat):
            return NoRaise.NOBODY_LEFT
        if self.is_capped():
            return NoRaise.CAPPED
        if not self.is_open_to(seat):
            return NoRaise.NOT_REOPENED
        return self.raise_range(own, stack, pot)

    def raise_range(self, bet: int, stack: int, pot: int, least: Chooses = min, most: Chooses = max) -> tuple[int, int]:
        """Bounds of a legal raise, given the player's `bet` on this street and remaining `stack`."""
        total = bet + stack
        if self._fixed:
            amount = least(self.full_level + self.size, total)
            return amount, least(self.full_level + self.larger, total) if self.larger else amount
        fewest = least(self.price + self.raise_size, total)
        return fewest, most(fewest, most_chips(self.structure, self.price, pot, bet, stack, least))
