"""The number of deals that is asked for is the number that counts, in every game and kind of decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pokertable.analysis.arrays import Ids
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.events import Event
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.session.simulation.batch import Row, play_out
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import Weighing
from tests.narrow import known
from tests.training.weigh.spots import played

THREE = {"variant": "NT", "antes": [0] * 3, "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
FLOP = ["d dh p1 7c2d", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db AsKsQs", "p1 cc", "p2 cbr 12", "p1 f"]


HOPELESS = "a fold that nothing comes near"


def three_handed() -> list[Event]:
    dealt = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????"]
    actions = [*dealt, "p3 cc", "p1 cc", "p2 cc", "d db Qs7d2c", "p1 cc"]
    return replay(parse_hand({**THREE, "starting_stacks": [200] * 3, "actions": actions})).events


DECISIONS = {
    HOPELESS: played("holdem", FLOP),
    "a bet": played("holdem", ["d dh p1 AsKs", "d dh p2 ????", "p2 cc", "p1 cc", "d db Qs7d2c", "p1 cbr 4"]),
    "a call all-in before the flop": played("holdem", ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 400", "p1 cc"], 400),
    "a check three-handed": three_handed(),
    "pot-limit": played("omaha8", ["d dh p1 As2s9dKc", "d dh p2 ????????", "p2 cbr 6", "p1 cc"]),
    "stud": played("stud8", ["d dh p1 As2s4d", "d dh p2 ????Kc", "p1 pb", "p2 cbr 4", "p1 cc"]),
    "a bet of a draw game": played("badugi", ["d dh p1 As2h3d6s", "d dh p2 ????????", "p2 cc", "p1 cc"]),
    "a draw": played("badugi", ["d dh p1 As2h3d6s", "d dh p2 ????????", "p2 cc", "p1 cc", "p1 sd 6s"]),
}


def weighed(events: Sequence[Event], samples: int) -> Verdict:
    seats = len(moments_of(events)[0].public.seats)
    policies = [policy_of("tag:beginner") for _ in range(seats)]
    reader = Reader(dict(enumerate(policies)), 1)
    *before, last = moments_of(events)
    for each in before:
        reader.at(each)
    weighing = Weighing(last, reader, policies, seed=1, samples=samples)
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


def moments_of(events: Sequence[Event]) -> list[Any]:
    return list(moments(seen_hand(events, 0)))


@pytest.mark.parametrize(
    ("kind", "samples"),
    [(kind, 3) for kind in DECISIONS]
    + [("a bet", 1), ("a bet", 17), (HOPELESS, 1), (HOPELESS, 30)]
    + [pytest.param(kind, 61, marks=pytest.mark.long) for kind in DECISIONS],
)
def test_every_choice_is_played_out_in_as_many_deals_as_asked_for(monkeypatch, kind, samples):
    """Also one that is far behind, and where the figures are precise long before."""
    rows = 0

    def counting(some: Sequence[Row]) -> Ids:
        nonlocal rows
        rows += len(some)
        return play_out(some)

    monkeypatch.setattr("pokertable.training.weigh.playing.play_out", counting)
    monkeypatch.setattr("pokertable.training.weigh.playing.can_continue", lambda *_: False)  # counted one by one
    monkeypatch.setattr(Passive, "blames", lambda *_: False)  # played out against others besides
    verdict = weighed(DECISIONS[kind], samples)
    errors = known(verdict.measured).stderrs
    open_yet = [choice for choice, error in zip(verdict.moment.choices, errors, strict=True) if error]
    if kind == "a call all-in before the flop":
        assert verdict.deals == rows == 0 and verdict.ranges.deals >= samples
    else:
        assert verdict.deals == samples and rows == samples * len(open_yet)
    assert verdict.moment.taken in verdict.moment.choices
    assert any(isinstance(choice, Draw) for choice in verdict.moment.choices) == (kind == "a draw")


def test_many_hands_of_a_decision_are_played_at_once_to_the_same_figures(monkeypatch):
    """Three to four times as quickly."""
    found = []
    for at_once in (True, False):
        monkeypatch.setattr("pokertable.training.weigh.playing.can_continue", lambda *_, now=at_once: now)
        found.append(weighed(DECISIONS["a bet"], 8).measured)
    assert found[0] == found[1] is not None


def test_the_shares_of_the_pot_are_counted_over_more_deals_where_more_are_asked_for(monkeypatch):
    monkeypatch.setattr(Passive, "blames", lambda *_: False)  # played out against others besides
    few, many = (weighed(DECISIONS["a bet"], samples) for samples in (4, 40))
    for one, other in ((few.random, many.random), (few.ranges, many.ranges)):
        assert one.deals * 10 == other.deals and one.stderr > other.stderr > 0
