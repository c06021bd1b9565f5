"""What an expert of each family of games would expect of those who know it: regulars and experts at the table."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.players.facts.facts import Facts
from pokertable.players.opponents.persona import _done
from pokertable.players.opponents.personas import PERSONAS, with_memory
from pokertable.players.ranges.classes import UnknownKind, classes_of
from pokertable.players.rules import facing, omaha, omaha_split
from pokertable.players.rules import razz as razz_rules
from pokertable.players.rules.checked_to import worst_hands
from pokertable.players.rules.families import FAMILIES, family_of
from pokertable.players.rules.rule import Do
from pokertable.players.seen.habits import Habits
from pokertable.players.seen.spot import Spot
from pokertable.players.styles.cast import NAMED
from tests.games import one_of
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal

SKILLED = one_of(3, ["tag", "tag:expert", "lag"])


def chances(player, hand, *cards):
    """How often each hand of a policy or an opponent by name folds, checks or calls, and raises: rows of three."""
    policy = PERSONAS[player] if isinstance(player, str) else player
    public = hand.observe(None)
    rows = policy.probabilities(public, np.array([parse_cards(text) for text in cards], np.uint8))
    kinds = [(Fold,), (CheckCall, BringIn), (RaiseTo,)]
    actions = policy.menu(public).actions
    return np.stack([rows[:, [isinstance(act, kind) for act in actions]].sum(axis=1) for kind in kinds], axis=1)


def on_street(key, structure, board, street, players, stack=2000):
    """Called to this street, the last seat the button; the first to act is to act."""
    hand = deal(game(key, structure), [stack] * players, button=players - 1, board=board)
    while hand.state.street < street:
        hand.act(CheckCall())
    return hand


def bet(hand, part=1):
    """Bet or raise so far on the way to the most."""
    least, most = known(hand.legal().raise_to)
    hand.act(RaiseTo(least + round(part * (most - least))))


def test_every_game_belongs_to_the_family_of_what_it_has():
    families = {key: str(family_of(variant).title) for key, variant in CATALOGUE.items()}
    assert families == {
        "holdem": "Hold'em", "omaha": "Omaha", "omaha5": "Omaha", "omaha6": "Omaha",
        "courchevel": "Omaha", "tight": "Omaha",
        "omaha8": "Omaha hi/lo", "bigo": "Omaha hi/lo", "courchevel8": "Omaha hi/lo",
        "stud": "Stud", "stud8": "Stud hi/lo", "razz": "Razz",
        "fivestud": "Five-card stud",
        "triple27": "Draw games", "badugi": "Draw games", "draw5": "Draw games", "single27": "Draw games",
    }  # fmt: skip
    assert len(FAMILIES) == 8


def test_a_kind_of_game_that_has_no_rules_and_no_classes_yet_says_so():
    low_alone = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2)
    on_a_board = replace(CATALOGUE["omaha"], key="lowball", shares=(low_alone,))
    with pytest.raises(UnknownKind, match="lowball"):
        family_of(on_a_board)
    drawn = replace(CATALOGUE["triple27"], key="a5", shares=(PotShare(ranking=Ranking.ACE_TO_FIVE),))
    for unknown in (on_a_board, drawn):
        with pytest.raises(UnknownKind, match=unknown.key):
            classes_of(unknown, 1, ())


@pytest.mark.parametrize("name", SKILLED)
def test_in_omaha_stacks_do_not_go_in_with_less_than_the_nuts(name):
    """A bet and two raises of the pot on a paired board with a flush: full houses only, however good the rest looks."""
    hand = on_street("omaha", Structure.POT, "Ks9s4s4dQc", 2, 3, stack=6000)
    bet(hand)
    bet(hand)
    bet(hand)
    flush, full = chances(name, hand, "QsJs8d7c", "KcKdTh2c")
    assert flush[0] > 0.9
    assert full[0] == 0


@pytest.mark.parametrize("name", SKILLED)
def test_in_omaha_wraps_and_nut_draws_raise_and_bare_overpairs_do_not(name):
    hand = on_street("omaha", Structure.POT, "JsTs4c", 1, 2, stack=4000)
    bet(hand)
    nut_draw, wrap, overpair = chances(name, hand, "AsKs9d3h", "QhKc9d8h", "AdAc7h2d")
    assert nut_draw[2] >= 0.2 and nut_draw[0] == 0
    assert wrap[2] >= 0.2 and wrap[0] == 0
    assert overpair[2] <= 0.02


@pytest.mark.parametrize("name", SKILLED)
def test_the_bare_nut_low_is_not_raised_against_few_and_is_against_many(name):
    for players, raises in ((2, False), (3, False), (4, True), (5, True)):
        hand = on_street("omaha8", Structure.FIXED, "3s6d8hKcJd", 3, players)
        bet(hand)
        bare = chances(name, hand, "AsTh2d9c")[0]
        assert bare[0] == 0
        assert (bare[2] >= 0.5) == raises


def test_an_expert_raises_one_bet_of_a_fixed_limit_below_the_nuts_and_no_raise():
    """Aces with a draw to the nut low, four better hands at least: one more bet is no trap, which a regular fears."""
    for structure, bets, raises in ((Structure.FIXED, 1, True), (Structure.FIXED, 2, False), (Structure.POT, 1, False)):
        hand = on_street("omaha8", structure, "Ks8d4c", 1, 2)
        for _ in range(bets):
            bet(hand)
        for name in ("tag", "lag"):
            regular, expert = (chances(who, hand, "AhKh8c3d")[0][2] for who in (name, f"{name}:expert"))
            assert regular <= 0.1
            assert (expert >= 0.5) == raises


def test_a_nut_low_that_draws_to_a_high_hand_too_is_not_alone():
    """A flush draw, if not to the nuts, and a straight that two ranks make."""
    public = on_street("omaha8", Structure.FIXED, "3s6s8hKc", 2, 2).observe(None)
    cards = np.array([parse_cards(text) for text in ("Ac2dTh9c", "Ac2s9sTd", "Ac2d4h5c")], np.uint8)
    facts: Any = Facts(public, Spot.of(public), cards, reads=1.0)
    alone = omaha_split.nut_low_alone(facts, facts.spot, NAMED["tag"].figures)
    assert np.array_equal(alone, [True, False, False])


@pytest.mark.parametrize(
    ("structure", "street", "raised"),
    [(Structure.FIXED, 1, False), (Structure.FIXED, 3, True), (Structure.NO_LIMIT, 1, True)],
)
def test_one_raise_of_the_own_bet_may_be_a_bluff_in_fixed_limit_in_the_last_round_alone(structure, street, raised):
    hand, found = on_street("holdem", structure, "Ks9d4s2c7h", street, 2), []
    for _ in range(3):
        bet(hand, 0)
        found.append(bool(facing._may_be_a_bluff(Spot.of(hand.observe(None)))))
    assert found == [True, raised, False]


@pytest.mark.parametrize("structure", [Structure.FIXED, Structure.NO_LIMIT])
def test_a_call_asks_for_more_while_others_act_behind(structure):
    hand = on_street("holdem", structure, "Ks9d4s", 1, 3)
    bet(hand, 0)
    spot, style = Spot.of(hand.observe(None)), NAMED["tag"].figures
    behind, last = (facing.asks(spot._replace(last_to_act=each), style) for each in (False, True))
    assert not spot.last_to_act and spot.price < last < behind


def test_how_much_is_given_up_follows_from_the_size_of_the_bet():
    """Half of the pot of 40, the pot, and twice the pot: any hand bets where more is folded.

    A bit more is given up while cards are to come.
    """
    for board, street, more in (("Ks9d4s2c", 2, 1.05), ("Ks9d4s2c7h", 3, 1.0)):
        for to, given_up in ((20, 1 / 3), (40, 1 / 2), (80, 2 / 3)):
            hand = on_street("holdem", Structure.NO_LIMIT, board, street, 2)
            hand.act(RaiseTo(to))
            spot = Spot.of(hand.observe(None))
            for name, times in {"rock": 2.8, "tag": 1.0, "lag": 0.95, "station": 0.65}.items():
                style = NAMED[name].figures
                assert facing.fair_folds(spot, style) == pytest.approx(min(0.95, times * more * given_up))


@pytest.mark.parametrize("name", SKILLED)
def test_a_low_that_may_be_counterfeited_is_not_raised_before_the_last_card(name):
    """A-2 alone is spoilt by six cards, with a four beside it by fewer."""
    hand = on_street("omaha8", Structure.FIXED, "3s6d8hKc", 2, 5)
    bet(hand)
    bare, protected = chances(name, hand, "As2dTh9c", "As2d4hTc")
    assert bare[2] <= 0.05 and bare[0] == 0
    assert protected[2] >= 0.5


@pytest.mark.parametrize("name", SKILLED)
def test_a_freeroll_raises(name):
    """The nut low and the nut flush."""
    hand = on_street("omaha8", Structure.FIXED, "3s6s8sKcJd", 3, 2)
    bet(hand)
    assert chances(name, hand, "As2sTh9c")[0][2] >= 0.85


@pytest.mark.parametrize("name", SKILLED)
def test_a_draw_to_a_low_that_is_not_the_best_is_folded(name):
    hand = on_street("omaha8", Structure.POT, "2s5dKc", 1, 3)
    bet(hand)
    poor, best = chances(name, hand, "7h8cQdTs", "Ah3cQdJs")
    assert poor[0] > 0.9
    assert best[0] < 0.2


def stud(key, holes, players=3, street=0):
    """Dealt so and called to this street."""
    hand = deal(game(key, Structure.FIXED), [5000] * players, holes=holes)
    while hand.state.street < street:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    return hand


@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize("key", ["stud", "stud8"])
def test_a_pair_of_kings_that_lies_open_is_bet_on_every_street(key, name):
    holes = {0: "2h3h9s8c7d4c", 1: "4d5dKsKhTd2s", 2: "6c6h5h2cJhQs"}
    for street in (1, 2, 3):
        hand = stud(key, holes, street=street)
        assert hand.to_act == 1
        assert chances(name, hand, "AdKc" if key == "stud" else "Ad9d")[0][2] >= 0.75


@pytest.mark.parametrize("name", SKILLED)
@pytest.mark.parametrize("key", ["stud", "stud8"])
def test_three_queens_bet_seventh_street(key, name):
    holes = {0: "2h3h9s8cTd4cJd", 1: "QcQdQh5hKs7c2s", 2: "KdTc5d9cJhTs9h"}
    hand = stud(key, holes, street=4)
    while hand.to_act != 1:
        hand.act(CheckCall())
    assert chances(name, hand, "QcQd2s")[0][2] >= 0.8


@pytest.mark.parametrize("name", SKILLED)
def test_three_of_a_kind_raises_into_an_open_pair_and_two_pair_below_it_calls(name):
    """Jacks and tens have 78 % against what bets an open pair of sevens, and may raise it: these two pair are lower."""
    holes = {0: "4h4d4cJcTh2d", 1: "JsAs8hQcQh3s"}
    hand = stud("stud", holes, players=2, street=2)
    assert hand.to_act == 1
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    trips, two_pair = chances(name, hand, "4h4d", "Td4d")
    assert trips[2] >= 0.6
    assert two_pair[1] >= 0.6


@pytest.mark.parametrize("name", SKILLED)
def test_a_low_that_nobody_can_beat_raises(name):
    """Five low cards against a king, a queen and a nine showing: no rival can make a low."""
    holes = {0: "2h3h9s9cKdTc", 1: "Ad2s3c4hQd5d", 2: "KcQcJhQhTd9h"}
    hand = stud("stud8", holes, street=3)
    while hand.to_act != 1:
        hand.act(CheckCall())
    assert chances(name, hand, "Ad2s")[0][2] >= 0.8


@pytest.mark.parametrize("name", ["tag", "tag:expert", "rock"])
@pytest.mark.parametrize(
    ("key", "rough", "good"),
    [
        ("stud8", ["QcJh", "9s6s", "TcKs"], ["As2s", "As4h", "5s5d"]),
        ("stud", ["Qc2d", "9s2s", "4cKs"], ["8s8h", "AsAh"]),
    ],
)
def test_hands_without_a_plan_are_not_played_against_many(key, rough, good, name):
    """The bring-in is to be called, five others are in or may come in; the own up card is an eight or a seven."""
    holes = {0: "KhQc2d", 1: "9hTc3c", 2: "JdTd6d", 3: "QdJs7h", 4: "KdKc9c", 5: "3d7c8c"}
    hand = stud(key, holes, players=6)
    hand.act(BringIn())
    while hand.to_act != 5:
        hand.act(CheckCall())
    assert (chances(name, hand, *rough)[:, 0] > 0.9).all()
    assert (chances(name, hand, *good)[:, 0] < 0.1).all()


@pytest.mark.parametrize("name", SKILLED)
def test_fifth_street_gives_up_what_the_cards_have_passed_by(name):
    holes = {0: "2h3h9s9cKd", 1: "AdQs6cKhTd", 2: "4c5c7h2cAh"}
    hand = stud("stud8", holes, street=2)
    while hand.to_act != 2:
        hand.act(CheckCall())
    bet(hand)
    while hand.to_act != 1:
        hand.act(Fold())
    bricked, paired = chances(name, hand, "4d3s", "KcKs")
    assert bricked[0] > 0.9
    assert paired[0] == 0


@pytest.mark.parametrize("name", ["lag", "lag:expert"])
def test_the_highest_door_card_steals(name):
    holes = {0: "KhQc2d", 1: "9hTc3c", 2: "JdTd6d", 3: "QdJs7h", 4: "KdKc9c", 5: "3d7cAc"}
    hand = stud("stud", holes, players=6)
    hand.act(BringIn())
    while hand.to_act != 5:
        hand.act(Fold())
    assert chances(name, hand, "9d4s")[0][2] >= 0.4


@pytest.mark.parametrize("name", ["tag", "lag"])
def test_who_raised_before_the_flop_bets_on_with_ace_king(name):
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 2, button=0, board="9s8d2h")
    hand.act(RaiseTo(60))
    hand.act(CheckCall())
    hand.act(CheckCall())
    assert chances(name, hand, "AdKc")[0][2] >= 0.5


@pytest.mark.parametrize("style", ["tag", "lag", "rock"])
def test_in_stud_hi_lo_an_expert_completes_with_any_hand_over_a_bring_in_that_was_seen_to_fold(style):
    """Ten chips for the four in the pot: that pays at once against who folds five times of seven."""
    hands = ("QsTc", "Jd9d")
    hand = stud("stud8", {0: "9s8c2h", 1: "KhJd6h"}, players=2)
    expert = PERSONAS[f"{style}:expert"]
    folder, caller = [(Habits(met=20, gave_up=gave_up), Habits()) for gave_up in (18, 6)]
    before = [chances(with_memory(expert, memory), hand, *hands) for memory in ((), folder)]
    assert np.array_equal(*before), "who has to bring it in waits for a hand"
    hand.act(BringIn())
    unseen, over_folder, over_caller = [
        chances(with_memory(expert, memory), hand, *hands)[:, 2] for memory in ((), folder, caller)
    ]
    assert (over_folder == 1).all()
    assert (over_caller < 1).all() and np.array_equal(over_caller, unseen)
    assert (chances(with_memory(PERSONAS[style], folder), hand, *hands)[:, 2] < 1).all()


def test_in_stud_hi_lo_an_expert_completes_with_any_hand_against_one_alone():
    folder = Habits(met=20, gave_up=20)
    hand = stud("stud8", {0: "9s8c2h", 1: "KhJd6h", 2: "QcTs8d"}, players=3)
    hand.act(BringIn())
    assert chances(with_memory(PERSONAS["rock:expert"], (folder,) * 3), hand, "QsTc")[0][2] == 0
    hand.act(Fold())
    assert chances(with_memory(PERSONAS["rock:expert"], (folder,) * 3), hand, "QsTc")[0][2] == 1


def razz(doors, to_act, downs):
    """Third street with these up cards: all before this seat have folded to the bring-in."""
    holes = {seat: downs.get(seat, pair) + door for seat, (pair, door) in enumerate(zip(_DOWNS, doors, strict=True))}
    hand = stud("razz", holes, players=len(doors))
    hand.act(BringIn())
    while hand.to_act != to_act:
        hand.act(Fold())
    return hand


_DOWNS = ("9d9h", "TdTh", "JdJh", "QdQh", "KdKh", "8d8h")


@pytest.mark.parametrize("name", SKILLED)
def test_in_razz_three_to_a_six_comes_in_and_a_pair_or_a_king_does_not(name):
    hand = razz(["Kc", "4d", "8s", "7c", "6h", "5s"], 1, {})
    good, paired, king = chances(name, hand, "6c3s", "4c4s", "KsQc")
    assert good[0] == 0 and good[2] >= 0.5
    assert paired[0] >= 0.7 and king[0] >= 0.7


@pytest.mark.parametrize("name", ["lag", "lag:expert"])
def test_in_razz_the_lowest_up_card_steals(name):
    hand = razz(["Kc", "Js", "9s", "Ts", "Qc", "3s"], 5, {})
    assert chances(name, hand, "JcTc")[0][2] >= 0.4
    hand = razz(["Kc", "Js", "9s", "Ts", "Qc", "3s"], 4, {})
    assert chances(name, hand, "JcTc")[0][2] <= 0.1


@pytest.mark.parametrize("name", SKILLED)
def test_in_razz_a_made_seven_raises_and_two_bad_cards_are_given_up(name):
    """Fifth street: a rival bets with 8-5-4 showing, the own board is 6-3-2, or a king and a queen beside a deuce."""
    holes = {0: "JhTc8d5h4c", 1: "Ac7d6s3h2c", 2: "JcTd2sKhQh"}
    hand = stud("razz", {seat: cards for seat, cards in holes.items() if seat != 2}, players=2, street=2)
    while hand.to_act != 1:
        bet(hand)
    assert chances(name, hand, "Ac7d")[0][2] >= 0.6
    bricked = stud("razz", {0: holes[0], 1: holes[2]}, players=2, street=2)
    while bricked.to_act != 1:
        bet(bricked)
    assert chances(name, bricked, "Ac3d")[0][0] >= 0.9


@pytest.mark.parametrize("name", SKILLED)
def test_in_five_card_stud_what_a_rival_shows_decides(name):
    """A pair of nines open and bet: nines or better below go on, an ace high does not; a lock raises at the end."""
    holes = {0: "2h9c9dKs4h", 1: "3dAsTc7h5d"}
    hand = stud("fivestud", holes, players=2, street=2)
    while hand.to_act != 1:
        bet(hand)
    (beaten,) = chances(name, hand, "3d")
    assert beaten[0] >= 0.8
    last = stud("fivestud", {0: "2h9c9dKs4h", 1: "ThTsTc7h5d"}, players=2, street=3)
    while last.to_act != 1:
        bet(last)
    (lock,) = chances(name, last, "Th")
    assert lock[2] >= 0.9


@pytest.mark.parametrize(("players", "bets"), [(3, True), (4, False)])
def test_with_one_card_to_come_draws_are_bet_into_two_at_most(players, bets):
    spot = Spot.of(on_street("omaha", Structure.POT, "7s4d8dKc", 2, players).observe(None))
    assert (omaha.bets_draws(spot, NAMED["tag"].figures) > 0) == bets


@pytest.mark.parametrize(("ups", "checks"), [("8d5hKc", False), ("8d5h4c", True)])
def test_in_razz_three_low_cards_of_an_opponent_are_checked_to(ups, checks):
    hand = stud("razz", {0: f"JhTc{ups}", 1: "Ac7d6s3h2c"}, players=2, street=2)
    while hand.to_act != 1:
        hand.act(CheckCall())
    assert bool(razz_rules.CHECKS_TO_A_LOWER_BOARD.when(Spot.of(hand.observe(None)), NAMED["tag"].figures)) == checks


def test_nobody_folds_where_a_check_is_free():
    legal = known(on_street("holdem", Structure.NO_LIMIT, "7s4d8d", 1, 2).observe(None).legal)
    assert legal.fold and legal.free
    assert [type(action) for action, _ in _done(Do.FOLD, legal, NAMED["tag"].figures)] == [CheckCall]


def test_before_the_last_card_more_is_bluffed_and_on_the_flop_most():
    """Those that can still improve: 1.6 times as many with one card to come, and once more so with two or more."""
    spread = np.linspace(0, 1, 2001)
    facts: Any = SimpleNamespace(
        share=np.zeros(2001), better=spread, value_part=0.3, bluffing_pays=1.0, where=lambda _, part: part()
    )
    bluffs = []
    for left in range(4):
        spot: Any = SimpleNamespace(opponents=1, last_to_act=True, led=False, seats=2, streets_left=left, fair=0.5)
        bluffs.append(np.mean(worst_hands(facts, spot, NAMED["tag"].figures)))
    assert [round(each / bluffs[0], 1) for each in bluffs] == [1.0, 1.6, 2.6, 2.6]
