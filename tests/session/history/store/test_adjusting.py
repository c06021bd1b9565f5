"""While all-in-adjusted results are being worked out: no figure and no point of the graph stands in for one."""

import pytest

from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.statistics import seat_figures
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By
from tests.session.history.store.player import HOLDEM, STUD8, Player, new_table

HANDS = 20


@pytest.fixture
def store():
    """All-ins of a short hold'em table; in stud with deep stacks nobody is all in."""
    store = Store(None)
    for game, buy_in in ((HOLDEM, 100), (STUD8, 100_000)):
        player = Player(store, new_table(game, seats=3, buy_in=buy_in))
        player.play(HANDS)
        store.leave_table(player.table_id)
    yield store
    store.close()


def test_figures_with_a_hand_that_waits_have_no_adjusted_result(store):
    history = History(store)
    pending = store.pending_adjustments()
    assert len(pending) > 3
    assert history.figures().hands == 2 * HANDS and history.figures().adjusted_big_bets is None
    assert history.figures().adjusted_per_100 is None
    games = history.figures_by(By.GAME)
    assert games["holdem none"].adjusted_big_bets is None
    assert games["stud8 fixed"].adjusted_big_bets == pytest.approx(games["stud8 fixed"].big_bets)
    assert history.figures(who="rock").adjusted_big_bets is None
    before = HandFilter(until_ms=pending[0] >> 12)
    assert history.figures(before).adjusted_big_bets == pytest.approx(history.figures(before).big_bets)
    for hand_id in pending:
        store.put_adjusted(hand_id, adjusted_results(store.events(hand_id)))
    assert history.figures().adjusted_big_bets is not None


def test_the_adjusted_line_ends_before_the_first_hand_that_waits(store):
    history = History(store)
    ids = history.ids()
    pending = store.pending_adjustments()
    graph = history.graph()
    known = ids.index(pending[0])
    assert graph.pending == len(pending) and len(graph.results) == len(ids) + 1
    assert len(graph.adjusted) == known + 1 and graph.adjusted == graph.results[: known + 1]
    first, second, *_ = pending
    store.put_adjusted(first, adjusted_results(store.events(first)))
    graph = history.graph()
    assert graph.pending == len(pending) - 1 and len(graph.adjusted) == ids.index(second) + 1


def test_a_hand_that_cannot_be_read_keeps_its_result(store):
    history = History(store)
    pending = store.pending_adjustments()
    for hand_id in pending:
        results = [figures.result for figures in seat_figures(store.events(hand_id))]
        store.leave_unadjusted(hand_id)
        row = history.row(hand_id)
        assert row is not None and row.result == results[0]
    assert store.pending_adjustments() == []
    assert history.figures().adjusted_big_bets == pytest.approx(history.figures().big_bets)
    seats = history.figures(HandFilter(since_ms=0))
    assert seats.adjusted_big_bets == pytest.approx(seats.big_bets)
