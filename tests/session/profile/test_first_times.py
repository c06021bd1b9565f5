"""First-time hints: which one fits a moment, and that each is given once."""

from __future__ import annotations

from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.session.profile.first_times import FirstTime, hint_at_result, hint_at_turn, offers_sound
from pokertable.session.profile.settings import Settings
from tests.views.turns import free_check, holdem


def test_the_rules_come_first_then_odds_at_a_price_then_a_read_after_the_flop():
    before = holdem().observe(0)
    free = free_check().observe(1)
    after = free_check()
    after.act(RaiseTo(6))
    bet = after.observe(2)
    assert hint_at_turn(before, ()) is hint_at_turn(free, ()) is FirstTime.RULES
    assert hint_at_turn(free, ("rules holdem",)) is None
    assert hint_at_turn(before, ("rules holdem",)) is FirstTime.ODDS
    assert hint_at_turn(before, ("rules holdem", "odds")) is None
    assert hint_at_turn(bet, ("rules holdem", "odds")) is FirstTime.READ
    assert hint_at_turn(bet, ("rules holdem", "odds", "read")) is None
    assert hint_at_turn(bet, ("rules", "rules stud8", "odds", "read")) is FirstTime.RULES, "once in each game"


def test_after_a_hand_the_review_is_told_once_and_sound_offered_once_while_it_is_off():
    assert hint_at_result(()) is FirstTime.REVIEW and hint_at_result(("review",)) is None
    assert offers_sound((), sounds=False)
    assert not offers_sound((), sounds=True) and not offers_sound(("sound",), sounds=False)


def test_nobody_is_hinted_who_is_not_asked():
    hand = holdem()
    hand.act(CheckCall())
    while not hand.over:
        hand.act(CheckCall())
    assert hint_at_turn(hand.observe(0), ()) is None


def test_what_was_told_is_kept_and_not_told_again_after_a_reset():
    settings, bad = Settings.from_json({"told": {"odds": True, "read": "yes"}})
    assert settings.told == {"odds": True} and bad == ["told.read"]
    assert settings.reset().told == {"odds": True}


def test_who_has_few_chips_left_is_told_of_the_rest_of_the_buy_in_first() -> None:
    """Nothing at the table said that chips can be bought."""
    assert hint_at_result((), short=True) is FirstTime.TOP_UP
    assert hint_at_result(("top up",), short=True) is FirstTime.REVIEW
    assert hint_at_result(("top up", "review"), short=True) is None
