"""Makes a table of starts out of sums over dealt starts.

A start's share is that of its class (`classes.start_class`), of its suits, and of the cards in sight; in draw games a
flush, or four cards of one, has a share of its own where that is more. From each place that is stretched by how much
starts differ there, and added to the mean of the place: places differ in how many start, hardly in which. Classes were
dealt seldom, so their shares are drawn towards what single ranks, pairs and triples of them say (ridge regression, its
strength chosen by how well one half of the deals foretells the other), and what remains of each counts as much as it is
more than chance. In the end no start is worth less than another that it beats card for card (`order`).
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np
from count import SEATS, class_numbers, marks, sees, whole_flushes
from order import class_steps, in_order

from pokertable.analysis.arrays import multiset_number
from pokertable.players.worth.discarding.discards import best_kept, values
from pokertable.players.worth.discarding.solved import solved
from pokertable.training.starts.classes import (
    GROUPS,
    PARTS,
    RANKS,
    StartClass,
    class_number,
    counts_whole_flushes,
    is_badugi,
    start_cards,
)
from pokertable.training.starts.table import ERRORS_UP_TO

STEPS = 10_000
STEPS_OF_RANKS = 1000
_SAMPLE = 40_000
_STRENGTHS = (30, 100, 300, 1000, 3000, 10000)
_SUITS, _ALIKE, _SIGHTS = 300.0, 1000.0, 30_000.0
"""Strength of the pull towards nothing of what suits, cards in sight of an own rank or suit, and others change: cards
in sight are the same for a whole deal."""
_BINS = 12
_LEAST_STRETCH = 0.2
_GONE = RANKS**2 + np.arange(RANKS) * (RANKS + 1)
"""Cards in sight of a pair's rank: they are gone, and never help; half of that is what they change for any pair. Nor
does a card of the suit of two or three, which is told last."""
_OF_A_DOOR, _OF_A_ROUND = 1e-4, 4e-2
"""Variance of a door card's share beside the curve, and of a first round's mean."""


def all_classes(variant):
    """Every class of starts of a game, by number."""
    size = start_cards(variant)
    if is_badugi(variant):
        found = [StartClass(ranks, None) for count in range(1, size + 1) for ranks in combinations(range(RANKS), count)]
    elif variant.streets[0].up:
        downs = combinations_with_replacement(range(RANKS), size - 1)
        found = [StartClass(ranks, door) for ranks in downs for door in range(RANKS)]
    else:
        found = [StartClass(ranks, None) for ranks in combinations_with_replacement(range(RANKS), size)]
    return sorted(found, key=lambda each: class_number(variant, each))


def table(variant, halves, habits, version):
    """The table as it is stored, from the sums of two halves of the deals."""
    classes = all_classes(variant)
    model = _Model(variant, classes)
    fits = [model.fit(half, *model.best_strength(halves)) for half in (*halves, _both(halves))]
    starts = _sample(variant, np.random.default_rng(7))
    found = [predicted(variant, fit, *starts) for fit in fits]
    ranks = [(-each).argsort().argsort() / len(each) for each in found]
    whole = fits[-1]
    rest = sum(half.rest for half in halves)
    return {
        "rules_version": version,
        "first_rounds": int(rest[:, 3].sum()),
        "rank_errors": rank_errors(*ranks),
        "alone": [round(float(each), 4) for each in rest[:, 4] / rest[:, 3]],
        "plays": [round(float(each), 4) for each in habits[:, 1] / habits[:, 0]],
        "raises": [round(float(each), 4) for each in habits[:, 2] / habits[:, 0]],
        "mean": _ints(whole["mean"]),
        "classes": _ints(whole["classes"]),
        "stretch": [round(float(each), 4) for each in whole["stretch"]],
        "suits": _ints(whole["suits"]),
        "sights": _ints(whole["sights"]),
        "flushes": _ints(whole["flushes"].ravel()) if counts_whole_flushes(variant) else [],
        "reached": _ints(np.quantile(found[-1], 1 - np.arange(STEPS_OF_RANKS + 1) / STEPS_OF_RANKS)),
    }


def rank_errors(one, other, whole):
    """The usual error of a rank, by how high it is (`ERRORS_UP_TO`): half of what two halves are apart."""
    part = np.searchsorted(ERRORS_UP_TO[:-1], whole)
    apart = (one - other) ** 2
    return [round(float(np.sqrt(apart[part == at].mean()) / 2), 4) for at in range(len(ERRORS_UP_TO))]


def _both(halves):
    first, other = halves
    return type(first)(*[getattr(first, name) + getattr(other, name) for name in vars(first)])


def _ints(array):
    return np.rint(np.asarray(array) * STEPS).astype(int).tolist()


class _Model:
    """The columns by which classes are alike."""

    def __init__(self, variant, classes):
        self._variant, self._classes = variant, classes
        self._steps = class_steps(variant, classes)
        self._doors = np.array([each.door or 0 for each in classes])
        parts = np.zeros((len(classes), PARTS))
        for at, each in enumerate(classes):
            np.add.at(parts[at], list(each.parts), 1)
        triples = np.zeros((len(classes), 455))
        for at, each in enumerate(classes):
            for three in set(combinations(each.ranks, 3)):
                triples[at, multiset_number(np.array([three]))[0]] += 1
        self._like = np.hstack([parts, triples, _solved_columns(variant, classes)])
        self._like = self._like[:, self._like.any(axis=0)]

    def best_strength(self, halves):
        """How strongly classes are drawn together, and the variance of what remains of each."""
        one, other = [_means(half) for half in halves]
        errors = []
        for strength in _STRENGTHS:
            smooth = [self._smooth(*each, strength) for each in (one, other)]
            weights = one[0] + other[0]
            crosswise = [
                (each[0] * (each[1] - told) ** 2).sum() for each, told in ((one, smooth[1]), (other, smooth[0]))
            ]
            left = np.sum(weights * (one[1] - smooth[0]) * (other[1] - smooth[1])) / weights.sum()
            errors.append((sum(crosswise), strength, max(0.0, float(left))))
        return min(errors)[1:]

    def _smooth(self, n, mean, strength):
        like = self._like
        solution = np.linalg.solve((like * n[:, None]).T @ like + strength * np.eye(like.shape[1]), like.T @ (n * mean))
        return like @ solution

    def fit(self, sums, strength, left):
        """The parts of a start's share."""
        rest = sums.rest
        mean = rest[:, 1] / rest[:, 0]
        noise = float(rest[:, 2].sum() / rest[:, 0].sum() - mean.mean() ** 2)
        n = sums.n.sum(axis=0)
        y, xy = sums.y.sum(axis=0), sums.xy.sum(axis=0)
        columns, used = np.zeros(len(xy)), sums.x.sum(axis=0) > 0
        pull = np.diag(_pulls(len(xy))[used])
        solve = np.linalg.inv(sums.xx[np.ix_(used, used)] + pull) if used.any() else None
        for _ in range(20):
            own = (y - columns @ sums.xn) / np.maximum(n, 1)
            smooth = self._smooth(n, own, strength)
            worth = smooth + (own - smooth) * left / (left + noise / np.maximum(n, 1)) * (n > 0)
            if solve is None:
                break
            columns[used] = solve @ (xy - sums.xn @ worth)[used]
        if self._variant.streets[0].up:
            within = np.bincount(self._doors, n * worth, RANKS) / np.maximum(np.bincount(self._doors, n, RANKS), 1)
            worth += (_doors(sums, mean) - within)[self._doors]
        suits, sights = columns[:GROUPS], columns[GROUPS:].copy()
        if len(sights):  # told beside the usual card in sight, so that fewer cards in sight change nothing
            shown = sights[:-2].reshape(2, RANKS, RANKS).mean(axis=2)
            seen = sums.x[:, GROUPS:-2].sum() / sums.rest[:, 0].sum() / start_cards(self._variant)
            sights[:-2] -= np.repeat(shown.ravel(), RANKS)
            for at, each in enumerate(self._classes):
                ranks = [*each.ranks, *([] if each.door is None else [each.door])]
                worth[at] += seen * sum(shown[int(ranks.count(rank) > 1), rank] for rank in ranks)
        if self._variant.has_high and self._variant.brings_in:
            sights[_GONE] = np.minimum((sights[_GONE] + sights[_GONE].mean()) / 2, 0.0)
            sights[-2:] = np.minimum(sights[-2:], 0.0)
        worth = in_order(worth, n, self._steps)
        if self._variant.has_high and not self._variant.draws:
            suits = _in_order_of_tops(suits)
        flushes = np.divide(sums.flush_y, sums.flush_n, out=np.zeros((2, RANKS)), where=sums.flush_n > 0)
        return {
            "mean": mean,
            "classes": worth,
            "stretch": _stretch(sums, worth, columns, self._doors),
            "suits": suits,
            "sights": sights,
            "flushes": np.where(sums.flush_n > 0, flushes, -1.0),
        }


def _pulls(columns):
    """The strength of the pull of each mark."""
    pulls = np.full(columns, _SIGHTS)
    pulls[:GROUPS] = _SUITS
    if columns > GROUPS:
        ranks = GROUPS + np.arange(RANKS) * (RANKS + 1)
        pulls[[*ranks, *(ranks + RANKS**2), -2, -1]] = _ALIKE
    return pulls


def _stretch(sums, worth, columns, doors):
    """By place, how far starts are apart there, as a multiple of how far they are apart anywhere.

    Starts with one door card are compared: all of a round have it, so what a start gets there beside the round's mean
    says nothing of its door card.
    """
    n = sums.n.sum(axis=0)
    whole = worth + columns @ sums.xn / np.maximum(n, 1)
    apart = whole - (np.bincount(doors, n * whole) / np.maximum(np.bincount(doors, n), 1))[doors]
    return np.maximum((sums.y @ apart) / (sums.n @ apart**2), _LEAST_STRETCH)


def _in_order_of_tops(suits):
    """Shares of suited cards: none costs anything, and a higher card at the top of as many is worth no less."""
    found = suits.reshape(-1, RANKS)
    up = [(rank + 1, rank) for rank in range(RANKS - 1)]
    return np.maximum(np.stack([in_order(each, np.arange(RANKS), up) for each in found]), 0.0).ravel()


def _means(sums):
    n = sums.n.sum(axis=0)
    return n, sums.y.sum(axis=0) / np.maximum(n, 1)


def _doors(sums, mean):
    """What each rank of the door card changes: a smooth curve and the ace, and of the rest what is more than chance."""
    n = sums.door_n.sum(axis=0)
    beside = (sums.door_y - sums.door_n * mean[:, None]).sum(axis=0) / np.maximum(n, 1)
    ranks = np.arange(RANKS) / (RANKS - 1)
    curve = np.stack([ranks**0, ranks, ranks**2, ranks == 1], axis=1).astype(float)
    smooth = curve @ np.linalg.lstsq(curve * np.sqrt(n)[:, None], beside * np.sqrt(n), rcond=None)[0]
    return smooth + (beside - smooth) * n * _OF_A_DOOR / (n * _OF_A_DOOR + _OF_A_ROUND)


def _solved_columns(variant, classes):
    """In draw games: how many cards the best discard keeps, and its worth, as points on a curve."""
    if not variant.draws:
        return np.zeros((len(classes), 0))
    hands = np.sort([_some_hand(variant, each.ranks) for each in classes], axis=1).astype(np.uint8)
    game = solved(variant)
    worth = values(game, hands, variant.draws)
    kept = best_kept(game, hands, variant.draws).sum(axis=1)
    at = np.interp(worth, np.quantile(worth, np.linspace(0, 1, _BINS)), np.arange(_BINS))
    found = np.zeros((len(classes), (start_cards(variant) + 1) * _BINS))
    rows, low = np.arange(len(classes)), np.minimum(at.astype(int), _BINS - 2)
    found[rows, kept * _BINS + low] = 1 - (at - low)
    found[rows, kept * _BINS + low + 1] = at - low
    return found * 10


def _some_hand(variant, ranks):
    """Cards of these ranks, of four suits; the rest of a badugi hand pairs them."""
    cards = []
    for at, rank in enumerate([*ranks, *[ranks[0]] * (start_cards(variant) - len(ranks))]):
        suits = [(at + more) % 4 for more in range(4)]
        cards.append(next(4 * rank + suit for suit in suits if 4 * rank + suit not in cards)) if ranks.count(
            rank
        ) < 5 else cards.append(next(card for card in range(52) if card not in cards))
    return cards


def _sample(variant, rng):
    """Starts as they are dealt, and the cards in sight."""
    size, streets = start_cards(variant), variant.streets
    seen = (SEATS - 1) * streets[0].up + streets[0].board
    deck = np.argsort(rng.random((_SAMPLE, 52)), axis=1).astype(np.uint8)
    return deck[:, :size], deck[:, size : size + seen]


def predicted(variant, fit, own, seen):
    """What many starts are worth before the place is known, as `StartTable.worth` works it out for one."""
    numbers = class_numbers(variant, own)
    share = fit["classes"][numbers]
    if counts_whole_flushes(variant):
        kind = whole_flushes(own)
        return np.where(kind >= 0, np.maximum(share, fit["flushes"].ravel()[kind]), share)
    x = marks(variant, own, seen) if sees(variant) else marks(variant, own, own)
    return share + x @ np.concatenate([fit["suits"], fit["sights"]])
