"""When the cards of the present hand are ringed: while there is something to decide with them."""

from __future__ import annotations

from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.hand import Hand
from pokertable.views.felt.highlights import NO_HIGHLIGHTS
from pokertable.views.felt.marks import NO_MARKS, hint_marks
from tests.views.builders import game
from tests.views.showdowns import Chosen

BOARD = "Kd9s4c2h7s"


def dealt(stack: int) -> Hand:
    return Hand(game("holdem"), [stack] * 2, 0, Chosen(["AsAh", "KsKh"], BOARD))


def test_a_folded_hand_has_no_rings_and_no_words() -> None:
    hand = dealt(200)
    assert hint_marks(hand.observe(0), 0).readings
    hand.act(Fold())
    folded = next(seat for seat in (0, 1) if hand.observe(0).seats[seat].folded)
    assert hint_marks(hand.observe(folded), folded) == NO_MARKS


def test_against_a_hand_that_lies_open_the_words_stay_and_the_rings_go() -> None:
    """Rings round aces that are beaten would read as the winner's."""
    hand = dealt(200)
    while len(hand.state.board) < 3:
        hand.act(CheckCall())
    assert hint_marks(hand.observe(0), 0).highlights.plays["high"]
    while not hand.over:
        hand.act(CheckCall())
    final = hand.observe(0)
    assert [len(view.known) for view in final.seats] == [2, 2]
    marks = hint_marks(final, 0)
    assert marks.readings and marks.highlights == NO_HIGHLIGHTS
