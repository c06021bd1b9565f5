"""Few hands against the sample of rivals' hands, on all futures of a board and under all shares at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Strengths
from pokertable.model.cached import cached_property
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.rivals import AWAY, Field, Rivals

_AT_ONCE = 256
"""Hands of one board that are weighed together."""
Exact = npt.NDArray[np.float32]
"""Ones, zeros and weights, whose sums are exact."""


class Sampled:
    """The sample of rivals' hands on the futures used against ranges, by share."""

    def __init__(self, rivals: Sequence[Rivals]) -> None:
        self.rivals = rivals
        self.futures = len(rivals[0].sample)
        """Number of futures."""

    @cached_property
    def compared(self) -> Compared:
        """The sample prepared for few hands."""
        return Compared(self.rivals)


class Compared:
    """The sample on each future, (B, N), by share: winnings of single hands against a field."""

    def __init__(self, rivals: Sequence[Rivals]) -> None:
        self.futures = len(rivals[0].sample)
        possible = rivals[0].sample != AWAY
        self.alive: Bools = possible.any(axis=0)
        """(N,): hands of the sample that are possible in some future; the others are beaten by none and left out."""
        self.sample: Strengths = np.concatenate([each.sample.compress(self.alive, axis=1) for each in rivals])
        """(S · B, alive): strengths, share after share."""
        without = self.sample[self.futures :] == 0
        self.there: Exact = np.concatenate([possible[:, self.alive], without]).astype(np.float32)
        """(S · B, alive): possible hands, and in later shares those without a hand."""


class HeldAgainst(NamedTuple):
    """A single hand, its strengths (B, 1) by share, on a board's futures against fields with equal numbers of rivals.

    `left` are the hands of the sample without its own cards, (N,), None for all.
    """

    compared: Compared
    values: Sequence[Strengths]
    fields: Sequence[Field]
    left: Bools | None = None


def expected_of(hands: Sequence[HeldAgainst]) -> list[Floats]:
    """Expected parts of the pot in each future, as `Outcomes.against`: (B, fields) per hand.

    All of one game and street, with equal numbers of fields and rivals. Neighbours on one board that meet the very same
    list of fields are weighed together.
    """
    if not hands:
        return []
    weighed = []
    for _, alike in groupby(hands, lambda each: (id(each.compared), id(each.fields))):
        those = list(alike)
        weighed += [_weighed(those[at : at + _AT_ONCE]) for at in range(0, len(those), _AT_ONCE)]
    return list(_shared(weighed, hands))


def _weighed(hands: Sequence[HeldAgainst]) -> tuple[Floats, Floats]:
    """Weights by field and rival: of existing hands, and of those that each hand beats, and beats or ties.

    All on one board against the same fields. (hands, S · B, fields · rivals) and (2, hands, S · B, fields · rivals).
    The sums are exact, so in any order; hand by hand what is compared stays in the processor's cache.
    """
    compared, fields = hands[0].compared, hands[0].fields
    alive = compared.alive
    weights = np.array([rival.range.weights[alive] for field in fields for rival in field.rivals], np.float32)
    lefts = [np.ones(weights.shape[1], np.float32) if each.left is None else each.left[alive] for each in hands]
    left: Exact = np.array(lefts, np.float32)
    held = left[:, None] * weights
    rows, (count, columns, sample) = len(compared.there), held.shape
    existing = (compared.there @ held.reshape(-1, sample).T).astype(np.float64)
    there = np.ascontiguousarray(existing.reshape(rows, count, columns).swapaxes(0, 1))
    beats = np.empty((2, count, rows, columns))
    beaten = np.empty((2, *compared.sample.shape), np.float32)
    empty = np.tile(there[:, : compared.futures] <= 0, (1, len(hands[0].values), 1))
    for number, (each, is_empty) in enumerate(zip(hands, empty, strict=True)):
        asked = np.concatenate(each.values)
        np.less(compared.sample, asked, out=beaten[0], casting="unsafe")
        np.less_equal(compared.sample, asked, out=beaten[1], casting="unsafe")
        beats[:, number] = beaten @ held[number].T
        if is_empty.any():  # of an empty range all hands count alike
            there[number] = np.where(is_empty, compared.there @ left[number, :, None], there[number])
            beats[:, number] = np.where(is_empty, beaten @ left[number, :, None], beats[:, number])
    return there, beats


def _shared(weighed: Sequence[tuple[Floats, Floats]], hands: Sequence[HeldAgainst]) -> Floats:
    """(hands, B, fields): part of the pot from these weights."""
    field, shares = hands[0].fields[0], len(hands[0].values)
    each = len(hands), shares, hands[0].compared.futures, len(hands[0].fields), len(field)
    there = np.concatenate([part for part, _ in weighed]).reshape(each)
    weights = np.concatenate([part for _, part in weighed], axis=1).reshape(2, *each)
    plays = np.array([[of.plays for of in each.fields] for each in hands])[:, None, None]
    less, up_to = 1 - plays * (1 - weights / there[:, :1])
    between = up_to - less
    wins = integral([_product(less + node * between) for node, _ in nodes(field)], field)
    total = wins[:, 0]
    for share in range(1, shares):
        nobody = _product(1 - plays[:, 0] * (1 - there[:, share] / there[:, 0]))
        makes = np.array([hand.values[share] > 0 for hand in hands])
        total = total + np.where(makes, wins[:, share], nobody * wins[:, 0])
    found: Floats = total / shares
    return found


def _product(chances: Floats) -> Floats:
    """The product over the last axis, which is short: rival by rival, as `prod` does it number by number."""
    return reduce(np.multiply, np.moveaxis(chances, -1, 0))
