"""Which theme of the trainer a later decision belongs to: by the cards and the price, never by the right answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import Event
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.shares import PotEquity
from pokertable.training.decide.themes import DecideTheme, possible, theme_of
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.verdict import Verdict
from tests.training.explain.test_themes import CALLED, FLOP, hand, share
from tests.training.weigh.spots import played


def theme(events: Sequence[Event], equity: PotEquity) -> DecideTheme:
    """The theme of the first player's last decision, whose equity this is; every choice is worth 0."""
    *_, moment = moments(seen_hand(events, 0))
    nothing, exact = (0.0,) * len(moment.choices), (Known(0.0, 0.0),) * len(moment.choices)
    measured = Measured(nothing, nothing, 0, exact, exact, 0.0, 0.0, 0.0)
    found = theme_of(Verdict(moment, equity, equity, measured, 1000, settled=True, is_over=True))
    assert found in possible(moment)
    return found


CHECKED = ("p1 cc", "p2 cc")


@pytest.mark.parametrize(
    ("own", "equity", "expected"),
    [
        ("9h8h", 0.4, DecideTheme.PRICE),  # eight outs
        ("Jc9h", 0.4, DecideTheme.BLUFF),  # a pair, nothing to come
        ("4c3d", 0.1, DecideTheme.BLUFF),  # no pair, no draw
        ("KhKd", 0.9, DecideTheme.BET),
    ],
)
def test_a_bet_before_the_last_card_is_priced_by_a_draw_caught_by_a_pair_raised_by_the_best(
    own: str, equity: float, expected: DecideTheme
) -> None:
    assert theme(hand("holdem", own, *FLOP, "d db KsJdTc", *CALLED), share(equity)) is expected


def test_a_bet_of_ones_own_is_for_value_or_a_bluff_by_an_even_share_of_the_pot() -> None:
    flop = hand("holdem", "9h8h", *FLOP, "d db KsJd2c", "p1 cc")
    assert [theme(flop, share(each)) for each in (0.6, 0.3)] == [DecideTheme.BET, DecideTheme.BLUFF]
    three = played(
        "holdem",
        [*["d dh p1 KhQd", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db Ks7d2c", "p1 cc"]],
        antes=[0, 0, 0],
        starting_stacks=[400] * 3,
        blinds_or_straddles=[1, 2, 0],
    )
    assert theme(three, share(0.3)) is DecideTheme.BET, "a third of the pot is an even share among three"


def test_on_the_end_the_strength_tells_value_from_a_bluff_and_its_catching() -> None:
    river = [*FLOP, "d db KsJd2c", *CHECKED, "d db 5h", *CHECKED, "d db 6s"]
    free, faced = hand("holdem", "9h8h", *river, "p1 cc"), hand("holdem", "KhQh", *river, *CALLED)
    assert [theme(free, share(each)) for each in (0.6, 0.2)] == [DecideTheme.VALUE, DecideTheme.BLUFF]
    assert [theme(faced, share(each)) for each in (0.9, 0.5)] == [DecideTheme.VALUE, DecideTheme.BLUFF]


@pytest.mark.parametrize(("own", "expected"), [("QhTh", DecideTheme.BLUFF), ("KhTh", DecideTheme.VALUE)])
def test_a_call_on_the_end_without_a_pair_catches_a_bluff_however_often_it_wins(
    own: str, expected: DecideTheme
) -> None:
    """A king high that called a maniac on 8-8-3-3-2, and won six times in ten, was about value."""
    river = [*FLOP, "d db KsJd2c", *CHECKED, "d db 5h", *CHECKED, "d db 5s"]
    assert theme(hand("holdem", own, *river, *CALLED), share(0.65)) is expected


@pytest.mark.parametrize(
    ("own", "board", "lower"),
    [
        ("3c4d9dKc", "7s8dJc", True),
        ("As2h9dKc", "7s8dJc", False),
        ("Ac3d9dKc", "2s8dJc", False),  # an ace on the board's deuce: the best two are ace and three
        ("Ac4d9dKc", "2s8dJc", True),
        ("3c4d9dKc", "7sQdJc", False),  # one low card on the board: no draw yet
    ],
)
def test_a_low_that_is_not_the_best_is_the_theme_of_the_nuts(own: str, board: str, lower: bool) -> None:
    found = theme(hand("omaha8", own, *FLOP, f"d db {board}", *CALLED), share(0.3, low=0.1, scoop=0.2, split=True))
    assert (found is DecideTheme.NUT) is lower


@pytest.mark.parametrize("actions", [CALLED, ("p1 cc",)])
def test_half_a_pot_is_a_theme_whether_one_bets_or_is_bet_at(actions: Sequence[str]) -> None:
    events = hand("omaha8", "As2h9dKc", *FLOP, "d db 7s8dJc", *actions)
    assert theme(events, share(0.3, low=0.28, scoop=0.05, split=True)) is DecideTheme.HALF


@pytest.mark.parametrize(("half", "expected"), [(0.6, DecideTheme.HALF), (0.2, DecideTheme.BLUFF)])
def test_a_call_on_the_end_that_mostly_takes_half_is_about_halves(half: float, expected: DecideTheme) -> None:
    """One that took half six times in ten, and seldom all, was a bluff-catcher."""
    river = [*FLOP, "d db 7s8dJc", *CHECKED, "d db Th", *CHECKED, "d db Kh"]
    whole = 0.33 - half / 2
    ends = (1 - half - whole, 0.0, half, 0.0, whole)
    equity = replace(share(0.33, low=0.15, scoop=whole, split=True), ends=ends)
    assert theme(hand("omaha8", "As3h9dKc", *river, *CALLED), equity) is expected


def test_a_draw_that_is_ahead_is_priced_where_nothing_can_be_raised() -> None:
    """The nut flush draw, to call all-in or to fold, was "Value and protection"."""
    all_in = hand("holdem", "AhTh", *FLOP, "d db 2h7h8c", "p1 cc", "p2 cbr 194", "p1 cc", stack=200)
    assert theme(all_in, share(0.62)) is DecideTheme.PRICE
    may_raise = hand("holdem", "AhTh", *FLOP, "d db 2h7h8c", *CALLED)
    assert theme(may_raise, share(0.62)) is DecideTheme.BET


@pytest.mark.parametrize(("lost", "expected"), [(0.02, DecideTheme.HALF), (0.3, DecideTheme.BLUFF)])
def test_who_is_nearly_sure_of_half_plays_for_the_whole(lost: float, expected: DecideTheme) -> None:
    """A locked low with a bet to make was "Value and protection", told as "you are nearly sure of half"."""
    events = hand("omaha8", "As3cKdTd", *FLOP, "d db 2h4h8c", "p1 cc")
    whole = 0.45
    ends = (lost, 0.0, 1 - whole - lost, 0.0, whole)
    had = PotEquity(whole + ends[2] / 2, 0.0, (0.32, whole + ends[2] / 2 - 0.32), ends, 0.0, 1000)
    assert theme(events, had) is expected


@pytest.mark.parametrize(("theirs", "dead"), [("2c2s5d5h", True), ("KcKhQdQh", False)])
def test_lows_that_lie_with_others_are_dead(theirs: str, dead: bool) -> None:
    """Eight, seven, four, three: an ace, deuce, five or six is wanted, of which the others show four or none."""
    own, left, right = "8s7h4c", theirs[:2], theirs[2:4]
    first = ["p2 pb", "p3 cbr 4", "p1 cc", "p2 cc"] if dead else ["p1 pb", "p2 cbr 4", "p3 cc", "p1 cc"]
    deals = [
        *[f"d dh p1 {own}", f"d dh p2 ????{left}", f"d dh p3 ????{right}", *first],
        *["d dh p1 3d", f"d dh p2 {theirs[4:6]}", f"d dh p3 {theirs[6:]}", "p2 cc", "p3 cc", "p1 cc"],
    ]
    events = played("stud8", deals, antes=[1] * 3, starting_stacks=[400] * 3, blinds_or_straddles=[0] * 3)
    found = theme(events, share(0.4, low=0.2, scoop=0.3, split=True))
    assert (found is DecideTheme.DEAD) is dead


@pytest.mark.parametrize(
    ("own", "equity", "expected"),
    [
        ("TsTh", 0.65, DecideTheme.BET),  # ahead of who bets: the question is whether to raise
        ("KhQd", 0.55, DecideTheme.BET),  # top pair with a draw
        ("9h8h", 0.55, DecideTheme.PRICE),  # a draw with an even share is one
    ],
)
def test_a_hand_that_is_ahead_is_no_bluff_catcher_nor_is_its_draw_priced(
    own: str, equity: float, expected: DecideTheme
) -> None:
    """Top pair with a straight draw and 51% stood under "The price of a draw", two pair to raise under bluffs."""
    assert theme(hand("holdem", own, *FLOP, "d db KsJdTc", *CALLED), share(equity)) is expected


@pytest.mark.parametrize(
    ("own", "equity", "expected"),
    [
        ("9c8c", 0.55, DecideTheme.NUT),
        ("9c8c", 0.7, DecideTheme.BET),
        ("Jc8c", 0.7, DecideTheme.NUT),  # no more than a draw
    ],
)
def test_a_hand_ahead_beside_a_lower_flush_draw_is_bet_for_value(
    own: str, equity: float, expected: DecideTheme
) -> None:
    """A set with 98% was a question of the nuts, for its jack-high flush draw."""
    events = hand("holdem", own, *FLOP, "d db 9s4c2c", "p1 cc")
    assert theme(events, share(equity)) is expected
    made = hand("holdem", "9c8c", *FLOP, "d db Qs4c2c", *CHECKED, "d db 3c", "p1 cc")
    assert theme(made, share(equity)) is DecideTheme.NUT


@pytest.mark.parametrize(
    ("own", "equity", "expected"),
    [
        ("QdTc", 0.45, DecideTheme.BLUFF),
        ("Ah7h", 0.48, DecideTheme.BLUFF),
        ("5c4c", 0.45, DecideTheme.BET),
        ("AhKc", 0.62, DecideTheme.BET),
    ],
)
def test_nothing_yet_is_bet_as_a_bluff(own: str, equity: float, expected: DecideTheme) -> None:
    """Queen high on 5-2-2, to check or to bet, stood under "Value and protection"."""
    assert theme(hand("holdem", own, *FLOP, "d db 2h5h2d", "p1 cc"), share(equity)) is expected


@pytest.mark.parametrize(("low", "expected"), [(0.05, DecideTheme.PRICE), (0.2, DecideTheme.NUT)])
def test_a_low_that_is_not_the_best_counts_where_much_is_won_with_it(low: float, expected: DecideTheme) -> None:
    """Aces and kings with a poor low draw, to bet, were a question of the nuts."""
    events = hand("omaha8", "3c4d9dKc", *FLOP, "d db 7s8dJc", *CALLED)
    assert theme(events, share(0.35, low=low, scoop=0.3, split=True)) is expected


@pytest.mark.parametrize(("limp", "expected"), [("p3 cc", DecideTheme.FACING), ("p3 f", DecideTheme.DEFENCE)])
def test_a_limp_is_no_blind_that_is_defended(limp: str, expected: DecideTheme) -> None:
    """A button that had limped was told that it defends its blind."""
    seat = 2 if limp.endswith("cc") else 1
    deals = [f"d dh p{at + 1} {'Td9d' if at == seat else '????'}" for at in range(3)]
    acts = [limp, "p1 cbr 8", "p2 f", "p3 cc"] if seat == 2 else [limp, "p1 cbr 8", "p2 cc"]
    table: dict[str, Any] = {"antes": [0] * 3, "starting_stacks": [400] * 3, "blinds_or_straddles": [1, 2, 0]}
    *_, moment = moments(seen_hand(played("holdem", [*deals, *acts], **table), seat))
    assert possible(moment) == {expected}


def test_a_pair_whose_cards_are_dead_is_no_draw() -> None:
    """A pair of aces that was bet stood under "Dead cards and live lows"."""
    deals = ["d dh p1 KsKh4c", "d dh p2 ????Kc", "d dh p3 ????Kd", "p1 pb", "p2 cbr 4", "p3 cc", "p1 cc", "d dh p1 3d"]
    deals += ["d dh p2 Qd", "d dh p3 Qh", "p2 cc", "p3 cc", "p1 cc"]
    events = played("stud8", deals, antes=[1] * 3, starting_stacks=[400] * 3, blinds_or_straddles=[0] * 3)
    assert theme(events, share(0.45, scoop=0.4, split=True)) is DecideTheme.BET


def test_a_card_that_is_paid_for_without_a_draw_is_another_card() -> None:
    stud, board = CATALOGUE["stud8"], CATALOGUE["omaha8"]
    assert str(DecideTheme.PRICE.title(stud)) == "The price of another card"
    assert str(DecideTheme.PRICE.title(board)) == "The price of a draw"
