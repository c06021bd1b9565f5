"""Decisions of a sit and go valued by the prizes that chips are worth."""

from random import Random
from types import SimpleNamespace

import pytest

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.text import phrase
from pokertable.session.play.steps import TournamentOver
from pokertable.session.play.tournament_hands import tournament_hands
from pokertable.training.review import prizes
from pokertable.training.review.prizes import CostlyDecision, TournamentReview, why
from pokertable.training.weigh.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.training.weigh.severity import Severity
from tests.narrow import known
from tests.session.play.test_sit_and_go import entered, play_on, shoves


def test_what_would_have_been_better_is_said_and_where_chips_and_prizes_differ():
    assert str(why(Fold(), CheckCall(), turns=True)) == "in chips a call, in prizes a fold"
    assert str(why(Fold(), CheckCall(), turns=False)) == "a fold keeps more of the prizes"
    assert str(why(CheckCall(), Fold(), turns=False)) == "a call wins more of the prizes"
    assert str(why(RaiseTo(50), RaiseTo(90), turns=False)) == "another raise wins more of the prizes"


def test_shoves_with_any_hand_cost_prizes_and_each_loss_is_beyond_its_error():
    at = entered(field=6, seed=1)
    rng = Random(1)
    play_on(at, rng, mine=shoves)
    assert at.heard(TournamentOver)
    number = known(at.flow.sng).id
    steps = list(TournamentReview(tournament_hands(at.store, number), deals=48, seconds=None))
    assert list(dict.fromkeys([done for done, *_ in steps])) == list(range(steps[-1][1] + 1)) and len(steps) > 1
    *_, found = steps[-1]
    assert found
    assert [each.loss for each in found] == sorted([each.loss for each in found], reverse=True)
    for each in found:
        assert each.loss > each.error > 0 and 2 <= each.left <= 6
        record = at.store.record(each.hand_id)
        assert record.number == each.hand
        assert each.street in {street.name for street in record.game.variant.streets}


def costly(loss: float) -> CostlyDecision:
    return CostlyDecision(1, 0, 1, "turn", 2, (), phrase("You folded"), phrase("You folded"), loss, 0.1)


def test_the_costliest_comes_first(monkeypatch):
    weighed = iter([costly(1.0), None, costly(3.0), costly(2.0)])
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [SimpleNamespace(part=1.0)] * 4)
    monkeypatch.setattr(TournamentReview, "_begun", lambda *_: SimpleNamespace(settled=True, verdict=lambda: None))
    monkeypatch.setattr(TournamentReview, "_told", lambda *_: next(weighed))
    steps = [[each.loss for each in found] for *_, found in TournamentReview(())]
    assert steps == [[], [1], [1], [3, 1], [3, 2, 1]]


def test_a_step_is_a_turn_of_a_decision_so_that_a_window_closes_at_once(monkeypatch):
    """A step was a whole decision: ten seconds and more."""
    left, played = [3], []

    def play():
        left[0] -= 1
        played.append(left[0])
        weighing.settled = not left[0]

    weighing = SimpleNamespace(settled=False, play=play, verdict=lambda: None)
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [SimpleNamespace(part=1.0)])
    monkeypatch.setattr(TournamentReview, "_begun", lambda *_: weighing)
    monkeypatch.setattr(TournamentReview, "_told", lambda *_: None)
    assert [each.done for each in TournamentReview(())] == [0, 0, 0, 1] and played == [2, 1, 0]


@pytest.mark.parametrize(("bad", "costly", "settled"), [(Severity.BLUNDER, 1, 1), (Severity.FINE, 0, 1), (None, 0, 0)])
def test_a_decision_is_costly_where_its_review_blames_it_and_one_without_a_verdict_is_not_settled(
    monkeypatch, bad, costly, settled
):
    """A shove with 6-2 was a blunder in its review, and no costly decision here."""
    at = entered(field=2, seed=1)
    play_on(at, Random(1), mine=shoves)
    review = TournamentReview(tournament_hands(at.store, known(at.flow.sng).id))
    large = max(review._large(), key=lambda each: each.part)
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [large])
    told = SimpleNamespace(best=0, loss=19.0, loss_stderr=10.0)
    verdict = SimpleNamespace(measured=told, so_far=bad, is_fold_in_prizes=False)
    asked = {}

    def weighing(*_, **how):
        asked.update(how)
        return SimpleNamespace(settled=True, verdict=lambda: verdict)

    monkeypatch.setattr(prizes, "Weighing", weighing)
    *_, last = review
    assert (last.done, last.total, last.settled, len(last.costly)) == (1, 1, settled, costly)
    assert asked["samples"] == MOST_DEALS and asked["seconds"] == SECONDS + LONGER  # as the review has
