"""A family of games: the tables by which its hands are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pokertable.model.text import Phrase
from pokertable.players.people.character import Skill
from pokertable.players.rules.rule import Table
from pokertable.players.seen.spot import Spot


class Tables(NamedTuple):
    """The table of each kind of turn."""

    first_street: Table
    checked_to: Table
    facing_a_bet: Table
    at_a_draw: Table = ()

    def of(self, spot: Spot) -> Table:
        """The table of this turn."""
        if spot.legal.draw is not None:
            return self.at_a_draw
        if spot.first_street:
            return self.first_street
        return self.facing_a_bet if spot.facing else self.checked_to


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are played by the same rules: for beginners, and for regulars and experts."""

    title: Phrase
    beginners: Tables
    skilled: Tables
    experts: Tables | None = None
    """Of experts where they know more than regulars."""

    def tables(self, skill: Skill) -> Tables:
        """Those of a skill."""
        if skill is Skill.EXPERT and self.experts is not None:
            return self.experts
        return self.beginners if skill is Skill.BEGINNER else self.skilled
