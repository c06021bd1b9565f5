"""A table over many hands: the first button, the deal, busted seats."""

import random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM, STUD8
from pokertable.model.hand.actions import BringIn, CheckCall, Fold
from pokertable.model.hand.events import HandStarted
from pokertable.model.mixes import alone
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.players.seen.habits import Habits
from pokertable.session.profile.choice import usual_choice
from pokertable.session.record.event_codec import decode_rotation, encode_rotation
from pokertable.session.record.table import Seat, Table, draw_button
from tests.narrow import of_kind

GAME = Game(variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=blind_stakes(Structure.NO_LIMIT, 1, 2))


def table(seats: int = 3, seed: int = 5, game: Game = GAME) -> Table:
    chairs = [Seat("You", None, 100), *(Seat(f"Bot {i}", "station", 100) for i in range(1, seats))]
    return Table(game, chairs, buy_in=100, seed=seed)


def fold_out(hand):
    while not hand.over:
        hand.act(BringIn() if hand.state.bring_in_due else Fold())


def test_the_first_button_is_drawn_highest_card_wins_then_suit():
    for seed in range(30):
        cards, button = draw_button(seed, 6)
        assert len(set(cards)) == 6
        by_rule = max(range(6), key=lambda seat: (cards[seat].rank, cards[seat].suit))
        assert button == by_rule, seed


def test_the_button_moves_one_seat_clockwise_each_hand():
    sat = table(4)
    first = sat.button
    buttons = []
    for _ in range(5):
        hand = sat.deal()
        buttons.append(hand.state.button)
        fold_out(hand)
        sat.settle(hand)
    assert buttons == [(first + i) % 4 for i in range(5)]


def test_every_hand_has_a_deck_of_its_own():
    sat = table(4)
    dealt = []
    for _ in range(5):
        hand = sat.deal()
        dealt.append([list(hole) for hole in hand.state.holes])
        fold_out(hand)
        sat.settle(hand)
    assert all(first != second for place, first in enumerate(dealt) for second in dealt[:place])


def test_stacks_are_carried_to_the_next_hand_and_chips_are_conserved():
    sat = table()
    for _ in range(6):
        hand = sat.deal()
        assert [seat.stack for seat in sat.seats] == list(of_kind(HandStarted, hand.events[0]).stacks)
        fold_out(hand)
        sat.settle(hand)
        assert sum(seat.stack for seat in sat.seats) == 300


def test_a_hand_that_is_not_over_is_not_settled():
    sat = table()
    hand = sat.deal()
    with pytest.raises(ValueError, match="not over"):
        sat.settle(hand)


def test_a_busted_opponent_buys_in_again():
    sat = table()
    sat.seats[2].stack = 0
    sat.deal()
    assert sat.seats[2].stack == 100


def test_the_player_without_chips_is_told_to_rebuy():
    sat = table()
    sat.seats[0].stack = 0
    with pytest.raises(ValueError, match="You has no chips: rebuy first"):
        sat.deal()
    sat.rebuy(0)
    assert of_kind(HandStarted, sat.deal().events[0]).stacks[0] == 100


def test_a_rebuy_never_takes_chips_away():
    sat = table()
    sat.seats[0].stack = 250
    sat.rebuy(0)
    assert sat.seats[0].stack == 250


def test_the_same_seed_deals_the_same_hands_and_another_seed_others():
    def holes(seed):
        sat = table(seed=seed)
        dealt = []
        for _ in range(3):
            hand = sat.deal()
            dealt.append(hand.state.holes)
            fold_out(hand)
            sat.settle(hand)
        return dealt

    assert holes(1) == holes(1)
    assert holes(1) != holes(2)


def test_deck_and_choices_have_seeds_of_their_own():
    sat = table()
    sat.deal()
    seeds = {sat.choice_seed(seat, number) for seat in range(3) for number in range(4)}
    assert len(seeds) == 12
    draws = {random.Random(seed).random() for seed in seeds} | {random.Random(sat.deck_seed()).random()}
    assert len(draws) == 13


def test_seats_beyond_the_game_are_refused():
    stud = Game(variant=STUD8, structure=Structure.FIXED, stakes=bring_in_stakes(10, 20))
    with pytest.raises(ValueError, match="9 seats: stud8 is played with 2 to 8"):
        table(9, game=stud)


def test_another_buy_in_makes_another_table():
    def table(buy_in):
        seats = [Seat("A", None, 200), Seat("B", "tag", 200)]
        return Table(usual_choice("holdem").rotation(), seats, buy_in=buy_in, seed=1)

    assert table(200).is_like(table(200)) and not table(200).is_like(table(400))


def test_at_a_game_for_fewer_the_last_seats_leave_but_never_the_player():
    """Those who stay keep their order, what they have, what was seen of them and their programs."""
    stud = Game(variant=STUD8, structure=Structure.FIXED, stakes=bring_in_stakes(10, 20))
    seats = [Seat(f"P{at}", None if at == 8 else "tag", 100 + at) for at in range(9)]
    full = Table(GAME, seats, buy_in=100, seed=1)
    full.memory = tuple([Habits(hands=at) for at in range(9)])
    full.programs = {0: "program:a", 6: "program:b", 7: "program:c"}
    smaller = full.at_game(alone(stud), buy_in=200, seed=2)
    assert [seat.name for seat in smaller.seats] == ["P0", "P1", "P2", "P3", "P4", "P5", "P6", "P8"]
    assert smaller.hero == 7 and [seat.stack for seat in smaller.seats] == [100, 101, 102, 103, 104, 105, 106, 108]
    assert [each.hands for each in smaller.memory] == [0, 1, 2, 3, 4, 5, 6, 8]
    assert smaller.programs == {0: "program:a", 6: "program:b"} and (smaller.buy_in, smaller.seed) == (200, 2)


def test_the_hero_is_the_seat_without_a_persona():
    assert table().hero == 0
    sat = Table(GAME, [Seat("A", "tag", 50), Seat("B", "tag", 50)], buy_in=50, seed=1)
    assert sat.hero is None


def test_a_hand_can_be_played_to_its_end():
    sat = table()
    hand = sat.deal()
    while not hand.over:
        hand.act(CheckCall())
    sat.settle(hand)
    assert sum(seat.stack for seat in sat.seats) == 300


def test_another_game_keeps_the_buttons_turn_and_the_numbering_of_the_hands():
    sat = table()
    for _ in range(2):
        sat.deal()
    other = sat.at_game(alone(GAME), buy_in=200, seed=2)
    other.deal()
    assert other.hand_number == 3 and other.button == (sat.button + 1) % 3


def test_the_button_of_seats_that_left_goes_to_the_next_who_stay():
    stud = Game(variant=STUD8, structure=Structure.FIXED, stakes=bring_in_stakes(10, 20))
    full = Table(GAME, [Seat(f"P{at}", "tag" if at else None, 100) for at in range(9)], buy_in=100, seed=1)
    full.hand_number, full.button = 5, 8
    smaller = full.at_game(alone(stud), buy_in=100, seed=2)
    smaller.deal()
    assert smaller.button == 0


def test_a_mix_begins_with_its_first_game_whatever_was_played_before_and_goes_on_so_after_a_restart():
    sat = table()
    for _ in range(7):
        sat.deal()
    mixed = sat.at_game(usual_choice("horse", seats=3).rotation(), buy_in=200, seed=2)
    keys = []
    for _ in range(7):
        mixed.deal()
        keys.append(mixed.game.variant.key)
    assert keys == ["holdem"] * 3 + ["omaha8"] * 3 + ["razz"] and mixed.hand_number == 14
    again = decode_rotation(encode_rotation(mixed.rotation))
    assert again.of_hand(14, 3) == mixed.game and again.hands_left(14, 3) == mixed.hands_left == 2
