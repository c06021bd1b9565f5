"""What opponents in draw games say of a call's equity, against the hands that the others did hold, by draws to come.

    python -m tests.players.shares GAME HANDS [SEATS] [SEED]

Calls behind which nobody has yet to act are taken. With draws to come both hands are drawn out by the solved game, over
all cards; after the last draw the better hand has it all. What others hold is what they did hold, so over many calls
that is how often such calls win.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import AnyCard
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.variant import Variant
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.policy import choose
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.discarding.ends import ends_of
from pokertable.players.worth.discarding.last_round import behind
from pokertable.players.worth.discarding.solved import solved
from tests.narrow import of_kind
from tests.players.tables import game

NAMES = ("tag", "lag", "tag:expert", "loose", "rock", "lag:expert")


class Said(NamedTuple):
    """A call: what it said that it expects, and what it came to, in percent."""

    draws_left: int
    said: float
    came: float


def calls(key: str, hands: range, seats: int) -> Iterator[Said]:
    """The calls of so many hands whose reason names an equity."""
    variant = CATALOGUE[key]
    table = game(key, variant.usual_structure)
    for seed in hands:
        rng = Random(seed)
        seated = [rng.choice(NAMES) for _ in range(seats)]
        hand = Hand(table, [100 * table.unit] * seats, seed % seats, Deck.shuffled(seed))
        while (seat := hand.to_act) is not None:
            public, holes = hand.observe(None), hand.state.holes
            choice = choose(policy_of(seated[seat]), public, holes[seat], rng)
            spot, told = Spot.of(public), dict(choice.reason.fields)
            last = not any(rival.undecided for rival in spot.rivals)
            if isinstance(choice.action, CheckCall) and spot.owed and last and "share" in told:
                came = came_to(variant, holes[seat], [holes[rival.seat] for rival in spot.rivals], spot.streets_left)
                yield Said(spot.streets_left, of_kind(int, told["share"]), 100 * came)
            hand.act(choice.action)


def came_to(variant: Variant, own: list[AnyCard], others: list[list[AnyCard]], left: int) -> float:
    """The part of the pot that a hand gets of these others."""
    cards = np.sort(np.array([own, *others], np.uint8), axis=1)
    if not left:
        best = strengths_of_columns(variant.shares[0], list(cards.T))
        return float((best[0] == best.max()) / (best == best.max()).sum())
    ends = ends_of(solved(variant), cards, cards[:, :0], left)
    wins: Floats = np.prod([behind(each) for each in ends[1:]], axis=0)
    return float(ends[0] @ wins)


def lines(key: str, found: list[Said]) -> Iterator[str]:
    """A line for each number of draws to come."""
    for left in sorted({each.draws_left for each in found}):
        said, came = np.array([each[1:] for each in found if each.draws_left == left]).T
        error = (said - came).std(ddof=1) / len(said) ** 0.5
        yield (
            f"{key}, {left} draws to come: {len(said)} calls said {said.mean():.1f} %, "
            f"came to {came.mean():.1f}: {(said - came).mean():+.1f} ± {error:.1f}"
        )


if __name__ == "__main__":
    key, hands, *more = sys.argv[1:]
    seats, seed = [int(each) for each in (*more, *("3", "0")[len(more) :])]
    print(*lines(key, list(calls(key, range(seed, seed + int(hands)), seats))), sep="\n")
