"""What hold'em's starts win when they are played out, out of the sums of `play`.

Results of whole hands lie far apart, so a cell's own mean says little. A value is what is told by the cell's share of
the pot, its pair, its suit, its straights and its ranks, at all places together and, less trusted, at each (ridge
regression), and what remains of a cell over all places as far as it is more than chance. None is less than that of a
hand that it beats card for card.
"""

from __future__ import annotations

import numpy as np
from count import SEATS
from fit import rank_errors
from order import in_order, steps_up

from pokertable.model.games import HOLDEM
from pokertable.training.starts.classes import RANKS, StartClass
from pokertable.training.starts.grid import SIZE
from pokertable.training.starts.holding import TEN

_HUNDREDTHS = 100
_BY_PLACE, _ANYWHERE, _FREE = 4000.0, 1000.0, 1.0
"""Hands that the pull towards what all places have in common is worth, and the pull towards nothing; and of all places
together what the pull of mean and share is."""
_WINDOW = 5
PLACES = range(1, SEATS)
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
COMBINATIONS = np.array([6 if row == column else 4 if row < column else 12 for row, column in CELLS])


def played_out(folder, shares):
    """What a raise wins in each cell, by place, in hundredths of a big blind, and how far ranks by it are apart.

    From what `play` has written into the folder; `shares` are those of the cells beside an average start's.
    """
    halves = [
        np.array([sum(map(np.load, sorted(folder.glob(f"{behind}-*.npy"))[at::2])) for behind in PLACES])
        for at in range(2)
    ]
    found = [_values(each, shares) for each in (*halves, sum(halves))]
    ranks = [np.concatenate([_ranks(each) for each in one]) for one in found]
    apart = np.repeat(found[0] - found[1], COMBINATIONS, axis=1)
    return {
        "raised": np.rint(_HUNDREDTHS * found[-1]).astype(int).tolist(),
        "raised_error": round(_HUNDREDTHS * float(np.sqrt((apart**2).mean())) / 2, 1),
        "rank_errors": rank_errors(*ranks),
    }


def _values(sums, shares):
    """(places, cells) of big blinds out of (places, 3, cells)."""
    pairs = cell_steps()
    return np.array([in_order(each, one[0], pairs) for each, one in zip(_fitted(sums, shares), sums, strict=True)])


def _ranks(values):
    """The part of all starts with which a raise wins more, by combination of cards."""
    order = np.argsort(-values, kind="stable")
    before = np.empty(len(values))
    before[order] = (np.cumsum(COMBINATIONS[order]) - COMBINATIONS[order]) / COMBINATIONS.sum()
    return np.repeat(before, COMBINATIONS)


def cell_steps():
    """Pairs of cells, the better one first: by rank among those of one kind, and suited before offsuit."""
    pairs = []
    for row, column in CELLS:
        high, low = 12 - min(row, column), 12 - max(row, column)
        for better in steps_up(HOLDEM, StartClass((low, high), None)):
            first, second = sorted(12 - rank for rank in better.ranks)
            to = (first, second) if row <= column else (second, first)
            pairs.append((SIZE * to[0] + to[1], SIZE * row + column))
        if row > column:
            pairs.append((SIZE * column + row, SIZE * row + column))
    return np.array(pairs)


def _columns(shares):
    """(cells, columns): what tells a cell's value."""
    found = []
    for (row, column), beside in zip(CELLS, shares, strict=True):
        high, low = 12 - min(row, column), 12 - max(row, column)
        suited, pair = float(row < column), float(row == column)
        gap = high - low if high < RANKS - 1 or low > RANKS - 1 - _WINDOW else low + 1
        straights = max(0, _WINDOW - gap) / _WINDOW * (1 - pair)
        tops = high / RANKS, low / RANKS, float(high == RANKS - 1), float(low >= TEN)
        share = 10 * beside
        pairs, suits = [pair, pair * tops[0], pair * share], [suited, suited * straights, suited * tops[0]]
        found.append([1, share, share * abs(share), *pairs, *suits, straights, *tops])
    return np.array(found)


def _fitted(sums, shares):
    """(places, cells) out of (places, 3, cells)."""
    columns = _columns(shares)
    n, won = sums[:, 0], sums[:, 1]
    noise = sums[:, 2].sum() / n.sum()
    means = won.sum(axis=1) / n.sum(axis=1)
    beside = won - n * means[:, None]
    shared = _ridge(columns, n.sum(axis=0), beside.sum(axis=0), _ANYWHERE)
    apart = [_ridge(columns, n[at], beside[at] - n[at] * shared, _BY_PLACE) for at in range(len(n))]
    rest = (beside - n * (shared + apart)).sum(axis=0)
    own = rest / n.sum(axis=0)
    chance = noise / n.sum(axis=0)
    more = max(0.0, float((own**2 - chance) @ n.sum(axis=0)) / n.sum())
    return means[:, None] + shared + apart + own * more / (more + chance)


def _ridge(columns, n, y, pull):
    pulls = np.full(columns.shape[1], pull)
    if pull == _ANYWHERE:
        pulls[:2] = _FREE
    gram = (columns * n[:, None]).T @ columns + np.diag(pulls)
    return columns @ np.linalg.solve(gram, columns.T @ y)
