"""An opponent that plays at random: every persona must beat it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.cards import DECK
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.people.cast import Character
from pokertable.players.seen.policy import MOST_RAISES, AppliedRule, Menu, menu_of, mixed
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.players.worth.throws import every_throw


@dataclass(frozen=True, kw_only=True, slots=True)
class Chance:
    """Each kind of legal action (fold, check or call, raise) equally often, raises evenly over the legal amounts."""

    character: Character
    version: int = 1

    @property
    def name(self) -> str:
        """As `Character.name`."""
        return self.character.name

    looks_back = False

    def menu(self, public: Observation) -> Menu:
        """With raises from the least to the greatest in even steps."""
        return _menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """One rule: any legal action, at random."""
        if turn.spot.legal.draw is not None:
            yield from _throws(hands[:, : turn.spot.variant.hole_cards])
            return
        menu = _menu(turn.spot.legal)
        kinds = menu.call + 1 + bool(menu.raises)
        shares = [1 / kinds / (len(menu.raises) if at in menu.raises else 1) for at in range(len(menu.actions))]
        does = list(zip(menu.actions, shares, strict=True))
        yield AppliedRule(np.ones(len(hands)), lambda: does, phrase("It plays at random: any legal action."))

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The one rule of `rules`."""
        return tuple(self.rules(Turn(Spot.of(public), public), hands))

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """The same row for every hand."""
        return mixed(self.applied_rules(public, hands), self.menu(public))


def _throws(hands: Cards) -> Iterator[AppliedRule]:
    """Every throw equally often."""
    ordered = np.sort(hands, axis=1)
    every = every_throw(hands.shape[1])
    for kept in every:
        thrown = Draw(tuple([DECK[card] for card in ordered[0][~kept]]))
        yield AppliedRule(
            np.full(len(hands), 1 / len(every)),
            partial(list, [(thrown, 1.0)]),
            phrase("It throws cards at random."),
            kept=partial(np.broadcast_to, kept, hands.shape),
        )


def _menu(legal: LegalActions) -> Menu:
    if legal.raise_to is None:
        return menu_of(legal, ())
    least, most = legal.raise_to
    steps = MOST_RAISES - 1
    return menu_of(legal, [least + (most - least) * step // steps for step in range(MOST_RAISES)])
