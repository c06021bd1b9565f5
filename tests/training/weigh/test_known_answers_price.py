"""The review against known answers of a price: the same hand against the same range, called for a little less and more.

What each hand wins is said by pokerkit; how many hands there are of each kind is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, prod

import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.training.weigh.verdict import Verdict
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, rest, taken_at, weighed
from tests.training.weigh.test_known_answers import ACE, RIVER, river
from tests.training.weigh.test_known_answers_further import bets_with, made, part, stud
from tests.training.weigh.test_known_answers_split import SEVENTH

EIGHT = 6
ON_SIXTH = {4: ("p2 cc", "p1 cc"), 20: ("p2 cbr 8", "p1 cc")}
"""What is said on the last street but one, by how large the pot is then."""


def expect_priced(verdict: Verdict, share: Fraction, price: Fraction, best: str) -> None:
    """The share that was counted lies on its side of the price, and so does what the review says of a call."""
    assert (share > price) == (best == "call")
    assert known(verdict.moment.legal.price).fraction == pytest.approx(float(price))
    assert abs(verdict.ranges.equity - float(share)) <= 3 * verdict.ranges.stderr + 1e-9
    measured, legal = known(verdict.measured), verdict.moment.legal
    call = known(legal.check_call)
    worth = measured.means[taken_at(verdict, CheckCall)]
    assert worth == pytest.approx(verdict.ranges.equity * (legal.pot + call) - call)
    assert (worth > measured.means[verdict.moment.choices.index(Fold())]) == (best == "call")


STUD = {
    "stud": (
        ("9s9d8d7c2c4sKd", "QhJhTc3d"),
        ["7s5d4h", "8c6s2d", "7h6d4c"],
        ["Qs7h5c", "QdAc5s", "QcAh7s", "Js6c5h", "JdJc4d", "TsTd5h", "3s3h2d", "Td8s6h"],
    ),
    "razz": (
        ("As2s9h3dKcKd6c", "8h6h4h4c"),
        ["QsQdJs", "KhJhTs", "8s8dQh"],
        ["7s5dKh", "5s3c2d", "7d3sQc", "5h2hTh", "7c2cJc", "Ad5c7h", "7s3hAc", "5d2dAh"],
    ),
}
"""A pair of nines, and a nine low, with what they beat and what beats them."""
LAST_CALLS = [(4, 3, 5, "fold"), (4, 3, 4, "call"), (20, 2, 8, "fold"), (20, 2, 6, "call")]
"""The pot, how many hands that lose and that win bet into it, and what to do: eight to call four, or twenty."""


@pytest.mark.parametrize(
    ("game", "pot", "loses", "wins", "best"), one_of(8, [(game, *each) for game in STUD for each in LAST_CALLS])
)
def test_a_last_call_in_stud_and_razz_is_priced_exactly_on_both_sides_of_the_odds(game, pot, loses, wins, best):
    """Every hand of three down cards is weighed, and nothing is sampled."""
    (own, ups), beaten, better = STUD[game]
    held = [*beaten[:loses], *better[:wins]]
    last = [*ON_SIXTH[pot], f"d dh p1 {own[12:]}", "d dh p2 ??", "p2 cbr 8", "p1 cc"]
    verdict = weighed(stud(game, own[:12], ups, *last), 0, bets_with(SEVENTH, held))
    mine = made(game, parse_cards(own))
    parts = [part(mine, made(game, parse_cards(hand + ups))) for hand in held]
    assert verdict.ranges.stderr == 0
    expect_priced(verdict, Fraction(sum(parts), len(parts)), Fraction(8, pot + 16), best)


def one_pair(board: str) -> BetsWith:
    """Bets the river with hands of exactly one pair that hold no rank of the board."""
    gone = {card >> 2 for card in parse_cards(board)}

    def fits(hand: frozenset[int]) -> bool:
        ranks = {card >> 2 for card in hand}
        return len(ranks) == len(hand) - 1 and not ranks & gone

    return BetsWith(fits=fits, street=RIVER)


def pairs(own: str, board: str) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand of each kind of exactly one pair without a rank of the board, and how many there are of the kind."""
    gone = {card >> 2 for card in parse_cards(board)}
    unseen = [card for card in rest(parse_cards(own), parse_cards(board)) if card >> 2 not in gone]
    left = Counter(card >> 2 for card in unseen)
    first = {rank: [card for card in unseen if card >> 2 == rank] for rank in left}
    for pair in left:
        for others in combinations([rank for rank in left if rank != pair], len(own) // 2 - 2):
            many = comb(left[pair], 2) * prod(left[rank] for rank in others)
            if many:
                yield (*first[pair][:2], *(first[rank][0] for rank in others)), many


def won(game: str, own: str, hand: tuple[Card, ...]) -> Fraction:
    """What a pair wins against a pair, beside a pair of kings on the board: the high, or half of it below any low."""
    mine, theirs = (Counter(card >> 2 for card in cards).most_common(1)[0][0] for cards in (parse_cards(own), hand))
    high = Fraction((mine > theirs) * 2 + (mine == theirs), 2)
    lows = {card >> 2 for card in hand if card >> 2 in {*range(EIGHT + 1), ACE}}
    return high / 2 if game == "bigo" and len(lows) > 1 else high


PRICED = [
    ("omaha5", "5s5hAsJdTc", "KcKd7h7s2d", {4: "call", 12: "fold"}),
    ("omaha6", "5s5hAsJdTc3c", "KcKd7h7s2d", {3: "call", 12: "fold"}),
    ("bigo", "8s8hQcJdTd", "KcKd7h4s2d", {4: "call", 10: "fold"}),
]
"""A pair in the hole beside a pair of kings on a board of no flush and no straight; in the last one a low is made."""
OF_A_KIND = 40
"""One of so many kinds of hands is looked at by pokerkit."""


@pytest.mark.parametrize(
    ("game", "own", "board", "bet", "best"),
    one_of(6, [(*each[:3], bet, best) for each in PRICED for bet, best in each[3].items()]),
)
def test_a_call_with_more_hole_cards_is_right_below_its_price_and_wrong_above(game, own, board, bet, best):
    """Twelve in the pot; the range is a sample, the share that is held against it is counted over all of it."""
    verdict = weighed(river(game, own, board, f"p2 cbr {bet}", "p1 cc", pot=12), 0, one_pair(board))
    kinds = list(pairs(own, board))
    mine = made(game, parse_cards(own), parse_cards(board))
    for hand, _ in kinds[::OF_A_KIND]:
        assert part(mine, made(game, hand, parse_cards(board))) == won(game, own, hand)
    share = sum((won(game, own, hand) * many for hand, many in kinds), Fraction(0)) / sum(many for _, many in kinds)
    assert 0 < verdict.ranges.stderr < 0.025
    expect_priced(verdict, share, Fraction(bet, 12 + 2 * bet), best)
