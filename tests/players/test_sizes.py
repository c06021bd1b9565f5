"""What is folded to each size of bet rises with it, and is near what lets any two cards bet, whoever asks."""

from typing import Any

import numpy as np
import pytest

from pokertable.analysis.arrays import apart_from
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.rules.facing import _even, asks
from pokertable.players.rules.holdem import DEFENDS
from pokertable.players.seen.spot import Spot, Turn
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.players.sizes import (
    BUTTON,
    FLOPS,
    LINES,
    RIVERS,
    SEATS,
    Line,
    brought,
    calls_without_a_pair,
    chances,
    folds,
    folds_re_raised,
    held,
    of_pot,
    opened,
)
from tests.players.tables import game, sampled
from tests.rules.table import deal

BREAK_EVEN = np.array([25, 100 / 3, 50, 200 / 3])
"""Folds with which a bet of a third, half, the whole and twice the pot wins as much as it loses, whatever it holds."""
GOALS = {"river": (0.6, 1.15), "flop": (0.4, 1.15)}
"""Parts of these within which a player's folds lie."""
ROUNDED = 3.0
"""So much less may be folded to a bigger bet on one board, in percent: hands in order are steps."""
LIMITS = {"holdem": Structure.NO_LIMIT, "omaha": Structure.POT}
CHECKED_THROUGH = Line("the caller, checked through", "xx xx x")
QUICK = ["Kc8d4s2hJs", "9c8h6d2sKh", "AdKs6c8d3h"]


def table(key: str, name: str, street: str, boards: list[str] | tuple[str, ...]) -> np.ndarray:
    """Rows of what is folded to each size: every line on every board."""
    rows = [folds(name, key, LIMITS[key], board, line) for line in LINES[street] for board in boards]
    print(f"{key} {name}, {street}: {np.mean(rows, axis=0).round().astype(int)}")
    return np.array(rows)


@pytest.mark.parametrize("name", one_of(3, ["tag", "lag:expert", "tag:expert"]))
def test_a_bigger_bet_on_the_river_is_folded_to_more_and_a_small_one_less_than_half_the_time(name):
    rows = table("holdem", name, "river", QUICK)
    assert (np.diff(rows, axis=1) > -ROUNDED).all(), rows
    assert (np.diff(rows.mean(axis=0)) > 2).all(), rows
    assert rows[:, 0].mean() <= 35 <= rows[:, 3].mean()


def test_a_lag_that_called_a_bet_folds_some_of_it_to_a_small_one_on_the_river():
    """Of what had called the flop it folded 16 % to a third of the pot and 19 % to half of it, on these boards."""
    rows = np.array([folds("lag", "holdem", Structure.NO_LIMIT, board, LINES["river"][0]) for board in RIVERS[:5]])
    assert (rows.mean(axis=0)[:2] >= [18, 24]).all(), rows.mean(axis=0)


@pytest.mark.parametrize("name", one_of(2, ["lag:expert", "tag:expert"]))
def test_an_expert_ranks_its_hands_among_those_of_its_own_style(name):
    """Of what it holds half is better than its middle hand: among a tag's a lag's hands were in the best fifth on
    9-8-6-2-K, and it folded 8 % to a third of the pot.
    """
    for line in LINES["river"]:
        for board in QUICK:
            hand = brought("holdem", Structure.NO_LIMIT, board, line, 0.5)
            cards, weights = held(name, hand)
            public = hand.observe(None)
            seen: Any = of_kind(Persona, PERSONAS[name]).look(Turn(Spot.of(public), public), cards)
            assert 0.3 <= float(weights @ seen.better) <= 0.7, (line.title, board)


@pytest.mark.parametrize("name", ["tag", "tag:expert", "lag", "lag:expert"])
@pytest.mark.parametrize("line", LINES["flop"], ids=["checked once", "led at"])
def test_a_shove_of_many_pots_on_the_flop_wins_nothing_with_any_two_cards(name, line):
    """Of a bet of 19 pots 95% must be folded for it to pay; what called by belief alone folded 98%."""
    found = []
    for board in QUICK:
        hand = brought("holdem", Structure.NO_LIMIT, board[:6], line, 99.0)
        cards, weights = held(name, hand)
        legal = hand.legal()
        even = legal.to_call / legal.pot
        found.append(float(weights @ chances(name, hand, Fold, cards)) / even)
    assert 0.85 <= np.mean(found) <= 1.03, found


def test_a_loose_player_with_others_behind_calls_with_clearly_more_than_the_price():
    """It folded 37 % of equity where 28 was needed: it asked for half as much again as the price, like a tight one."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [2000] * 3, button=BUTTON, board="Kc8d4s")
    hand.act(RaiseTo(50))
    for _ in range(2):
        hand.act(CheckCall())
    hand.act(of_pot(hand, 0.64))
    spot = Spot.of(hand.observe(None))
    assert 0.27 <= spot.price <= 0.29
    assert asks(spot, of_kind(Persona, PERSONAS["loose"]).style) <= 0.37
    assert asks(spot, of_kind(Persona, PERSONAS["tag"]).style) >= spot.price + 0.1


class Behind:
    """Hands of which all seem to be behind whatever has been bet, the best first."""

    share = np.zeros(1000)
    better = (np.arange(1000) + 0.5) / 1000

    def where(self, _left: Any, find: Any) -> Any:
        return find()


@pytest.mark.parametrize("size", [1 / 3, 1.0, 2.0])
def test_a_range_that_seems_to_be_behind_is_not_folded_as_a_whole(size):
    """An expert folded 98 % to a bet of a third of the pot, because it believed in what is hardly ever bluffed.

    A third of what must go on calls at least; if six tenths did, a tag would call with no pair more than a lag.
    """
    hand = brought("holdem", Structure.NO_LIMIT, QUICK[0], LINES["river"][2], size)
    spot, style = Spot.of(hand.observe(None)), of_kind(Persona, PERSONAS["tag:expert"]).style
    seen: Any = Behind()
    called = np.asarray(DEFENDS.when(spot, style) * DEFENDS.hands(seen, spot, style))
    must_go_on = 1 / (1 + size)
    assert must_go_on / 3 <= called.mean() <= must_go_on / 2
    assert called[0] == 1 and (np.diff(called) <= 0).all()


def test_a_raise_that_is_raised_again_is_not_folded_as_a_whole():
    """On the turn an expert folded 97 % of what had raised a bet to a raise of half the pot."""
    hand = opened("holdem", Structure.NO_LIMIT, QUICK[0])
    for size in (None, 0.5, 0.5, 0.5):
        hand.act(of_pot(hand, size) if size else CheckCall())
    spot, style = Spot.of(hand.observe(None)), of_kind(Persona, PERSONAS["tag:expert"]).style
    seen: Any = Behind()
    called = np.asarray(DEFENDS.when(spot, style) * DEFENDS.hands(seen, spot, style))
    assert spot.bets == 3
    must_go_on = 1 - _even(spot)
    assert must_go_on / 3 <= called.mean() <= must_go_on / 2


def test_a_shove_of_nearly_five_pots_on_the_river_is_called_by_nothing_that_seems_to_be_behind():
    hand = brought("holdem", Structure.NO_LIMIT, QUICK[0], CHECKED_THROUGH, 4.9)
    spot, style = Spot.of(hand.observe(None)), of_kind(Persona, PERSONAS["tag:expert"]).style
    seen: Any = Behind()
    assert (np.asarray(DEFENDS.hands(seen, spot, style)) == 0).all()


@pytest.mark.parametrize("name", ["tag", "lag"])
def test_some_raises_of_the_last_bet_are_bluffs(name):
    """12 and 13 % were, and 3 to 5 against bets of two players: too few for a bluff-catcher to call."""
    raised = bluffed = 0.0
    for line in LINES["river"]:
        for board in QUICK:
            hand = brought("holdem", Structure.NO_LIMIT, board, line, 0.5)
            cards, weights = held(name, hand)
            public = hand.observe(None)
            for rule in PERSONAS[name].applied_rules(public, cards):
                often = sum(part for action, part in rule.does() if isinstance(action, RaiseTo))
                raised += often * float(weights @ rule.weights)
                bluffed += often * float(weights @ rule.weights) * ("bluff" in rule.because.template)
    print(f"{name}: {100 * bluffed / raised:.0f} % of raises on the river are bluffs")
    assert 0.15 <= bluffed / raised <= 0.25


@pytest.mark.parametrize("name", ["tag", "lag"])
def test_a_half_pot_bet_of_the_last_street_holds_strong_hands_and_bluffs(name):
    """It held thin value alone, so that all of it was folded to a raise."""
    strong = bluffed = 0.0
    for board in QUICK:
        hand = opened("holdem", Structure.NO_LIMIT, board)
        for each in "xhcxx":
            hand.act(of_pot(hand, 0.5) if each == "h" else CheckCall())
        public, half = hand.observe(None), of_pot(hand, 0.5)
        cards = sampled(2)[apart_from(sampled(2), public.in_sight)]
        for rule in PERSONAS[name].applied_rules(public, cards):
            often = sum(part for action, part in rule.does() if action == half)
            strong += often * float(rule.weights.sum()) * ("clear value" in rule.because.template)
            bluffed += often * float(rule.weights.sum()) * ("bluff" in rule.because.template)
    assert strong >= 10 and bluffed >= 10, (strong, bluffed)


def test_the_looser_a_style_the_less_it_folds_to_the_last_bet_of_a_fixed_limit():
    """A station folded 54 % of what it checks through, more than a tag."""
    folded = np.zeros((4, 5))
    for row, seed in enumerate(range(3, 7)):
        hand = Hand(game("holdem", Structure.FIXED), [10_000] * 2, 0, Deck.shuffled(seed))
        for kind in "rccccccr":
            hand.act(CheckCall() if kind == "c" else RaiseTo(known(hand.legal().raise_to)[0]))
        for column, name in enumerate(("rock", "tag", "lag", "loose", "station")):
            cards, weights = held(name, hand)
            folded[row, column] = 100 * float(weights @ chances(name, hand, Fold, cards))
    mean = folded.mean(axis=0)
    assert (np.diff(mean) <= 0).all(), mean
    assert mean[4] <= mean[1] - 10


def test_a_beginner_folds_some_of_its_opens_to_a_re_raise():
    """Under the gun, where it raises nothing to steal the blinds: a loose one folded 0 and 1 % to the smaller ones."""
    for to in (5, 9):
        assert 15 <= folds_re_raised("loose:beginner", BUTTON + 3, to) <= 40, to


@pytest.mark.long
def test_the_looser_a_style_the_more_it_calls_without_a_pair():
    calls = {name: calls_without_a_pair(name, 0.5) for name in ("rock", "tag", "lag", "loose", "station")}
    print("half the pot on rivers, called without a pair:", {name: round(each) for name, each in calls.items()})
    assert list(calls.values()) == sorted(calls.values())
    assert calls["rock"] <= 10


@pytest.mark.parametrize("name", ["tag", "tag:expert", "lag", "lag:expert"])
@pytest.mark.parametrize("opener", [BUTTON, BUTTON - 1 + SEATS], ids=["button", "cut-off"])
def test_an_open_is_folded_to_a_re_raise_by_its_size(name, opener):
    """Who folded 89 % to a re-raise to nine big blinds could be raised again with anything."""
    found = [folds_re_raised(name, opener, to) for to in (5, 9, 22)]
    for folded, (least, most) in zip(found, [(35, 50), (45, 60), (55, 72)], strict=True):
        assert least <= folded <= most, found


@pytest.mark.parametrize("name", ["tag", "lag", "tag:expert"])
def test_a_bet_of_three_pots_on_the_river_is_not_folded_to_by_nearly_all(name):
    """Folded 99 % to before, where 75 % let any two cards bet."""
    found = []
    for board in QUICK:
        hand = brought("holdem", Structure.NO_LIMIT, board, CHECKED_THROUGH, 3.0)
        cards, weights = held(name, hand)
        found.append(100 * float(weights @ chances(name, hand, Fold, cards)))
    assert 0.6 * 75 <= np.mean(found) <= 1.15 * 75, found


@pytest.mark.long
@pytest.mark.parametrize("street", GOALS)
@pytest.mark.parametrize("name", ["tag", "lag", "tag:expert", "lag:expert"])
@pytest.mark.parametrize("key", LIMITS)
def test_folds_to_each_size_are_near_what_lets_any_two_cards_bet(key, name, street):
    rows = table(key, name, street, {"river": RIVERS, "flop": FLOPS}[street])
    least, most = GOALS[street]
    mean, even = rows.mean(axis=0), BREAK_EVEN[: rows.shape[1]]
    assert (least * even <= mean).all() and (mean <= most * even).all()
    assert (np.diff(mean) > 2).all()
    steps = np.diff(rows, axis=1)
    assert (steps > -ROUNDED).mean() >= 0.95, rows[(steps <= -ROUNDED).any(axis=1)]
