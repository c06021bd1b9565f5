"""Live help holds its time, however many are at the table."""

from __future__ import annotations

import pytest

from pokertable.model.hand.seen import SeenHand
from pokertable.training.live import odds
from pokertable.training.live.odds import LiveHelp
from pokertable.training.live.pace import TURN, Pace
from tests.narrow import known
from tests.training.live.test_in_play import bet_at_on_the_flop


def test_a_step_takes_no_longer_than_a_turn_nor_than_what_is_left() -> None:
    pace = Pace()
    assert pace.fitting(440, 0.0) == 440, "nobody knows yet how long one takes"
    pace.took(60, 60 * TURN / 20)
    assert [pace.fitting(440, left) for left in (4.0, TURN / 2, 0.0, -1.0)] == [20, 10, 0, 0]
    assert pace.fitting(7, 4.0) == 7
    pace.took(0, 3.0)
    assert pace.fitting(440, 4.0) == 20, "what was not counted tells nothing"


class Slow:
    """A clock on which every step takes a second, as among nine in Omaha."""

    seconds = 1.0


def test_the_time_of_live_help_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its four seconds were those of the deals played out alone, and whole steps went beyond them: it took eleven."""
    hand = bet_at_on_the_flop("KsKc8d8s", "AsKd9h4c")
    monkeypatch.setattr(odds, "Watch", Slow)
    seat = known(hand.to_act)
    found = list(LiveHelp({1 - seat: "tag"}, ()).odds(SeenHand.of(hand.events, seat), ranges=True))
    assert len(found) <= 6
    assert found[0].deals == 480 and 480 < found[-1].deals < 1000
    assert found[-1].settled and known(found[-1].played).settled
    assert not any(each.settled for each in found[:-1])
