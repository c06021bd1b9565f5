"""The review against known answers where hands are of four cards, of seven, or for two halves of the pot.

Counted by the readable rules of one hand; ranges of so many hands are samples, and their errors say so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.events import Event
from pokertable.training.weigh.verdict import Verdict
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, Count, Counting, counted, played, rest, taken_at, weighed
from tests.training.weigh.test_known_answers import ACE, DEUCE, KING, RIVER, has, river

SEVENTH = 4
SOME = 400
"""Hands that are counted one by one."""
FIVE = 3


def seventh(own: str, ups: str, *last: str, game: str = "stud8", first: str = "p2") -> list[Event]:
    """Stud heads-up, called and checked to the last street with 4 in the pot; `first` shows more and acts first."""
    second = "p1" if first == "p2" else "p2"
    deals = [f"d dh p1 {own[:6]}", f"d dh p2 ????{ups[:2]}", f"{second} pb", f"{first} cc"]
    for at in (2, 4, 6):
        dealt = [f"d dh p1 {own[4 + at : 6 + at]}", f"d dh p2 {ups[at : at + 2]}"]
        deals += [*dealt, f"{first} cc", f"{second} cc"]
    return played(game, [*deals, f"d dh p1 {own[12:]}", "d dh p2 ??", *last])


def theirs(own: str, seen: str, downs: int, fits: Callable[[frozenset[int]], bool]) -> list[tuple[Card, ...]]:
    """Hands that fit and hold no card in sight, a few of them drawn."""
    left, rng = rest(parse_cards(own), parse_cards(seen)), Random(5)
    found: list[tuple[Card, ...]] = []
    while len(found) < SOME:
        hand = tuple(rng.sample(left, downs))
        if fits(frozenset(map(int, hand))):
            found.append(hand)
    return found


def expect_share(verdict: Verdict, expected: Count) -> None:
    """The part of the pot that was counted, within three errors."""
    error = (verdict.ranges.stderr**2 + expected.error**2) ** 0.5
    assert abs(verdict.ranges.equity - expected.part) <= 3 * error + 1e-6


@pytest.mark.parametrize("last", ["f", pytest.param("cc", marks=pytest.mark.long)])
def test_a_steel_wheel_in_stud_scoops_and_folding_it_costs_the_pot(last):
    """A straight flush and the best low; four up cards that make no low, no pair and no flush are beaten whatever."""
    other = BetsWith(fits=lambda _: True, street=SEVENTH)
    verdict = weighed(seventh("As2s3s4s5s9h9d", "KhQdJc8s", "p2 cbr 8", f"p1 {last}"), 0, other)
    measured, call = known(verdict.measured), taken_at(verdict, CheckCall)
    assert verdict.ranges.scoop == pytest.approx(1)
    assert measured.means[call] == pytest.approx(4 + 8)
    if last == "f":
        assert measured.loss >= 12 - 3 * measured.loss_stderr
        assert known(verdict.severity).matters


@pytest.mark.parametrize(
    ("game", "own", "ups", "first"),
    one_of(2, [("razz", "KhKd2s3s4s5hAs", "KsQhJsKc", "p1"), ("stud", "2s3s4s5s6s9h9d", "KhQdJc8s", "p2")]),
)
def test_the_best_hand_of_stud_and_of_razz_wins_the_pot_and_folding_it_costs_it(game, own, ups, first):
    """A straight flush, or a wheel, whatever lies below what is shown."""
    other = BetsWith(fits=lambda _: True, street=SEVENTH)
    checks = ["p1 cc"] if first == "p1" else []
    verdict = weighed(seventh(own, ups, *checks, "p2 cbr 8", "p1 f", game=game, first=first), 0, other)
    measured = known(verdict.measured)
    assert verdict.ranges.scoop == pytest.approx(1)
    assert measured.means[taken_at(verdict, CheckCall)] == pytest.approx(4 + 8)
    assert measured.loss >= 12 - 3 * measured.loss_stderr - 1e-6


@pytest.mark.parametrize(
    ("game", "own", "ups"), [("stud", "2c7d9hThJdQsQc", "KhKdKcKs"), ("razz", "KsKhKdQsQhQdJs", "Ac2c3c4h")]
)
def test_drawing_dead_in_stud_and_in_razz_a_call_loses_what_it_costs(game, own, ups):
    """Four kings lie open; in razz three ranks in all against four low cards."""
    other = BetsWith(fits=lambda _: True, street=SEVENTH)
    verdict = weighed(seventh(own, ups, "p2 cbr 8", "p1 cc", game=game), 0, other)
    measured = known(verdict.measured)
    assert verdict.ranges.equity == 0
    assert measured.means[taken_at(verdict, CheckCall)] == pytest.approx(-8, abs=0.05)
    assert verdict.moment.choices[measured.best] == Fold() and measured.loss > 0


def test_drawing_dead_in_a_split_game_a_call_loses_what_it_costs():
    """Two low cards on the board make no low; in stud four kings lie open."""
    omaha = weighed(
        river("omaha8", "2c3d2d3c", "KsKhQs7d9c", "p2 cbr 4", "p1 cc"), 0, BetsWith(fits=has(KING, ACE), street=RIVER)
    )
    stud = weighed(
        seventh("2c7d9hThJdQsQc", "KhKdKcKs", "p2 cbr 8", "p1 cc"), 0, BetsWith(fits=lambda _: True, street=SEVENTH)
    )
    for verdict, call in ((omaha, 4), (stud, 8)):
        measured = known(verdict.measured)
        assert verdict.ranges.equity == 0
        assert measured.means[taken_at(verdict, CheckCall)] == pytest.approx(-call, abs=0.05)
        assert verdict.moment.choices[measured.best] == Fold()
        assert measured.loss > 0


Fits = Callable[[frozenset[int]], bool]
ANY_OF: Fits = lambda _: True  # noqa: E731
ACE_OF_SPADES = int(parse_cards("As")[0])


def better_flush(hand: frozenset[int]) -> bool:
    """The ace of spades and another spade."""
    return ACE_OF_SPADES in hand and sum(card % 4 == 3 for card in hand) > 1


def two_kings(hand: frozenset[int]) -> bool:
    """Two of them."""
    return sum(card >> 2 == KING for card in hand) >= 2


PRICED: list[tuple[str, str, str, Fits, str]] = [
    ("omaha", "QsJs4c5d", "Ks9s4s7d2h", better_flush, "fold"),
    ("omaha", "QsJs4c5d", "Ks9s4s7d2h", ANY_OF, "call"),
    ("omaha8", "9c9dThJh", "Ks7d5c8hQs", has(ACE, DEUCE), "fold"),
    ("omaha8", "KcKd9c9d", "Ks7d5c8hQs", has(ACE, DEUCE), "call"),
    ("stud8", "9c9dTh3s4hJcTd", "KhQd8c7s", two_kings, "fold"),
    ("stud8", "9c9dTh3s4hJcTd", "KhQd8c7s", ANY_OF, "call"),
]
"""A hand with a price to call, and what somebody bets who has it beaten nearly always, or seldom."""


@pytest.mark.parametrize(("game", "own", "seen", "fits", "best"), one_of(3, PRICED))
def test_a_call_is_right_on_one_side_of_its_price_and_wrong_on_the_other(game, own, seen, fits, best, count):
    stud = game == "stud8"
    other = BetsWith(fits=fits, street=SEVENTH if stud else RIVER)
    events = seventh(own, seen, "p2 cbr 8", "p1 cc") if stud else river(game, own, seen, "p2 cbr 4", "p1 cc")
    verdict = weighed(events, 0, other)

    def against_those():
        hands = theirs(own, seen, 3 if stud else 4, fits)
        if stud:
            return counted(game, parse_cards(own), (), [(*parse_cards(seen), *hand) for hand in hands])
        return counted(game, parse_cards(own), parse_cards(seen), hands)

    expected = count(f"{game}: {own} is to {best}", against_those)
    expect_share(verdict, expected)
    price = known(verdict.moment.legal.price).fraction
    assert price == pytest.approx(8 / 20 if stud else 4 / 12)
    assert (expected.part > price) == (best == "call")
    measured, legal = known(verdict.measured), verdict.moment.legal
    call = known(legal.check_call)
    worth = measured.means[taken_at(verdict, CheckCall)]
    assert worth == pytest.approx(verdict.ranges.equity * (legal.pot + call) - call)
    assert (worth > 0) == (best == "call")


def test_a_shared_wheel_below_a_better_straight_is_quartered_in_stud():
    """Both have the wheel for low; with an ace and a five the opponent has a straight to the six besides."""
    other = BetsWith(fits=has(ACE, FIVE), street=SEVENTH)
    verdict = weighed(seventh("AdKc3s4h5c2dQd", "4c6s3h2h", "p2 cbr 8", "p1 cc"), 0, other)
    assert verdict.ranges.quartered == pytest.approx(1)
    assert verdict.ranges.by_share == pytest.approx((0, 0.25))
    assert known(verdict.measured).means[taken_at(verdict, CheckCall)] == pytest.approx(0.25 * 20 - 8)


def all_in(game: str, own: str, board: str, fits: Fits) -> tuple[Verdict, Counting]:
    """Called heads-up for all the chips on the flop or turn: the verdict, and how to count it."""
    other = BetsWith(fits=fits, street=len(board) // 2 - 2)
    deals = [f"d dh p1 {own}", "d dh p2 ????????", "p2 cc", "p1 cc", f"d db {board[:6]}"]
    deals += ["p1 cc", "p2 cc", f"d db {board[6:]}"] if board[6:] else []
    verdict = weighed(played(game, [*deals, "p1 cc", "p2 cbr 4", "p1 cc"], stack=6), 0, other)

    def counting() -> tuple[Floats, Floats]:
        found = []
        rng = Random(6)
        for hand in theirs(own, board, 4, fits):
            left = rest(parse_cards(own), parse_cards(board), hand)
            more = rng.sample(left, 5 - len(board) // 2)
            found.append(counted(game, parse_cards(own), [*parse_cards(board), *more], [hand]))
        parts, by_share = zip(*found, strict=True)
        return np.concatenate(parts), np.concatenate(by_share)

    return verdict, counting


@pytest.mark.parametrize("game", one_of(2, ["omaha8", "omaha"]))
def test_an_all_in_on_the_flop_is_worth_its_share_over_every_run_out(game, count):
    """Three nines against somebody with aces, or with an ace and a deuce."""
    verdict, counting = all_in(game, "9s9h8d7c", "9c5h3d", has(ACE, DEUCE))
    expect_share(verdict, count(f"{game}: three nines all-in", counting))
    call = known(verdict.measured).means[taken_at(verdict, CheckCall)]
    assert call == pytest.approx(verdict.ranges.equity * 12 - 4)


def test_a_shared_nut_low_with_a_draw_to_the_high_is_a_freeroll(count):
    """Omaha hi/lo on the turn: both hold an ace and a deuce for the best low; two spades may win the high besides."""

    def no_spades(hand: frozenset[int]) -> bool:
        return has(ACE, DEUCE)(hand) and sum(card % 4 == 3 for card in hand) < 2

    highs = []
    for own in ("As2sJdTh", "Ac2hJdTh"):
        verdict, counting = all_in("omaha8", own, "8s7s4dKc", no_spades)
        expect_share(verdict, count(f"the same low, {own} all-in", counting))
        assert verdict.ranges.by_share[1] == pytest.approx(0.24, abs=0.02)  # half of the low's half
        highs.append(verdict.ranges.by_share[0])
    assert highs[0] - highs[1] > 0.07


def test_the_hands_that_are_counted_are_those_that_can_be():
    """The samples of this file hold no card in sight, and what they must hold."""
    for hand in theirs("9s9h8d7c", "9c5h3d", 4, has(ACE, DEUCE)):
        assert len({*hand, *parse_cards("9s9h8d7c9c5h3d")}) == 11
        assert {card >> 2 for card in hand} >= {ACE, DEUCE}
