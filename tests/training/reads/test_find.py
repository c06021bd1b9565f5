"""How long a spot for a read is looked for: somebody waits, so that the work has a bound."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from types import SimpleNamespace

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.wanted import NotWanted, while_wanted
from pokertable.training.quiz.topics import their_range
from pokertable.training.quiz.topics.their_range import RangeAnswer
from pokertable.training.quiz.wire import question_json
from pokertable.training.reads import find
from pokertable.training.reads.find import (
    MOST_SLOW_TRIES,
    MOST_TRIES,
    MOST_WORKED_OUT,
    PATIENCE,
    SLOW_PATIENCE,
    NoSpot,
    find_spot,
)
from tests.narrow import known

A_HAND = 3
"""Spots of each hand here."""


class Spot:
    """A spot so dull, None: no question; its read is counted when it is worked out."""

    def __init__(self, dull: float | None, score: int, worked_out: list[int]) -> None:
        self.dull, self._score, self._worked_out = dull, score, worked_out

    @property
    def read(self) -> SimpleNamespace:
        self._worked_out.append(self._score)
        return SimpleNamespace(prior_score=self._score, prior=(), exact=())


class Looked:
    """What was looked at and worked out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, dull: list[float | None], scores: list[int]) -> None:
        """Spots as dull as these and with these scores again and again, which may turn out to be no question."""
        self.spots: list[Spot] = []
        self.worked_out: list[int] = []
        going = zip(cycle(dull), cycle(scores), strict=False)

        def of_a_hand(*_: object) -> Iterator[Spot]:
            for each, score in islice(going, A_HAND):
                self.spots.append(Spot(each, score, self.worked_out))
                yield self.spots[-1]

        monkeypatch.setattr(find, "_spots", of_a_hand)
        monkeypatch.setattr(find, "_look", lambda spot: spot.dull)


def test_with_many_hands_few_are_worked_out_and_the_range_that_moved_most_is_asked(monkeypatch):
    """A look at some of the hands may err: what was a question is none when it is worked out."""
    looked = Looked(monkeypatch, [0.0], [90, 75, 20])
    monkeypatch.setattr(find, "dullness", lambda *_: None)
    assert find_spot(CATALOGUE["omaha8"], 2, Random(1)).read.prior_score == 75
    assert set(looked.worked_out) == {90, 75}
    assert MOST_WORKED_OUT == 2


@pytest.mark.parametrize(("game", "most"), [("omaha", MOST_SLOW_TRIES), ("holdem", MOST_TRIES)])
def test_not_for_ever_is_looked(monkeypatch, game, most):
    looked = Looked(monkeypatch, [None], [90])
    with pytest.raises(NoSpot, match=str(most)):
        find_spot(CATALOGUE[game], 2, Random(1))
    assert most <= len(looked.spots) < most + A_HAND and not looked.worked_out


def test_a_search_that_nobody_waits_for_any_more_ends_after_the_hand_it_is_at(monkeypatch):
    looked = Looked(monkeypatch, [None], [90])
    with pytest.raises(NotWanted), while_wanted(lambda: len(looked.spots) < 2 * A_HAND):
        find_spot(CATALOGUE["omaha"], 2, Random(1))
    assert len(looked.spots) == 2 * A_HAND


@pytest.mark.parametrize(("game", "patience"), [("omaha", SLOW_PATIENCE), ("stud8", PATIENCE)])
def test_who_waits_is_asked_the_best_that_was_found_by_then(monkeypatch, game, patience):
    looked = Looked(monkeypatch, [None, 3.0, 1.0, 2.0], [71])
    monkeypatch.setattr(find, "dullness", lambda *_: 1.0)
    found = find_spot(CATALOGUE[game], 1, Random(1))
    hands = -(-len(looked.spots) // A_HAND)
    assert isinstance(found, Spot) and found.dull == 1.0
    assert len(looked.spots) + hands == patience


@pytest.mark.parametrize("game", ["holdem", pytest.param("stud8", marks=pytest.mark.long)])
def test_at_level_three_both_opponents_are_asked_about(game):
    spot = find_spot(CATALOGUE[game], 3, Random(8))
    assert spot.level == 3 and spot.also is not None
    assert {spot.own, spot.seat, spot.also} == set(spot.hand.observe(None).live())
    assert [each.seat for each in spot.each] == [spot.seat, spot.also]
    assert all(each.read.shifts and each.read.names == spot.read.names for each in spot.each)
    assert find_spot(CATALOGUE[game], 4, Random(8)).also is None
    question = known(their_range.TOPIC.build(spot))
    assert isinstance(question.answer, RangeAnswer)
    first, second = question.answer.by_seat()
    told = question_json(question)
    assert told["answer"] == first and told["facts"]["also"]["answer"] == second, (
        "programs read one range as the answer"
    )
    assert {tuple(each["answer"]) for each in told["error_kinds"]} == {tuple(first)}


def test_an_interesting_one_is_asked_at_once(monkeypatch):
    looked = Looked(monkeypatch, [None, 3.0, 0.0], [50])
    found = find_spot(CATALOGUE["holdem"], 1, Random(1))
    assert isinstance(found, Spot) and found.dull == 0.0 and len(looked.spots) == 3


@pytest.mark.parametrize(
    ("prior", "exact", "dull"),
    [
        ((0.6, 0.2, 0.2, 0), (0.2, 0.2, 0.6, 0), 0),  # 60 of the hundred lie where they did
        ((0.5, 0.2, 0.3, 0), (0.2, 0.3, 0.5, 0), 0),  # 70
        ((0.51, 0.19, 0.3, 0), (0.24, 0.21, 0.55, 0), 3),  # 73
        ((0.5, 0.2, 0.3, 0), (0.25, 0.25, 0.5, 0), None),  # 75: who takes nothing from the actions would be right
        ((0.4, 0.2, 0.4, 0), (0.75, 0.15, 0.1, 0), 5),  # three quarters in one class
        ((0.4, 0.2, 0.4, 0), (0.05, 0.55, 0.4, 0), None),  # it is in two classes
        ((0.7, 0.1, 0.1, 0.1), (0.05, 0.2, 0.2, 0.55), 0),  # 70 of an even spread lie where they did
        ((0.7, 0.1, 0.1, 0.1), (0.1, 0.3, 0.3, 0.3), None),  # 85: who touches nothing would be right
    ],
)
def test_what_a_question_is(prior, exact, dull):
    assert find.dullness(prior, exact) == (None if dull is None else pytest.approx(dull))
