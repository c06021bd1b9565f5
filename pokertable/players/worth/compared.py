"""Few hands against the sample of rivals' hands, on all futures of a board and under all shares at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Strengths
from pokertable.model.cached import cached_property
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.rivals import AWAY, Field, Rivals

_AT_ONCE = 1 << 18
"""Strengths compared with hands at a time."""
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
        self.sample: Strengths = np.concatenate([each.sample for each in rivals])
        """(S · B, N): strengths, share after share."""
        possible = self.sample[: self.futures] != AWAY
        self.there: Exact = np.concatenate([possible, self.sample[self.futures :] == 0]).astype(np.float32)
        """(S · B, N): possible hands, and in later shares those with a hand."""


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

    All of one game and street, with equal numbers of fields and rivals; several boards are computed together, as many
    as fit the processor's cache.
    """
    if not hands:
        return []
    at_once = max(1, _AT_ONCE // hands[0].compared.sample.size)
    parts = [hands[at : at + at_once] for at in range(0, len(hands), at_once)]
    found = _shared([_weighed(part) for part in parts], hands)
    return list(found)


def _weighed(hands: Sequence[HeldAgainst]) -> tuple[Floats, Floats]:
    """Weights by field and rival: of existing hands, and of those that each hand beats, and beats or ties.

    (hands, S · B, fields · rivals) and (2, hands, S · B, fields · rivals).
    """
    held = np.array([[rival.range.weights for field in each.fields for rival in field.rivals] for each in hands])
    held = held.astype(np.float32).swapaxes(1, 2)
    left = np.ones((len(hands), held.shape[1], 1), np.float32)
    for number, each in enumerate(hands):
        if each.left is not None:
            left[number, :, 0] = each.left
            held[number] *= left[number]
    sample = _stacked([each.compared.sample for each in hands])
    asked = np.array([np.concatenate(each.values) for each in hands])
    beaten = np.empty((2, *sample.shape), np.float32)
    np.less(sample, asked, out=beaten[0], casting="unsafe")
    np.less_equal(sample, asked, out=beaten[1], casting="unsafe")
    there = (_stacked([each.compared.there for each in hands]) @ held).astype(np.float64)
    weights = (beaten @ held).astype(np.float64)
    if (empty := there[:, : hands[0].compared.futures] <= 0).any():  # of an empty range all hands count alike
        shares = len(hands[0].values)
        empty = np.tile(empty, (1, shares, 1))
        there = np.where(empty, _stacked([each.compared.there for each in hands]) @ left, there)
        weights = np.where(empty, beaten @ left, weights)
    return there, weights


def _stacked(arrays: Sequence[npt.NDArray[Any]]) -> npt.NDArray[Any]:
    return arrays[0][None] if len(arrays) == 1 else np.array(arrays)


def _shared(weighed: Sequence[tuple[Floats, Floats]], hands: Sequence[HeldAgainst]) -> Floats:
    """(hands, B, fields): part of the pot from these weights."""
    field, shares = hands[0].fields[0], len(hands[0].values)
    each = len(hands), shares, hands[0].compared.futures, len(hands[0].fields), len(field)
    there = np.concatenate([part for part, _ in weighed]).reshape(each)
    weights = np.concatenate([part for _, part in weighed], axis=1).reshape(2, *each)
    plays = np.array([[of.plays for of in each.fields] for each in hands])[:, None, None]
    less, up_to = 1 - plays * (1 - weights / there[:, :1])
    between = up_to - less
    wins = integral([(less + node * between).prod(axis=-1) for node, _ in nodes(field)], field)
    total = wins[:, 0]
    for share in range(1, shares):
        nobody = (1 - plays[:, 0] * (1 - there[:, share] / there[:, 0])).prod(axis=-1)
        makes = np.array([hand.values[share] > 0 for hand in hands])
        total = total + np.where(makes, wins[:, share], nobody * wins[:, 0])
    found: Floats = total / shares
    return found
