"""What is ticked before one's turn, and when it lapses."""

import pytest
from PySide6.QtCore import Qt

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.views.table.action_panel import Mode
from tests.views.builders import game, moments
from tests.views.table.desk import Desk, waiting
from tests.views.turns import CALL, NAMES, free_check, holdem


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


def test_a_ticked_check_checks_when_the_turn_comes(desk):
    hand = free_check()
    waiting(desk, hand, 2)
    assert desk.panel.mode is Mode.WAITING
    assert desk.panel.ticks.check_call.detail == "cancelled if anyone bets"
    desk.press(Qt.Key.Key_C)
    assert desk.panel.ticks.check_call.isChecked()
    hand.act(CALL)
    waiting(desk, hand, 2)
    with desk.qtbot.waitSignal(desk.panel.choices.acted):
        desk.panel.set_choices(hand.legal())
    assert desk.actions == [CheckCall()]
    assert not desk.panel.live


def test_a_ticked_check_never_becomes_a_call(desk):
    hand = free_check()
    waiting(desk, hand, 2)
    desk.click(desk.panel.ticks.check_call)
    hand.act(RaiseTo(6))
    waiting(desk, hand, 2)
    assert not desk.panel.ticks.check_call.isChecked()
    assert desk.panel.line.right.text == "“Check” cancelled: the bet is now 6"
    waiting(desk, hand, 2)
    assert desk.panel.line.right.text == "“Check” cancelled: the bet is now 6"
    desk.panel.set_choices(hand.legal())
    assert desk.panel.line.right.text == "“Check” cancelled: the bet is now 6"
    desk.qtbot.wait(20)
    assert desk.actions == []


def test_a_ticked_check_lapses_even_if_the_bet_and_the_turn_come_at_once(desk):
    hand = free_check()
    waiting(desk, hand, 2)
    desk.click(desk.panel.ticks.check_call)
    hand.act(RaiseTo(6))
    desk.panel.set_choices(hand.legal())
    desk.qtbot.wait(20)
    assert desk.actions == []
    assert "cancelled" in desk.panel.line.right.text


def test_check_or_fold_folds_to_a_bet(desk):
    hand = free_check()
    waiting(desk, hand, 2)
    desk.press(Qt.Key.Key_F)
    hand.act(RaiseTo(6))
    waiting(desk, hand, 2)
    assert desk.panel.ticks.check_fold.isChecked()
    with desk.qtbot.waitSignal(desk.panel.choices.acted):
        desk.panel.set_choices(hand.legal())
    assert desk.actions == [Fold()]


def test_a_ticked_fold_to_a_bet_is_a_fold_to_any_bet(desk):
    hand = free_check()
    hand.act(RaiseTo(6))
    waiting(desk, hand, 0)
    assert desk.panel.ticks.check_fold.text() == "Fold"
    assert desk.panel.ticks.check_fold.detail == "to any bet"
    desk.press(Qt.Key.Key_F)
    hand.act(RaiseTo(20))
    waiting(desk, hand, 0)
    assert desk.panel.ticks.check_fold.isChecked()
    assert "cancelled" not in desk.panel.line.right.text
    with desk.qtbot.waitSignal(desk.panel.choices.acted):
        desk.panel.set_choices(hand.legal())
    assert desk.actions == [Fold()]


def test_ticks_lapse_with_the_street(desk):
    hand = holdem(CALL, CALL)
    waiting(desk, hand, 1)
    desk.click(desk.panel.ticks.check_fold)
    hand.act(CALL)
    waiting(desk, hand, 1)
    assert not desk.panel.ticks.check_fold.isChecked()
    assert "next cards" in desk.panel.line.right.text
    desk.panel.set_choices(hand.legal())
    desk.qtbot.wait(20)
    assert desk.actions == []


def test_against_a_bet_the_check_is_the_call_of_this_amount(desk):
    hand = holdem()
    waiting(desk, hand, 1)
    assert desk.panel.ticks.check_call.text() == "Call 1"
    desk.press(Qt.Key.Key_C)
    assert desk.panel.ticks.check_call.isChecked()
    hand.act(CALL)
    with desk.qtbot.waitSignal(desk.panel.choices.acted):
        desk.panel.set_choices(hand.legal())
    assert desk.actions == [CheckCall()]


def test_a_ticked_call_lapses_when_the_amount_changes(desk):
    hand = holdem()
    waiting(desk, hand, 1)
    desk.click(desk.panel.ticks.check_call)
    hand.act(RaiseTo(6))
    waiting(desk, hand, 1)
    assert not desk.panel.ticks.check_call.isChecked()
    assert desk.panel.ticks.check_call.text() == "Call 5"
    desk.panel.set_choices(hand.legal())
    assert desk.panel.line.right.text == "“Call 1” cancelled: the bet is now 6"
    desk.qtbot.wait(20)
    assert desk.actions == []


def test_call_any_calls_whatever_was_bet(desk):
    hand = free_check()
    waiting(desk, hand, 2)
    desk.press(Qt.Key.Key_Y)
    hand.act(RaiseTo(60))
    waiting(desk, hand, 2)
    assert desk.panel.ticks.call_any.isChecked()
    with desk.qtbot.waitSignal(desk.panel.choices.acted):
        desk.panel.set_choices(hand.legal())
    assert desk.actions == [CheckCall()]


def test_only_one_tick_at_a_time(desk):
    waiting(desk, free_check(), 2)
    desk.click(desk.panel.ticks.check_call)
    desk.click(desk.panel.ticks.check_fold)
    assert not desk.panel.ticks.check_call.isChecked()
    assert desk.panel.ticks.check_fold.isChecked()


def test_after_a_fold_the_way_on_is_named(desk):
    hand = holdem(Fold())
    waiting(desk, hand, 0)
    assert desk.panel.mode is Mode.OUT
    assert desk.panel.line.left.text == "You folded"
    assert desk.panel.next_button.text() == "Next hand" and desk.panel.next_button.isVisible()
    with desk.qtbot.waitSignal(desk.panel.next_button.clicked):
        desk.click(desk.panel.next_button)


def test_keys_do_nothing_when_there_is_nothing_to_decide(desk):
    desk.panel.set_choices(None)
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_R, Qt.Key.Key_Return, Qt.Key.Key_Up):
        desk.press(key)
    assert desk.actions == []


def test_a_tick_that_lapses_with_the_betting_round_says_so(desk):
    """All have called before the flop, the bets are collected: no bet "is now 0"."""
    seen = [moment.after for moment in moments(game("omaha"), 4, 3, folds=0.0, raises=0.0)]
    before = next(i for i, after in enumerate(seen) if after.street == 0 and after.seats[0].bet and not after.legal)
    watched = seen[before]
    desk.panel.set_waiting(watched, 0, NAMES)
    desk.click(desk.panel.ticks.check_fold)
    collected = next(after for after in seen[before:] if not any(view.bet for view in after.seats))
    desk.panel.set_waiting(collected, 0, NAMES)
    assert desk.panel.line.right.text == "“Check or fold” cancelled: the betting round is over"


@pytest.mark.parametrize("width", [700, 1016, 1900])
def test_each_tick_stands_where_the_turn_will_have_its_button(desk, width):
    """Who clicks Call half a second too early must not have ticked a fold."""
    desk.panel.resize(width, desk.panel.height())
    panel = desk.panel
    for tick, button in (
        (panel.ticks.check_fold, panel.choices.fold_button),
        (panel.ticks.check_call, panel.choices.call_button),
        (panel.ticks.call_any, panel.choices.raise_button),
    ):
        at = button.geometry().translated(panel.choices.pos())
        assert tick.geometry().translated(panel.ticks.pos()).contains(at)
