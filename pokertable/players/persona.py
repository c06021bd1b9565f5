"""A persona: the rules of `rules.py` played in a style."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions, PresetKey
from pokertable.model.hand.observation import Observation
from pokertable.players.cast import Character
from pokertable.players.policy import Figures, Line, Menu, menu_of, mixed, require_public
from pokertable.players.prospects import Prospects, prospects
from pokertable.players.rules import Do, table_for
from pokertable.players.spot import Spot
from pokertable.players.style import Style

_COMMITTED = 0.6
"""A raise of so much of the stack is made the whole of it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Persona:
    """A `Policy` by rules."""

    character: Character
    style: Style
    version: int = 1

    @property
    def name(self) -> str:
        """As `Character.name`."""
        return self.character.name

    def menu(self, public: Observation) -> Menu:
        """Fold, check or call, and the presets of the table, or the one raise of a fixed limit."""
        return raising_menu(require_public(public))

    def lines(self, public: Observation, hands: Cards) -> tuple[Line, ...]:
        """The rules that decide, as `Policy.lines`."""
        spot = Spot.of(public)
        menu = raising_menu(spot.legal)
        seen = prospects(spot, hands, self.style.respect)
        left = np.ones(len(hands))
        lines = []
        for rule in table_for(spot):
            often = float(rule.when(spot, self.style))
            if not often:
                continue
            taken = left * (often * rule.hands(seen, spot, self.style))
            left = left - taken
            figures = partial(_figures, rule.because.template, seen, spot)
            lines.append(Line(taken, self._mix(rule.do, spot.legal, menu), rule.because, figures))
            if not left.any():
                break
        return tuple(lines)

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """How often each hand takes each action, as `Policy.probabilities`."""
        return mixed(self.lines(public, hands))

    def _mix(self, do: Do, legal: LegalActions, menu: Menu) -> Floats:
        mix = np.zeros(len(menu.actions))
        if do is Do.RAISE and menu.raises:
            for size, often in self.style.sizes:
                mix[_raise_index(size, legal, menu)] += often
        elif do is Do.FOLD and not legal.free and isinstance(menu.actions[0], Fold):
            mix[0] = 1.0
        else:
            mix[menu.call] = 1.0
        return mix


def raising_menu(legal: LegalActions) -> Menu:
    """The menu of all personas: every preset that is legal, or the one raise of a fixed limit."""
    if legal.raise_to is None:
        return menu_of(legal, ())
    if legal.structure is Structure.FIXED:
        return menu_of(legal, legal.raise_to)
    return menu_of(legal, [preset.amount for preset in legal.presets])


def _raise_index(size: PresetKey, legal: LegalActions, menu: Menu) -> int:
    """Where the raise of this size stands; of the whole legal range once most of the stack would go in."""
    amount = next((preset.amount for preset in legal.presets if preset.key is size), 0)
    total = legal.clamp(amount)
    if total >= _COMMITTED * (legal.bet + legal.stack):
        return menu.raises[-1]
    return menu.actions.index(RaiseTo(total))


def _figures(because: str, seen: Prospects, spot: Spot) -> Figures:
    """The numbers that a reason names, in percent."""
    return tuple([(name, figure(seen, spot)) for name, figure in _FIGURES if f"{{{name}}}" in because])


_FIGURES: tuple[tuple[str, Callable[[Prospects, Spot], Floats]], ...] = (
    ("share", lambda seen, _: 100 * seen.share),
    ("strong", lambda seen, _: 100 * seen.strong),
    ("top", lambda seen, _: np.maximum(1.0, np.ceil(100 * seen.rank))),
    ("price", lambda seen, spot: np.full(len(seen), 100 * spot.price)),
)
