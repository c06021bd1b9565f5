"""The luck of the cards to come: nothing in the mean, and all that is left to chance when nobody can bet any more."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.model.cards import known
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.personas import policy_of
from pokertable.session.record.spectator import seen_hand
from pokertable.session.simulation.batch import Row, play_out
from pokertable.training.deals import luck
from pokertable.training.deals.dealer import Dealer, SampledDeals
from pokertable.training.deals.luck import Luck, growth
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.reader import Reader
from tests.games import one_of
from tests.training.weigh.spots import counted, played, rest

POLICIES = [policy_of(name) for name in ("tag:beginner", "loose:beginner")]
TURN_ALL_IN = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qs7d2c", "p1 cc", "p2 cc", "d db 9s", "p1 cc",
               "p2 cbr 394", "p1 cc"]  # fmt: skip
FIRST = {
    "holdem": ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc"],
    "omaha8": ["d dh p1 As2sKdQd", "d dh p2 ????????", "p2 cbr 6", "p1 cc"],
    "stud8": ["d dh p1 As2s4d", "d dh p2 ????Kc", "p1 pb", "p2 cbr 4", "p1 cc"],
}


def called(game: str, actions: list[str], groups: int, each: int) -> tuple[Moment, SampledDeals, list[Hand]]:
    """The last decision of the first seat, deals of it, and each of them called and played to its end."""
    *_, moment = moments(seen_hand(played(game, actions), 0))
    believed = Reader(dict(enumerate(POLICIES)), 1).at(moment)
    drawn = Dealer(moment, believed, np.random.default_rng(1)).draw(groups, each)
    hands = [drawn.redeal(number).of(moment.hand) for number in range(len(drawn))]
    for hand in hands:
        hand.act(CheckCall())
    play_out([Row(hand, POLICIES, [Random(f"{at} {seat}") for seat in (0, 1)]) for at, hand in enumerate(hands)])
    return moment, drawn, hands


def luck_of(moment: Moment, drawn: SampledDeals, hands: list[Hand]) -> Floats:
    told = [hand.events[moment.kept :] for hand in hands]
    return Luck(moment, np.random.default_rng(2)).of(told, drawn, range(len(hands)))


def test_once_all_are_all_in_nothing_but_luck_is_left():
    """With one card to come every river is counted: what was won without its luck is the part of the pot over them."""
    moment, drawn, hands = called("holdem", TURN_ALL_IN, 3, 2)
    luck = luck_of(moment, drawn, hands)
    for number, hand in enumerate(hands):
        other = known(hand.state.holes[1])
        rivers = rest(moment.own, moment.in_sight, other)
        shares = [counted("holdem", moment.own, [*moment.in_sight, card], [other])[0][0] for card in rivers]
        assert hand.state.stacks[0] - luck[number] == pytest.approx(800 * np.mean(shares))
    assert abs(luck).max() > 0


@pytest.mark.parametrize("game", one_of(3, ["holdem", "stud8", "omaha8"]))
def test_it_is_nothing_in_the_mean_and_makes_what_is_left_vary_less(game):
    moment, drawn, hands = called(game, FIRST[game], 60, 2)
    luck = luck_of(moment, drawn, hands)
    won = np.array([hand.state.stacks[0] for hand in hands], np.float64)
    groups = luck.reshape(60, 2).mean(axis=1)
    assert abs(groups.mean()) < 4 * groups.std(ddof=1) / 60**0.5
    assert (won - luck).std() < 0.9 * won.std()


def test_games_that_draw_have_none():
    moment, drawn, hands = called("triple27", ["d dh p1 2s3s4d5d7h", "d dh p2 ??????????", "p2 cbr 4", "p1 cc"], 4, 1)
    assert not luck_of(moment, drawn, hands).any()


def test_a_pot_is_played_on_for_what_is_behind():
    assert growth(0, 30, 0) == growth(0, 30, 2) == 1.0, "nothing but luck is left"
    assert 1 < growth(10, 30, 2) < growth(30, 30, 2) < growth(300, 30, 2) == growth(3000, 30, 5)
    assert growth(300, 30, 0) < growth(300, 30, 1) < growth(300, 30, 2), "the more the more rounds are to come"


@pytest.mark.parametrize("game", ["holdem", "stud8"])
def test_luck_in_the_pot_to_be_expected_leaves_less_than_in_the_pot_as_it_lies(game, monkeypatch):
    moment, drawn, hands = called(game, FIRST[game], 60, 2)
    won = np.array([hand.state.stacks[0] for hand in hands], np.float64)
    grown = luck_of(moment, drawn, hands)
    monkeypatch.setattr(luck, "growth", lambda *_: 1.0)
    assert (won - grown).std() < 0.95 * (won - luck_of(moment, drawn, hands)).std()


def test_with_a_fixed_limit_no_more_is_behind_than_a_few_bets(monkeypatch):
    moment, drawn, hands = called("stud8", FIRST["stud8"], 4, 1)
    asked = []

    def as_it_lies(behind: float, pot: float, later: int) -> float:
        asked.append((behind, pot, later))
        return 1.0

    monkeypatch.setattr(luck, "growth", as_it_lies)
    luck_of(moment, drawn, hands)
    first = max(asked, key=lambda each: each[2])
    assert first == (3 * 8, 10, 3), "antes, bring-in completed, and a call; stacks of 400"
    assert all(behind <= 3 * 8 for behind, *_ in asked)
