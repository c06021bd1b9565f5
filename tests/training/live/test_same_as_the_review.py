"""Live help, the review, a read and `range` say the same of a decision: what the other holds, my part of the pot."""

from __future__ import annotations

from itertools import islice
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.classes import classes_of, classify_at
from pokertable.players.ranges.reading import readings
from pokertable.session.record.spectator import seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.live.odds import LiveHelp
from pokertable.training.reads.at_table import moment, scored
from pokertable.training.review.review import HandReview
from pokertable.training.review.telling import range_of
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import played

pytestmark = pytest.mark.usefixtures("unhurried")

HANDS = {
    "holdem": "d dh p1 AsKs, d dh p2 ????, p2 cbr 6, p1 cc, d db Qs7d2c, p1 cc, p2 cbr 8, p1 cc",
    "omaha8": "d dh p1 Ad3s8h5c, d dh p2 ????????, p2 cbr 6, p1 cc, d db Kh7d2c, p1 cc, p2 cbr 6, p1 cc",
    "stud8": "d dh p1 Ac2c5d, d dh p2 ????Kh, p1 pb, p2 cbr 4, p1 cc, d dh p1 6h, d dh p2 Qd, p2 cbr 4, p1 cc",
    "triple27": "d dh p1 2c3d7h8sKc, d dh p2 ??????????, p2 cbr 4, p1 cc, "
    "p1 sd Kc, p2 sd ??, d dh p1 9d, d dh p2 ??, p1 cc, p2 cbr 2, p1 cc",
}
"""Heads-up, our decision the last."""
NOTHING_TOLD = cast(Uncovered, SimpleNamespace(names=("Ann", "Bob"), downs=lambda *_: ()))
SAMPLED = {"triple27": 0.06}
"""How far apart classes may be in games whose hands are a sample, each its own; else by rounding."""


@pytest.mark.parametrize("game", one_of(4, ["holdem", "omaha8", "stud8", "triple27"]))
def test_each_says_the_same_of_a_decision(game):
    seen = seen_hand(played(game, HANDS[game].split(", ")), 0)
    review = HandReview(seen, ["tag", "tag"], samples=16)
    *_, verdicts = islice(review, len(seen.decisions))
    verdict = verdicts[-1]
    public, (believed,) = verdict.moment.public, review.believed[-1]
    before = SeenHand.of(verdict.moment.hand.events, 0)
    _, live = islice(LiveHelp({1: "tag"}, ()).odds(before, ranges=True), 2)
    asked = known(moment(before, {1: "tag"}, ()))
    classes = len(asked.names)
    read = scored(asked, 1, "Ann", (100, *[0] * (classes - 1)))
    *_, last = readings(policy_of("tag"), public, 1, asked.gone)

    def parts(hands, weights):
        found = classify_at(public, 1, hands)
        return np.bincount(found, weights, classes)

    assert len(classes_of(public.game.variant, public.street, public.known_board)) == classes
    reviewed, apart = parts(believed.hands, believed.weights), SAMPLED.get(game, 0.015)
    assert np.array(live.holdings[0].spread) / 100 == pytest.approx(reviewed, abs=apart + 0.01)
    assert np.array(read.read.exact) == pytest.approx(reviewed, abs=apart)
    assert parts(last.hands, last.after) == pytest.approx(reviewed, abs=apart)
    table = range_of(verdict.moment, believed, NOTHING_TOLD, ())
    assert np.array([row[-1] for row in table.shares]) / 100 == pytest.approx(reviewed, abs=0.01)
    by_read = sum(part * each.part for part, each in zip(read.read.exact, read.worth.by_class, strict=True) if each)
    errors = 3 * (verdict.ranges.stderr**2 + live.error**2) ** 0.5
    assert live.share == pytest.approx(verdict.ranges.equity, abs=errors)
    assert by_read == pytest.approx(verdict.ranges.equity, abs=errors + (0.05 if game in SAMPLED else 0.01))


def test_what_an_action_told_is_the_same_in_all_though_a_fifth_of_the_range_before_it_is_weighed_too():
    """Of a raise the review had 18% "anything else" and its read 5%: one of the two kept a fifth of all hands."""
    raises = ["p2 cbr 6", "p1 cbr 18", "p2 cbr 54", "p1 f"]
    seen = seen_hand(played("holdem", ["d dh p1 Tc6d", "d dh p2 ????", *raises]), 0)
    review = HandReview(seen, ["lag", "lag"], samples=16)
    *_, verdicts = islice(review, len(seen.decisions))
    (believed,) = review.believed[-1]
    before = SeenHand.of(verdicts[-1].moment.hand.events, 0)
    _, live = islice(LiveHelp({1: "lag"}, ()).odds(before, ranges=True), 2)
    asked = known(moment(before, {1: "lag"}, ()))
    read = scored(asked, 1, "Ann", (100, *[0] * (len(asked.names) - 1))).read
    table = range_of(verdicts[-1].moment, believed, NOTHING_TOLD, ())
    assert table.shares[-1][-2] > 50 and table.shares[-1][-1] == 0, "such hands do not raise again"
    assert np.array([row[-1] for row in table.shares]) / 100 == pytest.approx(read.exact, abs=0.01)
    assert np.array(live.holdings[0].spread) / 100 == pytest.approx(read.exact, abs=0.01)
