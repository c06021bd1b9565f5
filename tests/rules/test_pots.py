"""resources/rules/pots-and-showdown.md: side pots, antes, split pots, odd chips, rake."""

from __future__ import annotations

import pytest

from pokertable.model.betting.pots import layered_pots, uncalled
from pokertable.model.hand.events import BetsCollected, Pot, PotAwarded, RakeTaken, Won
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import Rake

from .table import check_down, deal, events_of, flop_game, play, stacks, stud_game

GAME = flop_game("holdem", "none", 5, 10)


def last_pots(hand: Hand) -> tuple[Pot, ...]:
    pots: tuple[Pot, ...] = events_of(hand, BetsCollected)[-1].pots
    return pots


# Side pots


def test_side_pots_by_what_each_player_put_in() -> None:
    holes = {0: "AcAd", 1: "KcKd", 2: "QcQd", 3: "JcJd"}
    hand = play(deal(GAME, [20, 50, 100, 100], holes=holes, board="2s3s4h7h8d"), "2r100 3c 0c 1c")
    assert last_pots(hand) == (Pot(80, (0, 1, 2, 3)), Pot(90, (1, 2, 3)), Pot(100, (2, 3)))
    assert stacks(hand) == [80, 90, 100, 0]


def test_a_folded_players_chips_stay_and_it_has_no_claim() -> None:
    hand = play(deal(GAME, [200, 200, 60, 200]), "2c 3r40 0c 1f 2r60 3c 0f")
    assert last_pots(hand) == (Pot(10 + 40 + 60 + 60, (2, 3)),)


def test_levels_with_the_same_claimants_are_one_pot() -> None:
    # Seat 0 folds after 40, seats 1 to 3 stay in for 60: the level of 40 is no pot of its own.
    assert layered_pots([40, 60, 60, 60], [False, True, True, True]) == [(220, (1, 2, 3))]


def test_chips_of_a_folded_player_above_every_live_level_belong_to_the_last_pot() -> None:
    assert layered_pots([90, 20, 50], [False, True, True]) == [(60, (1, 2)), (100, (2,))]


def test_uncalled_is_what_one_seat_put_in_more_than_anybody_else() -> None:
    assert uncalled([100, 60, 40], [True, False, True]) == (0, 40)
    assert uncalled([100, 60, 40], [False, True, True]) == (0, 0)
    assert uncalled([60, 60], [True, True])[1] == 0


def test_each_pot_is_settled_on_its_own() -> None:
    # Seats 1 and 2 tie in both pots, 15 and 31 chips: each pot has its own odd chip.
    game = flop_game("holdem", "none", 1, 2)
    holes = {0: "3c4d", 1: "AcKd", 2: "AdKc", 3: "7s8s"}
    hand = deal(game, [15, 21, 21, 21], button=3, holes=holes, board="AhKhQs2s9d")
    play(hand, "2r21 3f 0c 1c")
    assert last_pots(hand) == (Pot(45, (0, 1, 2)), Pot(12, (1, 2)))
    assert events_of(hand, PotAwarded) == [
        PotAwarded(0, "high", (Won(1, 23), Won(2, 22))),
        PotAwarded(1, "high", (Won(1, 6), Won(2, 6))),
    ]


def test_two_pots_of_the_same_winners_are_not_added_up() -> None:
    # Seat 3 is all-in for its blind of 1, seat 0 for 16: pots of 5, 46 and 8 chips, the first with an odd chip.
    game = flop_game("holdem", "none", 1, 2)
    holes = {0: "3c4d", 1: "AcKd", 2: "AdKc", 3: "7s8s", 4: "6s6c"}
    hand = deal(game, [16, 20, 20, 1, 16], button=2, holes=holes, board="AhKhQs2s9d")
    play(hand, "0r16 1r20 2c 4f")
    assert last_pots(hand) == (Pot(5, (0, 1, 2, 3)), Pot(1 + 45, (0, 1, 2)), Pot(8, (1, 2)))
    # Left of the button is seat 3, so seat 1 comes before seat 2.
    assert [award.won for award in events_of(hand, PotAwarded)] == [
        (Won(1, 3), Won(2, 2)),
        (Won(1, 23), Won(2, 23)),
        (Won(1, 4), Won(2, 4)),
    ]


# Antes


def test_a_short_ante_competes_only_for_its_share() -> None:
    game = flop_game("holdem", "none", 5, 10, ante=6)
    holes = {2: "AcAd", 0: "KcKd", 1: "QcQd", 3: "JcJd"}
    hand = play(deal(game, [100, 100, 4, 100], holes=holes, board="2s3s4h7h8d"), "3c 0c 1c")
    check_down(hand)
    assert last_pots(hand) == (Pot(16, (0, 1, 2, 3)), Pot(6 + 30, (0, 1, 3)))
    assert stacks(hand) == [120, 84, 16, 84]


def test_with_a_big_blind_ante_the_ante_is_dead_money_in_the_main_pot() -> None:
    game = flop_game("holdem", "none", 5, 10, big_blind_ante=10)
    hand = play(deal(game, [25, 100, 100]), "2r100 0c 1c")
    # The ante does not count as put in: the side pot is what lies above 25.
    assert last_pots(hand)[0] == Pot(75 + 10, (0, 1, 2))


def test_a_short_stack_competes_for_the_whole_big_blind_ante() -> None:
    game = flop_game("holdem", "none", 5, 10, big_blind_ante=10)
    holes = {0: "AcAd", 1: "KcKd", 2: "QcQd"}
    hand = play(deal(game, [3, 100, 100], holes=holes, board="2s3s4h7h8d"), "2c")
    check_down(hand)
    assert last_pots(hand) == (Pot(9 + 10, (0, 1, 2)), Pot(14, (1, 2)))
    assert stacks(hand)[0] == 19


def test_a_big_blind_that_is_all_in_from_its_ante_competes_for_the_dead_money_alone() -> None:
    game = flop_game("holdem", "none", 5, 10, big_blind_ante=10)
    holes = {0: "KcKd", 1: "AcAd", 2: "QcQd"}
    hand = play(deal(game, [100, 10, 100], holes=holes, board="2s3s4h7h8d"), "2c 0c")
    check_down(hand)
    assert last_pots(hand) == (Pot(10, (0, 1, 2)), Pot(20, (0, 2)))
    assert stacks(hand) == [110, 10, 90]


# Split pots and quarters


def test_half_high_half_low_if_a_low_qualifies() -> None:
    holes = {0: "AcAd3c9d", 1: "2d3d9hTh", 2: "QcQdJcJd"}
    hand = play(deal(flop_game("omaha8", "pot", 5, 10), [100] * 3, holes=holes, board="4s5s8hKcAh"), "2c 0c 1c")
    check_down(hand)
    # Seat 0: three aces and the low 8543A; seat 1: a straight to the five and the wheel.
    assert [(award.share, award.won) for award in events_of(hand, PotAwarded)] == [
        ("high", (Won(1, 15),)),
        ("low", (Won(1, 15),)),
    ]


def test_without_a_qualifying_low_the_high_hand_takes_the_whole_pot() -> None:
    holes = {0: "AcAd3c9d", 1: "2d3d9hTh", 2: "QcQdJcJd"}
    hand = play(deal(flop_game("omaha8", "pot", 5, 10), [100] * 3, holes=holes, board="4s9s8hKcKh"), "2c 0c 1c")
    check_down(hand)
    assert [(award.share, award.won) for award in events_of(hand, PotAwarded)] == [("high", (Won(0, 30),))]


def test_the_five_hands_in_one_pot_the_two_lows_are_quartered() -> None:
    holes = {0: "As4s5hKc", 1: "Ah3hTsTc", 2: "7c9cJsQs", 3: "4h6hKsKd", 4: "Ad3d6d9h"}
    hand = deal(flop_game("omaha8", "pot", 4, 8), [100] * 5, holes=holes, board="2s5cTh7d8c")
    check_down(hand)
    # The jack-high straight takes half of 40, the two 7532A a quarter each.
    assert [(award.share, award.won) for award in events_of(hand, PotAwarded)] == [
        ("high", (Won(2, 20),)),
        ("low", (Won(1, 10), Won(4, 10))),
    ]


def test_a_low_in_the_main_pot_does_not_halve_a_side_pot_without_one() -> None:
    holes = {0: "Ac2d9cTd", 1: "KcKdQcQd", 2: "JcJhTs9d"}
    hand = deal(flop_game("omaha8", "pot", 5, 10), [10, 30, 30], button=2, holes=holes, board="4s5s8hKhAh")
    play(hand, "2r30 0c 1c")
    check_down(hand)
    assert last_pots(hand) == (Pot(30, (0, 1, 2)), Pot(40, (1, 2)))
    assert [(award.pot, award.share, award.won) for award in events_of(hand, PotAwarded)] == [
        (0, "high", (Won(1, 15),)),
        (0, "low", (Won(0, 15),)),
        (1, "high", (Won(1, 40),)),
    ]


def test_a_scoop_is_both_halves_even_if_everybody_else_mucks() -> None:
    holes = {0: "Ac2dKdKc", 1: "QcQdJcJd", 2: "TcTd9c9d"}
    hand = check_down(deal(flop_game("omaha8", "pot", 5, 10), [100] * 3, holes=holes, board="4s5s8hKh3d"))
    assert [hand.state.mucked[seat] for seat in range(3)] == [False, True, True]
    assert [(award.share, award.won) for award in events_of(hand, PotAwarded)] == [
        ("high", (Won(0, 15),)),
        ("low", (Won(0, 15),)),
    ]


# Odd chips


def test_the_odd_chip_of_a_hi_lo_split_goes_to_the_high_half() -> None:
    holes = {0: "Ac2d9cTd", 1: "KcKdQcJd", 2: "7s7h6cTs"}
    hand = deal(flop_game("omaha8", "pot", 5, 11), [105] * 3, button=1, holes=holes, board="4s5s8hKhJh")
    # Blinds: seat 2 posts 5, seat 0 posts 11; seat 2 folds: 5 + 11 + 11 = 27.
    play(hand, "1c 2f 0c")
    check_down(hand)
    assert [(award.share, award.won) for award in events_of(hand, PotAwarded)] == [
        ("high", (Won(1, 14),)),
        ("low", (Won(0, 13),)),
    ]


@pytest.mark.parametrize(("button", "lucky"), [(0, [1, 2]), (1, [2, 3]), (2, [3, 0]), (3, [0, 1])])
def test_flop_games_one_odd_chip_each_to_the_first_winners_left_of_the_button(button: int, lucky: list[int]) -> None:
    # Three players tie for 5 + … : the fourth folds its blind or ante; two odd chips.
    game = flop_game("holdem", "none", 1, 2, ante=2)
    holes = dict(enumerate(("2c3d", "2d3c", "2h3h", "2s3s")))
    hand = deal(game, [20] * 4, button=button, holes=holes, board="AhKdQcJsTh")
    check_down(hand)
    assert stacks(hand) == [20] * 4
    # Nine chips of dead money on top: 4 × 4 + 0 is even, so play it again with a raise and a fold.
    hand = deal(game, [20] * 4, button=button, holes=holes, board="AhKdQcJsTh")
    first = hand.to_act
    play(hand, f"{first}f")
    check_down(hand)
    # 2 + 3 × 4 = 14 among three: four each and two odd chips.
    winners = [seat for seat in range(4) if seat != first]
    order = sorted(winners, key=lambda seat: (seat - button - 1) % 4)
    assert {seat: stacks(hand)[seat] - 16 for seat in winners} == {
        seat: 4 + (place < 2) for place, seat in enumerate(order)
    }
    assert order[:2] == lucky


def test_no_player_gets_two_odd_chips_of_one_split() -> None:
    holes = dict(enumerate(("2c3d", "2d3c", "2h3h", "2s3s", "4c4d", "4h4s")))
    game = flop_game("holdem", "none", 1, 2, ante=1)
    hand = deal(game, [20] * 6, holes=holes, board="AhKdQcJsTh")
    play(hand, "2f 3f")
    check_down(hand)
    # 2 + 4 × 3 = 14 among four: three each, two odd chips to seats 0 and 1.
    assert stacks(hand) == [21, 21, 19, 19, 20, 20]


def stud_split(zero: str, one: str, *, third: str, share: str, ante: int = 1) -> dict[int, int]:
    """What seats 0 and 1 win of a share of a stud pot to which seat 2, who folds, has left an odd number of chips."""
    hand = deal(stud_game(10, 20, ante=ante), [500] * 3, holes={0: zero, 1: one, 2: third})
    while not hand.over:
        if hand.to_act == 2 and not hand.state.bring_in_due:
            play(hand, "2f")
        else:
            play(hand, f"{hand.to_act}{'b' if hand.state.bring_in_due else 'c'}")
    (award,) = [award for award in events_of(hand, PotAwarded) if award.share == share]
    assert sum(won.amount for won in award.won) % 2 == 1
    return dict(award.won)


def test_stud_the_odd_chip_of_a_tie_goes_to_the_highest_playing_card() -> None:
    # Ace-high straights; the aces are clubs and spades.
    won = stud_split("AcKdQdJcTc2h3d", "AsKhQsJhTd2d3s", third="4c4d5h5s6c6d7h", share="high", ante=2)
    assert won[1] == won[0] + 1


def test_stud_the_suit_of_the_highest_card_decides_the_odd_chip() -> None:
    won = stud_split("AsKdQdJcTc2h3d", "AcKhQsJhTd2d3s", third="4c4d5h5s6c6d7h", share="high", ante=2)
    assert won[0] == won[1] + 1


def test_stud_only_the_five_playing_cards_count_for_the_odd_chip() -> None:
    # Both play 9 8 7 6 5; the ace of spades is not part of it.
    won = stud_split("9c8d7d6c5cAsKs", "9s8c7s6h5hAdKd", third="TcThQcQhJcJh2h", share="high")
    assert won[1] == won[0] + 1


def test_stud_a_tied_low_gives_the_odd_chip_to_the_lowest_card() -> None:
    # Both have 7 5 4 3 2 … with an ace: 7432A. The lower ace is the club.
    won = stud_split("7c4d3d2cAsKsKd", "7s4c3s2hAcQsQd", third="TcThJcJh9c9h8h", share="low", ante=3)
    assert won[1] == won[0] + 1


THREE_PAIR = ("2c2d5c5d8c8d", "2h2s5h5s8h8s", "3c3d6c6d9c9d", "3h3s6h6s9h9s", "4c4d7c7dThTs", "4h4s7h7sJdJs")
"""Six hands that an ace in the middle makes no more than two pair; the last of them is seat 7."""


def broadways(zero: str, one: str) -> dict[int, int]:
    """Eight stay and share the ace of spades: what seats 0 and 1 win of an odd pot."""
    holes = {0: zero, 1: one, **dict(enumerate(THREE_PAIR, start=2))}
    # Seat 7 is all-in for one chip less than the bring-in: seven chips are in the side pot.
    hand = deal(stud_game(ante=1, bring_in=3), [*[500] * 7, 3], holes=holes, board="As")
    check_down(hand)
    main, side = events_of(hand, PotAwarded)
    assert main.won == (Won(0, 12), Won(1, 12))
    assert sum(won.amount for won in side.won) == 7
    return dict(side.won)


def test_stud_the_shared_card_is_passed_over_for_the_odd_chip() -> None:
    # Both make ace-high straights with the ace of spades; the king of spades is the highest card that is not shared.
    assert broadways("KcQdJcTcKdQc", "KsQhJhTdKhQs") == {0: 3, 1: 4}


def test_stud_the_odd_chip_goes_by_an_own_ace_where_the_shared_one_could_play_too() -> None:
    assert broadways("AcKsQdJcTcQc", "AdKhQhJhTdQs") == {0: 3, 1: 4}


# Rake


def test_the_rake_is_a_percentage_rounded_down() -> None:
    hand = play(deal(flop_game("holdem", "none", 5, 10, rake=Rake(per_mille=50, cap=100)), [100] * 3), "2r35 0c 1c")
    check_down(hand)
    # 5 % of 105 is 5.25.
    assert events_of(hand, RakeTaken) == [RakeTaken((5,))]
    assert sum(stacks(hand)) == 295


def test_the_rake_has_a_cap_per_hand_and_comes_from_the_main_pot_first() -> None:
    game = flop_game("holdem", "none", 5, 10, rake=Rake(per_mille=100, cap=15))
    hand = play(deal(game, [40, 200, 200]), "2r200 0c 1c")
    assert last_pots(hand)[0].amount == 120
    assert events_of(hand, RakeTaken) == [RakeTaken((12, 3))]
    assert sum(stacks(hand)) == 440 - 15


def test_no_flop_no_drop() -> None:
    game = flop_game("holdem", "none", 5, 10, rake=Rake(per_mille=100, cap=15))
    hand = play(deal(game, [200] * 3), "2r100 0f 1f")
    assert events_of(hand, RakeTaken) == []


def test_a_hand_that_ends_on_the_flop_is_raked() -> None:
    game = flop_game("holdem", "none", 5, 10, rake=Rake(per_mille=100, cap=15))
    hand = play(deal(game, [200] * 3), "2r50 0c 1c 0r100 1f 2f")
    assert events_of(hand, RakeTaken) == [RakeTaken((15,))]


def test_the_uncalled_part_is_not_raked() -> None:
    game = flop_game("holdem", "none", 5, 10, rake=Rake(per_mille=100, cap=150))
    hand = play(deal(game, [1000] * 3), "2c 0c 1c 0r900 1f 2f")
    assert events_of(hand, RakeTaken) == [RakeTaken((3,))]


def test_stud_is_not_raked_when_the_hand_ends_on_third_street() -> None:
    game = stud_game(rake=Rake(per_mille=100, cap=15))
    hand = play(deal(game, [200] * 3, holes={0: "9c9d2c"}), "0b 1r10 2f 0f")
    assert events_of(hand, RakeTaken) == []
    hand = play(deal(game, [200] * 3, holes={0: "9c9d2c"}), "0b 1r10 2c 0f")
    check_down(hand)
    assert events_of(hand, RakeTaken) == [RakeTaken((2,))]


def test_the_rake_is_off_by_default() -> None:
    hand = check_down(deal(GAME, [100] * 3))
    assert events_of(hand, RakeTaken) == []
