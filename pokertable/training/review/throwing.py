"""The throws of a draw that are weighed: standing pat, the best few by the solved game, and the one that was made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pokertable.model.cards import DECK, Card, known
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.observation import Observation
from pokertable.players.worth.solved_draws import solved
from pokertable.players.worth.throws import throws

_MOST: Final = 4
"""So many throws are weighed, the one that was made besides."""
_BEHIND: Final = 0.15
"""A throw that is worth so much less of the pot than the best is no choice; standing pat is, and the best throw."""
_ALIKE: Final = 0.01
"""Throws of the same ranks that are worth the same but for so much are one choice."""


def throws_weighed(public: Observation, held: Collection[Card], taken: Draw) -> tuple[Draw, ...]:
    """What the seat to act might throw of what it held, standing pat first, then by how many cards."""
    assert public.legal is not None and public.legal.draw is not None
    left = sum(street.draw for street in public.game.variant.streets[public.street :])
    every = throws(solved(public.game.variant), sorted(held), left)
    worth = {frozenset(each.thrown): each.worth for each in every}
    mine = frozenset[int](known(taken.cards))
    best = next(thrown for thrown in worth if 0 < len(thrown) <= public.legal.draw)
    chosen = [frozenset[int]()]
    for thrown in (mine, best, *worth):
        weighed = thrown == mine or (len(thrown) <= public.legal.draw and len(chosen) < _MOST + (mine in chosen[1:]))
        near = worth[thrown] >= every[0].worth - _BEHIND or thrown in (mine, best)
        if weighed and near and not any(_alike(thrown, other, worth) for other in chosen):
            chosen.append(thrown)
    return tuple([taken if each == mine else _draw(each) for each in sorted(chosen, key=len)])


def _alike(thrown: frozenset[int], other: frozenset[int], worth: dict[frozenset[int], float]) -> bool:
    same_ranks = _ranks(thrown) == _ranks(other)
    return thrown == other or (same_ranks and abs(worth[thrown] - worth[other]) < _ALIKE)


def _ranks(cards: Collection[int]) -> Sequence[int]:
    return sorted(DECK[card].rank for card in cards)


def _draw(thrown: Collection[int]) -> Draw:
    return Draw(tuple([DECK[card] for card in sorted(thrown, reverse=True)]))
