"""A single private hand on its way down a table of rules.

Many go side by side: where one asks for a figure that is worked out for many in one go, it waits for the others.
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
    """How far a hand has come: what the rules before have left of it."""

    __slots__ = ("_at", "_left", "_looked", "_rules", "_spot", "_style", "seen")

    def __init__(self, rules: Table, seen: Any, spot: Spot, style: Style) -> None:
        """`seen` are the figures of the hand."""
        self._rules, self._spot, self._style = rules, spot, style
        self._at, self._left = 0, 1.0
        self.seen = seen
        self._looked = _Alone(seen) if isinstance(seen, Facts) else seen

    def on(self) -> tuple[Rule, float] | None:
        """The next rule that takes a part of the hand, and which; raises `Missing` and can then be asked again."""
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

    def alone(self) -> tuple[Rule, float] | None:
        """The same, with nobody to wait for."""
        while True:
            try:
                return self.on()
            except Missing as missing:
                find([self], missing.figure)


class Missing(Exception):
    """A figure is asked for that was not worked out yet."""

    def __init__(self, figure: str) -> None:
        super().__init__(figure)
        self.figure = figure


def find(ways: Sequence[Way], figure: str) -> None:
    """Work out a figure that all of these wait for."""
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
