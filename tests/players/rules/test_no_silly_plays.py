"""Plays that a good player would laugh at, found by reading hands of the usual table: no regular makes them."""

from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.players.opponents.personas import PERSONAS, with_memory
from pokertable.players.rules import facing
from pokertable.players.seen.habits import Habits
from pokertable.players.seen.policy import choose
from pokertable.players.seen.spot import Spot
from tests.narrow import known, of_kind
from tests.players.rules.test_families import SKILLED, bet, chances, on_street, stud
from tests.players.tables import game
from tests.rules.table import deal


def three_handed(key="omaha", structure=Structure.POT, board="7sTd7h3sJs"):
    """The first to act bets the flop, and both others call."""
    hand = on_street(key, structure, board, 1, 3)
    bet(hand, 0.5)
    hand.act(CheckCall())
    hand.act(CheckCall())
    return hand


@pytest.mark.parametrize("name", [*SKILLED, "loose"])
def test_two_who_called_are_not_bluffed_on_the_next_street(name):
    hand = three_handed()
    assert (chances(name, hand, "4s8cAd2d", "KhQc4d2c")[:, 2] <= 0.02).all()


@pytest.mark.parametrize("name", [*SKILLED, "loose"])
def test_nobody_bluffs_into_two_out_of_position_whom_it_has_not_raised(name):
    hand = on_street("omaha", Structure.POT, "7sTd7h3sJs", 1, 3)
    assert (chances(name, hand, "4s8cAd2d", "KhQc4d2c")[:, 2] <= 0.02).all()


@pytest.mark.parametrize("name", [*SKILLED, "rock"])
def test_the_nuts_bet_big_into_several_where_many_cards_can_beat_them(name):
    """Three queens on Q-T-6, three behind: no straight can be yet, and half of the deck makes one."""
    hand = on_street("omaha", Structure.POT, "6sQcTh", 1, 4)
    public = hand.observe(None)
    policy = PERSONAS[name]
    row = policy.probabilities(public, np.array([parse_cards("Qd7sQh6d")], np.uint8))[0]
    big = [act for act in policy.menu(public).actions if isinstance(act, RaiseTo) and act.amount >= 0.7 * public.pot]
    assert sum(row[policy.menu(public).actions.index(act)] for act in big) >= 0.8


@pytest.mark.parametrize("name", SKILLED)
def test_a_strong_draw_that_is_the_favourite_is_bet_when_checked_to(name):
    """The nut flush draw and two overcards: behind the hands that call, and yet ahead of all that can be held."""
    hand = on_street("omaha", Structure.POT, "7s4d8d", 1, 2)
    hand.act(CheckCall())
    assert chances(name, hand, "AdJd5c2h")[0][2] >= 0.8


@pytest.mark.parametrize("name", ["tag", "tag:expert", "rock"])
def test_a_small_blind_does_not_complete_with_rags(name):
    hand = deal(game("holdem", Structure.FIXED), [2000] * 4, button=1)
    hand.act(CheckCall())
    hand.act(Fold())
    rags, good = chances(name, hand, "8c4s", "AhTh")
    assert rags[0] >= 0.9
    assert good[0] == 0


def test_a_big_blind_that_has_nothing_to_pay_is_in():
    hand = deal(game("holdem", Structure.FIXED), [2000] * 4, button=1)
    hand.act(CheckCall())
    hand.act(Fold())
    plays = {rival.seat: rival.plays for rival in Spot.of(hand.observe(None)).rivals}
    assert plays == {0: 1.0, 3: 1.0}


@pytest.mark.parametrize("name", ["tag", "tag:expert"])
def test_a_big_blind_raises_two_limpers_with_good_hands_only(name):
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 4, button=1)
    hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(Fold())
    middling, good = chances(name, hand, "Ah4d", "AsKs")
    assert middling[2] <= 0.05
    assert good[2] >= 0.9


@pytest.mark.parametrize("name", ["tag", "tag:expert"])
def test_a_big_blind_raises_two_limpers_in_a_draw_game_with_good_hands_only(name):
    hand = deal(game("triple27", Structure.FIXED), [2000] * 4, button=1)
    hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(Fold())
    middling, good = chances(name, hand, "4s8cAd2d4d", "7c5d3s2h4c")
    assert middling[2] <= 0.05
    assert good[2] >= 0.9


@pytest.mark.parametrize("name", [*SKILLED, "rock:beginner"])
def test_nobody_stands_pat_with_what_wins_nothing_either_way(name):
    """Five-card draw: an ace high against a straight that stood pat; and four to a straight is drawn to."""
    hand = deal(game("draw5", Structure.FIXED), [2000] * 2, button=1)
    hand.act(CheckCall())
    bet(hand)
    hand.act(CheckCall())
    hand.act(Draw(()))
    choices = [choose(PERSONAS[name], hand.observe(None), parse_cards("JhAhKd9s7h"), Random(at)) for at in range(10)]
    assert all(of_kind(Draw, choice.action).cards for choice in choices)
    choices = [choose(PERSONAS[name], hand.observe(None), parse_cards("3sTdJdQhKs"), Random(at)) for at in range(10)]
    assert all(of_kind(Draw, choice.action).cards for choice in choices)


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_an_ace_and_a_deuce_look_at_a_flop_where_the_pot_is_split(name):
    hand = deal(game("omaha8", Structure.POT), [2000] * 6, button=3)
    hand.act(CheckCall())
    hand.act(CheckCall())
    assert chances(name, hand, "8cAd2c4s")[0][0] == 0


@pytest.mark.parametrize("name", ["tag", "tag:expert", "rock"])
def test_an_ace_with_three_cards_that_make_no_low_is_no_plan(name):
    hand = deal(game("omaha8", Structure.POT), [2000] * 6, button=3)
    for _ in range(3):
        hand.act(CheckCall())
    assert chances(name, hand, "AdQdTh8s")[0][0] >= 0.9


@pytest.mark.parametrize("name", SKILLED)
def test_with_one_card_to_come_a_low_draw_alone_is_not_bet(name):
    """Half of a pot, half of the time, called by two."""
    hand = on_street("omaha8", Structure.POT, "7s3d9h9c", 2, 3)
    assert chances(name, hand, "As2dTcJd")[0][2] <= 0.1


@pytest.mark.parametrize("name", SKILLED)
def test_no_bluff_moves_a_board_of_three_low_cards_where_the_pot_is_split(name):
    """Sixth street after a completion and a bet of one's own, which the low of 5-3-2 called."""
    hand = stud("stud8", {0: "8d6c7dJs9dAh", 1: "Jc7s2d3h5dTs"}, players=2)
    while hand.state.street < 3:
        if hand.state.bring_in_due:
            hand.act(BringIn())
        elif hand.to_act == 0 and hand.state.street < 2 and not known(hand.observe(None).legal).bet:
            bet(hand)
        else:
            hand.act(CheckCall())
    assert hand.to_act == 0 and Spot.of(hand.observe(None)).led
    assert chances(name, hand, "8d6c")[0][2] == 0


@pytest.mark.parametrize("name", [*SKILLED, "loose", "rock"])
def test_in_razz_a_pair_or_two_high_cards_never_limp(name):
    holes = {0: "9d9hKc", 1: "6s3h5s", 2: "JdJh8s", 3: "QdQh7c", 4: "KdKhTh", 5: "8d8h9s"}
    hand = stud("razz", holes, players=6)
    hand.act(BringIn())
    assert hand.to_act == 1
    paired, high = chances(name, hand, "5d2s", "KsQs")
    assert paired[0] >= 0.95 and high[0] >= 0.95


@pytest.mark.parametrize("name", SKILLED)
def test_in_razz_a_king_on_fourth_street_is_not_defended(name):
    holes = {0: "5s3sThKs", 1: "6s8h9d8d"}
    hand = stud("razz", holes, players=2, street=1)
    while hand.to_act != 1:
        hand.act(CheckCall())
    bet(hand)
    assert chances(name, hand, "5s3s")[0][0] >= 0.9


@pytest.mark.parametrize("name", SKILLED)
def test_on_the_last_street_a_raise_is_raised_again_with_nearly_the_best_only(name):
    """A bet of one's own was raised: the best pair calls, the best straight raises."""
    hand = on_street("holdem", Structure.FIXED, "JhTs8d2c4s", 3, 2)
    bet(hand)
    bet(hand)
    pair, nuts = chances(name, hand, "AdJc", "Qh9h")
    assert pair[2] <= 0.1 and pair[0] == 0
    assert nuts[2] >= 0.6


@pytest.mark.parametrize("name", SKILLED)
def test_a_draw_with_one_card_to_come_is_not_bet_into_two(name):
    hand = on_street("holdem", Structure.NO_LIMIT, "Th4s8s3h", 2, 3)
    assert chances(name, hand, "Js2s")[0][2] <= 0.1


@pytest.mark.parametrize("name", SKILLED)
def test_the_draw_to_the_best_low_is_not_given_up_on_the_flop_at_a_good_price(name):
    """A-2 on 5-3: half of all cards to come make the nut low or a wheel; a bet was raised, a third of the pot."""
    hand = on_street("omaha8", Structure.POT, "Qd3s5s", 1, 3, stack=4000)
    bet(hand, 0.5)
    bet(hand, 0.4)
    hand.act(Fold())
    assert chances(name, hand, "Ac2d9c7c")[0][0] <= 0.1


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_a_low_that_can_be_tied_does_not_raise_without_end(name):
    """A-4 makes a wheel for both halves: after a bet and two raises the other has an ace with a low card as well."""
    hand = on_street("omaha8", Structure.FIXED, "2d3c5sKh4c", 3, 2)
    bet(hand)
    assert chances(name, hand, "Qh4h8hAs")[0][2] >= 0.8
    bet(hand)
    bet(hand)
    calls = chances(name, hand, "Qh4h8hAs")[0]
    assert calls[2] <= 0.05 and calls[0] == 0
    assert chances(name, hand, "7h4h6dAs")[0][2] >= 0.8, "nobody has a better hand for either half"


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_of_several_with_the_nut_low_one_raises_and_no_more(name):
    """A-2 alone, four in: a bet is raised for what the others pay, a raise is called, for who raised it has A-2 too."""
    hand = on_street("omaha8", Structure.FIXED, "8hTc6s6c5d", 3, 4)
    bet(hand)
    assert chances(name, hand, "2cAd4s9s")[0][2] >= 0.6
    bet(hand)
    calls = chances(name, hand, "2cAd4s9s")[0]
    assert calls[2] <= 0.05 and calls[0] == 0


@pytest.mark.parametrize("name", [*SKILLED, "loose"])
def test_two_who_called_a_raise_are_not_bet_at_with_nothing_where_the_pot_is_split(name):
    hand = deal(game("omaha8", Structure.FIXED), [2000] * 3, button=2, board="KdQdTs4c2h")
    bet(hand)
    while hand.to_act != 2 or not hand.state.street:
        hand.act(CheckCall())
    assert Spot.of(hand.observe(None)).led
    assert chances(name, hand, "5h9c4dAs")[0][2] <= 0.02


@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize("key", ["stud", "stud8"])
def test_a_much_better_two_pair_raises_into_an_open_pair(key, name):
    """Queens up against a pair of treys that lies open and bets the last street, where nothing better was shown."""
    holes = {0: "5hQdQh3h5cTc9s", 1: "7s7h3s8h3d9cTs"}
    hand = stud(key, holes, players=2)
    while hand.state.street < 4 or hand.to_act != 1:
        free = hand.to_act == 0 and not known(hand.observe(None).legal).check_call
        if hand.state.bring_in_due:
            hand.act(BringIn())
        elif free and 0 < hand.state.street < 3:
            bet(hand)
        else:
            hand.act(CheckCall())
    bet(hand)
    assert hand.to_act == 0
    assert chances(name, hand, "5hQd9s")[0][2] >= 0.7


@pytest.mark.parametrize("name", [*SKILLED, "rock"])
def test_a_bring_in_with_three_to_a_four_stays_in_for_a_completion_that_two_called(name):
    """4-3-2, of which two deuces and two fours are dead: eight more chips for a pot of 46."""
    holes = {0: "4d3s2h", 1: "KhJd6h", 2: "9s2sTh", 3: "2cAd4s", 4: "4hTd4c", 5: "6d7h7c", 6: "Qs8cQh", 7: "8d8s7d"}
    hand = stud("stud8", holes, players=8)
    hand.act(BringIn())
    for _ in range(2):
        hand.act(Fold())
    bet(hand)
    for does in (Fold(), Fold(), CheckCall(), CheckCall()):
        hand.act(does)
    assert hand.to_act == 0
    assert chances(name, hand, "4d3s")[0][0] <= 0.05


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_a_small_pair_raises_nobody_who_has_come_in_where_the_pot_is_split(name):
    """Fives with a trey over a completion and a call, eights with a five over two who limp; with an ace they do."""
    holes = {0: "ThKc3c", 1: "8d6sTc", 2: "JsAc4c", 3: "6h7hKs", 4: "Jc3dQs", 5: "5s7s3h", 6: "3s5h5d", 7: "2h2c9c"}
    raised = stud("stud8", holes, players=8)
    raised.act(BringIn())
    raised.act(CheckCall())
    for _ in range(3):
        raised.act(Fold())
    bet(raised)
    small, aces = chances(name, raised, "3s5h", "AsAh")
    assert small[2] == 0 and aces[2] >= 0.7
    holes = {0: "Ts9c3c", 1: "3d8h4d", 2: "9h4cAh", 3: "Kc6dTd", 4: "8d5s8s", 5: "Tc7h7c", 6: "Ks3s5d", 7: "Jc2s7d"}
    limped = stud("stud8", holes, players=8)
    for does in (BringIn(), CheckCall(), Fold(), CheckCall()):
        limped.act(does)
    small, aces = chances(name, limped, "8d5s", "8dAs")
    assert small[2] == 0
    assert name == "rock" or aces[2] >= 0.7


@pytest.mark.parametrize("name", ["lag", "lag:expert"])
def test_in_stud_nobody_completes_over_two_who_came_in_with_no_plan(name):
    """Queen high with a deuce over two callers of the bring-in; three of a suit and a pair of queens raise."""
    holes = {0: "KsTh4s", 1: "8c7d6h", 2: "KhAdJd", 3: "2d3cJs", 4: "Qh2s9c"}
    hand = stud("stud", holes, players=5)
    hand.act(BringIn())
    hand.act(Fold())
    hand.act(CheckCall())
    hand.act(CheckCall())
    rough, flush, pair = chances(name, hand, "Qh2s", "QcTc", "QhQs")
    assert rough[2] == 0
    assert flush[2] >= 0.9 and pair[2] >= 0.9


def follows_up(name, last):
    """How often A-9-5-4 bets K-Q-T, of which it has nothing, after a raise that one called, acting last or first."""
    hand = deal(game("omaha8", Structure.FIXED), [2000] * 2, button=0 if last else 1, board="KdQdTs4c2h")
    while hand.to_act != 0:
        hand.act(CheckCall())
    bet(hand)
    while hand.to_act != 0 or not hand.state.street:
        hand.act(CheckCall())
    assert Spot.of(hand.observe(None)).led
    return chances(name, hand, "5h9c4dAs")[0][2]


@pytest.mark.parametrize("name", SKILLED)
def test_with_nothing_a_raise_is_followed_up_in_position_alone_where_the_pot_is_split(name):
    assert follows_up(name, last=True) >= 0.5
    assert follows_up(name, last=False) <= 0.3


@pytest.mark.parametrize("name", ["tag", "rock", "rock:beginner"])
def test_a_pair_of_aces_is_not_folded_to_a_raise_in_omaha(name):
    hand = deal(game("omaha", Structure.POT), [2000] * 6)
    hand.act(RaiseTo(58))
    aces, kings = chances(name, hand, "3s9dAhAc", "KsKh7d2c")
    assert aces[0] == 0
    assert kings[0] >= 0.5 or name == "rock:beginner"


@pytest.mark.parametrize("name", ["lag", "lag:expert"])
def test_one_pair_is_not_bet_for_more_than_the_pot(name):
    """A bet of the pot is most of the stack, but not hardly less than it: the turn, 1,170 in the pot, 1,620 behind."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [2205] * 2, button=0, board="2c8dAc6h")
    hand.act(RaiseTo(135))
    hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(RaiseTo(450))
    hand.act(CheckCall())
    hand.act(CheckCall())
    public = hand.observe(None)
    assert (public.pot, known(public.legal).stack) == (1170, 1620)
    policy = PERSONAS[name]
    row = policy.probabilities(public, np.array([parse_cards("AhJs")], np.uint8))[0]
    sizes = [act.amount if isinstance(act, RaiseTo) else 0 for act in policy.menu(public).actions]
    assert sum(often for often, size in zip(row, sizes, strict=True) if size) >= 0.8
    assert sum(often for often, size in zip(row, sizes, strict=True) if size > 1170) == 0


@pytest.mark.parametrize("name", ["tag", "lag"])
def test_the_stack_is_not_moved_in_on_the_river_with_what_at_best_splits(name):
    """Two pairs on the board and an ace beside them, bet twice: who calls a shove has as much or more."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 3, button=2, board="6dJcTsJhTc")
    for street, size in enumerate((73, 120, 300)):
        if street:
            hand.act(CheckCall())
            hand.act(CheckCall())
        hand.act(RaiseTo(size))
        hand.act(CheckCall())
        hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(RaiseTo(750))
    ace, full = chances(name, hand, "KcAc", "JdTd")
    assert ace[2] <= 0.02
    assert full[2] >= 0.9


def test_a_draw_does_not_raise_into_three():
    """A flush draw on the turn: three are in, of whom one hardly ever lets it have the pot."""
    hand = on_street("holdem", Structure.NO_LIMIT, "2s8cKsJs", 2, 4)
    bet(hand, 0.03)
    hand.act(CheckCall())
    hand.act(CheckCall())
    assert chances("lag", hand, "QsAh")[0][2] <= 0.02
    hand = on_street("holdem", Structure.NO_LIMIT, "2s8cKsJs", 2, 2)
    bet(hand, 0.02)
    assert chances("lag", hand, "QsAh")[0][2] >= 0.1


@pytest.mark.parametrize("name", SKILLED)
def test_a_bet_is_called_so_that_bluffs_do_not_pay_where_it_or_the_next_is_for_the_stack(name):
    """The flop, half a pot: with two pots left, with less than one, and for the stack. Else any two cards move in."""
    policy, reason = PERSONAS[name], facing.DEFENDS.because.template
    for stack, bet_to in ((2000, 20), (85, 20), (100, 60)):
        hand = on_street("holdem", Structure.NO_LIMIT, "Ks9d4s", 1, 2, stack=stack)
        hand.act(RaiseTo(bet_to))
        rules = policy.applied_rules(hand.observe(None), private_hands(2))
        kept = sum([rule.weights.sum() for rule in rules if rule.because.template == reason])
        assert kept > 10, (stack, kept)


@pytest.mark.parametrize("name", SKILLED)
def test_neither_a_raise_nor_a_bet_into_two_is_called_so_that_bluffs_do_not_pay(name):
    """One bet of one opponent is: who raises a bet is rarely bluffing, and of two the other may call."""
    policy, reason = PERSONAS[name], facing.DEFENDS.because.template
    for players, bets, defends in ((2, 1, True), (2, 2, False), (3, 1, False)):
        hand = on_street("holdem", Structure.FIXED, "Ks9d4s2cJh", 3, players)
        for _ in range(bets):
            bet(hand)
        rules = policy.applied_rules(hand.observe(None), private_hands(2))
        kept = sum([rule.weights.sum() for rule in rules if rule.because.template == reason])
        assert kept > 10 if defends else kept == 0, (players, bets, kept)


@pytest.mark.parametrize(("name", "least"), [("tag", 0.13), ("lag", 0.14), ("lag:expert", 0.06)])
def test_a_bet_of_next_to_nothing_is_raised(name, least):
    """20 chips into 400 say next to nothing: top pair raises, and more of all hands than half of the pot would meet."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [4000] * 2, button=0, board="Kh8d3c")
    hand.act(RaiseTo(200))
    hand.act(CheckCall())
    hand.act(RaiseTo(20))
    policy, public, hands = PERSONAS[name], hand.observe(None), private_hands(2)
    live = hands[~np.isin(hands, public.known_board).any(axis=1)]
    raises = [isinstance(act, RaiseTo) for act in policy.menu(public).actions]
    assert policy.probabilities(public, live)[:, raises].sum(axis=1).mean() >= least
    assert chances(name, hand, "KsTd")[0][2] >= 0.8


@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize("key", ["stud", "stud8"])
def test_two_pair_does_not_raise_again_who_raised_with_an_open_pair(key, name):
    """Aces and kings, the kings open, were bet on every street; who shows jacks raised the bet of sixth street."""
    hand = stud(key, {0: "AcAdKcKh5h9d", 1: "8h8s2dJsJcQs"}, players=2)
    while hand.state.street < 3 or hand.to_act != 0:
        if hand.state.bring_in_due:
            hand.act(BringIn())
        elif hand.state.street and hand.to_act == 0 and not known(hand.observe(None).legal).check_call:
            bet(hand)
        else:
            hand.act(CheckCall())
    bet(hand)
    bet(hand)
    two_pair, full = chances(name, hand, "AcAd", "KsKd")
    assert two_pair[2] == 0 and two_pair[0] <= 0.1
    assert full[2] >= 0.7


@pytest.mark.parametrize("name", ["rock", "tag", "lag:expert"])
def test_many_better_hands_are_not_bet_into_by_two_pair_on_the_last_street_of_omaha(name):
    """Aces and the board's jacks, called by two on the flop and turn; with jacks full it is bet."""
    hand = on_street("omaha", Structure.POT, "3dJd5c9hJh", 1, 3, stack=4000)
    while hand.state.street < 3:
        hand.act(CheckCall())
        hand.act(CheckCall())
        bet(hand, 0.5)
        hand.act(CheckCall())
        hand.act(CheckCall())
    hand.act(CheckCall())
    hand.act(CheckCall())
    two_pair, full = chances(name, hand, "As7h6cAd", "JsJc8h6d")
    assert two_pair[2] <= 0.02
    assert full[2] >= 0.8


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_a_small_pair_sees_a_flop_for_a_small_part_of_the_stacks(name):
    """A raise of three big blinds: 100 deep a pair of deuces calls it, 20 deep not, nor a raise of the raise."""
    for stack, raised, calls in ((2000, (60,), True), (400, (60,), False), (2000, (60, 180), False)):
        hand = deal(game("holdem", Structure.NO_LIMIT), [stack] * 6, button=5)
        for total in raised:
            hand.act(RaiseTo(total))
        hand.act(Fold())
        deuces, rags = chances(name, hand, "2c2d", "7c2d")
        assert (deuces[1] >= 0.95) == calls
        assert rags[0] >= 0.95


@pytest.mark.parametrize("name", ["tag", "tag:expert"])
def test_a_small_pair_is_not_limped_with_first(name):
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 6, button=5)
    assert chances(name, hand, "2c2d")[0][0] >= 0.95
    hand.act(CheckCall())
    assert chances(name, hand, "2c2d")[0][1] >= 0.95


@pytest.mark.parametrize(("key", "structure"), [("holdem", Structure.NO_LIMIT), ("omaha", Structure.POT)])
@pytest.mark.parametrize("name", [*SKILLED, "rock"])
def test_who_has_a_third_of_the_pot_left_is_not_bluffed(name, key, structure):
    """Called before the flop for most of a stack: what is left of it goes in with anything; deep stacks may fold."""
    cards = {"holdem": ["JhTd", "6h4d"], "omaha": ["JhTd6h4d", "8h6h5d2d"]}[key]
    for stack, bluffs in ((95, False), (2000, True)):
        hand = deal(game(key, structure), [stack] * 3, button=2, board="KsAc3c9sQc")
        hand.act(RaiseTo(70))
        hand.act(Fold())
        hand.act(CheckCall())
        hand.act(CheckCall())
        assert Spot.of(hand.observe(None)).led
        assert (chances(name, hand, *cards)[:, 2].max() > 0.02) == bluffs


@pytest.mark.parametrize("name", [*SKILLED, "rock", "loose"])
def test_who_has_limped_is_not_raised_a_small_amount(name):
    """Kings in the big blind over two who limped: three big blinds at least."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 4, button=1)
    for does in (CheckCall(), CheckCall(), Fold()):
        hand.act(does)
    public, policy = hand.observe(None), PERSONAS[name]
    row = policy.probabilities(public, np.array([parse_cards("KsKd")], np.uint8))[0]
    raises = {act.amount: row[at] for at, act in enumerate(policy.menu(public).actions) if isinstance(act, RaiseTo)}
    assert sum(raises.values()) >= 0.9
    assert sum(often for total, often in raises.items() if total < 60) == 0


@pytest.mark.parametrize("name", [*SKILLED, "loose", "rock"])
def test_a_low_that_is_made_raises_into_an_open_pair_where_the_pot_is_split(name):
    """Sixth street: 6-5-4-3-A and a draw to a straight against eights that lie open; a pair of aces calls."""
    holes = {0: "6s3c8d7h8c5hTc", 1: "9c4cAc5s6h3hQd", 2: "Kd4h3dKs7s6dTd"}
    hand = stud("stud8", holes, street=3)
    assert hand.to_act == 0
    bet(hand)
    low, aces = chances(name, hand, "Qd4c", "AsQd")
    assert low[2] >= 0.7
    assert aces[2] <= 0.3


@pytest.mark.parametrize("name", [*SKILLED, "rock"])
def test_in_razz_three_to_a_six_complete_whatever_others_show(name):
    """5-3-2 first in, where six of seven show a seven or lower."""
    holes = {0: "3c2h5c", 1: "Td8hAh", 2: "Js7h4d", 3: "AcKc3d", 4: "As8c6h", 5: "9h2cAd", 6: "6s4c7s", 7: "QsJc9s"}
    hand = stud("razz", holes, players=8)
    hand.act(BringIn())
    assert hand.to_act == 0
    assert chances(name, hand, "3c2h")[0][2] >= 0.9


@pytest.mark.parametrize("name", SKILLED)
def test_two_pair_with_a_draw_to_the_best_low_raises_the_flop(name):
    """Queens and fives with A-3 on 5-2-Q: half of the pot against two, and as much again may come."""
    hand = on_street("omaha8", Structure.FIXED, "5c2cQs", 1, 3)
    bet(hand)
    assert chances(name, hand, "AdQd5d3c")[0][2] >= 0.6


@pytest.mark.parametrize("name", ["tag", "tag:expert", "rock", "lag:expert"])
def test_the_last_bet_of_several_is_raised_near_the_nuts_only_where_the_pot_is_split(name):
    """The nut flush on a board with two pairs: one has bet, one has called; queens full raise."""
    hand = on_street("omaha8", Structure.FIXED, "Qh5hQd5s4h", 3, 3)
    bet(hand)
    hand.act(CheckCall())
    flush, full = chances(name, hand, "AhAc8d2h", "QsQc8d2c")
    assert flush[2] == 0
    assert full[2] >= 0.8


@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize(
    ("key", "good", "poor"), [("bigo", "As6h4h3s2h", "KsQd9h8c4c"), ("omaha8", "As4d3s2h", "KsQd9h8c")]
)
def test_the_best_low_cards_are_not_given_up_before_the_flop_where_little_is_left(name, key, good, poor):
    """Its raise of a raise was raised for the pot: half a stack, of which the call takes a third, for a third."""
    hand = deal(game(key, Structure.POT), [1700] * 4, button=3)
    bet(hand)
    bet(hand)
    hand.act(Fold())
    hand.act(Fold())
    bet(hand)
    kept, folded = chances(name, hand, good, poor)
    assert kept[0] <= 0.05
    assert folded[0] >= 0.9


def stud_of_three(holes, bets, street, seat, gone=()):
    """Three hands of stud hi/lo until this seat is to act: `bets` are the streets and seats that bet, `gone` one that
    folds, and all others call."""
    hand = stud("stud8", holes)
    while hand.state.street < street or hand.to_act != seat:
        raised = Spot.of(hand.observe(None)).bets
        if hand.state.bring_in_due:
            hand.act(BringIn())
        elif (hand.state.street, hand.to_act) in bets and not raised:
            bet(hand)
        elif (hand.state.street, hand.to_act) == gone:
            hand.act(Fold())
        else:
            hand.act(CheckCall())
    return hand


@pytest.mark.parametrize("name", [*SKILLED, "loose"])
def test_kings_and_queens_are_not_folded_to_an_open_pair_of_fours(name):
    """Fours lie open beside an ace and a king, and were bet on the last two streets; one has called, 1 to 11."""
    holes = {0: "4s2dAh4cKh4h8c", 1: "As5dTs6s3s4dAd", 2: "KdQcKsQs3c7s6h"}
    hand = stud_of_three(holes, {(0, 0), (1, 0), (2, 2), (3, 0), (4, 0)}, 4, 2)
    assert chances(name, hand, "KdQc6h")[0][0] <= 0.05


@pytest.mark.parametrize("name", [*SKILLED, "rock"])
def test_three_of_a_kind_with_a_low_is_bet_into_a_higher_open_pair(name):
    """Sixes and 7-6-5-3-2 into sevens that lie open, which bet twice and then called."""
    holes = {0: "Td7h7c7d4h8h2c", 1: "7s5s6s6c3d6h2d", 2: "Tc9cJcKd8d8s3h"}
    hand = stud_of_three(holes, {(0, 1), (1, 0), (2, 0), (3, 1)}, 4, 1, gone=(3, 2))
    assert chances(name, hand, "7s5s2d")[0][2] >= 0.75


@pytest.mark.parametrize("name", [*SKILLED, "lag"])
@pytest.mark.parametrize(("key", "hopeless"), [("holdem", "6h4d"), ("bigo", "9h8h6d4dJc")])
def test_who_is_known_to_call_everything_is_not_bluffed(name, key, hopeless):
    """A raise that one called is bet again on the flop, and bluffed with on the river, but not against a station."""
    structure = Structure.NO_LIMIT if key == "holdem" else Structure.POT
    station = Habits(faced=(40, 40, 40), folds=(4, 4, 4))
    for street in (1, 3):
        hand = deal(game(key, structure), [4000] * 3, button=0, board="KsAc3c9sQc")
        bet(hand, 0)
        hand.act(Fold())
        while hand.state.street < street or hand.to_act != 0:
            free = not known(hand.observe(None).legal).check_call
            if hand.to_act == 0 and free and hand.state.street:
                bet(hand, 0)
            else:
                hand.act(CheckCall())
        usual, known_to_call = (
            chances(with_memory(PERSONAS[name], memory), hand, hopeless)[0][2]
            for memory in ((), (Habits(),) * 2 + (station,))
        )
        assert usual >= 0.1
        assert known_to_call <= 0.02


def calls_of(name, hand):
    policy, public = PERSONAS[name], hand.observe(None)
    return policy.probabilities(public, private_hands(2))[:, policy.menu(public).call]


@pytest.mark.parametrize("name", ["tag", "lag", "lag:expert", "maniac"])
def test_who_raises_most_hands_never_opens_with_a_call(name):
    """A lag came in with K-7 for the blind; a loose player still does."""
    for behind in (3, 4, 5):
        hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 6)
        for _ in range(5 - behind):
            hand.act(Fold())
        assert calls_of(name, hand).max() == 0
        assert calls_of("loose", hand).max() > 0.5


@pytest.mark.parametrize("name", ["tag", "tag:expert"])
def test_the_bring_in_of_stud_hi_lo_is_not_called_with_junk(name):
    """J-6-3 paid it one time in three with three opponents left, two in three with two."""
    holes = {0: "KhQc2d", 1: "9hTc8c", 2: "9dTd8d", 3: "QdJc6s", 4: "KdKc9s", 5: "3c7cTs"}
    hand = deal(game("stud8", Structure.FIXED), [2000] * 6, holes=holes)
    hand.act(BringIn())
    hand.act(Fold())
    hand.act(Fold())
    assert hand.to_act == 3
    policy, public = PERSONAS[name], hand.observe(None)
    junk = np.array([parse_cards(text) for text in ("Jh3h", "Qh4h", "9h2c", "Jd8h")], np.uint8)
    assert policy.probabilities(public, junk)[:, policy.menu(public).call].max() <= 0.05


def test_nobody_steals_with_a_hand_that_discards_four_cards():
    """On the button of five-card draw: who raised and discarded four had told everybody what it was."""
    hand = deal(game("draw5", Structure.FIXED), [2000] * 4)
    hand.act(Fold())
    policy, public = PERSONAS["lag"], hand.observe(None)
    hands = np.array([sorted(parse_cards(text)) for text in ("Ah9c7d4s2h", "Kh9c7d4s2h", "6h6c9dJs2h")], np.uint8)
    raises = policy.probabilities(public, hands)[:, list(policy.menu(public).raises)].sum(axis=1)
    assert raises[:2].max() < 0.05 < 0.4 < raises[2]


@pytest.mark.parametrize("name", ["tag", "loose"])
def test_a_draw_with_less_than_a_fair_share_is_seldom_bet_at_who_never_folds(name):
    """A low flush draw on A-K-8: half of the time it was bet, as at anybody."""
    hand = on_street("holdem", Structure.NO_LIMIT, "AhKd8h", 1, 2)
    hand.act(CheckCall())
    public = hand.observe(None)
    never = Habits(hands=60, plays=60, usual_plays=30.0, faced=(60, 60, 60))
    knows = with_memory(PERSONAS[name], tuple([Habits() if seat == hand.to_act else never for seat in range(2)]))
    usual, seldom = (
        policy.probabilities(public, np.array([parse_cards("5h4h")], np.uint8))[:, policy.menu(public).raises].sum()
        for policy in (PERSONAS[name], knows)
    )
    assert seldom <= usual / 2
