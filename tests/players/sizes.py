"""How often a player folds to each size of bet, asked from outside: its own range by its own play, a row for a board.

    python -m tests.players.sizes GAME NAME [NAME …]

GAME is a game with a board, played without a limit or by the pot. Each row is a board, its columns are bets of a third,
half, the whole and twice the pot (by the pot no more than the pot); the lines are those of `LINES`, two at a six-handed
table with 100 big blinds. Hands are weighed by what the player itself would have done so far (`held`). Nothing is
remembered.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, apart_from
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE, HOLDEM
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.reading import downs_by, likelihood
from pokertable.players.seen.walk import action_of
from pokertable.players.seen.walk import decisions as seen_decisions
from tests.narrow import known
from tests.players.tables import game, sampled
from tests.rules.table import deal

SEATS, BUTTON, BIG_BLIND, BLIND, DEPTH = 6, 0, 2, 20, 100
SIZES: Final = (1 / 3, 1 / 2, 1.0, 2.0)
RIVERS: Final = (
    "Kc8d4s2hJs", "Ah9h5c3dTc", "Qd7s7c4h2d", "9c8h6d2sKh", "Js5d5h3cQc",
    "Td9s4c4dAh", "7h6h2c9hKd", "AdKs6c8d3h", "8s7c3d3s2c", "QhJh8s5c5d",
)  # fmt: skip
"""Rivers of many kinds: dry and wet, paired, three of a suit, high and low."""
FLOPS: Final = (
    "Kc8d4s", "Ah9h5c", "Qd7s7c", "9c8h6d", "Js5d2h", "TdTs4c", "7h6h2h", "AdKs6c", "8s7c3d", "QhJh8s",
)  # fmt: skip


class Line(NamedTuple):
    """How two come to a bet: actions in words after everybody else folded before the flop, and who is bet at."""

    title: str
    actions: str
    """By street: ``x`` checks, ``h`` bets half the pot, ``c`` calls; the first to act is the big blind."""


LINES: Final = {
    "flop": (
        Line("the caller, checked once", "x"),
        Line("the raiser, led at", ""),
    ),
    "river": (
        Line("the caller, bet at on the flop, then checked through", "xhc xx x"),
        Line("the raiser, checked through, led at", "xx xx "),
        Line("the caller, bet at on flop and turn", "xhc xhc x"),
    ),
}


def of_pot(hand: Hand, part: float) -> RaiseTo:
    """A bet or raise by this part of the pot, within what is legal."""
    legal = hand.legal()
    least, most = known(legal.raise_to)
    wanted = legal.to_call + round(part * (legal.pot + legal.to_call - legal.bet))
    return RaiseTo(min(most, max(least, wanted)))


def opened(key: str, structure: Structure, board: str, depth: int = DEPTH) -> Hand:
    """The button opens to 2.5 big blinds and only the big blind calls."""
    hand = deal(game(key, structure), [depth * BLIND] * SEATS, button=BUTTON, board=board)
    for _ in range(3):
        hand.act(Fold())
    hand.act(RaiseTo(5 * BLIND // 2))
    hand.act(Fold())
    hand.act(CheckCall())
    return hand


def brought(key: str, structure: Structure, board: str, line: Line, size: float) -> Hand:
    """The hand in which the player who is bet at by this part of the pot is to act."""
    hand = opened(key, structure, board)
    for each in line.actions.replace(" ", ""):
        hand.act(of_pot(hand, 0.5) if each == "h" else CheckCall())
    hand.act(of_pot(hand, size))
    return hand


def held(name: str, hand: Hand) -> tuple[Cards, Floats]:
    """The hands of the seat to act with the weight that its own play leaves them, sum 1."""
    public, seat, policy = hand.observe(None), known(hand.to_act), PERSONAS[name]
    hands = sampled(downs_by(public.game.variant, 0))
    weights = apart_from(hands, public.in_sight).astype(np.float64)
    for seen, act in seen_decisions(public):
        if act.event.seat == seat:
            weights *= likelihood(policy, seen, action_of(act), hands, weights)
    keep = weights > weights.max() * 1e-3
    return hands[keep], weights[keep] / weights[keep].sum()


def chances(name: str, hand: Hand, kind: type, cards: Cards) -> Floats:
    """How often each hand takes a kind of action."""
    policy, public = PERSONAS[name], hand.observe(None)
    found = policy.probabilities(public, cards)
    return found[:, [at for at, action in enumerate(policy.menu(public).actions) if isinstance(action, kind)]].sum(
        axis=1
    )


def folds_re_raised(name: str, opener: int, to: int) -> float:
    """What part of its opens to 2.5 big blinds a seat folds to the big blind's re-raise to so many, in percent."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [DEPTH * BLIND] * SEATS, button=BUTTON)
    while hand.to_act != opener:
        hand.act(Fold())
    hand.act(RaiseTo(5 * BLIND // 2))
    while hand.to_act != BIG_BLIND:
        hand.act(Fold())
    hand.act(RaiseTo(to * BLIND))
    cards, weights = held(name, hand)
    return 100 * float(weights @ chances(name, hand, Fold, cards))


def calls_without_a_pair(name: str, size: float) -> float:
    """What part of its rivers without a pair it calls a bet with, in hold'em, over all boards and lines, in percent."""
    called = had = 0.0
    for line in LINES["river"]:
        for board in RIVERS:
            hand = brought("holdem", Structure.NO_LIMIT, board, line, size)
            cards, weights = held(name, hand)
            on_board, ranks = np.array(parse_cards(board)) >> 2, cards >> 2
            every = sampled(2)[apart_from(sampled(2), parse_cards(board))]
            top = every[((every >> 2) == on_board.max()).any(axis=1)]
            pairs = strengths(HOLDEM.shares[0], top, parse_cards(board)).min()
            made = strengths(HOLDEM.shares[0], cards, parse_cards(board))
            nothing = (ranks[:, 0] != ranks[:, 1]) & ~np.isin(ranks, on_board).any(axis=1) & (made < pairs)
            called += float((weights * (1 - chances(name, hand, Fold, cards)))[nothing].sum())
            had += float(weights[nothing].sum())
    return 100 * called / had


def folds(name: str, key: str, structure: Structure, board: str, line: Line) -> list[float]:
    """What part of its range it folds to each size, in percent."""
    found, own = [], None
    for size in SIZES:
        if structure is Structure.POT and size > 1:
            continue
        hand = brought(key, structure, board, line, size)
        own = own or held(name, hand)
        found.append(100 * float(own[1] @ chances(name, hand, Fold, own[0])))
    return found


if __name__ == "__main__":
    key, *names = sys.argv[1:]
    structure = Structure.POT if Structure.POT in CATALOGUE[key].structures and key != "holdem" else Structure.NO_LIMIT
    for name in names:
        for street, boards in (("river", RIVERS), ("flop", FLOPS)):
            for line in LINES[street]:
                print(f"\n{key} {name}, {street}: {line.title}", flush=True)
                rows = []
                for board in boards:
                    rows.append(folds(name, key, structure, board, line))
                    print(f"{board:12}" + "".join(f"{each:5.0f}" for each in rows[-1]), flush=True)
                print(f"{'mean':12}" + "".join(f"{each:5.0f}" for each in np.mean(rows, axis=0)), flush=True)
