"""Value of each discard of a draw-game hand: in the solved game, or counted over the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, frozen, part_numbers, subset_number, subsets
from pokertable.players.worth.discarding.solving import SolvedDraws, Worths, parts

_AT_ONCE: Final = 1 << 13
"""Hands whose figures fit the processor's cache."""


class Discard(NamedTuple):
    """Cards to discard, none to stand pat, and the equity of the hand afterwards, 0 to 1."""

    discarded: tuple[int, ...]
    worth: float


def all_discards(game: SolvedDraws, held: Sequence[int], draws: int) -> tuple[Discard, ...]:
    """Every discard of a sorted hand with this number of draws to come, the best first; discards may come again."""
    means = game.keeping[draws]
    kept = [np.array([held[place] for place in part], np.int64) for part in parts(game.cards)]
    worths = [means[len(each)][subset_number(each)].item() for each in kept]
    return by_worth(held, [*worths, values(game, np.array([held], np.uint8), draws - 1)[0].item()])


def by_worth(held: Sequence[int], worths: Sequence[float]) -> tuple[Discard, ...]:
    """The discards of a hand, the best first; `worths` are those of `every_discard`, in its order."""
    found = [
        Discard(tuple([card for card, keep in zip(held, kept, strict=True) if not keep]), worth)
        for kept, worth in zip(every_discard(len(held)).tolist(), worths, strict=True)
    ]
    return tuple(sorted(found, key=lambda each: (-each.worth, each.discarded)))


def counted(game: SolvedDraws, held: Sequence[int], discarded: Sequence[int], draws: int) -> Discard:
    """One discard of a sorted hand, counted over all cards to come: the discards do not come again now.

    At the last draw that is exact; before it the resulting hands have their values in the solved game.
    """
    kept = [card for card in held if card not in discarded]
    unseen = np.array([card for card in range(52) if card not in held], np.uint8)
    drawn = unseen[subsets(len(discarded), len(unseen))]
    hands = np.concatenate([np.tile(np.array(kept, np.uint8), (len(drawn), 1)), drawn], axis=1)
    return Discard(tuple(discarded), float(values(game, np.sort(hands, axis=1), draws - 1).mean(dtype=np.float64)))


@cache
def every_discard(cards: int) -> Bools:
    """(2 ** cards, cards): positions kept by each of `parts`; standing pat last."""
    return frozen(np.array([[place in part for place in range(cards)] for part in (*parts(cards), range(cards))]))


def kept_worth(game: SolvedDraws, hands: Cards, draws: int, discards: Cards) -> Floats:
    """(H, parts): value of keeping each part of sorted hands, of which `discards` (H, any) have gone.

    Neither these nor the new discards come: counted over all hands that hold a part, those with a gone card are removed
    by inclusion and exclusion. At the last draw that is exact; before it the resulting hands have their values in the
    solved game.
    """
    seen = np.hstack([hands, discards])
    signs, ways = _left_out(game.cards, seen.shape[1])
    found = np.empty((len(hands), len(signs)))
    for start in range(0, len(hands), _AT_ONCE // len(signs)):
        rows = slice(start, start + _AT_ONCE // len(signs))
        found[rows] = _sums(game, seen[rows], draws) @ signs.T / ways
    return found


def _sums(game: SolvedDraws, seen: Cards, draws: int) -> Floats:
    """(H, sets): summed value of the hands that hold each set of these cards, at most a whole hand, by size.

    Before the discard.
    """
    found = []
    for size in range(game.cards + 1):
        sets = np.sort(seen[:, subsets(size, seen.shape[1])], axis=2)
        if size < game.cards:
            found.append(game.keeping[draws][size][subset_number(sets)] * float(comb(52 - size, game.cards - size)))
        else:
            found.append(values(game, sets.reshape(-1, size), draws - 1).reshape(len(seen), -1).astype(np.float64))
    return np.hstack(found)


@cache
def _left_out(cards: int, seen: int) -> tuple[Floats, Floats]:
    """Coefficients by which `_sums` give, for each part, the hands without the other cards, and their number.

    The first cards are the hand's: (parts, sets), (parts,).
    """
    sets = [set(each) for size in range(cards + 1) for each in subsets(size, seen).tolist()]
    kept = [set(each) for each in parts(cards)]
    signs = np.array([[(-1.0) ** len(each - part) if part <= each else 0.0 for each in sets] for part in kept])
    return frozen(signs), frozen(np.array([float(comb(52 - seen, cards - len(part))) for part in kept]))


def values(game: SolvedDraws, hands: Cards, draws: int) -> Worths:
    """(H,): value of sorted hands, (H, k), with this number of draws to come."""
    finished = game.finished(hands)
    return np.maximum(finished, _best_discards(game, hands, draws)[0]) if draws else finished


def best_kept(game: SolvedDraws, hands: Cards, draws: int) -> Bools:
    """(H, k): positions that the best discard of sorted hands keeps with this number of draws to come.

    A card discarded at a later draw is discarded now: with more draws to come no discard is worth less.
    """
    worth, part = _best_discards(game, hands, draws)
    found: Bools = every_discard(game.cards)[np.where(worth <= game.finished(hands), len(parts(game.cards)), part)]
    return found


def _best_discards(game: SolvedDraws, hands: Cards, draws: int) -> tuple[Worths, Ids]:
    """(H,) each: value of the best discard of at least one card, and the part it keeps."""
    means, kept = game.keeping[draws], parts(game.cards)
    worth, part = np.full(len(hands), -1.0, np.float32), np.zeros(len(hands), np.int64)
    for start in range(0, len(hands), _AT_ONCE):
        rows = slice(start, start + _AT_ONCE)
        for number, (places, numbers) in enumerate(zip(kept, part_numbers(hands[rows], kept), strict=True)):
            found = means[len(places)].take(numbers)
            better = found > worth[rows]
            np.copyto(worth[rows], found, where=better)
            np.copyto(part[rows], number, where=better)
    return worth, part
