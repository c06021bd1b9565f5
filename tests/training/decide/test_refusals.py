"""Decisions that are no questions: what only the bots' play makes best is not taught."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.session.record.spectator import seen_hand
from pokertable.training.decide.refusals import (
    is_a_bound,
    is_against_its_start,
    is_badly_played,
    is_bet_of_little,
    is_bluff_of_who_calls,
    is_bluff_over_a_bet,
    is_call_for_later_bets,
    is_call_with_nothing,
    is_call_with_the_best_start,
    is_fold_of_a_draw_with_the_odds,
    is_no_size,
    is_raise_of_a_weak_start,
    is_refused,
    is_trap_for_nobody,
    is_value_of_nothing,
)
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.playing import least
from pokertable.training.weigh.verdict import Verdict
from tests.training.explain.test_themes import hand, share
from tests.training.weigh.spots import played

FLOP = ("p2 cbr 6", "p1 cc", "d db 2c7h8s")
FACING = (*FLOP, "p1 cc", "p2 cbr 12", "p1 cc")
"""A call of 12 in a pot of 24, which needs a third."""
STUD = ("d dh p1 AsKs9h", "d dh p2 ????3c", "p2 pb", "p1 cc", "d dh p1 4d", "d dh p2 8c", "p1 cc", "p2 cbr 4", "p1 cc")


def weighed(events: Sequence[Event], worth: dict[Action, float], equity: float, seat: int = 0) -> Verdict:
    """The last decision of a seat, with these values and this equity."""
    *_, moment = moments(seen_hand(events, seat))
    choices, means = tuple(worth), tuple(worth.values())
    best = max(range(len(means)), key=means.__getitem__)
    behind = tuple([Known(means[best] - mean, 0.0) for mean in means])
    now = Measured(means, (0.0,) * len(means), best, behind, behind, 0.1, 0.0, 0.1)
    chosen = replace(moment, choices=choices, taken=choices[best])
    return Verdict(chosen, share(equity), share(equity), now, 1024, settled=True, is_over=True)


@pytest.mark.parametrize("choice", [CheckCall(), RaiseTo(20)])
def test_what_is_valued_at_the_chips_that_it_puts_in_is_no_question(choice: CheckCall | RaiseTo) -> None:
    """A shove stood at −180 in two questions, a check at 0: whoever plays on loses more, so neither is known."""
    events = hand("holdem", "Td9d", "p2 cbr 6", "p1 cc")
    (moment,) = moments(seen_hand(events, 0))
    chosen = replace(moment, choices=(Fold(), choice), taken=choice)
    exact = Known(0.0, 0.0)

    def worth(value: float, *, ends: bool = False) -> Verdict:
        now = Measured((0.0, value), (0.0, 0.1), 0, (exact, Known(-value, 0.1)), (exact, exact), 0.1, -value, 0.1)
        return Verdict(chosen, share(0.4), share(0.4), now, 1024, settled=True, is_over=True, ends=ends)

    lost = least(chosen, choice)
    assert lost < 0 and is_a_bound(worth(lost)) and not is_a_bound(worth(lost / 2))
    assert is_a_bound(worth(lost, ends=True)) is isinstance(choice, RaiseTo)


def beside_a_fold(moment: Moment, equity: float, worth: float) -> Verdict:
    """A decision between a fold and one other choice of this worth, in chips."""
    exact = (Known(0.0, 0.0), Known(2.0, 0.0))
    now = Measured((0.0, worth), (0.0, 0.1), int(worth > 0), exact, exact, 0.1, 2.0, 0.1)
    return Verdict(moment, share(equity), share(equity), now, 1024, settled=True, is_over=True)


@pytest.mark.parametrize(("equity", "refused"), [(0.6, True), (0.4, False)])
def test_a_hand_with_its_share_that_is_best_folded_first_in_is_no_question(equity: float, refused: bool) -> None:
    """Jacks in the cut-off and two pair in five-card draw: whoever plays on for the player folds to every re-raise."""
    events = hand("holdem", "Td9d", "p2 cc", "p1 cc")
    (moment,) = moments(seen_hand(events, 0))
    chosen = replace(moment, choices=(Fold(), RaiseTo(6)), taken=RaiseTo(6))
    assert is_badly_played(beside_a_fold(chosen, equity, -2.0)) is refused
    assert not is_badly_played(beside_a_fold(chosen, equity, 2.0))


@pytest.mark.parametrize(("equity", "refused"), [(0.5, True), (0.35, False)])
def test_a_fold_with_far_more_equity_than_a_call_needs_is_no_question(equity: float, refused: bool) -> None:
    """Queens on A-K-9 were best folded with 41% where 30% was needed, by how the call was played on."""
    events = hand("holdem", "Td9d", "p2 cbr 6", "p1 cc", "d db 2c7h8s", "p1 cc", "p2 cbr 12", "p1 cc")
    *_, moment = moments(seen_hand(events, 0))
    chosen = replace(moment, choices=(Fold(), CheckCall()), taken=CheckCall())
    assert (
        chosen.streets_left and chosen.legal.price is not None and chosen.legal.price.fraction == pytest.approx(1 / 3)
    )
    assert is_badly_played(beside_a_fold(chosen, equity, -2.0)) is refused
    assert not is_badly_played(beside_a_fold(chosen, equity, 2.0))


@pytest.mark.parametrize(("equity", "refused"), [(0.6, True), (0.5, False)])
def test_a_raise_that_is_well_priced_even_if_called_and_worth_less_than_a_fold_is_no_question(
    equity: float, refused: bool
) -> None:
    """Aces with the nut flush draw lost by a raise, with 61% where a raise that is called needs 40%."""
    raised = RaiseTo(36)
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 5.0, raised: -2.0}
    assert is_badly_played(weighed(hand("holdem", "Td9d", *FACING), worth, equity)) is refused
    assert not is_badly_played(weighed(hand("holdem", "Td9d", *FACING), worth | {raised: 2.0}, equity))


@pytest.mark.parametrize(("equity", "refused"), [(0.4, True), (0.57, True), (0.7, False)])
def test_a_raise_over_a_bet_that_earns_by_folds_is_no_question(equity: float, refused: bool) -> None:
    """A pair of deuces was best raised over a pot-sized bet, because these players bet and fold."""
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 1.0, RaiseTo(36): 9.0}
    verdict = weighed(hand("holdem", "9d8d", *FACING), worth, equity)
    assert is_bluff_over_a_bet(verdict) is is_refused(verdict, ("", "lag")) is refused
    bets: dict[Action, float] = {CheckCall(): 1.0, RaiseTo(12): 9.0}
    assert not is_bluff_over_a_bet(weighed(hand("holdem", "Td9d", *FLOP, "p1 cc"), bets, equity))


@pytest.mark.parametrize(("equity", "refused"), [(0.53, True), (0.57, False)])
def test_a_raise_is_raised_again_with_the_better_hand_alone(equity: float, refused: bool) -> None:
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 1.0, RaiseTo(18): 9.0}
    assert is_bluff_over_a_bet(weighed(hand("holdem", "Td9d", "p2 cbr 6", "p1 cc"), worth, equity)) is refused


@pytest.mark.parametrize(("equity", "refused"), [(0.3, True), (0.48, True), (0.55, False)])
def test_a_raise_in_a_fixed_limit_is_a_bluff_with_less_than_its_share(equity: float, refused: bool) -> None:
    """Three cards to a low, and two pair with one live card of four, raised because "some of their hands will fold"."""
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 1.0, RaiseTo(8): 9.0}
    verdict = weighed(played("stud8", STUD), worth, equity)
    both = share(equity, low=0.1, split=True)
    assert is_bluff_over_a_bet(replace(verdict, ranges=both)) is refused


@pytest.mark.parametrize(("own", "fold", "raised"), [("AsAh", True, False), ("7s2h", False, True)])
def test_no_answer_is_against_the_rank_of_its_start(own: str, fold: bool, raised: bool) -> None:
    """A fold was best with a start said to be in the top 15%, a raise with one in the bottom 30%."""
    events = hand("holdem", own, "p2 cc", "p1 cc")
    assert is_against_its_start(weighed(events, {Fold(): 0.0, RaiseTo(6): -1.0}, 0.4)) is fold
    assert is_against_its_start(weighed(events, {Fold(): 0.0, RaiseTo(6): 1.0}, 0.4)) is raised
    assert not is_against_its_start(weighed(hand("holdem", own, "p2 cbr 6", "p1 cc"), {Fold(): 0.0}, 0.4))


def test_a_good_hand_is_checked_only_to_a_player_who_has_bet_and_bets_on() -> None:
    """The nuts were best checked into a calling station, and where nobody had bet."""
    worth: dict[Action, float] = {CheckCall(): 60.0, RaiseTo(18): 30.0}
    bet = weighed(hand("holdem", "Td9d", *FACING, "d db Ks", "p1 cc"), worth, 0.8)
    assert not is_trap_for_nobody(bet, ("", "lag")) and is_trap_for_nobody(bet, ("", "station"))
    checked = weighed(hand("holdem", "Td9d", *FLOP, "p1 cc", "p2 cc", "d db Ks", "p1 cc"), worth, 0.8)
    assert is_trap_for_nobody(checked, ("", "lag"))
    called = weighed(hand("holdem", "Td9d", *FACING), {Fold(): 0.0, CheckCall(): 60.0, RaiseTo(36): 30.0}, 0.8)
    assert not is_trap_for_nobody(called, ("", "lag")) and is_trap_for_nobody(called, ("", "station"))


@pytest.mark.parametrize(("equity", "refused"), [(0.9, True), (0.6, False)])
def test_a_strong_hand_is_bet_where_nobody_is_left_to_bet(equity: float, refused: bool) -> None:
    """Sevens over aces were said to be as well checked as bet, last to act on the river."""
    passed = ("p1 cc", "p2 cc")
    events = played(
        "holdem", ["d dh p1 ????", "d dh p2 Td9d", *FLOP, *passed, "d db Ks", *passed, "d db 3c", "p1 cc", "p2 cc"]
    )
    assert is_trap_for_nobody(weighed(events, {CheckCall(): 9.0, RaiseTo(6): 8.9}, equity, 1), ("lag", "")) is refused


def test_a_hand_well_ahead_is_bet_on_the_end_also_first_to_act() -> None:
    """A flush with 85% was to check: "mostly called by better hands"."""
    events = hand("holdem", "Td9d", *FLOP, "p1 cc", "p2 cc", "d db Ks", "p1 cc", "p2 cc", "d db 3c", "p1 cc")
    worth: dict[Action, float] = {CheckCall(): 6.0, RaiseTo(12): 5.0}
    assert is_trap_for_nobody(weighed(events, worth, 0.85), ("", "lag"))
    assert not is_trap_for_nobody(weighed(events, worth, 0.55), ("", "lag"))


@pytest.mark.parametrize(
    ("own", "fifth", "refused"),
    [("2hQsTd", "6c", True), ("2hTsTd", "6c", False), ("2h4sTd", "6c", False), ("2hQhTh", "6c", False)],
)
def test_fifth_street_is_paid_with_a_pair_or_a_draw(own: str, fifth: str, refused: bool) -> None:
    """Queen-high with three low cards was to call a big bet from an open pair of threes."""
    fourth = ("p2 pb", "p1 cc", "d dh p1 8h", "d dh p2 3h", "p2 cbr 4", "p1 cc")
    deal = (f"d dh p1 {own}", "d dh p2 ????3c", *fourth, f"d dh p1 {fifth}", "d dh p2 9d", "p2 cbr 8", "p1 cc")
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 3.0, RaiseTo(16): 1.0}
    verdict = weighed(played("stud8", deal), worth, 0.38)
    assert is_call_with_nothing(verdict) is is_refused(verdict, ("", "rock")) is refused
    assert not is_call_with_nothing(weighed(played("stud8", deal), worth | {CheckCall(): -3.0}, 0.38))


@pytest.mark.parametrize(
    ("own", "turn", "bet", "refused"),
    [
        ("KdTc", "7h", 12, True),
        ("KdTc", "7h", 5, False),  # less than half the pot
        ("KdTc", "Th", 12, False),
        ("KdKc", "7h", 12, False),
        ("9dTc", "2h", 12, True),  # a gutshot
        ("9h7d", "Kd", 12, False),  # open-ended
        ("KhTh", "7d", 12, False),  # with a flush draw
        ("9dTc", "7h", 12, False),  # a straight
    ],
)
def test_a_large_bet_is_paid_with_a_pair_or_a_draw(own: str, turn: str, bet: int, refused: bool) -> None:
    """King-ten on 8-6-4-7 was to call three quarters of the pot from a rock."""
    events = hand(
        "holdem", own, *FLOP[:2], "d db 8h6h4c", "p1 cc", "p2 cc", f"d db {turn}", "p1 cc", f"p2 cbr {bet}", "p1 cc"
    )
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 3.0, RaiseTo(36): 1.0}
    verdict = weighed(events, worth, 0.34)
    assert is_call_with_nothing(verdict) is refused
    assert not is_call_with_nothing(weighed(events, worth | {CheckCall(): -3.0}, 0.34))


def test_a_bet_of_next_to_nothing_or_of_far_more_than_the_pot_is_no_question() -> None:
    """Top pair with 53 chips behind in a pot of 284 was asked about a bet of 4, a straight about three pots."""
    events = hand("holdem", "Td9d", *FLOP, "p1 cc")
    *_, moment = moments(seen_hand(events, 0))
    for amount, refused in ((2, True), (6, False), (18, False), (24, True), (moment.legal.all_in_total, True)):
        assert is_no_size(replace(moment, choices=(CheckCall(), RaiseTo(amount)))) is refused
    (*_, short) = moments(seen_hand(hand("holdem", "Td9d", *FLOP, "p1 cc", stack=8), 0))
    assert not is_no_size(replace(short, choices=(CheckCall(), RaiseTo(short.legal.all_in_total))))
    (*_, broke) = moments(seen_hand(hand("holdem", "Td9d", *FLOP, "p1 cc", stack=7), 0))
    assert is_no_size(replace(broke, choices=(CheckCall(), RaiseTo(broke.legal.all_in_total))))


@pytest.mark.parametrize(
    ("own", "board", "refused"),
    [
        ("5c4hTcKh", "3s4sTs2s", True),  # two pair beside four spades
        ("5s4hTcKs", "3s4sTs2s", False),
        ("5c4hTcKh", "3s4sTs2d", False),
        ("Kh8hJsKd", "Ad2h3s7s", True),  # kings below the ace
        ("Kh8hJsKd", "Qd2h3s7s", False),
        ("Kh8sJsKd", "Ad2h3s7s", False),  # with a flush draw
    ],
)
def test_little_is_not_bet_into_several_players(own: str, board: str, refused: bool) -> None:
    """Two questions bet into loose players what no coach would."""
    table: dict[str, Any] = {"blinds_or_straddles": [1, 2, 0, 0], "antes": [0] * 4, "starting_stacks": [400] * 4}
    deals = [f"d dh p1 {own}", *[f"d dh p{player} ????????" for player in (2, 3, 4)]]
    acts = ["p3 cc", "p4 cc", "p1 cc", "p2 cc", f"d db {board[:6]}", "p1 cc", "p2 cc", "p3 cc", "p4 cc"]
    events = played("omaha", [*deals, *acts, f"d db {board[6:]}", "p1 cbr 4"], **table)
    verdict = weighed(events, {CheckCall(): 1.0, RaiseTo(4): 2.0}, 0.4)
    assert is_bet_of_little(verdict) is refused
    assert not is_bet_of_little(weighed(events, {CheckCall(): 2.0, RaiseTo(4): 1.0}, 0.4))


@pytest.mark.parametrize(
    ("own", "first", "refused"), [("Ad8s8c6d", 0, True), ("Ad8s8c6d", 3, False), ("AdAs2c3d", 0, False)]
)
def test_a_short_stack_raises_no_weak_start_into_many(own: str, first: int, refused: bool) -> None:
    """A pot-sized raise of ace-eight-eight-six with five players behind, for an even share of a sixth."""
    table: dict[str, Any] = {"blinds_or_straddles": [1, 2, 0, 0, 0, 0], "antes": [0] * 6, "starting_stacks": [14] * 6}
    deals = [f"d dh p{at + 1} {own if at == 2 + first else '????????'}" for at in range(6)]
    folds = [f"p{3 + at} f" for at in range(first)]
    events = played("omaha8", [*deals, *folds, f"p{3 + first} cbr 7"], **table)
    verdict = weighed(events, {Fold(): 0.0, RaiseTo(7): 1.0}, 0.174, 2 + first)
    assert is_raise_of_a_weak_start(verdict) is refused


@pytest.mark.parametrize(("equity", "refused"), [(0.2, True), (0.35, False)])
def test_a_call_that_later_bets_alone_pay_for_is_no_question_before_others_who_may_fold(
    equity: float, refused: bool
) -> None:
    """A straight draw with 14% against who had bet was told that it had the 20% that a call needs."""
    deals = ["d dh p1 Td9d", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2c7h8s", "p1 cc", "p2 cc"]
    events = played(
        "holdem",
        [*deals, "p3 cbr 4", "p1 cc"],
        antes=[0, 0, 0],
        starting_stacks=[400] * 3,
        blinds_or_straddles=[1, 2, 0],
    )
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): 2.0}
    verdict = replace(weighed(events, worth, 0.1), called=share(equity))
    assert verdict.moment.owing and verdict.price == pytest.approx(2 / 7)
    assert is_call_for_later_bets(verdict) is refused
    assert not is_call_for_later_bets(replace(verdict, called=None))
    assert not is_call_for_later_bets(replace(verdict, ranges=share(0.3)))


@pytest.mark.parametrize(
    ("own", "equity", "refused"), [("AhJh", 0.36, True), ("AhJh", 0.24, False), ("8d7c", 0.36, False)]
)
def test_a_draw_with_the_odds_is_not_folded_for_later_bets(own: str, equity: float, refused: bool) -> None:
    """A nut flush draw was to fold to a station with 36% of the 33% needed: who misses need not pay."""
    events = hand("holdem", own, *FLOP[:2], "d db Kh8h2c", "p1 cc", "p2 cbr 12", "p1 cc")
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -5.0}, equity)
    assert is_fold_of_a_draw_with_the_odds(verdict) is refused


@pytest.mark.parametrize(("own", "refused"), [("QsQd", True), ("9s8s", False)])
def test_the_best_starts_are_raised_again(own: str, refused: bool) -> None:
    """Queens were only to call a maniac's raise."""
    events = hand("holdem", own, "p2 cbr 6", "p1 cc")
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): 9.0, RaiseTo(20): 1.0}, 0.6)
    assert is_call_with_the_best_start(verdict) is refused
    assert not is_call_with_the_best_start(weighed(events, {Fold(): 0.0, CheckCall(): 9.0}, 0.6))


@pytest.mark.parametrize(
    ("equity", "rival", "refused"), [(0.4, "station", True), (0.4, "tag", False), (0.7, "station", False)]
)
def test_nobody_bluffs_who_calls_too_much(equity: float, rival: str, refused: bool) -> None:
    """King-five was to bet into a calling station: "enough of their hands will fold"."""
    verdict = weighed(hand("holdem", "Td9d", *FLOP, "p1 cc"), {CheckCall(): 1.0, RaiseTo(12): 3.0}, equity)
    assert is_bluff_of_who_calls(verdict, ("", rival)) is refused


@pytest.mark.parametrize(
    ("own", "refused"), [("AhKd", True), ("8dTd", False), ("7dTd", True), ("9dTd", False), ("6d6c", True)]
)
def test_less_than_second_pair_is_not_bet_for_value_on_the_end(own: str, refused: bool) -> None:
    """Ace-king high was to bet for value into a player who had called the turn."""
    passed = ("p1 cc", "p2 cc")
    events = hand("holdem", own, *FLOP[:2], "d db 9s8c7h", *passed, "d db 2s", *passed, "d db 3c", "p1 cc")
    assert is_value_of_nothing(weighed(events, {CheckCall(): 1.0, RaiseTo(6): 3.0}, 0.8)) is refused
    assert not is_value_of_nothing(weighed(events, {CheckCall(): 3.0, RaiseTo(6): 1.0}, 0.8))


@pytest.mark.parametrize(
    ("own", "refused"), [("AhKd", True), ("8dKd", False), ("6dTd", False), ("4d5d", True), ("4d6d", False)]
)
def test_a_pair_of_the_board_is_no_value(own: str, refused: bool) -> None:
    """Ace-king on 8-4-2-8-6 had the pair of eights that everybody has."""
    passed = ("p1 cc", "p2 cc")
    events = hand("holdem", own, *FLOP[:2], "d db 8s4c2h", *passed, "d db 8c", *passed, "d db 6c", "p1 cc")
    assert is_value_of_nothing(weighed(events, {CheckCall(): 1.0, RaiseTo(6): 3.0}, 0.8)) is refused
