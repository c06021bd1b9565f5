"""An opponent that plays at random: every persona must beat it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.people.cast import Character
from pokertable.players.seen.policy import MOST_RAISES, AppliedRule, Menu, menu_of, mixed, require_public


@dataclass(frozen=True, kw_only=True, slots=True)
class Chance:
    """Each kind of legal action (fold, check or call, raise) equally often, raises evenly over the legal amounts."""

    character: Character
    version: int = 1

    @property
    def name(self) -> str:
        """As `Character.name`."""
        return self.character.name

    def menu(self, public: Observation) -> Menu:
        """With raises from the least to the greatest in even steps."""
        legal = require_public(public)
        if legal.raise_to is None:
            return menu_of(legal, ())
        least, most = legal.raise_to
        steps = MOST_RAISES - 1
        return menu_of(legal, [least + (most - least) * step // steps for step in range(MOST_RAISES)])

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """One rule: any legal action, at random."""
        menu = self.menu(public)
        kinds = menu.call + 1 + bool(menu.raises)
        mix = np.full(len(menu.actions), 1 / kinds)
        for at in menu.raises:
            mix[at] /= len(menu.raises)
        return (AppliedRule(np.ones(len(hands)), mix, phrase("It plays at random: any legal action.")),)

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """The same row for every hand."""
        return mixed(self.applied_rules(public, hands))
