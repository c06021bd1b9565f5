"""Live help in a sit and go: what a call needs in prizes, as the review has it, and a word on the call in prizes."""

from __future__ import annotations

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.training.live.odds import LiveHelp
from pokertable.training.live.view import Advice, Odds
from pokertable.training.review.review import HandReview
from pokertable.training.weigh.prize_pool import PrizePool
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal

pytestmark = pytest.mark.usefixtures("unhurried")

PERSONAS = {0: "tag", 2: "lag"}
BUBBLE = PrizesLeft((65, 35))
NOTHING_TO_WIN = PrizesLeft((100,))


def all_in_on_the_bubble() -> Hand:
    """Of three, the short stack folds its button, the small blind moves in: ten big blinds from ten."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [200, 220, 30], button=2, holes={1: "KsTs"})
    hand.act(Fold())
    hand.act(RaiseTo(200))
    return hand


def last(hand: Hand, prizes: PrizesLeft | None) -> Odds:
    *_, found = LiveHelp(PERSONAS, (), prizes=prizes).odds(SeenHand.of(hand.events, 1), ranges=True)
    return found


def test_a_call_for_the_stack_needs_in_prizes_what_the_review_says() -> None:
    hand = all_in_on_the_bubble()
    live, in_cash = last(hand, BUBBLE), last(hand, None)
    hand.act(CheckCall())
    seen = SeenHand.of(hand.events, 1)
    *_, verdicts = HandReview(seen, ["tag", "tag", "lag"], samples=16, pool=PrizePool((65, 35), (), 450, 100))
    verdict = verdicts[-1]
    assert live.needs == pytest.approx(known(verdict.price)) == in_cash.needs
    assert live.needs_in_prizes == pytest.approx(known(verdict.price_in_prizes))
    assert known(live.needs) < live.share < known(live.needs_in_prizes), "no figure makes it look like a call"
    assert in_cash.needs_in_prizes is None and live.played is None


@pytest.mark.parametrize("prizes", [NOTHING_TO_WIN, None])
def test_where_every_chip_is_worth_the_same_there_is_one_need(prizes: PrizesLeft | None) -> None:
    found = last(all_in_on_the_bubble(), prizes)
    assert found.needs_in_prizes is None and found.played is None


def test_with_bets_to_come_the_word_on_a_call_is_in_prizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A raise for a third of the stack while the third player is nearly out."""
    monkeypatch.setattr("pokertable.training.live.in_play.MOST", 48)
    hand = deal(game("holdem", Structure.NO_LIMIT), [600, 600, 20], button=2, holes={1: "9s8s"})
    hand.act(Fold())
    hand.act(RaiseTo(200))
    in_prizes, in_chips = last(hand, BUBBLE), last(hand, None)
    played, cash = known(in_prizes.played), known(in_chips.played)
    assert known(in_prizes.needs_in_prizes) > known(in_prizes.needs) and cash.in_prizes is None
    assert known(played.gains) < known(cash.gains) - 0.1
    lost, unsure = known(played.in_prizes)
    assert lost == pytest.approx(100 * known(played.gains) * 400 / 1220) and lost + 3 * unsure < 0
    assert played.advice is Advice.FOLD and cash.advice is not Advice.FOLD


def test_where_two_others_are_all_in_a_fold_is_worth_something_in_prizes() -> None:
    """One of them is out if we fold, unless they tie: that leads to the prizes."""
    hand = deal(game("holdem", Structure.NO_LIMIT), [220, 300, 200, 210], button=3, holes={1: "AsJs"})
    for action in (RaiseTo(200), RaiseTo(210), Fold()):
        hand.act(action)
    *_, in_prizes = LiveHelp({2: "tag", 3: "tag"}, (), prizes=BUBBLE).odds(SeenHand.of(hand.events, 1), ranges=True)
    *_, in_chips = LiveHelp({2: "tag", 3: "tag"}, ()).odds(SeenHand.of(hand.events, 1), ranges=True)
    gains = known(known(in_prizes.played).gains), known(known(in_chips.played).gains)
    assert gains[0] < gains[1] - 0.05
