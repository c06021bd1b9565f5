"""A slow second opinion: phevaluator for the high, lows read off the cards, deals one by one, shares as fractions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from phevaluator import _pheval

from pokertable.model.variant import Variant

Deal = tuple[Sequence[Sequence[int]], Sequence[int]]
"""The players' hands and the board."""


def high(variant: Variant, hand: Sequence[int], board: Sequence[int]) -> int:
    """1 to 7462, the royal flush the highest."""
    if variant.shares[0].exactly_from_hole == 2:
        return max(7463 - _pheval.evaluate_5cards(*five) for five in _two_and_three(hand, board))
    cards = [*hand, *board]
    evaluate = {5: _pheval.evaluate_5cards, 6: _pheval.evaluate_6cards, 7: _pheval.evaluate_7cards}[len(cards)]
    return 7463 - evaluate(*cards)


def low(variant: Variant, hand: Sequence[int], board: Sequence[int]) -> tuple[int, ...] | None:
    """The best eight-or-better low as negated ranks from the highest down (the ace 1): the greater is better."""
    if variant.shares[-1].exactly_from_hole == 2:
        fives = _two_and_three(hand, board)
    else:
        fives = list(combinations([*hand, *board], 5))
    lows = []
    for five in fives:
        ranks = sorted((1 if card >> 2 == 12 else (card >> 2) + 2 for card in five), reverse=True)
        if len(set(ranks)) == 5 and ranks[0] <= 8:
            lows.append(tuple(-rank for rank in ranks))
    return max(lows, default=None)


def _two_and_three(hand: Sequence[int], board: Sequence[int]) -> list[tuple[int, ...]]:
    return [two + three for two in combinations(hand, 2) for three in combinations(board, 3)]


@dataclass
class Shares:
    """What each player wins over some deals; lists have one entry for each player."""

    players: int
    total: Fraction = Fraction(0)
    equity: list[Fraction] = field(init=False)
    scoop: list[Fraction] = field(init=False)
    quartered: list[Fraction] = field(init=False)
    high_win: list[Fraction] = field(init=False)
    high_tie: list[Fraction] = field(init=False)
    low_win: list[Fraction] = field(init=False)
    low_tie: list[Fraction] = field(init=False)

    def __post_init__(self) -> None:
        for name in ("equity", "scoop", "quartered", "high_win", "high_tie", "low_win", "low_tie"):
            setattr(self, name, [Fraction(0)] * self.players)

    def add(self, variant: Variant, deal: Deal, weight: Fraction = Fraction(1)) -> None:
        hands, board = deal
        self.total += weight
        highs = [high(variant, hand, board) for hand in hands]
        best = [player for player, value in enumerate(highs) if value == max(highs)]
        lows = [low(variant, hand, board) for hand in hands] if variant.is_split else [None] * len(hands)
        made = [value for value in lows if value is not None]
        lowest = [player for player, value in enumerate(lows) if made and value == max(made)]
        for player in range(self.players):
            won = Fraction(0)
            half = Fraction(1, 2) if lowest else Fraction(1)
            if player in best:
                won += half / len(best)
            if player in lowest:
                won += half / len(lowest)
            self.equity[player] += weight * won
            self.scoop[player] += weight * (won == 1)
            self.quartered[player] += weight * (won == Fraction(1, 4))
            self.high_win[player] += weight * (best == [player])
            self.high_tie[player] += weight * (player in best and len(best) > 1)
            self.low_win[player] += weight * (lowest == [player])
            self.low_tie[player] += weight * (player in lowest and len(lowest) > 1)
