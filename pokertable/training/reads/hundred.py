"""A hundred as somebody lays it over classes: what is locked, what cannot be, and each change taken back."""

from __future__ import annotations

from pokertable.training.reads.spread import STEPS, Spread, evened, set_to


class Hundred:
    """Changes say whether there was one."""

    def __init__(self, spread: Spread = ()) -> None:
        self.spread = spread
        """How it lies."""
        self.locked: frozenset[int] = frozenset()
        """Classes that do not give way."""
        self.impossible: frozenset[int] = frozenset()
        """Classes that no hand is of: they stay at 0."""
        self._undone: list[tuple[Spread, frozenset[int]]] = []
        self._base: Spread = ()
        """How it lay before the class that was set last was first set: there and back again it lies so."""
        self._moved: tuple[int, frozenset[int], Spread] | None = None
        """The last class set, with which locked, and what came of it."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._undone)

    @property
    def fixed(self) -> frozenset[int]:
        """The classes that do not give way, or cannot have anything."""
        return self.locked | self.impossible

    def exclude(self, impossible: frozenset[int]) -> bool:
        """These cannot be: what they have goes to the others, evenly if nothing was changed yet."""
        before, self.impossible = self.spread, impossible
        for at in impossible:
            if self.spread[at]:
                self.spread = set_to(self.spread, at, 0, impossible - {at})
        if self.spread == before:
            return False
        if not self._undone:
            self.spread = evened(self.spread, impossible, STEPS[0])
        self._undone.clear()
        self.locked -= impossible
        return True

    def set_to(self, at: int, value: int, *, goes_on: bool = False) -> bool:
        """A class has so much, as far as the others give way; `goes_on`: with the change before it is one change."""
        if self._moved != (at, self.locked, self.spread):
            self._base = self.spread
        step = STEPS[0] if value % STEPS[0] == 0 and all(part % STEPS[0] == 0 for part in self._base) else STEPS[1]
        changed = self._put(set_to(self._base, at, value, self.fixed, step), goes_on=goes_on)
        self._moved = at, self.locked, self.spread
        return changed

    def even_out(self) -> bool:
        """What is not locked lies evenly."""
        return self._put(evened(self.spread, self.fixed))

    def lock(self, at: int) -> bool:
        """Lock a class, or give it free."""
        if at in self.impossible:
            return False
        self._keep()
        self.locked ^= {at}
        return True

    def undo(self) -> bool:
        """The last change taken back."""
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
