"""The review against known answers of freerolls: half of the pot is sure, and the other half is free to be won.

What is counted is counted by pokerkit, every card to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import CheckCall
from pokertable.training.weigh.severity import Severity
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, played, rest, taken_at, weighed
from tests.training.weigh.test_known_answers import ACE, KING
from tests.training.weigh.test_known_answers_further import bets_with, expect_worth, made, one_card_each, part, stud

SPADES = 3
BLANKS = range(1, 8)
"""The ranks from three to nine: they are not on the board, and make no straight with it to the ace."""
TURN = 2


def same_straight(hand: frozenset[int]) -> bool:
    """An ace, a king and two blanks: a straight to the ace that no card can better, since no two are spades."""
    ranks = sorted(card >> 2 for card in hand)
    blanks = ranks[0] in BLANKS and ranks[1] in BLANKS and ranks[0] != ranks[1]
    return ranks[2:] == [KING, ACE] and blanks and sum(card % 4 == SPADES for card in hand) < 2


def on_every_river(game: str, own: Sequence[Card], board: Sequence[Card], hand: Sequence[Card]) -> Fraction:
    """The part of the pot against one hand, over every last card of the board."""
    left = rest(own, board, hand)
    parts = [part(made(game, own, (*board, card)), made(game, hand, (*board, card))) for card in left]
    return sum(parts, Fraction(0)) / len(parts)


@pytest.mark.parametrize(
    ("own", "parts"),
    one_of(
        2,
        [
            ("AsKs7h6d", (Fraction(1, 2) + Fraction(8, 80), Fraction(1, 2) + Fraction(9, 80))),
            ("AhKd7h6d", (Fraction(1, 2), Fraction(1, 2))),
        ],
    ),
)
def test_the_same_straight_with_a_flush_to_come_is_a_freeroll_in_omaha(own, parts):
    """On the turn: half of the pot is sure, and of forty cards each spade wins the other half, if two are held.

    Nine are left, or eight where the other one holds one; whatever the range that is sampled, it lies between the two.
    """
    board, checks = "QsJsTd2c", ["p1 cc", "p2 cc"]
    deals = [f"d dh p1 {own}", "d dh p2 ????????", "p2 cc", "p1 cc", f"d db {board[:6]}", *checks, f"d db {board[6:]}"]
    other = BetsWith(fits=same_straight, street=TURN)
    verdict = weighed(played("omaha", [*deals, "p1 cc", "p2 cbr 4", "p1 cc"], stack=6), 0, other)
    held = ("AcKc9s8h", "AcKc9d8h")
    assert all(same_straight(frozenset(map(int, parse_cards(hand)))) for hand in held)
    assert parts == tuple(on_every_river("omaha", *map(parse_cards, (own, board, hand))) for hand in held)
    assert parts[0] - 1e-9 <= verdict.ranges.equity <= parts[1] + 1e-9
    call = known(verdict.measured).means[taken_at(verdict, CheckCall)]
    assert call == pytest.approx(verdict.ranges.equity * 12 - 4)
    assert verdict.severity is Severity.BEST


SURE = [
    ("stud8", "As2s5s3d7hJs", "Ad2c5s3d7hJh", "KhQdTc9h", ["KsKd", "QhTs", "8c8h"], (1, 0.5)),
    ("stud8", "AsKsQsJdTs9c", "AsKhQsJdTs9c", "AcKdQhJc", ["Th2d", "Td3c", "Tc4h"], (1, 0.0)),
    ("stud", "AsKsQsJdTs9c", "AsKhQsJdTs9c", "AcKdQhJc", ["Th2d", "Td3c", "Tc4h"], None),
]
"""A hand on the last street but one, the same without a flush to come, and what is held against it.

With four high cards in sight nobody else has a low; or both have the same straight, which no other card betters.
"""


@pytest.mark.parametrize(("game", "own", "bare", "ups", "held", "low"), one_of(3, SURE))
@pytest.mark.long
def test_half_of_the_pot_is_sure_in_stud_and_a_flush_to_come_is_free(game, own, bare, ups, held, low):
    shares = []
    for mine in (own, bare):
        verdict = weighed(stud(game, mine, ups, "p2 cbr 8", "p1 cc", stack=10), 0, bets_with(3, held))
        theirs = [tuple(parse_cards(hand + ups)) for hand in held]
        expected = one_card_each(game, tuple(parse_cards(mine)), theirs)
        assert expected >= 0.5
        expect_worth(verdict, expected, bet=8)
        if low is not None:
            assert verdict.ranges.by_share[low[0]] == pytest.approx(low[1])
        assert known(verdict.measured).means[taken_at(verdict, CheckCall)] > 0
        assert verdict.severity is Severity.BEST
        shares.append(verdict.ranges.equity)
    assert shares[0] - shares[1] > 0.07
