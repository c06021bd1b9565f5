"""How often opponents in draw games fold to a bet or a raise after the last draw, over all hands that they can hold.

    python -m tests.players.raised GAME "LINE" NAME [NAME …]

LINE is what two players do, in order, the button first before any draw: ``c`` checks or calls, ``r`` bets or raises the
least, ``p`` the pot, ``d2`` draws two cards; then it is to whoever is asked about. Its hands are dealt at random, and
kept as often as it would have done what the line says; what it discards it draws anew.
"""

from __future__ import annotations

import sys

import numpy as np

from pokertable.analysis.arrays import Bools, Floats
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from tests.narrow import known
from tests.players.sizes import of_pot
from tests.players.tables import game


class Held:
    """Hands of one seat of a draw game, and how often it would have done all that it did with each."""

    def __init__(self, name: str, cards: int, count: int, seed: int) -> None:
        self.policy, self.rng = policy_of(name), np.random.default_rng(seed)
        self.hands = np.array([np.sort(self.rng.permutation(52)[:cards]) for _ in range(count)], np.uint8)
        self.gone = np.zeros((count, 52), np.bool_)
        self.weights: Floats = np.ones(count)

    def often(self, public: Observation, kind: type) -> Floats:
        """How often each hand takes a kind of action."""
        at = [at for at, act in enumerate(self.policy.menu(public).actions) if isinstance(act, kind)]
        found: Floats = self.policy.probabilities(public, self.hands)[:, at].sum(axis=1)
        return found

    def bets(self, public: Observation, action: Action) -> None:
        self._keep(self.often(public, type(action)))

    def draws(self, public: Observation, count: int) -> None:
        """Draws this number of cards, by each rule as often as it decides."""
        chosen, kept = np.zeros(len(self.hands)), np.ones(self.hands.shape, np.bool_)
        for rule in self.policy.applied_rules(public, self.hands):
            keeps = known(rule.kept)()
            often = rule.weights * ((~keeps).sum(axis=1) == count)
            chosen += often
            takes = self.rng.random(len(often)) * chosen < often
            kept[takes] = keeps[takes]
        self._redraw(kept)
        self._keep(chosen)

    def _redraw(self, kept: Bools) -> None:
        for hand, keeps, gone in zip(self.hands, kept, self.gone, strict=True):
            gone[hand] = True
            fresh = self.rng.permutation(np.flatnonzero(~gone))
            hand[~keeps] = fresh[: (~keeps).sum()]
        self.hands.sort(axis=1)

    def _keep(self, often: Floats) -> None:
        weights = self.weights * often
        picked = self.rng.choice(len(weights), len(weights), p=weights / weights.sum())
        self.hands, self.gone, self.weights = self.hands[picked], self.gone[picked].copy(), np.ones(len(weights))


def folds(name: str, key: str, line: str, count: int = 1000, seed: int = 1) -> tuple[float, float]:
    """The part of its hands that a player folds where a line ends, and the part that lets any hand bet or raise."""
    variant = CATALOGUE[key]
    hand = Hand(game(key, variant.usual_structure), [10_000] * 2, 0, Deck.shuffled(seed))
    acts = line.split()
    asked = _asked(hand, acts)
    held = Held(name, variant.hole_cards, count, seed)
    hand = Hand(game(key, variant.usual_structure), [10_000] * 2, 0, Deck.shuffled(seed))
    put_in = 0
    for each in acts:
        public, seat = hand.observe(None), known(hand.to_act)
        action = _action(hand, each)
        if seat == asked and isinstance(action, Draw):
            held.draws(public, len(action.cards))
        elif seat == asked:
            held.bets(public, action)
        put_in = action.amount - hand.legal().bet if isinstance(action, RaiseTo) else 0
        hand.act(action)
    return float(held.often(hand.observe(None), Fold).mean()), put_in / hand.legal().pot


def _asked(hand: Hand, acts: list[str]) -> int:
    for each in acts:
        hand.act(_action(hand, each))
    return known(hand.to_act)


def _action(hand: Hand, text: str) -> Action:
    if text.startswith("d"):
        return Draw(tuple(hand.state.holes[known(hand.to_act)][: int(text[1:])]))
    return CheckCall() if text == "c" else of_pot(hand, 1.0 if text == "p" else 0.0)


if __name__ == "__main__":
    key, line, *names = sys.argv[1:]
    for name in names:
        folded, even = folds(name, key, line)
        print(f"{key} {name}: folds {100 * folded:.0f} %, any hand gains where more than {100 * even:.0f} % is folded")
