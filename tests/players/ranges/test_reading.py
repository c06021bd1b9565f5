"""The arithmetic of reading: hands that are dealt a further card weigh what they may have been before it."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import card_masks, private_hands
from pokertable.model.games import BADUGI
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import MuckShuffledIn
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.reading import FollowedDraws, dealt_further, on_menu
from pokertable.players.seen.policy import Menu
from pokertable.players.seen.walk import action_of, decisions
from tests.rules.table import any_game


def test_a_further_card_may_be_any_of_them():
    pairs, threes = private_hands(2), private_hands(3)
    weights = np.random.default_rng(1).random(len(pairs))
    weighs = {frozenset(pair): weight for pair, weight in zip(pairs.tolist(), weights, strict=True)}
    found = dealt_further(pairs, weights, threes)
    assert found.sum() == pytest.approx(50 * weights.sum())
    for at in Random(2).sample(range(len(threes)), 200):
        before = [weighs[frozenset(pair)] for pair in combinations(threes[at].tolist(), 2)]
        assert found[at] == pytest.approx(sum(before))
    some = np.array([0, 5, 9, 400])
    assert dealt_further(pairs[some], weights[some], threes).sum() == pytest.approx(50 * weights[some].sum())


def test_hands_that_are_followed_through_draws_hold_nothing_that_they_discarded():
    hand = Hand(any_game(BADUGI, BADUGI.usual_structure), [2000] * 2, 0, Deck.shuffled(2))
    for count in (3, 2, 1):
        while not hand.state.drawing:
            hand.act(CheckCall())
        for _ in range(2):
            hand.act(Draw(tuple(hand.state.holes[hand.to_act or 0][:count])))
    hand.act(CheckCall())
    drawn = FollowedDraws(BADUGI, (), count=200)
    out = []
    for decision in decisions(hand.observe(None)):
        if decision.act.event.seat == 1:
            drawn.take(policy_of("tag"), decision.public, action_of(decision.act))
            out.append(drawn.discards.shape[1])
            assert not (card_masks(drawn.hands) & card_masks(drawn.discards)).any()
            assert all(len({*row}) == 4 + out[-1] for row in np.hstack([drawn.hands, drawn.discards]).tolist())
    assert out == [0, 3, 3, 5, 5, 6, 6]
    (gone,) = {*drawn.discards[0, :1].tolist()}
    left = drawn.without([gone])
    assert not left[(drawn.discards == gone).any(axis=1)].any() and left.any()


def test_what_was_shuffled_back_may_be_held_again():
    hand = Hand(any_game(BADUGI, BADUGI.usual_structure), [2000] * 6, 0, Deck.shuffled(2))
    while not any(isinstance(event, MuckShuffledIn) for event in hand.events):
        drawing = hand.state.drawing
        hand.act(Draw(tuple(hand.state.holes[hand.to_act or 0])) if drawing else CheckCall())
    while hand.state.drawing:
        hand.act(Draw())
    public = hand.observe(None)
    seat = next(view.seat for view in public.seats if view.drew[0] == 4 and not view.discards)
    drawn, out = FollowedDraws(BADUGI, (), count=100), []
    for decision in decisions(public):
        if decision.act.event.seat == seat:
            drawn.take(policy_of("random"), decision.public, action_of(decision.act))
            out.append(drawn.discards.shape)
    assert out[-2:] == [(100, 4), (100, 0)]


MENU = Menu((Fold(), CheckCall(), RaiseTo(40), RaiseTo(100)))


@pytest.mark.parametrize(
    ("amount", "parts"),
    [
        (40, {2: 1.0}),
        (55, {2: 0.75, 3: 0.25}),
        (85, {2: 0.25, 3: 0.75}),
        (100, {3: 1.0}),
        (30, {2: 1.0}),  # less than any of the menu, as an all-in may be
        (400, {3: 1.0}),
    ],
)
def test_a_raise_between_two_of_the_menu_counts_for_both_and_more_for_the_nearer(amount, parts):
    assert dict(on_menu(MENU, RaiseTo(amount))) == pytest.approx(parts)


def test_what_is_no_raise_counts_for_its_like_on_the_menu():
    assert on_menu(MENU, Fold()) == [(0, 1.0)] and on_menu(MENU, CheckCall()) == [(1, 1.0)]
    free = Menu((BringIn(), RaiseTo(40)))
    assert on_menu(free, Fold()) == [] and on_menu(free, BringIn()) == [(0, 1.0)]
