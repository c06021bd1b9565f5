"""Strengths of many hands on one board.

The model's evaluator of one hand is the readable definition; this is the same order for arrays of hands. High strengths
run from 1 to 7462 (the royal flush), lows from 1 to 56 (the wheel), 0 is no hand; higher is better, equal is a tie.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Strengths, gather, private_hands
from pokertable.analysis.fourcards import four_card_strengths
from pokertable.analysis.pairs import BoardIds, card_pair_values
from pokertable.analysis.seven import best_five
from pokertable.model.cards import Card, InvalidCard, require_distinct, show_cards
from pokertable.model.ranking.share import PotShare

_CHUNK = 1 << 16


class CannotEvaluate(ValueError):
    """Cards that make no five-card hand under a share: too few, too many, or a rule that arrays do not cover."""


def strengths(share: PotShare, hands: npt.NDArray[np.integer], board: Sequence[int]) -> Strengths:
    """Strength of each hand on this board: (H, k) card numbers -> (H,) int16.

    Where exactly two hole cards play, `hands` have two or more cards and the board three to five. Where any five
    play, a hand and the board have five to seven cards together (hold'em: two and three to five; stud: an empty board
    or the shared card). Hands that hold a card of the board get garbage: mask them first. Raises `CannotEvaluate` and
    `InvalidCard`.
    """
    _require_board(board)
    hole_cards = hands.shape[1]
    if share.exactly_from_hole is None and not share.any_five:
        raise CannotEvaluate(f"{share.ranking.value}: expected a share of five cards; see strengths_of_columns")
    if share.exactly_from_hole is None:
        total = hole_cards + len(board)
        if not 5 <= total <= 7:
            raise CannotEvaluate(
                f"{hole_cards} cards and a board of {len(board)}: expected five to seven cards together"
            )
        return best_five(share, _with_board(hands, board))
    _require_two_from_hole(share, board)
    if hole_cards < 2:
        raise CannotEvaluate(f"hands of {hole_cards} card: expected two or more, for two must play")
    return _best_pairs(card_pair_values(share, BoardIds.of(board)), hands)


def all_strengths(
    share: PotShare, board: Sequence[int], hole_cards: int | None = None, out: Strengths | None = None
) -> Strengths:
    """Strength of every private hand on a board of three to five cards, in the order of `private_hands`: (H,) int16.

    `hole_cards` defaults to four where exactly two of them play and to two where any five cards do. `out` is an array
    to reuse. Hands that hold a card of the board have garbage strengths (see `live_hands`).
    """
    if hole_cards is None:
        hole_cards = 2 if share.exactly_from_hole is None else 4
    if not 3 <= len(board) <= 5:
        raise CannotEvaluate(f"board {show_cards(map(Card, board))!r}: expected three to five cards")
    if share.exactly_from_hole == 2 and hole_cards == 4:
        _require_board(board)
        return four_card_strengths(share, BoardIds.of(board), out)
    values = strengths(share, private_hands(hole_cards), board)
    if out is None:
        return values
    out[:] = values
    return out


def _best_pairs(pair_values: Strengths, hands: npt.NDArray[np.integer]) -> Strengths:
    """The best pair in each hand, in chunks so that the steps stay in the processor's cache."""
    best = np.zeros(len(hands), np.int16)
    for start in range(0, len(hands), _CHUNK):
        chunk = slice(start, start + _CHUNK)
        columns = [column.astype(np.int64) for column in hands[chunk].T]
        for first, second in combinations(columns, 2):
            np.maximum(best[chunk], gather(pair_values, 52 * first + second), out=best[chunk])
    return best


def _with_board(hands: npt.NDArray[np.integer], board: Sequence[int]) -> npt.NDArray[np.integer]:
    """The hands with the board's cards as additional columns."""
    if not board:
        return hands
    columns = np.empty((hands.shape[1] + len(board), len(hands)), np.uint8)
    columns[: hands.shape[1]] = hands.T
    columns[hands.shape[1] :] = np.array(board, np.uint8)[:, None]
    return columns.T


def _require_board(board: Sequence[int]) -> None:
    if not all(0 <= card < 52 for card in board):
        raise InvalidCard(f"board {list(board)}: expected cards 0 to 51")
    require_distinct(Card(card) for card in board)


def _require_two_from_hole(share: PotShare, board: Sequence[int]) -> None:
    if share.exactly_from_hole != 2:
        raise CannotEvaluate(f"exactly {share.exactly_from_hole} cards from the hand: only two are covered")
    if not 3 <= len(board) <= 5:
        raise CannotEvaluate(
            f"board {show_cards(map(Card, board))!r}: expected three to five cards, for three must play"
        )
