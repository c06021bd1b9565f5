"""Beginners and regulars at many turns at once: the same rules, evaluated once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids
from pokertable.players.facts.figures import BeginnersHands, ReadHands
from pokertable.players.facts.many import ManyFacts, StreetRead
from pokertable.players.opponents.persona import READS, SIZED, Persona, credit, raised_to, shown_by
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import Do, Table
from pokertable.players.seen.spots import Spots
from pokertable.players.worth.many import ManyProspects


class Decisions(NamedTuple):
    """Decisions by turn, (R,): whether it folds, and the raise-to, 0 for none: else it checks or calls."""

    folds: Bools
    raise_to: Ids


class Players:
    """Numbered personas, whose styles become columns."""

    def __init__(self, personas: Sequence[Persona]) -> None:
        self.personas = personas
        names = [each.name for each in fields(Style) if each.name != "sizes"]
        self._figures = {name: np.array([getattr(each.style, name) for each in personas]) for name in names}

    def styles(self, which: Ids) -> Any:
        """The styles of these personas, (R,), as one `Style` with columns of figures; each has its own sizes."""
        style = Style.__new__(Style)
        for name, figures in self._figures.items():
            object.__setattr__(style, name, figures[which])
        return style


def respect(players: Players, spots: Spots, who: Ids) -> Floats:
    """Beginners' credit for their rivals' strength, (R,)."""
    return np.broadcast_to(credit(spots, players.styles(who)), len(who))  # type: ignore[arg-type]


def of_regulars(
    players: Players, street: StreetRead, spots: Spots, turns: Turns, ranked: ManyProspects | None
) -> ManyFacts:
    """Regulars' figures, including their rivals' ranges. `ranked` ranks their hands on the first street."""
    reads = np.array([READS.get(each.skill, 0.0) for each in players.personas])[turns.who]
    shows = np.broadcast_to(shown_by(players.styles(turns.who)), len(turns.who))

    def ranks(wanted: Bools) -> Floats:
        assert ranked is not None, "hands are ranked on the first street"
        ranked.wanted = wanted
        return ranked.rank

    return ManyFacts(spots, turns.cards, street, turns.rows, turns.at, reads, shows, ranks)


class Turns(NamedTuple):
    """Turns in some hands, (R,) each: their rows, the player, the private cards, (R, k), and the index."""

    rows: Ids
    who: Ids
    cards: Cards
    at: Ids
    """Index among the hands of the street."""


def decide(
    players: Players, table: Table[Any], spots: Spots, seen: ManyProspects | ManyFacts, who: Ids, numbers: Floats
) -> Decisions:
    """Actions of the players `who`, (R,), at these turns, all by one table; `numbers` draw rules and actions.

    Equal to `choose` for each of them alone.
    """
    style = players.styles(who)
    hands: BeginnersHands | ReadHands = seen
    left: Floats = np.ones(len(who))
    over = numbers.copy()
    rule_of, part_of = np.full(len(who), -1), np.zeros(len(who))
    for number, rule in enumerate(table):
        often: Any = np.broadcast_to(rule.when(spots, style), len(who))
        seen.wanted = (often > 0) & (left > 0) & (over >= 0)
        if not seen.wanted.any():
            continue
        taken = np.where(seen.wanted, left * (often * rule.hands(hands, spots, style)), 0.0)
        at = np.flatnonzero(taken)
        left[at] -= taken[at]
        over[at] -= taken[at]
        rule_of[at], part_of[at] = number, taken[at]
    return _done(players, [rule.do for rule in table], rule_of, over + part_of, part_of, spots, who)


def _done(
    players: Players, does: Sequence[Do], rule_of: Ids, within: Floats, part: Floats, spots: Spots, who: Ids
) -> Decisions:
    """Actions of the drawn rules, like `persona.done` and `policy.drawn` for one."""
    do_of = np.array([does.index(each) for each in does])[rule_of]
    may = spots.may_raise
    folds = (do_of == _at(does, Do.FOLD)) & spots.facing
    raise_to: Ids = np.zeros(len(who), np.int64)
    for do in {*does} & {Do.ALL_IN, *SIZED}:
        of_do = may & (do_of == _at(does, do))
        if do is Do.ALL_IN:
            raise_to[of_do] = spots.legal.raise_to[1][of_do]
            continue
        for number in set(who[of_do].tolist()):
            rows = np.flatnonzero(of_do & (who == number))
            rest = within[rows]
            undrawn = np.ones(len(rows), np.bool_)
            for total, often in raised_to(do, spots.legal_at(rows), players.personas[number].style):
                rest = rest - part[rows] * often
                raise_to[rows[undrawn]] = total[undrawn]  # the last one if rounding leaves the shares short
                undrawn = undrawn & (rest >= 0)
    return Decisions(folds, raise_to)


def _at(does: Sequence[Do], do: Do) -> int:
    return does.index(do) if do in does else -1
