"""resources/rules/stud.md: antes, the bring-in, completion and who opens in stud."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import BringIn, CheckCall, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import AntesPosted, BroughtIn, HoleDealt, Raised, RaiseKind, UncalledReturned
from pokertable.model.hand.hand import Hand

from .table import deal, events_of, kinds, play, stacks, stud_game

GAME = stud_game(10, 20, ante=1, bring_in=3)
DOWN = {0: "9c9d", 1: "TcTd", 2: "JcJd", 3: "QcQd"}


def doors(*ups: str) -> dict[int, str]:
    """Two down cards each and these door cards, then up cards."""
    return {seat: DOWN[seat] + up for seat, up in enumerate(ups)}


def test_everybody_antes() -> None:
    hand = deal(GAME, [100] * 3)
    assert events_of(hand, AntesPosted) == [AntesPosted((1, 1, 1))]


def test_two_down_one_up_one_at_a_time_from_the_dealers_left() -> None:
    hand = deal(GAME, [100] * 3, button=0)
    dealt = events_of(hand, HoleDealt)[0].cards
    assert [(card.seat, card.up) for card in dealt] == [
        *((seat, False) for seat in (1, 2, 0)),
        *((seat, False) for seat in (1, 2, 0)),
        *((seat, True) for seat in (1, 2, 0)),
    ]


def test_fourth_to_sixth_street_are_up_and_seventh_is_down() -> None:
    hand = play(deal(GAME, [100] * 2, holes=doors("2c", "3c")), "0b 1c")
    while not hand.over:
        play(hand, f"{hand.to_act}c")
    assert [{card.up for card in event.cards} for event in events_of(hand, HoleDealt)[1:]] == [
        {True},
        {True},
        {True},
        {False},
    ]


# The bring-in


def test_the_lowest_up_card_brings_it_in() -> None:
    assert deal(GAME, [100] * 4, holes=doors("8h", "7h", "4s", "Kh")).to_act == 2


def test_the_ace_is_high_for_the_bring_in() -> None:
    assert deal(GAME, [100] * 3, holes=doors("Ah", "Kh", "Qh")).to_act == 2


@pytest.mark.parametrize(
    ("ups", "lowest"),
    [(("4d", "4c", "4h"), 1), (("4s", "4h", "4d"), 2), (("4h", "4s", "8c"), 0), (("4d", "4s", "4h"), 0)],
)
def test_equal_ranks_by_suit_clubs_lowest(ups: tuple[str, ...], lowest: int) -> None:
    assert deal(GAME, [100] * 3, holes=doors(*ups)).to_act == lowest


def test_who_brings_it_in_cannot_fold_or_check() -> None:
    hand = deal(GAME, [100] * 3, holes=doors("2c", "Kh", "Qh"))
    legal = hand.legal()
    assert (legal.fold, legal.check_call, legal.bring_in) == (False, None, 3)
    for action in (Fold(), CheckCall()):
        with pytest.raises(IllegalAction):
            hand.act(action)
    assert hand.to_act == 0


def test_who_brings_it_in_may_open_for_the_full_small_bet() -> None:
    hand = deal(GAME, [100] * 3, holes=doors("2c", "Kh", "Qh"))
    assert hand.bounds().raise_to == (10, 10)
    play(hand, "0r10")
    assert hand.bounds()[:5] == (True, 10, None, (20, 20), None)
    assert events_of(hand, Raised)[0].kind is RaiseKind.COMPLETE
    assert hand.legal().ladder[0].kind is RaiseKind.COMPLETE, "the full bet of this street is a completion"


def test_the_others_fold_call_the_bring_in_or_complete() -> None:
    hand = play(deal(GAME, [100] * 3, holes=doors("2c", "Kh", "Qh")), "0b")
    assert hand.bounds()[:5] == (True, 3, None, (10, 10), None)
    play(hand, "1c")
    assert hand.bounds()[:5] == (True, 3, None, (10, 10), None)
    play(hand, "2r10")
    assert events_of(hand, Raised)[0].kind is RaiseKind.COMPLETE
    assert hand.legal().ladder[0].kind is RaiseKind.COMPLETE
    assert hand.to_act == 0
    assert hand.bounds()[:5] == (True, 7, None, (20, 20), None)
    play(hand, "0c 1c")
    assert hand.legal().ladder[0].kind is RaiseKind.BET, "only third street has a bring-in to complete"


def test_when_all_call_the_bring_in_third_street_is_over() -> None:
    hand = play(deal(GAME, [100] * 3, holes=doors("2c", "Kh", "Qh")), "0b 1c 2c")
    assert hand.state.street == 1


def test_a_short_bring_in_puts_in_what_it_has_and_the_others_owe_all_of_it() -> None:
    hand = deal(GAME, [3, 100, 100], holes=doors("2c", "Kh", "Qh"))
    legal = hand.legal()
    assert (legal.fold, legal.check_call, legal.bring_in) == (False, None, 2)
    play(hand, "0b")
    assert events_of(hand, BroughtIn) == [BroughtIn(0, 2)]
    assert hand.bounds()[:5] == (True, 3, None, (10, 10), None)


@pytest.mark.parametrize("stack", [1, 2, 3])
def test_who_has_no_more_than_the_bring_in_may_not_bet(stack: int) -> None:
    hand = deal(GAME, [stack + 1, 100, 100], holes=doors("2c", "Kh", "Qh"))
    legal = hand.legal()
    assert (legal.bring_in, legal.raise_to) == (stack, None)
    assert str(legal.raise_reason) == "the bring-in takes your whole stack"
    with pytest.raises(IllegalAction, match=f"raise to {stack}: the bring-in takes your whole stack"):
        hand.act(RaiseTo(stack))


@pytest.mark.parametrize(
    ("stack", "price", "completion", "then"),
    [(4, 4, 10, 20), (5, 5, 15, 25), (9, 9, 19, 29), (10, 10, 20, 30), (11, 10, 20, 30)],
)
def test_an_opening_all_in_counts_as_the_bet_from_half_of_it_on(stack, price, completion, then) -> None:
    hand = deal(GAME, [stack + 1, 100, 100], holes=doors("2c", "Kh", "Qh"))
    assert hand.bounds()[:4] == (False, None, 3, (price, price))
    play(hand, f"0r{price}")
    assert hand.bounds()[:4] == (True, price, None, (completion, completion))
    play(hand, f"1r{completion}")
    assert hand.bounds().raise_to == (then, then)


def test_everybody_else_folding_gives_the_short_bring_in_the_pot() -> None:
    hand = play(deal(GAME, [3, 100, 100], holes=doors("2c", "Kh", "Qh")), "0b 1f 2f")
    assert stacks(hand) == [5, 99, 99]


def test_an_all_in_bring_in_passes_clockwise_to_the_next_player_with_chips() -> None:
    hand = deal(GAME, [100, 1, 1, 100], holes=doors("8h", "2c", "3c", "Kh"))
    assert hand.to_act == 3
    assert hand.bounds().bring_in == 3


def test_the_bring_in_passes_on_whatever_the_next_players_card() -> None:
    hand = deal(GAME, [100, 1, 100, 100], holes=doors("3h", "2c", "Ah", "Kh"))
    assert hand.to_act == 2


def test_an_all_in_over_the_bring_in_of_half_the_small_bet_is_the_completion() -> None:
    hand = play(deal(GAME, [100, 6, 100, 100], holes=doors("2c", "Kh", "Qh", "Ah")), "0b 1r5")
    assert hand.bounds().raise_to == (15, 15)


def test_an_all_in_over_the_bring_in_of_less_leaves_the_completion_to_others() -> None:
    hand = play(deal(GAME, [100, 5, 100, 100], holes=doors("2c", "Kh", "Qh", "Ah")), "0b 1r4")
    assert hand.bounds()[:5] == (True, 4, None, (10, 10), None)
    play(hand, "2r10")
    assert hand.bounds().raise_to == (20, 20)


def test_a_bring_in_seat_that_covers_only_part_of_the_small_bet_may_open_all_in() -> None:
    hand = deal(GAME, [8, 100, 100], holes=doors("2c", "Kh", "Qh"))
    assert hand.bounds().raise_to == (7, 7)


# Who opens from fourth street on


def call_until(hand: Hand, street: int) -> Hand:
    """Bring in, call and check until this street."""
    while hand.state.street < street:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    return hand


@pytest.mark.parametrize(
    ("ups", "opener"),
    [
        (("2cKs", "3cQs", "4cAs"), 2),
        (("2c2s", "3cQs", "4cAs"), 0),
        (("2c2s", "3c3s", "4cAs"), 1),
        (("AcKs", "AhQs", "2cAs"), 0),
        (("8c7c", "9s8d", "ThAh"), 2),
        (("5c4c", "6d5d", "2h7s"), 2),
    ],
    ids=["high-card", "a-pair-outranks-an-ace", "higher-pair", "kicker", "high", "straights-and-flushes-not-counted"],
)
def test_the_highest_hand_showing_opens(ups: tuple[str, ...], opener: int) -> None:
    assert call_until(deal(GAME, [100] * 3, holes=doors(*ups)), 1).to_act == opener


@pytest.mark.parametrize("button", [0, 1, 2])
def test_a_tie_is_opened_by_the_first_dealt(button: int) -> None:
    hand = call_until(deal(GAME, [100] * 3, button=button, holes=doors("AcKs", "AhKd", "AdKc")), 1)
    assert hand.to_act == (button + 1) % 3


def test_three_of_a_kind_beats_two_pair_showing() -> None:
    hand = call_until(deal(GAME, [100] * 3, holes=doors("2c2s2h", "KcKsQc", "AhAs3c")), 2)
    assert hand.to_act == 0


def test_a_folded_hand_does_not_open() -> None:
    hand = play(deal(GAME, [100] * 3, holes=doors("2cAh", "KcAs", "QhAc")), "0b 1f 2c")
    assert hand.to_act == 2


def test_when_the_highest_hand_is_all_in_the_first_player_with_chips_clockwise_acts() -> None:
    hand = deal(GAME, [100, 4, 100, 100], holes=doors("2c3s", "KcKs", "8h9h", "QhTs"))
    play(hand, "0b 1c 2c 3c")
    # Seat 1 shows kings but is all-in: seat 2 acts, though seat 3 shows more.
    assert hand.to_act == 2


def test_no_double_bet_for_an_open_pair_on_fourth_street() -> None:
    hand = play(deal(GAME, [100] * 2, holes=doors("2c3h", "KcKs")), "0b 1c")
    assert hand.to_act == 1
    assert hand.bounds().raise_to == (10, 10)


def test_two_to_eight_players() -> None:
    for seats in (1, 9):
        with pytest.raises(ValueError, match=f"{seats} seats"):
            deal(GAME, [100] * seats)
    assert deal(GAME, [100] * 8).to_act is not None


def test_the_bring_in_alone_wins_the_antes_and_gets_its_chips_back() -> None:
    hand = play(deal(GAME, [100] * 3, holes=doors("2c", "Kh", "Qh")), "0b 1f 2f")
    assert events_of(hand, UncalledReturned) == [UncalledReturned(0, 3)]
    assert stacks(hand) == [102, 99, 99]
    assert "HandShown" not in kinds(hand.events)
