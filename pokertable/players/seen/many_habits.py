"""Past play of each seat of many hands, as columns: the figures of `Habits`, one row per hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.players.seen.habits import Habits, Memory, remembered


class ManyHabits:
    """The tables' memories by player, and the players' seats."""

    def __init__(self, memories: Sequence[Memory], of: Ids, who: Ids) -> None:
        """Memories, with the index of each hand's in `of`, (R,), and the player in each seat in `who`, (R, n)."""
        self._memories, self._of, self._who = memories, of, who
        self._players = int(who.max(initial=0)) + 1
        self._known: Bools = np.array([bool(memory) for memory in memories])
        self._figures: dict[object, Floats] = {}

    def known(self, rows: Ids) -> Bools:
        """Whether each row's table has seen a hand."""
        found: Bools = self._known[self._of[rows]]
        return found

    def figure(self, rows: Ids, name: object, of: Callable[[Habits], float]) -> Floats:
        """(len(rows), n): a figure of every seat in these hands, cached by its name."""
        if name not in self._figures:
            self._figures[name] = np.array(
                [[of(remembered(memory, player)) for player in range(self._players)] for memory in self._memories]
            )
        return self._figures[name][self._of[rows][:, None], self._who[rows]]
