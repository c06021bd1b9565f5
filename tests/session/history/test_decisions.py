"""What decisions lost over time: by game, street and kind, with its error; kept with the hands."""

from __future__ import annotations

import math
import statistics
from contextlib import closing
from random import Random

import pytest

from pokertable.session.history.decisions import WORST, decisions_report
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from tests.views.opened import filled_store

CALL, FOLD = "You called when folding was better.", "You folded a hand that had the odds to call."


@pytest.fixture
def store(tmp_path):
    made = filled_store(tmp_path / "p.db", hands=4)
    yield made
    made.close()


def reviewed(*losses: tuple[str, str, float, float]) -> list[ReviewedDecision]:
    return [ReviewedDecision(place, *loss) for place, loss in enumerate(losses)]


def test_nothing_is_reviewed_at_first(store: Store):
    report = decisions_report(store)
    assert (report.total.hands, report.total.per_100, report.worst) == (0, 0, ())


def test_losses_add_up_by_game_street_and_kind(store: Store):
    ids = {row.variant: row.id for row in History(store).page().rows}
    store.put_reviewed(ids["holdem"], reviewed(("preflop", "", 0, 0), ("turn", CALL, 3, 0.5)))
    store.put_reviewed(ids["omaha8"], reviewed(("flop", FOLD, 1, 0.25), ("turn", CALL, 2, 0)))
    report = decisions_report(store)
    assert (report.total.hands, report.total.decisions) == (2, 4)
    assert report.total.per_100 == pytest.approx(300)  # six big bets over two hands
    assert report.total.stderr == pytest.approx(100 * ((0.5**2 + 0.25**2) / 4) ** 0.5)  # both hands lost the same
    assert [(lost.key[0], lost.hands, lost.per_100) for lost in report.games] == [
        ("holdem", 1, 300),
        ("omaha8", 1, 300),
    ]
    assert [(lost.key, lost.per_100) for lost in report.streets] == [
        (("preflop",), 0),
        (("flop",), pytest.approx(50)),
        (("turn",), pytest.approx(250)),
    ]
    assert [(lost.key, lost.decisions) for lost in report.kinds] == [((CALL,), 2), ((FOLD,), 1)]
    assert [(worst.hand_id, worst.decision.big_bets) for worst in report.worst] == [
        (ids["holdem"], 3), (ids["omaha8"], 2), (ids["omaha8"], 1),
    ]  # fmt: skip
    only = decisions_report(store, HandFilter(variant="holdem"))
    assert (only.total.hands, only.total.per_100) == (1, 300)
    assert only.total.stderr is None, "one hand does not say how hands differ"


def test_a_hand_that_is_reviewed_again_counts_once_and_the_worst_are_ten(store: Store):
    ids = [row.id for row in History(store).page().rows]
    for _ in range(2):
        for at, hand_id in enumerate(ids):
            store.put_reviewed(hand_id, reviewed(("river", CALL, float(at + 1), 0)))
    report = decisions_report(store)
    assert report.total.decisions == report.total.hands == len(ids)
    assert [worst.decision.big_bets for worst in report.worst] == sorted(range(1, len(ids) + 1), reverse=True)[:WORST]


def test_a_close_decision_is_lost_in_the_sums_and_is_none_of_the_worst(store: Store):
    hand_id = History(store).ids()[0]
    store.put_reviewed(hand_id, reviewed(("flop", "", 2.9, 1.4), ("river", CALL, 1, 0)))
    report = decisions_report(store)
    assert report.total.per_100 == pytest.approx(390)
    assert [worst.decision.kind for worst in report.worst] == [CALL]
    assert [lost.key for lost in report.kinds] == [(CALL,)]


def test_costliest_kinds_the_worst_ten_and_the_loss_per_hundred_are_those_of_a_ledger(tmp_path):
    """Worked out from the list of decisions alone; what the hands won or lost changes nothing of it."""
    kinds, rng = (CALL, FOLD, "You raised when calling was better.", ""), Random(3)
    ledger: list[tuple[int, str, str, float, float]] = []
    with closing(filled_store(tmp_path / "p.db", hands=16)) as store:
        ids = [row.id for row in History(store).page(limit=100).rows]
        for hand_id in ids:
            losses = [
                (rng.choice(("flop", "turn", "river")), rng.choice(kinds), rng.expovariate(0.5), rng.random() / 2)
                for _ in range(rng.randint(1, 4))
            ]
            store.put_reviewed(hand_id, reviewed(*losses))
            ledger += [(hand_id, *loss) for loss in losses]
        results = {row.result for row in History(store).page(limit=100).rows}
        report = decisions_report(store)
    assert len(results) > 1  # they differ, the losses do not go with them

    def per_100(rows: list[tuple[int, str, str, float, float]]) -> tuple[float, float]:
        """The mean over all hands, and its error: how hands differ, and how sure each loss is."""
        by_hand = [sum(row[3] for row in rows if row[0] == hand_id) for hand_id in ids]
        between = statistics.variance(by_hand) / len(ids)
        within = sum(row[4] ** 2 for row in rows) / len(ids) ** 2
        return 100 * statistics.mean(by_hand), 100 * math.sqrt(between + within)

    assert (report.total.per_100, report.total.stderr) == pytest.approx(per_100(ledger))
    expected = {kind: per_100([row for row in ledger if row[2] == kind]) for kind in kinds if kind}
    assert {lost.key[0]: (lost.per_100, lost.stderr) for lost in report.kinds} == {
        kind: pytest.approx(figures) for kind, figures in expected.items()
    }
    assert [lost.key[0] for lost in report.kinds] == sorted(expected, key=lambda kind: -expected[kind][0])
    worst = sorted((row for row in ledger if row[2]), key=lambda row: -row[3])[:10]
    assert [(each.hand_id, each.decision.big_bets) for each in report.worst] == [(row[0], row[3]) for row in worst]


def test_it_is_there_after_the_store_was_closed(tmp_path):
    path = tmp_path / "p.db"
    store = filled_store(path, hands=2)
    hand_id = History(store).ids()[0]
    store.put_reviewed(hand_id, reviewed(("river", CALL, 4.0, 0.5)))
    store.close()
    store = Store(path)
    assert decisions_report(store).worst[0].decision == ReviewedDecision(0, "river", CALL, 4.0, 0.5)
    store.close()
