"""The player of a sit and go who has left it: blinds and antes are posted, every hand is folded."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.people.character import Character
from pokertable.players.seen.policy import AppliedRule, Menu, menu_of, mixed
from pokertable.players.seen.spot import Spot, Turn, require_public


class Absent:
    """Checks where that is free, else folds; brings in where it must, and stands pat."""

    character = Character("absent", phrase("Absent"), phrase("Absent"), phrase("Has left: folds every hand."))
    name = "absent"
    version = 1
    looks_back = False

    def menu(self, public: Observation) -> Menu:
        """The one action that it takes."""
        return _menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """One rule: no chip beyond what is posted."""
        does = [(_menu(turn.spot.legal).actions[0], 1.0)]
        kept = (lambda: np.ones(hands.shape, bool)) if turn.spot.legal.draw is not None else None
        yield AppliedRule(np.ones(len(hands)), lambda: does, phrase("It has left the tournament."), kept=kept)

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The one rule of `rules`."""
        return tuple(self.rules(Turn(Spot.of(public), public), hands))

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """One row, repeated for each hand."""
        return mixed(self.applied_rules(public, hands), self.menu(public))


def _menu(legal: LegalActions) -> Menu:
    whole = menu_of(legal, ())
    if legal.draw is not None:
        return Menu(whole.actions[:1])
    if legal.fold and legal.check_call == 0:
        return Menu(whole.actions[1:2])
    return Menu(whole.actions[:1])
