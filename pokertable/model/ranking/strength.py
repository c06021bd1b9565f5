"""Strength of a hand as one whole number: fast enough for the showdowns of a simulation.

A strength is 0 where there is no hand, else 1 or more, and higher is better, separately for each `PotShare`: high hands
run to 7462 (the royal flush), eight-or-better lows to 56 (the wheel). The readable definition of the same order is
`best.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.tables import RANK_BITS, RANK_KEYS, RANK_MASK, SUITED_KEYS, HandTable, hand_table

Evaluator = Callable[[Sequence[Card]], int]
"""Gives the strength of hole cards on the board that the evaluator was prepared for."""
Evaluators = Callable[[Sequence[Card]], tuple[int, ...]]
"""Gives the strengths of hole cards in several shares."""

_SUIT_COUNTS: Final = 0x1111 << RANK_BITS
_FIVE_OR_MORE: Final = 8 * _SUIT_COUNTS
_TO_FIVE: Final = 3 * _SUIT_COUNTS
"""Added to a key, it sets the top bit of every suit that counts five or more."""


def prepare(share: PotShare, board: Sequence[Card]) -> Evaluator:
    """The evaluator of this share on this board: any number of cards, an empty board included.

    An evaluator may be kept and asked about many hands; it gets faster as it remembers parts of hands. Too few cards
    for a hand give 0. Repeated cards are the caller's mistake and are not checked.
    """
    if share.ranking is Ranking.DEUCE_TO_SEVEN:
        return _worst_five(hand_table(share), board)
    if share.ranking is Ranking.BADUGI:
        return _badugi(hand_table(share), board)
    if share.exactly_from_hole is None:
        return _any_five(hand_table(share), board)
    return _exactly(share, share.exactly_from_hole, board)


def prepare_all(shares: Sequence[PotShare], board: Sequence[Card]) -> Evaluators:
    """The evaluators of several shares as one; where any five cards play it looks at a hand only once."""
    orders = [share.order for share in shares if share.any_five]
    if len(orders) == len(shares):
        return _any_five_at_once(shares, tuple(orders), board)
    evaluators = [prepare(share, board) for share in shares]
    return lambda hole: tuple([evaluate(hole) for evaluate in evaluators])


def strength(share: PotShare, hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The strength of a single hand; to rank several on one board, `prepare` it once."""
    return prepare(share, board)(hole)


def category(share: PotShare, strength: int) -> Category | None:
    """The category of a strength, None for 0 (no hand)."""
    return hand_table(share).category(strength) if strength else None


def _any_five(table: HandTable, board: Sequence[Card]) -> Evaluator:
    """Evaluator of the best five of all cards together."""
    key_of = SUITED_KEYS.__getitem__
    board_key = sum(map(key_of, board))
    plain = table.best_plain

    def plain_strength(hole: Sequence[Card]) -> int:
        return plain[sum(map(key_of, hole), board_key) & RANK_MASK]

    def high_strength(hole: Sequence[Card]) -> int:
        key = sum(map(key_of, hole), board_key)
        best = plain[key & RANK_MASK]
        flushes = key + _TO_FIVE & _FIVE_OR_MORE
        return max(best, table.best_suited[_flush_key(flushes, (*hole, *board))]) if flushes else best

    return high_strength if table.suited else plain_strength


def _flush_key(flushes: int, cards: Iterable[Card]) -> int:
    """The rank key of the suit given by the flush bits."""
    suit = (flushes.bit_length() - 1 - RANK_BITS) // 4
    return sum(RANK_KEYS[card] for card in cards if card & 3 == suit)


class _AtOnce(dict[int, tuple[int, ...]]):
    """Strengths of the best five in several shares by rank key, flushes not counted."""

    __slots__ = ("tables",)

    def __init__(self, tables: Sequence[HandTable]) -> None:
        self.tables = tables

    def __missing__(self, key: int) -> tuple[int, ...]:
        found = self[key] = tuple([table.best_plain[key] for table in self.tables])
        return found

    def with_flush(self, best: tuple[int, ...], key: int) -> tuple[int, ...]:
        """The strengths where the cards of this rank key, of one suit, make a flush."""
        pairs = zip(best, self.tables, strict=True)
        return tuple([max(found, table.best_suited[key]) if table.suited else found for found, table in pairs])


_AT_ONCE: Final[dict[tuple[int, ...], _AtOnce]] = {}
"""Cached by the orders of the shares (`PotShare.order`), which are quick to look up."""


def _any_five_at_once(shares: Sequence[PotShare], orders: tuple[int, ...], board: Sequence[Card]) -> Evaluators:
    plain = _AT_ONCE.get(orders)
    if plain is None:
        plain = _AT_ONCE[orders] = _AtOnce([hand_table(share) for share in shares])
    key_of = SUITED_KEYS.__getitem__
    board_key = sum(map(key_of, board))

    def strengths(hole: Sequence[Card]) -> tuple[int, ...]:
        key = sum(map(key_of, hole), board_key)
        best = plain[key & RANK_MASK]
        flushes = key + _TO_FIVE & _FIVE_OR_MORE
        return plain.with_flush(best, _flush_key(flushes, (*hole, *board))) if flushes else best

    return strengths


def _worst_five(table: HandTable, board: Sequence[Card]) -> Evaluator:
    """Evaluator of the best choice of five where a flush makes a hand worse: every choice is looked up."""

    def evaluate(hole: Sequence[Card]) -> int:
        best = 0
        for chosen in combinations((*hole, *board), 5):
            of = table.suited if len({card & 3 for card in chosen}) == 1 else table.plain
            best = max(best, of[sum([RANK_KEYS[card] for card in chosen])])
        return best

    return evaluate


def _badugi(table: HandTable, board: Sequence[Card]) -> Evaluator:
    """Evaluator of a badugi: the most cards of different suits and ranks, then the best."""

    def evaluate(hole: Sequence[Card]) -> int:
        cards = (*hole, *board)
        for count in range(min(4, len(cards)), 0, -1):
            best = 0
            for chosen in combinations(cards, count):
                if len({card & 3 for card in chosen}) == count == len({card >> 2 for card in chosen}):
                    best = max(best, table.plain[sum([RANK_KEYS[card] for card in chosen])])
            if best:
                return best
        return 0

    return evaluate


class _Completed(dict[int, int]):
    """Strength of the best hand that hole cards, by rank key, make with one of several parts of the board."""

    __slots__ = ("_five", "_parts")

    def __init__(self, five: dict[int, int], parts: Sequence[int]) -> None:
        self._five = five
        self._parts = parts

    def __missing__(self, key: int) -> int:
        get = self._five.get
        best = self[key] = max([get(key + part, 0) for part in self._parts])
        return best


def _exactly(share: PotShare, from_hole: int, board: Sequence[Card]) -> Evaluator:
    """Evaluator of the best hand of exactly `from_hole` hole cards and the rest from the board."""
    key_of = RANK_KEYS.__getitem__
    plain = _plain(share, from_hole, tuple(sorted(map(key_of, board))))
    if plain is None:
        return lambda _: 0
    table = hand_table(share)
    usable = table.usable
    flushes = _flushes(table, 5 - from_hole, board) if table.suited else []

    def evaluate(hole: Sequence[Card]) -> int:
        keys = [key for key in map(key_of, hole) if key & usable]
        best = max([plain[sum(chosen)] for chosen in combinations(keys, from_hole)], default=0)
        for suit, suited in flushes:
            keys = [key_of(card) for card in hole if card & 3 == suit]
            if len(keys) >= from_hole:
                best = max(best, max([suited[sum(chosen)] for chosen in combinations(keys, from_hole)]))
        return best

    return evaluate


@lru_cache(maxsize=1024)  # 2.5 MiB; all 6,175 rank multisets would be 25% faster and take ten times the memory
def _plain(share: PotShare, from_hole: int, board_keys: tuple[int, ...]) -> _Completed | None:
    """Strengths of hole cards with the ranks of this board; None if the board allows no hand."""
    table = hand_table(share)
    parts = [part for part in _parts(board_keys, 5 - from_hole) if part & table.usable == part]
    return _Completed(table.plain, parts) if parts else None


def _flushes(table: HandTable, from_board: int, board: Sequence[Card]) -> list[tuple[int, _Completed]]:
    """The suits in which a flush is possible, each with the strengths of suited hole cards."""
    by_suit = [(suit, [RANK_KEYS[card] for card in board if card & 3 == suit]) for suit in range(4)]
    return [
        (suit, _Completed(table.suited, _parts(keys, from_board))) for suit, keys in by_suit if len(keys) >= from_board
    ]


def _parts(keys: Iterable[int], cards: int) -> list[int]:
    """The different sums of `cards` keys."""
    return list(set(map(sum, combinations(keys, cards))))
