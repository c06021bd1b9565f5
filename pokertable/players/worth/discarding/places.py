"""Places of hands of a draw game in their classes of worth, with draws to come or with none: hands of a class differ.

A class may hold half of all hands, as after the last draw all without a pair in five-card draw: they are told apart by
the part of the class's hands that are worse, as dealt.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, frozen
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import values
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS, SolvedDraws, bins, classes_of_worth
from pokertable.players.worth.suits import suit_classes
from pokertable.players.worth.variants import numbered_variant, variant_number


def places(variant: Variant, hands: Cards, left: int) -> Floats:
    """(H,): the class of sorted hands, (H, k), with `left` draws to come, and the part of its hands behind each."""
    worths, found = _by_worth(variant_number(variant), left)
    return found[np.searchsorted(worths, _told_apart(solved(variant), hands, left))]


def _told_apart(game: SolvedDraws, hands: Cards, left: int) -> Floats:
    """(H,): what tells hands apart: their worth, after the last draw their strength, for many are worth nothing."""
    if left:
        return values(game, hands, left).astype(np.float64)
    return strengths_of_columns(game.share, list(hands.T)).astype(np.float64)


@lru_cache(maxsize=32)
def _by_worth(number: int, left: int) -> tuple[Floats, Floats]:
    """Everything that hands can have there, ascending, and its place."""
    game = solved(numbered_variant(number))
    every, classes = suit_classes(game.cards)
    hands, times = np.sort(every, axis=1), np.bincount(classes).astype(np.float64)
    told = _told_apart(game, hands, left)
    into = classes_of_worth(told, times) if left else bins(game.finished(hands))
    found, first, same = np.unique(told, return_index=True, return_inverse=True)
    often, of_class = np.bincount(same, times), into[first]
    whole = np.bincount(of_class, often, minlength=BINS)
    behind = np.cumsum(often) - often / 2 - (np.cumsum(whole) - whole)[of_class]
    return frozen(found), frozen(of_class + behind / whole[of_class])
