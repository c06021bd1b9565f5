"""A street's classes for a reader, before anybody acts: possible ones, and example hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, apart_from, private_hands
from pokertable.model.cards import RANK_TEXTS, SUIT_SIGNS
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.names import spelled
from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import classes_of, classify_at
from pokertable.players.ranges.reading import private_hands_or_sample
from pokertable.training.reads.evidence import EXACT_UP_TO

EXAMPLES: Final = 3
"""Number of example hands per class."""
_USUAL: Final = 2 / 3
"""Least fraction of the hands of some ranks in a class for the ranks to name it."""
_AROUND_A_PAIR: Final = 40


@dataclass(frozen=True, slots=True)
class Held:
    """Whether a hand of each class is possible given the reader's cards, and example hands.

    Examples are ranks (``Q-Q``), or where many hands of those ranks are of another class one hand with suits
    (``K♣10♣8♦7♥``).
    """

    possible: tuple[bool, ...]
    examples: tuple[tuple[str, ...], ...]

    @property
    def impossible(self) -> frozenset[int]:
        """The classes without a possible hand."""
        return frozenset(at for at, possible in enumerate(self.possible) if not possible)


def held(public: Observation, seat: int, known: Sequence[int]) -> Held:
    """This seat's classes for a reader who holds the `known` cards. Slow: for a worker thread."""
    variant, street = public.game.variant, public.street
    gone = [*public.in_sight, *known]
    hands = _hands(variant, sum(each.down for each in variant.streets[: street + 1]), gone)
    numbers = classify_at(public, seat, hands)
    count = len(classes_of(variant, street, public.known_board))
    there = np.bincount(numbers, minlength=count) > 0
    ordered = -np.sort(-hands.astype(np.int64), axis=1)
    codes = (ordered >> 2) @ (13 ** np.arange(ordered.shape[1])[::-1])
    return Held(tuple(there.tolist()), tuple([_examples(ordered, codes, numbers, at) for at in range(count)]))


def _hands(variant: Variant, downs: int, gone: Sequence[int]) -> Cards:
    """All hands without these cards; if too many, a sample with extra hands around every two cards.

    Two or few more cards decide a class, so a class without a sampled hand counts as impossible.
    """
    hands = private_hands_or_sample(variant, downs)
    hands = np.asarray(hands[apart_from(hands, gone)], np.uint8)
    if downs <= EXACT_UP_TO:
        return hands
    rng = np.random.default_rng(downs)
    pairs = np.repeat(private_hands(2), _AROUND_A_PAIR, axis=0)
    rest = rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (len(pairs), 1)), axis=1)[:, : downs + 8]
    taken = np.isin(rest, np.array(gone, np.uint8)) | (rest == pairs[:, :1]) | (rest == pairs[:, 1:])
    free = np.take_along_axis(rest, taken.argsort(axis=1, kind="stable"), axis=1)[:, : downs - 2]
    whole = ((~taken).sum(axis=1) >= downs - 2) & apart_from(pairs, gone)
    return np.concatenate([hands, np.sort(np.hstack([pairs, free])[whole], axis=1)])


def _examples(hands: Ids, codes: Ids, numbers: Ids, at: int) -> tuple[str, ...]:
    """The ranks of most hands in class `at`, of equally frequent ones the highest first.

    `hands` with their cards from the highest down, `codes` of their ranks and `numbers` of their classes.
    """
    own = numbers == at
    found, first, counts = np.unique(codes[own], return_index=True, return_counts=True)
    mine = hands[own]
    told = []
    for best in np.lexsort((-found, -counts))[:EXAMPLES]:
        usual = counts[best] > _USUAL * np.count_nonzero(codes == found[best])
        whole = "".join(map(_with_sign, mine[first[best]].tolist()))
        ranks = [int(found[best]) // 13**place % 13 for place in reversed(range(hands.shape[1]))]
        told.append(spelled(ranks) if usual else whole)
    return tuple(told)


def _with_sign(card: int) -> str:
    return f"{RANK_TEXTS[card >> 2]}{SUIT_SIGNS[card & 3]}"
