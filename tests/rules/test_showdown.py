"""resources/rules/pots-and-showdown.md: who shows first, who may muck, all-in hands face up before the run-out."""

from __future__ import annotations

from pokertable.model.hand.events import BoardDealt, HandMucked, HandShown, HoleDealt
from pokertable.model.hand.hand import Hand

from .table import check_down, deal, events_of, flop_game, kinds, play, stud_game

GAME = flop_game("holdem", "none", 5, 10)
BLANKS = "2s3s7h8hTd"
DOWN_WARDS = {0: "AcAd", 1: "KcKd", 2: "QcQd", 3: "JcJd"}
"""Seat 0 has the best hand, seat 3 the worst."""
UP_WARDS = {0: "JcJd", 1: "QcQd", 2: "KcKd", 3: "AcAd"}


def order(hand: Hand) -> list[str]:
    """``0s 1m``: seats in the order in which they showed or mucked."""
    turned = [event for event in hand.events if isinstance(event, HandShown | HandMucked)]
    return [f"{event.seat}{'s' if isinstance(event, HandShown) else 'm'}" for event in turned]


def to_the_river(hand: Hand) -> Hand:
    while hand.state.street < 3:
        play(hand, f"{hand.to_act}c")
    return hand


def test_the_last_player_to_bet_on_the_last_street_shows_first() -> None:
    hand = to_the_river(deal(GAME, [200] * 4, holes=UP_WARDS, board=BLANKS))
    play(hand, "0c 1c 2r20 3c 0c 1c")
    assert order(hand) == ["2s", "3s", "0m", "1m"]


def test_the_last_player_to_raise_on_the_last_street_shows_first() -> None:
    hand = to_the_river(deal(GAME, [200] * 4, holes=DOWN_WARDS, board=BLANKS))
    play(hand, "0r20 1c 2c 3r60 0c 1c 2c")
    assert order(hand) == ["3s", "0s", "1m", "2m"]


def test_a_bet_on_an_earlier_street_does_not_count() -> None:
    hand = deal(GAME, [200] * 4, holes=UP_WARDS, board=BLANKS)
    play(hand, "2r30 3c 0c 1c")
    check_down(hand)
    assert order(hand) == ["0s", "1s", "2s", "3s"]


def test_checked_through_the_first_live_seat_left_of_the_button_shows_first() -> None:
    hand = deal(GAME, [200] * 4, button=1, holes=DOWN_WARDS, board=BLANKS)
    play(hand, "0c 1c 2f 3c")
    check_down(hand)
    # Seat 2 has folded: seat 3 is first, then clockwise.
    assert order(hand) == ["3s", "0s", "1m"]


def test_stud_checked_through_the_player_who_was_first_to_act_shows_first() -> None:
    holes = {0: "2c3d9c8d5h6sJc", 1: "2d3h9dKdTs7sJd", 2: "2h3s9hAd4c8cJh"}
    hand = check_down(deal(stud_game(), [200] * 3, holes=holes))
    # Seat 2 shows the ace and acts first on seventh street.
    assert order(hand)[0] == "2s"
    assert [word[0] for word in order(hand)] == ["2", "0", "1"]


def test_stud_all_in_from_the_bring_in_shows_from_the_player_who_acted_first() -> None:
    holes = {0: "9c9dKh", 1: "TcTd2c", 2: "JcJdQh"}
    hand = deal(stud_game(ante=1, bring_in=3), [4, 4, 4], holes=holes)
    play(hand, "1b 2c 0c")
    assert order(hand)[:3] == ["1s", "2s", "0s"]


def test_a_later_hand_that_cannot_win_any_part_is_mucked() -> None:
    hand = check_down(deal(GAME, [200] * 4, holes=DOWN_WARDS, board=BLANKS))
    assert order(hand) == ["0s", "1m", "2m", "3m"]
    assert [seat for seat in range(4) if hand.state.mucked[seat]] == [1, 2, 3]


def test_a_hand_that_ties_is_shown() -> None:
    holes = {0: "AcKd", 1: "AdKc", 2: "QcQd"}
    hand = check_down(deal(GAME, [200] * 3, holes=holes, board="AhKs2s7h8d"))
    assert order(hand) == ["0s", "1s", "2m"]


def test_a_hand_that_wins_only_the_low_half_is_shown() -> None:
    holes = {0: "KcKdQcJd", 1: "9c9dTcJh", 2: "Ac2d9hTh"}
    hand = check_down(deal(flop_game("omaha8", "pot"), [200] * 3, holes=holes, board="4s5s8hKh9s"))
    assert order(hand) == ["0s", "1m", "2s"]


def test_a_hand_that_wins_only_a_side_pot_is_shown() -> None:
    holes = {0: "AcAd", 1: "QcQd", 2: "KcKd", 3: "JcJd"}
    hand = deal(GAME, [50, 200, 200, 200], holes=holes, board=BLANKS)
    play(hand, "2r80 3c 0c 1c")
    to_the_river(hand)
    play(hand, "1c 2c 3c")
    # Seat 0 is first left of the button; seat 1 may still win the side pot; seat 3 can win nothing.
    assert order(hand) == ["0s", "1s", "2s", "3m"]


def test_the_board_plays_and_everybody_who_stayed_ties() -> None:
    holes = {0: "2c3d", 1: "2d3c", 2: "4c4d"}
    hand = check_down(deal(GAME, [200] * 3, holes=holes, board="AsKsQsJsTs"))
    assert order(hand) == ["0s", "1s", "2s"]
    assert hand.state.stacks == [200] * 3


def test_everybody_else_folding_shows_nothing() -> None:
    hand = play(deal(GAME, [200] * 3), "2r30 0f 1f")
    assert order(hand) == []


def test_all_in_hands_are_turned_up_before_the_rest_is_dealt() -> None:
    hand = play(deal(GAME, [100] * 3, holes=DOWN_WARDS, board=BLANKS), "2r100 0c 1f")
    names = kinds(hand.events)
    assert names.index("HandShown") < names.index("BoardDealt")
    # Both, also the one that will lose; the raiser first.
    assert order(hand) == ["2s", "0s"]
    assert [len(event.cards) for event in events_of(hand, BoardDealt)] == [3, 1, 1]


def test_all_in_on_the_turn_is_turned_up_before_the_river() -> None:
    hand = deal(GAME, [100] * 3, holes=DOWN_WARDS, board=BLANKS)
    play(hand, "2c 0c 1c 0c 1c 2c 0r90 1c 2f")
    names = [name for name in kinds(hand.events) if name in ("HandShown", "BoardDealt", "PotAwarded")]
    assert names == ["BoardDealt", "BoardDealt", "HandShown", "HandShown", "BoardDealt", "PotAwarded"]


def test_hands_stay_down_while_two_players_can_still_bet() -> None:
    hand = play(deal(GAME, [50, 200, 200, 200]), "2r50 3f 0c 1c")
    assert hand.to_act == 1
    assert order(hand) == []


def test_one_player_with_chips_left_turns_up_too() -> None:
    hand = play(deal(GAME, [50, 500, 50], holes=DOWN_WARDS, board=BLANKS), "2r50 0c 1c")
    assert sorted(order(hand)) == ["0s", "1s", "2s"]


def test_stud_all_in_hands_are_turned_up_and_each_later_card_is_seen() -> None:
    holes = {0: "9c9dKh", 1: "TcTd2c"}
    hand = play(deal(stud_game(), [11, 11], holes=holes), "1r10 0c")
    names = [name for name in kinds(hand.events) if name in ("HandShown", "HoleDealt")]
    assert names[:3] == ["HoleDealt", "HandShown", "HandShown"]
    down = [card for event in events_of(hand, HoleDealt) for card in event.cards if not card.up]
    # The seventh card is dealt down; at an all-in showdown everybody sees it at the end.
    final = hand.observe(None)
    seen = {card.card for seat in final.seats for card in seat.cards}
    assert {card.card for card in down} <= seen


def test_an_all_in_called_on_the_last_street_is_an_ordinary_showdown() -> None:
    hand = to_the_river(deal(GAME, [200] * 3, holes=DOWN_WARDS, board=BLANKS))
    play(hand, "0r190 1c 2c")
    assert order(hand) == ["0s", "1m", "2m"]
