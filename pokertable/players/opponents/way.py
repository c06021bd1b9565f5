"""A single private hand on its way down a table of rules.

Many go side by side: one that needs a jointly computed figure waits for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pokertable.players.facts.facts import Facts
from pokertable.players.facts.together import TOGETHER
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import Rule, Table
from pokertable.players.seen.spot import Spot


class Way:
    """Progress of a hand: the part left by the previous rules."""

    __slots__ = ("_at", "_left", "_looked", "_rules", "_spot", "_style", "seen")

    def __init__(self, rules: Table[Any], seen: Any, spot: Spot, style: Style) -> None:
        """The way of a hand with the figures `seen`."""
        self._rules, self._spot, self._style = rules, spot, style
        self._at, self._left = 0, 1.0
        self.seen = seen
        self._looked = _Alone(seen) if isinstance(seen, Facts) else seen

    def on(self) -> tuple[Rule[Any], float] | None:
        """The next rule that takes a part of the hand, and that part; raises `Missing` and can then be called again."""
        rules, spot, style = self._rules, self._spot, self._style
        while self._at < len(rules) and self._left:
            rule = rules[self._at]
            often = rule.when(spot, style)
            taken: Any = self._left * (often * rule.hands(self._looked, spot, style)) if often else 0.0
            self._at += 1
            if taken:
                part = float(taken.item() if isinstance(taken, np.ndarray) else taken)
                self._left -= part
                return rule, part
        return None

    def alone(self) -> tuple[Rule[Any], float] | None:
        """The next rule and its part, without waiting for others."""
        while True:
            try:
                return self.on()
            except Missing as missing:
                find([self], missing.figure)


class Missing(Exception):
    """A figure is needed that is not computed yet."""

    def __init__(self, figure: str) -> None:
        super().__init__(figure)
        self.figure = figure


def find(ways: Sequence[Way], figure: str) -> None:
    """Compute a figure for which all of these wait."""
    facts = [way.seen for way in ways]
    TOGETHER[figure](facts)
    for each in facts:
        getattr(each, figure)


class _Alone:
    """The figures of a single hand: numbers where `Facts` have arrays of one."""

    def __init__(self, seen: Facts) -> None:
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        if name in TOGETHER and name not in self._seen.__dict__:
            raise Missing(name)
        figure = getattr(self._seen, name)
        if isinstance(figure, np.ndarray) and figure.shape == (1,):
            figure = figure.item()
        setattr(self, name, figure)
        return figure

    def __len__(self) -> int:
        return 1
