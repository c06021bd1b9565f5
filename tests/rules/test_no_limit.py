"""resources/rules/betting.md#no-limit: minimums, maximums, short all-ins."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import Fold, IllegalAction, RaiseTo

from .table import deal, flop_game, play

GAME = flop_game("holdem", "none", 5, 10)
DEEP = [1000] * 4


def test_minimum_bet_is_the_big_blind() -> None:
    hand = play(deal(GAME, DEEP), "2c 3c 0c 1c")
    assert hand.bounds().raise_to == (10, 990)


def test_steps_between_round_amounts_end_at_the_next_one_each_way() -> None:
    legal = deal(GAME, DEEP).legal()
    assert legal.step() == 20
    assert [legal.stepped(amount, by) for amount, by in ((55, 1), (55, -1), (60, 1), (60, -1))] == [60, 40, 80, 40]


def test_minimum_raise_before_the_flop_is_twice_the_big_blind() -> None:
    assert deal(GAME, DEEP).bounds().raise_to == (20, 1000)


def test_minimum_raise_is_the_size_of_the_last_full_raise() -> None:
    hand = play(deal(GAME, DEEP), "2r35")
    assert hand.bounds().raise_to == (60, 1000)
    play(hand, "3r100")
    assert hand.bounds().raise_to == (165, 1000)


def test_a_raise_size_does_not_shrink_and_does_not_outlive_the_street() -> None:
    hand = play(deal(GAME, DEEP), "2r200 3c 0f 1f")
    assert hand.bounds().raise_to == (10, 800)


def test_maximum_is_the_whole_stack_whatever_the_opponents_have() -> None:
    hand = deal(GAME, [50, 60, 1000, 40])
    assert hand.bounds().raise_to == (20, 1000)


def test_minimum_raise_to_after_an_opening_all_in_of_one_is_six() -> None:
    hand = play(deal(flop_game("holdem", "none", 2, 5), [1000, 1000, 6, 1000]), "2c 3c 0c 1c 0c 1c 2r1")
    assert hand.to_act == 3
    assert hand.bounds().raise_to == (6, 995)


def test_a_player_short_of_the_minimum_may_bet_all_in() -> None:
    hand = play(deal(GAME, [17, *DEEP[1:]]), "2c 3c 0c 1c")
    assert hand.bounds().raise_to == (7, 7)


def test_a_player_short_of_the_minimum_may_raise_all_in() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 45]), "2r30")
    assert hand.bounds().raise_to == (45, 45)


def test_a_stack_that_only_calls_may_not_raise() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 30]), "2r30")
    legal = hand.legal()
    assert (legal.check_call, legal.raise_to) == (30, None)
    assert str(legal.raise_reason) == "calling takes your whole stack"


def test_a_call_for_less_is_always_allowed() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 12]), "2r30")
    assert hand.bounds().check_call == 12


def test_an_amount_below_the_minimum_is_refused_with_the_minimum() -> None:
    hand = play(deal(GAME, DEEP), "2r35")
    with pytest.raises(IllegalAction, match="raise to 59: the minimum is 60"):
        hand.act(RaiseTo(59))


def test_folding_is_legal_even_when_checking_is_free() -> None:
    hand = play(deal(GAME, DEEP), "2c 3c 0c")
    legal = hand.legal()
    assert (legal.fold, legal.free) == (True, True)
    hand.act(Fold())
    assert not hand.state.live[1]


def test_the_big_blind_has_the_option() -> None:
    hand = play(deal(GAME, DEEP), "2c 3c 0c")
    assert hand.to_act == 1
    assert hand.bounds().raise_to == (20, 1000)


# All-in for less than a full raise


def test_a_short_all_in_does_not_reopen_to_who_has_acted() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 45]), "2r30 3r45 0c 1c")
    assert hand.to_act == 2
    legal = hand.legal()
    assert (legal.check_call, legal.raise_to) == (15, None)
    assert str(legal.raise_reason) == "the all-in was less than a full raise: call or fold"


def test_a_short_all_in_leaves_the_raise_to_who_has_not_acted_yet() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 45]), "2r30 3r45")
    # The bet to call is 45, the last full raise was 20.
    assert hand.bounds().raise_to == (65, 1000)


def test_short_all_ins_that_add_up_to_a_full_raise_reopen() -> None:
    hand = play(deal(GAME, [55, 1000, 1000, 45]), "2r30 3r45 0r55 1c")
    # 30 to 45 to 55: together 25, a full raise is 20.
    assert hand.to_act == 2
    assert hand.bounds().raise_to == (75, 1000)


def test_short_all_ins_count_from_the_players_own_last_action() -> None:
    hand = play(deal(GAME, [55, 1000, 1000, 45, 1000]), "2r30 3r45 4c 0r55 1f")
    assert hand.to_act == 2
    assert hand.bounds().raise_to == (75, 1000)
    play(hand, "2c")
    # Seat 4 called 45: only 10 have come on top since.
    assert hand.to_act == 4
    assert hand.bounds().raise_to is None


def test_a_full_raise_after_a_short_all_in_reopens() -> None:
    hand = play(deal(GAME, [1000, 1000, 1000, 45]), "2r30 3r45 0r65 1f")
    assert hand.to_act == 2
    assert hand.bounds().raise_to == (85, 1000)


def test_an_opening_all_in_below_the_minimum_reopens_nothing_for_who_had_checked() -> None:
    hand = play(deal(GAME, [1000, 1000, 17, 1000]), "2c 3c 0c 1c 0c 1c 2r7 3c")
    for seat in (0, 1):
        assert hand.to_act == seat
        assert hand.bounds().raise_to is None
        play(hand, f"{seat}c")


def test_a_short_big_blind_is_owed_in_full_and_sets_the_minimum_raise() -> None:
    hand = deal(GAME, [1000, 3, 1000, 1000])
    assert hand.bounds().check_call == 10
    assert hand.bounds().raise_to == (20, 1000)


def test_a_short_small_blind_changes_nothing() -> None:
    hand = deal(GAME, [2, 1000, 1000, 1000])
    assert hand.bounds().check_call == 10
    assert hand.bounds().raise_to == (20, 1000)


def test_both_blinds_short_count_in_full() -> None:
    hand = deal(GAME, [2, 3, 1000, 1000])
    assert hand.bounds().check_call == 10
    play(hand, "2c 3c")
    assert hand.state.put_in == [2, 3, 10, 10]
    # The side pot goes on between the two who have chips.
    assert hand.to_act == 2
    assert [tuple(pot) for pot in hand.state.pots] == [(8, (0, 1, 2, 3)), (3, (1, 2, 3)), (14, (2, 3))]
