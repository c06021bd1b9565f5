"""Decisions of a sit and go in prizes: what is known exactly, and what is a call in chips and a fold in prizes."""

from collections.abc import Sequence

import numpy as np
import pytest

from pokertable.analysis.icm import prizes_expected
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.events import Event
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.explain.reasons import Reason
from pokertable.training.explain.why import figures, reason
from pokertable.training.weigh import weighing as weighing_module
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import Weighing
from tests.narrow import known

BUBBLE = PrizePool((390, 210), (), 4500, 600)
STACKS = (2000, 2200, 300)
"""Small blind, big blind, and the short stack on the button, who is nearly out: two of three are paid."""


def shoved(own: str, took: str) -> list[Event]:
    """The small blind moves all-in on the big blind, whose cards are these."""
    actions = ["d dh p1 ????", f"d dh p2 {own}", "d dh p3 ????", "p3 f", "p1 cbr 2000", f"p2 {took}"]
    return three_handed(actions)


def three_handed(actions: Sequence[str]) -> list[Event]:
    return replay(
        parse_hand(
            {
                "variant": "NT",
                "antes": [0, 0, 0],
                "blinds_or_straddles": [100, 200, 0],
                "min_bet": 200,
                "starting_stacks": list(STACKS),
                "actions": list(actions),
            }
        )
    ).events


def weighed(events: Sequence[Event], seat: int = 1, deals: int = 400, pool: PrizePool | None = BUBBLE) -> Verdict:
    left = None if pool is None else pool.left
    policies = [with_prizes(policy_of(name), left) for name in ("lag", "tag", "tag")]
    *_, moment = moments(seen_hand(events, seat))
    weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, samples=deals, pool=pool)
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


def test_chips_are_worth_their_prizes_and_two_players_for_one_prize_their_chips():
    bubble = PrizePool((50, 30, 20), (), 10_000, 100)
    after = np.array([[5000, 3000, 2000, 0], [0, 5000, 3000, 2000]], np.int64)
    lead = prizes_expected([5000, 3000, 2000], [50, 30, 20])[0]
    assert bubble.worth(after, 0).tolist() == pytest.approx([100 * lead, 0])
    heads_up = PrizePool((100,), (), 3000, 100)
    assert heads_up.worth(np.array([[1000, 2000], [2500, 500]], np.int64), 0).tolist() == pytest.approx([1000, 2500])
    elsewhere = PrizePool((60, 40), (4000,), 10_000, 100)
    assert elsewhere.worth(np.array([[0, 6000]], np.int64), 0).tolist() == [0], "another table's player is still in"


def test_a_call_all_in_and_a_fold_are_known_exactly():
    """Each end of the hand by ICM, with the chances of its showdowns."""
    verdict = weighed(shoved("KsTs", "cc"))
    now = known(verdict.measured)
    assert verdict.moment.choices == (Fold(), CheckCall())
    assert verdict.deals == 0, "nothing is played out"
    lost, tied, won = (
        prizes_expected([each for each in stacks if each], [390, 210])[which]
        for stacks, which in (((4000, 200, 300), 1), ((2000, 2200, 300), 1), ((0, 4200, 300), 0))
    )
    folded = prizes_expected([2200, 2000, 300], [390, 210])[1]
    chances = verdict.ranges.ends
    assert chances[1] == chances[3] == 0 and sum(chances) == pytest.approx(1)
    prize = chances[0] * lost + chances[2] * tied + chances[4] * won
    assert now.means == pytest.approx((0, (prize - folded) * 4500 / 600))
    assert known(verdict.price_in_prizes) == pytest.approx((folded - lost) / (won - lost))
    assert BUBBLE.percent(now.means[1]) == pytest.approx(100 * (prize - folded) / 600)


def test_what_is_known_exactly_is_what_playing_out_comes_to(monkeypatch):
    exact = known(weighed(shoved("KsTs", "cc")).measured)
    monkeypatch.setattr(weighing_module, "ends_the_hand", lambda *_, **__: False)
    played = weighed(shoved("KsTs", "cc"), deals=800)
    found = known(played.measured)
    assert played.deals == 800
    assert abs(found.means[1] - exact.means[1]) < 3 * found.stderrs[1]
    assert 0 < found.stderrs[1] < 60
    assert played.is_fold_in_prizes, "in chips it is a call"


def test_what_is_a_call_in_chips_and_a_fold_in_prizes_is_called_so():
    """With the short stack nearly out, a hand that is ahead of the price in chips waits for it."""
    verdict = weighed(shoved("KsTs", "cc"))
    assert verdict.ranges.equity > known(verdict.price), "the odds are there"
    assert verdict.ranges.equity < known(verdict.price_in_prizes)
    assert verdict.is_fold_in_prizes
    assert reason(verdict) is Reason.CALL_IN_CHIPS
    assert str(reason(verdict).said()) == "In chips this was a call, in prizes a fold."
    assert "equity in chips, " in str(figures(verdict))
    folded = weighed(shoved("KsTs", "f"))
    assert not folded.is_fold_in_prizes and reason(folded) is Reason.BEST
    cash = weighed(shoved("KsTs", "cc"), pool=None)
    assert not cash.is_fold_in_prizes and reason(cash) is Reason.BEST


def test_with_others_to_act_a_fold_is_played_out_and_worth_what_they_leave():
    """The small blind folds to the short stack's shove: the big blind may put it out, which is worth something."""
    events = three_handed(["d dh p1 7d2c", "d dh p2 ????", "d dh p3 ????", "p3 cbr 300", "p1 f"])
    verdict = weighed(events, seat=0, deals=60)
    assert verdict.deals == 60 and known(verdict.measured).stderrs[0] > 0
    assert verdict.best_in_chips is not None and not verdict.is_fold_in_prizes


def test_what_a_hand_brought_is_the_difference_of_the_expected_prizes():
    before, after = (prizes_expected(stacks, [390, 210])[1] for stacks in ((2000, 2200, 300), (2200, 2000, 300)))
    assert BUBBLE.brought((2000, 2200, 300), (200, -200, 0), 1) == pytest.approx((after - before) * 4500 / 600)


def test_the_words_of_both_prices_name_the_player():
    verdict = weighed(shoved("KsTs", "cc"))
    assert str(figures(verdict, "Ann")).startswith("Calling 1,800 to win 2,200 needs 45.0% equity in chips, ")
    assert "The hand had" in str(figures(verdict, "Ann"))
