"""Raises too thin to be asked about, and raises, bets and folds passed up that only the bots' play makes right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.training.decide.aggression import (
    is_bluff_of_a_hand_that_wins,
    is_call_of_a_reraise,
    is_check_well_ahead,
    is_fold_of_a_strong_hand,
    is_passed_up_raise,
    is_thin_raise,
)
from pokertable.training.decide.refusals import (
    is_fold_of_a_draw_with_the_odds,
    is_refused,
    is_value_of_nothing,
)
from tests.training.decide.test_refusals import FACING, weighed
from tests.training.explain.test_themes import FLOP, hand, share
from tests.training.weigh.spots import played

STYLES = ("", "tag")


def stud_to_the_end() -> list[Event]:
    """Aces up, bet into on seventh street."""
    first = ["d dh p1 AhAs9c", "d dh p2 ????3c", "p2 pb", "p1 cbr 4", "p2 cc"]
    cards, checked = (("9d", "8d"), ("2h", "Kc"), ("Jd", "4s")), ("p1 cc", "p2 cc")
    later = [part for mine, theirs in cards for part in (f"d dh p1 {mine}", f"d dh p2 {theirs}", *checked)]
    return played("stud8", [*first, *later, "d dh p1 5h", "d dh p2 ??", "p1 cc", "p2 cbr 8", "p1 cc"])


@pytest.mark.parametrize(("equity", "refused"), [(0.64, True), (0.8, False)])
def test_a_bet_on_the_end_of_a_fixed_limit_is_raised_with_a_strong_hand(equity: float, refused: bool) -> None:
    """Aces up were to raise a rock's bet on seventh street."""
    verdict = weighed(stud_to_the_end(), {Fold(): 0.0, CheckCall(): 9.0, RaiseTo(16): 12.0}, equity)
    assert not verdict.moment.streets_left
    assert is_thin_raise(verdict) is is_refused(verdict, STYLES) is refused


@pytest.mark.parametrize(("own", "refused"), [("Th5s8c", True), ("7h5s8c", False), ("Th5s5c", False)])
def test_nothing_raises_no_bet_in_stud(own: str, refused: bool) -> None:
    """Ten-high with three low cards raised a maniac on fourth street, for 55%."""
    fourth = "6d" if own[0] == "7" else "7d"
    deals = [f"d dh p1 {own}", "d dh p2 ????2c", "p2 pb", "p1 cbr 4", "p2 cc", f"d dh p1 {fourth}", "d dh p2 Jd"]
    events = played("stud8", [*deals, "p2 cbr 4", "p1 cc"])
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): 3.0, RaiseTo(8): 4.0}, 0.55)
    assert is_thin_raise(verdict) is refused


def three_handed(*last: str) -> list[Event]:
    deals = ["d dh p1 Td9d", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2c7h8s", "p1 cc"]
    table: dict[str, Any] = {"antes": [0] * 3, "starting_stacks": [400] * 3, "blinds_or_straddles": [1, 2, 0]}
    return played("holdem", [*deals, *last], **table)


@pytest.mark.parametrize(("equity", "refused"), [(0.44, True), (0.55, False)])
def test_a_bet_is_raised_into_several_with_a_strong_hand(equity: float, refused: bool) -> None:
    """Jacks and threes were to raise a rock's second bet, before a station."""
    events = three_handed("p2 cc", "p3 cbr 6", "p1 cbr 20")
    assert is_thin_raise(weighed(events, {Fold(): 0.0, CheckCall(): 3.0, RaiseTo(20): 6.0}, equity)) is refused


@pytest.mark.parametrize(("own", "refused"), [("TcJh", True), ("KcJh", False)])
def test_nothing_raises_no_bet_on_a_board(own: str, refused: bool) -> None:
    """Jack-high with a flush draw went all-in over a maniac's bet, which it had 66% against: its bluffs fold."""
    passed = ("p1 cc", "p2 cc")
    events = hand("holdem", own, *FLOP, "d db Kh3h7h", *passed, "d db 7s", "p1 cc", "p2 cbr 12", "p1 cc", stack=60)
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): 5.0, RaiseTo(54): 9.0}, 0.66)
    assert is_thin_raise(verdict) is refused


@pytest.mark.parametrize(("usual", "equity", "refused"), [(0.8, 0.25, True), (0.8, 0.1, False), (0.5, 0.25, False)])
def test_a_strong_hand_is_not_folded_on_the_end_for_a_little(usual: float, equity: float, refused: bool) -> None:
    """A straight with a low, and a full house, were folded with 22% where 30% was needed."""
    passed = ("p1 cc", "p2 cc")
    river = (*FLOP, "d db KsJd2c", *passed, "d db 5h", *passed, "d db 6s", "p1 cc", "p2 cbr 12", "p1 cc")
    events = hand("holdem", "9h8h", *river)
    verdict = replace(weighed(events, {Fold(): 0.0, CheckCall(): -2.0}, equity), random=share(usual))
    assert is_fold_of_a_strong_hand(verdict) is refused


@pytest.mark.parametrize(("stack", "equity", "refused"), [(400, 0.28, True), (400, 0.2, False), (30, 0.28, False)])
def test_a_draw_to_the_nut_flush_is_not_folded_with_much_to_win_later(stack: int, equity: float, refused: bool) -> None:
    """One was folded with 21% of the 25% needed, to a station with a pot's worth of chips."""
    events = hand("holdem", "Ah4h", *FLOP, "d db KhQh2c", "p1 cc", "p2 cbr 12", "p1 cc", stack=stack)
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -2.0}, equity)
    assert is_fold_of_a_draw_with_the_odds(verdict) is refused


@pytest.mark.parametrize(("equity", "call", "refused"), [(0.62, 9.0, True), (0.55, 9.0, False), (0.8, 40.0, False)])
def test_a_hand_that_is_ahead_does_not_just_call_with_cards_to_come(equity: float, call: float, refused: bool) -> None:
    """Top pair with the nut flush draw was only to call, because another bet would follow."""
    worth: dict[Action, float] = {Fold(): 0.0, CheckCall(): call, RaiseTo(36): 5.0}
    assert is_passed_up_raise(weighed(hand("holdem", "Td9d", *FACING), worth, equity)) is refused


@pytest.mark.parametrize(("equity", "refused"), [(0.92, True), (0.6, False)])
def test_of_two_right_choices_each_must_be_sound(equity: float, refused: bool) -> None:
    """With 92% on the end a check was as right as a bet."""
    events = hand("holdem", "Td9d", *FLOP, "d db 2c7h8s", "p1 cc")
    verdict = weighed(events, {CheckCall(): 6.0, RaiseTo(12): 6.1, RaiseTo(16): 1.0}, equity)
    assert not is_refused(verdict, STYLES)
    assert is_refused(verdict, STYLES, (1, 0)) is refused
    assert not is_check_well_ahead(verdict)


def test_a_question_that_cannot_be_missed_is_none() -> None:
    """A check and a bet were offered, and both right."""
    events = hand("holdem", "Td9d", *FLOP, "d db 2c7h8s", "p1 cc")
    assert is_refused(weighed(events, {CheckCall(): 6.0, RaiseTo(12): 6.1}, 0.6), STYLES, (1, 0))


def river(own: str) -> list[Event]:
    passed = ("p1 cc", "p2 cc")
    return hand("holdem", own, *FLOP, "d db Kh8h3c", *passed, "d db 5d", *passed, "d db 2s", "p1 cc")


def test_a_close_bet_of_nothing_for_value_is_no_right_answer() -> None:
    verdict = weighed(river("9s6s"), {CheckCall(): 6.0, RaiseTo(12): 5.9, RaiseTo(16): 1.0}, 0.55)
    assert not is_refused(verdict, STYLES)
    assert is_refused(verdict, STYLES, (0, 1))
    assert is_value_of_nothing(weighed(river("9s6s"), {CheckCall(): 5.9, RaiseTo(12): 6.0}, 0.55))


@pytest.mark.parametrize(("equity", "refused"), [(0.39, True), (0.1, False)])
def test_a_hand_that_wins_when_checked_is_no_bluff(equity: float, refused: bool) -> None:
    """Nines on K-5-4-3-2 were to go all-in into a player who had bet three times."""
    verdict = weighed(river("9s9d"), {CheckCall(): 2.0, RaiseTo(12): 6.0}, equity)
    assert is_bluff_of_a_hand_that_wins(verdict) is refused


@pytest.mark.parametrize(("own", "refused"), [("Ac7d", True), ("AcKd", False)])
def test_a_third_raise_is_called_with_a_good_start(own: str, refused: bool) -> None:
    """Ace-seven was to call a shove for 49 big blinds that a maniac made over its own raise."""
    events = hand("holdem", own, "p2 cbr 6", "p1 cbr 20", "p2 cbr 400", "p1 cc")
    assert is_call_of_a_reraise(weighed(events, {Fold(): 0.0, CheckCall(): 20.0}, 0.52)) is refused
    twice = hand("holdem", own, "p2 cbr 6", "p1 cc")
    assert not is_call_of_a_reraise(weighed(twice, {Fold(): 0.0, CheckCall(): 20.0}, 0.52))


@pytest.mark.parametrize(("equity", "refused"), [(0.3, True), (0.2, False)])
def test_a_draw_with_the_odds_even_if_all_call_is_not_folded(equity: float, refused: bool) -> None:
    """Top pair with a straight draw was folded with 25%, where 23% was needed if both called."""
    events = three_handed("p2 cc", "p3 cbr 6", "p1 cc")
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -3.0}, equity)
    assert verdict.moment.owing and verdict.needed is None
    assert is_fold_of_a_draw_with_the_odds(verdict) is refused
