"""Hands stand among the sample where comparing hand by hand puts them, whichever way they are counted."""

import numpy as np
import pytest

from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import parse_cards
from pokertable.model.games import BIG_O, HOLDEM
from pokertable.players.worth.flop.boards import board_futures, futures
from pokertable.players.worth.flop.sampled import sampled_hands
from pokertable.players.worth.flop.standing import standings_on_boards
from pokertable.players.worth.variants import variant_number

ON_A_BOARD = [
    ("AsKdQh", ["JcTc", "2s2d"]),
    ("9s8s3d", ["AsQs", "JcTc", "3h3c"]),
    ("7h7d7c2s", ["7sAs", "KdKs"]),
    ("AhTh6h", ["KhQd"]),
    ("2c3c4c5c", ["AcAd", "6s7s"]),
    ("AhTh6h2h3h", ["KhQd", "KsKd"]),
]


def cards(text: str) -> list[int]:
    return [int(card) for card in parse_cards(text)]


@pytest.mark.parametrize(("board", "hands"), ON_A_BOARD)
def test_hands_stand_where_they_do_hand_by_hand(board, hands):
    """Each board alone: of some every future, of some none has three cards of a suit."""
    lying, asked = cards(board), np.array([cards(hand) for hand in hands], np.uint8)
    found = standings_on_boards(
        variant_number(HOLDEM), np.array([lying], np.uint8), np.zeros(len(hands), np.int64), asked
    )
    (share,), sample = HOLDEM.shares, sampled_hands(2)
    for number, future in enumerate(futures(lying).T.tolist()):
        can_be = ~np.isin(sample, future).any(axis=1)
        rivals = strengths(share, sample[can_be], future)
        for hand in np.flatnonzero(found.possible[:, number]).tolist():
            own = strengths(share, asked[hand : hand + 1], future)[0]
            (standing,) = found.standing
            assert standing.below[hand, number] == (rivals < own).sum()
            assert standing.through[hand, number] == (rivals <= own).sum()
            assert standing.counted[hand, number] == can_be.sum()
    assert (
        found.possible == [[not set(hand) & set(each) for each in futures(lying).T.tolist()] for hand in asked.tolist()]
    ).all()


@pytest.mark.parametrize("board", ["2c3cTh", "AsKdQhJc", "As2s3h4dKs"])
def test_hands_of_five_cards_stand_among_what_they_leave(board):
    """No rival holds a card of theirs: half of the sample, and often the nuts. Who has no low is not asked about."""
    lying, number = cards(board), variant_number(BIG_O)
    rng = np.random.default_rng(len(lying))
    rest = [card for card in range(52) if card not in lying]
    asked = np.array([rng.permutation(rest)[:5] for _ in range(6)], np.uint8)
    found = standings_on_boards(number, np.array([lying], np.uint8), np.zeros(len(asked), np.int64), asked)
    alone = [board_futures(number, tuple(lying)).outcomes(hand[None]).columns()[0] for hand in asked]
    for at, future in enumerate(futures(lying).T.tolist()):
        can_be = ~np.isin(sampled_hands(5), future).any(axis=1)
        for hand in np.flatnonzero(found.possible[:, at]).tolist():
            left = sampled_hands(5)[can_be & ~np.isin(sampled_hands(5), asked[hand]).any(axis=1)]
            for share, standing, column in zip(BIG_O.shares, found.standing, alone[hand].standing, strict=True):
                rivals, (own,) = (strengths(share, each, future) for each in (left, asked[hand : hand + 1]))
                stands = (rivals < own).sum(), (rivals <= own).sum(), len(left)
                assert (
                    own == 0
                    or (standing.below[hand, at], standing.through[hand, at], standing.counted[hand, at]) == stands
                )
                assert (column.below[at], column.through[at], column.counted[at]) == stands
            (_, without), lows = found.others[0], strengths(BIG_O.shares[1], left, future)
            assert without[hand, at] == alone[hand].others[0][1][at] == (lows == 0).mean()
