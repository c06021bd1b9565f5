"""A tick only where no other choice can be ahead by much; a list of choices says the best only where it is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.training.explain.reasons import Reason
from pokertable.training.explain.why import reason, sentence
from pokertable.training.review.sheet import DecisionSheet
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from tests.narrow import known
from tests.training.weigh.spots import played, weighed
from tests.training.weigh.test_known_answers import river

STAKE = 12
"""Chips: six big blinds, for eight are in the middle of the hand below."""


@cache
def called() -> Verdict:
    """On a call with the nuts, from deals that were played."""
    return weighed(river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 4", "p1 cc"), 0, "random")


def measured(worth: Sequence[tuple[float, float]], taken: int, lost: float, error: float) -> Measured:
    """Choices that are worth so many chips, each with its error."""
    means, errors = [each for each, _ in worth], [each for _, each in worth]
    best = max(range(len(means)), key=lambda at: means[at])

    def apart(one: int, other: int) -> Known:
        return (
            Known(0.0, 0.0)
            if one == other
            else Known(means[one] - means[other], (errors[one] ** 2 + errors[other] ** 2) ** 0.5)
        )

    behind = tuple([apart(best, at) for at in range(len(means))])
    ahead = tuple([apart(at, taken) for at in range(len(means))])
    return Measured(tuple(means), tuple(errors), best, behind, ahead, error, lost, error)


def told(*worth: tuple[float, float], taken: int = 0, lost: float = 0.0, error: float = 0.0) -> Verdict:
    """The verdict where so many chips were lost by the choice `taken`, by hundreds of deals."""
    verdict = called()
    choices = verdict.moment.choices[: len(worth)]
    assert len(choices) == len(worth)
    moment = replace(verdict.moment, choices=choices, taken=choices[taken])
    return replace(verdict, moment=moment, measured=measured(worth, taken, lost, error), deals=1000, ends=False)


def test_the_stake_is_what_lies_in_the_middle_and_at_least_six_big_blinds() -> None:
    assert called().stake == STAKE
    big = river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 50", "p1 cc", pot=100)
    assert weighed(big, 0, "random", groups=2).stake == 150
    stud = ["d dh p1 As2s4d", "d dh p2 ????Kc", "p1 pb", "p2 cbr 4", "p1 cc"]
    assert weighed(played("stud8", stud), 0, "tag:beginner", groups=2).stake == 16, "two big bets of a fixed limit"


@pytest.mark.parametrize(
    ("ahead", "error", "ticked"), [(-3.0, 1.0, True), (0.5, 0.4, True), (0.5, 0.47, False), (-3.0, 4.0, False)]
)
def test_a_tick_only_where_no_other_choice_can_be_ahead_by_eight_per_cent(
    ahead: float, error: float, ticked: bool
) -> None:
    """0.96 chips are 8% of the stake, at one standard error."""
    verdict = told((0.0, 0.0), (ahead, error), lost=max(0.0, ahead) / 2, error=error)
    assert verdict.decided is ticked
    assert verdict.so_far is (verdict.severity if ticked else None)


@pytest.mark.parametrize(("over", "words"), [(False, "Not settled yet."), (True, "Too few deals to judge.")])
def test_what_is_not_ticked_is_counted_on_and_in_the_end_cannot_be_judged(over: bool, words: str) -> None:
    verdict = replace(told((0.0, 0.0), (0.1, 4.0)), is_over=over)
    assert not verdict.decided and not verdict.is_certain
    assert str(sentence(verdict)) == words
    assert DecisionSheet(verdict, ()).to_keep(0).severity == "undecided"


def test_too_close_to_call_is_only_what_many_deals_leave_open() -> None:
    """Sixteen deals of a decision worth pots were "too close to call"."""
    close = replace(told((0.0, 0.0), (0.9, 0.5), lost=0.1, error=0.5), is_over=True)
    assert not close.decided and str(sentence(close)) == "Too close to call."
    few = replace(close, deals=16)
    assert not few.decided and str(sentence(few)) == "Too few deals to judge."


@pytest.mark.parametrize(("deals", "raised"), [(16, (-3.0, 4.0)), (16, (3.0, 4.0)), (1000, (-3.0, 4.0))])
def test_a_fold_on_the_last_street_that_can_never_win_is_settled(deals: int, raised: tuple[float, float]) -> None:
    """A raise would only be a bluff, which nobody is blamed for passing up; a few deals of it left the fold open."""
    verdict = weighed(river("holdem", "4s5d", "KsQs7h2c3d", "p2 cbr 4", "p1 f"), 0, "random", groups=1)
    assert verdict.ends and verdict.moment.choices[:2] == (Fold(), CheckCall())
    raises = [raised] * (len(verdict.moment.choices) - 2)
    now = measured([(0.0, 0.0), (-4.0, 0.0), *raises], 0, max(0.0, raised[0]), raised[1])
    mild = Passive(verdict.moment, [], lambda *_: None).milder(now)  # type: ignore[arg-type]
    assert replace(verdict, measured=mild, deals=deals).so_far in (Severity.BEST, Severity.FINE)
    assert replace(verdict, measured=now, deals=16).so_far is None


def test_what_is_no_worse_than_a_fine_choice_is_fine() -> None:
    """A call of −0.06 had a tick, and beside it the fold a question mark."""
    verdict = told((0.0, 0.0), (-0.06, 0.1), taken=1, lost=0.06, error=0.1)
    assert verdict.so_far is Severity.FINE
    assert [each.severity for each in verdict.choices] == [Severity.FINE, Severity.FINE]
    loose = told((0.0, 0.0), (-0.06, 4.0), taken=1, lost=0.06, error=4.0)
    assert loose.so_far is None and loose.choices[0].severity is None


def test_more_deals_are_asked_for_until_the_best_two_are_told_apart_or_the_grade_holds_anyway() -> None:
    fine = told((0.0, 0.0), (0.2, 0.5), lost=0.1, error=0.5)
    assert fine.is_certain, "an error of 5% of the stake is small enough"
    mistake = told((0.0, 0.0), (2.5, 0.7), lost=2.0, error=0.7)
    assert mistake.decided and not mistake.is_certain
    blunder = told((0.0, 0.0), (60.0, 10.0), lost=60.0, error=10.0)
    assert blunder.severity is Severity.BLUNDER and blunder.is_certain, "a blunder within two errors too"
    best = told((0.0, 0.0), (-20.0, 8.0), error=8.0)
    assert best.severity is Severity.BEST and best.is_certain


def test_nobody_is_blamed_where_one_error_reaches_down_to_fine() -> None:
    assert told((0.0, 0.0), (4.0, 3.0), lost=4.0, error=3.8).so_far is None
    assert told((0.0, 0.0), (4.0, 3.0), lost=4.0, error=3.0).so_far is Severity.MISTAKE


@pytest.mark.parametrize("error", [0.0, 0.9])
def test_a_call_with_ten_per_cent_where_a_quarter_was_needed_is_a_mistake_or_worse(error: float) -> None:
    """It had a tick: 3.8 ± 0.9 of its 4 chips were lost."""
    for lost in (4 - 0.105 * 16, 3.8):
        verdict = told((0.0, 0.0), (-lost, error), taken=1, lost=lost, error=error)
        assert verdict.so_far in (Severity.MISTAKE, Severity.BLUNDER)


def test_an_exact_loss_is_graded_as_it_stands() -> None:
    assert told((0.0, 0.0), (0.97, 0.0), lost=0.97).severity is Severity.MISTAKE
    assert told((0.0, 0.0), (0.97, 0.5), lost=0.97, error=0.5).severity is Severity.INACCURACY


@pytest.mark.parametrize(
    ("worth", "equity", "ends", "found"),
    [
        (-0.1, 0.3, True, Severity.FINE),
        (-0.1, 0.009, True, Severity.MISTAKE),
        (-0.1, 0.009, False, Severity.FINE),
        (-1.9, 0.3, False, Severity.MISTAKE),
        (-2.1, 0.3, False, Severity.MISTAKE),
        (-3.5, 0.3, False, Severity.BLUNDER),
    ],
)
def test_a_call_for_nothing_or_for_most_of_its_price_is_a_mistake_at_least(
    worth: float, equity: float, ends: bool, found: Severity
) -> None:
    verdict = told((0.0, 0.0), (worth, 0.0), taken=1, lost=-worth)
    assert verdict.severity is not None and verdict.moment.legal.check_call == 4
    verdict = replace(verdict, ranges=replace(verdict.ranges, equity=equity), ends=ends)
    assert verdict.severity is found


def test_a_cheap_call_that_loses_more_than_half_its_price_is_a_mistake_in_a_big_pot() -> None:
    verdict = told((0.0, 0.0), (-2.1, 0.0), taken=1, lost=2.1)
    legal = verdict.moment.legal._replace(winnable=100)
    public = replace(verdict.moment.public, legal=legal)
    verdict = replace(verdict, moment=replace(verdict.moment, public=public))
    assert verdict.part_lost == pytest.approx(0.021) and verdict.severity is Severity.MISTAKE
    milder = replace(verdict, measured=measured(((0.0, 0.0), (-1.9, 0.0)), 1, 1.9, 0.0))
    assert milder.severity is Severity.FINE


def test_a_call_that_wins_is_not_dear_however_much_more_another_choice_would_win() -> None:
    verdict = told((10.0, 0.0), (5.0, 0.0), taken=1, lost=2.1)
    legal = verdict.moment.legal._replace(winnable=100)
    public = replace(verdict.moment.public, legal=legal)
    verdict = replace(verdict, moment=replace(verdict.moment, public=public))
    assert verdict.severity is Severity.FINE


def test_the_best_is_certain_only_where_no_other_can_be_ahead_by_two_errors() -> None:
    assert told((0.0, 3.0), (-7.0, 3.0), error=3.0).decided
    assert not told((0.0, 3.0), (-7.0, 3.0), error=3.0).is_certain, "one error of 4.2 leaves it behind, two do not"
    assert told((0.0, 3.0), (-9.0, 3.0), error=3.0).is_certain


def severities(*worth: tuple[float, float]) -> list[Severity | None]:
    """Of choices that are worth so many chips, the first of them taken."""
    return [each.severity for each in told(*worth, error=0.1).choices]


def test_two_that_differ_by_less_than_their_error_are_neither_of_them_best() -> None:
    assert severities((10.0, 14.0), (0.0, 14.0)) == [None, None]


def test_what_is_worse_beyond_its_error_is_told_beside_what_is_not_decided() -> None:
    found = severities((10.0, 1.0), (9.0, 1.0), (-40.0, 1.0))
    assert found[1] is None and found[2] is Severity.BLUNDER


@pytest.mark.parametrize("error", [0.0, 0.1])
def test_beyond_the_error_there_is_one_best(error: float) -> None:
    first, second = severities((10.0, error), (6.0, error))
    assert first is Severity.BEST and second not in (None, Severity.BEST)


def test_no_other_was_better_is_not_said_where_one_with_a_larger_error_is_ahead() -> None:
    """The best is taken at one error below its mean; the bars beside the sentence showed another above it."""
    verdict = told((10.0, 0.0), (11.0, 2.0))
    now = replace(known(verdict.measured), best=0, behind=(Known(0.0, 0.0), Known(-1.0, 0.4)))
    assert replace(verdict, measured=now).severity is Severity.FINE
    assert reason(replace(verdict, measured=now)) is not Reason.BEST


def test_exactly_the_same_is_as_good() -> None:
    assert severities((10.0, 0.0), (10.0, 0.0)) == [Severity.BEST, Severity.BEST]


def test_it_is_as_the_review_measures_it() -> None:
    found = [each.severity for each in called().choices]
    assert found.count(Severity.BEST) <= 1


def test_nothing_is_called_best_beside_a_choice_that_is_still_a_question() -> None:
    """Two that differ by what is worth no word are not told apart, and the decision is fine all the same."""
    verdict = told((0.0, 0.3), (-0.1, 0.3), error=0.4)
    assert verdict.decided and verdict.severity is Severity.FINE
    assert [each.severity for each in verdict.choices] == [Severity.FINE, None]
    assert str(sentence(verdict)) == "Fine: it cost little or nothing."


@pytest.mark.parametrize(("lost", "error", "is_sure"), [(3.0, 0.05, True), (3.0, 1.2, False), (0.5, 0.05, False)])
def test_a_sure_loss_that_is_fine_beside_a_large_pot_is_not_said_to_be_nothing(
    lost: float, error: float, is_sure: bool
) -> None:
    """Queens folded for one bet into fourteen lost a third of a big bet, "little or nothing"."""
    big = weighed(river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 50", "p1 f", pot=100), 0, "random", groups=2)
    moment = replace(big.moment, choices=big.moment.choices[:2], taken=big.moment.choices[0])
    now = measured(((0.0, 0.0), (lost, 0.0)), 0, lost, error)
    verdict = replace(big, moment=moment, measured=now, deals=1000, ends=False)
    assert verdict.so_far is Severity.FINE and verdict.stake == 150
    assert ("not much for a pot this size" in str(sentence(verdict))) is is_sure


@pytest.mark.parametrize(("taken", "equity", "short"), [(1, 0.32, True), (1, 0.34, False), (0, 0.32, False)])
def test_a_call_that_is_fine_below_its_price_is_said_to_be(taken: int, equity: float, short: bool) -> None:
    """A third is needed."""
    verdict = told((0.0, 0.0), (-0.1 if taken else 0.1, 0.0), taken=taken, lost=0.1)
    verdict = replace(verdict, ranges=replace(verdict.ranges, equity=equity))
    assert verdict.so_far is Severity.FINE and verdict.price == 1 / 3
    assert ("less equity than the call needed" in str(sentence(verdict))) is short


@pytest.mark.parametrize("lost", [0.0, 0.1])
def test_what_is_as_good_as_the_best_has_its_word_in_the_list_too(lost: float) -> None:
    """The head called a call fine, and the list beside it every choice undecided."""
    verdict = told((0.0, 0.2), (0.1, 0.2), lost=lost, error=0.2)
    assert verdict.decided and verdict.severity is Severity.FINE
    assert [each.severity for each in verdict.choices] == [Severity.FINE, Severity.FINE]


def test_nothing_is_called_best_nor_worse_after_a_few_deals() -> None:
    """Where time was over after sixteen deals, one of them was."""
    verdict = told((10.0, 0.2), (0.0, 0.2), error=0.2)
    assert verdict.severity is Severity.BEST
    few = replace(verdict, deals=16, settled=True, is_over=True)
    assert few.so_far is None
    assert replace(told((0.0, 0.2), (10.0, 0.2), lost=10.0, error=0.2), deals=16).so_far is None
    exact = replace(told((10.0, 0.0), (0.0, 0.0)), deals=0)
    assert exact.severity is Severity.BEST


def test_a_fold_is_measured_by_a_call_where_a_raise_is_best() -> None:
    """What a raise wins from these opponents made a blunder of folding a hand that may not even be called with."""
    found = told((0.0, 0.0), (0.5, 1.0), (9.0, 0.5), taken=2, error=0.5).choices
    assert isinstance(found[0].action, Fold) and found[0].severity is None
    assert found[1].severity is Severity.BLUNDER
    found = told((0.0, 0.0), (5.0, 0.5), (9.0, 0.5), taken=2, error=0.5).choices
    assert [each.severity for each in found] == [Severity.BLUNDER, Severity.BLUNDER, Severity.BEST]


@pytest.mark.parametrize(("error", "fold", "best"), [(8.0, None, None), (0.5, Severity.FINE, Severity.BEST)])
def test_a_fold_is_not_best_where_a_raise_may_be_better(
    error: float, fold: Severity | None, best: Severity | None
) -> None:
    """A call was worse than the fold, which bore the tick of the best below a raise worth more."""
    folded, _, raised = told((0.0, 0.0), (-9.0, 0.5), (9.0, error), taken=1, lost=18.0, error=error).choices
    assert (folded.severity, raised.severity) == (fold, best)


def test_raises_are_measured_by_the_one_taken_where_a_trap_is_forgiven() -> None:
    verdict = told((-9.0, 0.1), (20.0, 0.5), (9.0, 0.5), (9.2, 0.5), taken=2, error=0.5)
    now = known(verdict.measured)
    mild = replace(verdict, measured=replace(now, loss=0.0, here=11.0, ahead=(Known(-1.0, 0.1),) * 4))
    assert mild.is_forgiven and mild.severity is Severity.FINE
    assert [each.severity for each in mild.choices][2:] == [Severity.FINE, None]
    assert str(sentence(mild)).startswith("Fine: a trap")
    behind = replace(mild, ranges=replace(mild.ranges, equity=0.42))
    assert str(sentence(behind)) == "Fine: a call is better only against these particular opponents."


def test_the_sentence_of_a_milder_loss_names_the_choice_that_is_best_in_the_picture() -> None:
    """Against tags a fold was ahead by most: "too weak to start with" stood above a call that was worth more."""
    verdict = told((0.0, 0.1), (9.0, 0.5), (-9.0, 0.5), taken=2, lost=18.0)
    ahead = Known(9.0, 0.1), Known(1.0, 0.1), Known(0.0, 0.0)
    mild = replace(verdict, measured=replace(known(verdict.measured), loss=9.0, here=18.0, ahead=ahead))
    assert mild.severity is not None and mild.severity.matters and mild.decided
    assert mild.choices[1].severity is Severity.BEST
    assert sentence(mild) == sentence(verdict) and reason(mild) is Reason.RAISED


def test_what_is_best_is_said_to_be_best_though_a_loss_was_forgiven() -> None:
    """What a raise wins only from these opponents was ahead by one measure, and by the other the call was best."""
    verdict = told((0.0, 0.1), (9.0, 0.1), (-1.0, 0.1), taken=1)
    mild = replace(verdict, measured=replace(known(verdict.measured), here=9.0))
    assert mild.is_forgiven and mild.severity is Severity.BEST
    assert sentence(mild) == sentence(verdict)


def test_the_choice_taken_has_one_word_everywhere() -> None:
    """The loss is measured apart from finding the best: a list that says worse would contradict its head."""
    verdict = told((0.0, 0.05), (0.6, 0.05), lost=0.25, error=0.2)
    assert verdict.severity is Severity.FINE
    assert [each.severity for each in verdict.choices if each.taken] == [Severity.FINE]
    lost = told((0.0, 0.05), (9.0, 0.05), lost=0.9, error=0.01)
    assert [each.severity for each in lost.choices] == [lost.so_far, Severity.BEST]
    assert lost.so_far is Severity.INACCURACY, "the nine chips by which the best was found are a blunder"
