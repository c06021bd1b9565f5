"""When what a check or call is worth is known without playing on: nobody has a choice after it."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import CheckCall
from pokertable.session.record.spectator import seen_hand
from pokertable.training.weigh.ending import ends_the_hand
from pokertable.training.weigh.moment import moments
from tests.training.weigh.spots import played

CARDS = {"holdem": "AsAd", "single27": "7s5h4d3c2s"}


def last_decision(game: str, *actions: str, stack: int = 400) -> bool:
    """Of player 1, whose cards are known."""
    own = CARDS[game]
    events = played(game, [f"d dh p1 {own}", f"d dh p2 {'?' * len(own)}", *actions], stack)
    *_, moment = moments(seen_hand(events, 0))
    assert CheckCall() in moment.choices
    return ends_the_hand(moment)


@pytest.mark.parametrize(("game", "ends"), [("holdem", True), ("single27", False)])
def test_a_call_of_all_in_ends_the_hand_unless_cards_are_to_be_drawn(game: str, ends: bool) -> None:
    """What is discarded is a choice, with no chips behind too."""
    assert last_decision(game, "p2 cbr 400", "p1 cc") is ends


def test_after_the_last_draw_a_call_of_a_bet_ends_it() -> None:
    before = ("p2 cbr 6", "p1 cc", "p1 sd", "p2 sd ????", "d dh p2 ????")
    assert last_decision("single27", *before, "p1 cc", "p2 cbr 8", "p1 cc")
    assert not last_decision("single27", *before, "p1 cc", "p2 cc"), "the other may bet after a check"
