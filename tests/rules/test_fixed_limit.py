"""resources/rules/betting.md#fixed-limit: bet sizes, the cap, and the half-bet rule for all-ins."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import IllegalAction, RaiseTo

from .table import deal, flop_game, play, stud_game

GAME = flop_game("holdem", "fixed", 10, 20)
DEEP = [1000] * 5
"""Seats 0 and 1 post 5 and 10; 2, 3 and 4 act after them, 4 has the button."""
CALLED = "2c 3c 4c 0c 1c"
"""Everybody sees the flop, seat 0 acts first."""


# The size of a bet


@pytest.mark.parametrize("amount", [11, 15, 19, 21, 1000])
def test_a_raise_is_exactly_the_bet(amount: int) -> None:
    hand = deal(GAME, DEEP)
    assert hand.bounds().raise_to == (20, 20)
    with pytest.raises(IllegalAction, match="20"):
        hand.act(RaiseTo(amount))


def test_small_bets_on_the_first_two_streets_and_big_bets_after() -> None:
    hand = deal(GAME, DEEP)
    bets = []
    for _ in range(4):
        found = hand.bounds().raise_to
        assert found is not None
        bets.append(found[0] - hand.state.round.price)
        while hand.state.street == len(bets) - 1 and not hand.over:
            play(hand, f"{hand.to_act}c")
    assert bets == [10, 10, 20, 20]


def test_small_bets_on_third_and_fourth_street_of_stud_and_big_bets_after() -> None:
    hand = play(deal(stud_game(2, 4, bring_in=1), [1000] * 3, holes={0: "9c9d2c"}), "0b")
    bets = []
    for street in range(5):
        assert hand.state.street == street
        found = hand.bounds().raise_to
        assert found is not None
        bets.append(found[0])
        while hand.state.street == street and not hand.over:
            play(hand, f"{hand.to_act}c")
    assert bets == [2, 2, 4, 4, 4]


# The cap


def test_a_bet_and_three_raises_by_default_and_the_big_blind_is_the_bet() -> None:
    hand = play(deal(GAME, DEEP), "2r20 3r30 4r40")
    assert hand.to_act == 0
    assert hand.bounds().raise_to is None
    assert str(hand.legal().raise_reason) == "capped: one bet and three raises"
    with pytest.raises(IllegalAction, match="raise to 50: capped: one bet and three raises"):
        hand.act(RaiseTo(50))


def test_a_bet_and_three_raises_after_the_flop() -> None:
    hand = play(deal(GAME, DEEP), f"{CALLED} 0r10 1r20 2r30 3r40")
    assert hand.bounds().raise_to is None


@pytest.mark.parametrize(
    ("cap", "line", "words"),
    [
        (0, "0r10", "capped: one bet, no raise"),
        (1, "0r10 1r20", "capped: one bet and one raise"),
        (4, "0r10 1r20 2r30 3r40 4r50", "capped: one bet and four raises"),
        (5, "0r10 1r20 2r30 3r40 4r50 0r60", "capped: one bet and 5 raises"),
    ],
)
def test_the_cap_is_a_table_setting(cap: int, line: str, words: str) -> None:
    hand = play(deal(flop_game("holdem", "fixed", 10, 20, raise_cap=cap), DEEP), CALLED)
    for move in line.split():
        assert hand.bounds().raise_to is not None
        play(hand, move)
    assert hand.bounds().raise_to is None
    assert str(hand.legal().raise_reason) == words


def test_no_cap_at_all() -> None:
    hand = play(deal(flop_game("holdem", "fixed", 10, 20, raise_cap=None), DEEP), CALLED)
    for i in range(12):
        play(hand, f"{i % 5}r{10 * (i + 1)}")
    assert hand.bounds().raise_to == (130, 130)


def test_no_cap_on_a_street_that_starts_with_two_live_players() -> None:
    game = flop_game("holdem", "fixed", 10, 20, no_cap_heads_up=True)
    hand = play(deal(game, DEEP), "2f 3f 4f 0c 1c 0r10 1r20 0r30 1r40 0r50 1r60")
    assert hand.bounds().raise_to == (70, 70)


def test_a_street_that_only_becomes_heads_up_keeps_its_cap() -> None:
    game = flop_game("holdem", "fixed", 10, 20, no_cap_heads_up=True)
    hand = play(deal(game, DEEP), "2f 3f 4r20 0f 1r30 4r40")
    assert hand.bounds().raise_to is None


def test_a_heads_up_hand_has_no_cap_from_the_start() -> None:
    game = flop_game("holdem", "fixed", 10, 20, no_cap_heads_up=True)
    hand = play(deal(game, [1000, 1000]), "1r20 0r30 1r40 0r50")
    assert hand.bounds().raise_to == (60, 60)


def test_without_the_option_heads_up_is_capped_too() -> None:
    hand = play(deal(GAME, [1000, 1000]), "1r20 0r30 1r40")
    assert hand.bounds().raise_to is None


def test_completing_a_bring_in_is_the_bet_not_a_raise() -> None:
    hand = play(deal(stud_game(), [1000] * 5, holes={0: "9c9d2c"}), "0b 1r10 2r20 3r30 4r40")
    assert hand.bounds().raise_to is None
    assert str(hand.legal().raise_reason) == "capped: one bet and three raises"


def test_the_cap_starts_anew_on_each_street() -> None:
    hand = play(deal(GAME, DEEP), "2r20 3r30 4r40 0c 1c 2c 3c")
    assert hand.state.street == 1
    assert hand.bounds().raise_to == (10, 10)


# The half-bet rule


def on_the_flop(**stacks: int) -> list[int]:
    """Five stacks so that on the flop (after calling 10) seat s0…s4 has the given chips."""
    return [10 + stacks.get(f"s{seat}", 990) for seat in range(5)]


def test_all_in_15_into_a_bet_of_10_is_a_full_raise_and_the_next_is_to_25() -> None:
    hand = play(deal(GAME, on_the_flop(s1=15)), f"{CALLED} 0r10 1r15")
    assert hand.bounds().raise_to == (25, 25)
    play(hand, "2c 3c 4c")
    # It reopens to the bettor.
    assert hand.to_act == 0
    assert hand.bounds().raise_to == (25, 25)


def test_an_all_in_of_half_the_bet_counts_towards_the_cap() -> None:
    hand = play(deal(GAME, on_the_flop(s1=15)), f"{CALLED} 0r10 1r15 2r25 3r35")
    assert hand.bounds().raise_to is None
    assert hand.legal().raises_made == 3


def test_all_in_13_over_a_bet_of_10_does_not_count_and_the_next_completes_to_20() -> None:
    hand = play(deal(GAME, on_the_flop(s1=13)), f"{CALLED} 0r10 1r13")
    assert hand.bounds().raise_to == (20, 20)
    assert hand.bounds().check_call == 13
    play(hand, "2r20 3r30 4r40")
    # 13 did not count: bet, 20, 30 and 40 are the bet and three raises.
    assert hand.bounds().raise_to is None


def test_all_in_13_over_a_bet_of_10_does_not_reopen() -> None:
    hand = play(deal(GAME, on_the_flop(s1=13)), f"{CALLED} 0r10 1r13 2c 3c 4c")
    assert hand.to_act == 0
    legal = hand.legal()
    assert (legal.check_call, legal.raise_to) == (3, None)
    assert str(legal.raise_reason) == "the all-in was less than a full raise: call or fold"


def test_who_called_before_the_short_all_in_may_only_call_or_fold() -> None:
    hand = play(deal(GAME, on_the_flop(s2=13)), f"{CALLED} 0r10 1c 2r13 3c 4c 0c")
    assert hand.to_act == 1
    assert hand.bounds().raise_to is None


def test_completing_the_short_all_in_reopens() -> None:
    hand = play(deal(GAME, on_the_flop(s1=13)), f"{CALLED} 0r10 1r13 2r20 3f 4f")
    assert hand.to_act == 0
    assert hand.bounds().raise_to == (30, 30)


def test_short_all_ins_add_up_from_the_last_full_level() -> None:
    hand = play(deal(GAME, on_the_flop(s1=13, s2=15)), f"{CALLED} 0r10 1r13 2r15")
    # 15 is half a bet above the last full level of 10.
    assert hand.bounds().raise_to == (25, 25)
    play(hand, "3c 4c")
    assert hand.to_act == 0
    assert hand.bounds().raise_to == (25, 25)


def test_who_called_a_short_all_in_is_reopened_when_they_add_up() -> None:
    hand = play(deal(GAME, on_the_flop(s1=13, s3=15)), f"{CALLED} 0r10 1r13 2c 3r15 4c 0c")
    assert hand.to_act == 2
    assert hand.bounds().raise_to == (25, 25)


@pytest.mark.parametrize(("chips", "next_to"), [(4, 10), (5, 15), (9, 19)])
def test_the_half_bet_rule_covers_opening_bets(chips: int, next_to: int) -> None:
    hand = play(deal(GAME, on_the_flop(s1=chips)), f"{CALLED} 0c 1r{chips}")
    assert hand.bounds().raise_to == (next_to, next_to)
    play(hand, "2c 3c 4c")
    assert hand.to_act == 0
    # Half a bet reopens to who had checked, less does not.
    assert hand.bounds().raise_to == ((next_to, next_to) if chips >= 5 else None)


@pytest.mark.parametrize(("total", "next_to"), [(4, 10), (5, 15), (8, 18)])
def test_the_half_bet_rule_covers_completions(total: int, next_to: int) -> None:
    hand = play(deal(stud_game(), [101, 1 + total, 101, 101], holes={0: "9c9d2c"}), f"0b 1r{total}")
    assert hand.bounds().raise_to == (next_to, next_to)
    play(hand, "2c 3c")
    assert hand.to_act == 0
    assert hand.bounds().raise_to == ((next_to, next_to) if total >= 5 else None)


def test_a_raise_short_of_the_full_amount_is_all_in_and_both_bounds() -> None:
    hand = play(deal(GAME, on_the_flop(s1=17)), f"{CALLED} 0r10")
    assert hand.bounds().raise_to == (17, 17)


def test_a_short_big_blind_is_the_bet_in_full() -> None:
    hand = deal(GAME, [1000, 3, 1000, 1000, 1000])
    assert hand.bounds().check_call == 10
    assert hand.bounds().raise_to == (20, 20)
    play(hand, "2r20 3r30 4r40")
    assert hand.bounds().raise_to is None


def test_the_ladder_shows_the_bet_and_the_raises() -> None:
    hand = play(deal(GAME, DEEP), "2r20")
    rungs = [(step.kind.value, step.number, step.amount, step.taken, step.current) for step in hand.legal().ladder]
    assert rungs == [
        ("bet", 0, 10, True, False),
        ("raise", 1, 20, True, False),
        ("raise", 2, 30, False, True),
        ("raise", 3, 40, False, False),
    ]
