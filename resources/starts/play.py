"""Plays hold'em's starts out, from each seat, and sums what they win: ``python resources/starts/play.py [--hands N]``.

Everybody before has folded; the seat raises, and from there on all play as tags, the seat too. What is won is counted
from the decision on in big blinds, so that a fold is worth 0. Sums are by seat and cell of the grid, in the folder of
work, a file for each step; `played` makes values of them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from pokertable.model.cards import DECK
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.persona import raised_to
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.character import RULES_VERSION
from pokertable.players.rules.rule import Do
from pokertable.session.profile.choice import usual_choice
from pokertable.session.simulation.continued import play_on

SEATS = 6
CELLS = 169
STEP = 8_000
"""Hands of one step, from each seat."""
_TAG = policy_of("tag")


def cells(own):
    """The cell of the grid of each hand: (R, 2) -> (R,)."""
    ranks, suited = np.sort(own >> 2, axis=1).astype(np.int64), (own[:, 0] & 3) == (own[:, 1] & 3)
    low, high = 12 - ranks[:, 0], 12 - ranks[:, 1]
    return np.where(suited, 13 * high + low, 13 * low + high)


def play(behind, hands, seed):
    """(3, CELLS): the number of hands that raise with so many players behind, what they won and its square."""
    choice = usual_choice(HOLDEM.key, seats=SEATS)
    hand = Hand(choice.game(), [choice.stack] * SEATS, 0, Deck(DECK))
    for _ in range(SEATS - 1 - behind):
        hand.act(Fold())
    seat = hand.state.to_act
    to = RaiseTo(raised_to(Do.RAISE, hand.legal(), _TAG.style)[0][0])
    decks = np.argsort(np.random.default_rng([seed, behind]).random((hands, 52)), axis=1).astype(np.uint8)
    draws_by = [f"{seed} {behind} {number} {each}" for number in range(hands) for each in range(SEATS)]
    stacks = play_on(hand.state, [_TAG] * SEATS, decks, [to] * hands, draws_by).stacks
    won = (stacks[:, seat] - hand.state.stacks[seat]) / hand.state.game.unit
    at = cells(decks[:, [int(card) for card in hand.state.holes[seat]]])
    return np.array([np.bincount(at, weights, CELLS) for weights in (np.ones(hands), won, won**2)])


def main() -> None:
    """Play, step by step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=200_000, help="hands from each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path("starts-work"))
    given = parser.parse_args()
    folder = given.work / f"played-{RULES_VERSION}-{given.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    for step in range(given.hands // STEP):
        for behind in range(1, SEATS):
            file = folder / f"{behind}-{step}.npy"
            if not file.exists():
                np.save(file, play(behind, STEP, 1000 * given.seed + step))
        print(step + 1, "of", given.hands // STEP, file=sys.stderr)


if __name__ == "__main__":
    main()
