"""A local best responder: what who sees a player's rules wins from it, heads-up in hold'em, without memory.

    python -m tests.players.responder STRUCTURE DEALS NAME [NAME …] [--passive]

STRUCTURE is none or fixed. At each turn the responder knows the player's exact range, by its own play so far, and takes
what wins most if both only check and call afterwards: fold, call, bet half the pot, the pot or everything (`--passive`:
fold or call). The player's cards are never dealt out: what it holds is its range, and what it folds is paid in part, so
only the board and its other actions are drawn. Every deal is played from both seats. In thousandths of a big blind a
hand, with standard errors.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, cast

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, apart_from
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import known as all_known
from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from tests.narrow import known
from tests.players.tables import game, sampled

STACK = 100
RUN_OUTS: Final = {0: 24, 3: 24, 4: 44, 5: 1}
"""Boards over which a range's part of the pot is counted, by the cards that lie there."""
SIZES: Final = (0.5, 1.0)


class Deal(NamedTuple):
    """One deal, which is dealt again for each line that is looked at."""

    structure: Structure
    number: int
    seat: int
    """Where the responder sits."""

    @property
    def unit(self) -> int:
        return game("holdem", self.structure).unit

    def after(self, actions: Sequence[Action]) -> Hand:
        """The hand after these actions."""
        dealt = Hand(game("holdem", self.structure), [STACK * self.unit] * 2, 0, Deck.shuffled(self.number))
        for action in actions:
            dealt.act(action)
        return dealt


def part(own: Cards, board: Sequence[int], hands: Cards, weights: Floats, seed: int) -> float:
    """The responder's part of the pot against a range, over some of the boards that may come."""
    left = [card for card in range(52) if card not in {*own.tolist(), *board}]
    rng, won, seen = Random(seed), 0.0, 0.0
    share = game("holdem", Structure.NO_LIMIT).variant.shares[0]
    for number in range(RUN_OUTS[len(board)]):
        rest = [left[number]] if len(board) == 4 else rng.sample(left, 5 - len(board))
        whole = [*board, *rest]
        there = weights * apart_from(hands, whole)
        made = strengths(share, np.vstack([own[None], hands]), whole).astype(np.int64)
        won += float(there @ ((made[0] > made[1:]) + 0.5 * (made[0] == made[1:])))
        seen += float(there.sum())
    return won / max(seen, 1e-12)


def bets(hand: Hand) -> list[Action]:
    """The bets and raises that are looked at."""
    legal = hand.legal()
    if legal.raise_to is None:
        return []
    least, most = legal.raise_to
    if legal.structure is Structure.FIXED:
        return [RaiseTo(least)]
    sized = [legal.to_call + round(size * (legal.pot + legal.to_call - legal.bet)) for size in SIZES]
    return [RaiseTo(total) for total in sorted({*[min(most, max(least, each)) for each in sized], most})]


def answers(name: str, hand: Hand, hands: Cards) -> tuple[tuple[Action, ...], Floats]:
    """The player's actions and how often each hand takes them: (H, actions)."""
    public = hand.observe(None)
    return PERSONAS[name].menu(public).actions, PERSONAS[name].probabilities(public, hands)


def won_from(name: str, deal: Deal, *, passive: bool) -> float:
    """What the responder wins in this deal, in big blinds."""
    rng, hands = Random(f"{deal.number} {deal.seat}"), sampled(2)
    actions: list[Action] = []
    own = np.array(deal.after([]).state.holes[deal.seat], np.uint8)
    weights = apart_from(hands, own.tolist()).astype(np.float64)
    won, reached = 0.0, 1.0
    while True:
        hand = deal.after(actions)
        put_in = STACK * deal.unit - hand.state.stacks[deal.seat]
        if hand.to_act is None:
            board = cards_of(deal.after(actions[:-1]))
            equity = part(own, board, hands, weights, deal.number)
            return (won + reached * (2 * equity - 1) * min(hand.state.put_in)) / deal.unit
        weights = weights * apart_from(hands, cards_of(hand))
        if hand.to_act != deal.seat:
            menu, chances = answers(name, hand, hands)
            often = weights @ chances
            at = rng.choices(range(len(menu)), [float(each) for each in _but_folds(menu, often)])[0]
            folded = sum(float(often[each]) for each, action in enumerate(menu) if isinstance(action, Fold))
            folded /= float(often.sum())
            won += reached * folded * (hand.observe(None).pot - put_in)
            reached *= 1 - folded
            if reached < 1e-6:
                return won / deal.unit
            weights = weights * chances[:, at]
            actions.append(menu[at])
            continue
        chosen = best(name, deal, actions, own, hands, weights, passive=passive)
        if isinstance(chosen, Fold):
            return (won - reached * put_in) / deal.unit
        actions.append(chosen)


def cards_of(hand: Hand) -> list[int]:
    """The board."""
    return [*all_known(hand.state.board)]


def _but_folds(menu: Sequence[Action], often: Floats) -> Floats:
    kept = np.array([0.0 if isinstance(action, Fold) else each for action, each in zip(menu, often, strict=True)])
    return kept if kept.sum() > 0 else np.array([float(isinstance(action, CheckCall)) for action in menu])


def best(
    name: str, deal: Deal, actions: list[Action], own: Cards, hands: Cards, weights: Floats, *, passive: bool
) -> Action:
    """What wins most, if nobody bets any more."""
    hand = deal.after(actions)
    public, legal = hand.observe(None), hand.legal()
    board = cards_of(hand)
    seed = deal.number + len(actions)
    call = legal.check_call or 0
    mine = part(own, board, hands, weights, seed)
    most, choice = mine * (public.pot + call) - call, cast(Action, CheckCall())
    if legal.fold and call and most < 0:
        most, choice = 0.0, Fold()
    for bet in [] if passive else bets(hand):
        assert isinstance(bet, RaiseTo)
        after = deal.after([*actions, bet])
        if after.to_act is None:
            continue
        menu, chances = answers(name, after, hands)
        folds = chances[:, [at for at, action in enumerate(menu) if isinstance(action, Fold)]].sum(axis=1)
        folded = float(weights @ folds) / float(weights.sum())
        cost = bet.amount - legal.bet
        answer = known(after.legal().check_call)
        called = part(own, board, hands, weights * (1 - folds), seed) if folded < 1 else 0.0
        value = folded * public.pot + (1 - folded) * (called * (public.pot + cost + answer) - cost)
        if value > most:
            most, choice = value, bet
    return choice


def measured(name: str, structure: Structure, deals: int, *, passive: bool = False) -> tuple[float, float]:
    """What is won a hand, in thousandths of a big blind, and its standard error."""
    each = [
        [won_from(name, Deal(structure, 90_000 + number, seat), passive=passive) for seat in range(2)]
        for number in range(deals)
    ]
    means = 1000 * np.mean(each, axis=1)
    return float(means.mean()), float(means.std(ddof=1) / deals**0.5)


if __name__ == "__main__":
    limit, count, *names = [argument for argument in sys.argv[1:] if argument != "--passive"]
    for player in names:
        mean, error = measured(player, Structure(limit), int(count), passive="--passive" in sys.argv)
        print(f"{limit} {player}: {mean:+.0f} ± {error:.0f} mbb a hand, {count} deals from both seats", flush=True)
