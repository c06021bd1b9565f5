"""What is better only because of how opponents answer is no reproach: a raise, a draw, another size."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.shares import PotEquity
from pokertable.training.explain.reasons import Reason
from pokertable.training.explain.why import reason
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.standards import standards
from pokertable.training.weigh.verdict import Verdict
from tests.training.weigh.spots import HEADS_UP, played


def test_in_badugi_a_station_calls_a_raise_with_an_eight() -> None:
    """The one of the rules folds it, as tags do: a call with a seven was a blunder beside a raise."""
    eight = "2s4d6c8h"
    pat = ["p1 sd", "p2 sd"]
    draws = ["p2 cbr 4", "p1 cc", *pat, "p1 cc", "p2 cc", *pat, "p1 cbr 4", "p2 cc", *pat]
    dealt = [f"d dh p1 {eight}", "d dh p2 ????????"]
    hand = {**HEADS_UP["badugi"], "antes": [0, 0], "starting_stacks": [100, 100]}
    public = replay(parse_hand({**hand, "actions": [*dealt, *draws, "p1 cbr 4", "p2 cbr 8"]})).hand.observe(None)
    own = np.array([sorted(map(int, parse_cards(eight)))], np.uint8)
    variant = public.game.variant
    folds = [policy.probabilities(public, own)[0][0] for policy in (*standards(variant), policy_of("station"))]
    assert folds == pytest.approx([1, 0, 1])
    assert all(each not in (policy_of("tag"), policy_of("station")) for each in standards(variant)[1:])


def test_on_a_board_the_standards_are_tags_and_stations() -> None:
    (moment,) = moments(seen_hand(played("holdem", ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc"]), 0))
    assert standards(moment.public.game.variant) == (policy_of("tag"), policy_of("station"))


def found(means: tuple[float, ...], taken: int) -> Measured:
    best = max(range(len(means)), key=means.__getitem__)
    behind = tuple([Known(means[best] - mean, 0.1) for mean in means])
    ahead = tuple([Known(mean - means[taken], 0.1) for mean in means])
    return Measured(means, (0.1,) * len(means), best, behind, ahead, 0.1, means[best] - means[taken], 0.1)


def verdict_on(moment: Moment, measured: Measured, equity: float = 0.4) -> Verdict:
    share = PotEquity(equity, 0.0, (equity,), (1 - equity, 0.0, 0.0, 0.0, equity), 0.0, 1000)
    return Verdict(moment, share, share, measured, 1000, settled=True, is_over=True)


class Played:
    """A playing out that is over."""

    deals = 100

    def __init__(self, measured: Measured) -> None:
        self._measured = measured

    def measured(self) -> Measured:
        return self._measured


def snowed() -> Moment:
    dealt = ["d dh p1 9d9sQdJs5h", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd QdJs5h"]
    *_, moment = moments(seen_hand(played("single27", dealt), 0))
    return moment


@pytest.mark.parametrize(("who_calls", "grade"), [(-3.0, Reason.PAT_EXPLOITS), (30.0, Reason.DREW)])
def test_nobody_is_blamed_for_not_standing_pat_with_nothing(who_calls: float, grade: Reason) -> None:
    """Three cards thrown from a pair of nines were a mistake beside standing pat: these opponents folded to the bet."""
    moment = snowed()
    taken = moment.choices.index(moment.taken)
    assert moment.choices[0] == Draw(()) and taken > 0

    def means(ahead: float) -> tuple[float, ...]:
        brings = {Draw(()): 10.0 + ahead, moment.taken: 10.0}
        return tuple([brings.get(each, 9.5) for each in moment.choices])

    def playing(fewer: Moment, _: object, name: str) -> object:
        assert fewer.choices == (Draw(()), moment.taken)
        return Played(found((10.0 + (30.0 if name == "tag" else who_calls), 10.0), 1))

    made = Passive(moment, [None, None], playing)  # type: ignore[arg-type,list-item]
    now = found(means(40.0), taken)
    assert made.blames(now) and not made.blames(found(means(-40.0), taken))
    made.play(now, 100, 1, 1)
    told = made.milder(now)
    assert (told.loss, told.here) == (max(0.0, who_calls), 40.0)
    verdict = verdict_on(moment, told)
    assert reason(verdict) is grade
    others = [each.severity for each in verdict.choices if not each.taken and each.action != Draw(())]
    assert (Severity.BLUNDER in others) is (grade is Reason.DREW), "measured by what was discarded, which is fine"


def test_a_draw_is_played_against_the_standards_beside_what_is_the_best_now() -> None:
    """After eight deals another discard was the best; standing pat, which won by folds, was lost in full later."""
    moment = snowed()
    taken, pat = moment.taken, Draw(())
    other = next(each for each in moment.choices if each not in (pat, taken))
    begun: list[tuple[Action, ...]] = []

    def means(choices: tuple[Action, ...], **ahead: float) -> Measured:
        brings = {taken: 10.0, pat: ahead["pat"], other: ahead["other"]}
        return found(tuple([brings.get(each, 5.0) for each in choices]), choices.index(taken))

    def playing(fewer: Moment, *_: object) -> object:
        begun.append(fewer.choices)
        return Played(means(fewer.choices, pat=7.0, other=10.0))

    made = Passive(moment, [None, None], playing)  # type: ignore[arg-type,list-item]
    now = means(moment.choices, pat=50.0, other=30.0)
    for figures in (means(moment.choices, pat=9.0, other=11.0), now, now):
        made.play(figures, 100, 1, 1)
    told = made.milder(now)
    assert (told.loss, told.here) == (0.0, 40.0)
    assert [set(each) for each in begun] == [{other, taken}] * 2 + [{pat, other, taken}] * 2, "anew for another alone"


def test_a_draw_is_blamed_by_the_one_that_is_better_against_who_counts() -> None:
    """A broken pair was told that standing pat was better, which won by what these opponents folded."""
    moment = snowed()
    at = next(at for at, each in enumerate(moment.choices) if each not in (Draw(()), moment.taken))
    taken, count = moment.choices.index(moment.taken), len(moment.choices)
    lost = found(tuple([20.0 if each == at else 0.0 for each in range(count)]), taken)
    told = replace(lost, best=0, here=40.0)
    assert reason(verdict_on(moment, told)) in (Reason.OTHER_CARDS, Reason.KEPT_TOO_MUCH, Reason.DISCARDED_TOO_MUCH)
    pat = found(tuple([20.0 if each == Draw(()) else 0.0 for each in moment.choices]), taken)
    assert reason(verdict_on(moment, pat)) is Reason.DREW
    near = replace(pat, means=tuple([19.9 if each == at else mean for each, mean in enumerate(pat.means)]))
    near = replace(near, behind=tuple([Known(20.0 - mean, 0.1) for mean in near.means]))
    assert reason(verdict_on(moment, near)) is not Reason.DREW, "another discard may be as good as standing pat"


def sized(taken: int) -> Moment:
    flop = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qs7s2s"]
    *_, moment = moments(seen_hand(played("holdem", [*flop, f"p1 cbr {taken}"]), 0))
    return moment


def of_kind(action: Action, *, check: float, least: float, most: float) -> float:
    return (
        most if isinstance(action, RaiseTo) and action.amount > 6 else least if isinstance(action, RaiseTo) else check
    )


@pytest.mark.parametrize(("check", "grade"), [(5.0, Severity.MISTAKE), (15.0, Severity.BLUNDER)])
def test_a_bet_of_the_wrong_size_is_no_blunder_unless_a_check_was_better_too(check: float, grade: Severity) -> None:
    """The nuts bet for half the pot: the right idea. Trash that was raised was told that a bigger raise was better."""
    moment = sized(6)
    means = tuple([of_kind(each, check=check, least=10.0, most=40.0) for each in moment.choices])
    told = verdict_on(moment, found(means, moment.choices.index(moment.taken)), 0.6)
    assert told.severity is grade
    assert reason(told) is (Reason.BET_MORE if grade is Severity.MISTAKE else Reason.BET)


def test_a_fold_for_nothing_that_cost_little_is_told_that_a_check_was_free() -> None:
    flop = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qd7d2d"]
    *_, moment = moments(seen_hand(played("holdem", [*flop, "p1 f"]), 0))
    means = tuple([0.1 if not isinstance(each, Fold) else 0.0 for each in moment.choices])
    told = verdict_on(moment, replace(found(means, 0), behind=tuple([Known(0.0, 0.0)] * len(means))))
    assert told.severity is Severity.FINE and reason(told) is Reason.FREE
