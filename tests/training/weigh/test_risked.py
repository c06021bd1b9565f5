"""What the results of a choice may differ by: the pot, and of its chips those that can be called."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import Action, CheckCall, RaiseTo
from pokertable.session.record.spectator import seen_hand
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.playing import risked
from tests.training.weigh.spots import played


def before_the_flop(taken: str, mine: int = 400, other: int = 100) -> Moment:
    """The button has called the blind: a pot of 4, of which 2 are the player's."""
    actions = ["d dh p1 AsAd", "d dh p2 ????", "p2 cc", f"p1 {taken}"]
    *_, moment = moments(seen_hand(played("holdem", actions, starting_stacks=[mine, other]), 0))
    return moment


@pytest.mark.parametrize(
    ("mine", "other", "chips"),
    [
        (400, 100, 4 + 98),  # whatever the player bets: the other has 98 more
        (100, 400, 4 + 98),
        (400, 400, 4 + 398),
    ],
)
def test_of_a_shove_that_is_risked_which_the_other_can_call(mine: int, other: int, chips: int) -> None:
    assert risked(before_the_flop(f"cbr {mine}", mine, other), RaiseTo(mine), unseen=0.0) == chips
    assert risked(before_the_flop(f"cbr {mine}", mine, other), RaiseTo(mine), unseen=1.0) == chips, "none can follow"


@pytest.mark.parametrize(
    ("choice", "at_once", "later"), [(CheckCall(), 4, 98), (RaiseTo(10), 4 + 8, 90), (RaiseTo(100), 4 + 98, 0)]
)
def test_what_may_follow_is_risked_in_part(choice: Action, at_once: int, later: int) -> None:
    """No deal may have shown a raise for the stack."""
    moment = before_the_flop("cc")
    assert risked(moment, choice, unseen=0.0) == at_once
    assert risked(moment, choice, unseen=0.5) == at_once + later / 2


def test_with_a_fixed_limit_no_more_than_its_bets_can_follow() -> None:
    """On the last street a bet of 8, however deep the stacks are: what follows is no rare shove."""
    up = ["d dh p1 As2s3s", "d dh p2 ????Kd", "p2 pb", "p1 cc"]
    for card, other in (("4h", "Kh"), ("8d", "Qd"), ("9c", "Qs")):
        up += [f"d dh p1 {card}", f"d dh p2 {other}", "p1 cc", "p2 cc"]
    events = played("razz", [*up, "d dh p1 Ts", "d dh p2 ??", "p1 cc"], stack=4000)
    *_, moment = moments(seen_hand(events, 0))
    pot = moment.legal.pot
    assert moment.streets_left == 0 and risked(moment, CheckCall(), unseen=0.0) == pot
    assert risked(moment, CheckCall(), unseen=1.0) == pot + 8
