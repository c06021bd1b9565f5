"""How each seat of many hands has played, as columns: the figures of `Habits`, a row for each hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.players.seen.habits import Habits, Memory, remembered


class ManyHabits:
    """What the tables of hands have seen, by player, and who sits where."""

    def __init__(self, memories: Sequence[Memory], of: Ids, who: Ids) -> None:
        """`of` says which memory each hand has, (R,); `who` the player in each seat, (R, n)."""
        self._memories, self._of, self._who = memories, of, who
        self._players = int(who.max(initial=0)) + 1
        self._known: Bools = np.array([bool(memory) for memory in memories])
        self._figures: dict[object, Floats] = {}

    def known(self, rows: Ids) -> Bools:
        """Whose table has seen a hand."""
        found: Bools = self._known[self._of[rows]]
        return found

    def figure(self, rows: Ids, name: object, of: Callable[[Habits], float]) -> Floats:
        """A figure of every seat in these hands, (len(rows), n), kept by its name."""
        if name not in self._figures:
            self._figures[name] = np.array(
                [[of(remembered(memory, player)) for player in range(self._players)] for memory in self._memories]
            )
        return self._figures[name][self._of[rows][:, None], self._who[rows]]
