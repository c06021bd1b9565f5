"""Editing a spread of 100 points over classes: locked and impossible classes, and undo."""

from __future__ import annotations

from pokertable.training.reads.spread import STEPS, Spread, evened, set_to


class Hundred:
    """An editable spread; methods that change it return whether they did."""

    def __init__(self, spread: Spread = ()) -> None:
        self.spread = spread
        """The points of each class."""
        self.begun = spread
        """The points before the player changed any."""
        self.locked: frozenset[int] = frozenset()
        """Classes that keep their points when others change."""
        self.impossible: frozenset[int] = frozenset()
        """Classes without a possible hand: they stay at 0."""
        self._undone: list[tuple[Spread, frozenset[int]]] = []
        self._base: Spread = ()
        """The spread before the latest class was first set: setting it back restores this."""
        self._moved: tuple[int, frozenset[int], Spread] | None = None
        """The latest class set, the locked classes then, and the resulting spread."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._undone)

    @property
    def fixed(self) -> frozenset[int]:
        """Classes that keep their points or cannot have any."""
        return self.locked | self.impossible

    def exclude(self, impossible: frozenset[int]) -> bool:
        """Exclude these classes: their points go to the others, evenly if nothing was changed yet."""
        before, self.impossible = self.spread, impossible
        for at in impossible:
            if self.spread[at]:
                self.spread = set_to(self.spread, at, 0, impossible - {at})
        if self.spread == before:
            return False
        if not self._undone:
            self.begun = self.spread = evened(self.spread, impossible, STEPS[0])
        self._undone.clear()
        self.locked -= impossible
        return True

    def set_to(self, at: int, value: int, *, goes_on: bool = False) -> bool:
        """Set a class to `value`, as far as the others can give way; `goes_on`: merge with the previous change."""
        if self._moved != (at, self.locked, self.spread):
            self._base = self.spread
        step = STEPS[0] if value % STEPS[0] == 0 and all(part % STEPS[0] == 0 for part in self._base) else STEPS[1]
        changed = self._put(set_to(self._base, at, value, self.fixed, step), goes_on=goes_on)
        self._moved = at, self.locked, self.spread
        return changed

    def even_out(self) -> bool:
        """Spread the unlocked points evenly."""
        return self._put(evened(self.spread, self.fixed))

    def lock(self, at: int) -> bool:
        """Lock or unlock a class."""
        if at in self.impossible:
            return False
        self._keep()
        self.locked ^= {at}
        return True

    def undo(self) -> bool:
        """Undo the last change."""
        if not self._undone:
            return False
        self.spread, self.locked = self._undone.pop()
        return True

    def _put(self, spread: Spread, *, goes_on: bool = False) -> bool:
        if spread == self.spread:
            return False
        if not goes_on:
            self._keep()
        self.spread = spread
        return True

    def _keep(self) -> None:
        self._undone.append((self.spread, self.locked))
