"""Decisions of a sit and go valued by the prizes that chips are worth."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pokertable.model.text import phrase
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.session.play.steps import TournamentOver
from pokertable.session.play.tournament_hands import TournamentHand, tournament_hands
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.review import prizes
from pokertable.training.review.counting import Asked, sheets
from pokertable.training.review.prizes import MOST, CostlyDecision, TournamentReview
from pokertable.training.review.sheet import DecisionSheet
from pokertable.training.weigh.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.training.weigh.severity import UNDECIDED, Severity
from tests.narrow import known
from tests.session.play.test_sit_and_go import entered, play_on, shoves


@pytest.mark.parametrize(
    "of_them", [slice(3, 4), pytest.param(slice(None), marks=pytest.mark.long)], ids=["one hand", "all hands"]
)
def test_shoves_with_any_hand_cost_prizes_and_each_loss_is_beyond_its_error(of_them):
    at = entered(field=6, seed=1)
    rng = Random(1)
    play_on(at, rng, mine=shoves)
    assert at.heard(TournamentOver)
    number = known(at.flow.sng).id
    steps = list(TournamentReview(list(tournament_hands(at.store, number))[of_them], deals=48, seconds=None))
    assert list(dict.fromkeys([done for done, *_ in steps])) == list(range(steps[-1][1] + 1)) and len(steps) > 1
    *_, found = steps[-1]
    assert found
    assert [each.loss for each in found] == sorted([each.loss for each in found], reverse=True)
    for each in found:
        assert each.loss > each.error > 0 and 2 <= each.left <= 6
        record = at.store.record(each.hand_id)
        assert record.number == each.hand
        assert each.street in {street.name for street in record.game.variant.streets}


HAND = SimpleNamespace(id=7)


def large(place: int, part: float = 1.0) -> SimpleNamespace:
    return SimpleNamespace(hand=HAND, place=place, part=part)


def costly(place: int, loss: float) -> CostlyDecision:
    return CostlyDecision(7, place, 1, "turn", 2, (), phrase("You folded"), phrase("You folded"), loss, 0.1)


def test_the_costliest_comes_first(monkeypatch):
    lost = [1.0, None, 3.0, 2.0]
    monkeypatch.setattr(TournamentReview, "_large", lambda _: map(large, range(4)))
    monkeypatch.setattr(TournamentReview, "_begun", lambda *_: SimpleNamespace(settled=True))
    told = [(True, None if loss is None else costly(place, loss)) for place, loss in enumerate(lost)]
    monkeypatch.setattr(TournamentReview, "_told", lambda _, large, __: told[large.place])
    steps = [[each.loss for each in found] for *_, found in TournamentReview(())]
    assert steps == [[], [1], [1], [3, 1], [3, 2, 1]]


def test_a_dozen_at_most_are_weighed_the_largest_first(monkeypatch):
    begun = []

    def begin(_review, one):
        begun.append(one.place)
        return SimpleNamespace(settled=True)

    every = [large(place, part=place) for place in range(MOST + 2)]
    monkeypatch.setattr(TournamentReview, "_large", lambda _: every)
    monkeypatch.setattr(TournamentReview, "_begun", begin)
    monkeypatch.setattr(TournamentReview, "_told", lambda *_: (True, None))
    *_, last = TournamentReview(())
    assert last.total == MOST and begun == [*range(MOST + 1, 1, -1)]


def test_a_step_is_a_turn_of_a_decision_so_that_a_window_closes_at_once(monkeypatch):
    """A step was a whole decision: ten seconds and more."""
    left, played = [3], []

    def play():
        left[0] -= 1
        played.append(left[0])
        weighing.settled = not left[0]

    weighing = SimpleNamespace(settled=False, play=play)
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [large(0)])
    monkeypatch.setattr(TournamentReview, "_begun", lambda *_: weighing)
    monkeypatch.setattr(TournamentReview, "_told", lambda *_: (True, None))
    assert [each.done for each in TournamentReview(())] == [0, 0, 0, 1] and played == [2, 1, 0]


@pytest.fixture(scope="module")
def shoved() -> tuple[Store, list[TournamentHand]]:
    """A sit and go of two whose player shoves with any hand."""
    at = entered(field=2, seed=1)
    play_on(at, Random(1), mine=shoves)
    return at.store, list(tournament_hands(at.store, known(at.flow.sng).id))


def largest(hands: list[TournamentHand]) -> Any:
    return max(TournamentReview(hands)._large(), key=lambda each: each.part)


@pytest.mark.parametrize(("bad", "costly", "settled"), [(Severity.BLUNDER, 1, 1), (Severity.FINE, 0, 1), (None, 0, 0)])
def test_a_decision_is_costly_where_its_review_blames_it_and_one_without_a_verdict_is_not_settled(
    monkeypatch, shoved, bad, costly, settled
):
    """A shove with 6-2 was a blunder in its review, and no costly decision here."""
    _, hands = shoved
    one = largest(hands)
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [one])
    asked = {}

    def weighing(*_, **how):
        asked.update(how)
        return SimpleNamespace(settled=True, verdict=lambda: None)

    monkeypatch.setattr(prizes, "Weighing", weighing)
    monkeypatch.setattr(DecisionSheet, "to_keep", lambda _, place: stored(place, severity=bad))
    *_, last = TournamentReview(hands)
    assert (last.done, last.total, last.settled, len(last.costly)) == (1, 1, settled, costly)
    assert asked["samples"] == MOST_DEALS and asked["seconds"] == SECONDS + LONGER  # as the review has


def stored(place: int, lost: float = 2.0, severity: Severity | None = Severity.BLUNDER) -> ReviewedDecision:
    kind = "In chips this was a raise, in prizes a fold."
    return ReviewedDecision(place, "preflop", kind, lost, 0.5, True, 40.0, getattr(severity, "value", UNDECIDED))


def test_a_reviewed_decision_is_not_weighed_again_and_has_the_figure_that_is_stored_last(monkeypatch, shoved):
    """One all-in had lost 4.30% at the end, 2.98% in its review and 3.72% in the history."""
    _, hands = shoved
    one = largest(hands)
    monkeypatch.setattr(TournamentReview, "_large", lambda _: [one])
    monkeypatch.setattr(prizes, "Weighing", None)
    rows = [stored(one.place)]
    review = TournamentReview(hands, lambda hand_id: rows if hand_id == one.hand.id else [])
    *_, last = review
    (found,) = last.costly
    unit = 100 * one.moment.public.game.yardstick / one.hand.setup.chips
    assert (found.loss, found.error) == pytest.approx((2.0 * unit, 1.96 * 0.5 * unit))
    assert str(found.why) == rows[0].kind and review.weighed(one.hand.id) == {}
    rows[0] = stored(one.place, 3.0)
    assert review.so_far().costly[0].loss == pytest.approx(3.0 * unit)
    rows[0] = stored(one.place, 0.9)  # ± 0.98: whether it cost anything is not known
    assert review.so_far() == (1, 1, 1, ())
    rows[0] = stored(one.place, severity=None)
    assert review.so_far() == (1, 1, 0, ())


def test_a_decision_whose_stored_review_is_damaged_is_weighed(monkeypatch):
    """The end of a sit and go weighed nothing more after it."""

    def damaged(_hand_id: int) -> list[ReviewedDecision]:
        raise StoreError("the review of a hand is damaged")

    monkeypatch.setattr(TournamentReview, "_large", lambda _: [large(0)])
    monkeypatch.setattr(TournamentReview, "_begun", lambda *_: SimpleNamespace(settled=True))
    monkeypatch.setattr(TournamentReview, "_told", lambda _, large, weighing: (weighing is not None, None))
    review = TournamentReview((), damaged)
    *_, last = review
    assert (last.done, last.settled) == (1, 1)


def test_the_review_takes_the_figures_of_the_end_and_plays_no_more(monkeypatch, shoved):
    store, hands = shoved
    end = TournamentReview(hands, deals=48, seconds=0.1)
    large = next(each for each in end._large())
    monkeypatch.setattr(end, "_large", lambda: [large])
    assert [each.done for each in end][-1] == 1
    weighed, hand = end.weighed(large.hand.id), large.hand
    before = weighed[large.place].verdict()
    record = store.record(hand.id)
    asked = Asked(
        hand_id=hand.id, told=Uncovered.of(record), seen=hand.seen, seat=record.hero, policies=record.policies,
        own=True, practice=False, most_deals=2000, seconds=0.05, longer=0.5, pool=prizes.pool_of(hand), weighed=weighed,
    )  # fmt: skip
    *_, sheet = sheets(asked, {}, lambda: None)
    after = sheet.decisions[large.place]
    assert after.verdict.measured == before.measured and after.verdict.deals == before.deals
    assert after.verdict.is_over and after.to_keep(large.place) == DecisionSheet(before, ()).to_keep(large.place)
