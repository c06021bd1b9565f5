"""What can be decided before the turn comes, what it does then, and when it lapses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.session.play.ahead import Ahead, AheadOfTurn, Lapse
from tests.narrow import known
from tests.views.turns import CALL, free_check, holdem, stud

EVERY = list(Ahead)


def decided(hand, seat, choice):
    ahead = AheadOfTurn()
    ahead.watch(hand.observe(seat), seat)
    ahead.choose(choice)
    return ahead


def test_a_check_is_on_offer_where_it_is_free_and_a_call_where_it_is_not():
    assert decided(free_check(), 2, None).offered == (Ahead.CHECK_FOLD, Ahead.CHECK, Ahead.CALL_ANY)
    assert decided(holdem(), 1, None).offered == (Ahead.CHECK_FOLD, Ahead.CALL, Ahead.CALL_ANY)
    assert decided(holdem(), 1, Ahead.CHECK).choice is None


def test_a_bring_in_that_was_called_is_owed_no_more_while_the_next_cards_are_dealt():
    """A call of it stayed on offer until the first bet of fourth street could be made."""
    hand = stud()
    hand.act(BringIn())
    while known(hand.observe(0).to_act) is not None and hand.observe(0).street == 0:
        hand.act(CheckCall())
    between = replace(hand.observe(0), street=0, to_act=None, legal=None)
    assert not any(view.bet for view in between.seats)
    ahead = AheadOfTurn()
    ahead.watch(between, 0)
    assert ahead.offered == (Ahead.CHECK_FOLD, Ahead.CHECK, Ahead.CALL_ANY) and not ahead.owes


def test_before_the_bring_in_its_call_is_on_offer_and_no_check():
    hand = stud()
    opener = known(hand.legal()).seat
    ahead = decided(hand, (opener + 1) % 8, Ahead.CALL)
    assert ahead.choice is Ahead.CALL and known(ahead.facing).call == hand.state.started.game.stakes.bring_in
    hand.act(BringIn())
    assert ahead.watch(hand.observe((opener + 1) % 8), (opener + 1) % 8) is None
    assert ahead.taken(hand.legal()) == CheckCall()
    completed = stud()
    ahead = decided(completed, (opener + 1) % 8, Ahead.CALL)
    completed.act(RaiseTo(20))
    assert ahead.watch(completed.observe((opener + 1) % 8), (opener + 1) % 8) is Lapse.BET


@pytest.mark.parametrize("choice", [Ahead.CHECK_FOLD, Ahead.CHECK, Ahead.CALL_ANY])
def test_where_nobody_bets_each_checks(choice):
    hand = free_check()
    ahead = decided(hand, 2, choice)
    hand.act(CALL)
    assert ahead.watch(hand.observe(2), 2) is None
    assert ahead.taken(hand.legal()) == CheckCall()


@pytest.mark.parametrize(
    ("choice", "lapse", "does"),
    [(Ahead.CHECK_FOLD, None, Fold()), (Ahead.CHECK, Lapse.BET, None), (Ahead.CALL_ANY, None, CheckCall())],
)
@pytest.mark.parametrize("at_once", [False, True])
def test_to_a_bet_one_folds_one_lapses_and_one_calls(choice, lapse, does, at_once):
    """`at_once`: the turn comes before the bet is seen."""
    hand = free_check()
    ahead = decided(hand, 2, choice)
    hand.act(RaiseTo(6))
    if not at_once:
        assert ahead.watch(hand.observe(2), 2) is lapse
    assert ahead.taken(hand.legal()) == does


@pytest.mark.parametrize("at_once", [False, True])
def test_the_call_of_an_amount_lapses_with_it_and_only_then(at_once):
    hand = holdem()
    ahead = decided(hand, 1, Ahead.CALL)
    assert ahead.facing.call == 1 and ahead.watch(hand.observe(1), 1) is None
    hand.act(RaiseTo(6))
    if not at_once:
        assert ahead.watch(hand.observe(1), 1) is Lapse.BET and ahead.choice is None
    assert ahead.taken(hand.legal()) is None


def test_the_call_of_the_last_chips_holds_for_a_larger_bet():
    hand = holdem(RaiseTo(100), stacks=(200, 200, 60))
    ahead = decided(hand, 2, Ahead.CALL)
    assert ahead.facing.call == 58
    hand.act(RaiseTo(199))
    assert ahead.watch(hand.observe(2), 2) is None
    assert ahead.taken(hand.legal()) == CheckCall()


@pytest.mark.parametrize("choice", EVERY)
def test_the_next_cards_cancel_everything(choice):
    """The flop is dealt: what was decided before it does not hold any more."""
    hand = holdem(CALL, stacks=(200, 200, 200))
    seat = 1 if choice is Ahead.CALL else 2
    ahead = decided(hand, seat, choice)
    while hand.legal().seat != 2 or hand.state.street == 0:
        hand.act(CALL)
    assert ahead.watch(hand.observe(seat), seat) is (None if ahead.facing is None else Lapse.CARDS)
    assert ahead.choice is None


def test_a_new_hand_knows_nothing_of_the_last():
    ahead = decided(free_check(), 2, Ahead.CALL_ANY)
    ahead.clear()
    assert ahead.choice is None and ahead.watch(holdem().observe(1), 1) is None
