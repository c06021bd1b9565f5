"""Cards face up: the share street by street, of those who were in, counted anew by the readable rules."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import Event, HandStarted
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import known_cards, with_known_cards
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.review import face_up
from pokertable.training.review.face_up import not_counted, open_streets
from pokertable.training.review.sheet import FaceUp
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.training.weigh.spots import counted, played, rest

CHECKS = ["p1 cc", "p2 cc"]


def told(events: list[Event]) -> Uncovered:
    """A hand of which these events are known; names, results and reasons do not matter."""
    started = of_kind(HandStarted, events[0])
    seats = len(started.stacks)
    return Uncovered(
        started.game,
        ("",) * seats,
        started.stacks,
        (0,) * seats,
        known_cards(events),
        ((),) * seats,
        tuple(with_known_cards(events)),
    )


def shares(hand: Uncovered, seat: int) -> list[FaceUp]:
    return [face_up.counted(hand.game.variant, each) for each in open_streets(hand, seat)]


def flop_game(game: str, one: str, two: str, *boards: str) -> Uncovered:
    deals = [f"d dh p1 {one}", f"d dh p2 {two}", "p2 cc", "p1 cc"]
    return told(played(game, [*deals, *[act for board in boards for act in (f"d db {board}", *CHECKS)]]))


@pytest.mark.parametrize(
    ("game", "one", "two"), one_of(2, [("holdem", "AsKs", "QhQd"), ("omaha8", "As2sKdKh", "9h9d3c4c")])
)
def test_each_street_has_its_share_over_the_cards_that_were_to_come(game, one, two):
    hand = flop_game(game, one, two, "Qs7s2c", "3d", "Ts")
    found = {each.street_key: each.share for each in shares(hand, 0)}
    assert list(found) == ["preflop", "flop", "turn", "river"]
    board = parse_cards("Qs7s2c3dTs")
    mine, theirs = parse_cards(one), parse_cards(two)
    for key, count in (("river", 5), ("turn", 4)):
        left = rest(mine, theirs, board[:count])
        ends = [counted(game, mine, [*board[:count], *more], [theirs])[0][0] for more in combinations(left, 5 - count)]
        assert found[key] == pytest.approx(sum(ends) / len(ends))
    left = rest(mine, theirs, board[:3])
    ends = [counted(game, mine, [*board[:3], *Random(at).sample(left, 2)], [theirs])[0][0] for at in range(400)]
    assert found["flop"] == pytest.approx(sum(ends) / len(ends), abs=0.08)


def test_both_players_shares_are_the_whole():
    hand = flop_game("omaha8", "As2sKdKh", "9h9d3c4c", "Qs7s2c")
    one, two = ([known(each.share) for each in shares(hand, seat)] for seat in (0, 1))
    assert [mine + theirs for mine, theirs in zip(one, two, strict=True)] == [pytest.approx(1, abs=0.01)] * 2


def three_handed(third: str, *more: str) -> Uncovered:
    table = {"variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
    deals = ["d dh p1 AsKs", "d dh p2 QhQd", f"d dh p3 {third}", *more]
    return told(replay(parse_hand({**table, "starting_stacks": [200] * 3, "actions": deals})).events)


def test_a_street_on_which_somebodys_cards_are_not_known_has_none():
    flop = ["p3 f", "p1 cc", "p2 cc", "d db Qs7d2c", "p1 cc", "p2 cc"]
    assert [each.key for each in open_streets(three_handed("????", *flop), 0)] == ["flop"]
    assert [each.key for each in open_streets(three_handed("7c2d", *flop), 0)] == ["preflop", "flop"]


def test_who_has_folded_has_no_share_any_more():
    flop = ["p3 cc", "p1 f", "p2 cc", "d db Qs7d2c", "p2 cc", "p3 cc"]
    hand = three_handed("7c2d", *flop)
    assert [each.key for each in open_streets(hand, 0)] == ["preflop"]
    assert [len(each.hands) for each in open_streets(hand, 1)] == [3, 2]


def test_in_stud_each_hand_is_dealt_on():
    deals = ["d dh p1 AsAhAd", "d dh p2 7c2dKh", "p2 pb", "p1 cc", "d dh p1 Ac", "d dh p2 3h", *CHECKS]
    hand = told(played("stud8", deals))
    (third, fourth) = shares(hand, 0)
    assert (third.street_key, fourth.street_key) == ("third", "fourth")
    mine, theirs = parse_cards("AsAhAdAc"), parse_cards("7c2dKh3h")
    left = rest(mine, theirs)
    dealt = [Random(at).sample(left, 6) for at in range(600)]
    ends = [counted("stud8", [*mine, *six[:3]], (), [[*theirs, *six[3:]]])[0][0] for six in dealt]
    assert fourth.share == pytest.approx(sum(ends) / len(ends), abs=0.04)
    assert known(third.share) < 1


def test_games_that_draw_have_none_and_before_it_is_counted_it_says_nothing():
    drawn = told(played("single27", ["d dh p1 7s5h4d3c2s", "d dh p2 KsKh8d3s2h", "p2 cc", "p1 cc", "p1 sd", "p2 sd"]))
    assert CATALOGUE["single27"].draws and open_streets(drawn, 0) == ()
    hand = flop_game("holdem", "AsKs", "QhQd", "Qs7s2c")
    assert [each.share for each in not_counted(open_streets(hand, 0))] == [None, None]
