"""resources/rules/betting.md#who-is-asked: who is asked to act at all, and who of them may raise."""

from __future__ import annotations

from pokertable.model.hand.events import UncalledReturned

from .table import deal, events_of, flop_game, kinds, play, stud_game

GAME = flop_game("holdem", "none", 5, 10)


def test_who_faces_a_bet_is_asked() -> None:
    hand = play(deal(GAME, [100, 100, 100]), "2r100 0f")
    assert hand.to_act == 1
    # The all-in opponent cannot answer a raise.
    assert hand.bounds().raise_to is None


def test_nobody_left_is_the_reason_when_every_opponent_is_all_in() -> None:
    hand = play(deal(GAME, [100, 500, 100]), "2r100 0f")
    assert str(hand.legal().raise_reason) == "nobody left has chips to call a raise"


def test_a_player_alone_with_chips_is_not_asked_on_later_streets() -> None:
    hand = play(deal(GAME, [1000, 50, 50]), "2r50 0c 1c")
    assert hand.over


def test_the_big_blind_is_not_asked_when_the_only_opponent_is_all_in_for_less() -> None:
    # Heads-up: seat 1 has the button and posts the small blind with its last 3 chips.
    hand = deal(GAME, [1000, 3])
    assert hand.over
    assert events_of(hand, UncalledReturned) == [UncalledReturned(0, 7)]


def test_the_small_blind_owes_nothing_to_a_big_blind_that_is_all_in_for_less() -> None:
    hand = deal(GAME, [4, 1000])
    # The big blind's 4 do not exceed the small blind's 5 and nobody has chips behind.
    assert hand.over


def test_the_small_blind_is_asked_when_the_short_big_blind_exceeds_its_own_bet() -> None:
    hand = deal(GAME, [7, 1000])
    assert hand.to_act == 1
    assert hand.bounds().check_call == 5
    assert hand.bounds().raise_to is None


def test_an_opponent_covered_by_the_short_blind_price_cannot_answer() -> None:
    # Seats 0 and 1 are all-in for their blinds, seat 2 has exactly the price.
    hand = play(deal(GAME, [2, 3, 10, 500]), "2c")
    assert hand.to_act == 3
    assert hand.bounds().raise_to is None


def test_two_players_with_chips_are_asked_even_with_others_all_in() -> None:
    hand = play(deal(GAME, [50, 200, 200]), "2r50 0c 1c")
    assert hand.to_act == 1
    assert hand.bounds().raise_to == (10, 150)


def test_a_bring_in_is_not_asked_when_no_opponent_has_chips_left() -> None:
    hand = deal(stud_game(ante=5), [5, 5, 200], holes={2: "KhKd2c", 0: "9h9d9c", 1: "ThTdTc"})
    assert hand.over
    assert "BroughtIn" not in kinds(hand.events)


def test_a_check_that_owes_nothing_is_not_asked_when_nobody_can_answer() -> None:
    hand = play(deal(GAME, [1000, 30, 30]), "2c 0c 1r30 2c 0c")
    assert hand.over
