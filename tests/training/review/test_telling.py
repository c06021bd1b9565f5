"""What the review calls what an opponent did: as the log of the hand does."""

import pytest

from pokertable.model.games import CATALOGUE, Game
from pokertable.model.hand.actions import BringIn, RaiseTo
from pokertable.model.hand.events import Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import bring_in_stakes
from pokertable.training.review.telling import _did, _does
from pokertable.training.review.why import said as said_of
from tests.training.review.spots import played, weighed


@pytest.mark.parametrize(("raises", "said"), [(1, "completes to 10"), (2, "raises to 20")])
def test_a_bring_in_is_completed_and_raised_then(raises: int, said: str) -> None:
    variant = CATALOGUE["stud8"]
    game = Game(variant=variant, structure=variant.usual_structure, stakes=bring_in_stakes(10, 20))
    hand = Hand(game, (400,) * 3, 0, Deck.shuffled(1))
    hand.act(BringIn())
    for number in range(1, raises + 1):
        legal = hand.legal()
        hand.act(RaiseTo(10 * number))
    raised = [event for event in hand.events if isinstance(event, Raised)][-1]
    assert str(_did(raised)) == said
    assert str(_does(RaiseTo(raised.to), legal)) == said


def test_after_a_bring_in_the_first_raise_completes_it():
    """As the log and the panel call it; the next one raises."""
    cards = ["d dh p1 As2s4d", "d dh p2 QcQdKc", "p1 pb"]
    completed = weighed(played("stud8", [*cards, "p2 cbr 4"]), 1, "random", groups=1)
    assert str(said_of(completed.moment.taken, completed)) == "complete to 4"
    raised = weighed(played("stud8", [*cards, "p2 cbr 4", "p1 cbr 8"]), 0, "random", groups=1)
    assert str(said_of(raised.moment.taken, raised)) == "raise to 8"
