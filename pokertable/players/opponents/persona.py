"""A persona: the rules of the game's family for its skill, played in a style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions, PresetKey
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.players.people.cast import Character, Skill
from pokertable.players.people.character import RULES_VERSION
from pokertable.players.people.style import Style
from pokertable.players.rules.facts import Facts
from pokertable.players.rules.families import table_for
from pokertable.players.rules.rule import Do, all_in_calls
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.policy import AppliedRule, Figures, Menu, menu_of, mixed, require_public
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects, prospects

_READS = {Skill.REGULAR: 0.8, Skill.EXPERT: 1.0}
"""How far a skilled player believes the ranges that it reads."""
_ALL_IN_RESPECT = 0.8
"""Even who believes no bet believes one for the stack so far."""
_SIZED = (Do.RAISE, Do.RAISE_SMALL, Do.RAISE_BIG)
_COMMITTED = 0.6
"""A raise of so much of the stack is made the whole of it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Persona:
    """A `Policy` by rules."""

    character: Character
    style: Style
    skill: Skill
    memory: Memory = ()
    """What its table has seen of each seat; a beginner looks at nobody."""
    version: int = RULES_VERSION

    @property
    def name(self) -> str:
        """As `Character.name`."""
        return self.character.name

    def menu(self, public: Observation) -> Menu:
        """Fold, check or call, and the presets of the table, or the one raise of a fixed limit."""
        return raising_menu(require_public(public))

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The rules that decide, as `Policy.applied_rules`."""
        spot = Spot.of(public)
        menu = raising_menu(spot.legal)
        seen = self._look(public, spot, hands)
        several = len(hands) > 1
        looked = seen if several else _Alone(seen)
        left: Any = np.ones(len(hands)) if several else 1.0
        applied = []
        for rule in table_for(spot, self.skill):
            often = rule.when(spot, self.style)
            if not often:
                continue
            taken = left * (often * rule.hands(looked, spot, self.style))
            if not several and not taken:
                continue
            left = left - taken
            figures = partial(_figures, rule.because.template, seen, spot)
            weights = taken if several else np.full(1, taken)
            applied.append(AppliedRule(weights, self._mix(rule.do, spot.legal, menu), rule.because, figures))
            if not np.any(left) if several else not left:
                break
        return tuple(applied)

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """How often each hand takes each action, as `Policy.probabilities`."""
        return mixed(self.applied_rules(public, hands))

    def _look(self, public: Observation, spot: Spot, hands: Cards) -> Prospects | Facts:
        """What it knows of its hands: a beginner looks at them alone, others at what the rivals can hold too."""
        if self.skill is Skill.BEGINNER:
            respect = self.style.respect
            return prospects(spot, hands, max(respect, _ALL_IN_RESPECT) if all_in_calls(spot) else respect)
        return Facts(public, spot, hands, _READS[self.skill], self.memory)

    def _mix(self, do: Do, legal: LegalActions, menu: Menu) -> Floats:
        mix = np.zeros(len(menu.actions))
        if do in _SIZED and menu.raises:
            for size, often in _sizes(do, self.style):
                mix[_raise_index(size, legal, menu)] += often
        elif do is Do.ALL_IN and menu.raises:
            mix[menu.raises[-1]] = 1.0
        elif do is Do.FOLD and not legal.free and isinstance(menu.actions[0], Fold):
            mix[0] = 1.0
        else:
            mix[menu.call] = 1.0
        return mix


class _Alone:
    """The figures of a single hand: numbers where `Prospects` or `Facts` have arrays of one."""

    def __init__(self, seen: Prospects | Facts) -> None:
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        figure = getattr(self._seen, name)
        if isinstance(figure, np.ndarray) and figure.shape == (1,):
            figure = figure.item()
        setattr(self, name, figure)
        return figure

    def __len__(self) -> int:
        return 1


def _sizes(do: Do, style: Style) -> Sequence[tuple[PresetKey, float]]:
    """All sizes of the style, or its smallest, or the bigger ones in their proportions."""
    if do is Do.RAISE or len(style.sizes) == 1:
        return style.sizes
    if do is Do.RAISE_SMALL:
        return ((style.sizes[0][0], 1.0),)
    bigger = style.sizes[1:]
    total = sum(often for _, often in bigger)
    return [(size, often / total) for size, often in bigger]


@remembers_last
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


def _figures(because: str, seen: Prospects | Facts, spot: Spot) -> Figures:
    """The numbers that a reason names: in percent, stacks in big blinds."""
    return tuple([(name, figure(seen, spot)) for name, figure in _FIGURES if f"{{{name}}}" in because])


_FIGURES: tuple[tuple[str, Callable[[Any, Spot], Floats | Sequence[Phrase]]], ...] = (
    ("share", lambda seen, _: 100 * seen.share),
    ("called", lambda seen, _: 100 * seen.called),
    ("strong", lambda seen, _: 100 * seen.strong),
    ("draw", lambda seen, _: seen.drawn_to),
    ("top", lambda seen, _: np.maximum(1.0, np.ceil(100 * seen.rank))),
    ("price", lambda seen, spot: np.full(len(seen), 100 * spot.price)),
    ("folds", lambda seen, _: np.full(len(seen), 100 * seen.fold_equity)),
    ("depth", lambda seen, spot: np.full(len(seen), spot.depth)),
)
