"""The value of hold'em's starts as a raise of the first in, out of the sums of `play`.

Results of whole hands lie far apart, so a cell's own mean says little. From each place its value is the place's mean
and a multiple of the cell's worth, which all places have in common: its equity against those who stay in (the share of
the table), counted far more precisely, and as far as the hands show it what that leaves out. Big pairs win more than
their equity, and aces and kings less, because the hands that call have them with a better card. What is left out is
drawn towards 0 by prior standard deviations (Bayesian ridge regression), each result weighted by the variance of its
place. None is worth less than another that it beats card for card.
"""

from __future__ import annotations

import numpy as np
from count import SEATS
from order import in_order, steps_up

from pokertable.model.games import HOLDEM
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.starts.classes import StartClass
from pokertable.training.starts.grid import SIZE

_HUNDREDTHS = 100
PLACES = range(1, SEATS)
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
COMBINATIONS = np.array([6 if row == column else 4 if row < column else 12 for row, column in CELLS])
_USUAL = np.array([1.0, 0.0, 0.0, 0.0])
_PRIOR = np.array([0.01, 2.0, 3.0, 0.02])
"""Values and standard deviations of the columns' weights before a hand is played: the worth is the share."""
_TURNS = 60
"""Times that the places' means and multiples and the columns' weights are fitted, each given the other."""
_SECOND = 11
"""The rank of kings."""
_DECIMALS = 1


def played_out(folder, shares):
    """The value of a raise in each cell, by place, in hundredths of a big blind, and its usual error.

    From what `play` has written into the folder; `shares` are those of the cells beside an average start's.
    """
    halves = [
        np.array([sum(map(np.load, sorted(folder.glob(f"{behind}-*.npy"))[at::2])) for behind in PLACES])
        for at in range(2)
    ]
    found = [_values(each, shares) for each in (*halves, sum(halves))]
    apart = np.repeat(found[0] - found[1], COMBINATIONS, axis=1)
    error = _HUNDREDTHS * float(np.sqrt((apart**2).mean())) / 2
    raised = np.round(_HUNDREDTHS * found[-1], _DECIMALS).tolist()
    return {"raised": raised, "raised_error": round(error, _DECIMALS), "raised_rules": RULES_VERSION}


def _values(sums, shares):
    """(places, cells) of big blinds out of (places, 3, cells)."""
    pairs = cell_steps()
    return np.array([in_order(each, one[0], pairs) for each, one in zip(_fitted(sums, shares), sums, strict=True)])


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
    """(cells, columns) beside an average start: the share, and what it may leave out of a cell's worth."""
    share = np.array(shares)
    pair = np.array([float(row == column) for row, column in CELLS])
    tops = np.array([max(0.0, 12 - min(cell) - (_SECOND - 1)) / 2 for cell in CELLS])  # an ace 1, a king a half
    found = np.stack([share, np.maximum(share, 0) ** 2, pair * share**2, tops * (1 - pair)], axis=1)
    return found - COMBINATIONS @ found / COMBINATIONS.sum()


def _fitted(sums, shares):
    """(places, cells) out of (places, 3, cells)."""
    columns = _columns(shares)
    n, won, squares = (sums[:, at] for at in range(3))
    mean = won.sum(axis=1) / n.sum(axis=1)
    precision = 1 / (squares.sum(axis=1) / n.sum(axis=1) - mean**2)
    weights = _USUAL
    for _ in range(_TURNS):
        worth = columns @ weights
        line = np.stack([np.ones(len(worth)), worth], axis=1)
        fits = [np.linalg.solve((line * each[:, None]).T @ line, line.T @ y) for each, y in zip(n, won, strict=True)]
        mean, multiple = np.array(fits).T
        gram, right = np.diag(1 / _PRIOR**2), _USUAL / _PRIOR**2
        for at in range(len(n)):
            gram = gram + (columns * (n[at] * multiple[at] ** 2 * precision[at])[:, None]).T @ columns
            right = right + columns.T @ ((won[at] - n[at] * mean[at]) * multiple[at] * precision[at])
        weights = np.linalg.solve(gram, right)
    return mean[:, None] + multiple[:, None] * (columns @ weights)
