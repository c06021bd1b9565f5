"""The rules at work: prices, position of strength, sizes, and stud's shared last card."""

import numpy as np
import pytest

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.people.style import Style
from pokertable.players.seen.spot import Spot
from pokertable.players.styles.cast import NAMED
from tests.narrow import known
from tests.players.tables import BY_RULES, game, other_hands
from tests.rules.table import deal, play

TOO_SELDOM = "raises too seldom: a rule of its own that calls goes before those that raise"


def chances(name, hand, cards):
    """By kind of action, for one hand of the seat to act."""
    policy = PERSONAS[name]
    public = hand.observe(None)
    row = policy.probabilities(public, np.array([parse_cards(cards)], np.uint8))[0]
    found = {Fold: 0.0, CheckCall: 0.0, RaiseTo: 0.0, BringIn: 0.0}
    for action, chance in zip(policy.menu(public).actions, row, strict=True):
        found[type(action)] += chance
    return found


def holdem_river(bet):
    """Heads-up no-limit, 200 in the pot, a bet of so much to the seat to act."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [5000, 5000], button=1, board="KsQd7c4h2s")
    play(hand, "1r100 0c 0c 1c 0c 1c")
    hand.act(RaiseTo(bet))
    return hand


@pytest.mark.parametrize("name", BY_RULES)
def test_a_better_price_is_called_more_often(name):
    folds = [chances(name, holdem_river(bet), "Jh7d")[Fold] for bet in (20, 200, 2000)]
    assert folds[0] <= folds[1] <= folds[2]
    assert folds[0] < folds[2] or name in ("station", "maniac")


@pytest.mark.parametrize("name", BY_RULES)
def test_the_nuts_are_never_folded_and_mostly_raised(name):
    found = chances(name, holdem_river(200), "KhKd")
    assert found[Fold] == 0
    assert found[RaiseTo] > 0.9, f"{name} {TOO_SELDOM}"


@pytest.mark.parametrize("name", BY_RULES)
def test_nobody_folds_where_checking_is_free(name):
    hand = deal(game("omaha8", Structure.FIXED), [500, 500], button=1)
    hand.act(CheckCall())
    assert chances(name, hand, "9s9c8d7h")[Fold] == 0


def test_personas_differ_before_the_flop():
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 6)
    middling = {name: chances(name, hand, "Qd9c") for name in BY_RULES}
    assert middling["rock"][Fold] == middling["tag"][Fold] == 1
    assert middling["station"][CheckCall] > 0.5
    assert middling["maniac"][RaiseTo] > 0.5
    for name in BY_RULES:
        assert chances(name, hand, "AsAh")[RaiseTo] > 0.8, f"{name} {TOO_SELDOM}"


def test_a_raise_is_feared_more_by_the_rock_than_by_the_station():
    hand = deal(game("holdem", Structure.FIXED), [2000] * 6)
    hand.act(RaiseTo(20))
    assert chances("rock", hand, "KdTc")[Fold] > 0.9
    assert chances("station", hand, "KdTc")[Fold] < 0.1


def test_a_cap_leaves_a_call():
    hand = deal(game("holdem", Structure.FIXED), [2000] * 2)
    while hand.legal().raise_to is not None:
        hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    assert chances("maniac", hand, "AsAh")[CheckCall] == 1


def test_pot_limit_raises_stay_within_the_pot():
    hand = deal(game("omaha", Structure.POT), [2000] * 6)
    public = hand.observe(None)
    amounts = [action.amount for action in PERSONAS["lag"].menu(public).actions if isinstance(action, RaiseTo)]
    assert max(amounts) == known(known(public.legal).raise_to)[1] == 70


def test_a_bring_in_is_brought_in_or_completed():
    hand = deal(game("stud8", Structure.FIXED), [500] * 3, holes={0: "KhQc2d", 1: "9hTcJc", 2: "9dTdQd"})
    rags, trips = chances("tag", hand, "KhQc"), chances("tag", hand, "2h2s")
    assert rags[BringIn] == 1
    assert trips[RaiseTo] > 0.8


def test_eight_who_all_stay_share_the_last_card():
    hand = Hand(game("stud8", Structure.FIXED), [5000] * 8, 0, Deck.shuffled(1))
    while not hand.over:
        public = hand.observe(None)
        if hand.state.street == 4:
            assert len(public.board) == 1
            candidates = other_hands(hand, 4, 1)
            assert candidates.shape == (4, 2)
            for name in BY_RULES:
                np.testing.assert_allclose(PERSONAS[name].probabilities(public, candidates).sum(axis=1), 1)
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    assert hand.state.street == 4


def test_only_what_can_be_won_makes_the_price():
    """Seat 0 has 60 left: of two stacks of 1,000 all-in it plays for 100 each."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [1000, 1000, 100], button=0)
    play(hand, "0r1000 1c")
    spot = Spot.of(hand.observe(None))
    assert spot.owed == 80
    assert spot.price == pytest.approx(80 / 300)


def test_styles_reject_nonsense():
    figures = {name: getattr(NAMED["rock"].figures, name) for name in Style.__slots__}
    with pytest.raises(ValueError, match="sum to 1"):
        Style(**figures | {"sizes": ((PresetKey.HALF, 0.5),)})
    with pytest.raises(ValueError, match="no more raises than plays"):
        Style(**figures | {"plays": 0.01})
    assert NAMED["station"].figures.respect < NAMED["rock"].figures.respect
