"""Computes the push-or-fold charts of this folder: ``python resources/charts/compute.py`` (some minutes).

The game: everybody before the player has folded; it moves all-in or folds; those behind call or fold, one after the
other, and nobody calls a second time. Small blind half a big blind, no ante, equal stacks. The equilibrium is found by
fictitious play: each side answers the average of what the other has played so far, some hundred times.

- ``holdem.txt``: for 1 to 8 players behind the greatest stack, in big blinds, with which each of the 169 hands is
  pushed, and with which the big blind calls the small blind; pairs on the diagonal, suited above it. Equities are
  counted over 20,000 random boards for every two hands, cards in both of them excluded.
- ``quantiles.txt``: for games with four or more hole cards the part of hands, in percent, that is pushed; the hands are
  taken in fiftieths by what they win against a random hand.
- ``equities.txt``: for sit and gos, whose equilibria depend on the prizes and are found at the table
  (``players/rules/prizes.py``): the equity, in percent, of each 25th of the hands that are pushed (rows, the first
  pushed on top) against each 25th of those that call (columns, by what they win against a random hand).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from pokertable.analysis.arrays import card_mask, card_masks, private_hands
from pokertable.analysis.evaluate import strengths
from pokertable.model.games import CATALOGUE
from pokertable.players.rules.charts import push_order

HERE = Path(__file__).parent
STACKS = [*range(1, 16), 17, 20]
BEHIND = range(1, 9)
RANKS = "AKQJT98765432"
BUCKETS = 50
PARTS = 25


def main() -> None:
    """Write the three files."""
    rng = np.random.default_rng(13)
    classes = holdem_classes(rng)
    (HERE / "holdem.txt").write_text("".join(holdem(*classes)), encoding="utf-8")
    fiftieths = {pot: equities_of_fiftieths(rng, key) for pot, key in (("high", "omaha"), ("split", "omaha8"))}
    text = "".join([quantiles(pot, key, fiftieths[pot]) for pot, key in (("high", "omaha"), ("split", "omaha8"))])
    (HERE / "quantiles.txt").write_text(text, encoding="utf-8")
    parts = {"holdem": parts_of_classes(*classes)}
    for pot, equity in fiftieths.items():
        parts[pot] = equity.reshape(PARTS, 2, PARTS, 2).mean(axis=(1, 3))
    lines = ["# Equity in percent of hands that are pushed (rows) against hands that call (columns) (compute.py).\n"]
    for pot, equity in parts.items():
        lines.append(f"\n{pot}\n")
        lines += [" ".join(f"{100 * share:.1f}" for share in row) + "\n" for row in equity]
    (HERE / "equities.txt").write_text("".join(lines), encoding="utf-8")


def holdem(equity, ways):
    """The lines of ``holdem.txt``."""
    yield "# Greatest stack in big blinds to push with so many players behind, or to call a push with (compute.py).\n"
    for behind in BEHIND:
        push, call = zip(*[equilibrium(equity, ways, behind, stack) for stack in STACKS], strict=True)
        yield f"\npush {behind}\n{grid(push)}"
        if behind == 1:
            yield f"\ncall 1\n{grid(call)}"


def grid(often):
    """Thirteen lines of thirteen stacks: the greatest at which each class acts in half of the cases or more."""
    most = np.zeros(169, np.int64)
    for stack, each in zip(STACKS, often, strict=True):
        most[each >= 0.5] = stack
    return "".join(" ".join(f"{stack:2}" for stack in row) + "\n" for row in most.reshape(13, 13).tolist())


def holdem_classes(rng):
    """What each of the 169 classes wins of the pot from each other one, and in how many ways the two can be dealt.

    One hand stands for each class, for the suits have no names.
    """
    hands = private_hands(2)
    high, low = 12 - (hands[:, 1] >> 2).astype(int), 12 - (hands[:, 0] >> 2).astype(int)
    suited = (hands[:, 0] & 3) == (hands[:, 1] & 3)
    group = np.where(suited, 13 * high + low, 13 * low + high)
    one = np.array([np.flatnonzero(group == number)[0] for number in range(169)])
    won, met = pairwise(rng, hands, [CATALOGUE["holdem"].shares[0]], 20_000, one)
    masks = card_masks(hands)
    won[(masks[one][:, None] & masks) != 0] = 0
    met[(masks[one][:, None] & masks) != 0] = 0
    member = np.zeros((169, len(hands)))
    member[group, np.arange(len(hands))] = 1
    ways = ((met > 0) @ member.T) * member.sum(axis=1)[:, None]
    return (won @ member.T) / (met @ member.T), ways


def parts_of_classes(equity, ways):
    """(PARTS, PARTS): what each part of the hold'em hands that are pushed wins from each part of those that call."""
    weight = ways.sum(axis=1) / ways.sum()
    pushed = shares_of_parts(push_order(), weight)
    called = shares_of_parts(np.argsort(-(equity * ways).sum(axis=1) / ways.sum(axis=1)), weight)
    met = pushed @ ways @ called.T
    return (pushed @ (equity * ways) @ called.T) / met


def shares_of_parts(order, weight):
    """(PARTS, classes): the part of each class that lies in each part of all hands, taken in this order."""
    ends = np.cumsum(weight[order])
    begins = ends - weight[order]
    found = np.zeros((PARTS, len(weight)))
    for part in range(PARTS):
        inside = np.minimum(ends, (part + 1) / PARTS) - np.maximum(begins, part / PARTS)
        found[part, order] = np.maximum(0, inside) / weight[order]
    return found


def quantiles(pot, key, equity):
    """The lines of ``quantiles.txt`` for a kind of pot, computed in this game."""
    lines = [f"\n# {pot} ({key}): stacks in big blinds, then a line for each number of players behind\n"]
    lines.append(f"{pot} {' '.join(map(str, STACKS))}\n")
    for behind in BEHIND:
        parts = [equilibrium(equity, np.ones((BUCKETS, BUCKETS)), behind, stack)[0].mean() for stack in STACKS]
        lines.append(f"{behind} {' '.join(f'{100 * part:.0f}' for part in parts)}\n")
    return "".join(lines)


def equities_of_fiftieths(rng, key):
    """(BUCKETS, BUCKETS): what each fiftieth of the hands of a game, by what they win, wins from each other one."""
    variant = CATALOGUE[key]
    hands = np.array([rng.permutation(52)[: variant.hole_cards] for _ in range(800)], np.uint8)
    won, met = pairwise(rng, hands, variant.shares, 1500)
    order = np.argsort(-(won.sum(axis=1) / met.sum(axis=1)))
    member = np.zeros((BUCKETS, len(hands)))
    member[np.arange(len(hands)) * BUCKETS // len(hands), order] = 1
    return (member @ won @ member.T) / (member @ met @ member.T)


def pairwise(rng, hands, shares, boards, rows=None):
    """What the hands of these rows win of the pot from every hand, over random boards, and on how many both can be."""
    rows = np.arange(len(hands)) if rows is None else rows
    won = np.zeros((len(rows), len(hands)), np.float32)
    met = np.zeros_like(won)
    masks = card_masks(hands)
    for _ in range(boards):
        board = rng.permutation(52)[:5].tolist()
        live = (masks & card_mask(board)) == 0
        both = live[rows][:, None] & live
        values = [strengths(share, hands, board) for share in shares]
        parts = [(value[rows][:, None] > value) + 0.5 * (value[rows][:, None] == value) for value in values]
        result = parts[0]
        if len(shares) > 1:
            low = np.maximum(values[1][rows][:, None], values[1]) > 0
            result = np.where(low, (parts[0] + parts[1]) / 2, parts[0])
        won += result * both
        met += both
    return won, met


def equilibrium(equity, ways, behind, stack, rounds=250):
    """How often each class is pushed, and how often the last player behind calls with it."""
    posted = [0.0] * (behind - 2) + [0.5, 1.0] if behind > 1 else [1.0]
    mine = 0.0 if behind > 1 else 0.5
    weight = ways.sum(axis=1) / ways.sum()
    push = np.ones(len(weight))
    calls = [np.full(len(weight), 0.5) for _ in posted]
    for turn in range(1, rounds + 1):
        step = 1 / (turn + 1)
        alone, gain = np.ones(len(weight)), np.zeros(len(weight))
        for call, blind in zip(calls, posted, strict=True):
            facing = ways * call
            often = facing.sum(axis=1) / ways.sum(axis=1)
            against = (equity * facing).sum(axis=1) / np.maximum(facing.sum(axis=1), 1e-9)
            gain += alone * often * (against * (2 * stack + 1.5 - blind - mine) - stack)
            alone = alone * (1 - often)
        gain += alone * (1.5 - mine)
        facing = ways * push
        against = (equity * facing).sum(axis=1) / np.maximum(facing.sum(axis=1), 1e-9)
        for at, blind in enumerate(posted):
            best = against * (2 * stack + 1.5 - blind - mine) - stack > -blind
            calls[at] = calls[at] + step * (best - calls[at])
        push = push + step * ((gain > -mine) - push)
    return push, calls[-1]


if __name__ == "__main__":
    main()
