"""A slow second opinion: phevaluator for the high, lows read off the cards, deals one by one, shares as fractions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
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


class Shares:
    """What each player wins over some deals; lists have one entry for each player."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._ended: dict[tuple[tuple[int, ...], tuple[int, ...]], Fraction | int] = defaultdict(int)
        """How often a deal ended so: who have the best high, who the best low."""

    def add(self, variant: Variant, deal: Deal, weight: Fraction | int = 1) -> None:
        hands, board = deal
        highs = [_high(variant, tuple(hand), tuple(board)) for hand in hands]
        lows = [_low(variant, tuple(hand), tuple(board)) if variant.is_split else None for hand in hands]
        made = [value for value in lows if value is not None]
        best = tuple([player for player, value in enumerate(highs) if value == max(highs)])
        lowest = tuple([player for player, value in enumerate(lows) if made and value == max(made)])
        self._ended[best, lowest] += weight

    @property
    def total(self) -> Fraction:
        return Fraction(sum(self._ended.values()))

    @property
    def equity(self) -> list[Fraction]:
        return self._of_each(_won)

    @property
    def scoop(self) -> list[Fraction]:
        return self._of_each(lambda *ended: _won(*ended) == 1)

    @property
    def quartered(self) -> list[Fraction]:
        return self._of_each(lambda *ended: _won(*ended) == Fraction(1, 4))

    @property
    def high_win(self) -> list[Fraction]:
        return self._of_each(lambda player, best, _: best == (player,))

    @property
    def high_tie(self) -> list[Fraction]:
        return self._of_each(lambda player, best, _: player in best and len(best) > 1)

    @property
    def low_win(self) -> list[Fraction]:
        return self._of_each(lambda player, _, lowest: lowest == (player,))

    @property
    def low_tie(self) -> list[Fraction]:
        return self._of_each(lambda player, _, lowest: player in lowest and len(lowest) > 1)

    def _of_each(self, counts: Callable[[int, tuple[int, ...], tuple[int, ...]], Fraction | int]) -> list[Fraction]:
        return [
            Fraction(sum(weight * counts(player, *ended) for ended, weight in self._ended.items()))
            for player in range(self.players)
        ]


def _won(player: int, best: tuple[int, ...], lowest: tuple[int, ...]) -> Fraction:
    """Of the pot."""
    half = Fraction(1, 2) if lowest else Fraction(1)
    high_part = half / len(best) if player in best else Fraction(0)
    return high_part + (half / len(lowest) if player in lowest else 0)


_high, _low = lru_cache(100_000)(high), lru_cache(100_000)(low)
"""Each hand meets many others."""
