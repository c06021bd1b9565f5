"""A family of games: the tables by which its hands are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from pokertable.model.text import Phrase
from pokertable.players.facts.figures import BeginnersHands, DrawnHands
from pokertable.players.people.character import Skill
from pokertable.players.rules.predicate import Asked
from pokertable.players.rules.rule import Table
from pokertable.players.seen.spot import Spot


class Tables(NamedTuple, Generic[Asked]):
    """The table of each kind of turn."""

    first_street: Table[Asked] = ()
    checked_to: Table[Asked] = ()
    facing_a_bet: Table[Asked] = ()
    at_a_draw: Table[DrawnHands] = ()

    def before(self, others: Tables[Any]) -> Tables[Any]:
        """These rules, then those of the others, at each kind of turn that the others have."""
        own: Sequence[Table[Any]] = self
        return Tables(*[mine + theirs if theirs else () for mine, theirs in zip(own, others, strict=True)])

    def of(self, spot: Spot) -> Table[Any]:
        """The table of this turn."""
        if spot.legal.draw is not None:
            return self.at_a_draw
        if spot.first_street:
            return self.first_street
        return self.facing_a_bet if spot.facing else self.checked_to


@dataclass(frozen=True, slots=True)
class Family(Generic[Asked]):
    """Games played by the same rules: for beginners, and for regulars and experts."""

    title: Phrase
    beginners: Tables[BeginnersHands]
    skilled: Tables[Asked]
    experts: Tables[Asked] | None = None
    """Tables of experts where they differ from regulars."""

    def tables(self, skill: Skill) -> Tables[Any]:
        """The tables of a skill."""
        if skill is Skill.EXPERT and self.experts is not None:
            return self.experts
        return self.beginners if skill is Skill.BEGINNER else self.skilled
