"""The review against known answers in five-card stud, with five and six hole cards, and all-in with cards to come.

What is counted is counted by pokerkit: every card to come for both, against every hand that the range holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from random import Random

import pokerkit
import pytest

from pokertable.model.cards import Card, parse_cards, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.events import Event
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, played, rest, taken_at, weighed
from tests.training.weigh.test_known_answers import ACE, DEUCE, KING, RIVER, has, river

HALVES: dict[str, tuple[type[pokerkit.Hand], ...]] = {
    "stud": (pokerkit.StandardHighHand,),
    "stud8": (pokerkit.StandardHighHand, pokerkit.EightOrBetterLowHand),
    "razz": (pokerkit.RegularLowHand,),
    "fivestud": (pokerkit.StandardHighHand,),
    "bigo": (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand),
    "omaha": (pokerkit.OmahaHoldemHand,),
    "omaha5": (pokerkit.OmahaHoldemHand,),
    "omaha6": (pokerkit.OmahaHoldemHand,),
}


def part(mine: Sequence[pokerkit.Hand | None], theirs: Sequence[pokerkit.Hand | None]) -> Fraction:
    """Of the pot what goes to the one of these two, hand by hand for each half; None: no low."""
    won, halves = Fraction(0), 0
    for one, two in zip(mine, theirs, strict=True):
        if one is None and two is None:
            continue
        halves += 1
        if two is None or (one is not None and one > two):
            won += 1
        elif one is not None and one == two:
            won += Fraction(1, 2)
    return won / halves


def made(game: str, hand: Iterable[Card], board: Iterable[Card] = ()) -> list[pokerkit.Hand | None]:
    """The hand for each half by pokerkit."""
    found: list[pokerkit.Hand | None] = []
    for half in HALVES[game]:
        found.append(half.from_game_or_none(show_cards(hand), show_cards(board)))
    return found


def one_card_each(game: str, mine: tuple[Card, ...], theirs: Sequence[tuple[Card, ...]]) -> float:
    """The part of the pot over every last card for both, each of their hands as likely as another."""
    total, count = Fraction(0), 0
    for hand in theirs:
        left = rest(mine, hand)
        ours = {card: made(game, (*mine, card)) for card in left}
        others = {card: made(game, (*hand, card)) for card in left}
        parts = {(one, two): part(ours[one], others[two]) for one in left for two in left if one != two}
        total += sum(parts.values())
        count += len(parts)
    return float(total / count)


def bets_with(street: int, hands: Iterable[str]) -> BetsWith:
    """On this street with these down cards alone."""
    held = {frozenset(map(int, parse_cards(hand))) for hand in hands}
    return BetsWith(fits=lambda hand: hand in held, street=street)


def expect_worth(verdict: Verdict, part_of_pot: float, *, bet: int) -> None:
    """A call of `bet` into a pot of 4, heads-up: its share within three errors, and what that comes to."""
    assert abs(verdict.ranges.equity - part_of_pot) <= 3 * verdict.ranges.stderr + 1e-9
    worth = known(verdict.measured).means[taken_at(verdict, CheckCall)]
    assert worth == pytest.approx(verdict.ranges.equity * (4 + 2 * bet) - bet)


def stud(game: str, own: str, ups: str, *last: str, downs: int = 2, stack: int = 400) -> list[Event]:
    """Stud heads-up until so many cards are dealt to each; who opposes shows more and acts first, we brought it in."""
    deals = [f"d dh p1 {own[: 2 * downs + 2]}", f"d dh p2 {'??' * downs}{ups[:2]}", "p1 pb", "p2 cc"]
    for at in range(2, len(ups), 2):
        deals += [f"d dh p1 {own[2 * downs + at : 2 * downs + at + 2]}", f"d dh p2 {ups[at : at + 2]}"]
        deals += ["p2 cc", "p1 cc"] if at + 2 < len(ups) else last
    return played(game, deals, stack=stack)


ALL_IN = [
    ("stud", "AsAd9h8d7c6s", "QhJhTh4c", ["QsQd", "9s8s", "2h3h"]),
    ("stud8", "As2s3h7d9c5s", "8hTh6hJc", ["8s8d", "5d3c", "QsQd"]),
    ("razz", "As2s9h3dKcKd", "8h6h4h4c", ["7s5d", "QsQd", "5c3c"]),
    ("fivestud", "As9h8d7c", "QhJhTc", ["Qs", "Ad", "4c"]),
]


@pytest.mark.parametrize(("game", "own", "ups", "held"), one_of(4, ALL_IN))
def test_an_all_in_in_stud_with_a_card_to_come_is_worth_what_every_card_brings(game, own, ups, held):
    """On the last street but one: for both a card is still to come."""
    downs = CATALOGUE[game].streets[0].down
    bets = bets_with(len(ups) // 2 - 1, held)
    verdict = weighed(stud(game, own, ups, "p2 cbr 8", "p1 cc", downs=downs, stack=10), 0, bets)
    mine, theirs = tuple(parse_cards(own)), [tuple(parse_cards(hand + ups)) for hand in held]
    assert 0 < verdict.ranges.stderr < 0.01
    expect_worth(verdict, one_card_each(game, mine, theirs), bet=8)


@pytest.mark.parametrize(
    ("held", "best"),
    [(["Qs", "Qd", "Qc", "Js", "Jd", "2h", "4h", "Ah"], "fold"), (["Qs", "Qd", "Qc", "Js", "2h", "4h", "Ah"], "call")],
)
def test_a_call_in_five_card_stud_is_priced_exactly_on_both_sides_of_the_odds(held, best):
    """A pair of nines against what bets: three of eight hands lose to it, or three of seven; four of ten is the price.

    With one card hidden all hands are weighed, and nothing is sampled.
    """
    own, ups = "9s9h8d7c2c", "QhJhTc3d"
    verdict = weighed(stud("fivestud", own, ups, "p2 cbr 8", "p1 cc", downs=1), 0, bets_with(3, held))
    mine = made("fivestud", parse_cards(own))
    parts = [part(mine, made("fivestud", parse_cards(hand + ups))) for hand in held]
    assert verdict.ranges.stderr == 0
    assert known(verdict.moment.legal.price).fraction == pytest.approx(0.4)
    expect_worth(verdict, float(sum(parts) / len(parts)), bet=8)
    assert (sum(parts) / len(parts) > Fraction(2, 5)) == (best == "call")
    fold = verdict.moment.choices.index(Fold())
    call = taken_at(verdict, CheckCall)
    assert (known(verdict.measured).means[call] > known(verdict.measured).means[fold]) == (best == "call")


def test_in_five_card_stud_the_nuts_win_and_drawing_dead_loses_whatever_lies_below():
    """A straight flush against anything; no pair against four kings that lie open."""
    any_card = BetsWith(fits=lambda _: True, street=3)
    nuts = weighed(stud("fivestud", "2s3s4s5s6s", "QhJhTc2d", "p2 cbr 8", "p1 f", downs=1), 0, any_card)
    dead = weighed(stud("fivestud", "2c3d4h7d8c", "KhKdKcKs", "p2 cbr 8", "p1 cc", downs=1), 0, any_card)
    for verdict, share in ((nuts, 1.0), (dead, 0.0)):
        assert verdict.ranges.stderr == 0
        expect_worth(verdict, share, bet=8)
    folded = known(nuts.measured)
    assert folded.loss >= 12 - 3 * folded.loss_stderr
    assert nuts.severity is not None and nuts.severity.matters
    assert dead.moment.choices[known(dead.measured).best] == Fold()


NUTS = [
    ("omaha5", "AsKs4c5c6c", "QsJsTs2h3d"),
    ("omaha6", "AsKs4c5c6c7c", "QsJsTs2h3d"),
    ("bigo", "AsKs4c9c8c", "QsJsTs9h9d"),
]


@pytest.mark.parametrize(("game", "own", "board"), one_of(3, NUTS))
def test_the_nuts_of_more_hole_cards_win_the_pot_and_folding_them_costs_it(game, own, board):
    verdict = weighed(river(game, own, board, "p2 cbr 4", "p1 f"), 0, "random")
    measured = known(verdict.measured)
    assert verdict.ranges.scoop == pytest.approx(1)
    assert measured.means[taken_at(verdict, CheckCall)] == pytest.approx(8)
    assert measured.loss >= 8 - 3 * measured.loss_stderr
    assert verdict.severity is Severity.BLUNDER


DEAD = [
    ("omaha5", "2c3d2d3c4c", "KsKhQs7d8c"),
    ("omaha6", "2c3d2d3c4c5c", "KsKhQs7d8c"),
    ("bigo", "2c3d2d3c4c", "KsKhQs7d9c"),
]


@pytest.mark.parametrize(("game", "own", "board"), one_of(3, DEAD))
def test_drawing_dead_with_more_hole_cards_a_call_loses_what_it_costs(game, own, board):
    """Against somebody who bets three kings or better alone."""
    verdict = weighed(river(game, own, board, "p2 cbr 4", "p1 cc"), 0, BetsWith(fits=has(KING), street=RIVER))
    assert verdict.ranges.equity == 0
    expect_worth(verdict, 0.0, bet=4)
    assert verdict.moment.choices[known(verdict.measured).best] == Fold()


@pytest.mark.long
def test_a_shared_nut_low_of_five_cards_is_quartered():
    """Big O: both hold an ace and a deuce, the other one three kings or more besides."""
    other = BetsWith(fits=has(ACE, DEUCE, KING), street=RIVER)
    own, board = parse_cards("Ah2h9c9dTc"), parse_cards("Ks7d5c8hQs")
    verdict = weighed(river("bigo", show_cards(own), show_cards(board), "p2 cbr 4", "p1 cc"), 0, other)
    mine, left, rng = made("bigo", own, board), rest(own, board), Random(1)
    parts: list[Fraction] = []
    while len(parts) < 150:
        hand = rng.sample(left, 5)
        if has(ACE, DEUCE, KING)(hand):
            parts.append(part(mine, made("bigo", hand, board)))
    expected = float(sum(parts) / len(parts))
    assert verdict.ranges.quartered > 0.7
    assert verdict.ranges.equity == pytest.approx(expected, abs=0.03)
