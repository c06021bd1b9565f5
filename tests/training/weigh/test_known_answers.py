"""The review against answers that are known: counted by the readable rules of one hand, or plain from the cards."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.events import Event
from pokertable.training.explain.why import costliest, figures, sentence
from pokertable.training.weigh.severity import Severity
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, counted, played, rest, taken_at, weighed

RIVER = 3
ACE, KING, DEUCE = 12, 11, 0


def river(game: str, own: str, board: str, *last: str, pot: int = 4) -> list[Event]:
    """Checked from the flop to the river heads-up with so many chips in the pot; then what is said."""
    hidden = "?" * len(own)
    checks = ["p1 cc", "p2 cc"]
    before = ["p2 cc", "p1 cc"] if pot == 4 else [f"p2 cbr {pot // 2}", "p1 cc"]
    deals = [f"d dh p1 {own}", f"d dh p2 {hidden}", *before, f"d db {board[:6]}", *checks]
    deals += [f"d db {board[6:8]}", *checks, f"d db {board[8:]}", "p1 cc"]
    return played(game, [*deals, *last])


def has(*ranks: int):
    """Whether a hand has cards of all these ranks."""
    return lambda hand: {card >> 2 for card in hand} >= set(ranks)


NUTS = [
    ("holdem", "AsKs", "QsJsTs2h3d"),
    ("omaha", "AsKs4c5c", "QsJsTs2h3d"),
    ("omaha8", "AsKs4c9c", "QsJsTs9h9d"),
]


@pytest.mark.parametrize(("game", "own", "board"), one_of(4, NUTS))
@pytest.mark.parametrize("last", ["f", pytest.param("cc", marks=pytest.mark.long)])
def test_the_nuts_win_the_pot_and_folding_them_costs_it(game, own, board, last):
    verdict = weighed(river(game, own, board, "p2 cbr 4", f"p1 {last}"), 0, "random")
    call = taken_at(verdict, CheckCall)
    measured = known(verdict.measured)
    assert measured.means[call] == pytest.approx(8)  # four in the pot and four bet
    assert measured.stderrs[call] < 0.01 and (game != "holdem" or measured.stderrs[call] == 0)  # else of a sample
    assert verdict.ranges.scoop == pytest.approx(1)
    if last == "f":
        assert measured.loss >= 8 - 1e-9 - 3 * measured.loss_stderr
        assert verdict.severity is Severity.BLUNDER  # a raise would have won more still
        assert costliest([verdict]) == 0
        assert "folded" in str(sentence(verdict))


@pytest.mark.parametrize(
    ("game", "own", "board"), one_of(2, [("holdem", "2c3d", "KsKhQs7d8c"), ("omaha", "2c3d2d3c", "KsKhQs7d8c")])
)
def test_drawing_dead_a_call_loses_what_it_costs(game, own, board):
    """Against somebody who bets nothing below three kings."""
    other = BetsWith(fits=has(KING, ACE), street=RIVER)
    verdict = weighed(river(game, own, board, "p2 cbr 4", "p1 cc"), 0, other)
    assert verdict.ranges.equity == 0
    assert known(verdict.measured).means[taken_at(verdict, CheckCall)] == pytest.approx(-4)
    assert known(verdict.measured).loss >= 4 - 3 * known(verdict.measured).loss_stderr
    assert str(sentence(verdict)) == "You called when folding was better."


def test_where_every_other_choice_is_hopeless_nothing_more_is_played():
    """A fold is known, and all that could be played is given up: the review ends, long before its last deal."""
    other = BetsWith(fits=has(KING, ACE), street=2)
    checks = ["p1 cc", "p2 cc"]
    deals = ["d dh p1 JcTd", "d dh p2 ????", "p2 cbr 100", "p1 cc", "d db KsKhQs", *checks, "d db 7d", "p1 cc"]
    verdict = weighed(played("holdem", [*deals, "p2 cbr 100", "p1 f"]), 0, other, groups=400, seconds=1000.0)
    assert verdict.severity is Severity.BEST
    assert verdict.settled and verdict.deals < 4 * 400


@pytest.mark.parametrize(("bet", "best"), [(49, "call"), (51, "fold")])
def test_a_call_is_priced_exactly_on_both_sides_of_the_odds(bet, best):
    """One bluff and three hands that win, a pot of 100: at a bet of 50 a call is worth nothing."""
    bluffs, winners = {"4c4d"}, {"AhAd", "KhKd", "8c8d"}
    hands = {frozenset(map(int, parse_cards(hand))) for hand in bluffs | winners}
    other = BetsWith(fits=lambda hand: hand in hands, street=RIVER)
    verdict = weighed(river("holdem", "QcTc", "QsJs8h7d2h", f"p2 cbr {bet}", "p1 cc", pot=100), 0, other)
    call = taken_at(verdict, CheckCall)
    assert verdict.ranges.equity == pytest.approx(0.25)
    assert known(verdict.measured).means[call] == pytest.approx(0.25 * (100 + 2 * bet) - bet)
    assert known(verdict.measured).stderrs[call] == 0
    assert (verdict.moment.choices[known(verdict.measured).best] == CheckCall()) == (best == "call")
    assert verdict.severity is (Severity.BEST if best == "call" else Severity.FINE)
    assert f"{100 * bet / (100 + 2 * bet):.1f}" in str(figures(verdict))


def test_a_flush_that_only_the_ace_bets_against_is_counted_right(count):
    """Omaha: the range is a sample, and its error says so."""
    other = BetsWith(fits=lambda hand: int(Card.parse("As")) in hand, street=RIVER)
    verdict = weighed(river("omaha", "QsJs4c5d", "Ks9s4s7d2h", "p2 cbr 4", "p1 cc"), 0, other)

    def against_the_ace():
        own, board, ace = parse_cards("QsJs4c5d"), parse_cards("Ks9s4s7d2h"), Card.parse("As")
        others = [(ace, *three) for three in combinations(rest(own, board, [ace]), 3)]
        return counted("omaha", own, board, Random(1).sample(others, 3000))

    expected = count("a flush against the ace", against_the_ace)
    assert 0 < verdict.ranges.stderr < 0.05
    error = (verdict.ranges.stderr**2 + expected.error**2) ** 0.5
    assert abs(verdict.ranges.equity - expected.part) < 3 * error
    pot = 4 + 4 + 4
    assert known(verdict.measured).means[taken_at(verdict, CheckCall)] == pytest.approx(verdict.ranges.equity * pot - 4)


def test_a_shared_nut_low_without_a_high_is_quartered(count):
    """Omaha/8: both hold an ace and a deuce; the other one has three kings besides."""
    other = BetsWith(fits=has(ACE, DEUCE, KING), street=RIVER)
    verdict = weighed(river("omaha8", "Ah2h9c9d", "Ks7d5c8hQs", "p2 cbr 4", "p1 cc"), 0, other)

    def against_the_same_low():
        own, board = parse_cards("Ah2h9c9d"), parse_cards("Ks7d5c8hQs")
        left = rest(own, board)
        others = [hand for hand in combinations(left, 4) if {card >> 2 for card in hand} >= {ACE, DEUCE, KING}]
        return counted("omaha8", own, board, Random(1).sample(others, 600))

    expected = count("a nut low against the same", against_the_same_low)
    assert verdict.ranges.quartered == pytest.approx(expected.quartered, abs=0.05)
    assert verdict.ranges.quartered > 0.8
    assert verdict.ranges.by_share == pytest.approx(expected.by_share, abs=0.03)


@pytest.mark.parametrize("own", ["AsKs", "AhKd"])
def test_a_freeroll_is_worth_more_than_the_half(own):
    """Hold'em: both have the straight to the ace on the turn; one of them can still make a flush."""
    hands = {frozenset(map(int, parse_cards(f"A{a}K{b}"))) for a in "cdhs" for b in "cdhs"}
    other = BetsWith(fits=lambda hand: hand in hands, street=2)
    checks = ["p1 cc", "p2 cc"]
    deals = [f"d dh p1 {own}", "d dh p2 ????", "p2 cc", "p1 cc", "d db QsJsTd", *checks, "d db 2c", "p1 cc"]
    verdict = weighed(played("holdem", [*deals, "p2 cbr 398", "p1 cc"]), 0, other)
    held, board = parse_cards(own), parse_cards("QsJsTd2c")
    parts = []
    left = rest(held, board)
    theirs = [hand for hand in combinations(left, 2) if frozenset(map(int, hand)) in hands]
    for card in left:
        alive = [hand for hand in theirs if card not in hand]
        part, _ = counted("holdem", held, [*board, card], alive)
        parts.append(part.sum())
    equal = sum(parts) / (len(theirs) * (len(left) - 2))
    assert verdict.ranges.equity == pytest.approx(equal)
    assert verdict.ranges.stderr == 0
    assert (verdict.ranges.equity > 0.5) == (own == "AsKs")
    assert verdict.severity is (Severity.BEST if own == "AsKs" else Severity.FINE)  # 7 chips of 402


def test_an_all_in_on_the_flop_equals_enumeration(count):
    """Hold'em, a range that is known: every hand and every run-out, counted by the readable rules."""
    hands = {frozenset(map(int, parse_cards(hand))) for hand in ("AhAd", "KhQh", "7c6c", "9s9h")}
    other = BetsWith(fits=lambda hand: hand in hands, street=1)
    deals = ["d dh p1 JsJd", "d dh p2 ????", "p2 cc", "p1 cc", "d db Jc8h5h", "p1 cc"]
    verdict = weighed(played("holdem", [*deals, "p2 cbr 398", "p1 cc"]), 0, other)

    def over_run_outs():
        held, board = parse_cards("JsJd"), parse_cards("Jc8h5h")
        found = []
        for hand in sorted(map(sorted, hands)):
            theirs = [Card(card) for card in hand]
            run_outs = list(combinations(rest(held, board, theirs), 2))
            found += [counted("holdem", held, [*board, *two], [theirs]) for two in Random(2).sample(run_outs, 250)]
        return tuple(map(np.concatenate, zip(*found, strict=True)))

    expected = count("a set all-in on the flop", over_run_outs)
    assert verdict.ranges.stderr == 0
    assert abs(verdict.ranges.equity - expected.part) < 3 * expected.error
    call = taken_at(verdict, CheckCall)
    assert known(verdict.measured).means[call] == pytest.approx(verdict.ranges.equity * 800 - 398)


def test_a_stud_hand_on_the_last_street_is_counted_against_all_down_cards(count):
    """Stud hi/lo: an opponent of whom nothing is known holds any three cards that are not in sight."""
    deals = ["d dh p1 Ac2c5d", "d dh p2 ????Kh", "p1 pb", "p2 cc", "d dh p1 6h", "d dh p2 Qd"]
    deals += ["p2 cc", "p1 cc", "d dh p1 9s", "d dh p2 3h", "p2 cc", "p1 cc", "d dh p1 Th", "d dh p2 4d"]
    deals += ["p2 cc", "p1 cc", "d dh p1 8d", "d dh p2 ??", "p2 cbr 8", "p1 cc"]
    verdict = weighed(played("stud8", deals), 0, "random")

    def against_any_down_cards():
        own, ups = parse_cards("Ac2c5d6h9sTh8d"), parse_cards("KhQd3h4d")
        others = [(*ups, *downs) for downs in combinations(rest(own, ups), 3)]
        return counted("stud8", own, (), Random(1).sample(others, 1500))

    expected = count("a stud hand against any", against_any_down_cards)
    error = (verdict.ranges.stderr**2 + expected.error**2) ** 0.5
    assert abs(verdict.ranges.equity - expected.part) < 3 * error
    assert verdict.ranges.by_share == pytest.approx(expected.by_share, abs=0.03)
