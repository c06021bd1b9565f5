"""A player who folds four turns of five, and how often a regular bets the turn at it, before and after it was seen."""

import random
from typing import NamedTuple

from pokertable.model.game import Game
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.seen.habits import Memory, learned
from pokertable.players.seen.policy import choose

STACK = 2000
TURN = 2


class TurnBets(NamedTuple):
    """How often the regular bet the turn when it was checked to or first, on average over its very hands there."""

    unseen: float
    seen: float
    spots: int
    memory: Memory


def turn_bets(name: str, game: Game, *, learn: int, measure: int, seed: int) -> TurnBets:
    """Heads-up against who plays as a regular tag but folds four bets of five on the turn.

    The table sees `learn` hands; in `measure` more the same spots are asked with that memory and without any, and
    nothing is played after them.
    """
    human, regular = policy_of("tag"), policy_of(name)
    memory: Memory = ()
    unseen = seen = 0.0
    spots = 0
    for number in range(learn + measure):
        hand = Hand(game, [STACK] * 2, number % 2, Deck.shuffled(1000 * seed + number))
        rng = random.Random(f"{seed} {number}")
        asked = False
        while (seat := hand.to_act) is not None and not (asked or (number >= learn and hand.state.street > TURN)):
            public, legal = hand.observe(None), hand.legal()
            on_turn = hand.state.street == TURN
            if seat == 0 and on_turn and legal.check_call:
                folds = rng.random() < 0.8
                hand.act(Fold() if folds else choose(human, public, hand.state.holes[0], rng).action)
                continue
            policy = human if seat == 0 else with_memory(regular, memory)
            if seat == 1 and number >= learn and on_turn and not legal.check_call and not asked:
                asked = True
                spots += 1
                unseen += _bets(regular, hand)
                seen += _bets(policy, hand)
            hand.act(choose(policy, public, hand.state.holes[seat], rng).action)
        if number < learn:
            memory = learned(memory, [seen_by(event, None) for event in hand.events])
    return TurnBets(unseen / spots, seen / spots, spots, memory)


def _bets(policy, hand: Hand) -> float:
    """How often the policy bets with the very hand of seat 1."""
    import numpy as np

    public = hand.observe(None)
    ups = hand.state.ups[1]
    own = np.array([[card for card in hand.state.holes[1] if card not in ups]], np.uint8)
    chances = policy.probabilities(public, own)[0]
    actions = policy.menu(public).actions
    return float(sum(chance for chance, act in zip(chances, actions, strict=True) if isinstance(act, RaiseTo)))
