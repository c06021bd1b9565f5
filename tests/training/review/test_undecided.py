"""A list of choices says which is best only where the error decides it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from pokertable.training.review.loss import Known, Measured
from pokertable.training.review.reasons import Reason
from pokertable.training.review.severity import Severity
from pokertable.training.review.verdict import Verdict
from pokertable.training.review.why import sentence
from tests.training.review.spots import weighed
from tests.training.review.test_known_answers import river

BIG_BET = 4
"""Chips, of the hand below."""


@cache
def called() -> Verdict:
    """On a call with the nuts, from deals that were played."""
    return weighed(river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 4", "p1 cc"), 0, "random")


def severities(*worth: tuple[float, float], best: int = 0) -> list[Severity | None]:
    """Of choices that are worth so many chips, each with its error; none of them cost what is proven."""
    verdict = called()
    choices = verdict.moment.choices[: len(worth)]
    assert len(choices) == len(worth)
    means, errors = zip(*worth, strict=True)
    behind = [
        Known(means[best] - mean, 0.0 if at == best else (error**2 + errors[best] ** 2) ** 0.5)
        for at, (mean, error) in enumerate(worth)
    ]
    measured = Measured(means, errors, best, tuple(behind), 1.0, 0.0, 0.0)
    moment = replace(verdict.moment, choices=choices)
    return [each.severity for each in replace(verdict, moment=moment, measured=measured).choices]


def test_two_that_differ_by_less_than_their_error_are_neither_of_them_best() -> None:
    assert severities((10.0, 14.0), (0.0, 14.0)) == [None, None]
    assert severities((0.0, 1.0), (10.0, 20.0)) == [None, None], "the one with the higher mean may be chance"


def test_what_is_worse_beyond_its_error_is_told_beside_what_is_not_decided() -> None:
    found = severities((10.0, 1.0), (9.0, 1.0), (-40.0, 1.0))
    assert found[:2] == [None, None] and found[2] in (Severity.MISTAKE, Severity.BLUNDER)


@pytest.mark.parametrize("error", [0.0, 0.1])
def test_beyond_the_error_there_is_one_best(error: float) -> None:
    first, second = severities((10.0, error), (10.0 - BIG_BET, error))
    assert first is Severity.BEST and second not in (None, Severity.BEST)


def test_exactly_the_same_is_as_good() -> None:
    assert severities((10.0, 0.0), (10.0, 0.0)) == [Severity.BEST, Severity.BEST]


def test_it_is_as_the_review_measures_it() -> None:
    found = [each.severity for each in called().choices]
    assert found.count(Severity.BEST) <= 1


def decided(error: float, *, apart: float, lost: float = 0.5) -> tuple[bool, str]:
    """Whether a choice one chip behind the best is said to be judged, its loss being so many chips; its sentence.

    `apart` is the error of the best two choices' difference. No more deals are played.
    """
    verdict = called()
    count = len(verdict.moment.choices)
    best = (verdict.moment.choices.index(verdict.moment.taken) + 1) % count
    behind = tuple([Known(0.0 if at == best else 1.0, error) for at in range(count)])
    measured = Measured((0.0,) * count, (error,) * count, best, behind, apart, lost, error)
    told = replace(verdict, measured=measured, deals=1000, enough=True)
    return told.decided, str(sentence(told))


def test_a_decision_that_its_deals_do_not_decide_is_not_called_right() -> None:
    assert decided(10.0, apart=10.0) == (False, str(Reason.NOT_DECIDED.own)), (
        "that the deals are at an end decides nothing"
    )
    assert decided(0.1, apart=10.0) == (True, "Close: little or nothing was lost.")
    assert decided(0.24 * BIG_BET, apart=0.24 * BIG_BET)[0], "no two of the best differ by what is worth a word"
    assert decided(10.0, apart=0.1) == (False, str(Reason.NOT_DECIDED.own)), (
        "the best are known, how far the taken one is, is not"
    )


def test_what_is_behind_the_best_is_not_called_fine_for_the_size_of_its_error() -> None:
    assert decided(0.45, apart=0.26 * BIG_BET, lost=1.7) == (False, str(Reason.HOW_MUCH.own))
    assert decided(0.45, apart=0.24 * BIG_BET, lost=1.7)[0]


def test_the_best_that_was_taken_is_no_question_beside_a_head_that_calls_it_best() -> None:
    """Two that differ by what is worth no word are not told apart, and the decision is right all the same."""
    verdict = called()
    count, at = len(verdict.moment.choices), verdict.moment.choices.index(verdict.moment.taken)
    behind = tuple([Known(0.0 if each == at else 0.1, 0.2 * BIG_BET) for each in range(count)])
    measured = Measured((0.0,) * count, (1.0,) * count, at, behind, 0.2 * BIG_BET, 0.0, 0.0)
    told = replace(verdict, measured=measured, deals=1000)
    assert told.decided and told.severity is Severity.BEST
    found = [each.severity for each in told.choices]
    assert found[at] is Severity.BEST and None in found


@pytest.mark.parametrize(("lost", "word"), [(0.0, Severity.BEST), (0.1, Severity.FINE)])
def test_what_is_as_good_as_the_best_has_its_word_in_the_list_too(lost: float, word: Severity) -> None:
    """The head called a call best, and the list beside it every choice undecided."""
    verdict = called()
    count, at = len(verdict.moment.choices), verdict.moment.choices.index(verdict.moment.taken)
    best, error = (at + 1) % count, 0.1 * BIG_BET
    behind = tuple([Known(0.0 if each == best else -0.1, 0.0 if each == best else error) for each in range(count)])
    loss_error = error if lost else 0.0
    measured = Measured((0.0,) * count, (error,) * count, best, behind, error, lost * BIG_BET, loss_error)
    told = replace(verdict, measured=measured, deals=1000)
    assert told.decided and told.severity is word
    found = [each.severity for each in told.choices]
    assert found[at] is word and found[best] is None


def test_the_choice_taken_has_one_word_everywhere() -> None:
    """The loss is measured apart from finding the best: a list that says worse would contradict its head."""
    verdict = called()
    count, at = len(verdict.moment.choices), verdict.moment.choices.index(verdict.moment.taken)
    best = (at + 1) % count
    behind = tuple([Known(0.0 if each == best else 3.0 * BIG_BET, 0.1) for each in range(count)])
    measured = Measured((0.0,) * count, (0.1,) * count, best, behind, 0.1, 0.4 * BIG_BET, 0.05 * BIG_BET)
    told = replace(verdict, measured=measured)
    assert told.severity is Severity.FINE
    assert [each.severity for each in told.choices if each.taken] == [Severity.FINE]
